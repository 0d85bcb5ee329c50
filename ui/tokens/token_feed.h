#pragma once

#include <QObject>

#include "ui/jobs/latest_job.h"
#include "ui/model/place_names.h"
#include "ui/model/scenario_model.h"

namespace attnscope {

/// Reads the labels of the Scenario's positions in the background when another file of labels is
/// named, or another call of attention is chosen.
class TokenFeed : public QObject {
    Q_OBJECT

public:
    explicit TokenFeed(ScenarioModel& model, QObject* parent = nullptr);

    bool isBusy() const { return job_.isBusy(); }
    void cancel();

Q_SIGNALS:
    /// Emitted with the labels; with none if no file is named or it cannot be read.
    void read(const attnscope::PlaceNames& names);
    void failed(const QString& sentence);
    void busyChanged(bool busy);

private:
    void update();

    ScenarioModel& model_;
    struct Labels {
        Scenario inputs;  ///< the file, and the call of attention whose labels it may hold
        int version = 0;

        bool operator==(const Labels&) const = default;
    };
    Labels wanted() const;

    Labels asked_;
    LatestJob job_;
};

}  // namespace attnscope
