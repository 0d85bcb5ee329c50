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

/// How many frames, and how many frames a second, an animation can have.
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

/// Writes an animation. If the path ends in .webp, writes an animated WebP without loss; else makes
/// a folder, which must be new or empty, of PNG pictures frame-0001.png, … Both appear as a whole
/// or not at all. Each frame shows the Scenario with one value of the sweep. Figures have their
/// simulated values, and axes that are the same in all frames; the matrix has its own colour scale
/// in each frame. The text in each PNG, or the XMP of the WebP, holds the Scenario, the values and
/// the command line that makes the whole animation again. Throws what paintPicture() throws,
/// InvalidRequest, FileError and Cancelled.
void writeAnimation(const std::string& path, const Animation& animation,
                    const EngineMaker& make_engine, const OnPaintingThread& on_painting_thread,
                    const std::stop_token& stop, const Progress& progress);

/// Throws FileError if writeAnimation() could not write to this path now.
void requireAnimationWritable(const std::string& path);

}  // namespace attnscope
