#include "core/text/nearest.h"

#include <algorithm>
#include <numeric>

namespace attnscope {
namespace {

/// The Levenshtein distance, computed a row of its table at a time.
std::size_t distance(std::string_view from, std::string_view to) {
    std::vector<std::size_t> row(to.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (const char sign : from) {
        std::size_t diagonal = row[0]++;
        for (std::size_t i = 1; i < row.size(); ++i) {
            const std::size_t exchanged = diagonal + (sign == to[i - 1] ? 0 : 1);
            diagonal = row[i];
            row[i] = std::min({row[i] + 1, row[i - 1] + 1, exchanged});
        }
    }
    return row.back();
}

}  // namespace

std::string_view nearest(std::string_view word, const std::vector<std::string_view>& known) {
    constexpr std::size_t longest = 64;
    std::string_view found;
    if (word.size() > longest)
        return found;
    std::size_t least = word.size() / 2 + 1;
    for (const std::string_view each : known)
        if (const std::size_t apart = distance(word, each); apart < least) {
            least = apart;
            found = each;
        }
    return found;
}

std::string_view suggested(std::string_view word, const std::vector<std::string_view>& known) {
    constexpr std::size_t farthest = 2;
    const std::string_view found = nearest(word, known);
    if (!found.empty() && distance(word, found) <= farthest)
        return found;
    const auto longer =
        std::ranges::find_if(known, [&](std::string_view each) { return each.starts_with(word); });
    return word.empty() || longer == known.end() ? std::string_view() : *longer;
}

}  // namespace attnscope
