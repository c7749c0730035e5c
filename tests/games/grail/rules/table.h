// A table of Grail for scenarios: acts by the words of the rules, and looks at what lies open.
#pragma once

#include <doctest/doctest.h>

#include <iostream>

#include "games/grail/content/files.h"
#include "games/grail/rules/game.h"
#include "text/catalogue.h"

namespace roundtable::grail {

inline std::shared_ptr<const Pack> pack_of(const std::string& name) {
  auto pack = load_grail_pack(std::string(ROUNDTABLE_SOURCE_DIR) + "/" + name);
  if (!pack)
    for (const auto& problem : pack.error()) std::cerr << Catalogue::of(Language::En)(problem) << '\n';
  REQUIRE(pack.has_value());
  return std::make_shared<const Pack>(std::move(*pack));
}

/// A pack written into a test.
inline std::shared_ptr<const Pack> pack_from(const std::string& text) {
  auto pack = read_grail_pack("here", {{"here.toml", text}});
  if (!pack)
    for (const auto& problem : pack.error()) std::cerr << Catalogue::of(Language::En)(problem) << '\n';
  REQUIRE(pack.has_value());
  return std::make_shared<const Pack>(std::move(*pack));
}

class Sitting {
 public:
  Sitting(std::shared_ptr<const Pack> pack, std::string_view encounter, const std::vector<std::string>& party)
      : Sitting(std::move(pack), party) {
    setup_.encounter = static_cast<EncounterId>(place(setup_.pack->encounters, encounter));
  }
  Sitting(std::shared_ptr<const Pack> pack, const std::vector<std::string>& party) {
    setup_.pack = std::move(pack);
    for (const auto& name : party) {
      const auto who = static_cast<CharacterId>(place(setup_.pack->characters, name));
      setup_.party.push_back({who, who, who});
      wish_.members.push_back({});
    }
  }

  Sitting& campaign() {
    setup_.mode = Mode::Campaign;
    return *this;
  }
  Sitting& difficulty(Difficulty difficulty) {
    setup_.difficulty = difficulty;
    return *this;
  }
  /// The cards on top of a member's deck, the first one on top.
  Sitting& deck(int seat, const std::vector<std::string>& cards) {
    for (const auto& name : cards) {
      const auto id = static_cast<CardId>(place(setup_.pack->cards, name));
      wish_.members[static_cast<std::size_t>(seat)]
          .top[static_cast<std::size_t>(setup_.pack->cards[id].kind)]
          .push_back(id);
    }
    return *this;
  }
  Sitting& set(int seat, Stock stock, int value) {
    wish_.members[static_cast<std::size_t>(seat)].stock[static_cast<std::size_t>(stock)] =
        static_cast<std::int8_t>(value);
    return *this;
  }
  Sitting& set(int seat, Attribute attribute, int value) {
    wish_.members[static_cast<std::size_t>(seat)].attributes[static_cast<std::size_t>(attribute)] =
        static_cast<std::int8_t>(value);
    return *this;
  }
  Sitting& items(int seat, const std::vector<std::string>& names) {
    auto& items = wish_.members[static_cast<std::size_t>(seat)].items.emplace();
    for (const auto& name : names) items.push_back(static_cast<ItemId>(place(setup_.pack->items, name)));
    return *this;
  }
  Sitting& dice(const std::vector<int>& throws) {
    for (const int die : throws) wish_.dice.push_back(static_cast<std::uint8_t>(die));
    return *this;
  }
  DealWish& wish() { return wish_; }

  /// Items are not handed round in the morning unless a scenario is about it.
  Sitting& plan_nothing() {
    while (phase() == "plan") act(asked(), Stop{});
    return *this;
  }
  Sitting& begin(std::string_view seed = "scenario") { return begin_planning(seed).plan_nothing(); }
  Sitting& begin_planning(std::string_view seed = "scenario") {
    REQUIRE(!setup_error(setup_));
    REQUIRE(!deal_error(setup_, wish_));
    Chance chance(seed);
    state_ = prepare(setup_);
    carry_out<Grail>(deal(setup_, wish_, chance), state_, unrecorded);
    return *this;
  }

  std::optional<Refusal> tries(int seat, const Action& action) {
    return play<Grail>(state_, Seat(seat), action, unrecorded);
  }
  Sitting& act(int seat, const Action& action) {
    const auto no = tries(seat, action);
    INFO("refused: " << (no ? name_of(*no) : ""));
    REQUIRE(!no);
    return *this;
  }
  /// The seat that is asked now.
  int asked() const { return state_.table.waiting.first().index(); }
  Sitting& keep() {
    while (phase() == "opening") act(asked(), Keep{});
    return *this;
  }
  /// Lays a card from the active hand by name; rows of magic keys to pay as bits.
  Sitting& lay(std::string_view card, unsigned magic = 0) {
    act(asked(), LayCard{in_hand(asked(), card), static_cast<std::uint8_t>(magic)});
    return *this;
  }
  Sitting& stop() { return act(asked(), Stop{}); }
  Sitting& discard(std::string_view card) { return act(asked(), DiscardCard{in_hand(asked(), card)}); }

  std::uint8_t in_hand(int seat, std::string_view card) const {
    const auto& hand = member(seat).hand;
    for (std::size_t i = 0; i < hand.size(); ++i)
      if (table().card(hand[i]).id == card) return static_cast<std::uint8_t>(i);
    FAIL("not in hand: " << card);
    return 0;
  }
  const Table& table() const { return state_.table; }
  const State& state() const { return state_; }
  const Setup& setup() const { return setup_; }
  const Meeting& meeting() const { return state_.table.meeting; }
  const Member& member(int seat) const { return state_.table.members[static_cast<std::size_t>(seat)]; }
  int stock(int seat, Stock which) const { return member(seat).of(which); }
  std::size_t hand(int seat = 0) const { return member(seat).hand.size(); }
  int markers() const { return meeting().markers; }
  int affinity() const { return meeting().affinity; }
  std::string phase() const { return std::string(phase_name(state_.table)); }
  bool over(Winner winner, Reason reason) const { return state_.table.over == Over{winner, reason}; }

 private:
  template <class Entries>
  static std::size_t place(const Entries& entries, std::string_view id) {
    const auto found = find_entry(entries, id);
    INFO("unknown: " << id);
    REQUIRE(found.has_value());
    return *found;
  }

  Setup setup_;
  DealWish wish_;
  State state_;
};

}  // namespace roundtable::grail
