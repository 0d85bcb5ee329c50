#include "core/attention/sources/directions.h"

#include <cmath>

#include "core/sampling/normals.h"
#include "core/vector_math/vector_math.h"

namespace attnscope {
namespace {

double dot(std::span<const double> a, std::span<const double> b) {
    double sum = 0;
    for (std::size_t k = 0; k < a.size(); ++k)
        sum += a[k] * b[k];
    return sum;
}

}  // namespace

double squared_norm(std::span<const double> vector) {
    return with_lanes([&](auto lanes) {
        using Doubles = typename decltype(lanes)::Doubles;
        const std::size_t whole = vector.size() / lane_count<Doubles> * lane_count<Doubles>;
        Doubles squares{};
        for (std::size_t i = 0; i < whole; i += lane_count<Doubles>)
            squares += load_lanes<Doubles>(&vector[i]) * load_lanes<Doubles>(&vector[i]);
        double sum = sum_of_lanes(squares);
        for (const double value : vector.subspan(whole))
            sum += value * value;
        return sum;
    });
}

void draw_direction(std::uint64_t seed, std::uint64_t stream, std::span<double> to) {
    draw_normals(seed, stream, to);
    const double scale = std::sqrt(static_cast<double>(to.size()) / squared_norm(to));
    for (double& value : to)
        value *= scale;
}

void mix_directions(std::span<const double> shared, double cosine, std::span<double> own) {
    const double square = squared_norm(shared);
    if (square == 0)
        return;
    const double along = dot(own, shared) / square;
    for (std::size_t k = 0; k < own.size(); ++k)
        own[k] -= along * shared[k];
    const auto d = static_cast<double>(own.size());
    const double rest = squared_norm(own);
    const double of_shared = cosine * std::sqrt(d / square);
    const double of_own = rest > 0 ? std::sqrt((1 - cosine * cosine) * d / rest) : 0;
    for (std::size_t k = 0; k < own.size(); ++k)
        own[k] = of_shared * shared[k] + of_own * own[k];
}

}  // namespace attnscope
