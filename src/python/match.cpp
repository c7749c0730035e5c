// A match of any game in Python: the engine protocol with dicts and lists in place of lines.
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <algorithm>

#include "match/catalogue.h"
#include "python/bindings.h"
#include "python/json_objects.h"
#include "python/refused.h"
#include "python/seeds.h"
#include "text/catalogue.h"

namespace roundtable::python {

namespace py = pybind11;

namespace {

/// What `write` writes, as a Python object.
template <class Write>
py::object written(Write write) {
  JsonWriter out;
  write(out);
  return to_python(out.text());
}

class LiveMatch {
 public:
  LiveMatch(const GameEntry& game, NewMatch match) : game_(&game) {
    if (!match) throw Refused{match.error()};
    match_ = std::move(*match);
  }

  std::string_view game() const { return game_->id; }
  int players() const { return match_->seats(); }
  bool is_over() const { return match_->is_over(); }
  std::vector<int> waiting() const {
    std::vector<int> seats;
    for (const Seat seat : match_->waiting()) seats.push_back(seat.index());
    return seats;
  }
  std::vector<std::string> warnings() const {
    std::vector<std::string> texts;
    for (const Message& warning : match_->warnings()) texts.push_back(Catalogue::of(Language::En)(warning));
    return texts;
  }

  py::object opening() const {
    return written([&](JsonWriter& out) {
      NoticeList notices;
      match_->write_opening(notices);
      out.begin_array().raw_members(notices.text()).end_array();
    });
  }
  py::object legal(int seat) const {
    return written([&](JsonWriter& out) { match_->write_legal(seat_at(seat), out); });
  }
  py::object view(std::optional<int> seat) {
    const auto viewer = seat ? std::optional(seat_at(*seat)) : std::nullopt;
    return written([&](JsonWriter& out) { match_->write_view(viewer, out); });
  }
  py::object result() const {
    return written([&](JsonWriter& out) {
      out.begin_object();
      write_result(match_->result(), out);
      out.end_object();
    });
  }
  py::object record() const {
    return written([&](JsonWriter& out) { match_->write_record(out); });
  }

  py::object act(int seat, py::handle action) {
    return written([&](JsonWriter& out) {
      NoticeList notices;
      throw_if(match_->act(seat_at(seat), to_json(action), notices));
      out.begin_array().raw_members(notices.text()).end_array();
    });
  }

  py::object suggest(int number, std::string_view bot, const Seed& seed, std::uint32_t ms, std::uint64_t nodes) const {
    const Seat seat = seat_at(number);
    const Budget budget{std::chrono::milliseconds(ms), nodes};
    Rng rng(seed_text(seed));
    const auto bots = game_->bots();
    const bool listed = bot.empty() || std::ranges::find(bots, bot) != bots.end();
    if (!listed || !match_->waiting().contains(seat)) return suggested_by_match(seat, bot, rng, budget);
    // A copy thinks: other threads of Python may go on meanwhile, even with this match.
    const auto thinker = match_->thinker(seat, bot.empty() ? bots.back() : bot);
    ActionPtr action;
    {
      const py::gil_scoped_release others_may_run;
      action = thinker->think(rng, budget);
    }
    return written([&](JsonWriter& out) { action->write(out); });
  }

 private:
  Seat seat_at(int seat) const {
    if (seat < 0 || seat >= players())
      throw Refused{{FaultCode::BadSeat, {"engine.bad_seat", {{"last", long{players() - 1}}}}}};
    return Seat(seat);
  }

  /// The match says why not, or knows the bot after all: by a longer name, or as one for the lab.
  py::object suggested_by_match(Seat seat, std::string_view bot, Rng& rng, const Budget& budget) const {
    if (is_over()) throw Refused{{FaultCode::GameOver, Message("engine.game_over")}};
    return written([&](JsonWriter& out) {
      throw_if(match_->suggest(seat, bot, rng, budget, out.begin_object()));
      out.end_object();
    })["action"];
  }

  const GameEntry* game_;
  std::unique_ptr<Match> match_;
};

LiveMatch new_match(std::string_view id, py::handle config, const Seed& seed, py::handle deal) {
  const auto game = game_named(id);
  if (!game) throw Refused{game.error()};
  return {**game, (*game)->start(to_json(config), seed_text(seed), to_json(deal))};
}

LiveMatch load_match(py::handle object) {
  const boost::json::value record = to_json(object);
  auto match = load_record(record);
  if (!match) throw Refused{match.error()};
  return {*find_game(record.at("game").as_string()), std::move(match)};
}

py::object list_games() {
  return written([](JsonWriter& out) {
    out.begin_array();
    for (const GameEntry& game : games()) {
      out.begin_object().key("id").name(game.id);
      game.write_description(out);
      out.key("bots").begin_array();
      for (const auto bot : game.bots()) out.name(bot);
      out.end_array().end_object();
    }
    out.end_array();
  });
}

}  // namespace

void bind_match(py::module_& module) {
  py::class_<LiveMatch>(module, "Match", "One running match; the referee, so it knows everything. Players get `view`.")
      .def_property_readonly("game", &LiveMatch::game)
      .def_property_readonly("players", &LiveMatch::players)
      .def("warnings", &LiveMatch::warnings)
      .def("opening", &LiveMatch::opening, "What was told when the cards were dealt.")
      .def("waiting", &LiveMatch::waiting, "Seats that owe a decision.")
      .def("legal", &LiveMatch::legal, py::arg("seat"))
      .def("act", &LiveMatch::act, py::arg("seat"), py::arg("action"), "Carries it out and returns what is told of it.")
      .def("view", &LiveMatch::view, py::arg("seat") = py::none(), "What the seat may know; without one, the public.")
      .def("is_over", &LiveMatch::is_over)
      .def("result", &LiveMatch::result)
      .def("record", &LiveMatch::record)
      .def("suggest", &LiveMatch::suggest, py::arg("seat"), py::arg("bot") = "", py::arg("seed") = py::none(),
           py::arg("ms") = 100, py::arg("nodes") = 0, "The action this bot would take, from the seat's view alone.");
  module.def("games", &list_games, "The games there are, with the schema of their config and their bots.");
  module.def("new", &new_match, py::arg("game"), py::arg("config") = py::dict(), py::arg("seed") = py::none(),
             py::arg("deal") = py::none());
  module.def("load", &load_match, py::arg("record"), "A match as its record says, every action checked again.");
}

}  // namespace roundtable::python
