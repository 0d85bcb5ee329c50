#include "core/vectors/vector_files.h"

#include <filesystem>
#include <utility>

#include "core/attention/vector_source.h"
#include "core/io/file_fault.h"
#include "core/limits.h"
#include "core/text/errors.h"
#include "core/text/printable.h"
#include "core/vectors/tensor_names.h"
#include "core/vectors/tensor_offers.h"

namespace attnscope {
namespace {

/// The settings by which a user names the tensor.
Message names_by(bool keys) {
    return keys ? "key_tensor (--k-name)" : "query_tensor (--q-name)";
}

/// Returns the tensor that the Scenario names or, if it names none, the one that the names in the
/// file tell; empty if they do not.
std::string name_of_tensor(const Scenario& scenario, bool keys, const TensorFile& file) {
    const std::string& own = keys ? scenario.key_tensor : scenario.query_tensor;
    if (!own.empty())
        return own;
    const bool of_one_file = is_file(scenario.queries) && is_file(scenario.keys) &&
                             scenario.query_file == scenario.key_file;
    if (!of_one_file)
        return named_tensor(tensor_offers(file), keys);
    const TensorPair meant =
        meant_tensors(tensor_offers(file), {scenario.query_tensor, scenario.key_tensor});
    return keys ? meant.keys : meant.queries;
}

/// Throws FileError if the file has one tensor, and its name says keys where queries are wanted, or
/// queries where keys are.
void check_names(const TensorFile& file, bool keys) {
    const std::vector<TensorOffer> offers = tensor_offers(file);
    if (offers.size() == 1 && !named_tensor(offers, !keys).empty() &&
        named_tensor(offers, keys).empty())
        throw FileError(Message(
            "vectors.other-side",
            "%1: its only tensor is called %2, so it has no %3; to use it anyway, name it with %4",
            {printable(file.path()), in_quotes(offers[0].name), queries_or_keys(keys),
             names_by(keys)}));
}

/// Opens the tensor in the file, without choosing its head; null if the vectors are drawn.
std::unique_ptr<FileHead> open_file(const Scenario& scenario, bool keys) {
    if (!is_file(keys ? scenario.keys : scenario.queries))
        return nullptr;
    const std::string& path = keys ? scenario.key_file : scenario.query_file;
    if (path.empty())
        throw InvalidRequest(Message("vectors.no-file", "%1 come from a file, but none is chosen",
                                     {queries_or_keys(keys)}));
    auto opened = std::make_unique<FileHead>(path);
    const std::string name = name_of_tensor(scenario, keys, opened->file);
    if (name.empty())
        check_names(opened->file, keys);
    opened->tensor =
        &opened->file.find(name, usual_names(keys), queries_or_keys(keys), names_by(keys));
    return opened;
}

void choose(FileHead& opened, const HeadPlace& place) {
    opened.place = place;
    opened.shape = opened.file.matrix_shape(*opened.tensor, place);
    if (opened.shape.rows > max_matrix_rows)
        throw FileError(
            Message("vectors.rows", "%1: it has %2 rows; the attention matrix is computed up to %3",
                    {printable(opened.file.path()), opened.shape.rows, max_matrix_rows}));
}

void check_columns(const FileHead& queries, const FileHead& keys) {
    if (queries.shape.columns == keys.shape.columns)
        return;
    const auto offer_of = [](const FileHead& head) {
        return TensorOffer{head.tensor->name, head.tensor->type, head.tensor->shape, {}};
    };
    if (queries.file.path() == keys.file.path())
        fail_on_file(queries.file.path(), misfit(offer_of(queries), offer_of(keys)));
    throw FileError(
        Message("vectors.columns",
                "%1 has %2 columns but %3 has %4; queries and keys need the same dimension",
                {title_of(queries), queries.shape.columns, title_of(keys), keys.shape.columns}));
}

void check_batches(const FileHead& queries, const FileHead& keys) {
    const auto &of_queries = queries.tensor->shape, &of_keys = keys.tensor->shape;
    if (of_queries.size() == 4 && of_keys.size() == 4 && of_queries[0] != of_keys[0])
        throw FileError(
            Message("vectors.batches",
                    "the queries have %1 batches and the keys %2; both need the same number",
                    {of_queries[0], of_keys[0]}));
}

/// Returns the head of the keys; a tensor without an axis of heads goes with every head.
std::int64_t key_head_of(const FileHead& queries, const FileHead& keys) {
    const std::int64_t query_heads = queries.file.heads(*queries.tensor),
                       key_heads = keys.file.heads(*keys.tensor);
    const std::int64_t head = queries.place.head;
    return query_heads == 0 || key_heads == 0 ? head : key_head(head, query_heads, key_heads);
}

/// Throws FileError if a head or a batch other than the first is chosen, and the files have none to
/// choose from.
void check_axes(const FileHeads& files, const HeadPlace& chosen) {
    if (!files.queries && !files.keys)
        return;
    const HeadAxes axes = axes_of(files);
    const std::string title = title_of(files.queries ? *files.queries : *files.keys);
    if (chosen.head != 0 && axes.heads == 0)
        throw FileError(Message("vectors.no-heads",
                                "%1 is a single head, so there is no head %2; its only one is 0",
                                {title, chosen.head}));
    if (chosen.batch != 0 && axes.batches == 0)
        throw FileError(Message("vectors.no-batches",
                                "%1 is a single batch, so there is no batch %2; its only one is 0",
                                {title, chosen.batch}));
}

}  // namespace

std::int64_t key_head(std::int64_t h, std::int64_t query_heads, std::int64_t key_heads) {
    if (query_heads % key_heads != 0)
        throw FileError(Message("vectors.groups",
                                "the queries have %1 heads and the keys %2, so key heads cannot be "
                                "shared equally: %1 is not a multiple of %2",
                                {query_heads, key_heads}));
    return h / (query_heads / key_heads);
}

FileHeads open_heads(const Scenario& scenario) {
    FileHeads heads{open_file(scenario, false), open_file(scenario, true)};
    HeadPlace place{scenario.batch, scenario.head};
    if (heads.queries)
        choose(*heads.queries, place);
    if (heads.queries && heads.keys)
        check_batches(*heads.queries, *heads.keys);
    if (heads.queries && heads.keys)
        place.head = key_head_of(*heads.queries, *heads.keys);
    if (heads.keys)
        choose(*heads.keys, place);
    if (heads.queries && heads.keys)
        check_columns(*heads.queries, *heads.keys);
    check_axes(heads, {scenario.batch, scenario.head});
    return heads;
}

std::string title_of(const FileHead& head) {
    const std::string path = printable(head.file.path());
    return head.tensor->name.empty() ? path : path + ": " + printable(head.tensor->name);
}

HeadAxes axes_of(const FileHeads& files) {
    HeadAxes axes;
    for (const FileHead* const side : {files.queries.get(), files.keys.get()}) {
        if (side && axes.heads == 0)
            axes.heads = side->file.heads(*side->tensor);
        if (side && axes.batches == 0 && side->tensor->shape.size() == 4)
            axes.batches = side->tensor->shape.front();
    }
    return axes;
}

bool is_same(const FileHead& one, const FileHead& other) {
    std::error_code error;
    return std::filesystem::equivalent(one.file.path(), other.file.path(), error) && !error &&
           one.tensor->name == other.tensor->name && one.place == other.place;
}

SharedVectors read_vectors(const FileHead& head, const std::stop_token& stop) {
    Matrix matrix = head.file.read(*head.tensor, head.place, stop);
    return std::make_shared<const Vectors>(
        Vectors{matrix.rows, matrix.columns, std::move(matrix.data)});
}

}  // namespace attnscope
