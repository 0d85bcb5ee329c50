#pragma once

#include <string>
#include <vector>

namespace attnscope::attack {

/// Bytes of a file that is to be refused, and what is wrong with it.
struct HostileFile {
    std::string fault, bytes;
};

// NPY files, by what is wrong with them.
std::vector<HostileFile> npy_with_bad_types();
std::vector<HostileFile> npy_with_bad_shapes();
std::vector<HostileFile> npy_with_bad_dictionaries();
std::vector<HostileFile> npy_with_bad_prefixes();
std::vector<HostileFile> npy_with_bad_values();
/// A good file cut off at each byte of its header and some of its data.
std::vector<HostileFile> npy_cut_off();
/// Bytes of a good file's header replaced, inserted and taken out, by a fixed seed.
std::vector<HostileFile> npy_mutated();
/// No NPY files at all.
std::vector<HostileFile> not_npy();

}  // namespace attnscope::attack
