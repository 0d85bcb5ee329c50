#include "core/io/safetensors_header.h"

#include <algorithm>
#include <array>
#include <istream>
#include <limits>
#include <nlohmann/json.hpp>
#include <utility>

#include "core/io/file_fault.h"
#include "core/io/safetensors_text.h"
#include "core/text/printable.h"

namespace attnscope {
namespace {

using Json = nlohmann::json;

/// Takes the header's parts while they are parsed, so that only its tensors are kept, whatever its
/// size and depth.
class Header : public nlohmann::json_sax<Json> {
public:
    Header(const std::string& path, const MetadataSink& metadata)
        : path_(path), metadata_(metadata) {}

    [[noreturn]] void malformed() const { fail_on_safetensors_text(path_); }

    std::vector<SafetensorsEntry> take() { return std::move(entries_); }

    bool start_object(std::size_t) override {
        if (place_ == Place::outside)
            return enter(Place::header);
        if (place_ != Place::header)
            malformed();
        if (key_ == "__metadata__")
            return enter(Place::metadata);
        if (key_.size() > longest_name)
            fail_on_file(path_,
                         {"tensors.long-name",
                          "the name %1 of one of its tensors has %2 bytes; at most %3 are read",
                          {in_quotes(key_), key_.size(), longest_name}});
        if (entries_.size() == max_tensors)
            fail_on_file(
                path_,
                {"tensors.too-many-tensors", "it holds more than %1 tensors", {max_tensors}});
        entries_.emplace_back().tensor.name = key_;
        found_ = {};
        return enter(Place::tensor);
    }

    bool key(string_t& name) override {
        key_ = name;
        if (place_ == Place::tensor)
            note_key();
        return true;
    }

    bool end_object() override {
        if (place_ == Place::header)
            return enter(Place::outside);
        if (place_ == Place::tensor)
            for (std::size_t i = 0; i < keys.size(); ++i)
                if (!found_[i])
                    fail({"safetensors.no-key", "it has no '%1'", {keys[i]}});
        return enter(Place::header);
    }

    bool string(string_t& text) override {
        if (place_ == Place::metadata) {
            if (metadata_)
                metadata_(key_, std::move(text));
            return true;
        }
        if (place_ != Place::tensor || key_ != "dtype")
            malformed();
        if (text.size() > longest_type)
            fail(too_long_a_type(text));
        Tensor& tensor = entries_.back().tensor;
        tensor.type = text;
        tensor.element = element_type(text);
        return true;
    }

    bool start_array(std::size_t) override {
        if (place_ != Place::tensor || key_ == "dtype")
            malformed();
        offsets_read_ = 0;
        return enter(key_ == "shape" ? Place::shape : Place::offsets);
    }

    bool end_array() override {
        if (place_ == Place::offsets && offsets_read_ != 2)
            malformed();
        return enter(Place::tensor);
    }

    bool number_unsigned(number_unsigned_t number) override {
        if (place_ == Place::shape)
            add_length(number);
        else if (place_ == Place::offsets && offsets_read_ < 2)
            (offsets_read_++ == 0 ? entries_.back().begin : entries_.back().end) = number;
        else
            malformed();
        return true;
    }

    bool null() override { malformed(); }
    bool boolean(bool) override { malformed(); }
    bool number_integer(number_integer_t) override { malformed(); }
    bool number_float(number_float_t, const string_t&) override { malformed(); }
    bool binary(binary_t&) override { malformed(); }
    bool parse_error(std::size_t, const std::string&, const Json::exception&) override {
        malformed();
    }

private:
    enum class Place { outside, header, metadata, tensor, shape, offsets };
    static constexpr std::array keys = {"dtype", "shape", "data_offsets"};

    [[noreturn]] void fail(const Message& fault) const {
        fail_on_tensor(path_, entries_.back().tensor.name, fault);
    }

    bool enter(Place place) {
        place_ = place;
        return true;
    }

    void note_key() {
        const auto known = std::ranges::find(keys, key_);
        if (known == keys.end())
            fail({"safetensors.unknown-key", "it has the unknown key %1", {in_quotes(key_)}});
        bool& is_found = found_[static_cast<std::size_t>(known - keys.begin())];
        if (is_found)
            fail({"safetensors.key-twice", "it has %1 twice", {in_quotes(key_)}});
        is_found = true;
    }

    void add_length(std::uint64_t length) {
        if (length > std::numeric_limits<std::int64_t>::max())
            fail({"safetensors.length", "a length of its shape is larger than 2⁶³−1"});
        if (entries_.back().tensor.shape.size() == most_axes)
            fail(too_many_axes());
        entries_.back().tensor.shape.push_back(static_cast<std::int64_t>(length));
    }

    const std::string& path_;
    const MetadataSink& metadata_;
    std::vector<SafetensorsEntry> entries_;
    Place place_ = Place::outside;
    std::string key_;
    std::array<bool, keys.size()> found_{};
    int offsets_read_ = 0;
};

}  // namespace

std::vector<SafetensorsEntry> parse_safetensors_header(const ByteSource& next, std::uint64_t size,
                                                       const std::string& path,
                                                       const MetadataSink& metadata) {
    Header header(path, metadata);
    SafetensorsText text(next, size, path);
    std::istream stream(&text);
    Json::sax_parse(stream, &header);
    return header.take();
}

}  // namespace attnscope
