// A table: people, seats, choices and the games played at it. It is the fold of its events and knows no game by name.
// `decide` says which events a request leads to, `apply` folds an event in.
#pragma once

#include <boost/unordered/unordered_flat_set.hpp>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "match/catalogue.h"
#include "table/events.h"

namespace roundtable {

enum class Stage : std::uint8_t { Lobby, Playing, Finished };
constexpr std::array<std::string_view, 3> names_of(Stage) { return {"lobby", "playing", "finished"}; }

struct Person {
  int number = 0;
  std::string name;
  std::vector<std::string> keys;  // hashes of the tokens of this person's devices
  std::string entropy;            // contributed to the next deal
  bool ready = false;
  std::string link;                             // hash of a one-time personal link
  std::int64_t link_until = 0;                  // milliseconds since 1970
  boost::unordered_flat_set<std::size_t> acts;  // hashes of the ids of all actions in this game
  static std::size_t act(std::string_view id) { return std::hash<std::string_view>()(id); }
};

/// A person, a bot, or a bot in place of a person who is away.
struct Chair {
  int person = 0;
  std::string bot;
  bool is_free() const { return person == 0 && bot.empty(); }
  bool played_by_bot() const { return !bot.empty(); }
};

class Table {
 public:
  explicit Table(std::string code) : code_(std::move(code)) {}

  const std::string& code() const { return code_; }
  std::uint64_t sequence() const { return sequence_; }
  /// Number of events everybody may know of; private talk is not counted.
  std::uint64_t changes() const { return changes_; }
  Stage stage() const { return stage_; }
  const Choices& choices() const { return choices_; }
  const std::vector<Chair>& chairs() const { return chairs_; }
  const std::map<int, Person>& people() const { return people_; }
  const Person* person(int number) const;
  /// The person whose key this is.
  const Person* keeper_of(std::string_view token) const;
  std::optional<Seat> seat_of(int person) const;
  int host() const { return host_; }
  int next_person() const { return next_person_; }
  int number() const { return number_; }
  int steps() const { return steps_; }
  /// Counts the decisions asked of this seat: a number stands for one decision and never comes again.
  std::uint32_t decisions(Seat seat) const { return decisions_[static_cast<std::size_t>(seat.index())]; }
  const std::vector<Chat>& chats() const { return chats_; }
  const std::map<int, std::vector<int>>& wanting() const { return wanting_; }
  /// Why the chosen config cannot be played, if so.
  const std::optional<Message>& problem() const { return problem_; }
  const std::vector<Message>& warnings() const { return warnings_; }
  /// The running game, or the one that has just ended.
  Match* match() const { return match_.get(); }

  /// The hash of what the deal is drawn from.
  const std::string& commitment() const { return commitment_; }
  /// The members of `fair`, for when the game is over.
  void write_fair(JsonWriter& out) const;
  std::string record() const;

 private:
  friend void apply(const TableEvent& event, Table& table, NoticeList& notices);
  // One function for each kind of event.
  void fold(const TableCreated& event);
  void fold(const Configured& event);
  void fold(const PersonJoined& event);
  void fold(const PersonRenamed& event);
  void fold(const PersonLeft& event);
  void fold(const HostChanged& event);
  void fold(const SeatTaken& event);
  void fold(const SeatLeft& event);
  void fold(const BotSeated& event);
  void fold(const SeatsSwapped& event);
  void fold(const ReadyMarked& event);
  void fold(const EntropyContributed& event);
  void fold(const DeviceLinked& event);
  void fold(const LinkRedeemed& event);
  void fold(const ChatSaid& event);
  void fold(const GameStarted& event, NoticeList& notices);
  void fold(const ActionTaken& event, NoticeList& notices);
  void fold(const TimeRanOut& event, NoticeList& notices);
  void fold(const ReplacementWanted& event);
  void fold(const PersonReplaced& event);
  void fold(const PersonCameBack& event);
  void fold(const NextGamePrepared& event);

  void change(const ChoiceChanges& changes);
  Chair& chair(int seat) { return chairs_[static_cast<std::size_t>(seat)]; }
  void free_seat_of(int person);
  void seat_people();
  void count_step(int seat);
  void set_secret(const std::string& secret);

  std::string code_;
  std::uint64_t sequence_ = 0;
  std::uint64_t changes_ = 0;
  Stage stage_ = Stage::Lobby;
  Choices choices_;
  std::optional<Message> problem_;
  std::vector<Message> warnings_;
  std::vector<Chair> chairs_;
  std::map<int, Person> people_;
  int host_ = 0;
  int next_person_ = 1;
  int number_ = 1;
  int steps_ = 0;  // of the running game
  std::array<std::uint32_t, max_seats> decisions_{};
  std::string secret_;
  std::string commitment_;
  std::vector<std::string> contributions_;   // of the running game, by seat
  std::map<int, std::vector<int>> wanting_;  // seat: people who want a bot there
  std::vector<Chat> chats_;
  std::unique_ptr<Match> match_;
};

/// Folds one event in. It must be one that `decide` or `read_event` has made of this table as it is. The notices of the
/// game are added to the list.
void apply(const TableEvent& event, Table& table, NoticeList& notices);

}  // namespace roundtable
