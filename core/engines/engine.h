#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "core/attention/masks.h"
#include "core/attention/normalizers.h"
#include "core/attention/pooling.h"
#include "core/attention/positions.h"
#include "core/attention/variants.h"
#include "core/engines/pixel_axis.h"
#include "core/parameters/parameter.h"
#include "core/scaling/rule.h"
#include "core/softmax/row_statistics.h"
#include "core/text/message.h"
#include "core/vectors/position_file.h"
#include "core/vectors/vectors.h"

namespace attnscope {

/// A rectangle of the attention matrix (end exclusive), and the width and height in pixels of the
/// area that is to show it.
struct Viewport {
    std::int64_t row_begin = 0, row_end = 0;
    std::int64_t key_begin = 0, key_end = 0;
    int width = 0, height = 0;

    bool operator==(const Viewport&) const = default;
};

/// Returns the pixels that show the part of a viewport which lies inside the matrix of rows × keys
/// cells. Throws InvalidRequest if there is no such part, or no pixel.
PictureAxes axes_of(const Viewport& viewport, std::int64_t rows, std::int64_t keys);

/// The rows of a matrix that have known statistics, and λ of each of them.
class KnownRows {
public:
    bool has(std::int64_t row) const {
        return row < std::ssize(is_known_) && is_known_[static_cast<std::size_t>(row)] != 0;
    }
    const RowStatistics& statistics(std::int64_t row) const {
        return statistics_[static_cast<std::size_t>(row)];
    }
    double lambda(std::int64_t row) const { return lambdas_[static_cast<std::size_t>(row)]; }

    /// Adds a row of a matrix of `rows` rows.
    void add(std::int64_t row, std::int64_t rows, const RowStatistics& statistics, double lambda);

private:
    std::vector<RowStatistics> statistics_;
    std::vector<double> lambdas_;
    std::vector<char> is_known_;
};

/// A request to an engine. The variant computes scores s_ij of the input; the position scheme may
/// change these scores, multiply them by a factor a and add a bias b. Logits are x_ij = λ a(i, j)
/// s_ij + b(i, j). The normaliser
/// makes the weights p of a row of its logits. They extend over all keys that the mask shows,
/// including those outside the viewport.
struct AttentionRequest {
    QueriesAndKeys input;
    const Variant* variant = variants().front();
    const PositionScheme* position = positions().front();
    const AttentionMask* mask = masks().front();
    const Normalizer* normalizer = normalizers().front();
    ParameterValues parameters;    ///< of the variant, the position scheme, the mask and the
                                   ///< normaliser
    std::int64_t first_place = 0;  ///< position of row 0 among the keys (alignment.h); row i is at
                                   ///< first_place + i
    std::uint64_t seed = 1;        ///< of the variant's weights and the position scheme's numbers
    std::string weights_file;      ///< file of the variant's weights; if empty, they are drawn
    PositionFile position_file;    ///< of the position scheme's numbers

    /// Whether λ multiplies cosines. If so, the prepared vectors, whose inner products are the
    /// scores, are normalised.
    bool cosines = false;

    double lambda = 0;
    std::vector<double> row_lambdas;  ///< if not empty, λ of each row in place of `lambda`
    RowTemper temper = nullptr;  ///< if set, λ of a row is multiplied by temper(entropy at λ)
    double softcap = 0;          ///< if c > 0, c tanh(λs/c) + b instead of λs + b
    double qk_clip = 0;  ///< if τ > 0, every λ is multiplied by min(1, τ/m), where m is the largest
                         ///< λs of all keys that all rows see, at the λ before `temper`

    /// The part of the matrix to show, limited to the matrix; no picture if absent. Every pixel
    /// pools equally many cells, as few as the width and height allow, so the picture may have
    /// fewer pixels (see PixelAxis).
    std::optional<Viewport> viewport;
    std::optional<PictureAxes> pixels;  ///< if set, pixels to show in place of the viewport
    Pooling pooling = Pooling::max;

    /// Whether to compute statistics of every row rather than of those in the viewport alone.
    /// Always the case without a viewport.
    bool all_rows = false;

    /// If positive, the most rows of the matrix that are computed for each row of pixels, spread
    /// evenly; no other rows are computed, whatever `all_rows` is. 1 gives a coarse picture fast.
    int rows_per_pixel = 0;

