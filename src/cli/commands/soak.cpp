#include "cli/commands/soak.h"

#include <filesystem>
#include <iostream>

#include "match/catalogue.h"
#include "soak/evening.h"

namespace roundtable {
namespace {

constexpr int shortest_ms = 150;
constexpr int longest_ms = 600;

}  // namespace

int soak(const SoakOptions& options, const Catalogue& text) {
  Evening evening(std::filesystem::read_symlink("/proc/self/exe"),
                  {"--bot-delay", "0", "--rate", "10000", "--address-rate", "10000"});
  for (int i = 0; i < options.tables; ++i) {
    Party party;
    party.game = games().front().id;
    party.config = {{"players", 5}};
    party.games = 1'000'000;
    evening.invite(party);
  }
  for (auto& guest : evening.guests()) guest->pause = std::chrono::milliseconds(5);
  evening.server().start();
  evening.begin();
  Rng rng(options.seed);
  for (int i = 1; i <= options.kills; ++i) {
    evening.run_for(std::chrono::milliseconds(shortest_ms + below(rng, longest_ms - shortest_ms)));
    evening.server().kill();
    evening.server().start();
    std::cerr << '\r'
              << text({"soak.progress", {{"n", long{i}}, {"of", long{options.kills}}, {"actions", evening.actions()}}})
              << std::flush;
  }
  evening.run_for(std::chrono::seconds(1));
  std::cerr << '\n';
  for (const auto& trouble : evening.troubles()) std::cout << trouble << '\n';
  const bool good = evening.troubles().empty();
  std::cout << text({good ? "soak.good" : "soak.bad", {{"kills", long{options.kills}}, {"actions", evening.actions()}}})
            << '\n';
  return good ? 0 : 1;
}

}  // namespace roundtable
