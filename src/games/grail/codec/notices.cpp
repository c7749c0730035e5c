// What is told of Grail's events in JSON.
#include "games/grail/rules/notices.h"
#include "engine/match.h"
#include "games/grail/codec/codec.h"

namespace roundtable {

using namespace grail;

namespace {

using namespace grail::notice;

void write_names(const NameList& names, JsonWriter& out) {
  out.begin_array();
  for (const auto name : names) out.name(name);
  out.end_array();
}

void write(const Fact& fact, JsonWriter& out) {
  out.key(fact.name);
  match(
      fact.value, [&](const std::string_view name) { out.name(name); },
      [&](const NameList& names) { write_names(names, out); }, [&](const auto& value) { out.value(value); });
}

}  // namespace

void Codec<Grail>::write_notices(const Event& event, const State& before, NoticeList& out) {
  for (const Told& told : telling(event, before)) {
    JsonWriter& text = out.begin(Audience::of(told.only));
    text.key("type").name(told.notice.type);
    for (const Fact& fact : told.notice.facts) write(fact, text);
    out.end();
  }
}

}  // namespace roundtable
