#include "ui/jobs/work_in_dialog.h"

#include <QEventLoop>
#include <QProgressDialog>
#include <QPushButton>
#include <QTimer>
#include <cmath>
#include <future>

namespace attnscope {
namespace {

constexpr int moment = 300;  ///< ms of work before the dialog appears
constexpr int steps = 1000;

/// Returns the bar's value for `part`, at most steps − 1: a QProgressDialog closes at its maximum.
int stepOf(double part) {
    return static_cast<int>(std::lround(part * (steps - 1)));
}

}  // namespace

void workInDialog(QWidget* window, const QString& title, const QString& what,
                  const std::function<void(const std::stop_token&, const Progress&)>& work) {
    QProgressDialog dialog(what, {}, 0, steps, window);
    dialog.setWindowTitle(title);
    auto* cancel = new QPushButton(QProgressDialog::tr("Cancel"), &dialog);
    cancel->setAutoDefault(false);
    dialog.setCancelButton(cancel);
    dialog.setFocusPolicy(Qt::StrongFocus);
    dialog.setFocus();  // not the button, so that one Return too many cancels nothing
    dialog.setWindowModality(Qt::ApplicationModal);
    dialog.setMinimumDuration(std::numeric_limits<int>::max());  // it is shown below
    QEventLoop loop;
    std::stop_source stop;
    const auto end = [&stop] { stop.request_stop(); };
    QObject::connect(&dialog, &QProgressDialog::canceled, &loop, end);
    QObject::connect(&dialog, &QDialog::rejected, &loop, end);
    const Progress show = [&dialog](double part) {
        QMetaObject::invokeMethod(&dialog, [&dialog, part] { dialog.setValue(stepOf(part)); });
    };
    bool done = false;
    auto result = std::async(std::launch::async, [&] {
        const auto quit = [&](void*) {
            QMetaObject::invokeMethod(&loop, [&] {
                done = true;
                loop.quit();
            });
        };
        const std::unique_ptr<void, decltype(quit)> at_the_end(&loop, quit);
        work(stop.get_token(), show);
    });
    // Until the dialog appears, clicks and keys wait, so that they cannot start anything else.
    QTimer::singleShot(moment, &loop, &QEventLoop::quit);
    loop.exec(QEventLoop::ExcludeUserInputEvents);
    if (!done) {
        dialog.show();
        loop.exec();
    }
    if (!done)  // the program ends
        stop.request_stop();
    result.get();
}

}  // namespace attnscope
