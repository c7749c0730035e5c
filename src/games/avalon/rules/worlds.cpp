#include "games/avalon/rules/worlds.h"

#include <algorithm>

#include "games/avalon/rules/deal.h"

namespace roundtable::avalon {
namespace {

struct Imagining {
  const View& view;
  Rng& rng;
  const Table& table = view.table;
  const Setup& setup = table.setup;
  PerSeat<Role> roles{};
  std::optional<Seat> knife{};
  std::array<SeatSet, quest_count> failing{};  // by round, as counted

  bool deal_roles();
  bool imagine_cards();
  bool cards_of(const Ballot& ballot);
  bool agrees_with_glimpses() const;
  State build() const;

  Side side_at(Seat seat, int switches) const;
  Side side_on_quest(Seat seat, const Ballot& ballot) const;
  SeatSet played_on(const Ballot& ballot) const;
  std::optional<Card> known_card(Seat seat, const Ballot& ballot) const;
  bool may_count(Seat seat, Card counted, const Ballot& ballot) const;
  Sight sight_at(const Glimpse& glimpse) const;
};

const Ballot& quest_of_round(const Table& table, int round) {
  return *std::find_if(table.history.begin(), table.history.end(),
                       [&](const Ballot& ballot) { return ballot.round == round && ballot.went_on_quest(); });
}

Side Imagining::side_at(Seat seat, int switches) const {
  const Side printed = printed_side(roles[seat]);
  return is_lancelot(roles[seat]) && switches % 2 == 1 ? opposite(printed) : printed;
}

Side Imagining::side_on_quest(Seat seat, const Ballot& ballot) const {
  return side_at(seat, switches_before(table, ballot.round) + (switches_on(table, ballot) ? 1 : 0));
}

bool Imagining::deal_roles() {
  if (table.revealed) {
    roles = table.revealed->roles;
  } else {
    auto rest = characters(setup);
    rest.erase_value(view.mine.role);
    shuffle(rng, rest.begin(), rest.end());
    roles = PerSeat<Role>(setup.players);
    std::size_t next = 0;
    for (const Seat seat : table.everyone()) roles[seat] = seat == view.seat ? view.mine.role : rest[next++];
  }
  knife = dealing::knife(setup, {}, roles, rng);
  if (const auto* phase = std::get_if<Assassinating>(&table.phase)) {
    if (knife ? knife != phase->assassin : roles[phase->assassin] != Role::Assassin) return false;
  }
  return opening_of(setup, roles, knife, view.seat) == view.mine.opening;
}

/// Members whose cards lie on the table.
SeatSet Imagining::played_on(const Ballot& ballot) const {
  if (ballot.fails || &ballot != &table.history.back()) return ballot.proposal.team;
  if (const auto* questing = std::get_if<Questing>(&table.phase)) return questing->played;
  const auto* asking = std::get_if<Asking>(&table.phase);
  return asking && asking->plot == Plot::InTheSpotlight ? SeatSet() : ballot.proposal.team;
}

/// The card as counted, where the viewer knows it: his own, one played openly, one he was shown.
std::optional<Card> Imagining::known_card(Seat seat, const Ballot& ballot) const {
  const bool turned = ballot.struck == seat;
  const auto counted = [&](Card first) { return turned ? opposite(first) : first; };
  if (seat == view.seat) {
    const bool failed = (view.mine.failed_rounds >> (ballot.round - 1) & 1U) != 0;
    return counted(failed ? Card::Fail : Card::Success);
  }
  const bool running = !ballot.fails;
  const auto spotlight = running ? table.spotlight : ballot.spotlight;
  const auto open_card = running ? table.open_card : ballot.open_card;
  if (spotlight == seat && open_card) return *open_card;
  std::size_t answer = 0;
  for (const Glimpse& glimpse : table.glimpses) {
    if (glimpse.learner != view.seat) continue;
    const Sight sight = view.mine.learned[answer++];
    if (glimpse.subject != seat || glimpse.round != ballot.round) continue;
    const Card seen = sight == Sight::Fail ? Card::Fail : Card::Success;
    if (glimpse.source == Source::CloseEye) return seen;
    if (glimpse.source == Source::Excalibur) return opposite(seen);
  }
  return std::nullopt;
}

bool Imagining::may_count(Seat seat, Card counted, const Ballot& ballot) const {
  const Card first = ballot.struck == seat ? opposite(counted) : counted;
  if (side_on_quest(seat, ballot) == Side::Good) return first == Card::Success;
  return first == Card::Fail || setup.lancelots != Lancelots::Scheduled || !is_lancelot(roles[seat]);
}

bool Imagining::cards_of(const Ballot& ballot) {
  SeatSet fails;
  SmallList<Seat, max_players> free;
  for (const Seat seat : played_on(ballot)) {
    const auto known = known_card(seat, ballot);
    const bool may_fail = known != Card::Success && may_count(seat, Card::Fail, ballot);
    const bool may_succeed = known != Card::Fail && may_count(seat, Card::Success, ballot);
    if (!may_fail && !may_succeed) return false;
    if (may_fail && may_succeed) free.push_back(seat);
    if (may_fail && !may_succeed) fails.insert(seat);
  }
  shuffle(rng, free.begin(), free.end());
  const int unknown = static_cast<int>(free.size());
  const int more = ballot.fails ? *ballot.fails - fails.size()
                                : static_cast<int>(below(rng, static_cast<std::uint32_t>(unknown + 1)));
  if (more < 0 || more > unknown) return false;
  for (int i = 0; i < more; ++i) fails.insert(free[static_cast<std::size_t>(i)]);
  failing[ballot.round - 1U] = fails;
  return true;
}

bool Imagining::imagine_cards() {
  failing = {};
  if (table.revealed) {
    failing = table.revealed->failing;
    return true;
  }
  return std::all_of(table.history.begin(), table.history.end(),
                     [&](const Ballot& ballot) { return !quest_begun(table, ballot) || cards_of(ballot); });
}

/// What the learner of this glimpse saw in the imagined world.
Sight Imagining::sight_at(const Glimpse& glimpse) const {
  const int before = switches_before(table, glimpse.round);
  if (glimpse.source == Source::Lady)
    return sight_of(side_on_quest(glimpse.subject, quest_of_round(table, glimpse.round)));
  if (glimpse.source != Source::Excalibur && glimpse.source != Source::CloseEye)
    return sight_of(side_at(glimpse.subject, before));
  const bool fail = failing[glimpse.round - 1U].contains(glimpse.subject);
  const Card counted = fail ? Card::Fail : Card::Success;
  return sight_of(glimpse.source == Source::Excalibur ? opposite(counted) : counted);
}

bool Imagining::agrees_with_glimpses() const {
  std::size_t answer = 0;
  return std::all_of(table.glimpses.begin(), table.glimpses.end(), [&](const Glimpse& glimpse) {
    return glimpse.learner != view.seat || sight_at(glimpse) == view.mine.learned[answer++];
  });
}

SmallList<Loyalty, loyalty_deck_size> loyalty_deck(const Table& table, Rng& rng) {
  DealWish seen;
  for (const Loyalty card : table.turned) seen.loyalty.push_back(card);
  for (const Loyalty card : table.schedule) seen.loyalty.push_back(card);
  return dealing::fill(seen.loyalty, dealing::rest_of_loyalty(table.setup, seen), rng);
}

SmallList<Plot, plot_deck_size> plot_deck(const Table& table, Rng& rng) {
  DealWish seen;
  for (const auto& held : table.plots.held)
    for (const Plot plot : held) seen.plots.push_back(plot);
  for (const Plot plot : table.plots.drawn) seen.plots.push_back(plot);
  for (const Plot plot : table.plots.discarded) seen.plots.push_back(plot);
  return dealing::fill(seen.plots, dealing::rest_of_plots(table.setup, seen), rng);
}

/// Votes in the running ballot: open ones as shown, the viewer's own, the others by lot.
SeatSet pending_approvals(const View& view, Rng& rng) {
  const auto* voting = std::get_if<Voting>(&view.table.phase);
  if (!voting) return {};
  SeatSet approving;
  for (const Seat seat : voting->voted) {
    bool approves = below(rng, 2) == 0;
    if (voting->opinions_shown && view.table.opinion_makers.contains(seat))
      approves = view.table.open_approvals.contains(seat);
    if (seat == view.seat) approves = view.mine.vote == Vote::Approve;
    if (approves) approving.insert(seat);
  }
  return approving;
}

State Imagining::build() const {
  State state{table, {}};
  Secrets& secrets = state.secrets;
  secrets.seats = PerSeat<Knowledge>(setup.players);
  secrets.knife = knife;
  secrets.failing = failing;
  secrets.approving = pending_approvals(view, rng);
  if (has_loyalty_cards(setup)) secrets.loyalty = loyalty_deck(table, rng);
  if (setup.plots) secrets.plots = plot_deck(table, rng);

  const bool between_rounds = std::holds_alternative<RoundStarting>(table.phase);
  const int switches = between_rounds ? switches_before(table, table.round + 1) : switches_so_far(table);
  for (const Seat seat : table.everyone()) {
    Knowledge& mind = secrets.seats[seat];
    mind.role = roles[seat];
    mind.side = side_at(seat, switches);
    mind.opening = opening_of(setup, roles, knife, seat);
    mind.vote = secrets.approving.contains(seat) ? Vote::Approve : Vote::Reject;
    for (const Ballot& ballot : table.history)
      if (quest_begun(table, ballot) && failing[ballot.round - 1U].contains(seat) != (ballot.struck == seat))
        mind.failed_rounds |= static_cast<std::uint8_t>(1U << (ballot.round - 1));
  }
  for (const Glimpse& glimpse : table.glimpses) secrets.seats[glimpse.learner].learned.push_back(sight_at(glimpse));
  secrets.seats[view.seat].vote = view.mine.vote;
  return state;
}

}  // namespace

State imagine(const View& view, Rng& rng) {
  Imagining world{view, rng};
  while (!world.deal_roles() || !world.imagine_cards() || !world.agrees_with_glimpses()) {
  }
  return world.build();
}

}  // namespace roundtable::avalon
