// Started by mpirun with any number of ranks; the first one compares their sum with an arena played alone.
#include "lab/arena_ranks.h"

#include <cstdio>
#include <cstdlib>

#include "games/avalon/bots/bots.h"
#include "games/avalon/lab/standings.h"

using namespace roundtable;
using namespace roundtable::lab;
using avalon::Avalon;

namespace {

bool same(const Matrix& a, const Matrix& b) {
  for (std::size_t odd = 0; odd < a.bots(); ++odd)
    for (std::size_t others = 0; others < a.bots(); ++others) {
      const Cell& one = a.cell(odd, others);
      const Cell& two = b.cell(odd, others);
      if (one.all != two.all || one.by_role != two.by_role || one.by_side != two.by_side || one.reasons != two.reasons)
        return false;
    }
  return true;
}

}  // namespace

int main(int argc, char** argv) {
  const Ranks ranks;
  if (argc > 1 && ranks.count() != std::strtoull(argv[1], nullptr, 10)) return 2;
  const std::vector<Entrant<Avalon>> bots{entrant(*find_bot<Avalon>("simple")), entrant(*find_bot<Avalon>("random"))};
  ArenaPlan plan{200, 1, 4};
  const Matrix alone = play_arena<Avalon>(avalon::Setup{}, bots, plan);
  plan.share = ranks.rank();
  plan.shares = ranks.count();
  const Matrix own = play_arena<Avalon>(avalon::Setup{}, bots, plan);
  const Matrix sum = ranks.sum(own);
  if (ranks.rank() != 0) return same(own, alone) ? 1 : 0;  // nobody did all the work alone
  std::printf("%s\n", same(sum, alone) ? "the sum is the whole" : "the sum differs");
  return same(sum, alone) ? 0 : 1;
}
