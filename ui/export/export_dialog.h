#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <QSpinBox>

#include "ui/export/export.h"
#include "ui/export/extent_dialog.h"

class QLabel;

namespace attnscope {

/// Extent, size, resolution, background and theme of a picture.
class ExportDialog : public ExtentDialog {
    Q_OBJECT

public:
    ExportDialog(const QString& title, const QString& part, const ExportOptions& options,
                 QWidget* parent);

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
