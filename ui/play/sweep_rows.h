#pragma once

#include <QComboBox>
#include <QLineEdit>
#include <QObject>

#include "core/sweep/sweep.h"

class QFormLayout;

namespace attnscope {

/// The rows of a form that ask for the ends of a sweep and for the spacing of its values.
class SweepRows : public QObject {
    Q_OBJECT

public:
    SweepRows(QFormLayout* form, QWidget* parent);

    void show(const Sweep& sweep);

    /// Returns the sweep that is entered. Throws InvalidRequest if an end is not a number.
    Sweep sweep() const;

    QLineEdit* from() const { return from_; }
    QLineEdit* to() const { return to_; }
    QComboBox* spacing() const { return spacing_; }

private:
    std::string field_;
    QLineEdit* from_;
    QLineEdit* to_;
    QComboBox* spacing_;
};

}  // namespace attnscope
