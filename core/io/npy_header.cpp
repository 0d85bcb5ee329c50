#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <filesystem>
#include <fstream>
#include <limits>
#include <string_view>
#include <system_error>

#include "core/errors.h"
#include "core/io/file_fault.h"
#include "core/io/npy.h"
#include "core/text/printable.h"

namespace attnscope {
namespace {

constexpr std::string_view magic = "\x93NUMPY";
/// What version 1 can hold; no header of a plain array comes near it.
constexpr std::uint32_t longest_header = 65535;

bool is_one_of(char c, std::string_view characters) {
    return characters.find(c) != std::string_view::npos;
}

const Message ends_in_header("npy.ends-in-header", "the file ends within its NPY header");

/// Reads the Python dictionary {'descr': …, 'fortran_order': …, 'shape': …} and nothing else.
class DictionaryParser {
public:
    DictionaryParser(std::string_view text, const std::string& path) : rest_(text), path_(path) {}

    void parse(NpyHeader& header) {
        expect('{');
        while (!take('}')) {
            read_entry(header);
            if (!take(',')) {
                expect('}');
                break;
            }
        }
        skip_blanks();
        if (!rest_.empty())
            malformed();
        for (const Key& key : keys_)
            if (!key.is_found)
                fail_on_file(path_, {"npy.no-key", "the NPY header has no '%1'", {key.name}});
    }

private:
    struct Key {
        std::string_view name;
        void (DictionaryParser::*read)(NpyHeader&);
        bool is_found = false;
    };

    [[noreturn]] void malformed() const {
        fail_on_file(path_, {"npy.malformed", "the NPY header is malformed"});
    }

    void skip_blanks() {
        rest_.remove_prefix(std::min(rest_.find_first_not_of(" \t\r\n"), rest_.size()));
    }
    bool take(char wanted) {
        skip_blanks();
        if (rest_.empty() || rest_.front() != wanted)
            return false;
        rest_.remove_prefix(1);
        return true;
    }
    void expect(char wanted) {
        if (!take(wanted))
            malformed();
    }
    bool take_word(std::string_view word) {
        skip_blanks();
        if (!rest_.starts_with(word))
            return false;
        rest_.remove_prefix(word.size());
        return true;
    }

    std::string read_string() {
        const char quote = take('\'') ? '\'' : '"';
        if (quote == '"')
            expect('"');
        const std::size_t length = rest_.find(quote);
        if (length == std::string_view::npos)
            malformed();
        const std::string text(rest_.substr(0, length));
        rest_.remove_prefix(length + 1);
        return text;
    }

    void read_entry(NpyHeader& header) {
        const std::string name = read_string();
        expect(':');
        const auto key = std::find_if(keys_.begin(), keys_.end(),
                                      [&](const Key& known) { return known.name == name; });
        if (key == keys_.end())
            fail_on_file(
                path_,
                {"npy.unknown-key", "the NPY header has the unknown key %1", {in_quotes(name)}});
        if (key->is_found)
            fail_on_file(path_,
                         {"npy.key-twice", "the NPY header has %1 twice", {in_quotes(name)}});
        key->is_found = true;
        (this->*key->read)(header);
    }

    void read_type(NpyHeader& header) {
        skip_blanks();
        if (rest_.starts_with('['))
            fail_on_file(path_, {"npy.structured",
                                 "a structured type is not a matrix of numbers; float16, float32 "
                                 "or float64 are read"});
        const std::string type = read_string();
        const bool is_read = type.size() == 3 && is_one_of(type[0], "<>=|") && type[1] == 'f' &&
                             is_one_of(type[2], "248");
        if (!is_read)
            fail_on_file(path_, {"npy.type",
                                 "the type %1 is not read; float16, float32 or float64 are",
                                 {in_quotes(type)}});
        header.big_endian = type[0] == '>';
        header.item_size = type[2] - '0';
    }

    void read_order(NpyHeader& header) {
        header.fortran_order = take_word("True");
        if (!header.fortran_order && !take_word("False"))
            fail_on_file(
                path_, {"npy.order", "fortran_order in the NPY header is neither True nor False"});
    }

    void read_shape(NpyHeader& header) {
        if (!take('('))
            fail_on_file(path_, {"npy.no-tuple", "the shape in the NPY header is not a tuple"});
        while (!take(')')) {
            header.shape.push_back(read_length());
            if (!take(',')) {
                expect(')');
                break;
            }
        }
    }

    std::int64_t read_length() {
        skip_blanks();
        std::int64_t length = 0;
        const auto [end, error] =
            std::from_chars(rest_.data(), rest_.data() + rest_.size(), length);
        if (error != std::errc() || length < 0)
            fail_on_file(path_, {"npy.length",
                                 "a length in the NPY header's shape is not a whole number from 0 "
                                 "to 2⁶³−1"});
        rest_.remove_prefix(static_cast<std::size_t>(end - rest_.data()));
        return length;
    }

