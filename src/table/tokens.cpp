#include "table/tokens.h"

#include <sodium.h>

#include <algorithm>
#include <array>

namespace roundtable {
namespace {

constexpr std::string_view code_letters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";  // 32: five bits each
static_assert(code_letters.size() == 32);
constexpr std::size_t code_length = 8;

[[maybe_unused]] const int sodium_ready = sodium_init();

template <std::size_t N>
std::array<unsigned char, N> random_bytes() {
  std::array<unsigned char, N> bytes;
  randombytes_buf(bytes.data(), bytes.size());
  return bytes;
}

template <class Bytes>
std::string hex(const Bytes& bytes) {
  std::string text(2 * bytes.size() + 1, '\0');
  sodium_bin2hex(text.data(), text.size(), bytes.data(), bytes.size());
  text.pop_back();
  return text;
}

}  // namespace

std::string fresh_table_code() {
  std::string code;
  for (const unsigned char byte : random_bytes<code_length>()) code.push_back(code_letters[byte % 32]);
  return code;
}

bool is_table_code(std::string_view text) {
  return text.size() == code_length &&
         std::all_of(text.begin(), text.end(), [](char letter) { return code_letters.contains(letter); });
}

std::string fresh_token() { return hex(random_bytes<32>()); }
std::string fresh_secret() { return hex(random_bytes<32>()); }

std::uint64_t fresh_number() {
  std::uint64_t number = 0;
  randombytes_buf(&number, sizeof number);
  return number;
}

std::string hash_of(std::string_view text) {
  std::array<unsigned char, crypto_hash_sha256_BYTES> hash;
  crypto_hash_sha256(hash.data(), reinterpret_cast<const unsigned char*>(text.data()), text.size());
  return hex(hash);
}

bool same_secret(std::string_view a, std::string_view b) {
  return a.size() == b.size() && sodium_memcmp(a.data(), b.data(), a.size()) == 0;
}

}  // namespace roundtable
