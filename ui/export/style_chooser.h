#pragma once

#include <QWidget>
#include <functional>
#include <vector>

#include "ui/settings/saved_styles.h"

class QComboBox;
class QMenu;

namespace attnscope {

/// Chooses how an export looks among the presets and a person's own styles, which its menu saves,
/// renames and deletes.
class StyleChooser : public QWidget {
    Q_OBJECT

public:
    StyleChooser(Settings& settings, QWidget* parent);

    /// Shows the style that a look has; "Custom" if that is none.
    void show(const Look& look);

    QComboBox* box() const { return box_; }
    QMenu* menu() const { return menu_; }

    /// Keeps the look that is shown under a name, in place of a style of that name.
    void save(const QString& name);
    /// Renames, or deletes, the person's own style that is chosen.
    void rename(const QString& name);
    void remove();
    void putBack();

Q_SIGNALS:
    void chosen(const Look& look);
    /// Emitted with a sentence if something could not be done.
    void failed(const QString& sentence);

private:
    void fill();
    void fillMenu();
    void take(int index);
    QString ownName() const;
    void askForName();
    void askForNewName();
    void attempt(const std::function<void()>& act);

    SavedStyles own_;
    Look look_;
    QComboBox* box_;
    QMenu* menu_;
    std::vector<SavedStyle> removed_;
};

}  // namespace attnscope
