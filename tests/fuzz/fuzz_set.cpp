// Settings, one a line: they are refused with a sentence, or make a valid Scenario that a list of
// all its fields makes again.
#include "core/fields/assignments.h"
#include "core/fields/fields.h"
#include "tests/fuzz/fuzz.h"

namespace attnscope {
namespace {

std::vector<std::string> lines_of(std::string_view text) {
    std::vector<std::string> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

void check(const Scenario& scenario) {
    std::vector<std::string> all;
    for (const auto& [key, value] : describe(scenario))
        all.push_back(key + "=" + value);
    require(scenario_with(all) == scenario);
}

}  // namespace
}  // namespace attnscope

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    using namespace attnscope;
    const std::vector<std::string> settings =
        lines_of({reinterpret_cast<const char*>(bytes), size});
    expect_sentence_or([&] { check(scenario_with(settings)); });
    return 0;
}
