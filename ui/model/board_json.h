#pragma once

#include <QByteArray>
#include <QStringList>
#include <optional>
#include <span>
#include <string_view>

#include "ui/model/board_layout.h"

namespace attnscope {

/// The layout as JSON with a version, for the settings.
QByteArray toJson(const BoardLayout& layout);

/// Returns the layout that a text of toJson() holds, without views that are not `known` (those of a
/// later version) or that it names again. Returns nullopt if no view is left, the text is broken,
/// or its version is another.
std::optional<BoardLayout> layoutFromJson(const QByteArray& text,
                                          std::span<const std::string_view> known);

/// Returns all that stands as the name of a view in a text that toJson() or another version wrote.
QStringList viewsNamed(const QByteArray& text);

}  // namespace attnscope
