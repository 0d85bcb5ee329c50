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
#include "core/attention/pooling.h"
#include "core/attention/positions.h"
#include "core/attention/variants.h"
#include "core/engines/pixel_axis.h"
#include "core/parameters/parameter.h"
#include "core/scaling/rule.h"
#include "core/softmax/row_statistics.h"
#include "core/text/message.h"
#include "core/vectors/vectors.h"

namespace attnscope {

/// A rectangle of the attention matrix (end exclusive) and the pixels that it can be shown on.
struct Viewport {
    std::int64_t row_begin = 0, row_end = 0;
    std::int64_t key_begin = 0, key_end = 0;
    int width = 0, height = 0;

    bool operator==(const Viewport&) const = default;
};

/// Returns the pixels that show a viewport, which is limited to the matrix of rows × keys cells.
/// Throws InvalidRequest if it shows no cell.
PictureAxes axes_of(const Viewport& viewport, std::int64_t rows, std::int64_t keys);

/// The rows of a matrix whose statistics are known, each with its λ.
class KnownRows {
public:
    bool has(std::int64_t row) const {
        return row < std::ssize(is_known_) && is_known_[static_cast<std::size_t>(row)] != 0;
    }
    const RowStatistics& statistics(std::int64_t row) const {
        return statistics_[static_cast<std::size_t>(row)];
    }
    double lambda(std::int64_t row) const { return lambdas_[static_cast<std::size_t>(row)]; }

    /// Adds one of `rows` rows.
    void add(std::int64_t row, std::int64_t rows, const RowStatistics& statistics, double lambda);

private:
    std::vector<RowStatistics> statistics_;
    std::vector<double> lambdas_;
    std::vector<char> is_known_;
};

/// A request to an engine. The variant computes scores s_ij of the input, the position scheme may
/// change them and may add a bias b: logits are x_ij = λ s_ij + b(i, j), and p = softmax of each
/// row over all keys that the mask shows, including those outside the viewport, or what the variant
/// has in place of the softmax.
struct AttentionRequest {
    QueriesAndKeys input;
    const Variant* variant = variants().front();
    const PositionScheme* position = positions().front();
    const AttentionMask* mask = masks().front();
    ParameterValues parameters;    ///< of the variant, the position scheme and the mask
    std::int64_t first_place = 0;  ///< position of row 0 among the keys (alignment.h); row i is i
                                   ///< further on
    std::uint64_t seed = 1;        ///< of the variant's weights
    std::string weights_file;      ///< file of the variant's weights; if empty, they are drawn

    /// Whether λ multiplies cosines: the vectors whose inner products are the scores are normalised
    /// after they have been prepared.
    bool cosines = false;

    double lambda = 0;
    std::vector<double> row_lambdas;  ///< if not empty, λ of each row instead
    RowTemper temper = nullptr;  ///< if set, λ of a row is multiplied by temper(entropy at λ)
    double softcap = 0;          ///< if c > 0, c tanh(λs/c) + b instead of λs + b

    /// The part of the matrix to show, limited to the matrix; no picture if absent. Every pixel
    /// pools equally many cells, as few as the width and height allow, so the picture may have
    /// fewer pixels (see PixelAxis).
    std::optional<Viewport> viewport;
    std::optional<PictureAxes> pixels;  ///< of a picture or a part of it, in place of a viewport
    Pooling pooling = Pooling::max;

    /// Whether to compute statistics of every row rather than of those in the viewport alone.
    /// Always the case without a viewport.
    bool all_rows = false;

    /// If positive, the most query rows that are computed for each row of pixels, spread evenly; no
    /// other rows are computed. 1 gives a coarse picture fast.
    int rows_per_pixel = 0;

