// What connections and tables cost while nothing happens: memory of a server in a process of its own.
// server_idle PROGRAM [CONNECTIONS]
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <cstdio>
#include <thread>

#include "net/limits.h"
#include "process_figures.h"
#include "soak/evening.h"

namespace {

using namespace roundtable;

const std::vector<std::string> options{"--rate", "100000", "--address-rate", "100000", "--connections-per-address",
                                       "20000"};

boost::asio::awaitable<void> greet(Wire& wire, int& greeted) {
  if (!co_await wire.connect()) co_return;
  co_await wire.send(R"({"op":"hello","protocol":1,"language":"en"})");
  while (const auto text = co_await wire.receive()) ++greeted;
}

/// Connections that have said hello and nothing else; the server's memory with and without them.
std::pair<long, long> idle_connections(const char* program, int count) {
  Evening evening(program, options);
  evening.server().start();
  boost::asio::io_context loop;
  std::this_thread::sleep_for(std::chrono::seconds(1));  // until it listens
  const long before = resident_kilobytes(evening.server().pid());
  std::vector<std::unique_ptr<Wire>> wires;
  int greeted = 0;
  for (int i = 0; i < count; ++i) wires.push_back(std::make_unique<Wire>(loop, evening.server().port()));
  for (auto& wire : wires) boost::asio::co_spawn(loop, greet(*wire, greeted), boost::asio::detached);
  for (int second = 0; greeted < count && second < 60; ++second) loop.restart(), loop.run_for(std::chrono::seconds(1));
  std::printf("%d of %d connections greeted\n", greeted, count);
  return {before, resident_kilobytes(evening.server().pid())};
}

/// As many people at tables of five, each in the middle of a game where nobody acts.
long idle_tables(const char* program, int count) {
  Evening evening(program, options);
  int playing = 0;
  for (int i = 0; i < count / 5; ++i) {
    Party party;
    party.game = "avalon";
    party.config = {{"players", 5}};
    evening.invite(party);
  }
  for (auto& guest : evening.guests()) {
    guest->pause = std::chrono::hours(100);
    guest->heard = [&](int, int seq) { playing += seq == 0; };
  }
  evening.server().start();
  evening.begin();
  for (int second = 0; playing < count && second < 120; ++second) evening.run_for(std::chrono::seconds(1));
  std::printf("%d of %d people sit in a game\n", playing, count);
  return resident_kilobytes(evening.server().pid());
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2 || argv[1][0] == '-') return std::puts("server_idle PROGRAM [CONNECTIONS]"), 2;
  const int count = argc > 2 ? std::atoi(argv[2]) : 10'000;
  allow_many_connections();
  const auto [empty, connected] = idle_connections(argv[1], count);
  const double connection = static_cast<double>(connected - empty) / count;
  // From half as many tables to all of them: what the first table or the database's own memory costs is no table's.
  const long half = idle_tables(argv[1], count / 2);
  const long seated = idle_tables(argv[1], count);
  const double table = static_cast<double>(seated - half) / (count / 10) - 5 * connection;
  std::printf(
      "server alone %ld MB; %d idle connections %ld MB; the same at %d tables in play %ld MB, half of them %ld MB: "
      "%.1f KB a connection, %.1f KB a table beside its five connections\n",
      empty / 1024, count, connected / 1024, count / 5, seated / 1024, half / 1024, connection, table);
}
