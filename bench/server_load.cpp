// How much a server holds: tables of five guests, all acting, against a server in a process of its own.
// server_load PROGRAM [TABLES] [SECONDS] [PAUSE_MS]
#include <algorithm>
#include <cstdio>
#include <fstream>
#include <map>

#include "soak/evening.h"

namespace {

using namespace roundtable;

/// When each step of a game was sent, and when the last of the five heard of it.
class Stopwatch {
 public:
  void acted(int number, int seq, Guest::Moment sent) { steps_[{number, seq}].sent = sent; }
  void heard(int guest, int number, int seq) {
    int& last = last_[guest];
    if (number != number_of_[guest]) last = 0;
    number_of_[guest] = number;
    for (; last < seq; ++last) {
      Step& step = steps_[{number, last + 1}];
      ++step.hearers;
      step.heard = std::chrono::steady_clock::now();
    }
  }
  void collect(std::vector<double>& milliseconds) const {
    for (const auto& [key, step] : steps_)
      if (step.hearers == 5 && step.sent != Guest::Moment())
        milliseconds.push_back(std::chrono::duration<double, std::milli>(step.heard - step.sent).count());
  }

 private:
  struct Step {
    Guest::Moment sent;
    Guest::Moment heard;
    int hearers = 0;
  };
  std::map<std::pair<int, int>, Step> steps_;
  std::map<int, int> last_;
  std::map<int, int> number_of_;
};

long resident_kilobytes(pid_t pid) {
  std::ifstream status("/proc/" + std::to_string(pid) + "/status");
  for (std::string line; std::getline(status, line);)
    if (line.starts_with("VmRSS:")) return std::stol(line.substr(6));
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) return std::puts("server_load PROGRAM [TABLES] [SECONDS] [PAUSE_MS]"), 2;
  const int tables = argc > 2 ? std::atoi(argv[2]) : 400;
  const int seconds = argc > 3 ? std::atoi(argv[3]) : 10;
  const int pause = argc > 4 ? std::atoi(argv[4]) : 1000;
  Evening evening(argv[1], {"--bot-delay", "0", "--rate", "100000", "--address-rate", "100000",
                            "--connections-per-address", "20000"});
  std::vector<std::unique_ptr<Stopwatch>> watches;
  for (int i = 0; i < tables; ++i) {
    Party party;
    party.config = {{"players", 5}};
    party.games = 1'000'000;
    evening.invite(party);
    watches.push_back(std::make_unique<Stopwatch>());
  }
  for (std::size_t i = 0; i < evening.guests().size(); ++i) {
    Guest& guest = *evening.guests()[i];
    guest.pause = std::chrono::milliseconds(pause);
    Stopwatch* watch = watches[i / 5].get();
    guest.acted = [watch](int number, int seq, Guest::Moment sent) { watch->acted(number, seq, sent); };
    guest.heard = [watch, who = static_cast<int>(i % 5)](int number, int seq) { watch->heard(who, number, seq); };
  }
  evening.server().start();
  evening.begin();
  evening.run_for(std::chrono::seconds(5));  // all have come and play
  for (auto& watch : watches) *watch = Stopwatch();
  const long before = evening.actions();
  evening.run_for(std::chrono::seconds(seconds));
  std::vector<double> times;
  for (const auto& watch : watches) watch->collect(times);
  std::sort(times.begin(), times.end());
  const auto at = [&](double part) { return times.empty() ? 0 : times[static_cast<std::size_t>(part * static_cast<double>(times.size() - 1))]; };
  std::printf("%d tables, %zu guests: %.0f actions/s; act to everyone notified: p50 %.1f ms, p99 %.1f ms, worst %.1f ms; server %ld MB; troubles %zu\n",
              tables, evening.guests().size(), static_cast<double>(evening.actions() - before) / seconds, at(0.5), at(0.99),
              at(1), resident_kilobytes(evening.server().pid()) / 1024, evening.troubles().size());
}
