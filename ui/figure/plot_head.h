#pragma once

#include <QRectF>
#include <QString>

#include "ui/figure/plot_layout.h"
#include "ui/look/text_metrics.h"

namespace attnscope {

/// The head of a picture: a panel's letter, the title, and the caption, which names the y axis. A
/// picture on the screen has the caption alone, upwards beside the axis; its title stands on the
/// card.
class PlotHead {
public:
    /// `colorRow` is the height of the row between the head and the plot, 0 if there is none.
    PlotHead(const Figure& figure, const LayoutRequest& request, double colorRow);

    /// Height from the border to the plot or to its colour bar.
    double height() const;

    /// Height of the title's lines after its first.
    double titleOverflow() const { return overflow_; }

    /// Width that a caption beside the y axis needs left of the ticks' labels.
    double widthBesideAxis() const;

    /// Places letter, title and caption in a picture whose plot is placed.
    void place(PlotLayout& out) const;

private:
    enum class CaptionPlace { besideTitle, belowTitle, besideAxis };

    double rowHeight() const;
    double letterWidth() const;
    double right() const;
    double captionLeft() const;
    void fitTitle(double colorRow);
    CaptionPlace captionPlace() const;
    double placeLetter(PlotLayout& out) const;
    double placeTitle(PlotLayout& out, double left) const;
    PlacedText captionBesideTitle(double left) const;
    PlacedText captionBelowTitle() const;
    PlacedText captionBeside(const QRectF& plot) const;

    const Figure& figure_;
    const LayoutRequest& request_;
    const TextMetrics small_, large_;
    QString title_;        ///< as it is shown
    double overflow_ = 0;  ///< height of the title's lines after its first
    CaptionPlace place_;
};

/// Returns a text that is cut if it does not fit into its box.
PlacedText placeText(const TextMetrics& metrics, const QString& text, const QRectF& box);

}  // namespace attnscope
