#pragma once

#include <QString>
#include <QStringList>
#include <string>
#include <string_view>

#include "core/text/message.h"

namespace attnscope {

/// Returns a message of the core in the window's language: the translation of its key in the
/// context "core", or its English form if there is none. No blanks stand between Chinese signs.
QString translated(const Message& message);

/// Returns a message of the core as translated() does, in UTF-8.
std::string spokenText(const Message& message);

/// Returns the form of a message in the window's language, with %1, %2, … in it; empty if there is
/// none.
std::string translatedForm(const Message& message);

/// Returns the texts one after another, as the window's language separates them.
QString listed(const QStringList& texts);

/// Returns a unit, such as "nat", in the window's language.
QString unitName(std::string_view unit);

}  // namespace attnscope
