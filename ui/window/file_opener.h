#pragma once

#include <QObject>

#include "ui/jobs/vector_loader.h"
#include "ui/model/scenario_model.h"
#include "ui/settings/settings.h"
#include "ui/tokens/token_feed.h"

class QMenu;

namespace attnscope {

class MessageBar;
class StatusLine;

/// Opens the files that a person drops, chooses or names. Reads them, asks what the files do not
/// say, and reports the result. When the program becomes active again, files that were rewritten
/// meanwhile are read again.
class FileOpener : public QObject {
    Q_OBJECT

public:
    FileOpener(ScenarioModel& model, Settings& settings, MessageBar& messages, StatusLine& status);

    /// Opens one file of vectors (asking what it holds) or two, a file of tokens, or both; or one
    /// session or lesson. `settings` are "key=value" that the user sets together with the files, so
    /// that these do not decide their fields; those that are read with files alone are set once
    /// these are read.
    void open(const QStringList& paths, const std::vector<std::string>& settings = {});
    /// Adds the actions that ask for files, and a menu of the files opened last.
    void fill(QMenu* menu);
    /// Asks which files to open.
    void askForFiles();

    VectorLoader& loader() { return loader_; }

    /// Says what a model's configuration has set: at once or, `after` files are read, then.
    void tellConfigOfWords(const QString& sentence, bool after);
    TokenFeed& tokens() { return tokens_; }

Q_SIGNALS:
    void sessionChosen(const QString& path);
    void lessonChosen(const QString& path);

private:
    void askForFile(bool queries);
    void askForTokens();
    void fillRecent(QMenu* menu);
    QString folder() const;
    void takeFromFile(const QString& key, const QString& text);
    void setPath(const QString& key, const QString& path);
    void openVectors(const QStringList& paths, VectorFiles with);
    void openTokens(const QString& path);
    void tellConfig(const QString& path, const QString& sentence);
    void tellLoaded(const LoadedVectors& vectors);
    QStringList proposedTexts(const LoadedVectors& vectors) const;
    void askFirstAxis(const LoadedVectors& vectors);
    void askRest(const LoadedVectors& vectors);
    static QString drawnText(bool of_keys, const QString& opened);
    static QString olderText(bool of_keys, const QString& opened, const QString& older);
    QString statedText(const Statement& stated) const;
    void sayFaults(const LoadedVectors& vectors);
    void openRewritten();
    static QString guessedText(const VectorFiles& files);
    void askRole(const VectorFiles& both);
    void askTensors(const TensorQuestion& question);
    void askPartner(const VectorFiles& files, const QString& sentence);
    void load(VectorFiles files);
    bool isWaiting() const;

    ScenarioModel& model_;
    Settings& settings_;
    MessageBar* messages_;
    StatusLine* status_;
    VectorLoader loader_;
    TokenFeed tokens_;
    VectorFiles waiting_;          ///< a file that is not taken before its partner is known
    bool waits_for_keys_ = false;  ///< whether the partner that is asked for holds keys
    QString question_;             ///< the question for a partner
    QString told_;                 ///< what was said last of opened files
    Scenario told_of_;             ///< the Scenario that `told_` is about
};

}  // namespace attnscope
