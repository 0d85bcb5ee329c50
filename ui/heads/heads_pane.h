#pragma once

#include "core/engines/engines.h"
#include "ui/heads/heads_feed.h"
#include "ui/heads/heads_view.h"
#include "ui/views/view_pane.h"

namespace attnscope {

class HeadChooser;

/// All heads of the Scenario's files beside one another. The control that sorts the heads is placed
/// elsewhere (controls()). Computes only while it is shown.
class HeadsPane : public ViewPane {
    Q_OBJECT

public:
    HeadsPane(ScenarioModel& model, const EngineMaker& make_engine, QWidget* parent);

    QWidget* controls() const override { return controls_; }
    void setControlsVisible(bool visible) override;
    void setTheme(const Theme& theme) override { view_->setTheme(theme); }
    void setMagnification(double magnification) override { view_->setMagnification(magnification); }
    bool hasHeadline() const override { return true; }
    bool isBusy() const override { return feed_.isBusy(); }
    void cancel() override { feed_.cancel(); }
    void computeAnew() override { feed_.computeAnew(); }

    /// Fills the menu of a right click on the head at that index in the view; −1 if no head was
    /// clicked.
    void fillMenu(QMenu& menu, int index);

    HeadsView* view() const { return view_; }
    HeadsFeed& feed() { return feed_; }

Q_SIGNALS:
    /// Emitted when a person wants the head that is shown frozen, under this name, and another one,
    /// that of the Scenario `other`, shown beside it.
    void comparisonRequested(const QString& shown, const attnscope::Scenario& other);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void choose(int index);
    void compare(int index);
    QWidget* makeControls();
    void offerLayers();
    void openMenu(int index, QPoint at);
    void change(const std::function<void(HeadsScene&)>& by);
    void showAbsence();

    ScenarioModel& model_;
    HeadChooser* chooser_;
    HeadsView* view_;
    QWidget *layers_, *controls_;  ///< layers_ chooses how several layers are shown
    HeadsFeed feed_;
};

}  // namespace attnscope
