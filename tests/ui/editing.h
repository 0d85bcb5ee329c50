#pragma once

#include <QComboBox>
#include <QLineEdit>
#include <QTabWidget>
#include <QTemporaryDir>

#include "tests/ui/exporting.h"
#include "ui/export/export_dialog.h"
#include "ui/export/export_preview.h"
#include "ui/export/figure_editor.h"

namespace attnscope::testing {

/// The export dialog of a window, in which a figure is edited.
struct Editing {
    Window window;
    Settings settings;
    QTemporaryDir folder;
    std::unique_ptr<ExportDialog> dialog;

    explicit Editing(const std::string& view = "entropy-vs-scale", const char* ending = "png",
                     const FigureEdits& before = {}) {
        window.settle();
        settings.setExportFolder(folder.path());
        Exporter& exporter = window.main.exporter();
        dialog = std::make_unique<ExportDialog>(
            view, QString::fromLatin1(ending), window.main.exportViews(),
            [&exporter, view, before](const std::string& of) {
                ExportRequest request = exporter.requestOf(of);
                if (before != FigureEdits())
                    request.shown.edits[view] = before;
                return request;
            },
            settings, make_cpu_engine, &window.main);
        dialog->show();
        wait();
    }

    void wait() const { QTRY_VERIFY_WITH_TIMEOUT(!preview().isBusy(), patience); }

    ExportPreview& preview() const { return *dialog->preview(); }
    const DrawnFigure& drawn() const { return *preview().drawn(); }
    const FigureEdits& edits() const { return dialog->editor()->edits(); }

    /// The control of that name; one that is seen before others.
    template <typename Widget>
    Widget* named(const char* name) const {
        Widget* found = nullptr;
        for (auto* each : dialog->findChildren<Widget*>())
            if (each->accessibleName() == QString::fromLatin1(name) &&
                (!found || (each->isVisible() && !found->isVisible())))
                found = each;
        return found;
    }

    void showTab(const char* name) const {
        for (int i = 0; i < dialog->tabs()->count(); ++i)
            if (dialog->tabs()->tabText(i) == QString::fromLatin1(name))
                dialog->tabs()->setCurrentIndex(i);
    }

    void type(const char* name, const QString& text) const {
        auto* entry = named<QLineEdit>(name);
        QVERIFY2(entry, name);
        entry->setFocus();
        entry->selectAll();
        if (text.isEmpty())
            QTest::keyClick(entry, Qt::Key_Delete);
        else
            QTest::keyClicks(entry, text);
        wait();
    }

    void choose(const char* name, const QVariant& value) const {
        auto* box = named<QComboBox>(name);
        QVERIFY2(box, name);
        box->setCurrentIndex(box->findData(value));
        Q_EMIT box->activated(box->currentIndex());
        wait();
    }

    /// Chooses what is exported, without waiting for it.
    void chooseView(const char* view) const {
        QComboBox& box = *dialog->viewBox();
        box.setCurrentIndex(box.findData(QString::fromLatin1(view)));
        Q_EMIT box.activated(box.currentIndex());
    }

    /// Presses, moves or releases the left button.
    void send(QEvent::Type type, QPointF place) const {
        QMouseEvent event(type, at(place), preview().mapToGlobal(at(place)),
                          type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton, Qt::LeftButton,
                          {});
        QApplication::sendEvent(&preview(), &event);
    }

    /// A place of the preview that shows that place of the figure.
    QPoint at(QPointF place) const {
        return preview().onPreview(QRectF(place, QSizeF(0, 0))).topLeft().toPoint();
    }

    void doubleClick(QPointF place) const {
        QTest::mouseDClick(&preview(), Qt::LeftButton, {}, at(place));
    }

    /// Drags with a step in the middle.
    void drag(QPointF from, QPointF to) const {
        send(QEvent::MouseButtonPress, from);
        send(QEvent::MouseMove, (from + to) / 2);
        send(QEvent::MouseMove, to);
        send(QEvent::MouseButtonRelease, to);
        wait();
    }
};

}  // namespace attnscope::testing
