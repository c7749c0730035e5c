// The quick way to play Avalon from Python, one game at a time.
#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <algorithm>

#include "games/avalon/game.h"
#include "games/avalon/python/batch.h"
#include "games/avalon/python/environment.h"
#include "lab/simulate.h"
#include "python/json_objects.h"
#include "python/ranges.h"
#include "python/refused.h"
#include "python/seeds.h"

namespace roundtable::python {

namespace py = pybind11;
using namespace avalon;

namespace {

std::string action_text(const Environment& environment, int number) {
  if (!environment.numbers.has(number)) throw py::index_error();
  JsonWriter out;
  Codec<Avalon>::write_action(environment.numbers[number], out);
  return std::string(out.text());
}

/// Looked for, not worked out: the action may be none of this set-up.
int action_number(const Environment& environment, py::handle json) {
  const auto action = Codec<Avalon>::read_action(to_json(json));
  if (!action) throw Refused{{FaultCode::IllegalAction, action.error()}};
  for (int number = 0; number < environment.numbers.count(); ++number)
    if (environment.numbers[number] == *action) return number;
  throw Refused{{FaultCode::IllegalAction, Message("python.no_such_action")}};
}

py::dict observation_parts(const Environment& environment) {
  py::dict parts;
  for (const auto& part : environment.observation.parts())
    parts[py::str(std::string(part.name))] =
        py::slice(static_cast<py::ssize_t>(part.begin), static_cast<py::ssize_t>(part.end), 1);
  return parts;
}

py::object config_of(const Environment& environment) {
  JsonWriter out;
  Codec<Avalon>::write_config(environment.setup, out);
  return to_python(out.text());
}

py::dict as_dict(const Tally& tally) {
  py::dict outcomes;
  for (const auto& [outcome, count] : tally.outcomes) {
    const py::str winner{std::string(outcome.winner)};
    if (!outcomes.contains(winner)) outcomes[winner] = py::dict();
    outcomes[winner][py::str(std::string(outcome.reason))] = count;
  }
  py::dict result;
  result["games"] = tally.games;
  result["actions"] = tally.actions;
  result["outcomes"] = outcomes;
  return result;
}

py::dict random_play(const Environment& environment, std::int64_t games, std::uint64_t seed, int threads) {
  check_range("games", games, 0, std::int64_t{1} << 40);
  check_range("threads", threads, 1, 1024);
  Tally tally;
  {
    const py::gil_scoped_release others_may_run;
    const std::vector<const Bot<Avalon>*> seats(environment.setup.players, find_bot<Avalon>("random"));
    SimulationPlan plan;
    plan.games = static_cast<std::uint64_t>(games);
    plan.threads = threads;
    plan.seed = seed;
    tally = simulate<Avalon>(environment.setup, seats, plan);
  }
  return as_dict(tally);
}

class LiveState {
 public:
  LiveState(SharedEnvironment environment, const State& state) : environment_(std::move(environment)), state_(state) {}

  bool is_over() const { return avalon::is_over(state_.table); }
  int current_player() const { return is_over() ? -1 : current_seat(state_).index(); }

  std::vector<int> legal_actions() const {
    std::vector<int> numbers;
    if (is_over()) return numbers;
    const auto actions = avalon::legal_actions(current_view());
    numbers.reserve(actions.size());
    for (std::size_t i = 0; i < actions.size(); ++i) numbers.push_back(environment_->numbers.of(actions[i]));
    std::ranges::sort(numbers);
    return numbers;
  }

  py::array legal_mask() const {
    py::array mask(py::dtype::of<bool>(), environment_->numbers.count());
    auto* bytes = static_cast<std::uint8_t*>(mask.mutable_data());
    if (is_over())
      std::fill_n(bytes, environment_->numbers.count(), std::uint8_t{0});
    else
      write_legal(*environment_, current_view(), bytes);
    return mask;
  }

  void apply(int number) {
    throw_if(fault_of(*environment_, current_view(), number));
    play_number(*environment_, state_, number);
  }

  py::array_t<std::uint8_t> observe(int seat) const {
    py::array_t<std::uint8_t> array(static_cast<py::ssize_t>(environment_->observation.size()));
    environment_->observation.write(avalon::observe(state_, seat_at(seat)), array.mutable_data());
    return array;
  }

  py::array_t<float> returns() const {
    py::array_t<float> array(environment_->setup.players);
    write_returns(state_, array.mutable_data());
    return array;
  }

