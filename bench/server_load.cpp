// How much a server holds: tables of five guests, all acting, against a server in a process of its own. With a relay
// named, the same clients then send acts of the same size through it and are answered with messages of the same size:
// a server without rules and without storage.
// server_load PROGRAM [TABLES] [SECONDS] [PAUSE_MS] [RELAY.mjs]
#include <spawn.h>
#include <sys/wait.h>

#include <cstdio>

#include "net/limits.h"
#include "process_figures.h"
#include "relay_guest.h"
#include "soak/evening.h"
#include "stopwatch.h"

extern char** environ;

namespace {

using namespace roundtable;

struct Load {
  int tables = 400;
  int seconds = 10;
  std::chrono::milliseconds pause{1000};
};

/// What the server and the load itself have used so far.
struct Used {
  explicit Used(pid_t server) : server(processor_seconds(server)), load(processor_seconds(getpid())) {}
  double server;
  double load;
};

void print(const char* name, const Load& load, double actions, pid_t server, const Used& before,
           std::vector<double> times) {
  std::sort(times.begin(), times.end());
  const Used used(server);
  const auto each = [&](double seconds) { return 1e6 * seconds / std::max(1.0, actions); };
  std::printf(
      "%-10s %d tables, %d players: %.0f actions/s; act to everyone notified: p50 %.1f ms, p99 %.1f ms, worst %.1f ms; "
      "processor an action %.0f us, of the load %.0f us; %ld MB\n",
      name, load.tables, load.tables * 5, actions / load.seconds, quantile(times, 0.5), quantile(times, 0.99),
      quantile(times, 1), each(used.server - before.server), each(used.load - before.load),
      resident_kilobytes(server) / 1024);
  std::fflush(stdout);
}

std::vector<double> times_of(const std::vector<std::unique_ptr<Stopwatch>>& watches) {
  std::vector<double> times;
  for (const auto& watch : watches) watch->collect(times);
  return times;
}

/// Gives a message about a game of the mean size, as it went over the wire.
std::string load_server(const char* program, const Load& load) {
  Evening evening(program, {"--bot-delay", "0", "--rate", "100000", "--address-rate", "100000",
                            "--connections-per-address", "20000"});
  std::vector<std::unique_ptr<Stopwatch>> watches;
  for (int i = 0; i < load.tables; ++i) {
    Party party;
    party.game = "avalon";
    party.config = {{"players", 5}};
    party.games = 1'000'000;
    evening.invite(party);
    watches.push_back(std::make_unique<Stopwatch>());
  }
  for (std::size_t i = 0; i < evening.guests().size(); ++i) {
    Guest& guest = *evening.guests()[i];
    guest.pause = load.pause;
    guest.in_haste = true;
    Stopwatch* watch = watches[i / 5].get();
    guest.acted = [watch](int number, int seq, Guest::Moment sent) { watch->acted(number, seq, sent); };
    guest.heard = [watch, who = static_cast<int>(i % 5)](int number, int seq) { watch->heard(who, number, seq); };
  }
  std::size_t games = 0, bytes = 0;
  std::string sample;
  evening.guests()[0]->overheard = [&](const std::string& message) {
    if (!message.starts_with(R"({"type":"game")")) return;
    ++games;
    bytes += message.size();
    const auto off = [&](const std::string& text) {
      return std::abs(static_cast<long>(text.size()) - static_cast<long>(bytes / games));
    };
    if (off(message) < off(sample)) sample = message;
  };
  evening.server().start();
  evening.begin();
  evening.run_for(std::chrono::seconds(5));  // all have come and play
  for (auto& watch : watches) *watch = Stopwatch();
  const long before = evening.actions();
  const Used used(evening.server().pid());
  evening.run_for(std::chrono::seconds(load.seconds));
  print("roundtable", load, static_cast<double>(evening.actions() - before), evening.server().pid(), used,
        times_of(watches));
  for (const auto& trouble : evening.troubles()) std::printf("trouble: %s\n", trouble.c_str());
  std::printf("           game messages of %zu bytes in the mean; the sample has %zu\n",
              bytes / std::max<std::size_t>(1, games), sample.size());
  return sample;
}

class RelayProcess {
 public:
  RelayProcess(const char* script, unsigned short port) {
    std::string node = "node", file = script, number = std::to_string(port);
    char* words[] = {node.data(), file.data(), number.data(), nullptr};
    posix_spawnp(&pid_, "node", nullptr, nullptr, words, environ);
  }
  RelayProcess(const RelayProcess&) = delete;
  ~RelayProcess() {
    ::kill(pid_, SIGKILL);
    ::waitpid(pid_, nullptr, 0);
  }
  pid_t pid() const { return pid_; }

 private:
  pid_t pid_ = 0;
};

void load_relay(const char* script, const Load& load, const std::string& sample) {
  const unsigned short port = free_port();
  const RelayProcess relay(script, port);
  boost::asio::io_context loop;
  std::vector<std::unique_ptr<RelayTable>> tables;
  for (int i = 0; i < load.tables; ++i)
    tables.push_back(std::make_unique<RelayTable>(loop, port, i, sample, load.pause));
  for (auto& table : tables) table->begin();
  loop.run_for(std::chrono::seconds(5));
  long before = 0, after = 0;
  std::vector<double> times;
  for (auto& table : tables) before += table->restart();
  const Used used(relay.pid());
  loop.run_for(std::chrono::seconds(load.seconds));
  for (auto& table : tables) after += table->acts(), table->collect(times);
  print("relay", load, static_cast<double>(after - before), relay.pid(), used, times);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2 || argv[1][0] == '-')
    return std::puts("server_load PROGRAM [TABLES] [SECONDS] [PAUSE_MS] [RELAY.mjs]"), 2;
  Load load;
  if (argc > 2) load.tables = std::atoi(argv[2]);
  if (argc > 3) load.seconds = std::atoi(argv[3]);
  if (argc > 4) load.pause = std::chrono::milliseconds(std::atoi(argv[4]));
  allow_many_connections();
  const std::string sample = load_server(argv[1], load);
  if (argc > 5) load_relay(argv[5], load, sample);
}
