#pragma once

#include <array>
#include <concepts>

namespace attnscope {

/// Pointers to these records, in order.
template <typename Record, std::same_as<Record>... Others>
constexpr std::array<const Record*, 1 + sizeof...(Others)> pointers_to(const Record& first,
                                                                       const Others&... others) {
    return {&first, &others...};
}

}  // namespace attnscope

/// Declares `name`, the table of these records, each of which is defined in a file of its own as
/// `extern const Record record = {…}` in the same namespace. A new record needs only its file and
/// its name here. (A record that enters itself would be dropped by the linker with its file.)
#define ATTNSCOPE_TABLE(Record, name, ...) \
    extern const Record __VA_ARGS__;       \
    static constexpr std::array name = ::attnscope::pointers_to(__VA_ARGS__)
