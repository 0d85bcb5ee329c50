#include "core/io/token_labels.h"

#include <array>
#include <nlohmann/json.hpp>
#include <optional>

#include "core/io/captured_names.h"
#include "core/io/file_fault.h"
#include "core/io/input_file.h"
#include "core/io/path_ending.h"
#include "core/io/tensor_file.h"
#include "core/limits.h"
#include "core/text/byte_order_mark.h"
#include "core/text/printable.h"

namespace attnscope {
namespace {

using Json = nlohmann::json;

constexpr std::uint64_t max_bytes = std::uint64_t{64} << 20;

/// Collects labels, at most as many as a matrix has positions.
class Collector {
public:
    explicit Collector(const std::string& path) : path_(path) {}

    void add(std::string_view token) {
        if (std::ssize(labels_) == max_matrix_rows)
            fail({"tokens.too-many", "it holds more than %1 labels", {max_matrix_rows}});
        labels_.push_back(token_label(token));
    }

    TokenLabels take() {
        if (labels_.empty())
            fail({"tokens.none", "it holds no labels"});
        return std::move(labels_);
    }

    [[noreturn]] void fail(const Message& fault) const { fail_on_file(path_, fault); }

private:
    const std::string& path_;
    TokenLabels labels_;
};

/// Takes the strings of the outer array, or of the array "tokens" of the outer object, while they
/// are parsed: nothing else is kept, whatever the file's size and depth. If a text is asked for,
/// the outer array holds texts, and the strings are those of this one.
class JsonTokens : public nlohmann::json_sax<Json> {
public:
    explicit JsonTokens(Collector& found, std::optional<std::int64_t> text = {})
        : found_(found), text_(text) {}

    bool start_array(std::size_t) override {
        refuse_among_labels();
        const bool has_labels =
            text_ ? depth_ == 1 && texts_++ == *text_ : depth_ == 0 || (depth_ == 1 && is_meant_);
        ++depth_;
        if (has_labels)
            labels_at_ = depth_;
        return true;
    }
    bool end_array() override {
        if (labels_at_ == depth_)
            labels_at_ = 0;
        return leave();
    }
    bool start_object(std::size_t) override {
        refuse_among_labels();
        if (depth_ == 0)
            outer_object_ = true;
        ++depth_;
        return true;
    }
    bool end_object() override { return leave(); }
    bool key(string_t& name) override {
        if (depth_ == 1)
            is_meant_ = outer_object_ && name == "tokens";
        return true;
    }
    bool string(string_t& text) override {
        if (labels_at_ > 0)
            found_.add(text);
        else
            refuse_for_labels();
        return true;
    }

    bool null() override { return other(); }
    bool boolean(bool) override { return other(); }
    bool number_integer(number_integer_t) override { return other(); }
    bool number_unsigned(number_unsigned_t) override { return other(); }
    bool number_float(number_float_t, const string_t&) override { return other(); }
    bool binary(binary_t&) override { return other(); }
    bool parse_error(std::size_t place, const std::string&, const Json::exception&) override {
        found_.fail({"tokens.malformed", "this is not valid JSON from byte %1 on", {place}});
    }

private:
    bool leave() {
        --depth_;
        return true;
    }
    bool other() {
        refuse_among_labels();
        refuse_for_labels();
        return true;
    }
    void refuse_among_labels() const {
        if (labels_at_ > 0)
            found_.fail({"tokens.no-string", "one of its labels is not a string"});
    }
    /// Refuses a value that stands in place of the array.
    void refuse_for_labels() const {
        if (text_ && depth_ <= 1)
            found_.fail({"tokens.no-texts", "its texts are not arrays of strings"});
        if (depth_ == 0 || (depth_ == 1 && is_meant_))
            found_.fail({"tokens.no-array",
                         "it is neither an array of strings nor an object with such an array "
                         "\"tokens\""});
    }

    Collector& found_;
    std::optional<std::int64_t> text_;  ///< number of the text that is asked for
    std::int64_t texts_ = 0;            ///< how many texts have begun
    int depth_ = 0, labels_at_ = 0;     ///< levels that are open; that of the labels, or 0
    bool outer_object_ = false, is_meant_ = false;
};

void read_json(std::string_view text, Collector& found,
               std::optional<std::int64_t> wanted_text = {}) {
    JsonTokens tokens(found, wanted_text);
    Json::sax_parse(text.begin(), text.end(), &tokens);
}

void read_lines(std::string_view text, Collector& found) {
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        found.add(line);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
}

bool is_captured(const std::string& path) {
    return ending_of(path) == "safetensors";
}

/// Returns the labels in the metadata of that name; none if the file has no such metadata.
TokenLabels read_captured(const std::string& path, std::string_view name,
                          std::optional<std::int64_t> text = {}) {
    const std::array names = {name};
    const Metadata said = TensorFile(path).metadata(names);
    if (said.empty())
        return {};
    Collector found(path);
    read_json(said.begin()->second, found, text);
    return found.take();
}

TokenLabels required(const std::string& path, TokenLabels labels) {
    if (labels.empty())
        fail_on_file(path, {"tokens.not-captured", "its metadata hold no tokens"});
    return labels;
}

}  // namespace

std::string token_label(std::string_view token) {
    std::string shown;
    for (const char c : token)
        if (c == '\n')
            shown += "↵";
        else if (c == '\t')
            shown += "⇥";
        else
            shown += c;
    return printable(shown);
}

TokenLabels read_query_labels(const std::string& path) {
    return is_captured(path) ? read_captured(path, captured::query_tokens) : TokenLabels();
}

TokenLabels read_text_labels(const std::string& path, std::int64_t text) {
    return required(path, read_captured(path, captured::texts, text));
}

TokenLabels read_token_labels(const std::string& path) {
    if (is_captured(path))
        return required(path, read_captured(path, captured::tokens));
    const InputFile file(path);
    Collector found(path);
    if (file.size() > max_bytes)
        found.fail({"tokens.too-large",
                    "it holds more than the %1 bytes that a file of labels may have",
                    {max_bytes}});
    const std::string bytes = file.of_one_state([&] {
        std::string all(file.size(), '\0');
        file.read(0, all);
        return all;
    });
    std::string_view text = bytes;
    if (text.starts_with(byte_order_mark))
        text.remove_prefix(byte_order_mark.size());
    if (!is_utf8(text) || text.find('\0') != std::string_view::npos)
        found.fail({"tokens.no-text", "this is not UTF-8 text"});
    if (ending_of(path) == "json")
        read_json(text, found);
    else
        read_lines(text, found);
    return found.take();
}

}  // namespace attnscope
