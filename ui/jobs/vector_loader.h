#pragma once

#include <QObject>
#include <QStringList>
#include <optional>
#include <vector>

#include "core/vectors/statement.h"
#include "core/vectors/tensor_offers.h"
#include "ui/jobs/latest_job.h"
#include "ui/model/scenario_model.h"

namespace attnscope {

/// Paths of the files that become queries and keys; a side whose path is empty stays as it is.
/// Tensors may be named; one has to be if its file holds several and their names do not say which
/// is meant.
struct VectorFiles {
    QString queries = {}, keys = {};
    QString queryTensor = {}, keyTensor = {};
    bool alone = false;  ///< whether the side without a path becomes drawn vectors
    /// Whether the side without a path is known to go with the other.
    bool goTogether = false;
    QString tokens = {};  ///< a file of tokens that is opened together with them
    QString config = {};  ///< a model's configuration that is opened once they are read
    /// Keys of fields that the user sets together with the files, so that these do not decide them.
    std::vector<std::string> own = {};
    /// "key=value" for those of them that are read with files alone, such as head=3.
    std::vector<std::string> settings = {};
    /// Whether the user opens them, so that what they state also replaces what the user has set.
    bool anew = false;
};

/// A question that only the user can answer: which tensors of these files are meant.
struct TensorQuestion {
    VectorFiles files;
    std::vector<TensorOffer> queries, keys;  ///< to choose from; empty if the tensor is known
    std::vector<TensorPair> pairs;           ///< pairs of tensors whose names go together
    bool isRoleOpen = false;   ///< whether one file may hold queries alone or keys alone
    TensorPair proposed = {};  ///< pair that is chosen at first
    QString fault = {};        ///< why the tensors that the names suggest do not fit; empty if they
                               ///< do or none is suggested
};

/// What was taken from files.
struct LoadedVectors {
    VectorFiles files;
    bool guessed = false;  ///< whether their tensors were chosen by name
    /// Fields that are set because they are proposed for new files (core/vectors/opened.h).
    std::vector<StatedField> proposed = {};
    /// How many more queries than keys both files hold; negative if there are fewer.
    std::int64_t more_queries = 0;
    Message tokens_fault = {};  ///< why the file of tokens was not taken
    /// How many batches new files have, if the first of their four axes is taken to count batches.
    std::int64_t batches = 0;
    Statement stated = {};  ///< what the file of both states
};

/// Returns whether the name of the file says that it holds keys (true) or queries (false), by a q
/// or a k in it; nothing if it does not say so.
std::optional<bool> saysKeys(const QString& path);

/// Returns which of two files holds queries and which keys: by their names, else by order.
VectorFiles assigned(const QString& first, const QString& second);

/// Reads files before they become part of the Scenario. Files that can be used also set n and d;
/// files that cannot be used change nothing.
class VectorLoader : public QObject {
    Q_OBJECT

public:
    explicit VectorLoader(ScenarioModel& model, QObject* parent = nullptr);

    /// Reads the files. If one holds several tensors, reads those whose names say what they are, or
    /// emits tensorsAsked() if the names leave that open.
    void load(const VectorFiles& files);
    /// Reads a file that may hold queries, keys or both: its path is that of both sides. Emits
    /// roleAsked() or tensorsAsked() if the file does not say which. Of a captured file, reads the
    /// first call of attention.
    void open(const VectorFiles& both);
    /// Reads a file that was rewritten, as open() does; what the user has set stays.
    void openRewritten(const QString& path);
    /// Reads a file of tokens for the Scenario's files.
    void loadTokens(const QString& path);
    /// Reads a JSON file, which holds tokens or a model's configuration. A configuration leaves
    /// what `own` keys of a person decide.
    void openJson(const QString& path, const std::vector<std::string>& own = {});
    bool isBusy() const { return job_.isBusy() || tokens_job_.isBusy(); }
    void cancel();

Q_SIGNALS:
    void loaded(const attnscope::LoadedVectors& vectors);
    /// Emitted for a file of one matrix, or of one matrix for each head: it may hold queries, keys
    /// or both.
    void roleAsked(const attnscope::VectorFiles& both);
    void tensorsAsked(const attnscope::TensorQuestion& question);
    /// Emitted for a file that can be read but does not go with the file of the other side:
    /// `sentence` says why.
    void partnerAsked(const attnscope::VectorFiles& files, const QString& sentence);
    /// Emitted when a file of tokens alone was taken; tokensFailed() says why it was not.
    void tokensLoaded();
    void tokensFailed(const QString& sentence);
    /// Emitted for a JSON file that is no model's configuration.
    void tokensFound(const QString& path);
    /// Emitted when the Scenario follows a model's configuration; `sentence` says in what.
    void configTaken(const QString& path, const QString& sentence);
    void failed(const QString& sentence);
    void busyChanged(bool busy);

private:
    void read(const Scenario& asked, const VectorFiles& files, bool guessed,
              const std::stop_token& stop, const LatestJob::Deliver& deliver);
    void take(const Scenario& fitted, LoadedVectors vectors);

    ScenarioModel& model_;
    LatestJob job_, tokens_job_;
};

}  // namespace attnscope
