#include <CLI/CLI.hpp>

#include "app/commands/command.h"
#include "app/commands/json.h"
#include "core/engines/engines.h"

namespace attnscope {
namespace {

int list_devices(const CommandContext& context) {
    JsonArray found;
    for (const EngineKind* kind : engines())
        for (const EngineDevice& device : kind->devices()) {
            JsonObject described;
            described.add("backend", kind->key)
                .add("device", std::string_view(device.name))
                .add("kind", name_of(device.kind));
            found.add_raw(described.text());
        }
    context.out << found.text() << '\n';
    return 0;
}

}  // namespace

void add_devices(CLI::App& program, Action& chosen) {
    CLI::App* command =
        program.add_subcommand("devices", "The attention engines found here, as JSON");
    command->footer("Example:\n  attnscope devices");
    command->callback([&chosen] { chosen = list_devices; });
}

}  // namespace attnscope
