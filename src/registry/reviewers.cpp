// The games that can be reviewed: all of them.
#include <array>

#include "registry/all_games.h"
#include "review/review.h"

namespace roundtable::lab {
namespace {

template <class... R>
constexpr std::array<Reviewer, sizeof...(R)> reviewers_of(ListOfGames<R...>) {
  return {Reviewer{R::Game::id, R::review}...};
}

constexpr auto all_reviewers = reviewers_of(AllGames{});

}  // namespace

std::span<const Reviewer> reviewers() { return all_reviewers; }

}  // namespace roundtable::lab
