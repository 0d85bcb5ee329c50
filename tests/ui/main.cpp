#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <string_view>
#include <vector>

#include "tests/ui/test_accessible.h"
#include "tests/ui/test_animation.h"
#include "tests/ui/test_application.h"
#include "tests/ui/test_arcs.h"
#include "tests/ui/test_autosave.h"
#include "tests/ui/test_board_layout.h"
#include "tests/ui/test_captured_files.h"
#include "tests/ui/test_cells.h"
#include "tests/ui/test_color_scale.h"
#include "tests/ui/test_compare.h"
#include "tests/ui/test_controls.h"
#include "tests/ui/test_dialogs.h"
#include "tests/ui/test_drag.h"
#include "tests/ui/test_earlier_sessions.h"
#include "tests/ui/test_edges.h"
#include "tests/ui/test_edit_tabs.h"
#include "tests/ui/test_explained.h"
#include "tests/ui/test_export.h"
#include "tests/ui/test_export_dialog.h"
#include "tests/ui/test_export_preview.h"
#include "tests/ui/test_feeds.h"
#include "tests/ui/test_figure_board.h"
#include "tests/ui/test_figure_input.h"
#include "tests/ui/test_figure_layout.h"
#include "tests/ui/test_figure_store.h"
#include "tests/ui/test_figure_view.h"
#include "tests/ui/test_first_screen.h"
#include "tests/ui/test_formula.h"
#include "tests/ui/test_found_files.h"
#include "tests/ui/test_handout.h"
#include "tests/ui/test_head_chooser.h"
#include "tests/ui/test_heads.h"
#include "tests/ui/test_heatmap.h"
#include "tests/ui/test_heatmap_pixels.h"
#include "tests/ui/test_hostile_lessons.h"
#include "tests/ui/test_kept_state.h"
#include "tests/ui/test_lab.h"
#include "tests/ui/test_language.h"
#include "tests/ui/test_languages.h"
#include "tests/ui/test_latest_job.h"
#include "tests/ui/test_layers.h"
#include "tests/ui/test_lecturing.h"
#include "tests/ui/test_legend.h"
#include "tests/ui/test_lesson_callouts.h"
#include "tests/ui/test_lesson_guide.h"
#include "tests/ui/test_lessons.h"
#include "tests/ui/test_lossless.h"
#include "tests/ui/test_marks.h"
#include "tests/ui/test_messages.h"
#include "tests/ui/test_names.h"
#include "tests/ui/test_opened_files.h"
#include "tests/ui/test_own_heads.h"
#include "tests/ui/test_panels.h"
#include "tests/ui/test_player.h"
#include "tests/ui/test_presentation.h"
#include "tests/ui/test_presented_lesson.h"
#include "tests/ui/test_presets.h"
#include "tests/ui/test_preview_editing.h"
#include "tests/ui/test_reading.h"
#include "tests/ui/test_reference.h"
#include "tests/ui/test_refinement.h"
#include "tests/ui/test_rows.h"
#include "tests/ui/test_same_file.h"
#include "tests/ui/test_scenario_glide.h"
#include "tests/ui/test_session.h"
#include "tests/ui/test_session_files.h"
#include "tests/ui/test_session_limits.h"
#include "tests/ui/test_session_losses.h"
#include "tests/ui/test_styles.h"
#include "tests/ui/test_text_fit.h"
#include "tests/ui/test_text_size.h"
#include "tests/ui/test_theme.h"
#include "tests/ui/test_ticks.h"
#include "tests/ui/test_trace.h"
#include "tests/ui/test_translation.h"
#include "tests/ui/test_typing.h"
#include "tests/ui/test_variables.h"
#include "tests/ui/test_wheel.h"
#include "tests/ui/test_window_board.h"
#include "tests/ui/test_window_board_export.h"
#include "tests/ui/test_window_conduct.h"
#include "tests/ui/test_window_engine.h"
#include "tests/ui/test_window_export.h"
#include "tests/ui/test_window_files.h"
#include "tests/ui/test_window_tensors.h"
#include "tests/ui/test_window_views.h"
#include "tests/ui/test_works.h"
#include "ui/look/theme.h"
#include "ui/window/application.h"
#include "ui/window/language_choice.h"
#include "ui/window/main_window.h"

