#include <array>
#include <numbers>

#include "core/limits.h"
#include "core/quantities/input_reader.h"
#include "core/special/sphere_angle.h"
#include "core/special/von_mises_fisher.h"

namespace attnscope {
namespace {

using namespace std::string_view_literals;

constexpr std::array concentration_keys = {"d"sv, "beta"sv};
constexpr std::array angle_keys = {"d"sv, "theta"sv};
constexpr std::array probability_keys = {"d"sv, "p"sv};
constexpr std::array max_cosine_keys = {"d"sv, "n"sv};

constexpr double max_concentration = 1e8;

double dimension(InputReader& inputs) {
    return inputs.real("d", min_dimension, max_dimension);
}

Result concentrated(const Inputs& given, double VonMisesFisher::*member, std::string_view unit) {
    InputReader inputs(given);
    const double d = dimension(inputs);
    const double beta = inputs.real("beta", 0, max_concentration);
    return std::move(inputs).result(von_mises_fisher(d, beta).*member, unit);
}

Result of_angle(const Inputs& given, double (*function)(double d, double theta),
                std::string_view unit) {
    InputReader inputs(given);
    const double d = dimension(inputs);
    const double theta = inputs.real("theta", 0, std::numbers::pi);
    return std::move(inputs).result(function(d, theta), unit);
}

}  // namespace

// Quantities of the von Mises–Fisher law.

extern const Quantity log_mgf_quantity = {
    .name = "log-mgf",
    .keys = concentration_keys,
    .help = "log M_d(beta) = log E exp(beta cos theta).",
    .evaluate =
        [](const Inputs& given, const std::stop_token&) {
            return concentrated(given, &VonMisesFisher::log_mgf, "nat");
        },
};

extern const Quantity mean_cosine_quantity = {
    .name = "mean-cosine",
    .keys = concentration_keys,
    .help = "A_d(beta) = I_{d/2}(beta) / I_{d/2-1}(beta).",
    .evaluate =
        [](const Inputs& given, const std::stop_token&) {
            return concentrated(given, &VonMisesFisher::mean_cosine, "1");
        },
};

extern const Quantity entropy_deficit_quantity = {
    .name = "entropy-deficit",
    .keys = concentration_keys,
    .help = "D = beta A - log M, by which the annealed entropy falls short of log n.",
    .evaluate =
        [](const Inputs& given, const std::stop_token&) {
            return concentrated(given, &VonMisesFisher::entropy_deficit, "nat");
        },
};

extern const Quantity entropy_deficit_slope_quantity = {
    .name = "entropy-deficit-slope",
    .keys = concentration_keys,
    .help = "dD/dbeta = beta A'.",
    .evaluate =
        [](const Inputs& given, const std::stop_token&) {
            return concentrated(given, &VonMisesFisher::entropy_deficit_slope, "nat");
        },
};

// Quantities of random directions.

extern const Quantity angle_pdf_quantity = {
    .name = "angle-pdf",
    .keys = angle_keys,
    .help = "Density of the angle between random directions, per radian.",
    .evaluate = [](const Inputs& given,
                   const std::stop_token&) { return of_angle(given, angle_pdf, "1/rad"); },
};

extern const Quantity angle_cdf_quantity = {
    .name = "angle-cdf",
    .keys = angle_keys,
    .help = "P(angle <= theta) between random directions.",
    .evaluate = [](const Inputs& given,
                   const std::stop_token&) { return of_angle(given, angle_cdf, "1"); },
};

extern const Quantity angle_quantile_quantity = {
    .name = "angle-quantile",
    .keys = probability_keys,
    .help = "The angle theta with P(angle <= theta) = p.",
    .evaluate =
        [](const Inputs& given, const std::stop_token&) {
            InputReader inputs(given);
            const double d = dimension(inputs);
            const double p = inputs.real("p", 0, 1);
            return std::move(inputs).result(angle_quantile(d, p), "rad");
        },
};

extern const Quantity max_cosine_quantity = {
    .name = "max-cosine",
    .keys = max_cosine_keys,
    .help = "E max cos theta over n random keys.",
    .evaluate =
        [](const Inputs& given, const std::stop_token&) {
            InputReader inputs(given);
            const double d = dimension(inputs);
            const auto n = static_cast<double>(inputs.whole("n", 1, max_length));
            return std::move(inputs).result(expected_max_cosine(d, n), "1");
        },
};

}  // namespace attnscope
