// All legal actions of a seat as a range that is counted at once and written out only where it is read: a leader of
// ten may have thousands of proposals, and random play wants one of them.
#pragma once

#include "games/avalon/rules/view.h"

namespace roundtable::avalon {

class LegalActions {
 public:
  explicit LegalActions(const View& view)
      : view_(view), size_(owes_vote(view.table, view.seat) ? 2 : count_actions(view)) {}
  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  Action operator[](std::size_t place) const {
    if (owes_vote(view_.table, view_.seat)) return CastVote{place == 0 ? Vote::Approve : Vote::Reject};
    return action_but_vote(place);
  }

 private:
  static std::size_t count_actions(const View& view);
  Action action_but_vote(std::size_t place) const;
  Action proposal(std::size_t place) const;
  Action proposal_with_bearer(int quest, int size, std::size_t place) const;
  Action gift(std::size_t place) const;
  Action plot_play(std::size_t place) const;
  Action taking(std::size_t place) const;
  Action at_once(std::size_t place) const;

  View view_;
  std::size_t size_;
};

inline LegalActions legal_actions(const View& view) { return LegalActions(view); }

}  // namespace roundtable::avalon
