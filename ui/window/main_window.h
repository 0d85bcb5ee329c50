#pragma once

#include <QMainWindow>
#include <memory>
#include <vector>

#include "core/engines/engines.h"
#include "ui/export/exporter.h"
#include "ui/jobs/works.h"
#include "ui/model/row_choice.h"
#include "ui/model/scenario_model.h"
#include "ui/settings/settings.h"
#include "ui/window/theme_switch.h"

class QApplication;
class QHBoxLayout;
class QMenu;
class QSplitter;

namespace attnscope {

class AnimationExport;
class AttentionPane;
class Board;
class EnginePicker;
class Explainer;
class FileOpener;
class FrameClock;
class Freezing;
class LabPane;
class Lecturing;
class LessonCallouts;
class LessonGuide;
class LessonPanel;
struct LessonStep;
class MessageBar;
class OpenLesson;
class OwnHeadsBoard;
class PanelDock;
class PanelStrip;
class Player;
class Presentation;
class PresetMenu;
class QuickBar;
struct ReferenceEntry;
class ScenarioClipboard;
class ScenarioPanel;
class SessionFiles;
class ShownEntry;
class SessionKeeper;
class StatusLine;
class Steps;
class StepActions;

/// The window: quick bar, panel, board of figures and matrix, status line; and what connects them.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// Makes a window. Without `make_engine`, the engine is that of the settings.
    explicit MainWindow(const Scenario& scenario = {}, const EngineMaker& make_engine = {},
                        QWidget* parent = nullptr);
    ~MainWindow() override;

    ScenarioModel& model() { return model_; }
    RowChoice& choice() { return choice_; }
    QuickBar* quickBar() const { return quick_bar_; }
    ScenarioPanel* panel() const { return panel_; }
    PanelStrip* strip() const { return strip_; }
    PanelDock* dock() const { return dock_; }
    Board* board() const { return board_; }
    AttentionPane* attention() const { return attention_; }
    StatusLine* status() const { return status_; }
    EnginePicker* engines() const { return engines_; }
    MessageBar* messages() const { return messages_; }
    Exporter& exporter() { return *exporter_; }
    AnimationExport& animations() { return *animations_; }
    FileOpener& files() { return *files_; }
    Player& player() { return *player_; }
    SessionKeeper& sessions() { return *sessions_; }
    SessionFiles& sessionFiles() { return *session_files_; }
    Presentation& presentation() { return *presentation_; }
    Steps& steps() { return *steps_; }
    LessonGuide& lessons() { return *lessons_; }
    LessonPanel* lessonPanel() const { return lesson_panel_; }
    LessonCallouts& callouts() { return *callouts_; }
    Lecturing& lecturing() { return *lecturing_; }
    ScenarioClipboard& clipboard() { return *clipboard_; }
    Freezing& freezing() { return *freezing_; }
    PresetMenu& presets() { return *presets_; }
    Explainer& explainer() { return *explainer_; }

    /// The views that are seen, followed by the whole board.
    std::vector<std::string> exportViews() const;
    /// Returns what a view shows, as a request for an export.
    ExportRequest shownOf(const std::string& view) const;

    /// Chooses the theme of every window.
    void setThemeChoice(ThemeChoice choice) { themes_->choose(choice); }
    const Theme& theme() const { return themes_->theme(); }
    /// Scales the texts of every window.
    void setTextScale(double scale);
    /// Whether the settings hold no size of a window, as before any window has been closed.
    bool isNew() const;
    /// Whether nothing runs or waits, and all that was computed is painted.
    bool isSettled() const;
    /// Remembers size, place and board for the window that comes next, and ends what plays or is
    /// computed.
    void leave();

Q_SIGNALS:
    /// Emitted when a person has chosen another language, which the settings hold.
    void languageChosen();

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;
    void limitMinimum();
    void keyPressEvent(QKeyEvent* event) override;

private:
    void build(const EngineMaker& make_engine);
    void connectParts();
    void connectBoard();
    void connectRule();
    void connectMatrix();
    void connectEngine();
    void connectFiles();
    void showHeads();
    void showLaboratory();
    void connectLaboratory();
    void useTrained(LabPane& pane, std::string_view view);
    void connectHeads();
    void compareHeads(const QString& shown, const Scenario& other);
    void connectTelling();
    void connectComparison();
    template <typename Part>
    void tellFaults(Part* part);
    void connectWorks();
    void connectLessons();
    void connectStage();
    void clearStage();
    void makeLessons();
    void showStage(const LessonStep& step);
    void addExports();
    void tellFault();
    void buildMenus();
    void buildFileMenu();
    void buildEditMenu();
    void buildViewMenu();
    void buildLessonMenu();
    void buildHelpMenu();
    void buildLayoutMenu(QMenu* menu);
    void fillExportMenu(QMenu* menu);
    std::string viewToExport() const;
    void noteActive(const QWidget* focused);
    void addPanelAction(QMenu* menu);
    void addFrameTimeAction(QMenu* menu);
    void addTextScaleActions(QMenu* menu);
    void magnifyViews();
    void openWindowBeside();
    void toggleFullScreen();
    void demonstrate(const ReferenceEntry& entry);
    void focusField(std::string_view key);
    void resetLayout();
    void restoreLayout();
    void keepLayout();

    ScenarioModel model_;
    RowChoice choice_{model_};
    Settings settings_;
    QString labels_fault_;  ///< the fault of the labels that was told last
    Works works_;
    EnginePicker* engines_ = nullptr;
    std::unique_ptr<FileOpener> files_;
    Player* player_ = nullptr;
    FrameClock* clock_ = nullptr;
    Exporter* exporter_ = nullptr;
    AnimationExport* animations_ = nullptr;
    QuickBar* quick_bar_ = nullptr;
    MessageBar* messages_ = nullptr;
    ScenarioPanel* panel_ = nullptr;
    PanelStrip* strip_ = nullptr;
    PanelDock* dock_ = nullptr;
    Board* board_ = nullptr;
    AttentionPane* attention_ = nullptr;
    SessionKeeper* sessions_ = nullptr;
    SessionFiles* session_files_ = nullptr;
    Steps* steps_ = nullptr;
    OpenLesson* open_lesson_ = nullptr;
    LessonGuide* lessons_ = nullptr;
    LessonPanel* lesson_panel_ = nullptr;
    LessonCallouts* callouts_ = nullptr;
    Presentation* presentation_ = nullptr;
    Lecturing* lecturing_ = nullptr;
    StepActions* step_actions_ = nullptr;
    ScenarioClipboard* clipboard_ = nullptr;
    Freezing* freezing_ = nullptr;
    PresetMenu* presets_ = nullptr;
    OwnHeadsBoard* own_heads_ = nullptr;
    std::string active_;    ///< the view that had the focus last
    std::string exported_;  ///< active_ when a view was last exported
    StatusLine* status_ = nullptr;
    QHBoxLayout* middle_ = nullptr;  ///< holds the strip, a lesson's panel and columns_
    QSplitter* columns_ = nullptr;
    ThemeSwitch* themes_ = nullptr;
    Explainer* explainer_ = nullptr;
    ShownEntry* shown_entry_ = nullptr;
};

/// Sets the program's style and name; call it before the first widget is made.
void prepareApplication(QApplication& application);

}  // namespace attnscope
