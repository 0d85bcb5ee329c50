#include "ui/heatmap/compared_pane.h"

#include <QLabel>
#include <QStackedLayout>

#include "core/figures/reference.h"
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

/// Brings into view in the other what is in view in the one, if the matrices are of one size.
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
    connect(&model_, &ScenarioModel::referenceChanged, this, &ComparedPane::follow);
}

/// Deletes the pane, which refers to the frozen model, before that goes.
ComparedPane::~ComparedPane() {
    delete pane_;
}

void ComparedPane::setPane(AttentionPane* pane) {
    pane_ = pane;
    layout_->addWidget(pane);
    setMinimumSize(pane->minimumSizeHint());
    pane->setControlsVisible(false);  // those of the present matrix serve all
    link(*present_.view(), *pane->view());
    connect(pane, &AttentionPane::pictureShown, this,
            [this] { showTheSame(*present_.view(), *pane_->view()); });
    connect(pane, &AttentionPane::busyChanged, this, &ComparedPane::busyChanged);
    connect(pane, &AttentionPane::progressed, this, &ComparedPane::progressed);
}

void ComparedPane::follow() {
    const auto& reference = model_.reference();
    if (reference)
        frozen_.adopt(with_display_of(*reference, model_.scenario()));
    layout_->setCurrentWidget(reference ? static_cast<QWidget*>(pane_) : hint_);
}

}  // namespace attnscope
