#pragma once

#include <QObject>
#include <QStringList>
#include <vector>

#include "core/vectors/tensor_offers.h"
#include "ui/jobs/latest_job.h"
#include "ui/model/scenario_model.h"

namespace attnscope {

/// Paths of the files that become queries and keys; an empty one leaves that side as it is. The
/// tensors may be named; if a file holds several, they have to be.
struct VectorFiles {
    QString queries, keys;
    QString queryTensor = {}, keyTensor = {};
    bool alone = false;  ///< whether the other side is drawn
};

/// A question that only a person can answer: which tensors of these files are meant.
struct TensorQuestion {
    VectorFiles files;
    std::vector<TensorOffer> queries, keys;  ///< to choose from; none if that is known
    std::vector<TensorPair> pairs;           ///< whose names go together
    bool isRoleOpen = false;   ///< whether one file may hold queries alone or keys alone
    TensorPair proposed = {};  ///< what the choice begins with
    QString fault = {};        ///< why what the names say is not possible
};

/// What was taken from files.
struct LoadedVectors {
    VectorFiles files;
    bool guessed = false;  ///< whether their tensors were chosen by name
    /// Whether queries were placed at the last keys, since there are fewer of them.
    bool aligned = false;
};

/// Returns which of two files holds queries and which keys: by a q or k in their names, else by
/// order.
VectorFiles assigned(const QString& first, const QString& second);

/// Reads files before they become part of the Scenario: a good one fits n and d, a bad one changes
/// nothing.
class VectorLoader : public QObject {
    Q_OBJECT

public:
    explicit VectorLoader(ScenarioModel& model, QObject* parent = nullptr);

    /// Reads the files; if one holds several tensors, reads those whose names say what they are.
    void load(const VectorFiles& files);
    /// Reads a file of which it is not known what it holds.
    void open(const QString& path);
    bool isBusy() const { return job_.isBusy(); }
    void cancel() { job_.cancel(); }

Q_SIGNALS:
    void loaded(const attnscope::LoadedVectors& vectors);
    /// Emitted for a file of one matrix, or of one for each head: it may hold queries, keys or
    /// both.
    void roleAsked(const QString& path);
    void tensorsAsked(const attnscope::TensorQuestion& question);
    /// Emitted for a sound file that does not go with the one of the other side: `sentence` says
    /// why.
    void partnerAsked(const attnscope::VectorFiles& files, const QString& sentence);
    void failed(const QString& sentence);
    void busyChanged(bool busy);

private:
    void read(const Scenario& asked, const VectorFiles& files, bool guessed,
              const std::stop_token& stop, const LatestJob::Deliver& deliver);
    void take(const Scenario& fitted, const VectorFiles& files, bool guessed);

    ScenarioModel& model_;
    LatestJob job_;
};

}  // namespace attnscope
