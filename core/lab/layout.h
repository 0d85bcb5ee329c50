#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/lab/settings.h"

namespace attnscope::lab {

/// A matrix among the numbers that are trained.
struct Block {
    std::string name;  ///< in files, such as "layer0.query"
    std::int64_t rows, columns;
    std::size_t at;     ///< index of its first number
    std::int64_t room;  ///< numbers from one row to the next; those past `columns` are 0
    /// At the start: N(center, spread²). Matrices have the spread 1/√rows, symbols 1 and the
    /// learned biases of distances 0.04; gains are 1, other biases 0, numbers of a rule as set, and
    /// the factor on cosines is d/heads, or 1 if the rule multiplies cosines.
    double spread = 0, center = 0;
};

/// The matrices of one layer. Vectors are rows: a layer computes x W.
struct LayerBlocks {
    std::size_t attention_norm, query, key, value, output, mlp_norm, up, up_bias, down, down_bias;
    /// Logarithm of the factor on the cosines of each head.
    std::size_t log_temperature = none;
    std::size_t table = none;       ///< biases: heads × ranges of distance
    std::vector<std::size_t> rule;  ///< numbers of the rule, each of all heads

    static constexpr std::size_t none = static_cast<std::size_t>(-1);
};

/// Where each matrix stands among the numbers that are trained.
struct Layout {
    std::vector<Block> blocks;
    std::size_t symbols, features, norm, read_out, read_out_bias;  ///< indices of blocks
    std::vector<LayerBlocks> layers;
    std::size_t size = 0;  ///< of all numbers

    const Block& operator[](std::size_t block) const { return blocks[block]; }
};

/// Number of components in the hidden layer of an MLP.
inline std::int64_t hidden_size(const Settings& settings) {
    return 4 * settings.d;
}

/// Number of ranges of distance in a learned table of biases.
inline constexpr std::int64_t table_rows = 32;

/// Whether scores are cosines: by the variant, or because the rule multiplies them.
bool are_cosines(const Chosen& records);

/// Whether the biases of a scheme are learned.
bool learns_table(const PositionScheme& position);

/// The numbers of a rule that training changes, one for each head, as in the rule's source.
std::vector<const Parameter*> learned_parameters(const Rule& rule);

/// Returns where the matrices stand. Throws as chosen() does.
Layout layout_of(const Settings& settings);

/// Returns the numbers that training starts from, drawn from the seed.
std::vector<float> first_weights(const Layout& layout, std::uint64_t seed);

}  // namespace attnscope::lab
