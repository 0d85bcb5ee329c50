#pragma once

#include <QImage>
#include <QPainter>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "core/heads/heads.h"
#include "ui/heads/heads_layout.h"
#include "ui/heatmap/color_scale.h"
#include "ui/look/theme.h"

namespace attnscope {

/// One head in the overview.
struct HeadTile {
    std::shared_ptr<const HeadSummary> head;
    QImage picture;              ///< null until it is to be seen
    mutable QImage scaled = {};  ///< the picture on the pixels where it was painted last
    bool stale = false;          ///< of another Scenario; its successor is being computed
};

/// Numbers of heads as colours: the one by which they are sorted, evenly from the smallest to the
/// largest.
struct HeadColors {
    HeadOrder number = HeadOrder::entropy;
    double low = 0, high = 0;  ///< in nats, if it is an entropy
    ColorScale scale;          ///< of places between the two; empty if no head has the number

    /// The head's colour; none if it lacks the number.
    std::optional<QColor> of(const HeadSummary& head) const;
};

/// Everything that the overview shows; painting it computes nothing. All pictures have one scale of
/// colours.
struct HeadsScene {
    Scenario scenario;                 ///< of the heads; its colours and order are the present ones
    std::vector<HeadsOfLayer> layers;  ///< of which heads come
    std::optional<HeadId> chosen;      ///< the head that the matrix shows
    std::vector<HeadTile> tiles;       ///< in their order
    bool outdated = false;             ///< whether other heads are wanted than all of these
    ColorScale scale;

    /// Begins anew: the heads to come are of this Scenario and these layers.
    void begin(const Scenario& of, std::vector<HeadsOfLayer> heads);
    void add(const std::shared_ptr<const HeadSummary>& head);
    /// Ends adding heads: no more come.
    void finish();
    void clear();
    /// Takes what needs no new heads: order, colours, unit, and which head is chosen.
    void follow(const Scenario& now);

    /// Makes the picture of the head at that index, to be painted.
    void color(int index);

    bool hasLayers() const { return layers.size() > 1; }
    /// Whether each layer is a row.
    bool isGrid() const;
    HeadsGrid grid() const;
    HeadsLayout layout(QSizeF size, bool with_title, HeadsLayout::Excess excess) const;
    HeadColors colors() const;

    int indexOf(const HeadId& head) const;
    int indexOfChosen() const { return chosen ? indexOf(*chosen) : -1; }
    /// Returns the index of the head that is nearest to a place in the grid, in its row; −1 if
    /// there is none.
    int indexAt(QPoint place) const;
    /// Returns the Scenario `now` with the head at that index chosen.
    Scenario choosing(int index, const Scenario& now) const;
    /// The first head that has numbers; null if none has.
    const HeadSummary* firstSound() const;
    std::vector<std::shared_ptr<const HeadSummary>> summaries() const;

private:
    std::vector<Layer> layersAlone() const;
    void insert(HeadTile&& tile);
    void sort();
    void forgetPictures();
    ColorScale scaleOf(const HeadSummary& head) const;
};

/// "Heads   n = 64, d = 32, λ = 0.177": what stands above an exported picture.
QString headsTitle(const HeadsScene& scene);

/// The number of lines of text below each picture: a third if keys of some head share a direction.
int headsTextLines(const HeadsScene& scene);

/// Captions that say what the numbers below the pictures, or the colours, are; shorter and shorter.
QStringList headsCaptions(const HeadsScene& scene, bool are_colors = false);

/// Whether heads are sorted by one of their scores, rather than by number or entropy.
bool isScore(HeadOrder order);

/// Returns a value with its sign: +0.120, −0.120.
QString signedText(double value);

/// A number by which heads are sorted, as it is shown: entropies in the Scenario's unit.
QString numberText(double number, HeadOrder of, const Scenario& scenario);

/// The ends of the bar of colours, as short as there is room for.
std::pair<QString, QString> headsScaleLabels(const ColorScale& scale, double room);

/// "mean key 36 %": its share of the squared norm.
QString meanKeyText(const HeadSummary& head);

/// "Head 3", or "Layer 2, head 3" if there are several layers.
QString headName(const HeadSummary& head, bool of_layers);

/// All numbers of a head, in sentences.
QString headText(const HeadSummary& head, const Scenario& scenario, bool of_layers = false);

/// Paints the heads. The rows of tiles are moved up by `scrolled`; the pointer is over the head at
/// index `pointed`.
void paintHeads(QPainter& painter, const HeadsLayout& layout, const HeadsScene& scene,
                const Theme& theme, double scrolled = 0, int pointed = -1);

/// Paints the heads as they are exported: all of them on that area; `marked`: with the selected one
/// marked.
void paintExportedHeads(QPainter& painter, QSizeF size, HeadsScene scene, const Theme& theme,
                        bool with_title, bool marked);

}  // namespace attnscope
