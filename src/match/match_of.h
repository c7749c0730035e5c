// The match of one game.
#pragma once

#include <memory>

#include "codec/recorded_step.h"
#include "match/match.h"

namespace roundtable {

inline constexpr int record_format = 1;

template <Game G>
struct ActionOf final : GameAction {
  explicit ActionOf(const typename G::Action& what) : action(what) {}
  void write(JsonWriter& out) const override { Codec<G>::write_action(action, out); }
  typename G::Action action;
};

template <Game G>
class ThinkerOf final : public Thinker {
 public:
  ThinkerOf(const typename G::State& state, Seat seat, const Bot<G>& bot) : state_(state), seat_(seat), bot_(bot) {}
  ActionPtr think(Rng& rng, const Budget& budget) override {
    return std::make_shared<ActionOf<G>>(bot_.choose(G::observe(state_, seat_), rng, budget));
  }
  void write_advice(Rng& rng, const Budget& budget, JsonWriter& out) override {
    const auto view = G::observe(state_, seat_);
    const auto action = bot_.choose(view, rng, budget);
    Codec<G>::write_action(action, out.key("action"));
    if (!bot_.why) return;
    out.key("why").begin_array();
    for (const auto key : bot_.why(view, action, rng)) out.name(key);
    out.end_array();
  }

 private:
  typename G::State state_;  // only looked at through `observe`
  Seat seat_;
  const Bot<G>& bot_;
};

template <Game G>
class MatchOf final : public Match {
 public:
  using C = Codec<G>;
  using Setup = typename G::Setup;
  using Action = typename G::Action;

  MatchOf(const Setup& setup, const typename G::Event& dealt)
      : setup_(setup), dealt_(dealt), state_(G::prepare(setup)) {
    carry_out<G>(dealt_, state_, unrecorded);
  }

  /// A step that is known to be legal, without notices.
  void repeat(const RecordedStep<G>& step) {
    take_step<G>(step, state_, unrecorded);
    log_.push_back(step);
  }

  int seats() const override { return G::seats(state_.table); }
  SeatSet waiting() const override { return G::waiting(state_.table); }
  bool is_over() const override { return G::is_over(state_.table); }
  std::vector<Message> warnings() const override { return C::warnings(setup_); }

  std::optional<Result> result() const override { return C::result(state_.table); }

  void write_opening(NoticeList& notices) const override {
    auto state = G::prepare(setup_);
    carry_out<G>(dealt_, state, to(notices));
  }

  void write_notices_since(int steps, NoticeList& notices) const override {
    auto state = G::prepare(setup_);
    int step = 0;
    const auto add = [&](const auto& event, const auto& before) {
      if (step >= steps) C::write_notices(event, before, notices);
    };
    carry_out<G>(dealt_, state, add);
    for (const auto& taken : log_) {
      ++step;
      take_step<G>(taken, state, add);
    }
  }

  std::size_t count_legal(Seat seat) const override { return G::legal_actions(G::observe(state_, seat)).size(); }
  void write_legal(Seat seat, JsonWriter& out) const override {
    out.begin_array();
    const auto actions = G::legal_actions(G::observe(state_, seat));
    for (std::size_t i = 0; i < actions.size(); ++i) C::write_action(actions[i], out);
    out.end_array();
  }

  void collect_legal(Seat seat, MemberValues& values) const override {
    const auto actions = G::legal_actions(G::observe(state_, seat));
    for (std::size_t i = 0; i < actions.size(); ++i) C::write_action(actions[i], values);
  }

  void write_view(std::optional<Seat> seat, JsonWriter& out) override {
    if (!views_) views_ = std::make_unique<typename C::Views>();
    if (seat)
      views_->write(G::observe(state_, *seat), out);
    else
      views_->write_public(state_.table, out);
  }

  void write_record_members(JsonWriter& out) const override {
    out.key("format").value(record_format).key("game").name(G::id).key("config");
    C::write_config(setup_, out);
    write_deal(out.key("deal"));
    out.key("actions").begin_array();
    for (const auto& step : log_) write_step<G>(step, out);
    out.end_array().key("result").begin_object();
    write_result(result(), out);
    out.end_object();
  }

  bool has_deal_of(const Match& other) const override {
    JsonWriter own, its;
    write_deal(own);
    static_cast<const MatchOf&>(other).write_deal(its);
    return own.text() == its.text();
  }

