#pragma once

#include <QTimer>
#include <optional>

#include "core/engines/engines.h"
#include "ui/arcs/arcs_row.h"
#include "ui/arcs/arcs_view.h"
#include "ui/jobs/latest_job.h"
#include "ui/model/scenario_model.h"
#include "ui/views/view_pane.h"

namespace attnscope {

class TokensButton;

/// The tokens of the selected row, with lines to the keys that it attends to. Computes only while
/// it is shown.
class ArcsPane : public ViewPane {
    Q_OBJECT

public:
    ArcsPane(ScenarioModel& model, const EngineMaker& make_engine, RowChoice& choice,
             QWidget* parent);

    void setTheme(const Theme& theme) override { view_->setTheme(theme); }
    void setMagnification(double magnification) override { view_->setMagnification(magnification); }
    void setPlaces(const PlaceNames& places) override { view_->setPlaces(places); }
    void setControlsVisible(bool visible) override;
    bool isBusy() const override { return job_.isBusy(); }
    void cancel() override;
    void computeAnew() override;

    ArcsView* view() const { return view_; }
    /// The button that offers to open tokens while the files name none.
    TokensButton* tokens() const { return tokens_; }

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    /// What a row depends on.
    struct Wanted {
        ScenarioModel::Inputs inputs;
        std::int64_t row;

        bool operator==(const Wanted&) const = default;
    };

    void follow();

    ScenarioModel& model_;
    RowChoice& choice_;
    TokensButton* tokens_;
    ArcsView* view_;
    QTimer late_;  ///< delays the mark of what is out of date
    std::optional<Wanted> wanted_;
    std::shared_ptr<ArcsRows> rows_;  ///< used on the job's thread alone
    LatestJob job_;
};

}  // namespace attnscope
