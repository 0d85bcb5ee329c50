// Files of labels, as text and as JSON: whatever their bytes, they are refused with a sentence, or
// read as some legible labels.
#include <filesystem>

#include "core/io/token_labels.h"
#include "core/limits.h"
#include "core/text/printable.h"
#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/fuzz_file.h"

namespace attnscope {
namespace {

void check(const TokenLabels& labels) {
    require(!labels.empty() && std::ssize(labels) <= max_matrix_rows);
    for (const std::string& label : labels)
        require(is_utf8(label) && label.find('\n') == std::string::npos);
}

/// A file of that name that holds the bytes.
std::string named(const std::string& name, const std::string& path) {
    const std::string link = std::filesystem::temp_directory_path() /
                             ("attnscope-fuzz-" + std::to_string(getpid()) + name);
    unlink(link.c_str());
    require(symlink(path.c_str(), link.c_str()) == 0);
    return link;
}

}  // namespace
}  // namespace attnscope

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    using namespace attnscope;
    const std::string path = file_of(bytes, size);
    for (const std::string name : {".txt", ".json"}) {
        const std::string file = named(name, path);
        expect_sentence_or([&] { check(read_token_labels(file)); });
        unlink(file.c_str());
    }
    return 0;
}
