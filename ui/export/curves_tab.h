#pragma once

#include <set>
#include <string>
#include <utility>
#include <vector>

#include "ui/export/edit_tab.h"

class QComboBox;
class QHBoxLayout;
class QListWidget;
class QPushButton;

namespace attnscope {

/// Edits the legend of a figure, and which of its curves are shown and how they look.
class CurvesTab : public EditTab {
    Q_OBJECT

public:
    CurvesTab(const FigureEditor& editor, QWidget* parent);

    void showEdits() override;
    void focusOn(const FigurePart& part) override;

    /// Lists the curves of a figure: their keys, and their own names.
    void setEntries(const std::vector<std::pair<std::string, QString>>& entries);
    const std::set<std::string>& hidden() const { return hidden_; }
    void setHidden(const std::set<std::string>& hidden);

    /// Hides all but the list, for tables.
    void setListAlone(bool alone);

    QListWidget* list() const { return list_; }

Q_SIGNALS:
    void hiddenChanged();

private:
    void addLegend();
    void addList();
    void addLook();
    void addColors();
    void fillList();
    void showLook();
    void move(int by);
    std::string chosen() const;
    QString subject() const override;
    std::vector<std::string> keysInOrder() const;
    QIcon sampleOf(const std::string& key) const;

    std::vector<std::pair<std::string, QString>> entries_;
    std::set<std::string> hidden_;
    QComboBox *legend_, *colors_;
    QListWidget* list_;
    QPushButton *up_, *down_;
    QLineEdit *name_, *width_;
    QComboBox *color_, *dash_;
    QHBoxLayout *order_, *line_;
};

}  // namespace attnscope
