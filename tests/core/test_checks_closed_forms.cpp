// The rows of checks.csv that the closed forms reach.
#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <numbers>
#include <string>
#include <utility>
#include <vector>

#include "core/special/sphere_angle.h"
#include "core/special/von_mises_fisher.h"
#include "core/theory/closed_forms.h"
#include "core/theory/exact_means.h"
#include "core/theory/planted_key.h"
#include "core/theory/random_energy.h"
#include "tests/core/checks_table.h"

namespace attnscope {
namespace {

using enum ScoreModel;
using std::numbers::pi;
using testing::Check;
using testing::Numbers;

double simpson(const std::function<double(double)>& f, double from, double to) {
    constexpr int panels = 20000;
    const double h = (to - from) / panels;
    double sum = f(from) + f(to);
    for (int i = 1; i < panels; ++i)
        sum += (i % 2 ? 4 : 2) * f(from + i * h);
    return sum * h / 3;
}

/// Where a falling function passes 0.
double root_of_falling(const std::function<double(double)>& f, double low, double high) {
    for (int i = 0; i < 200; ++i) {
        const double middle = (low + high) / 2;
        (f(middle) > 0 ? low : high) = middle;
    }
    return low;
}

/// The factor a of y ≈ a x by least squares, over n = 40, 80, …, 20000.
double fitted_factor(const std::function<double(double)>& x,
                     const std::function<double(double)>& y) {
    double xy = 0;
    double xx = 0;
    for (double n = 40; n <= 20000; n += 40) {
        xy += x(n) * y(n);
        xx += x(n) * x(n);
    }
    return xy / xx;
}

double variance_of_angle(double d) {
    return 2 * simpson([d](double t) { return (t - pi / 2) * (t - pi / 2) * angle_pdf(d, t); }, 0,
                       pi / 2);
}

double mean_absolute_cosine(double d) {
    return 2 * simpson([d](double t) { return std::cos(t) * angle_pdf(d, t); }, 0, pi / 2);
}

/// The entropy that each dimension costs at λ, by the leading Laplace term.
double drop(double lambda) {
    return -laplace_entropy(1, 64, lambda) / 64;
}

double steepest_chord() {
    double most = 0;
    for (double lambda = 1.2; lambda < 1.4; lambda += 1e-5)
        most = std::max(most, drop(lambda) / lambda);
    return most;
}

double laplace_freezing(double n, double d) {
    return root_of_falling([=](double lambda) { return laplace_entropy(n, d, lambda); }, 0, 100);
}

/// σ that keeps the annealed entropy of (n = 512, σ = 1).
double iso_entropic_deviation(double n) {
    const double wanted = annealed_entropy(gaussian, 512, 64, 1.0 / 8);
    return root_of_falling(
        [=](double sigma) { return annealed_entropy(gaussian, n, 64, sigma / 8) - wanted; }, 0, 10);
}

/// The planted key's weight among keys that have all but the same score.
double among_equals(double n, double logit) {
    constexpr double lambda = 1e-7;
    return exact_focus(gaussian, n, 4, lambda, logit / lambda);
}

/// The ids round log 511.
double stated_logit(double logit) {
    return logit == 6.2364 ? std::log(511.0) : logit;
}

/// γ where λ = γ log n lifts a planted key by 1 − ρ just over n others.
double critical_factor(double rho) {
    constexpr double log_n = 25;
    const auto missing = [=](double gamma) {
        return 0.5 - among_equals(std::exp(log_n) + 1, gamma * log_n * (1 - rho));
    };
    return root_of_falling(missing, 0, 10);
}

double cosine_fit() {
    return fitted_factor([](double n) { return std::log(n); },
                         [](double n) { return gradient_optimum(OptimumModel::cosine, n, 128); });
}

double gaussian_fit() {
    return fitted_factor([](double n) { return std::sqrt(std::log(n)); },
                         [](double n) { return gradient_optimum(OptimumModel::gaussian, n, 128); });
}

/// Means over rows of random scores at a rule's λ, by quadrature and simulated.
void add_means(std::vector<Check>& checks, const std::string& rule,
               const std::function<double(double, double)>& lambda) {
    struct Ensemble {
        ScoreModel model;
        const char *id, *exact_dimensions;
        std::size_t exact_rows;
    };
    for (const Ensemble& of : {Ensemble{gaussian_qk, "gauss", "(64|128)", 6},
                               Ensemble{sphere, "sphere", R"((\d+))", 9}}) {
        const auto means = [=](const Numbers& x) {
            return exact_means(of.model, x[0], x[1], lambda(x[0], x[1]));
        };
        const auto entropy = [=](const Numbers& x) { return means(x).entropy; };
        const auto gradient = [=](const Numbers& x) {
            return lambda(x[0], x[1]) * means(x).diversity;
        };
        const std::string id = std::string(R"(mc\.)") + of.id + R"(\.n(\d+)\.d)";
        const std::string at = R"(\.\[)" + rule + R"(\]\.)";
        checks.push_back({id + of.exact_dimensions + at + "H_exact", of.exact_rows, entropy});
        checks.push_back({id + R"((\d+))" + at + "H_mc", 9, entropy});
        checks.push_back({id + R"((\d+))" + at + "G_mc", 9, gradient});
    }
}

}  // namespace

const std::vector<Check>& testing::checks_of_closed_forms() {
    static const std::vector<Check> checks = {
        {R"(ang\.norm\.d(\d+))", 1, [](const Numbers& x) { return angle_pdf(x[0], pi / 2); }},
        {R"(ang\.var_theta\.d(\d+))", 7, [](const Numbers& x) { return variance_of_angle(x[0]); }},
        {R"(ang\.E_abs_cos\.d(\d+))", 3,
         [](const Numbers& x) { return mean_absolute_cosine(x[0]); }},
        {R"(ang\.P\(\|theta-90deg\|<(\d+)deg\)\.d(\d+))", 3,
         [](const Numbers& x) { return 1 - 2 * angle_cdf(x[1], (90 - x[0]) / 180 * pi); }},
        {R"(ang\.pdf_cos\((\d+)\)\.d(\d+))", 3,
         [](const Numbers& x) { return angle_pdf(x[1], std::acos(x[0])); }},
        {R"(ang\.mgf\.logM\.d(\d+)\.a=(\d+))", 3,
         [](const Numbers& x) { return von_mises_fisher(x[0], x[1]).log_mgf; }},
        {R"(c024)", 1, [](const Numbers&) { return drop(1); }},
        {R"(c024\.exact\.n(\d+))", 4,
         [](const Numbers& x) { return -von_mises_fisher(x[0], x[0]).entropy_deficit / x[0]; }},
        {R"(c024\.f\.lam([\d.]+))", 5, [](const Numbers& x) { return drop(x[0]); }},
        {R"(c024\.max_chord_slope)", 1, [](const Numbers&) { return steepest_chord(); }},
        {R"(dim\.exactcoef)", 1, [](const Numbers&) { return 2 / drop(1); }},
        {R"(grad\.alpha_gauss\.n(\d+))", 4,
         [](const Numbers& x) { return gradient_optimum(OptimumModel::gaussian, x[0], 64); }},
        {R"(grad\.alpha_cos\.n(\d+)\.d(\d+))", 7,
         [](const Numbers& x) { return gradient_optimum(OptimumModel::cosine, x[0], x[1]); }},
        {R"(grad\.fit\.cos128)", 1, [](const Numbers&) { return cosine_fit(); }},
        {R"(grad\.fit\.gauss)", 1, [](const Numbers&) { return gaussian_fit(); }},
        {R"(max\.Emax\.n(\d+))", 3, [](const Numbers& x) { return expected_max_normal(x[0]); }},
        {R"(rem\.sigma_c\.n(\d+))", 3,
         [](const Numbers& x) { return 8 * freezing_scale(gaussian, x[0], 64); }},
        {R"(sph\.cstar\.lam([\d.]+))", 5,
         [](const Numbers& x) { return std::sqrt(-std::expm1(-2 * drop(x[0]))); }},
        {R"(sph\.lamc\.laplace\.n(\d+)\.d(\d+))", 4,
         [](const Numbers& x) { return laplace_freezing(x[0], x[1]); }},
        {R"(sph\.lamc\.exact\.n(\d+)\.d(\d+))", 4,
         [](const Numbers& x) { return freezing_scale(sphere, x[0], x[1]); }},
        {R"(sph\.Hann\.n(\d+)\.d(\d+)\.lam=1/sqrt\(d\))", 4,
         [](const Numbers& x) {
             return annealed_entropy(sphere, x[0], x[1], 1 / std::sqrt(x[1]));
         }},
        {R"(sph\.Hlap1\.n(\d+)\.d(\d+)\.lam=1/sqrt\(d\))", 4,
         [](const Numbers& x) {
             return laplace_corrected_entropy(x[0], x[1], 1 / std::sqrt(x[1]));
         }},
        {R"(pd\.H\.m([\d.]+))", 3, [](const Numbers& x) { return frozen_entropy(x[0]); }},
        {R"(pd\.S3\.m([\d.]+))", 3, [](const Numbers& x) { return frozen_power_sum(x[0], 3); }},
        {R"(pd\.mc\.m([\d.]+))", 1, [](const Numbers& x) { return frozen_entropy(x[0]); }},
        {R"(rem\.c1\.n(\d+)\.sig(\d+))", 3,
         [](const Numbers& x) { return annealed_corrected_entropy(x[0], 64, x[1] / 8); }},
        {R"(planted\.p\.n(\d+)\.lamD([\d.]+))", 3,
         [](const Numbers& x) { return among_equals(x[0], stated_logit(x[1])); }},
        {R"(planted\.noise\.lam_min\.n(\d+)\.D(\d+))", 1,
         [](const Numbers& x) { return retrieval_scale(x[0], 1, x[1]); }},
        {R"(planted\.crit\.rho([\d.]+))", 1,
         [](const Numbers& x) { return critical_factor(x[0]); }},
        {R"(iso\.sigma\.n(\d+))", 3, [](const Numbers& x) { return iso_entropic_deviation(x[0]); }},
    };
    return checks;
}

const std::vector<Check>& testing::checks_of_simulations() {
    static const std::vector<Check> checks = [] {
        std::vector<Check> made = {
            {R"(mc\.explicit\.gauss\.n(\d+)\.d(\d+)\.\[1/sqrt\(d\)\])", 1, [](const Numbers& x) {
                 return exact_means(gaussian_qk, x[0], x[1], 1 / std::sqrt(x[1])).entropy;
             }}};
        add_means(made, R"(1/sqrt\(d\))", [](double, double d) { return 1 / std::sqrt(d); });
        add_means(made, R"(log n/\(0\.24 d\))",
                  [](double n, double d) { return std::log(n) / (0.24 * d); });
        add_means(made, R"(log512\(n\)/sqrt\(d\))",
                  [](double n, double d) { return std::log(n) / std::log(512) / std::sqrt(d); });
        return made;
    }();
    return checks;
}

TEST(ChecksTable, ClosedForms) {
    testing::expect_checks(testing::checks_of_closed_forms());
}

TEST(ChecksTable, SimulatedMeans) {
    testing::expect_checks(testing::checks_of_simulations());
}

}  // namespace attnscope
