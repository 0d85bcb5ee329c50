#include "ui/heatmap/attention_pane.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <functional>
#include <tuple>
#include <utility>

#include "core/colors/color_limits.h"
#include "core/engines/difference.h"
#include "core/figures/headlines/of_matrix.h"
#include "core/limits.h"
#include "core/rows/products.h"
#include "core/text/errors.h"
#include "core/vectors/inputs.h"
#include "ui/controls/choice_control.h"
#include "ui/heatmap/cell_read_out.h"
#include "ui/heatmap/color_scale.h"
#include "ui/heatmap/exported_matrix.h"
#include "ui/heatmap/head_chooser.h"
#include "ui/heatmap/heatmap_scene.h"
#include "ui/heatmap/heatmap_view.h"
#include "ui/heatmap/row_read_out.h"
#include "ui/jobs/work_in_dialog.h"
#include "ui/look/explained.h"
#include "ui/look/text.h"
#include "ui/look/text_scale.h"
#include "ui/look/translated.h"
#include "ui/ticks/ticks.h"
#include "ui/views/view_entry.h"

namespace attnscope {
namespace {

/// Whether all rows that were computed have the same λ.
bool haveOneScale(const AttentionFrame& frame) {
    return std::ranges::adjacent_find(frame.lambdas, std::not_equal_to()) == frame.lambdas.end();
}

/// Takes over units and colours of `now`, which need no new frame. Returns whether any of them
/// differed.
bool takeColours(Scenario& shown, const Scenario& now) {
    bool differ = false;
    for (const Parameter* const limit : {&color_from, &color_to}) {
        differ |= shown.parameters[*limit] != now.parameters[*limit];
        shown.parameters.set(*limit, now.parameters[*limit]);
    }
    const auto of = [](auto& scenario) {
        return std::tie(scenario.unit, scenario.angle_unit, scenario.color_map,
                        scenario.color_range);
    };
    if (of(shown) == of(now))
        return differ;
    of(shown) = of(now);
    return true;
}

}  // namespace

AttentionPane::AttentionPane(ScenarioModel& model, EngineMaker make_engine, RowChoice& choice,
                             QWidget* parent, const ScenarioModel* minus)
    : ViewPane(parent),
      model_(model),
      make_engine_(std::move(make_engine)),
      choice_(choice),
      chooser_(new HeadChooser(model, Chosen::head, this)),
      view_(new HeatmapView(choice, this)),
      read_out_(new RowReadOut(this)),
      cell_(new CellReadOut(this)),
      opener_(makeOpener()),
      mean_(new FittedLabel(this)),
      controls_(makeControls()),
      feed_(model, make_engine_(), minus),
      rows_(make_engine_()) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 4);
    layout->setSpacing(4);
    layout->addWidget(chooser_);
    layout->addWidget(view_, 1);
    auto* below = new QHBoxLayout;
    below->setContentsMargins(12, 0, 12, 0);
    below->setSpacing(8);
    below->addWidget(read_out_, 1);
    below->addWidget(mean_);
    layout->addLayout(below);
    auto* lowest = new QGridLayout;
    lowest->setContentsMargins(12, 0, 12, 0);
    lowest->addWidget(cell_, 0, 0);
    lowest->addWidget(opener_, 0, 0, Qt::AlignRight);
    layout->addLayout(lowest);
    mean_->setForegroundRole(QPalette::PlaceholderText);
    mean_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    mean_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    mean_->setFocusPolicy(Qt::NoFocus);
    mean_->setObjectName(QStringLiteral("mean entropy"));
    setExplanation(*mean_, "status/measured");
    mean_->setToolTip(
        tr("Mean entropy of the rows computed for this picture; the exact H below is "
           "the mean over random queries and keys"));
    readRow();
    offerOpening();
    busy_.setSingleShot(true);
    row_busy_.setSingleShot(true);
    watch();
}

