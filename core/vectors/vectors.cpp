#include "core/vectors/vectors.h"

#include <algorithm>
#include <utility>

#include "core/limits.h"
#include "core/parallel/parallel_for.h"
#include "core/text/errors.h"
#include "core/text/printable.h"
#include "core/vectors/inputs.h"
#include "core/vectors/tensor_names.h"
#include "core/vectors/trained_head.h"
#include "core/vectors/vector_files.h"

namespace attnscope {
namespace {

void check_size(std::int64_t rows, std::int64_t d, bool keys) {
    if (rows > max_matrix_rows)
        throw InvalidRequest(Message("vectors.length",
                                     "n = %1: the attention matrix is computed up to n = %2",
                                     {rows, max_matrix_rows}));
    if (rows * d > max_vector_values)
        throw InvalidRequest(Message("vectors.numbers",
                                     "%1 %2 of dimension %3 hold more than %4 numbers, the most "
                                     "from which the attention matrix is computed",
                                     {rows, queries_or_keys(keys), d, max_vector_values}));
}

SharedVectors draw(const Scenario& scenario, bool keys, std::int64_t rows, std::int64_t d,
                   const std::stop_token& stop) {
    check_size(rows, d, keys);
    const VectorSource& source = vector_source(keys ? scenario.keys : scenario.queries);
    if (d < source.least_dimension)
        throw InvalidRequest(
            Message("vectors.least-dimension", "d = %1: the %2 “%3” need d of at least %4",
                    {d, queries_or_keys(keys), source.label, source.least_dimension}));
    return std::make_shared<const Vectors>(
        draw_vectors({source, scenario.parameters, static_cast<std::uint64_t>(scenario.seed),
                      keys ? key_side : query_side},
                     rows, d, stop));
}

/// Returns the keys, matched to the queries if their source does that.
SharedVectors planted(const Scenario& scenario, const QueriesAndKeys& drawn) {
    const VectorSource& source = vector_source(scenario.keys);
    if (!source.plant)
        return drawn.keys;
    const auto keys = std::make_shared<Vectors>(drawn.keys->copy());
    source.plant({static_cast<std::uint64_t>(scenario.seed), scenario.parameters, *drawn.queries},
                 *keys);
    return keys;
}

/// Returns what the trained head makes for as many keys as there are; nothing if there is none.
QueriesAndKeys made_by_head(const Scenario& scenario, const FileHeads& files,
                            const std::stop_token& stop) {
    if (!has_trained_vectors(scenario))
        return {};
    QueriesAndKeys made =
        vectors_of_trained_head(scenario, files.keys ? files.keys->shape.rows : scenario.n, stop);
    for (const FileHead* const other : {files.queries.get(), files.keys.get()})
        if (other && other->shape.columns != made.keys->dim)
            throw InvalidRequest(
                Message("vectors.trained-columns",
                        "%1 has %2 columns, but the trained head makes vectors of "
                        "%3; queries and keys need the same dimension",
                        {printable(other->file.path()), other->shape.columns, made.keys->dim}));
    return made;
}

SharedVectors load_keys(const Scenario& scenario, const FileHeads& files,
                        const QueriesAndKeys& trained, const std::stop_token& stop) {
    if (files.keys)
        return read_vectors(*files.keys, stop);
    if (is_trained(scenario.keys))
        return trained.keys;
    const std::int64_t d = files.queries  ? files.queries->shape.columns
                           : trained.keys ? trained.keys->dim
                                          : scenario.d;
    return draw(scenario, true, scenario.n, d, stop);
}

}  // namespace

Vectors draw_vectors(const VectorLaw& law, std::int64_t rows, std::int64_t d,
                     const std::stop_token& stop) {
    Vectors vectors{rows, d, std::vector<float>(static_cast<std::size_t>(rows * d))};
    const auto length = static_cast<std::size_t>(d);
    parallel_for(static_cast<std::size_t>(rows), 16, stop, [&](std::size_t row) {
        std::vector<double> numbers(length);
        law.source.draw_row({law.seed, law.stream, row, law.parameters}, numbers);
        std::ranges::transform(numbers, &vectors.data[row * length],
                               [](double number) { return static_cast<float>(number); });
    });
    return vectors;
}

QueriesAndKeys load_queries_and_keys(const Scenario& scenario, const std::stop_token& stop) {
    const FileHeads files = open_heads(scenario);
    const QueriesAndKeys trained = made_by_head(scenario, files, stop);
    QueriesAndKeys loaded;
    loaded.keys = load_keys(scenario, files, trained, stop);
    if (is_trained(scenario.queries)) {
        loaded.queries = trained.queries;
        loaded.factor = trained.factor;
    } else if (!files.queries) {
        loaded.queries = draw(scenario, false, loaded.keys->rows, loaded.keys->dim, stop);
    } else if (files.keys && is_same(*files.queries, *files.keys)) {
        loaded.queries = loaded.keys;
    } else {
        loaded.queries = read_vectors(*files.queries, stop);
    }
    loaded.keys = planted(scenario, loaded);
    loaded.axes = axes_of(files);
    if (loaded.axes == HeadAxes())  // else the head of the other side's file has the name
        loaded.axes.model = trained.axes.model;
    return loaded;
}

bool is_too_long(const Scenario& scenario) {
    return !has_own_vectors(scenario) &&
           (scenario.n > max_matrix_rows || scenario.n > max_vector_values / scenario.d);
}

Scenario fitted_to(const Scenario& scenario, const QueriesAndKeys& input) {
    Scenario fitted = scenario;
    fitted.n = input.keys->rows;
    fitted.d = input.keys->dim;
    return fitted;
}

}  // namespace attnscope
