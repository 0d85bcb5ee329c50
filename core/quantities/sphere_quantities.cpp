#include <numbers>

#include "core/quantities/evaluators.h"
#include "core/quantities/input_reader.h"
#include "core/special/sphere_angle.h"
#include "core/special/von_mises_fisher.h"

namespace attnscope {
namespace {

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

Result evaluate_log_mgf(const Inputs& given, const std::stop_token&) {
    return concentrated(given, &VonMisesFisher::log_mgf, "nat");
}

Result evaluate_mean_cosine(const Inputs& given, const std::stop_token&) {
    return concentrated(given, &VonMisesFisher::mean_cosine, "1");
}

Result evaluate_entropy_deficit(const Inputs& given, const std::stop_token&) {
    return concentrated(given, &VonMisesFisher::entropy_deficit, "nat");
}

Result evaluate_entropy_deficit_slope(const Inputs& given, const std::stop_token&) {
    return concentrated(given, &VonMisesFisher::entropy_deficit_slope, "nat");
}

Result evaluate_angle_pdf(const Inputs& given, const std::stop_token&) {
    return of_angle(given, angle_pdf, "1/rad");
}

Result evaluate_angle_cdf(const Inputs& given, const std::stop_token&) {
    return of_angle(given, angle_cdf, "1");
}

Result evaluate_angle_quantile(const Inputs& given, const std::stop_token&) {
    InputReader inputs(given);
    const double d = dimension(inputs);
    const double p = inputs.real("p", 0, 1);
    return std::move(inputs).result(angle_quantile(d, p), "rad");
}

Result evaluate_max_cosine(const Inputs& given, const std::stop_token&) {
    InputReader inputs(given);
    const double d = dimension(inputs);
    const auto n = static_cast<double>(inputs.whole("n", 1, max_length));
    return std::move(inputs).result(expected_max_cosine(d, n), "1");
}

}  // namespace attnscope
