#include "soak/evening.h"

#include <stdlib.h>

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>

namespace roundtable {
namespace {

std::filesystem::path fresh_folder() {
  std::string name = (std::filesystem::temp_directory_path() / "roundtable-evening-XXXXXX").string();
  return mkdtemp(name.data());
}

}  // namespace

Evening::Evening(const std::filesystem::path& program, std::vector<std::string> options)
    : folder_(fresh_folder()), server_(program, folder_, std::move(options)) {}

Evening::~Evening() {
  if (server_.pid()) server_.kill();
  std::filesystem::remove_all(folder_);
}

Party& Evening::invite(const Party& party) {
  parties_.push_back(std::make_unique<Party>(party));
  Party& made = *parties_.back();
  const int people = made.seats - static_cast<int>(made.bots.size());
  for (int seat = 0; seat < people; ++seat)
    guests_.push_back(std::make_unique<Guest>(loop_, server_.port(), made, seat, guests_.size() + 1, troubles_));
  return made;
}

bool Evening::all_over() const {
  return std::all_of(parties_.begin(), parties_.end(), [](const auto& party) { return party->over; });
}

long Evening::actions() const {
  long actions = 0;
  for (const auto& party : parties_) actions += party->actions;
  return actions;
}

void Evening::begin() {
  for (auto& guest : guests_) boost::asio::co_spawn(loop_, guest->play(), boost::asio::detached);
}

}  // namespace roundtable
