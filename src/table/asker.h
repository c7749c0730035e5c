// One person who asks something at a table: what every kind of request needs to know.
#pragma once

#include <algorithm>

#include "table/decide.h"

namespace roundtable {

struct Asker {
  const Table& table;
  int person;
  const Now& now;

  bool is_host() const { return table.host() == person; }
  bool in_lobby() const { return table.stage() == Stage::Lobby; }
  bool is_seat(int seat) const { return seat >= 0 && seat < static_cast<int>(table.chairs().size()); }
  const Chair& chair(int seat) const { return table.chairs()[static_cast<std::size_t>(seat)]; }
  bool is_here(int somebody) const { return std::find(now.here.begin(), now.here.end(), somebody) != now.here.end(); }
};

// In the lobby.
Decided decide(const request::Sit& request, const Asker& asker);
Decided decide(const request::Stand& request, const Asker& asker);
Decided decide(const request::MarkReady& request, const Asker& asker);
Decided decide(const request::Rename& request, const Asker& asker);
Decided decide(const request::SeatBot& request, const Asker& asker);
Decided decide(const request::Move& request, const Asker& asker);
Decided decide(const request::Remove& request, const Asker& asker);
Decided decide(const request::TakeOver& request, const Asker& asker);
Decided decide(const request::Leave& request, const Asker& asker);
Decided decide(const request::Configure& request, const Asker& asker);
Decided decide(const request::Contribute& request, const Asker& asker);
Decided decide(const request::Start& request, const Asker& asker);

// During and after the game.
Decided decide(const request::Act& request, const Asker& asker);
Decided decide(const request::Replace& request, const Asker& asker);
Decided decide(const request::Back& request, const Asker& asker);
Decided decide(const request::SendChat& request, const Asker& asker);
Decided decide(const request::Again& request, const Asker& asker);

}  // namespace roundtable
