#include "ui/window/view_card.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QPainter>
#include <QVBoxLayout>

#include "ui/look/card.h"
#include "ui/look/text_scale.h"
#include "ui/look/theme.h"
#include "ui/window/view_title.h"

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

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(rect(), Qt::AlignLeft | Qt::AlignVCenter, shown());
    }

private:
    QString shown() const {
        for (const QString& text : texts_)
            if (!text.isEmpty() && fontMetrics().horizontalAdvance(text) <= width())
                return text;
        constexpr int leastRoom = 48;
        return texts_.isEmpty() || width() < leastRoom
                   ? QString()
                   : fontMetrics().elidedText(texts_.front(), Qt::ElideRight, width());
    }

    QStringList texts_;
};

ViewCard::ViewCard(std::string view, const QString& title, QWidget* content, QWidget* controls,
                   QWidget* parent)
    : QWidget(parent),
      view_(std::move(view)),
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
    layout->addLayout(line);
    layout->addWidget(content, 1);
}

void ViewCard::setCaptions(const QStringList& captions) {
    caption_->setTexts(captions);
}

void ViewCard::paintEvent(QPaintEvent*) {
    paintCard(*this);
}

}  // namespace attnscope
