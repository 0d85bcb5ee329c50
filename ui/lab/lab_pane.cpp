#include "ui/lab/lab_pane.h"

#include <QCoreApplication>
#include <QVBoxLayout>

#include "core/fields/fields.h"
#include "core/figures/figures.h"
#include "core/figures/lab_figures.h"
#include "core/text/errors.h"
#include "ui/controls/choice_control.h"
#include "ui/figure/figure_view.h"
#include "ui/lab/lab_bar.h"
#include "ui/look/text.h"
#include "ui/look/translated.h"
#include "ui/views/view_entry.h"

namespace attnscope {
namespace {

constexpr QSize least_plot{200, 114};  // in which curves can still be read

/// Makes the figure of a view for an export, from the models that are kept.
template <const std::string_view& view>
std::unique_ptr<ExportedView> exportedLab(const ExportRequest& request,
                                          const EngineMaker& make_engine, const Work& work) {
    useTrialFolder();
    const Scenario& scenario = request.shown.scenario;
    Figure figure = lab_figure(view, scenario, kept_trials(scenario, false));
    if (figure.curves.empty())
        throw InvalidRequest(Message(
            "lab.nothing-trained",
            "nothing has been trained with these settings; train first, in the view “Training”"));
    return exportedFigure(std::move(figure), request, make_engine, work);
}

ViewPane* makeTraining(const ViewParts& parts) {
    return new LabPane(training_id, parts.model, nullptr, parts.parent);
}

ViewPane* makeBeyond(const ViewParts& parts) {
    return new LabPane(beyond_length_id, parts.model,
                       qobject_cast<LabPane*>(parts.pane(training_id)), parts.parent);
}

}  // namespace

LabPane::LabPane(std::string_view view, ScenarioModel& model, LabPane* training, QWidget* parent)
    : ViewPane(parent),
      view_(view),
      model_(model),
      training_(training),
      feed_(training ? training->feed() : *new LabFeed(model, this)),
      choice_(new ChoiceControl(field(training ? "lab_measure" : "lab_curve"), model, this)),
      bar_(new LabBar(model, feed_, this)),
      figure_(new FigureView(this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(bar_);
    layout->addWidget(figure_, 1);
    figure_->setMinimumSize(least_plot);
    figure_->setAccessibleName(QCoreApplication::translate(
        "Board", training ? "Beyond the length trained at" : "Training"));
    connect(bar_, &LabBar::vectorsRequested, this, &LabPane::vectorsRequested);
    connect(&feed_, &LabFeed::trialsChanged, this, &LabPane::showFigure);
    connect(&feed_, &LabFeed::failed, figure_, &FigureView::setMessage);
    connect(&model, &ScenarioModel::changed, this, [this] {
        const Scenario& now = model_.scenario();
        if (now.lab_curve != drawn_.lab_curve || now.lab_measure != drawn_.lab_measure)
            showFigure();
        else if (!std::isnan(figure_->marker()) || view_ == beyond_length_id)
            figure_->setMarker(static_cast<double>(now.n));
    });
    connect(&model, &ScenarioModel::draggingChanged, figure_, &FigureView::setDragging);
    connect(figure_, &FigureView::markerMoved, this, &LabPane::moveMarker);
    connect(figure_, &FigureView::headlineChanged, this,
            [this](const QString& headline) { Q_EMIT headlineChanged(headline, false); });
    if (training)
        connect(training, &LabPane::shownChanged, this, &LabPane::showBar);
}

void LabPane::showFigure() {
    if (!isVisible())
        return;
    drawn_ = model_.scenario();
    auto figure = std::make_shared<const Figure>(lab_figure(view_, drawn_, feed_.trials()));
    figure_->setMessage(feed_.refusal().isEmpty() && figure->curves.empty()
                            ? (training_ ? tr("What trained models do at other lengths")
                                         : tr("“Train” shows here how models learn"))
                            : feed_.refusal());
    figure_->setFigure(figure, figure->marker);
    QStringList notes;
    for (const Message& note : figure->notes)
        notes.append(translated(note));
    Q_EMIT notesChanged(notes);
}

void LabPane::moveMarker(double x, bool finished) {
    model_.setDragging(!finished);
    model_.adopt(with_marker_at(model_.scenario(), figure_->figure().x, x));
}

void LabPane::setTheme(const Theme& theme) {
    figure_->setTheme(theme);
}

void LabPane::setMagnification(double magnification) {
    figure_->setMinimumSize(least_plot * magnification);
    figure_->setMagnification(magnification);
}

void LabPane::setControlsVisible(bool visible) {
    ViewPane::setControlsVisible(visible);
    has_controls_ = visible;
    figure_->setZoomHintShown(visible);
    showBar();
}

void LabPane::showBar() {
    bar_->setVisible(has_controls_ && !(training_ && training_->isVisible()));
}

void LabPane::showEvent(QShowEvent*) {
    showBar();
    feed_.setSeen(this, true);
    showFigure();
    Q_EMIT shownChanged(true);
}

void LabPane::hideEvent(QHideEvent*) {
    feed_.setSeen(this, false);
    Q_EMIT shownChanged(false);
}

extern const ViewEntry training_view = {
    .id = training_id,
    .title = QT_TRANSLATE_NOOP("Board", "Training"),
    .meaning =
        "Small attention models are trained here under each compared rule, one model for each "
        "seed, and their accuracy or loss is drawn over the steps as it comes. The thick line "
        "of a rule is the mean over its models; a thin line is one model that has not yet done "
        "as many steps as the others.",
    .formula = R"(w_{t+1} = w_t - \eta\,\hat{m}_t/(\sqrt{\hat{v}_t} + \varepsilon))",
    .source = "Kingma and Ba 2014, arXiv 1412.6980",
    .make = makeTraining,
    .exported = exportedLab<training_id>};

extern const ViewEntry beyond_length_view = {
    .id = beyond_length_id,
    .title = QT_TRANSLATE_NOOP("Board", "Beyond the length trained at"),
    .meaning =
        "How trained models do at 8 to 16\u2009384 keys, although training had only the "
        "lengths of the shaded band: their accuracy, or another measure that you choose. "
        "Points are means over models trained from different random starts, with 95 % "
        "intervals. Where the accuracy stays level at greater lengths, a model copes with "
        "longer rows; where it falls, choose the entropy or the weight on the target to see "
        "whether the weight has spread over too many keys.",
    .formula = R"(n \mapsto \text{accuracy, loss, }H)",
    .source = "Veličković et al. 2024, arXiv 2410.01104",
    .make = makeBeyond,
    .exported = exportedLab<beyond_length_id>};

}  // namespace attnscope
