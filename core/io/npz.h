#pragma once

#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "core/io/byte_source.h"
#include "core/io/input_file.h"
#include "core/io/tensor.h"

namespace attnscope {

/// Returns the arrays of an NPZ file, a ZIP archive of NPY files, in the archive's order. Members
/// may be stored or deflated; members that are not NPY files are skipped. Throws FileError, which
/// names the file and the fault.
std::vector<Tensor> read_npz(const InputFile& file);

/// Reads the tensor's member of the archive to its end. Throws FileError if it is cut off or its
/// CRC-32 is not that in the archive; Cancelled. A member that was found intact is not read again
/// until its file changes.
void check_member(const InputFile& file, const Tensor& tensor, const std::stop_token& stop);

/// Returns a source of the numbers of a compressed tensor, from byte `skip` on.
ByteSource inflate(const InputFile& file, const Tensor& tensor, std::uint64_t skip);

}  // namespace attnscope
