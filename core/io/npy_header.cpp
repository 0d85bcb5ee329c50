#include "core/io/npy_header.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <system_error>

#include "core/text/printable.h"

namespace attnscope {
namespace {

/// The longest header of version 1; that of a plain array is far shorter.
constexpr std::uint32_t longest_header = 65535;

bool is_one_of(char c, std::string_view characters) {
    return characters.find(c) != std::string_view::npos;
}

const Message ends_in_header("npy.ends-in-header", "the file ends within its NPY header");

/// Reads the Python dictionary {'descr': …, 'fortran_order': …, 'shape': …} and nothing else.
class DictionaryParser {
public:
    DictionaryParser(std::string_view text, const NpyPlace& place) : rest_(text), place_(place) {}

    void parse(Tensor& header) {
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
                place_.fail({"npy.no-key", "the NPY header has no '%1'", {key.name}});
    }

private:
    struct Key {
        std::string_view name;
        void (DictionaryParser::*read)(Tensor&);
        bool is_found = false;
    };

    [[noreturn]] void malformed() const {
        place_.fail({"npy.malformed", "the NPY header is malformed"});
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

    void read_entry(Tensor& header) {
        const std::string name = read_string();
        expect(':');
        const auto key = std::find_if(keys_.begin(), keys_.end(),
                                      [&](const Key& known) { return known.name == name; });
        if (key == keys_.end())
            place_.fail(
                {"npy.unknown-key", "the NPY header has the unknown key %1", {in_quotes(name)}});
        if (key->is_found)
            place_.fail({"npy.key-twice", "the NPY header has %1 twice", {in_quotes(name)}});
        key->is_found = true;
        (this->*key->read)(header);
    }

    /// Reads the byte order and the type, such as '<f4'.
    void read_type(Tensor& header) {
        skip_blanks();
        if (rest_.starts_with('['))
            place_.fail({"npy.structured",
                         "a structured type is not a matrix of numbers; supported types are %1",
                         {element_types_read}});
        header.type = read_string();
        if (header.type.size() > longest_type)
            place_.fail(too_long_a_type(header.type));
        if (header.type.empty() || !is_one_of(header.type[0], "<>=|"))
            return;
        header.element = npy_element_type(std::string_view(header.type).substr(1));
        header.big_endian = header.type[0] == '>';
        if (header.element)
            header.type = header.element->name;
    }

    void read_order(Tensor& header) {
        header.fortran_order = take_word("True");
        if (!header.fortran_order && !take_word("False"))
            place_.fail({"npy.order", "fortran_order in the NPY header is neither True nor False"});
    }

    void read_shape(Tensor& header) {
        if (!take('('))
            place_.fail({"npy.no-tuple", "the shape in the NPY header is not a tuple"});
        while (!take(')')) {
            if (header.shape.size() == most_axes)
                place_.fail(too_many_axes());
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
            place_.fail({"npy.length",
                         "a length in the NPY header's shape is not a whole number from 0 "
                         "to 2⁶³−1"});
        rest_.remove_prefix(static_cast<std::size_t>(end - rest_.data()));
        return length;
    }

    std::string_view rest_;
    const NpyPlace& place_;
    std::array<Key, 3> keys_ = {{{"descr", &DictionaryParser::read_type},
                                 {"fortran_order", &DictionaryParser::read_order},
                                 {"shape", &DictionaryParser::read_shape}}};
};

/// Reads bytes from the beginning up to their end.
class Reader {
public:
    Reader(const ByteSource& next, const NpyPlace& place) : next_(next), place_(place) {}

    std::string read(std::size_t count) {
        if (count > place_.size - done_)
            place_.fail({"npy.ends-in-header", "the file ends within its NPY header"});
        const auto bytes = next_(count);
        done_ += count;
        return {bytes.begin(), bytes.end()};
    }

    std::uint32_t little_endian(std::size_t count) {
        const std::string bytes = read(count);
        std::uint32_t value = 0;
        for (std::size_t i = count; i-- > 0;)
            value = value << 8 | static_cast<unsigned char>(bytes[i]);
        return value;
    }

    std::uint64_t done() const { return done_; }

private:
    const ByteSource& next_;
    const NpyPlace& place_;
    std::uint64_t done_ = 0;
};

/// Reads the dictionary's text; the reader is then at the data.
std::string read_dictionary(Reader& reader, const NpyPlace& place) {
    if (reader.read(npy_magic.size()) != npy_magic)
        place.fail({"npy.no-npy", "this is not an NPY file"});
    const std::string version = reader.read(2);
    const int major = version[0], minor = version[1];
    if (major < 1 || major > 3 || minor != 0)
        place.fail({"npy.version", "its NPY version is not 1.0, 2.0 or 3.0"});
    const std::uint32_t length = reader.little_endian(major == 1 ? 2 : 4);
    if (length > longest_header)
        place.fail({"npy.long-header", "its NPY header is said to be %1 bytes long", {length}});
    return reader.read(length);
}

void check_size(const Tensor& header, const NpyPlace& place) {
    const auto bytes = bytes_of(header.shape, header.element->size);
    const std::uint64_t held = place.size - header.offset;
    if (bytes != held)
        place.fail({"npy.size",
                    "the shape %1 takes %2 bytes but the file holds %3",
                    {shape_text(header.shape), bytes_text(bytes), held}});
}

}  // namespace

Tensor read_npy_header(const ByteSource& next, const NpyPlace& place) {
    Reader reader(next, place);
    Tensor header;
    header.name = place.name;
    DictionaryParser(read_dictionary(reader, place), place).parse(header);
    header.offset = reader.done();
    if (header.element)
        check_size(header, place);
    return header;
}

}  // namespace attnscope
