// Many games of Avalon that are stepped together, each begun anew when it has ended. What players see and may do lies
// in arrays, one row a game, that every step fills again.
#pragma once

#include <mutex>
#include <span>
#include <string>
#include <vector>

#include "engine/rng.h"
#include "games/avalon/python/environment.h"

namespace pybind11 {
class module_;
}

namespace roundtable::python {

class Batch {
 public:
  /// Row r plays the games that `dealt` makes of the seeds "SEED.r", "SEED.(r + size)", "SEED.(r + 2 size)" and so on.
  Batch(SharedEnvironment environment, std::size_t size, std::string seed, int threads);

  /// One action for each game, of its current seat. Throws `Refused`, with nothing changed, if one of them is illegal.
  void step(std::span<const std::int32_t> actions);
  /// Any legal action of each game, all equally likely.
  void choose_at_random(std::span<std::int32_t> actions);

  const Environment& environment() const { return *environment_; }
  std::size_t size() const { return games_.size(); }
  // Of the current seat of each game.
  const std::vector<std::uint8_t>& observations() const { return observations_; }
  const std::vector<std::uint8_t>& legal() const { return legal_; }
  const std::vector<std::int32_t>& current_players() const { return current_players_; }
  // Of the last step: whether it ended the game, and what that was worth to each seat.
  const std::vector<std::uint8_t>& done() const { return done_; }
  const std::vector<float>& rewards() const { return rewards_; }
  /// The hidden characters, one a seat.
  const std::vector<std::uint8_t>& roles() const { return roles_; }

 private:
  struct Game {
    avalon::State state;
    Rng chance;  // for actions chosen at random
    std::uint64_t number;
  };

  void begin(std::size_t row);
  void show(std::size_t row);
  void step_row(std::size_t row, int action);
  void check(std::size_t row, int action) const;
  template <class Each>
  void each_row(Each each);

  std::mutex mutex_;  // threads of Python may meet here
  SharedEnvironment environment_;
  std::string seed_;
  std::size_t threads_;
  std::vector<Game> games_;
  std::vector<std::uint8_t> observations_, legal_, done_, roles_;
  std::vector<std::int32_t> current_players_;
  std::vector<float> rewards_;
};

void bind_batch(pybind11::module_& module);

}  // namespace roundtable::python
