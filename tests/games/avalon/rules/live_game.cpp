#include "tests/games/avalon/rules/live_game.h"

#include "engine/match.h"

namespace scenario {
namespace {

void add_word(std::string& text, const std::string& word) { text += (text.empty() ? "" : " ") + word; }

std::string text_of(std::string_view name) { return std::string(name); }

std::optional<Seat> target_of(const Action& action) {
  return match(action, [](const auto& what) -> std::optional<Seat> {
    if constexpr (requires { what.target; })
      return what.target;
    else
      return std::nullopt;
  });
}

}  // namespace

std::optional<Seat> optional_seat(std::optional<int> seat) { return seat ? std::optional(Seat(*seat)) : std::nullopt; }

SeatSet seats(Seats list) {
  SeatSet set;
  for (const int seat : list) set.insert(Seat(seat));
  return set;
}

LiveGame::LiveGame(const Setup& setup, const Dealt& dealt) : state_(prepare(setup)) {
  carry_out<Avalon>(dealt, state_,
                    [&](const Event& event, const State& before) { record_.push_back({event, before}); });
}

LiveGame& LiveGame::acts(int seat, const Action& action) {
  REQUIRE(may(seat, action));
  const auto refused = play<Avalon>(
      state_, Seat(seat), action, [&](const Event& event, const State& before) { record_.push_back({event, before}); });
  REQUIRE(!refused);
  return *this;
}

std::optional<Refusal> LiveGame::refuses(int seat, const Action& action) const {
  const auto refused = refusal(view(seat), action);
  REQUIRE(refused.has_value() != may(seat, action));
  return refused;
}

bool LiveGame::may(int seat, const Action& action) const {
  const auto legal = legal_actions(view(seat));
  for (std::size_t i = 0; i < legal.size(); ++i)
    if (legal[i] == action) return true;
  return false;
}

std::size_t LiveGame::choices(int seat) const { return legal_actions(view(seat)).size(); }

SeatSet LiveGame::targets(int seat) const {
  const auto legal = legal_actions(view(seat));
  SeatSet found;
  for (std::size_t i = 0; i < legal.size(); ++i)
    if (const auto target = target_of(legal[i])) found.insert(*target);
  return found;
}

const Table& LiveGame::require_phase(std::string_view asked) const {
  REQUIRE(now() == asked);
  return table();
}

LiveGame& LiveGame::leader_proposes(Seats team) {
  return acts(leader(), ProposeTeam{seats(team), std::nullopt, std::nullopt});
}

LiveGame& LiveGame::leader_proposes_with_bearer(Seats team, int bearer) {
  return acts(leader(), ProposeTeam{seats(team), std::nullopt, Seat(bearer)});
}

LiveGame& LiveGame::leader_chooses_quest(int quest, Seats team) {
  return acts(leader(), ProposeTeam{seats(team), static_cast<std::uint8_t>(quest), std::nullopt});
}

LiveGame& LiveGame::all_vote(std::string_view letters) {
  REQUIRE(letters.size() == static_cast<std::size_t>(players()));
  for (int cast = 0; cast < players();)
    for (const Seat seat : waiting()) {
      const bool approves = letters[static_cast<std::size_t>(seat.index())] == 'A';
      acts(seat.index(), CastVote{approves ? Vote::Approve : Vote::Reject});
      ++cast;
    }
  return *this;
}

LiveGame& LiveGame::all_approve() { return all_vote(std::string(static_cast<std::size_t>(players()), 'A')); }
LiveGame& LiveGame::all_reject() { return all_vote(std::string(static_cast<std::size_t>(players()), 'R')); }

LiveGame& LiveGame::cards_played(Seats fails) {
  const SeatSet failing = seats(fails);
  for (const Seat seat : require_phase("quest").waiting)
    acts(seat.index(), PlayCard{failing.contains(seat) ? Card::Fail : Card::Success});
  return *this;
}

LiveGame& LiveGame::assassin_names(int target) {
  return acts(require_phase("assassinate").waiting.first().index(), Assassinate{Seat(target)});
}

LiveGame& LiveGame::lady_examines(int target) {
  return acts(require_phase("lady").lady->holder.index(), AskLady{Seat(target)});
}

LiveGame& LiveGame::excalibur_strikes(std::optional<int> target) {
  return acts(require_phase("excalibur").proposal->bearer->index(), UseExcalibur{optional_seat(target)});
}

LiveGame& LiveGame::leader_gives_plots(Seats to) {
  GivePlots gift;
  for (const int seat : to) gift.to.push_back(Seat(seat));
  return acts(leader(), gift);
}

LiveGame& LiveGame::plays_plot(int seat, Plot plot, std::optional<int> target) {
  return acts(seat, PlayPlot{plot, optional_seat(target)});
}

LiveGame& LiveGame::passes(int seat) { return acts(seat, Pass{}); }

Action LiveGame::quiet_action(Seat seat) const {
  const auto legal = legal_actions(observe(state_, seat));
  const std::string asked = now();
  const bool last_is_quiet = asked == "excalibur" || std::holds_alternative<Asking>(table().phase);
  return legal[last_is_quiet ? legal.size() - 1 : 0];
}

LiveGame& LiveGame::quiet_step() {
  REQUIRE(!waiting().empty());
  const Seat seat = waiting().first();
  return acts(seat.index(), quiet_action(seat));
}

LiveGame& LiveGame::quietly_until(std::string_view asked) {
  while (now() != asked) quiet_step();
  return *this;
}

LiveGame& LiveGame::teams_rejected(int times) {
  for (; times > 0; --times) {
    quietly_until("propose").quiet_step();
    all_reject();
  }
  return *this;
}

int LiveGame::finished_quests() const {
  return count_results(table(), Card::Success) + count_results(table(), Card::Fail);
}

LiveGame& LiveGame::quietly_until_quest_is_finished(int finished_before) {
  while (finished_quests() == finished_before) quiet_step();
  return *this;
}

LiveGame& LiveGame::quest_succeeds() { return quietly_until_quest_is_finished(finished_quests()); }

/// The first quest there is, with these members and the lowest seats beside them.
ProposeTeam LiveGame::proposal_with(SeatSet wanted) const {
  ProposeTeam proposal = std::get<ProposeTeam>(legal_actions(view(leader()))[0]);
  const int size = proposal.team.size();
  for (int seat = 0; wanted.size() < size; ++seat) wanted.insert(Seat(seat));
  proposal.team = wanted;
  if (proposal.bearer) proposal.bearer = (wanted - SeatSet::of(table().leader)).first();
  return proposal;
}

LiveGame& LiveGame::quest_fails(Seats fails) {
  const int finished_before = finished_quests();
  quietly_until("propose");
  acts(leader(), proposal_with(seats(fails))).all_approve();
  quietly_until("quest").cards_played(fails);
  return quietly_until_quest_is_finished(finished_before);
}

std::string LiveGame::now() const {
  return match(
      table().phase, [](const Asking& asking) { return text_of(name_of(asking.plot)); },
      [](const AtOnceActing& acting) { return text_of(name_of(acting.queue[0].plot)); },
      [](const Giving&) { return text_of("give_plots"); },
      [](const Voting& voting) { return text_of(voting.opinions_shown ? "votes" : "opinions"); },
      [&](const auto&) { return text_of(phase_name(table().phase)); });
}

std::string LiveGame::knows(int seat) const {
  std::string text;
  for (const Seat other : table().everyone())
    for (const auto& field : opening_fields)
      if ((mine(seat).opening.*field.seats).contains(other))
        add_word(text, std::to_string(other.index()) + ":" + text_of(field.name));
  return text;
}

SeatSet LiveGame::known_by(int seat) const {
  SeatSet knowing;
  for (const Seat other : table().everyone() - SeatSet::of(Seat(seat)))
    for (const auto& field : opening_fields)
      if ((mine(other.index()).opening.*field.seats).contains(Seat(seat))) knowing.insert(other);
  return knowing;
}

std::string LiveGame::learned(int seat) const {
  std::string text;
  std::size_t answer = 0;
  for (const Glimpse& glimpse : table().glimpses)
    if (glimpse.learner == Seat(seat))
      add_word(text, std::to_string(glimpse.subject.index()) + ":" + text_of(name_of(mine(seat).learned[answer++])) +
                         " by " + text_of(name_of(glimpse.source)) + " in round " + std::to_string(glimpse.round));
  return text;
}

std::string LiveGame::held(int seat) const {
  std::string text;
  for (const Plot plot : table().plots.held[Seat(seat)]) add_word(text, text_of(name_of(plot)));
  return text;
}

std::string LiveGame::outcome() const {
  const auto* over = std::get_if<Over>(&table().phase);
  return over ? text_of(name_of(over->winner)) + " by " + text_of(name_of(over->reason)) : "";
}

}  // namespace scenario
