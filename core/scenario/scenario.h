#pragma once

#include <cstdint>
#include <string>

namespace attnscope {

/// How λ follows from n and d; the formulas stand in core/scaling/rules.h.
enum class ScalingRule { inverse_sqrt_d, kappa_log_n, log_512, constant };

/// The law of the scores q·k that the theory figures assume.
///  - sphere: q and k uniform on the sphere of radius √d, so s = d cos θ;
///  - gaussian: s ~ N(0, d), as for a query of norm √d and k ~ N(0, I);
///  - gaussian_qk: q and k ~ N(0, I), so that the query's norm is random too.
enum class ScoreModel { sphere, gaussian, gaussian_qk };

enum class AttentionKind { dot };
enum class Mask { none, causal };

/// Where the rows of Q or K come from: drawn on the sphere of radius √d, drawn from N(0, I), or a
/// file.
enum class VectorSource { sphere, gaussian, file };

enum class EntropyUnit { nat, bit };
enum class AngleUnit { degree, radian };

/// How the weights that fall on one pixel of the matrix picture become one value.
enum class Pooling { max, mean };
enum class ColorRange { linear, log, percentile };
enum class ColorMap { viridis, cividis, magma, grey, diverging };

/// Every parameter of the program, and the only place where one is kept.
///
/// core/scenario/fields.h describes each member (key, label, unit, range, help); validation lives
/// there.
struct Scenario {
    // Length
    std::int64_t n = 512;  ///< number of keys a query attends to
    std::int64_t d = 64;   ///< head dimension

    // Scale
    ScalingRule rule = ScalingRule::inverse_sqrt_d;
    double kappa = 1.0 / 0.24;  ///< factor of the κ·log n/d rule
    double lambda = 0.125;      ///< λ of the constant rule; other rules ignore it

    // Scores
    ScoreModel model = ScoreModel::sphere;
    std::string angle_dimensions;  ///< further dimensions of the angle figure, such as "3,16,256"

    // Attention
    AttentionKind attention = AttentionKind::dot;
    Mask mask = Mask::none;
    VectorSource queries = VectorSource::sphere;
    VectorSource keys = VectorSource::sphere;
    std::string query_file;  ///< NPY file of Q, used where queries is file
    std::string key_file;    ///< NPY file of K, used where keys is file
    std::int64_t head = 0;   ///< head index into a 3-D file

    // Sampling
    std::int64_t seed = 1;
    std::int64_t samples = 1000;  ///< Monte Carlo rows

    // Display
    EntropyUnit unit = EntropyUnit::nat;
    AngleUnit angle_unit = AngleUnit::degree;
    Pooling pooling = Pooling::max;
    ColorRange color_range = ColorRange::log;
    ColorMap color_map = ColorMap::viridis;

    bool operator==(const Scenario&) const = default;
};

}  // namespace attnscope
