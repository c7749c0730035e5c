#include "net/certificate.h"

#include <openssl/err.h>
#include <openssl/x509.h>

#include <ctime>
#include <optional>

namespace roundtable {
namespace ssl = boost::asio::ssl;
namespace {

std::string date_of(const ASN1_TIME* time) {
  std::tm parts{};
  char text[16] = "";
  if (ASN1_TIME_to_tm(time, &parts) == 1) std::strftime(text, sizeof text, "%Y-%m-%d", &parts);
  return text;
}

/// Every browser would refuse it.
std::optional<Message> out_of_date(const ssl::context& context, const std::string& file) {
  const X509* shown = SSL_CTX_get0_certificate(const_cast<ssl::context&>(context).native_handle());
  const ASN1_TIME *from = X509_get0_notBefore(shown), *until = X509_get0_notAfter(shown);
  if (X509_cmp_current_time(from) < 0 && X509_cmp_current_time(until) > 0) return std::nullopt;
  return Message("serve.certificate_out_of_date", {{"file", file}, {"from", date_of(from)}, {"until", date_of(until)}});
}

bool does_not_fit(const boost::system::error_code& error) {
  const int reason = ERR_GET_REASON(static_cast<unsigned long>(error.value()));
  return error.category() == boost::asio::error::get_ssl_category() &&
         (reason == X509_R_KEY_VALUES_MISMATCH || reason == X509_R_KEY_TYPE_MISMATCH);
}

std::optional<Message> load(ssl::context& context, const std::string& certificate, const std::string& key) {
  boost::system::error_code error;
  context.set_options(ssl::context::no_tlsv1 | ssl::context::no_tlsv1_1, error);
  // A server that starts by itself has nobody to ask for a pass phrase.
  context.set_password_callback([](std::size_t, ssl::context::password_purpose) { return std::string(); }, error);
  context.use_certificate_chain_file(certificate, error);
  if (error) return Message("serve.bad_certificate", {{"file", certificate}, {"why", error.message()}});
  if (auto bad = out_of_date(context, certificate)) return bad;
  context.use_private_key_file(key, ssl::context::pem, error);
  if (does_not_fit(error)) return Message("serve.key_does_not_fit", {{"file", certificate}, {"key", key}});
  if (error) return Message("serve.bad_key", {{"file", key}, {"why", error.message()}});
  return std::nullopt;
}

}  // namespace

std::expected<std::shared_ptr<ssl::context>, Message> load_certificate(const std::string& certificate,
                                                                       const std::string& key) {
  if (certificate.empty() && key.empty()) return nullptr;
  auto context = std::make_shared<ssl::context>(ssl::context::tls_server);
  if (const auto bad = load(*context, certificate, key)) return std::unexpected(*bad);
  return context;
}

}  // namespace roundtable
