#include "match/session.h"

#include <algorithm>
#include <array>
#include <random>

#include "codec/object_reader.h"
#include "codec/parse_json.h"
#include "text/catalogue.h"

namespace roundtable {
namespace {

namespace json = boost::json;

constexpr int longest_budget_ms = 60'000;
constexpr int deepest_nesting = 32;

Fault bad_json(const Message& message) { return {FaultCode::BadJson, message}; }

std::string fresh_seed() {
  std::random_device device;
  std::string seed;
  for (int i = 0; i < 8; ++i) seed += std::to_string(device()) + ".";
  return seed;
}

const json::value null_value;

const json::value& member_or_null(const json::object& request, std::string_view key) {
  const auto* value = request.if_contains(key);
  return value ? *value : null_value;
}

/// The text of an optional member; where it is no text, `fault` says so.
std::optional<std::string> text_member(const json::object& request, std::string_view key, FaultCode code,
                                       std::optional<Fault>& fault) {
  const auto* value = request.if_contains(key);
  if (!value || value->is_null()) return std::nullopt;
  if (const auto* text = value->if_string()) return std::string(text->begin(), text->end());
  fault = Fault{code, {"json.wrong_type.text", {{"key", std::string(key)}}}};
  return std::nullopt;
}

}  // namespace

std::string_view Session::reply(std::string_view line) {
  out_.clear();
  notices_.clear();
  if (line.size() > longest_line) {
    refuse(bad_json({"engine.line_too_long", {{"limit", static_cast<long>(longest_line)}}}));
    return out_.text();
  }
  std::array<unsigned char, 8192> room;
  json::monotonic_resource memory(room.data(), room.size());
  json::error_code error;
  const json::value request = parse_json(line, error, &memory, deepest_nesting);
  std::optional<Fault> fault;
  if (error == json::error::too_deep)
    fault = bad_json({"engine.too_deep", {{"limit", long{deepest_nesting}}}});
  else if (error)
    fault = bad_json("engine.not_json");
  else if (!request.is_object())
    fault = bad_json("engine.not_an_object");
  else
    fault = serve(request.get_object());
  if (fault) refuse(*fault);
  return out_.text();
}

void Session::refuse(const Fault& fault) {
  out_.clear();
  out_.begin_object().key("ok").value(false).key("error").begin_object();
  out_.key("code").name(name_of(fault.code)).key("message").value(Catalogue::of(Language::En)(fault.message));
  out_.end_object().end_object();
}

Session::Answer Session::serve(const json::object& request) {
  const auto* op = request.if_contains("op");
  if (!op) return bad_json("engine.no_op");
  if (!op->is_string()) return bad_json({"json.wrong_type.text", {{"key", std::string("op")}}});
  const std::string_view name = op->get_string();

  out_.begin_object().key("ok").value(true);
  Answer fault;
  if (name == "games")
    list_games();
  else if (name == "new")
    fault = start(request);
  else if (name == "load")
    fault = load(request);
  else if (name == "quit")
    quit_ = true;
  else
    fault = in_game(name, request);
  if (!fault) out_.end_object();
  return fault;
}

Session::Answer Session::in_game(std::string_view op, const json::object& request) {
  static constexpr std::array<std::string_view, 7> ops{"turn", "legal", "act", "view", "result", "record", "suggest"};
  if (std::find(ops.begin(), ops.end(), op) == ops.end())
    return Fault{FaultCode::UnknownOp, {"engine.unknown_op", {{"given", shortened(op)}}}};
  if (!match_) return Fault{FaultCode::NoGame, Message("engine.no_game")};
  if (op == "legal") return legal(request);
  if (op == "act") return act(request);
  if (op == "view") return view(request);
  if (op == "suggest") return suggest(request);
  if (op == "turn") turn();
  if (op == "result") write_result(match_->result(), out_);
  if (op == "record") {
    out_.key("record");
    match_->write_record(out_);
  }
  return std::nullopt;
}

void Session::list_games() {
  out_.key("games").begin_array();
  for (const GameEntry& game : games()) {
    out_.begin_object().key("id").name(game.id);
    game.write_description(out_);
    out_.end_object();
  }
  out_.end_array();
}

Session::Answer Session::start(const json::object& request) {
  const auto* name = request.if_contains("game");
  const auto* id = name ? name->if_string() : nullptr;
  if (!id) return Fault{FaultCode::UnknownGame, {"engine.which_game", {{"known", names_of_games()}}}};
  const auto game = game_named(*id);
  if (!game) return game.error();
  Answer fault;
  const auto seed = text_member(request, "seed", FaultCode::BadConfig, fault);
  if (fault) return fault;
  static const json::value no_config = json::object();
  const auto* config = request.if_contains("config");
  auto match =
      (*game)->start(config ? *config : no_config, seed ? *seed : fresh_seed(), member_or_null(request, "deal"));
  if (!match) return match.error();
  begin(std::move(*match));
  return std::nullopt;
}

Session::Answer Session::load(const json::object& request) {
  auto match = load_record(member_or_null(request, "record"));
  if (!match) return match.error();
  begin(std::move(*match));
  return std::nullopt;
}

void Session::begin(std::unique_ptr<Match> match) {
  match_ = std::move(match);
  out_.key("players").value(match_->seats()).key("warnings").begin_array();
  for (const Message& warning : match_->warnings()) out_.value(Catalogue::of(Language::En)(warning));
  match_->write_opening(notices_);
  out_.end_array().key("events").begin_array().raw_members(notices_.text()).end_array();
}

void Session::turn() { out_.key("seats").seats(match_->waiting()); }

Session::Answer Session::seat_of(const json::object& request, Seat& seat) const {
  const auto* value = request.if_contains("seat");
  const auto* number = value ? value->if_int64() : nullptr;
  if (!number || *number < 0 || *number >= match_->seats())
    return Fault{FaultCode::BadSeat, {"engine.bad_seat", {{"last", long{match_->seats() - 1}}}}};
  seat = Seat(static_cast<int>(*number));
  return std::nullopt;
}

Session::Answer Session::legal(const json::object& request) {
  Seat seat;
  if (auto fault = seat_of(request, seat)) return fault;
  out_.key("actions");
  match_->write_legal(seat, out_);
  return std::nullopt;
}

Session::Answer Session::act(const json::object& request) {
  Seat seat;
  if (auto fault = seat_of(request, seat)) return fault;
  if (auto fault = match_->act(seat, member_or_null(request, "action"), notices_)) return fault;
  out_.key("events").begin_array().raw_members(notices_.text()).end_array();
  return std::nullopt;
}

Session::Answer Session::view(const json::object& request) {
  std::optional<Seat> viewer;
  if (request.contains("seat")) {
    Seat seat;
    if (auto fault = seat_of(request, seat)) return fault;
    viewer = seat;
  }
  out_.key("view");
  match_->write_view(viewer, out_);
  return std::nullopt;
}

Session::Answer Session::suggest(const json::object& request) {
  Seat seat;
  if (auto fault = seat_of(request, seat)) return fault;
  if (match_->is_over()) return Fault{FaultCode::GameOver, Message("engine.game_over")};
  Answer fault;
  const auto bot = text_member(request, "bot", FaultCode::UnknownBot, fault);
  const auto seed = text_member(request, "seed", FaultCode::BadJson, fault);
  if (fault) return fault;
  Budget budget;
  if (const auto* time = request.if_contains("budget_ms")) {
    const auto* number = time->if_int64();
    if (!number || *number < 0 || *number > longest_budget_ms)
      return bad_json(
          {"json.out_of_range", {{"key", std::string("budget_ms")}, {"low", 0L}, {"high", long{longest_budget_ms}}}});
    budget.time = std::chrono::milliseconds(*number);
  }
  Rng rng(seed ? *seed : fresh_seed());
  return match_->suggest(seat, bot.value_or(""), rng, budget, out_);
}

}  // namespace roundtable
