#include "core/scaling/rules.h"

#include <array>
#include <cmath>
#include <stdexcept>

namespace attnscope {
namespace {

constexpr std::array<std::string_view, 1> kappa_parameter = {"kappa"};
constexpr std::array<std::string_view, 1> lambda_parameter = {"lambda"};

double dimension(const Scenario& scenario) {
    return static_cast<double>(scenario.d);
}

double inverse_sqrt_d(double, const Scenario& s) {
    return 1.0 / std::sqrt(dimension(s));
}
double kappa_log_n(double n, const Scenario& s) {
    return s.kappa * std::log(n) / dimension(s);
}
double log_512(double n, const Scenario& s) {
    return std::log(n) / std::log(512.0) / std::sqrt(dimension(s));
}
double constant(double, const Scenario& s) {
    return s.lambda;
}

constexpr std::array<Rule, 4> all_rules = {{
    {ScalingRule::inverse_sqrt_d,
     "inverse-sqrt-d",
     "1/√d",
     Multiplies::dot,
     {},
     "Vaswani et al. 2017, arXiv 1706.03762",
     inverse_sqrt_d},
    {ScalingRule::kappa_log_n, "kappa-log-n", "κ·log n/d", Multiplies::dot, kappa_parameter,
     "J. Su 2021, kexue.fm/archives/8823; κ = 1/0.24", kappa_log_n},
    {ScalingRule::log_512,
     "log-512",
     "log₅₁₂n/√d",
     Multiplies::dot,
     {},
     "J. Su 2021, kexue.fm/archives/8823",
     log_512},
    {ScalingRule::constant, "constant", "constant", Multiplies::dot, lambda_parameter, "",
     constant},
}};

}  // namespace

std::span<const Rule> rules() {
    return all_rules;
}

const Rule& rule(ScalingRule id) {
    for (const Rule& candidate : all_rules)
        if (candidate.id == id)
            return candidate;
    throw std::logic_error("a scaling rule is missing from its table");
}

double scale(const Scenario& scenario) {
    return scale_at(scenario, static_cast<double>(scenario.n));
}

double scale_at(const Scenario& scenario, double n) {
    return rule(scenario.rule).scale(n, scenario);
}

}  // namespace attnscope
