#include "ui/heads/heads_pane.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QMenu>
#include <QVBoxLayout>

#include "core/fields/fields.h"
#include "core/scenario/head_layers.h"
#include "ui/controls/choice_control.h"
#include "ui/heads/exported_heads.h"
#include "ui/heatmap/head_chooser.h"
#include "ui/look/text.h"
#include "ui/views/view_card.h"
#include "ui/views/view_entry.h"

namespace attnscope {
namespace {

/// Whether the numbers of the chosen head are those of an earlier Scenario.
bool isChosenOutdated(const HeadsScene& scene) {
    const int chosen = scene.indexOfChosen();
    return chosen >= 0 && (scene.outdated || scene.tiles[static_cast<std::size_t>(chosen)].stale);
}

}  // namespace

HeadsPane::HeadsPane(ScenarioModel& model, const EngineMaker& make_engine, QWidget* parent)
    : ViewPane(parent),
      model_(model),
      chooser_(new HeadChooser(model, Chosen::batch, this)),
      view_(new HeadsView(this)),
      layers_(nullptr),
      controls_(makeControls()),
      feed_(model, make_engine()) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(chooser_);
    layout->addWidget(view_, 1);
    connect(view_, &HeadsView::headChosen, this, &HeadsPane::choose);
    connect(view_, &HeadsView::menuRequested, this, &HeadsPane::openMenu);
    connect(&model, &ScenarioModel::changed, this, [this] {
        if (!view_->scene().tiles.empty())
            change([&](HeadsScene& scene) { scene.follow(model_.scenario()); });
    });
    connect(&feed_, &HeadsFeed::absent, this, &HeadsPane::showAbsence);
    connect(&feed_, &HeadsFeed::outdated, this,
            [this] { change([](HeadsScene& scene) { scene.outdated = true; }); });
    connect(&feed_, &HeadsFeed::begun, this,
            [this](const Scenario& of, const std::vector<HeadsOfLayer>& layers) {
                change([&](HeadsScene& scene) {
                    scene.begin(of, layers);
                    scene.follow(model_.scenario());
                });
                offerLayers();
            });
    connect(&feed_, &HeadsFeed::headReady, this,
            [this](const auto& head) { change([&](HeadsScene& scene) { scene.add(head); }); });
    connect(&feed_, &HeadsFeed::finished, this,
            [this] { change([](HeadsScene& scene) { scene.finish(); }); });
    connect(&feed_, &HeadsFeed::failed, this, [this](const QString& sentence) {
        view_->setMessage(sentence);
        Q_EMIT captionsChanged({});
        Q_EMIT headlineChanged({}, false);
    });
    connect(&feed_, &HeadsFeed::busyChanged, this, &HeadsPane::busyChanged);
    connect(&feed_, &HeadsFeed::progressed, this, &HeadsPane::progressed);
}

QWidget* HeadsPane::makeControls() {
    auto* bar = new QWidget(this);
    auto* layout = new QHBoxLayout(bar);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layers_ = new ChoiceControl(field("head_layers"), model_, bar);
    layout->addWidget(layers_);
    layout->addWidget(new ChoiceControl(field("head_order"), model_, bar));
    layers_->hide();
    return bar;
}

/// Offers how layers are shown if there are several, or if one of them is shown alone.
void HeadsPane::offerLayers() {
    layers_->setVisible(view_->scene().hasLayers() ||
                        head_layers(model_.scenario().head_layers).id == HeadLayers::chosen);
}

void HeadsPane::choose(int index) {
    if (index < 0)
        return;
    model_.adopt(view_->scene().choosing(index, model_.scenario()));
}

void HeadsPane::compare(int index) {
    const HeadsScene& scene = view_->scene();
    const int shown = scene.indexOfChosen();
    if (index < 0 || shown < 0)
        return;
    const HeadSummary& before = *scene.tiles[static_cast<std::size_t>(shown)].head;
    Q_EMIT comparisonRequested(shortHeadName(before, scene.hasLayers()),
                               scene.choosing(index, model_.scenario()));
}

void HeadsPane::openMenu(int index, QPoint at) {
    QMenu menu(this);
    fillMenu(menu, index);
    menu.exec(at);
}

void HeadsPane::fillMenu(QMenu& menu, int index) {
    const HeadsScene& scene = view_->scene();
    if (index >= 0) {
        const HeadSummary& head = *scene.tiles.at(static_cast<std::size_t>(index)).head;
        menu.addAction(scene.hasLayers()
                           ? tr("&Choose layer %1, head %2").arg(head.layer).arg(head.head)
                           : tr("&Choose head %1").arg(head.head),
                       this, [this, id = head.id()] { choose(view_->scene().indexOf(id)); });
        menu.addAction(tr("Co&mpare with the head shown"), this,
                       [this, id = head.id()] { compare(view_->scene().indexOf(id)); })
            ->setEnabled(scene.indexOfChosen() >= 0 && scene.indexOfChosen() != index);
        menu.addAction(tr("C&opy the values of this head"), this,
                       [text = headText(head, scene.scenario, scene.hasLayers())] {
                           QGuiApplication::clipboard()->setText(text);
                       });
        menu.addSeparator();
    }
    if (const ViewCard* card = ViewCard::of(this))
        menu.addMenu(card->exports());
}

void HeadsPane::change(const std::function<void(HeadsScene&)>& by) {
    view_->change(by);
    const std::size_t count = view_->scene().tiles.size();
    const HeadsScene& scene = view_->scene();
    Q_EMIT headlineChanged(headsHeadline(scene), isChosenOutdated(scene));
    const QString heads = count == 1 ? tr("1 head") : tr("%1 heads").arg(count);
    if (scene.hasLayers())
        return Q_EMIT captionsChanged(
            {tr("%1 layers · %2").arg(scene.layers.size()).arg(heads), heads});
    Q_EMIT captionsChanged({tr("%1 · batch %2").arg(heads).arg(scene.scenario.batch), heads});
}

void HeadsPane::setControlsVisible(bool visible) {
    ViewPane::setControlsVisible(visible);
    chooser_->setAllowed(visible);
}

void HeadsPane::showAbsence() {
    view_->setMessage(tr("This view shows all heads of a file"),
                      tr("Drop a file of queries and keys with heads (NPY, NPZ or safetensors: "
                         "heads × positions × d) on the window, or choose File ▸ "
                         "Open heads, tokens or a session…"));
    Q_EMIT captionsChanged({});
    Q_EMIT headlineChanged({}, false);
}

void HeadsPane::showEvent(QShowEvent*) {
    feed_.setSeen(true);
}

void HeadsPane::hideEvent(QHideEvent*) {
    feed_.setSeen(false);
}

extern const ViewEntry heads_view = {
    .id = "heads",
    .title = QT_TRANSLATE_NOOP("Board", "Heads"),
    .meaning =
        "Each tile is the matrix of one head of a file, with its mean entropy and how far this "
        "lies above (+) or below (−) that of random directions; a file of several layers has a row "
        "for each. All tiles share one scale of colours. A head with a large negative number puts "
        "its weight on fewer keys than chance would.",
    .formula = R"(\operatorname{mean} H - \mathbb{E}\,H)",
    .source = "Attnscope",
    .make = [](const ViewParts& parts) -> ViewPane* {
        return new HeadsPane(parts.model, parts.make_engine, parts.parent);
    },
    .exported = exportedHeads};

}  // namespace attnscope
