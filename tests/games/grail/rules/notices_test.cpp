// What the party is told, and that it is never told what nobody may know.
#include "games/grail/rules/notices.h"

#include "engine/signature.h"
#include "games/grail/content/library.h"
#include "tests/games/grail/rules/table.h"

using namespace roundtable;
using namespace roundtable::grail;
using namespace roundtable::grail::notice;

namespace {

Setup starter() {
  Setup setup;
  setup.pack = find_grail_pack("starter", "");
  REQUIRE(setup.pack);
  setup.party.push_back({0, 0, 0});
  return setup;
}

/// Everything that is told in one random game over the days.
std::vector<Notice> told_in(const Setup& setup, std::uint64_t number) {
  std::vector<Notice> all;
  Rng rng = Rng::stream(21, number);
  State state = prepare(setup);
  const auto note = [&](const Event& event, const State& before) {
    for (const Told& told : telling(event, before)) {
      CHECK_FALSE(told.only.has_value());
      all.push_back(told.notice);
    }
  };
  carry_out<Grail>(deal(setup, {}, rng), state, note);
  for (int i = 0; i < longest_random_game && !is_over(state.table); ++i) random_step<Grail>(state, rng, note);
  return all;
}

Notice only_notice(const Event& event, const State& before) {
  const Telling told = telling(event, before);
  REQUIRE(told.size() == 1);
  return told[0].notice;
}

}  // namespace

TEST_CASE("the deal tells how the game is played and nothing of the decks") {
  Setup setup = starter();
  Rng one(std::uint64_t{1});
  Rng two(std::uint64_t{2});
  const State state = prepare(setup);
  const Notice notice = only_notice(deal(setup, {}, one), state);
  CHECK(notice == Notice("started").word("mode", "encounter"));
  CHECK(notice == only_notice(deal(setup, {}, two), state));
}

TEST_CASE("a card that is drawn is told to the whole party by its name") {
  Sitting game(find_grail_pack("starter", ""), {"maela"});
  game.begin();
  const CardId card = game.member(0).decks[0][0];
  const std::string_view name = game.table().card(card).id;
  CHECK(only_notice(CardDrawn{Seat(0), card}, game.state()) == Notice("card_drawn").seat(Seat(0)).word("card", name));
}

TEST_CASE("a deck that is shuffled tells that it was, never how") {
  Setup setup = starter();
  setup.mode = Mode::Campaign;
  int shuffled = 0;
  for (std::uint64_t game = 0; game < 20; ++game)
    for (const Notice& notice : told_in(setup, game)) {
      if (notice.type != "shuffled") continue;
      ++shuffled;
      REQUIRE(notice.facts.size() == 2);
      CHECK(notice.facts[0].name == "seat");
      CHECK(notice.facts[1].name == "kind");
    }
  CHECK(shuffled > 0);
}

TEST_CASE("what a member can still draw is the deck without what has been seen") {
  Sitting game(find_grail_pack("starter", ""), {"maela", "osric"});
  game.begin().keep();
  for (const int seat : {0, 1}) {
    const Member& member = game.member(seat);
    Cards cards = unseen_cards(game.table(), Seat(seat));
    CHECK(cards.size() == member.deck);
    CHECK(cards.size() < member.decks[0].size());
    for (const CardId card : member.hand) cards.push_back(card);
    Cards deck = member.decks[static_cast<std::size_t>(game.table().encounter().kind)];
    std::sort(cards.begin(), cards.end());
    std::sort(deck.begin(), deck.end());
    CHECK(cards == deck);
  }
}

TEST_CASE("what can still come is the same in every world the party cannot tell apart") {
  Setup setup = starter();
  setup.mode = Mode::Campaign;
  Rng rng(std::uint64_t{5});
  State state = prepare(setup);
  carry_out<Grail>(deal(setup, {}, rng), state, unrecorded);
  for (int i = 0; i < 200 && !is_over(state.table); ++i) {
    random_step<Grail>(state, rng, unrecorded);
    const State world = imagine(observe(state, Seat(0)), rng);
    CHECK(unseen_cards(world.table, Seat(0)) == unseen_cards(state.table, Seat(0)));
    EventDeck events = unseen_events(state.table);
    for (const EventId event : state.secrets.events) CHECK(events.contains(event));
    for (std::size_t colour = 0; colour < colour_count; ++colour)
      CHECK(unseen_encounters(state.table, static_cast<Colour>(colour)).size() ==
            state.secrets.encounters[colour].size());
  }
}

// Changes only when play can change: then say so in the commit and write the new number here.
TEST_CASE("the signature of Grail is the same on every compiler") {
  CHECK(signature(starter()) == 0xf28ebf762bcbbcf0U);
}
