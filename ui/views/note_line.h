#pragma once

#include <QStringList>
#include <QWidget>

class QToolButton;

namespace attnscope {

class ElidedLabel;

/// A line with the first of several notes, and a button that shows all of them.
class NoteLine : public QWidget {
    Q_OBJECT

public:
    explicit NoteLine(QWidget* parent);

    void setNotes(const QStringList& notes);
    const QStringList& notes() const { return notes_; }
    QToolButton* button() const { return more_; }

    /// Shows all notes above the line, until a click elsewhere or Esc.
    void open();

private:
    QStringList notes_;
    QToolButton* more_;
    ElidedLabel* first_;
};

}  // namespace attnscope
