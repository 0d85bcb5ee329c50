#include "ui/animation/frame_sinks.h"

#include <fcntl.h>
#include <sys/stat.h>

#include <QImage>
#include <cmath>
#include <system_error>

#include "core/io/atomic_file.h"
#include "core/io/destination.h"
#include "core/text/errors.h"
#include "core/text/printable.h"
#include "ui/pictures/export.h"

namespace attnscope {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void refuse(const std::string& asked, const std::error_code& fault) {
    throw FileError(Message("frames.folder", "the folder %1 cannot be created: %2",
                            {printable(asked), fault.message()}));
}

/// Returns a path without slashes at its end.
fs::path named(const fs::path& path) {
    return path.has_filename() ? path : path.parent_path();
}

/// Returns the folder to which symbolic links lead. Nothing needs to exist there yet.
fs::path placeOf(const std::string& asked) {
    std::error_code fault;
    const fs::path found = fs::canonical(asked, fault);
    if (!fault)
        return found;
    if (fault != std::errc::no_such_file_or_directory && fault != std::errc::not_a_directory)
        refuse(asked, fault);
    return named(behind_links(named(asked)));
}

/// Whether a folder cannot be replaced by another: it is a mount point or the working directory.
bool isHeld(const fs::path& folder) {
    struct statx found {};
    const bool is_mounted = statx(AT_FDCWD, folder.c_str(), 0, STATX_TYPE, &found) == 0 &&
                            (found.stx_attributes & STATX_ATTR_MOUNT_ROOT) != 0;
    std::error_code ignored;
    return is_mounted || fs::equivalent(folder, fs::current_path(ignored), ignored);
}

void checkPlace(const std::string& asked, const fs::path& folder) {
    std::error_code fault;
    const fs::file_status status = fs::status(folder, fault);
    if (!fs::exists(status))
        return;
    if (!fs::is_directory(status))
        throw FileError(Message("frames.file",
                                "%1: is a file; frames are written to a folder, an animation to a "
                                "name that ends in .webp",
                                {printable(asked)}));
    if (!fs::is_empty(folder, fault) || fault)
        throw FileError(Message("frames.not-empty",
                                "%1: is not empty; frames are written to a new or an empty folder",
                                {printable(asked)}));
    if (isHeld(folder))
        throw FileError(Message("frames.held",
                                "%1: cannot be replaced, since it is a mount point or the working "
                                "folder; name a new folder in it",
                                {printable(asked)}));
}

std::unique_ptr<UnfinishedFolder> begin(const std::string& asked) {
    const fs::path folder = placeOf(asked);
    checkPlace(asked, folder);
    try {
        return std::make_unique<UnfinishedFolder>(folder);
    } catch (const std::system_error& fault) {
        refuse(asked, fault.code());
    }
}

}  // namespace

WebpFrames::WebpFrames(std::string path, QSize size, double rate, QByteArray xmp)
    : path_(std::move(path)), rate_(rate), xmp_(std::move(xmp)), webp_(size) {}

int WebpFrames::time() const {
    constexpr double second = 1000;
    return static_cast<int>(std::lround(second * frames_ / rate_));
}

void WebpFrames::add(const QImage& frame) {
    webp_.add(frame, time());
    ++frames_;
}

void WebpFrames::finish() {
    const QByteArray bytes = webp_.finished(time(), xmp_);
    write_atomically(path_, {bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

PngFrames::PngFrames(const std::string& folder) : asked_(folder), filling_(begin(folder)) {}

void PngFrames::add(const QImage& frame) {
    const QString name = QStringLiteral("frame-%1.png").arg(++frames_, 4, 10, QLatin1Char('0'));
    const QByteArray bytes = encodedPng(frame);
    write_atomically((filling_->path() / name.toStdString()).string(),
                     {bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

void PngFrames::finish() {
    try {
        filling_->take_place();
    } catch (const std::system_error& fault) {
        if (fault.code() == std::errc::directory_not_empty ||
            fault.code() == std::errc::file_exists)
            throw FileError(Message("frames.meanwhile",
                                    "%1: another program has written to it meanwhile; the frames "
                                    "are not kept",
                                    {printable(asked_)}));
        refuse(asked_, fault.code());
    }
}

}  // namespace attnscope
