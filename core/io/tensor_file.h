#pragma once

#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/io/input_file.h"
#include "core/io/matrix.h"
#include "core/io/safetensors.h"
#include "core/io/tensor.h"
#include "core/text/errors.h"

namespace attnscope {

/// Thrown for a sound file with a value that a matrix cannot hold, such as NaN.
class BadValue : public FileError {
public:
    using FileError::FileError;
};

/// The batch and head of a matrix in a tensor, from 0; ignored for axes that the tensor lacks.
struct HeadPlace {
    std::int64_t batch = 0, head = 0;

    bool operator==(const HeadPlace&) const = default;
};

/// An NPY, NPZ or safetensors file (identified by its first bytes), open: the header has been read,
/// numbers are read on request.
class TensorFile {
public:
    /// Opens a file. Throws FileError, which names the file and the fault.
    explicit TensorFile(const std::string& path);

    const std::string& path() const { return file_.path(); }

    /// All tensors in the order of the file, including those whose type or shape is not supported.
    std::span<const Tensor> tensors() const { return tensors_; }

    /// Returns those of the named texts that the file's metadata hold; only safetensors files have
    /// such texts. Throws FileError, also if the file was changed since it was opened.
    Metadata metadata(std::span<const std::string_view> names) const;

    /// Returns the tensor with this name. If the name is empty, returns the only tensor of the
    /// file, or the only one whose name is in `usual`, in upper or lower case. Throws FileError if
    /// there is none; the message lists the tensors, and says what the tensor is needed for
    /// (`wanted`) and how the user can name it (`names_by`).
    const Tensor& find(std::string_view name, std::span<const std::string_view> usual = {},
                       const Message& wanted = {}, const Message& names_by = {}) const;

    /// Returns the length of the axis of heads; 0 if the tensor has no such axis. Throws FileError
    /// for a tensor that is not 2-D to 4-D.
    std::int64_t heads(const Tensor& tensor) const;

    /// Returns the reason why the tensor's first matrix cannot be read; empty if it can.
    Message fault(const Tensor& tensor) const;

    /// Returns the shape of one matrix. Throws FileError if it is empty or too large, does not
    /// exist, or if the tensor's type is not supported.
    MatrixShape matrix_shape(const Tensor& tensor, HeadPlace place) const;

    /// Reads one matrix, rounded to float32. Throws FileError, before memory is allocated, as
    /// matrix_shape() does; BadValue for NaN, infinity and values outside float32, with the
    /// position of the first; if the data do not have the checksum in an NPZ file; and if the file
    /// was changed since it was opened. Throws Cancelled.
    Matrix read(const Tensor& tensor, HeadPlace place, const std::stop_token& stop = {}) const;

    /// Reads one matrix as read() does, but ignores the checksum of an NPZ file.
    Matrix read_unchecked(const Tensor& tensor, HeadPlace place,
                          const std::stop_token& stop = {}) const;

private:
    Matrix read_numbers(const Tensor& tensor, HeadPlace place, const std::stop_token& stop) const;
    ByteSource numbers_from(const Tensor& tensor, std::int64_t first) const;

    InputFile file_;
    std::vector<Tensor> tensors_;
};

}  // namespace attnscope
