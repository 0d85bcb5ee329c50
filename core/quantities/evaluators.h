#pragma once

#include "core/limits.h"
#include "core/quantities/quantities.h"

namespace attnscope {

// One function a quantity; core/quantities/quantities.cpp lists them.

// Of the von Mises–Fisher law and of random directions (sphere_quantities.cpp).
Result evaluate_log_mgf(const Inputs&, const std::stop_token&);
Result evaluate_mean_cosine(const Inputs&, const std::stop_token&);
Result evaluate_entropy_deficit(const Inputs&, const std::stop_token&);
Result evaluate_entropy_deficit_slope(const Inputs&, const std::stop_token&);
Result evaluate_angle_pdf(const Inputs&, const std::stop_token&);
Result evaluate_angle_cdf(const Inputs&, const std::stop_token&);
Result evaluate_angle_quantile(const Inputs&, const std::stop_token&);
Result evaluate_max_cosine(const Inputs&, const std::stop_token&);

// Of a row of attention weights (row_quantities.cpp).
Result evaluate_entropy(const Inputs&, const std::stop_token&);
Result evaluate_collision(const Inputs&, const std::stop_token&);
Result evaluate_gradient(const Inputs&, const std::stop_token&);

// Scales (scale_quantities.cpp).
Result evaluate_gradient_optimum(const Inputs&, const std::stop_token&);
Result evaluate_freezing_scale(const Inputs&, const std::stop_token&);
Result evaluate_scale(const Inputs&, const std::stop_token&);

/// The keys that `scale` accepts: rule, n, d and every parameter of a rule.
std::span<const std::string_view> scale_keys();

inline constexpr double max_concentration = 1e8;

}  // namespace attnscope
