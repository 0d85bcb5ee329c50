#include "ui/heatmap/frozen_matrices.h"

#include <QLabel>

#include "core/figures/reference.h"
#include "ui/heatmap/attention_pane.h"
#include "ui/heatmap/heatmap_view.h"

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

/// What is in view in one is in view in the other, and so is the row that is looked at, where the
/// matrices are of one size.
void lead(const HeatmapView& one, HeatmapView& other) {
    QObject::connect(&one, &HeatmapView::viewportChanged, &other,
                     [&one, &other] { showTheSame(one, other); });
    QObject::connect(&one, &HeatmapView::rowSelected, &other,
                     [&one, &other](qint64 row, bool pinned) {
                         if (other.isAsLargeAs(one))
                             other.selectIfThere(row, pinned);
                     });
}

void link(HeatmapView& one, HeatmapView& other) {
    lead(one, other);
    lead(other, one);
}

}  // namespace

WaitingPane::WaitingPane(AttentionPane* pane, QWidget* parent)
    : QStackedWidget(parent), pane_(pane), hint_(new QLabel(this)) {
    hint_->setText(
        tr("Freeze what is shown (Ctrl+D), then choose something else: the frozen matrix stands "
           "here beside the present one."));
    hint_->setWordWrap(true);
    hint_->setAlignment(Qt::AlignCenter);
    hint_->setMargin(24);
    hint_->setForegroundRole(QPalette::PlaceholderText);
    addWidget(hint_);
    addWidget(pane);
    pane->controls()->hide();  // those of the present matrix serve all
    pane->doNotGreet();        // its row is that of the present one
    setMinimumSize(pane->minimumSizeHint());
}

bool WaitingPane::isWaiting() const {
    return currentWidget() == hint_;
}

void WaitingPane::setWaiting(bool waiting) {
    setCurrentWidget(waiting ? static_cast<QWidget*>(hint_) : pane_);
}

FrozenMatrices::FrozenMatrices(ScenarioModel& model, AttentionPane& present,
                               const EngineMaker& make_engine, QWidget* parent)
    : QObject(parent),
      model_(model),
      present_(present),
      matrix_(new WaitingPane(new AttentionPane(frozen_, make_engine, parent), parent)),
      difference_(
          new WaitingPane(new AttentionPane(model, make_engine, parent, &frozen_), parent)) {
    link(*present.view(), *matrix_->pane()->view());
    link(*present.view(), *difference_->pane()->view());
    connect(&model, &ScenarioModel::changed, this, &FrozenMatrices::follow);
    connect(&model, &ScenarioModel::referenceChanged, this, &FrozenMatrices::follow);
    for (AttentionPane* pane : {matrix_->pane(), difference_->pane()}) {
        connect(pane, &AttentionPane::pictureShown, this, [this, pane] {
            const HeatmapView& leader = *present_.view();
            showTheSame(leader, *pane->view());
            pane->view()->selectIfThere(leader.selectedRow().value_or(-1),
                                        leader.pinnedRow().has_value());
            shareColours();
        });
        connect(&pane->feed(), &AttentionFeed::busyChanged, this, &FrozenMatrices::busyChanged);
        connect(&pane->feed(), &AttentionFeed::progressed, this, &FrozenMatrices::progressed);
    }
    connect(&present, &AttentionPane::pictureShown, this, &FrozenMatrices::shareColours);
    for (WaitingPane* pane : {matrix(), difference()})
        pane->hide();  // until it stands on the board
}

/// They refer to the frozen model.
FrozenMatrices::~FrozenMatrices() {
    delete matrix_;
    delete difference_;
}

void FrozenMatrices::follow() {
    const auto& reference = model_.reference();
    if (reference)
        frozen_.adopt(with_display_of(*reference, model_.scenario()));
    for (WaitingPane* pane : {matrix(), difference()})
        pane->setWaiting(!reference);
    shareColours();
}

/// While both matrices are to be seen.
void FrozenMatrices::shareColours() {
    HeatmapView &one = *present_.view(), &other = *matrix_->pane()->view();
    if (!one.isVisible() || !other.isVisible()) {
        one.setCommonScale(std::nullopt);
        other.setCommonScale(std::nullopt);
        return;
    }
    ColorScale common = one.ownScale();
    const ColorScale further = other.ownScale();
    if (common.isEmpty() || further.isEmpty())
        return;
    common.include(further);
    one.setCommonScale(common);
    other.setCommonScale(common);
}

void FrozenMatrices::setTheme(const Theme& theme) {
    for (WaitingPane* each : {matrix(), difference()})
        each->pane()->setTheme(theme);
}

void FrozenMatrices::setPlaces(const PlaceNames& places) {
    for (WaitingPane* each : {matrix(), difference()})
        each->pane()->setPlaces(places);
}

bool FrozenMatrices::isBusy() const {
    return matrix_->pane()->feed().isBusy() || difference_->pane()->feed().isBusy();
}

bool FrozenMatrices::isSettled() const {
    return !matrix_->pane()->isBusy() && !difference_->pane()->isBusy();
}

void FrozenMatrices::cancel() {
    for (WaitingPane* each : {matrix(), difference()})
        each->pane()->feed().cancel();
}

}  // namespace attnscope
