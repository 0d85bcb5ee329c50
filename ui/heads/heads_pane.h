#pragma once

#include <QWidget>

#include "core/attention/engines.h"
#include "ui/export/export.h"
#include "ui/heads/heads_feed.h"
#include "ui/heads/heads_view.h"

namespace attnscope {

/// All heads of the Scenario's files beside one another, and the control that sorts them, which
/// stands elsewhere. Computes only while it is shown.
class HeadsPane : public QWidget {
    Q_OBJECT

public:
    HeadsPane(ScenarioModel& model, const EngineMaker& make_engine, QWidget* parent);

    void setTheme(const Theme& theme) { view_->setTheme(theme); }
    HeadsView* view() const { return view_; }
    HeadsFeed& feed() { return feed_; }
    QWidget* controls() const { return controls_; }

Q_SIGNALS:
    /// What stands beside the title, the best first.
    void captionsChanged(const QStringList& captions);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void change(const std::function<void(HeadsScene&)>& by);
    void showAbsence();

    ScenarioModel& model_;
    HeadsView* view_;
    QWidget* controls_;
    HeadsFeed feed_;
};

}  // namespace attnscope
