#include "tests/ui/shown_texts.h"

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QPointer>
#include <QSpinBox>
#include <QTextDocumentFragment>
#include <QTextEdit>

#include "tests/ui/keeper_device.h"
#include "ui/figure/figure_view.h"
#include "ui/figure/qcustomplot.h"

namespace attnscope::testing {
namespace {

/// Keeps the texts that are painted and nothing else.
class TextKeeper : public QPaintEngine {
public:
    QStringList texts;

    TextKeeper() : QPaintEngine(AllFeatures) {}
    Type type() const override { return User; }
    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState&) override {}
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    void drawPath(const QPainterPath&) override {}
    void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
    void drawTextItem(const QPointF&, const QTextItem& item) override { texts.append(item.text()); }
};

using TextDevice = KeeperDevice<TextKeeper>;

QList<ShownText> textsOf(const TextDevice& device, const QString& where) {
    QList<ShownText> texts;
    for (const QString& text : device.keeper().texts)
        texts.append({text, where});
    return texts;
}

QStringList itemsOf(const QComboBox& list) {
    QStringList items;
    for (int i = 0; i < list.count(); ++i)
        items.append(list.itemText(i));
    return items;
}

/// Collects what widgets and actions say.
class Listener {
public:
    QList<ShownText> texts;

    void hear(QWidget& widget) {
        openMenusOf(widget);
        hearOne(widget);
        for (QWidget* part : widget.findChildren<QWidget*>())
            hearOne(*part);
    }

private:
    /// Menus that are filled when they open, those in them too.
    static void openMenusOf(QWidget& widget) {
        constexpr int deepest = 3;
        for (int depth = 0; depth < deepest; ++depth) {
            QList<QPointer<QMenu>> menus;
            for (QMenu* menu : widget.findChildren<QMenu*>())
                menus.append(menu);
            for (const QPointer<QMenu>& menu : menus)
                if (menu)
                    Q_EMIT menu->aboutToShow();
        }
    }

    void add(const QString& text, const QString& where) {
        if (!text.isEmpty())
            texts.append({text, where});
    }

    void addAll(const QStringList& more, const QString& where) {
        for (const QString& text : more)
            add(text, where);
    }

    void hearOne(const QWidget& widget) {
        const QString name = QLatin1StringView(widget.metaObject()->className());
        add(widget.windowTitle(), name + QStringLiteral(", title"));
        add(widget.toolTip(), name + QStringLiteral(", tooltip"));
        add(widget.statusTip(), name + QStringLiteral(", status tip"));
        add(widget.whatsThis(), name + QStringLiteral(", what's this"));
        add(widget.accessibleName(), name + QStringLiteral(", accessible name"));
        add(widget.accessibleDescription(), name + QStringLiteral(", accessible description"));
        if (const auto* figure = qobject_cast<const FigureView*>(&widget))
            add(figure->description(), name + QStringLiteral(", description"));
        hearText(widget, name);
        for (const QAction* action : widget.actions())
            hearAction(*action, name);
    }

    void hearText(const QWidget& widget, const QString& name) {
        if (const auto* label = qobject_cast<const QLabel*>(&widget))
            add(label->text(), name);
        else if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
            add(button->text(), name);
        else if (const auto* entry = qobject_cast<const QLineEdit*>(&widget))
            addAll({entry->text(), entry->placeholderText()}, name);
        else if (const auto* box = qobject_cast<const QSpinBox*>(&widget))
            addAll({box->prefix(), box->suffix()}, name);
        else if (const auto* group = qobject_cast<const QGroupBox*>(&widget))
            add(group->title(), name);
        else if (const auto* menu = qobject_cast<const QMenu*>(&widget))
            add(menu->title(), name);
        else if (const auto* document = qobject_cast<const QTextEdit*>(&widget))
            add(document->toPlainText(), name);
        else if (const auto* list = qobject_cast<const QComboBox*>(&widget))
            addAll(itemsOf(*list), name);
    }

    void hearAction(const QAction& action, const QString& owner) {
        const QString where = owner + QStringLiteral(", action");
        add(action.text(), where);
        add(action.toolTip(), where);
        add(action.shortcut().toString(QKeySequence::NativeText), where);
    }
};

}  // namespace

QList<ShownText> saidBy(QWidget& widget) {
    Listener listener;
    listener.hear(widget);
    return listener.texts;
}

QList<ShownText> paintedBy(const std::function<void(QPainter&)>& paint, const QString& where) {
    TextDevice device;
    QPainter painter(&device);
    paint(painter);
    painter.end();
    return textsOf(device, where);
}

QList<ShownText> paintedBy(QWidget& window) {
    TextDevice device;
    window.render(&device);
    QList<ShownText> texts = textsOf(device, QStringLiteral("painted in the window"));
    for (QCustomPlot* plot : window.findChildren<QCustomPlot*>()) {  // they paint their pictures
        TextDevice of_plot;
        QCPPainter painter(&of_plot);
        plot->toPainter(&painter, plot->width(), plot->height());
        painter.end();
        texts += textsOf(of_plot, QStringLiteral("painted in a plot"));
    }
    return texts;
}

}  // namespace attnscope::testing
