#include <doctest/doctest.h>

#include <algorithm>
#include <boost/json.hpp>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "games/avalon/rules/names.h"
#include "games/duel/rules/names.h"
#include "games/grail/rules/names.h"
#include "match/fault.h"
#include "text/catalogue.h"

using namespace roundtable;

namespace {

std::string content_of(const std::filesystem::path& file) {
  std::ifstream stream(file);
  std::stringstream text;
  text << stream.rdbuf();
  return text.str();
}

boost::json::object raw_catalogue(std::string_view code) {
  return boost::json::parse(content_of(ROUNDTABLE_SOURCE_DIR "/i18n/" + std::string(code) + ".json")).as_object();
}

std::set<std::string> gaps_in(std::string_view text) {
  std::set<std::string> gaps;
  for (auto open = text.find('{'); open != std::string_view::npos; open = text.find('{', open + 1)) {
    const auto close = text.find('}', open);
    const auto name = text.substr(open + 1, close - open - 1);
    if (!name.empty() &&
        std::all_of(name.begin(), name.end(), [](char c) { return (c >= 'a' && c <= 'z') || c == '_'; }))
      gaps.insert(std::string(name));
  }
  return gaps;
}

std::string without_gaps(std::string_view text) {
  std::string rest(text);
  for (const auto& gap : gaps_in(text)) {
    const auto whole = '{' + gap + '}';
    for (auto at = rest.find(whole); at != std::string::npos; at = rest.find(whole)) rest.erase(at, whole.size());
  }
  return rest;
}

std::set<std::string> all_gaps(const boost::json::value& entry) {
  if (entry.is_string()) return gaps_in(entry.as_string());
  std::set<std::string> gaps;
  for (const auto& form : entry.as_object()) gaps.merge(gaps_in(form.value().as_string()));
  return gaps;
}

std::string all_sources() {
  std::string all;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(ROUNDTABLE_SOURCE_DIR "/src"))
    if (entry.is_regular_file()) all += content_of(entry.path());
  return all;
}

template <class E>
void check_family(const std::string& family) {
  for (const auto name : names_of(E{})) {
    CAPTURE(family + std::string(name));
    CHECK(Catalogue::of(Language::En).has(family + std::string(name)));
  }
}

}  // namespace

TEST_CASE("no language misses a text, has one too many or forgets a gap") {
  const auto english = raw_catalogue("en");
  for (const auto& language : languages()) {
    const auto other = raw_catalogue(language.code);
    CAPTURE(language.code);
    CHECK(other.size() == english.size());
    for (const auto& [key, text] : english) {
      CAPTURE(std::string(key));
      REQUIRE(other.contains(key));
      auto gaps = all_gaps(other.at(key));
      auto wanted = all_gaps(text);
      gaps.erase("n");
      wanted.erase("n");  // the form for one may say it in a word
      CHECK(gaps == wanted);
    }
  }
}

TEST_CASE("every language but English is translated") {
  const auto english = raw_catalogue("en");
  for (const auto& language : languages()) {
    if (language.id == Language::En) continue;
    const auto other = raw_catalogue(language.code);
    for (const auto& [key, text] : english) {
      CAPTURE(language.code);
      CAPTURE(std::string(key));
      // Texts that are little more than gaps may be the same.
      const bool has_words = text.is_string() && without_gaps(text.as_string()).size() > 12;
      CHECK_FALSE((has_words && other.at(key) == text));
    }
  }
}

TEST_CASE("a text with plurals has the forms that its language counts with") {
  for (const auto& language : languages())
    for (const auto& [key, text] : raw_catalogue(language.code))
      if (const auto* forms = text.if_object()) {
        CAPTURE(language.code);
        CAPTURE(std::string(key));
        CHECK(forms->contains("one"));
        CHECK(forms->contains("few") == language.plurals->has_few);
        CHECK(forms->contains("many"));
      }
}

TEST_CASE("plural rules: the form for each number") {
  const auto forms = [](std::string_view name) {
    const auto rule = std::ranges::find(plural_rules(), name, &PluralRule::name);
    REQUIRE(rule != plural_rules().end());
    std::string all;
    for (const long n : {0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 101, 111, 112, 122}) {
      const auto form = rule->form(n);
      all += form == PluralForm::One ? '1' : form == PluralForm::Few ? 'f' : 'm';
      CHECK((rule->has_few || form != PluralForm::Few));
    }
    return all;
  };
  CHECK(forms("english") == "m1mmmmmmmmmmmmm");
  CHECK(forms("czech") == "m1ffmmmmmmmmmmm");
  CHECK(forms("polish") == "m1ffmmmmmfmmmmf");
  CHECK(forms("ukrainian") == "m1ffmmmm1fm1mmf");
}

