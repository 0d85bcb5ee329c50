#include "core/io/strange_file.h"

#include <algorithm>

#include "core/text/byte_order_mark.h"
#include "core/text/printable.h"

namespace attnscope {
namespace {

/// The first bytes of torch.save() before version 1.6: a pickle of a number that PyTorch knows.
constexpr std::string_view old_pytorch = "\x80\x02\x8a\x0a\x6c\xfc\x9c\x46\xf9";
constexpr std::string_view gguf = "GGUF", hdf5 = "\x89HDF\r\n\x1a\n";

/// Whether these are the first bytes of a pickle of protocol 2 to 5.
bool is_pickle(std::string_view start) {
    return start.size() > 1 && start[0] == '\x80' && start[1] >= 2 && start[1] <= 5;
}

bool is_plain(char c) {
    return c == '\t' || c == '\n' || c == '\r' || static_cast<unsigned char>(c) >= ' ';
}

/// Whether these are the first bytes of a text in UTF-8, whose last letter may be cut.
bool is_text(std::string_view start) {
    for (int cut = 0; cut < 4 && !start.empty(); ++cut, start.remove_suffix(1))
        if (is_utf8(start))
            return std::ranges::all_of(start, is_plain);
    return false;
}

Message text_fault(std::string_view text, std::string_view ending) {
    if (text.starts_with(byte_order_mark))
        text.remove_prefix(byte_order_mark.size());
    text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
    if (text.starts_with('{') || text.starts_with('['))
        return {"strange.json",
                "it is JSON, not tensors; tokens are read from files whose names end in .json, "
                "queries and keys from NPY, NPZ and safetensors files"};
    if (ending == "npy" || ending == "npz" || ending == "safetensors")
        return {
            "strange.text-named",
            "it is text, although its name ends in .%1; numpy.save(path, numpy.loadtxt(…)) makes "
            "an NPY file of numbers in a text",
            {std::string(ending)}};
    return {"strange.text",
            "it is text, not tensors; tensors are read from NPY, NPZ and safetensors files, tokens "
            "from files whose names end in .txt or .json"};
}

}  // namespace

Message pytorch_fault() {
    return {
        "strange.pytorch",
        "it is a file of PyTorch, which can run any code and is not read; save its tensors with "
        "safetensors.torch.save_file(), or capture queries and keys with attnscope.capture()"};
}

Message strange_file(std::string_view start, std::string_view ending) {
    if (start.starts_with(old_pytorch))
        return pytorch_fault();
    if (is_pickle(start))
        return {
            "strange.pickle",
            "it is a pickle of Python, which can run any code and is not read; save an array of "
            "numbers with numpy.save(), or tensors as safetensors"};
    if (start.starts_with(gguf))
        return {"strange.gguf",
                "it is a GGUF file: it holds the weights of a model, not the queries and keys of a "
                "text; attnscope.capture() takes these from a running model"};
    if (start.starts_with(hdf5))
        return {"strange.hdf5",
                "it is an HDF5 file; save its arrays with numpy.savez(), or as safetensors"};
    if (is_text(start))
        return text_fault(start, ending);
    return {};
}

}  // namespace attnscope
