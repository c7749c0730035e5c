// The example in JSON.
#pragma once

#include "codec/codec.h"
#include "tests/example_game/rules/game.h"

namespace roundtable {

/// So small that nothing is kept between two views.
class ExampleViews {
 public:
  void changed() {}
  void write(const example::View& view, JsonWriter& out);
  void write_public(const example::Table& table, JsonWriter& out);
};

template <>
struct Codec<example::Example> {
  using Views = ExampleViews;
  static std::expected<example::Setup, Message> read_config(const boost::json::value& json);
  static std::expected<example::DealWish, Message> read_deal(const example::Setup& setup,
                                                             const boost::json::value& json);
  static std::expected<example::Action, Message> read_action(const boost::json::value& json);
  static std::vector<Message> warnings(const example::Setup&) { return {}; }
  static Message explain(const example::View& view, const example::Action& action, example::Refusal refusal);

  static void write_description(JsonWriter& out);
  static void write_config(const example::Setup& setup, JsonWriter& out);
  static void write_deal(const example::Event& dealt, const example::Setup& setup, JsonWriter& out);
  static void write_action(const example::Action& action, JsonWriter& out);
  /// The same, to list what the members of all legal actions can be.
  static void write_action(const example::Action& action, MemberValues& out);
  static void write_notices(const example::Event& event, const example::State& before, NoticeList& out);
  static std::optional<Result> result(const example::Table& table);
};

static_assert(CodecFor<Codec<example::Example>, example::Example>);

}  // namespace roundtable
