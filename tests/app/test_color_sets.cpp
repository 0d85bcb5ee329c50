#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <numbers>

#include "ui/figure/edited_figure.h"
#include "ui/look/line_looks.h"

namespace attnscope {
namespace {

using Triple = std::array<double, 3>;
using ColorMatrix = std::array<Triple, 3>;

/// Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision
/// Deficiency", 2009, table 1 at severity 1, for linear light; the first one for eyes of the usual
/// kind.
const std::array<std::pair<const char*, ColorMatrix>, 4> eyes{
    {{"usual", {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}},
     {"protanopia",
      {{{0.152286, 1.052583, -0.204868},
        {0.114503, 0.786281, 0.099216},
        {-0.003882, -0.048116, 1.051998}}}},
     {"deuteranopia",
      {{{0.367322, 0.860646, -0.227968},
        {0.280085, 0.672501, 0.047413},
        {-0.011820, 0.042940, 0.968881}}}},
     {"tritanopia",
      {{{1.255528, -0.076749, -0.178779},
        {-0.078411, 0.930809, 0.147602},
        {0.004733, 0.691367, 0.303900}}}}}};

Triple times(const ColorMatrix& matrix, const Triple& v) {
    Triple product{};
    for (std::size_t i = 0; i < 3; ++i)
        product[i] = matrix[i][0] * v[0] + matrix[i][1] * v[1] + matrix[i][2] * v[2];
    return product;
}

Triple linear_light(const QColor& color) {
    const auto linear = [](double c) {
        return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    return {linear(color.redF()), linear(color.greenF()), linear(color.blueF())};
}

/// CIELAB under D65.
Triple lab(Triple light) {
    for (double& channel : light)
        channel = std::clamp(channel, 0.0, 1.0);
    const Triple xyz = times({{{0.4124564, 0.3575761, 0.1804375},
                               {0.2126729, 0.7151522, 0.0721750},
                               {0.0193339, 0.1191920, 0.9503041}}},
                             light);
    const auto f = [](double t) {
        return t > 216.0 / 24389 ? std::cbrt(t) : (24389.0 / 27 * t + 16) / 116;
    };
    const double x = f(xyz[0] / 0.95047), y = f(xyz[1]), z = f(xyz[2] / 1.08883);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

double radians(double degrees) {
    return degrees * std::numbers::pi / 180;
}

double hue(double a, double b) {
    const double angle = std::atan2(b, a) * 180 / std::numbers::pi;
    return a == 0 && b == 0 ? 0 : angle < 0 ? angle + 360 : angle;
}

/// CIEDE2000 (Sharma, Wu and Dalal 2005).
double difference(const Triple& one, const Triple& two) {
    const double c = (std::hypot(one[1], one[2]) + std::hypot(two[1], two[2])) / 2;
    const double c7 = std::pow(c, 7), g = (1 - std::sqrt(c7 / (c7 + std::pow(25, 7)))) / 2;
    const double a1 = one[1] * (1 + g), a2 = two[1] * (1 + g);
    const double c1 = std::hypot(a1, one[2]), c2 = std::hypot(a2, two[2]);
    const double h1 = hue(a1, one[2]), h2 = hue(a2, two[2]);
    const bool is_grey = c1 * c2 == 0;
    double dh = is_grey ? 0 : h2 - h1;
    dh += dh > 180 ? -360 : dh < -180 ? 360 : 0;
    double h = is_grey ? h1 + h2 : (h1 + h2) / 2;
    if (!is_grey && std::abs(h1 - h2) > 180)
        h += h1 + h2 < 360 ? 180 : -180;
    const double l = (one[0] + two[0]) / 2, cm = (c1 + c2) / 2;
    const double t = 1 - 0.17 * std::cos(radians(h - 30)) + 0.24 * std::cos(radians(2 * h)) +
                     0.32 * std::cos(radians(3 * h + 6)) - 0.20 * std::cos(radians(4 * h - 63));
    const double sl = 1 + 0.015 * (l - 50) * (l - 50) / std::sqrt(20 + (l - 50) * (l - 50));
    const double sc = 1 + 0.045 * cm, sh = 1 + 0.015 * cm * t;
    const double rc = 2 * std::sqrt(std::pow(cm, 7) / (std::pow(cm, 7) + std::pow(25, 7)));
    const double rt = -std::sin(radians(60 * std::exp(-(h - 275) * (h - 275) / 625))) * rc;
    const double lightness = (two[0] - one[0]) / sl, chroma = (c2 - c1) / sc;
    const double hues = 2 * std::sqrt(c1 * c2) * std::sin(radians(dh / 2)) / sh;
    return std::sqrt(lightness * lightness + chroma * chroma + hues * hues + rt * chroma * hues);
}

/// The least difference of two colours of a set, for any of these eyes.
double least_difference(const ColorSet& set, const Theme& theme) {
    double least = 1000;
    for (const auto& [name, matrix] : eyes)
        for (std::size_t i = 0; i < set.onLight.size(); ++i)
            for (std::size_t j = 0; j < i; ++j) {
                const auto seen = [&, matrix = matrix](std::size_t place) {
                    return lab(
                        times(matrix, linear_light(lineColor(colorOfSet(set.key, place), theme))));
                };
                least = std::min(least, difference(seen(i), seen(j)));
            }
    return least;
}

/// Three pairs of the authors' table of test data, on three branches of the hue's mean.
TEST(ColorSets, TheDifferenceIsThatOfItsAuthors) {
    EXPECT_NEAR(difference({50, 2.6772, -79.7751}, {50, 0, -82.7485}), 2.0425, 5e-5);
    EXPECT_NEAR(difference({50, 2.5, 0}, {73, 25, -18}), 27.1492, 5e-5);
    EXPECT_NEAR(difference({50, 2.49, -0.001}, {50, -2.49, 0.0011}), 7.2195, 5e-5);
}

/// Some four times what is just told apart side by side.
TEST(ColorSets, EyesOfAllKindsTellTheirColoursApart) {
    for (const ColorSet& set : colorSets()) {
        for (const NamedTheme& theme : themes())
            EXPECT_GE(least_difference(set, theme.make()), 8.4) << set.key << ' ' << theme.key;
    }
}

TEST(ColorSets, OnALightPageTheyAreAsPublished) {
    for (const ColorSet& set : colorSets())
        for (std::size_t i = 0; i < set.onLight.size(); ++i)
            for (const Theme& theme : {lightTheme(), highContrastLightTheme()})
                EXPECT_EQ(lineColor(colorOfSet(set.key, i), theme), QColor::fromRgb(set.onLight[i]))
                    << set.key << ' ' << i;
}

/// Yellow points are hardly seen on paper; a yellow line is.
TEST(ColorSets, MarksAreNotPale) {
    std::vector<ColoredEntry> entries;
    for (const char* key : {"a", "b", "c", "d", "e", "f", "g", "h"})
        entries.push_back({key});
    EXPECT_EQ(colorsFrom("okabe-ito", entries).at("h"), "okabe-ito/8");
    entries.back().isOfMarks = true;
    const auto colors = colorsFrom("okabe-ito", entries);
    EXPECT_EQ(colors.at("h"), "okabe-ito/7");
    EXPECT_EQ(colors.at("g"), "okabe-ito/8");
    EXPECT_EQ(colors.at("a"), "okabe-ito/1");
}

TEST(ColorSets, ColoursComeRoundAgain) {
    EXPECT_EQ(colorOfSet("grey", 0), "grey/1");
    EXPECT_EQ(colorOfSet("grey", 4), "grey/1");
    EXPECT_TRUE(isLineColor("grey/4"));
    for (const char* none : {"grey/5", "grey/0", "grey/", "grey", "#12345", "#12345g", "red", ""})
        EXPECT_FALSE(isLineColor(none)) << none;
}

}  // namespace
}  // namespace attnscope
