#pragma once

#include <stop_token>

#include "core/figures/figures.h"

namespace attnscope {

// One function a figure; core/figures/figures.cpp lists them.
Figure entropy_vs_length(const Scenario&, Detail, const std::stop_token&);
Figure entropy_vs_scale(const Scenario&, Detail, const std::stop_token&);
Figure gradient_vs_scale(const Scenario&, Detail, const std::stop_token&);
Figure angles(const Scenario&, Detail, const std::stop_token&);

}  // namespace attnscope
