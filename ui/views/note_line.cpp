#include "ui/views/note_line.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QScreen>
#include <QStyleOptionToolButton>
#include <QStylePainter>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/look/elided_label.h"
#include "ui/look/text_scale.h"
#include "ui/look/theme.h"

namespace attnscope {
namespace {

/// A button with an i in a circle.
class InfoButton : public QToolButton {
public:
    using QToolButton::QToolButton;

    QSize sizeHint() const override { return {scaled(18), scaled(18)}; }

protected:
    void paintEvent(QPaintEvent*) override {
        QStylePainter painter(this);
        QStyleOptionToolButton option;
        initStyleOption(&option);
        painter.drawComplexControl(QStyle::CC_ToolButton, option);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(palette().color(underMouse() ? QPalette::Text : QPalette::PlaceholderText));
        const double radius = 0.3 * std::min(width(), height());
        const QRectF circle(rect().center().x() + 0.5 - radius, rect().center().y() + 0.5 - radius,
                            2 * radius, 2 * radius);
        painter.drawEllipse(circle);
        painter.setFont(uiFont(static_cast<int>(1.5 * radius), QFont::DemiBold));
        painter.drawText(circle, Qt::AlignCenter, QStringLiteral("i"));
    }
};

}  // namespace

NoteLine::NoteLine(QWidget* parent)
    : QWidget(parent), more_(new InfoButton(this)), first_(new ElidedLabel(this)) {
    more_->setAutoRaise(true);
    more_->setFocusPolicy(Qt::StrongFocus);
    more_->setAccessibleName(tr("Notes"));
    more_->setToolTip(tr("Show all that holds for this view"));
    connect(more_, &QToolButton::clicked, this, &NoteLine::open);
    setTextSize(*first_, textsize::small);
    first_->setForegroundRole(QPalette::PlaceholderText);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2);
    row->addWidget(more_);
    row->addWidget(first_, 1);
    more_->hide();
}

void NoteLine::setNotes(const QStringList& notes) {
    if (notes == notes_)
        return;
    notes_ = notes;
    first_->setText(notes.value(0));
    more_->setHidden(notes.isEmpty());
    more_->setAccessibleDescription(notes.join(u' '));
}

void NoteLine::open() {
    constexpr int widest = 420, margin = 12;
    auto* box = new QFrame(this, Qt::Popup);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setAccessibleName(tr("Notes"));
    box->setAccessibleDescription(notes_.join(u' '));
    box->setFrameShape(QFrame::StyledPanel);
    auto* text = new QLabel(notes_.join(QStringLiteral("\n\n")), box);
    text->setTextFormat(Qt::PlainText);
    text->setWordWrap(true);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse);  // by keyboard it has a caret
    text->setFixedWidth(scaled(widest));
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(margin, margin, margin, margin);
    column->addWidget(text);
    box->adjustSize();
    const QRect room = screen()->availableGeometry();
    QPoint at = mapToGlobal(QPoint(0, -box->height()));
    at.setX(std::clamp(at.x(), room.left(), std::max(room.left(), room.right() - box->width())));
    at.setY(std::max(at.y(), room.top()));
    box->move(at);
    box->show();
    box->setFocus();
}

}  // namespace attnscope
