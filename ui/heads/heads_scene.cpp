#include "ui/heads/heads_scene.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

#include "core/fields/follow.h"
#include "core/scenario/head_layers.h"
#include "ui/look/color_table.h"
#include "ui/look/theme.h"

namespace attnscope {

std::optional<QColor> HeadColors::of(const HeadSummary& head) const {
    const double value = number_in_order(head, number);
    if (scale.isEmpty() || std::isnan(value))
        return {};
    const double place = high > low ? (value - low) / (high - low) : 0.5;
    return QColor::fromRgb(
        colorTable(scale.map())[static_cast<std::size_t>(std::lround(255 * place))]);
}

void HeadsScene::begin(const Scenario& of, std::vector<HeadsOfLayer> heads) {
    scenario = of;
    layers = std::move(heads);
    outdated = false;
    const auto isLost = [&](const HeadTile& tile) {
        return std::ranges::none_of(layers, [&](const HeadsOfLayer& layer) {
            return layer.layer.number == tile.head->layer && tile.head->head < layer.heads;
        });
    };
    std::erase_if(tiles, isLost);
    for (HeadTile& tile : tiles)
        tile.stale = true;
    follow(of);
}

void HeadsScene::add(const std::shared_ptr<const HeadSummary>& head) {
    QImage picture;
    if (const int known = indexOf(head->id()); known >= 0) {
        HeadTile& tile = tiles[static_cast<std::size_t>(known)];
        if (!tile.stale && tile.head->awaits_exact)
            picture = tile.picture;  // which stays
        tiles.erase(tiles.begin() + known);
    }
    if (std::ranges::all_of(tiles, &HeadTile::stale))
        scale = ColorScale();
    insert({head, picture, {}, false});
    const ColorScale own = scaleOf(*head);
    const double low = scale.low(), high = scale.high();
    if (scale.isEmpty())
        scale = own;
    else
        scale.include(own);
    if (scale.low() != low || scale.high() != high)
        forgetPictures();
}

void HeadsScene::color(int index) {
    HeadTile& tile = tiles[static_cast<std::size_t>(index)];
    const AttentionFrame& frame = tile.head->frame;
    if (tile.picture.isNull() && tile.head->fault.empty())
        tile.picture = scale.picture(frame.weights, static_cast<int>(frame.keys_axis.count),
                                     static_cast<int>(frame.rows_axis.count));
}

void HeadsScene::finish() {
    std::erase_if(tiles, [](const HeadTile& tile) { return tile.stale; });
}

void HeadsScene::clear() {
    tiles.clear();
    layers.clear();
    chosen.reset();
    scale = ColorScale();
}

void HeadsScene::follow(const Scenario& now) {
    const ColorLimits limits = color_limits(now.parameters);
    const bool recolor = scenario.color_map != now.color_map ||
                         scenario.color_range != now.color_range ||
                         color_limits(scenario.parameters) != limits;
    const bool resort = scenario.head_order != now.head_order;
    const std::vector<Layer> alone = layersAlone();
    const Layer* layer = layer_at(alone, now);
    chosen = layer ? std::optional<HeadId>({layer->number, now.head}) : std::nullopt;
    scenario.head = now.head;
    scenario.unit = now.unit;
    scenario.head_order = now.head_order;
    scenario.head_layers = now.head_layers;
    scenario.color_map = now.color_map;
    scenario.color_range = now.color_range;
    scenario.parameters.set(color_from, limits.from);
    scenario.parameters.set(color_to, limits.to);
    if (resort)
        sort();
    if (!recolor)
        return;
    scale = ColorScale();
    for (const HeadTile& tile : tiles)
        if (const ColorScale own = scaleOf(*tile.head); scale.isEmpty())
            scale = own;
        else
            scale.include(own);
    forgetPictures();
}

std::vector<Layer> HeadsScene::layersAlone() const {
    std::vector<Layer> alone;
    for (const HeadsOfLayer& layer : layers)
        alone.push_back(layer.layer);
    return alone;
}

bool HeadsScene::isGrid() const {
    return hasLayers() && head_layers(scenario.head_layers).id == HeadLayers::rows;
}

HeadsGrid HeadsScene::grid() const {
    const bool by_number = head_order(scenario.head_order).id == HeadOrder::head;
    HeadsGrid grid{static_cast<int>(layers.size()),
                   1,
                   by_number ? HeadsLayout::with_picture : HeadsLayout::with_number,
                   {}};
    std::map<std::int64_t, int> rows;
    for (const HeadsOfLayer& layer : layers) {
        rows.emplace(layer.layer.number, static_cast<int>(rows.size()));
        grid.columns = std::max(grid.columns, static_cast<int>(layer.heads));
    }
    for (const HeadTile& tile : tiles)
        grid.places.emplace_back(static_cast<int>(tile.head->head), rows[tile.head->layer]);
    return grid;
}

HeadsLayout HeadsScene::layout(QSizeF size, bool with_title, HeadsLayout::Excess excess) const {
    if (isGrid())
        return {size, grid(), with_title, excess};
    return {size, static_cast<int>(tiles.size()), with_title, excess, headsTextLines(*this)};
}

HeadColors HeadsScene::colors() const {
    HeadColors colors{head_order(scenario.head_order).id, 0, 0, {}};
    if (colors.number == HeadOrder::head)
        colors.number = HeadOrder::entropy;
    bool found = false;
    for (const HeadTile& tile : tiles)
        if (const double value = number_in_order(*tile.head, colors.number); !std::isnan(value)) {
            colors.low = found ? std::min(colors.low, value) : value;
            colors.high = found ? std::max(colors.high, value) : value;
            found = true;
        }
    constexpr float ends[] = {0, 1};
    const bool is_signed = colors.number == HeadOrder::distance;
    if (is_signed) {
        colors.high = std::max(std::abs(colors.low), std::abs(colors.high));
        colors.low = -colors.high;
    }
    const ColorMap& map = is_signed ? diverging_map() : color_map(scenario.color_map);
    if (found)
        colors.scale = ColorScale(ends, ColorRange::linear, map, 0.5);
    return colors;
}

int HeadsScene::indexAt(QPoint place) const {
    if (place.y() < 0 || place.y() >= static_cast<int>(layers.size()))
        return -1;
    const HeadsOfLayer& layer = layers[static_cast<std::size_t>(place.y())];
    return indexOf({layer.layer.number, std::clamp<std::int64_t>(place.x(), 0, layer.heads - 1)});
}

Scenario HeadsScene::choosing(int index, const Scenario& now) const {
    const HeadSummary& head = *tiles.at(static_cast<std::size_t>(index)).head;
    const Scenario chosen_head = with_field(now, "head", std::to_string(head.head));
    const auto found = std::ranges::find_if(
        layers, [&](const HeadsOfLayer& layer) { return layer.layer.number == head.layer; });
    return hasLayers() && found != layers.end() ? moved_to(chosen_head, layersAlone(), found->layer)
                                                : chosen_head;
}

int HeadsScene::indexOf(const HeadId& head) const {
    const auto found =
        std::ranges::find_if(tiles, [&](const HeadTile& tile) { return tile.head->id() == head; });
    return found == tiles.end() ? -1 : static_cast<int>(found - tiles.begin());
}

std::vector<std::shared_ptr<const HeadSummary>> HeadsScene::summaries() const {
    std::vector<std::shared_ptr<const HeadSummary>> heads;
    for (const HeadTile& tile : tiles)
        heads.push_back(tile.head);
    return heads;
}

void HeadsScene::insert(HeadTile&& tile) {
    const HeadOrder order = head_order(scenario.head_order).id;
    const auto place = std::ranges::find_if(
        tiles, [&](const HeadTile& other) { return comes_before(*tile.head, *other.head, order); });
    tiles.insert(place, std::move(tile));
}

void HeadsScene::sort() {
    const HeadOrder order = head_order(scenario.head_order).id;
    std::ranges::sort(tiles, [&](const HeadTile& one, const HeadTile& other) {
        return comes_before(*one.head, *other.head, order);
    });
}

const HeadSummary* HeadsScene::firstSound() const {
    const auto found =
        std::ranges::find_if(tiles, [](const HeadTile& tile) { return tile.head->fault.empty(); });
    return found == tiles.end() ? nullptr : found->head.get();
}

/// Returns the scale of a head's colours; empty for a head without weights.
ColorScale HeadsScene::scaleOf(const HeadSummary& head) const {
    if (!head.fault.empty())
        return {};
    if (head.frame.has_signed_picture())
        return ColorScale::ofSigned(head.frame.weights, color_range(scenario.color_range).id,
                                    color_limits(scenario.parameters));
    return {head.frame.weights, color_range(scenario.color_range).id, color_map(scenario.color_map),
            1 / static_cast<double>(head.keys), color_limits(scenario.parameters)};
}

void HeadsScene::forgetPictures() {
    for (HeadTile& tile : tiles)
        tile.picture = tile.scaled = {};
}

}  // namespace attnscope
