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

/// What a matrix, or the difference of two, depends on: equal inputs give equal matrices.
struct AttentionInputs {
    ScenarioModel::Inputs inputs;
    std::optional<ScenarioModel::Inputs> minus;
    int engine = 0;  ///< changes when the engine does

    bool operator==(const AttentionInputs&) const = default;
};

/// A picture that is wanted.
struct AttentionOrder {
    AttentionInputs of;
    Scenario scenario;
    std::optional<Scenario> minus;
    Viewport viewport;
    std::int64_t rows = 0, keys = 0;  ///< size of the matrix that the viewport was chosen on
};

/// Computes pictures for an AttentionFeed, on its job's thread. A matrix that takes only a moment
/// is computed whole. A larger one is computed part by part, and the parts are kept as long as
/// their inputs stay the same. All functions throw Cancelled, and errors that can be shown.
class AttentionWorker {
public:
    explicit AttentionWorker(std::unique_ptr<AttentionEngine> engine);

    /// Sets the order that the calls below refer to, and loads its vectors.
    void take(const AttentionOrder& order, const std::stop_token& stop);

    /// Returns the first picture of the order: exact if that takes only a moment, otherwise coarse.
    AttentionPicture begin(const std::stop_token& stop);

    /// Computes the rest of a coarse picture step by step and calls `show` with the picture after
    /// each step; the last one is exact.
    void refine(const std::stop_token& stop, const std::function<void(AttentionPicture)>& show,
                const Progress& progress);

    /// Returns the statistics of all rows of the matrix; first computes those that are not known.
    AttentionFrame allRows(const std::stop_token& stop, const Progress& progress);

private:
    /// The vectors that were loaded last.
    struct Loaded {
        std::optional<InputState> of;
        QueriesAndKeys input;

        void load(const Scenario& scenario, const std::stop_token& stop);
    };

    /// What a matrix was computed from. A file may have changed before its version does, so the
    /// states of the files that were read belong to it.
    struct Source {
        AttentionInputs inputs;
        InputState vectors;
        std::optional<InputState> minus;  ///< of the subtracted matrix

        bool operator==(const Source&) const = default;
    };

    AttentionPicture matrixOf(const AttentionOrder& order) const;
    void forget(const Source& next);
    bool isPiecewise() const;
    std::vector<RefinementStep> stepsOf(const std::vector<PictureAxes>& parts) const;
    AttentionFrame compute(const PictureAxes& pixels, int rows_per_pixel,
                           const std::stop_token& stop, const Progress& progress);
    AttentionPicture withFrame(AttentionFrame frame) const;

    std::unique_ptr<AttentionEngine> engine_;
    Loaded now_, minus_;
    double scores_per_second_ = 3e8;
    std::optional<Source> of_;  ///< of request_ and atlas_
    std::optional<PictureRequest> request_;
    Atlas atlas_;
    std::optional<Substitute> substitute_;
    AttentionPicture matrix_;  ///< the picture that was ordered, without a frame
    PictureAxes pixels_;       ///< the part of the matrix that was ordered
    std::int64_t scores_ = 0;  ///< how many scores were computed for this order
    double seconds_ = 0;       ///< that the engine took for this order
};

}  // namespace attnscope
