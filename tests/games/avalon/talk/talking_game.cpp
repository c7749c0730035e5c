#include "tests/games/avalon/talk/talking_game.h"

#include "engine/match.h"

namespace scenario {

std::optional<Seat> actor_of(const Event& event, const State& before) {
  using Actor = std::optional<Seat>;
  const auto waiting = [&] { return before.table.waiting.first(); };
  return match(
      event, [](const VoteCast& cast) -> Actor { return cast.seat; },
      [](const CardPlayed& played) -> Actor { return played.seat; },
      [&](const TeamProposed&) -> Actor { return waiting(); }, [&](const PlotsGiven&) -> Actor { return waiting(); },
      [&](const PlotPlayed&) -> Actor { return waiting(); }, [&](const PlotPassed&) -> Actor { return waiting(); },
      [&](const PlotTaken&) -> Actor { return waiting(); }, [&](const SideShown&) -> Actor { return waiting(); },
      [&](const ExcaliburUsed&) -> Actor { return waiting(); }, [&](const LadyAsked&) -> Actor { return waiting(); },
      [&](const Assassinated&) -> Actor { return waiting(); }, [](const auto&) -> Actor { return std::nullopt; });
}

const talk::PublicCourse& TalkingGame::course() {
  const auto& record = game_.record();
  while (seen_ < record.size()) {
    const auto& [event, before] = record[seen_++];
    const auto actor = actor_of(event, before);
    if (!actor) continue;
    std::size_t next = seen_;
    while (next < record.size() && !actor_of(record[next].first, record[next].second)) ++next;
    const Table& after = next < record.size() ? record[next].second.table : game_.table();
    course_.add(talk::step_seen(before.table, *actor, after));
  }
  return course_;
}

talk::Floor TalkingGame::floor(int seat, Audience to) {
  if (to == Audience::All) return log_.floor(game_.table(), course(), Seat(seat));
  return log_.floor_among_allies(game_.table(), course(), Seat(seat), fellows(seat));
}

Said TalkingGame::says(int seat, const talk::Statement& statement, Audience to) {
  REQUIRE_FALSE(refuses(seat, statement, to).has_value());
  const auto said = to == Audience::All
                        ? log_.say(game_.table(), course(), Seat(seat), statement)
                        : log_.say_to_allies(game_.table(), course(), Seat(seat), fellows(seat), statement);
  REQUIRE(said.has_value());
  return *said;
}

std::optional<talk::Refusal> TalkingGame::refuses(int seat, const talk::Statement& statement, Audience to) {
  const auto refused = talk::refusal(floor(seat, to), statement);
  REQUIRE(refused.has_value() != talk::covers(talk::sayable(floor(seat, to)), statement));
  return refused;
}

std::string TalkingGame::heard(std::optional<int> seat, talk::Number since, talk::Number since_allies) const {
  std::string numbers;
  for (const Said& said : log_.heard_by(optional_seat(seat), since, since_allies)) {
    if (!numbers.empty()) numbers += ' ';
    if (said.to == Audience::Allies) numbers += 'a';
    numbers += std::to_string(said.number);
  }
  return numbers;
}

TalkingGame five() {
  return TalkingGame(Scenario::players(5).roles({Merlin, Servant, Servant, Assassin, Minion}).leader(0).start());
}

TalkingGame seven() {
  return TalkingGame(
      Scenario::players(7).roles({Merlin, Percival, Servant, Servant, Assassin, Morgana, Oberon}).leader(0).start());
}

TalkingGame five_after_vote() {
  auto game = five();
  game.play().leader_proposes({0, 1}).all_vote("AAARR");
  return game;
}

TalkingGame assassination() {
  auto game = seven();
  game.play().quest_succeeds().quest_succeeds().quest_succeeds();
  return game;
}

}  // namespace scenario
