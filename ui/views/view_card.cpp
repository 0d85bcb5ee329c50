#include "ui/views/view_card.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QPainter>
#include <QVBoxLayout>

#include "ui/look/card.h"
#include "ui/look/elided_label.h"
#include "ui/look/explained.h"
#include "ui/look/text_scale.h"
#include "ui/look/theme.h"
#include "ui/views/view_title.h"
#include "ui/views/views.h"

namespace attnscope {

/// Shows the first of its texts that there is room for, or as much of it as there is.
class Caption : public QWidget {
public:
    explicit Caption(QWidget* parent) : QWidget(parent) {
        setTextSize(*this, textsize::small);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    }

    void setTexts(const QStringList& texts) {
        if (texts == texts_)
            return;
        texts_ = texts;
        setToolTip(texts.value(0));
        update();
    }

    void setMark(const QString& mark) {
        mark_ = mark;
        setToolTip(mark_.isEmpty() ? texts_.value(0) : mark_);
        update();
    }
    QString mark() const { return mark_; }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setPen(palette().color(QPalette::PlaceholderText));
        const QString mark = fontMetrics().elidedText(mark_, Qt::ElideRight, width());
        const int taken = mark.isEmpty() ? 0 : fontMetrics().horizontalAdvance(mark) + gap;
        painter.drawText(rect(), Qt::AlignLeft | Qt::AlignVCenter, shown(width() - taken));
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(rect(), Qt::AlignRight | Qt::AlignVCenter, mark);
    }

private:
    static constexpr int gap = 12;

    QString shown(int room) const {
        for (const QString& text : texts_)
            if (!text.isEmpty() && fontMetrics().horizontalAdvance(text) <= room)
                return text;
        constexpr int leastRoom = 48;
        return texts_.isEmpty() || room < leastRoom
                   ? QString()
                   : fontMetrics().elidedText(texts_.front(), Qt::ElideRight, room);
    }

    QStringList texts_;
    QString mark_;
};

const ViewCard* ViewCard::of(const QWidget* content) {
    for (const QWidget* each = content; each; each = each->parentWidget())
        if (const auto* card = qobject_cast<const ViewCard*>(each))
            return card;
    return nullptr;
}

ViewCard::ViewCard(std::string view, const QString& title, QWidget* content, QWidget* controls,
                   QWidget* parent)
    : QWidget(parent),
      view_(std::move(view)),
      headline_(new ElidedLabel(this)),
      title_(new ViewTitle(title, this)),
      caption_(new Caption(this)),
      exports_(new QMenu(tr("&Export"), this)),
      controls_(controls) {
    auto* line = new QHBoxLayout;
    line->setContentsMargins(6, 0, 4, 0);
    line->setSpacing(4);
    line->addWidget(title_);
    line->addWidget(caption_, 1);
    if (controls)
        line->addWidget(controls);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 3, 4, 4);
    layout->setSpacing(0);
    setFocusExplanation(*this, explanationOfView(view_));
    setExplanation(*title_, explanationOfView(view_));
    setTextSize(*headline_, textsize::title, QFont::DemiBold);
    headline_->setContentsMargins(8, 4, 8, 0);
    headline_->hide();
    layout->addWidget(headline_);
    layout->addLayout(line);
    layout->addWidget(content, 1);
}

void ViewCard::setHeadline(const QString& headline) {
    headline_->setText(headline);
    showHeadline();
}

void ViewCard::showHeadline() {
    constexpr int tall = 280;  // has room for another line
    headline_->setVisible(!headline_->text().isEmpty() && height() >= scaled(tall));
}

void ViewCard::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    showHeadline();
}

void ViewCard::setCaptions(const QStringList& captions) {
    caption_->setTexts(captions);
}

void ViewCard::setMark(const QString& mark) {
    if (mark != caption_->mark())
        caption_->setMark(mark);
}

QString ViewCard::mark() const {
    return caption_->mark();
}

void ViewCard::paintEvent(QPaintEvent*) {
    paintCard(*this);
}

}  // namespace attnscope
