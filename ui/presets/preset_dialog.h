#pragma once

#include <QDialog>
#include <QListWidget>

#include "ui/presets/own_presets.h"

class QLabel;
class QPushButton;

namespace attnscope {

/// Where a person renames and deletes presets.
class PresetDialog : public QDialog {
    Q_OBJECT

public:
    PresetDialog(const OwnPresets& own, QWidget* parent);

    QListWidget* list() const { return list_; }
    /// What could not be done; empty where all is well.
    QString fault() const;
    void deleteChosen();

private:
    void fill(const QString& chosen);
    void rename(QListWidgetItem* item);

    OwnPresets own_;
    QListWidget* list_;
    QLabel* fault_;
    QPushButton *renamer_, *remover_;
};

}  // namespace attnscope
