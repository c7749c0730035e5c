#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "games/avalon/codec/narration.h"
#include "text/catalogue.h"

using namespace roundtable;
using namespace roundtable::avalon;
using enum Role;

namespace {

using Keys = std::vector<std::string_view>;

bool says(const Keys& keys, std::string_view key) { return std::find(keys.begin(), keys.end(), key) != keys.end(); }

bool says_anything_of(const Keys& keys, std::string_view start) {
  return std::any_of(keys.begin(), keys.end(), [&](std::string_view key) { return key.starts_with(start); });
}

bool comes_before(const Keys& keys, std::string_view earlier, std::string_view later) {
  REQUIRE(says(keys, earlier));
  REQUIRE(says(keys, later));
  return std::find(keys.begin(), keys.end(), earlier) < std::find(keys.begin(), keys.end(), later);
}

bool english_names(std::string_view key, std::string_view name) {
  return Catalogue::of(Language::En)(Message(key)).find(name) != std::string::npos;
}

const RoleSet everybody{Merlin, Percival, Assassin, Mordred, Morgana, Oberon};
const RoleSet plain{Merlin, Assassin};

int pauses(const Keys& keys) { return static_cast<int>(std::count(keys.begin(), keys.end(), "narrate.eyes_closed")); }

}  // namespace

TEST_CASE("A9.1 the opening is put together from the characters in play") {
  CHECK(narration(plain, Lancelots::Off) == Keys{"narrate.close", "narrate.evil_look", "narrate.evil_close",
                                                 "narrate.eyes_closed", "narrate.thumbs", "narrate.merlin_looks",
                                                 "narrate.thumbs_down", "narrate.merlin_closes", "narrate.eyes_closed",
                                                 "narrate.open"});
  CHECK_FALSE(says_anything_of(narration({Mordred}, Lancelots::Off), "narrate.merlin"));
  CHECK_FALSE(says_anything_of(narration({Mordred}, Lancelots::Off), "narrate.thumbs"));
}

TEST_CASE("A9.1 every sentence of every opening is there in each language, in its own words") {
  std::set<std::string_view> sentences;
  for (unsigned chosen = 0; chosen < 1U << role_count; ++chosen)
    for (const Lancelots mode : {Lancelots::Off, Lancelots::Known, Lancelots::Switching, Lancelots::Scheduled}) {
      RoleSet roles;
      for (std::size_t i = 0; i < role_count; ++i)
        if ((chosen >> i & 1U) != 0) roles.insert(static_cast<Role>(i));
      if (!special_roles.contains(roles)) continue;
      for (const auto& key : narration(roles, mode)) sentences.insert(key);
    }
  std::set<std::string_view> listed;
  for (const NarrationSentence& sentence : narration_sentences()) listed.insert(sentence.key);
  CHECK(listed == sentences);
  for (const auto& key : sentences) {
    CAPTURE(key);
    REQUIRE(Catalogue::of(Language::En).has(key));
    for (const Language language : {Language::Cs, Language::De, Language::Pl, Language::Uk}) {
      CHECK(Catalogue::of(language).has(key));
      CHECK(Catalogue::of(language)(key) != Catalogue::of(Language::En)(key));
    }
  }
}

TEST_CASE("A9.2 first everyone closes the eyes and makes a fist") {
  for (const Lancelots mode : {Lancelots::Off, Lancelots::Known, Lancelots::Switching})
    CHECK(narration(everybody, mode).front() == "narrate.close");
  CHECK(english_names("narrate.close", "fist"));
}

TEST_CASE("A9.3 evil look, but not Oberon and not a Lancelot who may switch") {
  CHECK(says(narration(plain, Lancelots::Off), "narrate.evil_look"));
  CHECK(says(narration(everybody, Lancelots::Off), "narrate.evil_look_no_oberon"));
  CHECK(says(narration(plain, Lancelots::Known), "narrate.evil_look"));
  CHECK(says(narration(plain, Lancelots::Switching), "narrate.evil_look_no_lancelot"));
  CHECK(says(narration(everybody, Lancelots::Scheduled), "narrate.evil_look_no_oberon_lancelot"));
  CHECK(english_names("narrate.evil_look_no_oberon_lancelot", "all but Oberon and the evil Lancelot"));
}

