// One request at one table, with what every op needs of it, and the ops themselves.
#pragma once

#include <algorithm>

#include "codec/object_reader.h"
#include "table/table_ops.h"

namespace roundtable::ops {

inline std::unexpected<Refused> no(std::string_view code) { return std::unexpected(Refused(code)); }

/// One request at one table, with what every op needs of it.
struct Asked {
  const Table& table;
  int person;
  ObjectReader& request;
  const Moment& moment;

  bool is_host() const { return table.host() == person; }
  bool in_lobby() const { return table.stage() == Stage::Lobby; }
  bool is_seat(int seat) const { return seat >= 0 && seat < static_cast<int>(table.chairs().size()); }
  const Chair& chair(int seat) const { return table.chairs()[static_cast<std::size_t>(seat)]; }
  bool is_here(int somebody) const {
    return std::find(moment.here.begin(), moment.here.end(), somebody) != moment.here.end();
  }
  int seat(std::string_view key) const {
    int seat = -1;
    request.required_integer(key, 0, max_seats - 1, seat);
    return seat;
  }
  std::optional<Refused> malformed() const {
    const auto problem = request.problem();
    return problem ? std::optional(Refused("bad_json", *problem)) : std::nullopt;
  }
  /// Malformed, or about a seat that this table does not have.
  std::optional<Refused> malformed(int seat) const {
    if (auto bad = malformed()) return bad;
    return is_seat(seat) ? std::nullopt : std::optional(Refused("bad_seat"));
  }
};

// In the lobby.
Decided sit(const Asked& asked);
Decided stand(const Asked& asked);
Decided ready(const Asked& asked);
Decided rename(const Asked& asked);
Decided seat_bot(const Asked& asked);
Decided move(const Asked& asked);
Decided remove(const Asked& asked);
Decided take_over(const Asked& asked);
Decided leave(const Asked& asked);
Decided configure(const Asked& asked);
Decided contribute(const Asked& asked);
Decided start(const Asked& asked);

// During and after the game.
Decided again(const Asked& asked);
Decided act(const Asked& asked);
Decided replace(const Asked& asked);
Decided back(const Asked& asked);
Decided chat(const Asked& asked);

}  // namespace roundtable::ops
