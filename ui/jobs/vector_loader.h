#pragma once

#include <QObject>
#include <QStringList>

#include "ui/jobs/latest_job.h"
#include "ui/window/scenario_model.h"

namespace attnscope {

/// Paths of the files that become queries and keys; an empty one leaves that side as it is.
struct VectorFiles {
    QString queries, keys;
};

/// Which of two files holds queries and which keys: by a q or k in their names, else by order.
VectorFiles assigned(const QString& first, const QString& second);

/// Reads files before they become part of the Scenario: a good one fits n and d, a bad one changes
/// nothing.
class VectorLoader : public QObject {
    Q_OBJECT

public:
    explicit VectorLoader(ScenarioModel& model, QObject* parent = nullptr);

    void load(const VectorFiles& files);
    bool isBusy() const { return job_.isBusy(); }

Q_SIGNALS:
    void loaded(const attnscope::VectorFiles& files);
    void failed(const QString& sentence);
    void busyChanged(bool busy);

private:
    ScenarioModel& model_;
    LatestJob job_;
};

}  // namespace attnscope
