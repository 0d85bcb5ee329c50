#pragma once

#include <QWidget>
#include <string>
#include <vector>

#include "ui/model/board_layout.h"
#include "ui/pictures/look.h"

class QComboBox;
class QListWidget;
class QListWidgetItem;

namespace attnscope {

/// Chooses the panels of a figure, in the order in which they are ticked, and their arrangement.
class PanelList : public QWidget {
    Q_OBJECT

public:
    explicit PanelList(QWidget* parent);

    /// Offers views; those that are chosen are ticked in that order.
    void setViews(const std::vector<std::string>& offered, const std::vector<std::string>& chosen);
    /// Shows the letters of a look before the views that are ticked.
    void showLetters(const Look& look);

    /// The views that are ticked, in the order of their letters.
    const std::vector<std::string>& chosen() const { return chosen_; }

    /// Returns what is ticked and the arrangement as a text, which restore() reads. Views that are
    /// not offered are left out.
    QByteArray saved() const;
    void restore(const QByteArray& text);

    BoardLayout boardLayout() const;

    QListWidget* list() const { return list_; }
    QComboBox* arrangement() const { return arrangement_; }

Q_SIGNALS:
    void changed();

private:
    void take(QListWidgetItem* item);
    void name();

    QListWidget* list_;
    QComboBox* arrangement_;
    std::vector<std::string> chosen_;
    Look look_;
};

}  // namespace attnscope