  py::object result() const {
    JsonWriter out;
    out.begin_object();
    write_result(Codec<Avalon>::result(state_.table), out);
    out.end_object();
    return to_python(out.text());
  }

  std::vector<std::string> roles() const {
    std::vector<std::string> names;
    for (const Knowledge& seat : state_.secrets.seats) names.emplace_back(name_of(seat.role));
    return names;
  }

  LiveState imagine(int seat, const Seed& seed) const {
    Rng rng(seed_text(seed));
    return {environment_, avalon::imagine(avalon::observe(state_, seat_at(seat)), rng)};
  }

 private:
  /// At the end nobody is current; any view says that it is over.
  View current_view() const { return avalon::observe(state_, is_over() ? Seat(0) : current_seat(state_)); }
  Seat seat_at(int seat) const {
    const long last = environment_->setup.players - 1;
    if (seat < 0 || seat > last) throw Refused{{FaultCode::BadSeat, {"engine.bad_seat", {{"last", last}}}}};
    return Seat(seat);
  }

  SharedEnvironment environment_;
  State state_;
};

LiveState deal(const SharedEnvironment& environment, const Seed& seed, py::handle wish) {
  return {environment, dealt(*environment, seed_text(seed), to_json(wish))};
}

std::vector<std::string> role_names() {
  const auto names = names_of(Role{});
  return {names.begin(), names.end()};
}

void bind_environment(py::module_& module) {
  // pybind11's holders are not const; nothing here changes an environment.
  py::class_<Environment, std::shared_ptr<Environment>>(module, "Avalon", "A set-up of Avalon for programs that learn.")
      .def(py::init([](py::handle config) {
             return std::const_pointer_cast<Environment>(make_environment(to_json(config)));
           }),
           py::arg("config"))
      .def_property_readonly_static("role_names", [](py::handle) { return role_names(); })
      .def_property_readonly("config", &config_of)
      .def_property_readonly("players", [](const Environment& self) { return int{self.setup.players}; })
      .def_property_readonly("action_count", [](const Environment& self) { return self.numbers.count(); })
      .def_property_readonly("observation_size", [](const Environment& self) { return self.observation.size(); })
      .def_property_readonly("observation_parts", &observation_parts, "Where each part of an observation lies.")
      .def(
          "deal",
          [](const std::shared_ptr<Environment>& self, const Seed& seed, py::handle wish) {
            return deal(self, seed, wish);
          },
          py::arg("seed") = py::none(), py::arg("deal") = py::none(), "A new game, the one that `new` deals.")
      .def(
          "action", [](const Environment& self, int number) { return to_python(action_text(self, number)); },
          py::arg("number"))
      .def("action_number", &action_number, py::arg("action"))
      .def("action_to_string", &action_text, py::arg("number"))
      .def("random_play", &random_play, py::arg("games"), py::arg("seed") = 0, py::arg("threads") = 1,
           "Whole games of random legal play; how they ended.");
}

void bind_state(py::module_& module) {
  const auto copy = [](const LiveState& self) { return self; };
  py::class_<LiveState>(module, "AvalonState", "One game; the referee, so it knows everything. Players get `observe`.")
      .def("current_player", &LiveState::current_player, "The seat to decide next, -1 at the end.")
      .def("legal_actions", &LiveState::legal_actions, "Of the current player, ascending.")
      .def("legal_mask", &LiveState::legal_mask)
      .def("apply", &LiveState::apply, py::arg("action"))
      .def("observe", &LiveState::observe, py::arg("seat"), "What the seat may know, as an array.")
      .def("is_over", &LiveState::is_over)
      .def("returns", &LiveState::returns, "By seat: 1 won, -1 lost, 0 while the game goes on.")
      .def("result", &LiveState::result)
      .def("roles", &LiveState::roles, "The hidden truth: for targets of learning, never for players.")
      .def("imagine", &LiveState::imagine, py::arg("seat"), py::arg("seed") = py::none(),
           "A game that this seat cannot tell from the real one.")
      .def("clone", copy)
      .def("__copy__", copy)
      .def("__deepcopy__", [](const LiveState& self, py::handle) { return self; });
}

}  // namespace
}  // namespace roundtable::python

void roundtable::avalon::Registration::bind(pybind11::module_& module) {
  python::bind_environment(module);
  python::bind_state(module);
  python::bind_batch(module);
}
