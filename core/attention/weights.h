#pragma once

#include <cstdint>
#include <functional>
#include <string_view>

#include "core/attention/queries_and_keys.h"

namespace attnscope {

/// A matrix that a variant learns, as its formula has it.
struct LearnedMatrix {
    std::string_view name;  ///< in files and in formulas
    std::int64_t rows = 0, columns = 0;
    double spread = 0;         ///< standard deviation at the start of training, about 0
    std::uint64_t stream = 0;  ///< of the seed: the upper half of its rows' streams, below 2³²

    /// Whether a given matrix may have more rows or columns, as one made for longer rows.
    bool may_have_more_rows = false, may_have_more_columns = false;
};

/// The matrices that a variant learns: drawn from a seed as at the start of training, or given by
/// name.
class Weights {
public:
    /// Gives a matrix by name. Throws FileError, InvalidRequest.
    using Given = std::function<SharedVectors(std::string_view name)>;

    explicit Weights(std::uint64_t seed) : seed_(seed) {}
    explicit Weights(Given given) : given_(std::move(given)) {}

    bool are_drawn() const { return !given_; }
    std::uint64_t seed() const { return seed_; }

    /// Returns the matrix, of a larger given one its first rows and columns. Throws InvalidRequest
    /// if a given matrix has another shape, and what Given throws.
    SharedVectors matrix(const LearnedMatrix& wanted) const;

private:
    std::uint64_t seed_ = 0;
    Given given_;
};

}  // namespace attnscope
