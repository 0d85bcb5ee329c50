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

/// A part of what can be edited in a figure, as rows of a form.
class EditTab : public QWidget {
    Q_OBJECT

public:
    explicit EditTab(const QString& name, QWidget* parent);

    /// Shows the edits of a figure, which may not be computed yet.
    void show(const FigureEdits& edits, const std::shared_ptr<const DrawnFigure>& drawn);
    /// Puts the keyboard on what edits a part of the figure.
    virtual void focusOn(const FigurePart& part) = 0;

Q_SIGNALS:
    /// Emitted when a person has changed something. Changes with the same name are one step, such
    /// as the letters of a text.
    void edited(const attnscope::FigureEdits& edits, const QString& step);

protected:
    virtual void showEdits() = 0;
    void change(const FigureEdits& edits, const QString& step) { Q_EMIT edited(edits, step); }

    /// Adds a row with an entry for a text; `take` throws InvalidRequest for what is refused.
    QLineEdit* addEntry(const QString& label,
                        const std::function<void(FigureEdits&, const std::string&)>& take);
    /// Calls a function that may refuse what was typed, and says why.
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

/// Shows a text in an entry that nobody types in.
void showIn(QLineEdit* entry, const QString& text);

/// Chooses an entry of a list by its data, without a signal.
void chooseIn(QComboBox* box, const QVariant& value);

}  // namespace attnscope
