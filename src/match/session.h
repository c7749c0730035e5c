// The engine protocol: one request a line, one reply a line. Sees everything; what a player may see is `view`.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "match/catalogue.h"

namespace roundtable {

class Session {
 public:
  static constexpr std::size_t longest_line = std::size_t{4} << 20;

  /// The reply to one line, without its newline; valid until the next call.
  std::string_view reply(std::string_view line);
  bool wants_to_quit() const { return quit_; }

 private:
  using Answer = std::optional<Fault>;
  Answer serve(const boost::json::object& request);
  Answer in_game(std::string_view op, const boost::json::object& request);
  void list_games();
  Answer start(const boost::json::object& request);
  Answer load(const boost::json::object& request);
  void begin(std::unique_ptr<Match> match);
  void turn();
  Answer legal(const boost::json::object& request);
  Answer act(const boost::json::object& request);
  Answer view(const boost::json::object& request);
  Answer suggest(const boost::json::object& request);
  Answer seat_of(const boost::json::object& request, Seat& seat) const;
  void refuse(const Fault& fault);

  std::unique_ptr<Match> match_;
  JsonWriter out_;
  NoticeList notices_;
  bool quit_ = false;
};

}  // namespace roundtable
