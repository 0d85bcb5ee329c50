#include "ui/animation/webp_animation.h"

#include <webp/encode.h>
#include <webp/mux.h>
#include <QImage>

#include "core/text/errors.h"

namespace attnscope {
namespace {

[[noreturn]] void fail(const char* why) {
    throw Error(Message("webp.failed", "the animation cannot be encoded as WebP: %1", {why}));
}

/// Returns a fast configuration: level 0 makes files twice as large in the same time, higher ones
/// take several times as long for little.
WebPConfig lossless() {
    constexpr int level = 1;
    WebPConfig config;
    if (!WebPConfigInit(&config) || !WebPConfigLosslessPreset(&config, level))
        fail("another version of the library is installed");
    return config;
}

WebPAnimEncoderOptions playing_on() {
    WebPAnimEncoderOptions options;
    if (!WebPAnimEncoderOptionsInit(&options))
        fail("another version of the library is installed");
    options.anim_params.loop_count = 0;  // for ever
    return options;
}

/// A frame as the encoder takes it.
class Picture {
public:
    explicit Picture(const QImage& frame) {
        const QImage pixels = frame.convertToFormat(QImage::Format_RGB888);
        if (!WebPPictureInit(&picture_))
            fail("another version of the library is installed");
        picture_.use_argb = 1;
        picture_.width = pixels.width();
        picture_.height = pixels.height();
        if (pixels.isNull() || !WebPPictureImportRGB(&picture_, pixels.constBits(),
                                                     static_cast<int>(pixels.bytesPerLine()))) {
            WebPPictureFree(&picture_);
            fail("there is not enough memory");
        }
    }
    ~Picture() { WebPPictureFree(&picture_); }
    Picture(const Picture&) = delete;
    Picture& operator=(const Picture&) = delete;

    WebPPicture* get() { return &picture_; }

private:
    WebPPicture picture_;
};

/// A block of the library's memory.
struct Data {
    WebPData data;
    Data() { WebPDataInit(&data); }
    ~Data() { WebPDataClear(&data); }
    Data(const Data&) = delete;
    Data& operator=(const Data&) = delete;

    QByteArray bytes() const {
        return {reinterpret_cast<const char*>(data.bytes), static_cast<qsizetype>(data.size)};
    }
};

QByteArray with_xmp(const WebPData& file, const QByteArray& xmp) {
    const auto close = [](WebPMux* mux) { WebPMuxDelete(mux); };
    const std::unique_ptr<WebPMux, decltype(close)> mux(WebPMuxCreate(&file, 0), close);
    const WebPData packet{reinterpret_cast<const std::uint8_t*>(xmp.constData()),
                          static_cast<std::size_t>(xmp.size())};
    Data whole;
    if (!mux || WebPMuxSetChunk(mux.get(), "XMP ", &packet, 0) != WEBP_MUX_OK ||
        WebPMuxAssemble(mux.get(), &whole.data) != WEBP_MUX_OK)
        fail("its metadata cannot be added");
    return whole.bytes();
}

}  // namespace

void WebpAnimation::Delete::operator()(WebPAnimEncoder* encoder) const {
    WebPAnimEncoderDelete(encoder);
}

WebpAnimation::WebpAnimation(QSize size) : size_(size) {
    if (size.width() > WEBP_MAX_DIMENSION || size.height() > WEBP_MAX_DIMENSION)
        throw InvalidRequest(
            Message("webp.size",
                    "an animated WebP of %1 × %2 pixels cannot be made: each side has at most %3",
                    {size.width(), size.height(), WEBP_MAX_DIMENSION}));
    const WebPAnimEncoderOptions options = playing_on();
    encoder_.reset(WebPAnimEncoderNew(size.width(), size.height(), &options));
    if (!encoder_)
        fail("there is not enough memory");
}

WebpAnimation::~WebpAnimation() = default;

void WebpAnimation::add(const QImage& frame, int from) {
    const WebPConfig config = lossless();
    Picture picture(frame);
    if (!WebPAnimEncoderAdd(encoder_.get(), picture.get(), from, &config))
        fail(WebPAnimEncoderGetError(encoder_.get()));
}

QByteArray WebpAnimation::finished(int end, const QByteArray& xmp) {
    Data file;
    if (!WebPAnimEncoderAdd(encoder_.get(), nullptr, end, nullptr) ||
        !WebPAnimEncoderAssemble(encoder_.get(), &file.data))
        fail(WebPAnimEncoderGetError(encoder_.get()));
    return with_xmp(file.data, xmp);
}

}  // namespace attnscope
