#include "table/table.h"

#include <algorithm>

#include "table/fair_deal.h"
#include "table/tokens.h"

namespace roundtable {
namespace json = boost::json;

void write_clock(const std::optional<Clock>& clock, JsonWriter& out) {
  if (!clock) {
    out.null();
    return;
  }
  json::object seconds;  // the names of phases are the clients' words: they may need escapes
  for (const auto& [phase, number] : clock->seconds) seconds[phase] = number;
  out.raw(json::serialize(seconds));
}

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
    for (const auto& known : person.keys)
      if (same_secret(known, key)) return &person;
  return nullptr;
}

std::optional<Seat> Table::seat_of(int person) const {
  if (person == 0) return std::nullopt;
  for (std::size_t i = 0; i < chairs_.size(); ++i)
    if (chairs_[i].person == person) return Seat(static_cast<int>(i));
  return std::nullopt;
}

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

}  // namespace roundtable
