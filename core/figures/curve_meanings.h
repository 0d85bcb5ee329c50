#pragma once

#include <span>
#include <string>
#include <string_view>

#include "core/text/message.h"

namespace attnscope {

/// What an entry of a figure's legend means. Entries that other tables name have no record here:
/// approximations in the figures of their quantity, the rules that are compared, and the methods of
/// a published table.
struct CurveMeaning {
    std::string_view key;      ///< of the entry (core/figures/entries.h)
    std::string_view figures;  ///< ids of those in which the key means this, separated by spaces;
                               ///< empty: all that no other record of the key names
    std::string_view label;    ///< in legends, with … for what differs
    std::string_view meaning;  ///< two sentences for everybody: what it is, and when it holds
    std::string_view formula, source;
};

/// The table `curves`, in the order in which it is listed.
std::span<const CurveMeaning> curve_meanings();

/// Returns what an entry of that key means in a figure; null if another table says so.
const CurveMeaning* curve_meaning(std::string_view figure, std::string_view key);

/// Whether the record is on entries of that figure; false for a record of all figures.
bool is_drawn_in(const CurveMeaning& entry, std::string_view figure);

/// Returns a key that no other record of the table has: with the first figure, if it names any.
std::string unique_key(const CurveMeaning& entry);

/// The label of an entry, which can be translated.
Message label_of(const CurveMeaning& entry);

}  // namespace attnscope
