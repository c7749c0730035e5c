#include "cli/simulate.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>

#include "cli/columns.h"
#include "codec/json_writer.h"
#include "lab/statistics.h"

namespace roundtable {
namespace {

/// Each winner with all its wins (no reason), then how they came about.
std::vector<std::pair<Outcome, std::uint64_t>> rows(const Tally& tally) {
  std::map<std::string_view, std::uint64_t> wins;
  for (const auto& [outcome, count] : tally.outcomes) wins[outcome.winner] += count;
  std::vector<std::pair<Outcome, std::uint64_t>> rows;
  for (const auto& [winner, all] : wins) {
    rows.emplace_back(Outcome{winner, ""}, all);
    for (const auto& [outcome, count] : tally.outcomes)
      if (outcome.winner == winner) rows.emplace_back(outcome, count);
  }
  return rows;
}

double share_of(std::uint64_t count, std::uint64_t games) {
  return static_cast<double>(count) / static_cast<double>(games);
}

constexpr std::size_t label_width = 46;

}  // namespace

std::string SimulationReport::label(const Outcome& outcome) const {
  if (outcome.reason.empty()) return text_(game_ + ".winner." + std::string(outcome.winner));
  return "  " + text_(game_ + ".reason." + std::string(outcome.reason));
}

void SimulationReport::print(const Tally& tally, std::string_view config) const {
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
  bar_.clear();
  if (options_.json)
    print_json(tally, config, seconds);
  else
    print_table(tally, seconds);
}

void SimulationReport::print_table(const Tally& tally, double seconds) const {
  const Message title(
      "simulate.title",
      {{"n", static_cast<long>(tally.games)}, {"game", game_}, {"seed", static_cast<long>(options_.seed)}});
  std::string out = text_(title) + "\n";
  out += fmt::format("{} {:>12} {:>8}   {}\n", padded(text_("simulate.column.outcome"), label_width),
                     text_("simulate.column.games"), text_("simulate.column.share"), text_("simulate.column.interval"));
  for (const auto& [outcome, count] : rows(tally)) {
    const auto interval = wilson(count, tally.games);
    out += fmt::format("{} {:>12} {:>6.2f} %   {:.2f} – {:.2f} %\n", padded(label(outcome), label_width), count,
                       100 * share_of(count, tally.games), 100 * interval.low, 100 * interval.high);
  }
  if (tally.unfinished > 0)
    out += fmt::format("{} {:>12} {:>6.2f} %\n", padded(text_("simulate.unfinished"), label_width), tally.unfinished,
                       100 * share_of(tally.unfinished, tally.games));
  out += text_({"simulate.length", {{"mean", fmt::format("{:.1f}", share_of(tally.actions, tally.games))}}}) + " · ";
  out += text_({"simulate.speed", {{"rate", fmt::format("{:.0f}", static_cast<double>(tally.games) / seconds)}}});
  std::printf("%s\n", out.c_str());
}

void SimulationReport::print_json(const Tally& tally, std::string_view config, double seconds) const {
  JsonWriter out;
  out.begin_object().key("game").value(game_).key("config").raw(config);
  out.key("bots").value(options_.bots).key("games").value(static_cast<std::int64_t>(tally.games));
  out.key("seed").value(static_cast<std::int64_t>(options_.seed)).key("outcomes").begin_array();
  for (const auto& [outcome, count] : rows(tally)) {
    const auto interval = wilson(count, tally.games);
    out.begin_object().key("winner").value(outcome.winner).key("reason");
    if (outcome.reason.empty())
      out.null();
    else
      out.value(outcome.reason);
    out.key("games").value(static_cast<std::int64_t>(count)).key("share").value(share_of(count, tally.games));
    out.key("low").value(interval.low).key("high").value(interval.high).end_object();
  }
  out.end_array().key("unfinished").value(static_cast<std::int64_t>(tally.unfinished));
  out.key("actions_per_game").value(share_of(tally.actions, tally.games));
  out.key("games_per_second").value(static_cast<double>(tally.games) / seconds).end_object();
  std::printf("%s\n", std::string(out.text()).c_str());
}

}  // namespace roundtable
