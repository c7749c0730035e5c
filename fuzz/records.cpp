// Records: a broken one is refused; a good one, loaded and written again, stays the same.
#include <cstdint>
#include <cstdlib>
#include <string>

#include "codec/parse_json.h"
#include "match/catalogue.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  boost::json::error_code error;
  const auto record = roundtable::parse_json({reinterpret_cast<const char*>(data), size}, error);
  if (error) return 0;
  const auto match = roundtable::load_record(record);
  if (!match) return 0;
  roundtable::JsonWriter first;
  (*match)->write_record(first);
  const auto again = roundtable::load_record(boost::json::parse(first.text()));
  if (!again) std::abort();
  roundtable::JsonWriter second;
  (*again)->write_record(second);
  if (first.text() != second.text()) std::abort();
  return 0;
}
