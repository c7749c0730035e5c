// Positions of Avalon set up in the words of the rulebook:
//   auto game = Scenario::players(6).roles({...}).leader(0).start();
#pragma once

#include "tests/games/avalon/rules/live_game.h"

namespace scenario {

/// What a table agrees on and deals by hand; the rest is drawn from a fixed seed.
class Scenario {
 public:
  static Scenario players(int count);
  /// One character a seat; the special ones among them become the set-up's.
  Scenario& roles(std::initializer_list<Role> list);
  Scenario& leader(int seat);
  Scenario& lancelots(Lancelots mode);
  Scenario& loyalty(std::initializer_list<Loyalty> top);
  Scenario& lady();
  Scenario& excalibur();
  Scenario& targeting();
  Scenario& plots(std::initializer_list<Plot> top = {});
  /// As if the deck held these cards and no more.
  Scenario& only_plots(std::initializer_list<Plot> deck);
  Scenario& knife_floats(std::optional<int> seat = std::nullopt);
  Scenario& edition(Edition edition);
  LiveGame start() const;

 private:
  Setup setup_;
  DealWish wish_;
  bool deck_is_whole_ = false;
};

}  // namespace scenario
