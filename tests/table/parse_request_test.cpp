// Text of clients becomes requests, or a refusal.
#include <doctest/doctest.h>

#include "table/requests.h"

using namespace roundtable;

namespace {

std::string refusal(std::string_view text) {
  const auto message = parse_request(text);
  return message.request ? "" : std::string(message.request.error().code);
}

template <class Request>
Request table_request(std::string_view text) {
  const auto message = parse_request(text);
  REQUIRE(message.request);
  REQUIRE(message.needs == Needs::PlaceAtTable);
  const auto* request = std::get_if<TableRequest>(&*message.request);
  REQUIRE(request);
  REQUIRE(std::holds_alternative<Request>(*request));
  return std::get<Request>(*request);
}

}  // namespace

TEST_CASE("what is no object with an op is no request, and has no id to repeat") {
  for (const char* text : {"", "x", "[]", "{}", R"({"op":5})", R"({"op":"sit","id":5})"}) {
    CAPTURE(text);
    const auto message = parse_request(text);
    REQUIRE_FALSE(message.request);
    CHECK(message.request.error().code == "bad_json");
    CHECK(message.needs == Needs::Nothing);
    CHECK(message.id.empty());
  }
  CHECK(refusal(R"({"op":"sit","id":")" + std::string(65, 'x') + R"("})") == "too_large");
}

TEST_CASE("every request says what a client must have done before, even where it is malformed") {
  CHECK(parse_request(R"({"op":"hello"})").needs == Needs::Nothing);
  CHECK(parse_request(R"({"op":"dance"})").needs == Needs::Greeting);
  CHECK(refusal(R"({"op":"dance"})") == "unknown_op");
  CHECK(parse_request(R"({"op":"join"})").needs == Needs::Greeting);
  const auto sit = parse_request(R"({"op":"sit","id":"7"})");
  CHECK(sit.needs == Needs::PlaceAtTable);
  CHECK(sit.id == "7");
  CHECK(sit.request.error().message.key == "json.missing");
}

TEST_CASE("members are read strictly") {
  CHECK(refusal(R"({"op":"sit","seat":10})") == "bad_json");
  CHECK(refusal(R"({"op":"sit","seat":1,"colour":"red"})") == "bad_json");
  CHECK(refusal(R"({"op":"chat","to":"evil","text":"hey"})") == "bad_json");
  CHECK(refusal(R"({"op":"act","id":"","action":{}})") == "bad_json");
  CHECK(table_request<request::Sit>(R"({"op":"sit","seat":3})").seat == 3);
  CHECK(table_request<request::Replace>(R"({"op":"replace","seat":3})").want);
  CHECK(table_request<request::SeatBot>(R"({"op":"seat_bot","seat":3,"bot":null})").bot.empty());
  CHECK(table_request<request::SendChat>(R"({"op":"chat","to":"allies","text":"hey"})").to == request::Hearers::Allies);
}

TEST_CASE("an action outlives the text it came in") {
  std::string text = R"({"op":"act","id":"a","number":2,"action":{"type":"propose","team":[0,1]}})";
  const auto act = table_request<request::Act>(text);
  text.assign(text.size(), ' ');
  CHECK(act.id == "a");
  CHECK(act.number == 2);
  CHECK(act.action == boost::json::parse(R"({"type":"propose","team":[0,1]})"));
}

TEST_CASE("choices that are not made stay open, and a clock can be taken away") {
  const auto some = table_request<request::Configure>(R"({"op":"configure","open":true,"clock":null})").choices;
  CHECK(some.open == true);
  CHECK_FALSE(some.spectators);
  CHECK_FALSE(some.config);
  REQUIRE(some.clock);
  CHECK_FALSE(*some.clock);
  const auto timed = table_request<request::Configure>(R"({"op":"configure","clock":{"vote":30}})").choices;
  CHECK((*timed.clock)->of("vote") == 30);
  CHECK(refusal(R"({"op":"configure","clock":{"vote":4}})") == "bad_clock");
  CHECK(refusal(R"({"op":"configure","language":"xx"})") == "bad_json");
}
