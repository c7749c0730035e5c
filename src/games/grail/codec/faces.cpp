#include "games/grail/codec/faces.h"

#include "games/grail/rules/names.h"

namespace roundtable {

using namespace grail;

namespace {

std::string word(std::string_view name) { return " " + std::string(name); }

std::string keywords_text(std::uint8_t bits) {
  std::string list;
  for (std::size_t i = 0; i < names_of(Keyword{}).size(); ++i)
    if ((bits >> i & 1U) != 0) list += (list.empty() ? "" : ",") + std::string(name_of(static_cast<Keyword>(i)));
  return " " + list;
}

std::string object_text(const Pack& pack, const Effect& effect) {
  switch (effect.verb) {
    case Verb::Gain:
      return word(name_of(effect.stock));
    case Verb::DropItem:
      return keywords_text(effect.ref);
    case Verb::TakeItem:
      return word(pack.items[effect.ref].id);
    case Verb::Meet:
      return word(name_of(static_cast<Colour>(effect.ref)));
    case Verb::Face:
      return word(pack.encounters[effect.ref].id);
    case Verb::Mark:
      return word(pack.marks[effect.ref]);
    case Verb::Dial:
      return word(pack.dials[effect.ref].id);
    default:
      return {};
  }
}

bool has_amount(Verb verb) {
  return verb != Verb::DestroyLast && verb != Verb::LayFreely && verb != Verb::DropItem && verb != Verb::TakeItem &&
         (verb < Verb::Meet || verb == Verb::Dial);
}

std::string count_text(const Effect& effect) {
  if (effect.count == Count::One) return {};
  std::string text = " per" + word(name_of(effect.count));
  if (effect.count == Count::Joined) text += word(name_of(static_cast<Key>(effect.counted)));
  if (effect.count == Count::Attribute) text += word(name_of(static_cast<Attribute>(effect.counted)));
  return text;
}

std::string when_text(const Pack& pack, const Effect& effect) {
  if (effect.when == When::Always) return {};
  std::string text = " if" + word(name_of(effect.when));
  switch (effect.when) {
    case When::Attribute:
      text += word(name_of(static_cast<Attribute>(effect.asked)));
      break;
    case When::Stock:
      text += word(name_of(static_cast<Stock>(effect.asked)));
      break;
    case When::Joined:
      text += word(name_of(static_cast<Key>(effect.asked)));
      break;
    case When::Item:
      return text + keywords_text(effect.asked);
    case When::Marked:
    case When::Unmarked:
      return text + word(pack.marks[effect.asked]);
    case When::Markers:
    case When::Cards:
      break;
    default:
      return text;
  }
  return text + " " + std::to_string(effect.bound);
}

std::string verb_text(const Effect& effect) {
  const bool down = effect.amount < 0;
  if (effect.verb == Verb::Affinity) return down ? "down" : "up";
  if (effect.verb == Verb::Gain) return down ? "lose" : "gain";
  if (effect.verb == Verb::Mark) return down ? "unmark" : "mark";
  return std::string(name_of(effect.verb));
}

void write_abilities(const Pack& pack, const Abilities& abilities, JsonWriter& out) {
  out.key("abilities").begin_array();
  for (const Ability& ability : abilities) {
    out.begin_object().key("on").name(name_of(ability.trigger));
    if (ability.trigger == Trigger::Delayed) out.key("time").value(int{ability.cost});
    if (ability.trigger == Trigger::Charges) out.key("pay").value(int{ability.cost});
    if (ability.optional) out.key("optional").value(true);
    if (ability.spent) out.key("spent").value(true);
    out.key("do");
    write_effects(pack, ability.effects, out);
    out.end_object();
  }
  out.end_array();
}

void write_right(const RightEdge& edge, JsonWriter& out) {
  out.key("right").begin_array();
  for (const RightHalf& half : edge) out.value(right_half_text(half));
  out.end_array();
}

void write_avoid(const Pack& pack, const std::optional<Avoid>& avoid, JsonWriter& out) {
  out.key("avoid");
  if (!avoid) {
    out.null();
    return;
  }
  out.begin_object();
  if (avoid->stock) out.key("stock").name(name_of(*avoid->stock));
  if (avoid->attribute) out.key("attribute").name(name_of(*avoid->attribute));
  out.key("at_least").value(int{avoid->at_least}).key("cost");
  write_effects(pack, avoid->cost, out);
  out.end_object();
}

void write_stages(const Pack& pack, const Encounter& encounter, JsonWriter& out) {
  out.key("stages").begin_array();
  for (const Stage& stage : encounter.stages) {
    out.begin_object().key("special").begin_object();
    for (const Special& special : stage.specials) {
      out.key(special.key == Key::Blank ? "any" : name_of(special.key));
      write_effects(pack, special.effects, out);
    }
    out.end_object().key("reaction");
    write_effects(pack, stage.reaction, out);
    out.end_object();
  }
  out.end_array().key("failure");
  write_effects(pack, encounter.failure, out);
}

void write_attacks(const Pack& pack, const Encounter& encounter, JsonWriter& out) {
  out.key("value").value(int{encounter.value}).key("attacks").begin_array();
  for (const AttackRow& row : encounter.attacks) {
    out.begin_object().key("from").value(int{row.from}).key("do");
    write_effects(pack, row.effects, out);
    out.end_object();
  }
  out.end_array().key("opportunity");
  write_effects(pack, encounter.opportunity, out);
}

}  // namespace

std::string effect_text(const Pack& pack, const Effect& effect) {
  std::string text = effect.who == Who::Each ? "each " : "";
  text += verb_text(effect) + object_text(pack, effect);
  const bool signless = effect.verb == Verb::Affinity || effect.verb == Verb::Gain;
  const int amount = signless && effect.amount < 0 ? -effect.amount : effect.amount;
  if (has_amount(effect.verb)) text += " " + std::to_string(amount);
  return text + count_text(effect) + when_text(pack, effect);
}

std::string right_half_text(const RightHalf& half) {
  if (half.key == Key::Blank) return {};
  if (half.times == 0) return "cancel";
  std::string text(name_of(half.key));
  if (is_attribute(half.key)) text += " " + std::to_string(half.level);
  if (half.times > 1) text += " x" + std::to_string(half.times);
  return text;
}

std::string left_half_text(const LeftHalf& half) {
  std::string text;
  for (const Bonus bonus : half) text += (text.empty() ? "" : "+") + std::string(name_of(bonus));
  return text;
}

void write_effects(const Pack& pack, const Effects& effects, JsonWriter& out) {
  out.begin_array();
  for (const Effect& effect : effects) out.value(effect_text(pack, effect));
  out.end_array();
}

void write_card_face(const Pack& pack, const Card& card, JsonWriter& out) {
  out.begin_object().key("kind").name(name_of(card.kind)).key("passive").value(card.passive).key("left").begin_array();
  for (const LeftHalf& half : card.left) out.value(left_half_text(half));
  out.end_array();
  write_right(card.right, out);
  write_abilities(pack, card.abilities, out);
  out.end_object();
}

void write_item_face(const Pack& pack, const Item& item, JsonWriter& out) {
  out.key("attributes").begin_object();
  for (std::size_t i = 0; i < attribute_count; ++i)
    if (item.attributes[i] != 0) out.key(name_of(static_cast<Attribute>(i))).value(int{item.attributes[i]});
  out.end_object();
  write_abilities(pack, item.abilities, out);
}

void write_encounter_face(const Pack& pack, const Encounter& encounter, JsonWriter& out) {
  out.key("id").name(encounter.id).key("kind").name(name_of(encounter.kind));
  out.key("colour").name(name_of(encounter.colour)).key("difficulty").value(int{encounter.difficulty});
  write_right(encounter.right, out);
  out.key("traits").begin_array();
  for (std::size_t i = 0; i < trait_count; ++i)
    if (encounter.traits.contains(static_cast<Trait>(i))) out.name(name_of(static_cast<Trait>(i)));
  out.end_array();
  if (encounter.kind == Kind::Combat) {
    write_attacks(pack, encounter, out);
  } else {
    out.key("scale").begin_object().key("bottom").value(int{encounter.bottom}).key("red").value(int{encounter.red});
    out.key("green").value(int{encounter.green}).key("top").value(int{encounter.top}).end_object();
    write_stages(pack, encounter, out);
  }
  out.key("reward");
  write_effects(pack, encounter.reward, out);
  out.key("loot");
  write_effects(pack, encounter.loot, out);
  write_avoid(pack, encounter.avoid, out);
}

}  // namespace roundtable
