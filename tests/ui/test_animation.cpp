#include "tests/ui/test_animation.h"

#include <QDir>
#include <QProgressDialog>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include "core/fields/assignments.h"
#include "core/figures/figures.h"
#include "core/figures/frozen_curves.h"
#include "core/text/errors.h"
#include "tests/ui/heads_file.h"
#include "tests/ui/window_testing.h"
#include "ui/animation/animated_views.h"
#include "ui/animation/animation_dialog.h"
#include "ui/animation/animation_export.h"
#include "ui/look/translated.h"
#include "ui/model/starting_layouts.h"

using namespace attnscope;
using namespace attnscope::testing;

namespace {

const Sweep sweep{"n", 32, 512, Spacing::logarithmic};

Animation animationOf(const std::string& view, int frames) {
    return {.scenario = small(),
            .comparison = {},
            .sweep = sweep,
            .layout = layoutOf(view),
            .frames = frames,
            .picture = pixelLook({480, 360}, 96, lightTheme())};
}

/// The frames of an animation that is written here.
std::vector<QImage> framesOf(const Animation& animation) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("frames"));
    writeAnimation(
        path.toStdString(), animation, engine_maker("auto"),
        [](const std::function<void()>& paint) { paint(); }, {}, [](double) {});
    std::vector<QImage> frames;
    for (const QString& name : QDir(path).entryList(QDir::Files, QDir::Name))
        frames.push_back(QImage(QDir(path).filePath(name)).convertToFormat(QImage::Format_RGB32));
    return frames;
}

Figure figureAt(int frame, int frames) {
    return figure_entry("entropy-vs-scale")
        .compute(scenario_at(small(), sweep, part_of_frame(frame, frames)), Detail::sampled, {});
}

QImage painted(const Figure& figure) {
    return pictureImage({{}, small(), {}}, pixelLook({480, 360}, 96, lightTheme()),
                        [&](QPainter& painter, QSizeF size) {
                            paintFigure(painter, size, figure, lightTheme());
                        })
        .convertToFormat(QImage::Format_RGB32);
}

}  // namespace

void TestAnimation::theWindowWritesWhatTheDialogSays() {
    const QTemporaryDir folder;
    Window window;
    window.settle();
    const Scenario before = window.scenario();
    AnimationDialog dialog(window.main.model(), window.main.board()->boardLayout(), lightTheme(),
                           &window.main);
    dialog.sweep()->from()->setText(QStringLiteral("0.1"));
    dialog.sweep()->to()->setText(QStringLiteral("0.4"));
    dialog.frames()->setValue(3);
    dialog.accept();
    QCOMPARE(dialog.result(), static_cast<int>(QDialog::Accepted));
    QSignalSpy written(&window.main.exporter(), &Exporter::written);
    const QString path = folder.filePath(QStringLiteral("board"));
    window.main.animations().save(path.toStdString(), dialog.animation());
    QCOMPARE(written.size(), 1);
    QVERIFY(window.scenario() == before);
    const QStringList values = {QStringLiteral("lambda=0.1"), QStringLiteral("lambda=0.2"),
                                QStringLiteral("lambda=0.4")};
    QCOMPARE(QDir(path).entryList(QDir::Files).size(), values.size());
    for (int i = 0; i < 3; ++i) {
        const QImage frame(QDir(path).filePath(QStringLiteral("frame-000%1.png").arg(i + 1)));
        QCOMPARE(frame.size(), QSize(1280, 720));
        const QString scenario = frame.text(QStringLiteral("Attnscope Scenario"));
        QVERIFY(scenario.split(u'\n').contains(values[i]));
    }
}

