// Rules of the set-up that are kept where a configuration is read.
#include <doctest/doctest.h>

#include "games/avalon/codec/codec.h"

using namespace roundtable;
using AvalonCodec = Codec<avalon::Avalon>;

namespace {

/// The key of the error, or nothing where the configuration is accepted.
std::string config_error(std::string_view json) {
  const auto setup = AvalonCodec::read_config(boost::json::parse(json));
  return setup ? "" : setup.error().key;
}

std::string deal_error(std::string_view config, std::string_view deal) {
  const auto setup = AvalonCodec::read_config(boost::json::parse(config));
  REQUIRE(setup);
  const auto wish = AvalonCodec::read_deal(*setup, boost::json::parse(deal));
  return wish ? "" : wish.error().key;
}

std::string action_error(std::string_view json) {
  const auto action = AvalonCodec::read_action(boost::json::parse(json));
  return action ? "" : action.error().key;
}

}  // namespace

TEST_CASE("A1.4 a configuration for four or eleven is refused") {
  CHECK(config_error(R"({"players":4})") == "json.out_of_range");
  CHECK(config_error(R"({"players":11})") == "json.out_of_range");
  CHECK(config_error(R"({"players":10})").empty());
}

TEST_CASE("A2.12 each special character is in play at most once") {
  CHECK(config_error(R"({"players":7,"roles":["merlin","assassin","merlin"]})") == "avalon.config.twice");
  CHECK(config_error(R"({"players":7,"roles":["merlin","assassin","mordred"]})").empty());
}

TEST_CASE("A2.13 servants and minions are not chosen, they fill the rest") {
  CHECK(config_error(R"({"players":7,"roles":["merlin","assassin","minion"]})") == "avalon.config.not_special");
  CHECK(config_error(R"({"players":7,"roles":["merlin","assassin","servant"]})") == "avalon.config.not_special");
}

TEST_CASE("A2.24 a key or a value that the configuration does not know is an error") {
  CHECK(config_error(R"({"players":7})").empty());
  CHECK(config_error(R"({"players":7,"ladies":true})") == "json.unknown_key");
  CHECK(config_error(R"({"players":7,"edition":"fr"})") == "json.unknown_word");
  CHECK(config_error(R"({"players":7,"lancelot":"maybe"})") == "json.unknown_word");
  CHECK(config_error(R"({"players":7,"roles":["gawain"]})") == "json.unknown_word");
  CHECK(config_error(R"({"players":7,"lady":"yes"})") == "json.wrong_type.flag");
}

TEST_CASE("A2.25 a Lancelot listed among the special characters is an error") {
  for (const std::string role : {"lancelot_good", "lancelot_evil"})
    CHECK(config_error(R"({"players":7,"roles":["merlin","assassin",")" + role + R"("],"lancelot":"known"})") ==
          "avalon.config.lancelot_in_roles");
  CHECK(config_error(R"({"players":7,"roles":["merlin","assassin"],"lancelot":"known"})").empty());
}

TEST_CASE("A2.26 the characters dealt by hand must be those of the configuration") {
  constexpr std::string_view config = R"({"players":5,"roles":["merlin","assassin"]})";
  CHECK(deal_error(config, R"({"roles":["servant","merlin","assassin","minion","servant"]})").empty());
  CHECK(deal_error(config, R"({"roles":["servant","merlin","assassin","mordred","servant"]})") ==
        "avalon.deal_error.wrong_characters");
  CHECK(deal_error(config, R"({"roles":["merlin","assassin"]})") == "avalon.deal_error.wrong_characters");
}

TEST_CASE("A3.1 nobody is given two team tokens") {
  CHECK(action_error(R"({"type":"propose","team":[0,1]})").empty());
  CHECK(action_error(R"({"type":"propose","team":[1,1]})") == "json.seat_twice");
}

TEST_CASE("A10.1 a configuration without an edition is the English one") {
  const auto setup = AvalonCodec::read_config(boost::json::parse(R"({"players":7})"));
  REQUIRE(setup);
  CHECK(setup->edition == avalon::Edition::En);
}
