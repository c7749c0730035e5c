#include "games/avalon/bots/belief.h"

#include <algorithm>

#include "games/avalon/bots/open_reading.h"
#include "games/avalon/bots/reading.h"

namespace roundtable::avalon {
namespace {

/// The cards as counted that the viewer knows.
struct KnownCards {
  SeatSet success, fail;
  void add(Seat seat, Card card) { (card == Card::Fail ? fail : success).insert(seat); }
};

KnownCards cards_seen(const View& view, const Ballot& ballot) {
  KnownCards known;
  if (ballot.fails && ballot.proposal.team.contains(view.seat)) {
    const bool failed = (view.mine.failed_rounds >> (ballot.round - 1) & 1U) != 0;
    const bool turned = ballot.struck == view.seat;
    known.add(view.seat, failed != turned ? Card::Fail : Card::Success);
  }
  std::size_t answer = 0;
  for (const Glimpse& glimpse : view.table.glimpses) {
    if (glimpse.learner != view.seat) continue;
    const Sight sight = view.mine.learned[answer++];
    if (glimpse.round != ballot.round) continue;
    const Card seen = sight == Sight::Fail ? Card::Fail : Card::Success;
    if (glimpse.source == Source::CloseEye) known.add(glimpse.subject, seen);
    if (glimpse.source == Source::Excalibur) known.add(glimpse.subject, opposite(seen));
  }
  return known;
}

/// Whether so many fails can have come from a team with these evil seats.
class Cards {
 public:
  Cards(const Table& table, const Ballot& ballot, KnownCards known)
      : ballot_(ballot),
        known_(known),
        changed_(static_cast<std::size_t>(
            (switches_before(table, ballot.round) + (switches_on(table, ballot) ? 1 : 0)) % 2)),
        must_fail_(table.setup.lancelots == Lancelots::Scheduled) {
    const auto spotlight = ballot.fails ? ballot.spotlight : table.spotlight;
    const auto open_card = ballot.fails ? ballot.open_card : table.open_card;
    if (spotlight && open_card) known_.add(*spotlight, *open_card);
  }

  bool allow(const EvilSeats& evil) const {
    const SeatSet forced = must_fail_ ? evil[changed_] - evil[1 - changed_] : SeatSet();
    int least = 0;
    int most = 0;
    for (const Seat seat : ballot_.proposal.team) {
      const bool turned = ballot_.struck == seat;
      bool fail = turned ? !forced.contains(seat) : evil[changed_].contains(seat);
      bool success = turned ? evil[changed_].contains(seat) : !forced.contains(seat);
      if (known_.success.contains(seat)) fail = false;
      if (known_.fail.contains(seat)) success = false;
      if (!fail && !success) return false;
      least += success ? 0 : 1;
      most += fail ? 1 : 0;
    }
    return !ballot_.fails || (least <= *ballot_.fails && *ballot_.fails <= most);
  }