void TestAnimation::axesCoverThoseOfAllFrames() {
    constexpr int count = 4;
    const std::vector<QImage> frames = framesOf(animationOf("entropy-vs-scale", count));
    QCOMPARE(frames.size(), std::size_t(count));
    Axis x = figureAt(0, count).x, y = figureAt(0, count).y;
    for (int i = 1; i < count; ++i) {
        const Figure figure = figureAt(i, count);
        x.min = std::min(x.min, figure.x.min);
        x.max = std::max(x.max, figure.x.max);
        y.min = std::min(y.min, figure.y.min);
        y.max = std::max(y.max, figure.y.max);
    }
    QVERIFY(y.max > figureAt(0, count).y.max);
    for (int i = 0; i < count; ++i) {
        Figure figure = figureAt(i, count);
        std::tie(figure.x.min, figure.x.max) = std::tie(x.min, x.max);
        std::tie(figure.y.min, figure.y.max) = std::tie(y.min, y.max);
        QCOMPARE(frames[static_cast<std::size_t>(i)], painted(figure));
    }
}

void TestAnimation::whatIsFrozenIsInEveryFrame() {
    Animation animation = animationOf("entropy-vs-length", 2);
    animation.sweep = {"lambda", 0.2, 0.4, Spacing::linear};
    Scenario frozen = small();
    frozen.d = 48;
    animation.comparison.frozen = {{frozen}};
    const std::vector<QImage> frames = framesOf(animation);
    for (int i = 0; i < 2; ++i) {
        const Scenario now = scenario_at(small(), animation.sweep, i);
        QCOMPARE(frames[static_cast<std::size_t>(i)],
                 painted(compute_over(figure_entry("entropy-vs-length"), now, animation.comparison,
                                      Detail::sampled, {})));
    }
}

void TestAnimation::aCancelledAnimationLeavesNothing() {
    const QTemporaryDir folder;
    Window window;
    window.settle();
    QTimer cancel;
    connect(&cancel, &QTimer::timeout, this, [&] {
        for (QProgressDialog* dialog : window.main.findChildren<QProgressDialog*>())
            if (dialog->isVisible())
                dialog->findChild<QPushButton*>()->click();
    });
    cancel.start(10);
    QSignalSpy failed(&window.main.exporter(), &Exporter::failed);
    for (const char* name : {"frames", "a.webp"})
        window.main.animations().save(folder.filePath(QString::fromLatin1(name)).toStdString(),
                                      animationOf("entropy-vs-length", mostFrames));
    QCOMPARE(failed.size(), 0);
    QVERIFY(QDir(folder.path())
                .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot)
                .isEmpty());
}

void TestAnimation::returnCancelsNothing() {
    const QTemporaryDir folder;
    Window window;
    window.settle();
    bool has_gone_on = false;
    QTimer type;
    connect(&type, &QTimer::timeout, this, [&] {
        for (QProgressDialog* dialog : window.main.findChildren<QProgressDialog*>()) {
            if (!dialog->isVisible())
                continue;
            type.stop();
            QTest::keyClick(dialog->focusWidget() ? dialog->focusWidget() : dialog, Qt::Key_Return);
            has_gone_on = !dialog->wasCanceled();
            QTest::keyClick(dialog, Qt::Key_Escape);
        }
    });
    type.start(10);
    window.main.animations().save(folder.filePath(QStringLiteral("a.webp")).toStdString(),
                                  animationOf("entropy-vs-length", mostFrames));
    QVERIFY(has_gone_on);
    QVERIFY(QDir(folder.path()).isEmpty());
}

void TestAnimation::theDialogRefusesWhatCannotBe() {
    const ScenarioModel model(small());
    AnimationDialog dialog(model, startingLayouts().front().layout, lightTheme(), nullptr);
    QCOMPARE(dialog.field()->currentData().toString(), QStringLiteral("lambda"));
    dialog.seconds()->setValue(1);
    dialog.frames()->setValue(200);
    dialog.accept();
    QVERIFY(dialog.result() != QDialog::Accepted);
    QVERIFY(!dialog.fault().isEmpty());
    dialog.frames()->setValue(50);
    dialog.sweep()->from()->setText(QStringLiteral("-1"));
    dialog.accept();
    QVERIFY(dialog.result() != QDialog::Accepted);
    dialog.field()->setCurrentIndex(dialog.field()->findData(QStringLiteral("n")));
    dialog.accept();
    QCOMPARE(dialog.result(), static_cast<int>(QDialog::Accepted));
    QVERIFY((dialog.animation().sweep == Sweep{"n", 2, 131072, Spacing::logarithmic}));
    QCOMPARE(dialog.animation().rate, 50.0);
}

