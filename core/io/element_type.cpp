#include "core/io/element_type.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

namespace attnscope {
namespace {

template <typename Bits>
Bits reversed(Bits bits) {
    auto bytes = std::bit_cast<std::array<char, sizeof(Bits)>>(bits);
    std::ranges::reverse(bytes);
    return std::bit_cast<Bits>(bytes);
}

template <typename Bits, auto to_double>
void decode(const char* bytes, bool big_endian, std::span<double> numbers) {
    const bool turned = big_endian != (std::endian::native == std::endian::big);
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        Bits bits;
        std::memcpy(&bits, bytes + i * sizeof(Bits), sizeof(Bits));
        numbers[i] = to_double(turned ? reversed(bits) : bits);
    }
}

/// IEEE binary16: sign, five exponent bits biased by 15, ten fraction bits. The same bits, read as
/// those of a float32, whose exponent is biased by 127, give 2⁻¹¹² times the value, also for
/// subnormal numbers. Infinity and NaN have all bits of the exponent set.
double from_half(std::uint16_t bits) {
    const std::uint32_t sign = bits & 0x8000U, rest = bits & 0x7fffU;
    if (rest >= 0x7c00)
        return static_cast<double>(std::bit_cast<float>(sign << 16 | 0x7f800000 | rest << 13));
    return static_cast<double>(std::bit_cast<float>(sign << 16 | rest << 13)) * 0x1p112;
}

/// The upper half of a float32.
double from_bfloat(std::uint16_t bits) {
    return static_cast<double>(std::bit_cast<float>(std::uint32_t{bits} << 16));
}

template <typename Number, typename Bits>
double from(Bits bits) {
    return static_cast<double>(std::bit_cast<Number>(bits));
}

double from_bool(std::uint8_t bits) {
    return bits == 0 ? 0 : 1;
}

template <typename Number, typename Bits>
constexpr auto decode_as = decode<Bits, from<Number, Bits>>;

using std::uint16_t, std::uint32_t, std::uint64_t, std::uint8_t;

constexpr std::array<ElementType, 13> table = {{
    {"F16", "f2", 2, decode<uint16_t, from_half>},
    {"BF16", "", 2, decode<uint16_t, from_bfloat>},
    {"F32", "f4", 4, decode_as<float, uint32_t>},
    {"F64", "f8", 8, decode_as<double, uint64_t>},
    {"I8", "i1", 1, decode_as<std::int8_t, uint8_t>},
    {"I16", "i2", 2, decode_as<std::int16_t, uint16_t>},
    {"I32", "i4", 4, decode_as<std::int32_t, uint32_t>},
    {"I64", "i8", 8, decode_as<std::int64_t, uint64_t>},
    {"U8", "u1", 1, decode_as<uint8_t, uint8_t>},
    {"U16", "u2", 2, decode_as<uint16_t, uint16_t>},
    {"U32", "u4", 4, decode_as<uint32_t, uint32_t>},
    {"U64", "u8", 8, decode_as<uint64_t, uint64_t>},
    {"BOOL", "b1", 1, decode<uint8_t, from_bool>},
}};

const ElementType* find(std::string_view ElementType::*member, std::string_view wanted) {
    const auto found = std::ranges::find(table, wanted, member);
    return wanted.empty() || found == table.end() ? nullptr : &*found;
}

}  // namespace

std::span<const ElementType> element_types() {
    return table;
}

const ElementType* element_type(std::string_view name) {
    return find(&ElementType::name, name);
}

const ElementType* npy_element_type(std::string_view npy) {
    return find(&ElementType::npy, npy);
}

}  // namespace attnscope
