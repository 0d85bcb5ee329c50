#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/text/message.h"
#include "ui/model/figure_edits.h"

// Private to the table of edits: functions that write and read the parts of an edit as texts. Those
// that read throw Takes if a text cannot be read.

namespace attnscope {

/// Thrown if a text is not what an edit takes: `message` says what it takes.
struct Takes {
    Message message;
    Message part{};  ///< what the part at fault takes, if the message names that part
};

/// Returns a key with a backslash before each sign of \=:, because these have a meaning in texts.
std::string escapedKey(std::string_view key);

/// Splits a text at the first `sign` without a backslash before it, and removes the backslashes
/// from the first part. Returns nullopt if there is no such sign.
std::optional<std::pair<std::string, std::string>> splitAt(std::string_view text, char sign);

/// Joins keys with commas; keysOf() reads them.
std::string joinedKeys(const std::vector<std::string>& keys);
std::vector<std::string> keysOf(std::string_view text);

/// Returns the number from `least` to `most` that a text holds.
double numberOf(std::string_view text, double least, double most);

/// The width, dash and colour of a line as a text, `width=1.5,dash=dot,color=#0072B2`; lineOf()
/// reads the parts in any order.
/// Converts the ticks of an axis to and from text: a step, "16", or values, "2, 128=half, 8192". A
/// single value without a label ends with a comma.
std::string ticksText(const ChosenTicks& ticks);
ChosenTicks ticksOf(std::string_view text);

std::string lineText(const LineLook& look);
LineLook lineOf(std::string_view text);

/// An inset as a text, `0.1:0.2,1:3@top-right`, and behind a further colon its size if that is not
/// the usual one. Without a corner it is placed automatically.
std::string insetText(const Inset& inset);
Inset insetOf(std::string_view text);

/// An annotation as a text: `text:X,Y:LABEL`, `arrow:X,Y:X,Y:LABEL` or `line:X,Y:X,Y`.
std::string annotationText(const Annotation& annotation);
Annotation annotationOf(std::string_view text);

/// Returns a text of a figure unchanged; throws Takes if faultOfText() finds a fault in it.
std::string textOf(std::string_view text);

}  // namespace attnscope
