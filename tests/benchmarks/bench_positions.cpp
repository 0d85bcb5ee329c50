#include <benchmark/benchmark.h>

#include <algorithm>
#include <cmath>
#include <string>

#include "core/engines/engine.h"
#include "core/fields/assignments.h"

namespace attnscope {
namespace {

AttentionRequest request_for(const std::vector<std::string>& settings) {
    std::vector<std::string> all = {"n=8192", "d=64"};
    all.insert(all.end(), settings.begin(), settings.end());
    const Scenario scenario = scenario_with(all);
    AttentionRequest request = attention_request(scenario, load_queries_and_keys(scenario));
    request.all_rows = true;
    return request;
}

/// Seconds for each score that a row sees, by an engine that has prepared nothing yet.
double seconds_per_score(const AttentionRequest& request) {
    const AttentionFrame frame = make_cpu_engine()->compute(request, {}, {});
    return frame.seconds / static_cast<double>(frame.scores);
}

/// How fast a score of this position scheme or mask is beside one of plain inner products without a
/// mask, both at their best of the same minutes: 1 where it is as fast.
void speed_of_dot(benchmark::State& state, const std::vector<std::string>& settings) {
    const AttentionRequest dot = request_for({}), own = request_for(settings);
    double best = HUGE_VAL, of_dot = HUGE_VAL;
    for (auto _ : state) {
        best = std::min(best, seconds_per_score(own));
        of_dot = std::min(of_dot, seconds_per_score(dot));
        state.SetIterationTime(best);
    }
    state.counters["speed_of_dot"] = of_dot / best;
    state.counters["ns_per_score"] = best * 1e9;
}

void add(const std::string& name, const std::vector<std::string>& settings) {
    benchmark::RegisterBenchmark(name.c_str(), speed_of_dot, settings)
        ->Iterations(15)
        ->UseManualTime();
}

const bool added = [] {
    for (const PositionScheme* const scheme : positions()) {
        const std::string key(scheme->key);
        add("position/" + key, {"position=" + key});
        add("position/" + key + "/causal", {"position=" + key, "mask=causal"});
    }
    for (const char* const mask : {"window", "causal-window"})
        for (const char* const width : {"128", "512", "2048"})
            add(std::string("mask/") + mask + '/' + width,
                {std::string("mask=") + mask, std::string("window=") + width});
    return true;
}();

}  // namespace
}  // namespace attnscope
