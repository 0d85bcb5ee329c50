#include "core/attention/engines.h"

#include "core/errors.h"
#include "core/parameters/table.h"
#include "core/text/printable.h"

namespace attnscope {

ATTNSCOPE_TABLE(EngineKind, all_engines,  // each in a folder of core/attention
                cpu_engine                // cpu/
);

std::span<const EngineKind* const> engines() {
    return all_engines;
}

EngineMaker engine_maker(std::string_view key) {
    for (const EngineKind* kind : engines())
        if ((kind->key == key || key == "auto") && !kind->devices().empty())
            return [kind] { return kind->make(0); };
    throw InvalidRequest(
        Message("engine.none",
                "there is no engine %1 here; \"attnscope devices\" lists those that there are",
                {in_quotes(key)}));
}

}  // namespace attnscope
