#pragma once

#include <QDialog>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "ui/settings/settings.h"
#include "ui/views/exported_view.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QTabWidget;

namespace attnscope {

class ExportPreview;
class FigureEditor;
class LookControls;
class PanelList;
class PreviewEditing;

/// Asks what is exported, how it looks and into which file, with a live preview. What was chosen is
/// remembered for each kind of view.
class ExportDialog : public QDialog {
    Q_OBJECT

public:
    using RequestOf = std::function<ExportRequest(const std::string& view)>;

    /// Starts with `view`, which may be the whole board. `views` are the views on the board and the
    /// board itself; they are offered before all other views. If `ending` is empty, the ending used
    /// last for this kind of view is chosen.
    ExportDialog(const std::string& view, const QString& ending,
                 const std::vector<std::string>& views, RequestOf request_of, Settings& settings,
                 EngineMaker make_engine, QWidget* parent);

    /// The files to be written: each request with its path.
    std::vector<std::pair<ExportRequest, std::string>> files() const;

    ExportPreview* preview() const { return preview_; }
    LookControls* controls() const { return controls_; }
    PanelList* panels() const { return panels_; }
    QListWidget* curves() const;
    QTabWidget* tabs() const { return tabs_; }
    FigureEditor* editor() const { return editor_; }
    PreviewEditing* editing() const { return editing_; }
    QComboBox* viewBox() const { return view_; }
    QComboBox* formatBox() const { return format_; }
    QComboBox* contentBox() const { return content_; }
    QLineEdit* fileEdit() const { return file_; }
    QPushButton* saveButton() const { return save_; }

    /// What was changed in figures in this dialog.
    const ChangedFigures& changed() const { return changed_; }

    /// The view that is chosen: the first one if each is written to its own file.
    std::string view() const { return chosenViews().front(); }

    void accept() override;
    void done(int result) override;

private:
    void lay(const QString& title);
    void fillViews(const std::string& view, const std::vector<std::string>& views);
    void takeView(const QString& ending);
    void takeFormat();
    void takeTypedEnding();
    void takeEdits();
    void takeHidden();
    void showTitle();
    void showUse();
    void follow();
    void describe();
    void sayWhyNot();
    void browse();
    QString folder() const;
    bool hasFolder();
    bool mayReplace();
    bool isOfAll() const;
    bool isOfPanels() const;
    void offerPanels();
    void fillEdited();
    void nameEdited();
    void takeEdited();
    std::string editedView() const;
    std::string ending() const;
    std::vector<std::string> chosenViews() const;
    ExportRequest request() const;
    ExportRequest finished(ExportRequest request) const;

    RequestOf request_of_;
    std::vector<std::string> on_board_;  ///< the views on the board, and the board
    Settings& settings_;
    ExportRequest shown_;  ///< the chosen view, as the window shows it
    ChangedFigures changed_;
    ExportPreview* preview_;
    QComboBox* view_;
    QComboBox* format_;
    QComboBox* content_;
    QComboBox* edited_;  ///< the panel that the tabs edit
    LookControls* controls_ = nullptr;
    PanelList* panels_;
    QTabWidget* tabs_;
    FigureEditor* editor_ = nullptr;
    PreviewEditing* editing_ = nullptr;
    QLabel* size_;
    QLineEdit* file_;
    QLabel* refusal_;  ///< why nothing can be exported, if the tab that is seen does not say it
    QLabel* fault_;
    QPushButton* save_;
};

}  // namespace attnscope
