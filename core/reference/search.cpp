#include "core/reference/search.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>

namespace attnscope {
namespace {

struct Spelling {
    std::string_view sign, name;
};

/// Signs as people type them.
constexpr auto spellings = std::to_array<Spelling>({
    {"λ", "lambda"},
    {"κ", "kappa"},
    {"σ", "sigma"},
    {"θ", "theta"},
    {"Δ", "delta"},
    {"Σ", "sum"},
    {"√", "sqrt"},
    {"²", "2"},
    {"₂", "2"},
    {"₅₁₂", "512"},
});

bool is_of_word(char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') ||
           static_cast<unsigned char>(c) >= 0x80;
}

/// Returns a text in small letters, with names in place of signs.
std::string spelt(std::string text) {
    for (const auto& [sign, name] : spellings)
        for (std::size_t at = 0; (at = text.find(sign, at)) != std::string::npos;)
            text.replace(at, sign.size(), name);
    for (char& c : text)
        if (c >= 'A' && c <= 'Z')
            c = static_cast<char>(c - 'A' + 'a');
    return text;
}

std::vector<std::string> words_in(const std::string& spelling) {
    std::vector<std::string> words(1);
    for (const char c : spelling)
        if (is_of_word(c))
            words.back() += c;
        else if (!words.back().empty())
            words.emplace_back();
    if (words.back().empty())
        words.pop_back();
    return words;
}

/// Which part of a word in a text has to be equal to the word that is sought.
enum class Match { beginning, whole };

/// Whether a word of the text matches. Words that begin with a letter outside ASCII may be found
/// within a word, because some scripts do not separate words.
bool holds(const std::string& text, const std::string& word, Match match) {
    for (std::size_t at = 0; (at = text.find(word, at)) != std::string::npos; ++at) {
        const std::size_t end = at + word.size();
        const bool ends = end == text.size() || !is_of_word(text[end]);
        if (static_cast<unsigned char>(word.front()) >= 0x80 ||
            ((at == 0 || !is_of_word(text[at - 1])) && (ends || match == Match::beginning)))
            return true;
    }
    return false;
}

bool holds_all(const std::string& text, const std::vector<std::string>& words,
               Match match = Match::beginning) {
    return std::ranges::all_of(words, [&](const auto& word) { return holds(text, word, match); });
}

/// Returns the words without their endings: "keep" for "keeps" and "keeping".
std::vector<std::string> without_endings(std::vector<std::string> words) {
    constexpr std::size_t shortest = 3;
    for (std::string& word : words)
        for (const std::string_view ending : {"ing", "ed", "s"})
            if (word.ends_with(ending) && word.size() >= shortest + ending.size()) {
                word.resize(word.size() - ending.size());
                break;
            }
    return words;
}

std::string in_both_languages(const Message& message, const Translate& translate) {
    const std::string own = text_of(message, translate), english = text_of(message);
    return spelt(own == english ? own : own + '\n' + english);
}

/// What is sought.
struct Query {
    std::string text;
    std::vector<std::string> words;
};

/// Returns how well the entry matches, 0 being best; nothing if it does not.
std::optional<int> rank_of(const ReferenceEntry& entry, const Query& query,
                           const Translate& translate) {
    const std::string title = spelt(text_of(entry.title, translate)), name = spelt(entry.name);
    if (title == query.text || name == query.text)
        return 0;
    if (title.starts_with(query.text) || name.starts_with(query.text))
        return 1;
    const std::string names = in_both_languages(entry.title, translate) + '\n' + name;
    if (holds_all(names, query.words))
        return 2;
    const std::string texts = names + '\n' + in_both_languages(entry.meaning, translate) + '\n' +
                              in_both_languages(entry.source, translate) + '\n' +
                              spelt(entry.formula) + '\n' + spelt(entry.help);
    if (holds_all(texts, query.words, Match::whole))
        return 3;
    if (holds_all(texts, query.words))
        return 4;
    return holds_all(texts, without_endings(query.words)) ? std::optional(5) : std::nullopt;
}

struct Hit {
    int rank;
    const ReferenceEntry* entry;
};

}  // namespace

std::vector<const ReferenceEntry*> found_in(const Reference& reference, std::string_view query,
                                            const Translate& translate) {
    Query sought{spelt(std::string(query)), {}};
    sought.words = words_in(sought.text);
    if (sought.words.empty())
        return {};
    const std::size_t first = sought.text.find_first_not_of(' ');
    sought.text = sought.text.substr(first, sought.text.find_last_not_of(' ') - first + 1);
    std::vector<Hit> hits;
    for (const ReferenceSection& section : reference.sections)
        for (const ReferenceEntry& entry : section.entries)
            if (const auto rank = rank_of(entry, sought, translate))
                hits.push_back({*rank, &entry});
    std::ranges::stable_sort(hits, {}, &Hit::rank);
    std::vector<const ReferenceEntry*> found;
    for (const Hit& hit : hits)
        found.push_back(hit.entry);
    return found;
}

}  // namespace attnscope
