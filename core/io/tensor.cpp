#include "core/io/tensor.h"

#include <algorithm>
#include <limits>

#include "core/io/file_fault.h"
#include "core/text/printable.h"

namespace attnscope {

std::string shape_text(const std::vector<std::int64_t>& shape) {
    constexpr std::size_t shown = 8;
    std::string text = "(";
    for (std::size_t i = 0; i < std::min(shape.size(), shown); ++i)
        text += (i == 0 ? "" : ", ") + std::to_string(shape[i]);
    if (shape.size() > shown)
        text += ", …";
    return text + (shape.size() == 1 ? ",)" : ")");
}

std::optional<std::uint64_t> bytes_of(const std::vector<std::int64_t>& shape, std::int64_t size) {
    if (std::ranges::find(shape, 0) != shape.end())
        return 0;
    auto bytes = static_cast<std::uint64_t>(size);
    for (const std::int64_t length : shape) {
        const auto factor = static_cast<std::uint64_t>(length);
        if (bytes > std::numeric_limits<std::uint64_t>::max() / factor)
            return std::nullopt;
        bytes *= factor;
    }
    return bytes;
}

Message bytes_text(const std::optional<std::uint64_t>& bytes) {
    return bytes ? Message(*bytes) : Message("tensors.huge", "more than 2⁶⁴");
}

Message too_long_a_type(std::string_view type) {
    return {"tensors.long-type",
            "its type %1 has %2 bytes; at most %3 are read",
            {in_quotes(type), type.size(), longest_type}};
}

Message too_many_axes() {
    return {"tensors.axes", "its shape has more than %1 axes", {most_axes}};
}

void require_unique_names(const std::vector<Tensor>& tensors, const std::string& path) {
    std::vector<std::string_view> names;
    for (const Tensor& tensor : tensors)
        names.push_back(tensor.name);
    std::ranges::sort(names);
    const auto twice = std::ranges::adjacent_find(names);
    if (twice != names.end())
        fail_on_file(path,
                     {"tensors.name-twice", "it holds two tensors named %1", {in_quotes(*twice)}});
}

void fail_on_tensor(const std::string& path, const std::string& name, const Message& fault) {
    if (name.empty())
        fail_on_file(path, fault);
    fail_on_file(path, {"tensors.fault", "tensor %1: %2", {in_quotes(name), fault}});
}

}  // namespace attnscope
