#include "games/grail/bots/reasons.h"

#include <array>

#include "games/grail/bots/quick.h"

namespace roundtable::grail {
namespace {

/// How much of each good there is; the order is that of weight.
struct Goods {
  double won = 0, progress = 0, health = 0, calm = 0, energy = 0, magic = 0, cards = 0, goes_on = 0;
};

struct Gain {
  std::string_view key;
  double Goods::* good;
};
constexpr std::array gains{Gain{"grail.why.wins", &Goods::won},      Gain{"grail.why.progress", &Goods::progress},
                           Gain{"grail.why.health", &Goods::health}, Gain{"grail.why.calm", &Goods::calm},
                           Gain{"grail.why.energy", &Goods::energy}, Gain{"grail.why.magic", &Goods::magic},
                           Gain{"grail.why.cards", &Goods::cards},   Gain{"grail.why.goes_on", &Goods::goes_on}};
constexpr std::size_t most_reasons = 2;
constexpr int worlds_looked_at = 8;
constexpr double enough = 0.5;  // of a world's

/// It is won, or will be as soon as nobody lays any more.
bool is_won(const Table& table, std::optional<Reason> ended) {
  if (ended) return *ended == Reason::Markers || *ended == Reason::Affinity || *ended == Reason::Story;
  if (table.over) return table.over->winner == Winner::Party;
  return table.encounter().kind == Kind::Combat && table.meeting.markers >= table.encounter().value;
}

bool may_lay(const State& state, Seat seat) {
  if (state.table.over || !state.table.waiting.contains(seat) || state.table.next().kind != StepKind::Lay) return false;
  const auto actions = legal_actions(observe(state, seat));
  for (std::size_t i = 0; i < actions.size(); ++i)
    if (std::holds_alternative<LayCard>(actions[i])) return true;
  return false;
}

Goods goods_in(const State& state, Seat seat) {
  Goods goods;
  const Meeting& meeting = state.table.meeting;
  goods.progress = state.table.encounter().kind == Kind::Combat
                       ? meeting.markers
                       : meeting.affinity + meeting.stage * state.table.encounter().top;
  for (const Member& member : state.table.members) {
    goods.health += member.of(Stock::Health);
    goods.calm -= member.of(Stock::Terror);
    goods.energy += member.of(Stock::Energy);
    goods.magic += member.of(Stock::Magic);
    goods.cards += static_cast<double>(member.hand.size());
  }
  goods.goes_on = may_lay(state, seat) ? 1 : 0;
  return goods;
}

Goods brought_by(const View& view, const Action& action, Rng& rng) {
  State state = imagine(view, rng);
  Goods before = goods_in(state, view.seat);
  if (std::holds_alternative<LayCard>(action)) before.goes_on = 0, before.cards -= 1;  // the card itself is no loss
  const auto ended = take(state, view.seat, action);
  Goods after = goods_in(state, view.seat);
  after.won = is_won(state.table, ended) ? 1 : 0;
  for (const Gain& gain : gains) after.*gain.good -= before.*gain.good;
  return after;
}

/// Of what ends the activation: whatever follows would come anyway.
std::string_view reason_to_end(const Action& action) {
  if (std::holds_alternative<Stop>(action)) return "grail.why.saves";
  if (std::holds_alternative<Flee>(action) || std::holds_alternative<Leave>(action)) return "grail.why.escapes";
  return {};
}

}  // namespace

std::vector<std::string_view> reasons_for(const View& view, const Action& action, Rng& rng) {
  if (!is_searched(view.table.next().kind)) return {};
  if (const auto reason = reason_to_end(action); !reason.empty()) return {reason};
  Goods sum;
  for (int world = 0; world < worlds_looked_at; ++world) {
    const Goods brought = brought_by(view, action, rng);
    for (const Gain& gain : gains) sum.*gain.good += brought.*gain.good;
  }
  std::vector<std::string_view> reasons;
  for (const Gain& gain : gains)
    if (sum.*gain.good >= enough * worlds_looked_at && reasons.size() < most_reasons) reasons.push_back(gain.key);
  if (reasons.empty() && std::holds_alternative<LayCard>(action)) reasons.emplace_back("grail.why.prepares");
  return reasons;
}

}  // namespace roundtable::grail
