// Nothing on the way of a move asks for memory: whole games and the views of every seat, counted at operator new.
#include <doctest/doctest.h>

#include <cstdlib>
#include <new>

#include "engine/random_play.h"
#include "games/avalon/codec/codec.h"
#include "games/duel/codec/codec.h"
#include "games/grail/content/library.h"
#include "games/grail/rules/game.h"

namespace {
std::size_t allocations = 0;
}

void* operator new(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size)) return memory;
  throw std::bad_alloc();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace {

using namespace roundtable;

template <class Work>
std::size_t allocations_of(Work&& work) {
  const std::size_t before = allocations;
  work();
  return allocations - before;
}

template <class G>
void play_games(const typename G::Setup& setup, int games) {
  Rng rng(std::uint64_t{7});
  typename G::State state;
  for (int i = 0; i < games; ++i) random_game<G>(state, setup, rng);
}

/// One game with every seat's view written after every action.
template <class G>
void write_game(const typename G::Setup& setup, typename Codec<G>::Views& views, JsonWriter& out) {
  Rng rng(std::uint64_t{7});
  auto state = G::prepare(setup);
  carry_out<G>(G::deal(setup, {}, rng), state, unrecorded);
  if constexpr (requires { views.reset(); }) views.reset();
  for (int i = 0; i < longest_random_game && !G::is_over(state.table); ++i) {
    random_step<G>(state, rng, unrecorded);
    views.changed();
    for (const Seat seat : SeatSet::all(G::seats(state.table))) {
      out.clear();
      views.write(G::observe(state, seat), out);
    }
  }
}

/// The first game makes the buffers grow; the same game again finds them large enough.
template <class G>
std::size_t allocations_of_second_writing(const typename G::Setup& setup) {
  typename Codec<G>::Views views;
  JsonWriter out;
  write_game<G>(setup, views, out);
  return allocations_of([&] { write_game<G>(setup, views, out); });
}

avalon::Setup avalon_with_everything() {
  using avalon::Role;
  avalon::Setup setup;
  setup.players = 10;
  setup.specials = {Role::Merlin, Role::Percival, Role::Assassin, Role::Mordred, Role::Morgana};
  setup.lancelots = avalon::Lancelots::Switching;
  setup.lady = setup.excalibur = setup.targeting = setup.plots = true;
  return setup;
}

grail::Setup grail_encounter() {
  grail::Setup setup;
  setup.pack = find_grail_pack("starter", "");
  setup.party.push_back({0, 0, 0});
  setup.party.push_back({1, 1, 1});
  return setup;
}

}  // namespace

TEST_CASE("the counter counts") {
  CHECK(allocations_of([] { ::operator delete(::operator new(1)); }) == 1);
}

TEST_CASE("a move allocates nothing") {
  CHECK(allocations_of([] { play_games<avalon::Avalon>({}, 200); }) == 0);
  CHECK(allocations_of([] { play_games<avalon::Avalon>(avalon_with_everything(), 200); }) == 0);
  CHECK(allocations_of([] { play_games<duel::Duel>({}, 200); }) == 0);
  const auto encounter = grail_encounter();
  CHECK(allocations_of([&] { play_games<grail::Grail>(encounter, 200); }) == 0);
}

TEST_CASE("a view allocates nothing once its buffer has grown") {
  CHECK(allocations_of_second_writing<avalon::Avalon>({}) == 0);
  CHECK(allocations_of_second_writing<avalon::Avalon>(avalon_with_everything()) == 0);
  CHECK(allocations_of_second_writing<duel::Duel>({}) == 0);
}
