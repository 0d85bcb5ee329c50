#include "core/attention/weights.h"

#include <string>

#include "core/attention/eigen_map.h"
#include "core/sampling/normals.h"
#include "core/text/errors.h"

namespace attnscope {
namespace {

SharedVectors draw(const LearnedMatrix& wanted, std::uint64_t seed) {
    Vectors drawn{wanted.rows, wanted.columns, {}};
    std::vector<double> normals(static_cast<std::size_t>(wanted.columns));
    for (std::int64_t row = 0; row < wanted.rows; ++row) {
        draw_normals(seed, wanted.stream << 32 | static_cast<std::uint64_t>(row), normals);
        for (const double normal : normals)
            drawn.data.push_back(static_cast<float>(wanted.spread * normal));
    }
    return std::make_shared<const Vectors>(std::move(drawn));
}

bool fits(std::int64_t given, std::int64_t wanted, bool may_be_more) {
    return given == wanted || (may_be_more && given > wanted);
}

std::string count_text(std::int64_t wanted, bool may_be_more) {
    return (may_be_more ? "≥ " : "") + std::to_string(wanted);
}

void check_shape(const LearnedMatrix& wanted, const Vectors& given) {
    if (!fits(given.rows, wanted.rows, wanted.may_have_more_rows) ||
        !fits(given.dim, wanted.columns, wanted.may_have_more_columns))
        throw InvalidRequest(Message("weights.shape",
                                     "the weights %1 are a %2 × %3 matrix but must be %4 × %5",
                                     {std::string(wanted.name), given.rows, given.dim,
                                      count_text(wanted.rows, wanted.may_have_more_rows),
                                      count_text(wanted.columns, wanted.may_have_more_columns)}));
}

SharedVectors first_part(const SharedVectors& whole, std::int64_t rows, std::int64_t columns) {
    if (whole->rows == rows && whole->dim == columns)
        return whole;
    auto part = std::make_shared<Vectors>(
        Vectors{rows, columns, std::vector<float>(static_cast<std::size_t>(rows * columns))});
    Eigen::Map<RowMajorMatrix>(part->data.data(), rows, columns) =
        as_matrix(*whole).topLeftCorner(rows, columns);
    return part;
}

}  // namespace

SharedVectors Weights::matrix(const LearnedMatrix& wanted) const {
    if (are_drawn())
        return draw(wanted, seed_);
    const SharedVectors given = given_(wanted.name);
    check_shape(wanted, *given);
    return first_part(given, wanted.rows, wanted.columns);
}

}  // namespace attnscope
