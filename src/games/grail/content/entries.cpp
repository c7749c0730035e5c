#include "games/grail/content/entries.h"

#include <algorithm>
#include <charconv>

#include "games/grail/rules/names.h"

namespace roundtable {

using namespace grail;

namespace {

constexpr int most_effects_on_a_card = 8;
constexpr int most_magic_keys = 2;

bool is_of_days(Verb verb) { return verb >= Verb::Meet; }
bool is_of_encounters(const Effect& effect) {
  const bool verb = effect.verb != Verb::Gain && effect.verb != Verb::Damage && effect.verb != Verb::TakeItem &&
                    effect.verb != Verb::DropItem && !is_of_days(effect.verb);
  const bool count = effect.count == Count::Joined || effect.count == Count::Cards || effect.count == Count::Markers ||
                     effect.count == Count::Charges || effect.count == Count::Hand;
  const bool when = (effect.when >= When::Green && effect.when <= When::Markers) || effect.when == When::Joined ||
                    effect.when == When::Cards;
  return verb || count || when;
}

/// The story may go on with the reward of an encounter.
bool belongs(const Effect& effect, bool in_encounter, bool in_days) {
  if (in_days) return !is_of_encounters(effect);
  return !is_of_days(effect.verb) || (!in_encounter && effect.verb == Verb::Mark);
}

/// "aggression 2", "free x3", "magic", "cancel" or nothing at all.
std::optional<RightHalf> right_half(std::string_view text) {
  RightHalf half;
  if (text.empty()) return half;
  const auto space = text.find(' ');
  const auto name = text.substr(0, space);
  auto rest = space == std::string_view::npos ? std::string_view() : text.substr(space + 1);
  if (name == "cancel") return rest.empty() ? std::optional(RightHalf{Key::Free, 1, 0}) : std::nullopt;
  const auto key = from_name<Key>(name);
  if (!key || *key == Key::Blank) return std::nullopt;
  half.key = *key;
  if (rest.empty()) return half;
  const bool times = rest[0] == 'x';
  if (times) rest.remove_prefix(1);
  if (rest.size() != 1 || rest[0] < '1' || rest[0] > '9') return std::nullopt;
  const auto number = static_cast<std::uint8_t>(rest[0] - '0');
  if (times ? half.key != Key::Free || number > 3 : !is_attribute(half.key)) return std::nullopt;
  (times ? half.times : half.level) = number;
  return half;
}

std::optional<LeftHalf> left_half(std::string_view text) {
  LeftHalf half;
  while (!text.empty()) {
    const auto part = text.substr(0, text.find('+'));
    const auto bonus = from_name<Bonus>(part);
    if (!bonus || half.size() == LeftHalf::capacity()) return std::nullopt;
    half.push_back(*bonus);
    text.remove_prefix(std::min(text.size(), part.size() + 1));
  }
  return half;
}

int effects_of(const Abilities& abilities) {
  std::size_t count = 0;
  for (const Ability& ability : abilities) count += ability.effects.size();
  return static_cast<int>(count);
}

/// Energy is what ends a day: an encounter must not pay for itself.
bool gives_energy(const Effects& effects) {
  return std::any_of(effects.begin(), effects.end(), [](const Effect& effect) {
    return effect.verb == Verb::Gain && effect.stock == Stock::Energy && effect.amount > 0;
  });
}

template <class E>
std::string known_names() {
  std::string known;
  for (const auto name : names_of(E{})) known += (known.empty() ? "" : ", ") + std::string(name);
  return known;
}

}  // namespace

void GrailEntries::read_effects(TomlReader& reader, std::string_view key, Field field, Effects& effects) {
  reader.texts(key, Effects::capacity(), [&](const std::string& line, const toml::node& node) {
    Effect effect;
    if (const auto trouble = read_effect(line, names(), effect)) return reader.fail(node, *trouble);
    if (!belongs(effect, field == Field::Encounter, field == Field::Days))
      return reader.fail(node, {"content.effect.not_here", {{"given", shortened(line)}}});
    effects.push_back(effect);
  });
}

void GrailEntries::read_ability(TomlReader& reader, std::string_view key, Trigger trigger, int cost,
                                Abilities& abilities) {
  Ability ability;
  ability.trigger = trigger;
  ability.cost = unsigned_small(cost);
  read_effects(reader, key, Field::Encounter, ability.effects);
  if (!ability.effects.empty() && abilities.size() < Abilities::capacity()) abilities.push_back(ability);
}

void GrailEntries::read_left(TomlReader& reader, LeftEdge& edge) {
  reader.texts("left", max_rows, [&](const std::string& text, const toml::node& node) {
    const auto half = left_half(text);
    if (half) return edge.push_back(*half);
    reader.fail(node, {"content.left_half", {{"given", shortened(text)}, {"known", known_names<Bonus>()}}});
  });
}

void GrailEntries::read_right(TomlReader& reader, RightEdge& edge) {
  int magic = 0;
  reader.texts("right", max_rows, [&](const std::string& text, const toml::node& node) {
    const auto half = right_half(text);
    if (!half)
      return reader.fail(node, {"content.right_half", {{"given", shortened(text)}, {"known", known_names<Key>()}}});
    edge.push_back(*half);
    if (half->key == Key::Magic && ++magic > most_magic_keys)
      reader.fail(node, {"content.too_much_magic", {{"most", long{most_magic_keys}}}});
  });
}

void GrailEntries::read_card(TomlReader& reader, Card& card) {
  card.kind = reader.word("kind", Kind::Combat);
  card.passive = reader.flag("passive");
  read_left(reader, card.left);
  read_right(reader, card.right);
  const bool optional = reader.flag("optional");
  read_ability(reader, "placement", Trigger::Placement, 1, card.abilities);
  if (optional && !card.abilities.empty()) card.abilities[0].optional = true;
  read_ability(reader, "delayed", Trigger::Delayed, reader.integer("time", 1, 9, 1), card.abilities);
  read_ability(reader, "enemy", Trigger::Enemy, 1, card.abilities);
  read_ability(reader, "card_laid", Trigger::CardLaid, 1, card.abilities);
  read_ability(reader, "charges", Trigger::Charges, reader.integer("pay", 1, 20, 1), card.abilities);
  if (effects_of(card.abilities) > most_effects_on_a_card)
    reader.fail({"content.too_many_effects", {{"most", long{most_effects_on_a_card}}}});
  for (const Ability& ability : card.abilities)
    for (const Effect& effect : ability.effects)
      if (ability.trigger == Trigger::Charges && effect.verb == Verb::Charge) reader.fail("content.endless_charges");
  if (card.left.empty()) reader.fail({"content.missing", {{"key", std::string("left")}}});
}

template <std::size_t N>
void GrailEntries::read_attributes(TomlReader& reader, std::array<std::int8_t, N>& attributes) {
  reader.subtable("attributes", [&](TomlReader& inner) {
    for (std::size_t i = 0; i < attribute_count; ++i)
      attributes[i] = small(inner.integer(name_of(static_cast<Attribute>(i)), 0, 9, 0));
  });
}

void GrailEntries::read_item(TomlReader& reader, Item& item) {
  item.keyword = reader.word("keyword", Keyword::None);
  read_attributes(reader, item.attributes);
  const bool spent = reader.flag("spent");
  read_ability(reader, "start", Trigger::Start, 1, item.abilities);
  read_ability(reader, "enemy", Trigger::Enemy, 1, item.abilities);
  read_ability(reader, "use", Trigger::Use, 1, item.abilities);
  for (Ability& ability : item.abilities) {
    if (ability.trigger == Trigger::Use) ability.spent = spent;
    if (ability.trigger == Trigger::Start && gives_energy(ability.effects)) reader.fail("content.endless_energy");
  }
}

void GrailEntries::read_combat(TomlReader& reader, Encounter& encounter) {
  encounter.value = unsigned_small(reader.integer("value", 1, 60, 5));
  int last = -1;
  reader.tables("attacks", 8, [&](TomlReader& inner) {
    AttackRow row;
    const int from = inner.integer("from", 0, 60, 0);
    row.from = unsigned_small(from);
    read_effects(inner, "do", Field::Encounter, row.effects);
    if (from <= last || (last < 0 && from != 0)) inner.fail("content.attacks_out_of_order");
    last = from;
    encounter.attacks.push_back(row);
  });
  if (encounter.attacks.empty()) reader.fail({"content.missing", {{"key", std::string("attacks")}}});
  read_effects(reader, "opportunity", Field::Encounter, encounter.opportunity);
}

void GrailEntries::read_diplomacy(TomlReader& reader, Encounter& encounter) {
  encounter.top = small(reader.integer("top", 1, 12, 4));
  encounter.bottom = small(reader.integer("bottom", -12, -1, -4));
  encounter.green = small(reader.integer("green", 1, 12, 1));
  encounter.red = small(reader.integer("red", -12, -1, -1));
  reader.tables("stage", 3, [&](TomlReader& inner) {
    Stage stage;
    inner.subtable("special", [&](TomlReader& specials) {
      for (std::size_t i = 0; i <= attribute_count; ++i) {
        Special special;
        const bool any = i == attribute_count;
        special.key = any ? Key::Blank : static_cast<Key>(i);
        read_effects(specials, any ? "any" : name_of(special.key), Field::Encounter, special.effects);
        if (!special.effects.empty()) stage.specials.push_back(special);
      }
    });
    read_effects(inner, "reaction", Field::Encounter, stage.reaction);
    encounter.stages.push_back(stage);
  });
  if (encounter.stages.empty()) reader.fail({"content.missing", {{"key", std::string("stage")}}});
  read_effects(reader, "failure", Field::Encounter, encounter.failure);
}

void GrailEntries::read_avoid(TomlReader& reader, Encounter& encounter) {
  reader.subtable("avoid", [&](TomlReader& inner) {
    Avoid avoid;
    if (inner.member("stock")) avoid.stock = inner.word("stock", Stock::Reputation);
    if (inner.member("attribute")) avoid.attribute = inner.word("attribute", Attribute::Caution);
    avoid.at_least = small(inner.integer("at_least", 0, 20, 0));
    read_effects(inner, "cost", Field::Encounter, avoid.cost);
    encounter.avoid = avoid;
  });
}

void GrailEntries::read_encounter(TomlReader& reader, Encounter& encounter) {
  encounter.colour = reader.word("colour", Colour::Grey);
  encounter.kind = reader.word("kind", Kind::Combat);
  encounter.difficulty = unsigned_small(reader.integer("difficulty", 1, 9, 1));
  encounter.copies = unsigned_small(reader.integer("copies", 0, 4, 1));
  read_right(reader, encounter.right);
  reader.texts("traits", trait_count, [&](const std::string&, const toml::node& node) {
    encounter.traits.insert(reader.word_of("traits", node, Trait::Quick));
  });
  if (encounter.kind == Kind::Combat)
    read_combat(reader, encounter);
  else
    read_diplomacy(reader, encounter);
  read_effects(reader, "reward", Field::Reward, encounter.reward);
  read_effects(reader, "loot", Field::Encounter, encounter.loot);
  if (gives_energy(encounter.reward) || gives_energy(encounter.loot)) reader.fail("content.endless_energy");
  read_avoid(reader, encounter);
  if (encounter.right.empty()) reader.fail({"content.missing", {{"key", std::string("right")}}});
}

void GrailEntries::read_deck(TomlReader& reader, std::string_view key, std::optional<Kind> kind,
                             std::vector<CardId>& deck) {
  const std::size_t most = kind ? max_deck : max_pool;
  reader.texts(key, most, [&](const std::string& text, const toml::node& node) {
    const auto star = text.find('*');
    const auto name = std::string_view(text).substr(0, star);
    int copies = 1;
    if (star != std::string::npos) std::from_chars(text.data() + star + 1, text.data() + text.size(), copies);
    const auto place = find_entry(pack_.cards, name);
    if (!place)
      return reader.fail(node, {"content.no_such_entry", {{"what", std::string("card")}, {"given", shortened(name)}}});
    if (kind && pack_.cards[*place].kind != *kind)
      return reader.fail(node,
                         {"content.wrong_kind", {{"given", shortened(name)}, {"kind", std::string(name_of(*kind))}}});
    if (copies < 1 || deck.size() + static_cast<std::size_t>(copies) > most)
      return reader.fail(node, {"content.list_too_long", {{"key", std::string(key)}, {"n", static_cast<long>(most)}}});
    deck.insert(deck.end(), static_cast<std::size_t>(copies), static_cast<CardId>(*place));
  });
  std::sort(deck.begin(), deck.end());
}

void GrailEntries::read_character(TomlReader& reader, Character& character) {
  character.number = unsigned_small(reader.integer("number", 1, 99, 1));
  read_attributes(reader, character.attributes);
  character.most = {9, 9, 9};
  reader.subtable("most", [&](TomlReader& inner) {
    for (std::size_t i = 0; i < character.most.size(); ++i)
      character.most[i] = small(inner.integer(name_of(static_cast<Stock>(i)), 2, 20, 9));
  });
  character.start[0] = character.most[0];
  character.start[1] = character.most[1];
  reader.subtable("start", [&](TomlReader& inner) {
    for (std::size_t i = 0; i < stock_count; ++i) {
      const int most = i < character.most.size() ? character.most[i] : 20;
      character.start[i] =
          small(inner.integer(name_of(static_cast<Stock>(i)), i == 1 ? 1 : 0, most, character.start[i]));
    }
  });
  read_deck(reader, "combat", Kind::Combat, character.combat);
  read_deck(reader, "diplomacy", Kind::Diplomacy, character.diplomacy);
  read_deck(reader, "pool", std::nullopt, character.pool);
  reader.texts("items", 5, [&](const std::string& name, const toml::node& node) {
    const auto place = find_entry(pack_.items, name);
    if (!place)
      return reader.fail(node, {"content.no_such_entry", {{"what", std::string("item")}, {"given", shortened(name)}}});
    character.items.push_back(static_cast<ItemId>(*place));
  });
}

}  // namespace roundtable
