#include "tests/games/avalon/talk/random_talk.h"

#include "engine/random_play.h"

namespace scenario {
namespace {

bool coin(Rng& rng) { return below(rng, 2) == 0; }
template <class E>
E word(Rng& rng, std::size_t count) {
  return static_cast<E>(below(rng, static_cast<std::uint32_t>(count)));
}
/// Seldom one too many.
Seat any_seat(Rng& rng, int players) {
  return Seat(static_cast<int>(below(rng, static_cast<std::uint32_t>(std::min(players + 1, max_seats)))));
}
SeatSet some_seats(Rng& rng, int players) {
  SeatSet set;
  for (auto wanted = below(rng, 6); wanted > 0; --wanted) set.insert(any_seat(rng, players));
  return set;
}
talk::Number any_number(Rng& rng, talk::Number last) { return below(rng, last + 2); }

talk::Reason any_reason(Rng& rng, talk::Number steps, talk::Number statements) {
  if (below(rng, 3) == 0) return std::nullopt;
  return coin(rng) ? step(any_number(rng, steps)) : statement(any_number(rng, statements));
}

/// Mostly the quiet choice, so that games last and reach the assassination.
Action mostly_quiet(const View& view, Rng& rng) {
  if (owes_vote(view.table, view.seat)) return CastVote{below(rng, 8) == 0 ? Vote::Reject : Vote::Approve};
  const bool questing = std::holds_alternative<Questing>(view.table.phase);
  if (questing && may_play(view, Card::Success) && below(rng, 4) != 0) return PlayCard{Card::Success};
  return random_action<Avalon>(view, rng);
}

}  // namespace

Setup random_setup(Rng& rng) {
  while (true) {
    Setup setup;
    setup.players = static_cast<std::uint8_t>(5 + below(rng, 6));
    setup.specials = {};
    for (const Role role : {Merlin, Percival, Assassin, Mordred, Morgana, Oberon})
      if (coin(rng)) setup.specials.insert(role);
    setup.lancelots = word<Lancelots>(rng, 4);
    setup.lady = coin(rng);
    setup.excalibur = coin(rng);
    setup.targeting = coin(rng);
    setup.plots = coin(rng);
    setup.edition = word<Edition>(rng, 4);
    setup.floating_assassin = coin(rng);
    if (!setup_error(setup)) return setup;
  }
}

talk::Statement random_statement(Rng& rng, int players, talk::Number steps, talk::Number statements) {
  const auto seat = [&] { return any_seat(rng, players); };
  const auto because = [&] { return any_reason(rng, steps, statements); };
  const auto number = [&] { return any_number(rng, statements); };
  switch (word<talk::Kind>(rng, std::variant_size_v<talk::Statement>)) {
    case talk::Kind::Trust:
      return talk::Trust{seat(), word<Strength>(rng, 2), because()};
    case talk::Kind::Suspect:
      return talk::Suspect{seat(), word<Strength>(rng, 2), because()};
    case talk::Kind::Among:
      return talk::Among{some_seats(rng, players), static_cast<std::uint8_t>(below(rng, 5)), because()};
    case talk::Kind::Team:
      return talk::CallTeam{some_seats(rng, players), coin(rng), because()};
    case talk::Kind::Want:
      return talk::WantTeam{some_seats(rng, players), because()};
    case talk::Kind::Will:
      return talk::Will{word<Vote>(rng, 2), because()};
    case talk::Kind::Why:
      return talk::AskWhy{seat(), any_number(rng, steps)};
    case talk::Kind::Answer:
      return talk::Answer{number(), word<Motive>(rng, 6)};
    case talk::Kind::Agree:
      return talk::Agree{number()};
    case talk::Kind::Disagree:
      return talk::Disagree{number(), because()};
    case talk::Kind::Loyal:
      return talk::ClaimLoyal{};
    case talk::Kind::Claim:
      return talk::ClaimRole{word<Role>(rng, role_count)};
    case talk::Kind::Seen:
      return talk::Seen{seat(), word<Source>(rng, 6), word<Sight>(rng, 4)};
    case talk::Kind::Mistaken:
      return talk::Mistaken{seat()};
    case talk::Kind::Follow:
      return talk::Follow{seat()};
    case talk::Kind::Merlin:
      return talk::NameMerlin{seat()};
  }
  return talk::ClaimLoyal{};
}

RandomGame::RandomGame(const Setup& setup, Rng& rng) : dealt_(deal(setup, {}, rng)), state_(prepare(setup)) {
  carry_out<Avalon>(dealt_, state_, unrecorded);
}

void RandomGame::act(Rng& rng) {
  const SeatSet waiting = table().waiting;
  const Seat seat = waiting.nth(static_cast<int>(below(rng, static_cast<std::uint32_t>(waiting.size()))));
  const Table before = table();
  actions_.emplace_back(seat, mostly_quiet(observe(state_, seat), rng));
  REQUIRE_FALSE(roundtable::play<Avalon>(state_, seat, actions_.back().second, unrecorded));
  course_.add(talk::step_seen(before, seat, table()));
}

talk::Floor RandomGame::floor(Seat seat, Audience to) const {
  if (to == Audience::All) return log_.floor(table(), course_, seat);
  return log_.floor_among_allies(table(), course_, seat, confers(observe(state_, seat)));
}

void RandomGame::talk(Rng& rng) {
  for (const Seat seat : table().everyone()) {
    const auto any = [&](const talk::Channel& channel) {
      return random_statement(rng, table().players(), course_.size(), channel.size());
    };
    (void)log_.say(table(), course_, seat, any(log_.all()));
    (void)log_.say_to_allies(table(), course_, seat, confers(observe(state_, seat)), any(log_.allies()));
  }
}

}  // namespace scenario
