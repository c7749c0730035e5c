// What a player of the duel works out from his view: odds, costs and what things are worth to him.
#pragma once

#include "games/duel/rules/view.h"
#include "games/duel/rules/worlds.h"

namespace roundtable::duel {

class Reckoning {
 public:
  explicit Reckoning(const View& view);

  /// How likely the other holds at least one copy of this card.
  double chance_he_holds(Card card) const;

  /// In crowns; a face-down territory counts what the hidden ones are worth on average.
  double worth(Place at) const { return worth_[at]; }

  /// What a conquest there would take, cards laid beforehand included.
  struct Conquest {
    int lacking;  // cards to be laid before the attack
    int losses;   // cards gone altogether
  };
  Conquest conquest(Place at) const;

  /// How much this seat would miss the card; in crowns.
  double keeping_in_hand(Card card) const;
  double keeping_on_pile(Place at) const;
  /// How much one more card there would help.
  double laying_on(Place at) const;

  int own(Place at) const { return static_cast<int>(pile(view_.table, at, view_.seat).size()); }
  int his(Place at) const { return static_cast<int>(pile(view_.table, at, opponent(view_.seat)).size()); }
  bool is_mine(Place at) const { return view_.table.territories[at].owner == view_.seat; }
  bool is_his(Place at) const { return view_.table.territories[at].owner == opponent(view_.seat); }

 private:
  double card_worth(const TerritoryCard& card) const;

  const View& view_;
  CardCounts unseen_;
  std::array<double, territory_count> worth_;
};

}  // namespace roundtable::duel
