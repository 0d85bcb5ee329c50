#include "tests/ui/test_marks.h"

#include <QSettings>
#include <QTemporaryDir>
#include <algorithm>
#include <atomic>
#include <thread>

#include "tests/ui/heads_file.h"
#include "tests/ui/text_boxes.h"
#include "tests/ui/window_testing.h"
#include "ui/jobs/attention_feed.h"
#include "ui/look/outdated.h"
#include "ui/views/view_card.h"

using namespace attnscope;
using namespace attnscope::testing;

namespace {

/// The CPU engine, which waits wherever the door is closed.
class DoorEngine : public AttentionEngine {
public:
    explicit DoorEngine(const std::atomic<bool>& open) : open_(open) {}

    std::string backend() const override { return engine_->backend(); }
    std::string device() const override { return engine_->device(); }
    AttentionFrame compute(const AttentionRequest& request, const std::stop_token& stop,
                           const Progress& progress) override {
        wait(stop);
        return engine_->compute(request, stop, progress);
    }
    void stream_rows(const AttentionRequest& request, std::int64_t row_begin, std::int64_t row_end,
                     const std::stop_token& stop, const RowSink& sink) override {
        wait(stop);
        engine_->stream_rows(request, row_begin, row_end, stop, sink);
    }

private:
    void wait(const std::stop_token& stop) const {
        while (!open_ && !stop.stop_requested())
            std::this_thread::yield();
    }

    const std::atomic<bool>& open_;
    std::unique_ptr<AttentionEngine> engine_ = make_cpu_engine();
};

struct Doored {
    std::atomic<bool> open{true};
    Window window;

    explicit Doored(const Scenario& scenario = small())
        : window(scenario, [this] { return std::make_unique<DoorEngine>(open); }) {
        window.settle();
    }
    ~Doored() { open = true; }

    HeatmapView& matrix() { return *window.main.attention()->view(); }
    /// What is shown paler, as it is of an older matrix.
    QStringList paler() {
        QStringList paler;
        const auto labels = window.main.findChildren<QLabel*>();
        for (const QLabel* label : labels)
            if (isOutdated(*label))
                paler.append(label->objectName());
        if (matrix().isRowOutdated())
            paler.append(QStringLiteral("weights of the row"));
        paler.sort();
        return paler;
    }
    bool says(const QString& mark) {
        const auto texts = textBoxes([this](QPaintDevice& device) { matrix().render(&device); });
        return std::ranges::any_of(texts,
                                   [&](const TextBox& text) { return text.text.contains(mark); });
    }
};

const QString outOfDate = QStringLiteral("out of date");

}  // namespace

void TestMarks::init() {
    QSettings().clear();
}

void TestMarks::aMatrixThatIsOutOfDateSaysSo() {
    Doored doored;
    QVERIFY(doored.matrix().fog() == Fog::none && !doored.says(outOfDate));
    doored.open = false;
    doored.window.main.model().setField("lambda", "0.5");
    QTRY_VERIFY(doored.matrix().fog() == Fog::all);
    QVERIFY(doored.says(outOfDate));
    doored.open = true;
    QTRY_VERIFY_WITH_TIMEOUT(doored.matrix().fog() == Fog::none, patience);
    QVERIFY(!doored.says(outOfDate));
}

/// The row's weights, the read-outs of row and matrix, and the mean in the status line.
void TestMarks::whatIsReadOfAnOldMatrixIsPaler() {
    Doored doored;
    doored.window.main.model().setField("row", "3");
    doored.window.settle();
    QCOMPARE(doored.paler(), QStringList());
    doored.open = false;
    doored.window.main.model().setField("lambda", "0.5");
    const QStringList all{QStringLiteral("mean entropy"), QStringLiteral("row"),
                          QStringLiteral("this matrix"), QStringLiteral("weights of the row"),
                          QStringLiteral("work done")};
    QTRY_COMPARE(doored.paler(), all);
    doored.open = true;
    QTRY_COMPARE_WITH_TIMEOUT(doored.paler(), QStringList(), patience);
}

void TestMarks::aLateRowSaysSo() {
    Doored doored;
    doored.open = false;
    doored.window.main.model().setField("row", "5");
    const QStringList row{QStringLiteral("row"), QStringLiteral("weights of the row")};
    QTRY_COMPARE(doored.paler(), row);
    QVERIFY(doored.matrix().fog() == Fog::none);
    doored.open = true;
    QTRY_COMPARE_WITH_TIMEOUT(doored.paler(), QStringList(), patience);
}

