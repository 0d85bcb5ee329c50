#pragma once

#include <QFormLayout>
#include <QWidget>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "ui/figure/drawn_figure.h"
#include "ui/model/figure_edits.h"

class QFocusEvent;
class QKeyEvent;
class QLabel;
class QLineEdit;

namespace attnscope {

class Error;
class FigureEditor;

/// A tab that edits some properties of a figure, as rows of a form.
class EditTab : public QWidget {
    Q_OBJECT

public:
    EditTab(const FigureEditor& editor, const QString& name, QWidget* parent);

    /// Shows the edits of the figure, which may not be computed yet.
    virtual void showEdits() = 0;
    /// Lets entries show the present edits even where somebody has typed into them, and drops texts
    /// that are refused.
    void endTyping();
    /// Gives the focus to the control that edits this part of the figure.
    virtual void focusOn(const FigurePart& part) = 0;
    /// Says why the texts of entries that can be seen in this tab are refused; empty if none is.
    QString refusal() const;

Q_SIGNALS:
    /// Emitted when a person has changed something. Consecutive changes with the same name `step`,
    /// such as the letters of a text, are undone together.
    void edited(const attnscope::FigureEdits& edits, const QString& step);
    /// Emitted when refusal() may have changed.
    void refusalChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

    /// Tells what is edited where there are several, such as the key of a curve: what is changed in
    /// another is a step of its own.
    virtual QString subject() const { return {}; }
    void change(const FigureEdits& edits, const QString& step);

    /// Writes a typed text into the edits, or throws an Error to refuse it.
    using Take = std::function<void(FigureEdits&, const std::string&)>;

    /// Makes an entry for a text, which is in no row yet.
    QLineEdit* addEntry(const QString& label, const Take& take);
    /// Has an entry keep Return to itself. What is typed into it is taken at once; a text that is
    /// refused stays, with a sentence that says why, until another one is taken or Esc is pressed.
    void watch(QLineEdit* entry, const QString& label, const Take& take);
    /// Takes a text that was chosen for an entry.
    void takeText(QLineEdit* entry, const QString& text);
    /// Drops the text of an entry if it is refused.
    void forget(QLineEdit* entry);
    /// Sets the text of an entry, unless somebody is typing in it or its text is refused.
    void showIn(QLineEdit* entry, const QString& text);
    /// Whether an entry keeps what was typed into it.
    bool keepsText(const QLineEdit* entry) const;
    /// Shows refusal() in the tab.
    void showRefusal();

    const FigureEdits& edits() const;
    /// The figure as it is drawn; null if it is not computed yet.
    const std::shared_ptr<const DrawnFigure>& drawn() const;
    QFormLayout* form() const { return form_; }
    QLabel* fault() const { return fault_; }

private:
    struct Entry {
        QLineEdit* edit;
        QString label;
        Take take;
        QString refusal{};  ///< why its text is refused; empty if it is not
    };

    Entry& entryOf(const QLineEdit* edit);
    bool filterKey(QLineEdit& edit, const QKeyEvent& event);
    void leave(QLineEdit& edit);
    void attempt(Entry& entry, const QString& text);
    void attemptOthers(const Entry& taken);

    const FigureEditor& editor_;
    QFormLayout* form_;
    QLabel* fault_;
    std::vector<std::unique_ptr<Entry>> entries_;
    std::optional<FigureEdits> before_;  ///< the edits before the typing that goes on
};

/// Returns a finite number that a person typed. Throws InvalidRequest.
double typedNumber(const std::string& text);

/// Whether an entry that loses the focus is left: the focus does not come back to it, as it does
/// from the entry's menu and from another window.
bool isLeft(const QFocusEvent& out);

/// Whether somebody is typing in an entry.
bool isTypedIn(const QLineEdit& entry);

/// Returns why what was typed into the entry with this name is refused.
QString refusalIn(const QString& entry, const Error& error);

}  // namespace attnscope
