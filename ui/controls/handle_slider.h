#pragma once

#include <QSlider>
#include <optional>

namespace attnscope {

/// A horizontal slider whose handle stays under the pointer where it was taken: pressing it moves
/// nothing. A press beside the handle brings it there.
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
        double x;      ///< where the handle was taken
        int position;  ///< of the slider then
    };

    int handleLength() const;
    bool isOnHandle(double x) const;

    std::optional<Grip> grip_;
};

}  // namespace attnscope
