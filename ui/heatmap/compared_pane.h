#pragma once

#include "ui/heatmap/attention_pane.h"
#include "ui/views/view_entry.h"

class QLabel;
class QStackedLayout;

namespace attnscope {

/// A matrix that depends on the chosen frozen Scenario, linked with the present matrix in zoom and
/// row. Shows a sentence instead while nothing is frozen.
class ComparedPane : public ViewPane {
    Q_OBJECT

public:
    ~ComparedPane() override;

    /// Adds actions that choose a frozen Scenario, if there are several.
    void fillTitleMenu(QMenu& menu) override;
    void setControlsVisible(bool visible) override { pane_->setAsking(visible); }
    void setTheme(const Theme& theme) override { pane_->setTheme(theme); }
    void setMagnification(double magnification) override { pane_->setMagnification(magnification); }
    void setPlaces(const PlaceNames& places) override { pane_->setPlaces(places); }
    bool hasHeadline() const override { return true; }
    bool isBusy() const override { return pane_->isBusy(); }
    bool isSettled() const override { return pane_->isSettled(); }
    void cancel() override { pane_->cancel(); }
    void computeAnew() override { pane_->computeAnew(); }

protected:
    explicit ComparedPane(const ViewParts& parts);

    /// The model of the chosen frozen Scenario, in the units and colours of the present one.
    ScenarioModel& frozen() { return frozen_; }
    AttentionPane& present() { return present_; }
    AttentionPane& pane() { return *pane_; }

    /// Sets the captions beside the title, to which the name of the chosen frozen Scenario is
    /// added.
    void setCaptions(const QStringList& captions);

    /// Sets the pane of the matrix. Called once, in the constructor.
    void setPane(AttentionPane* pane);

private:
    void choose(std::size_t place);
    void tell();
    void follow();

    ScenarioModel& model_;
    ScenarioModel frozen_;
    AttentionPane& present_;
    QStackedLayout* layout_;
    QLabel* hint_;
    AttentionPane* pane_ = nullptr;
    QStringList captions_;
};

}  // namespace attnscope
