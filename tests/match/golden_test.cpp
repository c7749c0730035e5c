// Transcripts of the protocol, word for word: those of tests/golden and the examples in the protocol's documentation.
// A line "> …" is a request, the next line "< …" its reply; a reply may be cut with … where its rest does not matter.
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "tests/match/talk.h"

using namespace roundtable;

namespace {

bool agrees(std::string_view reply, std::string_view expected) {
  const auto cut = expected.find("…");
  if (cut == std::string_view::npos) return reply == expected;
  return reply.substr(0, cut) == expected.substr(0, cut);
}

int check_transcript(const std::filesystem::path& file) {
  std::ifstream stream(file);
  REQUIRE(stream.good());
  Session session;
  std::string line;
  std::string reply;
  int checked = 0;
  for (int number = 1; std::getline(stream, line); ++number) {
    if (line.starts_with("> ") && line.find('{') == 2) {
      reply = session.reply(std::string_view(line).substr(2));
    } else if (line.starts_with("< ")) {
      const std::string expected = line.substr(2);
      if (!agrees(reply, expected)) FAIL_CHECK(file.string() << ":" << number << "\n is " << reply);
      ++checked;
    }
  }
  return checked;
}

}  // namespace

TEST_CASE("golden transcripts") {
  int files = 0;
  for (const auto& entry : std::filesystem::directory_iterator(ROUNDTABLE_SOURCE_DIR "/tests/golden")) {
    CHECK(check_transcript(entry.path()) > 10);
    ++files;
  }
  CHECK(files >= 2);
}

TEST_CASE("the examples in docs/protocol.md are what the engine says") {
  CHECK(check_transcript(ROUNDTABLE_SOURCE_DIR "/docs/protocol.md") > 10);
}
