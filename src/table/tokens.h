// Randomness that nobody can guess, and the words made from it. Kept and compared only as hashes.
#pragma once

#include <string>
#include <string_view>

namespace roundtable {

/// The code of a table: eight letters and digits that are not mistaken for one another when read aloud.
std::string fresh_table_code();
bool is_table_code(std::string_view text);
/// 256 random bits: a person's key to a seat.
std::string fresh_token();
/// 32 random bytes in hex digits: what a deal is drawn from.
std::string fresh_secret();
std::uint64_t fresh_number();

/// SHA-256 in hex digits.
std::string hash_of(std::string_view text);
/// In time that does not tell where they differ.
bool same_secret(std::string_view a, std::string_view b);

}  // namespace roundtable
