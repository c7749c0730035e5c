#include "games/avalon/python/observation.h"

#include <array>
#include <cstring>
#include <utility>

#include "engine/match.h"
#include "games/avalon/python/pen.h"
#include "games/avalon/rules/names.h"

namespace roundtable::python {

using namespace avalon;

namespace {

constexpr std::size_t sides = 2, cards = 2, loyalties = 2, sources = names_of(Source{}).size(),
                      sights = names_of(Sight{}).size();

// The person who looks.

void write_seat(const View& view, Pen& pen) { pen.seat(view.seat); }
void write_role(const View& view, Pen& pen) { pen.one_of(std::optional(view.mine.role), role_count); }
void write_side(const View& view, Pen& pen) { pen.one_of(std::optional(view.mine.side), sides); }

void write_knows(const View& view, Pen& pen) {
  for (const auto& field : opening_fields) pen.seats(view.mine.opening.*field.seats);
}

/// Approve, reject: the vote given while others have still to vote.
void write_my_vote(const View& view, Pen& pen) {
  const auto* voting = std::get_if<Voting>(&view.table.phase);
  const bool voted = voting && voting->voted.contains(view.seat);
  pen.flag(voted && view.mine.vote == Vote::Approve);
  pen.flag(voted && view.mine.vote == Vote::Reject);
}

void write_my_fails(const View& view, Pen& pen) {
  for (int round = 0; round < quest_count; ++round) pen.flag((view.mine.failed_rounds >> round & 1) != 0);
}

// The table.

/// Phases in which somebody is asked, and the end; in the others nobody ever looks.
std::optional<std::size_t> asking_phase(const Phase& phase) {
  using Place = std::optional<std::size_t>;
  return match(
      phase, [](const Proposing&) { return Place(0); }, [](const Voting&) { return Place(1); },
      [](const Questing&) { return Place(2); }, [](const Bearing&) { return Place(3); },
      [](const Examining&) { return Place(4); }, [](const Assassinating&) { return Place(5); },
      [](const Giving&) { return Place(6); }, [](const AtOnceActing&) { return Place(7); },
      [](const Asking&) { return Place(8); }, [](const Over&) { return Place(9); },
      [](const auto&) { return Place(); });
}
constexpr std::size_t asking_phases = 10;

void write_phase(const View& view, Pen& pen) { pen.one_of(asking_phase(view.table.phase), asking_phases); }
void write_waiting(const View& view, Pen& pen) { pen.seats(view.table.waiting); }
void write_leader(const View& view, Pen& pen) { pen.seat(view.table.leader); }
void write_round(const View& view, Pen& pen) {
  const std::size_t round = view.table.round;
  pen.one_of(round > 0 ? std::optional(round - 1) : std::nullopt, quest_count);
}
void write_rejections(const View& view, Pen& pen) {
  pen.one_of(std::optional<std::size_t>(view.table.rejections), rejections_to_lose + 1);
}
void write_results(const View& view, Pen& pen) {
  for (const auto& result : view.table.results) pen.one_of(result, cards);
}

void write_team(const View& view, Pen& pen) { pen.seats(view.table.proposal ? view.table.proposal->team : SeatSet()); }
void write_quest(const View& view, Pen& pen) {
  const auto& proposal = view.table.proposal;
  pen.one_of(proposal ? std::optional<std::size_t>(proposal->quest - 1U) : std::nullopt, quest_count);
}
void write_bearer(const View& view, Pen& pen) {
  pen.seat(view.table.proposal ? view.table.proposal->bearer : std::nullopt);
}

// The votes so far: one place for each of five in each of five rounds, with the quest that came of it.

std::size_t ballot_size(const Setup& setup) {
  const std::size_t players = setup.players;
  return 3 * players + 3 + (setup.targeting ? quest_count : 0) + (setup.excalibur ? 2 * players : 0) +
         (setup.plots ? 1 + players + cards : 0);
}

void write_ballot(const Setup& setup, const Ballot& ballot, Pen& pen) {
  pen.seat(ballot.leader);
  pen.seats(ballot.proposal.team);
  pen.seats(ballot.approving);
  pen.flag(ballot.approved);
  pen.flag(ballot.fails.has_value());
  pen.number(ballot.fails.value_or(0));
  if (setup.targeting) pen.one_of(std::optional<std::size_t>(ballot.proposal.quest - 1U), quest_count);
  if (setup.excalibur) {
    pen.seat(ballot.proposal.bearer);
    pen.seat(ballot.struck);
  }
  if (setup.plots) {
    pen.flag(ballot.no_confidence);
    pen.seat(ballot.spotlight);
    pen.one_of(ballot.open_card, cards);
  }
}

void write_history(const View& view, Pen& pen) {
  const Setup& setup = view.table.setup;
  const std::size_t size = ballot_size(setup);
  std::size_t place = 0;
  for (const Ballot& ballot : view.table.history) {
    const std::size_t first_of_round = (ballot.round - 1U) * rejections_to_lose;
    if (place < first_of_round) {
      pen.skip((first_of_round - place) * size);
      place = first_of_round;
    }
    write_ballot(setup, ballot, pen);
    ++place;
  }
  pen.skip((max_ballots - place) * size);
}

// Modules.

void write_lady_holder(const View& view, Pen& pen) {
  pen.seat(view.table.lady ? std::optional(view.table.lady->holder) : std::nullopt);
}
void write_lady_past(const View& view, Pen& pen) {
  SeatSet past;
  if (view.table.lady)
    for (const Seat seat : view.table.lady->past) past.insert(seat);
  pen.seats(past);
}
void write_lady_uses(const View& view, Pen& pen) { pen.number(view.table.lady ? view.table.lady->uses_left : 0U); }

/// The cards turned so far, or those beside the quests.
void write_loyalty(const View& view, Pen& pen) {
  const auto write = [&](const auto& list) {
    for (const Loyalty card : list) pen.one_of(std::optional(card), loyalties);
    pen.skip((quest_count - list.size()) * loyalties);
  };
  if (view.table.setup.lancelots == Lancelots::Scheduled)
    write(view.table.schedule);
  else
    write(view.table.turned);
}

/// The plot card whose holder is asked, or that acts at once.
void write_plot(const View& view, Pen& pen) {
  std::optional<Plot> plot;
  if (const auto* asking = std::get_if<Asking>(&view.table.phase)) plot = asking->plot;
  if (const auto* acting = std::get_if<AtOnceActing>(&view.table.phase)) plot = acting->queue[0].plot;
  pen.one_of(plot, plot_kinds);
}
void write_drawn(const View& view, Pen& pen) {
  const auto& drawn = view.table.plots.drawn;
  for (const Plot plot : drawn) pen.one_of(std::optional(plot), plot_kinds);
  pen.skip((max_plots_drawn - drawn.size()) * plot_kinds);
}
void write_held(const View& view, Pen& pen) {
  for (const Seat seat : view.table.everyone()) pen.counts(view.table.plots.held[seat], plot_kinds);
}
void write_discarded(const View& view, Pen& pen) { pen.counts(view.table.plots.discarded, plot_kinds); }
void write_deck(const View& view, Pen& pen) { pen.number(view.table.plots.deck); }
void write_opinion_makers(const View& view, Pen& pen) { pen.seats(view.table.opinion_makers); }
void write_opinions(const View& view, Pen& pen) {
  const auto* voting = std::get_if<Voting>(&view.table.phase);
  pen.flag(voting && voting->opinions_shown);
  pen.seats(view.table.open_approvals);
}
void write_spotlight(const View& view, Pen& pen) { pen.seat(view.table.spotlight); }
void write_open_card(const View& view, Pen& pen) { pen.one_of(view.table.open_card, cards); }
void write_eyed(const View& view, Pen& pen) { pen.seats(view.table.eyed); }

std::size_t most_glimpses(const Setup& setup) {
  constexpr std::size_t by_close_eye = 2, by_plots_that_show_sides = 4;
  return (setup.lady ? lady_uses : 0) + (setup.excalibur ? quest_count : 0) +
         (setup.plots ? by_close_eye + by_plots_that_show_sides : 0);
}

/// Who was shown something of whom, in order; what it was only where this seat saw it.
void write_glimpses(const View& view, Pen& pen) {
  std::size_t answer = 0;
  for (const Glimpse& glimpse : view.table.glimpses) {
    const bool mine = glimpse.learner == view.seat;
    pen.seat(glimpse.learner);
    pen.seat(glimpse.subject);
    pen.one_of(std::optional(glimpse.source), sources);
    pen.one_of(std::optional<std::size_t>(glimpse.round - 1U), quest_count);
    pen.one_of(mine ? std::optional(view.mine.learned[answer++]) : std::nullopt, sights);
  }
  const std::size_t size = 2 * view.table.setup.players + sources + quest_count + sights;
  pen.skip((most_glimpses(view.table.setup) - view.table.glimpses.size()) * size);
}

// All of it.

bool always(const Setup&) { return true; }
bool with_excalibur(const Setup& setup) { return setup.excalibur; }
bool with_lady(const Setup& setup) { return setup.lady; }
bool with_plots(const Setup& setup) { return setup.plots; }
bool with_glimpses(const Setup& setup) { return most_glimpses(setup) > 0; }

struct PartRow {
  std::string_view name;
  bool (*is_there)(const Setup&);
  void (*write)(const View&, Pen&);
};

/// In the order of the array; where a part is absent it takes no place.
constexpr std::array<PartRow, 31> part_table{{
    {"seat", always, write_seat},
    {"role", always, write_role},
    {"side", always, write_side},
    {"knows", always, write_knows},
    {"my_vote", always, write_my_vote},
    {"my_fails", always, write_my_fails},
    {"phase", always, write_phase},
    {"waiting", always, write_waiting},
    {"leader", always, write_leader},
    {"round", always, write_round},
    {"rejections", always, write_rejections},
    {"results", always, write_results},
    {"team", always, write_team},
    {"quest", always, write_quest},
    {"history", always, write_history},
    {"bearer", with_excalibur, write_bearer},
    {"lady_holder", with_lady, write_lady_holder},
    {"lady_past", with_lady, write_lady_past},
    {"lady_uses", with_lady, write_lady_uses},
    {"loyalty", has_loyalty_cards, write_loyalty},
    {"plot", with_plots, write_plot},
    {"drawn", with_plots, write_drawn},
    {"held", with_plots, write_held},
    {"discarded", with_plots, write_discarded},
    {"deck", with_plots, write_deck},
    {"opinion_makers", with_plots, write_opinion_makers},
    {"opinions", with_plots, write_opinions},
    {"spotlight", with_plots, write_spotlight},
    {"open_card", with_plots, write_open_card},
    {"eyed", with_plots, write_eyed},
    {"glimpses", with_glimpses, write_glimpses},
}};

/// Unrolled, so that nothing is called through a pointer.
template <class Each>
void each_part(const Setup& setup, Each each) {
  [&]<std::size_t... I>(std::index_sequence<I...>) {
    ((part_table[I].is_there(setup) ? each(part_table[I].name, part_table[I].write) : void()), ...);
  }(std::make_index_sequence<part_table.size()>());
}

constexpr std::size_t roomy = 8192;  // more than any set-up needs

}  // namespace

// The sizes come from writing a first view: so they cannot differ from what is written later.
Observation::Observation(const Setup& setup) {
  Table table;
  table.setup = setup;
  const Knowledge nothing;
  const View view{Seat(0), table, nothing};
  std::array<std::uint8_t, roomy> page{};
  Pen pen(page.data(), setup.players);
  const auto place = [&] { return static_cast<std::size_t>(pen.at() - page.data()); };
  each_part(setup, [&](std::string_view name, auto write_part) {
    const std::size_t begin = place();
    write_part(view, pen);
    parts_.push_back({name, begin, place()});
  });
}

void Observation::write(const View& view, std::uint8_t* out) const {
  std::array<std::uint8_t, roomy> page;
  std::memset(page.data(), 0, size());
  Pen pen(page.data(), view.table.players());
  each_part(view.table.setup, [&](std::string_view, auto write_part) { write_part(view, pen); });
  std::memcpy(out, page.data(), size());
}

}  // namespace roundtable::python
