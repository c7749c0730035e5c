#include "cli/commands/serve.h"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <unistd.h>

#include <boost/asio/signal_set.hpp>
#include <iostream>

#include "cli/saved_record.h"
#include "net/certificate.h"
#include "server/log.h"
#include "store/sqlite/store.h"
#include "table/fair_deal.h"

namespace roundtable {
namespace asio = boost::asio;
namespace fs = std::filesystem;
namespace {

constexpr auto longest_farewell = std::chrono::seconds(3);

/// An address other devices in the house can open: the first that is not the loopback's.
std::string house_address() {
  ifaddrs* all = nullptr;
  if (getifaddrs(&all) != 0) return "localhost";
  std::string found = "localhost";
  for (const ifaddrs* one = all; one && found == "localhost"; one = one->ifa_next) {
    if (!one->ifa_addr || one->ifa_addr->sa_family != AF_INET || (one->ifa_flags & IFF_LOOPBACK)) continue;
    char text[INET_ADDRSTRLEN];
    const auto* address = reinterpret_cast<const sockaddr_in*>(one->ifa_addr);
    if (inet_ntop(AF_INET, &address->sin_addr, text, sizeof text)) found = text;
  }
  freeifaddrs(all);
  return found;
}

std::string address_to_open(const NetOptions& options, unsigned short port) {
  const bool everywhere = options.address == "0.0.0.0" || options.address == "::";
  const std::string host = everywhere ? house_address() : options.address;
  const std::string shown = host.find(':') == std::string::npos ? host : "[" + host + "]";
  return (options.certificate.empty() ? "http://" : "https://") + shown + ":" + std::to_string(port) + "/";
}

int fail(const Catalogue& text, const Message& message) {
  std::cerr << text(message) << '\n';
  return 1;
}

void welcome(const std::string& address, const ServeOptions& options, const Catalogue& text) {
  if (!options.no_qr && isatty(STDOUT_FILENO)) std::cout << '\n' << qr_text(address);
  std::cout << '\n' << text({"serve.open_this", {{"address", address}}}) << '\n';
  std::cout << text({"serve.data_is_in", {{"folder", options.data}}}) << "\n\n" << std::flush;
}

/// Lets connections end in peace, for a while, before the loop stops.
class Farewell {
 public:
  Farewell(asio::io_context& loop, const Metrics& metrics) : loop_(loop), metrics_(metrics), timer_(loop) {}
  void wait(std::chrono::milliseconds waited = {}) {
    if (metrics_.connections == 0 || waited > longest_farewell) return loop_.stop();
    constexpr std::chrono::milliseconds step(20);
    timer_.expires_after(step);
    timer_.async_wait([this, waited, step](const boost::system::error_code&) { wait(waited + step); });
  }

 private:
  asio::io_context& loop_;
  const Metrics& metrics_;
  asio::steady_timer timer_;
};

}  // namespace

std::string default_data_folder() {
  if (const char* base = std::getenv("XDG_DATA_HOME"); base && *base) return std::string(base) + "/roundtable";
  if (const char* home = std::getenv("HOME"); home && *home) return std::string(home) + "/.local/share/roundtable";
  return "roundtable-data";
}

std::string default_web_folder() {
  std::error_code error;
  const fs::path program = fs::read_symlink("/proc/self/exe", error);
  for (const fs::path& folder : {program.parent_path() / "web", program.parent_path() / "../../../web/dist"})
    if (fs::is_directory(folder, error)) return fs::canonical(folder, error).string();
  return "/usr/share/roundtable/web";
}

int serve(const ServeOptions& options, const Catalogue& text) {
  const auto tls = load_certificate(options.net.certificate, options.net.key);
  if (!tls) return fail(text, tls.error());
  allow_many_connections();
  // They go in the opposite order: the store reports to the loop to its end, and connections in the loop still count.
  Log log;
  Metrics metrics;
  asio::io_context loop(1);
  auto store = open_sqlite_store(options.data);
  if (!store) return fail(text, store.error());
  ServerOptions server_options = options.server;
  server_options.bot_delay = std::chrono::milliseconds(options.bot_delay_ms);
  server_options.bot_budget = std::chrono::milliseconds(options.bot_budget_ms);
  server_options.idle = std::chrono::seconds(options.idle_s);
  RequestRouter router(loop, **store, metrics, server_options);
  Site site(router, **store, options.web);
  const auto net = listen(loop, router, site, metrics, options.net, *tls);
  if (!net) return fail(text, net.error());
  router.resume();
  log.note("started", {{"port", std::to_string((*net)->port())}, {"metrics", (*net)->serves_metrics() ? "on" : "off"}});
  if (!site.has_page()) std::cerr << text("serve.no_page") << '\n';
  welcome(address_to_open(options.net, (*net)->port()), options, text);

  asio::signal_set signals(loop, SIGINT, SIGTERM);
  Farewell bye(loop, metrics);
  signals.async_wait([&](const boost::system::error_code& error, int) {
    if (error) return;
    log.note("stopping", {});
    (*net)->stop();
    router.stop();
    bye.wait();
  });
  loop.run();
  log.note("stopped", {});
  return 0;
}

int verify(const std::string& file, const Catalogue& text) {
  const auto record = read_record_json(file, text);
  if (!record) return fail(text, record.error());
  if (const auto problem = unfair(*record)) return fail(text, {"verify.failed", {{"why", text(*problem)}}});
  std::cout << text("verify.good") << '\n';
  return 0;
}

int back_up_data(const std::string& data, const std::string& target, const Catalogue& text) {
  if (const auto problem = back_up(data, target)) return fail(text, *problem);
  std::cout << text({"backup.done", {{"file", target}}}) << '\n';
  return 0;
}

int restore_data(const std::string& copy, const std::string& data, const Catalogue& text) {
  if (const auto problem = restore(copy, data)) return fail(text, *problem);
  std::cout << text({"restore.done", {{"folder", data}}}) << '\n';
  return 0;
}

}  // namespace roundtable
