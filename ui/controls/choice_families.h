#pragma once

#include <QComboBox>
#include <functional>

#include "core/fields/fields.h"

namespace attnscope {

/// Fills a list with the choices of a table, those of a family together under its heading, which
/// cannot be chosen. `add` adds a choice to the list.
void addByFamily(QComboBox& list, const Choices& kind,
                 const std::function<void(const Choice& choice)>& add);

}  // namespace attnscope
