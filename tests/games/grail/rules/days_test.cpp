// The days around the encounters: G5, in the land of the starter pack.
#include "games/grail/content/library.h"
#include "games/grail/rules/land.h"
#include "tests/games/grail/rules/table.h"

namespace roundtable::grail {
namespace {

Sitting days(const std::vector<std::string>& party = {"maela"}) {
  const auto pack = find_grail_pack("starter", "");
  REQUIRE(pack);
  Sitting game(pack, party);
  game.campaign();
  const auto quiet = find_entry(pack->events, "good_name");
  game.wish().events.push_back(static_cast<EventId>(*quiet));
  return game;
}

LocationId place(const Sitting& game, std::string_view id) {
  return static_cast<LocationId>(*find_entry(game.table().pack->locations, id));
}

int dial(const Sitting& game, std::string_view id) { return game.table().places[place(game, id)].dial; }

/// Everyone rests and sleeps until the next morning.
void sleep(Sitting& game) {
  const int day = game.table().day;
  while (!is_over(game.table()) && game.table().day == day)
    game.act(game.asked(), game.phase() == "day" ? Action(Rest{}) : Action(Sleep{}));
  if (!is_over(game.table())) game.plan_nothing();
}

void wins_the_encounter(Sitting& game) {
  while (game.table().meeting_now) {
    const auto actions = legal_actions(observe(game.state(), Seat(game.asked())));
    game.act(game.asked(), actions[0]);
  }
}

}  // namespace

TEST_CASE("G5.1 in the morning dials go down by one, and a menhir without a dial is removed") {
  auto game = days();
  game.begin();
  CHECK(game.table().day == 1);
  CHECK(dial(game, "hearthold") == 7);
  game.act(0, Explore{place(game, "hazel_wood")});
  for (int day = 2; day <= 8 && !is_over(game.table()); ++day) sleep(game);
  CHECK(dial(game, "hearthold") == 0);
  CHECK(game.table().places[place(game, "hearthold")].stone);  // the stone stays until the next morning
}

TEST_CASE("G5.2 land out of reach of every lit menhir is lost, also diagonally counted") {
  auto game = days();
  game.begin();
  CHECK(land::is_in_reach(game.table(), place(game, "old_abbey")));
  CHECK_FALSE(land::is_in_reach(game.table(), place(game, "market_cross")));
  CHECK(game.tries(0, Explore{place(game, "old_abbey")}) == Refusal::NotConnected);  // diagonal: no way to walk
  for (int day = 2; day <= 9 && !is_over(game.table()); ++day) sleep(game);
  CHECK(game.over(Winner::Avalon, Reason::Darkness));
}

TEST_CASE("G5.3 each morning has an event, and without one left the land frightens") {
  auto game = days({"osric"});
  game.begin();
  CHECK(game.table().pack->events[*game.table().event].id == "good_name");
  CHECK(game.stock(0, Stock::Reputation) == 3);
  CHECK(game.state().secrets.events.size() == 8);
}

TEST_CASE("G5.4 one action each in any order, again and again, until all rest or have no energy") {
  auto game = days({"maela", "osric"});
  game.begin();
  CHECK(game.table().waiting == SeatSet::all(2));
  game.act(1, Act{0});
  CHECK(game.table().waiting == SeatSet::of(Seat(0)));
  CHECK(game.tries(1, Act{0}) == Refusal::NotYourTurn);
  game.act(0, Rest{});
  CHECK(game.table().waiting == SeatSet::of(Seat(1)));
  game.act(1, Rest{});
  CHECK(game.phase() == "evening");
}

TEST_CASE("G5.5 exploring and travelling cost energy, and a party may travel together") {
  auto game = days({"maela", "osric"});
  game.begin();
  CHECK(game.tries(0, Travel{place(game, "fallow_fields"), false}) == Refusal::NotRevealed);
  game.act(0, Explore{place(game, "fallow_fields")});
  CHECK(game.stock(0, Stock::Energy) == 8);
  game.act(1, Travel{place(game, "fallow_fields"), true});
  CHECK(game.member(0).at == place(game, "hearthold"));  // has acted in this round
  CHECK(game.stock(1, Stock::Energy) == 8);
  game.act(1, Travel{place(game, "hearthold"), false}).act(0, Travel{place(game, "fallow_fields"), false});
  game.act(1, Travel{place(game, "fallow_fields"), false}).act(0, Act{0});
  game.act(0, Travel{place(game, "hearthold"), true});
  REQUIRE(game.phase() == "join");
  game.act(1, Answer{true});
  CHECK(game.member(1).at == place(game, "hearthold"));
}

TEST_CASE("G5.6 in the evening one food gives a health and takes a terror; hunger takes the energy, then health") {
  auto game = days({"maela", "osric"});
  game.set(0, Stock::Health, 5).set(0, Stock::Terror, 2).set(0, Stock::Food, 1);
  game.set(1, Stock::Food, 0).set(1, Stock::Energy, 0).begin();
  game.act(0, Rest{});
  CHECK(game.stock(0, Stock::Food) == 0);
  CHECK(game.stock(0, Stock::Health) == 6);
  CHECK(game.stock(0, Stock::Terror) == 1);
  CHECK(game.stock(1, Stock::Health) == 8);
}

TEST_CASE("G5.7 energy returns to its highest, for the exhausted only by four") {
  auto game = days({"maela", "osric"});
  game.set(0, Stock::Energy, 3).set(0, Stock::Health, 5).set(1, Stock::Energy, 1).begin();
  game.act(0, Rest{}).act(1, Rest{});
  CHECK(game.stock(0, Stock::Energy) == 6);  // health is six after the meal
  CHECK(game.stock(1, Stock::Energy) == 5);
}

TEST_CASE("G5.8 a guardian that was not beaten roams by the die and attacks whoever is there") {
  auto game = days({"maela", "osric"});
  auto pack = find_grail_pack("starter", "");
  game.dice({0});
  game.begin();
  Table table = game.table();
  const auto stag = static_cast<EncounterId>(*find_entry(pack->encounters, "hollow_stag"));
  table.places[place(game, "fallow_fields")].revealed = true;
  table.places[place(game, "old_abbey")].revealed = true;
  CHECK(land::prowl(table, place(game, "hearthold"), 1) == place(game, "hearthold"));
  CHECK(land::prowl(table, place(game, "hearthold"), 3) == place(game, "fallow_fields"));  // east
  CHECK(land::prowl(table, place(game, "fallow_fields"), 3) == place(game, "old_abbey"));  // nothing east: the highest
  State state = game.state();
  state.table.guardians.push_back({stag, place(game, "hearthold")});
  for (const int seat : {0, 1}) play<Grail>(state, Seat(seat), Rest{}, unrecorded);
  for (const int seat : {0, 1}) play<Grail>(state, Seat(seat), Sleep{}, unrecorded);
  CHECK(state.table.meeting_now);
  CHECK(state.table.meeting.encounter == stag);
  CHECK(fighters(state.table) == SeatSet::all(2));
}

TEST_CASE("G5.9 a menhir costs what its place says, and its dial goes by the number of players") {
  for (const auto& [players, shown] : {std::pair(1, 8), {2, 7}, {3, 6}, {4, 5}}) {
    std::vector<std::string> party{"maela", "osric", "tamsin", "ewan"};
    party.resize(static_cast<std::size_t>(players));
    auto game = days(party);
    game.begin();
    CHECK(land::fresh_dial(game.table()) == shown);
  }
  auto game = days({"osric"});
  game.begin().act(0, Explore{place(game, "fallow_fields")}).act(0, Travel{place(game, "fallow_fields"), false});
  game.act(0, Explore{place(game, "old_abbey")}).act(0, Travel{place(game, "old_abbey"), false}).act(0, LightMenhir{});
  CHECK(dial(game, "old_abbey") == 8);
  CHECK(game.stock(0, Stock::Magic) == 3);
  CHECK(game.stock(0, Stock::Food) == 2);
  CHECK(game.tries(0, LightMenhir{}) == Refusal::NoMenhir);
}

TEST_CASE("G5.10 experience buys points in a pair, each dearer than the last, or one of two new cards") {
  auto game = days();
  game.set(0, Stock::Experience, 16).begin().act(0, Rest{});
  game.act(0, Grow{Attribute::Courage});
  CHECK(game.stock(0, Stock::Experience) == 12);
  game.act(0, Grow{Attribute::Caution});  // the same pair
  CHECK(game.stock(0, Stock::Experience) == 4);
  CHECK(game.tries(0, Grow{Attribute::Courage}) == Refusal::NotEnoughExperience);
  game.act(0, Learn{Kind::Combat});
  REQUIRE(game.table().learning.size() == 2);
  const CardId card = game.table().learning[1];
  game.act(0, KeepCard{1});
  CHECK(game.member(0).decks[0].size() == 16);
  CHECK(game.member(0).decks[0].contains(card));
  CHECK(game.stock(0, Stock::Experience) == 0);
}

TEST_CASE("G5.11 decks are rebuilt in the evening and never have fewer than fifteen cards") {
  auto game = days();
  game.set(0, Stock::Experience, 4).begin().act(0, Rest{});
  CHECK(game.tries(0, TakeOut{Kind::Combat, 0}) == Refusal::DeckTooSmall);
  game.act(0, Learn{Kind::Combat}).act(0, KeepCard{0}).act(0, TakeOut{Kind::Combat, 0});
  CHECK(game.member(0).decks[0].size() == 15);
  CHECK(game.member(0).spare[0].size() == 1);
  game.act(0, PutIn{Kind::Combat, 0});
  CHECK(game.member(0).decks[0].size() == 16);
}

TEST_CASE("G5.12 those who sleep at a place of dreams dream, and the insane have the nightmare") {
  const auto dream_of = [](int terror) {
    auto game = days();
    game.set(0, Stock::Terror, terror).set(0, Stock::Food, 0).begin().act(0, Rest{});
    std::optional<bool> nightmare;
    State state = game.state();
    play<Grail>(state, Seat(0), Sleep{}, [&](const Event& event, const State&) {
      if (const auto* dream = std::get_if<Dreamt>(&event)) nightmare = dream->nightmare;
    });
    return nightmare;
  };
  CHECK(dream_of(3) == false);
  CHECK(dream_of(8) == true);
}

TEST_CASE("G5.13 story: players count one less, and alone there is no limiter and no panic") {
  auto two = days({"maela", "osric"});
  two.difficulty(Difficulty::Story).begin();
  CHECK(land::fresh_dial(two.table()) == 8);
  auto alone = days();
  alone.difficulty(Difficulty::Story).set(0, Stock::Health, 3).set(0, Stock::Terror, 5).begin();
  CHECK(energy_limit(alone.table(), alone.member(0)) == 9);
  CHECK_FALSE(in_panic(alone.table(), alone.member(0)));
}

TEST_CASE("G5.14 hard: dials one less, an event fewer, stocks end at 20, the limiter turned round, a toss to flee") {
  auto game = days();
  game.difficulty(Difficulty::Hard).set(0, Stock::Health, 5).set(0, Stock::Terror, 5).begin();
  CHECK(land::fresh_dial(game.table()) == 7);
  CHECK(game.state().secrets.events.size() == 7);
  CHECK(most_of(game.table(), game.member(0), Stock::Food) == 20);
  CHECK(game.stock(0, Stock::Energy) == 4);
  CHECK(in_panic(game.table(), game.member(0)));
  CHECK(land::card_cost(game.table()) == 5);

  const auto pack = find_grail_pack("starter", "");
  Sitting stays(pack, "deserter", {"maela"});
  stays.difficulty(Difficulty::Hard).dice({1}).begin().keep().act(0, Flee{});
  CHECK(stays.member(0).in);
  CHECK(stays.stock(0, Stock::Health) == 8);
  CHECK(stays.tries(0, Flee{}) == Refusal::FledBefore);
  Sitting away(pack, "deserter", {"maela"});
  away.difficulty(Difficulty::Hard).dice({0}).begin().keep().act(0, Flee{});
  CHECK(away.over(Winner::Avalon, Reason::Fled));
}

TEST_CASE("G5.15 free: any character may play any decks, in the other modes only its own") {
  Setup setup;
  setup.pack = find_grail_pack("starter", "");
  setup.party.push_back({0, 1, 2});
  CHECK(setup_error(setup) == SetupError::ForeignDecks);
  setup.difficulty = Difficulty::Free;
  CHECK_FALSE(setup_error(setup).has_value());
}

TEST_CASE("G5.16 whoever dies is spared once; a second time, and in hard mode, the story is lost") {
  for (const bool hard : {false, true}) {
    auto game = days();
    game.set(0, Stock::Health, 1).set(0, Stock::Energy, 0).set(0, Stock::Food, 0);
    if (hard) game.difficulty(Difficulty::Hard);
    game.begin();
    CHECK(game.over(Winner::Avalon, Reason::Death) == hard);
    if (hard) continue;
    CHECK(game.stock(0, Stock::Health) == 3);
    CHECK_FALSE(game.member(0).mercy);
  }
}

TEST_CASE("G5.17 the story is won by its last mark and lost when the days are over") {
  auto game = days();
  game.begin();
  State state = game.state();
  const auto goal = state.table.pack->campaign->goal;
  Effected last{Seat(0), Verb::Mark, Stock::Energy, 1, nowhere, goal};
  Step step;
  step.kind = StepKind::Do;
  state.table.agenda.push_back(step);
  carry_out<Grail>(last, state, unrecorded);
  CHECK(state.table.over == Over{Winner::Party, Reason::Story});

  State late = game.state();
  late.table.day = late.table.pack->campaign->days;
  play<Grail>(late, Seat(0), Rest{}, unrecorded);
  play<Grail>(late, Seat(0), Sleep{}, unrecorded);
  CHECK(late.table.over == Over{Winner::Avalon, Reason::Doom});
}

TEST_CASE("G5.18 after an encounter all cards are back in the decks, and its card is under its deck") {
  auto game = days();
  const auto pack = find_grail_pack("starter", "");
  const auto wolves = static_cast<EncounterId>(*find_entry(pack->encounters, "starving_wolves"));
  game.wish().encounters[0].push_back(wolves);
  game.begin().act(0, Explore{place(game, "fallow_fields")}).act(0, Travel{place(game, "fallow_fields"), false});
  game.act(0, Act{1});
  CHECK(game.meeting().encounter == wolves);
  wins_the_encounter(game);
  CHECK_FALSE(game.table().meeting_now);
  CHECK(game.member(0).decks[0].size() == 15);
  CHECK(game.member(0).hand.empty());
  CHECK(game.state().secrets.encounters[0][0] == wolves);
}

TEST_CASE("G3.17 guardian: if it is not beaten it stays on the map where it was met") {
  auto game = days();
  const auto pack = find_grail_pack("starter", "");
  const auto stag = static_cast<EncounterId>(*find_entry(pack->encounters, "hollow_stag"));
  game.begin();
  State state = game.state();
  Step meet;
  meet.kind = StepKind::Meet;
  meet.amount = static_cast<std::int16_t>(stag);
  state.table.agenda.push_back(meet);
  state.table.waiting = {};
  carry_out<Grail>(EncounterMet{stag}, state, unrecorded);
  play<Grail>(state, Seat(0), Keep{}, unrecorded);
  REQUIRE_FALSE(play<Grail>(state, Seat(0), Flee{}, unrecorded).has_value());
  REQUIRE(state.table.guardians.size() == 1);
  CHECK(state.table.guardians[0].encounter == stag);
  CHECK(state.table.guardians[0].at == place(game, "hearthold"));
}

TEST_CASE("G5.19 in the morning items can be handed to others at the same place, at no cost") {
  auto game = days({"maela", "osric"});
  game.items(0, {"smithing_hammer"}).items(1, {}).begin_planning();
  REQUIRE(game.phase() == "plan");
  CHECK(game.asked() == 0);
  CHECK(game.tries(0, GiveItem{0, Seat(0)}) == Refusal::NobodyElseHere);
  CHECK(game.tries(0, GiveItem{1, Seat(1)}) == Refusal::NoSuchPlace);
  game.act(0, GiveItem{0, Seat(1)});
  CHECK(game.member(0).items.empty());
  CHECK(game.member(1).items.size() == 1);
  CHECK(game.asked() == 1);  // the first has nothing left to give
  game.act(1, Stop{});
  CHECK(game.phase() == "day");
  CHECK(game.stock(0, Stock::Energy) == 9);
  auto alone = days();
  CHECK(alone.begin_planning().phase() == "day");
}

TEST_CASE("G5.20 time dials go down each morning and quest dials only by what is done; at 0 something happens") {
  auto game = days();
  game.wish().events.clear();
  const auto& pack = *game.setup().pack;
  game.wish().events.push_back(static_cast<EventId>(*find_entry(pack.events, "mist_rises")));
  game.set(0, Stock::Terror, 0).begin();
  const auto mist = *find_entry(pack.dials, "mist");
  const auto dead = *find_entry(pack.dials, "restless_dead");
  CHECK(game.table().dials[mist] == 3);
  CHECK(game.table().dials[dead] == 3);

  State state = game.state();
  const auto turned = [&](std::size_t dial) {
    Step step;
    step.kind = StepKind::Clock;
    state.table.agenda.push_back(step);
    carry_out<Grail>(ClockTurned{static_cast<std::uint8_t>(dial)}, state, unrecorded);
    return int{state.table.dials[dial]};
  };
  CHECK(turned(mist) == 2);
  CHECK(turned(mist) == 1);
  CHECK(state.table.members[0].of(Stock::Terror) == 0);
  CHECK(turned(mist) == 0);
  CHECK(state.table.members[0].of(Stock::Terror) == 2);
  CHECK(turned(mist) == 0);  // no longer on the table
  CHECK(state.table.members[0].of(Stock::Terror) == 2);

  sleep(game);
  CHECK(game.table().dials[mist] == 2);
  CHECK(game.table().dials[dead] == 3);
  state = game.state();
  state.table.members[0].at = place(game, "gallows_hill");
  state.table.places[place(game, "gallows_hill")].revealed = true;
  state.table.dials[dead] = 1;
  const int experience = state.table.members[0].of(Stock::Experience);
  REQUIRE_FALSE(play<Grail>(state, Seat(0), Act{0}, unrecorded).has_value());
  CHECK(state.table.dials[dead] == 0);
  CHECK(state.table.members[0].of(Stock::Experience) == experience + 3);
}

TEST_CASE("G5.21 an action with time tokens can be done again when the last one is gone; each morning takes one") {
  auto game = days();
  game.begin().act(0, Explore{place(game, "hazel_wood")}).act(0, Travel{place(game, "hazel_wood"), false});
  const int food = game.stock(0, Stock::Food);
  game.act(0, Act{0});
  CHECK(game.stock(0, Stock::Food) == food + 2);
  CHECK(game.table().places[place(game, "hazel_wood")].tokens[0] == 2);
  CHECK(game.tries(0, Act{0}) == Refusal::NothingHere);
  sleep(game);
  CHECK(game.table().places[place(game, "hazel_wood")].tokens[0] == 1);
  CHECK(game.tries(0, Act{0}) == Refusal::NothingHere);
  sleep(game);
  CHECK(game.table().places[place(game, "hazel_wood")].tokens[0] == 0);
  game.act(0, Act{0});
}

}  // namespace roundtable::grail
