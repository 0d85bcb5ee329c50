#pragma once

#include <QToolButton>
#include <QWidget>

class QMenu;

namespace attnscope {

/// The surface that a view stands on, with a button in its upper right corner for what can be done
/// with it.
class ViewCard : public QWidget {
    Q_OBJECT

public:
    ViewCard(QWidget* view, const QString& name, QWidget* parent);

    /// The menu behind the button; filled by whoever knows what can be done.
    QMenu* menu() const;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QToolButton* button_;
};

/// Paints the rounded surface that every part of the window stands on.
void paintCard(QWidget& widget);

/// A ⋯ button with an empty menu of exports.
QToolButton* makeMenuButton(const QString& name, QWidget* parent);

}  // namespace attnscope
