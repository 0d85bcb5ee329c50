#pragma once

#include <QLabel>
#include <optional>

#include "core/engines/cell.h"
#include "ui/heatmap/heatmap_view.h"
#include "ui/jobs/attention_picture.h"
#include "ui/jobs/latest_job.h"

namespace attnscope {

/// The cells under one pixel of a picture, and their weight or, in a difference, their change of
/// weight. Several cells have one pooled weight; it is NaN if all are masked.
struct CellWeight {
    PixelAxis::Range queries, keys;
    double weight;
    bool is_coarse;  ///< rows under the pixel were left out

    bool isOne() const { return queries.end - queries.begin == 1 && keys.end - keys.begin == 1; }
    bool operator==(const CellWeight&) const = default;
};

/// Returns the cells and the weight of the pixel at a position of the matrix (x: keys, y: rows);
/// nullopt if the picture does not show that position.
std::optional<CellWeight> weightAt(const AttentionFrame& frame, QPointF cell);

/// A line below the matrix that describes the cell under the pointer.
class CellReadOut : public QLabel {
    Q_OBJECT

public:
    explicit CellReadOut(QWidget* parent);

    /// Describes what is at `cell`; nullopt if the pointer is on no cell.
    void read(const AttentionPicture* picture, std::optional<QPointF> cell,
              const PlaceNames& places);

    /// Sets whether the line says that it waits for a cell.
    void setAsking(bool asks);
    bool isAsking() const { return asks_; }

    /// The full text of the line, even if it has no room for all of it.
    const QString& said() const { return said_; }
    bool isBusy() const { return job_.isBusy(); }

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QString none() const;
    void say(const QString& text);
    void readDetails(const AttentionPicture& picture, const CellWeight& at, const QString& text);

    QString said_;
    bool asks_ = true;
    std::optional<CellWeight> at_;
    std::shared_ptr<CellReader> reader_ = std::make_shared<CellReader>();
    LatestJob job_;
};

}  // namespace attnscope
