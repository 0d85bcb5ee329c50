#pragma once

#include <memory>
#include <stop_token>
#include <string>

#include "core/attention/queries_and_keys.h"
#include "core/io/tensor_file.h"
#include "core/scenario/scenario.h"

namespace attnscope {

/// One head of a tensor in an open file.
struct FileHead {
    explicit FileHead(const std::string& path) : file(path) {}

    TensorFile file;
    const Tensor* tensor = nullptr;
    HeadPlace place = {};
    MatrixShape shape = {};
};

/// The heads of the queries and of the keys; null if they are drawn.
struct FileHeads {
    std::unique_ptr<FileHead> queries, keys;
};

/// Opens the heads that the Scenario chooses in its files. In grouped-query attention, where
/// several heads of the queries share a head of the keys, the head of the keys is key_head() of
/// that of the queries. Throws InvalidRequest if no file is chosen; FileError for a bad file, if a
/// head does not exist, or if the two do not go together.
FileHeads open_heads(const Scenario& scenario);

/// Returns the head of the keys that head h of the queries reads in grouped-query attention:
/// h·Hk/Hq, rounded down, where Hq = query_heads and Hk = key_heads. Throws FileError if Hq is not
/// a multiple of Hk. Source: Ainslie et al. 2023, arXiv 2305.13245.
std::int64_t key_head(std::int64_t h, std::int64_t query_heads, std::int64_t key_heads);

/// Returns the file and the tensor for a message; the file alone if the tensor has no name.
std::string title_of(const FileHead& head);

/// Returns the axes of the queries' file and, if that lacks them, of the keys' file.
HeadAxes axes_of(const FileHeads& files);

/// Whether both are the same matrix of the same file.
bool is_same(const FileHead& one, const FileHead& other);

/// Reads the vectors of a head. Throws FileError for values that cannot be used, Cancelled.
SharedVectors read_vectors(const FileHead& head, const std::stop_token& stop);

}  // namespace attnscope
