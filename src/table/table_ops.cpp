#include "table/table_ops.h"

#include <algorithm>
#include <array>

#include "table/asked.h"

namespace roundtable {
namespace {

struct Op {
  std::string_view name;
  Decided (*decide)(const ops::Asked&);
};
constexpr std::array known_ops{
    Op{"sit", ops::sit},       Op{"stand", ops::stand},        Op{"ready", ops::ready},
    Op{"rename", ops::rename}, Op{"seat_bot", ops::seat_bot},  Op{"move", ops::move},
    Op{"remove", ops::remove}, Op{"leave", ops::leave},        Op{"configure", ops::configure},
    Op{"start", ops::start},   Op{"again", ops::again},        Op{"contribute", ops::contribute},
    Op{"act", ops::act},       Op{"replace", ops::replace},    Op{"back", ops::back},
    Op{"chat", ops::chat},     Op{"take_over", ops::take_over}};

}  // namespace

bool is_table_op(std::string_view op) {
  return std::any_of(known_ops.begin(), known_ops.end(), [&](const Op& known) { return known.name == op; });
}

Decided decide(const Table& table, int person, std::string_view op, const boost::json::value& request,
               const Moment& moment) {
  ObjectReader reader(request);
  reader.member("op");
  reader.member("id");
  const auto* found =
      std::find_if(known_ops.begin(), known_ops.end(), [&](const Op& known) { return known.name == op; });
  return found->decide({table, person, reader, moment});
}

}  // namespace roundtable
