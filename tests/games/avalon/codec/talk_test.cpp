// Statements, what was said and what may be said in JSON.
#include "games/avalon/codec/talk.h"

#include "games/avalon/rules/legality.h"
#include "tests/games/avalon/rules/scenario.h"
#include "text/catalogue.h"

using namespace scenario;

namespace {

std::string written(const talk::Statement& statement) {
  JsonWriter out;
  write_statement(statement, out);
  return std::string(out.text());
}

std::string why_refused(std::string_view json) {
  const auto read = read_statement(boost::json::parse(json));
  return read ? "" : Catalogue::of(Language::En)(read.error());
}

const talk::Reason by_step = talk::Because{talk::Because::By::Step, 9};
const talk::Reason by_statement = talk::Because{talk::Because::By::Statement, 4};

struct Spelling {
  talk::Statement statement;
  std::string_view json;
};
const Spelling spellings[] = {
    {talk::Trust{Seat(1), talk::Strength::Sure}, R"({"kind":"trust","seat":1,"strength":"sure"})"},
    {talk::Suspect{Seat(1), talk::Strength::Some, by_step},
     R"({"kind":"suspect","seat":1,"strength":"some","because":{"step":9}})"},
    {talk::Among{seats({0, 2, 3}), 2, by_statement},
     R"({"kind":"among","seats":[0,2,3],"evil":2,"because":{"statement":4}})"},
    {talk::CallTeam{seats({0, 1}), false, by_step},
     R"({"kind":"team","seats":[0,1],"clean":false,"because":{"step":9}})"},
    {talk::WantTeam{seats({0, 1}), by_step}, R"({"kind":"want","seats":[0,1],"because":{"step":9}})"},
    {talk::Will{Vote::Approve, by_step}, R"({"kind":"will","approve":true,"because":{"step":9}})"},
    {talk::Will{Vote::Reject}, R"({"kind":"will","approve":false})"},
    {talk::AskWhy{Seat(4), 7}, R"({"kind":"why","seat":4,"step":7})"},
    {talk::Answer{3, talk::Motive::ByElimination}, R"({"kind":"answer","to":3,"reason":"by_elimination"})"},
    {talk::Agree{3}, R"({"kind":"agree","to":3})"},
    {talk::Disagree{3, by_statement}, R"({"kind":"disagree","to":3,"because":{"statement":4}})"},
    {talk::ClaimLoyal{}, R"({"kind":"loyal"})"},
    {talk::ClaimRole{Percival}, R"({"kind":"claim","role":"percival"})"},
    {talk::Seen{Seat(2), Source::Lady, Sight::Evil}, R"({"kind":"seen","seat":2,"source":"lady","side":"evil"})"},
    {talk::Seen{Seat(2), Source::CloseEye, Sight::Success},
     R"({"kind":"seen","seat":2,"source":"close_eye","card":"success"})"},
    {talk::Mistaken{Seat(2)}, R"({"kind":"mistaken","seat":2})"},
    {talk::Follow{Seat(2)}, R"({"kind":"follow","seat":2})"},
    {talk::NameMerlin{Seat(2)}, R"({"kind":"merlin","seat":2})"},
};

std::string sayable_in(const LiveGame& game, const talk::PublicCourse& course, const talk::TalkLog& log, int seat) {
  JsonWriter out;
  out.begin_array();
  write_sayable(talk::sayable(log.floor(game.table(), course, Seat(seat))), out);
  const SeatSet fellows = confers(observe(game.state(), Seat(seat)));
  write_sayable(talk::sayable(log.floor_among_allies(game.table(), course, Seat(seat), fellows)), out);
  out.end_array();
  return std::string(out.text());
}

}  // namespace

TEST_CASE("each statement is written and read in one spelling") {
  for (const auto& [statement, json] : spellings) {
    CHECK(written(statement) == json);
    const auto read = read_statement(boost::json::parse(json));
    REQUIRE(read.has_value());
    CHECK(*read == statement);
  }
}

TEST_CASE("a statement with something too much, too little or of the wrong type is refused in words") {
  for (const auto json : {R"("loyal")",
                          R"({})",
                          R"({"kind":"chat"})",
                          R"({"kind":7})",
                          R"({"kind":"loyal","text":"hi"})",
                          R"({"kind":"trust","seat":1})",
                          R"({"kind":"trust","seat":"1","strength":"some"})",
                          R"({"kind":"trust","seat":10,"strength":"some"})",
                          R"({"kind":"trust","seat":-1,"strength":"some"})",
                          R"({"kind":"trust","seat":1,"strength":"much"})",
                          R"({"kind":"trust","seat":1,"strength":"some","because":9})",
                          R"({"kind":"trust","seat":1,"strength":"some","because":{}})",
                          R"({"kind":"trust","seat":1,"strength":"some","because":{"step":9,"statement":1}})",
                          R"({"kind":"trust","seat":1,"strength":"some","because":{"step":0}})",
                          R"({"kind":"trust","seat":1,"strength":"some","because":{"step":1.5}})",
                          R"({"kind":"trust","seat":1,"strength":"some","because":{"step":99999999999999999999}})",
                          R"({"kind":"trust","seat":1,"strength":"some","because":null})",
                          R"({"kind":"among","seats":[0,0],"evil":1})",
                          R"({"kind":"among","seats":[0,1],"evil":0})",
                          R"({"kind":"among","seats":0,"evil":1})",
                          R"({"kind":"team","seats":[0,1]})",
                          R"({"kind":"team","seats":[0,1],"clean":1})",
                          R"({"kind":"want"})",
                          R"({"kind":"will"})",
                          R"({"kind":"why","seat":1})",
                          R"({"kind":"why","seat":1,"step":-3})",
                          R"({"kind":"answer","to":1})",
                          R"({"kind":"answer","to":1,"reason":"because"})",
                          R"({"kind":"agree","to":"1"})",
                          R"({"kind":"agree","to":1,"because":{"step":1}})",
                          R"({"kind":"claim","role":"king"})",
                          R"({"kind":"seen","seat":1,"source":"lady"})",
                          R"({"kind":"seen","seat":1,"source":"lady","card":"fail"})",
                          R"({"kind":"seen","seat":1,"source":"excalibur","side":"evil"})",
                          R"({"kind":"seen","seat":1,"source":"lady","side":"evil","card":"fail"})",
                          R"({"kind":"mistaken"})"}) {
    CAPTURE(json);
    CHECK_FALSE(why_refused(json).empty());
  }
  CHECK(why_refused(R"({"kind":"loyal","text":"hi"})").find("text") != std::string::npos);
}

