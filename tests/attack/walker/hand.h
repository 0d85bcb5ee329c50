#pragma once

#include <QDialog>
#include <QElapsedTimer>
#include <QMenu>
#include <QObject>
#include <QTimer>
#include <functional>
#include <map>
#include <vector>

#include "tests/attack/walker/deed.h"

class QAbstractButton;

namespace attnscope::walker {

/// Takes a step in the window, and answers by default whatever opens: Return, and if that does not
/// close it, Escape.
class Hand : public QObject {
    Q_OBJECT

public:
    /// The step goes on as long as `is_busy`.
    explicit Hand(std::function<bool()> is_busy);

    void take(const Step& step);

Q_SIGNALS:
    /// Emitted when something has opened; once, before it is answered.
    void menuSeen(QMenu* menu);
    void dialogSeen(QDialog* dialog);
    /// Emitted when the step has been taken and nothing is open.
    void done();
    /// Emitted when the step could not be taken since something is no longer there.
    void missed(const QString& sentence);
    void failed(const QString& sentence);

private:
    struct Treated {
        int ticks = 0;  ///< since it was seen
        int answers = 0;
        QElapsedTimer open = {};
    };

    void tick();
    void treat(QMenu& menu);
    void treat(QDialog& dialog);
    void answer(QDialog& dialog, Treated& treated);
    bool press(const QDialog& dialog);
    QDialog* openDialog() const;

    bool isLeft(const QDialog& dialog) const;

    std::function<bool()> is_busy_;
    Step step_;
    bool takes_ = false;       ///< what opened has returned
    bool chosen_ = false;      ///< the step's action
    std::size_t pressed_ = 0;  ///< of its buttons
    int depth_ = 0;            ///< of event loops, each in an answer of the one before
    int calm_ = 0;             ///< ticks with nothing open
    std::map<QDialog*, Treated> treated_;
};

/// Returns the buttons of a dialog that can be pressed; of Qt's own dialog of files those that
/// answer it.
std::vector<QAbstractButton*> buttonsOf(const QDialog& dialog);

}  // namespace attnscope::walker
