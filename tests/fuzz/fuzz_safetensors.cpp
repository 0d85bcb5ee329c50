// Safetensors files, and what their metadata state.
#include "core/fields/fields.h"
#include "core/vectors/captured_file.h"
#include "tests/fuzz/fuzz_file.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    using namespace attnscope;
    const std::string path = file_of(bytes, size);
    read_all(path);
    expect_sentence_or([&] {
        const CapturedFile captured = captured_in(TensorFile(path));
        require(captured.fault.empty() || captured.calls.empty());
        Scenario scenario;
        for (const CapturedCall& call : captured.calls)
            for (const StatedField& stated : call.fields)
                set(scenario, stated.key, stated.value);  // what is stated can be set
    });
    return 0;
}
