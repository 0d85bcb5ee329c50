#include "ui/arcs/arcs_scene.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/scenario/scale.h"
#include "ui/look/text.h"
#include "ui/look/translated.h"
#include "ui/ticks/ticks.h"

namespace attnscope {
namespace {

struct ArcsWords {
    Q_DECLARE_TR_FUNCTIONS(Arcs)
};

std::vector<std::int64_t> numbersFrom(std::int64_t first, std::int64_t count) {
    std::vector<std::int64_t> numbers(static_cast<std::size_t>(std::max<std::int64_t>(count, 0)));
    std::iota(numbers.begin(), numbers.end(), first);
    return numbers;
}

/// Returns the keys with the largest weights, the largest first. Masked keys come last. Of keys
/// with equal weights, those nearer to the row come first.
std::vector<std::int64_t> largestKeys(const ArcsScene& scene, std::int64_t count) {
    std::vector<std::int64_t> keys = numbersFrom(0, scene.keys);
    const std::int64_t place = scene.row + scene.first_place;
    const auto rank = [&](std::int64_t key) {
        const double weight = scene.isMasked(key) ? -1 : std::abs(scene.weight(key));
        return std::tuple(-weight, std::abs(key - place), key);
    };
    const auto some = keys.begin() + std::min<std::ptrdiff_t>(count, std::ssize(keys));
    std::ranges::partial_sort(keys, some, {}, rank);
    keys.erase(some, keys.end());
    return keys;
}

std::int64_t held(std::int64_t first, std::int64_t lines, std::int64_t rows) {
    return std::clamp<std::int64_t>(first, 0, std::max<std::int64_t>(rows - lines, 0));
}

}  // namespace

double ArcsScene::weight(std::int64_t key) const {
    const float weight = weights[static_cast<std::size_t>(key)];
    return std::isnan(weight) ? 0 : static_cast<double>(weight);
}

double ArcsScene::largestWeight() const {
    double largest = 0;
    for (std::int64_t key = 0; key < keys; ++key)
        largest = std::max(largest, std::abs(weight(key)));
    return largest;
}

bool ArcsScene::isMasked(std::int64_t key) const {
    return std::isnan(weights[static_cast<std::size_t>(key)]);
}

std::int64_t ArcsScene::seenKeys() const {
    return std::ranges::count_if(weights, [](float weight) { return !std::isnan(weight); });
}

std::int64_t ShownTokens::seenKeys(const ArcsScene& scene) const {
    return std::ranges::count_if(keys, [&](std::int64_t key) { return !scene.isMasked(key); });
}

ShownTokens shownTokens(const ArcsScene& scene, int lines, std::int64_t first_query) {
    ShownTokens shown;
    const std::int64_t begin = std::min<std::int64_t>(0, scene.first_place);
    const std::int64_t end = std::max(scene.keys, scene.rows + scene.first_place);
    if (end - begin <= lines) {
        shown = {numbersFrom(0, scene.rows), numbersFrom(0, scene.keys), true, 1};
        return shown;
    }
    const std::int64_t first = held(first_query, lines, scene.rows);
    shown.queries = numbersFrom(first, std::min<std::int64_t>(lines, scene.rows - first));
    shown.keys = largestKeys(scene, lines);
    if (const double least = least_line * scene.largestWeight(); least > 0)
        std::erase_if(shown.keys,
                      [&](std::int64_t key) { return std::abs(scene.weight(key)) < least; });
    double sum = 0, all = 0;
    for (const std::int64_t key : shown.keys)
        sum += std::abs(scene.weight(key));
    for (std::int64_t key = 0; key < scene.keys; ++key)
        all += std::abs(scene.weight(key));
    shown.share = all > 0 ? sum / all : 0;
    std::ranges::sort(shown.keys);
    return shown;
}

std::int64_t firstAround(const ArcsScene& scene, int lines) {
    return held(scene.row - lines / 2, lines, scene.rows);
}

std::int64_t firstWithRow(const ArcsScene& scene, int lines, std::int64_t first_query) {
    return std::clamp(held(first_query, lines, scene.rows), scene.row - lines + 1, scene.row);
}

QStringList arcsCaptions(const ArcsScene& scene, const ShownTokens& shown) {
    if (scene.isEmpty())
        return {};
    const QString row = ArcsWords::tr("Row %1").arg(scene.rowNames().named(scene.row));
    const std::int64_t shown_keys = shown.seenKeys(scene), seen = scene.seenKeys();
    if (shown_keys == seen) {
        const std::int64_t key = largestKeys(scene, 1).front();
        return {ArcsWords::tr("%1: largest weight %2, on %3")
                    .arg(row, weightText(scene.weight(key), 2), scene.places.named(key)),
                row};
    }
    const QString some = QString::number(shown_keys), all = QString::number(seen),
                  share = valueText(100 * shown.share, 1);
    return {ArcsWords::tr("%1: the %2 of %3 keys with the largest weights, %4 % of the whole")
                .arg(row, some, all, share),
            ArcsWords::tr("%1: %2 of %3 keys, %4 % of the weight").arg(row, some, all, share),
            ArcsWords::tr("%1: %2 of %3 keys").arg(row, some, all),
            ArcsWords::tr("%1 of %2 keys").arg(some, all)};
}

QStringList arcsTitles(const ArcsScene& scene) {
    const QString title = ArcsWords::tr("Token arcs   n = %1, d = %2, λ = %3")
                              .arg(scene.keys)
                              .arg(scene.scenario.d)
                              .arg(shortNumber(scale(scene.scenario)));
    QStringList titles{title, ArcsWords::tr("Token arcs")};
    if (!scene.head.isEmpty())
        titles = QStringList{listed({title, scene.head}),
                             ArcsWords::tr("Token arcs   %1").arg(scene.head)} +
                 titles;
    return titles;
}

QString arcsText(const ArcsScene& scene) {
    constexpr int most = 5;
    QStringList keys;
    for (const std::int64_t key : largestKeys(scene, most))
        if (scene.weight(key) != 0)
            keys += ArcsWords::tr("%1 to %2")
                        .arg(weightText(scene.weight(key)), scene.places.named(key));
    const QString row = scene.rowNames().named(scene.row);
    if (keys.isEmpty())
        return ArcsWords::tr("Row %1 gives no key a weight.").arg(row);
    return ArcsWords::tr("Row %1 gives its largest weights: %2.").arg(row, listed(keys));
}

}  // namespace attnscope
