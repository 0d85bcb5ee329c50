#pragma once

#include <QDialog>
#include <QListWidget>
#include <vector>

#include "ui/presets/own_presets.h"

class QLabel;
class QPushButton;

namespace attnscope {

/// Renames and deletes a person's presets. Deleted presets can be put back, the one deleted last
/// first. `removed` keeps them for a later dialog.
class PresetDialog : public QDialog {
    Q_OBJECT

public:
    PresetDialog(const OwnPresets& own, std::vector<RemovedPreset>& removed, QWidget* parent);

    QListWidget* list() const { return list_; }
    /// What could not be done; empty if all is well.
    QString fault() const;
    void deleteChosen();
    void putBack();
    QPushButton* backPutter() const { return back_putter_; }

private:
    void fill(const QString& chosen);
    void rename(int row);

    OwnPresets own_;
    std::vector<RemovedPreset>& removed_;
    QListWidget* list_;
    QLabel* fault_;
    QPushButton *renamer_, *remover_, *back_putter_;
};

}  // namespace attnscope
