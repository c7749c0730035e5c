// Grail in JSON, as docs/protocol.md says.
#pragma once

#include "codec/codec.h"
#include "games/grail/codec/views.h"
#include "games/grail/rules/game.h"

namespace roundtable {

template <>
struct Codec<grail::Grail> {
  using Views = GrailViews;
  static std::expected<grail::Setup, Message> read_config(const boost::json::value& json);
  static std::expected<grail::DealWish, Message> read_deal(const grail::Setup& setup, const boost::json::value& json);
  static std::expected<grail::Action, Message> read_action(const boost::json::value& json);
  static std::vector<Message> warnings(const grail::Setup& setup);
  static Message explain(const grail::View& view, const grail::Action& action, grail::Refusal refusal);

  static void write_description(JsonWriter& out);
  static void write_config(const grail::Setup& setup, JsonWriter& out);
  static void write_deal(const grail::Event& dealt, const grail::Setup& setup, JsonWriter& out);
  static void write_action(const grail::Action& action, JsonWriter& out);
  static void write_action(const grail::Action& action, MemberValues& out);
  static void write_notices(const grail::Event& event, const grail::State& before, NoticeList& out);
  static std::optional<Result> result(const grail::Table& table);
};

static_assert(CodecFor<Codec<grail::Grail>, grail::Grail>);

}  // namespace roundtable
