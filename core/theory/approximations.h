#pragma once

#include "core/scenario/scenario.h"

namespace attnscope {

/// The closed forms that people use for the entropy, the collision Σp² and the gradient λ(1 − Σp²)
/// of a row of n random keys. Nats. Each throws InvalidRequest, with a sentence, for a model it
/// makes no sense for. Domain of all: n ≥ 1 real, d ∈ [2, 10⁶], λ ≥ 0.

/// log n − D_d(λd) on the sphere; log n − λ²d/2 for Gaussian scores. Means something only above 0.
double annealed_entropy(ScoreModel model, double n, double d, double lambda);

/// E e^{2x} / (n (E e^x)²). Means something only while annealed_collision_holds.
double annealed_collision(ScoreModel model, double n, double d, double lambda);

/// λ(1 − annealed Σp²).
double annealed_gradient(ScoreModel model, double n, double d, double lambda);

/// Leading Laplace: log n + (d/2) log(1 − c²), c = (√(1+4λ²) − 1)/(2λ). Sphere only.
double laplace_entropy(double n, double d, double lambda);

/// Laplace with its O(1) term. Sphere only.
double laplace_corrected_entropy(double n, double d, double lambda);

/// log n − 0.24 λd, with the source's rounded constant (Laplace at λ = 1 only; J. Su, kexue.fm
/// 8823).
double linear_entropy(double n, double d, double lambda);

/// log n − λ (s_max − s̄), with s_max the exact E max over n keys and s̄ = 0: a rigorous lower bound
/// on average. On the sphere s_max = d E max cos θ; for Gaussian scores √d E max of n normals.
double mean_field_entropy(ScoreModel model, double n, double d, double lambda);

/// E max of n independent standard normals (n ≥ 1), relative error 1e-12.
double expected_max_normal(double n);

/// λ at which the annealed entropy reaches 0: the condensation of the softmax on a few keys.
double freezing_scale(ScoreModel model, double n, double d);

/// Whether the annealed entropy (D(λd) < log n) or Σp² (D(2λd) < log n) is within its range.
bool annealed_entropy_holds(ScoreModel model, double n, double d, double lambda);
bool annealed_collision_holds(ScoreModel model, double n, double d, double lambda);

/// What gradient_optimum's scale multiplies.
enum class OptimumModel { cosine, gaussian };

/// The scale that maximises the annealed gradient: of the cosine (λ multiplies cos θ, α(1 −
/// M(2α)/(nM(α)²))) or of a unit-variance Gaussian score (α = √(W₀(n√e/2) − ½)). n > 1.
double gradient_optimum(OptimumModel model, double n, double d);

}  // namespace attnscope
