#include "core/reference/search.h"

#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <utility>

#include "core/text/nearest.h"

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
    {"\u03bc", "mu"},
    {"\u00b5", "mu"},  // the sign of micro, which keyboards have
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

/// Returns the word without its ending: "keep" for "keeps" and "keeping".
std::string without_ending(const std::string& word) {
    constexpr std::size_t shortest = 3;
    for (const std::string_view ending : {"ing", "ed", "s"})
        if (word.ends_with(ending) && word.size() >= shortest + ending.size())
            return word.substr(0, word.size() - ending.size());
    return word;
}

/// Words that say nothing of what is sought.
constexpr auto fillers = std::to_array<std::string_view>(
    {"a",    "an",   "and",   "are",   "as",   "at",  "be",    "by",   "can", "do",
     "does", "for",  "from",  "how",   "i",    "in",  "is",    "it",   "its", "me",
     "my",   "of",   "on",    "or",    "that", "the", "there", "this", "to",  "was",
     "what", "when", "where", "which", "who",  "why", "with",  "you"});

/// Returns the words of a question that say what is sought; all of them if each is a filler.
std::vector<std::string> sought_words(const std::vector<std::string>& words) {
    std::vector<std::string> sought;
    for (const std::string& word : words)
        if (std::ranges::find(fillers, word) == fillers.end())
            sought.push_back(word);
    return sought.empty() ? words : sought;
}

std::string in_both_languages(const Message& message, const Translate& translate) {
    const std::string own = text_of(message, translate), english = text_of(message);
    return spelt(own == english ? own : own + '\n' + english);
}

/// Returns a text's words with one blank between them.
std::string with_blanks(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : " ") + word;
    return text;
}

/// The words of an entry: those by which it is called, and what it says.
struct EntryTexts {
    std::string names, texts;

    EntryTexts(const ReferenceEntry& entry, const Translate& translate)
        : names(in_both_languages(entry.title, translate)),
          texts(in_both_languages(entry.meaning, translate) + '\n' +
                in_both_languages(entry.source, translate) + '\n' + spelt(entry.formula) + '\n' +
                in_both_languages(entry.help, translate)) {
        if (entry.section != "shortcuts")  // no person types the name of such an entry
            names += '\n' + spelt(entry.name);
    }
};

/// What is sought.
struct Query {
    std::string text;                ///< as it was typed
    std::string core;                ///< the words, joined
    std::vector<std::string> typed;  ///< all words
    std::vector<std::string> words;  ///< without fillers
};

struct Hit {
    int opening;        ///< 2 if a title, key or phrase is the query, 1 if a title or key begins
                        ///< with it or a phrase is a part of it, else 0
    bool is_explained;  ///< whether it says what something is, not what a key does
    int score;          ///< the more, the better; see score_of()
    const ReferenceEntry* entry;
};

/// Returns words without their endings, each once.
std::set<std::string> stems_of(const std::vector<std::string>& words) {
    std::set<std::string> stems;
    for (const std::string& word : words)
        stems.insert(without_ending(word));
    return stems;
}

/// Returns how the query asks what the phrase does: 2 if the words that say what is sought are the
/// same, 1 if it has all of the phrase's and no more than as many others, else 0. A phrase of one
/// such word and fillers, "what is lambda", has to be typed whole.
int asks(const std::string& phrase, const Query& query) {
    const std::vector<std::string> all = words_in(spelt(phrase)), words = sought_words(all);
    if (words.size() == 1)
        return stems_of(all) == stems_of(all.size() == 1 ? query.words : query.typed) ? 2 : 0;
    const std::set<std::string> wanted = stems_of(words), said = stems_of(query.words);
    if (wanted == said)
        return 2;
    return std::ranges::includes(said, wanted) && 2 * wanted.size() >= said.size() ? 1 : 0;
}

int asks_any(const std::vector<std::string>& phrases, const Query& query) {
    int best = 0;
    for (const std::string& phrase : phrases)
        best = std::max(best, asks(phrase, query));
    return best;
}

int opening_of(const std::string& title, const std::string& name, const Query& query) {
    int opening = 0;
    for (const std::string& sought : {query.text, query.core})
        for (const std::string& said : {title, name})
            opening = std::max(opening, said == sought ? 2 : said.starts_with(sought) ? 1 : 0);
    return opening;
}

