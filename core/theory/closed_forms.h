#pragma once

#include "core/theory/score_model.h"

namespace attnscope {

/// Closed forms that people use for the entropy, the collision Σp² and the gradient λ(1 − Σp²) of a
/// row of n independent random keys, in nats.
///
/// Domain: n ≥ 1 real, d ∈ [2, 10⁶], λ ∈ [0, 10²⁴]; functions that use a mean largest score take
/// n ≤ 10¹². Each function throws InvalidRequest outside its domain. The error is about 1e-14 of
/// log n or of the term that is subtracted from it.
///
/// Annealed forms replace sums over the keys by their means. For gaussian_qk, where the scores of
/// one row share q, this is done at each query norm r, and the mean over r ~ χ_d is taken
/// afterwards: annealing q along with the keys would describe a row with an extremely rare query.

/// Returns log n − D_d(λd) on the sphere, where D_d is the entropy deficit (von_mises_fisher()),
/// and log n − λ²d/2 for Gaussian scores, whether the query's norm is fixed or random (E r² = d).
/// Meaningful only above 0.
double annealed_entropy(ScoreModel model, double n, double d, double lambda);

/// Returns the annealed entropy with its term in 1/n by the delta method: log n − σ²/2 + ((2σ² −
/// 1)e^{σ²} + 1)/(2n), σ² = λ²d. Gaussian scores only. Useful for e^{σ²} ≪ n: at n = 512, σ = 1 it
/// gives 5.741956, the exact mean is 5.741890.
double annealed_corrected_entropy(double n, double d, double lambda);

/// Returns E e^{2x}/(n (E e^x)²) of the logits x = λs: e^{λ²d}/n for Gaussian scores, M(2λd)/(n
/// M(λd)²) on the sphere, with M(β) = E e^{β cos θ} (von_mises_fisher()), and (1 − 2λ²)^{−d/2}/n
/// for gaussian_qk. For gaussian_qk the mean over the query's norm diverges from λ = 1/√2 on, and
/// InvalidRequest is thrown. The value exceeds 1, unlike any Σp², once a few keys dominate the
/// mean; far beyond that it overflows to infinity.
double annealed_collision(ScoreModel model, double n, double d, double lambda);

/// Returns λ(1 − annealed_collision()). Throws InvalidRequest where annealed_collision() does.
double annealed_gradient(ScoreModel model, double n, double d, double lambda);

/// Returns the leading term of Laplace's method: log n + (d/2) log(1 − c²), c = (√(1+4λ²) −
/// 1)/(2λ). Sphere only.
double laplace_entropy(double n, double d, double lambda);

/// Returns laplace_entropy() with its O(1) term: laplace_entropy() − ½ log(1 − c⁴) − 2c⁴/(1 + c²)².
/// Sphere only.
double laplace_corrected_entropy(double n, double d, double lambda);

/// Returns log n − 0.24 λd. The constant is the source's, rounded; it agrees with Laplace's method
/// at λ = 1 only (J. Su, kexue.fm 8823).
double linear_entropy(double n, double d, double lambda);

/// Returns log n − λ (s_max − s̄), with s_max the exact E max over n keys and s̄ = 0: a rigorous
/// lower bound of the mean entropy. On the sphere s_max = d E max cos θ. For Gaussian scores it is
/// √d E max of n standard normals, with E‖q‖ in place of √d for gaussian_qk.
double mean_field_entropy(ScoreModel model, double n, double d, double lambda);

/// Returns E max of n independent standard normals, n ∈ [1, 10¹²] real. Relative error 1e-14.
double expected_max_normal(double n);

/// Returns the λ at which the annealed entropy reaches 0, where the softmax condenses on a few
/// keys: √(2 log n/d) for Gaussian scores, the root of D_d(λd) = log n on the sphere; 0 at n = 1.
/// n ≤ 10¹².
double freezing_scale(ScoreModel model, double n, double d);

/// The variable that the scale of gradient_optimum() multiplies.
enum class OptimumModel { cosine, gaussian };

/// Returns the scale α that maximises the annealed gradient, for 1 < n ≤ 10¹²:
///  - cosine: α multiplies cos θ, and α(1 − M(2α)/(nM(α)²)) is maximised;
///  - gaussian: α multiplies a score of variance 1, and α = √(W₀(n√e/2) − ½), whatever d is.
double gradient_optimum(OptimumModel model, double n, double d);

}  // namespace attnscope
