#include "ui/window/shown_entry.h"

#include "ui/heatmap/attention_pane.h"
#include "ui/look/translated.h"
#include "ui/session/session_keeper.h"
#include "ui/status/message_bar.h"

namespace attnscope {

ShownEntry::ShownEntry(MessageBar& messages, AttentionPane& matrix, SessionKeeper& sessions,
                       QObject* parent)
    : QObject(parent), messages_(messages), matrix_(matrix), sessions_(sessions) {
    connect(&messages_, &MessageBar::textChanged, this, [this] {
        if (!isShown())
            matrix_.setMark(MatrixMark::none);
    });
    connect(&sessions_, &SessionKeeper::changed, this, [this] {
        if (isShown() && sessions_.canRedo() && sessions_.session() == before_)
            messages_.hide();
    });
}

bool ShownEntry::isShown() const {
    return !text_.isEmpty() && messages_.text() == text_;
}

void ShownEntry::show(const ReferenceEntry& entry, const Session& before) {
    before_ = before;
    text_ = tr("“%1”: %2").arg(translated(entry.title), translated(entry.meaning));
    messages_.explain(text_);
    matrix_.setMark(entry.show.mark);
}

}  // namespace attnscope
