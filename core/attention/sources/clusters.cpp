#include <array>
#include <cmath>
#include <vector>

#include "core/attention/sources/directions.h"
#include "core/attention/vector_source.h"
#include "core/limits.h"
#include "core/sampling/philox.h"

namespace attnscope {
namespace {

constexpr Parameter topics{
    .key = "topics",
    .label = "Topics",
    .unit = "",
    .help = "Number of clusters; each position belongs to one, which its query and its key share.",
    .meaning =
        "The positions are divided at random among this many groups of related vectors. The more "
        "topics there are, the fewer keys share that of a query: about n divided by this number.",
    .standard = 8,
    .min = 1,
    .max = max_matrix_rows,
    .slider_min = 1,
    .slider_max = 256,
    .whole = true,
};

constexpr Parameter within_cosine{
    .key = "within_cosine",
    .label = "Cosine within a topic",
    .unit = "",
    .help = "Mean cosine between two vectors of one topic.",
    .meaning =
        "This mean cosine says how alike the vectors of one topic are: 0 makes them unrelated, 1 "
        "equal. Scores within a topic have the mean w·d, so their weights typically are e^(λwd) "
        "times those of other topics.",
    .standard = 0.5,
    .min = 0,
    .max = 1,
    .slider_min = 0.001,
    .slider_max = 1,
};

constexpr std::array clusters_parameters = {&topics, &within_cosine};

std::uint64_t topic_of(const RowRequest& request) {
    RandomStream random(request.seed, stream_of_row('p', request.row));
    return static_cast<std::uint64_t>(random.uniform() * request.parameters[topics]);
}

void draw_clusters_row(const RowRequest& request, std::span<double> row) {
    std::vector<double> centre(row.size());
    draw_direction(request.seed, stream_of_row('m', topic_of(request)), centre);
    draw_direction(request.seed, request.stream(), row);
    mix_directions(centre, std::sqrt(request.parameters[within_cosine]), row);
}

}  // namespace

extern const VectorSource clusters_source = {
    .key = "clusters",
    .label = "clusters",
    .formula =
        R"(x_i = \sqrt{d}\,(\sqrt{w} \cdot c_{t(i)} + \sqrt{1 - w} \cdot e_i),\quad e_i \perp )"
        R"(c_{t(i)})",
    .help =
        "Topics with random centres: the mean cosine is w within a topic and 0 between two topics.",
    .meaning =
        "Each position belongs to a random topic, and the vectors of a topic share a part of their "
        "direction. A query scores about w·d with keys of its own topic and about 0 with others, "
        "so it favours its topic as λ grows.",
    .source = "Attnscope",
    .parameters = clusters_parameters,
    .draw_row = draw_clusters_row,
};

}  // namespace attnscope
