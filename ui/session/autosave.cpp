#include "ui/session/autosave.h"

#include <QFileInfo>
#include <utility>

#include "core/text/errors.h"
#include "ui/look/translated.h"
#include "ui/session/session_file.h"

namespace attnscope {
namespace {

using namespace std::chrono_literals;

constexpr auto between_files = 500ms;  ///< least time between writing two files

}  // namespace

Autosave::Autosave(SessionKeeper& keeper, std::unique_ptr<KeptSession> file, QObject* parent)
    : QObject(parent),
      keeper_(&keeper),
      file_(std::move(file)),
      last_(keeper.session()),
      first_(*last_),
      writing_(std::make_unique<LatestJob>()) {
    soon_.setSingleShot(true);
    soon_.setInterval(between_files);
    connect(&soon_, &QTimer::timeout, this, &Autosave::keep);
    connect(writing_.get(), &LatestJob::failed, this, &Autosave::tell);
    listen();
}

Autosave::~Autosave() = default;

void Autosave::listen() {
    connect(keeper_, &SessionKeeper::touched, this, [this] {
        if (file_ && !soon_.isActive())  // further changes do not put it off
            soon_.start();
    });
}

void Autosave::follow(SessionKeeper& keeper) {
    keeper_->disconnect(this);
    keeper_ = &keeper;
    listen();
    keep();
}

void Autosave::setSaved(const QString& path) {
    if (std::exchange(saved_, path) == path)
        return;
    last_.reset();  // so that it is written although the session is unchanged
    soon_.start();
}

void Autosave::keep() {
    const Session now = keeper_->session();
    if (!file_ || now == last_)
        return;
    last_ = now;
    const auto write = [this, now, saved = saved_](const std::stop_token&,
                                                   const LatestJob::Deliver& deliver) {
        writeSession(file_->path(), now, {}, saved);
        deliver([this, now] {
            fault_.clear();
            if (now == last_)  // else the next session is being written
                Q_EMIT kept();
        });
    };
    writing_->post(write, LatestJob::to_its_end);
}

void Autosave::tell(const QString& sentence) {
    last_.reset();  // so that the next change is written in any case
    if (std::exchange(fault_, sentence) != sentence)
        Q_EMIT failed(sentence);
}

/// Writes a session and waits until it is written.
void Autosave::writeNow(const Session& session) {
    soon_.stop();
    writing_ = std::make_unique<LatestJob>();  // waits for the work of the former one
    connect(writing_.get(), &LatestJob::failed, this, &Autosave::tell);
    writeSession(file_->path(), session, {}, saved_);
    last_ = session;
}

bool Autosave::setAside() {
    const Session now = keeper_->session();
    if (!file_ || (now == first_ && !QFileInfo::exists(file_->path())))
        return false;
    writeNow(now);
    const QString folder = QFileInfo(file_->setAside()).absolutePath();
    file_ = KeptSession::begin(folder);
    if (!file_)
        Q_EMIT failed(tr("no file can be created for it"));
    return true;
}

QString Autosave::keepForClosing() {
    const Session now = keeper_->session();
    if (now == first_)
        return {};
    if (!file_)
        return tr("no file can be created for it");
    try {
        writeNow(now);
        return {};
    } catch (const Error& error) {
        return translated(error.message());
    }
}

void Autosave::leave() {
    soon_.stop();
    writing_.reset();
    if (!file_)
        return;
    try {
        writeSession(file_->path(), keeper_->session(), {}, saved_);
        file_->leave();
    } catch (const Error&) {
        // the file stays as it was written last
    }
    file_.reset();
}

}  // namespace attnscope
