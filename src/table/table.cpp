#include "table/table.h"

#include <algorithm>

#include "table/fair_deal.h"
#include "table/tokens.h"

namespace roundtable {
namespace json = boost::json;
namespace {

constexpr std::ptrdiff_t kept_chats = 200;
constexpr std::size_t kept_keys = 8;

std::string text_of(const json::object& event, std::string_view key) {
  const auto* value = event.if_contains(key);
  const auto* text = value ? value->if_string() : nullptr;
  return text ? std::string(*text) : std::string();
}
std::int64_t number_of(const json::object& event, std::string_view key) {
  const auto* value = event.if_contains(key);
  const auto* number = value ? value->if_int64() : nullptr;
  return number ? *number : 0;
}
int int_of(const json::object& event, std::string_view key) { return static_cast<int>(number_of(event, key)); }
void take_flag(const json::object& event, std::string_view key, bool& out) {
  if (const auto* value = event.if_contains(key)) out = value->as_bool();
}

template <class T>
void keep_last(std::vector<T>& list, std::size_t most) {
  if (list.size() > most) list.erase(list.begin());
}

}  // namespace

int Clock::of(std::string_view phase) const {
  auto found = seconds.find(phase);
  if (found == seconds.end()) found = seconds.find("default");
  return found == seconds.end() ? 0 : found->second;
}

const Person* Table::person(int number) const {
  const auto found = people_.find(number);
  return found == people_.end() ? nullptr : &found->second;
}

const Person* Table::keeper_of(std::string_view token) const {
  const std::string key = hash_of(token);
  for (const auto& [number, person] : people_)
    for (const auto& kept : person.keys)
      if (same_secret(kept, key)) return &person;
  return nullptr;
}

std::optional<Seat> Table::seat_of(int person) const {
  if (person == 0) return std::nullopt;
  for (std::size_t i = 0; i < chairs_.size(); ++i)
    if (chairs_[i].person == person) return Seat(static_cast<int>(i));
  return std::nullopt;
}

std::string Table::commitment() const { return hash_of(secret_); }

void Table::write_fair(JsonWriter& out) const {
  out.begin_object().key("commitment").value(commitment()).key("secret").value(secret_);
  out.key("contributions").begin_array();
  for (const auto& contribution : contributions_) out.value(contribution);
  out.end_array().end_object();
}

std::string Table::record() const {
  JsonWriter out;
  match_->write_record_members(out.begin_object());
  out.key("names").begin_array();
  for (const Chair& chair : chairs_) {
    const Person* sitting = person(chair.person);
    out.value(sitting ? sitting->name : "");
  }
  write_fair(out.end_array().key("fair"));
  out.end_object();
  return std::string(out.text());
}

// The names are those that stand in the store: they never change their meaning.
std::optional<Fault> Table::apply(const json::object& event, NoticeList& notices) {
  struct Fold {
    std::string_view name;
    void (Table::*fold)(const json::object&);
  };
  static constexpr std::array folds{Fold{"created", &Table::create},   Fold{"configured", &Table::configure},
                                    Fold{"joined", &Table::join},      Fold{"renamed", &Table::rename},
                                    Fold{"sat", &Table::sit},          Fold{"stood", &Table::stand},
                                    Fold{"bot", &Table::seat_bot},     Fold{"moved", &Table::move},
                                    Fold{"ready", &Table::mark_ready}, Fold{"contributed", &Table::contribute},
                                    Fold{"left", &Table::leave},       Fold{"wanted", &Table::want},
                                    Fold{"replaced", &Table::replace}, Fold{"back", &Table::take_back},
                                    Fold{"chat", &Table::chat},        Fold{"linked", &Table::link},
                                    Fold{"redeemed", &Table::redeem},  Fold{"again", &Table::again},
                                    Fold{"host", &Table::take_over}};
  const std::string kind = text_of(event, "e");
  const auto* found = std::find_if(folds.begin(), folds.end(), [&](const Fold& fold) { return fold.name == kind; });
  if (found != folds.end())
    (this->*found->fold)(event);
  else if (auto fault = play(kind, event, notices))
    return fault;
  if (match_ && match_->is_over()) stage_ = Stage::Finished;
  ++sequence_;
  const bool is_private = kind == "linked" || kind == "redeemed" || (kind == "chat" && event.contains("to"));
  if (!is_private) ++changes_;
  return std::nullopt;
}

/// What changes the game itself.
std::optional<Fault> Table::play(std::string_view kind, const json::object& event, NoticeList& notices) {
  if (kind == "acted") return act(event, notices);
  if (kind == "lapsed") {
    match_->lapse(Seat(int_of(event, "seat")), notices);
    count_step(int_of(event, "seat"));
  } else if (kind == "started") {
    start();
    match_->write_opening(notices);
  }
  return std::nullopt;
}

Chair& Table::chair(const json::object& event, std::string_view key) {
  return chairs_[static_cast<std::size_t>(int_of(event, key))];
}
Person& Table::subject(const json::object& event) { return people_[int_of(event, "person")]; }

void Table::create(const json::object& event) {
  secret_ = text_of(event, "secret");
  choices_.game = text_of(event, "game");
  configure(event);
}

void Table::join(const json::object& event) {
  const int person = int_of(event, "person");
  people_[person] = Person{person, text_of(event, "name"), {text_of(event, "key")}, "", false, "", 0, {}};
  if (host_ == 0) host_ = person;
  next_person_ = person + 1;
}

void Table::rename(const json::object& event) { subject(event).name = text_of(event, "name"); }

void Table::sit(const json::object& event) {
  stand(event);
  chair(event, "seat") = Chair{int_of(event, "person"), ""};
}

void Table::stand(const json::object& event) {
  for (Chair& one : chairs_)
    if (one.person == int_of(event, "person")) one = {};
}

void Table::seat_bot(const json::object& event) { chair(event, "seat") = Chair{0, text_of(event, "bot")}; }
void Table::move(const json::object& event) { std::swap(chair(event, "from"), chair(event, "to")); }
void Table::mark_ready(const json::object& event) { take_flag(event, "ready", subject(event).ready); }
void Table::contribute(const json::object& event) { subject(event).entropy = text_of(event, "entropy"); }

void Table::leave(const json::object& event) {
  stand(event);
  people_.erase(int_of(event, "person"));
  if (!people_.contains(host_)) host_ = people_.empty() ? 0 : people_.begin()->first;
}

void Table::take_over(const json::object& event) { host_ = int_of(event, "person"); }

void Table::want(const json::object& event) {
  auto& those = wanting_[int_of(event, "seat")];
  std::erase(those, int_of(event, "person"));
  if (event.at("want").as_bool()) those.push_back(int_of(event, "person"));
  if (those.empty()) wanting_.erase(int_of(event, "seat"));
}

void Table::replace(const json::object& event) {
  chair(event, "seat").bot = text_of(event, "bot");
  wanting_.erase(int_of(event, "seat"));
}

void Table::take_back(const json::object& event) { chair(event, "seat").bot.clear(); }

void Table::chat(const json::object& event) {
  Chat line{int_of(event, "person"), std::nullopt, text_of(event, "text"), text_of(event, "phrase"),
            number_of(event, "at")};
  if (const auto* to = event.if_contains("to")) {
    line.to.emplace();
    for (const auto& hearer : to->as_array()) line.to->push_back(static_cast<int>(hearer.as_int64()));
  }
  // Counted apart: how much some say in private must not show in how far back the others can read.
  const auto like_it = [&](const Chat& chat) { return chat.to.has_value() == line.to.has_value(); };
  if (std::count_if(chats_.begin(), chats_.end(), like_it) >= kept_chats)
    chats_.erase(std::find_if(chats_.begin(), chats_.end(), like_it));
  chats_.push_back(line);
}

void Table::link(const json::object& event) {
  subject(event).link = text_of(event, "link");
  subject(event).link_until = number_of(event, "until");
}

void Table::redeem(const json::object& event) {
  subject(event).link.clear();
  subject(event).keys.push_back(text_of(event, "key"));
  keep_last(subject(event).keys, kept_keys);
}

void Table::configure(const json::object& event) {
  take_flag(event, "open", choices_.open);
  take_flag(event, "spectators", choices_.spectators);
  take_flag(event, "hide_votes", choices_.hide_votes);
  if (event.contains("language")) choices_.language = text_of(event, "language");
  if (const auto* clock = event.if_contains("clock")) {
    choices_.clock.reset();
    if (const auto* seconds = clock->if_object()) {
      choices_.clock.emplace();
      for (const auto& [phase, value] : *seconds)
        choices_.clock->seconds[std::string(phase)] = static_cast<int>(value.as_int64());
    }
  }
  if (const auto* config = event.if_contains("config")) {
    choices_.config = *config;
    seat_people();
  }
}

/// As many chairs as the chosen game has seats; whoever sits on one too many stands up.
void Table::seat_people() {
  const auto sample = find_game(choices_.game)->start(choices_.config, "", nullptr);
  problem_ = sample ? std::nullopt : std::optional(sample.error().message);
  warnings_ = sample ? (*sample)->warnings() : std::vector<Message>();
  if (sample) chairs_.resize(static_cast<std::size_t>((*sample)->seats()));
}

void Table::start() {
  contributions_.clear();
  for (const Chair& chair : chairs_)
    contributions_.push_back(chair.person ? people_[chair.person].entropy : std::string());
  match_ = std::move(*find_game(choices_.game)->start(choices_.config, seed_of(secret_, contributions_), nullptr));
  stage_ = Stage::Playing;
  steps_ = 0;
  for (auto& decision : decisions_) ++decision;
}

void Table::count_step(int seat) {
  ++steps_;
  ++decisions_[static_cast<std::size_t>(seat)];
}

void Table::again(const json::object& event) {
  secret_ = text_of(event, "secret");
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

std::optional<Fault> Table::act(const json::object& event, NoticeList& notices) {
  const Seat seat(int_of(event, "seat"));
  if (auto fault = match_->act(seat, event.at("action"), notices)) return fault;
  count_step(seat.index());
  if (const int person = int_of(event, "person")) people_[person].acts.insert(Person::act(text_of(event, "id")));
  return std::nullopt;
}

}  // namespace roundtable
