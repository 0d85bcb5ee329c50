#pragma once

#include <QSlider>
#include <optional>

namespace attnscope {

/// A horizontal slider whose handle keeps its distance from the pointer during a drag, so that
/// pressing the handle does not move it. A press beside the handle brings the handle there.
class HandleSlider : public QSlider {
    Q_OBJECT

public:
    explicit HandleSlider(QWidget* parent);

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    struct Grip {
        double x;      ///< of the pointer when the handle was pressed
        int position;  ///< of the slider at that time
    };

    int handleLength() const;
    bool isOnHandle(double x) const;

    std::optional<Grip> grip_;
};

}  // namespace attnscope
