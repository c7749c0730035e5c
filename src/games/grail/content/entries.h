// Reading each kind of entry of a pack. Entries are known by id before any of them is read in full.
#pragma once

#include "content/toml_reader.h"
#include "games/grail/content/effect.h"

namespace roundtable {

inline std::int8_t small(int number) { return static_cast<std::int8_t>(number); }
inline std::uint8_t unsigned_small(int number) { return static_cast<std::uint8_t>(number); }

class GrailEntries {
 public:
  GrailEntries(grail::Pack& pack, Problems& problems) : pack_(pack), problems_(problems) {}

  void read_card(TomlReader& reader, grail::Card& card);
  void read_item(TomlReader& reader, grail::Item& item);
  void read_encounter(TomlReader& reader, grail::Encounter& encounter);
  void read_character(TomlReader& reader, grail::Character& character);
  void read_location(TomlReader& reader, grail::Location& location);
  void read_event(TomlReader& reader, grail::StoryEvent& event);
  void read_dial(TomlReader& reader, grail::StoryDial& dial);
  void read_dream(TomlReader& reader, grail::Dream& dream);
  void read_campaign(TomlReader& reader, grail::Campaign& campaign);

 private:
  /// Where an effect stands decides what it may do.
  enum class Field { Encounter, Reward, Days };
  void read_effects(TomlReader& reader, std::string_view key, Field field, grail::Effects& effects);
  void read_ability(TomlReader& reader, std::string_view key, grail::Trigger trigger, int cost,
                    grail::Abilities& abilities);
  void read_left(TomlReader& reader, grail::LeftEdge& edge);
  void read_right(TomlReader& reader, grail::RightEdge& edge);
  void read_combat(TomlReader& reader, grail::Encounter& encounter);
  void read_diplomacy(TomlReader& reader, grail::Encounter& encounter);
  grail::LocationAction read_action(TomlReader& reader);
  void read_avoid(TomlReader& reader, grail::Encounter& encounter);
  void read_deck(TomlReader& reader, std::string_view key, std::optional<grail::Kind> kind,
                 std::vector<grail::CardId>& deck);
  template <std::size_t N>
  void read_attributes(TomlReader& reader, std::array<std::int8_t, N>& attributes);
  EffectNames names() { return {&pack_.items, &pack_.encounters, &pack_.dials, &pack_.marks}; }

  grail::Pack& pack_;
  Problems& problems_;
};

}  // namespace roundtable
