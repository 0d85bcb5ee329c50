#include "tests/ui/test_export_preview.h"

#include <QCoreApplication>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <thread>

#include "core/fields/follow.h"
#include "core/figures/lab_figures.h"
#include "core/text/errors.h"
#include "tests/ui/heads_file.h"
#include "ui/export/export_preview.h"
#include "ui/export/exporter.h"
#include "ui/heatmap/heatmap_layout.h"
#include "ui/jobs/windows_thread.h"
#include "ui/model/starting_layouts.h"
#include "ui/views/views.h"
#include "ui/views/written_view.h"

using namespace attnscope;
using namespace attnscope::testing;

namespace {

/// A matrix with more cells than most pictures have pixels, another one, and a pinned row.
Session sessionOf(const std::string& view, const QTemporaryDir& folder) {
    Session session;
    Scenario& scenario = session.scenario;
    scenario.n = 300;
    scenario.d = 8;
    scenario.samples = 20;
    scenario.row = 40;
    scenario = with_field(scenario, "mask", "causal");
    session.comparison.frozen = {{with_field(scenario, "lambda", "0.5")}};
    session.is_row_pinned = true;
    session.board = startingLayouts().front().layout;
    if (view == "heads") {
        const QString file = writeTensors(folder.filePath(QStringLiteral("a.safetensors")),
                                          {{"q", {3, 40, 4}}, {"k", {3, 40, 4}}});
        for (const auto& [key, value] : {std::pair{"query_file", file.toStdString()},
                                         {"key_file", file.toStdString()},
                                         {"query_tensor", std::string("q")},
                                         {"key_tensor", std::string("k")}})
            scenario = with_field(scenario, key, value);
    }
    return session;
}

void wait(const ExportPreview& preview) {
    while (preview.isBusy())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

/// Of what is no matrix each format has its turn, another one for each preset and each view.
bool isTried(const QString& view, std::size_t turn, std::size_t formats) {
    return view.contains(QStringLiteral("attention")) ||
           (turn + static_cast<std::size_t>(view.size())) % formats == 0;
}

QByteArray bytesOf(const std::string& path) {
    QFile file(QString::fromStdString(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void compare(const ExportPreview& preview, const ExportRequest& request, ExportedView& view,
             const std::string& path) {
    const QByteArray file = bytesOf(path);
    QVERIFY(!file.isEmpty());
    if (path.ends_with(".csv")) {
        const QStringList lines = QString::fromUtf8(file).split(u'\n');
        int at = 0;
        for (const QString& line : preview.text().split(u'\n'))
            QCOMPARE(line, lines[at++].left(200));
        QVERIFY(at > 10);
        return;
    }
    const About about = aboutExport(request, view, path);
    QVERIFY(paintPicture(path, about, request.look, preview.painting())() == file);
    if (path.ends_with(".png")) {
        const QImage written = QImage::fromData(file);
        QCOMPARE(preview.picture().convertToFormat(written.format()), written);
    }
}

}  // namespace

void TestExportPreview::isTheFile_data() {
    QTest::addColumn<QString>("view");
    for (const std::string_view view : allViews())
        if (!is_lab_view(view))  // which have to be trained (test_lab.cpp)
            QTest::newRow(std::string(view).c_str()) << QString::fromUtf8(view.data(), view.size());
    QTest::newRow("board") << QStringLiteral("board");
}

/// Of every view, for every place and in every format. Fewer dots an inch are quicker.
void TestExportPreview::isTheFile() {
    QFETCH(const QString, view);
    const QTemporaryDir folder;
    ExportRequest request{.view = view.toStdString(), .shown = {}};
    request.shown = sessionOf(request.view, folder);
    const auto written = exportedView(reduced(request), make_cpu_engine, {});
    ExportPreview preview(make_cpu_engine, nullptr);
    preview.resize(400, 300);
    for (std::size_t i = 0; i < lookPresets().size(); ++i) {
        request.look = with(Look(), lookPresets()[i]);
        request.look.dpi = 72;
        request.look.readout = i % 2 == 1;
        request.look.transparent = i == 2;
        const std::vector<std::string> endings = endingsOf(request.view);
        std::size_t format = 0;
        for (const std::string& ending : endings) {
            if (ending == "npy" || !isTried(view, i + format++, endings.size()))
                continue;
            preview.show(request, ending);
            const std::string path = folder.filePath(view).toStdString() + '.' + ending;
            writeView(*written, path, reduced(request), [](const auto& paint) { paint(); }, {});
            wait(preview);
            const std::string name = request.view + '.' + ending;
            compare(preview, asWritten(*written, reduced(request), name), *written, path);
            if (QTest::currentTestFailed())
                return qWarning("%s as %s", lookPresets()[i].key.data(), ending.c_str());
        }
    }
}

/// As many dots as the file has, however small the page stands in the dialog.
void TestExportPreview::hasAllPixelsOfAPng() {
    const QTemporaryDir folder;
    ExportRequest request{.view = "attention", .shown = sessionOf("attention", folder)};
    request.look = usualLook("attention");
    ExportPreview preview(make_cpu_engine, nullptr);
    preview.resize(320, 240);
    preview.show(request, "png");
    wait(preview);
    QCOMPARE(preview.picture().size(), QSize(2008, 1417));
    QVERIFY(preview.picture() == pictureOf(reduced(request), "a.png", make_cpu_engine,
                                           [](const auto& paint) { paint(); }, {}));
    request.look.width = request.look.height = {16384, "px"};
    preview.show(request, "png");
    wait(preview);
    QVERIFY(preview.picture().width() < 5000);
}

/// The line and the number of the pinned row, beside the weights of which it is one.
void TestExportPreview::aMarkerThatIsOffLeavesNoTrace() {
    const QTemporaryDir folder;
    const QRgb accent = lightTheme().accent.rgb();
    for (const bool marker : {true, false}) {
        ExportRequest request{.view = "attention", .shown = sessionOf("attention", folder)};
        request.look.readout = true;
        request.look.marker = marker;
        const QImage picture = pictureOf(reduced(request), "a.png", make_cpu_engine,
                                         [](const auto& paint) { paint(); }, {});
        const HeatmapLayout layout(areaOf(request.look), true, true);
        QVERIFY(!layout.profile.isEmpty());
        int above = 0, below = 0;
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < picture.width(); ++x)
                if (picture.pixel(x, y) == accent) {
                    const double at = y * areaOf(request.look).height() / picture.height();
                    ++(at < layout.upper.bottom() ? above : below);
                }
        QCOMPARE(above > 0, marker);
        QVERIFY(below > 0);
    }
}

void TestExportPreview::aMatrixBeginsAsAPlotDoes() {
    const Look column = with(Look(), lookPresets().front());
    for (const std::string_view view : allViews())
        if (view != "heads")
            QCOMPARE(usualLook(view), column);
}

/// Work that was given up may refer to what is gone by then.
void TestExportPreview::whatWasGivenUpIsNotPainted() {
    std::stop_source stop;
    bool is_painted = false, is_cancelled = false;
    std::thread worker([&] {
        try {
            onWindowsThread(stop.get_token())([&] { is_painted = true; });
        } catch (const Cancelled&) {
            is_cancelled = true;
        }
    });
    stop.request_stop();
    worker.join();  // this thread, which is the window's, does nothing else meanwhile
    QCoreApplication::processEvents();
    QVERIFY(is_cancelled);
    QVERIFY(!is_painted);
}