    /// If set, rows known from frames of the same request, or of the same request for other pixels.
    /// The sums over their keys outside the picture need not be computed again, although an engine
    /// may do so.
    const KnownRows* known = nullptr;
};

/// λ of a row, before its entropy changes it.
inline double lambda_of(const AttentionRequest& request, std::int64_t row) {
    return request.row_lambdas.empty() ? request.lambda
                                       : request.row_lambdas[static_cast<std::size_t>(row)];
}

/// The keys that a row sees.
inline VisibleKeys visible_keys(const AttentionRequest& request, std::int64_t row) {
    return request.mask->visible(row + request.first_place, request.input.keys->rows,
                                 request.parameters);
}

/// Returns the request for the Scenario's attention of these vectors: the records that it chooses,
/// λ of each row, which the rule gives for d and the number of keys that the row sees, and pooling.
/// Reads only what attention_inputs() keeps of the Scenario. Prepares nothing yet.
AttentionRequest attention_request(const Scenario& scenario, const QueriesAndKeys& input);

/// Returns the variant that is computed. If λ multiplies cosines, this is the cosine variant in
/// place of any variant that is a softmax of inner products.
const Variant& computed_variant(const AttentionRequest& request);

/// The engine that computed a frame in place of the one that was asked, and the reason.
struct Substitute {
    std::string backend, device;
    Message reason;
    bool for_good = false;  ///< the engine that was asked is not used any more
};

/// The part of a subtracted frame that a difference keeps: the statistics of the same rows.
struct Subtracted {
    std::vector<RowStatistics> statistics;
    std::vector<double> lambdas;
};

/// The answer of an engine: a picture and the statistics of the rows that were computed, ascending
/// by row. The picture is row-major, rows_axis.count × keys_axis.count. A pixel is the largest or
/// the mean of the weights that it pools, without those that are masked or were not computed; NaN
/// if none is left.
struct AttentionFrame {
    PixelAxis rows_axis, keys_axis;
    std::vector<float> weights;
    std::vector<std::int64_t> rows;
    std::vector<RowStatistics> statistics;
    std::vector<double> lambdas;           ///< of the computed rows
    std::optional<Subtracted> subtracted;  ///< if the picture is a difference (difference.h)
    std::optional<Substitute> substitute;  ///< if another engine than the one asked computed it
    std::int64_t scores = 0;               ///< scores computed
    double seconds = 0;                    ///< the engine's own time
    bool coarse = false;                   ///< some rows of the viewport were left out
    std::vector<PixelAxis::Range> exact;   ///< rows of pixels of a coarse picture that are complete

    bool has_picture() const { return rows_axis.count > 0; }
    PictureAxes axes() const { return {rows_axis, keys_axis}; }
    bool is_difference() const { return subtracted.has_value(); }
    /// Whether the picture is that of a viewport, which lies inside the matrix.
    bool shows(const Viewport& viewport) const;
};

/// Part of the work done, in [0, 1]; called from any thread, at most thirty times a second.
using Progress = std::function<void(double)>;

/// Receives whole rows of weights from first_row on: rows × keys numbers, row-major.
using RowSink = std::function<void(std::int64_t first_row, std::span<const float> weights)>;

/// Computes attention. Safe to call from one thread at a time; never holds n × n unless the
/// engine's own cache of small score matrices does.
class AttentionEngine {
public:
    virtual ~AttentionEngine() = default;

    virtual std::string backend() const = 0;  ///< "cpu" or "gpu"
    virtual std::string device() const = 0;   ///< the device that it runs on, for people to read

    /// Throws Cancelled when asked to stop; InvalidRequest if Q and K do not fit each other, a λ is
    /// outside [0, 1e30], the viewport shows no cell, scores could overflow float32, or a chosen
    /// record refuses its parameters.
    virtual AttentionFrame compute(const AttentionRequest& request, const std::stop_token& stop,
                                   const Progress& progress) = 0;

    /// Passes full rows of weights to `sink` in blocks, ascending; masked keys have weight 0. For
    /// callers that need the whole matrix; viewport and pooling do not matter. Throws as compute()
    /// does.
    virtual void stream_rows(const AttentionRequest& request, std::int64_t row_begin,
                             std::int64_t row_end, const std::stop_token& stop,
                             const RowSink& sink) = 0;
};

/// Makes the CPU engine. Scores are float32 products, each summed over d in order; e^x has a
/// relative error of 1.2e-7. Row sums are kept in double; the sums over all keys but the largest
/// are kept apart. Entropy and diversity therefore have a relative error below 1e-5, apart
/// from that of the scores, even in nearly frozen rows. With a bias or a softcap logits are float32
/// numbers, with a relative error of 1.2e-7 and limited to ±1e38. The last scores are kept if they
/// take no more than 65 MiB, so that another λ or mask costs the softmax alone. The same request
/// gives the same bytes whatever the number of threads.
std::unique_ptr<AttentionEngine> make_cpu_engine();

/// Returns the weight of each computed row in a mean over the rows of a frame. In a coarse picture
/// all rows of pixels have the same weight, however many of their rows are known, because otherwise
/// those that are already exact, the first ones, would dominate the mean.
std::vector<double> row_shares(const AttentionFrame& frame);

/// Means over the rows of a frame, as the command line prints them. Rows that give no key a weight
/// are left out, and the means are NaN if there are no others. Only mean_row_sum is over all rows,
/// with 0 for a row that sees no key.
struct AttentionSummary {
    double mean_entropy, mean_collision, mean_gradient, max_weight, mean_row_sum;
};
AttentionSummary summarize(const AttentionFrame& frame);

}  // namespace attnscope
