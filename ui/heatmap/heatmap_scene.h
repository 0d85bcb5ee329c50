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
    /// Extends the axis to cover the other one.
    void include(const EntropyAxis& other);
    bool operator==(const EntropyAxis&) const = default;
};

/// For each row of pixels, the entropies of the matrix's rows under it, in the Scenario's unit (NaN
/// if none was computed). With the axis on which they are drawn.
struct EntropyStrip {
    struct Bin {
        double least, mean, most;
    };
    std::vector<Bin> bins;
    EntropyAxis axis;

    EntropyStrip() = default;
    EntropyStrip(const AttentionFrame& frame, const EntropyUnit& unit);
};

/// The scales of a matrix, which matrices beside one another can share.
struct MatrixScales {
    ColorScale colors;
    EntropyAxis entropies;

    /// Extends the scales to cover `other`; the colours only if they are assigned in the same way.
    void include(const MatrixScales& other);
    bool operator==(const MatrixScales&) const = default;
};

/// A place of the matrix that an explanation speaks of: a row, a key or a cell.
struct CellMark {
    std::optional<std::int64_t> row, key;

    bool operator==(const CellMark&) const = default;
};

/// The part of a picture that is dimmed while another is computed: none; the rows of pixels that
/// are still coarse; or all of it, because the picture is out of date.
enum class Fog { none, coarse, all };

/// Everything that a picture of the matrix shows; painting it computes nothing.
struct HeatmapScene {
    MatrixWindow window;
    PixelAxis rows_axis, keys_axis;  ///< of `image` and `strip`
    QImage image;                    ///< transparent if every cell that a pixel pools is masked
    ColorScale scale;                ///< of `image`
    MatrixScales own;                ///< scales of its frame alone
    EntropyStrip strip;
    Scenario scenario;
    QString title;
    PlaceNames places;                ///< of queries and keys
    std::optional<std::int64_t> row;  ///< the selected row
    bool pinned = false;
    std::optional<CellMark> mark;
    std::vector<float> profile;  ///< pooled weights of the selected row, over the keys in view
    double profile_from = 0, profile_to = 0;  ///< the keys that `profile` covers
    Fog fog = Fog::none;
    bool rowOutdated = false;  ///< whether `profile` is out of date

    bool isDifference = false;           ///< of two matrices
    bool isSigned = false;               ///< whether weights may be below 0
    std::optional<MatrixScales> common;  ///< scales shared with other pictures, which
                                         ///< this one's are extended to cover

    bool coarse = false;                  ///< whether rows under the pixels were left out
    std::vector<PixelAxis::Range> exact;  ///< rows of pixels under which no row was left out

    /// The names of the rows.
    PlaceNames rowNames() const;

    /// The cells that `image` covers.
    QRectF shownCells() const;

    /// Takes a frame as it comes from the engine, without window or selection.
    void take(const AttentionFrame& frame, const Scenario& of);
    /// Takes a frame during a drag, or a finer frame than the last. The scales of colours and
    /// entropies still cover what they covered before.
    void takeOn(const AttentionFrame& frame, const Scenario& of);
    /// Takes the selected row's weights: a frame one row high.
    void takeRow(const AttentionFrame& frame);

    /// Applies the scales again to the frame that was taken last, after `common` has changed.
    void scaleTo(const AttentionFrame& frame);

private:
    void show(const AttentionFrame& frame, const Scenario& of, EntropyStrip entropies);

    MatrixScales covered_;  ///< the scales without `common`
};

/// Whether the selected row is marked by a line and its number.
enum class RowMarked { no, yes };

void paintScene(QPainter& painter, const HeatmapLayout& layout, const HeatmapScene& scene,
                const Theme& theme, RowMarked marked = RowMarked::yes);

/// "Attention matrix   n = 512, d = 64, λ = 0.125, head 3 of 12": the title above an exported
/// picture; `head` may be empty.
QString matrixTitle(const Scenario& scenario, const QString& head);

/// "Made-up head", "Made-up queries" or "Made-up keys": what of the matrix comes from no model and
/// is no chance either; empty if nothing is.
QString madeUpLabel(const Scenario& scenario);

/// Returns the title above a picture. The title of a difference names the two matrices.
QString matrixTitleOf(const AttentionPicture& picture);

/// "16 × 16 cells a pixel · max"
QString poolingBadge(const PixelAxis& rows, const PixelAxis& keys, Pooling pooling);

}  // namespace attnscope
