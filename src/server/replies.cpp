#include "server/replies.h"

#include "table/now.h"

namespace roundtable {
namespace {

JsonWriter& begin(std::string_view type, const std::string& id, JsonWriter& out) {
  out.begin_object().key("type").name(type);
  return id.empty() ? out : out.key("id").value(id);
}

}  // namespace

void write_hello(const std::string& id, JsonWriter& out) {
  begin("hello", id, out).key("protocol").value(protocol_version).key("server").name(ROUNDTABLE_VERSION);
  out.key("time").value(now_ms()).end_object();
}

void write_entered(const std::string& id, std::string_view table, int person, std::string_view token, JsonWriter& out) {
  begin("entered", id, out).key("table").value(table);
  if (person) out.key("person").value(person);
  if (!token.empty()) out.key("token").value(token);
  out.end_object();
}

void write_ok(const std::string& id, std::optional<int> step, JsonWriter& out) {
  begin("ok", id, out);
  if (step) out.key("seq").value(*step);
  out.end_object();
}

void write_device_link(const std::string& id, std::string_view link, JsonWriter& out) {
  begin("device_link", id, out).key("link").value(link).end_object();
}

void write_suggestion(const std::string& id, std::string_view advice, JsonWriter& out) {
  begin("suggestion", id, out).raw_members(advice).end_object();
}

}  // namespace roundtable
