#include "ui/window/file_opener.h"

#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>

#include "core/attention/vector_source.h"
#include "core/fields/fields.h"
#include "core/fields/follow.h"
#include "core/fields/value_text.h"
#include "core/io/tensor_file.h"
#include "core/text/errors.h"
#include "core/vectors/vector_files.h"
#include "ui/files/file_dialogs.h"
#include "ui/files/folders.h"
#include "ui/look/action_text.h"
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

bool canBeOpened(const Scenario& scenario) {
    try {
        open_heads(scenario);
        return true;
    } catch (const Error&) {
        return false;
    }
}

/// Whether the file can be read at all, so that it is not being written.
bool holdsTensors(const std::string& path) {
    try {
        return !TensorFile(path).tensors().empty();
    } catch (const Error&) {
        return false;
    }
}

}  // namespace

FileOpener::FileOpener(ScenarioModel& model, Settings& settings, MessageBar& messages,
                       StatusLine& status)
    : model_(model),
      settings_(settings),
      messages_(&messages),
      status_(&status),
      loader_(model),
      tokens_(model) {
    connect(&loader_, &VectorLoader::failed, this,
            [this](const QString& sentence) { messages_->say(sentence); });
    connect(&loader_, &VectorLoader::loaded, this, &FileOpener::tellLoaded);
    connect(&loader_, &VectorLoader::roleAsked, this, &FileOpener::askRole);
    connect(&loader_, &VectorLoader::tensorsAsked, this, &FileOpener::askTensors);
    connect(&loader_, &VectorLoader::partnerAsked, this, &FileOpener::askPartner);
    connect(&tokens_, &TokenFeed::failed, this, &FileOpener::sayLabelsFault);
    connect(&tokens_, &TokenFeed::read, this, [this] {
        if (!labels_fault_.isEmpty() && messages_->text() == labels_fault_)
            messages_->hide();
    });
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, &model_,
            [&model](Qt::ApplicationState state) {
                if (state == Qt::ApplicationActive)
                    model.lookAtFiles();
            });
    connect(&model_, &ScenarioModel::fileRequested, this, &FileOpener::takeFromFile);
    connect(&model_, &ScenarioModel::rewritten, this, &FileOpener::openRewritten);
    connect(&model_, &ScenarioModel::tensorsRequested, this, [this](const TensorPair& tensors) {
        const Scenario& now = model_.scenario();
        load({toQString(now.query_file), toQString(now.key_file), toQString(tensors.queries),
              toQString(tensors.keys)});
    });
}

void FileOpener::open(const QStringList& all, const std::vector<std::string>& own) {
    constexpr qsizetype most = 2;
    if (all.size() == 1 && SessionFiles::isOne(all[0])) {
        Q_EMIT sessionChosen(all[0]);
        return;
    }
    QStringList paths, labels;
    for (const QString& path : all)
        (holdsLabels(path) ? labels : paths).append(path);
    std::vector<std::string> set = own;
    if (!labels.isEmpty()) {
        openLabels(labels, paths.isEmpty());
        set.emplace_back("tokens_file");
    }
    if (paths.size() > most)
        messages_->say(tr("%n files are too many. Open one, or two for queries and keys.", nullptr,
                          static_cast<int>(paths.size())));
    else if (paths.size() == most)
        load(assigned(paths[0], paths[1]));
    else if (paths.size() == 1 && isWaiting() && !waiting_.queries.isEmpty())
        load({{}, paths[0]});
    else if (paths.size() == 1 && isWaiting())
        load({paths[0], {}});
    else if (paths.size() == 1)
        loader_.open(paths[0], set);
}

void FileOpener::openLabels(const QStringList& paths, bool alone) {
    const Scenario& now = model_.scenario();
    if (paths.size() > 1)
        messages_->say(tr("Only one file of labels can be opened."));
    else if (alone && !is_file(now.queries) && !is_file(now.keys))
        messages_->say(tr("Labels belong to queries and keys from files. Open these files, too."));
    else
        takeFromFile(QStringLiteral("tokens_file"), paths[0]);
}

