// What is played at a table, and how.
#pragma once

#include <boost/json.hpp>
#include <map>
#include <optional>
#include <string>

#include "codec/json_writer.h"

namespace roundtable {

/// Seconds by kind of decision.
struct Clock {
  std::map<std::string, int, std::less<>> seconds;
  int of(std::string_view phase) const;
};

/// Null where there is none.
void write_clock(const std::optional<Clock>& clock, JsonWriter& out);

struct Choices {
  std::string game;
  boost::json::value config;  // as the host gave it
  std::string language;       // spoken at the table; empty at tables older than the choice
  bool open = false;
  bool spectators = true;
  bool hide_votes = false;
  std::optional<Clock> clock;
};

/// Those choices that somebody makes or changes; the others stay.
struct ChoiceChanges {
  std::optional<bool> open, spectators, hide_votes;
  std::optional<std::string> language;
  std::optional<std::optional<Clock>> clock;  // given and null: no clock
  std::optional<boost::json::value> config;
};

}  // namespace roundtable
