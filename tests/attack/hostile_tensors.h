#pragma once

#include "tests/attack/hostile_npy.h"

namespace attnscope::attack {

// Safetensors files, by what is wrong with them.
std::vector<HostileFile> safetensors_with_bad_lengths();
std::vector<HostileFile> safetensors_with_bad_json();
std::vector<HostileFile> safetensors_with_bad_tensors();
std::vector<HostileFile> safetensors_with_bad_values();

// NPZ files, by what is wrong with them.
std::vector<HostileFile> npz_with_bad_archives();
std::vector<HostileFile> npz_with_bad_members();
/// A good archive cut off, and with bytes of its headers replaced.
std::vector<HostileFile> npz_cut_off();

/// Good files of a float32 tensor "t" of 4 × 4 ones.
std::string good_safetensors();
std::string good_npz();

}  // namespace attnscope::attack
