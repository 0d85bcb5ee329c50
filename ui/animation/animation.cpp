#include "ui/animation/animation.h"

#include <future>

#include "core/fields/assignments.h"
#include "core/figures/frozen_curves.h"
#include "core/io/atomic_file.h"
#include "core/io/path_ending.h"
#include "core/text/errors.h"
#include "core/text/numbers.h"
#include "ui/animation/animated_views.h"
#include "ui/animation/frame_sinks.h"
#include "ui/look/text.h"
#include "ui/views/command_words.h"
#include "ui/views/layout_text.h"
#include "ui/views/views.h"

namespace attnscope {
namespace {

constexpr double share_of_figures = 0.3;  ///< of the work, roughly

std::vector<Scenario> scenariosOf(const Animation& animation) {
    std::vector<Scenario> scenarios;
    for (int i = 0; i < animation.frames; ++i)
        scenarios.push_back(
            scenario_at(animation.scenario, animation.sweep, part_of_frame(i, animation.frames)));
    return scenarios;
}

QString titleOfLayout(const BoardLayout& layout) {
    const std::vector<std::string> views = viewsOf(layout);
    return views.size() == 1 ? titleOf(views.front()) : QStringLiteral("Attnscope");
}

/// Returns the values of the frames: "lambda = 0.01, 0.0108118, 0.0116896, …"
QString valuesOf(const Animation& animation) {
    QStringList values;
    for (int i = 0; i < animation.frames; ++i)
        values.append(toQString(text_at(animation.sweep, part_of_frame(i, animation.frames))));
    return toQString(animation.sweep.field) + QStringLiteral(" = ") +
           values.join(QStringLiteral(", "));
}

/// Returns the animation without the settings that nothing reads: a command line leaves them out.
Animation reduced(Animation animation) {
    animation.scenario = read_part(animation.scenario);
    for (Frozen& each : animation.comparison.frozen)
        each.scenario = read_part(with_display_of(each.scenario, animation.scenario));
    return animation;
}

/// Returns the command line that makes the file or folder of that name again.
QString lineOf(const Animation& animation, const std::string& path) {
    const auto& [field, from, to, spacing] = animation.sweep;
    CommandWords words = {"animate", field, to_text(from), to_text(to)};
    addScenario(words, animation.scenario);
    addComparison(words, animation.scenario, animation.comparison);
    if (spacing == Spacing::linear && usual_spacing(from, to) != Spacing::linear)
        words.emplace_back("--linear");
    const std::vector<std::string> views = viewsOf(animation.layout);
    if (views.size() == 1)
        add(words, "--view", views.front());
    else
        add(words, "--layout", layoutText(shown(animation.layout)));
    add(words, "--frames", std::to_string(animation.frames));
    add(words, "--fps", to_text(animation.rate));
    const QSize size = pixelsOf(animation.picture);
    add(words, "--size", std::to_string(size.width()) + 'x' + std::to_string(size.height()));
    add(words, "--dpi", to_text(animation.picture.dpi));
    add(words, "--theme", animation.picture.theme);
    add(words, "-o", fileName(path));
    addLanguage(words);
    return QString::fromStdString(commandLine(std::move(words)));
}

std::unique_ptr<FrameSink> sinkFor(const std::string& path, const Animation& animation) {
    if (ending_of(path) != "webp")
        return std::make_unique<PngFrames>(path);
    const About about{.title = titleOfLayout(animation.layout),
                      .scenario = animation.scenario,
                      .part = {},
                      .comparison = animation.comparison,
                      .frames = valuesOf(animation),
                      .command = lineOf(animation, path)};
    return std::make_unique<WebpFrames>(path, pixelsOf(animation.picture), animation.rate,
                                        xmpPacket(about));
}

/// Hands each frame to `take` in their order; `take` runs while the next frame is made.
void makeFrames(const Animation& animation, const QString& line, AnimatedViews& views,
                const OnPaintingThread& on_painting_thread,
                const std::function<void(const QImage&)>& take, const std::stop_token& stop,
                const Progress& progress) {
    const Look& look = animation.picture;
    std::future<void> taking;
    for (std::size_t i = 0; i < views.size(); ++i) {
        if (stop.stop_requested())
            throw Cancelled();
        const Paint paint = views.picture(i, canvasOf("png", look), themeOf(look), stop);
        const About about{.title = titleOfLayout(animation.layout),
                          .scenario = views.scenario(i),
                          .part = {},
                          .comparison = animation.comparison,
                          .command = line};
        const auto image = std::make_shared<QImage>();
        on_painting_thread(
            [about, look, paint, image] { *image = pictureImage(about, look, paint); });
        if (taking.valid())
            taking.get();
        taking = std::async(std::launch::async, [image, &take] { take(*image); });
        progress(share_of_figures + (1 - share_of_figures) * static_cast<double>(i + 1) /
                                        static_cast<double>(views.size()));
    }
    taking.get();
}

}  // namespace

void check(const Animation& animation) {
    if (animation.frames < fewestFrames || animation.frames > mostFrames)
        throw InvalidRequest(Message("animation.frames", "an animation has %2 to %3 frames, not %1",
                                     {animation.frames, fewestFrames, mostFrames}));
    if (!(animation.rate >= slowestRate && animation.rate <= fastestRate))
        throw InvalidRequest(Message("animation.rate",
                                     "an animation has %2 to %3 frames per second, not %1",
                                     {animation.rate, slowestRate, fastestRate}));
    if (viewsOf(animation.layout).empty())
        throw InvalidRequest(Message("animation.views", "none of these views can be animated"));
    if (animation.comparison.over.field == animation.sweep.field)
        throw InvalidRequest(Message("animation.over",
                                     "%1 cannot run while figures are drawn over its values: all "
                                     "frames would be alike",
                                     {animation.sweep.field}));
    check_sweep(animation.scenario, animation.sweep);
}

void requireAnimationWritable(const std::string& path) {
    if (ending_of(path) == "webp")
        require_writable(path);
    else
        const PngFrames tried(path);
}

void writeAnimation(const std::string& path, const Animation& asked, const EngineMaker& make_engine,
                    const OnPaintingThread& on_painting_thread, const std::stop_token& stop,
                    const Progress& progress) {
    check(asked);
    const Animation animation = reduced(asked);
    const auto sink = sinkFor(path, animation);
    AnimatedViews views(scenariosOf(animation), animation.comparison, animation.layout,
                        make_engine);
    for (std::size_t i = 0; i < views.size(); ++i) {
        views.computeFigures(i, stop);
        progress(share_of_figures * static_cast<double>(i + 1) / static_cast<double>(views.size()));
    }
    makeFrames(
        animation, lineOf(animation, path), views, on_painting_thread,
        [&](const QImage& frame) { sink->add(frame); }, stop, progress);
    if (stop.stop_requested())
        throw Cancelled();
    sink->finish();
}

}  // namespace attnscope
