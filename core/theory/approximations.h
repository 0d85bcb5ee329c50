#pragma once

#include "core/theory/score_model.h"

namespace attnscope {

/// The closed forms that people use for the entropy, the collision Σp² and the gradient λ(1 − Σp²)
/// of a row of n random keys, in nats. Each throws InvalidRequest for a model for which it makes no
/// sense. Domain of all: n ≥ 1 real, d ∈ [2, 10⁶], λ ∈ [0, 10²⁴]; those that use a mean largest
/// score take n ≤ 10¹². Accurate to about 1e-14 of log n or of what is subtracted from it. For
/// gaussian_qk the annealed average over the keys is taken at each query norm r, then the mean over
/// r ~ χ_d: annealing q along with the keys would describe a row with an extremely rare query.

/// log n − D_d(λd) on the sphere; log n − λ²d/2 for Gaussian scores, whether the query's norm is
/// fixed or random (E r² = d). Meaningful only above 0.
double annealed_entropy(ScoreModel model, double n, double d, double lambda);

/// The annealed entropy with its term in 1/n: log n − σ²/2 + ((2σ² − 1)e^{σ²} + 1)/(2n), σ² = λ²d,
/// by the delta method. Gaussian scores only; useful for e^{σ²} ≪ n: 5.741956 against 5.741890 at n
/// = 512, σ = 1.
double annealed_corrected_entropy(double n, double d, double lambda);

/// E e^{2x} / (n (E e^x)²): e^{λ²d}/n for Gaussian scores, M(2λd)/(n M(λd)²) on the sphere and (1 −
/// 2λ²)^{−d/2}/n for gaussian_qk, which is refused from λ = 1/√2 on, where that mean diverges.
/// Exceeds 1, unlike any Σp², once a few keys dominate the mean; far beyond that it overflows to
/// infinity.
double annealed_collision(ScoreModel model, double n, double d, double lambda);

/// λ(1 − annealed Σp²), refused where annealed_collision() is.
double annealed_gradient(ScoreModel model, double n, double d, double lambda);

/// Leading Laplace: log n + (d/2) log(1 − c²), c = (√(1+4λ²) − 1)/(2λ). Sphere only.
double laplace_entropy(double n, double d, double lambda);

/// Laplace with its O(1) term. Sphere only.
double laplace_corrected_entropy(double n, double d, double lambda);

/// log n − 0.24 λd, with the source's rounded constant (Laplace at λ = 1 only; J. Su, kexue.fm
/// 8823).
double linear_entropy(double n, double d, double lambda);

/// log n − λ (s_max − s̄), with s_max the exact E max over n keys and s̄ = 0: a rigorous lower bound
/// on average. On the sphere s_max = d E max cos θ; for Gaussian scores √d E max of n normals, with
/// E‖q‖ in place of √d for gaussian_qk.
double mean_field_entropy(ScoreModel model, double n, double d, double lambda);

/// E max of n independent standard normals, n ∈ [1, 10¹²] real or whole. Relative error 1e-14.
double expected_max_normal(double n);

/// λ at which the annealed entropy reaches 0, the condensation of the softmax on a few keys:
/// √(2 log n/d) for Gaussian scores, the root of D_d(λd) = log n on the sphere. n ≤ 10¹²;
/// 0 at n = 1.
double freezing_scale(ScoreModel model, double n, double d);

/// The variable that the scale of gradient_optimum() multiplies.
enum class OptimumModel { cosine, gaussian };

/// The scale that maximises the annealed gradient: of the cosine (λ multiplies cos θ, α(1 −
/// M(2α)/(nM(α)²))) or of a unit-variance Gaussian score (α = √(W₀(n√e/2) − ½)). 1 < n ≤ 10¹².
double gradient_optimum(OptimumModel model, double n, double d);

}  // namespace attnscope
