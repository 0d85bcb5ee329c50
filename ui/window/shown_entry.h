#pragma once

#include <QObject>

#include "core/reference/reference.h"
#include "ui/model/session.h"

namespace attnscope {

class AttentionPane;
class MessageBar;
class SessionKeeper;

/// What the window shows of an entry of the reference: its text in the bar of messages, and its
/// place in the matrix. Both stay until a person closes the text or takes the change back, or
/// another message comes.
class ShownEntry : public QObject {
    Q_OBJECT

public:
    ShownEntry(MessageBar& messages, AttentionPane& matrix, SessionKeeper& sessions,
               QObject* parent);

    /// Shows the entry, for which the window has changed from the session `before`.
    void show(const ReferenceEntry& entry, const Session& before);

private:
    bool isShown() const;

    MessageBar& messages_;
    AttentionPane& matrix_;
    SessionKeeper& sessions_;
    QString text_;
    Session before_;
};

}  // namespace attnscope
