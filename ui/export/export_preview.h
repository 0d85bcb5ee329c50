#pragma once

#include <QImage>
#include <QWidget>
#include <memory>
#include <optional>

#include "ui/jobs/latest_job.h"
#include "ui/views/exported_view.h"

namespace attnscope {

/// Shows the file that a request would make: a PNG pixel by pixel, a picture of a vector format as
/// it is drawn at this size, or the beginning of a table. Computes in the background, and only the
/// parts that have changed.
class ExportPreview : public QWidget {
    Q_OBJECT

public:
    ExportPreview(EngineMaker make_engine, QWidget* parent);

    /// Shows the request as a file of that ending.
    void show(const ExportRequest& request, const std::string& ending);
    bool isBusy() const { return job_.isBusy(); }
    /// The picture. For a PNG it has the pixels of the file (fewer above 24 million), even if the
    /// preview has room for fewer.
    const QImage& picture() const { return picture_; }
    /// What paints both the picture and the file.
    const Paint& painting() const { return painting_; }
    const QString& text() const { return text_; }

    QSize sizeHint() const override;

    /// Chooses the figure of a board that is edited: drawn() and what converts places refer to it.
    void setEdited(const std::string& view);
    /// Emits panelChosen() if another figure of the board is at that point.
    void choosePanelAt(QPointF at);
    /// The figure that is edited, as it is drawn; null unless its picture is shown.
    std::shared_ptr<const DrawnFigure> drawn() const;
    /// Converts a point of the preview to the drawn figure. onPreview() converts a box of the
    /// figure to the preview.
    QPointF onFigure(QPointF at) const;
    QRectF onPreview(const QRectF& box) const;

Q_SIGNALS:
    void panelChosen(const std::string& view);
    /// Emitted with the curves that can be hidden.
    void entriesKnown(const std::vector<std::pair<std::string, QString>>& entries);
    /// Emitted with every picture and table; null if the view is no figure.
    void figureDrawn(const std::shared_ptr<const attnscope::DrawnFigure>& drawn);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Computed;

    void post();
    QRectF page() const;
    void tellEdited();
    const DrawnPanel* editedPanel() const;
    QRectF placeOf(const DrawnPanel& panel) const;
    void showText(const QString& text);
    void showPicture(const Paint& painting, const QImage& picture, const QImage& seen);

    EngineMaker make_engine_;
    ExportRequest request_;
    std::string ending_ = "png";
    std::shared_ptr<Computed> computed_;
    Paint painting_;
    QImage picture_, seen_;
    QString text_;
    std::vector<DrawnPanel> panels_;  ///< the figures in the picture
    std::string edited_;              ///< the one that is edited, if the view is a board
    LatestJob job_;
};

}  // namespace attnscope