QWidget* AttentionPane::makeControls() {
    auto* bar = new QWidget(this);
    auto* layout = new QHBoxLayout(bar);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    for (const std::string_view key : {"pooling", "color_range", "color_map"})
        layout->addWidget(new ChoiceControl(field(key), model_, bar, Naming::key));
    return bar;
}

/// Returns the button that stands beside the read-out of a cell, as high as its line.
QToolButton* AttentionPane::makeOpener() {
    auto* button = new QToolButton(this);
    button->setText(tr("Open your own heads…"));
    button->setToolTip(
        tr("Open files of queries and keys (NPY, NPZ or safetensors); they can be dropped, too"));
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Ignored);
    connect(button, &QToolButton::clicked, this, &AttentionPane::openingRequested);
    return button;
}

/// Leaves the line to the cell that is pointed at.
void AttentionPane::offerOpening() {
    opener_->setVisible(offers_opening_ && !has_own_vectors(model_.scenario()) &&
                        (!view_->pointedCell() || opener_->hasFocus()));
}

void AttentionPane::watch() {
    connect(&model_, &ScenarioModel::changed, this, &AttentionPane::offerOpening);
    connect(chooser_, &HeadChooser::offeredChanged, this, [this] {
        tellNames();
        if (!view_->message().isEmpty())
            view_->setMessage(view_->message(), whatToDo());
    });
    connect(chooser_, &HeadChooser::allRequested, this, &AttentionPane::allHeadsRequested);
    connect(view_, &HeatmapView::viewportChanged, this, &AttentionPane::requestViewport);
    connect(view_, &HeatmapView::rowChanged, this, &AttentionPane::readRow);
    connect(view_, &HeatmapView::pointed, this, &AttentionPane::readCell);
    connect(view_, &HeatmapView::menuRequested, this, &AttentionPane::openMenu);
    connect(&model_, &ScenarioModel::changed, this, [this] {
        if (!picture_ || !takeColours(picture_->scenario, model_.scenario()))
            return;
        view_->setFrame(picture_->frame, picture_->scenario);
        showMean();
        readRow();  // in the unit chosen
        readCell();
    });
    connect(&model_, &ScenarioModel::draggingChanged, view_, &HeatmapView::setDragging);
    connect(&busy_, &QTimer::timeout, this,
            [this] { setFog(feed_.showsWanted() ? Fog::coarse : Fog::all); });
    connect(&row_busy_, &QTimer::timeout, this, [this] { setRowOutdated(true); });
    connect(&feed_, &AttentionFeed::begun, this, &AttentionPane::awaitPicture);
    connect(&feed_, &AttentionFeed::pictureReady, this, &AttentionPane::show);
    connect(&feed_, &AttentionFeed::failed, this, [this](const QString& sentence) {
        picture_.reset();
        view_->setMessage(sentence, whatToDo());
        mean_->clear();
        readRow();
        readCell();
    });
    connect(&feed_, &AttentionFeed::busyChanged, this, [this](bool busy) {
        if (!busy)
            settleFog();
        Q_EMIT busyChanged();
    });
    connect(&feed_, &AttentionFeed::progressed, this, &AttentionPane::progressed);
    connect(&rows_, &RowFeed::rowReady, this, &AttentionPane::showRow);
    connect(&rows_, &RowFeed::failed, this, [this](const QString& sentence) {
        setRowOutdated(false);
        sayOfRow({});
        read_out_->setText(sentence);
        Q_EMIT rowMarked(std::nullopt);
    });
}

QString AttentionPane::whatToDo() const {
    const Scenario& now = model_.scenario();
    if (!has_own_vectors(now) && now.n <= max_matrix_rows)
        return {};  // the refusal itself says what to do
    if (!has_own_vectors(now))
        return tr("The plots hold for any n. Choose a smaller n to see the matrix.");
    if (chooser_->isOffered())
        return tr("Choose another head above, or open other files.");
    return tr(
        "Drop one or two files of queries and keys here (NPY, NPZ or safetensors), or choose File "
        "▸ Open heads, tokens or a session…");
}

