#pragma once

#include <QByteArray>
#include <QSize>
#include <memory>

class QImage;

struct WebPAnimEncoder;

namespace attnscope {

/// Makes an animated WebP file without loss: each frame comes out as it was put in. The animation
/// repeats for ever.
class WebpAnimation {
public:
    /// Throws InvalidRequest for a size that WebP cannot hold, Error if memory does not suffice.
    explicit WebpAnimation(QSize size);
    ~WebpAnimation();
    WebpAnimation(const WebpAnimation&) = delete;
    WebpAnimation& operator=(const WebpAnimation&) = delete;

    /// Adds a frame of the animation's size, opaque, that is shown from `from` milliseconds on.
    /// Frames come in their order; one that equals the frame before it only prolongs that one.
    /// Throws Error.
    void add(const QImage& frame, int from);

    /// Returns the file, whose last frame ends at `end` milliseconds, with an XMP packet. Throws
    /// Error.
    QByteArray finished(int end, const QByteArray& xmp);

private:
    struct Delete {
        void operator()(WebPAnimEncoder* encoder) const;
    };

    QSize size_;
    std::unique_ptr<WebPAnimEncoder, Delete> encoder_;
};

}  // namespace attnscope
