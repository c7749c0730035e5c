// What is answered to plain HTTP: the page's files, lists, records. Knows no socket.
#pragma once

#include <filesystem>
#include <functional>
#include <map>

#include "server/client.h"
#include "server/request_router.h"
#include "server/reviews.h"

namespace roundtable {

struct HttpRequest {
  std::string method;
  std::string target;
  std::string authorization;
  std::string accept_encoding;
  std::string accept_language;
  std::string if_none_match;
  std::string host;
  bool secure = false;
  std::string body;
};

struct HttpReply {
  int status = 200;
  std::string type = "application/json";
  Text body;
  std::string etag;
  std::string encoding;
  bool may_be_cached = false;
  std::function<HttpReply()> work;  // gives the true reply, takes long and can be done on any thread
};

class Site {
 public:
  /// The page's files are read once; nothing else on the disk can be asked for.
  Site(RequestRouter& router, Store& store, const std::filesystem::path& web);
  HttpReply answer(const HttpRequest& request);
  bool has_page() const { return files_.contains("/index.html"); }

 private:
  struct File {
    std::string type;
    Text plain;
    Text packed;  // gzip, where it is there
    std::string etag;
    bool never_changes = false;  // its name holds a hash
  };
  using Files = std::map<std::string, File, std::less<>>;
  HttpReply api(const HttpRequest& request, std::string_view path, std::string_view query);
  HttpReply file(const HttpRequest& request, std::string_view path) const;
  Files::const_iterator home(std::string_view wanted) const;
  HttpReply finished(std::string_view query);
  HttpReply statistics();
  enum class Shown : std::uint8_t { Record, Replay, Review };
  HttpReply finished_game(const HttpRequest& request, std::string_view rest, std::string_view query, Shown shown);
  HttpReply review(const std::string& name, const std::string& record);
  HttpReply preview(std::string_view code);
  HttpReply qr(const HttpRequest& request, std::string_view code) const;

  RequestRouter& router_;
  Store& store_;
  Files files_;
  std::string statistics_;  // counting reads every record, so it is not done for each asker
  std::int64_t counted_at_ = 0;
  Reviews reviews_;
};

/// The steps of a record as one seat saw them; without a seat, as a spectator did. `problem`: why it cannot be read.
std::string replay_json(const boost::json::value& record, std::optional<Seat> seat, std::string& problem);
/// A text as a QR code: SVG.
std::string qr_svg(const std::string& text);
/// The same for a terminal, with half blocks.
std::string qr_text(const std::string& text);

}  // namespace roundtable
