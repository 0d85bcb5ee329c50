#include "core/attention/sources/needles.h"

#include <cmath>
#include <numeric>
#include <utility>
#include <vector>

#include "core/attention/sources/directions.h"
#include "core/sampling/philox.h"
#include "core/text/errors.h"

namespace attnscope {
namespace {

/// Returns a permutation of the keys: element i is the index of the key to change for query i.
std::vector<std::int64_t> places(const PlantRequest& request, std::int64_t keys) {
    std::vector<std::int64_t> place(static_cast<std::size_t>(keys));
    std::iota(place.begin(), place.end(), 0);
    const auto distance = static_cast<std::int64_t>(request.parameters[planted_distance]);
    if (distance >= 0)
        for (std::int64_t& j : place)
            j = ((j - distance) % keys + keys) % keys;
    else {
        RandomStream random(request.seed, stream_of_row('n', 0));
        for (std::size_t i = place.size(); i > 1; --i)
            std::swap(place[i - 1],
                      place[static_cast<std::size_t>(random.uniform() * static_cast<double>(i))]);
    }
    return place;
}

}  // namespace

void plant_needles(const PlantRequest& request, Vectors& keys,
                   const std::function<double(double)>& cosine) {
    if (request.queries.rows > keys.rows)
        throw InvalidRequest(Message(
            "planted.fewer-keys", "%1 keys are too few to give each of %2 queries a matching one",
            {keys.rows, request.queries.rows}));
    const std::vector<std::int64_t> place = places(request, keys.rows);
    for (std::int64_t i = 0; i < request.queries.rows; ++i) {
        const auto q = request.queries.row(i);
        const std::int64_t j = place[static_cast<std::size_t>(i)];
        const auto k = keys.row(j);
        const std::vector<double> query(q.begin(), q.end());
        std::vector<double> key(k.begin(), k.end());
        mix_directions(query, cosine(std::sqrt(squared_norm(query))), key);
        for (std::size_t c = 0; c < key.size(); ++c)
            keys.data[static_cast<std::size_t>(j) * key.size() + c] = static_cast<float>(key[c]);
    }
}

}  // namespace attnscope
