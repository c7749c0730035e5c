// Avalon told to people: events, actions and seats in words of one language.
#pragma once

#include <string>
#include <vector>

#include "games/avalon/rules/game.h"
#include "games/avalon/rules/notices.h"
#include "text/catalogue.h"

namespace roundtable {

class AvalonWords {
 public:
  AvalonWords(const Catalogue& text, PerSeat<std::string> names) : text_(text), names_(std::move(names)) {}

  const Catalogue& text() const { return text_; }
  std::string say(const Message& message) const { return text_(message); }
  std::string seat(Seat seat) const;
  /// The name alone, where it is clear enough.
  std::string name(Seat seat) const { return names_[seat].empty() ? this->seat(seat) : names_[seat]; }
  std::string seats(SeatSet set) const;
  template <class E>
  std::string word(std::string_view family, E value) const {
    return text_("avalon." + std::string(family) + "." + std::string(name_of(value)));
  }
  template <class List>
  std::string plots(const List& list) const {
    std::string all;
    for (const avalon::Plot plot : list) all += (all.empty() ? "" : ", ") + word("plot", plot);
    return all;
  }

  /// What a notice says, a line each; nothing for what is not worth a line.
  std::vector<std::string> story(const avalon::notice::Notice& notice) const;
  /// An action as a choice in a menu.
  std::string choice(const avalon::Action& action) const;

 private:
  const Catalogue& text_;
  PerSeat<std::string> names_;
};

}  // namespace roundtable
