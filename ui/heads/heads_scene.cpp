#include "ui/heads/heads_scene.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <algorithm>
#include <cmath>

#include "core/rows/products.h"
#include "core/scenario/scale.h"
#include "core/softmax/entropy_unit.h"
#include "ui/look/text.h"
#include "ui/look/theme.h"
#include "ui/look/translated.h"
#include "ui/ticks/ticks.h"

namespace attnscope {
namespace {

QString text(const char* english) {
    return QCoreApplication::translate("Heads", english);
}

}  // namespace

void HeadsScene::begin(const Scenario& of) {
    scenario = of;
    outdated = false;
    for (HeadTile& tile : tiles)
        tile.stale = true;
}

void HeadsScene::add(const std::shared_ptr<const HeadSummary>& head) {
    if (const int known = indexOf(head->head); known >= 0)
        tiles.erase(tiles.begin() + known);
    if (std::ranges::all_of(tiles, &HeadTile::stale))
        scale = ColorScale();
    tiles.push_back({head, {}, false});
    const ColorScale own = scaleOf(*head);
    const double low = scale.low(), high = scale.high();
    if (scale.isEmpty())
        scale = own;
    else
        scale.include(own);
    sort();
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
    scale = ColorScale();
}

void HeadsScene::follow(const Scenario& now) {
    const ColorLimits limits = color_limits(now.parameters);
    const bool recolor = scenario.color_map != now.color_map ||
                         scenario.color_range != now.color_range ||
                         color_limits(scenario.parameters) != limits;
    const bool resort = scenario.head_order != now.head_order;
    scenario.head = now.head;
    scenario.unit = now.unit;
    scenario.head_order = now.head_order;
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

int HeadsScene::indexOf(std::int64_t head) const {
    const auto found =
        std::ranges::find_if(tiles, [&](const HeadTile& tile) { return tile.head->head == head; });
    return found == tiles.end() ? -1 : static_cast<int>(found - tiles.begin());
}

std::vector<std::shared_ptr<const HeadSummary>> HeadsScene::summaries() const {
    std::vector<std::shared_ptr<const HeadSummary>> heads;
    for (const HeadTile& tile : tiles)
        heads.push_back(tile.head);
    return heads;
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
    return {head.frame.weights, color_range(scenario.color_range).id, color_map(scenario.color_map),
            1 / static_cast<double>(head.keys), color_limits(scenario.parameters)};
}

void HeadsScene::forgetPictures() {
    for (HeadTile& tile : tiles)
        tile.picture = {};
}

QString headsTitle(const HeadsScene& scene) {
    const HeadSummary* head = scene.firstSound();
    if (!head)
        return text("Heads");
    return text("Heads   n = %1, d = %2, λ = %3")
        .arg(head->keys)
        .arg(head->d)
        .arg(shortNumber(head->lambda));
}

QStringList headsCaptions(const HeadsScene& scene) {
    const HeadSummary* sound = scene.firstSound();
    if (!sound)
        return {};
    if (const auto other = other_law_of_rows(scene.scenario)) {
        const QString why = translated(*other);
        return {text("H: mean of the rows; %1").arg(why), text("mean H; %1").arg(why),
                text("mean H")};
    }
    const HeadSummary& head = *sound;
    const QString rows =
        head.least_keys == head.most_keys
            ? text("rows of %1 keys").arg(head.most_keys)
            : text("rows of %1 to %2 keys").arg(head.least_keys).arg(head.most_keys);
    return {
        text("H: mean of the rows; ±: H minus the exact mean of random directions with the same "
             "norms, %1")
            .arg(rows),
        text("H: mean; ±: H minus the exact mean of random directions with the same norms"),
        text("±: H − exact, random directions, same norms"), text("±: H − exact, same norms"),
        text("±: H − exact")};
}

int headsTextLines(const HeadsScene& scene) {
    return std::ranges::any_of(scene.tiles,
                               [](const HeadTile& tile) { return tile.head->has_mean_key(); })
               ? 3
               : 2;
}

QString meanKeyText(const HeadSummary& head) {
    return text("mean key %1 %").arg(std::lround(100 * head.mean_key_share));
}

std::pair<QString, QString> headsScaleLabels(const ColorScale& scale, double room) {
    const QFontMetricsF metrics(uiFont(textsize::small));
    const auto fitting = [&](const QString& label, double weight) {
        return metrics.horizontalAdvance(label) <= room ? label : weightText(weight);
    };
    const auto [low, high] = endLabels(scale.low(), scale.high());
    return {fitting(low, scale.low()), fitting(high, scale.high())};
}

QString headText(const HeadSummary& head, const Scenario& scenario) {
    if (!head.fault.empty())
        return text("Head %1: %2").arg(QString::number(head.head), translated(head.fault));
    const EntropyUnit& unit = entropy_unit(scenario.unit);
    const QString numbers =
        text(
            "Head %1: mean H %2 %3; with random directions and the same norms %4, distance %5; the "
            "mean key has %6 % of the keys’ squared norm")
            .arg(head.head)
            .arg(valueText(head.mean_entropy * unit.factor, 3), unitName(unit.key),
                 valueText(head.exact_entropy * unit.factor, 3),
                 signedText(head.distance() * unit.factor),
                 valueText(100 * head.mean_key_share, 2));
    QString sentences = head.has_mean_key()
                            ? text(
                                  "%1: it adds the same to all logits of a row, which does not "
                                  "change the weights, but it counts in the norms.")
                                  .arg(numbers)
                            : text("%1.").arg(numbers);
    if (!head.no_exact.empty())
        sentences += text(" No exact mean is known: %1.").arg(translated(head.no_exact));
    return sentences;
}

}  // namespace attnscope
