#pragma once

#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/io/input_file.h"
#include "core/io/matrix.h"
#include "core/io/tensor.h"

namespace attnscope {

/// Which matrix of a tensor, from 0: nothing is chosen among the batches or heads that it lacks.
struct HeadPlace {
    std::int64_t batch = 0, head = 0;

    bool operator==(const HeadPlace&) const = default;
};

/// An NPY, NPZ or safetensors file (told by its first bytes), open: what its header says is known,
/// numbers are read when they are asked for.
class TensorFile {
public:
    /// Throws FileError that names the file and the fault.
    explicit TensorFile(const std::string& path);

    const std::string& path() const { return file_.path(); }

    /// In the order of the file; also those whose type or shape is not read.
    std::span<const Tensor> tensors() const { return tensors_; }

    /// The tensor of that name; where it is empty, the only one of the file or the only one that
    /// has one of the usual names, such as "q", in upper or lower case. Throws FileError that lists
    /// tensors where there is none, and says for what one is wanted and what would name it.
    const Tensor& find(std::string_view name, std::span<const std::string_view> usual = {},
                       const Message& wanted = {}, const Message& names_by = {}) const;

    /// Matrices along the axis of heads; 0 where the tensor has no such axis. Throws FileError for
    /// a tensor that is not 2-D to 4-D.
    std::int64_t heads(const Tensor& tensor) const;

    /// Why the tensor's first matrix cannot be read; empty where it can.
    Message fault(const Tensor& tensor) const;

    /// The shape of one matrix. Throws FileError where it is empty or too large, is not there, or
    /// the tensor's type is not read.
    MatrixShape matrix_shape(const Tensor& tensor, HeadPlace place) const;

    /// Reads that matrix, rounded to float32. Throws FileError as matrix_shape() does, before
    /// memory is taken, for NaN, infinity and values outside float32, with the first one's place,
    /// where the checksum of an NPZ file says that its data are damaged, and where the file was
    /// changed since it was opened; Cancelled.
    Matrix read(const Tensor& tensor, HeadPlace place, const std::stop_token& stop = {}) const;

    /// The same whatever that checksum says.
    Matrix read_unchecked(const Tensor& tensor, HeadPlace place,
                          const std::stop_token& stop = {}) const;

private:
    Matrix read_numbers(const Tensor& tensor, HeadPlace place, const std::stop_token& stop) const;
    ByteSource numbers_from(const Tensor& tensor, std::int64_t first) const;

    InputFile file_;
    std::vector<Tensor> tensors_;
};

}  // namespace attnscope
