#pragma once

#include "ui/heatmap/attention_pane.h"
#include "ui/views/view_entry.h"

class QLabel;
class QStackedLayout;

namespace attnscope {

/// A matrix that depends on what is frozen (shown_frozen()), linked with the present one in zoom
/// and row. Waits behind a sentence while nothing is frozen.
class ComparedPane : public ViewPane {
    Q_OBJECT

public:
    ~ComparedPane() override;

    /// Adds what is frozen, to choose one of several.
    void fillTitleMenu(QMenu& menu) override;
    void setControlsVisible(bool visible) override { pane_->setAsking(visible); }
    void setTheme(const Theme& theme) override { pane_->setTheme(theme); }
    void setMagnification(double magnification) override { pane_->setMagnification(magnification); }
    void setPlaces(const PlaceNames& places) override { pane_->setPlaces(places); }
    bool isBusy() const override { return pane_->isBusy(); }
    bool isSettled() const override { return pane_->isSettled(); }
    void cancel() override { pane_->cancel(); }
    void computeAnew() override { pane_->computeAnew(); }

protected:
    explicit ComparedPane(const ViewParts& parts);

    /// What is frozen, in the present units and colours.
    ScenarioModel& frozen() { return frozen_; }
    AttentionPane& present() { return present_; }
    AttentionPane& pane() { return *pane_; }

    /// Sets what can stand beside the title, to which the name of the chosen one of several is
    /// added.
    void setCaptions(const QStringList& captions);

    /// Puts the matrix behind the sentence; called once, in the constructor.
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
