#include <gtest/gtest.h>

#include <cmath>
#include <filesystem>
#include <numbers>
#include <numeric>

#include "core/fields/follow.h"
#include "core/io/npy.h"
#include "core/limits.h"
#include "core/sampling/philox.h"
#include "core/scenario/scale.h"
#include "core/text/errors.h"
#include "core/vectors/vectors.h"
#include "tests/core/npy_bytes.h"
#include "tests/core/temporary_folder.h"
#include "tests/locations.h"

namespace attnscope {
namespace {

Vectors draw_vectors(std::string_view source, std::int64_t rows, std::int64_t d, std::uint64_t seed,
                     std::uint64_t stream, const std::stop_token& stop = {}) {
    const ParameterValues parameters;
    return attnscope::draw_vectors({vector_source(source), parameters, seed, stream}, rows, d,
                                   stop);
}

double squared_norm(const Vectors& vectors, std::int64_t row) {
    double sum = 0;
    for (std::int64_t k = 0; k < vectors.dim; ++k)
        sum += std::pow(
            static_cast<double>(vectors.data[static_cast<std::size_t>(row * vectors.dim + k)]), 2);
    return sum;
}

TEST(Vectors, ASphereHasRadiusSquareRootOfD) {
    for (const std::int64_t d : {2, 3, 64, 1000}) {
        const Vectors vectors = draw_vectors("sphere", 50, d, 7, 1);
        for (std::int64_t row = 0; row < 50; ++row)
            EXPECT_NEAR(squared_norm(vectors, row) / static_cast<double>(d), 1, 1e-6);
    }
}

TEST(Vectors, ComponentsHaveTheMomentsOfTheirLaw) {
    const std::int64_t rows = 20000, d = 8;
    for (const std::string_view law : {"sphere", "gaussian"}) {
        const Vectors vectors = draw_vectors(law, rows, d, 3, 5);
        double mean = 0, square = 0, fourth = 0;
        for (const float value : vectors.data) {
            const auto x = static_cast<double>(value);
            mean += x, square += x * x, fourth += x * x * x * x;
        }
        const auto count = static_cast<double>(rows * d);
        // On the sphere E x⁴ = 3d/(d+2); tolerances are five standard errors or more.
        const double wanted = law == "gaussian" ? 3.0 : 3.0 * 8 / 10;
        EXPECT_NEAR(mean / count, 0, 5 / std::sqrt(count));
        EXPECT_NEAR(square / count, 1, 5 * std::sqrt(2 / count));
        EXPECT_NEAR(fourth / count, wanted, 5 * std::sqrt(96 / count));
    }
}

TEST(Vectors, ARowDependsOnSeedStreamAndPlaceAlone) {
    const Vectors many = draw_vectors("gaussian", 500, 16, 11, 2);
    const Vectors few = draw_vectors("gaussian", 3, 16, 11, 2);
    EXPECT_TRUE(std::equal(few.data.begin(), few.data.end(), many.data.begin()));
    EXPECT_EQ(draw_vectors("gaussian", 500, 16, 11, 2).data, many.data);
    EXPECT_NE(draw_vectors("gaussian", 500, 16, 12, 2).data, many.data);
    EXPECT_NE(draw_vectors("gaussian", 500, 16, 11, 3).data, many.data);
}

/// Numbers of a row by the definition: eight of Philox's blocks at a time make eight pairs of Box
/// and Muller, whose sines and then cosines are taken from the last to the first.
std::vector<double> normals_of(std::uint64_t seed, std::uint64_t stream, std::int64_t count) {
    const auto low = [](std::uint64_t x) { return static_cast<std::uint32_t>(x); };
    std::vector<double> normals;
    for (std::uint64_t batch = 0; std::ssize(normals) < count; ++batch)
        for (const bool cosine : {false, true})
            for (std::uint64_t pair = 8 * batch + 8; pair-- > 8 * batch;) {
                const auto words = philox({low(pair), 0, low(stream), low(stream >> 32)},
                                          {low(seed), low(seed >> 32)});
                const double radius = std::sqrt(-2 * std::log(uniform_from(words[0], words[1])));
                const double turn = 2 * std::numbers::pi * uniform_from(words[2], words[3]);
                normals.push_back(radius * (cosine ? std::cos(turn) : std::sin(turn)));
            }
    normals.resize(static_cast<std::size_t>(count));
    return normals;
}

TEST(Vectors, AreBoxAndMullersPairsOfPhiloxsBlocks) {
    const std::uint64_t seed = 0x123456789abcdef, stream = 'K';
    for (const std::string_view law : {"sphere", "gaussian"})
        for (const std::int64_t d : {2, 3, 15, 16, 17, 127, 128, 129, 1000, 100'001}) {
            const Vectors vectors = draw_vectors(law, 3, d, seed, stream);
            for (std::uint64_t row = 0; row < 3; ++row) {
                const std::vector<double> normals = normals_of(seed, stream << 32 | row, d);
                double square = 0;
                for (const double value : normals)
                    square += value * value;
                const double scale =
                    law == "gaussian" ? 1 : std::sqrt(static_cast<double>(d) / square);
                for (std::size_t k = 0; k < normals.size(); ++k) {
                    const double wanted = normals[k] * scale;
                    ASSERT_NEAR(
                        static_cast<double>(vectors.data[row * static_cast<std::size_t>(d) + k]),
                        wanted, 0x1p-24 * std::abs(wanted) + 1e-14)
                        << "d = " << d << ", row " << row << ", place " << k;
                }
            }
        }
}

TEST(Vectors, DrawingStopsWhenAsked) {
    std::stop_source stop;
    stop.request_stop();
    EXPECT_THROW(draw_vectors("gaussian", 500, 16, 11, 2, stop.get_token()), Cancelled);
}

void write_matrix(const std::string& path, std::int64_t rows, std::int64_t columns) {
    const std::vector<float> values(static_cast<std::size_t>(rows * columns), 0.5F);
    write_npy(path, rows, columns, [&](const auto& write) { write(values); });
}

TEST(QueriesAndKeys, AreDrawnAsTheScenarioSays) {
    Scenario scenario;
    scenario.n = 40;
    scenario.d = 6;
    scenario.keys = "gaussian";
    const QueriesAndKeys input = load_queries_and_keys(scenario);
    EXPECT_EQ(input.queries->rows, 40);
    EXPECT_EQ(input.keys->rows, 40);
    EXPECT_EQ(input.keys->dim, 6);
    EXPECT_NEAR(squared_norm(*input.queries, 0), 6, 1e-5);
    EXPECT_GT(std::abs(squared_norm(*input.keys, 0) - 6), 1e-3);
    EXPECT_NE(input.queries->data, input.keys->data);

    scenario.seed = 2;
    EXPECT_NE(load_queries_and_keys(scenario).keys->data, input.keys->data);
}

TEST(QueriesAndKeys, AFileDecidesTheShape) {
    const TemporaryFolder folder;
    write_matrix(folder / "k.npy", 30, 12);
    write_matrix(folder / "q.npy", 20, 12);
    Scenario scenario;
    scenario.keys = "file";
    scenario.key_file = folder / "k.npy";
    scenario.n = 1'000'000'000'000;  // of no matter: the file's rows are the keys
    QueriesAndKeys input = load_queries_and_keys(scenario);
    EXPECT_EQ(input.keys->rows, 30);
    EXPECT_EQ(input.queries->rows, 30);
    EXPECT_EQ(input.queries->dim, 12);

    scenario.queries = "file";
    scenario.query_file = folder / "q.npy";
    input = load_queries_and_keys(scenario);
    EXPECT_EQ(input.queries->rows, 20);
    const Scenario fitted = fitted_to(scenario, input);
    EXPECT_EQ(fitted.n, 30);
    EXPECT_EQ(fitted.d, 12);
    EXPECT_DOUBLE_EQ(scale(fitted), 1 / std::sqrt(12.0));

    scenario.keys = "sphere";
    scenario.n = 25;
    input = load_queries_and_keys(scenario);
    EXPECT_EQ(input.queries->rows, 20);
    EXPECT_EQ(input.keys->rows, 25);
    EXPECT_EQ(input.keys->dim, 12);
}

template <typename Exception>
void expect_refused(const Scenario& scenario, const std::string& part) {
    try {
        load_queries_and_keys(scenario);
        ADD_FAILURE() << "accepted; wanted: " << part;
    } catch (const Exception& error) {
        EXPECT_NE(std::string(error.what()).find(part), std::string::npos) << error.what();
    }
}

TEST(QueriesAndKeys, WhatDoesNotFitIsRefusedWithASentence) {
    const TemporaryFolder folder;
    write_matrix(folder / "q.npy", 4, 6);
    write_matrix(folder / "k.npy", 4, 7);
    Scenario scenario;
    scenario.queries = scenario.keys = "file";
    scenario.query_file = folder / "q.npy";
    scenario.key_file = folder / "k.npy";
    expect_refused<FileError>(scenario, "q.npy has 6 columns but ");
    scenario.key_file = folder / "none.npy";
    expect_refused<FileError>(scenario, "none.npy: there is no such file");
    write_matrix(folder / "k.npy", max_matrix_rows + 1, 2);
    scenario.key_file = folder / "k.npy";
    expect_refused<FileError>(scenario, "k.npy: it has 131073 rows");

    scenario.key_file.clear();
    expect_refused<InvalidRequest>(scenario, "keys come from a file, but none is chosen");
    scenario.keys = "sphere";
    scenario.query_file.clear();
    expect_refused<InvalidRequest>(scenario, "queries come from a file, but none is chosen");

    Scenario drawn;
    drawn.n = max_matrix_rows + 1;
    expect_refused<InvalidRequest>(drawn, "n = 131073");
    drawn.n = max_matrix_rows;
    drawn.d = 1'000'000;
    expect_refused<InvalidRequest>(drawn, "131072 keys of dimension 1000000");
}

TEST(QueriesAndKeys, OneFileOfBothIsReadOnce) {
    const TemporaryFolder folder;
    write_matrix(folder / "a.npy", 4, 6);
    std::filesystem::create_hard_link(folder / "a.npy", folder / "b.npy");
    write_matrix(folder / "c.npy", 4, 6);
    Scenario scenario;
    scenario.queries = scenario.keys = "file";
    scenario.query_file = folder / "a.npy";
    scenario.key_file = folder / "b.npy";
    const QueriesAndKeys shared = load_queries_and_keys(scenario);
    EXPECT_EQ(shared.queries, shared.keys);
    scenario.key_file = folder / "c.npy";
    const QueriesAndKeys apart = load_queries_and_keys(scenario);
    EXPECT_NE(apart.queries, apart.keys);
}

/// The values would be refused, too, had they been read.
TEST(QueriesAndKeys, ShapesAreCheckedBeforeValuesAreRead) {
    const TemporaryFolder folder;
    const std::string nan = testing::little_endian_bytes<float>({std::nanf(""), 1, 1, 1});
    const auto write = [&](const std::string& name, const std::string& shape) {
        return folder.write(name, testing::npy_bytes(testing::npy_dictionary("<f4", shape), nan));
    };
    Scenario scenario;
    scenario.queries = scenario.keys = "file";
    scenario.query_file = write("q.npy", "(2, 2)");
    scenario.key_file = write("k.npy", "(1, 4)");
    expect_refused<FileError>(scenario, "q.npy has 2 columns but ");
}

TEST(QueriesAndKeys, AHeadOfAThreeDimensionalFileIsTaken) {
    const TemporaryFolder folder;
    Scenario scenario;
    scenario.n = 4;
    scenario.keys = "file";
    scenario.key_file = folder.write(
        "k.npy", testing::npy_bytes(testing::npy_dictionary("<f4", "(2, 1, 2)"),
                                    testing::little_endian_bytes<float>({1, 2, 3, 4})));
    scenario.head = 1;
    EXPECT_EQ(load_queries_and_keys(scenario).keys->data, (std::vector<float>{3, 4}));
    scenario.head = 2;
    expect_refused<FileError>(scenario, "there is no head 2");
}

/// Heads × 1 × 2 numbers, head h the row (2h, 2h + 1).
std::string heads_of(int heads) {
    std::vector<float> numbers(static_cast<std::size_t>(2 * heads));
    std::iota(numbers.begin(), numbers.end(), 0.0F);
    return testing::npy_bytes(
        testing::npy_dictionary("<f4", "(" + std::to_string(heads) + ", 1, 2)"),
        testing::little_endian_bytes(numbers));
}

TEST(QueriesAndKeys, HeadsOfQueriesShareThoseOfKeysInGroups) {
    const TemporaryFolder folder;
    Scenario scenario;
    scenario.queries = scenario.keys = "file";
    scenario.query_file = folder.write("q.npy", heads_of(8));
    for (const int key_heads : {1, 2, 4, 8}) {
        scenario.key_file = folder.write("k.npy", heads_of(key_heads));
        for (scenario.head = 0; scenario.head < 8; ++scenario.head) {
            const QueriesAndKeys input = load_queries_and_keys(scenario);
            EXPECT_EQ(input.queries->data[0], static_cast<float>(2 * scenario.head));
            EXPECT_EQ(input.keys->data[0], static_cast<float>(scenario.head * key_heads / 8 * 2));
        }
        expect_refused<FileError>(scenario, "there is no head 8");
    }
    scenario.head = 0;
    for (const int key_heads : {3, 16}) {
        scenario.key_file = folder.write("k.npy", heads_of(key_heads));
        expect_refused<FileError>(scenario, "8 is not a multiple of " + std::to_string(key_heads));
    }
    scenario.key_file =
        folder.write("k.npy", testing::npy_bytes(testing::npy_dictionary("<f4", "(1, 2)"),
                                                 testing::little_endian_bytes<float>({5, 6})));
    scenario.head = 7;
    EXPECT_EQ(load_queries_and_keys(scenario).keys->data[0], 5);
}

TEST(QueriesAndKeys, TwoTensorsOfOneFileAreTold) {
    Scenario scenario;
    scenario.queries = scenario.keys = "file";
    scenario.query_file = scenario.key_file =
        std::string(testing::reference_folder()) + "/npz/deflated.npz";
    scenario.head = 1;
    const QueriesAndKeys usual = load_queries_and_keys(scenario);
    EXPECT_EQ(usual.queries->data[0], 13);
    EXPECT_EQ(usual.keys->data[0], 3);
    scenario.key_tensor = "q";
    const QueriesAndKeys same = load_queries_and_keys(scenario);
    EXPECT_EQ(same.queries, same.keys);
    scenario.query_tensor = "none";
    expect_refused<FileError>(scenario, "there is no tensor 'none'");
}

TEST(QueriesAndKeys, AnotherFileHasItsOwnTensors) {
    Scenario scenario = with_field({}, "query_tensor", "layer.q");
    EXPECT_EQ(scenario.queries, "sphere");
    scenario = with_field(scenario, "query_file", "a.npz");
    EXPECT_EQ(scenario.queries, "file");
    EXPECT_EQ(scenario.query_tensor, "layer.q");
    EXPECT_EQ(with_field(scenario, "query_file", "b.npz").query_tensor, "");
    EXPECT_EQ(with_field(scenario, "query_tensor", "").queries, "file");
    EXPECT_EQ(with_field(scenario, "query_file", "").queries, "sphere");
}

}  // namespace
}  // namespace attnscope
