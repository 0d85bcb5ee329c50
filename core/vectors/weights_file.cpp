#include "core/vectors/weights_file.h"

#include <memory>

#include "core/text/errors.h"
#include "core/text/printable.h"

namespace attnscope {
namespace {

/// A file of weights. The only tensor of an NPY file has no name and is given for one name alone.
class WeightsFile {
public:
    WeightsFile(const std::string& path, HeadPlace place, std::stop_token stop)
        : file_(path), place_(place), stop_(std::move(stop)) {}

    SharedVectors read(std::string_view name) {
        const bool is_nameless = file_.tensors().size() == 1 && file_.tensors()[0].name.empty();
        if (is_nameless && !(asked_.empty() || asked_ == name))
            throw FileError(Message("weights.nameless",
                                    "%1: it holds one matrix without a name, but %2 and %3 are "
                                    "needed; put them into an NPZ or safetensors file",
                                    {printable(file_.path()), asked_, std::string(name)}));
        asked_ = name;
        Tensor tensor = file_.find(is_nameless ? std::string_view() : name);
        if (tensor.shape.size() == 1)
            tensor.shape.insert(tensor.shape.begin(), 1);
        Matrix matrix = file_.read(tensor, place_, stop_);
        return std::make_shared<const Vectors>(
            Vectors{matrix.rows, matrix.columns, std::move(matrix.data)});
    }

private:
    TensorFile file_;
    HeadPlace place_;
    std::stop_token stop_;
    std::string asked_;  ///< name of the last matrix that was requested
};

}  // namespace

Weights::Given given_by_file(const std::string& path, HeadPlace place,
                             const std::stop_token& stop) {
    const auto file = std::make_shared<WeightsFile>(path, place, stop);
    return [file](std::string_view name) { return file->read(name); };
}

Weights weights_of_file(const std::string& path, const std::stop_token& stop) {
    return Weights(given_by_file(path, {}, stop));
}

}  // namespace attnscope
