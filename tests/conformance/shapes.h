// Part of the suite: all that a game writes in random play is held against its schema, from which the page's types are
// written. A member that the schema does not name is a fault, and so is a type in the schema that nothing writes.
#pragma once

#include <set>

#include "codec/schema.h"
#include "tests/conformance/suite.h"

namespace roundtable::conformance {

/// The words that a tagged shape has at its tag.
inline std::set<std::string> tags_of(const schema::Shape& shape) {
  if (const auto* named = std::get_if<schema::Named>(&shape->kind)) return tags_of(named->shape);
  std::set<std::string> tags;
  for (const auto& choice : std::get<schema::Tagged>(shape->kind).choices)
    for (const auto word : std::get<schema::Words>(std::get<schema::Object>(choice->kind).members[0].shape->kind).words)
      tags.emplace(word);
  return tags;
}

template <class G>
class ShapeCheck {
 public:
  void config(const typename G::Setup& setup) {
    check(schema_.config, [&](JsonWriter& out) { Codec<G>::write_config(setup, out); });
  }
  void deal(const Played<G>& game) {
    check(schema_.deal, [&](JsonWriter& out) { Codec<G>::write_deal(game.dealt, game.setup, out); });
  }
  void action(const typename G::Action& action) {
    const auto json = check(schema_.action, [&](JsonWriter& out) { Codec<G>::write_action(action, out); });
    actions_seen_.emplace(json.at("type").as_string());
  }
  /// A notice without `to`, which says whom it is for: the server reads that, the page does not.
  void notices(const typename G::Event& event, const typename G::State& before) {
    NoticeList list;
    Codec<G>::write_notices(event, before, list);
    auto written = boost::json::parse("[" + std::string(list.text()) + "]");
    for (auto& notice : written.as_array()) {
      notice.as_object().erase("to");
      check_value(schema_.notice, notice);
      notices_seen_.emplace(notice.at("type").as_string());
    }
  }
  void state(const typename G::State& state) {
    for (const Seat seat : SeatSet::all(G::seats(state.table))) {
      const auto view = boost::json::parse(view_text<G>(state, seat));
      check_value(schema_.seat_view, view);
      check_value(schema_.view, view);
    }
    const auto view = boost::json::parse(public_text<G>(state));
    check_value(schema_.spectator_view, view);
    check_value(schema_.view, view);
    check(schema_.result, [&](JsonWriter& out) {
      out.begin_object();
      write_result(Codec<G>::result(state.table), out);
      out.end_object();
    });
  }
  /// A type in the schema that was not written yet.
  std::optional<std::string> missing_type() const {
    for (const auto& type : action_types_)
      if (!actions_seen_.contains(type)) return "action " + type;
    for (const auto& type : notice_types_)
      if (!notices_seen_.contains(type)) return "notice " + type;
    return std::nullopt;
  }

 private:
  static void check_value(const schema::Shape& shape, const boost::json::value& value) {
    if (const auto fault = schema::fault(shape, value)) FAIL_CHECK(*fault << "\n" << boost::json::serialize(value));
  }
  template <class Write>
  static boost::json::value check(const schema::Shape& shape, Write write) {
    JsonWriter out;
    write(out);
    auto value = boost::json::parse(out.text());
    check_value(shape, value);
    return value;
  }

  schema::GameSchema schema_ = Codec<G>::schema();
  std::set<std::string> action_types_ = tags_of(schema_.action);
  std::set<std::string> notice_types_ = tags_of(schema_.notice);
  std::set<std::string> actions_seen_;
  std::set<std::string> notices_seen_;
};

/// Mostly a random action; now and then one that is allowed though not listed, or a lapse where there is a clock.
template <class G, class Record>
void some_step(typename G::State& state, Rng& rng, const Record& record) {
  const Seat seat = G::waiting(state.table).first();
  if (below(rng, 50) == 0 && !play<G>(state, seat, Subject<G>::stray_action(rng), record)) return;
  if constexpr (Timed<G>)
    if (below(rng, 10) == 0 && !G::lapse_word(state.table).empty())
      return carry_out<G>(G::lapse(state, seat), state, record);
  random_step<G>(state, rng, record);
}

/// Plays the game of this number; `each(state, rng)` sees every position.
template <class G, class Each>
void play_checked(ShapeCheck<G>& check, std::uint64_t number, Each each) {
  Rng rng = Rng::stream(13, number);
  const auto game = new_game<G>(rng);
  check.config(game.setup);
  check.deal(game);
  auto state = G::prepare(game.setup);
  const auto record = [&](const auto& event, const auto& before) { check.notices(event, before); };
  carry_out<G>(game.dealt, state, record);
  for (int steps = 0; goes_on<G>(state, steps); ++steps) {
    each(state, rng);
    some_step<G>(state, rng, record);
  }
  each(state, rng);
}

/// Some games with everything that is written, then games for their notices alone until each type was there.
template <class G>
void what_is_written_has_its_shape(std::uint64_t games, std::uint64_t most_games) {
  ShapeCheck<G> check;
  std::uint64_t number = 0;
  for (; number < games; ++number)
    play_checked<G>(check, number, [&](const auto& state, Rng& rng) {
      check.state(state);
      check.action(Subject<G>::stray_action(rng));
    });
  for (; number < most_games && check.missing_type(); ++number)
    play_checked<G>(check, number, [](const auto&, Rng&) {});
  CHECK(check.missing_type().value_or("") == "");
}

}  // namespace roundtable::conformance
