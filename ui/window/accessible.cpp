#include "ui/window/accessible.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QApplication>
#include <cmath>

#include "ui/arcs/arcs_view.h"
#include "ui/figure/figure_view.h"
#include "ui/heads/heads_view.h"
#include "ui/heatmap/heatmap_view.h"
#include "ui/panel/number_control.h"
#include "ui/views/view_title.h"
#include "ui/window/accessible_list.h"

namespace attnscope {
namespace {

/// A picture whose description says what it shows now.
class Chart : public QAccessibleWidget {
public:
    explicit Chart(QWidget* view) : QAccessibleWidget(view, QAccessible::Chart) {}

    QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Value ? widget()->accessibleDescription()
                                          : QAccessibleWidget::text(kind);
    }
};

/// A figure, whose description is made when a screen reader asks for it.
class FigureChart : public QAccessibleWidget {
public:
    explicit FigureChart(FigureView* view)
        : QAccessibleWidget(view, QAccessible::Chart), view_(view) {}

    QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Value || kind == QAccessible::Description
                   ? view_->description()
                   : QAccessibleWidget::text(kind);
    }

private:
    FigureView* view_;
};

/// Returns the value of 1 in the last decimal place of a number, such as 0.01 for 5.75. A screen
/// reader says as many places.
double lastPlaceOf(const QString& number) {
    const QString mantissa = number.section(u'e', 0, 0), exponent = number.section(u'e', 1);
    const qsizetype places = mantissa.contains(u'.') ? mantissa.section(u'.', 1).size() : 0;
    return std::pow(10.0, exponent.toInt() - places);
}

/// A slider whose value for screen readers is the number that it sets, not its position.
class NumberSlider : public QAccessibleWidget, public QAccessibleValueInterface {
public:
    NumberSlider(QSlider* slider, NumberControl* control)
        : QAccessibleWidget(slider, QAccessible::Slider), control_(control) {}

    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::ValueInterface ? static_cast<QAccessibleValueInterface*>(this)
                                                   : QAccessibleWidget::interface_cast(type);
    }
    QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Value ? control_->spoken() : QAccessibleWidget::text(kind);
    }
    QVariant currentValue() const override { return control_->value(); }
    void setCurrentValue(const QVariant& value) override { control_->setValue(value.toDouble()); }
    QVariant minimumValue() const override { return control_->scale().min; }
    QVariant maximumValue() const override { return control_->scale().max; }
    QVariant minimumStepSize() const override {
        return lastPlaceOf(control_->spoken().section(u' ', 0, 0));
    }

private:
    NumberControl* control_;
};

/// A title that opens the menu of its card.
class MenuButton : public QAccessibleWidget {
public:
    explicit MenuButton(ViewTitle* title) : QAccessibleWidget(title, QAccessible::ButtonMenu) {}

    QStringList actionNames() const override { return {pressAction(), showMenuAction()}; }
    void doAction(const QString& action) override {
        if (actionNames().contains(action))
            static_cast<ViewTitle*>(widget())->click();
    }
};

QAccessibleInterface* make(const QString&, QObject* object) {
    if (auto* figure = qobject_cast<FigureView*>(object))
        return new FigureChart(figure);
    if (auto* matrix = qobject_cast<HeatmapView*>(object))
        return new Chart(matrix);
    if (auto* heads = qobject_cast<HeadsView*>(object))
        return new Chart(heads);
    if (auto* arcs = qobject_cast<ArcsView*>(object))
        return new Chart(arcs);
    if (auto* title = qobject_cast<ViewTitle*>(object))
        return new MenuButton(title);
    if (auto* slider = qobject_cast<QSlider*>(object))
        if (auto* control = qobject_cast<NumberControl*>(slider->parentWidget()))
            return new NumberSlider(slider, control);
    if (auto* list = qobject_cast<QComboBox*>(object))
        return accessibleList(list);
    if (auto* label = qobject_cast<ListLabel*>(object))
        return accessibleLabel(label);
    return nullptr;
}

}  // namespace

void installAccessibility() {
    QAccessible::installFactory(make);
    qApp->installEventFilter(new NamedChoices(qApp));
}

}  // namespace attnscope
