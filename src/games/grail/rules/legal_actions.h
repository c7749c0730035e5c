// All legal actions of a seat, kept small: each choice is three bytes, turned into an action when it is read.
#pragma once

#include "games/grail/rules/view.h"

namespace roundtable::grail {

class LegalActions {
 public:
  explicit LegalActions(const View& view);
  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  Action operator[](std::size_t place) const;

 private:
  enum class Choice : std::uint8_t {
    Yes,
    No,
    LayAside,
    Keep,
    Redraw,
    Activate,
    Lay,
    Stop,
    Charges,
    Item,
    Discard,
    Flee,
    Leave,
    Loot,
    Travel,
    TravelTogether,
    Explore,
    Act,
    Light,
    Rest,
    Grow,
    Learn,
    KeepCard,
    TakeOut,
    PutIn,
    Sleep,
    Give
  };
  struct Option {
    Choice choice;
    std::uint8_t first, second;
  };
  void add(Choice choice, std::size_t first = 0, std::size_t second = 0) {
    options_[size_++] = {choice, static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(second)};
  }
  void add_all(const View& view);
  void add_lays(const View& view);
  void add_card(const View& view, const Card& card, std::size_t hand);
  void add_day(const View& view);
  void add_items(const View& view);
  void add_gifts(const View& view);
  void add_evening(const View& view);

  // Not initialised: only the first size_ are ever read. At most 30 cards with 4 ways to pay each in an encounter.
  static constexpr std::size_t most = 512;
  Option options_[most];
  std::size_t size_ = 0;
};

LegalActions legal_actions(const View& view);

}  // namespace roundtable::grail