    std::string_view rest_;
    const std::string& path_;
    std::array<Key, 3> keys_ = {{{"descr", &DictionaryParser::read_type},
                                 {"fortran_order", &DictionaryParser::read_order},
                                 {"shape", &DictionaryParser::read_shape}}};
};

std::string read_bytes(std::istream& stream, std::size_t count, const std::string& path) {
    std::string bytes(count, '\0');
    if (!stream.read(bytes.data(), static_cast<std::streamsize>(count)))
        fail_on_file(path, ends_in_header);
    return bytes;
}

/// Such as "the file cannot be read (Permission denied)".
[[noreturn]] void fail_to_read(const std::string& path, const std::error_code& error) {
    fail_on_file(path, {"npy.not-read", "the file cannot be read (%1)", {error.message()}});
}

std::uint64_t size_of_file(const std::string& path) {
    std::error_code error;
    const auto status = std::filesystem::status(path, error);
    if (status.type() == std::filesystem::file_type::not_found)
        fail_on_file(path, {"npy.no-file", "there is no such file"});
    if (!std::filesystem::status_known(status))
        fail_to_read(path, error);
    if (!std::filesystem::is_regular_file(status))
        fail_on_file(path, {"npy.no-regular-file",
                            "this is not a file of numbers but a folder or a device"});
    const std::uint64_t size = std::filesystem::file_size(path, error);
    if (error)
        fail_to_read(path, error);
    return size;
}

/// A file that is too short for the magic, but starts with some of it, was cut off.
void skip_magic(std::istream& stream, const std::string& path) {
    std::string start(magic.size(), '\0');
    stream.read(start.data(), std::ssize(start));
    start.resize(static_cast<std::size_t>(stream.gcount()));
    if (start.empty())
        fail_on_file(path, {"npy.empty", "the file is empty"});
    if (!magic.starts_with(start))
        fail_on_file(path, {"npy.no-npy", "this is not an NPY file"});
    if (start != magic)
        fail_on_file(path, ends_in_header);
}

std::uint32_t little_endian(std::string_view bytes) {
    std::uint32_t value = 0;
    for (std::size_t i = bytes.size(); i-- > 0;)
        value = value << 8 | static_cast<unsigned char>(bytes[i]);
    return value;
}

/// The dictionary's text; the stream then stands at the data.
std::string read_dictionary(std::istream& stream, const std::string& path) {
    skip_magic(stream, path);
    const std::string version = read_bytes(stream, 2, path);
    const int major = version[0], minor = version[1];
    if (major < 1 || major > 3 || minor != 0)
        fail_on_file(path, {"npy.version", "its NPY version is not 1.0, 2.0 or 3.0"});
    const std::uint32_t length = little_endian(read_bytes(stream, major == 1 ? 2 : 4, path));
    if (length > longest_header)
        fail_on_file(path,
                     {"npy.long-header", "its NPY header is said to be %1 bytes long", {length}});
    return read_bytes(stream, length, path);
}

void check_size(const NpyHeader& header, std::uint64_t file_size, const std::string& path) {
    std::uint64_t bytes = static_cast<std::uint64_t>(header.item_size);
    bool fits = true;
    for (const std::int64_t length : header.shape) {
        const auto factor = static_cast<std::uint64_t>(length);
        fits = fits && (factor == 0 || bytes <= std::numeric_limits<std::uint64_t>::max() / factor);
        bytes *= factor;
    }
    const std::uint64_t held = file_size - header.data_offset;
    if (!fits || bytes != held)
        fail_on_file(path, {"npy.size",
                            "the shape %1 takes %2 bytes but the file holds %3",
                            {shape_text(header.shape),
                             fits ? Message(bytes) : Message("npy.huge", "more than 2⁶⁴"), held}});
}

}  // namespace

std::string shape_text(const std::vector<std::int64_t>& shape) {
    std::string text = "(";
    for (std::size_t i = 0; i < shape.size(); ++i)
        text += (i == 0 ? "" : ", ") + std::to_string(shape[i]);
    return text + (shape.size() == 1 ? ",)" : ")");
}

NpyHeader read_npy_header(const std::string& path) {
    const std::uint64_t size = size_of_file(path);
    errno = 0;
    std::ifstream stream(path, std::ios::binary);
    if (!stream)
        fail_to_read(path, std::error_code(errno, std::generic_category()));

    NpyHeader header;
    DictionaryParser(read_dictionary(stream, path), path).parse(header);
    header.data_offset = static_cast<std::uint64_t>(stream.tellg());
    check_size(header, size, path);
    return header;
}

}  // namespace attnscope
