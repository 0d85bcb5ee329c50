#include "ui/views/view_card.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QVBoxLayout>

#include "ui/look/card.h"
#include "ui/look/explained.h"
#include "ui/look/outdated.h"
#include "ui/views/caption.h"
#include "ui/views/note_line.h"
#include "ui/views/view_title.h"
#include "ui/views/views.h"

namespace attnscope {

const ViewCard* ViewCard::of(const QWidget* content) {
    for (const QWidget* each = content; each; each = each->parentWidget())
        if (const auto* card = qobject_cast<const ViewCard*>(each))
            return card;
    return nullptr;
}

ViewCard::ViewCard(std::string view, const QString& title, TitlePlace place, QWidget* content,
                   QWidget* controls, QWidget* parent)
    : QWidget(parent),
      view_(std::move(view)),
      title_(new ViewTitle(title, this)),
      caption_(new Caption(this)),
      headline_(place == TitlePlace::below ? caption_ : new Caption(this)),
      notes_(new NoteLine(this)),
      foot_(place == TitlePlace::below ? new QWidget(this) : nullptr),
      exports_(new QMenu(tr("&Export"), this)),
      controls_(controls) {
    const bool is_below = place == TitlePlace::below;
    auto* head = new QHBoxLayout;
    head->setContentsMargins(is_below ? 12 : 6, 0, is_below ? 8 : 4, 0);
    head->setSpacing(4);
    if (!is_below)
        head->addWidget(title_);
    head->addWidget(caption_, 1);
    if (controls)
        head->addWidget(controls);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 3, 4, 4);
    layout->setSpacing(0);
    if (!is_below) {
        auto* line = new QHBoxLayout;
        line->setContentsMargins(12, 0, 8, 0);
        line->addWidget(headline_);
        headline_->hide();
        layout->addLayout(line);
    }
    layout->addLayout(head);
    setFocusExplanation(*this, explanationOfView(view_));
    setExplanation(*title_, explanationOfView(view_));
    setExplanation(*caption_, explanationOfView(view_));
    setExplanation(*headline_, explanationOfView(view_));
    layout->addWidget(content, 1);
    if (foot_) {
        auto* foot = new QHBoxLayout(foot_);
        foot->setContentsMargins(6, 0, 4, 0);
        foot->setSpacing(8);
        foot->addWidget(notes_, 1);
        foot->addWidget(title_);
        title_->setQuiet();
        layout->addWidget(foot_);
    } else {
        notes_->hide();
    }
    connect(caption_, &Caption::clicked, this, &ViewCard::swapRequested);
    connect(headline_, &Caption::doubleClicked, title_, &ViewTitle::maximiseRequested);
}

void ViewCard::setHeadlineWrapped(bool wrapped) {
    headline_->setWrapped(wrapped);
}

void ViewCard::setHeadlineLineVisible(bool visible) {
    headline_->setVisible(visible);
}

void ViewCard::setHeadline(const QString& headline, bool outdated) {
    headline_->setHeadline(headline);
    setOutdated(*headline_, outdated);
}

void ViewCard::setSwappable(bool swappable) {
    caption_->setClickable(swappable);
}

void ViewCard::setNotes(const QStringList& notes) {
    notes_->setNotes(notes);
}

void ViewCard::setFootVisible(bool visible) {
    if (foot_)
        foot_->setVisible(visible);
}

void ViewCard::setCaptions(const QStringList& captions) {
    caption_->setTexts(captions);
}

void ViewCard::setMark(const QString& mark) {
    if (mark != caption_->mark())
        caption_->setMark(mark);
}

std::vector<QRect> ViewCard::textBoxes() const {
    std::vector<QRect> boxes;
    std::vector<const Caption*> lines = {caption_};
    if (headline_ != caption_)
        lines.push_back(headline_);
    for (const Caption* line : lines)
        if (line->isVisible())
            for (const QRect& box : line->textBoxes())
                boxes.push_back(box.translated(line->mapTo(this, QPoint())));
    return boxes;
}

QString ViewCard::mark() const {
    return caption_->mark();
}

void ViewCard::paintEvent(QPaintEvent*) {
    paintCard(*this);
}

}  // namespace attnscope
