#include "ui/jobs/compute_in_dialog.h"

#include <QEventLoop>
#include <QProgressDialog>
#include <cmath>
#include <future>

namespace attnscope {
namespace {

constexpr std::int64_t quick_scores = 50'000'000;
constexpr int steps = 1000;

std::int64_t scoresOf(const AttentionRequest& request) {
    const std::int64_t rows = request.viewport
                                  ? request.viewport->row_end - request.viewport->row_begin
                                  : request.input.queries->rows;
    return rows * request.input.keys->rows;
}

/// The bar ends short of full, where a QProgressDialog would close.
int stepOf(double part) {
    return static_cast<int>(std::lround(part * (steps - 1)));
}

}  // namespace

AttentionFrame computeInDialog(const AttentionRequest& request, QWidget* window) {
    const auto engine = make_cpu_engine();
    if (scoresOf(request) <= quick_scores)
        return engine->compute(request, {}, [](double) {});
    QProgressDialog dialog(QStringLiteral("Computing the attention matrix…"),
                           QStringLiteral("Cancel"), 0, steps, window);
    dialog.setWindowTitle(QStringLiteral("Export"));
    dialog.setWindowModality(Qt::ApplicationModal);
    QEventLoop loop;
    std::stop_source stop;
    QObject::connect(&dialog, &QProgressDialog::canceled, &loop, [&stop] { stop.request_stop(); });
    const Progress show = [&dialog](double part) {
        QMetaObject::invokeMethod(&dialog, [&dialog, part] { dialog.setValue(stepOf(part)); });
    };
    auto frame = std::async(std::launch::async, [&] {
        const auto quit = [&loop](void*) { QMetaObject::invokeMethod(&loop, &QEventLoop::quit); };
        const std::unique_ptr<void, decltype(quit)> at_the_end(&loop, quit);
        return engine->compute(request, stop.get_token(), show);
    });
    dialog.show();
    loop.exec();
    return frame.get();
}

}  // namespace attnscope
