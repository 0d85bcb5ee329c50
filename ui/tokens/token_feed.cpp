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
    return {now.tokens_file, model_.files()->of(now.tokens_file)};
}

void TokenFeed::update() {
    const Labels now = wanted();
    if (now == asked_)
        return;
    asked_ = now;
    job_.post([this, path = now.path](const std::stop_token&, const LatestJob::Deliver& deliver) {
        const PlaceNames names = path.empty() ? PlaceNames() : placeNamesIn(path);
        deliver([this, names] { Q_EMIT read(names); });
    });
}

}  // namespace attnscope
