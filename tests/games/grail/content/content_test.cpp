// Packs: what is read, and what is refused with file, line and what would be allowed.
#include "games/grail/content/library.h"
#include "tests/games/grail/rules/table.h"
#include "text/languages.h"

namespace roundtable::grail {
namespace {

/// The first problem of a pack as its key, with its line.
std::pair<std::string, long> problem_of(const std::string& text) {
  const auto pack = read_grail_pack("here", {{"here.toml", text}});
  if (pack) return {"", 0};
  const Message& why = pack.error()[0];
  CHECK(Catalogue::of(Language::En).has(why.key));
  const auto& [gap, where] = why.gaps.back();
  CHECK(gap == "where");
  const auto& place = std::get<std::string>(where);
  const auto colon = place.find(':');
  return {why.key, colon == std::string::npos ? 0 : std::stol(place.substr(colon + 1))};
}

std::string card_with(const std::string& line) { return "[[card]]\nid = \"a\"\nleft = [\"marker\"]\n" + line + "\n"; }

using Problem = std::pair<std::string, long>;

}  // namespace

TEST_CASE("the starter pack has what it promises") {
  const auto pack = pack_of("content/grail/starter");
  CHECK(pack->characters.size() == 4);
  CHECK(pack->encounters.size() >= 24);
  CHECK(pack->items.size() >= 12);
  CHECK(pack->locations.size() >= 15);
  CHECK(pack->events.size() >= 12);
  unsigned traits = 0;
  std::array<int, 4> stages{};
  for (const Encounter& encounter : pack->encounters) {
    for (std::size_t i = 0; i < trait_count; ++i)
      traits |= encounter.traits.contains(static_cast<Trait>(i)) ? 1U << i : 0U;
    ++stages[encounter.stages.size()];
  }
  CHECK(traits == (1U << trait_count) - 1);
  CHECK(stages[1] > 0);
  CHECK(stages[2] > 0);
  CHECK(stages[3] > 0);
  for (const Character& character : pack->characters) {
    CHECK(character.combat.size() == 15);
    CHECK(character.diplomacy.size() == 15);
    std::array<int, 2> pool{};
    for (const CardId card : character.pool) ++pool[static_cast<std::size_t>(pack->cards[card].kind)];
    CHECK(pool[0] >= 25);
    CHECK(pool[1] >= 25);
  }
}

TEST_CASE("every entry of the starter pack has a name in each language") {
  const auto pack = find_grail_pack("starter", "");
  REQUIRE(pack);
  int all = 0;
  int foreign = 0;
  const auto named = [&](std::string_view section, const std::string& id) {
    const auto english = grail_words(*pack, "en", section, id);
    INFO(section << "." << id);
    CHECK(english != id);
    for (const auto& language : languages())
      if (language.id != Language::En) {
        foreign += grail_words(*pack, language.code, section, id) != english;
        ++all;
      }
  };
  for (const Card& card : pack->cards) named("card", card.id);
  for (const Item& item : pack->items) named("item", item.id);
  for (const Encounter& encounter : pack->encounters) named("encounter", encounter.id);
  for (const Character& character : pack->characters) named("character", character.id);
  for (const Location& location : pack->locations) named("location", location.id);
  for (const StoryEvent& event : pack->events) named("event", event.id);
  CHECK(foreign > all * 9 / 10);  // names of persons stay
}

TEST_CASE("a pack that is wrong is refused with the line and what is wrong") {
  CHECK(problem_of("[[card]]\nid = ") == Problem("content.syntax", 2));
  CHECK(problem_of("[[cart]]\nid = \"a\"\n").first == "content.unknown_section");
  CHECK(problem_of("[[card]]\nid = \"A b\"\n") == Problem("content.bad_id", 1));
  CHECK(problem_of(card_with("") + card_with("")) == Problem("content.id_twice", 5));
  CHECK(problem_of(card_with("colour = \"red\"")) == Problem("content.unknown_key", 4));
  CHECK(problem_of(card_with("kind = \"dance\"")) == Problem("content.unknown_word", 4));
  CHECK(problem_of(card_with("right = [\"free x9\"]")) == Problem("content.right_half", 4));
  CHECK(problem_of("[[card]]\nid = \"a\"\nleft = [\"smile\"]\n") == Problem("content.left_half", 3));
  CHECK(problem_of(card_with("placement = [\"dance 1\"]")) == Problem("content.effect.unknown_word", 4));
  CHECK(problem_of(card_with("placement = [\"draw 99\"]")) == Problem("content.effect.not_a_number", 4));
  CHECK(problem_of(card_with("placement = [\"draw -1\"]")) == Problem("content.effect.negative", 4));
  CHECK(problem_of(card_with("placement = [\"draw 1 please\"]")) == Problem("content.effect.left_over", 4));
  CHECK(problem_of(card_with("placement = [\"meet grey\"]")) == Problem("content.effect.not_here", 4));
  CHECK(problem_of(card_with("placement = [\"take_item sword\"]")) == Problem("content.no_such_entry", 4));
  CHECK(problem_of(card_with("time = 100")) == Problem("content.out_of_range", 4));
}

TEST_CASE("a hostile pack is refused: huge, deep, endless") {
  const std::string deep = "a = " + std::string(2000, '[') + std::string(2000, ']');
  CHECK(problem_of(deep).first == "content.syntax");
  std::string dotted = "a";
  for (int i = 0; i < 5000; ++i) dotted += ".a";
  CHECK(problem_of(dotted + " = 1").first == "content.line_too_long");
  CHECK(problem_of(std::string(FileLimits::bytes + 1, '\n')).first == "content.too_long");
  CHECK(problem_of(card_with("charges = [\"charge 2\"]\npay = 1")).first == "content.endless_charges");
  CHECK(problem_of("[[location]]\nid = \"l\"\n[[location.action]]\nid = \"a\"\nenergy = 0\n") ==
        Problem("content.endless_action", 3));
  CHECK(problem_of("[[item]]\nid = \"i\"\nstart = [\"gain energy 1\"]\n").first == "content.endless_energy");
  CHECK(problem_of("[[dial]]\nid = \"d\"\ndo = [\"dial d 1\", \"dial d -1\"]\n").first == "content.endless_dial");
  CHECK(problem_of(card_with("right = [\"magic\", \"magic\", \"magic\"]")).first == "content.too_much_magic");
  const std::string six = "[\"draw 1\", \"draw 1\", \"draw 1\", \"draw 1\", \"draw 1\"]";
  CHECK(problem_of(card_with("placement = " + six + "\nenemy = " + six)).first == "content.too_many_effects");
  CHECK(problem_of(
            card_with("placement = [\"draw 1\",\"draw 1\",\"draw 1\",\"draw 1\",\"draw 1\",\"draw 1\",\"draw 1\"]"))
            .first == "content.list_too_long");
}

TEST_CASE("the digest of a pack follows its rules, not its words") {
  const SourceFile rules{"cards.toml", card_with("") +
                                           "[[character]]\nid = \"c\"\n[[encounter]]\nid = \"e\"\nright = "
                                           "[\"free\"]\nattacks = [{ from = 0, do = [] }]\n"};
  const auto digest = [](const std::vector<SourceFile>& files) {
    const auto pack = read_grail_pack("here", files);
    REQUIRE(pack.has_value());
    return pack->digest;
  };
  const auto plain = digest({rules});
  CHECK(digest({rules, {"text.en.toml", "[card]\na = \"A\"\n"}}) == plain);
  CHECK(digest({{"cards.toml", rules.text + "\n# another\n"}}) != plain);
}

}  // namespace roundtable::grail
