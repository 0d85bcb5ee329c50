#pragma once

#include <QByteArray>
#include <QStringList>
#include <optional>
#include <span>
#include <string_view>

#include "ui/model/board_layout.h"

namespace attnscope {

/// Returns the layout as JSON with a version number, for the settings.
QByteArray toJson(const BoardLayout& layout);

/// Returns the layout that toJson() wrote as `text`. Leaves out views that are not `known`, such as
/// those of a later version, and repeated ones. Returns nullopt if no view is left, the text is
/// broken, or it has another version number.
std::optional<BoardLayout> layoutFromJson(const QByteArray& text,
                                          std::span<const std::string_view> known);

/// Returns the names of all views, known or not, in a text that toJson() of this or another version
/// wrote.
QStringList viewsNamed(const QByteArray& text);

}  // namespace attnscope
