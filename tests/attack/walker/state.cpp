#include "tests/attack/walker/state.h"

#include <sys/stat.h>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSettings>
#include <QTimer>

#include "core/fields/assignments.h"
#include "tests/ui/heads_file.h"
#include "ui/board/board.h"
#include "ui/look/text.h"
#include "ui/look/text_scale.h"
#include "ui/model/starting_layouts.h"
#include "ui/presentation/presentation.h"
#include "ui/presets/own_presets.h"
#include "ui/session/session_files.h"
#include "ui/session/session_keeper.h"
#include "ui/status/message_bar.h"
#include "ui/views/views.h"

namespace attnscope::walker {
namespace {

using namespace std::chrono_literals;

/// A picture for rich text whose file nobody writes: who reads it waits for ever.
QString picture() {
    const QString pipe = QDir::home().filePath(QStringLiteral("pipe"));
    mkfifo(QFile::encodeName(pipe).constData(), 0600);
    return QStringLiteral("<img src=\"file:%1\">").arg(pipe);
}

/// A folder whose path is such a picture, too.
QDir hostileFolder() {
    QDir folder = QDir::home();
    const QString name = picture();
    if (!folder.mkpath(name) || !folder.cd(name))
        qFatal("no folder");
    return folder;
}

QString writtenLabels(const QDir& folder, int count) {
    QFile file(folder.filePath(mark + QStringLiteral(" labels.txt")));
    if (!file.open(QIODevice::WriteOnly))
        qFatal("no file");
    for (int i = 0; i < count; ++i)
        file.write((picture() + mark + QString::number(i) + u'\n').toUtf8());
    return file.fileName();
}

QString writtenTensors(const QDir& folder) {
    const auto named = [](const char* what) {
        QString name = picture() + mark + QLatin1StringView(what);
        return name.replace(u'"', QStringLiteral("\\\"")).toStdString();
    };
    return testing::writeTensors(folder.filePath(mark + QStringLiteral(".safetensors")),
                                 {{named(".0.q"), {2, 3, 24, 8}},
                                  {named(".0.k"), {2, 3, 24, 8}},
                                  {named(".bias"), {8}},
                                  {named(".1.q"), {2, 3, 24, 8}},
                                  {named(".1.k"), {2, 3, 24, 8}}});
}

Scenario ofFiles(const QDir& folder) {
    const std::string tensors = writtenTensors(folder).toStdString();
    const auto tensor = [](const char* what) {
        return (picture() + mark + QLatin1StringView(what)).toStdString();
    };
    return scenario_with({"query_file=" + tensors, "key_file=" + tensors,
                          "query_tensor=" + tensor(".0.q"), "key_tensor=" + tensor(".0.k"),
                          "tokens_file=" + writtenLabels(folder, 24).toStdString()});
}

/// A board of all that is no figure, beside a figure and a table.
BoardLayout boardOfAllKinds() {
    BoardLayout board = startingLayouts().back().layout;
    for (const ViewEntry* view : otherViews())
        board = added(board, viewsOf(board).front(), view->id, Placing::below);
    return board;
}

/// What stands in the folders that deeds may write to.
QStringList filesIn(const QStringList& folders) {
    QStringList files;
    for (const QString& folder : folders)
        for (const QFileInfo& each :
             QDir(folder).entryInfoList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot))
            files.append(each.absoluteFilePath());
    return files;
}

std::map<QString, QVariant> valuesIn(const QSettings& settings) {
    std::map<QString, QVariant> values;
    for (const QString& key : settings.allKeys())
        values[key] = settings.value(key);
    return values;
}

void remove(const QString& path) {
    if (QFileInfo(path).isDir())
        QDir(path).removeRecursively();
    else
        QFile::remove(path);
}

}  // namespace

State::State(MainWindow& window, QString name)
    : window_(window), name_(std::move(name)), folders_{QDir::homePath()} {
    if (name_ == QStringLiteral("own-files"))
        openOwnFiles();
}

void State::openOwnFiles() {
    const QDir folder = hostileFolder();
    folders_.append(folder.path());
    const QString name = picture() + mark;
    Session session = window_.sessions().session();
    session.scenario = ofFiles(folder);
    session.comparison.frozen = {{session.scenario, name.toStdString()}, {session.scenario}};
    session.comparison.frozen.back().scenario.mask = "causal";
    session.comparison.over = family_from("d=8,16");
    session.board = boardOfAllKinds();
    session.steps = {{name.toStdString(), {"attention"}, session.scenario, session.comparison},
                     {name.toStdString(), {"heads", "angles"}, session.scenario, {}}};
    window_.sessions().show(session);
    window_.sessionFiles().saveTo(folder.filePath(mark + QStringLiteral(".attnscope")));
    Settings().addRecentFile(toQString(session.scenario.query_file));
    OwnPresets().save(name, QStringLiteral("attnscope --set n=64"));
    if (!window_.messages()->isHidden())
        qCritical("attnscope: %s", qPrintable(window_.messages()->text()));
}

void State::begin(const std::function<void()>& then) {
    if (!window_.isSettled())
        return QTimer::singleShot(10ms, this, [this, then] { begin(then); });
    session_ = window_.sessions().session();
    settings_ = valuesIn(QSettings());
    files_ = filesIn(folders_);
    restore();
    then();
}

void State::restore() {
    Presentation& presentation = window_.presentation();
    if (presentation.isOn() && staysPresented())
        return;
    presentation.leave();
    if (!window_.isVisible())
        window_.show();
    if (textScale() != 1)
        window_.setTextScale(1);
    window_.messages()->hide();
    window_.model().setPlaying({});
    if (window_.sessions().session() != session_)
        window_.sessions().show(session_);
    restoreSettings();
    if (name_ == QStringLiteral("presenting"))
        present();
    for (const QString& path : filesIn(folders_))
        if (!files_.contains(path))
            remove(path);
}

void State::present() {
    window_.presentation().start();
    presented_ = window_.model().scenario();
    board_ = window_.board()->boardLayout();
}

/// Whether the presentation shows what it began with.
bool State::staysPresented() const {
    return name_ == QStringLiteral("presenting") && window_.isVisible() &&
           window_.messages()->isHidden() && window_.model().playing().empty() &&
           window_.model().scenario() == presented_ && window_.board()->boardLayout() == board_ &&
           filesIn(folders_) == files_;
}

/// Writes them only where something has changed, since writing waits for the disk.
void State::restoreSettings() const {
    QSettings settings;
    if (valuesIn(settings) == settings_)
        return;
    settings.clear();
    for (const auto& [key, value] : settings_)
        settings.setValue(key, value);
}

}  // namespace attnscope::walker
