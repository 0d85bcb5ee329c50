#include <algorithm>
#include <array>
#include <cmath>

#include "core/attention/positions.h"

namespace attnscope {
namespace {

constexpr Parameter fire_rate{
    .key = "fire_c",
    .label = "FIRE c",
    .unit = "",
    .help = "Learned; 0.1 at the start of training.",
    .meaning =
        "FIRE measures the distance x between query and key by log(1 + cx), as a share of the "
        "same logarithm of the query's position, and makes a bias of it. The logarithm grows "
        "evenly up to a distance of about 1/c and ever more slowly beyond, so a larger c tells "
        "near keys apart more finely than far ones.",
    .standard = 0.1,
    .min = 1e-6,
    .max = 1e6,
    .slider_min = 0.001,
    .slider_max = 10,
};
constexpr Parameter fire_length{
    .key = "fire_length",
    .label = "FIRE length L",
    .unit = "",
    .help = "Position up to which all rows measure distances alike; learned, 512 at the start.",
    .meaning =
        "FIRE divides distances by the position of the query, but by at least this length. Rows "
        "before it thus measure distances alike, and later rows measure them as shares of their "
        "own length.",
    .standard = 512,
    .min = 1,
    .max = 1e12,
    .slider_min = 1,
    .slider_max = 8192,
};
constexpr Parameter fire_width{
    .key = "fire_width",
    .label = "FIRE hidden width",
    .unit = "",
    .help = "Hidden units of the network that makes biases of distances.",
    .meaning =
        "The function f that turns a measured distance into a bias is a network with this many "
        "hidden units. The number has to fit the file of the network if there is one.",
    .standard = 32,
    .min = 1,
    .max = 1024,
    .slider_min = 1,
    .slider_max = 256,
    .whole = true,
};
constexpr std::array fire_parameters = {&fire_rate, &fire_length, &fire_width};

/// f(x) = Σ_k w₂(k) relu(w₁(k) x + b₁(k)) + b₂.
class FireNetwork {
public:
    explicit FireNetwork(const PositionInput& input) {
        const auto width = static_cast<std::int64_t>(input.parameters[fire_width]);
        const double inner = std::sqrt(1.0 / 3);  // as of the usual uniform numbers
        const double outer = inner / std::sqrt(static_cast<double>(width));
        const auto take = [&](const LearnedMatrix& wanted) {
            const SharedVectors matrix = input.numbers.matrix(wanted);
            const auto row = matrix->row(wanted.rows - 1);
            return std::vector<double>(row.begin(), row.end());
        };
        inner_weights_ =
            take({.name = "w_1", .rows = 1, .columns = width, .spread = inner, .stream = 'F'});
        inner_biases_ =
            take({.name = "b_1", .rows = 1, .columns = width, .spread = inner, .stream = 'G'});
        outer_weights_ = take({.name = "w_2",
                               .rows = input.head + 1,
                               .columns = width,
                               .spread = outer,
                               .stream = 'H',
                               .may_have_more_rows = true});
        outer_bias_ = take({.name = "b_2",
                            .rows = 1,
                            .columns = input.head + 1,
                            .spread = outer,
                            .stream = 'I',
                            .may_have_more_columns = true})
                          .back();
    }

    double operator()(double x) const {
        double sum = outer_bias_;
        for (std::size_t k = 0; k < inner_weights_.size(); ++k)
            sum += outer_weights_[k] * std::max(inner_weights_[k] * x + inner_biases_[k], 0.0);
        return sum;
    }

private:
    std::vector<double> inner_weights_, inner_biases_, outer_weights_;
    double outer_bias_ = 0;
};

PairBias fire_bias(const PositionInput& input) {
    return [f = FireNetwork(input), c = input.parameters[fire_rate],
            length = input.parameters[fire_length]](std::int64_t place, std::int64_t first_key,
                                                    std::span<float> bias) {
        const auto measured = [c](double distance) { return std::log1p(std::abs(c * distance)); };
        const double whole = measured(std::max(length, static_cast<double>(place))) + 1e-6;
        auto distance = static_cast<double>(place - first_key);
        for (float& value : bias)
            value = static_cast<float>(f(measured(distance--) / whole));
    };
}

}  // namespace

extern const PositionScheme fire_position = {
    .key = "fire",
    .label = "FIRE",
    .formula = R"(\lambda s + f\left(\frac{\psi(i - j)}{\psi(\max(L, i)) + 10^{-6}}\right),\quad )"
               R"(\psi(x) = \log(1 + cx),\quad )"
               R"(f(x) = w_2 \cdot \operatorname{relu}(w_1 x + b_1) + b_2)",
    .help =
        "Adds a bias that a small network makes of the distance as a share of the query's "
        "position. A file has its matrices w_1, b_1, w_2 and b_2, with a row of w_2 and a number "
        "of b_2 for each head; else they are drawn.",
    .meaning =
        "The distance between query and key is measured on a logarithmic scale and divided by the "
        "query's own position, so that it stays between 0 and 1 however long the text is. A small "
        "network that the model learns turns this share into a bias, so longer texts meet no "
        "input that training did not have.",
    .source = "Li et al. 2023, arXiv 2310.04418; github.com/mcleish7/arithmetic",
    .parameters = fire_parameters,
    .numbers = PositionNumbers::drawn,
    .pair_bias = fire_bias,
};

}  // namespace attnscope
