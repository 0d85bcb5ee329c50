#pragma once

class QSpinBox;
class QString;
class QWidget;

namespace attnscope {

/// Asks for a whole number in a dialog of exports; `unit` stands behind it.
QSpinBox* numberBox(int least, int most, int value, const QString& unit, QWidget* parent);

}  // namespace attnscope
