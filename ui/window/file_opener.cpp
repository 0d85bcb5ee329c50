#include "ui/window/file_opener.h"

#include <QFileDialog>
#include <QFileInfo>

#include "core/attention/vector_source.h"
#include "core/errors.h"
#include "core/scenario/follow.h"
#include "ui/look/text.h"
#include "ui/look/translated.h"
#include "ui/session/session_files.h"
#include "ui/status/message_bar.h"
#include "ui/status/status_line.h"
#include "ui/tensors/tensor_chooser.h"

namespace attnscope {
namespace {

bool holdsLabels(const QString& path) {
    const QString ending = QFileInfo(path).suffix().toLower();
    return ending == QStringLiteral("txt") || ending == QStringLiteral("json");
}

}  // namespace

FileOpener::FileOpener(ScenarioModel& model, Settings& settings, MessageBar& messages,
                       StatusLine& status)
    : model_(model),
      settings_(settings),
      messages_(&messages),
      status_(&status),
      loader_(model),
      tokens_(model),
      watch_(model) {
    connect(&loader_, &VectorLoader::failed, messages_, &MessageBar::say);
    connect(&loader_, &VectorLoader::loaded, this, &FileOpener::tellLoaded);
    connect(&loader_, &VectorLoader::roleAsked, this, &FileOpener::askRole);
    connect(&loader_, &VectorLoader::tensorsAsked, this, &FileOpener::askTensors);
    connect(&tokens_, &TokenFeed::failed, this, &FileOpener::sayLabelsFault);
    connect(&tokens_, &TokenFeed::read, this, [this] {
        if (!labels_fault_.isEmpty() && messages_->text() == labels_fault_)
            messages_->hide();
    });
    connect(&model_, &ScenarioModel::fileRequested, this, &FileOpener::takeFromFile);
}

void FileOpener::open(const QStringList& all) {
    constexpr qsizetype most = 2;
    if (all.size() == 1 && SessionFiles::isOne(all[0])) {
        Q_EMIT sessionChosen(all[0]);
        return;
    }
    QStringList paths, labels;
    for (const QString& path : all)
        (holdsLabels(path) ? labels : paths).append(path);
    if (!labels.isEmpty())
        openLabels(labels, paths.isEmpty());
    if (paths.size() > most)
        messages_->say(tr("%n files are too many. Open one, or two for queries and keys.", nullptr,
                          static_cast<int>(paths.size())));
    else if (paths.size() == most)
        loader_.load(assigned(paths[0], paths[1]));
    else if (paths.size() == 1)
        loader_.open(paths[0]);
}

void FileOpener::openLabels(const QStringList& paths, bool alone) {
    const Scenario& now = model_.scenario();
    if (paths.size() > 1)
        messages_->say(tr("Several files of labels are too many. Open one."));
    else if (alone && !is_file(now.queries) && !is_file(now.keys))
        messages_->say(tr("Labels are for queries and keys from files: open these, too."));
    else
        takeFromFile(QStringLiteral("tokens_file"), paths[0]);
}

void FileOpener::sayLabelsFault(const QString& sentence) {
    labels_fault_ = sentence;
    messages_->say(sentence);
}

/// What a person typed or chose for a field that a file decides.
void FileOpener::takeFromFile(const QString& key, const QString& text) {
    const Scenario& now = model_.scenario();
    if (key == QStringLiteral("query_file"))
        loader_.load({text, {}});
    else if (key == QStringLiteral("key_file"))
        loader_.load({{}, text});
    else if (key == QStringLiteral("query_tensor"))
        loader_.load({toQString(now.query_file), {}, text, {}});
    else if (key == QStringLiteral("key_tensor"))
        loader_.load({{}, toQString(now.key_file), {}, text});
    else
        setPath(key, text);
}

void FileOpener::setPath(const QString& key, const QString& path) {
    try {
        model_.adoptFiles(with_field(model_.scenario(), key.toStdString(), path.toStdString()));
    } catch (const Error& error) {
        messages_->say(translated(error.message()));
    }
}

void FileOpener::tellLoaded(const VectorFiles& files, bool guessed) {
    messages_->hide();
    for (const QString& path : {files.keys, files.queries})
        if (!path.isEmpty())
            settings_.addRecentFile(path);
    if (!guessed)
        return;
    const QString queries = files.queryTensor, keys = files.keyTensor;
    status_->tell(queries.isEmpty() ? tr("Chosen by its name: keys %1").arg(keys)
                  : keys.isEmpty()
                      ? tr("Chosen by its name: queries %1").arg(queries)
                      : tr("Chosen by their names: queries %1, keys %2").arg(queries, keys));
}

void FileOpener::askRole(const QString& path) {
    const auto use = [this](const VectorFiles& files) {
        return [this, files] { loader_.load(files); };
    };
    messages_->ask(tr("What does %1 hold?").arg(QFileInfo(path).fileName()),
                   {{tr("Queries"), use({path, {}})},
                    {tr("Keys"), use({{}, path})},
                    {tr("Both"), use({path, path})}});
}

void FileOpener::askTensors(const TensorQuestion& question) {
    auto* chooser = new TensorChooser(question, messages_);
    const QString path = question.queries.empty() ? question.files.keys : question.files.queries;
    messages_->ask(tr("Which tensors of %1?").arg(QFileInfo(path).fileName()),
                   {{tr("Show"), [this, chooser] { loader_.load(chooser->answer()); }}}, chooser);
}

/// Where files were opened last.
QString FileOpener::folder() const {
    const QStringList recent = settings_.recentFiles();
    return recent.isEmpty() ? QString() : QFileInfo(recent.front()).absolutePath();
}

void FileOpener::askForFiles(QWidget* window) {
    open(QFileDialog::getOpenFileNames(
        window, tr("Open queries and keys, or a session"), folder(),
        tr("Tensors, labels and sessions (*.npy *.npz *.safetensors *.txt *.json "
           "*.attnscope);;All files (*)")));
}

void FileOpener::askForFile(bool queries, QWidget* window) {
    const QString path = QFileDialog::getOpenFileName(
        window, queries ? tr("Open queries") : tr("Open keys"), folder(),
        tr("Tensors (*.npy *.npz *.safetensors);;All files (*)"));
    if (!path.isEmpty())
        loader_.load(queries ? VectorFiles{path, {}} : VectorFiles{{}, path});
}

}  // namespace attnscope
