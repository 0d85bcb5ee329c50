#include "core/vectors/tensor_offers.h"

#include <algorithm>
#include <map>
#include <utility>

#include "core/io/tensor_file.h"
#include "core/text/printable.h"
#include "core/vectors/tensor_names.h"

namespace attnscope {
namespace {

/// Returns the kind of a character: letters (in either case), digits, others.
int kind_of(char c) {
    const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    return letter ? 1 : c >= '0' && c <= '9' ? 2 : 0;
}

/// "layer", "5", "q", "proj" of layer5.q_proj, in lower case.
std::vector<std::string> words_of(const std::string& name) {
    std::vector<std::string> words;
    int before = 0;
    for (const char c : name) {
        const int kind = kind_of(c);
        if (kind != 0 && kind != before)
            words.emplace_back();
        if (kind != 0)
            words.back() += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        before = kind;
    }
    return words;
}

bool is_word(const std::string& word, bool keys) {
    const auto names = usual_names(keys);
    return std::ranges::find(names, word) != names.end();
}

/// Returns the words of the offer's name with a gap in place of a word that says queries (or keys):
/// one such list for each such word. None if the tensor cannot be chosen.
std::vector<std::vector<std::string>> frames_of(const TensorOffer& offer, bool keys) {
    std::vector<std::vector<std::string>> frames;
    const std::vector<std::string> words = words_of(offer.name);
    for (std::size_t i = 0; i < words.size() && offer.fault.empty(); ++i)
        if (is_word(words[i], keys)) {
            frames.push_back(words);
            frames.back()[i].clear();
        }
    return frames;
}

bool is_word_alone(const TensorOffer& offer, bool keys) {
    const auto words = words_of(offer.name);
    return words.size() == 1 && is_word(words[0], keys);
}

bool have_one_form(const TensorOffer& one, const TensorOffer& other) {
    return one.shape.size() == other.shape.size() && one.shape.back() == other.shape.back();
}

/// Returns the offers whose name says queries (or keys).
std::vector<const TensorOffer*> saying(std::span<const TensorOffer> offers, bool keys) {
    std::vector<const TensorOffer*> found;
    for (const TensorOffer& offer : offers)
        if (!frames_of(offer, keys).empty())
            found.push_back(&offer);
    return found;
}

using Pair = std::pair<const TensorOffer*, const TensorOffer*>;

std::vector<Pair> pairs_of(std::span<const TensorOffer> offers) {
    constexpr std::size_t enough = 1000;
    std::multimap<std::vector<std::string>, const TensorOffer*> keys;
    for (const TensorOffer& offer : offers)
        for (const auto& frame : frames_of(offer, true))
            keys.emplace(frame, &offer);
    std::vector<Pair> pairs;
    for (const TensorOffer& offer : offers)
        for (const auto& frame : frames_of(offer, false))
            for (auto [key, end] = keys.equal_range(frame); key != end; ++key)
                if (pairs.size() < enough && have_one_form(offer, *key->second))
                    pairs.emplace_back(&offer, key->second);
    return pairs;
}

/// Returns the first tensor, other than `taken`, whose name says queries (or keys) or, if there is
/// none, does not say the opposite.
std::string proposed(std::span<const TensorOffer> offers, bool keys, const std::string& taken) {
    const auto first = [&](const auto& suits) -> std::string {
        for (const TensorOffer& offer : offers)
            if (offer.fault.empty() && offer.name != taken && suits(offer))
                return offer.name;
        return {};
    };
    const std::string said =
        first([&](const TensorOffer& offer) { return !frames_of(offer, keys).empty(); });
    return !said.empty()
               ? said
               : first([&](const TensorOffer& offer) { return frames_of(offer, !keys).empty(); });
}

/// Returns the only element of `all` or, if there are several, the only one that suits; null if
/// there is none.
template <typename Found, typename Suits>
const Found* only_one(const std::vector<Found>& all, const Suits& suits) {
    if (all.size() == 1)
        return &all.front();
    return std::ranges::count_if(all, suits) == 1 ? &*std::ranges::find_if(all, suits) : nullptr;
}

}  // namespace

std::vector<TensorOffer> tensor_offers(const TensorFile& file) {
    std::vector<TensorOffer> offers;
    for (const Tensor& tensor : file.tensors())
        offers.push_back({tensor.name, tensor.type, tensor.shape, file.fault(tensor)});
    return offers;
}

std::string named_tensor(std::span<const TensorOffer> offers, bool keys) {
    const auto named = saying(offers, keys);
    const auto* const chosen =
        only_one(named, [&](const TensorOffer* offer) { return is_word_alone(*offer, keys); });
    return chosen ? (*chosen)->name : std::string();
}

std::vector<TensorPair> tensor_pairs(std::span<const TensorOffer> offers) {
    std::vector<TensorPair> pairs;
    for (const auto& [queries, keys] : pairs_of(offers))
        pairs.push_back({queries->name, keys->name});
    return pairs;
}

std::optional<TensorPair> paired_tensors(std::span<const TensorOffer> offers) {
    const auto pairs = pairs_of(offers);
    const auto* const chosen = only_one(pairs, [](const auto& pair) {
        return is_word_alone(*pair.first, false) && is_word_alone(*pair.second, true);
    });
    if (!chosen)
        return std::nullopt;
    return TensorPair{chosen->first->name, chosen->second->name};
}

TensorPair meant_tensors(std::span<const TensorOffer> offers, const TensorPair& named) {
    TensorPair meant = named;
    if (named.queries.empty() && named.keys.empty())
        meant = paired_tensors(offers).value_or(
            TensorPair{named_tensor(offers, false), named_tensor(offers, true)});
    if (named.queries.empty() == named.keys.empty())
        return meant;
    std::vector<TensorPair> pairs = tensor_pairs(offers);
    std::erase_if(pairs, [&](const TensorPair& pair) {
        return named.keys.empty() ? pair.queries != named.queries : pair.keys != named.keys;
    });
    return pairs.size() == 1 ? pairs.front() : meant;
}

TensorPair proposed_tensors(std::span<const TensorOffer> offers) {
    const std::string queries = proposed(offers, false, {});
    return {queries, proposed(offers, true, queries)};
}

std::string proposed_tensor(std::span<const TensorOffer> offers, bool keys) {
    return proposed(offers, keys, {});
}

Message misfit(const TensorOffer& queries, const TensorOffer& keys) {
    if (queries.shape.back() == keys.shape.back())
        return {};
    return {
        "tensors.misfit",
        "%1 has %2 columns but %3 has %4; queries and keys need the same dimension",
        {printable(queries.name), queries.shape.back(), printable(keys.name), keys.shape.back()}};
}

}  // namespace attnscope
