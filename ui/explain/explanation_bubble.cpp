#include "ui/explain/explanation_bubble.h"

#include <QAccessible>
#include <QGuiApplication>
#include <QLabel>
#include <QPainter>
#include <QScreen>
#include <QTextBrowser>
#include <QUrl>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "ui/formula/formula_in_text.h"
#include "ui/look/text_scale.h"
#include "ui/look/theme.h"

namespace attnscope {
namespace {

constexpr int side = 14;  ///< from the border to the text

}  // namespace

ExplanationBubble::ExplanationBubble(QWidget* parent)
    : QFrame(parent, Qt::ToolTip | Qt::FramelessWindowHint),
      text_(new QTextBrowser(this)),
      detail_(new QLabel(this)),
      hint_(new QLabel(this)) {
    setAttribute(Qt::WA_ShowWithoutActivating);
    setFocusPolicy(Qt::NoFocus);
    setBackgroundRole(QPalette::ToolTipBase);
    text_->setFrameShape(QFrame::NoFrame);
    text_->setFocusPolicy(Qt::NoFocus);
    text_->setOpenLinks(false);
    text_->setTextInteractionFlags(Qt::LinksAccessibleByMouse);
    text_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    text_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    text_->viewport()->setAutoFillBackground(false);
    text_->document()->setDocumentMargin(0);
    for (QLabel* plain : {detail_, hint_}) {
        plain->setTextFormat(Qt::PlainText);
        plain->setForegroundRole(QPalette::PlaceholderText);
        plain->setWordWrap(true);
        setTextSize(*plain, textsize::small);
    }
    connect(text_, &QTextBrowser::anchorClicked, this,
            [this](const QUrl& address) { Q_EMIT linkActivated(address.toString()); });
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(side, 10, side, 10);
    layout->setSpacing(6);
    layout->addWidget(text_);
    layout->addWidget(detail_);
    layout->addWidget(hint_);
}

void ExplanationBubble::showAt(QPoint at, const QRect& beside, const QString& html,
                               const QString& detail, const QString& hint) {
    constexpr int wide = 360, widest = 720;  // for a formula, which does not wrap
    text_->setHtml(html);
    text_->document()->setTextWidth(scaled(wide) - 2 * side);
    typesetMarked(*text_->document());
    text_->document()->setTextWidth(scaled(wide) - 2 * side);  // typesetting changed it
    const int room = std::clamp(static_cast<int>(std::ceil(text_->document()->size().width())),
                                scaled(wide) - 2 * side, scaled(widest));
    text_->document()->setTextWidth(room);
    text_->setFixedHeight(static_cast<int>(std::ceil(text_->document()->size().height())));
    detail_->setText(detail);
    detail_->setVisible(!detail.isEmpty());
    hint_->setText(hint);
    hint_->setVisible(!hint.isEmpty());
    setFixedWidth(room + 2 * side);
    // The layout has a height for a width only if one of the plain texts, whose lines wrap, is
    // shown.
    setFixedHeight(layout()->hasHeightForWidth() ? layout()->heightForWidth(width())
                                                 : layout()->sizeHint().height());
    place(at, beside);
    setAccessibleName(text());
    show();
    QAccessibleEvent told(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&told);
}

QString ExplanationBubble::text() const {
    return plainTextOf(*text_->document());
}

/// Moves the bubble beside a rectangle or, if that is empty, below a place, or above it if there is
/// no room below. The bubble stays on the screen.
void ExplanationBubble::place(QPoint at, const QRect& beside) {
    constexpr int gap = 16, margin = 4;
    const QScreen* screen = QGuiApplication::screenAt(at);
    const QRect room = (screen ? screen : QGuiApplication::primaryScreen())
                           ->availableGeometry()
                           .adjusted(margin, margin, -margin, -margin);
    QPoint corner(at.x(), at.y() + gap);
    if (!beside.isEmpty()) {
        const int right = beside.right() + margin, left = beside.left() - margin - width();
        corner = {right + width() <= room.right() || left < room.left() ? right : left, at.y()};
    } else if (corner.y() + height() > room.bottom() && at.y() - gap - height() >= room.top()) {
        corner.setY(at.y() - gap - height());
    }
    move(std::clamp(corner.x(), room.left(), std::max(room.left(), room.right() - width())),
         std::clamp(corner.y(), room.top(), std::max(room.top(), room.bottom() - height())));
}

void ExplanationBubble::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::ToolTipBase));
    painter.setPen(palette().color(QPalette::Mid));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

}  // namespace attnscope
