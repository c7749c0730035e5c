// The certificate that a server shows by TLS, and its key.
#pragma once

#include <boost/asio/ssl/context.hpp>
#include <expected>
#include <memory>

#include "text/message.h"

namespace roundtable {

/// From PEM files, or why they cannot be used; nothing where none are named.
std::expected<std::shared_ptr<boost::asio::ssl::context>, Message> load_certificate(const std::string& certificate,
                                                                                    const std::string& key);

}  // namespace roundtable
