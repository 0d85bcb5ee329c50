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

/// The pixels that show it, of a matrix of that size, to which it is lowered. Throws InvalidRequest
/// where it shows no cell.
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

    /// One of so many rows.
    void add(std::int64_t row, std::int64_t rows, const RowStatistics& statistics, double lambda);

private:
    std::vector<RowStatistics> statistics_;
    std::vector<double> lambdas_;
    std::vector<char> is_known_;
};

/// What an engine is asked for. The variant makes scores s_ij of the input, the position scheme may
/// change them and may add a bias b: logits are x_ij = λ s_ij + b(i, j), and p = softmax of each
/// row over all keys that the mask shows, also those outside the viewport; or what the variant has
/// in place of the softmax.
struct AttentionRequest {
    QueriesAndKeys input;
    const Variant* variant = variants().front();
    const PositionScheme* position = positions().front();
    const AttentionMask* mask = masks().front();
    ParameterValues parameters;    ///< what these three read
    std::int64_t first_place = 0;  ///< of row 0 among the keys (alignment.h); that of row i is i on
    std::uint64_t seed = 1;        ///< of the variant's weights
    std::string weights_file;      ///< that has them; where empty, they are drawn

    /// λ multiplies cosines: the vectors of inner products are normalised once they are prepared.
    bool cosines = false;

    double lambda = 0;
    std::vector<double> row_lambdas;  ///< where not empty, λ of each row instead
    RowTemper temper = nullptr;       ///< where given, λ of a row times this of its entropy at λ
    double softcap = 0;               ///< where c > 0, c tanh(λs/c) + b instead of λs + b

    /// No picture where absent. Lowered to the matrix. Every pixel pools equally many cells, as few
    /// as the width and height allow, so the picture may have fewer pixels (see PixelAxis).
    std::optional<Viewport> viewport;
    std::optional<PictureAxes> pixels;  ///< in place of a viewport: a picture's, or a part of them
    Pooling pooling = Pooling::max;

    /// Statistics for every row rather than those of the viewport alone. So too without a viewport.
    bool all_rows = false;

    /// Where positive, at most so many query rows are computed for each row of pixels and none
    /// besides. 1 gives a coarse picture fast; the rows taken are spread evenly.
    int rows_per_pixel = 0;

    /// Where given, rows that frames of the same request, or of other pixels, have. What their
    /// keys outside the picture add up to needs not be computed anew then; an engine may do so.
    const KnownRows* known = nullptr;
};

/// λ of a row, what its entropy makes of it aside.
inline double lambda_of(const AttentionRequest& request, std::int64_t row) {
    return request.row_lambdas.empty() ? request.lambda
                                       : request.row_lambdas[static_cast<std::size_t>(row)];
}

/// The keys that a row sees.
inline VisibleKeys visible_keys(const AttentionRequest& request, std::int64_t row) {
    return request.mask->visible(row + request.first_place, request.input.keys->rows,
                                 request.parameters);
}

/// The Scenario's attention of these vectors: what it chooses of each table, λ of its rule for each
/// row at d and the keys that the row sees, and pooling. Reads of the Scenario what
/// attention_inputs() keeps. Prepares nothing yet.
AttentionRequest attention_request(const Scenario& scenario, const QueriesAndKeys& input);

/// The variant that is computed: where λ multiplies cosines, in place of another softmax of
/// products the one that divides these by both norms.
const Variant& computed_variant(const AttentionRequest& request);

/// What computed a frame in place of the engine that was asked, and why.
struct Substitute {
    std::string backend, device;
    Message reason;
    bool for_good = false;  ///< the engine that was asked is not used any more
};

/// What a frame keeps of another that was subtracted from it: the statistics of the same rows.
struct Subtracted {
    std::vector<RowStatistics> statistics;
    std::vector<double> lambdas;
};

/// What it answers: the picture (row-major, rows_axis.count × keys_axis.count, the largest or the
/// mean of the unmasked weights computed of those that a pixel pools, NaN where there is none) and
/// the statistics of the rows that were computed, ascending by row.
struct AttentionFrame {
    PixelAxis rows_axis, keys_axis;
    std::vector<float> weights;
    std::vector<std::int64_t> rows;
    std::vector<RowStatistics> statistics;
    std::vector<double> lambdas;           ///< of these rows
    std::optional<Subtracted> subtracted;  ///< where the picture is a difference (difference.h)
    std::optional<Substitute> substitute;  ///< where another engine than the one asked computed it
    std::int64_t scores = 0;               ///< scores computed
    double seconds = 0;                    ///< the engine's own time
    bool coarse = false;                   ///< some rows of the viewport were left out
    std::vector<PixelAxis::Range> exact;   ///< rows of a coarse picture's pixels that lack none

    bool has_picture() const { return rows_axis.count > 0; }
    PictureAxes axes() const { return {rows_axis, keys_axis}; }
    bool is_difference() const { return subtracted.has_value(); }
    /// Whether the picture is that of a viewport, which lies inside the matrix.
    bool shows(const Viewport& viewport) const;
};

/// Part of the work done, in [0, 1]; called from any thread, at most thirty times a second.
using Progress = std::function<void(double)>;

/// Gets whole rows of weights, first_row and those after it: keys × rows numbers, row-major.
using RowSink = std::function<void(std::int64_t first_row, std::span<const float> weights)>;

/// Computes attention. Safe to call from one thread at a time; never holds n × n unless the
/// engine's own cache of small score matrices does.
class AttentionEngine {
public:
    virtual ~AttentionEngine() = default;

    virtual std::string backend() const = 0;  ///< "cpu" or "gpu"
    virtual std::string device() const = 0;   ///< what it runs on, for a person

    /// Throws Cancelled when asked to stop; InvalidRequest where Q and K do not fit each other, a λ
    /// is outside [0, 1e30], the viewport shows no cell, scores could overflow float32, or what is
    /// chosen of the tables refuses its parameters.
    virtual AttentionFrame compute(const AttentionRequest& request, const std::stop_token& stop,
                                   const Progress& progress) = 0;

    /// Full rows of weights in blocks, ascending; masked keys have weight 0. For those who ask for
    /// the matrix; viewport and pooling do not matter. Throws as compute() does.
    virtual void stream_rows(const AttentionRequest& request, std::int64_t row_begin,
                             std::int64_t row_end, const std::stop_token& stop,
                             const RowSink& sink) = 0;
};

/// Scores are float32 products, each summed over d in order; e^x is good to 1.2e-7; row sums are
/// kept in double and, of what a row leaves to keys beside its largest, apart: entropy and
/// diversity have a relative error below 1e-5, that of the scores aside, in nearly frozen rows too.
/// Keeps the last scores where they take no more than 65 MiB, so that another λ or mask costs the
/// softmax alone. The same request gives the same bytes whatever the number of threads.
/// With a bias or a softcap logits are float32 numbers: an error of 1.2e-7 of
/// their size, and none is beyond ±1e38.
std::unique_ptr<AttentionEngine> make_cpu_engine();

/// What each computed row counts in a mean over the rows of a frame. In a coarse picture all rows
/// of pixels count as much, however many of their rows are known by then: those that are exact
/// already would tell of the first rows alone.
std::vector<double> row_shares(const AttentionFrame& frame);

/// Means over the rows of a frame that give a key a weight, as the command line prints them, NaN
/// where none does; the sum of weights is the mean over all rows, 0 of one that sees no key.
struct AttentionSummary {
    double mean_entropy, mean_collision, mean_gradient, max_weight, mean_row_sum;
};
AttentionSummary summarize(const AttentionFrame& frame);

}  // namespace attnscope
