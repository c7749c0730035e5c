// Random games with all modules, and random statements, sensible or not.
#pragma once

#include "tests/games/avalon/talk/talking_game.h"

namespace scenario {

/// A set-up with a number of players and modules drawn at random.
Setup random_setup(Rng& rng);
/// A statement of any kind, with seats, numbers and words that are often but not always right.
talk::Statement random_statement(Rng& rng, int players, talk::Number steps, talk::Number statements);

/// A game of random legal actions with the course all saw and the talk beside it.
class RandomGame {
 public:
  RandomGame(const Setup& setup, Rng& rng);
  bool is_over() const { return avalon::is_over(state_.table); }
  void act(Rng& rng);
  /// Every seat tries to say something, to all and to its allies.
  void talk(Rng& rng);

  const Event& dealt() const { return dealt_; }
  const std::vector<std::pair<Seat, Action>>& actions() const { return actions_; }
  const State& state() const { return state_; }
  const Table& table() const { return state_.table; }
  const talk::PublicCourse& course() const { return course_; }
  const talk::TalkLog& log() const { return log_; }
  talk::Floor floor(Seat seat, Audience to) const;

 private:
  Event dealt_;
  std::vector<std::pair<Seat, Action>> actions_;
  State state_;
  talk::PublicCourse course_;
  talk::TalkLog log_;
};

}  // namespace scenario
