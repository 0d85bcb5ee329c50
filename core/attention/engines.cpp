#include "core/attention/engines.h"

#include "core/parameters/table.h"

namespace attnscope {

ATTNSCOPE_TABLE(EngineKind, all_engines,  // each in a folder of core/attention
                cpu_engine                // cpu/
);

std::span<const EngineKind* const> engines() {
    return all_engines;
}

}  // namespace attnscope
