#pragma once

#include <QtGlobal>
#include <vector>

namespace attnscope {

/// What is planned of a talk from the slide on at which its clock began, in ms.
struct TalkPlan {
    qint64 before = 0;  ///< for the slides before the present one
    qint64 step = 0;    ///< for the present slide; 0 if that is not said
    qint64 whole = 0;   ///< for all slides; 0 if it is not said of each
};

/// Returns the plan at slide `now` of a talk that began with slide `first`, both from 0. A talk
/// that has gone back before `first` is as at its beginning.
TalkPlan planOf(const std::vector<int>& seconds, int first, int now);

/// Returns by how much a talk that has run for so many ms is behind its plan; negative if it is
/// ahead, 0 while the time is one that the plan has for the present slide.
qint64 lateness(const TalkPlan& plan, qint64 run);

}  // namespace attnscope
