#include "ui/jobs/attention_picture.h"

#include <utility>

#include "core/engines/difference.h"
#include "core/text/errors.h"

namespace attnscope {

void subtract(AttentionPicture& picture, const Attention& other) {
    const std::int64_t rows = other.input.queries->rows, keys = other.input.keys->rows;
    if (rows != picture.rows || keys != picture.keys)
        throw InvalidRequest(Message("difference.sizes",
                                     "the matrices differ in size: %1 × %2 and %3 × %4",
                                     {picture.rows, picture.keys, rows, keys}));
    picture.minus = other;
    // The mean of differences is the difference of the means; with maxima that is not so.
    picture.scenario.pooling = picture.minus->scenario.pooling = "mean";
}

PictureRequest::PictureRequest(const AttentionPicture& of)
    : now(attention_request(of.scenario, of.input)) {
    if (of.minus)
        minus = attention_request(of.minus->scenario, of.minus->input);
}

AttentionFrame computeFrame(AttentionEngine& engine, PictureRequest request,
                            const PictureAxes& pixels, int rows_per_pixel,
                            const std::stop_token& stop, const Progress& progress) {
    const double share = request.minus ? 0.5 : 1;
    const auto frameOf = [&](AttentionRequest& of, double from) {
        of.pixels = pixels;
        of.rows_per_pixel = rows_per_pixel;
        return engine.compute(of, stop, [&, from](double part) { progress(from + share * part); });
    };
    AttentionFrame frame = frameOf(request.now, 0);
    return request.minus ? difference(std::move(frame), frameOf(*request.minus, share)) : frame;
}

AttentionFrame computeFrame(AttentionEngine& engine, const AttentionPicture& of,
                            const Viewport& cells, const std::stop_token& stop,
                            const Progress& progress) {
    return computeFrame(engine, PictureRequest(of), axes_of(cells, of.rows, of.keys), 0, stop,
                        progress);
}

}  // namespace attnscope