TEST_CASE("A9.4 evil except Mordred, with Oberon, raise their thumbs for Merlin") {
  CHECK(says(narration(plain, Lancelots::Off), "narrate.thumbs"));
  CHECK(says(narration({Merlin, Assassin, Mordred}, Lancelots::Off), "narrate.thumbs_no_mordred"));
  CHECK(says(narration({Merlin, Assassin, Oberon}, Lancelots::Off), "narrate.thumbs_oberon"));
  const auto full = narration(everybody, Lancelots::Off);
  CHECK(comes_before(full, "narrate.thumbs_no_mordred_oberon", "narrate.merlin_looks"));
  CHECK(comes_before(full, "narrate.merlin_looks", "narrate.merlin_closes"));
  CHECK(english_names("narrate.thumbs_no_mordred_oberon", "Oberon too but not Mordred"));
}

TEST_CASE("A9.5 Merlin and Morgana raise their thumbs for Percival") {
  const auto full = narration(everybody, Lancelots::Off);
  CHECK(comes_before(full, "narrate.percival_both", "narrate.percival_looks_two"));
  const auto merlin_alone = narration({Merlin, Assassin, Percival}, Lancelots::Off);
  CHECK(comes_before(merlin_alone, "narrate.percival_merlin", "narrate.percival_looks_one"));
  const auto morgana_alone = narration({Morgana, Percival}, Lancelots::Off);
  CHECK(comes_before(morgana_alone, "narrate.percival_morgana", "narrate.percival_looks_one"));
  CHECK_FALSE(says_anything_of(narration({Percival, Mordred}, Lancelots::Off), "narrate.percival"));
  CHECK_FALSE(says_anything_of(narration({Merlin, Assassin, Morgana}, Lancelots::Off), "narrate.percival"));
}

TEST_CASE("A9.6 a Lancelot who may switch raises his thumb for evil, while they look") {
  for (const Lancelots mode : {Lancelots::Switching, Lancelots::Scheduled}) {
    const auto keys = narration(plain, mode);
    CHECK(comes_before(keys, "narrate.evil_look_no_lancelot", "narrate.lancelot_thumb"));
    CHECK(comes_before(keys, "narrate.lancelot_thumb", "narrate.lancelot_fist"));
    CHECK(comes_before(keys, "narrate.lancelot_fist", "narrate.evil_close"));
  }
  CHECK_FALSE(says(narration(plain, Lancelots::Known), "narrate.lancelot_thumb"));
  CHECK_FALSE(says(narration(plain, Lancelots::Off), "narrate.lancelot_thumb"));
}

TEST_CASE("A9.7 known Lancelots look at each other") {
  CHECK(comes_before(narration(plain, Lancelots::Known), "narrate.lancelots_look", "narrate.lancelots_close"));
  for (const Lancelots mode : {Lancelots::Off, Lancelots::Switching, Lancelots::Scheduled})
    CHECK_FALSE(says(narration(plain, mode), "narrate.lancelots_look"));
}

TEST_CASE("A9.8 between the steps everyone has the eyes closed") {
  const auto keys = narration(everybody, Lancelots::Known);
  CHECK(pauses(keys) == 4);  // after evil, Merlin, Percival and the Lancelots
  for (const std::string_view closing :
       {"narrate.evil_close", "narrate.merlin_closes", "narrate.percival_closes", "narrate.lancelots_close"}) {
    const auto found = std::find(keys.begin(), keys.end(), closing);
    REQUIRE(found + 1 < keys.end());
    CHECK(*(found + 1) == "narrate.eyes_closed");
  }
}

TEST_CASE("A9.9 last everybody opens the eyes") {
  for (const Lancelots mode : {Lancelots::Off, Lancelots::Known, Lancelots::Switching})
    CHECK(narration(everybody, mode).back() == "narrate.open");
}

TEST_CASE("A9.1 the page gets the sentences with what they depend on") {
  JsonWriter out;
  write_narration(out);
  CHECK(out.text().starts_with(
      R"([{"key":"narrate.close","all":[],"any":[],"none":[],"lancelot":["off","known","switching","scheduled"]},)"));
  CHECK(
      out.text().find(R"({"key":"narrate.percival_closes","all":["percival"],"any":["merlin","morgana"],"none":[],)") !=
      std::string::npos);
}
