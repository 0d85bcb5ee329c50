#pragma once

#include <string>
#include <vector>

#include "tests/app/program.h"

namespace attnscope {

/// What the system allows a run of the program; 0: as much as this process.
struct Limits {
    unsigned long threads = 0;        ///< of a user who has no other processes (takes root)
    unsigned long address_bytes = 0;  ///< of memory, as ulimit -v counts it
};

struct LimitedRun : ProgramRun {
    long peak_kilobytes = 0;  ///< of memory that was in use at a time
};

/// Runs the real program in `folder`, which everyone may then write to. A run that hangs is ended
/// by SIGALRM after 500 s.
LimitedRun run_limited(const std::vector<std::string>& arguments, const std::string& folder,
                       const Limits& limits = {});

}  // namespace attnscope
