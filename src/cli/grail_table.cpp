#include "cli/grail_table.h"

#include <fmt/format.h>

#include "lab/simulate.h"

namespace roundtable {

using namespace grail;

namespace {

double win_rate(const Setup& setup, const Bot<Grail>& bot, const SimulateOptions& options) {
  const SimulationPlan plan{options.games, options.threads, options.seed, {}};
  const Tally tally = simulate<Grail>(setup, {&bot}, plan);
  std::uint64_t won = 0;
  for (const auto& [outcome, count] : tally.outcomes)
    if (outcome.winner == name_of(Winner::Party)) won += count;
  return static_cast<double>(won) / static_cast<double>(tally.games);
}

}  // namespace

int print_encounter_table(const Setup& setup, const Bot<Grail>& bot, const SimulateOptions& options,
                          const Catalogue& text) {
  const Pack& pack = *setup.pack;
  std::printf("%s\n", text({"grail.table.title", {{"n", static_cast<long>(options.games)}, {"bot", std::string(bot.name)}}}).c_str());
  std::string head = fmt::format("{:<24}{:<10}", "", "");
  for (const Character& character : pack.characters) head += fmt::format("{:>10}", character.id);
  std::printf("%s\n", head.c_str());
  for (std::size_t i = 0; i < pack.encounters.size(); ++i) {
    const Encounter& encounter = pack.encounters[i];
    std::string line = fmt::format("{:<24}{:<10}", encounter.id, fmt::format("{} {}", name_of(encounter.colour), encounter.difficulty));
    for (std::size_t who = 0; who < pack.characters.size(); ++who) {
      Setup one = setup;
      const auto character = static_cast<CharacterId>(who);
      one.mode = Mode::Encounter;
      one.encounter = static_cast<EncounterId>(i);
      one.party.clear();
      one.party.push_back({character, character, character});
      line += fmt::format("{:>8.0f} %", 100 * win_rate(one, bot, options));
    }
    std::printf("%s\n", line.c_str());
    std::fflush(stdout);
  }
  return 0;
}

}  // namespace roundtable