TEST_CASE("what was said is written with its number, step, seat and audience") {
  const talk::Said said{4, 12, Seat(3), talk::Audience::All, talk::Suspect{Seat(1), talk::Strength::Some, by_step}};
  JsonWriter out;
  write_said(said, out);
  CHECK(out.text() == R"({"number":4,"step":12,"seat":3,"to":"all","statement":)"
                      R"({"kind":"suspect","seat":1,"strength":"some","because":{"step":9}}})");
  const auto read = read_said(boost::json::parse(out.text()));
  REQUIRE(read.has_value());
  CHECK(*read == said);
}

TEST_CASE("the talk of a record is read back, and refused where it is malformed") {
  const std::vector<talk::Said> talk{{1, 0, Seat(2), talk::Audience::All, talk::ClaimLoyal{}},
                                     {1, 40, Seat(4), talk::Audience::Allies, talk::NameMerlin{Seat(0)}}};
  JsonWriter out;
  write_talk(talk, out);
  const auto read = read_talk(boost::json::parse(out.text()), 5);
  REQUIRE(read.has_value());
  CHECK(*read == talk);
  for (const auto json : {R"({})", R"(7)", R"([1])", R"([{"number":1,"step":0,"seat":2,"to":"all"}])",
                          R"([{"number":0,"step":0,"seat":2,"to":"all","statement":{"kind":"loyal"}}])",
                          R"([{"number":1,"step":-1,"seat":2,"to":"all","statement":{"kind":"loyal"}}])",
                          R"([{"number":1,"step":0,"seat":5,"to":"all","statement":{"kind":"loyal"}}])",
                          R"([{"number":1,"step":0,"seat":2,"to":"me","statement":{"kind":"loyal"}}])",
                          R"([{"number":1,"step":0,"seat":2,"to":"all","statement":{"kind":"loyal"},"at":1}])",
                          R"([{"number":1,"step":0,"seat":2,"to":"all","statement":{"kind":"lies"}}])"})
    CHECK_FALSE(read_talk(boost::json::parse(json), 5).has_value());
}

TEST_CASE("what may be said lists the values of each slot") {
  const auto game = Scenario::players(5).roles({Merlin, Servant, Servant, Assassin, Minion}).leader(0).start();
  talk::PublicCourse course;
  talk::TalkLog log;
  REQUIRE(log.say(game.table(), course, Seat(1), talk::Trust{Seat(2)}).has_value());
  const std::string because = R"("because":{"steps":[],"statements":[1]}})";
  CHECK(sayable_in(game, course, log, 3) ==
        R"([{"kind":"trust","to":"all","seats":[0,1,2,4],"strength":["some","sure"],)" + because +
            R"(,{"kind":"suspect","to":"all","seats":[0,1,2,4],"strength":["some","sure"],)" + because +
            R"(,{"kind":"among","to":"all","seats":[0,1,2,3,4],"sizes":[2,3,4],"evil":[1,2],)" + because +
            R"(,{"kind":"team","to":"all","seats":[0,1,2,3,4],"sizes":[2,3],"clean":[true,false],)" + because +
            R"(,{"kind":"want","to":"all","seats":[0,1,2,3,4],"sizes":[2,3],)" + because +
            R"(,{"kind":"agree","to":"all","statements":[1]},{"kind":"disagree","to":"all","statements":[1],)" +
            because + R"(,{"kind":"loyal","to":"all"})" +
            R"(,{"kind":"claim","to":"all","roles":["merlin","servant","assassin","minion"]})" +
            R"(,{"kind":"follow","to":"all","seats":[0,1,2,4]}])");
}

TEST_CASE("Merlin is offered to be named only to those who confer") {
  auto game = Scenario::players(5).roles({Merlin, Servant, Servant, Assassin, Minion}).leader(0).start();
  game.quest_succeeds().quest_succeeds().quest_succeeds();
  const talk::PublicCourse course;
  const talk::TalkLog log;
  for (int seat = 0; seat < 5; ++seat) {
    const bool offered =
        sayable_in(game, course, log, seat).find(R"({"kind":"merlin","to":"allies",)") != std::string::npos;
    CHECK(offered == (seat >= 3));
  }
}

TEST_CASE("a refusal says what would be right") {
  const auto game = Scenario::players(5).leader(0).start();
  const talk::PublicCourse course;
  const talk::TalkLog log;
  const talk::Floor floor = log.floor(game.table(), course, Seat(0));
  for (const LanguageFacts& language : languages())
    for (std::size_t i = 0; i < names_of(talk::Refusal{}).size(); ++i) {
      const Message message = explain_talk(floor, static_cast<talk::Refusal>(i));
      CAPTURE(message.key);
      CHECK(Catalogue::of(language.id).has(message.key));
    }
  CHECK(Catalogue::of(Language::En)(explain_talk(floor, talk::Refusal::WrongTeamSize)) ==
        "A team to speak of is as big as a quest without a result asks for: 2, 3.");
}
