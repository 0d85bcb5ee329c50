#include "core/io/tensor_file.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "core/io/file_fault.h"
#include "core/io/npy_header.h"
#include "core/io/npz.h"
#include "core/io/path_ending.h"
#include "core/io/safetensors.h"
#include "core/io/strange_file.h"
#include "core/text/errors.h"
#include "core/text/printable.h"

namespace attnscope {
namespace {

bool begins_like(std::string_view start, std::string_view magic) {
    return start.substr(0, magic.size()) == magic.substr(0, start.size());
}

enum class FileKind { npy, npz, safetensors };

FileKind kind_of_file(const InputFile& file) {
    constexpr std::uint64_t shown = 64;
    constexpr std::size_t json = 8;
    std::string start(std::min(file.size(), shown), '\0');
    file.read(0, start);
    if (begins_like(start, npy_magic))
        return FileKind::npy;
    if (start.starts_with("PK"))
        return FileKind::npz;
    if (start.size() > json && start[json] == '{')
        return FileKind::safetensors;
    if (const Message fault = strange_file(start, ending_of(file.path())); !fault.empty())
        fail_on_file(file.path(), fault);
    if (ending_of(file.path()) == "safetensors")
        return FileKind::safetensors;
    fail_on_file(file.path(),
                 {"tensors.unknown",
                  "its kind is unknown; tensors are read from NPY, NPZ and safetensors files, "
                  "tokens from .txt and .json files, sessions from .attnscope files"});
}

std::vector<Tensor> read_tensors(const InputFile& file) {
    switch (kind_of_file(file)) {
        case FileKind::npy:
            return {read_npy_header(file.from(0), {file.path(), {}, file.size()})};
        case FileKind::npz:
            return read_npz(file);
        case FileKind::safetensors:
            break;
    }
    return read_safetensors(file);
}

std::string lower(std::string text) {
    for (char& c : text)
        if (c >= 'A' && c <= 'Z')
            c = static_cast<char>(c - 'A' + 'a');
    return text;
}

/// "q (F16, (12, 64, 64)), k (…) and 3 more": as many as a sentence takes.
Message listed(std::span<const Tensor> tensors) {
    constexpr std::size_t longest = 200, longest_name = 60;
    std::string text;
    for (std::size_t i = 0; i < tensors.size(); ++i) {
        const Tensor& tensor = tensors[i];
        std::string one = printable(tensor.name, longest_name);
        one += " (" + printable(tensor.type, longest_name) + ", " + shape_text(tensor.shape) + ")";
        if (i > 0 && text.size() + one.size() > longest)
            return {"tensors.and-more", "%1 and %2 more", {text, tensors.size() - i}};
        text += (i == 0 ? "" : ", ");
        text += one;
    }
    return text;
}

/// Matrix (batch, head) of batches × heads × rows × columns.
struct Layout {
    std::int64_t batches, heads, rows, columns;
    HeadPlace place;

