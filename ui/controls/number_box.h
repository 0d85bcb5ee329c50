#pragma once

class QSpinBox;
class QString;
class QWidget;

namespace attnscope {

/// The width of the controls in a dialog of exports.
inline constexpr int exportControlWidth = 120;

/// Asks for a whole number in a dialog of exports; `unit` stands behind it.
QSpinBox* numberBox(int least, int most, int value, const QString& unit, QWidget* parent);

}  // namespace attnscope
