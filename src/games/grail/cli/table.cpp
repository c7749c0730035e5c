#include "games/grail/cli/table.h"

#include <fmt/format.h>

#include "cli/simulate.h"

namespace roundtable {

using namespace grail;

namespace {

double win_rate(const Setup& setup, const Bot<Grail>& bot, const SimulateOptions& options) {
  const SimulationPlan plan{options.games, options.threads, options.seed, {}, budget_of(options)};
  const Tally tally = simulate<Grail>(setup, {&bot}, plan);
  std::uint64_t won = 0;
  for (const auto& [outcome, count] : tally.outcomes)
    if (outcome.winner == name_of(Winner::Party)) won += count;
  return static_cast<double>(won) / static_cast<double>(tally.games);
}

Setup alone(const Setup& setup, std::size_t encounter, std::size_t who) {
  Setup one = setup;
  const auto character = static_cast<CharacterId>(who);
  one.mode = Mode::Encounter;
  one.encounter = static_cast<EncounterId>(encounter);
  one.party.clear();
  one.party.push_back({character, character, character});
  return one;
}

struct Mean {
  double sum = 0;
  double last = 0;
  int count = 0;
  void add(double value) {
    last = value;
    sum += value;
    ++count;
  }
  double value() const { return count == 0 ? 0 : sum / count; }
};

std::string per_cent(double share) { return fmt::format("{:>8.1f} %", 100 * share); }

}  // namespace

int print_encounter_table(const Setup& setup, const Bot<Grail>& bot, const SimulateOptions& options,
                          const Catalogue& text) {
  const Pack& pack = *setup.pack;
  std::printf("%s\n", text({"grail.table.title",
                            {{"n", static_cast<long>(options.games)}, {"bot", "grail:" + std::string(bot.name)}}})
                          .c_str());
  std::string head = fmt::format("{:<36}", "");
  for (const Character& character : pack.characters) head += fmt::format("{:>10}", character.id);
  std::printf("%s%10s\n", head.c_str(), text("grail.table.mean").c_str());
  std::array<Mean, colour_count> colours;
  for (std::size_t i = 0; i < pack.encounters.size(); ++i) {
    const Encounter& encounter = pack.encounters[i];
    std::string line = fmt::format("{:<24}{:<12}", encounter.id,
                                   fmt::format("{} {}", name_of(encounter.colour), encounter.difficulty));
    Mean mean;
    for (std::size_t who = 0; who < pack.characters.size(); ++who) {
      mean.add(win_rate(alone(setup, i, who), bot, options));
      line += per_cent(mean.last);
    }
    colours[static_cast<std::size_t>(encounter.colour)].add(mean.value());
    std::printf("%s%s\n", line.c_str(), per_cent(mean.value()).c_str());
    std::fflush(stdout);
  }
  for (std::size_t i = 0; i < colour_count; ++i)
    std::printf("%s\n", fmt::format("{:<24}{}", name_of(static_cast<Colour>(i)), per_cent(colours[i].value())).c_str());
  return 0;
}

}  // namespace roundtable
