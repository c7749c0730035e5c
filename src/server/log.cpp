#include "server/log.h"

#include <cstdio>

#include "codec/json_writer.h"
#include "table/now.h"

namespace roundtable {

void Log::note(std::string_view event, std::initializer_list<Member> members) {
  JsonWriter line;
  line.begin_object().key("at").value(now_ms()).key("event").name(event);
  for (const auto& [key, value] : members) line.key(key).value(value);
  line.end_object();
  std::fprintf(stderr, "%.*s\n", static_cast<int>(line.text().size()), line.text().data());
}

}  // namespace roundtable
