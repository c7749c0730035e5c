#include "table/decide.h"

#include "engine/match.h"
#include "table/asker.h"

namespace roundtable {

Decided decide(const Table& table, int person, const TableRequest& request, const Now& now) {
  return match(request, [&](const auto& what) { return decide(what, Asker{table, person, now}); });
}

}  // namespace roundtable
