#pragma once

#include <QByteArray>
#include <QSize>
#include <filesystem>
#include <string>

#include "ui/animation/webp_animation.h"

class QImage;

namespace attnscope {

/// Takes the frames of an animation in their order. What it writes is there once it is finished;
/// nothing is left of it before.
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

/// A folder of PNG pictures, which is filled under another name beside its place.
class PngFrames : public FrameSink {
public:
    /// Throws FileError where the folder cannot be made, or holds anything already.
    explicit PngFrames(const std::string& folder);
    ~PngFrames() override;

    void add(const QImage& frame) override;
    void finish() override;

private:
    std::filesystem::path folder_, filling_;
    int frames_ = 0;
};

}  // namespace attnscope
