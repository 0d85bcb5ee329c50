#pragma once

#include <QObject>
#include <string>

#include "ui/jobs/latest_job.h"
#include "ui/model/place_names.h"
#include "ui/model/scenario_model.h"

namespace attnscope {

/// Reads the labels of the Scenario's files in the background when another file of labels is named.
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
        std::string path;  ///< empty if no file is named
        int version = 0;

        bool operator==(const Labels&) const = default;
    };
    Labels wanted() const;

    Labels asked_;
    LatestJob job_;
};

}  // namespace attnscope
