#pragma once

#include <QByteArray>
#include <QString>
#include <utility>
#include <vector>

#include "core/fields/comparison.h"
#include "core/scenario/scenario.h"

namespace attnscope {

/// "Attnscope 0.1.0".
QString softwareName();

/// What a file's metadata say of the picture in it.
struct About {
    QString title;
    Scenario scenario;
    QString part;  ///< of the view, if it shows no more than that
    Comparison comparison{};
    QString frames{};   ///< of an animation: its field and the values of its frames
    QString command{};  ///< the command line that makes the file again
};

/// The Scenario as lines of key=value, in the order of its fields, each value legible().
QString scenarioText(const Scenario& scenario);

/// The keys of the PNG text chunks that hold scenarioText(), that of what is frozen, the values of
/// a family, the part, and the command line.
inline constexpr const char* scenarioKey = "Attnscope Scenario";
inline constexpr const char* frozenKey = "Attnscope Frozen Scenario";
inline constexpr const char* overKey = "Attnscope Over";
inline constexpr const char* partKey = "Attnscope Part";
inline constexpr const char* commandKey = "Attnscope Command";

/// All text chunks of a PNG, by their keys.
std::vector<std::pair<const char*, QString>> textsOf(const About& about);

/// Returns software, command, part, frames, Scenario and what it is compared with, each on lines of
/// its own: an SVG's description.
QString descriptionText(const About& about);

/// Returns the XMP packet of a PDF: title, creator, and part and Scenario as description.
QByteArray xmpPacket(const About& about);

}  // namespace attnscope
