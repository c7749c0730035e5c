// All legal actions of a seat as a range: counted at once, written out only where it is read.
#pragma once

#include "games/duel/rules/view.h"

namespace roundtable::duel {

class LegalActions {
 public:
  explicit LegalActions(const View& view);
  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  Action operator[](std::size_t place) const;

 private:
  using Mask = std::uint16_t;  // of places or of kinds of cards

  void list_plays(const View& view);
  void list_spells(const View& view);
  void list_attacks(const View& view);
  void list_answers(const View& view, const Answering& asked);
  void list_payments(const View& view);
  void list_tiles(const Table& table);
  Action play(std::size_t place) const;
  Action payment(std::size_t place) const;

  std::size_t size_ = 0;
  enum class Choice : std::uint8_t { None, Play, Answer, Pay, Supply, Discard } choice_ = Choice::None;
  Mask hand_ = 0;                            // the different cards in it
  Mask attackers_ = 0;                       // those among them that may attack
  Mask places_ = 0;                          // to attack at, or to pay from
  std::array<Mask, colour_count> spells_{};  // places to enchant at, by colour
  std::size_t enchantments_ = 0;
  std::optional<Card> answer_;
  Mask tiles_ = 0;
};

LegalActions legal_actions(const View& view);

}  // namespace roundtable::duel