void TestAnimation::whatTheDialogOffersCanBeWritten_data() {
    QTest::addColumn<QStringList>("settings");
    QTest::addColumn<QVariantMap>("ends");  // of some fields; an empty list if not offered
    const QVariantList none;
    QTest::newRow("a fresh window")
        << QStringList{QStringLiteral("queries=made-up"), QStringLiteral("keys=made-up"),
                       QStringLiteral("mask=causal"), QStringLiteral("n=64")}
        << QVariantMap{{QStringLiteral("d"), QVariantList{16, 1024}}};
    QTest::newRow("own heads") << QStringList{QStringLiteral("query_file=heads.safetensors"),
                                              QStringLiteral("key_file=heads.safetensors")}
                               << QVariantMap{{QStringLiteral("head"), QVariantList{0, 1}},
                                              {QStringLiteral("batch"), none},
                                              {QStringLiteral("d"), none}};
    QTest::newRow("random vectors") << QStringList{QStringLiteral("n=64")}
                                    << QVariantMap{{QStringLiteral("d"), QVariantList{2, 1024}}};
}

void TestAnimation::whatTheDialogOffersCanBeWritten() {
    QFETCH(const QStringList, settings);
    QFETCH(const QVariantMap, ends);
    const QTemporaryDir folder;
    const QString before = QDir::currentPath();
    QDir::setCurrent(folder.path());
    writeTensors(folder.filePath(QStringLiteral("heads.safetensors")),
                 {{"q", {2, 40, 16}}, {"k", {2, 40, 16}}});
    std::vector<std::string> assignments;
    for (const QString& setting : settings)
        assignments.push_back(setting.toStdString());
    const ScenarioModel model(scenario_with(assignments));
    QDir::setCurrent(before);
    AnimationDialog dialog(model, startingLayouts().front().layout, lightTheme(), nullptr);
    dialog.frames()->setValue(5);
    for (const auto& [field, wanted] : ends.asKeyValueRange())
        QCOMPARE(dialog.field()->findData(field) >= 0, !wanted.toList().isEmpty());
    QVERIFY(dialog.field()->count() > 10);
    for (int i = 0; i < dialog.field()->count(); ++i) {
        dialog.field()->setCurrentIndex(i);
        Animation animation = dialog.animation();
        const QString field = QString::fromStdString(animation.sweep.field);
        if (const QVariantList wanted = ends[field].toList(); !wanted.isEmpty())
            QCOMPARE((QVariantList{animation.sweep.from, animation.sweep.to}), wanted);
        animation.layout = layoutOf("attention");
        animation.picture = pixelLook({96, 72}, 96, lightTheme());
        if (field == QStringLiteral("n"))
            animation.sweep.to = 512;  // the whole range takes long
        try {
            QCOMPARE(framesOf(animation).size(), std::size_t(5));
        } catch (const Error& error) {
            QFAIL(qPrintable(field + QStringLiteral(": ") + translated(error.message())));
        }
    }
}

void TestAnimation::viewsThatCannotBeAnimatedAreLeftOut() {
    BoardLayout layout =
        added(startingLayouts().front().layout, "angles", "heads", Placing::beside);
    QVERIFY(animatedPart(layout) == startingLayouts().front().layout);
    QVERIFY(animatedPart(layoutOf("heads")).columns.empty());
    QVERIFY(viewsOf(animatedPart(layoutOf("attention"))).size() == 1);
}
