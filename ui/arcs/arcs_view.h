#pragma once

#include <QWidget>

#include "ui/arcs/arcs_layout.h"
#include "ui/model/row_choice.h"

namespace attnscope {

/// Shows the tokens of a row and what it attends to. Pointing at a query shows its row, a click or
/// the arrow keys pin it; the wheel scrolls the queries. Computes nothing.
class ArcsView : public QWidget {
    Q_OBJECT

public:
    explicit ArcsView(RowChoice& choice, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setMagnification(double magnification);
    void setPlaces(const PlaceNames& places);
    /// Shows a row, in place of a message.
    void setScene(const ArcsScene& scene);
    void setOutdated(bool outdated);
    void setMessage(const QString& message, const QString& hint = {});
    QString message() const { return message_; }

    const ArcsScene& scene() const { return scene_; }
    /// The layout, in pixels of the widget divided by the magnification.
    ArcsLayout arranged() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// Emitted with the captions that can be shown beside the title.
    void captionsChanged(const QStringList& captions);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

private:
    void bringRow();
    void showRow();
    void moveRow(std::int64_t by);
    void point(std::optional<std::int64_t> key);
    QStringList captions(const ShownTokens& shown) const;
    QString textAt(QPointF point) const;

    RowChoice& choice_;
    Theme theme_ = lightTheme();
    double magnification_ = 1;
    ArcsScene scene_;
    QString message_, hint_;
    std::optional<std::int64_t> first_query_;  ///< the first query that is shown, if not all are
    std::optional<std::int64_t> pointed_;      ///< the key under the pointer
    int turned_ = 0;                           ///< what the wheel has turned beyond whole lines
};

}  // namespace attnscope
