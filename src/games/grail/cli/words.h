// Grail told to people: names from the pack, sentences from the catalogue.
#pragma once

#include <string>
#include <vector>

#include "games/grail/rules/game.h"
#include "text/catalogue.h"

namespace roundtable {

class GrailWords {
 public:
  GrailWords(const Catalogue& text, const grail::Pack& pack) : text_(text), pack_(pack) {}

  std::string say(const Message& message) const { return text_(message); }
  /// The name of an entry in the language of the catalogue.
  std::string name(std::string_view section, std::string_view id) const;
  std::string card(grail::CardId id) const { return name("card", pack_.cards[id].id); }
  std::string member(const grail::Table& table, Seat seat) const;
  template <class E>
  std::string word(std::string_view family, E value) const {
    return text_("grail." + std::string(family) + "." + std::string(name_of(value)));
  }

  std::string left_half(const grail::LeftHalf& half) const;
  std::string right_half(const grail::RightHalf& half) const;
  std::string effect(const grail::Effect& effect) const;
  std::string effects(const grail::Effects& list) const;

  /// What an event says, a line each; nothing for what is not worth a line.
  std::vector<std::string> story(const grail::Event& event, const grail::State& before) const;
  /// An action as a choice in a menu.
  std::string choice(const grail::Table& table, Seat seat, const grail::Action& action) const;

 private:
  std::string key(grail::Key key) const;
  std::string keywords(unsigned bits) const;
  std::string subject(const grail::Effect& effect) const;
  std::string count(const grail::Effect& effect) const;
  std::string condition(const grail::Effect& effect) const;

  const Catalogue& text_;
  const grail::Pack& pack_;
};

}  // namespace roundtable
