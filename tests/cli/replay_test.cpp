#include "cli/commands/replay.h"

#include <doctest/doctest.h>
#include <unistd.h>

#include <cstdio>
#include <fstream>
#include <sstream>

#include "match/catalogue.h"
#include "tests/scratch_folder.h"
#include "text/catalogue.h"

using namespace roundtable;

namespace {

/// What is printed meanwhile.
template <class Work>
std::string printed(Work work) {
  std::FILE* file = std::tmpfile();
  std::fflush(stdout);
  const int kept = ::dup(STDOUT_FILENO);
  ::dup2(::fileno(file), STDOUT_FILENO);
  work();
  std::fflush(stdout);
  ::dup2(kept, STDOUT_FILENO);
  ::close(kept);
  std::rewind(file);
  std::string text;
  for (int c = std::fgetc(file); c != EOF; c = std::fgetc(file)) text.push_back(static_cast<char>(c));
  std::fclose(file);
  return text;
}

/// A game in which nobody ever decided anything in time.
std::string slept_through() {
  const auto match = *find_game("avalon")->start(boost::json::parse(R"({"players":5})"), "sleep", nullptr);
  NoticeList notices;
  while (!match->is_over()) match->lapse(match->waiting().first(), notices);
  JsonWriter record;
  match->write_record(record);
  return std::string(record.text());
}

}  // namespace

TEST_CASE("a game whose clocks ran out is told like any other") {
  const test::ScratchFolder scratch;
  const auto file = scratch.path() / "record.json";
  std::ofstream(file) << slept_through();
  int status = 1;
  const auto text = printed([&] { status = replay(file.string(), std::nullopt, Catalogue::of(Language::En)); });
  CHECK(status == 0);
  CHECK(text.find("Step 30") != std::string::npos);  // five proposals, each voted down by five
  CHECK(text.find("Evil has won, by five rejected teams") != std::string::npos);
}
