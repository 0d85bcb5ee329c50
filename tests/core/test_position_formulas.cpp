#include <gtest/gtest.h>

#include <cmath>
#include <random>

#include "core/text/errors.h"
#include "core/text/numbers.h"
#include "core/vectors/inputs.h"
#include "core/vectors/position_file.h"
#include "tests/core/engine_checks.h"
#include "tests/core/engines_under_test.h"
#include "tests/core/figure_testing.h"
#include "tests/core/position_testing.h"
#include "tests/core/temporary_folder.h"

// Schemes that are more than a rotation or a bias by distance, by their definitions in double
// precision, on vectors of many shapes.

namespace attnscope {
namespace {

using testing::compute;
using testing::NaiveRow;
using testing::normal_input;
using testing::position_parameters;
using testing::position_scheme;
using testing::request_for;

/// A made-up number, −1 to 1.
double wave_number(double index, double kind) {
    return std::sin(12.9898 * (index + 1) * (kind + 0.37));
}

/// A matrix as JSON, "name": [[…], …].
std::string json_of(const std::string& name, int rows, int columns,
                    const std::function<double(int row, int column)>& entry) {
    std::string text = '"' + name + "\": [";
    for (int r = 0; r < rows; ++r) {
        text += r == 0 ? "[" : ", [";
        for (int c = 0; c < columns; ++c)
            text += (c == 0 ? "" : ", ") + to_text(entry(r, c));
        text += ']';
    }
    return text + ']';
}

/// What a logit is computed from: λ, the query's place and vector, the key's place and vector.
struct PlacedPair {
    double lambda;
    std::int64_t i, j, keys;
    std::span<const float> q, k;

