#pragma once

#include <QFormLayout>
#include <QWidget>
#include <functional>
#include <memory>
#include <optional>

#include "ui/figure/drawn_figure.h"
#include "ui/model/figure_edits.h"

class QComboBox;
class QLabel;
class QLineEdit;

namespace attnscope {

/// A tab that edits some properties of a figure, as rows of a form.
class EditTab : public QWidget {
    Q_OBJECT

public:
    explicit EditTab(const QString& name, QWidget* parent);

    /// Shows the edits of a figure. `drawn` is null while the figure is not computed yet.
    void show(const FigureEdits& edits, const std::shared_ptr<const DrawnFigure>& drawn);
    /// Gives the focus to the control that edits this part of the figure.
    virtual void focusOn(const FigurePart& part) = 0;

Q_SIGNALS:
    /// Emitted when a person has changed something. Consecutive changes with the same name `step`,
    /// such as the letters of a text, are undone together.
    void edited(const attnscope::FigureEdits& edits, const QString& step);

protected:
    virtual void showEdits() = 0;
    void change(const FigureEdits& edits, const QString& step) { Q_EMIT edited(edits, step); }

    /// Makes an entry for a text. `take` writes the text into the edits, or throws InvalidRequest
    /// to refuse it.
    QLineEdit* addEntry(const QString& label,
                        const std::function<void(FigureEdits&, const std::string&)>& take);
    /// Calls a function that may throw an Error to refuse what was typed, and shows why.
    void attempt(const std::function<void()>& act);

    const FigureEdits& edits() const { return edits_; }
    const std::shared_ptr<const DrawnFigure>& drawn() const { return drawn_; }
    QFormLayout* form() const { return form_; }
    QLabel* fault() const { return fault_; }

private:
    FigureEdits edits_;
    std::shared_ptr<const DrawnFigure> drawn_;
    QFormLayout* form_;
    QLabel* fault_;
};

/// Returns a finite number that a person typed. Throws InvalidRequest.
double typedNumber(const std::string& text);

/// Sets the text of an entry, unless the entry has the focus.
void showIn(QLineEdit* entry, const QString& text);

/// Chooses the item of a list that has this data, or else the first item, without a signal.
void chooseIn(QComboBox* box, const QVariant& value);

}  // namespace attnscope
