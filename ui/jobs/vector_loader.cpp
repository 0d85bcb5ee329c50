#include "ui/jobs/vector_loader.h"

#include <QFileInfo>
#include <algorithm>
#include <memory>
#include <tuple>

#include "core/attention/vector_source.h"
#include "core/fields/assignments.h"
#include "core/fields/fields.h"
#include "core/fields/follow.h"
#include "core/io/tensor_file.h"
#include "core/io/token_labels.h"
#include "core/models/model_config.h"
#include "core/scenario/first_axis.h"
#include "core/text/errors.h"
#include "core/vectors/fitted_scenario.h"
#include "core/vectors/head_choices.h"
#include "core/vectors/model_settings.h"
#include "core/vectors/opened.h"
#include "core/vectors/vector_files.h"
#include "core/vectors/vectors.h"
#include "ui/look/text.h"
#include "ui/look/translated.h"

namespace attnscope {
namespace {

bool names(const QString& path, QChar letter) {
    return QFileInfo(path).completeBaseName().contains(letter, Qt::CaseInsensitive);
}

/// Returns the files and tensors that the Scenario reads.
auto tensorsRead(const Scenario& scenario) {
    return std::tie(scenario.queries, scenario.keys, scenario.query_file, scenario.key_file,
                    scenario.query_tensor, scenario.key_tensor);
}

/// Returns the Scenario with drawn vectors on the side for which `files` has no path.
Scenario alone(const Scenario& scenario, const VectorFiles& files) {
    return with_field(scenario, files.queries.isEmpty() ? "query_file" : "key_file", "");
}

Scenario with_files(Scenario scenario, const VectorFiles& files) {
    if (!files.queries.isEmpty())
        scenario = with_field(scenario, "query_file", files.queries.toStdString());
    if (!files.keys.isEmpty())
        scenario = with_field(scenario, "key_file", files.keys.toStdString());
    if (!files.queryTensor.isEmpty())
        scenario = with_field(scenario, "query_tensor", files.queryTensor.toStdString());
    if (!files.keyTensor.isEmpty())
        scenario = with_field(scenario, "key_tensor", files.keyTensor.toStdString());
    if (files.alone)
        scenario = alone(scenario, files);
    if (!files.tokens.isEmpty())
        scenario = with_field(scenario, tokens_field, files.tokens.toStdString());
    return files.settings.empty() ? scenario : with_settings(scenario, files.settings);
}

bool isSet(const VectorFiles& files, std::string_view key) {
    return std::ranges::find(files.own, key) != files.own.end();
}

/// Thrown if a new file can be read but does not go with the file of the other side, which stays.
class LacksPartner : public InvalidRequest {
public:
    using InvalidRequest::InvalidRequest;
};

/// Returns the Scenario with a head that its files hold, or unchanged if the files cannot be read:
/// whatever reads them next says why.
Scenario heldWherePossible(const Scenario& scenario) {
    try {
        return with_head_held(scenario);
    } catch (const Error&) {
        return scenario;
    }
}

/// Whether the files hold another head, which can be chosen.
bool hasOtherHeads(const Scenario& scenario) {
    const HeadChoices choices = head_choices(scenario);
    return !choices.pairs.empty() || choices.axes.heads > 1 || choices.axes.batches > 1;
}

/// Returns the Scenario with the head, n and d that fit its files. A bad value in the chosen head
/// does not keep the others from being opened. Throws LacksPartner, and what
/// load_queries_and_keys() throws.
Scenario fitted(const Scenario& asked, const VectorFiles& files, const std::stop_token& stop) {
    const bool is_chosen = isSet(files, "head") || isSet(files, "batch");
    const Scenario candidate = is_chosen ? asked : heldWherePossible(asked);
    try {
        return fitted_to(candidate, load_queries_and_keys(candidate, stop));
    } catch (const Cancelled&) {
        throw;
    } catch (const BadValue&) {
        if (!hasOtherHeads(candidate))
            throw;
        return fitted_to_files(candidate);
    } catch (const Error& fault) {
        const bool both_new = !files.queries.isEmpty() && !files.keys.isEmpty();
        const bool both_files = is_file(candidate.queries) && is_file(candidate.keys);
        if (both_new || !both_files)
            throw;
        load_queries_and_keys(alone(candidate, files), stop);
        throw LacksPartner(fault.message());
    }
}

/// Returns the tensors of a file that holds several; empty if one of them is named already.
std::vector<TensorOffer> to_choose_from(const QString& path, const std::string& named) {
    if (path.isEmpty() || !named.empty())
        return {};
    const TensorFile file(path.toStdString());
    return file.tensors().size() > 1 ? tensor_offers(file) : std::vector<TensorOffer>();
}

/// Returns the pair that is proposed for one file: the first pair whose names go together or, if
/// there is none, what single names suggest.
TensorPair proposedOf(const TensorQuestion& question) {
    return question.pairs.empty() ? proposed_tensors(question.queries) : question.pairs.front();
}

const TensorOffer& offerOf(const std::vector<TensorOffer>& offers, const std::string& name) {
    return *std::ranges::find(offers, name, &TensorOffer::name);
}

bool isWhole(const TensorPair& pair) {
    return !pair.queries.empty() && !pair.keys.empty();
}

/// Returns why these two cannot go together.
QString faultOf(const std::vector<TensorOffer>& offers, const TensorPair& pair) {
    return translated(misfit(offerOf(offers, pair.queries), offerOf(offers, pair.keys)));
}

/// Returns the question of which tensors of the files are to be chosen.
TensorQuestion question_of(const Scenario& asked, const VectorFiles& files) {
    const Scenario now = with_files(asked, files);
    TensorQuestion question{files,
                            to_choose_from(files.queries, now.query_tensor),
                            to_choose_from(files.keys, now.key_tensor),
                            {}};
    if (files.queries != files.keys) {
        question.proposed = {proposed_tensor(question.queries, false),
                             proposed_tensor(question.keys, true)};
        return question;
    }
    question.pairs = tensor_pairs(question.queries);
    question.proposed = proposedOf(question);
    return question;
}

/// Returns the question of which tensors of one file are meant, if it is not known what the file
/// holds.
TensorQuestion openQuestion(const VectorFiles& both, const std::vector<TensorOffer>& offers) {
    TensorQuestion question{both, offers, offers, tensor_pairs(offers), true};
    question.proposed = proposedOf(question);
    if (isWhole(question.proposed))
        question.fault = faultOf(offers, question.proposed);
    return question;
}

/// Names the tensors of the files if names alone say which are meant.
VectorFiles guessed_of(const TensorQuestion& question) {
    VectorFiles files = question.files;
    const bool one_file = files.queries == files.keys;
    const TensorPair meant = one_file ? meant_tensors(question.queries, {})
                                      : TensorPair{named_tensor(question.queries, false),
                                                   named_tensor(question.keys, true)};
    if (!question.queries.empty())
        files.queryTensor = toQString(meant.queries);
    if (!question.keys.empty())
        files.keyTensor = toQString(meant.keys);
    return files;
}

/// Returns the tensors of the first call that a captured file holds; empty if it holds none that
/// can be shown.
TensorPair first_call(const QString& path, const std::vector<TensorOffer>& offers) {
    const auto is_usable = [&](const std::string& name) {
        const auto found = std::ranges::find(offers, name, &TensorOffer::name);
        return found != offers.end() && found->fault.empty();
    };
    for (const CapturedCall& call : captured_in(TensorFile(path.toStdString())).calls)
        if (is_usable(call.tensors.queries) && is_usable(call.tensors.keys))
            return call.tensors;
    return {};
}

/// Returns the tensors that the settings beside a file name; empty if they name none.
TensorPair ofSettings(const Scenario& asked, const VectorFiles& files) {
    if (!isSet(files, "query_tensor") || !isSet(files, "key_tensor"))
        return {};
    const Scenario named = with_files(asked, files);
    return {named.query_tensor, named.key_tensor};
}

bool is_answered(const TensorQuestion& question, const VectorFiles& files) {
    return (question.queries.empty() || !files.queryTensor.isEmpty()) &&
           (question.keys.empty() || !files.keyTensor.isEmpty());
}

/// Returns how many more queries than keys the Scenario's files hold, if both come from files.
std::int64_t moreQueries(const Scenario& fitting) {
    return is_file(fitting.queries) && is_file(fitting.keys) ? count_queries(fitting) - fitting.n
                                                             : 0;
}

/// Reads the file of tokens and, if it cannot be read, leaves it out and says why.
void checkTokens(LoadedVectors& loaded) {
    try {
        if (!loaded.files.tokens.isEmpty())
            read_token_labels(loaded.files.tokens.toStdString());
    } catch (const FileError& fault) {
        loaded.files.tokens.clear();
        std::erase(loaded.files.own, tokens_field);
        loaded.tokens_fault = fault.message();
    }
}

}  // namespace

std::optional<bool> saysKeys(const QString& path) {
    const bool has_q = names(path, u'q'), has_k = names(path, u'k');
    return has_q == has_k ? std::optional<bool>() : has_k;
}

VectorFiles assigned(const QString& first, const QString& second) {
    const auto one = saysKeys(first), other = saysKeys(second);
    const bool swapped = one == true ? other != true : other == false && one != false;
    return swapped ? VectorFiles{second, first} : VectorFiles{first, second};
}

VectorLoader::VectorLoader(ScenarioModel& model, QObject* parent) : QObject(parent), model_(model) {
    connect(&job_, &LatestJob::failed, this, &VectorLoader::failed);
    connect(&tokens_job_, &LatestJob::failed, this, &VectorLoader::tokensFailed);
    for (LatestJob* const job : {&job_, &tokens_job_})
        connect(job, &LatestJob::busyChanged, this,
                [this] { Q_EMIT busyChanged(VectorLoader::isBusy()); });
}

void VectorLoader::cancel() {
    job_.cancel();
    tokens_job_.cancel();
}

void VectorLoader::loadTokens(const QString& path) {
    tokens_job_.post([this, path](const std::stop_token&, const LatestJob::Deliver& deliver) {
        read_token_labels(path.toStdString());
        deliver([this, path] {
            try {
                model_.adoptFiles(with_field(model_.scenario(), tokens_field, path.toStdString()));
                Q_EMIT tokensLoaded();
            } catch (const Error& error) {
                Q_EMIT tokensFailed(translated(error.message()));
            }
        });
    });
}

void VectorLoader::openJson(const QString& path, const std::vector<std::string>& own) {
    tokens_job_.post([this, path, own, scenario = model_.scenario()](
                         const std::stop_token&, const LatestJob::Deliver& deliver) {
        if (!is_model_config(path.toStdString()))
            return deliver([this, path] { Q_EMIT tokensFound(path); });
        const ModelSettings by = settings_by_config(path.toStdString(), scenario, {}, own);
        deliver([this, path, own, by, scenario] {
            if (tensorsRead(model_.scenario()) != tensorsRead(scenario))
                return openJson(path, own);  // it is for other heads by now
            try {
                model_.adopt(following_config(model_.scenario(), by.settings));
                Q_EMIT configTaken(path, translated(by.note));
            } catch (const Error& error) {
                Q_EMIT tokensFailed(translated(error.message()));
            }
        });
    });
}

void VectorLoader::load(const VectorFiles& files) {
    job_.post([this, asked = model_.scenario(), files](const std::stop_token& stop,
                                                       const LatestJob::Deliver& deliver) {
        const auto question = std::make_shared<const TensorQuestion>(question_of(asked, files));
        const VectorFiles named = guessed_of(*question);
        if (!is_answered(*question, named))
            return deliver([this, question] { Q_EMIT tensorsAsked(*question); });
        read(asked, named, !question->queries.empty() || !question->keys.empty(), stop, deliver);
    });
}

void VectorLoader::openRewritten(const QString& path) {
    open({.queries = path, .keys = path});
}

void VectorLoader::open(const VectorFiles& both) {
    job_.post([this, asked = model_.scenario(), both](const std::stop_token& stop,
                                                      const LatestJob::Deliver& deliver) {
        const QString& path = both.queries;
        const std::vector<TensorOffer> offers = to_choose_from(path, {});
        if (offers.empty())
            return deliver([this, both] { Q_EMIT roleAsked(both); });
        const TensorPair call = first_call(path, offers);
        const TensorPair alone = isWhole(call) ? call : meant_tensors(offers, {});
        const TensorPair meant = isWhole(alone) ? alone : ofSettings(asked, both);
        if (isWhole(meant) && faultOf(offers, meant).isEmpty()) {
            VectorFiles files = both;
            files.queryTensor = toQString(meant.queries);
            files.keyTensor = toQString(meant.keys);
            return read(asked, files, !isWhole(call), stop, deliver);
        }
        const auto question = std::make_shared<const TensorQuestion>(openQuestion(both, offers));
        deliver([this, question] { Q_EMIT tensorsAsked(*question); });
    });
}

void VectorLoader::read(const Scenario& asked, const VectorFiles& files, bool guessed,
                        const std::stop_token& stop, const LatestJob::Deliver& deliver) {
    try {
        LoadedVectors loaded{.files = files, .guessed = guessed};
        checkTokens(loaded);
        const Scenario fitting = fitted(with_files(asked, loaded.files), files, stop);
        loaded.batches = axes_of(open_heads(fitting)).batches;
        loaded.more_queries = moreQueries(fitting);
        loaded.stated = statement_of(fitting);
        deliver([this, fitting, loaded] { take(fitting, loaded); });
    } catch (const LacksPartner& fault) {
        deliver([this, files, fault] { Q_EMIT partnerAsked(files, translated(fault.message())); });
    }
}

void VectorLoader::take(const Scenario& fitting, LoadedVectors vectors) {
    try {
        const VectorFiles& files = vectors.files;
        const Scenario before = model_.scenario();
        Scenario now = with_files(before, files);  // it may have changed
        now.n = fitting.n;
        now.d = fitting.d;
        now.batch = fitting.batch;
        now.head = fitting.head;
        const bool are_new = now.query_file != before.query_file || now.key_file != before.key_file;
        const bool is_captured = !vectors.stated.file.empty();
        if (!are_new || is_captured || first_axis(now.first_axis).id == FirstAxis::layer)
            vectors.batches = 0;
        const bool is_opened_again = files.anew && vectors.stated.file == model_.stated().file;
        const Statement stated = is_opened_again ? Statement() : model_.stated();
        if (are_new)
            vectors.proposed = fields_by_proposal(now, {before, stated}, vectors.stated, files.own);
        now = are_new ? opened(now, {before, stated}, vectors.stated, files.own)
                      : following(now, stated, vectors.stated, files.own);
        validate(now);
        model_.adoptFiles(now);
        Q_EMIT loaded(vectors);
    } catch (const Error& error) {
        Q_EMIT failed(translated(error.message()));
    }
}

}  // namespace attnscope