    /// If set, rows that are known from frames of the same request, for the same pixels or others.
    /// Their keys outside the picture need not be summed again, although an engine may do so.
    const KnownRows* known = nullptr;
};

/// Returns λ of a row, before its entropy changes it.
inline double lambda_of(const AttentionRequest& request, std::int64_t row) {
    return request.row_lambdas.empty() ? request.lambda
                                       : request.row_lambdas[static_cast<std::size_t>(row)];
}

/// Returns the keys that a row sees.
inline VisibleKeys visible_keys(const AttentionRequest& request, std::int64_t row) {
    return visible_keys(*request.mask, *request.normalizer, row + request.first_place,
                        request.input.keys->rows, request.parameters);
}

/// Whether weights are the squares that the variant has in place of the softmax. Any other
/// normaliser than the softmax replaces these, too.
inline bool has_squares(const AttentionRequest& request) {
    return request.variant->squared_relu_divisor && request.normalizer->is_softmax();
}

/// Whether weights are a difference of two softmaxes, so that some may be below 0.
inline bool is_signed(const AttentionRequest& request) {
    return request.variant->subtracted != nullptr;
}

/// Returns the request for the Scenario's attention of these vectors: the variant, position scheme,
/// mask, normaliser and pooling that it chooses, and λ of each row by its rule. Reads only what
/// attention_inputs() keeps of the Scenario, and the file of sinks if it names one. Prepares
/// nothing yet. Throws FileError.
AttentionRequest attention_request(const Scenario& scenario, const QueriesAndKeys& input);

/// Returns the variant that is computed: the requested one, except that the cosine variant takes
/// its place if λ multiplies cosines of the vectors themselves and the weights are a softmax.
const Variant& computed_variant(const AttentionRequest& request);

/// The engine that computed a frame in place of the requested one, and the reason.
struct Substitute {
    std::string backend, device;
    Message reason;
    bool for_good = false;  ///< whether the requested engine is not used any more
};

/// What a difference keeps of the subtracted frame: the statistics and λ of the same rows.
struct Subtracted {
    std::vector<RowStatistics> statistics;
    std::vector<double> lambdas;
};

/// The answer of an engine: a picture and the statistics of the rows that were computed, ascending
/// by row. The picture is row-major, rows_axis.count × keys_axis.count. A pixel is the largest or
/// the mean of the weights that it pools, without those that are masked or were not computed; NaN
/// if none is left. Of weights of either sign, the largest is that of largest size, with its sign.
struct AttentionFrame {
    PixelAxis rows_axis, keys_axis;
    std::vector<float> weights;
    std::vector<std::int64_t> rows;
    std::vector<RowStatistics> statistics;
    std::vector<double> lambdas;           ///< of the computed rows
    double clip_factor = 1;                ///< by which request.qk_clip multiplied them
    bool is_signed = false;                ///< whether weights may be below 0
    std::optional<Subtracted> subtracted;  ///< if the picture is a difference (difference.h)
    std::optional<Substitute> substitute;  ///< if another engine than the requested one computed it
    std::int64_t scores = 0;               ///< scores computed
    double seconds = 0;                    ///< the engine's own time
    bool coarse = false;                   ///< whether some rows of the picture were left out
    std::vector<PixelAxis::Range> exact;   ///< rows of pixels of a coarse picture that are complete

    bool has_picture() const { return rows_axis.count > 0; }
    PictureAxes axes() const { return {rows_axis, keys_axis}; }
    bool is_difference() const { return subtracted.has_value(); }
    /// Whether the picture shows numbers of either sign.
    bool has_signed_picture() const { return is_signed || is_difference(); }
    /// Whether the picture is that of this viewport, which must lie inside the matrix.
    bool shows(const Viewport& viewport) const;
};

/// Receives the fraction of the work done, in [0, 1]; called from any thread, at most thirty times
/// a second.
using Progress = std::function<void(double)>;

/// Receives whole rows of weights from first_row on: rows × keys numbers, row-major.
using RowSink = std::function<void(std::int64_t first_row, std::span<const float> weights)>;

/// Computes attention. Only one thread may call an engine at a time. Never holds an n × n matrix,
/// except that an engine may keep the scores of small ones.
class AttentionEngine {
public:
    virtual ~AttentionEngine() = default;

    virtual std::string backend() const = 0;  ///< "cpu" or "gpu"
    virtual std::string device() const = 0;   ///< the device that it runs on, for people to read

    /// Computes the picture and the row statistics of a request. Throws Cancelled when asked to
    /// stop. Throws InvalidRequest if Q and K do not fit each other, a λ, the softcap or the clip
    /// is outside [0, 1e30], the viewport shows no cell, scores could overflow float32, or a chosen
    /// record refuses its parameters.
    virtual AttentionFrame compute(const AttentionRequest& request, const std::stop_token& stop,
                                   const Progress& progress) = 0;

    /// Passes full rows of weights to `sink` in blocks, ascending; masked keys have weight 0. For
    /// callers that need the whole matrix; viewport and pooling do not matter. Throws what
    /// compute() throws, and InvalidRequest if the rows lie outside the matrix.
    virtual void stream_rows(const AttentionRequest& request, std::int64_t row_begin,
                             std::int64_t row_end, const std::stop_token& stop,
                             const RowSink& sink) = 0;
};

/// Makes the CPU engine. Scores are float32 products, each summed over d in order; e^x has a
/// relative error of 1.2e-7. The sums of a row are kept in double, and the key with the largest
/// logit is kept apart from the sums over all others. Entropy and diversity therefore have a
/// relative error below 1e-5, apart from that of the scores, even in nearly frozen rows. With a
/// bias or a softcap logits are float32 numbers, with a relative error of 1.2e-7 and limited to
/// ±1e38. The last scores are kept if they take no more than 65 MiB, so that another λ or mask
/// costs the softmax alone. Where weights are a difference of two softmaxes, each has these errors.
/// Where weights follow from all logits of a row together, each thread holds the logits of up to 64
/// rows; weights are computed in double. The same request gives the same bytes whatever the number
/// of threads.
std::unique_ptr<AttentionEngine> make_cpu_engine();

/// Returns the weight of each computed row in a mean over the rows of a frame. In a coarse picture
/// all rows of pixels have the same weight, however many of their rows are known. Otherwise the
/// mean would depend mostly on the rows of pixels that are already exact, which are the first ones.
std::vector<double> row_shares(const AttentionFrame& frame);

/// Means over the rows of a frame and the largest weight of all, in size but with its sign, as the
/// command line prints them.
/// Rows that give no key a weight are left out; if no others are there, the means are NaN. Only
/// mean_row_sum, mean_support and mean_negative are over all rows, where a row that gives no key a
/// weight counts as 0.
struct AttentionSummary {
    double mean_entropy, mean_collision, mean_gradient, max_weight, mean_row_sum, mean_support,
        mean_negative;
};
AttentionSummary summarize(const AttentionFrame& frame);

}  // namespace attnscope
