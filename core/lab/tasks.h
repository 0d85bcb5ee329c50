#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "core/parameters/parameter.h"
#include "core/sampling/philox.h"

namespace attnscope::lab {

/// What a row has to answer, and the keys that it should look at for that.
struct Answer {
    std::int64_t row;                 ///< index of the token whose row is read out
    std::int32_t wanted;              ///< class
    std::vector<std::int32_t> looks;  ///< indices of keys
};

/// One sequence of a task: tokens, each a symbol and some real features.
struct Example {
    std::vector<std::int32_t> symbols;
    std::vector<float> features;  ///< tokens × features
    std::vector<Answer> answers;  ///< in the order of the rows
};

/// What an example is drawn from.
struct Draw {
    std::int64_t n;  ///< number of keys
    const ParameterValues& parameters;
    std::uint64_t seed;     ///< of what all examples of a run share
    RandomStream& numbers;  ///< of this example
};

/// A task that a small attention model is trained on, as a record. Each has a file in
/// core/lab/tasks.
struct Task {
    std::string_view key;      ///< name on the command line
    std::string_view label;    ///< what a person reads
    std::string_view help;     ///< one sentence
    std::string_view meaning;  ///< two sentences for everybody: what it is, and what it shows
    std::string_view formula;  ///< of the answer
    std::string_view source;
    std::span<const Parameter* const> parameters = {};

    std::int64_t symbols, features, classes;
    /// Whether the query is a token behind the n keys that is no key itself; otherwise each of the
    /// n tokens is query and key.
    bool query_apart = true;
    std::string_view mask = "none";  ///< that the task is usually trained with

    std::int64_t shortest, longest;  ///< numbers of keys that it is trained at
    std::int64_t d = 32, layers = 1, heads = 1, steps, batch = 128;
    double rate;  ///< of Adam

    void (*draw)(const Draw& draw, Example& example);  ///< fills an example that is empty
    /// Puts n queries behind the keys of an example in place of the one that draw() made, with
    /// their answers: query i is that of row i where a trained head makes a matrix
    /// (core/lab/trained_vectors.h). Null if all rows have the query of the example, or where each
    /// token is a query.
    void (*ask_in_each_row)(const Draw& draw, Example& example) = nullptr;
};

/// All tasks, in the order in which they are shown.
std::span<const Task* const> tasks();

/// Returns the task with this key. Throws InvalidRequest, which lists the keys, if there is none.
const Task& task(std::string_view key);

/// The number of tokens of an example with n keys and, if they are apart, so many queries.
inline std::int64_t tokens_of(const Task& task, std::int64_t n, std::int64_t queries = 1) {
    return n + (task.query_apart ? queries : 0);
}

/// Returns a whole number from 0 to count − 1.
inline std::int64_t whole_below(RandomStream& numbers, std::int64_t count) {
    return static_cast<std::int64_t>(numbers.uniform() * static_cast<double>(count));
}

}  // namespace attnscope::lab