  std::expected<ActionPtr, Fault> read_action(const boost::json::value& json) const override {
    const auto action = C::read_action(json);
    if (!action) return std::unexpected(Fault{FaultCode::IllegalAction, action.error()});
    return std::make_shared<ActionOf<G>>(*action);
  }

  std::optional<Fault> refusal(Seat seat, const GameAction& given) const override {
    if (is_over()) return game_over();
    const auto event = G::decide(state_, seat, typed(given));
    return event ? std::nullopt : std::optional(explained(seat, typed(given), event.error()));
  }

  std::optional<Fault> act(Seat seat, const GameAction& action, NoticeList& notices) override {
    return is_over() ? game_over() : take(seat, typed(action), notices);
  }
  std::optional<Fault> act(Seat seat, const boost::json::value& json, NoticeList& notices) override {
    if (is_over()) return game_over();
    const auto action = C::read_action(json);
    if (!action) return Fault{FaultCode::IllegalAction, action.error()};
    return take(seat, *action, notices);
  }

  std::optional<Fault> suggest(Seat seat, std::string_view name, Rng& rng, const Budget& budget,
                               JsonWriter& out) const override {
    const Bot<G>* bot = name.empty() ? &bots<G>().back() : find_bot<G>(name);
    if (!bot)
      return Fault{FaultCode::UnknownBot,
                   {"engine.unknown_bot", {{"given", shortened(name)}, {"known", known_bots()}}}};
    if (!waiting().contains(seat)) return not_your_turn();
    ThinkerOf<G>(state_, seat, *bot).write_advice(rng, budget, out);
    return std::nullopt;
  }

  std::unique_ptr<Thinker> thinker(Seat seat, std::string_view bot) const override {
    return std::make_unique<ThinkerOf<G>>(state_, seat, *find_bot<G>(bot));
  }

  std::string_view phase() const override { return G::phase_name(state_.table); }

  SeatSet confers(Seat seat) const override {
    if constexpr (Conferring<G>)
      return G::confers(G::observe(state_, seat));
    else
      return {};
  }

  void lapse(Seat seat, NoticeList& notices) override {
    if constexpr (Timed<G>) {
      carry_out<G>(G::lapse(state_, seat), state_, to(notices));
      log_.push_back({seat, std::nullopt});
      if (views_) views_->changed();
    }
  }

  std::string_view lapse_word() const override {
    if constexpr (Timed<G>)
      return G::lapse_word(state_.table);
    else
      return "";
  }

 private:
  static const Action& typed(const GameAction& action) { return static_cast<const ActionOf<G>&>(action).action; }

  /// Adds the notices of each event to the list.
  static auto to(NoticeList& notices) {
    return [&notices](const auto& event, const auto& before) { C::write_notices(event, before, notices); };
  }

  void write_deal(JsonWriter& out) const { C::write_deal(dealt_, setup_, out); }

  std::optional<Fault> take(Seat seat, const Action& action, NoticeList& notices) {
    if (const auto why = play<G>(state_, seat, action, to(notices))) return explained(seat, action, *why);
    log_.push_back({seat, action});
    if (views_) views_->changed();
    return std::nullopt;
  }

  static Fault game_over() { return {FaultCode::GameOver, Message("engine.game_over")}; }

  Fault explained(Seat seat, const Action& action, typename G::Refusal refusal) const {
    if (!waiting().contains(seat)) return not_your_turn();
    return {FaultCode::IllegalAction, C::explain(G::observe(state_, seat), action, refusal)};
  }

  Fault not_your_turn() const {
    std::string seats;
    for (const Seat seat : waiting()) seats += (seats.empty() ? "" : ", ") + std::to_string(seat.index());
    return {FaultCode::NotYourTurn, {"engine.not_your_turn", {{"waiting", seats}}}};
  }

  static std::string known_bots() {
    std::string names;
    for (const auto& bot : bots<G>()) names += (names.empty() ? "" : ", ") + std::string(bot.name);
    return names;
  }

  Setup setup_;
  typename G::Event dealt_;
  typename G::State state_;
  std::vector<RecordedStep<G>> log_;
  std::unique_ptr<typename C::Views> views_;
};

}  // namespace roundtable
