#include "ui/arcs/arcs_pane.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include "core/vectors/inputs.h"
#include "ui/arcs/exported_arcs.h"
#include "ui/tokens/tokens_button.h"
#include "ui/views/view_entry.h"

namespace attnscope {

ArcsPane::ArcsPane(ScenarioModel& model, const EngineMaker& make_engine, RowChoice& choice,
                   QWidget* parent)
    : ViewPane(parent),
      model_(model),
      choice_(choice),
      tokens_(new TokensButton(model, this)),
      view_(new ArcsView(choice, this)),
      rows_(std::make_shared<ArcsRows>(make_engine())) {
    constexpr int patience = 120;
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* above = new QHBoxLayout;
    above->setContentsMargins(4, 0, 12, 0);
    above->addWidget(tokens_);
    above->addStretch(1);
    layout->addLayout(above);
    layout->addWidget(view_, 1);
    late_.setSingleShot(true);
    late_.setInterval(patience);
    connect(&late_, &QTimer::timeout, view_, [this] { view_->setOutdated(true); });
    connect(&model, &ScenarioModel::changed, this, &ArcsPane::follow);
    connect(&choice, &RowChoice::changed, this, &ArcsPane::follow);
    connect(view_, &ArcsView::captionsChanged, this, &ArcsPane::captionsChanged);
    connect(&job_, &LatestJob::busyChanged, this, &ArcsPane::busyChanged);
    connect(&job_, &LatestJob::failed, this, [this](const QString& sentence) {
        late_.stop();
        view_->setMessage(sentence);
    });
}

void ArcsPane::setControlsVisible(bool visible) {
    ViewPane::setControlsVisible(visible);
    tokens_->setAllowed(visible);
}

void ArcsPane::follow() {
    if (!isVisible())
        return;
    const Scenario scenario = model_.scenario();
    const Wanted wanted{model_.withVersions(attention_inputs(scenario)), choice_.row()};
    if (wanted_ == wanted)
        return;
    wanted_ = wanted;
    late_.start();
    job_.post(
        [this, scenario, row = wanted.row, rows = rows_](const std::stop_token& stop,
                                                         const LatestJob::Deliver& deliver) {
            const ArcsScene scene = rows->row(scenario, row, stop);
            deliver([this, scene] {
                late_.stop();
                view_->setScene(scene);
            });
        },
        LatestJob::following(model_.isDragging()));
}

void ArcsPane::cancel() {
    if (!isBusy())
        return;
    wanted_.reset();
    job_.cancel();
    late_.stop();
    view_->setOutdated(true);
}

void ArcsPane::computeAnew() {
    wanted_.reset();
    follow();
}

void ArcsPane::showEvent(QShowEvent*) {
    follow();
}

void ArcsPane::hideEvent(QHideEvent*) {
    cancel();
}

extern const ViewEntry token_arcs_view = {
    .id = "token-arcs",
    .title = QT_TRANSLATE_NOOP("Board", "Token arcs"),
    .meaning =
        "Lines lead from the selected row's token on the left to the keys on the right that it "
        "attends to. The thicker and darker a line is, the larger is the weight, and it is dashed "
        "where the weight is below 0; of a long text only the keys with the largest weights are "
        "listed, none below 0.4 % of the largest.",
    .formula = R"(p_{ij})",
    .source = "Vig 2019, arXiv 1906.05714 (BertViz)",
    .make = [](const ViewParts& parts) -> ViewPane* {
        return new ArcsPane(parts.model, parts.make_engine, parts.choice, parts.parent);
    },
    .exported = exportedArcs};

}  // namespace attnscope