    std::int64_t values() const { return rows * columns; }
    std::int64_t matrices() const { return batches * heads; }
};

std::optional<Layout> layout_of(const std::vector<std::int64_t>& shape, HeadPlace place) {
    const std::size_t axes = shape.size();
    if (axes < 2 || axes > 4)
        return std::nullopt;
    Layout layout{1, 1, shape[axes - 2], shape[axes - 1], {}};
    if (axes >= 3) {
        layout.heads = shape[axes - 3];
        layout.place.head = place.head;
    }
    if (axes == 4) {
        layout.batches = shape[0];
        layout.place.batch = place.batch;
    }
    return layout;
}

Message is_no_matrix(const Tensor& tensor) {
    return {"tensors.shape",
            "the shape %1 is neither rows × columns nor heads × rows × columns nor batches × heads "
            "× rows × columns",
            {shape_text(tensor.shape)}};
}

Message has_no(const Message& what, std::int64_t number, const Tensor& tensor) {
    return {"tensors.no-matrix",
            "there is no %1 %2 in the shape %3; they count from 0",
            {what, number, shape_text(tensor.shape)}};
}

/// Returns the fault of a tensor or of a request for it; empty if there is none.
Message fault_of(const Tensor& tensor, const std::optional<Layout>& layout) {
    const Message shape = shape_text(tensor.shape);
    if (tensor.type == "|O")
        return {"tensors.objects",
                "the type '|O' is one of Python objects, not of numbers; save an array of numbers, "
                "such as numpy.save(path, numpy.asarray(x, numpy.float32))"};
    if (!tensor.element)
        return {"tensors.type",
                "the type %1 is not supported; supported types are %2",
                {in_quotes(tensor.type), element_types_read}};
    if (!layout)
        return is_no_matrix(tensor);
    if (std::ranges::find(tensor.shape, 0) != tensor.shape.end())
        return {"tensors.no-values", "the shape %1 holds no values", {shape}};
    if (layout->place.head < 0 || layout->place.head >= layout->heads)
        return has_no({"tensors.head", "head"}, layout->place.head, tensor);
    if (layout->place.batch < 0 || layout->place.batch >= layout->batches)
        return has_no({"tensors.batch", "batch"}, layout->place.batch, tensor);
    if (layout->rows > max_matrix_values / layout->columns)
        return {"tensors.too-many",
                "a matrix of shape %1 has more than the %2 values that are read",
                {shape, max_matrix_values}};
    return {};
}

/// Returns the reason why a value cannot be in a matrix of float32.
Message fault_of(double value) {
    if (std::isfinite(value))
        return {"tensors.too-large", "%1, too large for float32", {value}};
    return {"tensors.not-finite", "not finite"};
}

/// Places numbers of a tensor, in its order, into the matrix.
class Placer {
public:
    Placer(const Tensor& tensor, const Layout& layout, const std::string& path)
        : tensor_(tensor), layout_(layout), path_(path) {
        matrix_.rows = layout.rows;
        matrix_.columns = layout.columns;
        matrix_.data.resize(static_cast<std::size_t>(layout.values()));
    }

    /// The index of the first number of the tensor that is needed, and the number of those needed
    /// from there on. In Fortran order the first index runs fastest, so that matrices lie
    /// interleaved.
    std::int64_t first() const {
        return tensor_.fortran_order ? 0 : index_in_c_order() * layout_.values();
    }
    std::int64_t count() const {
        return tensor_.fortran_order ? layout_.matrices() * layout_.values() : layout_.values();
    }

    /// Places the numbers `done`, done + 1, … of the needed ones.
    void place(std::int64_t done, std::span<const double> numbers) {
        if (tensor_.fortran_order)
            return place_interleaved(done, numbers);
        for (std::size_t i = 0; i < numbers.size(); ++i)
            put(done + static_cast<std::int64_t>(i), numbers[i]);
    }

    Matrix take() { return std::move(matrix_); }

private:
    std::int64_t index_in_c_order() const {
        return layout_.place.batch * layout_.heads + layout_.place.head;
    }

    void place_interleaved(std::int64_t done, std::span<const double> numbers) {
        const std::int64_t wanted = layout_.place.batch + layout_.batches * layout_.place.head;
        const std::int64_t matrices = layout_.matrices();
        std::int64_t i = (wanted - done % matrices + matrices) % matrices;
        for (; i < std::ssize(numbers); i += matrices) {
            const std::int64_t k = (done + i) / matrices;
            put(k % layout_.rows * layout_.columns + k / layout_.rows,
                numbers[static_cast<std::size_t>(i)]);
        }
    }

    void put(std::int64_t place, double value) {
        const auto narrow = static_cast<float>(value);
        if (!std::isfinite(narrow)) [[unlikely]]
            refuse(place, value);
        matrix_.data[static_cast<std::size_t>(place)] = narrow;
    }

    [[noreturn]] void refuse(std::int64_t place, double value) const {
        try {
            fail_on_tensor(path_, tensor_.name, fault_at(place, value));
        } catch (const FileError& fault) {
            throw BadValue(fault.message());
        }
    }

    Message fault_at(std::int64_t place, double value) const {
        const std::int64_t row = place / layout_.columns, column = place % layout_.columns;
        const auto& [batch, head] = layout_.place;
        if (tensor_.shape.size() > 3)
            return {"tensors.bad-value-of-batch",
                    "the value at batch %4, head %5, row %1, column %2 (counted from 0) is %3",
                    {row, column, fault_of(value), batch, head}};
        if (tensor_.shape.size() > 2)
            return {"tensors.bad-value-of-head",
                    "the value at head %4, row %1, column %2 (counted from 0) is %3",
                    {row, column, fault_of(value), head}};
        return {"tensors.bad-value",
                "the value at row %1, column %2 (counted from 0) is %3",
                {row, column, fault_of(value)}};
    }

