#include "server/site.h"

#include <fmt/format.h>

#include <charconv>
#include <fstream>
#include <sstream>

#include "codec/parse_json.h"
#include "table/now.h"
#include "table/tokens.h"

namespace roundtable {
namespace json = boost::json;
namespace fs = std::filesystem;
namespace {

constexpr std::size_t longest_host = 255 + 6;     // with a port
constexpr std::int64_t statistics_last = 30'000;  // milliseconds
constexpr int most_tallies = 300;
constexpr std::size_t longest_replay = 16 << 20;  // a record made to be long must not fill the memory

std::string_view type_of(std::string_view extension) {
  static constexpr std::pair<std::string_view, std::string_view> types[] = {
      {".html", "text/html; charset=utf-8"},
      {".js", "text/javascript; charset=utf-8"},
      {".css", "text/css; charset=utf-8"},
      {".svg", "image/svg+xml"},
      {".png", "image/png"},
      {".ico", "image/x-icon"},
      {".json", "application/json"},
      {".webmanifest", "application/manifest+json"},
      {".woff2", "font/woff2"},
      {".txt", "text/plain; charset=utf-8"},
      {".mp3", "audio/mpeg"},
      {".ogg", "audio/ogg"}};
  for (const auto& [end, type] : types)
    if (end == extension) return type;
  return "application/octet-stream";
}

Text read_file(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  std::ostringstream content;
  content << in.rdbuf();
  return std::make_shared<const std::string>(content.str());
}

HttpReply reply(std::string body, std::string type = "application/json") {
  return {200, std::move(type), std::make_shared<const std::string>(std::move(body)), "", "", false, nullptr};
}

HttpReply error(int status, std::string_view code) {
  HttpReply no = reply(fmt::format(R"({{"error":"{}"}})", code));
  no.status = status;
  return no;
}

/// The value of a parameter of a query; nothing is decoded, for ours need it not.
std::string_view parameter(std::string_view query, std::string_view name) {
  while (!query.empty()) {
    const auto end = std::min(query.find('&'), query.size());
    const std::string_view pair = query.substr(0, end);
    if (pair.starts_with(name) && pair.substr(name.size()).starts_with('=')) return pair.substr(name.size() + 1);
    query.remove_prefix(std::min(end + 1, query.size()));
  }
  return {};
}

template <class Number>
std::optional<Number> number(std::string_view text) {
  Number value{};
  const auto [end, bad] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (bad != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

HttpReply replayed(const std::string& record, std::optional<int> seat, int status_where_bad) {
  json::error_code bad;
  const json::value given = parse_json(record, bad, {}, 24);
  if (bad) return error(status_where_bad, "bad_json");
  std::string problem;
  std::string steps = replay_json(given, seat && *seat >= 0 ? std::optional(Seat(*seat)) : std::nullopt, problem);
  return problem.empty() ? reply(std::move(steps)) : error(status_where_bad, "bad_record");
}

/// The longest records take a second: nobody else must wait meanwhile.
HttpReply replay_later(const std::string& record, std::string_view query, int status_where_bad) {
  HttpReply later;
  later.work = [record, seat = number<int>(parameter(query, "seat")), status_where_bad] {
    return replayed(record, seat, status_where_bad);
  };
  return later;
}

std::string games_json() {
  JsonWriter out;
  out.begin_object().key("games").begin_array();
  for (const GameEntry& game : games()) {
    out.begin_object().key("id").name(game.id).key("timed").value(game.timed);
    out.key("together").value(game.together).key("bots").begin_array();
    for (const auto bot : game.bots()) out.name(bot);
    out.end_array();
    game.write_description(out);
    out.end_object();
  }
  out.end_array().end_object();
  return std::string(out.text());
}

void write_finished(const FinishedGame& game, JsonWriter& out) {
  out.begin_object().key("table").value(game.table).key("number").value(game.number).key("game").value(game.game);
  out.key("players").value(game.players).key("winner").value(game.winner).key("reason").value(game.reason);
  out.key("ended_at").value(game.ended_at).key("names").begin_array();
  for (const auto& name : game.names) out.value(name);
  out.end_array().end_object();
}

void write_tally(const GameTally& tally, JsonWriter& out) {
  out.begin_object().key("game").value(tally.game).key("config").raw(tally.config.empty() ? "{}" : tally.config);
  out.key("winner").value(tally.winner).key("reason").value(tally.reason);
  out.key("games").value(tally.games).key("actions").value(tally.actions).end_object();
}

}  // namespace

Site::Site(RequestRouter& router, Store& store, const fs::path& web) : router_(router), store_(store) {
  std::error_code none;
  if (!fs::is_directory(web, none)) return;
  for (const auto& entry : fs::recursive_directory_iterator(web)) {
    if (!entry.is_regular_file() || entry.path().extension() == ".gz") continue;
    const std::string name = "/" + fs::relative(entry.path(), web).generic_string();
    File file{std::string(type_of(entry.path().extension().string())), read_file(entry.path()), nullptr, "", false};
    const fs::path packed = entry.path().string() + ".gz";
    if (fs::is_regular_file(packed, none)) file.packed = read_file(packed);
    file.etag = "\"" + hash_of(*file.plain).substr(0, 24) + "\"";
    file.never_changes = name.starts_with("/assets/");
    files_.emplace(name, std::move(file));
  }
}

HttpReply Site::answer(const HttpRequest& request) {
  const std::string_view target = request.target;
  const auto mark = std::min(target.find('?'), target.size());
  const std::string_view path = target.substr(0, mark);
  const std::string_view query = target.substr(std::min(mark + 1, target.size()));
  if (path == "/healthz") return reply("ok\n", "text/plain");
  if (path.starts_with("/api/")) return api(request, path.substr(5), query);
  if (request.method != "GET" && request.method != "HEAD") return error(405, "method");
  return file(request, path);
}

/// The home page is drawn when the page is built, once in each language: the first that the reader wants, in the order
/// browsers give them. Where it is not there, the program draws it.
Site::Files::const_iterator Site::home(std::string_view wanted) const {
  while (!wanted.empty()) {
    const auto end = std::min(wanted.find(','), wanted.size());
    const auto word = wanted.substr(0, end).substr(std::min(wanted.find_first_not_of(' '), end));
    const auto found = files_.find(fmt::format("/home.{}.html", word.substr(0, word.find_first_of("-;"))));
    if (found != files_.end()) return found;
    wanted.remove_prefix(std::min(end + 1, wanted.size()));
  }
  return files_.find("/home.en.html");
}

HttpReply Site::file(const HttpRequest& request, std::string_view path) const {
  auto found = path == "/" ? home(request.accept_language) : files_.find(path);
  // Addresses of the app's own screens have no dot: they are all the same page.
  if (found == files_.end() && path.find('.') == path.npos) found = files_.find("/index.html");
  if (found == files_.end()) return error(404, "not_found");
  const File& file = found->second;
  HttpReply reply{200, file.type, file.plain, file.etag, "", file.never_changes, nullptr};
  if (request.if_none_match == file.etag) {
    reply.status = 304;
    reply.body = std::make_shared<const std::string>();
    return reply;
  }
  if (file.packed && request.accept_encoding.find("gzip") != std::string::npos) {
    reply.body = file.packed;
    reply.encoding = "gzip";
  }
  return reply;
}

HttpReply Site::api(const HttpRequest& request, std::string_view path, std::string_view query) {
  if (path == "replay" && request.method == "POST") return replay_later(request.body, query, 400);
  if (request.method != "GET" && request.method != "HEAD") return error(405, "method");
  if (path == "games") return reply(games_json());
  if (path == "finished") return finished(query);
  if (path == "statistics") return statistics();
  if (path.starts_with("record/")) return finished_game(request, path.substr(7), query, Shown::Record);
  if (path.starts_with("replay/")) return finished_game(request, path.substr(7), query, Shown::Replay);
  if (path.starts_with("review/")) return finished_game(request, path.substr(7), query, Shown::Review);
  if (path.starts_with("qr/")) return qr(request, path.substr(3));
  if (path.starts_with("table/")) return preview(path.substr(6));
  if (path != "tables") return error(404, "not_found");
  const auto tables = store_.open_tables(100);
  if (!tables) return error(503, "not_kept");
  JsonWriter out;
  out.begin_object().key("tables").begin_array();
  for (const auto& [code, summary] : *tables) {
    out.begin_object().key("table").value(code).key("game").value(summary.game);
    out.key("state").value(summary.state).key("changed_at").value(summary.changed_at);
    if (!summary.language.empty()) out.key("language").value(summary.language);
    out.end_object();
  }
  out.end_array().end_object();
  return reply(std::string(out.text()));
}

HttpReply Site::finished(std::string_view query) {
  FinishedFilter filter;
  filter.game = parameter(query, "game");
  filter.before = number<std::int64_t>(parameter(query, "before")).value_or(0);
  const auto games = store_.finished(filter);
  if (!games) return error(503, "not_kept");
  JsonWriter out;
  out.begin_object().key("finished").begin_array();
  for (const auto& game : *games) write_finished(game, out);
  out.end_array().end_object();
  return reply(std::string(out.text()));
}

HttpReply Site::statistics() {
  if (!statistics_.empty() && now_ms() - counted_at_ < statistics_last) return reply(statistics_);
  const auto tallies = store_.tallies(most_tallies);
  if (!tallies) return error(503, "not_kept");
  JsonWriter out;
  out.begin_object().key("statistics").begin_array();
  for (const auto& tally : *tallies) write_tally(tally, out);
  out.end_array().end_object();
  statistics_ = std::string(out.text());
  counted_at_ = now_ms();
  return reply(statistics_);
}

/// CODE/NUMBER; whoever may not see it learns no more than that there is nothing.
HttpReply Site::finished_game(const HttpRequest& request, std::string_view rest, std::string_view query, Shown shown) {
  const auto slash = rest.find('/');
  const std::string_view code = rest.substr(0, slash);
  const auto place = slash == rest.npos ? std::nullopt : number<int>(rest.substr(slash + 1));
  if (!is_table_code(code) || !place) return error(404, "not_found");
  const auto game = store_.finished_game(code, *place);
  if (!game) return error(503, "not_kept");
  if (!*game) return error(404, "not_found");
  static constexpr std::string_view bearer = "Bearer ";
  const std::string_view given = request.authorization;
  const bool may =
      (*game)->open || (given.starts_with(bearer) && router_.is_at_table(code, given.substr(bearer.size())));
  if (!may) return error(404, "not_found");
  if (shown == Shown::Record) return reply((*game)->record);
  if (shown == Shown::Review) return review(std::string(rest), (*game)->record);
  return replay_later((*game)->record, query, 500);
}

HttpReply Site::review(const std::string& name, const std::string& record) {
  const auto state = reviews_.ask(name, record);
  if (!state) return error(503, "too_many");
  if (state->failed) return error(500, "no_review");
  if (state->ready) return {200, "application/json", state->ready, "", "", false, nullptr};
  HttpReply waiting = reply(fmt::format(R"({{"progress":{:.2f}}})", state->progress));
  waiting.status = 202;
  return waiting;
}

HttpReply Site::preview(std::string_view code) {
  std::string json = is_table_code(code) ? router_.preview(code) : std::string();
  return json.empty() ? error(404, "not_found") : reply(std::move(json));
}

HttpReply Site::qr(const HttpRequest& request, std::string_view code) const {
  if (!is_table_code(code)) return error(404, "not_found");
  if (request.host.size() > longest_host) return error(400, "host");
  const std::string link = (request.secure ? "https://" : "http://") + request.host + "/t/" + std::string(code);
  return reply(qr_svg(link), "image/svg+xml");
}

std::string replay_json(const json::value& record, std::optional<Seat> seat, std::string& problem) {
  JsonWriter out;
  out.begin_object().key("steps").begin_array();
  const auto match = load_record(record, [&](Match& at, const NoticeList& notices) {
    if (out.text().size() > longest_replay) return;
    if (seat && seat->index() >= at.seats()) seat.reset();
    out.begin_object().key("notices").begin_array();
    notices.write_for(seat, out);
    at.write_view(seat, out.end_array().key("view"));
    out.end_object();
  });
  if (!match) problem = Catalogue::of(Language::En)(match.error().message);
  if (out.text().size() > longest_replay) problem = "too_long";
  out.end_array().end_object();
  return std::string(out.text());
}

}  // namespace roundtable
