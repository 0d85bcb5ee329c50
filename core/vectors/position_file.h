#pragma once

#include <cstdint>
#include <stop_token>
#include <string>

#include "core/attention/positions.h"
#include "core/attention/weights.h"
#include "core/io/tensor_file.h"
#include "core/scenario/scenario.h"

namespace attnscope {

/// The file of the numbers that a position scheme reads besides its parameters, and the head whose
/// numbers are read.
struct PositionFile {
    std::string path;  ///< empty if there is no file
    HeadPlace place = {};

    bool operator==(const PositionFile&) const = default;
};

/// Returns the file of the Scenario's position scheme, with the indices of the batch and of the
/// head if there is one.
PositionFile position_file(const Scenario& scenario);

/// Returns the numbers in the file, or those that follow from the seed if there is none. A file is
/// an NPY, NPZ or safetensors file, as weights_of_file() reads it, or a JSON file, whose name ends
/// in .json or which is the configuration of a model: an object that has each matrix by its name,
/// as an array of numbers or of rows, in itself or in its member rope_scaling or rope_parameters.
/// Of tensors with three axes the first counts batches. The numbers are from −10⁹ to 10⁹. Throws
/// FileError, as the returned Weights do, which names the file and the fault.
Weights position_numbers(const PositionFile& file, std::uint64_t seed, const std::stop_token& stop);

/// Returns the inputs of the Scenario's position scheme for its d and n. Throws FileError.
PositionInput position_input(const Scenario& scenario, const std::stop_token& stop = {});

}  // namespace attnscope