void AttentionPane::setMagnification(double magnification) {
    view_->setMagnification(magnification);
}

void AttentionPane::setControlsVisible(bool visible) {
    ViewPane::setControlsVisible(visible);
    chooser_->setAllowed(visible);
    offers_opening_ = visible;
    offerOpening();
    setAsking(visible);
}

void AttentionPane::setAsking(bool asks) {
    cell_->setAsking(asks);
    readRow();
}

void AttentionPane::setTheme(const Theme& theme) {
    view_->setTheme(theme);
}

void AttentionPane::setPlaces(const PlaceNames& places) {
    places_ = places;
    view_->setNames(places_);
    readRow();  // with its label
    tellNames();
}

void AttentionPane::showEvent(QShowEvent*) {
    requestViewport();
}

void AttentionPane::hideEvent(QHideEvent*) {
    choice_.leave();
    feed_.setViewport({}, 0, 0);
    if (!feed_.isSettled())
        feed_.cancel();
}

void AttentionPane::requestViewport() {
    if (!isVisible())
        return;
    feed_.setViewport(view_->viewport(), picture_ ? picture_->rows : 0,
                      picture_ ? picture_->keys : 0);
    readRow();
}

void AttentionPane::show(const AttentionPicture& picture) {
    picture_ = picture;
    clearFog(picture.frame);
    view_->setMatrixSize(picture.rows, picture.keys);
    takeColours(picture_->scenario, model_.scenario());
    view_->setNames(places_);
    view_->setFrame(picture_->frame, picture_->scenario);
    readRow();
    readCell();
    showMean();
    Q_EMIT pictureShown(*picture_);
    tellNames();
}

bool AttentionPane::isSettled() const {
    return feed_.isSettled() && !rows_.isBusy() && !cell_->isBusy();
}

QString AttentionPane::cellReadOut() const {
    return cell_->said();
}

void AttentionPane::readCell() {
    offerOpening();
    cell_->read(picture(), view_->pointedCell(), places_);
}

void AttentionPane::showMean() {
    const AttentionFrame& frame = picture_->frame;
    const double factor = entropy_unit(picture_->scenario.unit).factor;
    const QString text =
        frame.is_difference() ? tr("mean ΔH, %1 rows %2") : tr("mean H, %1 rows %2");
    const auto of = [&](const QString& mean) {
        return text.arg(valueText(static_cast<double>(frame.rows.size()), 0), mean);
    };
    mean_->setWidest(
        {of(frame.is_difference() ? QStringLiteral("−00.000") : QStringLiteral("< 0.000"))});
    mean_->setText(of(frame.is_difference() ? valueText(factor * mean_entropy_change(frame), 3)
                                            : entropyText(factor * summarize(frame).mean_entropy)));
    placeMean();
}

/// Shows the mean unless it found no room since the pane has its width and the matrix its number of
/// rows: as long as both stay, it comes and goes neither from row to row nor from picture to
/// picture.
void AttentionPane::placeMean() {
    has_mean_room_ = has_mean_room_ && hasRoomForMean();
    mean_->setVisible(has_mean_room_);
}

/// Whether the mean fits beside the whole read-out of the row.
bool AttentionPane::hasRoomForMean() const {
    constexpr int around = 32;  // margins, and the gap between the two
    return read_out_->fontMetrics().horizontalAdvance(read_out_->text()) +
               std::max(mean_->sizeHint().width(), mean_->minimumWidth()) + around <=
           width();
}

void AttentionPane::resizeEvent(QResizeEvent* event) {
    has_mean_room_ = true;
    placeMean();
    QWidget::resizeEvent(event);
}

