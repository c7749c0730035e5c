#include "games/avalon/cli/balance.h"

#include <fmt/format.h>

#include <charconv>
#include <cstdio>
#include <fstream>

#include "cli/columns.h"
#include "cli/game_tool.h"
#include "cli/progress.h"
#include "games/avalon/bots/bots.h"
#include "games/avalon/codec/codec.h"
#include "games/avalon/lab/balance.h"
#include "lab/statistics.h"

namespace roundtable {

using namespace avalon;
using lab::BalanceRow;
using lab::Share;

namespace {

constexpr std::size_t set_width = 52;

double share_of(const Share& share) { return static_cast<double>(share.evil) / static_cast<double>(share.games); }

std::string described(const Setup& setup, const Catalogue& text) {
  std::string words = std::to_string(setup.players) + ":";
  for (const Role role : characters(setup))
    if (character(role).entry != Entry::FillsUp) words += " " + text("avalon.role." + std::string(name_of(role))) + ",";
  if (setup.lady) words += " " + text("avalon.source.lady") + ",";
  if (setup.excalibur) words += " " + text("avalon.source.excalibur") + ",";
  if (setup.targeting) words += " " + text("balance.targeting") + ",";
  if (setup.plots) words += " " + text("balance.plots") + ",";
  if (setup.lancelots != Lancelots::Off)
    words += " " + text("balance.lancelot." + std::string(name_of(setup.lancelots))) + ",";
  words.pop_back();
  return words;
}

std::string column(const Share& share) {
  if (share.games == 0) return "";
  const auto interval = wilson(share.evil, share.games);
  return fmt::format("{:.1f} ({:.1f} – {:.1f}) / {}", 100 * share_of(share), 100 * interval.low, 100 * interval.high,
                     share.games);
}

std::string table(const std::vector<BalanceRow>& rows, const Catalogue& text) {
  std::string out = text("balance.title") + "\n" + padded("", set_width) + padded(text("balance.bots"), 30) +
                    text("balance.people") + "\n";
  for (const BalanceRow& row : rows) {
    const auto words = described(row.setup, text);
    out += padded(words, set_width) + (letters_in(words) >= set_width ? "\n" + padded("", set_width) : "");
    out += padded(column(row.bots), 30) + column(row.people) + "\n";
  }
  return out;
}

void write_share(JsonWriter& out, const Share& share) {
  if (share.games == 0) {
    out.null();
    return;
  }
  const auto rounded = [](double value) { return static_cast<double>(static_cast<long>(value * 1000 + 0.5)) / 1000; };
  const auto interval = wilson(share.evil, share.games);
  out.begin_object()
      .key("games")
      .value(static_cast<std::int64_t>(share.games))
      .key("evil")
      .value(rounded(share_of(share)));
  out.key("low").value(rounded(interval.low)).key("high").value(rounded(interval.high)).end_object();
}

/// One row a line, so that a change of the file can be read.
std::string json_of(const std::vector<BalanceRow>& rows, const BalanceOptions& options) {
  std::string out = fmt::format("{{\"format\":1,\"bot\":\"{}\",\"seed\":{},\"rows\":[\n", options.bot, options.seed);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    JsonWriter row;
    row.begin_object().key("config");
    Codec<Avalon>::write_config(rows[i].setup, row);
    row.key("bots");
    write_share(row, rows[i].bots);
    row.key("people");
    write_share(row, rows[i].people);
    row.end_object();
    out += std::string(row.text()) + (i + 1 < rows.size() ? ",\n" : "\n");
  }
  return out + "]}\n";
}

std::expected<std::vector<Setup>, Message> setups_for(const std::string& list) {
  std::vector<Setup> setups;
  for (const auto& word : split_list(list)) {
    int players = 0;
    const auto end = std::from_chars(word.data(), word.data() + word.size(), players).ptr;
    if (end != word.data() + word.size() || players < min_players || players > max_players)
      return std::unexpected(Message("balance.bad_players", {{"given", shortened(word)}}));
    for (const Setup& setup : lab::sensible_setups(players)) setups.push_back(setup);
  }
  return setups;
}

std::expected<std::vector<lab::HumanGame>, Message> people_of(const std::string& file) {
  if (file.empty()) return {};
  auto games = lab::read_human_games(file);
  if (games) return std::move(*games);
  const auto* key = games.error() == lab::ReadError::CannotOpen ? "lab.cannot_open" : "lab.not_a_game";
  return std::unexpected(Message(key, {{"file", file}}));
}

}  // namespace

int balance(const BalanceOptions& options, const Catalogue& text) {
  const auto setups = setups_for(options.players);
  if (!setups) return fail(text, setups.error());
  const auto* bot = find_bot<Avalon>(options.bot);
  if (!bot)
    return fail(text, {"simulate.unknown_bot",
                       {{"given", shortened(options.bot)}, {"known", std::string("herald, simple, squire, knight")}}});
  const auto people = people_of(options.games);
  if (!people) return fail(text, people.error());
  const ProgressBar bar(setups->size());
  const auto rows =
      lab::balance(*setups, *bot, *people,
                   {options.count, options.threads, options.seed, [&](std::size_t done) { bar.show(done); }});
  bar.clear();
  const auto json = json_of(rows, options);
  if (!options.out.empty()) {
    std::ofstream out(options.out);
    out << json;
    if (!out.good()) return fail(text, {"lab.cannot_write", {{"file", options.out}}});
  }
  std::printf("%s", options.json ? json.c_str() : table(rows, text).c_str());
  return 0;
}

}  // namespace roundtable
