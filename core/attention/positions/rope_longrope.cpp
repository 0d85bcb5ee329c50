#include <algorithm>
#include <array>
#include <cmath>

#include "core/attention/positions/rope.h"
#include "core/text/errors.h"

namespace attnscope {
namespace {

constexpr std::array rope_longrope_parameters = {&rope_base, &rope_pairs, &rotary_fraction,
                                                 &rope_factor, &rope_length};

/// Returns the factors λ_m of the pairs, of which there are `pairs` > 0. Without a file, texts
/// beyond the trained length slow all pairs by s.
std::vector<double> longrope_factors(const PositionInput& input, std::int64_t pairs) {
    const bool is_long = static_cast<double>(input.n) > input.parameters[rope_length];
    if (input.numbers.are_drawn())
        return std::vector<double>(static_cast<std::size_t>(pairs),
                                   is_long ? input.parameters[rope_factor] : 1);
    const char* const name = is_long ? "long_factor" : "short_factor";
    const SharedVectors given = input.numbers.matrix({.name = name, .rows = 1, .columns = pairs});
    std::vector<double> factors;
    for (const float factor : given->values()) {
        if (!(factor >= 1e-6F))
            throw InvalidRequest(
                Message("longrope.factor",
                        "%1 has the factor %2 for the pair %3, but factors are "
                        "above 0",
                        {std::string(name), static_cast<double>(factor), std::ssize(factors)}));
        factors.push_back(static_cast<double>(factor));
    }
    return factors;
}

Rotation rope_longrope_rotation(const PositionInput& input) {
    const auto pairs = static_cast<std::int64_t>(turned_dimensions(input) / 2);
    const double s = input.parameters[rope_factor], trained = input.parameters[rope_length];
    const std::vector<double> factors =
        pairs > 0 ? longrope_factors(input, pairs) : std::vector<double>();
    Rotation rotation = rope_with(input, [&](double m, double theta) {
        return theta / factors[static_cast<std::size_t>(m)];
    });
    if (trained > 1)
        rotation.stretch = std::sqrt(1 + std::log(s) / std::log(trained));
    return rotation;
}

}  // namespace

extern const PositionScheme rope_longrope_position = {
    .key = "rope-longrope",
    .label = "LongRoPE",
    .formula = R"(\theta_m = \frac{b^{-2m/d}}{\lambda_m},\quad )"
               R"(\text{turned pairs times }\sqrt{1 + \frac{\log s}{\log L}})",
    .help =
        "Slows each pair by a factor of its own, from the lists short_factor and long_factor of a "
        "file, such as a model's config.json; the long one is for n > L. Without a file all pairs "
        "are slowed by s beyond L.",
    .meaning =
        "RoPE turns pairs of numbers by angles that grow with the position; here each pair m is "
        "slowed by a factor λ_m of its own. The authors found these factors by a search: one list "
        "for texts up to the trained length L, another for longer ones. Turned components are also "
        "multiplied by √(1 + log s/log L), where s says how many times the trained length a text "
        "may have. So logits grow and weights go to fewer keys, in short texts too.",
    .source =
        "Ding et al. 2024, arXiv 2402.13753; github.com/huggingface/transformers, "
        "modeling_rope_utils.py",
    .parameters = rope_longrope_parameters,
    .numbers = PositionNumbers::listed,
    .rotation = rope_longrope_rotation,
};

}  // namespace attnscope
