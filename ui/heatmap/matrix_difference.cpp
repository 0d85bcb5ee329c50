#include "ui/heatmap/compared_pane.h"
#include "ui/heatmap/exported_matrix.h"

namespace attnscope {
namespace {

/// The present matrix minus that of the chosen frozen Scenario.
class MatrixDifference : public ComparedPane {
public:
    explicit MatrixDifference(const ViewParts& parts) : ComparedPane(parts) {
        setPane(new AttentionPane(parts.model, parts.make_engine, parts.choice, this, &frozen()));
    }
};

}  // namespace

extern const ViewEntry matrix_difference_view = {
    .id = "attention-difference",
    .title = QT_TRANSLATE_NOOP("Board", "Present minus frozen"),
    .meaning =
        "Each cell is the present weight minus the frozen one, in colours that differ by sign. "
        "Under a softmax the changes of a row sum to 0: what some keys gain, others lose; both "
        "matrices need the same size.",
    .formula = R"(P - P')",
    .source = "Attnscope",
    .make = [](const ViewParts& parts) -> ViewPane* { return new MatrixDifference(parts); },
    .exported = exportedMatrix<MatrixKind::difference>};

}  // namespace attnscope
