#include "games/avalon/lab/balance.h"

#include <algorithm>

#include "lab/simulate.h"

namespace roundtable::lab {

using namespace avalon;

namespace {

void add_if_sound(std::vector<Setup>& setups, const Setup& setup) {
  if (!setup_error(setup)) setups.push_back(setup);
}

void add_modules(std::vector<Setup>& setups, Setup usual) {
  for (bool Setup::* module : {&Setup::excalibur, &Setup::targeting, &Setup::plots}) {
    Setup with = usual;
    with.*module = true;
    add_if_sound(setups, with);
  }
  for (const Lancelots kind : {Lancelots::Known, Lancelots::Switching, Lancelots::Scheduled}) {
    usual.lancelots = kind;
    add_if_sound(setups, usual);
  }
}

/// Those who want a partner first, so that the simpler sets come first.
std::vector<Role> optional_roles(RoleSet base) {
  std::vector<Role> roles;
  for (const bool wants_partner : {true, false})
    for (const Character& row : character_table)
      if (is_special(row.role) && !base.contains(row.role) && row.wants.has_value() == wants_partner)
        roles.push_back(row.role);
  return roles;
}

bool has_partners(RoleSet specials) {
  return std::ranges::all_of(character_table, [&](const Character& row) {
    return !specials.contains(row.role) || !row.wants || specials.contains(row.wants->role);
  });
}

/// The recorded games know no Assassin of his own: one of the evil players names Merlin.
RoleSet without_assassin(const auto& roles) {
  RoleSet set;
  for (const Role role : roles)
    if (role != Role::Assassin && character(role).entry != Entry::FillsUp) set.insert(role);
  return set;
}

bool is_plain(const Setup& setup) {
  return !setup.lady && !setup.excalibur && !setup.targeting && !setup.plots && setup.lancelots == Lancelots::Off;
}

Share people_with(const Setup& setup, std::span<const HumanGame> games) {
  Share share;
  if (!is_plain(setup)) return share;
  const RoleSet wanted = without_assassin(characters(setup));
  for (const HumanGame& game : games) {
    if (game.table.players() != setup.players || without_assassin(game.roles) != wanted) continue;
    ++share.games;
    share.evil += evil_won(game) ? 1 : 0;
  }
  return share;
}

Share bots_with(const Setup& setup, const Bot<Avalon>& bot, const BalancePlan& plan) {
  const std::vector<const Bot<Avalon>*> seats(setup.players, &bot);
  const Tally tally = simulate<Avalon>(setup, seats, {plan.games, plan.threads, plan.seed, {}, {}});
  Share share{tally.games, 0};
  for (const auto& [outcome, count] : tally.outcomes)
    if (outcome.winner == name_of(Side::Evil)) share.evil += count;
  return share;
}

}  // namespace

bool evil_won(const HumanGame& game) {
  if (count_results(game.table, Card::Success) < results_to_win) return true;
  return game.target && game.role(*game.target) == Role::Merlin;
}

std::vector<Setup> sensible_setups(int players) {
  std::vector<Setup> setups;
  Setup setup;
  setup.players = static_cast<std::uint8_t>(players);
  const RoleSet base = Setup().specials;
  const RoleSet usual{Role::Merlin, Role::Assassin, Role::Percival, Role::Morgana};
  const RoleSet hard{Role::Merlin, Role::Assassin, Role::Percival, Role::Morgana, Role::Mordred};
  setup.specials = {};
  add_if_sound(setups, setup);
  const auto others = optional_roles(base);
  for (unsigned choice = 0; choice < 1U << others.size(); ++choice) {
    setup.specials = base;
    for (std::size_t i = 0; i < others.size(); ++i)
      if ((choice >> i & 1U) != 0) setup.specials.insert(others[i]);
    if (has_partners(setup.specials)) add_if_sound(setups, setup);
  }
  for (const RoleSet& specials : {base, usual, hard}) {
    setup.specials = specials;
    setup.lady = true;
    add_if_sound(setups, setup);
  }
  setup.lady = false;
  setup.specials = usual;
  add_modules(setups, setup);
  return setups;
}

std::vector<BalanceRow> balance(std::span<const Setup> setups, const Bot<Avalon>& bot,
                                std::span<const HumanGame> people, const BalancePlan& plan) {
  std::vector<BalanceRow> rows;
  for (const Setup& setup : setups) {
    rows.push_back({setup, bots_with(setup, bot, plan), people_with(setup, people)});
    if (plan.progress) plan.progress(rows.size());
  }
  return rows;
}

}  // namespace roundtable::lab
