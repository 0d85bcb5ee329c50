#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "core/text/errors.h"
#include "core/text/printable.h"

/// What libFuzzer calls with one input; the seeds are replayed through it by the ordinary tests.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size);

namespace attnscope {

/// Ends the process if a property does not hold, in every build.
inline void require(bool holds) {
    if (!holds)
        std::abort();
}

/// Runs what may be refused: with nothing but an Error, whose sentence is one short printable line.
template <typename Body>
void expect_sentence_or(const Body& body) {
    try {
        body();
    } catch (const Error& error) {
        const std::string sentence = error.what();
        require(!sentence.empty() && sentence.size() < 480);
        require(printable(sentence, sentence.size()) == sentence);
    }
}

}  // namespace attnscope
