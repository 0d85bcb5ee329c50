#include "ui/animation/frame_sinks.h"

#include <QImage>
#include <cmath>
#include <random>
#include <system_error>

#include "core/errors.h"
#include "core/io/atomic_file.h"
#include "core/io/destination.h"
#include "ui/export/export.h"

namespace attnscope {
namespace {

namespace fs = std::filesystem;

/// Without the slashes that it may end in.
fs::path named(const std::string& folder) {
    const fs::path path(folder);
    return path.has_filename() ? path : path.parent_path();
}

void checkPlace(const fs::path& folder) {
    std::error_code fault;
    const fs::file_status status = fs::status(folder, fault);
    if (!fs::exists(status))
        return;
    if (!fs::is_directory(status))
        throw FileError(Message("frames.file",
                                "%1: is a file; frames are written to a folder, an animation to a "
                                "name that ends in .webp",
                                {folder.string()}));
    if (!fs::is_empty(folder, fault) || fault)
        throw FileError(Message("frames.not-empty",
                                "%1: is not empty; frames are written to a new or an empty folder",
                                {folder.string()}));
}

/// A name beside the folder that nothing has.
fs::path nameBeside(const fs::path& folder) {
    std::random_device random;
    fs::path name = ".";
    name += folder.filename();
    name += ".";
    name += std::to_string(random());
    return folder_of(folder) / name;
}

[[noreturn]] void refuse(const fs::path& folder, const std::error_code& fault) {
    throw FileError(Message("frames.folder", "the folder %1 cannot be made: %2",
                            {folder.string(), fault.message()}));
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

PngFrames::PngFrames(const std::string& folder) : folder_(named(folder)) {
    checkPlace(folder_);
    filling_ = nameBeside(folder_);
    std::error_code fault;
    if (!fs::create_directory(filling_, fault) || fault)
        refuse(folder_, fault);
}

PngFrames::~PngFrames() {
    std::error_code ignored;
    if (!filling_.empty())
        fs::remove_all(filling_, ignored);
}

void PngFrames::add(const QImage& frame) {
    const QString name = QStringLiteral("frame-%1.png").arg(++frames_, 4, 10, QLatin1Char('0'));
    const QByteArray bytes = encodedPng(frame);
    write_atomically((filling_ / name.toStdString()).string(),
                     {bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

void PngFrames::finish() {
    std::error_code fault;
    fs::rename(filling_, folder_, fault);
    if (fault)
        refuse(folder_, fault);
    filling_.clear();
}

}  // namespace attnscope
