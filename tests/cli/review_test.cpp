#include <doctest/doctest.h>

#include <fstream>
#include <sstream>

#include "cli/commands/review_page.h"
#include "cli/commands/review_words.h"

using namespace roundtable;

namespace {

lab::Review reviewed(const std::string& name) {
  std::ifstream stream(ROUNDTABLE_SOURCE_DIR "/tests/records/" + name + ".json");
  std::stringstream text;
  text << stream.rdbuf();
  return *lab::review(boost::json::parse(text.str()), {4, 1, {}});
}

std::size_t count(const std::string& text, std::string_view part) {
  std::size_t found = 0;
  for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
  return found;
}

}  // namespace

TEST_CASE("the page of a review needs nothing but itself and names every line, in every language") {
  const auto review = reviewed("avalon-format1-1");
  for (std::size_t i = 0; i < std::size(language_codes); ++i) {
    const auto& text = Catalogue::of(static_cast<Language>(i));
    const auto page = review_page(review, text);
    CHECK(page.find("http") == std::string::npos);
    CHECK(page.find("<script") == std::string::npos);
    CHECK(page.find("review.") == std::string::npos);
    CHECK(count(page, "<svg") == 13);  // the chances, and for six pairs of eyes evil and Merlin
    CHECK(count(page, "<svg") == count(page, "</svg>"));
    CHECK(count(page, "<table") == 13);
    const ReviewWords words(review, text);
    for (std::size_t seat = 0; seat < 5; ++seat) CHECK(count(page, words.seat(seat) + "</text>") == 12);
  }
}

TEST_CASE("a review is told in words for each game") {
  const auto& text = Catalogue::of(Language::En);
  lab::Review review = reviewed("avalon-format1-1");
  const auto team = [](const char* seats) { return Message("review.action.propose", {{"team", std::string(seats)}}); };
  review.better_moves = {{9, Seat(1), "{}", "{}", team("0, 2"), team("1, 4"), 0.25, 0.5}};
  review.tells = {{12, Seat(0), 0.3, 0.7}};
  const ReviewWords words(review, text);
  CHECK(words.better_moves()[0].find("the team 0, 2 (25 %). Better: the team 1, 4 (50 %)") != std::string::npos);
  CHECK(words.tells()[0].find("70 % instead of 30 %") != std::string::npos);
  CHECK(words.result() == "Evil wins: by the quests.");
  const auto duel = reviewed("duel-format1-1");
  CHECK(ReviewWords(duel, text).point(duel.points[1]) == "seat " + std::to_string(duel.points[1].seat->index()));
  CHECK(review_page(duel, text).find("<svg") != std::string::npos);
}
