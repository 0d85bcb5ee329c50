#include "tests/attack/good_files.h"
#include "tests/attack/hostile_tensors.h"
#include "tests/core/zip_bytes.h"

namespace attnscope::attack {

using namespace std::string_literals;
using testing::deflated;
using testing::stored;
using testing::zip_bytes;
using testing::zip_end;
using testing::ZipMember;

namespace {

ZipMember good_member(bool is_deflated) {
    return is_deflated ? deflated("t.npy", good_npy()) : stored("t.npy", good_npy());
}

/// The member `t` with something changed, stored and deflated.
template <typename Change>
void add_changed(std::vector<HostileFile>& files, const std::string& fault, const Change& change) {
    for (const bool is_deflated : {false, true}) {
        ZipMember member = good_member(is_deflated);
        change(member);
        files.push_back({fault, zip_bytes({member})});
    }
}

}  // namespace

std::string good_npz() {
    return zip_bytes({good_member(true)});
}

std::vector<HostileFile> npz_with_bad_archives() {
    const std::string good = good_npz(), end = good.substr(good.size() - 22);
    const std::string body = good.substr(0, good.size() - 22);
    std::string no_directory = good, no_local = good;
    no_directory.replace(good.rfind("PK\1\2"), 2, "XX");
    no_local.replace(2, 2, "XX");
    return {{"no member", zip_end(0, 0, 0)},
            {"no member that is an array", zip_bytes({stored("a.txt", "text")})},
            {"no name", zip_bytes({stored(".npy", good_npy())})},
            {"a member of the folder alone", zip_bytes({stored("t/", "")})},
            {"no end", body},
            {"no directory", no_directory},
            {"no local header", no_local},
            {"text behind the mark", "PK is what ZIP begins with\n"},
            {"a directory beyond the file", body + zip_end(1, 1'000'000, 52)},
            {"a directory of 4 GB", body + zip_end(1, 0, 0xffffffff)},
            {"a directory of nothing", body + zip_end(1, 0, 0)},
            {"more members than there are", body + zip_end(1000, body.size() - 51, 51)},
            {"65535 members", body + zip_end(65535, body.size() - 51, 51)},
            {"an end alone", "PK" + end},
            {"zeros", "PK\3\4" + std::string(4096, '\0')},
            {"ones", "PK\3\4" + std::string(4096, '\xff')},
            {"two names", zip_bytes({good_member(true), good_member(false)})},
            {"two arrays and none named",
             zip_bytes({stored("a.npy", good_npy()), stored("b.npy", good_npy())})}};
}

std::vector<HostileFile> npz_with_bad_members() {
    std::vector<HostileFile> files;
    add_changed(files, "encrypted", [](ZipMember& member) { member.flags = 1; });
    for (const int method : {1, 6, 9, 12, 14, 93, 95, 99, 65535})
        add_changed(files, "method", [&](ZipMember& member) { member.method = method; });
    for (const std::int64_t change : {-64, -1, 1, 64, 1'000'000, 2'000'000'000})
        add_changed(files, "size", [&](ZipMember& member) {
            member.size =
                static_cast<std::uint64_t>(static_cast<std::int64_t>(member.size) + change);
        });
    for (const std::uint64_t size : {0xfffffffeULL, 0xffffffffULL, 0x7fffffffULL, 0ULL})
        add_changed(files, "size", [&](ZipMember& member) { member.size = size; });
    for (const std::size_t size : {0U, 1U, 5U, 30U, 100U})
        add_changed(files, "cut off", [&](ZipMember& member) { member.bytes.resize(size); });
    add_changed(files, "an empty member", [](ZipMember& member) {
        member.bytes.clear();
        member.size = 0;
    });
    add_changed(files, "wrong checksum", [](ZipMember& member) { member.crc ^= 1; });
    add_changed(files, "a flipped bit",
                [](ZipMember& member) { member.bytes[member.bytes.size() - 3] ^= 1; });
    for (const char first : {'\7', '\xff'}) {
        ZipMember member = good_member(true);
        member.bytes[0] = first;
        files.push_back({"no deflated data", zip_bytes({member})});
    }
    for (const std::string& shape : {"(16777216, 16)"s, "(1073741824, 1)"s, "(4, 5)"s, "(16,)"s,
                                     "(4294967296, 4294967296)"s}) {
        const std::string bytes =
            testing::npy_bytes(testing::npy_dictionary("<f4", shape), sixteen_ones());
        ZipMember bomb = deflated("t.npy", bytes);
        files.push_back({"shape " + shape, zip_bytes({bomb})});
        bomb.size = bytes.size() - 64 + 4'000'000'000ULL;
        files.push_back({"shape and size " + shape, zip_bytes({bomb})});
    }
    for (const std::string& bytes : {"text"s, good_npz(), std::string(1000, '\0')})
        files.push_back({"no array", zip_bytes({stored("t.npy", bytes)})});
    for (const auto& npy : npy_with_bad_values())
        files.push_back({npy.fault, zip_bytes({deflated("t.npy", npy.bytes.substr(0, 60'000))})});
    return files;
}

std::vector<HostileFile> npz_cut_off() {
    std::vector<HostileFile> files;
    const std::string good = good_npz();
    for (std::size_t size = 2; size < good.size(); size += 5)
        files.push_back({"cut off at " + std::to_string(size), good.substr(0, size)});
    return files;
}

}  // namespace attnscope::attack
