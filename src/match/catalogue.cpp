#include "match/catalogue.h"

#include "codec/object_reader.h"
#include "match/match_of.h"
#include "text/catalogue.h"

namespace roundtable {
namespace {

std::unexpected<Fault> bad_record(const Message& message) {
  return std::unexpected(Fault{FaultCode::BadRecord, message});
}

std::optional<Message> replay_lapse(Match& match, Seat seat, NoticeList& notices) {
  if (!match.waiting().contains(seat) || match.lapse_word().empty()) return Message("engine.record.nothing_to_lapse");
  match.lapse(seat, notices);
  return std::nullopt;
}

std::optional<Message> replay_step(Match& match, const boost::json::value& step, NoticeList& notices) {
  ObjectReader reader(step);
  Seat seat;
  bool lapsed = false;
  reader.required_seat("seat", seat);
  reader.flag("lapsed", lapsed);
  const auto* action = lapsed ? nullptr : reader.required("action");
  if (const auto problem = reader.problem()) return problem;
  if (seat.index() >= match.seats()) return Message("json.no_such_seat", {{"key", std::string("seat")}});
  notices.clear();
  if (lapsed) return replay_lapse(match, seat, notices);
  const auto fault = match.act(seat, *action, notices);
  return fault ? std::optional(fault->message) : std::nullopt;
}

std::optional<Message> result_problem(const Match& match, const boost::json::value* recorded) {
  if (!recorded || is_result(*recorded, match.result())) return std::nullopt;
  return Message("engine.record.result_differs");
}

}  // namespace

const GameEntry* find_game(std::string_view id) {
  for (const GameEntry& game : games())
    if (game.id == id) return &game;
  return nullptr;
}

std::string names_of_games() {
  std::string names;
  for (const GameEntry& game : games()) names += (names.empty() ? "" : ", ") + std::string(game.id);
  return names;
}

std::expected<const GameEntry*, Fault> game_named(std::string_view id) {
  if (const GameEntry* game = find_game(id)) return game;
  return std::unexpected(
      Fault{FaultCode::UnknownGame, {"engine.unknown_game", {{"given", shortened(id)}, {"known", names_of_games()}}}});
}

NewMatch load_record(const boost::json::value& record, const EachStep& each) {
  ObjectReader reader(record);
  int format = 0;
  std::string id;
  reader.required_integer("format", 1, record_format, format);
  if (reader.required("game")) reader.text("game", id);
  const auto* config = reader.required("config");
  const auto* deal = reader.required("deal");
  const auto* actions = reader.required("actions");
  const auto* result = reader.member("result");
  reader.member("fair");   // how the deal came about: for those who verify it
  reader.member("names");  // who sat where: for those who look at it
  if (actions && !actions->is_array()) reader.fail({"json.wrong_type.array", {{"key", std::string("actions")}}});
  if (const auto problem = reader.problem()) return bad_record(*problem);

  const GameEntry* game = find_game(id);
  if (!game) return bad_record({"engine.record.unknown_game", {{"given", shortened(id)}}});
  auto match = game->start(*config, "", *deal);
  if (!match) return bad_record(match.error().message);
  NoticeList notices;
  (*match)->write_opening(notices);
  if (each) each(**match, notices);
  long place = 1;
  for (const auto& step : actions->get_array()) {
    if (const auto problem = replay_step(**match, step, notices))
      return bad_record({"engine.record.action", {{"n", place}, {"why", Catalogue::of(Language::En)(*problem)}}});
    if (each) each(**match, notices);
    ++place;
  }
  if (const auto problem = result_problem(**match, result)) return bad_record(*problem);
  return match;
}

}  // namespace roundtable
