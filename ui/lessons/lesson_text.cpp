#include "ui/lessons/lesson_text.h"

#include <QDesktopServices>
#include <QEvent>
#include <QScopedValueRollback>
#include <QWheelEvent>
#include <cmath>

#include "ui/formula/formula_in_text.h"
#include "ui/lessons/lesson_values.h"
#include "ui/lessons/prose_document.h"
#include "ui/look/text_scale.h"
#include "ui/look/theme.h"

namespace attnscope {

LessonText::LessonText(const std::vector<ProseBlock>& blocks, const LessonValues& values,
                       ProseRole role, QWidget* parent)
    : QTextBrowser(parent), blocks_(blocks), values_(values), role_(role) {
    setFrameShape(QFrame::NoFrame);
    setOpenLinks(false);
    const bool has_links = hasLinks(blocks);
    setTextInteractionFlags(has_links ? Qt::TextBrowserInteraction : Qt::TextSelectableByMouse);
    setFocusPolicy(has_links ? Qt::StrongFocus : Qt::ClickFocus);  // so that a mark can be copied
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    viewport()->setAutoFillBackground(false);
    setTextSize(*this, textsize::title,
                role == ProseRole::question ? QFont::DemiBold : QFont::Normal);
    connect(this, &QTextBrowser::anchorClicked, this,
            [](const QUrl& address) { QDesktopServices::openUrl(address); });
    if (hasNumbers(blocks))
        connect(&values, &LessonValues::changed, this, &LessonText::write);
    write();
}

QString LessonText::words() const {
    return plainTextOf(*document());
}

void LessonText::write() {
    const QScopedValueRollback writing(is_writing_, true);
    const QColor ink = palette().color(role_ == ProseRole::aside ? QPalette::PlaceholderText
                                                                 : QPalette::WindowText);
    document()->clear();
    writeProse(*document(), blocks_, values_,
               {font(), ink, palette().color(QPalette::Link),
                static_cast<double>(viewport()->width()), textScaleOf(*this)});
    setAccessibleName(words());
    fitHeight();
}

void LessonText::fitHeight() {
    document()->setTextWidth(viewport()->width());
    setFixedHeight(static_cast<int>(std::ceil(document()->size().height())));
}

void LessonText::resizeEvent(QResizeEvent* event) {
    QTextBrowser::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        write();
}

void LessonText::changeEvent(QEvent* event) {
    QTextBrowser::changeEvent(event);
    const bool is_look = event->type() == QEvent::FontChange ||
                         event->type() == QEvent::PaletteChange ||
                         event->type() == QEvent::StyleChange;
    if (is_look && !is_writing_)
        write();
}

/// The wheel scrolls what the text stands in.
void LessonText::wheelEvent(QWheelEvent* event) {
    event->ignore();
}

}  // namespace attnscope
