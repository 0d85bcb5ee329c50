#pragma once

#include <QByteArray>
#include <QSize>
#include <memory>
#include <string>

#include "core/io/unfinished_folder.h"
#include "ui/animation/webp_animation.h"

class QImage;

namespace attnscope {

/// Takes the frames of an animation in their order. The output appears when finish() is called;
/// without that call, nothing of it is left.
class FrameSink {
public:
    virtual ~FrameSink() = default;
    virtual void add(const QImage& frame) = 0;
    virtual void finish() = 0;
};

/// An animated WebP file.
class WebpFrames : public FrameSink {
public:
    WebpFrames(std::string path, QSize size, double rate, QByteArray xmp);

    void add(const QImage& frame) override;
    void finish() override;

private:
    int time() const;

    std::string path_;
    double rate_;
    QByteArray xmp_;
    WebpAnimation webp_;
    int frames_ = 0;
};

/// A folder of PNG pictures. A symbolic link in its place stays a link, and leads to the pictures.
class PngFrames : public FrameSink {
public:
    /// Throws FileError if the folder cannot be made or replaced, or holds anything already.
    explicit PngFrames(const std::string& folder);

    void add(const QImage& frame) override;
    void finish() override;

private:
    std::string asked_;
    std::unique_ptr<UnfinishedFolder> filling_;
    int frames_ = 0;
};

}  // namespace attnscope
