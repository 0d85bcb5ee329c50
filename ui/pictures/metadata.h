#pragma once

#include <QByteArray>
#include <QString>
#include <utility>
#include <vector>

#include "core/fields/comparison.h"
#include "core/scenario/scenario.h"

namespace attnscope {

/// Returns the program's name and version: "Attnscope 1.0.0".
QString softwareName();

/// What the metadata of a file say about its picture.
struct About {
    QString title;
    Scenario scenario;
    QString part;  ///< the part of the view that is shown; empty if that is all of it
    Comparison comparison{};
    QString frames{};   ///< of an animation: its field and the values of its frames
    QString command{};  ///< the command line that makes the file again
};

/// Returns the Scenario as lines of key=value, in the order of its fields, each value legible().
QString scenarioText(const Scenario& scenario);

/// The keys of the PNG text chunks that hold, in this order: scenarioText() of the Scenario, that
/// of the frozen ones, the values of a family, the part, and the command line.
inline constexpr const char* scenarioKey = "Attnscope Scenario";
inline constexpr const char* frozenKey = "Attnscope Frozen Scenario";
inline constexpr const char* overKey = "Attnscope Over";
inline constexpr const char* partKey = "Attnscope Part";
inline constexpr const char* commandKey = "Attnscope Command";

/// Returns all text chunks of a PNG, with their keys.
std::vector<std::pair<const char*, QString>> textsOf(const About& about);

/// Returns the description of an SVG: software, command, part, frames, Scenario and what it is
/// compared with, each on lines of its own.
QString descriptionText(const About& about);

/// Returns the XMP packet of a PDF: title, creating program, and a description, whose characters
/// are legible() but for line ends.
QByteArray xmpPacket(const QString& title, const QString& description);

/// Returns the XMP packet of a PDF: title, creating program, and descriptionText() as its
/// description.
QByteArray xmpPacket(const About& about);

}  // namespace attnscope
