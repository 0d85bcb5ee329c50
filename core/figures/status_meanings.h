#pragma once

#include <span>
#include <string_view>

#include "core/text/message.h"

namespace attnscope {

/// The meaning of a value in the window's status line. The approximations that are shown there have
/// their own table (core/approximations).
struct StatusMeaning {
    std::string_view key;
    std::string_view label;    ///< text before the value; with … for what differs
    std::string_view meaning;  ///< two sentences for everybody: what it is, and when it holds
    std::string_view formula, source;
};

extern const StatusMeaning status_scale, status_entropy, status_mean_of_rows, status_measured,
    status_maximum, status_work, status_all_rows, status_time_left, status_frame;

/// The table `status`, in the order of the line.
std::span<const StatusMeaning* const> status_meanings();

Message label_of(const StatusMeaning& value);

}  // namespace attnscope
