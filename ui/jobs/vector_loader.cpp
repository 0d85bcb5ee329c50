#include "ui/jobs/vector_loader.h"

#include <QFileInfo>

#include "core/attention/vectors.h"
#include "core/errors.h"

namespace attnscope {
namespace {

bool names(const QString& path, QChar letter) {
    return QFileInfo(path).completeBaseName().contains(letter, Qt::CaseInsensitive);
}

bool namesKeys(const QString& path) {
    return names(path, u'k') && !names(path, u'q');
}

bool namesQueries(const QString& path) {
    return names(path, u'q') && !names(path, u'k');
}

Scenario with_files(Scenario scenario, const VectorFiles& files) {
    if (!files.queries.isEmpty()) {
        scenario.queries = VectorSource::file;
        scenario.query_file = files.queries.toStdString();
    }
    if (!files.keys.isEmpty()) {
        scenario.keys = VectorSource::file;
        scenario.key_file = files.keys.toStdString();
    }
    return scenario;
}

}  // namespace

VectorFiles assigned(const QString& first, const QString& second) {
    const bool swapped =
        namesKeys(first) ? !namesKeys(second) : namesQueries(second) && !namesQueries(first);
    return swapped ? VectorFiles{second, first} : VectorFiles{first, second};
}

VectorLoader::VectorLoader(ScenarioModel& model, QObject* parent) : QObject(parent), model_(model) {
    connect(&job_, &LatestJob::failed, this, &VectorLoader::failed);
    connect(&job_, &LatestJob::busyChanged, this, &VectorLoader::busyChanged);
}

void VectorLoader::load(const VectorFiles& files) {
    const Scenario candidate = with_files(model_.scenario(), files);
    job_.post(
        [this, candidate, files](const std::stop_token& stop, const LatestJob::Deliver& deliver) {
            const Scenario fitted = fitted_to(candidate, load_queries_and_keys(candidate, stop));
            deliver([this, fitted, files] {
                try {
                    model_.replace(fitted);
                    Q_EMIT loaded(files);
                } catch (const Error& error) {
                    Q_EMIT failed(QString::fromUtf8(error.what()));
                }
            });
        });
}

}  // namespace attnscope
