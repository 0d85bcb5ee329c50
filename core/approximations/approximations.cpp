#include "core/approximations/approximations.h"
#include "core/approximations/support.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "core/text/errors.h"
#include "core/text/keyed.h"
#include "core/text/printable.h"
#include "core/theory/closed_forms.h"
#include "core/theory/exact_means.h"
#include "core/theory/extreme_keys.h"
#include "core/theory/threshold_rows.h"

namespace attnscope {

const RowQuantity row_entropy = {
    .key = "entropy",
    .exact = [](ScoreModel model, double n, double d,
                double lambda) { return exact_means(model, n, d, lambda).entropy; },
    .exact_along = exact_entropies,
    .tolerance = {0.1, 0.02},
};
const RowQuantity row_collision = {
    .key = "collision",
    .exact = [](ScoreModel model, double n, double d,
                double lambda) { return exact_means(model, n, d, lambda).collision; },
    .exact_along = exact_collisions,
    .tolerance = {0, 0.02},
};
const RowQuantity row_gradient = {
    .key = "gradient",
    .exact = exact_gradient,
    .exact_along = exact_gradients,
    .tolerance = {0, 0.02},
};
const RowQuantity row_support = {
    .key = "support",
    .exact = sparsemax_support,
    .exact_along = sparsemax_supports,
    .tolerance = {0, 0.1},
    .normalizer = "sparsemax",
};

namespace {

constexpr std::array every_model = {ScoreModel::sphere, ScoreModel::gaussian,
                                    ScoreModel::gaussian_qk};
constexpr std::array sphere_alone = {ScoreModel::sphere};

constexpr auto all_approximations = std::to_array<Approximation>({
    {
        .of = &row_entropy,
        .key = "annealed",
        .label = "annealed",
        .value = annealed_entropy,
        .models = every_model,
        .meaning =
            "The entropy that results if sums over the keys of a row are replaced by their "
            "averages over random keys: log n less D(λ), which grows with the scale λ from 0. The "
            "estimate is close to the exact mean while many keys share the weight; once a few take "
            "most of it, it is too low and falls below 0.",
        .formula = R"(\log n - D(\lambda))",
        .source = "J. Su 2020, kexue.fm/archives/7695; J. Su 2021, kexue.fm/archives/8823; "
                  "Gaussian scores: B. Derrida 1981, doi 10.1103/PhysRevB.24.2613",
        .is_read_out = true,
    },
    {
        .of = &row_entropy,
        .key = "laplace",
        .label = "Laplace",
        .value = [](ScoreModel, double n, double d,
                    double lambda) { return laplace_entropy(n, d, lambda); },
        .models = sphere_alone,
        .meaning =
            "An estimate of the mean entropy of a row for large d. The mean of e^{λs} over all "
            "angles between query and key is estimated from one angle alone, that which adds most "
            "to it. The cosine of this angle is c = (√(1 + 4λ²) − 1)/(2λ), about λ for small λ and "
            "0.62 at λ = 1. The estimate is close to “annealed”, and both are too low once a few "
            "keys take most of the weight.",
        .formula = R"(\log n + \frac{d}{2} \log(1 - c^2))",
        .source = "J. Su 2020, kexue.fm/archives/7695, for λ = 1; any λ: Attnscope",
        .is_main = true,
    },
    {
        .of = &row_entropy,
        .key = "laplace-corrected",
        .label = "Laplace + O(1)",
        .value = [](ScoreModel, double n, double d,
                    double lambda) { return laplace_corrected_entropy(n, d, lambda); },
        .models = sphere_alone,
        .meaning =
            "A finer version of the estimate “Laplace”, with the same c = (√(1 + 4λ²) − 1)/(2λ) "
            "and one more correction, which depends on λ but not on d. At n = 512, d = 64 and λ = "
            "1/8 it agrees with “annealed” to 0.0001 nat; both are too low once a few keys take "
            "most of the weight.",
        .formula =
            R"(\log n + \frac{d}{2} \log(1 - c^2) - \frac{1}{2} \log(1 - c^4) - \frac{2c^4}{(1 + )"
            R"(c^2)^2})",
        .source = "Attnscope",
    },
    {
        .of = &row_entropy,
        .key = "linear",
        .label = "0.24 line",
        .value = [](ScoreModel, double n, double d,
                    double lambda) { return linear_entropy(n, d, lambda); },
        .models = every_model,
        .meaning =
            "A rule of thumb for the entropy: a straight line in λ that starts at log n and meets "
            "the estimate “Laplace” again near λ = 1, which gives it the slope −0.24 d. At "
            "λ = 1 and d = 64 it is within about 0.1 nat only from 2·10¹⁰ keys on. At the usual, "
            "smaller λ it is far too low: at n = 512, d = 64 and λ = 1/8 it gives 4.32 nat, where "
            "the exact mean for random vectors of norm √d is 5.75 nat.",
        .formula = R"(\log n - 0.24\,\lambda d)",
        .source = "J. Su 2021, kexue.fm/archives/8823",
        .is_read_out = true,
        .is_main = true,
    },
    {
        .of = &row_entropy,
        .key = "mean-field",
        .label = "mean field",
        .value = mean_field_entropy,
        .models = every_model,
        .meaning =
            "A lower bound of the mean entropy, log n minus λ times the mean of the largest of n "
            "random scores. It is right at λ = 0 and ever further too low as λ grows: for Gaussian "
            "scores at n = 512 and λ = 1/√d it is 3.19 nat, where the exact mean is 5.74 nat.",
        .formula = R"(\log n - \lambda\,\mathbb{E} \max s)",
        .source = "J. Su 2022, kexue.fm/archives/9034",
    },
    {
        .of = &row_collision,
        .key = "annealed",
        .label = "annealed",
        .value = annealed_collision,
        .models = every_model,
        .meaning =
            "An estimate of Σp², the sum of squared weights, with averages over random keys in "
            "place of the sums in numerator and denominator. It is close while many keys share the "
            "weight; for Gaussian scores with λ²d > log n it exceeds 1, as no true Σp² can.",
        .formula = R"(\frac{\mathbb{E}\,e^{2\lambda s}}{n\,(\mathbb{E}\,e^{\lambda s})^2})",
        .source = "J. Su 2023, kexue.fm/archives/9812",
        .is_main = true,
    },
    {
        .of = &row_gradient,
        .key = "annealed",
        .label = "annealed",
        .value = annealed_gradient,
        .models = every_model,
        .meaning =
            "An estimate of the gradient λ(1 − Σp²), how strongly the weights p respond to the "
            "scores: in Σp² the sums over the keys of a row are replaced by their averages over "
            "all possible keys. It is close while many keys share the weight; as λ grows, it "
            "reaches a maximum and then turns negative, whereas the exact mean over Gaussian "
            "scores never falls.",
        .formula =
            R"(\lambda \left(1 - \frac{\mathbb{E}\,e^{2\lambda s}}{n\,(\mathbb{E}\,e^{\lambda )"
            R"(s})^2}\right))",
        .source = "J. Su 2023, kexue.fm/archives/9812",
        .is_main = true,
    },
    {
        .of = &row_support,
        .key = "extreme-value",
        .label = "sparsemax: 1 + √(2 log n)/σ",
        .value = [](ScoreModel, double n, double d,
                    double lambda) { return extreme_value_support(n, d, lambda); },
        .models = every_model,
        .meaning =
            "How many keys get a weight under the sparsemax, which gives all but the best keys 0, "
            "in very long rows of Gaussian scores. These are the best key and, on average, about "
            "√(2 log n)/σ more close below it, where σ = λ√d is the standard deviation of scaled "
            "scores. The formula is above the exact mean, but less so in longer rows: at σ = 1 by "
            "20 % for n = 64, and by 7 % for n = 10⁹.",
        .formula = R"(1 + \frac{\sqrt{2 \log n}}{\lambda \sqrt{d}})",
        .source = "Attnscope; gaps of ordered values: A. Rényi 1953, doi 10.1007/BF02127580",
    },
    {
        .of = &row_support,
        .key = "hazard",
        .label = "sparsemax: 1 + f/(1 − F)",
        .value = hazard_support,
        .models = every_model,
        .meaning =
            "About how many keys K of a row get a weight above 0 under the sparsemax. Let x be the "
            "level that the scaled scores of K of the n keys exceed on average, so n(1 − F(x)) = "
            "K, where F(x) is the share of scaled scores below x and f(x) their density at x. The "
            "sparsemax takes keys, the best first, while the distances of the better ones from the "
            "last add up to less than 1. The last lies near x and the K − 1 better ones on average "
            "about (1 − F(x))/f(x) above it, so K − 1 = f(x)/(1 − F(x)). For Gaussian scores with "
            "λ√d = 1, K is 4 to 5 % below the exact mean from n = 64 to 4096, and further below it "
            "where λ is smaller.",
        .formula = R"(K = 1 + \frac{f(x)}{1 - F(x)},\quad n(1 - F(x)) = K)",
        .source = "Attnscope",
    },
});

}  // namespace

bool Approximation::serves(ScoreModel model) const {
    return std::ranges::find(models, model) != models.end();
}

Message label_of(const Approximation& approximation) {
    return keyed({"approximation", approximation.key, "label"}, approximation.label);
}

CurveKind kind_of(const Approximation& approximation) {
    return approximation_kind(approximation.key);
}

std::size_t place_of(const CurveKind& approximation) {
    std::vector<std::string_view> keys;
    for (const Approximation& each : all_approximations)
        if (std::ranges::find(keys, each.key) == keys.end())
            keys.push_back(each.key);
    return static_cast<std::size_t>(std::ranges::find(keys, approximation.name) - keys.begin());
}

std::span<const Approximation> approximations() {
    return all_approximations;
}

std::vector<Approximation> approximations_of(const RowQuantity& quantity) {
    std::vector<Approximation> found;
    std::ranges::copy_if(all_approximations, std::back_inserter(found),
                         [&](const Approximation& each) { return each.of == &quantity; });
    return found;
}

std::vector<Approximation> approximations_for(const RowQuantity& quantity, ScoreModel model) {
    std::vector<Approximation> serving = approximations_of(quantity);
    std::erase_if(serving, [&](const Approximation& each) { return !each.serves(model); });
    return serving;
}

std::vector<Approximation> main_ones(std::vector<Approximation> approximations) {
    if (std::ranges::any_of(approximations, &Approximation::is_main))
        std::erase_if(approximations, [](const Approximation& each) { return !each.is_main; });
    return approximations;
}

const Approximation& approximation(const RowQuantity& quantity, std::string_view key) {
    for (const Approximation& each : all_approximations)
        if (each.of == &quantity && each.key == key)
            return each;
    throw InvalidRequest(Message("approximation.none", "there is no approximation %1 of the %2",
                                 {in_quotes(key), keyed({"noun", quantity.key}, quantity.key)}));
}

double without_rounding(const RowQuantity& of, double value, double n) {
    constexpr double rounding = 1e-13;
    return &of == &row_entropy && std::abs(value) <= rounding * std::log(n) ? 0 : value;
}

double value_or_gap(const Approximation& approximation, ScoreModel model, double n, double d,
                    double lambda) {
    constexpr double gap = std::numeric_limits<double>::quiet_NaN();
    try {
        const double value = approximation.value(model, n, d, lambda);
        return std::isfinite(value) ? value : gap;
    } catch (const InvalidRequest&) {
        return gap;
    }
}

}  // namespace attnscope
