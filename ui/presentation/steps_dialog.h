#pragma once

#include <QComboBox>
#include <QDialog>
#include <QListWidget>
#include <functional>

#include "ui/model/steps.h"

class QPushButton;
class QVBoxLayout;

namespace attnscope {

/// Names, orders and removes the steps of a presentation, and chooses the views of each. Every
/// change takes effect at once.
class StepsDialog : public QDialog {
    Q_OBJECT

public:
    /// `present` makes a step of what the window shows.
    StepsDialog(Steps& steps, std::function<Step()> present, QWidget* parent);

    QListWidget* list() const { return list_; }
    /// The list that chooses the first view of the selected step (`place` 0) or the second (1),
    /// which may be none.
    QComboBox* view(std::size_t place) const { return views_.at(place); }

    /// Returns the sentence that says how many steps a presentation has at most.
    static QString limitText();

    void add();
    void replace();
    void remove();
    void move(int by);

Q_SIGNALS:
    void startRequested();

private:
    QComboBox* viewBox(const QString& name, bool optional);
    QPushButton* addButton(QVBoxLayout* layout, const QString& text,
                           const std::function<void()>& act);
    void refill();
    void showChosen();
    void rename(int at);
    void takeViews();
    /// Changes the steps with `by`, then selects the step at index `chosen`.
    void change(int chosen, const std::function<void(std::vector<Step>&)>& by);
    int chosen() const { return list_->currentRow(); }

    Steps& steps_;
    std::function<Step()> present_;
    QListWidget* list_;
    std::vector<QComboBox*> views_;
    QPushButton* adder_ = nullptr;
    std::vector<QPushButton*> on_chosen_;  ///< enabled while a step is selected
};

}  // namespace attnscope
