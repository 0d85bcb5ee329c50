#include <QCoreApplication>
#include <QFontMetricsF>
#include <algorithm>
#include <cmath>

#include "core/figures/headlines/of_matrix.h"
#include "core/rows/products.h"
#include "core/softmax/entropy_unit.h"
#include "ui/heads/heads_scene.h"
#include "ui/look/text.h"
#include "ui/look/text_metrics.h"
#include "ui/look/translated.h"
#include "ui/ticks/ticks.h"

namespace attnscope {
namespace {

struct HeadsWords {
    Q_DECLARE_TR_FUNCTIONS(Heads)
};

/// "Weight on the previous token": what a number says of a head.
QString nameOf(HeadOrder number) {
    switch (number) {
        case HeadOrder::head:
        case HeadOrder::entropy:
            return HeadsWords::tr("mean entropy of the rows");
        case HeadOrder::distance:
            return HeadsWords::tr("H minus the exact mean of random directions (≈ 0: by chance)");
        case HeadOrder::previous:
            return HeadsWords::tr("mean weight on the previous token");
        case HeadOrder::first:
            return HeadsWords::tr("mean weight on the first token");
        case HeadOrder::induction:
            return HeadsWords::tr("mean weight on tokens after earlier copies of the own one");
        case HeadOrder::diagonal:
            return HeadsWords::tr("mean weight on the own token");
        case HeadOrder::norm:
            return HeadsWords::tr("norm of the keys by weight over their mean norm");
    }
    return {};
}

/// "previous token": what a number says of a head, in as little room as a small picture has.
QString shortNameOf(HeadOrder number) {
    switch (number) {
        case HeadOrder::head:
        case HeadOrder::entropy:
            return HeadsWords::tr("mean H");
        case HeadOrder::distance:
            return HeadsWords::tr("H − exact");
        case HeadOrder::previous:
            return HeadsWords::tr("previous token");
        case HeadOrder::first:
            return HeadsWords::tr("first token");
        case HeadOrder::induction:
            return HeadsWords::tr("induction");
        case HeadOrder::diagonal:
            return HeadsWords::tr("own token");
        case HeadOrder::norm:
            return HeadsWords::tr("key norm");
    }
    return {};
}

/// "previous token 0.93, …": the scores of a head.
QString scoresText(const HeadScores& scores) {
    return HeadsWords::tr("previous token %1, first token %2, induction %3, own token %4, norm %5")
        .arg(valueText(scores.previous, 3), valueText(scores.first, 3),
             valueText(scores.induction, 3), valueText(scores.diagonal, 3),
             valueText(scores.norm, 3));
}

}  // namespace

QString habitName(HeadOrder place) {
    switch (place) {
        case HeadOrder::first:
            return HeadsWords::tr("sink");
        case HeadOrder::previous:
            return HeadsWords::tr("previous");
        case HeadOrder::induction:
            return HeadsWords::tr("induction");
        case HeadOrder::diagonal:
            return HeadsWords::tr("own token");
        default:
            return {};
    }
}

QString headsTitle(const HeadsScene& scene) {
    const HeadSummary* head = scene.firstSound();
    if (!head)
        return HeadsWords::tr("Heads");
    const bool have_one_scale = std::ranges::all_of(scene.tiles, [&](const HeadTile& tile) {
        return !tile.head->fault.empty() || tile.head->lambda == head->lambda;
    });
    if (scene.hasLayers() && !have_one_scale)
        return HeadsWords::tr("Heads of %1 layers   n = %2, d = %3")
            .arg(scene.layers.size())
            .arg(head->keys)
            .arg(head->d);
    if (scene.hasLayers())
        return HeadsWords::tr("Heads of %1 layers   n = %2, d = %3, λ = %4")
            .arg(scene.layers.size())
            .arg(head->keys)
            .arg(head->d)
            .arg(shortNumber(head->lambda));
    return HeadsWords::tr("Heads   n = %1, d = %2, λ = %3")
        .arg(head->keys)
        .arg(head->d)
        .arg(shortNumber(head->lambda));
}

bool isScore(HeadOrder order) {
    return order != HeadOrder::head && order != HeadOrder::entropy && order != HeadOrder::distance;
}

HeadNumbers headNumbers(const HeadsScene& scene, const HeadsLayout& layout) {
    if (scene.isGrid())
        return {.haveError = false};
    const TextMetrics metrics(uiFont(textsize::small));
    constexpr double gap = 8;
    const auto fits = [&](const HeadTile& tile) {
        if (!tile.head->fault.empty())
            return true;
        const auto [entropy, other] = numbersText(*tile.head, scene, {.haveError = true});
        const double beside = layout.stacked ? 0 : metrics.advance(entropy) + gap;
        return beside + metrics.advance(other) <= layout.width;
    };
    return {.haveError = std::ranges::all_of(scene.tiles, fits)};
}

std::pair<QString, QString> numbersText(const HeadSummary& head, const HeadsScene& scene,
                                        const HeadNumbers& how) {
    const double factor = entropy_unit(scene.scenario.unit).factor;
    const HeadOrder order = head_order(scene.scenario.head_order).id;
    const QStringList distances = distanceTexts(head, scene.scenario);
    return {QStringLiteral("H ") + entropyText(head.mean_entropy * factor),
            isScore(order)  ? valueText(number_in_order(head, order), 3)
            : how.haveError ? distances.front()
                            : distances.back()};
}

namespace {

/// Returns captions for tiles with an entropy and then its distance from chance, with its standard
/// error or without.
QStringList distanceCaptions(const HeadNumbers& how, const QString& rows) {
    if (how.haveError)
        return {
            HeadsWords::tr("H: mean of the rows; then H minus the exact mean of random directions "
                           "with the same norms, ± its standard error; %1")
                .arg(rows),
            HeadsWords::tr("H: mean; then H minus the exact mean of random directions, ± its "
                           "standard error"),
            HeadsWords::tr("H; then H − exact, random directions, ± standard error"),
            HeadsWords::tr("H; then H − exact, ± standard error"), HeadsWords::tr("H, H − exact")};
    return {
        HeadsWords::tr("H: mean of the rows; then H minus the exact mean of random directions with "
                       "the same norms (≈ 0: by chance); %1")
            .arg(rows),
        HeadsWords::tr(
            "H: mean; then H minus the exact mean of random directions (≈ 0: by chance)"),
        HeadsWords::tr("H; then H − exact, random directions (≈ 0: by chance)"),
        HeadsWords::tr("H; then H − exact (≈ 0: by chance)"), HeadsWords::tr("H, H − exact")};
}

}  // namespace

QStringList headsCaptions(const HeadsScene& scene, const HeadsLayout& layout) {
    const HeadSummary* sound = scene.firstSound();
    if (!sound)
        return {};
    if (head_order(scene.scenario.head_order).id == HeadOrder::induction &&
        !sound->no_induction.empty()) {
        const QString why = translated(sound->no_induction);
        return {why.left(1).toUpper() + why.mid(1), HeadsWords::tr("Induction needs tokens"),
                shortNameOf(HeadOrder::induction)};
    }
    if (layout.areColors) {
        const QString name = nameOf(head_order(scene.scenario.head_order).id);
        return {
            HeadsWords::tr("Colour: %1; a row for each layer, a column for each head").arg(name),
            HeadsWords::tr("Colour: %1").arg(name), name,
            shortNameOf(head_order(scene.scenario.head_order).id)};
    }
    const HeadOrder order = head_order(scene.scenario.head_order).id;
    if (isScore(order) && !scene.isGrid())
        return {HeadsWords::tr("H: mean of the rows; the other number: %1").arg(nameOf(order)),
                HeadsWords::tr("Mean H; %1").arg(nameOf(order)), nameOf(order)};
    if (scene.isGrid() && layout.text <= 0)
        return {HeadsWords::tr("A row for each layer, a column for each head"),
                HeadsWords::tr("Rows: layers, columns: heads")};
    if (scene.isGrid())
        return {HeadsWords::tr("A row for each layer, a column for each head; numbers: %1")
                    .arg(nameOf(order)),
                HeadsWords::tr("Numbers: %1").arg(nameOf(order)), shortNameOf(order)};
    if (const auto other = other_law_of_rows(scene.scenario)) {
        const QString why = translated(*other);
        return {HeadsWords::tr("H: mean of the rows; %1").arg(why),
                HeadsWords::tr("mean H; %1").arg(why), HeadsWords::tr("mean H")};
    }
    const HeadSummary& head = *sound;
    const QString rows =
        head.least_keys == head.most_keys
            ? HeadsWords::tr("rows of %1 keys").arg(head.most_keys)
            : HeadsWords::tr("rows of %1 to %2 keys").arg(head.least_keys).arg(head.most_keys);
    return distanceCaptions(headNumbers(scene, layout), rows);
}

int headsTextLines(const HeadsScene& scene) {
    return std::ranges::any_of(scene.tiles,
                               [](const HeadTile& tile) { return tile.head->has_mean_key(); })
               ? 3
               : 2;
}

QString meanKeyText(const HeadSummary& head) {
    return HeadsWords::tr("mean key %1 %").arg(std::lround(100 * head.mean_key_share));
}

std::pair<QString, QString> headsScaleLabels(const ColorScale& scale, double room) {
    const QFontMetricsF metrics(uiFont(textsize::small));
    const auto fitting = [&](const QString& label, double weight) {
        return metrics.horizontalAdvance(label) <= room ? label : weightText(weight);
    };
    const auto [low, high] = endLabels(scale.low(), scale.high());
    return {fitting(low, scale.low()), fitting(high, scale.high())};
}

QString signedText(double value) {
    const QString size = valueText(std::abs(value), 3);
    if (size == valueText(0, 3))
        return size;
    return value > 0 ? u'+' + size : valueText(value, 3);
}

QString numberText(const HeadSummary& head, HeadOrder of, const Scenario& scenario) {
    if (of == HeadOrder::distance)
        return distanceTexts(head, scenario).back();
    const double factor = of == HeadOrder::entropy ? entropy_unit(scenario.unit).factor : 1;
    return valueText(factor * number_in_order(head, of), 2);
}

QStringList distanceTexts(const HeadSummary& head, const Scenario& scenario) {
    const double factor = entropy_unit(scenario.unit).factor;
    const QString alone = signedText(head.distance() * factor);
    if (std::isnan(head.distance_error))
        return {alone};
    const double error = std::ceil(1000 * head.distance_error * factor) / 1000;  // as many digits
    return {QStringLiteral("%1 ± %2").arg(alone, valueText(error, 3)),
            head.is_by_chance() ? QStringLiteral("≈ 0") : alone};
}

QString headsHeadline(const HeadsScene& scene) {
    const int chosen = scene.indexOfChosen();
    if (chosen < 0)
        return {};
    const HeadSummary& head = *scene.tiles[static_cast<std::size_t>(chosen)].head;
    const std::string name = shortHeadName(head, scene.hasLayers()).toStdString();
    const Message made_up = half_made_up_headline(scene.scenario, name);
    return translated(made_up.empty() ? head_headline(head, name) : made_up);
}

QString shortHeadName(const HeadSummary& head, bool of_layers) {
    return of_layers ? HeadsWords::tr("Layer %1, head %2").arg(head.layer).arg(head.head)
                     : HeadsWords::tr("Head %1").arg(head.head);
}

QString headName(const HeadSummary& head, bool of_layers) {
    if (!of_layers || head.layer_name.empty())
        return shortHeadName(head, of_layers);
    return HeadsWords::tr("Layer %1 (%2), head %3")
        .arg(QString::number(head.layer), toQString(head.layer_name), QString::number(head.head));
}

QString headText(const HeadSummary& head, const Scenario& scenario, bool of_layers) {
    const QString name = headName(head, of_layers);
    if (!head.fault.empty())
        return HeadsWords::tr("%1: %2").arg(name, translated(head.fault));
    const EntropyUnit& unit = entropy_unit(scenario.unit);
    const QString numbers =
        HeadsWords::tr(
            "%1: mean H %2 %3; with random directions and the same norms %4, distance %5; the "
            "mean key has %6 % of the keys’ squared norm")
            .arg(name, entropyText(head.mean_entropy * unit.factor), unitName(unit.key),
                 entropyText(head.exact_entropy * unit.factor),
                 distanceTexts(head, scenario).front(), valueText(100 * head.mean_key_share, 2));
    QString sentences = head.has_mean_key()
                            ? HeadsWords::tr(
                                  "%1: it adds the same to all logits of a row, which does not "
                                  "change the weights, but it counts in the norms.")
                                  .arg(numbers)
                            : HeadsWords::tr("%1.").arg(numbers);
    if (head.is_by_chance())
        sentences += HeadsWords::tr(
            " The distance is within two standard errors of 0: the mean entropy alone does not "
            "tell this head from random directions.");
    if (!head.no_exact.empty())
        sentences += HeadsWords::tr(" No exact mean is known: %1.").arg(translated(head.no_exact));
    if (!head.no_induction.empty())
        sentences +=
            HeadsWords::tr(" No score of induction: %1.").arg(translated(head.no_induction));
    return HeadsWords::tr("%1 Scores: %2.").arg(sentences, scoresText(head.scores));
}

}  // namespace attnscope
