#pragma once

class QSpinBox;
class QString;
class QWidget;

namespace attnscope {

/// The width of the controls in a dialog of exports.
inline constexpr int exportControlWidth = 120;

/// Makes a box that asks for a whole number in a dialog of exports; `unit` is shown after the
/// number.
QSpinBox* numberBox(int least, int most, int value, const QString& unit, QWidget* parent);

}  // namespace attnscope
