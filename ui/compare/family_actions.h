#pragma once

#include <string_view>

class QMenu;
class QWidget;

namespace attnscope {

struct Field;
class ScenarioModel;

/// Adds actions to a menu that compare figures over a field: over its usual values, over values
/// that a person gives, and no longer. Adds nothing for a field that is neither a number nor a
/// choice, or that files decide.
void addFamilyActions(QMenu& menu, const Field& field, ScenarioModel& model, QWidget* window);

/// Adds a submenu for any field: an action that asks for a field and its values, and one that ends
/// the comparison.
void addFamilyMenu(QMenu& menu, ScenarioModel& model, QWidget* window);

}  // namespace attnscope
