#include "games/avalon/cli/lab.h"

#include <fmt/format.h>

#include <cstdio>
#include <fstream>

#include "cli/game_tool.h"
#include "cli/progress.h"
#include "codec/json_writer.h"
#include "games/avalon/lab/fit.h"
#include "games/avalon/lab/read.h"

namespace roundtable {

using namespace lab;

namespace {

std::expected<std::vector<HumanGame>, Message> games_of(const LabOptions& options, std::string_view usual_part) {
  const std::string_view part = options.part.empty() ? usual_part : std::string_view(options.part);
  auto games = read_human_games(options.games);
  if (!games) {
    const auto* key = games.error() == ReadError::CannotOpen ? "lab.cannot_open" : "lab.not_a_game";
    return std::unexpected(Message(key, {{"file", options.games}}));
  }
  if (part == "fit") std::erase_if(*games, is_unseen);
  if (part == "unseen") std::erase_if(*games, [](const HumanGame& game) { return !is_unseen(game); });
  return std::move(*games);
}

void print_json(const ReadScore& score) {
  JsonWriter out;
  out.begin_object().key("games").value(static_cast<std::int64_t>(score.games));
  out.key("assassin").begin_object().key("tries").value(static_cast<std::int64_t>(score.assassin.tries));
  out.key("hit").value(score.assassin.hit).key("human_hit").value(score.assassin.human_hit);
  out.key("random_hit").value(score.assassin.random_hit).end_object().key("observer").begin_array();
  for (std::size_t quest = 0; quest < score.observer.size(); ++quest) {
    const ObserverScore& seen = score.observer[quest];
    out.begin_object().key("after_quest").value(static_cast<int>(quest + 1)).key("auc").value(seen.auc);
    out.key("exact_team").value(seen.exact_team).key("seat_nats").value(seen.seat_nats).end_object();
  }
  out.end_array().end_object();
  std::printf("%s\n", std::string(out.text()).c_str());
}

std::string percent(double share) { return fmt::format("{:.1f}", 100 * share); }

void print_words(const ReadScore& score, const Catalogue& text) {
  std::printf("%s\n", text({"lab.read.title", {{"n", static_cast<long>(score.games)}}}).c_str());
  std::printf("%s\n", text({"lab.read.assassin",
                            {{"n", static_cast<long>(score.assassin.tries)},
                             {"hit", percent(score.assassin.hit)},
                             {"people", percent(score.assassin.human_hit)},
                             {"blind", percent(score.assassin.random_hit)}}})
                          .c_str());
  for (std::size_t quest = 0; quest < score.observer.size(); ++quest)
    std::printf("%s\n", text({"lab.read.observer",
                              {{"quest", static_cast<long>(quest + 1)},
                               {"auc", fmt::format("{:.3f}", score.observer[quest].auc)},
                               {"team", percent(score.observer[quest].exact_team)},
                               {"nats", fmt::format("{:.3f}", score.observer[quest].seat_nats)}}})
                            .c_str());
}

bool write_weights(const std::vector<int>& weights, const std::string& file) {
  std::ofstream out(file);
  out << "// Written by `roundtable lab fit`.\n";
  out << fmt::format("constexpr std::uint64_t fitted_for_features = {:#018x}U;\n", avalon::feature_hash);
  out << "constexpr std::int16_t written_weights[] = {\n";
  std::string line;
  for (const int weight : weights) {
    const std::string number = fmt::format("{},", weight);
    if (line.size() + number.size() > 120) {
      out << line << "\n";
      line.clear();
    }
    line += number;
  }
  out << line << "\n};\n";
  return out.good();
}

}  // namespace

int fit_behaviour(const LabOptions& options, const Catalogue& text) {
  const auto games = games_of(options, "fit");
  if (!games) return fail(text, games.error());
  const auto weights = fit_all(*games, [&](FitPlan& plan) {
    if (options.epochs > 0) plan.epochs = options.epochs;
    plan.threads = options.threads;
    const long epochs = plan.epochs;
    plan.progress = [&text, epochs](int epoch, double loss) {
      const Message line("lab.fit.epoch",
                         {{"n", long{epoch + 1}}, {"all", epochs}, {"loss", fmt::format("{:.4f}", loss)}});
      std::fprintf(stderr, "%s\n", text(line).c_str());
    };
  });
  if (!write_weights(weights, options.out)) return fail(text, {"lab.cannot_write", {{"file", options.out}}});
  std::printf("%s\n", text({"lab.fit.done", {{"n", static_cast<long>(games->size())}, {"file", options.out}}}).c_str());
  return 0;
}

int read_people(const LabOptions& options, const Catalogue& text) {
  const auto games = games_of(options, "all");
  if (!games) return fail(text, games.error());
  const ProgressBar bar(games->size());
  const auto score =
      read_games(*games, avalon::fitted_weights(), options.threads, [&](std::size_t done) { bar.show(done); });
  bar.clear();
  if (options.json)
    print_json(score);
  else
    print_words(score, text);
  return 0;
}

}  // namespace roundtable
