#include "core/reference/words.h"

#include <algorithm>

namespace attnscope {

std::vector<Word> glossary() {
    std::vector<Word> words;
    for (const auto part : {words_of_attention(), words_of_rows(), words_of_scale(),
                            words_of_chance(), words_of_program()})
        words.insert(words.end(), part.begin(), part.end());
    std::ranges::stable_sort(words, {}, &Word::key);
    return words;
}

}  // namespace attnscope
