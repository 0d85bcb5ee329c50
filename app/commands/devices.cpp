#include <CLI/CLI.hpp>

#include "app/commands/command.h"
#include "app/json.h"
#include "core/attention/engine.h"

namespace attnscope {
namespace {

int run(const CommandContext& context) {
    const auto engine = make_cpu_engine();
    const std::string backend = engine->backend(), device = engine->device();
    JsonObject described;
    described.add("backend", std::string_view(backend)).add("device", std::string_view(device));
    context.out << JsonArray().add_raw(described.text()).text() << '\n';
    return 0;
}

}  // namespace

void add_devices(CLI::App& program, Action& chosen) {
    CLI::App* command =
        program.add_subcommand("devices", "The attention engines found here, as JSON");
    command->footer("Example:\n  attnscope devices");
    command->callback([&chosen] { chosen = run; });
}

}  // namespace attnscope
