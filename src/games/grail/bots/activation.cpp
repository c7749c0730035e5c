#include "games/grail/bots/activation.h"

#include <algorithm>

#include "engine/signature.h"
#include "games/grail/bots/quick.h"
#include "games/grail/bots/worth.h"

namespace roundtable::grail {
namespace {

/// Everything that matters for the rest of this activation.
std::uint64_t key_of(const Table& table) {
  Fingerprint print;
  const Meeting& meeting = table.meeting;
  for (const auto part : {meeting.markers, meeting.stage, meeting.laid}) print.mix(part);
  print.mix((meeting.free_lay ? 1U : 0U) | (meeting.ran ? 2U : 0U));
  print.mix(static_cast<std::uint64_t>(meeting.affinity + 64));
  for (const Laid& laid : meeting.row)
    print.mix(std::uint64_t{laid.card} | std::uint64_t{laid.tokens} << 16U | std::uint64_t{laid.charges} << 32U);
  for (const auto count : meeting.joined) print.mix(count);
  for (const Member& member : table.members) {
    Cards hand = member.hand;
    std::sort(hand.begin(), hand.end());
    for (const CardId card : hand) print.mix(card + 1U);
    for (const auto stock : member.stock) print.mix(static_cast<std::uint64_t>(stock));
    print.mix(std::uint64_t{member.deck} | std::uint64_t{member.used} << 8U | std::uint64_t{member.in} << 32U);
  }
  print.mix(static_cast<std::uint64_t>(table.next().kind));
  return print.value();
}

}  // namespace

double Activation::value_of(const State& state, const Action& action) {
  State next = state;
  const auto ended = take(next, seat_, action);
  return (ended ? outcome_worth(*ended) : 0) + best(next);
}

bool Activation::is_mine(const Table& table) const {
  return !table.over && table.meeting_now && table.waiting.contains(seat_) && table.meeting.active == seat_ &&
         table.meeting.turn == turn_ && table.next().kind != StepKind::Agree;
}

double Activation::best(const State& state) {
  if (!is_mine(state.table) || allowance_.is_spent() || ++nodes_ > most_nodes) return worth(state.table);
  const auto key = key_of(state.table);
  if (const auto found = known_.find(key); found != known_.end()) return found->second;
  const auto actions = legal_actions(observe(state, seat_));
  double value = -1e9;
  for (std::size_t i = 0; i < actions.size(); ++i) value = std::max(value, value_of(state, actions[i]));
  return known_[key] = value;
}

}  // namespace roundtable::grail