void FileOpener::sayLabelsFault(const QString& sentence) {
    labels_fault_ = sentence;
    messages_->say(sentence);
}

/// Takes what a person typed or chose for a field that a file decides.
void FileOpener::takeFromFile(const QString& key, const QString& text) {
    const Scenario& now = model_.scenario();
    if (key == QStringLiteral("query_file"))
        load({text, {}});
    else if (key == QStringLiteral("key_file"))
        load({{}, text});
    else if (key == QStringLiteral("query_tensor"))
        load({toQString(now.query_file), {}, text, {}});
    else if (key == QStringLiteral("key_tensor"))
        load({{}, toQString(now.key_file), {}, text});
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

void FileOpener::tellLoaded(const LoadedVectors& vectors) {
    messages_->hide();
    for (const QString& path : {vectors.files.keys, vectors.files.queries})
        if (!path.isEmpty())
            settings_.addRecentFile(path);
    const QString guessed = vectors.guessed ? guessedText(vectors.files) : QString();
    const QString aligned =
        vectors.aligned ? tr("Fewer queries than keys: the last query is set beside the last key")
                        : QString();
    const QString batches =
        vectors.batches > 1 ? tr("The first of four axes counts %1 batches; if these are layers, "
                                 "say so in Attention ▸ First of four axes")
                                  .arg(vectors.batches)
                            : QString();
    QStringList told{statedText(vectors.stated), aligned, batches, guessed};
    told.removeAll(QString());
    if (!told.isEmpty())
        status_->tell(told.join(tr(" · ")), told.size() > 1 ? told.join(u'\n') : QString());
    sayWhatIsNotShown(vectors.stated);
}

/// "By the file: constant, Scale λ = 0.125, Mask: causal": what the Scenario has from a captured
/// file.
QString FileOpener::statedText(const Statement& stated) const {
    QStringList said;
    for (const std::string_view key : fields_by_file(model_.scenario(), stated))
        said.append(translated(value_text(model_.scenario(), field(key))));
    return said.isEmpty() ? QString() : tr("By the file: %1").arg(said.join(tr(", ")));
}

/// Says why metadata could not be used, and which mask cannot be shown.
void FileOpener::sayWhatIsNotShown(const Statement& stated) {
    if (!stated.fault.empty())
        messages_->say(translated(stated.fault));
    else if (!stated.not_shown.empty())
        messages_->say(
            tr("The weights are not those of the model: %1").arg(translated(mask_fault(stated))));
}

/// If a rewritten file lacks the chosen tensors or their head, opens it as a new one.
void FileOpener::openRewritten() {
    const Scenario& now = model_.scenario();
    if (!is_file(now.queries) || !is_file(now.keys) || now.query_file != now.key_file)
        return;
    if (canBeOpened(now) || !holdsTensors(now.query_file))
        return;
    loader_.openRewritten(toQString(now.query_file));
}

QString FileOpener::guessedText(const VectorFiles& files) {
    const QString queries = files.queryTensor, keys = files.keyTensor;
    return queries.isEmpty() ? tr("Chosen by name: keys %1").arg(keys)
           : keys.isEmpty()  ? tr("Chosen by name: queries %1").arg(queries)
                             : tr("Chosen by name: queries %1, keys %2").arg(queries, keys);
}

void FileOpener::askRole(const QString& path) {
    const auto use = [this](const VectorFiles& files) { return [this, files] { load(files); }; };
    messages_->ask(tr("What does %1 hold?").arg(QFileInfo(path).fileName()),
                   {{tr("Queries"), use({path, {}})},
                    {tr("Keys"), use({{}, path})},
                    {tr("Both"), use({path, path})}});
}

void FileOpener::askTensors(const TensorQuestion& question) {
    auto* chooser = new TensorChooser(question, messages_);
    const QString path = question.queries.empty() ? question.files.keys : question.files.queries;
    const QString which =
        tr("Which tensors of %1 should be shown?").arg(QFileInfo(path).fileName());
    messages_->ask(question.fault.isEmpty() ? which : tr("%1. %2").arg(question.fault, which),
                   {{tr("Show"), [this, chooser] { load(chooser->answer()); }}}, chooser);
}

/// Whether a file waits for its partner: whether the question for the partner is shown.
bool FileOpener::isWaiting() const {
    return !question_.isEmpty() && messages_->text() == question_;
}

/// Loads files, together with the file that waits for its partner, if there is one.
void FileOpener::load(VectorFiles files) {
    if (isWaiting() && !files.alone) {
        if (files.queries.isEmpty()) {
            files.queries = waiting_.queries;
            files.queryTensor = waiting_.queryTensor;
        } else if (files.keys.isEmpty()) {
            files.keys = waiting_.keys;
            files.keyTensor = waiting_.keyTensor;
        }
    }
    loader_.load(files);
}

/// Asks for a file's partner. The file waits until the partner is chosen, dropped or named.
void FileOpener::askPartner(const VectorFiles& files, const QString& sentence) {
    const bool queries = !files.queries.isEmpty();
    waiting_ = files;
    question_ = queries ? tr("%1. Choose or drop the keys that go with %2.")
                              .arg(sentence, QFileInfo(files.queries).fileName())
                        : tr("%1. Choose or drop the queries that go with %2.")
                              .arg(sentence, QFileInfo(files.keys).fileName());
    VectorFiles alone = files;
    alone.alone = true;
    const auto choose = [this, files, sentence, queries] {
        askPartner(files, sentence);
        askForFile(!queries);
    };
    messages_->ask(question_, {{queries ? tr("Choose keys…") : tr("Choose queries…"), choose},
                               {queries ? tr("Draw the keys") : tr("Draw the queries"),
                                [this, alone] { load(alone); }}});
}

void FileOpener::fill(QMenu* menu) {
    menu->addAction(tr("&Open heads, tokens or a session…"), QKeySequence(QStringLiteral("Ctrl+O")),
                    this, &FileOpener::askForFiles);
    menu->addAction(tr("Open &queries…"), this, [this] { askForFile(true); });
    menu->addAction(tr("Open &keys…"), this, [this] { askForFile(false); });
    QMenu* recent = menu->addMenu(tr("Open &recent"));
    recent->setToolTipsVisible(true);  // two files may have one name
    connect(menu, &QMenu::aboutToShow, this, [this, recent] { fillRecent(recent); });
}

void FileOpener::fillRecent(QMenu* menu) {
    menu->clear();
    for (const QString& path : settings_.recentFiles())
        menu->addAction(asActionText(QFileInfo(path).fileName()), this,
                        [this, path] { open({path}); })
            ->setToolTip(path);
    menu->setEnabled(!menu->isEmpty());
}

/// Returns the folder where files were opened last.
QString FileOpener::folder() const {
    const QStringList recent = settings_.recentFiles();
    return recent.isEmpty() ? QString()
                            : existingFolder({QFileInfo(recent.front()).absolutePath()});
}

void FileOpener::askForFiles() {
    open(filesToOpen(messages_->window(),
                     {tr("Open queries and keys, tokens, or a session"), folder(),
                      tr("Tensors, labels and sessions (*.npy *.npz *.safetensors *.txt *.json "
                         "*.attnscope);;All files (*)")}));
}

void FileOpener::askForFile(bool queries) {
    const QString path =
        fileToOpen(messages_->window(), {queries ? tr("Open queries") : tr("Open keys"), folder(),
                                         tr("Tensors (*.npy *.npz *.safetensors);;All files (*)")});
    if (!path.isEmpty())
        load(queries ? VectorFiles{path, {}} : VectorFiles{{}, path});
}

}  // namespace attnscope
