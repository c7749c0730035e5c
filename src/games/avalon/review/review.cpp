#include "games/avalon/game.h"

#include <algorithm>
#include <cmath>

#include "games/avalon/bots/thinker.h"
#include "games/avalon/review/outlook.h"
#include "review/review_walk.h"

namespace roundtable::lab {

using namespace avalon;

namespace {

constexpr std::size_t result_playouts = 1000;
constexpr std::size_t rating_playouts = 600;
constexpr double clear_gain = 0.1;  // of winning; estimates by so many playouts wobble by about 0.03
constexpr double clear_tell = 0.08;

std::string json_of(const Action& action) {
  JsonWriter out;
  Codec<Avalon>::write_action(action, out);
  return std::string(out.text());
}

std::string listed(SeatSet seats) {
  std::string list;
  for (const Seat seat : seats) list += (list.empty() ? "" : ", ") + std::to_string(seat.index());
  return list;
}

/// Only the four decisions that are weighed have words.
Message words_of(const Action& action) {
  if (const auto* cast = std::get_if<CastVote>(&action))
    return {cast->vote == Vote::Approve ? "review.action.approve" : "review.action.reject"};
  if (const auto* play = std::get_if<PlayCard>(&action))
    return {play->card == Card::Fail ? "review.action.fail" : "review.action.success"};
  if (const auto* name = std::get_if<Assassinate>(&action))
    return {"review.action.name", {{"seat", long{name->target.index()}}}};
  return {"review.action.propose", {{"team", listed(std::get<ProposeTeam>(action).team)}}};
}

/// Whether no vote or card lies face down that the others are still to join.
bool is_settled(const Table& table) {
  if (const auto* voting = std::get_if<Voting>(&table.phase)) return voting->voted.empty();
  if (const auto* questing = std::get_if<Questing>(&table.phase)) return questing->played.empty();
  return true;
}

class AvalonReviewer {
 public:
  AvalonReviewer(const ReviewPlan& plan, Review& review) : plan_(plan), review_(review) {}

  void dealt(const State& state) {
    review_.players = state.table.players();
    review_.playouts = static_cast<int>(playouts(result_playouts));
    review_.winners = {name_of(Side::Good), name_of(Side::Evil)};
    for (const Knowledge& mind : state.secrets.seats) review_.roles.push_back(name_of(mind.role));
    add_point(state, AvalonOutlook(state.table), 0, "deal", std::nullopt);
    note_told(state, AvalonOutlook(state.table));
  }

  void moved(const State& before, const RecordedMove<Avalon>& move, const State& after) {
    if (move.action) look_for_better(before, move);
    voted_at_[move.seat] = move.step;
    if (!is_settled(after.table)) return;
    // The knife changes nobody's mind any more: who carried it has been seen.
    const AvalonOutlook outlook(std::holds_alternative<Assassinating>(before.table.phase) ? before.table : after.table);
    add_point(after, outlook, move.step, phase_name(before.table.phase), move.seat);
    if (after.table.history.size() > before.table.history.size()) look_for_telling_votes(after);
    const double before_it = told_;
    note_told(after, outlook);
    if (std::holds_alternative<Proposing>(before.table.phase))
      look_at_tell(after, move.seat, move.step, before_it, told_);
  }

 private:
  std::size_t playouts(std::size_t usual) const {
    return std::max<std::size_t>(20, usual * static_cast<std::size_t>(plan_.effort) / 100);
  }

  void add_point(const State& state, const AvalonOutlook& outlook, int step, std::string_view kind,
                 std::optional<Seat> seat) {
    ReviewPoint point{step, kind, seat, {}, outlook.public_eyes(), {}};
    const double good = outlook.chance_of_good(state, playouts(result_playouts), plan_.seed);
    point.chance = {good, 1 - good};
    for (const Seat viewer : state.table.everyone()) point.seats.push_back(outlook.eyes_of(state, viewer));
    review_.points.push_back(std::move(point));
  }

  /// How likely Merlin is taken for Merlin by the one who will name him.
  static double told_by(const State& state, const AvalonOutlook& outlook) {
    const auto assassin = assassin_seat(state);
    const auto merlin = seat_of(state, Role::Merlin);
    return assassin && merlin ? outlook.merlin_to(state, *assassin)[*merlin] : 0;
  }
  void note_told(const State& state, const AvalonOutlook& outlook) { told_ = told_by(state, outlook); }

  static std::optional<Seat> seat_of(const State& state, Role role) {
    for (const Seat seat : state.table.everyone())
      if (state.secrets.seats[seat].role == role) return seat;
    return std::nullopt;
  }

  void look_at_tell(const State& state, Seat seat, int step, double otherwise, double told) {
    const Role role = state.secrets.seats[seat].role;
    if ((role == Role::Merlin || role == Role::Percival) && told - otherwise >= clear_tell)
      review_.tells.push_back({step, seat, otherwise, told});
  }

  /// What each vote told: set beside the same table had that seat alone voted the other way.
  void look_for_telling_votes(const State& after) {
    const double told = told_by(after, AvalonOutlook(after.table));
    for (const Role role : {Role::Merlin, Role::Percival}) {
      const auto seat = seat_of(after, role);
      if (!seat) continue;
      State other = after;
      SeatSet& approving = other.table.history.back().approving;
      approving = SeatSet::from_bits(approving.bits() ^ SeatSet::of(*seat).bits());
      look_at_tell(after, *seat, voted_at_[*seat], told_by(other, AvalonOutlook(other.table)), told);
    }
  }

  void look_for_better(const State& before, const RecordedMove<Avalon>& move) {
    Rng rng = Rng::stream(plan_.seed, static_cast<std::uint64_t>(move.step));
    const auto options = rate_actions(observe(before, move.seat), *move.action, rng, playouts(rating_playouts));
    const auto taken = std::find_if(options.begin(), options.end(),
                                    [&](const RatedAction& one) { return one.action == *move.action; });
    if (taken == options.end()) return;
    const auto best = std::max_element(options.begin(), options.end(),
                                       [](const RatedAction& a, const RatedAction& b) { return a.wins < b.wins; });
    if (best->wins - taken->wins < clear_gain) return;
    review_.better_moves.push_back({move.step, move.seat, json_of(taken->action), json_of(best->action),
                                    words_of(taken->action), words_of(best->action), taken->wins, best->wins});
  }

  const ReviewPlan& plan_;
  Review& review_;
  double told_ = 0;
  PerSeat<int> voted_at_{max_players};
};

}  // namespace
}  // namespace roundtable::lab

namespace roundtable::avalon {

bool Registration::review(const boost::json::value& record, const lab::ReviewPlan& plan, lab::Review& review) {
  lab::AvalonReviewer reviewer(plan, review);
  return lab::walk<Avalon>(
      record, plan, review, [&](const State& state) { reviewer.dealt(state); },
      [&](const State& before, const lab::RecordedMove<Avalon>& move, const State& after) {
        reviewer.moved(before, move, after);
      });
}

}  // namespace roundtable::avalon
