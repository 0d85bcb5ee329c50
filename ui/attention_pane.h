#pragma once

#include <QLabel>
#include <QTimer>
#include <QWidget>
#include <memory>
#include <optional>

#include "ui/board.h"
#include "ui/jobs/attention_feed.h"
#include "ui/scenario_model.h"
#include "ui/theme.h"

class QMenu;

namespace attnscope {

class HeatmapView;

/// The attention matrix with its controls above and the read-out of a row below.
class AttentionPane : public QWidget {
    Q_OBJECT

public:
    AttentionPane(ScenarioModel& model, std::unique_ptr<AttentionEngine> engine, QWidget* parent);

    void setTheme(const Theme& theme);
    HeatmapView* view() const { return view_; }
    AttentionFeed& feed() { return feed_; }
    /// The picture or the row is being computed.
    bool isBusy() const { return feed_.isBusy() || rows_.isBusy(); }
    QMenu* menu() const { return menu_; }

    /// What is shown; nothing before the first frame.
    const AttentionPicture* picture() const { return picture_ ? &*picture_ : nullptr; }
    /// Paints what is in view as it is exported: computed for the picture's own resolution where
    /// that is quick, else as it is on the screen.
    void paintPicture(QPainter& painter, QSizeF size, const Theme& theme, bool with_row) const;

    QString readOut() const { return read_out_->text(); }
    QString meanText() const { return mean_->text(); }

Q_SIGNALS:
    void rowMarked(const std::optional<attnscope::RowMark>& mark);
    void pictureShown(const attnscope::AttentionPicture& picture);

protected:
    void paintEvent(QPaintEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* header();
    void watch();
    void requestViewport();
    void show(const AttentionPicture& picture);
    QString whatToDo() const;
    void selectRow(qint64 row);
    void showMean();
    void showRow(qint64 row, const AttentionFrame& frame);

    ScenarioModel& model_;
    HeatmapView* view_;
    QLabel* read_out_;
    QLabel* mean_;
    QMenu* menu_ = nullptr;
    std::optional<AttentionPicture> picture_;
    bool greeted_ = false;  ///< a first row has been selected
    QTimer busy_;
    AttentionFeed feed_;
    RowFeed rows_;
};

/// "Row 137: H 5.71 nat · e^H 302 · max 0.013 @ 88", each number in as many characters as any.
QString rowReadOut(std::int64_t row, const RowStatistics& statistics, EntropyUnit unit);

}  // namespace attnscope
