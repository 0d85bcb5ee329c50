#include <array>
#include <cmath>
#include <cstddef>
#include <numbers>

#include "core/special/debye_coefficients.h"
#include "core/special/von_mises_fisher_regimes.h"
#include "core/vector_math/with_lanes.h"

namespace attnscope::detail {
namespace {

/// The ν from which log M without its leading terms is computed as a series in 1/ν.
constexpr double stirling_from = 27.0;

/// The position of a point (ν, β): σ = √(ν² + β²), p = ν/σ, x = p².
struct Place {
    Place(double d, double b)
        : nu(d / 2 - 1),
          beta(b),
          sigma(std::sqrt(nu * nu + b * b)),
          p(nu / sigma),
          x(p * p),
          one_minus_x((b / sigma) * (b / sigma)) {}

    double nu;
    double beta;
    double sigma;
    double p;
    double x;
    double one_minus_x;
};

/// Returns the first polynomials of a table at x, computed together (one vector lane each).
template <std::size_t Terms, std::size_t Degrees>
std::array<double, Terms> polynomials(const std::array<DebyeRow, Degrees>& table, double x) {
    constexpr std::size_t highest = Terms + (Degrees - 1 - debye_terms);
    std::array<double, Terms> values;
    for (std::size_t k = 0; k < Terms; ++k)
        values[k] = table[highest][k];
    for (std::size_t j = highest; j-- > 0;) {
        for (std::size_t k = 0; k < Terms; ++k)
            values[k] = values[k] * x + table[j][k];
    }
    return values;
}

/// Σ_k values_k t^k, k from 1.
template <std::size_t Terms>
double power_sum(const std::array<double, Terms>& values, double t) {
    double sum = 0.0;
    for (std::size_t k = Terms; k-- > 0;)
        sum = (sum + values[k]) * t;
    return sum;
}

/// Σ s_k/ν^k = log Γ(ν+1) − (ν + ½) log ν + ν − ½ log 2π, for 0 < ν < stirling_from.
double stirling_error(double nu) {
    if (nu >= 10.0)
        return power_sum(stirling_s, 1 / nu);
    return std::log(std::tgamma(nu + 1)) - (nu + 0.5) * std::log(nu) + nu -
           std::log(2 * std::numbers::pi) / 2;
}

/// Returns −(1−p) Σ [S_k d_k(x) + (1+p) q_k(x)]/ν^k with S_k = 1 + p + … + p^{k−1}: the expansion
/// of log I_ν with Stirling's series subtracted term by term. The result is exactly 0 at β = 0.
template <std::size_t Terms>
double remainder_by_nu(const Place& at, const std::array<double, Terms>& d) {
    const std::array<double, Terms> q = polynomials<Terms>(debye_q, at.x);
    std::array<double, Terms> bracket;
    double s = 0.0;
    for (std::size_t k = 0; k < Terms; ++k) {
        s = s * at.p + 1;
        bracket[k] = s * d[k] + (1 + at.p) * q[k];
    }
    const double one_minus_p = at.beta / at.sigma * (at.beta / (at.sigma + at.nu));
    return -one_minus_p * power_sum(bracket, 1 / at.nu);
}

/// Returns log M without its leading terms.
template <std::size_t Terms>
double remainder(const Place& at, const std::array<double, Terms>& d) {
    if (at.nu >= stirling_from)
        return remainder_by_nu(at, d);
    return (at.nu > 0 ? stirling_error(at.nu) : 0.0) + power_sum(d, 1 / at.sigma);
}

/// The leading terms of log M, log M − β and D. That of D is without its part −(1−x)/2.
struct Leading {
    double log_mgf;
    double log_mgf_minus_beta;
    double deficit;
};

Leading leading_terms(const Place& at) {
    if (at.nu == 0.0) {
        const double half_log = std::log(2 * std::numbers::pi * at.beta) / 2;
        return {at.beta - half_log, -half_log, half_log};
    }
    const double slope = at.beta / (at.sigma + at.nu);
    const double y = at.beta / (2 * at.nu) * slope;
    const double nu_log = at.nu * std::log1p(y);
    const double half_log = std::log1p(2 * y) / 2;
    // 2νy − β = −νβ(1 + β/(σ+ν))/(σ+β)
    const double shortfall = at.nu * (at.beta / (at.sigma + at.beta)) * (1 + slope);
    return {2 * at.nu * y - nu_log - half_log, -shortfall - nu_log - half_log, nu_log + half_log};
}

template <std::size_t Terms>
VonMisesFisher expand(const Place& at) {
    const std::array<double, Terms> d = polynomials<Terms>(debye_d, at.x);
    const double t = 1 / at.sigma;
    const double b = power_sum(polynomials<Terms>(debye_b, at.x), t);
    const double c = power_sum(polynomials<Terms>(debye_c, at.x), t);
    const double rest = remainder(at, d);
    const Leading lead = leading_terms(at);
    const double share = at.nu / (at.sigma + at.nu);
    return {.log_mgf = lead.log_mgf + rest,
            .log_mgf_minus_beta = lead.log_mgf_minus_beta + rest,
            .mean_cosine = at.beta / (at.sigma + at.nu) + at.beta * t * t * (b - 0.5),
            .entropy_deficit = lead.deficit + at.one_minus_x * (b - 0.5) - rest,
            .entropy_deficit_slope = at.beta * t * (share + t * ((1 - 2 * at.x) / 2 + c))};
}

}  // namespace

VonMisesFisher von_mises_fisher_uniform(double d, double beta) {
    return with_lanes([=](auto) {
        const Place at(d, beta);
        const double scale = at.nu >= stirling_from ? at.nu : at.sigma;
        if (scale < 200.0)
            return expand<debye_terms>(at);
        return scale < 5000.0 ? expand<debye_terms / 2>(at) : expand<debye_terms / 4>(at);
    });
}

}  // namespace attnscope::detail
