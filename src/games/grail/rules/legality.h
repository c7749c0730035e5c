// Why the rules say no: a function of the view, so an answer tells nobody more than he knows.
#pragma once

#include "games/grail/rules/view.h"

namespace roundtable::grail {

std::optional<Refusal> refusal(const View& view, const Action& action);

/// Whether this card may be laid now with these magic keys paid for. The view's seat is active and asked to lay.
std::optional<Refusal> laying_refusal(const View& view, const Card& card, std::uint8_t magic);
bool may_pay_charges(const Table& table, std::size_t place);
bool may_use_item(const View& view, std::size_t item);
/// Whether the active character may flee or propose to leave now.
std::optional<Refusal> retreat_refusal(const View& view, Kind kind);

std::optional<Refusal> travel_refusal(const View& view, std::size_t location);
std::optional<Refusal> explore_refusal(const View& view, std::size_t location);
std::optional<Refusal> gift_refusal(const View& view, std::size_t item, Seat to);
std::optional<Refusal> act_refusal(const View& view, std::size_t action);
std::optional<Refusal> lighting_refusal(const View& view);
std::optional<Refusal> growth_refusal(const View& view, Attribute attribute);
std::optional<Refusal> learning_refusal(const View& view, Kind kind);
std::optional<Refusal> take_out_refusal(const View& view, Kind kind, std::size_t place);
std::optional<Refusal> put_in_refusal(const View& view, Kind kind, std::size_t place);

}  // namespace roundtable::grail
