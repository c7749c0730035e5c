// How a game ended, as every game says it.
#pragma once

#include <boost/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "codec/json_writer.h"

namespace roundtable {

struct Result {
  std::variant<Seat, std::string_view> winner;  // a seat, or the name of a side
  std::string_view reason;
};

/// The winner as one word.
inline std::string winner_text(const Result& result) {
  if (const auto* seat = std::get_if<Seat>(&result.winner)) return std::to_string(seat->index());
  return std::string(std::get<std::string_view>(result.winner));
}

/// The members over, winner and reason; no result: the game goes on.
inline void write_result(const std::optional<Result>& result, JsonWriter& out) {
  out.key("over").value(result.has_value());
  if (!result) return;
  out.key("winner");
  if (const auto* seat = std::get_if<Seat>(&result->winner))
    out.value(*seat);
  else
    out.name(std::get<std::string_view>(result->winner));
  out.key("reason").name(result->reason);
}

/// Whether these are the members that `write_result` would write.
inline bool is_result(const boost::json::value& recorded, const std::optional<Result>& result) {
  boost::json::object own{{"over", result.has_value()}};
  if (result) {
    const auto* seat = std::get_if<Seat>(&result->winner);
    own["winner"] = seat ? boost::json::value(seat->index()) : boost::json::value(winner_text(*result));
    own["reason"] = result->reason;
  }
  return recorded == own;
}

}  // namespace roundtable
