#pragma once

#include <span>
#include <string>
#include <string_view>

#include "core/text/message.h"

namespace attnscope {

/// The meaning of an entry of a figure's legend. Three kinds of entries have no record here because
/// other tables have their meaning: approximations in the figures of their quantity, the rules that
/// are compared, and the methods of a published table.
struct CurveMeaning {
    std::string_view key;      ///< key of the entry (core/figures/entries.h)
    std::string_view figures;  ///< ids of the figures in which the key means this,
                               ///< separated by spaces; empty: all figures that no other
                               ///< record of the key names
    std::string_view label;    ///< in legends, with … for what differs
    std::string_view meaning;  ///< two sentences for everybody: what it is, and when it holds
    std::string_view formula, source;
};

/// The table `curves`, in the order in which it is listed.
std::span<const CurveMeaning> curve_meanings();

/// Returns the meaning of the entry with this key in a figure; null if another table has it.
const CurveMeaning* curve_meaning(std::string_view figure, std::string_view key);

/// Whether the record is on entries of this figure; false for a record of all figures.
bool is_drawn_in(const CurveMeaning& entry, std::string_view figure);

/// Returns a key that no other record of the table has: KEY, or KEY-FIGURE with the first figure if
/// the record names figures.
std::string unique_key(const CurveMeaning& entry);

/// The label of an entry, which can be translated.
Message label_of(const CurveMeaning& entry);

}  // namespace attnscope
