#include "server/bot_pool.h"

#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>

#include "server/answer_time.h"

namespace roundtable {
namespace asio = boost::asio;

BotPool::BotPool(asio::io_context& loop, const ServerOptions& options)
    : loop_(loop),
      budget_{options.bot_budget},
      step_(options.bot_delay),
      threads_(static_cast<std::size_t>(options.bot_threads)) {}

BotPool::~BotPool() { threads_.join(); }

void BotPool::think(std::shared_ptr<Thinker> thinker, std::chrono::steady_clock::time_point due,
                    std::function<void(const ActionPtr&)> done) {
  asio::post(threads_, [this, thinker = std::move(thinker), due, done = std::move(done), seed = fresh_number()] {
    Rng rng(seed);
    ActionPtr action = thinker->think(rng, budget_);
    asio::post(loop_, [&loop = loop_, step = step_, due, done, action = std::move(action)] {
      const auto at = answer_time(due, std::chrono::steady_clock::now(), step);
      const auto timer = std::make_shared<asio::steady_timer>(loop, at);
      timer->async_wait([done, action, timer](const boost::system::error_code&) { done(action); });
    });
  });
}

void BotPool::advise(std::shared_ptr<Thinker> thinker, std::function<void(std::string_view members)> done) {
  asio::post(threads_, [this, thinker = std::move(thinker), done = std::move(done), seed = fresh_number()] {
    Rng rng(seed);
    JsonWriter out;
    thinker->write_advice(rng, budget_, out);
    asio::post(loop_, [done, members = std::string(out.text())] { done(members); });
  });
}

}  // namespace roundtable
