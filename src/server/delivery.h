// Messages about one table that leave together, once the store has the events they speak of.
#pragma once

#include <string>
#include <vector>

#include "server/client.h"

namespace roundtable {

struct Delivery {
  struct Message {
    ClientPtr to;
    Text text;
  };
  struct Request {
    ClientPtr by;
    std::string id;
  };
  TablePtr about;  // null: to be sent even if the table's events cannot be stored
  std::vector<Message> messages = {};
  std::vector<Request> requests = {};     // refused if the events cannot be stored
  std::vector<ClientPtr> dismissed = {};  // sent away by the events

  void add(const ClientPtr& client, std::string_view text) { messages.push_back({client, shared_text(text)}); }
};

}  // namespace roundtable