/// The mark does not go and come with each late picture, and goes when they come in time.
void TestMarks::theMarkOfADragIsSteady() {
    Doored doored;
    ScenarioModel& model = doored.window.main.model();
    model.setDragging(true);
    QList<Fog> marks;
    connect(doored.window.main.attention(), &AttentionPane::pictureShown, this,
            [&] { marks.append(doored.matrix().fog()); });
    for (const char* const scale : {"0.5", "0.25"}) {
        doored.open = false;
        model.setField("lambda", scale);
        QTRY_VERIFY(doored.matrix().fog() == Fog::all);
        doored.open = true;
        const auto before = marks.size();
        QTRY_VERIFY_WITH_TIMEOUT(marks.size() > before, patience);
    }
    QVERIFY(!marks.contains(Fog::none));
    int step = 0;
    const auto isClear = [&] {
        model.setField("lambda", std::to_string(1 + 0.01 * ++step));
        return doored.matrix().fog() == Fog::none;
    };
    QTRY_VERIFY_WITH_TIMEOUT(isClear(), patience);
}

void TestMarks::whatWasCancelledNeverLooksFinished() {
    Doored doored;
    doored.open = false;
    doored.window.main.model().setField("lambda", "0.5");
    QVERIFY(doored.window.main.attention()->isBusy());
    doored.window.main.attention()->cancel();
    QTRY_VERIFY_WITH_TIMEOUT(doored.window.main.attention()->isSettled(), patience);
    QVERIFY(doored.matrix().fog() == Fog::all);
    doored.open = true;
    doored.window.main.model().setField("lambda", "0.25");
    QTRY_VERIFY_WITH_TIMEOUT(doored.matrix().fog() == Fog::none, patience);
}

/// A late picture is shown, as it is nearer to what is wanted, but does not end the waiting.
void TestMarks::aLatePictureOfAnOlderScenarioIsNotTheWantedOne() {
    std::atomic<bool> open = false;
    ScenarioModel model(small());
    AttentionFeed feed(model, std::make_unique<DoorEngine>(open));
    QList<bool> wanted;
    connect(&feed, &AttentionFeed::pictureReady, this, [&] { wanted.append(feed.showsWanted()); });
    model.setDragging(true);  // each step comes to its end
    feed.setViewport({0, 96, 0, 96, 96, 96}, 96, 96);
    model.setField("lambda", "0.5");
    open = true;
    QTRY_COMPARE_WITH_TIMEOUT(wanted.size(), 2, patience);
    QCOMPARE(wanted, QList<bool>({false, true}));
}

void TestMarks::aFigureThatIsOutOfDateSaysSo() {
    Window window;
    window.settle();
    Board* board = window.main.board();
    const std::string id = "entropy-vs-length";
    QVERIFY(!board->view(id)->isStale() && board->card(id)->mark().isEmpty());
    window.main.model().setField("d", "32");
    board->deck().feed().cancel();  // before anything is computed
    QTRY_VERIFY(board->view(id)->isStale());
    QCOMPARE(board->card(id)->mark(), outOfDate);
    window.main.model().setField("d", "48");
    QTRY_VERIFY_WITH_TIMEOUT(!board->view(id)->isStale(), patience);
    window.settle();
    QVERIFY(board->card(id)->mark().isEmpty());
}

void TestMarks::aFigureWithoutItsSimulationSaysSo() {
    Window window;
    window.settle();
    Board* board = window.main.board();
    const std::string id = "entropy-vs-length";
    QStringList marks;
    connect(&board->deck().feed(), &FigureFeed::figureReady, this,
            [&] { marks.append(board->card(id)->mark()); });
    window.main.model().setField("d", "32");
    window.settle();
    QVERIFY(marks.contains(QStringLiteral("unfinished")));
    QVERIFY(board->card(id)->mark().isEmpty());
}

void TestMarks::headsAreOutOfDateAtOnce() {
    const QTemporaryDir folder;
    const QString path = writeTensors(folder.filePath(QStringLiteral("a.safetensors")),
                                      {{"q", {6, 24, 8}}, {"k", {6, 24, 8}}});
    Scenario scenario = small();
    scenario.queries = scenario.keys = "file";
    scenario.query_file = scenario.key_file = path.toStdString();
    Doored doored(scenario);
    BoardLayout layout;
    layout.columns.push_back({.rows = {{.cells = {{.view = "heads"}}}}});
    doored.window.main.board()->setBoardLayout(layout);
    doored.window.settle();
    const HeadsScene& scene = doored.window.heads().view()->scene();
    QVERIFY(!scene.outdated);
    doored.open = false;
    doored.window.main.model().setField("lambda", "0.5");
    QVERIFY(scene.outdated);
    doored.window.heads().cancel();
    QVERIFY(scene.outdated || std::ranges::all_of(scene.tiles, &HeadTile::stale));
    doored.open = true;
    doored.window.main.model().setField("lambda", "0.25");
    doored.window.settle();
    QVERIFY(!scene.outdated && std::ranges::none_of(scene.tiles, &HeadTile::stale));
}
