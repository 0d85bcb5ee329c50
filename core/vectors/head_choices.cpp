#include "core/vectors/head_choices.h"

#include <algorithm>
#include <string_view>

#include "core/attention/vector_source.h"
#include "core/text/ascii.h"
#include "core/vectors/vector_files.h"

namespace attnscope {
namespace {

std::size_t common_beginning(std::string_view one, std::string_view other) {
    return static_cast<std::size_t>(std::ranges::mismatch(one, other).in1 - one.begin());
}

/// Returns the number of characters at the end that are the same in both names, not counting their
/// first `from` characters.
std::size_t common_end(std::string_view one, std::string_view other, std::size_t from) {
    std::size_t count = 0;
    while (count + from < std::min(one.size(), other.size()) &&
           one[one.size() - 1 - count] == other[other.size() - 1 - count])
        ++count;
    return count;
}

bool is_in_word(char c) {
    return is_letter(c) || is_digit(c) || c == '_';
}

/// Returns the index at which the last word of name[0, end) begins.
std::size_t last_word(std::string_view name, std::size_t end) {
    while (end > 0 && !is_in_word(name[end - 1]))
        --end;
    while (end > 0 && is_in_word(name[end - 1]))
        --end;
    return end;
}

void add_pairs(HeadChoices& choices, const FileHeads& files) {
    const auto pairs = tensor_pairs(tensor_offers(files.queries->file));
    const auto chosen =
        std::ranges::find(pairs, TensorPair{files.queries->tensor->name, files.keys->tensor->name});
    if (chosen == pairs.end() || pairs.size() < 2)
        return;
    choices.pairs = named_pairs(pairs);
    choices.chosen = static_cast<std::size_t>(chosen - pairs.begin());
}

}  // namespace

std::vector<NamedPair> named_pairs(const std::vector<TensorPair>& pairs) {
    if (pairs.empty())
        return {};
    const std::string_view first = pairs.front().queries;
    std::size_t begin = first.size(), end = first.size();
    for (const TensorPair& pair : pairs)
        begin = std::min(begin, common_beginning(first, pair.queries));
    for (const TensorPair& pair : pairs)
        end = std::min(end, common_end(first, pair.queries, begin));
    // Numbers that end in the same digits are kept whole.
    while (end > 0 && is_in_word(first[first.size() - end]))
        --end;
    const std::size_t from = last_word(first, begin);
    std::vector<NamedPair> named;
    for (const TensorPair& pair : pairs)
        named.push_back({pair, pair.queries.substr(from, pair.queries.size() - end - from)});
    return named;
}

HeadChoices head_choices(const Scenario& scenario) {
    Scenario first = scenario;
    first.head = first.batch = 0;
    const FileHeads files = open_heads(first);
    HeadChoices choices{axes_of(files), {}, 0};
    if (is_file(scenario.queries) && is_file(scenario.keys) &&
        scenario.query_file == scenario.key_file)
        add_pairs(choices, files);
    return choices;
}

}  // namespace attnscope
