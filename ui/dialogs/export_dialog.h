#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QSpinBox>

#include "ui/export/export.h"

class QLabel;

namespace attnscope {

/// Size, resolution, background and theme of a picture.
class ExportDialog : public QDialog {
    Q_OBJECT

public:
    ExportDialog(const QString& title, const ExportOptions& options, QWidget* parent);

    ExportOptions options() const;

private:
    void describe();

    QSpinBox* width_;
    QSpinBox* height_;
    QSpinBox* dpi_;
    QCheckBox* transparent_;
    QComboBox* theme_;
    QLabel* printed_;
};

}  // namespace attnscope
