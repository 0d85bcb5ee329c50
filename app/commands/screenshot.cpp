#include <CLI/CLI.hpp>
#include <QEventLoop>
#include <QPixmap>
#include <QSettings>
#include <QTimer>
#include <memory>

#include "app/commands/arguments.h"
#include "app/commands/command.h"
#include "app/commands/offscreen.h"
#include "app/commands/options.h"
#include "app/commands/stated.h"
#include "core/io/atomic_file.h"
#include "core/io/distinct_files.h"
#include "core/limits.h"
#include "core/text/errors.h"
#include "core/vectors/fitted_scenario.h"
#include "ui/heatmap/attention_pane.h"
#include "ui/heatmap/heatmap_view.h"
#include "ui/pictures/export.h"
#include "ui/pictures/look.h"
#include "ui/status/status_line.h"
#include "ui/views/command_words.h"
#include "ui/window/main_window.h"

namespace attnscope {
namespace {

struct ScreenshotOptions {
    std::vector<std::string> settings;
    std::string output, size = "1366x768", theme = "light";
};

/// Runs the event loop until every view shows its final values.
void wait_until_settled(const MainWindow& window, const std::stop_token& stop) {
    QEventLoop loop;
    QTimer timer;
    int settled = 0;
    QObject::connect(&timer, &QTimer::timeout, &loop, [&] {
        constexpr int in_a_row = 5;  // a finished job may have asked for the next
        settled = window.isSettled() ? settled + 1 : 0;
        if (settled == in_a_row || stop.stop_requested())
            loop.quit();
    });
    constexpr int interval = 100;
    timer.start(interval);
    loop.exec();
    if (stop.stop_requested())
        throw Cancelled();
}

/// Throws Error if the matrix is refused, unless it is only too long: then the window shows that
/// instead.
void check_matrix(const MainWindow& window, const Scenario& scenario) {
    const QString refusal = window.attention()->view()->message();
    if (!refusal.isEmpty() && scenario.n <= max_matrix_rows)
        throw Error(refusal.toStdString());
}

/// Returns the command line that makes the picture again, provided that the screen has the same
/// scale factor.
std::string line_of(const ScreenshotOptions& options, const Scenario& scenario) {
    CommandWords words = {"screenshot", fileName(options.output)};
    addScenario(words, scenario);
    add(words, "--size", options.size);
    add(words, "--theme", options.theme);
    addLanguage(words);
    return commandLine(std::move(words));
}

std::string png_of(const QPixmap& picture, const About& about) {
    QImage image = picture.toImage();
    for (const auto& [key, text] : textsOf(about))
        image.setText(QString::fromLatin1(key), text);
    return encodedPng(image).toStdString();
}

int run(const ScreenshotOptions& options, const CommandContext& context) {
    const Scenario scenario = fitted_where_possible(scenario_as_stated(options.settings));
    const QSize size = sizeFromText(options.size);
    Look look;
    set(look, lookField("theme"), options.theme);  // refuses an unknown theme
    require_ending(options.output, {"png"});
    require_distinct(files_of(scenario), {options.output});
    require_writable(options.output);
    require_threads(window_threads);
    const OffscreenApplication application;
    prepareApplication(*qApp);
    // The settings of the user's own window are neither read nor changed: in a folder that cannot
    // be made, this window's settings stay in memory, and nothing is left after a signal.
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope,
                       QStringLiteral("/dev/null/attnscope"));
    MainWindow window(scenario);
    window.setThemeChoice(std::ranges::find(themes(), options.theme, &NamedTheme::key)->choice);
    window.showNormal();  // it opens maximised if there is a screen
    window.resize(size);
    if (window.size() != size)
        throw InvalidRequest(Message("screenshot.small", "the window needs at least %1x%2",
                                     {window.width(), window.height()}));
    wait_until_settled(window, context.stop);
    check_matrix(window, scenario);
    window.status()->tell({});  // not how long it took: the same line gives the same picture
    const About about{.title = QStringLiteral("Attnscope"),
                      .scenario = scenario,
                      .part = {},
                      .command = QString::fromStdString(line_of(options, scenario))};
    write_atomically(options.output, png_of(window.grab(), about));
    tell_what_files_state(scenario, options.settings, context.err);
    return 0;
}

constexpr auto screenshot_examples = R"(Examples:
  attnscope screenshot window.png
  attnscope screenshot window.png --size 2560x1440 --theme dark --set n=2048
  QT_SCALE_FACTOR=2 attnscope screenshot window.png

If the matrix is refused, for example because a file cannot be read, no picture is written and the
exit status is 1. A matrix with more rows than can be shown is not a fault.)";

}  // namespace

void add_screenshot(CLI::App& program, Action& chosen) {
    const auto options = std::make_shared<ScreenshotOptions>();
    CLI::App* command =
        program.add_subcommand("screenshot", "The window as PNG, as it opens with a Scenario");
    command->footer(screenshot_examples);
    command->add_option("output", options->output, "File to write: .png")->required();
    add_settings(*command, options->settings);
    command->add_option("--size", options->size, "Width and height of the window")
        ->capture_default_str();
    command->add_option("--theme", options->theme, lookField("theme").help)->capture_default_str();
    command->callback([options, &chosen] {
        chosen = [options](const CommandContext& context) { return run(*options, context); };
    });
}

}  // namespace attnscope
