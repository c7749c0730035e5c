#include "games/avalon/python/batch.h"

#include <algorithm>
#include <thread>

#include "engine/random_play.h"
#include "games/avalon/rules/game.h"
#include "python/refused.h"
#include "text/catalogue.h"

namespace roundtable::python {

using namespace avalon;

Batch::Batch(SharedEnvironment environment, std::size_t size, std::string seed, int threads)
    : environment_(std::move(environment)), seed_(std::move(seed)), threads_(static_cast<std::size_t>(threads)) {
  const std::size_t players = environment_->setup.players;
  Rng source(seed_);
  const std::uint64_t random_seed = source.next();
  for (std::size_t row = 0; row < size; ++row) games_.push_back({State(), Rng::stream(random_seed, row), row});
  observations_.resize(size * environment_->observation.size());
  legal_.resize(size * static_cast<std::size_t>(environment_->numbers.count()));
  done_.resize(size);
  roles_.resize(size * players);
  current_players_.resize(size);
  rewards_.resize(size * players);
  each_row([this](std::size_t row) {
    begin(row);
    show(row);
  });
}

void Batch::step(std::span<const std::int32_t> actions) {
  const std::scoped_lock one_at_a_time(mutex_);
  for (std::size_t row = 0; row < size(); ++row) check(row, actions[row]);
  each_row([&](std::size_t row) { step_row(row, actions[row]); });
}

void Batch::choose_at_random(std::span<std::int32_t> actions) {
  const std::scoped_lock one_at_a_time(mutex_);
  each_row([&](std::size_t row) {
    Game& game = games_[row];
    const View view = observe(game.state, current_seat(game.state));
    actions[row] = environment_->numbers.of(random_action<Avalon>(view, game.chance));
  });
}

void Batch::check(std::size_t row, int action) const {
  const auto& numbers = environment_->numbers;
  const auto* mask = &legal_[row * static_cast<std::size_t>(numbers.count())];
  if (numbers.has(action) && mask[action] != 0) return;
  const State& state = games_[row].state;
  const auto fault = fault_of(*environment_, observe(state, current_seat(state)), action);
  throw Refused{{FaultCode::IllegalAction,
                 {"python.game_refuses",
                  {{"game", static_cast<long>(row)}, {"why", Catalogue::of(Language::En)(fault->message)}}}}};
}

void Batch::begin(std::size_t row) {
  Game& game = games_[row];
  game.state = dealt(*environment_, seed_ + "." + std::to_string(game.number), nullptr);
  game.number += size();
  std::size_t at = row * environment_->setup.players;
  for (const Knowledge& seat : game.state.secrets.seats) roles_[at++] = static_cast<std::uint8_t>(seat.role);
}

void Batch::show(std::size_t row) {
  const State& state = games_[row].state;
  const Seat seat = current_seat(state);
  const View view = observe(state, seat);
  current_players_[row] = seat.index();
  environment_->observation.write(view, &observations_[row * environment_->observation.size()]);
  write_legal(*environment_, view, &legal_[row * static_cast<std::size_t>(environment_->numbers.count())]);
}

void Batch::step_row(std::size_t row, int action) {
  State& state = games_[row].state;
  play_number(*environment_, state, action);
  done_[row] = is_over(state.table) ? 1 : 0;
  write_returns(state, &rewards_[row * environment_->setup.players]);
  if (done_[row] != 0) begin(row);
  show(row);
}

/// A share of the rows for each thread; the calling one takes the first.
template <class Each>
void Batch::each_row(Each each) {
  const auto work = [&](std::size_t share) {
    for (std::size_t row = size() * share / threads_; row < size() * (share + 1) / threads_; ++row) each(row);
  };
  std::vector<std::jthread> others;
  for (std::size_t share = 1; share < threads_; ++share) others.emplace_back(work, share);
  work(0);
}

}  // namespace roundtable::python
