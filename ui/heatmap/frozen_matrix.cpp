#include "ui/heatmap/compared_pane.h"
#include "ui/heatmap/exported_matrix.h"
#include "ui/heatmap/heatmap_view.h"

namespace attnscope {
namespace {

/// The matrix of what is frozen. While it stands beside the present one, both have one scale of
/// colours and one of entropies.
class FrozenMatrix : public ComparedPane {
public:
    explicit FrozenMatrix(const ViewParts& parts) : ComparedPane(parts) {
        setPane(new AttentionPane(frozen(), parts.make_engine, parts.choice, this));
        for (AttentionPane* each : {&present(), &pane()})
            connect(each, &AttentionPane::pictureShown, this, &FrozenMatrix::shareScales);
        connect(&parts.model, &ScenarioModel::changed, this, &FrozenMatrix::shareScales);
        connect(&parts.model, &ScenarioModel::comparisonChanged, this, &FrozenMatrix::shareScales);
        connect(&pane(), &AttentionPane::captionsChanged, this, &FrozenMatrix::setCaptions);
    }

protected:
    void hideEvent(QHideEvent* event) override {
        ComparedPane::hideEvent(event);
        shareScales();
    }

private:
    void shareScales() {
        HeatmapView &one = *present().view(), &other = *pane().view();
        if (!one.isVisible() || !other.isVisible()) {
            one.setCommonScales(std::nullopt);
            other.setCommonScales(std::nullopt);
            return;
        }
        MatrixScales common = one.ownScales();
        const MatrixScales further = other.ownScales();
        if (common.colors.isEmpty() || further.colors.isEmpty())
            return;
        common.include(further);
        one.setCommonScales(common);
        other.setCommonScales(common);
    }
};

}  // namespace

extern const ViewEntry frozen_matrix_view = {
    .id = "frozen-attention",
    .title = QT_TRANSLATE_NOOP("Board", "Frozen matrix"),
    .meaning =
        "The matrix of the settings that were frozen (Ctrl+D) stands beside the present one for "
        "comparison. While both are visible they have one scale of colours, so that equal colours "
        "mean equal weights.",
    .formula = R"(P' = \operatorname{softmax}(\lambda' \cdot Q'K'^\top))",
    .source = "Attnscope",
    .make = [](const ViewParts& parts) -> ViewPane* { return new FrozenMatrix(parts); },
    .exported = exportedMatrix<MatrixKind::frozen>};

}  // namespace attnscope
