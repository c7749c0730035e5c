// Avalon in JSON, as docs/protocol.md says.
#pragma once

#include "codec/codec.h"
#include "games/avalon/codec/views.h"
#include "games/avalon/rules/game.h"

namespace roundtable {

template <>
struct Codec<avalon::Avalon> {
  using Views = AvalonViews;
  static std::expected<avalon::Setup, Message> read_config(const boost::json::value& json);
  static std::expected<avalon::DealWish, Message> read_deal(const avalon::Setup& setup, const boost::json::value& json);
  static std::expected<avalon::Action, Message> read_action(const boost::json::value& json);
  static std::vector<Message> warnings(const avalon::Setup& setup);
  static Message explain(const avalon::View& view, const avalon::Action& action, avalon::Refusal refusal);

  static void write_description(JsonWriter& out);
  static void write_config(const avalon::Setup& setup, JsonWriter& out);
  static void write_deal(const avalon::Event& dealt, const avalon::Setup& setup, JsonWriter& out);
  static void write_action(const avalon::Action& action, JsonWriter& out);
  static void write_action(const avalon::Action& action, MemberValues& out);
  static void write_notices(const avalon::Event& event, const avalon::State& before, NoticeList& out);
  static std::optional<Result> result(const avalon::Table& table);
};

static_assert(CodecFor<Codec<avalon::Avalon>, avalon::Avalon>);

}  // namespace roundtable
