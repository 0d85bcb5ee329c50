#include <array>
#include <boost/math/special_functions/erf.hpp>
#include <cmath>
#include <numbers>

#include "core/attention/sources/directions.h"
#include "core/attention/vector_source.h"
#include "core/sampling/normals.h"

namespace attnscope {
namespace {

constexpr Parameter made_up_sink{
    .key = "made_up_sink",
    .label = "Sink",
    .unit = "",
    .help = "Logit that every query gives to the first key, at λ = 1/√d.",
    .meaning =
        "In every row this number is added to the logit of the first key, at λ = 1/√d. At 5 the "
        "first key weighs 148 times as much as a key that scores 0; at 0 nothing favours it.",
    .standard = 6,
    .min = 0,
    .max = 40,
    .slider_min = 0.1,
    .slider_max = 20,
};

constexpr Parameter made_up_reach{
    .key = "made_up_reach",
    .label = "Reach of near keys",
    .unit = "",
    .help =
        "Distance at which the preference for near keys has fallen to e^(−1/2) of its value; 0 "
        "for no preference.",
    .meaning =
        "Keys near the query are favoured by up to 4 before the softmax, and this distance says "
        "how fast that falls. At this distance about 2.4 is left, and at three times as much "
        "almost nothing.",
    .standard = 16,
    .min = 0,
    .max = 131072,
    .slider_min = 1,
    .slider_max = 4096,
};

constexpr Parameter made_up_repeats{
    .key = "made_up_repeats",
    .label = "Repeats after",
    .unit = "",
    .help =
        "Number of positions after which a passage of half that length comes again; 0 for no "
        "repeated tokens.",
    .meaning =
        "The text is cut into stretches of this many positions: the first half of each has the "
        "tokens of the stretch before, and the second half has new ones. A query finds the key "
        "after an earlier copy of its token, which shows as lines parallel to the diagonal.",
    .standard = 192,
    .min = 0,
    .max = 131072,
    .slider_min = 2,
    .slider_max = 4096,
    .whole = true,
};

constexpr Parameter made_up_noise{
    .key = "made_up_noise",
    .label = "Noise",
    .unit = "",
    .help = "Standard deviation of the random part of the logits, at λ = 1/√d.",
    .meaning =
        "The standard deviation of the random part of the logits, at λ = 1/√d. At 0 only the "
        "preferences that were built in are left; the larger it is, the more the rows look like "
        "those of random vectors.",
    .standard = 0.5,
    .min = 0,
    .max = 20,
    .slider_min = 0.01,
    .slider_max = 5,
};

constexpr std::array made_up_parameters = {&made_up_sink, &made_up_reach, &made_up_repeats,
                                           &made_up_noise};

// Logits, at λ = 1/√d, of a key at distance 0 and of a key that follows an earlier occurrence of
// the query's token.
constexpr double near_logit = 4, repeat_logit = 7;

/// The components of a vector, each group for one habit of the head.
struct MadeUpParts {
    std::span<double> sink, near, token, noise;

    explicit MadeUpParts(std::span<double> row)
        : sink(row.first(1)),
          near(row.subspan(1, row.size() / 4 * 2)),
          token(row.subspan(1 + near.size(), row.size() * 3 / 8)),
          noise(row.subspan(1 + near.size() + token.size())) {}
};

/// Writes cos ω_m i and sin ω_m i times `scale` for all m. The ω_m lie at equal steps of the
/// probability of a normal law of standard deviation 1/reach, so that the product of the rows i and
/// j is about scale²·M·exp(−(i − j)²/(2 reach²)) for M values of m.
void write_position(double i, double reach, double scale, std::span<double> near) {
    const std::size_t count = near.size() / 2;
    for (std::size_t m = 0; m < count; ++m) {
        const double part = (static_cast<double>(m) + 0.5) / static_cast<double>(count),
                     turn = std::numbers::sqrt2 * boost::math::erf_inv(part) / reach;
        near[2 * m] = scale * std::cos(turn * i);
        near[2 * m + 1] = scale * std::sin(turn * i);
    }
}

/// Returns the token at a position: the first half of each `repeats` positions has the same tokens
/// each time, all other tokens occur once.
std::uint64_t token_at(std::uint64_t position, std::uint64_t repeats) {
    const std::uint64_t phase = position % repeats;
    return repeats + (phase < (repeats + 1) / 2 ? phase : repeats + position);
}

void draw_made_up_row(const RowRequest& request, std::span<double> row) {
    const ParameterValues& values = request.parameters;
    const MadeUpParts parts(row);
    // A logit x at λ = 1/√d is a product q·k = x√d; query and key each have its square root.
    const double root = std::sqrt(static_cast<double>(row.size()));
    const auto share = [&](double logit, double components) {
        return std::sqrt(logit * root / components);
    };
    parts.sink[0] = request.is_key() && request.row > 0 ? 0 : share(values[made_up_sink], 1);
    if (values[made_up_reach] > 0)
        write_position(static_cast<double>(request.row), values[made_up_reach],
                       share(near_logit, static_cast<double>(parts.near.size()) / 2), parts.near);
    // A key carries the token before it, so that a query finds what followed its own token.
    const auto repeats = static_cast<std::uint64_t>(values[made_up_repeats]);
    if (repeats > 0 && !(request.is_key() && request.row == 0)) {
        const std::uint64_t position = request.row - (request.is_key() ? 1 : 0);
        draw_direction(request.seed, stream_of_row('u', token_at(position, repeats)), parts.token);
        for (double& value : parts.token)
            value *= share(repeat_logit, static_cast<double>(parts.token.size()));
    }
    draw_normals(request.seed, request.stream(), parts.noise);
    // The product of two such rows is a sum of as many products of two normal numbers.
    for (double& value : parts.noise)
        value *= share(values[made_up_noise], std::sqrt(static_cast<double>(parts.noise.size())));
}

}  // namespace

extern const VectorSource made_up_source = {
    .key = "made-up",
    .label = "made-up head",
    .formula =
        R"(\frac{q_i \cdot k_j}{\sqrt{d}} = s \cdot [j = 0] + 4\,e^{-(i - j)^2/(2w^2)} + 7 \cdot )"
        R"([x_i = x_{j-1}] + \sigma \cdot \varepsilon_{ij})",
    .help =
        "A head with the habits of trained ones: a sink at the first key, near keys, and keys "
        "that follow an earlier occurrence of the query's token; needs d ≥ 16.",
    .meaning =
        "Vectors are built so that a query favours three kinds of keys: the first, those near it "
        "and, where its token has occurred before, the key just after that earlier place. Nothing "
        "is trained: the strengths are set by hand for λ = 1/√d, and a larger λ sharpens them all.",
    .source = "Attnscope; first key: Xiao et al. 2023, arXiv 2309.17453",
    .parameters = made_up_parameters,
    .least_dimension = 16,
    .draw_row = draw_made_up_row,
};

}  // namespace attnscope
