#pragma once

#include <memory>
#include <stop_token>
#include <string>

#include "core/attention/queries_and_keys.h"
#include "core/io/tensor_file.h"
#include "core/scenario/scenario.h"

namespace attnscope {

/// One head of a tensor in a file that is open.
struct FileHead {
    explicit FileHead(const std::string& path) : file(path) {}

    TensorFile file;
    const Tensor* tensor = nullptr;
    HeadPlace place = {};
    MatrixShape shape = {};
};

/// Those of the queries and of the keys; none where they are drawn.
struct FileHeads {
    std::unique_ptr<FileHead> queries, keys;
};

/// The heads that the Scenario chooses in its files. Where queries and keys both have several heads
/// and a head of the keys serves a group of queries, it is the one of that group (key_head()).
/// Throws InvalidRequest where no file is chosen; FileError for a bad file, where a head is not
/// there, and where the two do not go together.
FileHeads open_heads(const Scenario& scenario);

/// The head of the keys that head h of the queries reads in grouped-query attention: h·Hk/Hq,
/// rounded down. Throws FileError where Hq is no multiple of Hk. Source: Ainslie et al. 2023, arXiv
/// 2305.13245.
std::int64_t key_head(std::int64_t h, std::int64_t query_heads, std::int64_t key_heads);

/// The axes of the queries' file and, where that lacks them, of the keys' file.
HeadAxes axes_of(const FileHeads& files);

/// Whether they are the same matrix of the same file.
bool is_same(const FileHead& one, const FileHead& other);

/// The Scenario with the n and d of its files, of which only the headers are read. Throws as
/// open_heads() does.
Scenario fitted_to_files(const Scenario& scenario);

/// The same where that can be; else the Scenario as it is: what needs the files says why they
/// cannot be read.
Scenario fitted_where_possible(const Scenario& scenario);

/// The Scenario with a batch and a head that its files hold: the last where they have fewer. Throws
/// as open_heads() does.
Scenario with_head_held(const Scenario& scenario);

/// Rows of the Scenario's attention matrix: of its file of queries, of which only the header is
/// read, or as many as the keys. Throws as open_heads() does.
std::int64_t count_queries(const Scenario& scenario);

/// Throws FileError for values that cannot serve, Cancelled.
SharedVectors read_vectors(const FileHead& head, const std::stop_token& stop);

}  // namespace attnscope
