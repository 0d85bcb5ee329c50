#include "ui/heatmap/compared_pane.h"
#include "ui/heatmap/heatmap_view.h"

namespace attnscope {
namespace {

/// The reference's matrix. While it stands beside the present one, both have one scale of colours.
class FrozenMatrix : public ComparedPane {
public:
    explicit FrozenMatrix(const ViewParts& parts) : ComparedPane(parts) {
        setPane(new AttentionPane(frozen(), parts.make_engine, parts.matrix->choice(), this));
        for (AttentionPane* each : {&present(), &pane()})
            connect(each, &AttentionPane::pictureShown, this, &FrozenMatrix::shareColours);
        connect(&parts.model, &ScenarioModel::changed, this, &FrozenMatrix::shareColours);
        connect(&parts.model, &ScenarioModel::referenceChanged, this, &FrozenMatrix::shareColours);
        connect(&pane(), &AttentionPane::captionsChanged, this, &FrozenMatrix::captionsChanged);
    }

protected:
    void hideEvent(QHideEvent* event) override {
        ComparedPane::hideEvent(event);
        shareColours();
    }

private:
    void shareColours() {
        HeatmapView &one = *present().view(), &other = *pane().view();
        if (!one.isVisible() || !other.isVisible()) {
            one.setCommonScale(std::nullopt);
            other.setCommonScale(std::nullopt);
            return;
        }
        ColorScale common = one.ownScale();
        const ColorScale further = other.ownScale();
        if (common.isEmpty() || further.isEmpty())
            return;
        common.include(further);
        one.setCommonScale(common);
        other.setCommonScale(common);
    }
};

}  // namespace

extern const ViewEntry frozen_matrix_view = {
    .id = "frozen-attention",
    .title = QT_TRANSLATE_NOOP("Board", "Frozen matrix"),
    .make = [](const ViewParts& parts) -> ViewPane* { return new FrozenMatrix(parts); }};

}  // namespace attnscope