 private:
  const Ballot& ballot_;
  KnownCards known_;
  std::size_t changed_;
  bool must_fail_;
};

/// What a seat was told of another's side.
bool agrees(const View& view, const EvilSeats& evil) {
  std::size_t answer = 0;
  for (const Glimpse& glimpse : view.table.glimpses) {
    if (glimpse.learner != view.seat) continue;
    const Sight sight = view.mine.learned[answer++];
    if (glimpse.source == Source::Excalibur || glimpse.source == Source::CloseEye) continue;
    int switches = switches_before(view.table, glimpse.round);
    if (glimpse.source == Source::Lady)
      for (const Ballot& ballot : view.table.history)
        if (ballot.round == glimpse.round && ballot.went_on_quest() && switches_on(view.table, ballot)) ++switches;
    const bool seen_evil = evil[static_cast<std::size_t>(switches % 2)].contains(glimpse.subject);
    if (seen_evil != (sight == Sight::Evil)) return false;
  }
  return true;
}

/// Which camps the cards allow.
template <class Known>
std::vector<bool> camps_by_cards(const Table& table, const DealSpace& space, Known known) {
  std::vector<bool> fits(space.camps.size(), true);
  for (const Ballot& ballot : table.history) {
    if (!quest_begun(table, ballot)) continue;
    const Cards cards(table, ballot, known(ballot));
    for (std::size_t camp = 0; camp < fits.size(); ++camp) fits[camp] = fits[camp] && cards.allow(space.camps[camp]);
  }
  return fits;
}

/// Whether the one who carries the knife in the open can do so in this deal.
bool holder_fits(const Table& table, const DealSpace& space, std::size_t deal) {
  const auto* knife = std::get_if<Assassinating>(&table.phase);
  if (!knife) return true;
  return may_be_assassin(table.setup, space.role(deal, knife->assassin));
}

/// Whether the opening showed this seat what it would show it in this deal. The floating knife is no part of a deal:
/// where it lies only splits the evil seats in two.
bool opening_fits(const View& view, const PerSeat<Role>& roles) {
  const Opening& mine = view.mine.opening;
  const Opening shown = opening_of(view.table.setup, roles, std::nullopt, view.seat);
  for (const Seat seat : mine.assassin)
    if (!may_carry_knife(roles[seat])) return false;
  Opening joined = mine;
  joined.evil = joined.evil | joined.assassin;
  joined.evil.erase(view.seat);
  joined.assassin = {};
  return shown == joined;
}

PerSeat<Role> roles_of(const DealSpace& space, std::size_t deal) {
  PerSeat<Role> roles(space.players);
  std::copy_n(space.deals[deal].begin(), space.players, roles.begin());
  return roles;
}

/// The deals in which a seat would have been shown what it was. That stays so for the whole game: each seat's last
/// answer is kept on each thread.
const DealList& deals_as_shown(const View& view, const std::shared_ptr<const DealSpace>& space) {
  struct Answer {
    std::shared_ptr<const DealSpace> space;
    Setup setup;
    Role role;
    Opening opening;
    DealList deals;
  };
  thread_local std::array<Answer, max_players> answers;
  Answer& answer = answers[static_cast<std::size_t>(view.seat.index())];
  if (answer.space == space && answer.setup == view.table.setup && answer.role == view.mine.role &&
      answer.opening == view.mine.opening)
    return answer.deals;
  answer = {space, view.table.setup, view.mine.role, view.mine.opening, {}};
  for (std::uint32_t deal = 0; deal < space->size(); ++deal)
    if (space->role(deal, view.seat) == view.mine.role && opening_fits(view, roles_of(*space, deal)))
      answer.deals.push_back(deal);
  return answer.deals;
}

std::shared_ptr<const DealSpace> space_of(const Table& table) {
  return deals_of(characters(table.setup), table.setup.lancelots);
}

}  // namespace

PossibleDeals PossibleDeals::to_public(const Table& table) {
  PossibleDeals possible;
  possible.space_ = space_of(table);
  const DealSpace& space = *possible.space_;
  const auto camps = camps_by_cards(table, space, [](const Ballot&) { return KnownCards{}; });
  DealList deals;
  for (std::uint32_t deal = 0; deal < space.size(); ++deal)
    if (camps[space.camp[deal]] && holder_fits(table, space, deal)) deals.push_back(deal);
  possible.deals_ = std::make_shared<DealList>(std::move(deals));
  return possible;
}

PossibleDeals PossibleDeals::to_seat(const View& view) {
  PossibleDeals possible;
  possible.space_ = space_of(view.table);
  const DealSpace& space = *possible.space_;
  auto camps = camps_by_cards(view.table, space, [&](const Ballot& ballot) { return cards_seen(view, ballot); });
  for (std::size_t camp = 0; camp < camps.size(); ++camp) camps[camp] = camps[camp] && agrees(view, space.camps[camp]);
  DealList deals;
  for (const std::uint32_t deal : deals_as_shown(view, possible.space_))
    if (camps[space.camp[deal]] && holder_fits(view.table, space, deal)) deals.push_back(deal);
  possible.deals_ = std::make_shared<DealList>(std::move(deals));
  return possible;
}

std::vector<float> posterior_from(std::vector<float> logs) {
  const bool explained = std::any_of(logs.begin(), logs.end(), [](float log) { return log > impossible / 2; });
  if (!explained) std::fill(logs.begin(), logs.end(), 0.0F);
  normalise(logs);
  return logs;
}

Belief::Belief(const PossibleDeals& possible) : Belief(possible, std::vector<float>(possible.space().size())) {}

Belief::Belief(const PossibleDeals& possible, const std::vector<float>& logs)
    : space_(possible.shared_space()), deals_(possible.shared_deals()) {
  posterior_.reserve(deals_->size());
  for (const std::uint32_t deal : *deals_) posterior_.push_back(logs[deal]);
  posterior_ = posterior_from(std::move(posterior_));
}

PerSeat<double> Belief::chance_of(Role role) const {
  PerSeat<double> chance(space_->players);
  for (std::size_t i = 0; i < posterior_.size(); ++i) {
    if (posterior_[i] == 0) continue;
    for (const Seat seat : SeatSet::all(space_->players))
      if (space_->role(deals()[i], seat) == role) chance[seat] += double{posterior_[i]};
  }
  return chance;
}

std::vector<double> Belief::camps() const {
  std::vector<double> camps(space_->camps.size());
  for (std::size_t i = 0; i < posterior_.size(); ++i) camps[space_->camp[deals()[i]]] += double{posterior_[i]};
  return camps;
}

PerSeat<double> Belief::chance_of_evil(bool changed) const {
  const auto shares = camps();
  PerSeat<double> chance(space_->players);
  for (std::size_t camp = 0; camp < shares.size(); ++camp)
    for (const Seat seat : space_->camps[camp][changed ? 1 : 0]) chance[seat] += shares[camp];
  return chance;
}

double Belief::chance_of_clean(SeatSet team, bool changed) const {
  const auto shares = camps();
  double chance = 0;
  for (std::size_t camp = 0; camp < shares.size(); ++camp)
    if ((space_->camps[camp][changed ? 1 : 0] & team).empty()) chance += shares[camp];
  return chance;
}

Belief read_publicly(const Table& table) { return open_reading(table)->belief(); }

Belief read_as(const View& view) {
  return Belief(PossibleDeals::to_seat(view), open_reading(view.table)->log_likelihoods(weights_for(view.table)));
}

bool lancelots_changed(const Table& table) { return switches_so_far(table) % 2 == 1; }

}  // namespace roundtable::avalon
