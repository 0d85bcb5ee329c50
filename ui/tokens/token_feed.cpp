#include "ui/tokens/token_feed.h"

#include "core/vectors/inputs.h"
#include "ui/model/file_versions.h"

namespace attnscope {
TokenFeed::TokenFeed(ScenarioModel& model, QObject* parent) : QObject(parent), model_(model) {
    connect(&model, &ScenarioModel::changed, this, &TokenFeed::update);
    connect(&job_, &LatestJob::busyChanged, this, &TokenFeed::busyChanged);
    connect(&job_, &LatestJob::failed, this, [this](const QString& sentence) {
        Q_EMIT read({});
        Q_EMIT failed(sentence);
    });
    QMetaObject::invokeMethod(this, &TokenFeed::update, Qt::QueuedConnection);
}

void TokenFeed::cancel() {
    if (isBusy())
        asked_ = {};
    job_.cancel();
}

TokenFeed::Labels TokenFeed::wanted() const {
    const Scenario& now = model_.scenario();
    if (!has_own_vectors(now))
        return {};
    Scenario inputs = now.tokens_file == now.query_file ? vector_inputs(now) : Scenario();
    inputs.head = 0;
    inputs.tokens_file = now.tokens_file;
    return {inputs, model_.files()->of(now.tokens_file)};
}

void TokenFeed::update() {
    const Labels now = wanted();
    if (now == asked_)
        return;
    asked_ = now;
    job_.post(
        [this, inputs = now.inputs](const std::stop_token&, const LatestJob::Deliver& deliver) {
            const PlaceNames names = placeNamesOf(inputs);
            deliver([this, names] { Q_EMIT read(names); });
        });
}

}  // namespace attnscope
