// A table: people, seats, choices and the games played at it. It is the fold of its events and knows no game by name.
#pragma once

#include <boost/json.hpp>
#include <boost/unordered/unordered_flat_set.hpp>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "match/catalogue.h"

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

struct Chat {
  int person = 0;
  std::optional<std::vector<int>> to;  // these people; everybody where there is none
  std::string text;
  std::string phrase;
  std::int64_t at = 0;
};

/// Seconds by kind of decision.
struct Clock {
  std::map<std::string, int, std::less<>> seconds;
  int of(std::string_view phase) const;
};

struct Choices {
  std::string game;
  boost::json::value config;
  std::string language;  // spoken at the table; empty at tables older than the choice
  bool open = false;
  bool spectators = true;
  bool hide_votes = false;
  std::optional<Clock> clock;
};

class Table {
 public:
  explicit Table(std::string code) : code_(std::move(code)) {}

  /// Folds one event in. Only an action can be refused, and then nothing has changed; everything else must have been
  /// checked before. The notices of a game are added to `notices`.
  std::optional<Fault> apply(const boost::json::object& event, NoticeList& notices);

  const std::string& code() const { return code_; }
  std::uint64_t sequence() const { return sequence_; }
  /// Counts what everybody may know of: that some confer in private shows nowhere.
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
  Match* match() const { return match_.get(); }

  std::string commitment() const;
  /// The members of `fair`, for when the game is over.
  void write_fair(JsonWriter& out) const;
  std::string record() const;

 private:
  using Event = boost::json::object;
  // One a kind of event.
  void create(const Event& event);
  void configure(const Event& event);
  void join(const Event& event);
  void rename(const Event& event);
  void sit(const Event& event);
  void stand(const Event& event);
  void seat_bot(const Event& event);
  void move(const Event& event);
  void mark_ready(const Event& event);
  void contribute(const Event& event);
  void leave(const Event& event);
  void take_over(const Event& event);
  void want(const Event& event);
  void replace(const Event& event);
  void take_back(const Event& event);
  void chat(const Event& event);
  void link(const Event& event);
  void redeem(const Event& event);
  void again(const Event& event);
  std::optional<Fault> play(std::string_view kind, const Event& event, NoticeList& notices);
  std::optional<Fault> act(const Event& event, NoticeList& notices);

  Chair& chair(const Event& event, std::string_view key);
  Person& subject(const Event& event);
  void seat_people();
  void start();
  void count_step(int seat);

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
  std::vector<std::string> contributions_;   // of the running game, by seat
  std::map<int, std::vector<int>> wanting_;  // seat: people who want a bot there
  std::vector<Chat> chats_;
  std::unique_ptr<Match> match_;
};

}  // namespace roundtable
