// The duel told to people: events, actions, cards and seats in words of one language.
#pragma once

#include <string>
#include <vector>

#include "games/duel/rules/game.h"
#include "games/duel/rules/notices.h"
#include "text/catalogue.h"

namespace roundtable {

class DuelWords {
 public:
  DuelWords(const Catalogue& text, PerSeat<std::string> names) : text_(text), names_(std::move(names)) {}

  std::string say(const Message& message) const { return text_(message); }
  std::string seat(Seat seat) const;
  template <class E>
  std::string word(std::string_view family, E value) const {
    return text_("duel." + std::string(family) + "." + std::string(name_of(value)));
  }
  std::string card(duel::Card card) const { return word("card", card); }
  template <class List>
  std::string cards(const List& list) const {
    std::string all;
    for (const duel::Card card : list) all += (all.empty() ? "" : ", ") + this->card(card);
    return all.empty() ? text_("duel.screen.nothing") : all;
  }

  /// What a notice says, a line each; nothing for what is not worth a line.
  std::vector<std::string> story(const duel::notice::Notice& notice) const;
  /// An action as a choice in a menu of this view.
  std::string choice(const duel::View& view, const duel::Action& action) const;

 private:
  const Catalogue& text_;
  PerSeat<std::string> names_;
};

}  // namespace roundtable
