#pragma once

#include "ui/views/exported_view.h"

namespace attnscope {

/// Which matrix of a request is exported.
enum class MatrixKind { present, frozen, difference };

template <MatrixKind kind>
std::unique_ptr<ExportedView> exportedMatrix(const ExportRequest& request,
                                             const EngineMaker& make_engine, const Work& work);

extern template std::unique_ptr<ExportedView> exportedMatrix<MatrixKind::present>(
    const ExportRequest&, const EngineMaker&, const Work&);
extern template std::unique_ptr<ExportedView> exportedMatrix<MatrixKind::frozen>(
    const ExportRequest&, const EngineMaker&, const Work&);
extern template std::unique_ptr<ExportedView> exportedMatrix<MatrixKind::difference>(
    const ExportRequest&, const EngineMaker&, const Work&);

}  // namespace attnscope
