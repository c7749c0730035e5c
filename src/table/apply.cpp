// How each event changes a table.
#include <algorithm>

#include "engine/match.h"
#include "table/fair_deal.h"
#include "table/table.h"
#include "table/tokens.h"

namespace roundtable {
namespace {

constexpr std::ptrdiff_t kept_chats = 200;
constexpr std::size_t kept_keys = 8;

/// Events that must not show even in a counter others can see.
bool is_private(const TableEvent& event) {
  const auto* said = std::get_if<ChatSaid>(&event);
  return (said && said->chat.to) ||
         match(event, [](const auto& what) { return what.visibility == Visibility::Privately; });
}

}  // namespace

void apply(const TableEvent& event, Table& table, NoticeList& notices) {
  match(event, [&](const auto& what) {
    if constexpr (requires { table.fold(what, notices); })
      table.fold(what, notices);
    else
      table.fold(what);
  });
  if (table.match_ && table.match_->is_over()) table.stage_ = Stage::Finished;
  ++table.sequence_;
  if (!is_private(event)) ++table.changes_;
}

// What is played.

void Table::fold(const TableCreated& event) {
  set_secret(event.secret);
  choices_.game = event.game;
  change(event.choices);
}

void Table::fold(const Configured& event) { change(event.choices); }

void Table::change(const ChoiceChanges& changes) {
  choices_.open = changes.open.value_or(choices_.open);
  choices_.spectators = changes.spectators.value_or(choices_.spectators);
  choices_.hide_votes = changes.hide_votes.value_or(choices_.hide_votes);
  choices_.language = changes.language.value_or(choices_.language);
  choices_.clock = changes.clock.value_or(choices_.clock);
  if (!changes.config) return;
  choices_.config = *changes.config;
  seat_people();
}

/// As many chairs as the chosen game has seats; whoever sits on one too many stands up.
void Table::seat_people() {
  const auto sample = find_game(choices_.game)->start(choices_.config, "", nullptr);
  problem_ = sample ? std::nullopt : std::optional(sample.error().message);
  warnings_ = sample ? (*sample)->warnings() : std::vector<Message>();
  if (sample) chairs_.resize(static_cast<std::size_t>((*sample)->seats()));
}

// Who is there.

void Table::fold(const PersonJoined& event) {
  people_[event.person] = Person{event.person, event.name, {event.key}, "", false, "", 0, {}};
  if (host_ == 0) host_ = event.person;
  next_person_ = event.person + 1;
}

void Table::fold(const PersonRenamed& event) { people_[event.person].name = event.name; }

void Table::fold(const PersonLeft& event) {
  free_seat_of(event.person);
  people_.erase(event.person);
  if (!people_.contains(host_)) host_ = people_.empty() ? 0 : people_.begin()->first;
}

void Table::fold(const HostChanged& event) { host_ = event.person; }

void Table::fold(const DeviceLinked& event) {
  Person& person = people_[event.person];
  person.link = event.link;
  person.link_until = event.until;
}

void Table::fold(const LinkRedeemed& event) {
  Person& person = people_[event.person];
  person.link.clear();
  person.keys.push_back(event.key);
  if (person.keys.size() > kept_keys) person.keys.erase(person.keys.begin());
}

void Table::fold(const ChatSaid& event) {
  // Counted apart: how much some say in private must not show in how far back the others can read.
  const auto like_it = [&](const Chat& chat) { return chat.to.has_value() == event.chat.to.has_value(); };
  if (std::count_if(chats_.begin(), chats_.end(), like_it) >= kept_chats)
    chats_.erase(std::find_if(chats_.begin(), chats_.end(), like_it));
  chats_.push_back(event.chat);
}

// Who sits where, and is ready.

void Table::free_seat_of(int person) {
  for (Chair& one : chairs_)
    if (one.person == person) one = {};
}

void Table::fold(const SeatTaken& event) {
  free_seat_of(event.person);
  chair(event.seat) = Chair{event.person, ""};
}

void Table::fold(const SeatLeft& event) { free_seat_of(event.person); }
void Table::fold(const BotSeated& event) { chair(event.seat) = Chair{0, event.bot}; }
void Table::fold(const SeatsSwapped& event) { std::swap(chair(event.from), chair(event.to)); }
void Table::fold(const ReadyMarked& event) { people_[event.person].ready = event.ready; }
void Table::fold(const EntropyContributed& event) { people_[event.person].entropy = event.entropy; }

void Table::fold(const ReplacementWanted& event) {
  auto& those = wanting_[event.seat];
  std::erase(those, event.person);
  if (event.want) those.push_back(event.person);
  if (those.empty()) wanting_.erase(event.seat);
}

void Table::fold(const PersonReplaced& event) {
  chair(event.seat).bot = event.bot;
  wanting_.erase(event.seat);
}

void Table::fold(const PersonCameBack& event) { chair(event.seat).bot.clear(); }

// The games.

void Table::set_secret(const std::string& secret) {
  secret_ = secret;
  commitment_ = hash_of(secret);
}

void Table::fold(const GameStarted&, NoticeList& notices) {
  contributions_.clear();
  for (const Chair& chair : chairs_)
    contributions_.push_back(chair.person ? people_[chair.person].entropy : std::string());
  match_ = std::move(*find_game(choices_.game)->start(choices_.config, seed_of(secret_, contributions_), nullptr));
  stage_ = Stage::Playing;
  steps_ = 0;
  for (auto& decision : decisions_) ++decision;
  match_->write_opening(notices);
}

void Table::fold(const ActionTaken& event, NoticeList& notices) {
  match_->act(Seat(event.seat), *event.action, notices);
  count_step(event.seat);
  if (event.person) people_[event.person].acts.insert(Person::act(event.id));
}

void Table::fold(const TimeRanOut& event, NoticeList& notices) {
  match_->lapse(Seat(event.seat), notices);
  count_step(event.seat);
}

void Table::count_step(int seat) {
  ++steps_;
  ++decisions_[static_cast<std::size_t>(seat)];
}

void Table::fold(const NextGamePrepared& event) {
  set_secret(event.secret);
  contributions_.clear();
  wanting_.clear();
  match_.reset();
  stage_ = Stage::Lobby;
  ++number_;
  steps_ = 0;
  for (Chair& chair : chairs_)
    if (chair.person) chair.bot.clear();
  for (auto& [number, person] : people_) {
    person.ready = false;
    person.entropy.clear();
    person.acts.clear();
  }
}

}  // namespace roundtable
