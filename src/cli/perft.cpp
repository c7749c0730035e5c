#include "cli/perft.h"

#include "engine/perft.h"

#include <cstdio>

#include "codec/avalon.h"

namespace roundtable {

using namespace avalon;

namespace {

void print_divided(const State& state, int depth) {
  const Seat seat = state.table.waiting.first();
  const auto actions = legal_actions(observe(state, seat));
  for (std::size_t i = 0; i < actions.size(); ++i) {
    State next = state;
    play<Avalon>(next, seat, actions[i], unrecorded);
    JsonWriter json;
    Codec<Avalon>::write_action(actions[i], json);
    std::printf("%s %llu\n", std::string(json.text()).c_str(),
                static_cast<unsigned long long>(perft<Avalon>(next, depth - 1)));
  }
}

}  // namespace

int run_perft(const AvalonOptions& game, const PerftOptions& options, const Catalogue& text) {
  const auto setup = read_setup(game);
  if (!setup) {
    std::fprintf(stderr, "%s\n", text({"cli.error", {{"why", text(setup.error())}}}).c_str());
    return 2;
  }
  Chance chance(options.seed);
  State state = prepare(*setup);
  carry_out<Avalon>(deal(*setup, {}, chance), state, unrecorded);
  if (options.divide) {
    print_divided(state, options.depth);
    return 0;
  }
  for (int depth = 1; depth <= options.depth; ++depth)
    std::printf("%s\n", text({"perft.line",
                              {{"depth", long{depth}}, {"nodes", static_cast<long>(perft<Avalon>(state, depth))}}})
                            .c_str());
  return 0;
}

}  // namespace roundtable
