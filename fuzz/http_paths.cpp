// Requests for the site, a line each for method, target, authorization, encoding, etag and host; the rest is the body.
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "memory_store.h"
#include "server/site.h"

using namespace roundtable;
namespace fs = std::filesystem;

namespace {

/// A page beside a file that must never be given.
fs::path make_page() {
  char name[] = "/tmp/roundtable-fuzz-XXXXXX";
  const fs::path folder = mkdtemp(name);
  fs::create_directories(folder / "web/assets");
  std::ofstream(folder / "web/index.html") << "the page";
  std::ofstream(folder / "web/assets/app.js") << "the app";
  std::ofstream(folder / "beside.txt") << "hidden away";
  return folder;
}

struct Place {
  MemoryStore store;
  Metrics metrics;
  boost::asio::io_context loop{1};
  RequestRouter router{loop, store, metrics, {}};
  fs::path folder = make_page();
  Site site{router, store, folder / "web"};
  Place() {
    Append append;
    append.table = "K7QMPX3R";
    append.events = {"{\"e\":\"created\",\"game\":\"avalon\",\"config\":{\"players\":5},\"secret\":\"00\"}"};
    append.finished = FinishedGame{"K7QMPX3R", 1, "avalon", true, 5, "good", "quests", 1, {"Ann"}, "{}"};
    store.append(append, [](std::optional<StoreError>) {});
  }
  ~Place() { fs::remove_all(folder); }
};

std::string take_line(std::string_view& input) {
  const auto end = std::min(input.find('\n'), input.size());
  std::string line(input.substr(0, end));
  input.remove_prefix(std::min(end + 1, input.size()));
  return line;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static Place place;
  std::string_view input(reinterpret_cast<const char*>(data), size);
  HttpRequest request;
  for (std::string* field : {&request.method, &request.target, &request.authorization, &request.accept_encoding,
                             &request.if_none_match, &request.host})
    *field = take_line(input);
  request.body = input;
  HttpReply reply = place.site.answer(request);
  if (reply.work) reply = reply.work();
  if (!reply.body || reply.status < 200 || reply.status > 503) std::abort();
  if (reply.body->find("hidden away") != std::string::npos) std::abort();
  return 0;
}
