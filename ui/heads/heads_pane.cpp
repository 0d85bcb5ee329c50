#include "ui/heads/heads_pane.h"

#include <QVBoxLayout>

#include "ui/look/text.h"
#include "ui/panel/choice_control.h"

namespace attnscope {

HeadsPane::HeadsPane(ScenarioModel& model, const EngineMaker& make_engine, QWidget* parent)
    : QWidget(parent),
      model_(model),
      view_(new HeadsView(this)),
      controls_(new ChoiceControl(field("head_order"), model, this)),
      feed_(model, make_engine()) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(view_);
    connect(view_, &HeadsView::headChosen, this,
            [this](qint64 head) { model_.setField("head", std::to_string(head)); });
    connect(&model, &ScenarioModel::changed, this, [this] {
        scene_.follow(model_.scenario());
        if (!scene_.tiles.empty())
            show(scene_);
    });
    connect(&feed_, &HeadsFeed::absent, this, &HeadsPane::showAbsence);
    connect(&feed_, &HeadsFeed::begun, this, [this](const Scenario& of) {
        scene_.begin(of);
        scene_.follow(model_.scenario());
        show(scene_);
    });
    connect(&feed_, &HeadsFeed::headReady, this, [this](const auto& head) {
        scene_.add(head);
        show(scene_);
    });
    connect(&feed_, &HeadsFeed::finished, this, [this] {
        scene_.finish();
        show(scene_);
    });
    connect(&feed_, &HeadsFeed::failed, this, [this](const QString& sentence) {
        scene_.clear();
        view_->setMessage(sentence);
        Q_EMIT captionsChanged({});
    });
}

void HeadsPane::show(const HeadsScene& scene) {
    view_->setScene(scene);
    const std::size_t count = scene.tiles.size();
    const QString heads = count == 1 ? tr("1 head") : tr("%1 heads").arg(count);
    Q_EMIT captionsChanged({tr("%1 · batch %2").arg(heads).arg(scene.scenario.batch), heads});
}

void HeadsPane::showAbsence() {
    scene_.clear();
    view_->setMessage(
        tr("Here stand all heads of a file"),
        tr("Drop a file of queries and keys that have heads (NPY, NPZ or safetensors: heads × "
           "places × d) on the window, or choose File ▸ Open."));
    Q_EMIT captionsChanged({});
}

void HeadsPane::showEvent(QShowEvent*) {
    feed_.setSeen(true);
}

void HeadsPane::hideEvent(QHideEvent*) {
    feed_.setSeen(false);
}

}  // namespace attnscope
