#pragma once

#include <QFormLayout>
#include <QWidget>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "ui/figure/drawn_figure.h"
#include "ui/model/figure_edits.h"

class QFocusEvent;
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
    /// Lets entries show the present edits even where somebody has typed into them.
    void endTyping();
    /// Gives the focus to the control that edits this part of the figure.
    virtual void focusOn(const FigurePart& part) = 0;
    /// Whether a sentence says why what is being typed is refused.
    bool hasFault() const;

Q_SIGNALS:
    /// Emitted when a person has changed something. Consecutive changes with the same name `step`,
    /// such as the letters of a text, are undone together.
    void edited(const attnscope::FigureEdits& edits, const QString& step);
    /// Emitted when hasFault() may have changed.
    void faultChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

    /// Tells what is edited where there are several, such as the key of a curve: what is changed in
    /// another is a step of its own.
    virtual QString subject() const { return {}; }
    void change(const FigureEdits& edits, const QString& step);

    /// Makes an entry for a text, which is in no row yet. `take` writes the text into the edits, or
    /// throws InvalidRequest to refuse it.
    QLineEdit* addEntry(const QString& label,
                        const std::function<void(FigureEdits&, const std::string&)>& take);
    /// Has an entry keep Return to itself, and show the figure's edits again once it is left.
    void watch(QLineEdit* entry);
    /// Calls a function that takes what was typed into an entry. If it throws an Error, shows why,
    /// and restores the edits from before the typing.
    void attempt(const QString& entry, const std::function<void()>& act);

    const FigureEdits& edits() const;
    /// The figure as it is drawn; null if it is not computed yet.
    const std::shared_ptr<const DrawnFigure>& drawn() const;
    QFormLayout* form() const { return form_; }
    QLabel* fault() const { return fault_; }

private:
    const FigureEditor& editor_;
    QFormLayout* form_;
    QLabel* fault_;
    std::optional<FigureEdits> before_;  ///< the edits before the typing that goes on
};

/// Returns a finite number that a person typed. Throws InvalidRequest.
double typedNumber(const std::string& text);

/// Whether an entry that loses the focus is left: the focus does not come back to it, as it does
/// from the entry's menu and from another window.
bool isLeft(const QFocusEvent& out);

/// Whether somebody is typing in an entry.
bool isTypedIn(const QLineEdit& entry);

/// Sets the text of an entry, unless somebody is typing in it.
void showIn(QLineEdit* entry, const QString& text);

/// Returns why what was typed into the entry with this name is refused.
QString refusalIn(const QString& entry, const Error& error);

}  // namespace attnscope
