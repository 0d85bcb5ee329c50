#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/text/message.h"
#include "ui/model/figure_edits.h"

// Private to the table of edits: how the parts of an edit are written and read. What cannot be read
// is thrown as Takes.

namespace attnscope {

/// What an edit takes, where it was given something else.
struct Takes {
    Message message;
    Message part{};  ///< what the part at fault takes, if the message names that part
};

/// Returns a key with a backslash before the signs that end it in a text.
std::string escapedKey(std::string_view key);

/// Splits a text at the first sign that no backslash stands before; the first part without its
/// backslashes. Nothing if the sign is not there.
std::optional<std::pair<std::string, std::string>> splitAt(std::string_view text, char sign);

/// Joins keys with commas; keysOf() reads them.
std::string joinedKeys(const std::vector<std::string>& keys);
std::vector<std::string> keysOf(std::string_view text);

/// A finite number within limits.
double numberOf(std::string_view text, double least, double most);

/// `width=1.5,dash=dot,color=#0072B2`, in any order.
std::string lineText(const LineLook& look);
LineLook lineOf(std::string_view text);

/// `0.1:0.2,1:3@top-right`, with a size other than usual behind a colon.
std::string insetText(const Inset& inset);
Inset insetOf(std::string_view text);

/// `text:X,Y:LABEL`, `arrow:X,Y:X,Y:LABEL`, `line:X,Y:X,Y`.
std::string annotationText(const Annotation& annotation);
Annotation annotationOf(std::string_view text);

/// A text of a figure, as it stands.
std::string textOf(std::string_view text);

}  // namespace attnscope
