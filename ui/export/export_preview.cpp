#include "ui/export/export_preview.h"

#include <QFontDatabase>
#include <QPainter>
#include <algorithm>

#include "ui/export/page.h"

namespace attnscope {
namespace {

constexpr double margin = 16;

/// What of a request a computed view follows from.
ExportRequest computedPart(const ExportRequest& request) {
    ExportRequest part = unzoomed(request);
    part.shown.hidden.clear();
    part.look = {};
    return part;
}

/// The first lines, none of them endless.
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

}  // namespace

ExportPreview::ExportPreview(EngineMaker make_engine, QWidget* parent)
    : QWidget(parent), make_engine_(std::move(make_engine)) {
    setMinimumSize(320, 240);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Preview"));
    connect(&job_, &LatestJob::busyChanged, this, qOverload<>(&QWidget::update));
    connect(&job_, &LatestJob::failed, this, [this](const QString& sentence) {
        picture_ = {};
        text_ = sentence;
        update();
    });
}

QSize ExportPreview::sizeHint() const {
    return {560, 480};
}

void ExportPreview::show(const ExportRequest& request, const std::string& ending) {
    request_ = reduced(request);
    ending_ = ending;
    post();
}

void ExportPreview::resizeEvent(QResizeEvent*) {
    if (!request_.view.empty())
        post();
}

/// Where the page stands: as large as there is room.
QRectF ExportPreview::page() const {
    const QRectF room = QRectF(rect()).adjusted(margin, margin, -margin, -margin);
    const QSizeF size = areaOf(request_.look).scaled(room.size(), Qt::KeepAspectRatio);
    return {room.center() - QPointF(size.width(), size.height()) / 2, size};
}

void ExportPreview::post() {
    using namespace std::chrono_literals;
    const double ratio = page().width() * devicePixelRatioF() / areaOf(request_.look).width();
    job_.post(
        [this, ratio, request = request_, ending = ending_, computed = computed_,
         make_engine = make_engine_](const std::stop_token& stop,
                                     const LatestJob::Deliver& deliver) {
            const Work work{.stop = stop};
            if (const ExportRequest part = computedPart(request); computed->of != part) {
                computed->of.reset();
                computed->view = exportedView(part, make_engine, work);
                computed->of = part;
            }
            deliver([this, entries = computed->view->entries()] { Q_EMIT entriesKnown(entries); });
            if (ending == "csv") {
                deliver([this, text = beginning(tableOf(*computed->view, request,
                                                        request.view + ".csv", work))] {
                    picture_ = {};
                    text_ = text;
                    update();
                });
                return;
            }
            const Paint paint =
                computed->view->picture(request, {areaOf(request.look), ratio}, {}, work);
            deliver([this, look = request.look, paint] { paintPicture(look, paint); });
        },
        100ms);
}

void ExportPreview::paintPicture(const Look& look, const Paint& paint) {
    const QSizeF size = page().size() * devicePixelRatioF();
    picture_ = QImage(size.toSize(), QImage::Format_ARGB32_Premultiplied);
    picture_.fill(Qt::transparent);
    QPainter painter(&picture_);
    paintPage(painter, picture_.size(), look, paint);
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
        painter.drawText(QRectF(rect()).adjusted(margin, margin, -margin, -margin),
                         Qt::AlignLeft | Qt::AlignTop, text_);
    } else if (!picture_.isNull()) {
        if (request_.look.transparent)
            painter.fillRect(page(), QBrush(palette().color(QPalette::Mid), Qt::Dense6Pattern));
        painter.setOpacity(job_.isBusy() ? 0.6 : 1);
        painter.drawImage(page(), picture_);
    } else if (job_.isBusy()) {
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(rect(), Qt::AlignCenter, tr("Computing…"));
    }
}

}  // namespace attnscope
