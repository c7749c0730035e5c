// One suite for every game: what must hold of any of them in seeded random play. A game takes part by a `Subject`:
//   Setup random_setup(Rng&)                    any set-up the rules allow
//   Action stray_action(Rng&)                   any well-formed action, sensible or not
//   bool is_always_allowed(Action)              accepted though never listed (resigning)
//   int longest_game                            actions after which a game counts as endless
//   bool always_ends                            whether an endless game is a fault, or merely left there
//   void check_invariants(const State&)         what must always be true of a state
//   same_knowledge(View, View)                  whether two views of a seat hold the same private knowledge
#pragma once

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "codec/codec.h"
#include "engine/random_play.h"
#include "match/catalogue.h"
#include "match/match_of.h"
#include "tests/effort.h"

namespace roundtable::conformance {

template <class G>
struct Subject;

template <class G>
struct Played {
  typename G::Setup setup;
  typename G::Event dealt;
  typename G::State state;
};

template <class G>
Played<G> new_game(Rng& rng) {
  const auto setup = Subject<G>::random_setup(rng);
  Played<G> game{setup, G::deal(setup, {}, rng), G::prepare(setup)};
  carry_out<G>(game.dealt, game.state, unrecorded);
  return game;
}

template <class G>
std::string view_text(const typename G::State& state, Seat seat) {
  JsonWriter out;
  typename Codec<G>::Views views;
  views.write(G::observe(state, seat), out);
  return std::string(out.text());
}

template <class G>
std::string public_text(const typename G::State& state) {
  JsonWriter out;
  typename Codec<G>::Views views;
  views.write_public(state.table, out);
  return std::string(out.text());
}

template <class G>
std::string action_text(const typename G::Action& action) {
  JsonWriter out;
  Codec<G>::write_action(action, out);
  return std::string(out.text());
}

template <class G>
std::vector<std::string> legal_texts(const typename G::State& state, Seat seat) {
  std::vector<std::string> texts;
  const auto actions = G::legal_actions(G::observe(state, seat));
  for (std::size_t i = 0; i < actions.size(); ++i) texts.push_back(action_text<G>(actions[i]));
  return texts;
}

/// All that anybody can see of a state, and the secrets that come out at its end.
template <class G>
std::string all_views(const typename G::State& state) {
  std::string all = public_text<G>(state);
  for (const Seat seat : SeatSet::all(G::seats(state.table))) all += view_text<G>(state, seat);
  return all;
}

template <class G>
bool goes_on(const typename G::State& state, int steps) {
  if (G::is_over(state.table)) return false;
  if (steps < Subject<G>::longest_game) return true;
  REQUIRE_FALSE(Subject<G>::always_ends);
  return false;
}

/// Calls each(state, rng) in every position of some random games.
template <class G, class Each>
void in_random_positions(int games, std::uint64_t seed, Each each) {
  for (int game = 0; game < games * test::effort(); ++game) {
    Rng rng = Rng::stream(seed, static_cast<std::uint64_t>(game));
    auto played = new_game<G>(rng);
    each(played.state, rng);
    for (int steps = 0; goes_on<G>(played.state, steps); ++steps) {
      random_step<G>(played.state, rng, unrecorded);
      each(played.state, rng);
    }
  }
}

template <class G>
void every_game_ends_and_keeps_its_invariants(int games) {
  in_random_positions<G>(games, 1, [](const typename G::State& state, Rng&) {
    Subject<G>::check_invariants(state);
    CHECK(G::waiting(state.table).empty() == G::is_over(state.table));
    CHECK_FALSE(G::consequence(state).has_value());
  });
}

template <class G>
void accepts_exactly_the_legal_actions(int games) {
  in_random_positions<G>(games, 2, [](const typename G::State& state, Rng& rng) {
    for (const Seat seat : SeatSet::all(G::seats(state.table))) {
      const auto view = G::observe(state, seat);
      const auto actions = G::legal_actions(view);
      CHECK((actions.size() > 0) == G::waiting(state.table).contains(seat));
      const auto listed = legal_texts<G>(state, seat);
      for (std::size_t i = 0; i < actions.size(); ++i) {
        if (G::refusal(view, actions[i])) FAIL_CHECK("listed but refused: " << listed[i]);
        if (i > 0 && listed[i] == listed[i - 1]) FAIL_CHECK("listed twice: " << listed[i]);
      }
      for (int tries = 0; tries < 20; ++tries) {
        const auto stray = Subject<G>::stray_action(rng);
        const bool is_listed = std::find(listed.begin(), listed.end(), action_text<G>(stray)) != listed.end();
        const bool accepted = !G::refusal(view, stray).has_value();
        if (accepted != is_listed && !Subject<G>::is_always_allowed(stray))
          FAIL_CHECK((accepted ? "accepted but not listed: " : "refused but listed: ") << action_text<G>(stray));
      }
    }
  });
}

template <class G>
void a_refused_action_changes_nothing(int games) {
  in_random_positions<G>(games, 3, [](const typename G::State& state, Rng& rng) {
    auto copy = state;
    const Seat seat(static_cast<int>(below(rng, static_cast<std::uint32_t>(G::seats(state.table)))));
    const auto stray = Subject<G>::stray_action(rng);
    const bool refused = play<G>(copy, seat, stray, unrecorded).has_value();
    if (refused && all_views<G>(copy) != all_views<G>(state)) FAIL_CHECK("a refusal changed the state");
  });
}

/// The events alone, folded, give the state; so do config, deal and actions through the record.
template <class G>
void replay_gives_the_same_game(int games) {
  for (int game = 0; game < games; ++game) {
    Rng rng = Rng::stream(4, static_cast<std::uint64_t>(game));
    auto played = new_game<G>(rng);
    std::vector<typename G::Event> events;
    auto state = G::prepare(played.setup);
    const auto note = [&](const auto& event, const auto&) { events.push_back(event); };
    carry_out<G>(played.dealt, state, note);
    MatchOf<G> match(played.setup, played.dealt);
    for (int steps = 0; goes_on<G>(state, steps); ++steps) {
      const Seat seat = G::waiting(state.table).first();
      const auto action = random_action<G>(G::observe(state, seat), rng);
      play<G>(state, seat, action, note);
      NoticeList notices;
      REQUIRE_FALSE(match.act(seat, boost::json::parse(action_text<G>(action)), notices).has_value());
    }
    auto folded = G::prepare(played.setup);
    for (const auto& event : events) G::apply(event, folded);
    CHECK(all_views<G>(folded) == all_views<G>(state));

    JsonWriter record;
    match.write_record(record);
    const auto loaded = load_record(boost::json::parse(record.text()));
    REQUIRE(loaded.has_value());
    JsonWriter again;
    (*loaded)->write_record(again);
    CHECK(again.text() == record.text());
    JsonWriter seen;
    (*loaded)->write_view(std::nullopt, seen);
    CHECK(seen.text() == public_text<G>(state));
  }
}

/// Two worlds that a seat cannot tell apart look the same to it, byte by byte.
template <class G>
void a_seat_sees_nothing_of_what_is_hidden(int games) {
  in_random_positions<G>(games, 5, [](const typename G::State& state, Rng& rng) {
    for (const Seat seat : SeatSet::all(G::seats(state.table))) {
      const auto world = G::imagine(G::observe(state, seat), rng);
      CHECK(Subject<G>::same_knowledge(G::observe(world, seat), G::observe(state, seat)));
      if (view_text<G>(world, seat) != view_text<G>(state, seat))
        FAIL_CHECK("views differ:\n" << view_text<G>(world, seat) << "\n" << view_text<G>(state, seat));
      if (legal_texts<G>(world, seat) != legal_texts<G>(state, seat)) FAIL_CHECK("legal actions differ");
      if (public_text<G>(world) != public_text<G>(state)) FAIL_CHECK("public views differ");
      Subject<G>::check_invariants(world);
    }
  });
}

template <class G>
std::string told_to(Seat seat, const typename G::Event& event, const typename G::State& before) {
  NoticeList notices;
  Codec<G>::write_notices(event, before, notices);
  JsonWriter told;
  notices.write_for(seat, told);
  return std::string(told.text());
}

/// Two worlds played on with the same actions: as long as a seat is told the same, it sees the same.
template <class G>
void what_a_seat_sees_follows_from_what_it_is_told(int games) {
  for (int game = 0; game < games; ++game) {
    Rng rng = Rng::stream(6, static_cast<std::uint64_t>(game));
    auto real = new_game<G>(rng).state;
    const Seat viewer(static_cast<int>(below(rng, static_cast<std::uint32_t>(G::seats(real.table)))));
    auto other = G::imagine(G::observe(real, viewer), rng);
    for (int steps = 0; goes_on<G>(real, steps); ++steps) {
      const Seat seat = G::waiting(real.table).first();
      const auto action = random_action<G>(G::observe(real, seat), rng);
      std::string told_real;
      std::string told_other;
      play<G>(real, seat, action, [&](const auto& e, const auto& b) { told_real += told_to<G>(viewer, e, b); });
      if (play<G>(other, seat, action, [&](const auto& e, const auto& b) { told_other += told_to<G>(viewer, e, b); }) ||
          told_real != told_other) {
        other = G::imagine(G::observe(real, viewer), rng);  // the worlds have parted: take another one
        continue;
      }
      if (view_text<G>(real, viewer) != view_text<G>(other, viewer))
        FAIL_CHECK("told the same, sees another thing:\n"
                   << view_text<G>(real, viewer) << "\n"
                   << view_text<G>(other, viewer));
      if (legal_texts<G>(real, viewer) != legal_texts<G>(other, viewer))
        FAIL_CHECK("told the same, may do another thing");
    }
  }
}

template <class G>
void json_round_trips(int games) {
  in_random_positions<G>(games, 7, [](const typename G::State&, Rng& rng) {
    const auto action = Subject<G>::stray_action(rng);
    const auto read = Codec<G>::read_action(boost::json::parse(action_text<G>(action)));
    REQUIRE(read.has_value());
    CHECK(*read == action);
  });
  Rng rng(std::uint64_t{8});
  for (int i = 0; i < games; ++i) {
    const auto setup = Subject<G>::random_setup(rng);
    JsonWriter config;
    Codec<G>::write_config(setup, config);
    const auto read = Codec<G>::read_config(boost::json::parse(config.text()));
    REQUIRE(read.has_value());
    CHECK(*read == setup);
  }
}

/// Views written one after another with a cache are those written afresh.
template <class G>
void cached_views_are_fresh_views(int games) {
  for (int game = 0; game < games; ++game) {
    Rng rng = Rng::stream(9, static_cast<std::uint64_t>(game));
    auto played = new_game<G>(rng);
    typename Codec<G>::Views views;
    for (int steps = 0; goes_on<G>(played.state, steps); ++steps) {
      random_step<G>(played.state, rng, unrecorded);
      views.changed();
      for (const Seat seat : SeatSet::all(G::seats(played.state.table))) {
        JsonWriter out;
        views.write(G::observe(played.state, seat), out);
        CHECK(out.text() == view_text<G>(played.state, seat));
      }
    }
  }
}

/// Every bot plays whole games without an illegal action.
template <class G>
void every_bot_plays_legally(std::uint64_t games, const Budget& budget) {
  for (const auto& bot : bots<G>())
    for (std::uint64_t game = 0; game < games; ++game) {
      Rng rng = Rng::stream(11, game);
      auto state = new_game<G>(rng).state;
      while (!G::is_over(state.table)) {
        const Seat seat = G::waiting(state.table).first();
        const auto action = bot.choose(G::observe(state, seat), rng, budget);
        if (play<G>(state, seat, action, unrecorded)) {
          FAIL(std::string(bot.name) << " plays what is not allowed: " << action_text<G>(action));
          break;
        }
      }
    }
}

/// In two worlds that its seat cannot tell apart a bot chooses the same. The budget counts nodes, not time.
template <class G>
void a_bots_choice_depends_on_its_view_alone(int games, const Budget& budget) {
  for (const auto& bot : bots<G>())
    in_random_positions<G>(games, 12, [&](const typename G::State& state, Rng& rng) {
      for (const Seat seat : G::waiting(state.table)) {
        const auto world = G::imagine(G::observe(state, seat), rng);
        Rng one(std::uint64_t{3});
        Rng two(std::uint64_t{3});
        CHECK(bot.choose(G::observe(state, seat), one, budget) == bot.choose(G::observe(world, seat), two, budget));
      }
    });
}

/// The whole suite at once, for a game that is quick to play.
template <class G>
void conforms(int games) {
  every_game_ends_and_keeps_its_invariants<G>(games);
  accepts_exactly_the_legal_actions<G>(games);
  a_refused_action_changes_nothing<G>(games);
  replay_gives_the_same_game<G>(games);
  a_seat_sees_nothing_of_what_is_hidden<G>(games);
  what_a_seat_sees_follows_from_what_it_is_told<G>(games);
  json_round_trips<G>(games);
  cached_views_are_fresh_views<G>(games);
  every_bot_plays_legally<G>(static_cast<std::uint64_t>(games), {});
  a_bots_choice_depends_on_its_view_alone<G>(games, {});
}

}  // namespace roundtable::conformance