namespace {

struct Entry {
    std::string_view name;  ///< of the file, test_NAME.cpp, and of its entry in ctest
    int (*run)(int argc, char** argv);
};

template <typename Tests>
int run(int argc, char** argv) {
    Tests tests;
    return QTest::qExec(&tests, argc, argv);
}

constexpr Entry entries[] = {
    {"accessible", run<TestAccessible>},
    {"application", run<TestApplication>},
    {"names", run<TestNames>},
    {"drag", run<TestDrag>},
    {"session", run<TestSession>},
    {"autosave", run<TestAutosave>},
    {"presets", run<TestPresets>},
    {"typing", run<TestTyping>},
    {"wheel", run<TestWheel>},
    {"cells", run<TestCells>},
    {"session_files", run<TestSessionFiles>},
    {"session_limits", run<TestSessionLimits>},
    {"session_losses", run<TestSessionLosses>},
    {"kept_state", run<TestKeptState>},
    {"earlier_sessions", run<TestEarlierSessions>},
    {"presentation", run<TestPresentation>},
    {"text_fit", run<TestTextFit>},
    {"text_size", run<TestTextSize>},
    {"theme", run<TestTheme>},
    {"ticks", run<TestTicks>},
    {"trace", run<TestTrace>},
    {"reading", run<TestReading>},
    {"reference", run<TestReference>},
    {"refinement", run<TestRefinement>},
    {"rows", run<TestRows>},
    {"figure_layout", run<TestFigureLayout>},
    {"figure_input", run<TestFigureInput>},
    {"figure_store", run<TestFigureStore>},
    {"figure_view", run<TestFigureView>},
    {"first_screen", run<TestFirstScreen>},
    {"figure_board", run<TestFigureBoard>},
    {"board_layout", run<TestBoardLayout>},
    {"edges", run<TestEdges>},
    {"explained", run<TestExplained>},
    {"export", run<TestExport>},
    {"dialogs", run<TestDialogs>},
    {"export_dialog", run<TestExportDialog>},
    {"edit_tabs", run<TestEditTabs>},
    {"preview_editing", run<TestPreviewEditing>},
    {"export_preview", run<TestExportPreview>},
    {"same_file", run<TestSameFile>},
    {"panels", run<TestPanels>},
    {"styles", run<TestStyles>},
    {"lossless", run<TestLossless>},
    {"lab", run<TestLab>},
    {"language", run<TestLanguage>},
    {"languages", run<TestLanguages>},
    {"latest_job", run<TestLatestJob>},
    {"legend", run<TestLegend>},
    {"hostile_lessons", run<TestHostileLessons>},
    {"lecturing", run<TestLecturing>},
    {"lesson_callouts", run<TestLessonCallouts>},
    {"lesson_guide", run<TestLessonGuide>},
    {"handout", run<TestHandout>},
    {"lessons", run<TestLessons>},
    {"presented_lesson", run<TestPresentedLesson>},
    {"scenario_glide", run<TestScenarioGlide>},
    {"works", run<TestWorks>},
    {"feeds", run<TestFeeds>},
    {"controls", run<TestControls>},
    {"compare", run<TestCompare>},
    {"animation", run<TestAnimation>},
    {"messages", run<TestMessages>},
    {"found_files", run<TestFoundFiles>},
    {"opened_files", run<TestOpenedFiles>},
    {"formula", run<TestFormula>},
    {"player", run<TestPlayer>},
    {"color_scale", run<TestColorScale>},
    {"heatmap_pixels", run<TestHeatmapPixels>},
    {"heads", run<TestHeads>},
    {"layers", run<TestLayers>},
    {"arcs", run<TestArcs>},
    {"own_heads", run<TestOwnHeads>},
    {"head_chooser", run<TestHeadChooser>},
    {"marks", run<TestMarks>},
    {"heatmap", run<TestHeatmap>},
    {"window_board", run<TestWindowBoard>},
    {"window_board_export", run<TestWindowBoardExport>},
    {"window_views", run<TestWindowViews>},
    {"window_files", run<TestWindowFiles>},
    {"window_tensors", run<TestWindowTensors>},
    {"captured_files", run<TestCapturedFiles>},
    {"window_export", run<TestWindowExport>},
    {"window_conduct", run<TestWindowConduct>},
    {"window_engine", run<TestWindowEngine>},
    {"translation", run<TestTranslation>},
    {"variables", run<TestVariables>},
};

/// What reaches the event loop fails the test, as it does not end it.
void failTest(const QString& sentence) {
    if (!qApp->property("throws").toBool())  // test_application.cpp
        QTest::qFail(qPrintable(sentence), __FILE__, __LINE__);
}

/// Speaks the language that ATTNSCOPE_TEST_LANGUAGE names; false if no font has its letters.
bool speakTestLanguage() {
    const std::string key = qEnvironmentVariable("ATTNSCOPE_TEST_LANGUAGE").toStdString();
    if (key.empty())
        return true;
    attnscope::speakInWindow(attnscope::languageOf(key));
    return attnscope::languageOf(key).fonts.empty() || attnscope::uiFont().families().size() > 1;
}

}  // namespace

/// test_ui NAME [arguments of Qt Test]: runs the tests of one class. Fails where there is none of
/// that name.
int main(int argc, char** argv) {
    attnscope::Application application(argc, argv);
    QObject::connect(&application, &attnscope::Application::caught, failTest);
    QStandardPaths::setTestModeEnabled(true);
    const QTemporaryDir settings;  // of this run alone: others go on beside it
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, settings.path());
    attnscope::prepareApplication(application);
    if (!speakTestLanguage()) {
        qInfo("no font with the letters of this language is installed");
        return 77;
    }
    const std::string_view wanted = argc > 1 ? argv[1] : "";
    for (const Entry& entry : entries)
        if (entry.name == wanted)
            return entry.run(argc - 1, argv + 1);
    std::string known;
    for (const Entry& entry : entries)
        known += ' ' + std::string(entry.name);
    qCritical("test_ui takes one of:%s", known.c_str());
    return 1;
}
