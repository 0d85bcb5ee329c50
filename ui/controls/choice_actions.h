#pragma once

#include <string_view>

class QMenu;

namespace attnscope {

class ScenarioModel;

/// Adds a submenu with the field's name and an action for each of its choices.
void addChoiceMenu(QMenu* menu, ScenarioModel& model, std::string_view key);

}  // namespace attnscope
