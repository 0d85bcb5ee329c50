#pragma once

#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

#include "core/figures/figure.h"

/// Figures made by hand, with everything in them that a figure can hold.
namespace sample {

using namespace attnscope;

inline std::vector<double> logSpaced(double from, double to, int count) {
    std::vector<double> xs;
    for (int i = 0; i < count; ++i)
        xs.push_back(from * std::pow(to / from, i / (count - 1.0)));
    return xs;
}

template <typename Function>
Curve curve(const char* label, CurveKind kind, const std::vector<double>& xs, Function y) {
    Curve out;
    out.label = label;
    out.kind = kind;
    out.x = xs;
    for (double x : xs)
        out.y.push_back(y(x));
    return out;
}

/// Entropy over length: six curves, one of which leaves its range, and simulated values.
inline Figure entropyVsLength() {
    Figure figure;
    figure.id = "entropy-length";
    figure.title = "Entropy vs length";
    figure.x = {"n", "", true, 2, 65536, "n"};
    figure.y = {"Entropy", "nat", false, 0, 12, ""};
    figure.marker = 512;
    const auto xs = logSpaced(2, 65536, 240);
    figure.curves.push_back(curve("exact", CurveKind::exact, xs, [](double n) {
        return std::log(n) - 0.49 * (1 - std::exp(-std::log(n) / 2));
    }));
    figure.curves.push_back(curve("annealed", approximation_kind("annealed"), xs,
                                  [](double n) { return std::log(n) - 0.492; }));
    figure.curves.back().holds = {{6, std::numeric_limits<double>::infinity()}};
    figure.notes.push_back(
        "Annealed: fails below n = 6, where the softmax condenses on a few keys.");
    figure.curves.push_back(curve("Laplace", approximation_kind("laplace"), xs,
                                  [](double n) { return std::log(n) - 0.503; }));
    figure.curves.push_back(curve("log n − 0.24 λd", approximation_kind("linear"), xs,
                                  [](double n) { return std::log(n) - 1.92; }));
    figure.curves.back().holds = {{0, 2}};
    figure.notes.push_back(
        "log n − 0.24 λd is the Laplace approximation at λ = 1; here λ = 0.125.");
    figure.curves.push_back(curve("mean field", approximation_kind("mean-field"), xs,
                                  [](double n) { return std::log(n) - 0.9; }));
    figure.curves.push_back(
        curve("log n", CurveKind::bound, xs, [](double n) { return std::log(n); }));
    Curve simulated = curve("simulation ± 95 %", CurveKind::simulation, logSpaced(4, 16384, 7),
                            [](double n) { return std::log(n) - 0.46; });
    simulated.style = CurveStyle::points;
    simulated.error = {0.3, 0.25, 0.2, 0.15, 0.1, 0.08, 0.05};
    figure.curves.push_back(simulated);
    return figure;
}

/// Gradient over scale: a band, a marked point, a gap.
inline Figure gradientVsScale() {
    Figure figure;
    figure.id = "gradient-scale";
    figure.title = "Gradient vs scale";
    figure.x = {"λ", "", true, 0.01, 10, "lambda"};
    figure.y = {"Gradient", "", false, 0, 4, ""};
    figure.marker = 0.125;
    const auto xs = logSpaced(0.01, 10, 200);
    const auto mean = [](double s) { return 3.4 * s / (s + 0.9); };
    figure.curves.push_back(curve("mean (exact)", CurveKind::exact, xs, mean));
    figure.curves.push_back(curve("median", CurveKind::median, xs, [](double s) {
        return 3.3 * s / (s + 0.9) * std::exp(-0.05 * s * s);
    }));
    figure.curves.push_back(curve("annealed", approximation_kind("annealed"), xs, [](double s) {
        return s > 6 ? std::nan("") : 3.6 * s / (s + 0.9) * std::exp(-0.08 * s * s);
    }));
    figure.curves.back().holds = {{0, 1.5}};
    figure.notes.push_back("Annealed: holds up to the freezing scale λ = 1.5 only.");
    figure.curves.push_back(curve("E max", CurveKind::bound, xs, [](double) { return 3.4; }));
    Band band{"10–90 %", CurveKind::simulation, xs, {}, {}, "deciles"};
    for (double s : xs) {
        band.lower.push_back(0.8 * mean(s) * std::exp(-0.1 * s));
        band.upper.push_back(1.12 * mean(s));
    }
    figure.bands.push_back(band);
    figure.points.push_back(
        {"annealed maximum λ = 1.9", approximation_kind("annealed"), 1.9, 1.83});
    return figure;
}

/// Angles: histograms and densities of several dimensions, which all end at 0.
inline Figure angles() {
    Figure figure;
    figure.id = "angles";
    figure.title = "Angles between random directions";
    figure.x = {"angle", "degree", false, 0, 180, ""};
    figure.y = {"density", "1/degree", false, 0, 0.065, ""};
    int series = 0;
    for (int d : {64, 16, 3}) {
        std::vector<double> xs;
        for (int i = 0; i <= 180; ++i)
            xs.push_back(i);
        const auto density = [d](double degree) {
            const double norm = std::exp(std::lgamma(d / 2.0) - std::lgamma((d - 1) / 2.0)) /
                                std::sqrt(M_PI) * M_PI / 180;
            return norm * std::pow(std::sin(degree * M_PI / 180), d - 2);
        };
        figure.curves.push_back(curve("exact", CurveKind::exact, xs, density));
        figure.curves.back().label = "d = " + std::to_string(d);
        figure.curves.back().series = series++;
    }
    std::vector<double> edges;
    for (int i = 0; i <= 60; ++i)
        edges.push_back(3 * i);
    Curve histogram = curve("sampled, d = 64", CurveKind::simulation, edges, [](double x) {
        return 0.0555 * std::exp(-(x - 88.5) * (x - 88.5) / (2 * 7.2 * 7.2));
    });
    histogram.style = CurveStyle::steps;
    figure.curves.push_back(histogram);
    figure.notes.push_back(
        "Random directions in high dimension are nearly orthogonal: 90° ± 7.2° at d = 64.");
    return figure;
}

}  // namespace sample
