#pragma once

#include <string_view>

#include "ui/lab/lab_feed.h"
#include "ui/views/view_pane.h"

namespace attnscope {

class LabBar;

/// A figure of the laboratory with the controls that train above it. The view of the training has
/// the feed; that of lengths beyond shares it, and has the controls where the other is not seen.
class LabPane : public ViewPane {
    Q_OBJECT

public:
    /// `training` is the view of the training; null makes it.
    LabPane(std::string_view view, ScenarioModel& model, LabPane* training, QWidget* parent);

    QWidget* controls() const override { return choice_; }
    void setControlsVisible(bool visible) override;
    void setTheme(const Theme& theme) override;
    void setMagnification(double magnification) override;
    FigureView* figureView() const override { return figure_; }
    bool isBusy() const override { return false; }  // nothing waits for what is trained
    bool isSettled() const override { return !feed_.isBusy(); }
    void cancel() override { feed_.stop(); }

    LabFeed& feed() { return feed_; }
    LabBar* bar() const { return bar_; }

Q_SIGNALS:
    /// Emitted when queries and keys of LabFeed::shownTrial() are asked for.
    void vectorsRequested();
    /// Emitted when the view comes on the board and when it leaves it.
    void shownChanged(bool shown);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void showFigure();
    void moveMarker(double x, bool finished);
    void showBar();

    std::string_view view_;
    ScenarioModel& model_;
    LabPane* training_;  ///< null in the view of the training itself
    LabFeed& feed_;
    QWidget* choice_;
    LabBar* bar_;
    FigureView* figure_;
    Scenario drawn_;  ///< of the figure
    bool has_controls_ = true;
};

}  // namespace attnscope
