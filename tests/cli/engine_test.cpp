#include <doctest/doctest.h>

#include <cstdio>
#include <memory>
#include <string>

#include "cli/commands/engine.h"
#include "match/session.h"

using namespace roundtable;

namespace {

struct Closer {
  void operator()(std::FILE* file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, Closer>;

struct Run {
  int status;
  std::string output;
};

Run engine_with(const std::string& input) {
  const File in(std::tmpfile());
  const File out(std::tmpfile());
  std::fwrite(input.data(), 1, input.size(), in.get());
  std::fflush(in.get());
  std::rewind(in.get());
  Run run{run_engine(in.get(), out.get()), {}};
  std::rewind(out.get());
  for (int c = std::fgetc(out.get()); c != EOF; c = std::fgetc(out.get())) run.output.push_back(static_cast<char>(c));
  return run;
}

int lines_in(const std::string& text) {
  int count = 0;
  for (const char c : text) count += c == '\n' ? 1 : 0;
  return count;
}

}  // namespace

TEST_CASE("one reply a line, blank lines skipped, the last line needs no newline") {
  const auto run = engine_with("\n{\"op\":\"turn\"}\r\n   \n\t\r\nxx\n{\"op\":\"games\"}");
  CHECK(run.status == 0);
  CHECK(lines_in(run.output) == 3);
  CHECK(run.output.find("no_game") < run.output.find("bad_json"));
  CHECK(run.output.find("bad_json") < run.output.find("\"games\""));
}

TEST_CASE("quit is answered and ends with status 0, the rest is not read") {
  const auto run = engine_with("{\"op\":\"quit\"}\n{\"op\":\"games\"}\n");
  CHECK(run.status == 0);
  CHECK(run.output == "{\"ok\":true}\n");
}

TEST_CASE("the end of input ends with status 0") { CHECK(engine_with("").status == 0); }

TEST_CASE("a line far longer than allowed is one refusal, and the next line is served") {
  const auto run = engine_with(std::string(3 * Session::longest_line, 'y') + "\n{\"op\":\"games\"}\n");
  CHECK(lines_in(run.output) == 2);
  CHECK(run.output.find("bad_json") != std::string::npos);
  CHECK(run.output.find("\"avalon\"") != std::string::npos);
}
