#pragma once

#include <QImage>
#include <QPainter>
#include <memory>
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
    QImage picture;      ///< null until it is to be seen
    bool stale = false;  ///< of another Scenario; its successor is being computed
};

/// Everything that the overview shows; painting it computes nothing. All pictures have one scale of
/// colours.
struct HeadsScene {
    Scenario scenario;            ///< of the heads; its colours and order are the present ones
    std::vector<HeadTile> tiles;  ///< in their order
    bool outdated = false;        ///< whether other heads are wanted than all of these
    ColorScale scale;

    /// Begins anew: the heads to come are of this Scenario.
    void begin(const Scenario& of);
    void add(const std::shared_ptr<const HeadSummary>& head);
    /// Ends adding heads: no more come.
    void finish();
    void clear();
    /// Takes what needs no new heads: order, colours, unit, and which head is chosen.
    void follow(const Scenario& now);

    /// Makes the picture of the head at that index, to be painted.
    void color(int index);

    int indexOf(std::int64_t head) const;
    /// The first head that has numbers; null if none has.
    const HeadSummary* firstSound() const;
    std::vector<std::shared_ptr<const HeadSummary>> summaries() const;

private:
    void sort();
    void forgetPictures();
    ColorScale scaleOf(const HeadSummary& head) const;
};

/// "Heads   n = 64, d = 32, λ = 0.177": what stands above an exported picture.
QString headsTitle(const HeadsScene& scene);

/// The number of lines of text below each picture: a third if keys of some head share a direction.
int headsTextLines(const HeadsScene& scene);

/// Captions that say what the numbers below the pictures are, shorter and shorter.
QStringList headsCaptions(const HeadsScene& scene);

/// Returns a value with its sign: +0.120, −0.120.
QString signedText(double value);

/// The ends of the bar of colours, as short as there is room for.
std::pair<QString, QString> headsScaleLabels(const ColorScale& scale, double room);

/// "mean key 36 %": its share of the squared norm.
QString meanKeyText(const HeadSummary& head);

/// All numbers of a head, in a sentence.
QString headText(const HeadSummary& head, const Scenario& scenario);

/// Paints the heads. The rows of tiles are moved up by `scrolled`; the pointer is over the head at
/// index `pointed`.
void paintHeads(QPainter& painter, const HeadsLayout& layout, const HeadsScene& scene,
                const Theme& theme, double scrolled = 0, int pointed = -1);

/// Paints the heads as they are exported: all of them on that area; `marked`: with the selected one
/// marked.
void paintExportedHeads(QPainter& painter, QSizeF size, HeadsScene scene, const Theme& theme,
                        bool with_title, bool marked);

}  // namespace attnscope
