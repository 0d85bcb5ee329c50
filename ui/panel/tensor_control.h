#pragma once

#include <QCompleter>
#include <QToolButton>

#include "ui/jobs/latest_job.h"
#include "ui/panel/text_control.h"

namespace attnscope {

/// The name of a tensor, typed or chosen from the list of those that the file holds. The file is
/// read in the background when the list is wanted.
class TensorControl : public TextControl {
    Q_OBJECT

public:
    TensorControl(const Field& field, ScenarioModel& model, QWidget* parent);

    /// The list; null until it has first been read.
    QCompleter* completer() const { return completer_; }
    QToolButton* button() const { return button_; }

protected:
    void accept(const QString& text) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum class Then { wait, open };
    void readList(Then then);
    void showList(const QString& beginning);

    QToolButton* button_;
    QCompleter* completer_ = nullptr;
    LatestJob job_;
};

}  // namespace attnscope
