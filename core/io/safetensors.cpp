#include "core/io/safetensors.h"

#include <algorithm>
#include <array>

#include "core/io/file_fault.h"
#include "core/io/safetensors_header.h"
#include "core/text/printable.h"

namespace attnscope {
namespace {

constexpr std::uint64_t length_bytes = 8;
/// The limit of the format on the size of the header.
constexpr std::uint64_t most_header_bytes = 100'000'000;

std::uint64_t header_length(const InputFile& file) {
    if (file.size() < length_bytes)
        fail_on_file(file.path(), {"safetensors.no-length",
                                   "the file ends within the length of its safetensors header"});
    std::uint64_t length = 0;
    std::array<char, length_bytes> bytes{};
    file.read(0, bytes);
    for (std::size_t i = length_bytes; i-- > 0;)
        length = length << 8 | static_cast<unsigned char>(bytes[i]);
    if (length > most_header_bytes)
        fail_on_file(file.path(), {"safetensors.long-header",
                                   "its safetensors header is said to be %1 bytes long; the format "
                                   "allows up to %2",
                                   {length, most_header_bytes}});
    if (length > file.size() - length_bytes)
        fail_on_file(file.path(), {"safetensors.cut-header",
                                   "its safetensors header is said to be %1 bytes long, but the "
                                   "file ends after %2 of them",
                                   {length, file.size() - length_bytes}});
    return length;
}

void check_size(const SafetensorsEntry& entry, const std::string& path) {
    if (!entry.tensor.element)
        return;
    const auto bytes = bytes_of(entry.tensor.shape, entry.tensor.element->size);
    if (bytes != entry.end - entry.begin)
        fail_on_tensor(
            path, entry.tensor.name,
            {"safetensors.size",
             "the shape %1 takes %2 bytes but its data_offsets give it %3",
             {shape_text(entry.tensor.shape), bytes_text(bytes), entry.end - entry.begin}});
}

/// Checks that the data of each tensor begin where those before end, and that the last end with the
/// file.
void check_cover(const std::vector<SafetensorsEntry>& entries, std::uint64_t size,
                 const std::string& path) {
    std::vector<const SafetensorsEntry*> in_order;
    for (const SafetensorsEntry& entry : entries)
        in_order.push_back(&entry);
    std::ranges::sort(in_order, {}, [](const SafetensorsEntry* entry) {
        return std::pair(entry->begin, entry->end);
    });
    std::uint64_t end = 0;
    for (const SafetensorsEntry* const entry : in_order) {
        if (entry->begin != end || entry->end < entry->begin)
            fail_on_tensor(path, entry->tensor.name,
                           {"safetensors.offsets",
                            "its data_offsets are %1 and %2, but the data before it end at %3",
                            {entry->begin, entry->end, end}});
        end = entry->end;
    }
    if (end != size)
        fail_on_file(
            path,
            {"safetensors.end", "its tensors take %1 bytes but the file holds %2", {end, size}});
}

}  // namespace

std::vector<Tensor> read_safetensors(const InputFile& file) {
    const std::uint64_t length = header_length(file);
    std::vector<SafetensorsEntry> entries =
        parse_safetensors_header(file.from(length_bytes), length, file.path());
    const std::uint64_t data = length_bytes + length;
    check_cover(entries, file.size() - data, file.path());
    std::vector<Tensor> tensors;
    for (SafetensorsEntry& entry : entries) {
        check_size(entry, file.path());
        entry.tensor.offset = data + entry.begin;
        tensors.push_back(std::move(entry.tensor));
    }
    require_unique_names(tensors, file.path());
    return tensors;
}

Metadata read_safetensors_metadata(const InputFile& file, std::span<const std::string_view> names) {
    Metadata read;
    parse_safetensors_header(file.from(length_bytes), header_length(file), file.path(),
                             [&](const std::string& name, std::string&& text) {
                                 if (std::ranges::find(names, name) != names.end())
                                     read.insert_or_assign(name, std::move(text));
                             });
    return read;
}

}  // namespace attnscope
