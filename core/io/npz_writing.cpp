#include "core/io/npz_writing.h"

#include <zlib.h>

#include "core/io/atomic_file.h"
#include "core/io/npy.h"

namespace attnscope {
namespace {

/// Appends whole numbers of so many bytes, the lowest byte first.
void append_zip_number(std::string& to, std::size_t number, int bytes) {
    for (int i = 0; i < bytes; ++i)
        to += static_cast<char>(number >> (8 * i) & 255);
}

/// What both the member itself and the directory say of it: version 2.0, stored, 1 January 1980.
std::string member_facts(const std::string& name, std::string_view content) {
    constexpr std::size_t first_day = 0x21;
    std::string facts;
    append_zip_number(facts, 20, 2);
    append_zip_number(facts, 0, 2 + 2 + 2);
    append_zip_number(facts, first_day, 2);
    append_zip_number(
        facts, crc32_z(0, reinterpret_cast<const Bytef*>(content.data()), content.size()), 4);
    append_zip_number(facts, content.size(), 4);
    append_zip_number(facts, content.size(), 4);
    append_zip_number(facts, name.size(), 2);
    append_zip_number(facts, 0, 2);
    return facts;
}

}  // namespace

void write_npz(const std::string& path, const std::vector<NpzArray>& arrays) {
    std::string archive, directory;
    for (const NpzArray& array : arrays) {
        const std::string name = array.name + ".npy";
        const std::string content = npy_header(array.type, array.rows, array.columns) + array.bytes;
        const std::string facts = member_facts(name, content);
        directory += std::string("PK\x01\x02\x14\x00", 6) + facts;
        append_zip_number(directory, 0, 2 + 2 + 2);  // comment, disk, attributes within
        append_zip_number(directory, 0, 4);          // attributes
        append_zip_number(directory, archive.size(), 4);
        directory += name;
        archive += "PK\x03\x04" + facts + name + content;
    }
    const std::size_t begin = archive.size();
    archive += directory + std::string("PK\x05\x06\x00\x00\x00\x00", 8);
    append_zip_number(archive, arrays.size(), 2);
    append_zip_number(archive, arrays.size(), 2);
    append_zip_number(archive, directory.size(), 4);
    append_zip_number(archive, begin, 4);
    append_zip_number(archive, 0, 2);
    write_atomically(path, archive);
}

}  // namespace attnscope
