#include "ui/export/export_preview.h"

#include <QFontDatabase>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/figure/drawn_figure.h"
#include "ui/jobs/windows_thread.h"
#include "ui/pictures/page.h"
#include "ui/views/written_view.h"

namespace attnscope {
namespace {

constexpr double previewMargin = 16;

/// Returns the part of a request that a computed view depends on.
ExportRequest computedPart(const ExportRequest& request) {
    ExportRequest part = unzoomed(request);
    part.shown.hidden.clear();
    part.shown.edits.clear();
    part.look = {};
    return part;
}

/// Returns the first lines of a text, each cut to a limited length.
QString beginning(const std::string& text) {
    constexpr int mostLines = 60;
    constexpr qsizetype mostColumns = 200;
    QStringList lines;
    std::size_t from = 0;
    while (from < text.size() && lines.size() < mostLines) {
        const std::size_t end = std::min(text.find('\n', from), text.size());
        lines.append(QString::fromStdString(text.substr(from, end - from)).left(mostColumns));
        from = end + 1;
    }
    return lines.join(u'\n');
}

/// Returns the size of the picture to paint: that of a PNG file, with fewer pixels if painting it
/// would block the window; for a vector format, that of the page on the screen.
QSize paintedPixels(const Look& look, const std::string& ending, QSize page) {
    constexpr double most = 24e6;
    if (ending != "png")
        return page;
    const QSize size = pixelsOf(look);
    const double count = static_cast<double>(size.width()) * size.height();
    return count <= most ? size : size * std::sqrt(most / count);
}

}  // namespace

/// What was computed last; each part depends on those before it. Used on the job's thread alone.
struct ExportPreview::Computed {
    std::optional<ExportRequest> of, painted;
    std::string path;
    std::shared_ptr<ExportedView> view;
    Paint painting;
    QImage picture;

    void compute(const ExportRequest& request, const EngineMaker& make_engine, const Work& work) {
        const ExportRequest part = computedPart(request);
        if (of == part)
            return;
        of.reset();
        painted.reset();
        view = exportedView(part, make_engine, work);
        of = part;
    }

    /// Starts a new picture unless the present one is of this request and file.
    void prepare(const ExportRequest& request, const std::string& file, const Work& work) {
        if (painted == request && path == file)
            return;
        painted.reset();
        picture = {};
        check(request.look);
        painting = paintingOf(*view, request, file, work);
        painted = request;
        path = file;
    }

