#include "tests/attack/hostile_tables.h"

#include <random>

#include "tests/attack/bad_words.h"
#include "tests/attack/good_files.h"

namespace attnscope::attack {
namespace {

using namespace std::string_literals;

std::string utf16(const std::string& text) {
    std::string wide;
    for (const char c : text)
        wide += {c, '\0'};
    return wide;
}

/// A row of that many cells.
std::string wide_row(std::size_t cells, const std::string& cell) {
    std::string row;
    for (std::size_t i = 0; i < cells; ++i)
        row += (i == 0 ? "" : ",") + cell;
    return row + "\n";
}

std::string replaced_all(std::string text, const std::string& old, const std::string& fresh) {
    for (std::size_t at = text.find(old); at != std::string::npos; at = text.find(old, at))
        text.replace(at, old.size(), fresh), at += fresh.size();
    return text;
}

}  // namespace

std::vector<HostileFile> tables_without_rows() {
    return {{"empty", ""},
            {"a byte order mark alone", "\xef\xbb\xbf"},
            {"blank lines", "\n\n\n"},
            {"blank lines of Windows", "\r\n\r\n"},
            {"blanks", "   "},
            {"comments", "# one\n# two\n"},
            {"a comment without an end", "# one"},
            {"a NUL", "\0"s},
            {"no column of the quantity", "a,b,c\n1,2,3\n"},
            {"names in capitals", "N,D,LAMBDA\n64,16,0.25\n"},
            {"a column of another quantity", "theta,p\n1,0.5\n"},
            {"results alone", "value,error\n1,\n"},
            {"line ends of old Macintoshes in numbers", "n\r64\r128\r"},
            {"semicolons", replaced_all(good_table(), ",", ";")},
            {"tabs", replaced_all(good_table(), ",", "\t")},
            {"bars", replaced_all(good_table(), ",", "|")},
            {"UTF-16", "\xff\xfe" + utf16(good_table())},
            {"UTF-16 without a mark", utf16(good_table())},
            {"two byte order marks", "\xef\xbb\xbf\xef\xbb\xbfn,d\n64,0\n"},
            {"names with NUL", "n\0,d\0\n64,0\n"s},
            {"names that are quoted twice", "\"\"\"n\"\"\",\"\"\"d\"\"\"\n64,0\n"},
            {"a matrix", good_npy()},
            {"a picture", "\x89PNG\r\n\x1a\n" + std::string(500, '\x81')},
            {"JSON", "{\"n\": 64, \"d\": 16}\n"}};
}

std::vector<HostileFile> tables_torn() {
    const std::string header = "n,d,lambda\n", row = "64,16,0.25\n";
    return {{"a row too short", header + row + "64,16\n"},
            {"a row too long", header + row + "64,16,0.25,1\n"},
            {"a comma too many", header + "64,16,0.25,\n"},
            {"one cell alone", header + row + "64\n" + row},
            {"a lone comma", header + ",\n"},
            {"a first row of commas", header + ",,,,,,,,\n"},
            {"an open quote in the header", "n,\"d,lambda\n" + row},
            {"an open quote in a cell", header + "64,\"16,0.25\n" + row},
            {"an open quote at the end", header + row + "\""},
            {"an open quote before many rows", header + "\"" + std::string(100'000, '\n')},
            {"text after a quote", header + "64,\"16\"x,0.25\n"},
            {"text after a quote in the header", "\"n\"x,d\n64,16\n"},
            {"three quotes", header + "64,\"\"\",0.25\n"},
            {"a quote, then the end", header + "64,\"16"},
            {"one column twice", "n,d,n\n64,16,64\n"},
            {"one column twice but for blanks", "n,d, n \n64,16,64\n"},
            {"one column three times", "lambda,lambda,lambda\n1,1,1\n"},
            {"one column often", wide_row(100'000, "n") + wide_row(100'000, "64")},
            {"a short row below many columns", "n," + wide_row(100'000, "x") + "64\n"},
            {"a long row below few columns", header + wide_row(100'000, "64")},
            {"a row of other line ends", header + row + "64,16\r128,16,0.25\r"},
            {"a name of escape sequences twice", "\x1b[2J,n,n,\x1b[2J\n1,64,64,1\n"},
            {"a row with NUL for a comma", header + "64\0" + "16\0" + "0.25\n"},
            {"a row cut off", header + row + "64,1"}};
}

std::vector<HostileFile> tables_with_bad_cells() {
    std::vector<HostileFile> files;
    const std::string header = "n,d,lambda\n", row = "64,16,0.25\n";
    for (const std::string& bad : bad_numbers) {
        if (bad.find_first_not_of(" \n") == std::string::npos)
            continue;  // an empty cell means the default
        files.push_back({"n = " + bad, header + "\"" + bad + "\",16,0.25\n" + row});
    }
    for (const std::string& bad : hostile_words)
        files.push_back({"d = " + bad.substr(0, 20), header + row + "64,\"" + bad + "\",0.25\n"});
    files.push_back({"all cells empty", header + ",,\n"});
    files.push_back({"a NUL in a number", header + "6\0004,16,0.25\n"s});
    files.push_back({"a byte order mark in a row", header + "\xef\xbb\xbf" + row});
    files.push_back({"an unknown method", "n,d,method\n64,16,guess\n"});
    files.push_back({"an unknown model", "n,d,model\n64,16,torus\n"});
    files.push_back({"a number that ends the range", "n,d,lambda\n64,16,1e308\n"});
    return files;
}

std::vector<HostileFile> tables_mutated() {
    std::vector<HostileFile> files;
    std::mt19937 random(20'240'602);
    while (files.size() < 40) {
        std::string bytes;
        for (int i = 0; i < 20; ++i)
            bytes += "64,16,0.25\n";
        const std::size_t place = bytes.find(',', random() % (bytes.size() - 20));
        switch (files.size() % 4) {
            case 0:
                bytes.insert(place, 1, ',');
                break;
            case 1:
                bytes.erase(place, 1);
                break;
            case 2:
                bytes.insert(place + 1, 1, '"');
                break;
            default:
                bytes.insert(place, 1, 'x');
        }
        files.push_back({"mutation at " + std::to_string(place), "n,d,lambda\n" + bytes});
    }
    return files;
}

}  // namespace attnscope::attack
