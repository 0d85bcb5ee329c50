#include <CLI/CLI.hpp>
#include <algorithm>
#include <cmath>
#include <iostream>
#include <optional>
#include <string>

#include "core/engines/engines.h"
#include "core/text/errors.h"
#include "core/vectors/inputs.h"
#include "tests/benchmarks/table/machine.h"
#include "tests/benchmarks/table/speed_figure.h"

namespace attnscope {
namespace {

/// One cell of the table: statistics of all n rows at dimension d.
struct Cell {
    std::string backend = "cpu";
    std::optional<std::string> device;
    std::int64_t n = 1024, d = 64;
    double patience = 1;  ///< seconds for which it is done again
};

/// The least of the times that engines take which have prepared nothing yet. The first one, for
/// which memory is new, counts where there is no patience for a second.
double best_seconds(const Cell& cell) {
    Scenario scenario;
    scenario.n = cell.n;
    scenario.d = cell.d;
    AttentionRequest request = attention_request(scenario, load_queries_and_keys(scenario));
    request.all_rows = true;
    const EngineMaker make = engine_maker(cell.backend, cell.device);
    double spent = make()->compute(request, {}, {}).seconds;
    double best = spent < cell.patience ? HUGE_VAL : spent;
    while (spent < cell.patience) {
        const double seconds = make()->compute(request, {}, {}).seconds;
        best = std::min(best, seconds);
        spent += seconds;
    }
    return best;
}

void print_devices() {
    for (const EngineKind* const kind : engines())
        for (const EngineDevice& device : kind->devices())
            std::cout << kind->key << ',' << name_of(device.kind) << ',' << device.name << '\n';
}

void add_commands(CLI::App& program, Cell& cell, std::string& csv, std::string& picture) {
    program.require_subcommand(1);
    program.add_subcommand("devices", "What engines run on here")->callback(print_devices);
    program.add_subcommand("peak", "GFLOP/s of multiply-adds")->callback([] {
        std::cout << peak_flops() / 1e9 << '\n';
    });
    program.add_subcommand("bandwidth", "GB/s read from memory")->callback([] {
        std::cout << memory_bandwidth() / 1e9 << '\n';
    });
    CLI::App* const time = program.add_subcommand("time", "Seconds for all rows");
    time->add_option("n", cell.n)->required();
    time->add_option("d", cell.d)->required();
    time->add_option("--backend", cell.backend);
    time->add_option("--device", cell.device);
    time->add_option("--patience", cell.patience);
    time->callback([&] { std::cout << best_seconds(cell) << '\n'; });
    CLI::App* const plot = program.add_subcommand("plot", "A picture of the table");
    plot->add_option("csv", csv)->required();
    plot->add_option("picture", picture)->required();
    plot->callback([&] { plot_table(csv, picture); });
}

}  // namespace
}  // namespace attnscope

/// What tests/benchmarks/run asks of the program.
int main(int argc, char** argv) {
    CLI::App program("Speed of attention");
    attnscope::Cell cell;
    std::string csv, picture;
    attnscope::add_commands(program, cell, csv, picture);
    try {
        CLI11_PARSE(program, argc, argv);
    } catch (const attnscope::Error& error) {
        std::cerr << error.what() << '\n';
        return 1;
    }
}