    void paint(QSize pixels, const OnPaintingThread& on_thread) {
        if (picture.size() != pixels)
            on_thread([&] { picture = paintedImage(pixels, painted->look, painting); });
    }
};

ExportPreview::ExportPreview(EngineMaker make_engine, QWidget* parent)
    : QWidget(parent),
      make_engine_(std::move(make_engine)),
      computed_(std::make_shared<Computed>()) {
    setMinimumSize(320, 240);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Preview"));
    setFocusPolicy(Qt::ClickFocus);  // what is typed into an entry ends there
    connect(&job_, &LatestJob::busyChanged, this, qOverload<>(&QWidget::update));
    connect(&job_, &LatestJob::failed, this, &ExportPreview::showText);
}

QSize ExportPreview::sizeHint() const {
    return {560, 480};
}

void ExportPreview::show(const ExportRequest& request, const std::string& ending) {
    ExportRequest asked = reduced(request);
    if (asked.view != request_.view)
        panels_.clear();  // the picture of the view before is seen until the new one comes
    request_ = std::move(asked);
    ending_ = ending;
    post();
}

void ExportPreview::resizeEvent(QResizeEvent*) {
    if (!request_.view.empty())
        post();
}

/// Returns the area of the page in the preview: as large as there is room for.
QRectF ExportPreview::page() const {
    const QRectF room =
        QRectF(rect()).adjusted(previewMargin, previewMargin, -previewMargin, -previewMargin);
    const QSizeF size = areaOf(request_.look).scaled(room.size(), Qt::KeepAspectRatio);
    return {room.center() - QPointF(size.width(), size.height()) / 2, size};
}

void ExportPreview::post() {
    using namespace std::chrono_literals;
    const QSize page = (this->page().size() * devicePixelRatioF()).toSize();
    job_.post(
        [this, page, asked = request_, ending = ending_, computed = computed_,
         make_engine = make_engine_](const std::stop_token& stop,
                                     const LatestJob::Deliver& deliver) {
            const Work work{.stop = stop};
            const std::string path = asked.view + '.' + ending;
            computed->compute(asked, make_engine, work);
            if (asked.view != wholeBoard)
                deliver(
                    [this, entries = computed->view->entries()] { Q_EMIT entriesKnown(entries); });
            const ExportRequest request = asWritten(*computed->view, asked, path);
            const auto panels = computed->view->drawnPanels(request, areaOf(request.look));
            if (ending == "csv") {
                deliver([this, panels,
                         text = beginning(tableOf(*computed->view, request, path, work))] {
                    showText(text);
                    Q_EMIT figureDrawn(panels.empty() ? nullptr : panels.front().figure);
                });
                return;
            }
            computed->prepare(request, path, work);
            computed->paint(paintedPixels(request.look, ending, page), onWindowsThread(stop));
            deliver([this, panels, painting = computed->painting, picture = computed->picture,
                     seen = computed->picture.scaled(page, Qt::IgnoreAspectRatio,
                                                     Qt::SmoothTransformation)] {
                panels_ = panels;
                showPicture(painting, picture, seen);
                tellEdited();
            });
        },
        100ms);
}

void ExportPreview::setEdited(const std::string& view) {
    edited_ = view;
    if (request_.view == wholeBoard && editedPanel())
        tellEdited();
}

/// Tells which curves the edited panel has and how it is drawn. The curves of a view that is a
/// figure by itself are known before it is drawn.
void ExportPreview::tellEdited() {
    const DrawnPanel* panel = editedPanel();
    if (panel && request_.view == wholeBoard)
        Q_EMIT entriesKnown(panel->entries);
    Q_EMIT figureDrawn(drawn());
}

const DrawnPanel* ExportPreview::editedPanel() const {
    const auto found = request_.view != wholeBoard
                           ? panels_.begin()
                           : std::ranges::find(panels_, edited_, &DrawnPanel::view);
    return found == panels_.end() ? nullptr : &*found;
}

std::shared_ptr<const DrawnFigure> ExportPreview::drawn() const {
    const DrawnPanel* panel = editedPanel();
    return panel ? panel->figure : nullptr;
}

/// Returns the place of a panel in the preview.
QRectF ExportPreview::placeOf(const DrawnPanel& panel) const {
    const QRectF on = page();
    const double scale = on.width() / areaOf(request_.look).width();
    return {on.topLeft() + panel.place.topLeft() * scale, panel.place.size() * scale};
}

void ExportPreview::choosePanelAt(QPointF at) {
    for (const DrawnPanel& panel : panels_)
        if (panel.view != edited_ && placeOf(panel).contains(at)) {
            Q_EMIT panelChosen(panel.view);
            return;
        }
}

QPointF ExportPreview::onFigure(QPointF at) const {
    const DrawnPanel* panel = editedPanel();
    const QRectF on = panel ? placeOf(*panel) : page();
    const QSizeF size = panel ? panel->figure->layout.size : QSizeF();
    return {(at.x() - on.left()) * size.width() / on.width(),
            (at.y() - on.top()) * size.height() / on.height()};
}

QRectF ExportPreview::onPreview(const QRectF& box) const {
    const DrawnPanel* panel = editedPanel();
    const QRectF on = panel ? placeOf(*panel) : page();
    const QSizeF size = panel ? panel->figure->layout.size : QSizeF(1, 1);
    const double across = on.width() / size.width(), down = on.height() / size.height();
    return {on.left() + box.left() * across, on.top() + box.top() * down, box.width() * across,
            box.height() * down};
}

void ExportPreview::showText(const QString& text) {
    panels_.clear();
    showPicture({}, {}, {});
    text_ = text;
}

void ExportPreview::showPicture(const Paint& painting, const QImage& picture, const QImage& seen) {
    painting_ = painting;
    picture_ = picture;
    seen_ = seen;
    text_.clear();
    update();
}

void ExportPreview::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Window).darker(108));
    if (!text_.isEmpty()) {
        painter.setPen(palette().color(QPalette::WindowText));
        QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
        font.setPixelSize(textsize::small);
        painter.setFont(font);
        painter.drawText(
            QRectF(rect()).adjusted(previewMargin, previewMargin, -previewMargin, -previewMargin),
            Qt::AlignLeft | Qt::AlignTop, text_);
    } else if (!seen_.isNull()) {
        if (request_.look.transparent)
            painter.fillRect(page(), QBrush(palette().color(QPalette::Mid), Qt::Dense6Pattern));
        painter.setOpacity(job_.isBusy() ? 0.6 : 1);
        painter.drawImage(page(), seen_);
    } else if (job_.isBusy()) {
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(rect(), Qt::AlignCenter, tr("Computing…"));
    }
}

}  // namespace attnscope