    const Tensor& tensor_;
    const Layout& layout_;
    const std::string& path_;
    Matrix matrix_;
};

}  // namespace

TensorFile::TensorFile(const std::string& path)
    : file_(path), tensors_(file_.of_one_state([this] { return read_tensors(file_); })) {}

Metadata TensorFile::metadata(std::span<const std::string_view> names) const {
    return file_.of_one_state([&] {
        return kind_of_file(file_) == FileKind::safetensors
                   ? read_safetensors_metadata(file_, names)
                   : Metadata();
    });
}

const Tensor& TensorFile::find(std::string_view name, std::span<const std::string_view> usual,
                               const Message& wanted, const Message& names_by) const {
    if (tensors_.empty())
        fail_on_file(file_.path(), {"tensors.none", "it holds no tensor"});
    if (name.empty() && tensors_.size() == 1)
        return tensors_.front();
    const auto is_meant = [&](const Tensor& tensor) {
        return name.empty() ? std::ranges::find(usual, lower(tensor.name)) != usual.end()
                            : tensor.name == name;
    };
    if (std::ranges::count_if(tensors_, is_meant) == 1)
        return *std::ranges::find_if(tensors_, is_meant);
    if (name.empty() && !wanted.empty())
        fail_on_file(file_.path(),
                     {"tensors.which-one",
                      "it holds several tensors, and %2 does not name the one with the %1: %3",
                      {wanted, names_by, listed(tensors_)}});
    if (name.empty())
        fail_on_file(file_.path(), {"tensors.which",
                                    "it holds several tensors, and none is chosen by name: %1",
                                    {listed(tensors_)}});
    if (tensors_.front().name.empty())
        fail_on_file(file_.path(), {"tensors.unnamed",
                                    "it holds one tensor without a name, and no %1",
                                    {in_quotes(name)}});
    fail_on_file(file_.path(), {"tensors.no-such",
                                "there is no tensor %1; it holds %2",
                                {in_quotes(name), listed(tensors_)}});
}

std::int64_t TensorFile::heads(const Tensor& tensor) const {
    const auto layout = layout_of(tensor.shape, {});
    if (!layout)
        fail_on_tensor(file_.path(), tensor.name, is_no_matrix(tensor));
    return tensor.shape.size() == 2 ? 0 : layout->heads;
}

Message TensorFile::fault(const Tensor& tensor) const {
    return fault_of(tensor, layout_of(tensor.shape, {}));
}

MatrixShape TensorFile::matrix_shape(const Tensor& tensor, HeadPlace place) const {
    const auto layout = layout_of(tensor.shape, place);
    const Message fault = fault_of(tensor, layout);
    if (!fault.empty())
        fail_on_tensor(file_.path(), tensor.name, fault);
    return {layout->rows, layout->columns};
}

ByteSource TensorFile::numbers_from(const Tensor& tensor, std::int64_t first) const {
    const auto skipped = static_cast<std::uint64_t>(first * tensor.element->size);
    return tensor.compressed ? inflate(file_, tensor, skipped)
                             : file_.from(tensor.offset + skipped);
}

Matrix TensorFile::read(const Tensor& tensor, HeadPlace place, const std::stop_token& stop) const {
    return file_.of_one_state([&] {
        matrix_shape(tensor, place);
        if (tensor.member)
            check_member(file_, tensor, stop);
        return read_numbers(tensor, place, stop);
    });
}

Matrix TensorFile::read_unchecked(const Tensor& tensor, HeadPlace place,
                                  const std::stop_token& stop) const {
    return file_.of_one_state([&] { return read_numbers(tensor, place, stop); });
}

Matrix TensorFile::read_numbers(const Tensor& tensor, HeadPlace place,
                                const std::stop_token& stop) const {
    constexpr std::int64_t step = 8192;
    matrix_shape(tensor, place);
    const Layout layout = *layout_of(tensor.shape, place);
    Placer placer(tensor, layout, file_.path());
    const ByteSource next = numbers_from(tensor, placer.first());
    std::vector<double> numbers(step);
    for (std::int64_t done = 0; done < placer.count(); done += step) {
        if (stop.stop_requested())
            throw Cancelled();
        const std::int64_t some = std::min(step, placer.count() - done);
        const auto bytes = next(static_cast<std::size_t>(some * tensor.element->size));
        const auto decoded = std::span(numbers).first(static_cast<std::size_t>(some));
        tensor.element->decode(bytes.data(), tensor.big_endian, decoded);
        placer.place(done, decoded);
    }
    return placer.take();
}

}  // namespace attnscope
