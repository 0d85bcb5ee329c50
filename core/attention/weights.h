#pragma once

#include <cstdint>
#include <functional>
#include <string_view>

#include "core/attention/queries_and_keys.h"

namespace attnscope {

/// A matrix that a variant learns: its name and its shape, rows × columns.
struct LearnedMatrix {
    std::string_view name;  ///< in files and in formulas
    std::int64_t rows = 0, columns = 0;
    double spread = 0;         ///< of the entries at the start of training: N(0, spread²)
    std::uint64_t stream = 0;  ///< upper half of the random streams of its rows, below 2³²

    /// Whether a given matrix may have more rows or columns than these, of which only the first are
    /// then used.
    bool may_have_more_rows = false, may_have_more_columns = false;
};

/// The matrices that a variant learns: drawn from a seed as at the start of training, or given by
/// their names.
class Weights {
public:
    /// Returns the given matrix with this name. Throws FileError, InvalidRequest.
    using Given = std::function<SharedVectors(std::string_view name)>;

    explicit Weights(std::uint64_t seed) : seed_(seed) {}
    explicit Weights(Given given) : given_(std::move(given)) {}

    bool are_drawn() const { return !given_; }
    std::uint64_t seed() const { return seed_; }

    /// Returns the matrix in the wanted shape: drawn, or given; of a given one that is larger, its
    /// first rows and columns. Throws InvalidRequest if a given matrix has a shape that is not
    /// allowed, and what Given throws.
    SharedVectors matrix(const LearnedMatrix& wanted) const;

private:
    std::uint64_t seed_ = 0;
    Given given_;
};

}  // namespace attnscope
