#pragma once

#include <functional>
#include <stop_token>
#include <string>

#include "core/engines/engines.h"
#include "core/fields/comparison.h"
#include "core/sweep/sweep.h"
#include "ui/model/board_layout.h"
#include "ui/pictures/export.h"

namespace attnscope {

/// The numbers of frames, and of frames a second, that an animation can have.
inline constexpr int fewestFrames = 2, mostFrames = 3600;
inline constexpr double slowestRate = 0.1, fastestRate = 100;

/// Views of a Scenario as one of its numbers goes from one value to another.
struct Animation {
    Scenario scenario;
    Comparison comparison;  ///< of the figures
    Sweep sweep;
    BoardLayout layout;  ///< a view alone (layoutOf()) or a board, of animatedViews()
    int frames = 60;
    double rate = 30;  ///< frames a second
    Look picture;      ///< opaque
};

/// Throws InvalidRequest if the animation cannot be made.
void check(const Animation& animation);

/// Writes an animation: to a path that ends in .webp as animated WebP, without loss; to any other
/// path as a new folder, or in place of an empty one, of PNG pictures frame-0001.png, … In both
/// cases it appears as a whole or not at all. Each picture is that of a Scenario with its value:
/// figures with what is simulated, over axes that cover those of all frames; the matrix with
/// colours of its own. A picture's text, or the WebP's XMP, holds the Scenario, the values and the
/// command line that makes the whole animation again. Throws as paintPicture() does,
/// InvalidRequest, FileError and Cancelled.
void writeAnimation(const std::string& path, const Animation& animation,
                    const EngineMaker& make_engine, const OnPaintingThread& on_painting_thread,
                    const std::stop_token& stop, const Progress& progress);

/// Throws FileError if writeAnimation() could not write there as things stand.
void requireAnimationWritable(const std::string& path);

}  // namespace attnscope
