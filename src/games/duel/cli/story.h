// A duel told to a seat, or afterwards with all cards open.
#pragma once

#include "cli/tool_of.h"
#include "games/duel/cli/words.h"

namespace roundtable {

template <>
class Story<duel::Duel> {
 public:
  Story(const Catalogue& text, const PerSeat<std::string>& names) : words_(text, names) {}
  std::vector<std::string> lines(const duel::Event& event, const duel::State& before, std::optional<Seat> eyes) const;

 private:
  DuelWords words_;
};

}  // namespace roundtable
