#pragma once

#include <QByteArray>
#include <QSize>
#include <memory>

class QImage;

struct WebPAnimEncoder;

namespace attnscope {

/// An animated WebP file in the making, without loss: each frame comes out as it was put in. It
/// plays over and over.
class WebpAnimation {
public:
    /// Throws InvalidRequest for a size that WebP cannot hold, Error where memory does not suffice.
    explicit WebpAnimation(QSize size);
    ~WebpAnimation();
    WebpAnimation(const WebpAnimation&) = delete;
    WebpAnimation& operator=(const WebpAnimation&) = delete;

    /// A frame of that size, opaque, to be seen from that many milliseconds on. Frames come in
    /// their order; one like the frame before only prolongs that. Throws Error.
    void add(const QImage& frame, int from);

    /// The file, whose last frame ends at that time, with an XMP packet. Throws Error.
    QByteArray finished(int end, const QByteArray& xmp);

private:
    struct Delete {
        void operator()(WebPAnimEncoder* encoder) const;
    };

    QSize size_;
    std::unique_ptr<WebPAnimEncoder, Delete> encoder_;
};

}  // namespace attnscope