    double score() const { return inner_product(q, k); }
    double distance() const { return static_cast<double>(i - j); }
};

struct PlacedFormula {
    std::string key;
    std::vector<std::string> settings;
    /// The file for vectors of dimension d; empty if there is none.
    std::function<std::string(int d)> file;
    std::int64_t head;
    std::function<double(const PlacedPair&)> logit;
};

constexpr int most_places = 400;
constexpr double long_from = 60;  // keys, of LongRoPE

double naive_sandwich(const PlacedPair& of) {
    const std::size_t pairs = of.q.size() / 2;
    double sum = -static_cast<double>(pairs);
    for (std::size_t m = 1; m <= pairs; ++m)
        sum += std::cos(of.distance() / std::pow(10000, 2.0 * static_cast<double>(m) /
                                                            static_cast<double>(of.q.size())));
    return of.lambda * of.score() + sum / (8.0 * 3 / 5);
}

double naive_scale_invariant(const PlacedPair& of) {
    const double t = of.distance() > 0 ? of.distance() : 0;
    const double square = 2 * std::log((t + 7) / 7) + 1;
    return std::sqrt(square) * of.lambda * of.score() + 1 - square;
}

double longrope_list(int m, bool is_long) {
    return 1 + (is_long ? 5 : 0.5) * std::abs(wave_number(m, is_long));
}

double naive_longrope(const PlacedPair& of) {
    const std::size_t pairs = of.q.size() / 2;
    const double stretch = std::sqrt(1 + std::log(8) / std::log(long_from));
    const bool is_long = static_cast<double>(of.keys) > long_from;
    double sum = of.q.size() % 2 == 1 ? static_cast<double>(of.q.back() * of.k.back()) : 0;
    for (std::size_t m = 0; m < pairs; ++m) {
        const double theta =
            std::pow(10000, -static_cast<double>(m) / static_cast<double>(pairs)) /
            static_cast<double>(static_cast<float>(longrope_list(static_cast<int>(m), is_long)));
        const auto turned = [&](std::span<const float> x, std::int64_t place) {
            const double angle = theta * static_cast<double>(place);
            const double one = stretch * static_cast<double>(x[m]);
            const double other = stretch * static_cast<double>(x[m + pairs]);
            return std::pair{one * std::cos(angle) - other * std::sin(angle),
                             one * std::sin(angle) + other * std::cos(angle)};
        };
        const auto [a, b] = turned(of.q, of.i);
        const auto [u, v] = turned(of.k, of.j);
        sum += a * u + b * v;
    }
    return of.lambda * sum;
}

/// The bucket of a distance of at least `exact`: the powers of (128/exact)^(1/exact) that it has
/// passed.
int naive_far_bucket(double distance, int exact) {
    int bucket = exact;
    while (bucket < 2 * exact - 1 &&
           distance >= exact * std::pow(128.0 / exact, (bucket + 1.0 - exact) / exact) - 1e-6)
        ++bucket;
    return bucket;
}

int naive_bucket(double distance, int exact) {
    return distance < exact ? static_cast<int>(distance) : naive_far_bucket(distance, exact);
}

double naive_t5(const PlacedPair& of, bool has_sides) {
    const double distance = of.distance();
    const int bucket = has_sides ? naive_bucket(std::abs(distance), 8) + (distance < 0 ? 16 : 0)
                                 : naive_bucket(distance < 0 ? 0 : distance, 16);
    return of.lambda * of.score() + 3 * wave_number(bucket, 2);
}

double naive_fire(const PlacedPair& of) {
    const auto psi = [](double x) { return std::log(1 + std::abs(0.2 * x)); };
    const double whole = of.i > 50 ? static_cast<double>(of.i) : 50;
    const double x = psi(of.distance()) / (psi(whole) + 1e-6);
    double sum = wave_number(1, 9);
    for (int k = 0; k < 5; ++k) {
        const double unit = 2 * wave_number(k, 4) * x + wave_number(k, 5);
        sum += unit > 0 ? 3 * wave_number(1 * 5 + k, 6) * unit : 0;
    }
    return of.lambda * of.score() + sum;
}

/// With the product of the gates after the nearer of the two and up to the farther one.
double naive_forgetting(const PlacedPair& of) {
    double forgotten = 0;
    for (std::int64_t t = std::max<std::int64_t>(std::min(of.i, of.j) + 1, 0);
         t <= std::max(of.i, of.j); ++t)
        forgotten += std::log(1 / (1 + std::exp(-(3 + wave_number(static_cast<double>(t), 7)))));
    return of.lambda * of.score() + (of.i > of.j ? forgotten : -forgotten);
}

std::vector<PlacedFormula> placed_formulas() {
    const auto none = [](int) { return std::string(); };
    const auto table = [](int) {
        return '{' +
               json_of("b", 32, 4,
                       [](int r, int c) { return c == 2 ? 3 * wave_number(r, 2) : 99; }) +
               '}';
    };
    const auto lists = [](int d) {
        if (d < 2)
            return std::string();
        const auto list = [&](const char* name, bool is_long) {
            return json_of(name, 1, d / 2, [=](int, int m) { return longrope_list(m, is_long); });
        };
        return '{' + list("short_factor", false) + ", " + list("long_factor", true) + '}';
    };
    const auto network = [](int) {
        return '{' + json_of("w_1", 1, 5, [](int, int k) { return 2 * wave_number(k, 4); }) + ", " +
               json_of("b_1", 1, 5, [](int, int k) { return wave_number(k, 5); }) + ", " +
               json_of("w_2", 3, 5, [](int h, int k) { return 3 * wave_number(h * 5 + k, 6); }) +
               ", " + json_of("b_2", 1, 3, [](int, int h) { return wave_number(h, 9); }) + '}';
    };
    const auto gates = [](int) {
        return '{' +
               json_of("g", 2, most_places,
                       [](int h, int t) { return h == 1 ? 3 + wave_number(t, 7) : -99; }) +
               '}';
    };
    return {
        {"sandwich", {"sandwich_heads=5", "sandwich_head=2"}, none, 0, naive_sandwich},
        {"scale-invariant", {"scale_invariant_length=7"}, none, 0, naive_scale_invariant},
        {"rope-longrope",
         {"rope_pairs=2", "rope_factor=8", "rope_length=60"},
         lists,
         0,
         naive_longrope},
        {"t5-bias",
         {"t5_sides=1"},
         table,
         2,
         [](const PlacedPair& of) { return naive_t5(of, false); }},
        {"t5-bias",
         {"t5_sides=2"},
         table,
         2,
         [](const PlacedPair& of) { return naive_t5(of, true); }},
        {"fire", {"fire_c=0.2", "fire_length=50", "fire_width=5"}, network, 1, naive_fire},
        {"forgetting", {}, gates, 1, naive_forgetting},
    };
}

std::vector<double> placed_logits(const PlacedFormula& of, const AttentionRequest& request,
                                  std::int64_t row) {
    const std::int64_t keys = request.input.keys->rows;
    std::vector<double> all(static_cast<std::size_t>(keys), -HUGE_VAL);
    const auto [first, second] = visible_keys(request, row);
    for (const KeyInterval& seen : {first, second})
        for (std::int64_t j = seen.begin; j < seen.end; ++j)
            all[static_cast<std::size_t>(j)] =
                of.logit({request.lambda, request.first_place + row, j, keys,
                          request.input.queries->row(row), request.input.keys->row(j)});
    return all;
}

using PositionFormulas = testing::EachEngine;
INSTANTIATE_TEST_SUITE_P(, PositionFormulas, testing::all_engines(), testing::engine_name);

/// Compares entropies to 1e-4 and weights to 1e-5 of the largest.
void expect_placed_definition(AttentionEngine& engine, const PlacedFormula& of,
                              const AttentionRequest& request, const std::string& what) {
    const AttentionFrame frame = compute(engine, request);
    const auto keys = static_cast<std::size_t>(request.input.keys->rows);
    std::vector<float> weights;
    engine.stream_rows(request, 0, request.input.queries->rows, {},
                       [&](std::int64_t, std::span<const float> some) {
                           weights.insert(weights.end(), some.begin(), some.end());
                       });
    for (std::size_t i = 0; i < frame.rows.size(); ++i) {
        const NaiveRow wanted(placed_logits(of, request, frame.rows[i]));
        if (wanted.count == 0)
            continue;
        ASSERT_NEAR(frame.statistics[i].entropy, wanted.entropy, 1e-4) << what << ", row " << i;
        const double largest = std::ranges::max(wanted.weights);
        for (std::size_t j = 0; j < keys; ++j)
            ASSERT_NEAR(static_cast<double>(weights[i * keys + j]), wanted.weights[j],
                        1e-5 * largest)
                << what << ", row " << i << ", key " << j;
    }
}

/// The masks whose rows see intervals of keys without gaps, whatever the logits are.
std::vector<std::string_view> masks_of_intervals() {
    std::vector<std::string_view> keys;
    for (const AttentionMask* const mask : masks())
        if (!mask->has_steps && !mask->kept)
            keys.push_back(mask->key);
    return keys;
}

TEST_P(PositionFormulas, AreTheirDefinitionsOnManyShapes) {
    const TemporaryFolder folder;
    const std::vector<std::string_view> known_masks = masks_of_intervals();
    for (const PlacedFormula& of : placed_formulas()) {
        std::mt19937 random(7);
        const auto any = [&](int least, int most) {
            return std::uniform_int_distribution(least, most)(random);
        };
        for (int shape = 0; shape < 40; ++shape) {
            constexpr int dimensions[] = {1, 2, 3, 7, 8, 33, 64, 256};
            const int queries = any(1, 60), keys = any(1, 200), d = dimensions[shape % 8];
            const std::string_view mask =
                known_masks[static_cast<std::size_t>(shape) % known_masks.size()];
            AttentionRequest request =
                request_for(normal_input(queries, keys, d), 1 / std::sqrt(d), mask);
            request.position = &position_scheme(of.key);
            request.parameters = position_parameters(of.key, of.settings);
            request.first_place = any(0, 1) == 1 ? keys - queries : 0;
            if (const std::string text = of.file(d); !text.empty())
                request.position_file = {folder.write(std::to_string(d) + of.key + ".json", text),
                                         {0, of.head}};
            expect_placed_definition(*engine, of, request,
                                     of.key + ' ' + std::to_string(queries) + " × " +
                                         std::to_string(keys) + ", d = " + std::to_string(d) +
                                         ", " + std::string(mask));
        }
    }
}

/// What shaders have no program for is computed by the processor, which the frame says.
TEST_P(PositionFormulas, SayWhichEngineComputesThem) {
    for (const PositionScheme* const scheme : positions()) {
        AttentionRequest request = request_for(normal_input(9, 9, 4), 1, "causal");
        request.position = scheme;
        const AttentionFrame frame = compute(*engine, request);
        EXPECT_EQ(frame.substitute.has_value(),
                  GetParam()->key == std::string("gpu") &&
                      (scheme->factor || scheme->pair_bias || scheme->row_change))
            << scheme->key;
    }
}

std::vector<float> drawn_weights(const std::string& key, std::int64_t seed,
                                 const std::vector<std::string>& settings = {}) {
    AttentionRequest request = request_for(normal_input(300, 300, 8), 0.5);
    request.position = &position_scheme(key);
    request.parameters = position_parameters(key, settings);
    request.seed = static_cast<std::uint64_t>(seed);
    std::vector<float> weights;
    const auto engine = make_cpu_engine();
    engine->stream_rows(request, 0, 300, {}, [&](std::int64_t, std::span<const float> some) {
        weights.insert(weights.end(), some.begin(), some.end());
    });
    return weights;
}

TEST(PositionNumbers, AreDrawnFromTheSeed) {
    for (const PositionScheme* const scheme : positions()) {
        if (scheme->numbers == PositionNumbers::none)
            continue;
        const std::string key(scheme->key);
        EXPECT_EQ(drawn_weights(key, 1), drawn_weights(key, 1)) << key;
        EXPECT_EQ(drawn_weights(key, 1) != drawn_weights(key, 2),
                  scheme->numbers == PositionNumbers::drawn)
            << key;
    }
}

/// The mean of 20,000 gates, of which each is what one step of distance multiplies a weight by.
TEST(PositionNumbers, GatesHaveTheirMean) {
    for (const char* const mean : {"0.5", "0.9", "1"}) {
        const ParameterValues values =
            position_parameters("forgetting", {std::string("forgetting_mean=") + mean});
        const PairBias bias =
            position_scheme("forgetting").pair_bias({8, 20'000, values, 20'000, Weights(3)});
        double sum = 0;
        for (std::int64_t place = 1; place < 20'000; ++place) {
            float before = 0;
            bias(place, place - 1, {&before, 1});
            sum += std::exp(static_cast<double>(before));
        }
        EXPECT_NEAR(sum / 19'999, *parse_real(mean), 0.01) << mean;
    }
}

/// HF's buckets, by the distances of reference/variants.py.
TEST(PositionNumbers, BucketsOfT5) {
    const auto bucket = [](const char* sides, double distance) {
        std::vector<float> rows;
        for (int r = 0; r < 32; ++r)
            rows.push_back(static_cast<float>(r));
        const auto table = std::make_shared<const Vectors>(Vectors{32, 1, std::move(rows)});
        const ParameterValues values =
            position_parameters("t5-bias", {std::string("t5_sides=") + sides});
        return position_scheme("t5-bias").bias(
            {8, 9, values, 9, Weights([&](std::string_view) { return table; })})(distance);
    };
    const std::vector<std::pair<double, double>> causal = {
        {0, 0}, {15, 15}, {16, 16}, {19, 17}, {32, 21}, {64, 26}, {113, 31}, {128, 31}, {-3, 0}};
    for (const auto& [distance, wanted] : causal)
        EXPECT_EQ(bucket("1", distance), wanted) << distance;
    const std::vector<std::pair<double, double>> both = {
        {20, 10}, {5, 5}, {0, 0}, {-5, 21}, {-20, 26}};
    for (const auto& [distance, wanted] : both)
        EXPECT_EQ(bucket("2", distance), wanted) << distance;
}

TEST(PositionNumbers, DependOnFileHeadOrSeed) {
    Scenario scenario = with({{"position", "t5-bias"}, {"n", "16"}, {"d", "4"}});
    scenario.queries = scenario.keys = "sphere";
    Scenario other = scenario;
    other.seed = 5;
    EXPECT_NE(attention_inputs(scenario), attention_inputs(other));
    EXPECT_TRUE(paths_read(scenario).empty());
    scenario.position_file = "b.json";
    EXPECT_EQ(paths_read(scenario), std::vector<std::string>{"b.json"});
    other = scenario;
    other.head = 1;
    EXPECT_NE(attention_inputs(scenario), attention_inputs(other));
    EXPECT_EQ(attention_inputs(scenario).position_file, "b.json");
    scenario.position = "alibi";
    EXPECT_EQ(attention_inputs(scenario).position_file, "");
    EXPECT_TRUE(paths_read(scenario).empty());
}

/// The figure shows the bias of each scheme that has one, and says what else it does.
TEST(PositionNumbers, AreShownByDistance) {
    for (const char* const key : {"sandwich", "scale-invariant", "t5-bias", "fire", "forgetting"}) {
        const Figure figure =
            attnscope::compute("position-scheme", with({{"position", key}, {"n", "900"}}));
        ASSERT_EQ(figure.curves.size(), 1U) << key;
        EXPECT_EQ(figure.y.unit, "nat") << key;
        for (const double y : figure.curves[0].y)
            EXPECT_TRUE(std::isfinite(y) && y <= figure.y.max) << key;
        const auto has = [&](std::string_view note) {
            return std::ranges::any_of(figure.notes,
                                       [&](const Message& each) { return each.key == note; });
        };
        EXPECT_EQ(has("note.factor"), key == std::string("scale-invariant"));
        EXPECT_EQ(has("note.pair-bias"), position_scheme(key).pair_bias != nullptr);
    }
}

}  // namespace
}  // namespace attnscope
