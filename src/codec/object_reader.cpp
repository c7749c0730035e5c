#include "codec/object_reader.h"

namespace roundtable {

ObjectReader::ObjectReader(const boost::json::value& value) : object_(value.if_object()) {
  if (!object_) problem_ = Message("json.not_an_object");
}

const boost::json::value* ObjectReader::member(std::string_view key) {
  if (problem_) return nullptr;
  if (!asked_.contains(key)) asked_.push_back(key);
  return object_->if_contains(key);
}

const boost::json::value* ObjectReader::required(std::string_view key) {
  const auto* value = member(key);
  if (!value) fail({"json.missing", {{"key", std::string(key)}}});
  return value;
}

void ObjectReader::wrong_type(std::string_view wanted, std::string_view key) {
  fail({"json.wrong_type." + std::string(wanted), {{"key", std::string(key)}}});
}

void ObjectReader::flag(std::string_view key, bool& out) {
  const auto* value = member(key);
  if (!value) return;
  if (const auto* flag = value->if_bool())
    out = *flag;
  else
    wrong_type("flag", key);
}

void ObjectReader::integer(std::string_view key, int low, int high, int& out) {
  const auto* value = member(key);
  if (!value) return;
  const auto* number = value->if_int64();
  if (!number && !value->is_uint64()) return wrong_type("integer", key);
  if (!number || *number < low || *number > high)
    return fail({"json.out_of_range", {{"key", std::string(key)}, {"low", long{low}}, {"high", long{high}}}});
  out = static_cast<int>(*number);
}

void ObjectReader::text(std::string_view key, std::string& out) {
  const auto* value = member(key);
  if (!value) return;
  if (const auto* text = value->if_string())
    out.assign(text->begin(), text->end());
  else
    wrong_type("text", key);
}

bool ObjectReader::seat_of(std::string_view key, const boost::json::value& value, Seat& out) {
  const auto* number = value.if_int64();
  if (!number && !value.is_uint64()) {
    wrong_type("seat", key);
    return false;
  }
  if (!number || *number < 0 || *number >= max_seats) {
    fail({"json.no_such_seat", {{"key", std::string(key)}}});
    return false;
  }
  out = Seat(static_cast<int>(*number));
  return true;
}

void ObjectReader::seat(std::string_view key, std::optional<Seat>& out) {
  const auto* value = member(key);
  Seat seat;
  if (value && seat_of(key, *value, seat)) out = seat;
}

void ObjectReader::required_seat(std::string_view key, Seat& out) {
  if (const auto* value = required(key)) seat_of(key, *value, out);
}

void ObjectReader::seat_or_null(std::string_view key, std::optional<Seat>& out) {
  const auto* value = required(key);
  if (value && !value->is_null()) seat(key, out);
}

std::optional<Message> ObjectReader::problem() {
  if (problem_) return problem_;
  for (const auto& member : *object_)
    if (!asked_.contains(member.key())) fail({"json.unknown_key", {{"key", shortened(member.key())}}});
  return problem_;
}

}  // namespace roundtable
