#pragma once

#include <string_view>

class QMenu;
class QWidget;

namespace attnscope {

struct Field;
class ScenarioModel;

/// Adds what compares figures over a field to a menu: its usual values, others, and nothing. Adds
/// nothing for a field that is neither a number nor a choice, or that files decide.
void addFamilyActions(QMenu& menu, const Field& field, ScenarioModel& model, QWidget* window);

/// Adds a menu that compares figures over any field: it asks for field and values, or ends that.
void addFamilyMenu(QMenu& menu, ScenarioModel& model, QWidget* window);

}  // namespace attnscope
