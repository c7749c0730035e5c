// A server killed in the middle of its work, several times over the same data.
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <thread>

#include "tests/store/scratch.h"

using namespace roundtable;
using namespace roundtable::test;

namespace {

/// Appends for ever and tells the number of each event once it is kept.
[[noreturn]] void serve(const std::filesystem::path& folder, std::uint64_t kept, int tell) {
  const auto store = open_sqlite_store(folder);
  while (store) {
    ++kept;
    if (keep(**store, one_event("T", kept)) || ::write(tell, &kept, sizeof kept) != sizeof kept) break;
  }
  ::_exit(1);
}

/// The last number told by a server that is killed when it has told some.
std::uint64_t told_by_killed_server(const std::filesystem::path& folder, std::uint64_t kept, int some) {
  std::array<int, 2> ends{};
  REQUIRE(::pipe(ends.data()) == 0);
  const pid_t child = ::fork();
  REQUIRE(child >= 0);
  if (child == 0) serve(folder, kept, ends[1]);
  ::close(ends[1]);
  std::uint64_t number = kept;
  for (int told = 0; ::read(ends[0], &number, sizeof number) == sizeof number;)
    if (++told == some) ::kill(child, SIGKILL);
  int status = 0;
  ::waitpid(child, &status, 0);
  ::close(ends[0]);
  CHECK(WIFSIGNALED(status));
  return number;
}

}  // namespace

TEST_CASE("a killed server finds every event that it reported when it starts again") {
  const Scratch scratch;
  std::uint64_t kept = 0;
  for (const int some : {1, 40, 7, 90, 25}) {
    const auto told = told_by_killed_server(scratch.data(), kept, some);
    const auto store = opened(scratch.data());
    kept = store->events("T")->size();
    CHECK(kept >= told);
    CHECK(kept <= told + 1);  // one may be kept and not yet told
    CHECK(has_events(*store, "T", kept));
  }
}
