#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "core/engines/atlas/atlas.h"
#include "core/engines/atlas/refinement.h"
#include "core/vectors/inputs.h"
#include "ui/jobs/attention_picture.h"
#include "ui/model/scenario_model.h"

namespace attnscope {

/// What a matrix, or the difference of two, depends on: if this is equal, so is what was computed.
struct AttentionInputs {
    ScenarioModel::Inputs inputs;
    std::optional<ScenarioModel::Inputs> minus;
    int engine = 0;  ///< another number for another engine

    bool operator==(const AttentionInputs&) const = default;
};

/// A picture that is wanted.
struct AttentionOrder {
    AttentionInputs of;
    Scenario scenario;
    std::optional<Scenario> minus;
    Viewport viewport;
    std::int64_t rows = 0, keys = 0;  ///< of the matrix that the viewport was chosen on
};

/// Computes pictures for an AttentionFeed, on its job's thread. A matrix that takes a moment is
/// computed at once. A larger one is computed part by part, and what was computed is kept as long
/// as what it depends on is the same. All functions throw Cancelled, and errors that can be shown.
class AttentionWorker {
public:
    explicit AttentionWorker(std::unique_ptr<AttentionEngine> engine);

    /// Takes the order that the calls below refer to.
    void take(const AttentionOrder& order, const std::stop_token& stop);

    /// Returns the picture as soon as it can be seen: whole, or coarse if the rest takes longer.
    AttentionPicture begin(const std::stop_token& stop);

    /// Computes the rest of a coarse picture step by step and shows each; the last is exact.
    void refine(const std::stop_token& stop, const std::function<void(AttentionPicture)>& show,
                const Progress& progress);

    /// Returns the statistics of all rows of the matrix; first computes those that are not known.
    AttentionFrame allRows(const std::stop_token& stop, const Progress& progress);

private:
    /// Vectors as they were loaded last.
    struct Loaded {
        std::optional<InputState> of;
        QueriesAndKeys input;

        void load(const Scenario& scenario, const std::stop_token& stop);
    };

    AttentionPicture matrixOf(const AttentionOrder& order) const;
    void forget(const AttentionOrder& order);
    bool isPiecewise() const;
    std::vector<RefinementStep> stepsOf(const std::vector<PictureAxes>& parts) const;
    AttentionFrame compute(const PictureAxes& pixels, int rows_per_pixel,
                           const std::stop_token& stop, const Progress& progress);
    AttentionPicture withFrame(AttentionFrame frame) const;

    std::unique_ptr<AttentionEngine> engine_;
    Loaded now_, minus_;
    double scores_per_second_ = 3e8;
    std::optional<AttentionInputs> of_;  ///< what request and atlas are of
    std::optional<PictureRequest> request_;
    Atlas atlas_;
    std::optional<Substitute> substitute_;
    AttentionPicture matrix_;  ///< the one that was ordered, without a frame
    PictureAxes pixels_;       ///< the part of it that was ordered
    std::int64_t scores_ = 0;  ///< computed for this order, and the engine's time
    double seconds_ = 0;
};

}  // namespace attnscope
