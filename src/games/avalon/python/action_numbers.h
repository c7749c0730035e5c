// Every action that a set-up of Avalon knows, numbered from 0: for programs that learn. docs/python.md lists the order;
// once released, the number of an action in a set-up never changes.
#pragma once

#include <array>
#include <vector>

#include "games/avalon/rules/actions.h"
#include "games/avalon/rules/setup.h"

namespace roundtable::python {

class ActionNumbers {
 public:
  explicit ActionNumbers(const avalon::Setup& setup);

  int count() const { return static_cast<int>(actions_.size()); }
  bool has(int number) const { return number >= 0 && number < count(); }
  const avalon::Action& operator[](int number) const { return actions_[static_cast<std::size_t>(number)]; }
  /// Of an action that the rules allow in this set-up.
  int of(const avalon::Action& action) const;

 private:
  using Action = avalon::Action;

  // One block of numbers after another, each begun at `first_` of its kind of action.
  template <class Kind>
  void begin();
  template <class Kind>
  int count_since() const;
  template <class Kind>
  void add_targets();
  void add_votes_and_cards();
  void add_proposals();
  void add_teams(int size, std::optional<std::uint8_t> quest);
  void add_with_bearers(avalon::ProposeTeam proposal);
  void add_plots();
  void add_gifts();
  void add_plays();
  void add_takings();

  int place_of(const avalon::Action& action) const;
  int place_of_proposal(const avalon::ProposeTeam& action) const;
  int place_of_gift(const avalon::GivePlots& action) const;

  avalon::Setup setup_;
  std::vector<Action> actions_;
  std::array<int, std::variant_size_v<Action>> first_{};
  std::array<int, max_seats + 1> teams_{};                   // where those of a size begin; of a quest when targeting
  std::array<std::uint16_t, 1U << max_seats> team_place_{};  // among the teams of its size
  std::array<int, avalon::plot_kinds> plays_{};              // where those of a plot card begin
  std::array<int, avalon::plot_kinds> taking_place_{};       // among the cards that can be taken
};

}  // namespace roundtable::python
