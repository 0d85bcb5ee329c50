#include "ui/animation/animation_export.h"

#include "core/text/errors.h"
#include "ui/animation/animation_dialog.h"
#include "ui/jobs/windows_thread.h"
#include "ui/jobs/work_in_dialog.h"

namespace attnscope {
AnimationExport::AnimationExport(ScenarioModel& model, Exporter& exporter, EngineMaker make_engine,
                                 QWidget* window)
    : QObject(window),
      model_(model),
      exporter_(exporter),
      make_engine_(std::move(make_engine)),
      window_(window) {}

void AnimationExport::ask(const BoardLayout& board, const Theme& theme) {
    model_.setPlaying({});
    AnimationDialog dialog(model_, board, theme, window_);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const Animation animation = dialog.animation();
    const QString name =
        QStringLiteral("attnscope-") + QString::fromStdString(animation.sweep.field);
    const std::string path = dialog.isWebp() ? exporter_.askPath(name, QStringLiteral("webp"))
                                             : exporter_.askFolder(name);
    if (!path.empty())
        save(path, animation);
}

void AnimationExport::save(const std::string& path, const Animation& animation) {
    exporter_.attempt([&] {
        requireAnimationWritable(path);
        workInDialog(window_, tr("Export animation"), tr("Rendering the frames…"),
                     [&](const std::stop_token& stop, const Progress& progress) {
                         writeAnimation(path, animation, make_engine_, onWindowsThread(stop), stop,
                                        progress);
                     });
        exporter_.tell(path);
    });
}

}  // namespace attnscope
