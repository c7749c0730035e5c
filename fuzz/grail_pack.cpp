// Packs of Grail: any bytes are either refused or read as a pack that can be played.
#include <cstdint>
#include <string>

#include "engine/random_play.h"
#include "games/grail/content/pack.h"
#include "games/grail/rules/game.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace roundtable;
  using namespace roundtable::grail;
  auto pack = read_grail_pack("fuzz", {{"fuzz.toml", std::string(reinterpret_cast<const char*>(data), size)}});
  if (!pack) return 0;
  Setup setup;
  setup.pack = std::make_shared<const Pack>(std::move(*pack));
  setup.party.push_back({0, 0, 0});
  if (setup_error(setup)) return 0;
  Rng rng(std::uint64_t{1});
  State state = prepare(setup);
  carry_out<Grail>(deal(setup, {}, rng), state, unrecorded);
  for (int step = 0; step < 500 && !is_over(state.table); ++step) random_step<Grail>(state, rng, unrecorded);
  return 0;
}
