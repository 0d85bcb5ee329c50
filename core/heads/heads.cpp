#include "core/heads/heads.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/scenario/first_axis.h"
#include "core/scenario/head_layers.h"
#include "core/text/errors.h"
#include "core/vectors/inputs.h"
#include "core/vectors/vector_files.h"

namespace attnscope {
namespace {

bool shows_all_layers(const Scenario& scenario) {
    return head_layers(scenario.head_layers).id != HeadLayers::chosen;
}

/// Returns the number of heads of a layer; 1 if it cannot be read.
std::int64_t heads_of(const Scenario& scenario, const Layer& layer, bool is_alone) {
    if (!layer.fault.empty())
        return 1;
    Scenario first = at_layer(scenario, layer);
    first.head = 0;
    try {
        return std::max<std::int64_t>(axes_of(open_heads(first)).heads, 1);
    } catch (const FileError&) {
        if (is_alone)
            throw;
        return 1;
    }
}

}  // namespace

Scenario head_inputs(const Scenario& scenario) {
    Scenario kept = attention_inputs(scenario);
    kept.tokens_file = scenario.tokens_file;
    kept.head = 0;
    if (!shows_all_layers(scenario))
        kept.head_layers = scenario.head_layers;
    else if (first_axis(scenario.first_axis).id == FirstAxis::layer)
        kept.batch = 0;
    return kept;
}

std::vector<Layer> layers_shown(const Scenario& scenario) {
    if (shows_all_layers(scenario))
        return layers_of(scenario);
    return {{.batch = scenario.batch}};
}

std::vector<HeadsOfLayer> list_heads(const Scenario& scenario) {
    const std::vector<Layer> layers = layers_shown(scenario);
    std::vector<HeadsOfLayer> listed;
    std::int64_t count = 0;
    for (const Layer& layer : layers) {
        listed.push_back({layer, heads_of(scenario, layer, layers.size() == 1)});
        count += listed.back().heads;
    }
    if (!has_own_vectors(scenario))
        throw InvalidRequest(Message("heads.no-file",
                                     "neither queries nor keys come from a file, so there are no "
                                     "heads"));
    if (count > max_heads)
        throw InvalidRequest(Message("heads.too-many",
                                     "there are %1 heads; an overview shows up to %2",
                                     {count, max_heads}));
    return listed;
}

std::int64_t count_heads(const Scenario& scenario) {
    std::int64_t count = 0;
    for (const HeadsOfLayer& layer : list_heads(scenario))
        count += layer.heads;
    return count;
}

double number_in_order(const HeadSummary& head, HeadOrder order) {
    switch (order) {
        case HeadOrder::entropy:
            return head.mean_entropy;
        case HeadOrder::distance:
            return head.distance();
        case HeadOrder::previous:
            return head.scores.previous;
        case HeadOrder::first:
            return head.scores.first;
        case HeadOrder::induction:
            return head.scores.induction;
        case HeadOrder::diagonal:
            return head.scores.diagonal;
        case HeadOrder::norm:
            return head.scores.norm;
        case HeadOrder::head:
            break;
    }
    return static_cast<double>(head.head);
}

bool comes_before(const HeadSummary& one, const HeadSummary& other, HeadOrder order) {
    if (order == HeadOrder::head)
        return one.id() < other.id();
    const bool ascends = order == HeadOrder::entropy || order == HeadOrder::distance;
    const double a = number_in_order(one, order), b = number_in_order(other, order);
    if (std::isnan(a) || std::isnan(b) || a == b)
        return std::isnan(a) == std::isnan(b) ? one.id() < other.id() : std::isnan(b);
    return ascends ? a < b : a > b;
}

}  // namespace attnscope
