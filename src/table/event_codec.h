// The events of a table as JSON lines: what stands in the store. Names there never change their meaning.
#pragma once

#include <optional>
#include <string_view>

#include "table/events.h"
#include "table/table.h"

namespace roundtable {

void write_event(const TableEvent& event, JsonWriter& out);
/// The event, or nothing where the line is none that this table can apply: the log is damaged, or newer than this
/// program.
std::optional<TableEvent> read_event(std::string_view line, const Table& table);

}  // namespace roundtable
