// What is printed on cards, encounters and items, in the spelling of the packs: for views and for the terminal.
#pragma once

#include <string>

#include "codec/json_writer.h"
#include "games/grail/rules/table.h"

namespace roundtable {

/// "marker 1 per joined courage if green"
std::string effect_text(const grail::Pack& pack, const grail::Effect& effect);
/// "free x2", "courage 2", "magic", "cancel" or nothing
std::string right_half_text(const grail::RightHalf& half);
/// "marker+draw" or nothing
std::string left_half_text(const grail::LeftHalf& half);

void write_effects(const grail::Pack& pack, const grail::Effects& effects, JsonWriter& out);
void write_card_face(const grail::Pack& pack, const grail::Card& card, JsonWriter& out);
/// What an item does: attributes it adds and its abilities, as on cards.
void write_item_face(const grail::Pack& pack, const grail::Item& item, JsonWriter& out);
/// The members that describe an encounter's card.
void write_encounter_face(const grail::Pack& pack, const grail::Encounter& encounter, JsonWriter& out);

}  // namespace roundtable
