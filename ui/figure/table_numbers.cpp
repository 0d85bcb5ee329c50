#include "ui/figure/table_numbers.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "ui/look/text.h"

namespace attnscope {
namespace {

/// Returns how many digits after the point the numbers of a column have; nullopt if each is written
/// by itself.
std::optional<int> decimalsOf(const Table& table, std::size_t column) {
    constexpr int digits = 4, most = 6;
    double largest = 0;
    bool are_whole = true;
    for (const Table::Row& row : table.rows)
        if (const double value = row.values[column]; std::isfinite(value)) {
            largest = std::max(largest, std::abs(value));
            are_whole &= value == std::round(value);
        }
    if (are_whole)
        return {};
    const int decimals = digits - 1 - static_cast<int>(std::floor(std::log10(largest / 3)));
    return decimals >= 0 && decimals <= most ? std::optional(decimals) : std::nullopt;
}

}  // namespace

QStringList numberTexts(const Table& table, std::size_t column) {
    const std::optional<int> decimals = decimalsOf(table, column);
    QStringList texts;
    for (const Table::Row& row : table.rows) {
        const double value = row.values[column];
        const bool is_aligned =
            decimals && (value == 0 || std::abs(value) >= std::pow(10, 1 - *decimals));
        texts.append(is_aligned ? valueText(value, *decimals) : shortNumber(value));
    }
    return texts;
}

}  // namespace attnscope
