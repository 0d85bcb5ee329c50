#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

#include "core/figures/frozen_curves.h"
#include "core/text/errors.h"
#include "tests/core/figure_testing.h"
#include "tests/core/own_vectors.h"

// Figures beside a person's own queries and keys.

namespace attnscope {
namespace {

const Message* own_note(const Figure& figure, std::string_view key) {
    const auto found = std::ranges::find(figure.notes, key, &Message::key);
    return found == figure.notes.end() ? nullptr : &*found;
}

/// Of the softmax of i·j/2 over the first keys of row i.
struct ExpectedRow {
    double entropy = 0, collision = 0;

    ExpectedRow(int row, int keys) {
        double sum = 0;
        for (int j = 0; j < keys; ++j)
            sum += std::exp(row * j / 2.0);
        for (int j = 0; j < keys; ++j) {
            const double p = std::exp(row * j / 2.0) / sum;
            entropy -= p * std::log(p);
            collision += p * p;
        }
    }
};

class OwnVectorsInFigures : public ::testing::Test {
protected:
    testing::OwnVectors own_;
    Scenario scenario_ = own_.scenario();
};

TEST_F(OwnVectorsInFigures, EveryRowIsAPointOverItsOwnLength) {
    scenario_.mask = "causal";
    const Figure entropy = compute("entropy-vs-length", scenario_, Detail::sampled);
    const Curve& points = curve(entropy, CurveKind::measured);
    EXPECT_EQ(points.style, CurveStyle::points);
    ASSERT_EQ(points.x, (std::vector<double>{1, 2, 3, 4, 5, 6}));
    const Curve collisions =
        curve(compute("collision-vs-length", scenario_, Detail::sampled), CurveKind::measured);
    const Curve gradients =
        curve(compute("gradient-vs-length", scenario_, Detail::sampled), CurveKind::measured);
    for (int row = 0; row < 6; ++row) {
        const ExpectedRow wanted(row, row + 1);
        const auto i = static_cast<std::size_t>(row);
        EXPECT_NEAR(points.y[i], wanted.entropy, 1e-5);
        EXPECT_NEAR(collisions.y[i], wanted.collision, 1e-5);
        EXPECT_NEAR(gradients.y[i], 1 - wanted.collision, 1e-5);
    }
    EXPECT_TRUE(own_note(entropy, "note.measured-rows"));
}

/// The mean of the keys (j/2, 1) is (5/4, 1), and their mean squared norm is 79/24.
TEST_F(OwnVectorsInFigures, KeysThatShareADirectionAreSaidTo) {
    const Figure figure = compute("entropy-vs-length", scenario_, Detail::sampled);
    const Message* said = own_note(figure, "note.mean-key");
    ASSERT_TRUE(said);
    EXPECT_EQ(said, &figure.notes.front());
    EXPECT_NE(text_of(*said).find("their mean has 78 % of"), std::string::npos) << text_of(*said);
}

TEST_F(OwnVectorsInFigures, AFileThatWasRewrittenHasOtherRows) {
    const auto entropies = [&] {
        return curve(compute("entropy-vs-length", scenario_, Detail::sampled), CurveKind::measured)
            .y;
    };
    const std::vector<double> before = entropies();
    EXPECT_EQ(entropies(), before);
    own_.scale_queries(0);
    for (const double entropy : entropies())
        EXPECT_NEAR(entropy, std::log(6.0), 1e-5);
}

TEST_F(OwnVectorsInFigures, EveryRowIsAPointOverItsOwnScale) {
    for (const char* id : {"entropy-vs-scale", "gradient-vs-scale"}) {
        const Figure figure = compute(id, scenario_, Detail::sampled);
        const Curve& points = curve(figure, CurveKind::measured);
        ASSERT_EQ(points.x.size(), 6U) << id;
        for (int row = 0; row < 6; ++row)  // ‖q‖ rms‖k‖/d, rms² = 1 + mean (j/2)²
            EXPECT_NEAR(points.x[static_cast<std::size_t>(row)], row * std::sqrt(1 + 55.0 / 24) / 2,
                        1e-6)
                << id;
        for (const double y : points.y)
            EXPECT_TRUE(y >= figure.y.min && y <= figure.y.max) << id;
    }
    const Curve points =
        curve(compute("entropy-vs-scale", scenario_, Detail::sampled), CurveKind::measured);
    EXPECT_NEAR(points.y[0], std::log(6.0), 1e-6);  // row 0 has equal scores
}

/// What is measured stands above, not the curves of random rows.
TEST_F(OwnVectorsInFigures, TheHeadlineSpeaksOfTheRows) {
    scenario_.mask = "causal";
    double sum = 0;
    for (int row = 0; row < 6; ++row)
        sum += ExpectedRow(row, row + 1).entropy;
    const Figure entropy = compute("entropy-vs-length", scenario_, Detail::sampled);
    const Message said = headline_of(entropy, entropy.marker);
    EXPECT_EQ(said.key.find("headline.measured-entropy"), 0U) << text_of(said);
    EXPECT_NEAR(std::stod(said.parts.at(0).english), sum / 6, 0.005) << text_of(said);
    for (const char* const id :
         {"gradient-vs-length", "collision-vs-length", "entropy-vs-scale", "gradient-vs-scale"}) {
        const Figure figure = compute(id, scenario_, Detail::sampled);
        const std::string text = text_of(headline_of(figure, figure.marker));
        EXPECT_EQ(text.find("Measured rows: mean "), 0U) << id << ": " << text;
        EXPECT_EQ(text.find("nan"), std::string::npos) << id << ": " << text;
    }
}

/// The largest logit of row i exceeds the others by at least 50·i.
TEST_F(OwnVectorsInFigures, TheEntropyOfFrozenRowsHasABound) {
    scenario_.mask = "causal";
    scenario_ = with_field(scenario_, "lambda", "100");
    const Figure figure = compute("entropy-vs-length", scenario_, Detail::sampled);
    const std::string text = text_of(headline_of(figure, figure.marker));
    EXPECT_EQ(text.find("Measured rows: mean entropy < 0.001 nat"), 0U) << text;
}

TEST_F(OwnVectorsInFigures, TheRowsOfAFrozenMatrixStay) {
    scenario_.mask = "causal";
    Comparison comparison;
    comparison.frozen.push_back({scenario_, "before"});
    const Scenario now = with_field(scenario_, "lambda", "0.25");
    const FigureEntry& entry = figure_entry("entropy-vs-length");
    const Figure made = compute_over(entry, now, comparison, Detail::sampled, {});
    const auto frozen = std::ranges::find_if(made.curves, [](const Curve& curve) {
        return curve.kind == CurveKind::reference && curve.style == CurveStyle::points;
    });
    ASSERT_NE(frozen, made.curves.end());
    ASSERT_EQ(frozen->y.size(), 6U);
    for (int row = 0; row < 6; ++row)
        EXPECT_NEAR(frozen->y[static_cast<std::size_t>(row)], ExpectedRow(row, row + 1).entropy,
                    1e-5);
}

TEST_F(OwnVectorsInFigures, DragsAndDrawnVectorsShowTheTheoryAlone) {
    for (const char* id : {"entropy-vs-length", "entropy-vs-scale", "gradient-vs-scale",
                           "gradient-vs-length", "collision-vs-length", "angles"}) {
        EXPECT_FALSE(has(compute(id, scenario_, Detail::curves), CurveKind::measured)) << id;
        EXPECT_FALSE(has(compute(id, Scenario(), Detail::sampled), CurveKind::measured)) << id;
    }
}

TEST_F(OwnVectorsInFigures, AFileThatIsNotThereIsSaidAndTheTheoryStays) {
    scenario_.key_file = own_.missing();
    for (const char* id : {"entropy-vs-length", "entropy-vs-scale", "angles"}) {
        const Figure figure = compute(id, scenario_, Detail::sampled);
        EXPECT_TRUE(has(figure, CurveKind::exact)) << id;
        EXPECT_FALSE(has(figure, CurveKind::measured)) << id;
        const bool is_said = std::ranges::any_of(figure.notes, [](const Message& each) {
            return text_of(each).find("none.npy") != std::string::npos;
        });
        EXPECT_TRUE(is_said) << id;
    }
}

TEST_F(OwnVectorsInFigures, TheAnglesAreThoseOfEveryPair) {
    const Figure figure = compute("angles", scenario_, Detail::sampled);
    const Curve& steps = curve(figure, CurveKind::measured);
    double mass = 0;
    for (std::size_t i = 0; i + 1 < steps.x.size(); ++i)
        mass += steps.y[i] * (steps.x[i + 1] - steps.x[i]);
    EXPECT_NEAR(mass, 1, 1e-9);
    // Row 0 of the queries is 0 and has no angle; the others point along x: keys lie at atan(2/j).
    EXPECT_NEAR(steps.x.front(), std::atan(2 / 5.0) * 180 / std::numbers::pi, 1e-4);
    EXPECT_NEAR(steps.x.back(), 90, 1e-4);
    const Message* said = own_note(figure, "note.measured-angles");
    ASSERT_TRUE(said);
    EXPECT_EQ(text_of(said->parts[0]), "30");
    EXPECT_EQ(text_of(said->parts[1]), "2.5 ± 1.71");  // 0 … 5: √(35/12) = 1.7078
}

TEST_F(OwnVectorsInFigures, FiguresReadWhatTheyDeclare) {
    for (const char* id :
         {"entropy-vs-length", "entropy-vs-scale", "gradient-vs-scale", "gradient-vs-length",
          "collision-vs-length", "angles", "row-weights", "scores"})
        for (const char* setting :
             {"mask=causal", "softcap=2", "attention=cosine", "position=rope", "n=9", "seed=3",
              "rule=log-512", "row=2", "unit=bit", "queries=sphere"}) {
            const FigureEntry* const entry = &figure_entry(id);
            const std::string_view text(setting);
            Scenario after = scenario_;
            after.samples = 20;
            set(after, text.substr(0, text.find('=')), text.substr(text.find('=') + 1));
            const double marker = entry->field == "n"    ? 64
                                  : entry->field.empty() ? std::nan("")
                                                         : 0.125;
            const auto drawn = [&](const Scenario& scenario) {
                return to_csv(entry->draw(scenario, marker, Detail::sampled, {}), Scenario());
            };
            EXPECT_EQ(drawn(after), drawn(entry->inputs(after))) << entry->id << ' ' << text;
        }
}

}  // namespace
}  // namespace attnscope
