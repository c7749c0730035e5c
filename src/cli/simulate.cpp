#include "cli/simulate.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>

#include "bots/avalon.h"
#include "cli/progress.h"
#include "codec/avalon.h"
#include "lab/simulate.h"
#include "lab/statistics.h"

namespace roundtable {

using namespace avalon;

namespace {

using Seats = std::vector<const Bot<Avalon>*>;

std::expected<Seats, Message> seat_bots(const std::string& list, int players) {
  const auto names = split_list(list);
  if (names.size() != 1 && names.size() != static_cast<std::size_t>(players))
    return std::unexpected(Message("simulate.bots_count", {{"players", long{players}}}));
  Seats seats;
  for (int seat = 0; seat < players; ++seat) {
    const auto& name = names[names.size() == 1 ? 0 : static_cast<std::size_t>(seat)];
    const auto* bot = find_bot<Avalon>(name);
    if (!bot) {
      std::string known;
      for (const auto& each : bots<Avalon>()) known += (known.empty() ? "" : ", ") + std::string(each.name);
      return std::unexpected(Message("simulate.unknown_bot", {{"given", name}, {"known", known}}));
    }
    seats.push_back(bot);
  }
  return seats;
}

/// Wins of each side, then how they came about.
std::vector<std::pair<std::string, std::uint64_t>> rows(const Tally& tally) {
  std::map<std::string, std::uint64_t> sides;
  for (const auto& [outcome, count] : tally.outcomes) sides[std::string(outcome.winner)] += count;
  std::vector<std::pair<std::string, std::uint64_t>> rows;
  for (const auto& [side, wins] : sides) {
    rows.emplace_back(side, wins);
    for (const auto& [outcome, count] : tally.outcomes)
      if (outcome.winner == side) rows.emplace_back(side + "/" + std::string(outcome.reason), count);
  }
  return rows;
}

std::string label(const std::string& row, const Catalogue& text) {
  const auto slash = row.find('/');
  if (slash == std::string::npos) return text("avalon.side." + row);
  return "  " + text("avalon.reason." + row.substr(slash + 1));
}

std::size_t width_of(std::string_view text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

std::string padded(const std::string& text, std::size_t width) {
  return text + std::string(width - std::min(width, width_of(text)), ' ');
}

void print_table(const Tally& tally, const SimulateOptions& options, double seconds, const Catalogue& text) {
  std::printf("%s\n", text({"simulate.title",
                            {{"n", static_cast<long>(tally.games)},
                             {"game", std::string("avalon")},
                             {"seed", static_cast<long>(options.seed)}}})
                          .c_str());
  std::printf("%s\n", fmt::format("{} {:>12} {:>8}   {}", padded(text("simulate.column.outcome"), 42),
                                  text("simulate.column.games"), text("simulate.column.share"),
                                  text("simulate.column.interval"))
                          .c_str());
  for (const auto& [row, count] : rows(tally)) {
    const auto interval = wilson(count, tally.games);
    std::printf("%s\n", fmt::format("{} {:>12} {:>6.2f} %   {:.2f} – {:.2f} %", padded(label(row, text), 42), count,
                                    100.0 * static_cast<double>(count) / static_cast<double>(tally.games),
                                    100 * interval.low, 100 * interval.high)
                            .c_str());
  }
  const double mean = static_cast<double>(tally.actions) / static_cast<double>(tally.games);
  std::printf("%s · %s\n", text({"simulate.length", {{"mean", fmt::format("{:.1f}", mean)}}}).c_str(),
              text({"simulate.speed", {{"rate", fmt::format("{:.0f}", static_cast<double>(tally.games) / seconds)}}})
                  .c_str());
}

void print_json(const Tally& tally, const Setup& setup, const SimulateOptions& options, double seconds) {
  JsonWriter out;
  out.begin_object().key("game").name("avalon").key("config");
  Codec<Avalon>::write_config(setup, out);
  out.key("bots").value(options.bots).key("games").value(static_cast<std::int64_t>(tally.games));
  out.key("seed").value(static_cast<std::int64_t>(options.seed)).key("outcomes").begin_array();
  for (const auto& [row, count] : rows(tally)) {
    const auto interval = wilson(count, tally.games);
    const auto slash = row.find('/');
    out.begin_object().key("winner").name(row.substr(0, slash)).key("reason");
    if (slash == std::string::npos)
      out.null();
    else
      out.name(row.substr(slash + 1));
    out.key("games").value(static_cast<std::int64_t>(count));
    out.key("share").value(static_cast<double>(count) / static_cast<double>(tally.games));
    out.key("low").value(interval.low).key("high").value(interval.high).end_object();
  }
  out.end_array().key("actions_per_game").value(static_cast<double>(tally.actions) / static_cast<double>(tally.games));
  out.key("games_per_second").value(static_cast<double>(tally.games) / seconds).end_object();
  std::printf("%s\n", std::string(out.text()).c_str());
}

}  // namespace

int run_simulate(const AvalonOptions& game, const SimulateOptions& options, const Catalogue& text) {
  const auto fail = [&](const Message& why) {
    std::fprintf(stderr, "%s\n", text({"cli.error", {{"why", text(why)}}}).c_str());
    return 2;
  };
  const auto setup = read_setup(game);
  if (!setup) return fail(setup.error());
  const auto seats = seat_bots(options.bots, setup->players);
  if (!seats) return fail(seats.error());

  ProgressBar bar(options.games);
  SimulationPlan plan{options.games, options.threads, options.seed, [&](std::uint64_t done) { bar.show(done); }};
  const auto start = std::chrono::steady_clock::now();
  const Tally tally = simulate<Avalon>(*setup, *seats, plan);
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  bar.clear();
  if (options.json)
    print_json(tally, *setup, options, seconds);
  else
    print_table(tally, options, seconds, text);
  return 0;
}

}  // namespace roundtable
