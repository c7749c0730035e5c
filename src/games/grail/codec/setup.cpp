// Grail's config and deal in JSON.
#include "codec/object_reader.h"
#include "games/grail/codec/codec.h"
#include "games/grail/content/library.h"

namespace roundtable {

using namespace grail;

namespace json = boost::json;

namespace {

/// The place of the entry that the text names; a problem where there is none.
template <class Entries>
std::size_t entry(ObjectReader& reader, std::string_view key, const json::value& value, const Entries& entries) {
  const auto* text = value.if_string();
  if (!text) {
    reader.fail({"json.wrong_type.text", {{"key", std::string(key)}}});
    return 0;
  }
  if (const auto place = find_entry(entries, *text)) return *place;
  std::string known;
  for (const auto& item : entries)
    if (known.size() < 400) known += (known.empty() ? "" : ", ") + item.id;
  reader.fail({"json.unknown_word", {{"key", std::string(key)}, {"given", shortened(*text)}, {"known", known}}});
  return 0;
}

PartyMember read_member(ObjectReader& reader, std::string_view key, const json::value& value, const Pack& pack) {
  PartyMember member;
  if (!value.is_object()) {
    member.character = static_cast<CharacterId>(entry(reader, key, value, pack.characters));
    member.combat = member.diplomacy = member.character;
    return member;
  }
  ObjectReader inner(value);
  if (const auto* name = inner.required("character"))
    member.character = static_cast<CharacterId>(entry(inner, "character", *name, pack.characters));
  member.combat = member.diplomacy = member.character;
  if (const auto* name = inner.member("combat"))
    member.combat = static_cast<CharacterId>(entry(inner, "combat", *name, pack.characters));
  if (const auto* name = inner.member("diplomacy"))
    member.diplomacy = static_cast<CharacterId>(entry(inner, "diplomacy", *name, pack.characters));
  if (const auto problem = inner.problem()) reader.fail(*problem);
  return member;
}

template <class List, class Entries>
void read_entries(ObjectReader& reader, std::string_view key, const Entries& entries, List& list) {
  reader.array(key, List::capacity(), [&](const auto& value) {
    using Id = std::remove_cvref_t<decltype(list[0])>;
    list.push_back(static_cast<Id>(entry(reader, key, value, entries)));
  });
}

template <class E, std::size_t N>
void read_numbers(ObjectReader& reader, std::string_view key, std::array<std::optional<std::int8_t>, N>& numbers) {
  const auto* value = reader.member(key);
  if (!value) return;
  ObjectReader inner(*value);
  for (std::size_t i = 0; i < N; ++i) {
    const auto name = name_of(static_cast<E>(i));
    if (!inner.member(name)) continue;
    int number = 0;
    inner.integer(name, 0, 99, number);
    numbers[i] = static_cast<std::int8_t>(number);
  }
  if (const auto problem = inner.problem()) reader.fail(*problem);
}

MemberWish read_wish(ObjectReader& reader, const json::value& value, const Pack& pack) {
  ObjectReader inner(value);
  MemberWish wish;
  read_numbers<Stock>(inner, "stock", wish.stock);
  read_numbers<Attribute>(inner, "attributes", wish.attributes);
  if (inner.member("items")) read_entries(inner, "items", pack.items, wish.items.emplace());
  read_entries(inner, "combat", pack.cards, wish.top[0]);
  read_entries(inner, "diplomacy", pack.cards, wish.top[1]);
  if (const auto problem = inner.problem()) reader.fail(*problem);
  return wish;
}

constexpr std::string_view hex_digits = "0123456789abcdef";

std::string hex(std::uint64_t number) {
  std::string text;
  for (int shift = 60; shift >= 0; shift -= 4) text += hex_digits[number >> shift & 15U];
  return text;
}

std::optional<std::uint64_t> from_hex(std::string_view text) {
  if (text.size() != 16) return std::nullopt;
  std::uint64_t number = 0;
  for (const char c : text) {
    const auto digit = hex_digits.find(c);
    if (digit == std::string_view::npos) return std::nullopt;
    number = number << 4 | digit;
  }
  return number;
}

void read_chance(ObjectReader& reader, DealWish& wish) {
  if (!reader.member("chance")) return;
  std::string text;
  reader.text("chance", text);
  wish.chance = from_hex(text);
  if (!wish.chance) reader.fail("grail.deal.chance");
}

void read_encounters(ObjectReader& reader, const Pack& pack, DealWish& wish) {
  const auto* value = reader.member("encounters");
  if (!value) return;
  ObjectReader inner(*value);
  for (std::size_t i = 0; i < colour_count; ++i)
    read_entries(inner, name_of(static_cast<Colour>(i)), pack.encounters, wish.encounters[i]);
  if (const auto problem = inner.problem()) reader.fail(*problem);
}

std::string_view party_key(Mode mode) { return mode == Mode::Encounter ? "party" : "characters"; }

/// The pack named, or the first there is; a record names its digest too.
std::shared_ptr<const Pack> read_pack(ObjectReader& reader) {
  std::string id = "starter";
  std::string digest;
  reader.text("pack", id);
  reader.text("pack_digest", digest);
  auto pack = find_grail_pack(id, digest);
  if (pack) return pack;
  const bool changed = find_grail_pack(id, "") != nullptr;
  reader.fail({changed ? "grail.config.pack_changed" : "grail.config.no_such_pack",
               {{"given", shortened(id)}, {"known", known_grail_packs()}}});
  return nullptr;
}

template <class List, class Entries>
void write_entries(std::string_view key, const List& list, const Entries& entries, bool top_last, JsonWriter& out) {
  out.key(key).begin_array();
  for (std::size_t i = 0; i < list.size(); ++i) out.name(entries[list[top_last ? list.size() - 1 - i : i]].id);
  out.end_array();
}

}  // namespace

std::expected<Setup, Message> Codec<Grail>::read_config(const json::value& value) {
  ObjectReader reader(value);
  Setup setup;
  reader.word("mode", setup.mode);
  reader.word("difficulty", setup.difficulty);
  setup.pack = read_pack(reader);
  if (!setup.pack) return std::unexpected(*reader.problem());
  const auto key = party_key(setup.mode);
  reader.required(key);
  reader.array(key, max_members,
               [&](const auto& item) { setup.party.push_back(read_member(reader, key, item, *setup.pack)); });
  if (setup.mode == Mode::Encounter)
    if (const auto* id = reader.required("encounter"))
      setup.encounter = static_cast<EncounterId>(entry(reader, "encounter", *id, setup.pack->encounters));
  if (const auto problem = reader.problem()) return std::unexpected(*problem);
  if (const auto error = setup_error(setup))
    return std::unexpected(
        Message("grail.setup_error." + std::string(name_of(*error)), {{"least", long{smallest_deck}}}));
  return setup;
}

std::vector<Message> Codec<Grail>::warnings(const Setup&) { return {}; }

std::expected<DealWish, Message> Codec<Grail>::read_deal(const Setup& setup, const json::value& value) {
  ObjectReader reader(value);
  const Pack& pack = *setup.pack;
  DealWish wish;
  reader.array("members", max_members,
               [&](const auto& item) { wish.members.push_back(read_wish(reader, item, pack)); });
  read_encounters(reader, pack, wish);
  read_entries(reader, "events", pack.events, wish.events);
  reader.array("dice", Dice::capacity(), [&](const auto& item) {
    const auto* number = item.if_int64();
    if (!number || *number < 0 || *number > 5)
      return reader.fail({"json.out_of_range", {{"key", std::string("dice")}, {"low", 0L}, {"high", 5L}}});
    wish.dice.push_back(static_cast<std::uint8_t>(*number));
  });
  read_chance(reader, wish);
  if (const auto problem = reader.problem()) return std::unexpected(*problem);
  if (const auto error = deal_error(setup, wish))
    return std::unexpected(Message("grail.deal_error." + std::string(name_of(*error))));
  return wish;
}

void Codec<Grail>::write_config(const Setup& setup, JsonWriter& out) {
  const auto& characters = setup.pack->characters;
  out.begin_object().key("mode").name(name_of(setup.mode)).key("difficulty").name(name_of(setup.difficulty));
  out.key("pack").value(setup.pack->id).key("pack_digest").name(setup.pack->digest);
  if (setup.mode == Mode::Encounter) out.key("encounter").name(setup.pack->encounters[setup.encounter].id);
  out.key(party_key(setup.mode)).begin_array();
  for (const PartyMember& member : setup.party) {
    if (member.combat == member.character && member.diplomacy == member.character) {
      out.name(characters[member.character].id);
      continue;
    }
    out.begin_object().key("character").name(characters[member.character].id);
    out.key("combat").name(characters[member.combat].id).key("diplomacy").name(characters[member.diplomacy].id);
    out.end_object();
  }
  out.end_array().end_object();
}

void Codec<Grail>::write_deal(const Event& event, const Setup& setup, JsonWriter& out) {
  const auto& dealt = std::get<Dealt>(event);
  const Pack& pack = *setup.pack;
  out.begin_object().key("chance").name(hex(dealt.chance)).key("members").begin_array();
  for (const MemberDeal& member : dealt.members) {
    out.begin_object().key("stock").begin_object();
    for (std::size_t i = 0; i < stock_count; ++i) out.key(name_of(static_cast<Stock>(i))).value(int{member.stock[i]});
    out.end_object().key("attributes").begin_object();
    for (std::size_t i = 0; i < attribute_count; ++i)
      out.key(name_of(static_cast<Attribute>(i))).value(int{member.attributes[i]});
    out.end_object();
    write_entries("items", member.items, pack.items, false, out);
    write_entries("combat", member.decks[0], pack.cards, true, out);
    write_entries("diplomacy", member.decks[1], pack.cards, true, out);
    out.end_object();
  }
  out.end_array().key("dice").begin_array();
  for (std::size_t i = dealt.dice.size(); i-- > 0;) out.value(int{dealt.dice[i]});
  out.end_array();
  if (setup.mode == Mode::Campaign) {
    out.key("encounters").begin_object();
    for (std::size_t i = 0; i < colour_count; ++i)
      write_entries(name_of(static_cast<Colour>(i)), dealt.encounters[i], pack.encounters, true, out);
    out.end_object();
    write_entries("events", dealt.events, pack.events, true, out);
  }
  out.end_object();
}

namespace {

template <class Entries>
void write_ids(std::string_view key, const Entries& entries, JsonWriter& out) {
  out.key(key).begin_object().key("enum").begin_array();
  for (const auto& item : entries) out.name(item.id);
  out.end_array().end_object();
}

template <class E>
void write_choice(std::string_view key, E standard, JsonWriter& out) {
  out.key(key).begin_object().key("enum").begin_array();
  for (const auto name : names_of(E{})) out.name(name);
  out.end_array().key("default").name(name_of(standard)).end_object();
}

void write_party(std::string_view key, const Pack& pack, JsonWriter& out) {
  out.key(key).begin_object().key("type").name("array").key("minItems").value(1).key("maxItems").value(max_members);
  write_ids("items", pack.characters, out);
  out.end_object();
}

}  // namespace

void Codec<Grail>::write_description(JsonWriter& out) {
  out.key("players").begin_array().value(1).value(max_members).end_array();
  out.key("config").begin_object().key("type").name("object").key("properties").begin_object();
  write_choice("mode", Mode::Encounter, out);
  write_choice("difficulty", Difficulty::Normal, out);
  out.key("pack").begin_object().key("type").name("string").key("default").name("starter").end_object();
  if (const auto pack = find_grail_pack("starter", "")) {
    write_ids("encounter", pack->encounters, out);
    write_party("party", *pack, out);
    write_party("characters", *pack, out);
  }
  out.end_object().key("additionalProperties").value(false).end_object();
}

}  // namespace roundtable