void AttentionPane::readRow() {
    const auto row = view_->selectedRow();
    if (!row || !picture_ || *row >= picture_->rows) {
        rows_.cancel();
        setRowOutdated(false);
        sayOfRow({});
        read_out_->setText(cell_->isAsking() ? tr("Row –") : QString());
        Q_EMIT rowMarked(std::nullopt);
        return;
    }
    if (!isVisible())
        return;  // it is read when it is shown
    rows_.request(*picture_, *row, view_->viewport());
    awaitRow();
}

void AttentionPane::setMark(MatrixMark mark) {
    mark_ = mark;
    view_->setMark(std::nullopt);
    if (mark != MatrixMark::none)
        readRow();
}

/// Marks what the mark means in a matrix with this row.
void AttentionPane::placeMark(qint64 row, const RowStatistics& statistics) {
    switch (mark_) {
        case MatrixMark::none:
            return view_->setMark(std::nullopt);
        case MatrixMark::row:
            return view_->setMark(CellMark{row, std::nullopt});
        case MatrixMark::first_key:
            return view_->setMark(CellMark{std::nullopt, 0});
        case MatrixMark::largest_weight:
            return view_->setMark(CellMark{row, statistics.argmax});
    }
}

/// Says the sentence above the matrix and to screen readers.
void AttentionPane::sayOfRow(const QString& sentence) {
    said_ = sentence;
    view_->describe(sentence);
    Q_EMIT headlineChanged(said_, view_->isRowOutdated());
}

void AttentionPane::showRow(qint64 row, const AttentionFrame& frame, const RowScales& scales) {
    if (!picture_ || view_->selectedRow() != row || frame.statistics.empty())
        return;
    const RowStatistics& statistics = frame.statistics.front();
    const EntropyUnit& unit = entropy_unit(picture_->scenario.unit);
    const PlaceNames rows = places_.ofRows(picture_->firstPlace());
    setRowOutdated(view_->fog() == Fog::all);
    view_->setRowFrame(frame);
    read_out_->setText(
        frame.is_difference()
            ? rowChange(row, statistics, frame.subtracted->statistics.front(), unit, rows)
            : rowReadOut(
                  row, statistics, unit, rows, places_,
                  haveOneScale(picture_->frame) ? std::optional<double>() : frame.lambdas.front()));
    if (std::exchange(rows_at_room_, picture_->rows) != picture_->rows)
        has_mean_room_ = true;
    placeMean();
    placeMark(row, statistics);
    const std::string name = rows.named(row).toStdString();
    sayOfRow(translated(
        frame.is_difference()
            ? row_change_headline(statistics, frame.subtracted->statistics.front(), name)
            : row_headline(statistics, name, places_.named(statistics.argmax).toStdString())));
    Q_EMIT rowMarked(choice_.isLookedAt() ? std::optional(RowMark{row, statistics, scales, &unit})
                                          : std::nullopt);
}

/// The entry of the attention matrix in the table of views.
extern const ViewEntry matrix_view = {
    .id = "attention",
    .title = QT_TRANSLATE_NOOP("Board", "Attention matrix"),
    .meaning =
        "Each row of the matrix is a query, each column a key, and the colour of a cell is the "
        "weight that the query gives the key. A vertical line is a key that many queries choose, a "
        "line parallel to the diagonal a fixed distance.",
    .formula = R"(P = \operatorname{softmax}(\lambda \cdot QK^\top))",
    .source = "Vaswani et al. 2017, arXiv 1706.03762",
    .make = [](const ViewParts& parts) -> ViewPane* {
        return new AttentionPane(parts.model, parts.make_engine, parts.choice, parts.parent);
    },
    .exported = exportedMatrix<MatrixKind::present>};

AttentionFrame AttentionPane::computed(const AttentionPicture& of, const Viewport& cells) {
    AttentionFrame frame;
    workInDialog(window(), tr("Attention matrix"), tr("Computing the attention matrix…"),
                 [&](const std::stop_token& stop, const Progress& progress) {
                     frame = computeFrame(*make_engine_(), of, cells, stop, progress);
                 });
    return frame;
}

}  // namespace attnscope
