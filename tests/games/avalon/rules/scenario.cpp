#include "tests/games/avalon/rules/scenario.h"

namespace scenario {

Scenario Scenario::players(int count) {
  Scenario scenario;
  scenario.setup_.players = static_cast<std::uint8_t>(count);
  return scenario;
}

Scenario& Scenario::roles(std::initializer_list<Role> list) {
  setup_.specials = {};
  wish_.roles.emplace();
  for (const Role role : list) {
    wish_.roles->push_back(role);
    if (role != Servant && role != Minion && !is_lancelot(role)) setup_.specials.insert(role);
  }
  return *this;
}

Scenario& Scenario::leader(int seat) {
  wish_.leader = Seat(seat);
  return *this;
}

Scenario& Scenario::lancelots(Lancelots mode) {
  setup_.lancelots = mode;
  return *this;
}

Scenario& Scenario::loyalty(std::initializer_list<Loyalty> top) {
  for (const Loyalty card : top) wish_.loyalty.push_back(card);
  return *this;
}

Scenario& Scenario::lady() {
  setup_.lady = true;
  return *this;
}

Scenario& Scenario::excalibur() {
  setup_.excalibur = true;
  return *this;
}

Scenario& Scenario::targeting() {
  setup_.targeting = true;
  return *this;
}

Scenario& Scenario::plots(std::initializer_list<Plot> top) {
  setup_.plots = true;
  for (const Plot plot : top) wish_.plots.push_back(plot);
  return *this;
}

Scenario& Scenario::only_plots(std::initializer_list<Plot> deck) {
  deck_is_whole_ = true;
  return plots(deck);
}

Scenario& Scenario::knife_floats(std::optional<int> seat) {
  setup_.floating_assassin = true;
  wish_.knife = optional_seat(seat);
  return *this;
}

Scenario& Scenario::edition(Edition edition) {
  setup_.edition = edition;
  return *this;
}

LiveGame Scenario::start() const {
  REQUIRE(!setup_error(setup_));
  REQUIRE(!deal_error(setup_, wish_));
  Rng generator(1);
  Dealt dealt = deal(setup_, wish_, generator);
  if (deck_is_whole_) dealt.plots = wish_.plots;
  return LiveGame(setup_, dealt);
}

}  // namespace scenario
