// Who speaks, and to which table: every message of a client comes in here, and so does what the site asks of a table.
// Runs on one thread, the event loop's; the store and the bots work on their own and report back to it.
#pragma once

#include "server/table_registry.h"

namespace roundtable {

class RequestRouter {
 public:
  RequestRouter(boost::asio::io_context& loop, Store& store, Metrics& metrics, ServerOptions options);

  void receive(const ClientPtr& client, std::string_view text);
  void disconnected(const ClientPtr& client);
  /// Takes up the games that were running when the server stopped.
  void resume() { tables_.resume(); }
  /// Whether this token belongs to a person at the table.
  bool is_at_table(std::string_view code, std::string_view token);
  /// What somebody who has the code of a table may know before joining it, in JSON; empty where there is none.
  std::string preview(std::string_view code);
  void stop();

 private:
  using Refused = std::optional<Refusal>;
  struct From {
    const ClientPtr& client;
    std::string id;  // of the request
  };

  Refused serve(const From& from, const request::Hello& request);
  Refused serve(const From& from, const request::Create& request);
  Refused serve(const From& from, const request::Join& request);
  Refused serve(const From& from, const request::Enter& request);
  Refused serve(const From& from, const request::Redeem& request);
  Refused serve(const From& from, const request::Watch& request);
  Refused serve(const From& from, const request::DeviceLink& request);
  Refused serve(const From& from, const request::Suggest& request);
  Refused serve(const From& from, const TableRequest& request);
  void show(const From& from, const TablePtr& table, int person, int since);
  void commit_entry(const From& from, const TablePtr& table, int person, std::string_view token,
                    const TableEvents& events);

  Metrics& metrics_;
  ServerOptions options_;
  CommitQueue commits_;
  BotPool bots_;
  TableServices services_;
  TableRegistry tables_;
};

}  // namespace roundtable
