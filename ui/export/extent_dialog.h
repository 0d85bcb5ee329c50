#pragma once

#include <QComboBox>
#include <QDialog>

#include "ui/export/extent.h"

class QFormLayout;

namespace attnscope {

/// How much of a view is exported: as shown, or everything. Where all is shown there is no choice,
/// and it says so.
class ExtentDialog : public QDialog {
    Q_OBJECT

public:
    /// `part` is what is shown where that is not everything, else empty.
    ExtentDialog(const QString& title, const QString& part, QWidget* parent);

    Extent extent() const;
    QComboBox* extentBox() const { return extent_; }

protected:
    /// For further rows.
    QFormLayout* form() const { return form_; }

private:
    QComboBox* extent_;
    QFormLayout* form_;
};

/// The width of the controls in a dialog of exports.
inline constexpr int exportControlWidth = 120;

}  // namespace attnscope
