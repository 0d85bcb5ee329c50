#pragma once

#include <QFormLayout>
#include <QWidget>
#include <functional>
#include <memory>
#include <string>

#include "ui/figure/drawn_figure.h"
#include "ui/model/figure_edits.h"

class QLabel;
class QLineEdit;

namespace attnscope {

class Error;
class FigureEditor;

/// A part of what can be edited in a figure, as rows of a form.
class EditTab : public QWidget {
    Q_OBJECT

public:
    EditTab(const FigureEditor& editor, const QString& name, QWidget* parent);

    /// Shows the edits of the figure, which may not be computed yet.
    virtual void showEdits() = 0;
    /// Lets entries show what is edited now even where somebody has typed in them.
    void endTyping();
    /// Puts the keyboard on what edits a part of the figure.
    virtual void focusOn(const FigurePart& part) = 0;

Q_SIGNALS:
    /// Emitted when a person has changed something. Changes with the same name are one step, such
    /// as the letters of a text.
    void edited(const attnscope::FigureEdits& edits, const QString& step);

protected:
    /// Tells what is edited where there are several, such as the key of a curve: what is changed in
    /// another is a step of its own.
    virtual QString subject() const { return {}; }
    void change(const FigureEdits& edits, const QString& step);

    /// Makes an entry for a text, which goes into no row yet; `take` throws InvalidRequest for what
    /// is refused.
    QLineEdit* addEntry(const QString& label,
                        const std::function<void(FigureEdits&, const std::string&)>& take);
    /// Calls a function that may refuse what was typed into an entry, and says why.
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
};

/// Returns a finite number that a person typed. Throws InvalidRequest.
double typedNumber(const std::string& text);

/// Whether somebody types in an entry.
bool isTypedIn(const QLineEdit& entry);

/// Shows a text in an entry unless somebody types in it.
void showIn(QLineEdit* entry, const QString& text);

/// Returns why what was typed into an entry of that name is refused.
QString refusalIn(const QString& entry, const Error& error);

}  // namespace attnscope
