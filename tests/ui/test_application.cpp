#include "tests/ui/test_application.h"

#include <QAction>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>
#include <functional>
#include <new>
#include <stdexcept>

#include "core/text/errors.h"
#include "tests/ui/window_testing.h"
#include "ui/jobs/latest_job.h"
#include "ui/status/message_bar.h"
#include "ui/window/application.h"

using namespace attnscope;
using namespace attnscope::testing;

namespace {

const QString unforeseen = QStringLiteral("Unexpected error: %1");

/// Fails whenever it is painted.
class Unpaintable : public QWidget {
public:
    int tries = 0;

    using QWidget::QWidget;

protected:
    void paintEvent(QPaintEvent*) override {
        ++tries;
        throw std::logic_error("no paint");
    }
};

}  // namespace

/// What is thrown here is thrown on purpose (main.cpp).
void TestApplication::init() {
    QSettings().clear();
    qApp->setProperty("throws", true);
}

void TestApplication::cleanup() {
    qApp->setProperty("throws", false);
}

void TestApplication::whatReachesTheEventLoopIsSaid_data() {
    QTest::addColumn<std::function<void()>>("fail");
    QTest::addColumn<QString>("sentence");
    const auto add = [](const char* name, const std::function<void()>& fail,
                        const QString& sentence) { QTest::newRow(name) << fail << sentence; };
    add(
        "refused", [] { throw InvalidRequest("This cannot be"); },
        QStringLiteral("This cannot be"));
    add(
        "memory", [] { throw std::bad_alloc(); },
        QStringLiteral("There is not enough memory for this."));
    add(
        "a fault of ours", [] { std::function<void()>()(); },
        unforeseen.arg(QStringLiteral("bad_function_call")));
    add(
        "no exception", [] { throw 1; }, unforeseen.arg(QStringLiteral("?")));
    add("cancelled", [] { throw Cancelled(); }, {});
}

void TestApplication::whatReachesTheEventLoopIsSaid() {
    QFETCH(std::function<void()>, fail);
    QFETCH(QString, sentence);
    Window window;
    window.settle();
    const QSignalSpy caught(qApp, SIGNAL(caught(QString)));
    QAction action;
    connect(&action, &QAction::triggered, this, fail);
    QTimer::singleShot(0, &action, &QAction::trigger);
    QTRY_COMPARE(caught.size(), sentence.isEmpty() ? 0 : 1);
    QTest::qWait(20);
    QCOMPARE(window.main.messages()->text(), sentence);
    window.main.model().setField("n", "50");  // and it goes on
    window.settle();
    QCOMPARE(window.scenario().n, 50);
}

void TestApplication::whatFailsToPaintIsSaidOnce() {
    Window window;
    window.settle();
    Unpaintable part(window.main.centralWidget());
    part.resize(window.main.size());
    part.show();
    QTRY_COMPARE(window.main.messages()->text(), unforeseen.arg(QStringLiteral("no paint")));
    QTest::qWait(50);
    const int tries = part.tries;
    QTest::qWait(100);
    QVERIFY2(part.tries - tries < 3, qPrintable(QString::number(part.tries - tries)));
    part.hide();
}

void TestApplication::workThatThrowsAnythingIsToldOf() {
    LatestJob job;
    QSignalSpy failed(&job, &LatestJob::failed);
    job.post([](const std::stop_token&, const LatestJob::Deliver&) { throw 1; });
    QTRY_COMPARE(failed.size(), 1);
    QCOMPARE(failed[0][0].toString(), unforeseen.arg(QStringLiteral("?")));
    job.post([](const std::stop_token&, const LatestJob::Deliver& deliver) {
        deliver([] { throw std::bad_alloc(); });  // when it is shown
    });
    const QSignalSpy caught(qApp, SIGNAL(caught(QString)));
    QTRY_COMPARE(caught.size(), 1);
}
