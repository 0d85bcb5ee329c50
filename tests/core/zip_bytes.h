#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "tests/core/safetensors_bytes.h"

namespace attnscope::testing {

/// A member of a ZIP archive and what the archive says of it.
struct ZipMember {
    std::string name;
    std::string bytes;  ///< as they stand in the archive
    std::uint64_t size;
    std::uint32_t crc;
    int method = 0, flags = 0;
};

/// The CRC-32 of the ZIP format, bit by bit.
inline std::uint32_t crc_of(std::string_view bytes) {
    std::uint32_t crc = ~0U;
    for (const char byte : bytes) {
        crc ^= static_cast<unsigned char>(byte);
        for (int bit = 0; bit < 8; ++bit)
            crc = crc >> 1 ^ ((crc & 1) != 0 ? 0xedb88320U : 0U);
    }
    return ~crc;
}

inline ZipMember stored(const std::string& name, const std::string& bytes) {
    return {name, bytes, bytes.size(), crc_of(bytes)};
}

/// Returns a member of less than 64 KiB, in one block of 'deflate' that is not compressed.
inline ZipMember deflated(const std::string& name, const std::string& bytes) {
    const std::string block = std::string(1, '\1') + little_endian(bytes.size(), 2) +
                              little_endian(~bytes.size() & 0xffff, 2) + bytes;
    return {name, block, bytes.size(), crc_of(bytes), 8};
}

/// Returns what both headers of a member share.
inline std::string zip_description(const ZipMember& member) {
    return little_endian(20, 2) + little_endian(static_cast<std::uint64_t>(member.flags), 2) +
           little_endian(static_cast<std::uint64_t>(member.method), 2) + little_endian(0, 4) +
           little_endian(member.crc, 4) + little_endian(member.bytes.size(), 4) +
           little_endian(member.size, 4) + little_endian(member.name.size(), 2) +
           little_endian(0, 2);
}

inline std::string zip_end(std::size_t members, std::size_t directory, std::size_t size) {
    return "PK\5\6" + little_endian(0, 4) + little_endian(members, 2) + little_endian(members, 2) +
           little_endian(size, 4) + little_endian(directory, 4) + little_endian(0, 2);
}

/// An archive of these members.
inline std::string zip_bytes(const std::vector<ZipMember>& members) {
    std::string bytes, directory;
    for (const ZipMember& member : members) {
        directory += "PK\1\2" + little_endian(20, 2) + zip_description(member) +
                     little_endian(0, 10) + little_endian(bytes.size(), 4) + member.name;
        bytes += "PK\3\4" + zip_description(member) + member.name + member.bytes;
    }
    const std::size_t place = bytes.size();
    return bytes + directory + zip_end(members.size(), place, directory.size());
}

}  // namespace attnscope::testing
