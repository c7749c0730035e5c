// How a game speaks JSON. Each game specialises `Codec`; match and server know no more of a game than this.
#pragma once

#include <boost/json.hpp>
#include <expected>
#include <optional>
#include <vector>

#include "codec/json_writer.h"
#include "codec/member_values.h"
#include "codec/notice_list.h"
#include "codec/result.h"
#include "engine/game.h"
#include "text/message.h"

namespace roundtable {

template <Game G>
struct Codec;

template <class C, class G>
concept CodecFor = requires(
    const boost::json::value& json, const typename G::Setup& setup, const typename G::State& state,
    const typename G::View& view, const typename G::Action& action, const typename G::Event& event,
    typename G::Refusal refusal, JsonWriter& out, MemberValues& values, NoticeList& notices, typename C::Views& views) {
  { C::read_config(json) } -> std::same_as<std::expected<typename G::Setup, Message>>;
  { C::read_deal(setup, json) } -> std::same_as<std::expected<typename G::DealWish, Message>>;
  { C::read_action(json) } -> std::same_as<std::expected<typename G::Action, Message>>;
  { C::warnings(setup) } -> std::same_as<std::vector<Message>>;
  { C::explain(view, action, refusal) } -> std::same_as<Message>;
  C::write_description(out);
  C::write_config(setup, out);
  C::write_deal(event, setup, out);
  C::write_action(action, out);
  C::write_action(action, values);
  C::write_notices(event, state, notices);
  { C::result(state.table) } -> std::same_as<std::optional<Result>>;
  views.write(view, out);
  views.write_public(state.table, out);
  views.changed();
};

}  // namespace roundtable