/// Returns how well a word is found: 3 in title or key, 2 as a whole word of the texts, 1 as a
/// beginning or without its ending, 0 if it is not there.
int score_of(const std::string& word, const std::string& names, const std::string& texts) {
    if (holds(names, word, Match::beginning))
        return 3;
    if (holds(texts, word, Match::whole))
        return 2;
    return holds(texts, without_ending(word), Match::beginning) ? 1 : 0;
}

/// Returns a question without its mark.
std::string without_end(std::string text) {
    while (text.ends_with('?') || text.ends_with(' '))
        text.pop_back();
    return text;
}

/// Returns how the entry matches; nothing if fewer than half of the words are in it.
std::optional<Hit> hit_of(const ReferenceEntry& entry, const Query& query,
                          const Translate& translate) {
    const std::string title = without_end(spelt(text_of(entry.title, translate)));
    const bool is_shortcut = entry.section == "shortcuts";
    const std::string name = is_shortcut ? std::string() : spelt(entry.name);
    const auto [names, texts] = EntryTexts(entry, translate);
    Hit hit{opening_of(title, name, query), !is_shortcut, 0, &entry};
    if (is_shortcut && hit.opening == 1)
        hit.opening = 0;
    hit.opening = std::max(hit.opening, asks_any(entry.asked, query));
    std::size_t found = 0;
    for (const std::string& word : query.words) {
        const int score = score_of(word, names, texts);
        found += score > 0 ? 1 : 0;
        hit.score += score;
    }
    return hit.opening > 0 || 2 * found >= query.words.size() ? std::optional(hit) : std::nullopt;
}

}  // namespace

std::vector<const ReferenceEntry*> found_in(const Reference& reference, std::string_view query,
                                            const Translate& translate) {
    Query sought{spelt(std::string(query)), {}, {}, {}};
    sought.typed = words_in(sought.text);
    sought.words = sought_words(sought.typed);
    sought.core = with_blanks(sought.words);
    if (sought.words.empty())
        return {};
    sought.text = without_end(sought.text.substr(sought.text.find_first_not_of(' ')));
    std::vector<Hit> hits;
    for (const ReferenceSection& section : reference.sections)
        for (const ReferenceEntry& entry : section.entries)
            if (const auto hit = hit_of(entry, sought, translate))
                hits.push_back(*hit);
    std::ranges::stable_sort(hits, std::ranges::greater(), [](const Hit& hit) {
        return std::tuple(hit.opening, hit.is_explained, hit.score);
    });
    std::vector<const ReferenceEntry*> found;
    for (const Hit& hit : hits)
        found.push_back(hit.entry);
    return found;
}

std::string meant_query(const Reference& reference, std::string_view query,
                        const Translate& translate) {
    std::set<std::string> texts, names;
    for (const ReferenceSection& section : reference.sections)
        for (const ReferenceEntry& entry : section.entries) {
            const EntryTexts of(entry, translate);
            for (std::string& word : words_in(of.names))
                names.insert(std::move(word));
            for (std::string& word : words_in(of.texts))
                texts.insert(std::move(word));
            for (const std::string& phrase : entry.asked)
                for (std::string& word : words_in(spelt(phrase)))
                    texts.insert(std::move(word));
        }
    const std::vector<std::string_view> known(names.begin(), names.end());
    const auto is_known = [&](const std::string& word) {
        constexpr std::size_t shortest = 3;
        const bool is_plain = word.front() >= 'a' && word.front() <= 'z';
        return !is_plain || word.size() < shortest ||
               std::ranges::find(fillers, word) != fillers.end() ||
               std::ranges::any_of(std::array{&names, &texts}, [&](const auto* words) {
                   const auto next = words->lower_bound(without_ending(word));
                   return next != words->end() && next->starts_with(without_ending(word));
               });
    };
    std::vector<std::string> meant = words_in(spelt(std::string(query)));
    bool is_other = false;
    for (std::string& word : meant) {
        if (is_known(word))
            continue;
        const std::string_view near = suggested(word, known);
        if (near.empty())
            return {};
        word = near;
        is_other = true;
    }
    return is_other ? with_blanks(meant) : std::string();
}

}  // namespace attnscope
