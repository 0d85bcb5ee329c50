#include "ui/window/file_opener.h"

#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>
#include <algorithm>
#include <tuple>
#include <utility>

#include "core/attention/vector_source.h"
#include "core/fields/assignments.h"
#include "core/fields/fields.h"
#include "core/fields/follow.h"
#include "core/fields/value_text.h"
#include "core/io/tensor_file.h"
#include "core/text/errors.h"
#include "core/vectors/inputs.h"
#include "core/vectors/vector_files.h"
#include "ui/files/file_dialogs.h"
#include "ui/files/folders.h"
#include "ui/lessons/lesson_source.h"
#include "ui/look/action_text.h"
#include "ui/look/text.h"
#include "ui/look/translated.h"
#include "ui/session/session_files.h"
#include "ui/status/message_bar.h"
#include "ui/status/status_line.h"
#include "ui/tensors/tensor_chooser.h"
#include "ui/window/window_words.h"

namespace attnscope {
namespace {

bool canBeOpened(const Scenario& scenario) {
    try {
        open_heads(scenario);
        return true;
    } catch (const Error&) {
        return false;
    }
}

/// The settings of a person, and those of them that are read with files alone.
VectorFiles withSettings(const std::vector<std::string>& settings) {
    VectorFiles files;
    for (const std::string& setting : settings) {
        files.own.push_back(split_assignment(setting).first);
        if (is_of_files(field(files.own.back())))
            files.settings.push_back(setting);
    }
    return files;
}

bool isJson(const QString& path) {
    return QFileInfo(path).suffix().toLower() == QStringLiteral("json");
}

/// Whether the file can be read at all, so that it is not being written.
bool holdsTensors(const std::string& path) {
    try {
        return !TensorFile(path).tensors().empty();
    } catch (const Error&) {
        return false;
    }
}

/// Returns the fields that choose the tensors that are shown.
auto openedTensors(const Scenario& scenario) {
    return std::tie(scenario.queries, scenario.keys, scenario.query_file, scenario.key_file,
                    scenario.query_tensor, scenario.key_tensor);
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
    connect(&loader_, &VectorLoader::tokensFailed, this,
            [this](const QString& sentence) { messages_->say(sentence, &loader_); });
    connect(&loader_, &VectorLoader::tokensFound, this, &FileOpener::openTokens);
    connect(&loader_, &VectorLoader::configTaken, this, &FileOpener::tellConfig);
    connect(&loader_, &VectorLoader::tokensLoaded, this, [this] { messages_->settle(&loader_); });
    connect(&tokens_, &TokenFeed::failed, this,
            [this](const QString& sentence) { messages_->say(sentence, &tokens_); });
    connect(&tokens_, &TokenFeed::read, this, [this] { messages_->settle(&tokens_); });
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, &model_,
            [&model](Qt::ApplicationState state) {
                if (state == Qt::ApplicationActive)
                    model.lookAtFiles();
            });
    connect(&model_, &ScenarioModel::changed, this, [this] {
        if (!told_.isEmpty() && openedTensors(model_.scenario()) != openedTensors(told_of_))
            status_->retract(std::exchange(told_, {}));
    });
    connect(&model_, &ScenarioModel::fileRequested, this, &FileOpener::takeFromFile);
    connect(&model_, &ScenarioModel::tokensRequested, this, &FileOpener::askForTokens);
    connect(&model_, &ScenarioModel::rewritten, this, &FileOpener::openRewritten);
    connect(&model_, &ScenarioModel::tensorsRequested, this, [this](const TensorPair& tensors) {
        const Scenario& now = model_.scenario();
        load({toQString(now.query_file), toQString(now.key_file), toQString(tensors.queries),
              toQString(tensors.keys)});
    });
}

void FileOpener::open(const QStringList& all, const std::vector<std::string>& settings) {
    constexpr qsizetype most = 2;
    if (all.size() == 1 && SessionFiles::isOne(all[0])) {
        Q_EMIT sessionChosen(all[0]);
        return;
    }
    if (all.size() == 1 && namesLesson(all[0])) {
        Q_EMIT lessonChosen(all[0]);
        return;
    }
    QStringList paths, tokens, configs;
    for (const QString& path : all)
        (namesConfig(path) ? configs : namesTokens(path) ? tokens : paths).append(path);
    if (configs.size() > 1)
        return messages_->say(tr("Only one model's configuration can be opened."), &loader_);
    if (!configs.isEmpty() && paths.isEmpty())
        return tokens.isEmpty()
                   ? loader_.openJson(configs.front())
                   : messages_->say(
                         tr("Open a model's configuration and tokens one after the other."),
                         &loader_);
    if (tokens.size() > 1)
        return messages_->say(tr("Only one file of tokens can be opened."), &loader_);
    if (paths.size() > most)
        return messages_->say(tr("%n files are too many. Open one, or two for queries and keys.",
                                 nullptr, static_cast<int>(paths.size())));
    VectorFiles with = withSettings(settings);
    with.config = configs.value(0);
    if (paths.isEmpty() && !tokens.isEmpty())
        return isJson(tokens.front()) ? loader_.openJson(tokens.front())
                                      : openTokens(tokens.front());
    if (!tokens.isEmpty()) {
        with.tokens = tokens.front();
        with.own.emplace_back(tokens_field);
    }
    if (!paths.isEmpty())
        openVectors(paths, with);
}

/// Opens one file or two, `with` tokens and settings.
void FileOpener::openVectors(const QStringList& paths, VectorFiles with) {
    const bool isHeld = !waiting_.queries.isEmpty() || !waiting_.keys.isEmpty();
    if (paths.size() == 1 && isWaiting() && isHeld) {
        (waits_for_keys_ ? with.keys : with.queries) = paths[0];
        return load(with);
    }
    const VectorFiles sides =
        paths.size() == 1 ? VectorFiles{paths[0], paths[0]} : assigned(paths[0], paths[1]);
    with.queries = sides.queries;
    with.keys = sides.keys;
    with.anew = paths.size() == 1;
    if (paths.size() == 1)
        loader_.open(with);
    else
        load(with);
}

void FileOpener::openTokens(const QString& path) {
    if (!has_own_vectors(model_.scenario()) && QFileInfo(path).isFile())
        messages_->say(tr("Tokens belong to queries and keys from files. Open these files, too."),
                       &loader_);
    else
        loader_.loadTokens(path);
}

/// Says what a configuration has set, until the person closes it: it also says what is not shown.
void FileOpener::tellConfig(const QString& path, const QString& sentence) {
    messages_->explain(tr("By %1: %2").arg(QFileInfo(path).fileName(), sentence));
}

void FileOpener::tellConfigOfWords(const QString& sentence, bool after) {
    const auto tell = [this, sentence] {
        messages_->explain(tr("By the model: %1").arg(sentence));
    };
    if (after)
        connect(&loader_, &VectorLoader::loaded, this, tell, Qt::SingleShotConnection);
    else
        tell();
}

/// Takes what a person typed or chose for a field that a file decides.
void FileOpener::takeFromFile(const QString& key, const QString& text) {
    const Scenario& now = model_.scenario();
    if (key == QStringLiteral("query_file"))
        load({text, {}});
    else if (key == QStringLiteral("key_file"))
        load({{}, text});
    else if (key == QStringLiteral("query_tensor"))
        load({.queries = toQString(now.query_file), .queryTensor = text, .goTogether = true});
    else if (key == QStringLiteral("key_tensor"))
        load({.keys = toQString(now.key_file), .keyTensor = text, .goTogether = true});
    else if (key == toQString(tokens_field) && !text.isEmpty())
        loader_.loadTokens(text);
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
    if (vectors.tokens_fault.empty())
        askRest(vectors);
    sayFaults(vectors);
    QStringList told{statedText(vectors.stated)};
    if (vectors.batches > 1 && vectors.files.config.isEmpty() && messages_->text().isEmpty())
        askFirstAxis(vectors);
    else if (vectors.batches > 1)
        told += tr("The first of four axes counts %1 batches; if these are layers, say so in "
                   "Attention ▸ First of four axes")
                    .arg(vectors.batches);
    told += proposedTexts(vectors);
    told += vectors.guessed ? guessedText(vectors.files) : QString();
    told.removeAll(QString());
    told_ = told.join(tr(" · "));
    told_of_ = model_.scenario();
    if (!told.isEmpty())
        status_->tell(told_, told.size() > 1 ? told.join(u'\n') : QString());
    if (!vectors.files.config.isEmpty())
        loader_.openJson(vectors.files.config, vectors.files.own);
}

/// Says what is set because it is usual for such files, and why.
QStringList FileOpener::proposedTexts(const LoadedVectors& vectors) const {
    const auto isProposed = [&](std::string_view key) {
        return std::ranges::find(vectors.proposed, key, &StatedField::key) !=
               vectors.proposed.end();
    };
    QStringList texts;
    if (isProposed("alignment") && vectors.more_queries < 0)
        texts += tr("Fewer queries than keys: the last query is set beside the last key");
    if (isProposed("mask") && vectors.more_queries > 0)
        texts += tr("%n more queries than keys, so no causal mask is set", nullptr,
                    static_cast<int>(vectors.more_queries));
    else if (isProposed("mask"))
        texts +=
            tr("Causal mask, as in most language models; another one is chosen above the matrix");
    return texts;
}

/// "By the file: constant, Scale λ = 0.125, Mask: causal": what the Scenario has from a captured
/// file.
QString FileOpener::statedText(const Statement& stated) const {
    QStringList said;
    for (const std::string_view key : fields_by_file(model_.scenario(), stated))
        said.append(translated(value_text(model_.scenario(), field(key))));
    return said.isEmpty() ? QString() : tr("By the file: %1").arg(said.join(tr(", ")));
}

/// Says why metadata or tokens could not be used, and which mask cannot be shown.
void FileOpener::sayFaults(const LoadedVectors& vectors) {
    const Statement& stated = vectors.stated;
    QStringList faults;
    if (!stated.fault.empty())
        faults += translated(stated.fault);
    else if (!stated.not_shown.empty())
        faults +=
            tr("The weights are not those of the model: %1").arg(translated(mask_fault(stated)));
    const bool areTokensAlone = faults.isEmpty();
    if (!vectors.tokens_fault.empty())
        faults += translated(vectors.tokens_fault);
    if (!faults.isEmpty())
        messages_->say(faults.join(u'\n'), areTokensAlone ? &loader_ : nullptr);
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

void FileOpener::fill(QMenu* menu) {
    menu->addAction(tr("&Open heads, tokens or a session…"), QKeySequence(QStringLiteral("Ctrl+O")),
                    this, &FileOpener::askForFiles);
    menu->addAction(tr("Open &queries…"), this, [this] { askForFile(true); });
    menu->addAction(tr("Open &keys…"), this, [this] { askForFile(false); });
    menu->addAction(tr("Open &tokens…"), this, &FileOpener::askForTokens);
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
    open(filesToOpen(
        messages_->window(),
        {tr("Open queries and keys, tokens, a model's configuration, or a session"), folder(),
         tr("Tensors, labels, configurations and sessions (*.npy *.npz *.safetensors *.txt *.json "
            "*.attnscope);;All files (*)")}));
}

void FileOpener::askForFile(bool queries) {
    const QString path =
        fileToOpen(messages_->window(), {queries ? tr("Open queries") : tr("Open keys"), folder(),
                                         tr("Tensors (*.npy *.npz *.safetensors);;All files (*)")});
    if (!path.isEmpty())
        load(queries ? VectorFiles{path, {}} : VectorFiles{{}, path});
}

void FileOpener::askForTokens() {
    const QString path = fileToOpen(
        messages_->window(), {tr("Open tokens"), folder(),
                              tr("Tokens, one a line or as JSON (*.txt *.json);;All files (*)")});
    if (!path.isEmpty())
        openTokens(path);
}

}  // namespace attnscope
