#include "ui/heatmap/compared_pane.h"

#include <QActionGroup>
#include <QLabel>
#include <QMenu>
#include <QStackedLayout>

#include "core/figures/frozen_curves.h"
#include "ui/compare/frozen_names.h"
#include "ui/heatmap/heatmap_view.h"
#include "ui/look/action_text.h"

namespace attnscope {
namespace {

void showTheSame(const HeatmapView& one, HeatmapView& other) {
    if (!other.isAsLargeAs(one))
        return;
    if (one.isZoomed())
        other.showCells(one.cells());
    else if (other.isZoomed())
        other.fit();
}

/// Calls showTheSame() whenever other cells of `one` come into view.
void lead(const HeatmapView& one, HeatmapView& other) {
    QObject::connect(&one, &HeatmapView::viewportChanged, &other,
                     [&one, &other] { showTheSame(one, other); });
}

void link(HeatmapView& one, HeatmapView& other) {
    lead(one, other);
    lead(other, one);
}

}  // namespace

ComparedPane::ComparedPane(const ViewParts& parts)
    : ViewPane(parts.parent),
      model_(parts.model),
      frozen_(parts.model.files()),
      present_(dynamic_cast<AttentionPane&>(*parts.pane("attention"))),
      layout_(new QStackedLayout(this)),
      hint_(new QLabel(this)) {
    hint_->setText(
        tr("Freeze what is shown (Ctrl+D), then choose something else to compare its matrix with "
           "the frozen one."));
    hint_->setWordWrap(true);
    hint_->setAlignment(Qt::AlignCenter);
    hint_->setMargin(24);
    hint_->setForegroundRole(QPalette::PlaceholderText);
    layout_->addWidget(hint_);
    connect(&model_, &ScenarioModel::changed, this, &ComparedPane::follow);
    connect(&model_, &ScenarioModel::comparisonChanged, this, &ComparedPane::follow);
}

/// Deletes the pane before the frozen model to which it refers.
ComparedPane::~ComparedPane() {
    delete pane_;
}

void ComparedPane::setPane(AttentionPane* pane) {
    pane_ = pane;
    layout_->addWidget(pane);
    setMinimumSize(pane->minimumSizeHint());
    pane->setControlsVisible(false);  // those of the present matrix apply to all
    link(*present_.view(), *pane->view());
    connect(pane, &AttentionPane::pictureShown, this,
            [this] { showTheSame(*present_.view(), *pane_->view()); });
    connect(pane, &AttentionPane::busyChanged, this, &ComparedPane::busyChanged);
    connect(pane, &AttentionPane::progressed, this, &ComparedPane::progressed);
    connect(pane, &AttentionPane::headlineChanged, this, &ComparedPane::headlineChanged);
}

void ComparedPane::fillTitleMenu(QMenu& menu) {
    const Comparison now = model_.comparison();
    if (now.frozen.size() < 2)
        return;
    auto* group = new QActionGroup(&menu);
    for (std::size_t place = 0; place < now.frozen.size(); ++place) {
        const QString name = frozenName(now.frozen[place], model_.scenario());
        QAction* action = menu.addAction(tr("Frozen: %1").arg(asActionText(name)), &model_,
                                         [this, place] { choose(place); });
        action->setCheckable(true);
        action->setChecked(place == shown_place(now));
        group->addAction(action);
    }
    menu.addSeparator();
}

/// Shows the frozen Scenario at this place. If it is the last one, shows whatever is frozen last
/// from now on.
void ComparedPane::choose(std::size_t place) {
    Comparison comparison = model_.comparison();
    comparison.chosen = place;
    if (place + 1 == comparison.frozen.size())
        comparison.chosen.reset();
    model_.setComparison(comparison);
}

void ComparedPane::setCaptions(const QStringList& captions) {
    captions_ = captions;
    tell();
}

void ComparedPane::tell() {
    QStringList told = captions_;
    if (const Frozen* const chosen = shown_frozen(model_.comparison())) {
        const QString name = frozenName(*chosen, model_.scenario());
        for (QString& caption : told)
            caption = caption.isEmpty() ? name : tr("%1 · %2").arg(name, caption);
        told.append(name);
    }
    Q_EMIT captionsChanged(told);
}

void ComparedPane::follow() {
    const Frozen* const chosen = shown_frozen(model_.comparison());
    if (chosen)
        frozen_.adopt(with_display_of(chosen->scenario, model_.scenario()));
    layout_->setCurrentWidget(chosen ? static_cast<QWidget*>(pane_) : hint_);
    if (!chosen)
        Q_EMIT headlineChanged({}, false);
    tell();
}

}  // namespace attnscope
