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
    .meaning =
        "The logarithm of the mean of e^{β cos θ} over random directions in d dimensions, θ being "
        "the angle to a fixed direction; statistics calls this mean, M_d(β), a moment-generating "
        "function. With β = λd it is the logarithm of the mean of e^{λs} for q and k of norm √d, "
        "on which the annealed estimate of the entropy rests. At d = 64 and λ = 1/8, hence β = 8, "
        "it is 0.496.",
    .formula = R"(\log \mathbb{E}\,e^{\beta\cos\theta})",
    .source = "K. V. Mardia and P. E. Jupp 2000, Directional Statistics, ISBN 978-0-471-95333-3",
    .evaluate =
        [](const Inputs& given, const std::stop_token&) {
            return concentrated(given, &VonMisesFisher::log_mgf, "nat");
        },
};

extern const Quantity mean_cosine_quantity = {
    .name = "mean-cosine",
    .keys = concentration_keys,
    .help = "A_d(beta) = I_{d/2}(beta) / I_{d/2-1}(beta).",
    .meaning =
        "The mean cosine between a query and the keys that it looks at: the mean of cos θ over "
        "random directions, each counted with the weight e^{β cos θ}, as a softmax does if β = "
        "λd. At β = 0 it is 0, for small β it is about β/d, and as β grows it approaches 1. The "
        "letter I in the formula stands for modified Bessel functions, which integrals over a "
        "sphere lead to.",
    .formula = R"(\frac{I_{d/2}(\beta)}{I_{d/2-1}(\beta)})",
    .source = "K. V. Mardia and P. E. Jupp 2000, Directional Statistics, ISBN 978-0-471-95333-3",
    .evaluate =
        [](const Inputs& given, const std::stop_token&) {
            return concentrated(given, &VonMisesFisher::mean_cosine, "1");
        },
};

extern const Quantity entropy_deficit_quantity = {
    .name = "entropy-deficit",
    .keys = concentration_keys,
    .help = "D = beta A - log M, by which the annealed entropy falls short of log n.",
    .meaning =
        "D says by how much, in nat, the annealed estimate of a row's entropy lies below log n, "
        "the entropy of equal weights, at the scale λ = β/d. It is 0 at λ = 0 and about λ²d/2 for "
        "small λ; at d = 64 and λ = 1/8 it is 0.49. The estimate log n − D is close to the mean "
        "entropy while many keys share the weight. In the formula θ is the angle of a query and a "
        "random key, and M the mean of e^{β cos θ}; A is the mean of cos θ if each key counts with "
        "the weight e^{β cos θ}.",
    .formula = R"(D = \beta A - \log M)",
    .source =
        "K. V. Mardia and P. E. Jupp 2000, Directional Statistics, ISBN 978-0-471-95333-3; J. Su "
        "2021, kexue.fm/archives/8823",
    .evaluate =
        [](const Inputs& given, const std::stop_token&) {
            return concentrated(given, &VonMisesFisher::entropy_deficit, "nat");
        },
};

extern const Quantity entropy_deficit_slope_quantity = {
    .name = "entropy-deficit-slope",
    .keys = concentration_keys,
    .help = "dD/dbeta = beta A'.",
    .meaning =
        "How fast D grows with β = λd; the quantity entropy-deficit explains D, by which the "
        "annealed estimate of the entropy lies below log n. It is β times A′, the square of the "
        "standard deviation of cos θ. Here θ is the angle of a query and a random key, and each "
        "key counts with the weight e^{β cos θ}. It is 0 at β = 0 and positive beyond (0.12 at d = "
        "64 and β = 8), so the estimate always falls as the scale grows.",
    .formula = R"(\beta A')",
    .source = "K. V. Mardia and P. E. Jupp 2000, Directional Statistics, ISBN 978-0-471-95333-3",
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
    .meaning =
        "The probability density of the angle θ between two random directions in d dimensions: "
        "how common each angle is, in radians, where a right angle is 1.57. For large d it is a "
        "narrow peak there, with a standard deviation of about 1/√d, so that most random vectors "
        "are almost perpendicular.",
    .formula = R"(\frac{\Gamma(d/2)}{\Gamma((d-1)/2)\,\sqrt{\pi}} \sin^{d-2}\theta)",
    .source = "J. Su 2019, kexue.fm/archives/7076",
    .evaluate = [](const Inputs& given,
                   const std::stop_token&) { return of_angle(given, angle_pdf, "1/rad"); },
};

extern const Quantity angle_cdf_quantity = {
    .name = "angle-cdf",
    .keys = angle_keys,
    .help = "P(angle <= theta) between random directions.",
    .meaning =
        "The probability that the angle between two random directions in d dimensions is at most "
        "θ. At a right angle it is 1/2 in every dimension; at 80° and d = 64 it is only 8 %.",
    .formula = R"(\int_0^{\theta} p(t)\,dt)",
    .source = "J. Su 2019, kexue.fm/archives/7076",
    .evaluate = [](const Inputs& given,
                   const std::stop_token&) { return of_angle(given, angle_cdf, "1"); },
};

extern const Quantity angle_quantile_quantity = {
    .name = "angle-quantile",
    .keys = probability_keys,
    .help = "The angle theta with P(angle <= theta) = p.",
    .meaning =
        "Of all pairs of random directions in d dimensions, a share p has an angle of at most θ; "
        "this is that θ, in radians. At p = 1/2 it is a right angle, 1.57. At p = 1/n it is about "
        "the angle from a query to the nearest of n random keys: 1.21, or 69°, at d = 64 and n = "
        "512.",
    .formula = R"(\theta\text{ with }P(\text{angle} \le \theta) = p)",
    .source = "J. Su 2019, kexue.fm/archives/7076",
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
    .meaning =
        "The mean of the largest cosine between a query and n random keys in d dimensions. With "
        "more keys it approaches 1, the faster the smaller d is; times d it is the mean largest "
        "score of vectors of norm √d.",
    .formula = R"(\mathbb{E} \max\cos\theta)",
    .source = "Attnscope, by the law of angles in J. Su 2019, kexue.fm/archives/7076",
    .evaluate =
        [](const Inputs& given, const std::stop_token&) {
            InputReader inputs(given);
            const double d = dimension(inputs);
            const auto n = static_cast<double>(inputs.whole("n", 1, max_length));
            return std::move(inputs).result(expected_max_cosine(d, n), "1");
        },
};

}  // namespace attnscope
