#pragma once

namespace attnscope {

/// What a curve is; one kind has one colour and one dash everywhere.
enum class CurveKind {
    exact,
    annealed,
    laplace,
    laplace_corrected,
    linear,
    mean_field,
    simulation,
    median,
    normal_approximation,
    bound,
};

}  // namespace attnscope
