#include "games/duel/bots/simple.h"

#include <algorithm>

#include "engine/match.h"
#include "engine/random_play.h"
#include "games/duel/bots/reckoning.h"
#include "games/duel/rules/supply.h"

namespace roundtable::duel {
namespace {

struct Choice {
  Action action = EndPlay{};
  double score = 0;

  void offer(const Action& other, double value) {
    if (value <= score) return;
    action = other;
    score = value;
  }
};

class Mind {
 public:
  Mind(const View& view, Rng& rng) : view_(view), table_(view.table), rng_(rng), reckoning_(view) {}

  Action play() const {
    if (crowns(table_, view_.seat) >= crowns_to_win) return EndPlay{};
    Choice best;
    consider_spells(best);
    if (table_.conquests < conquests_per_turn) consider_conquests(best);
    if (best.score <= 0) consider_laying_down(best);
    return best.action;
  }

  /// An answer costs nothing: the card stays on one's own pile.
  Action answer(const Answering& asked) const {
    const Card card = answer_to(asked);
    return Answer{view_.mine.hand.contains(card) ? std::optional(card) : std::nullopt};
  }

  Action pay() const {
    if (avalon_ready(table_)) return UseAvalon{};
    Choice best{EndPlay{}, -1000};
    for (const Card card : view_.mine.hand) best.offer(PayFromHand{card}, -reckoning_.keeping_in_hand(card) + noise());
    for (Place at = 0; at < territory_count; ++at)
      if (reckoning_.own(at) > 0) best.offer(PayFromPile{at}, -reckoning_.keeping_on_pile(at) + noise());
    return best.action;
  }

  Action supply() const {
    Choice best{EndPlay{}, -1000};
    for (std::size_t i = 0; i < tile_kinds; ++i)
      if (table_.tiles.up[i] > 0)
        best.offer(TakeTile{static_cast<Tile>(i)}, tile_value(static_cast<Tile>(i)) + noise());
    return best.action;
  }

  Action discard() const { return Discard{least_wanted()}; }

 private:
  /// Ties are broken by lot, so that neither a place nor a card is favoured by its number.
  double noise() const { return 0.01 * below(rng_, 1000) / 1000.0; }

  Card least_wanted() const {
    Choice worst{EndPlay{}, -1000};
    for (const Card card : view_.mine.hand) worst.offer(Discard{card}, -reckoning_.keeping_in_hand(card) + noise());
    return std::get<Discard>(worst.action).card;
  }

  bool may_attack_with(Card card) const {
    return character_of(card) == Character::Knight || table_.stone_circle == view_.seat;
  }

  /// A spell wins a card and takes one away; countered it does the reverse.
  void consider_spells(Choice& best) const {
    for (const Card card : view_.mine.hand) {
      if (character_of(card) != Character::Sorceress) continue;
      const double countered = reckoning_.chance_he_holds(card);
      for (Place at = 0; at < territory_count; ++at) {
        const Pile& his = pile(table_, at, opponent(view_.seat));
        if (his.empty() || colour_of(his.back()) != colour_of(card)) continue;
        const double swing = 1.5 + 0.3 * reckoning_.worth(at);
        best.offer(Enchant{card, at}, (1 - 2.2 * countered) * swing + noise());
      }
    }
  }

  /// The card of this hand that is hardest to answer at an attack.
  std::optional<Card> best_attacker() const {
    std::optional<Card> best;
    double least = 2;
    for (const Card card : view_.mine.hand) {
      if (!may_attack_with(card)) continue;
      const double answered = reckoning_.chance_he_holds(card_of(Character::Knight, colour_of(card))) +
                              (character_of(card) == Character::Knight ? 0.05 : 0) + noise();
      if (answered < least) {
        least = answered;
        best = card;
      }
    }
    return best;
  }

  void consider_conquests(Choice& best) const {
    const auto attacker = best_attacker();
    if (!attacker) return;
    const double answered = reckoning_.chance_he_holds(card_of(Character::Knight, colour_of(*attacker)));
    for (Place at = 0; at < territory_count; ++at) {
      if (reckoning_.is_mine(at)) continue;
      const auto conquest = reckoning_.conquest(at);
      if (conquest.lacking + 1 > static_cast<int>(view_.mine.hand.size())) continue;
      const double score = (1 - answered) * conquest_value(at, conquest) + noise();
      if (conquest.lacking == 0)
        best.offer(Attack{*attacker, at}, score);
      else if (score > 0)
        best.offer(Reinforce{spare_card(*attacker), at}, score);
    }
  }

  double conquest_value(Place at, const Reckoning::Conquest& conquest) const {
    const auto* card = open_card(table_, at);
    if (card && crowns(table_, view_.seat) + card->crowns >= crowns_to_win) return 100;
    const double gain = reckoning_.worth(at) * (reckoning_.is_his(at) ? 1.8 : 1);
    return gain - price(conquest.losses);
  }

  /// What it hurts to lose so many cards, the least wanted first.
  double price(int losses) const {
    SmallList<double, card_count> keeping;
    for (const Card card : view_.mine.hand) keeping.push_back(reckoning_.keeping_in_hand(card));
    for (Place at = 0; at < territory_count; ++at)
      for (int i = 0; i < reckoning_.own(at); ++i) keeping.push_back(reckoning_.keeping_on_pile(at));
    std::sort(keeping.begin(), keeping.end());
    double sum = 0;
    for (std::size_t i = 0; i < keeping.size() && static_cast<int>(i) < losses; ++i) sum += keeping[i];
    return sum;
  }

  /// The least wanted card but the attacker.
  Card spare_card(Card attacker) const {
    Hand rest = view_.mine.hand;
    rest.erase_value(attacker);
    return *std::min_element(rest.begin(), rest.end(), [&](Card a, Card b) {
      return reckoning_.keeping_in_hand(a) < reckoning_.keeping_in_hand(b);
    });
  }

  /// More cards than need be kept go where they help most. When nothing can be drawn any more, waiting is no use.
  void consider_laying_down(Choice& best) const {
    const bool supply_left = table_.deck > 0 || !table_.discards.empty();
    if (view_.mine.hand.size() <= (supply_left ? 3U : 1U)) return;
    const Card card = least_wanted();
    for (Place at = 0; at < territory_count; ++at) best.offer(Reinforce{card, at}, reckoning_.laying_on(at) + noise());
  }

  /// A light tile fills the hand now, up to five; a dark one brings more, but leaves the hand as it is.
  double tile_value(Tile tile) const {
    const int cards = cards_for(tile, table_, view_.seat);
    const int hand = static_cast<int>(view_.mine.hand.size());
    if (is_dark(tile)) return cards * (hand >= 3 ? 0.95 : hand >= 2 ? 0.8 : 0.6);
    return std::min(cards, static_cast<int>(hand_limit) - hand) * 1.1;
  }

  const View& view_;
  const Table& table_;
  Rng& rng_;
  Reckoning reckoning_;
};

}  // namespace

Action simple_choice(const View& view, Rng& rng, const Budget&) {
  const Mind mind(view, rng);
  return match(
      view.table.phase, [&](const Playing&) { return mind.play(); },
      [&](const Answering& asked) { return mind.answer(asked); }, [&](const Paying&) { return mind.pay(); },
      [&](const Supplying&) { return mind.supply(); }, [&](const Discarding&) { return mind.discard(); },
      [&](const auto&) { return random_action<Duel>(view, rng); });
}

}  // namespace roundtable::duel
