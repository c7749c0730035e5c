#include "games/duel/cli/fit.h"

#include <fmt/format.h>

#include <fstream>

#include "cli/game_tool.h"
#include "games/duel/bots/bots.h"
#include "games/duel/lab/fit.h"

namespace roundtable {

int fit_duel(const DuelFitOptions& options, const Catalogue& text) {
  const auto fit = lab::fit_duel(*find_bot<duel::Duel>("simple"), {options.games, options.seed, 10});
  std::ofstream out(options.out);
  out << "// Written by `roundtable lab fit-duel`.\n";
  out << fmt::format("constexpr std::uint64_t fitted_for_features = {:#018x}U;\n", duel::outlook_feature_hash);
  out << "constexpr OutlookFeatures weights{\n";
  for (const double weight : fit.weights) out << fmt::format("{:.3f}, ", weight);
  out << "\n};\n";
  if (!out.good()) return fail(text, {"lab.cannot_write", {{"file", options.out}}});
  std::printf(
      "%s\n",
      text(
          {"lab.fit_duel.done",
           {{"n", static_cast<long>(fit.positions)}, {"nats", fmt::format("{:.4f}", fit.nats)}, {"file", options.out}}})
          .c_str());
  return 0;
}

}  // namespace roundtable
