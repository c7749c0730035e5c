// Talking to the engine protocol in tests.
#pragma once

#include <doctest/doctest.h>

#include <boost/json.hpp>
#include <string>
#include <string_view>

#include "match/session.h"

namespace roundtable {

/// One request, one reply; the reply must be one line of JSON.
inline boost::json::object ask(Session& session, std::string_view line) {
  const std::string reply(session.reply(line));
  REQUIRE(reply.find('\n') == std::string::npos);
  return boost::json::parse(reply).as_object();
}

/// The code of a refusal, or "ok".
inline std::string code_of(const boost::json::object& reply) {
  if (reply.at("ok").as_bool()) return "ok";
  const auto& error = reply.at("error").as_object();
  REQUIRE(error.at("message").as_string().size() > 10);
  return std::string(error.at("code").as_string());
}

inline std::string code_for(Session& session, std::string_view line) { return code_of(ask(session, line)); }

/// A request that must be served.
inline boost::json::object expect_ok(Session& session, std::string_view line) {
  auto reply = ask(session, line);
  if (!reply.at("ok").as_bool()) FAIL(std::string(line) << " -> " << boost::json::serialize(reply));
  return reply;
}

}  // namespace roundtable
