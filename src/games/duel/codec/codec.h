// The duel in JSON, as docs/protocol.md says.
#pragma once

#include "codec/codec.h"
#include "games/duel/codec/views.h"
#include "games/duel/rules/game.h"

namespace roundtable {

template <>
struct Codec<duel::Duel> {
  using Views = DuelViews;
  static std::expected<duel::Setup, Message> read_config(const boost::json::value& json);
  static std::expected<duel::DealWish, Message> read_deal(const duel::Setup& setup, const boost::json::value& json);
  static std::expected<duel::Action, Message> read_action(const boost::json::value& json);
  static std::vector<Message> warnings(const duel::Setup& setup);
  static Message explain(const duel::View& view, const duel::Action& action, duel::Refusal refusal);

  static void write_description(JsonWriter& out);
  static void write_config(const duel::Setup& setup, JsonWriter& out);
  static void write_deal(const duel::Event& dealt, const duel::Setup& setup, JsonWriter& out);
  static void write_action(const duel::Action& action, JsonWriter& out);
  static void write_action(const duel::Action& action, MemberValues& out);
  static void write_notices(const duel::Event& event, const duel::State& before, NoticeList& out);
  static std::optional<Result> result(const duel::Table& table);
};

static_assert(CodecFor<Codec<duel::Duel>, duel::Duel>);

}  // namespace roundtable
