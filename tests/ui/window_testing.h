#pragma once

#include <QDropEvent>
#include <QImage>
#include <QMimeData>
#include <QSlider>
#include <QTest>
#include <memory>
#include <string_view>
#include <utility>

#include "ui/board/board.h"
#include "ui/figure/figure_view.h"
#include "ui/heads/heads_pane.h"
#include "ui/heatmap/attention_pane.h"
#include "ui/heatmap/heatmap_view.h"
#include "ui/panel/number_control.h"
#include "ui/panel/panel_dock.h"
#include "ui/panel/quick_bar.h"
#include "ui/window/main_window.h"

namespace attnscope::testing {

inline constexpr int patience = 300'000;  ///< ms, for a machine that does other things too

/// A Scenario on which everything is quick.
inline Scenario small() {
    Scenario scenario;
    scenario.n = 96;
    scenario.d = 16;
    scenario.samples = 20;
    return scenario;
}

struct Window {
    MainWindow main;

    explicit Window(const Scenario& scenario = small(),
                    const EngineMaker& make_engine = engine_maker("auto"))
        : main(scenario, make_engine) {
        main.dock()->pin();                      // tests know where the fields are
        main.setWindowState(Qt::WindowNoState);  // the platform is late with a maximized one
        main.resize(1366, 768);
        main.show();
        if (!QTest::qWaitForWindowExposed(&main))
            qFatal("the window is not shown");
    }

    /// Waits until nothing is left to compute, looking more often than QTRY_VERIFY does.
    void settle() {
        QVERIFY(QTest::qWaitFor([this] { return main.isSettled(); }, patience));
    }

    NumberControl& number(std::string_view key) {
        return dynamic_cast<NumberControl&>(*main.quickBar()->control(key));
    }
    QImage shown(int figure) { return main.board()->view(figure)->grab().toImage(); }
    HeadsPane& heads() { return dynamic_cast<HeadsPane&>(*main.board()->pane("heads")); }
    QImage matrix() { return main.attention()->view()->grab().toImage(); }
    const Scenario& scenario() { return main.model().scenario(); }

    void drop(const QStringList& paths) {
        QMimeData data;
        QList<QUrl> urls;
        for (const QString& path : paths)
            urls.append(QUrl::fromLocalFile(path));
        data.setUrls(urls);
        QDragEnterEvent enter({400, 400}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(&main, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop({400, 400}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(&main, &drop);
    }
};

/// Hides a curve as a person does in the legend.
inline void hide(FigureView& figure, const std::string& entry) {
    figure.setHidden({entry});
    Q_EMIT figure.hiddenChanged(true);
}

/// Presses a slider, moves it as a mouse would, and lets it go unless told otherwise.
inline void slide(QSlider* slider, int position, bool release = true) {
    slider->setSliderDown(true);
    slider->setSliderPosition(position);
    slider->triggerAction(QAbstractSlider::SliderMove);
    if (release)
        slider->setSliderDown(false);
}

}  // namespace attnscope::testing
