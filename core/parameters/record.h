#pragma once

#include <string>
#include <string_view>
#include <type_traits>

#include "core/text/errors.h"
#include "core/text/keyed.h"
#include "core/text/printable.h"

namespace attnscope {

/// The record that an entry of a table is or points to.
template <typename Entry>
constexpr const auto& record_in(const Entry& entry) {
    if constexpr (std::is_pointer_v<Entry>)
        return *entry;
    else
        return entry;
}

/// Returns the record with this key in a table of `what`. Throws InvalidRequest, which lists the
/// keys, if there is none.
template <typename Table>
const auto& record_of(const Table& table, std::string_view what, std::string_view key) {
    for (const auto& entry : table)
        if (record_in(entry).key == key)
            return record_in(entry);
    std::string known;
    for (const auto& entry : table)
        known += (known.empty() ? "" : ", ") + std::string(record_in(entry).key);
    throw InvalidRequest(Message("record.none", "there is no %1 %2; the choices are %3",
                                 {keyed({"noun", what}, what), in_quotes(key), known}));
}

}  // namespace attnscope
