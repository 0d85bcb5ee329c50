#include "tests/attack/good_files.h"
#include "tests/attack/hostile_tensors.h"
#include "tests/core/safetensors_bytes.h"

namespace attnscope::attack {

using namespace std::string_literals;
using testing::little_endian;
using testing::safetensors_bytes;
using testing::safetensors_entry;

namespace {

std::string good_entry() {
    return safetensors_entry("t", "F32", "[4, 4]", 0, 64);
}

std::string in_braces(const std::string& text) {
    std::string braced = "{";  // GCC 12 warns of "{" + text + "}" (bug 105651)
    return braced.append(text).append("}");
}

std::string good_header() {
    return in_braces(good_entry());
}

HostileFile with_header(const std::string& header) {
    return {header.substr(0, 60), safetensors_bytes(header, sixteen_ones())};
}

}  // namespace

std::string good_safetensors() {
    return safetensors_bytes(good_header(), sixteen_ones());
}

std::vector<HostileFile> safetensors_with_bad_lengths() {
    std::vector<HostileFile> files;
    const std::string header = good_header();
    const std::uint64_t length = header.size();
    std::string reversed = little_endian(length, 8);
    reversed = {reversed.rbegin(), reversed.rend()};
    for (const std::string& wrong :
         {reversed, little_endian(0, 8), little_endian(1, 8), little_endian(length - 1, 8),
          little_endian(length + 1, 8), little_endian(length + 64, 8),
          little_endian(length + 65, 8), little_endian(100'000'000, 8),
          little_endian(100'000'001, 8), little_endian(~0ULL, 8), little_endian(~0ULL - 7, 8),
          little_endian(1ULL << 63, 8), little_endian(1ULL << 32 | length, 8)})
        files.push_back({"length", wrong + header + sixteen_ones()});
    const std::string good = good_safetensors();
    for (std::size_t size = 0; size < good.size(); size += size < 10 ? 1 : 7)
        files.push_back({"cut off at " + std::to_string(size), good.substr(0, size)});
    files.push_back({"a byte too many", good + "x"});
    files.push_back({"a hole at the end", good + std::string(64, '\0')});
    return files;
}

std::vector<HostileFile> safetensors_with_bad_json() {
    const std::string deep(1'000'000, '['), long_name(1'000'000, 'x'), objects = [] {
        std::string text;
        for (int i = 0; i < 100'000; ++i)
            text += "{\"a\":";
        return text;
    }();
    std::vector<HostileFile> files;
    for (const std::string& header : {""s,
                                      "{"s,
                                      "{}"s,
                                      "[]"s,
                                      "null"s,
                                      "1"s,
                                      "\"q\""s,
                                      "{\"q\"}"s,
                                      "{\"q\":}"s,
                                      "{\"q\": 1}"s,
                                      "{\"q\": []}"s,
                                      "{\"q\": null}"s,
                                      "{\"q\": true}"s,
                                      "{\"q\": \"F32\"}"s,
                                      "{\"q\": {}}"s,
                                      "{,}"s,
                                      in_braces(good_entry() + ","),
                                      "{ " + good_entry(),
                                      good_header() + "}",
                                      good_header() + good_header(),
                                      in_braces(good_entry() + ", " + good_entry()),
                                      "\xef\xbb\xbf" + good_header(),
                                      good_header() + "\0"s,
                                      "\0"s + good_header(),
                                      "{\"\xff\": {}, " + good_entry() + "}",
                                      "{\"q\xc3\": {}}"s,
                                      "{\"\\ud800\": {}}"s,
                                      "{\"\xed\xa0\x80\": {}}"s,
                                      "{'q': {}}"s,
                                      "{\"q\n\": {}}"s,
                                      in_braces(good_entry() + "/**/"),
                                      "{\"__metadata__\": 1, " + good_entry() + "}",
                                      "{\"__metadata__\": [], " + good_entry() + "}",
                                      "{\"__metadata__\": {\"a\": 1}, " + good_entry() + "}",
                                      "{\"__metadata__\": {\"a\": {}}, " + good_entry() + "}",
                                      "{\"__metadata__\": {\"a\": [\"b\"]}, " + good_entry() + "}",
                                      deep,
                                      "{\"q\": " + deep,
                                      objects,
                                      "{\"t\": {\"shape\": " + deep,
                                      "{\"t\": {\"shape\": [[4, 4]]}}"s,
                                      "{\"__metadata__\": {\"a\": " + deep,
                                      std::string(1'000'000, ' '),
                                      in_braces("\"" + long_name + "\": 1"),
                                      "{\"\x1b[2J\": {\"x\": 1}}"s,
                                      "{\"\\u001b[2J\": {\"x\": 1}}"s})
        files.push_back(with_header(header));
    constexpr int last = 70'000;
    std::string many = "{";
    for (int i = 0; i <= last; ++i)
        many += safetensors_entry(std::to_string(i), "F32", "[0]", 0, 0) + (i < last ? ", " : "}");
    files.push_back({"more tensors than are listed", safetensors_bytes(many, "")});
    return files;
}

std::vector<HostileFile> safetensors_with_bad_tensors() {
    std::vector<HostileFile> files;
    const auto add = [&](const std::string& type, const std::string& shape, std::uint64_t begin,
                         std::uint64_t end) {
        files.push_back(with_header(in_braces(safetensors_entry("t", type, shape, begin, end))));
    };
    for (const char* type : {"", "f32", "F33", "F8_E4M3", "F8_E5M2", "C64", "float32", "F32 ",
                             "Ｆ32", "\\u0000", "\\u001b[31m"})
        add(type, "[4, 4]", 0, 64);
    for (const char* shape : {"[]",
                              "[16]",
                              "[0]",
                              "[0, 4]",
                              "[4, 0]",
                              "[4, 5]",
                              "[3, 4]",
                              "[1, 1, 1, 4, 4]",
                              "[-4, -4]",
                              "[4.0, 4]",
                              "[4e0, 4]",
                              "[\"4\", 4]",
                              "[null, 4]",
                              "[true, 16]",
                              "[[4], 4]",
                              "{}",
                              "4",
                              "null",
                              "\"(4, 4)\"",
                              "[4294967296, 4294967296]",
                              "[4611686018427387908, 4]",
                              "[9223372036854775807, 9223372036854775807]",
                              "[9223372036854775808, 2]",
                              "[18446744073709551615, 1]",
                              "[18446744073709551620, 4]",
                              "[1e400, 4]",
                              "[99999999999999999999999999, 0]",
                              "[1000000, 1000000]",
                              "[1073741825, 16]"})
        add("F32", shape, 0, 64);
    for (const auto& [begin, end] :
         std::vector<std::pair<std::uint64_t, std::uint64_t>>{{64, 0},
                                                              {0, 0},
                                                              {0, 63},
                                                              {0, 65},
                                                              {1, 65},
                                                              {4, 64},
                                                              {0, 1'000'000},
                                                              {64, 128},
                                                              {~0ULL, 63},
                                                              {~0ULL - 63, ~0ULL},
                                                              {0, ~0ULL},
                                                              {1ULL << 63, (1ULL << 63) + 64}})
        add("F32", "[4, 4]", begin, end);
    const std::string type = "\"dtype\": \"F32\"", shape = "\"shape\": [4, 4]",
                      place = "\"data_offsets\": [0, 64]", comma = ", ";
    for (const std::string& members :
         {type + comma + shape, type + comma + place, shape + comma + place,
          type + comma + type + comma + shape + comma + place,
          type + comma + shape + comma + place + comma + place,
          type + comma + shape + comma + place + comma + "\"x\": 1",
          type + comma + shape + comma + place + comma + "\"\": []",
          type + comma + shape + comma + "\"data_offsets\": [64]",
          type + comma + shape + comma + "\"data_offsets\": [0, 64, 64]",
          type + comma + shape + comma + "\"data_offsets\": []",
          type + comma + shape + comma + "\"data_offsets\": 64",
          type + comma + shape + comma + "\"data_offsets\": [-64, 0]",
          type + comma + shape + comma + "\"data_offsets\": [0, 64.5]",
          type + comma + shape + comma + "\"data_offsets\": [0, 18446744073709551616]",
          type + comma + shape + comma + "\"data_offsets\": [0, [64]]",
          "\"dtype\": 32" + comma + shape + comma + place,
          "\"dtype\": [\"F32\"]" + comma + shape + comma + place,
          "\"Dtype\": \"F32\"" + comma + shape + comma + place})
        files.push_back(with_header(in_braces("\"t\": {" + members + "}")));
    for (const std::string& two : {safetensors_entry("a", "F32", "[2, 4]", 0, 32) + comma +
                                       safetensors_entry("b", "F32", "[4, 4]", 0, 64),
                                   safetensors_entry("a", "F32", "[3, 4]", 0, 48) + comma +
                                       safetensors_entry("b", "F32", "[2, 4]", 32, 64),
                                   safetensors_entry("a", "F32", "[1, 4]", 0, 16) + comma +
                                       safetensors_entry("b", "F32", "[2, 4]", 32, 64),
                                   safetensors_entry("t", "F32", "[2, 4]", 0, 32) + comma +
                                       safetensors_entry("t", "F32", "[2, 4]", 32, 64),
                                   safetensors_entry("a", "F32", "[2, 4]", 0, 32) + comma +
                                       safetensors_entry("b", "F32", "[2, 4]", 32, 64)})
        files.push_back(with_header(in_braces(two)));
    return files;
}

std::vector<HostileFile> safetensors_with_bad_values() {
    std::vector<HostileFile> files;
    for (const auto& [type, number] : std::vector<std::pair<std::string, std::string>>{
             {"F16", "\x00\x7c"s},
             {"F16", "\x00\xfc"s},
             {"F16", "\x01\x7c"s},
             {"F16", "\xff\xff"s},
             {"BF16", "\x80\x7f"s},
             {"BF16", "\x80\xff"s},
             {"BF16", "\xc0\x7f"s},
             {"F32", "\0\0\x80\x7f"s},
             {"F32", "\0\0\xc0\xff"s},
             {"F64", "\0\0\0\0\0\0\xf0\x7f"s},
             {"F64", "\xff\xff\xff\xff\xff\xff\xef\x7f"s}}) {
        const std::string data = std::string(number.size(), '\0') + number;
        files.push_back(
            {type, safetensors_bytes(
                       in_braces(safetensors_entry("t", type, "[1, 2]", 0, data.size())), data)});
    }
    return files;
}

}  // namespace attnscope::attack
