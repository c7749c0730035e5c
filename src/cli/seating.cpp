#include "cli/seating.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdio>
#include <fstream>

namespace roundtable {
namespace {

constexpr std::array<std::string_view, max_seats> bot_names{"Kay",    "Bors",     "Gareth", "Enid",    "Lionel",
                                                            "Elaine", "Bedivere", "Lunete", "Tristan", "Ector"};
constexpr std::string_view person_name = "Galahad";

SeatSet people_at(const PlayOptions& options, int seats, std::size_t names) {
  if (!options.hotseat) return SeatSet::of(Seat(options.seat));
  return SeatSet::all(names == 0 ? seats : static_cast<int>(names));
}

PerSeat<std::string> table_names(int seats, SeatSet people, const std::vector<std::string>& given) {
  PerSeat<std::string> names(seats);
  std::size_t person = 0;
  for (const Seat seat : SeatSet::all(seats)) {
    names[seat] = bot_names[static_cast<std::size_t>(seat.index())];
    if (!people.contains(seat)) continue;
    if (person < given.size())
      names[seat] = given[person];
    else if (people.size() == 1)
      names[seat] = person_name;
    ++person;
  }
  return names;
}

/// Too long for a line, or with control characters that could paint on other people's screens.
bool is_unfit(std::string_view name) {
  return name.size() > 40 || std::any_of(name.begin(), name.end(),
                                         [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; });
}

}  // namespace

std::expected<Seating, Message> take_seats(const PlayOptions& options, int seats) {
  if (options.seat < 0 || options.seat >= seats)
    return std::unexpected(Message("replay.no_such_seat", {{"seat", long{options.seat}}, {"last", long{seats - 1}}}));
  const auto given = split_list(options.names);
  if (given.size() > static_cast<std::size_t>(seats))
    return std::unexpected(Message("json.too_long", {{"key", std::string("names")}, {"n", long{seats}}}));
  if (given.size() > 1 && !options.hotseat) return std::unexpected(Message("play.names_need_hotseat"));
  for (const auto& name : given) {
    if (is_unfit(name)) return std::unexpected(Message("play.unfit_name"));
    if (std::count(given.begin(), given.end(), name) > 1)
      return std::unexpected(Message("play.same_name", {{"name", name}}));
  }
  const SeatSet people = people_at(options, seats, given.size());
  return Seating{people, table_names(seats, people, given), options.hotseat, false};
}

std::string seat_label(const PerSeat<std::string>& names, Seat seat) {
  const auto number = std::to_string(seat.index());
  return names[seat].empty() ? "#" + number : names[seat] + " (" + number + ")";
}

std::string people_line(const Seating& seating, const Catalogue& text) {
  std::string seats;
  for (const Seat seat : seating.people) seats += (seats.empty() ? "" : ", ") + seat_label(seating.names, seat);
  return text({"play.people", {{"seats", seats}}});
}

std::vector<int> numbers_in(std::string_view typed) {
  constexpr std::string_view separators = " ,";
  std::vector<int> numbers;
  while (true) {
    const auto start = typed.find_first_not_of(separators);
    if (start == std::string_view::npos) return numbers;
    typed.remove_prefix(start);
    const auto word = typed.substr(0, typed.find_first_of(separators));
    int number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (error != std::errc{} || end != word.data() + word.size() || number < 0) return {};
    numbers.push_back(number);
    typed.remove_prefix(word.size());
  }
}

bool can_write(const std::string& file) { return std::ofstream(file, std::ios::app).good(); }

int save_record(std::string_view record, const std::string& file, const Catalogue& text) {
  std::ofstream stream(file);
  stream << record << '\n';
  if (!stream.flush()) return fail(text, {"play.cannot_save", {{"file", file}}});
  std::printf("%s\n", text({"play.saved", {{"file", file}}}).c_str());
  return 0;
}

}  // namespace roundtable
