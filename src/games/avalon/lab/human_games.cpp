#include "games/avalon/lab/human_games.h"

#include <zlib.h>

#include "codec/parse_json.h"
#include "games/avalon/rules/names.h"

namespace roundtable::lab {

using namespace avalon;
namespace json = boost::json;

namespace {

/// Whatever is not as it should be leaves the mark; the game is refused at the end.
class Reader {
 public:
  std::optional<HumanGame> read(const json::object& source) {
    HumanGame game;
    game.id = text(source, "id");
    read_roles(source, game);
    if (broken_) return std::nullopt;
    game.assassin = maybe_seat(source, "assassin");
    game.target = maybe_seat(source, "target");
    for (const auto& item : list(source, "proposals")) add_ballot(item, game.table);
    for (const auto& item : list(source, "quests")) add_quest(item, game.table);
    return broken_ ? std::nullopt : std::optional(game);
  }

 private:
  static std::string text(const json::object& source, std::string_view key) {
    const auto* value = source.if_contains(key);
    return value && value->is_string() ? std::string(value->get_string()) : std::string();
  }
  json::array list(const json::object& source, std::string_view key) {
    const auto* value = source.if_contains(key);
    if (value && value->is_array()) return value->get_array();
    broken_ = true;
    return {};
  }
  Seat seat(const json::value& value) {
    if (value.is_int64() && value.get_int64() >= 0 && value.get_int64() < players_)
      return Seat(static_cast<int>(value.get_int64()));
    broken_ = true;
    return Seat(0);
  }
  std::optional<Seat> maybe_seat(const json::object& source, std::string_view key) {
    const auto* value = source.if_contains(key);
    return value && !value->is_null() ? std::optional(seat(*value)) : std::nullopt;
  }
  SeatSet seats(const json::object& source, std::string_view key) {
    SeatSet set;
    for (const auto& item : list(source, key)) set.insert(seat(item));
    return set;
  }
  std::uint8_t quest(const json::object& source) {
    const auto* value = source.if_contains("quest");
    if (value && value->is_int64() && value->get_int64() >= 1 && value->get_int64() <= quest_count)
      return static_cast<std::uint8_t>(value->get_int64());
    broken_ = true;
    return 1;
  }

  void read_roles(const json::object& source, HumanGame& game) {
    const auto names = list(source, "roles");
    players_ = static_cast<int>(names.size());
    broken_ |= players_ < min_players || players_ > max_players;
    if (broken_) return;
    Setup& setup = game.table.setup;
    setup.players = static_cast<std::uint8_t>(players_);
    setup.specials = {};
    for (const auto& name : names) {
      const auto role = name.is_string() ? from_name<Role>(name.get_string()) : std::nullopt;
      broken_ |= !role;
      game.roles.push_back(role.value_or(Role::Servant));
      if (role && is_special(*role)) setup.specials.insert(*role);
      if (role && is_lancelot(*role)) setup.lancelots = Lancelots::Known;
    }
    setup.floating_assassin = has_merlin(setup) && !setup.specials.contains(Role::Assassin);
  }

  void add_ballot(const json::value& item, Table& table) {
    if (!item.is_object() || table.history.size() == max_ballots) {
      broken_ = true;
      return;
    }
    const auto& source = item.get_object();
    Ballot ballot;
    ballot.proposal = {seats(source, "team"), quest(source), std::nullopt};
    ballot.leader = maybe_seat(source, "leader").value_or(Seat(0));
    ballot.approving = seats(source, "approve");
    ballot.round = ballot.proposal.quest;
    ballot.approved = is_approved(ballot.approving.size(), players_);
    table.history.push_back(ballot);
  }

  /// The result belongs to the last vote on that quest.
  void add_quest(const json::value& item, Table& table) {
    if (!item.is_object()) {
      broken_ = true;
      return;
    }
    const auto& source = item.get_object();
    const auto number = quest(source);
    const auto fails = seats(source, "fails").size();
    for (Ballot& ballot : table.history)
      if (ballot.proposal.quest == number && ballot.approved) ballot.fails = static_cast<std::uint8_t>(fails);
    table.results[number - 1U] = quest_result(fails, players_, number);
  }

  int players_ = 0;
  bool broken_ = false;
};

}  // namespace

SeatSet HumanGame::with_role(Role wanted) const {
  SeatSet seats;
  for (const Seat seat : table.everyone())
    if (role(seat) == wanted) seats.insert(seat);
  return seats;
}

SeatSet HumanGame::evil() const {
  SeatSet seats;
  for (const Seat seat : table.everyone())
    if (printed_side(role(seat)) == Side::Evil) seats.insert(seat);
  return seats;
}

std::optional<HumanGame> human_game(std::string_view line) {
  boost::system::error_code error;
  const auto value = parse_json(line, error);
  if (error || !value.is_object()) return std::nullopt;
  return Reader().read(value.get_object());
}

std::expected<std::vector<HumanGame>, ReadError> read_human_games(const std::string& file) {
  const gzFile stream = gzopen(file.c_str(), "rb");
  if (!stream) return std::unexpected(ReadError::CannotOpen);
  std::vector<HumanGame> games;
  std::string line;
  std::array<char, 65536> buffer;
  bool sound = true;
  const auto take_line = [&] {
    if (line.find_first_not_of(" \r\n") == std::string::npos) return;
    const auto game = human_game(line);
    sound &= game.has_value();
    if (game) games.push_back(*game);
    line.clear();
  };
  while (sound && gzgets(stream, buffer.data(), buffer.size())) {
    line += buffer.data();
    if (line.back() == '\n') take_line();
  }
  take_line();
  gzclose(stream);
  if (!sound) return std::unexpected(ReadError::NotAGame);
  return games;
}

}  // namespace roundtable::lab
