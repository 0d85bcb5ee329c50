#pragma once

#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>
#include <string_view>

#include "ui/lab/lab_feed.h"
#include "ui/look/elided_label.h"

namespace attnscope {

/// The controls of the laboratory: what is trained, buttons that train, stop and go on, and a line
/// that says how far it is.
class LabBar : public QWidget {
    Q_OBJECT

public:
    LabBar(ScenarioModel& model, LabFeed& feed, QWidget* parent);

    /// Trains, stops, goes on, or trains further what is complete, as its text says.
    QPushButton* button() const { return button_; }
    /// Asks for the attention of what was trained; hidden as long as there is nothing.
    QToolButton* user() const { return user_; }
    /// The line below the controls.
    QString told() const { return line_->text(); }

    /// Less than all controls need: from the last one on, those without room are hidden. The
    /// panel has all of them.
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// Emitted when queries and keys of LabFeed::shownTrial() are asked for.
    void vectorsRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void showWhatFits();
    QToolButton* makeUser();
    QSpinBox* makeNumber(std::string_view key, QWidget* parent);
    void press();
    void trainMore();
    void showState();
    QString state() const;
    QString summary() const;

    ScenarioModel& model_;
    LabFeed& feed_;
    QPushButton* button_;
    QToolButton* user_;
    std::vector<QWidget*> folding_;  ///< those that stay longest first
    ElidedLabel* line_;
};

}  // namespace attnscope
