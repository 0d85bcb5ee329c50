#pragma once

#include <QImage>
#include <QPainter>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/engines/engine.h"
#include "core/scenario/scenario.h"
#include "core/softmax/entropy_unit.h"
#include "ui/heatmap/color_scale.h"
#include "ui/heatmap/heatmap_layout.h"
#include "ui/heatmap/matrix_window.h"
#include "ui/look/theme.h"
#include "ui/model/place_names.h"

namespace attnscope {

struct AttentionPicture;

/// The ends of an axis of entropies; empty if no row has one.
struct EntropyAxis {
    double low = 0, high = 0;

    bool isEmpty() const { return !(low < high); }
    /// Extends the axis to what the other one covers.
    void include(const EntropyAxis& other);
    bool operator==(const EntropyAxis&) const = default;
};

/// Entropies of the rows under each row of pixels, in the Scenario's unit, NaN if none was
/// computed; and the axis that they are drawn on.
struct EntropyStrip {
    struct Bin {
        double least, mean, most;
    };
    std::vector<Bin> bins;
    EntropyAxis axis;

    EntropyStrip() = default;
    EntropyStrip(const AttentionFrame& frame, const EntropyUnit& unit);
};

/// The scales that matrices beside each other are shown on.
struct MatrixScales {
    ColorScale colors;
    EntropyAxis entropies;

    /// Extends the scales to what the others cover, as far as these are of one kind.
    void include(const MatrixScales& other);
    bool operator==(const MatrixScales&) const = default;
};

/// The part of a picture that is dimmed while another is computed: nothing; the rows of pixels that
/// are coarse, as they become finer; all, as it is of something else than is wanted now.
enum class Fog { none, coarse, all };

/// Everything that a picture of the matrix shows; painting it computes nothing.
struct HeatmapScene {
    MatrixWindow window;
    PixelAxis rows_axis, keys_axis;  ///< of `image` and `strip`
    QImage image;                    ///< transparent if every cell that a pixel pools is masked
    ColorScale scale;                ///< of `image`
    MatrixScales own;                ///< of its frame alone
    EntropyStrip strip;
    Scenario scenario;
    QString title;
    PlaceNames places;                ///< of queries and keys
    std::optional<std::int64_t> row;  ///< the selected row
    bool pinned = false;
    std::vector<float> profile;  ///< pooled weights of the selected row, over the keys in view
    double profile_from = 0, profile_to = 0;  ///< the keys that `profile` covers
    Fog fog = Fog::none;
    bool rowOutdated = false;  ///< `profile` is of something else than is wanted now

    bool isDifference = false;           ///< of two matrices
    std::optional<MatrixScales> common;  ///< scales of several pictures, which this one's cover,
                                         ///< too

    bool coarse = false;                  ///< rows under the pixels were left out
    std::vector<PixelAxis::Range> exact;  ///< rows of pixels under which none were left out

    /// The names of the rows.
    PlaceNames rowNames() const;

    /// Where `image` lies among the cells.
    QRectF shownCells() const;

    /// Takes a frame as it comes from the engine, without window or selection.
    void take(const AttentionFrame& frame, const Scenario& of);
    /// Takes a frame during a drag, or one that is finer than the last: colours and strip go on to
    /// cover what they covered before.
    void takeOn(const AttentionFrame& frame, const Scenario& of);
    /// Takes the selected row's weights: a frame one row high.
    void takeRow(const AttentionFrame& frame);

    /// Lays the frame that was taken out anew, after `common` has changed.
    void scaleTo(const AttentionFrame& frame);

private:
    void show(const AttentionFrame& frame, const Scenario& of, EntropyStrip entropies);

    MatrixScales covered_;  ///< what is covered without `common`
};

/// Whether the selected row has its line and its number.
enum class RowMarked { no, yes };

void paintScene(QPainter& painter, const HeatmapLayout& layout, const HeatmapScene& scene,
                const Theme& theme, RowMarked marked = RowMarked::yes);

/// "Attention matrix   n = 512, d = 64, λ = 0.125, head 3 of 12": what stands above an exported
/// picture; `head` may be empty.
QString matrixTitle(const Scenario& scenario, const QString& head);

/// Returns what stands above a picture; of a difference, it says of which two matrices.
QString matrixTitleOf(const AttentionPicture& picture);

/// "16 × 16 cells a pixel · max"
QString poolingBadge(const PixelAxis& rows, const PixelAxis& keys, Pooling pooling);

}  // namespace attnscope
