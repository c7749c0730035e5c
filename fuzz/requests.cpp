// Lines of requests to one session: each gets exactly one reply, whatever it holds, and the session continues.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "match/session.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  roundtable::Session session;
  std::string_view input(reinterpret_cast<const char*>(data), size);
  while (!input.empty()) {
    const auto end = input.find('\n');
    const auto reply = session.reply(input.substr(0, end));
    if (!reply.starts_with("{\"ok\":") || reply.find('\n') != std::string_view::npos) std::abort();
    input.remove_prefix(end == std::string_view::npos ? input.size() : end + 1);
  }
  return 0;
}
