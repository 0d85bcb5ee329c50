#pragma once

#include <QObject>
#include <optional>
#include <string_view>

class QSplitter;

namespace attnscope {

class PanelStrip;
class ScenarioPanel;

/// Where the panel is: folded to the strip, as a drawer over the board's left border with one group
/// of fields, or pinned beside the board with all groups.
enum class PanelPlace { folded, drawer, pinned };

/// Folds, opens and pins the panel. The strip is shown unless the panel is pinned.
class PanelDock : public QObject {
    Q_OBJECT

public:
    /// `splitter` holds the board, and the pinned panel to its left.
    PanelDock(ScenarioPanel& panel, PanelStrip& strip, QSplitter& splitter);

    PanelPlace place() const { return place_; }
    void fold();
    void pin();
    /// Opens the drawer with the fields of a group.
    void open(const QString& group);
    /// Pins the panel if it is not pinned, else folds it.
    void toggle();
    /// Folds the drawer and gives the focus back to its button, if that is seen; false if there is
    /// no drawer.
    bool closeDrawer();
    /// Folds the panel and hides the strip while something else is in their place; then shows them
    /// as before.
    void setAside(bool aside);
    /// Whether the panel is pinned, or will be once it is no longer aside.
    bool isPinned() const;
    /// Shows the control of a field of the panel: in the drawer unless the panel is pinned.
    void reveal(std::string_view key);

Q_SIGNALS:
    void moved();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void choose(const QString& group);
    void putDrawer();
    void setPlace(PanelPlace place);

    ScenarioPanel& panel_;
    PanelStrip& strip_;
    QSplitter& splitter_;
    PanelPlace place_ = PanelPlace::folded;
    std::optional<PanelPlace> before_aside_;  ///< the place from before; set while it is aside
    int pinned_width_ = 0;  ///< that the panel had when it was pinned last; 0 if it never was
};

}  // namespace attnscope
