#include "core/vectors/sink_file.h"

#include <array>

#include "core/text/errors.h"
#include "core/text/printable.h"

namespace attnscope {

double sink_in_file(const std::string& path, HeadPlace place) {
    constexpr std::array<std::string_view, 1> usual = {"sinks"};
    const TensorFile file(path);
    Tensor tensor = file.find("", usual, Message("sink.wanted", "the sinks of heads"),
                              Message("sink.names-by", "a file with the sinks alone"));
    if (tensor.shape.size() > 2)
        throw FileError(Message("sink.shape",
                                "%1: sinks are one number for each head, or a row of them for each "
                                "batch or layer; these have the shape %2",
                                {printable(path), shape_text(tensor.shape)}));
    while (tensor.shape.size() < 2)
        tensor.shape.insert(tensor.shape.begin(), 1);
    const Matrix sinks = file.read(tensor, {});
    const std::int64_t row = sinks.rows == 1 ? 0 : place.batch,
                       column = sinks.rows * sinks.columns == 1 ? 0 : place.head;
    if (row >= sinks.rows)
        throw FileError(Message("sink.no-batch",
                                "%1: it holds the sinks of %2 batches or layers, and none for "
                                "number %3",
                                {printable(path), sinks.rows, row}));
    if (column >= sinks.columns)
        throw FileError(Message("sink.no-head",
                                "%1: it holds the sinks of %2 heads, and none for head %3",
                                {printable(path), sinks.columns, column}));
    return static_cast<double>(sinks.data[static_cast<std::size_t>(row * sinks.columns + column)]);
}

}  // namespace attnscope
