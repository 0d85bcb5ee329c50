#pragma once

#include <QWidget>
#include <functional>
#include <vector>

#include "ui/settings/saved_styles.h"

class QComboBox;
class QMenu;

namespace attnscope {

/// Chooses the look of an export among the presets and a person's own styles. Its menu saves,
/// renames and deletes own styles.
class StyleChooser : public QWidget {
    Q_OBJECT

public:
    StyleChooser(Settings& settings, QWidget* parent);

    /// Shows the style that this look has; "Custom" if no style has it.
    void show(const Look& look);

    QComboBox* box() const { return box_; }
    QMenu* menu() const { return menu_; }

    /// Saves the look that is shown as an own style; replaces a style of that name.
    void save(const QString& name);
    /// Renames the person's own style that is chosen. remove() deletes it.
    void rename(const QString& name);
    void remove();
    void putBack();

Q_SIGNALS:
    void chosen(const Look& look);
    /// Emitted after each change of own styles: with a sentence if it could not be done, else with
    /// an empty one.
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