TEST_CASE("English is the first language, codes are of two letters, and each is found by its code") {
  CHECK(code_of(Language::En) == "en");
  for (const auto& language : languages()) {
    CHECK(language.code.size() == 2);
    CHECK(language_from_code(language.code + "_XX.UTF-8") == language.id);
    CHECK_FALSE(language.name.empty());
  }
  CHECK_FALSE(language_from_code("xx").has_value());
}

TEST_CASE("plurals are chosen by number and language") {
  const auto say = [](Language language, long n) {
    return Catalogue::of(language)({"avalon.story.quest_fail", {{"quest", 3L}, {"n", n}}});
  };
  CHECK(say(Language::En, 1) == "Quest 3 fails, with one fail.");
  CHECK(say(Language::En, 2) == "Quest 3 fails, with 2 fails.");
  const auto czech = *language_from_code("cs");
  CHECK(say(czech, 2) != say(czech, 5));
}

TEST_CASE("each word of the rules has its text") {
  using namespace avalon;
  check_family<Refusal>("avalon.refusal.");
  check_family<SetupError>("avalon.setup_error.");
  check_family<SetupWarning>("avalon.setup_warning.");
  check_family<DealError>("avalon.deal_error.");
  check_family<Role>("avalon.role.");
  check_family<Role>("avalon.about.");
  check_family<Side>("avalon.side.");
  check_family<Side>("avalon.winner.");
  check_family<Card>("avalon.card.");
  check_family<Plot>("avalon.plot.");
  check_family<Source>("avalon.source.");
  check_family<Sight>("avalon.sight.");
  check_family<Loyalty>("avalon.loyalty.");
  check_family<Reason>("avalon.reason.");
  for (const auto& field : opening_fields)
    CHECK(Catalogue::of(Language::En).has("avalon.known." + std::string(field.name)));
}

TEST_CASE("each word of the duel has its text") {
  using namespace duel;
  check_family<Refusal>("duel.refusal.");
  check_family<SetError>("duel.set_error.");
  check_family<DealError>("duel.deal_error.");
  check_family<Card>("duel.card.");
  check_family<Colour>("duel.mark.");
  check_family<Tile>("duel.tile.");
  check_family<Reason>("duel.reason.");
  check_family<Play>("duel.story.");
  for (const auto land : {Land::Plain, Land::Forest, Land::Hill})
    CHECK(Catalogue::of(Language::En).has("duel.land." + std::string(name_of(land))));
  for (const auto power : {Power::Castle, Power::StoneCircle, Power::Avalon, Power::Swamp})
    CHECK(Catalogue::of(Language::En).has("duel.power." + std::string(name_of(power))));
  for (const Seat seat : both_seats)
    CHECK(Catalogue::of(Language::En).has("duel.winner." + std::string(seat_name(seat))));
}

TEST_CASE("each word of Grail has its text") {
  using namespace grail;
  check_family<Refusal>("grail.refusal.");
  check_family<SetupError>("grail.setup_error.");
  check_family<DealError>("grail.deal_error.");
  check_family<Stock>("grail.stock.");
  check_family<Attribute>("grail.attribute.");
  check_family<Kind>("grail.kind.");
  check_family<Trait>("grail.trait.");
  check_family<Verb>("grail.verb.");
  check_family<Reason>("grail.reason.");
  check_family<Winner>("grail.winner.");
  check_family<Keyword>("grail.keyword.");
  check_family<Colour>("grail.colour.");
  for (const auto key : {Key::Magic, Key::Free})
    CHECK(Catalogue::of(Language::En).has("grail.key." + std::string(name_of(key))));
}

TEST_CASE("no text is left over: each key stands in the program, whole or as family and member") {
  const auto sources = all_sources();
  for (const auto& [key, text] : raw_catalogue("en")) {
    const std::string whole(key);
    const auto dot = whole.rfind('.');
    const auto family = whole.substr(0, dot + 1);
    const auto member = whole.substr(dot + 1);
    const bool by_parts =
        sources.find('"' + member + '"') != std::string::npos &&
        (sources.find('"' + family + '"') != std::string::npos ||
         sources.find('"' + family.substr(family.find('.') + 1, family.size() - family.find('.') - 2) + '"') !=
             std::string::npos);
    CAPTURE(whole);
    CHECK((sources.find('"' + whole + '"') != std::string::npos || by_parts ||
           whole.starts_with("narrate.evil_look_no") || whole.starts_with("narrate.thumbs_") ||
           family == "avalon.winner." || family == "duel.winner." || family == "json.wrong_type."));
  }
}

TEST_CASE("a text quoted in an error is cut between characters") {
  CHECK(shortened("short") == "short");
  std::string text(59, 'a');
  text += "éé";
  CHECK(shortened(text) == std::string(59, 'a') + "…");
  CHECK(shortened(std::string(1000, 'x')).size() == 63);
}
