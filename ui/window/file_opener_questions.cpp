#include <QFileInfo>
#include <algorithm>

#include "core/attention/vector_source.h"
#include "ui/look/text.h"
#include "ui/status/message_bar.h"
#include "ui/tensors/tensor_chooser.h"
#include "ui/window/file_opener.h"

// What the window asks of files that are opened.

namespace attnscope {
namespace {

/// Whether one side comes from a file and the other does not.
bool isHalfOwn(const Scenario& scenario) {
    return is_file(scenario.queries) != is_file(scenario.keys);
}

/// Whether one side was opened alone beside an older file of the other side.
bool isHalfReplaced(const VectorFiles& files, const Scenario& now) {
    return !files.goTogether && files.queries.isEmpty() != files.keys.isEmpty() &&
           is_file(now.queries) && is_file(now.keys) && now.query_file != now.key_file;
}

}  // namespace

/// Asks whether the first of four axes counts batches or layers; until then batches are assumed.
void FileOpener::askFirstAxis(const LoadedVectors& vectors) {
    const VectorFiles& files = vectors.files;
    const QString name = QFileInfo(files.queries.isEmpty() ? files.keys : files.queries).fileName();
    messages_->ask(tr("What does the first of the four axes of %1 count?").arg(name),
                   {{tr("%1 batches").arg(vectors.batches), [] {}},
                    {tr("%1 layers").arg(vectors.batches),
                     [this] { model_.setField("first_axis", "layer"); }}});
}

/// Says which side is not the user's yet, or is still of another file than the one just opened, and
/// asks for its file. A file of one tensor that is dropped next is taken for it, unless its name
/// says otherwise.
void FileOpener::askRest(const LoadedVectors& vectors) {
    const Scenario& now = model_.scenario();
    const bool is_older = isHalfReplaced(vectors.files, now);
    if ((!isHalfOwn(now) && !is_older) || vectors.files.alone)
        return;
    waiting_ = {};
    waits_for_keys_ = is_older ? vectors.files.keys.isEmpty() : is_file(now.queries);
    const QString opened = toQString(waits_for_keys_ ? now.query_file : now.key_file),
                  older = toQString(waits_for_keys_ ? now.key_file : now.query_file);
    question_ = is_older ? olderText(waits_for_keys_, opened, older)
                         : drawnText(waits_for_keys_, QFileInfo(opened).fileName());
    const auto choose = [this, vectors] {
        askRest(vectors);  // first, because the file dialog may be cancelled
        askForFile(!waits_for_keys_);
    };
    messages_->ask(question_,
                   {{waits_for_keys_ ? tr("Choose keys…") : tr("Choose queries…"), choose},
                    {waits_for_keys_ ? tr("Keep these keys") : tr("Keep these queries"), [] {}}});
}

/// "The keys are still not yours. …": the other side is drawn.
QString FileOpener::drawnText(bool of_keys, const QString& opened) {
    return of_keys
               ? tr("The keys are still not yours. Choose or drop the keys that go with %1.")
                     .arg(opened)
               : tr("The queries are still not yours. Choose or drop the queries that go with %1.")
                     .arg(opened);
}

/// "The keys are still those of %1. …": the other side is of a file that was opened before. Two
/// files of one name are told apart by their paths.
QString FileOpener::olderText(bool of_keys, const QString& opened, const QString& older) {
    const bool are_alike = QFileInfo(opened).fileName() == QFileInfo(older).fileName();
    const auto name = [are_alike](const QString& path) {
        return are_alike ? path : QFileInfo(path).fileName();
    };
    return of_keys ? tr("The keys are still those of %1. Choose or drop the keys that go with %2.")
                         .arg(name(older), name(opened))
                   : tr("The queries are still those of %1. Choose or drop the queries that go "
                        "with %2.")
                         .arg(name(older), name(opened));
}

/// Asks what a file of one tensor holds, unless its partner was just asked for. The first answer,
/// which has the focus, is the side that has no file yet or else what the name of the file says.
void FileOpener::askRole(const VectorFiles& both) {
    const auto use = [this](const VectorFiles& files) { return [this, files] { load(files); }; };
    VectorFiles queries = both, keys = both;
    queries.keys.clear();
    keys.queries.clear();
    if (isWaiting() && saysKeys(both.queries).value_or(waits_for_keys_) == waits_for_keys_)
        return load(waits_for_keys_ ? keys : queries);
    const Scenario& now = model_.scenario();
    const bool areKeys =
        isHalfOwn(now) ? is_file(now.queries) : saysKeys(both.queries).value_or(false);
    std::vector<MessageBar::Answer> answers = {{tr("Queries"), use(queries)},
                                               {tr("Keys"), use(keys)}};
    if (areKeys)
        std::ranges::reverse(answers);
    answers.emplace_back(tr("Both"), use(both));
    messages_->ask(tr("What does %1 hold?").arg(QFileInfo(both.queries).fileName()), answers);
}

void FileOpener::askTensors(const TensorQuestion& question) {
    auto* chooser = new TensorChooser(question, messages_);
    const QString path = question.queries.empty() ? question.files.keys : question.files.queries;
    const QString which =
        tr("Which tensors of %1 should be shown?").arg(QFileInfo(path).fileName());
    messages_->ask(question.fault.isEmpty() ? which : tr("%1. %2").arg(question.fault, which),
                   {{tr("Show"), [this, chooser] { load(chooser->answer()); }}}, chooser);
}

/// Whether the question for a file's partner is shown.
bool FileOpener::isWaiting() const {
    return !question_.isEmpty() && messages_->text() == question_;
}

/// Loads files, together with the file that waits for its partner, if there is one.
void FileOpener::load(VectorFiles files) {
    if (isWaiting() && !files.alone) {
        files.goTogether |= (waits_for_keys_ ? files.queries : files.keys).isEmpty();
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
    waits_for_keys_ = queries;
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

}  // namespace attnscope
