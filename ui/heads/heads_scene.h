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
    QImage picture;              ///< null until the head is first in view
    mutable QImage scaled = {};  ///< `picture`, scaled to the pixels on which it was painted last
    bool stale = false;          ///< `head` is of an earlier Scenario and will be replaced
};

/// Colours for a number of each head: the number by which the heads are sorted, or their entropy if
/// they are in the order of the file. Colours are linear from the smallest number to the largest;
/// those of distances are diverging, with equal strength on both sides of 0.
struct HeadColors {
    HeadOrder number = HeadOrder::entropy;
    double low = 0, high = 0;  ///< smallest and largest number, entropies in nats
    ColorScale scale;          ///< from 0 (low) to 1 (high); empty if no head has the number

    /// Returns the head's colour; nullopt if the head has no such number.
    std::optional<QColor> of(const HeadSummary& head) const;
};

/// Everything that the overview shows; painting it computes nothing. All pictures share one colour
/// scale.
struct HeadsScene {
    Scenario scenario;                 ///< of the heads, with the present colours and order
    std::vector<HeadsOfLayer> layers;  ///< the layers whose heads are shown
    std::optional<HeadId> chosen;      ///< the head that the matrix shows
    std::vector<HeadTile> tiles;       ///< sorted by the chosen order
    bool outdated = false;             ///< whether all tiles are out of date
    ColorScale scale;

    /// Starts again: the heads that are added from now on are of this Scenario and these layers.
    /// Tiles of the same heads stay, marked as stale; all other tiles are removed.
    void begin(const Scenario& of, std::vector<HeadsOfLayer> heads);
    void add(const std::shared_ptr<const HeadSummary>& head);
    /// Removes the tiles that are still stale, after the last head was added.
    void finish();
    void clear();
    /// Takes over from `now` what needs no new heads: order, colours, unit, and which head is
    /// chosen.
    void follow(const Scenario& now);

    /// Makes the picture of the head at that index, if it has none yet.
    void color(int index);

    bool hasLayers() const { return layers.size() > 1; }
    /// Whether each layer is a row.
    bool isGrid() const;
    HeadsGrid grid() const;
    HeadsLayout layout(QSizeF size, bool with_title, HeadsLayout::Excess excess) const;
    HeadColors colors() const;

    int indexOf(const HeadId& head) const;
    int indexOfChosen() const { return chosen ? indexOf(*chosen) : -1; }
    /// Returns the index of the head nearest to `place` (x: column, y: row) in the same row of the
    /// grid; −1 if there is none.
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

/// "Heads   n = 64, d = 32, λ = 0.177": the title above an exported picture.
QString headsTitle(const HeadsScene& scene);

/// Returns the number of lines of text below each picture: 2, or 3 if the keys of some head share a
/// direction.
int headsTextLines(const HeadsScene& scene);

/// How the numbers below the pictures are written, alike for all heads.
struct HeadNumbers {
    bool haveError = false;  ///< distances have their standard errors, for which all have room
};

/// Returns how the numbers are written in these tiles.
HeadNumbers headNumbers(const HeadsScene& scene, const HeadsLayout& layout);

/// Returns the texts of a head's entropy, "H 2.345", and of its other number: a score or the
/// distance.
std::pair<QString, QString> numbersText(const HeadSummary& head, const HeadsScene& scene,
                                        const HeadNumbers& how);

/// Returns captions, from the longest to the shortest, that say what the numbers or colours of
/// these tiles are.
QStringList headsCaptions(const HeadsScene& scene, const HeadsLayout& layout);

/// Whether heads are sorted by one of their scores, rather than by number or entropy.
bool isScore(HeadOrder order);

/// Returns a word for a place that heads are known to give weight to (habit_of()): "sink".
QString habitName(HeadOrder place);

/// Returns a value with its sign: +0.120, −0.120.
QString signedText(double value);

/// Returns the text of the number of a head by which heads are sorted, in the Scenario's unit.
QString numberText(const HeadSummary& head, HeadOrder of, const Scenario& scenario);

/// Returns texts of a head's distance in the Scenario's unit, the longest first: with its standard
/// error, "−0.123 ± 0.004", and without. The last one is "≈ 0" for a distance that chance explains.
QStringList distanceTexts(const HeadSummary& head, const Scenario& scenario);

/// Returns the labels of the two ends of the colour bar, shortened if they are wider than `room`.
std::pair<QString, QString> headsScaleLabels(const ColorScale& scale, double room);

/// "mean key 36 %": the squared norm of the mean key over the keys' mean squared norm.
QString meanKeyText(const HeadSummary& head);

/// Returns the sentence on the chosen head (half_made_up_headline(), head_headline()); empty if it
/// is not computed yet.
QString headsHeadline(const HeadsScene& scene);

/// "Head 3", or "Layer 2, head 3" if there are several layers.
QString shortHeadName(const HeadSummary& head, bool of_layers);

/// "Head 3", or "Layer 2 (decoder.2), head 3" if there are several layers.
QString headName(const HeadSummary& head, bool of_layers);

/// All numbers of a head, in sentences.
QString headText(const HeadSummary& head, const Scenario& scenario, bool of_layers = false);

/// Paints the heads. The rows of tiles are moved up by `scrolled`; the pointer is over the head at
/// index `pointed`.
void paintHeads(QPainter& painter, const HeadsLayout& layout, const HeadsScene& scene,
                const Theme& theme, double scrolled = 0, int pointed = -1);

/// Paints all heads on an area of that size, as they are exported. If `marked`, the selected head
/// is marked.
void paintExportedHeads(QPainter& painter, QSizeF size, HeadsScene scene, const Theme& theme,
                        bool with_title, bool marked);

}  // namespace attnscope
