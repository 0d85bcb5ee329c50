#pragma once

#include <QObject>
#include <memory>
#include <optional>
#include <string>

#include "core/attention/engine.h"
#include "core/attention/inputs.h"
#include "ui/jobs/latest_job.h"
#include "ui/window/scenario_model.h"

namespace attnscope {

/// An attention matrix: a Scenario, n and d as the vectors have them, and the vectors.
struct Attention {
    Scenario scenario;
    QueriesAndKeys input;
};

/// A frame, with what it is of.
struct AttentionPicture : Attention {
    AttentionFrame frame;
    std::int64_t rows = 0, keys = 0;
    std::optional<Attention> minus;  ///< what was subtracted, of the same size
};

/// That part of the picture's matrix, or of the difference that it shows. Throws as the engine
/// does.
AttentionFrame computeFrame(AttentionEngine& engine, const AttentionPicture& of,
                            const Viewport& cells, int rows_per_pixel, const std::stop_token& stop,
                            const Progress& progress);

/// Computes the attention matrix in the background as the Scenario or the viewport changes: coarse
/// first where the whole takes long, then refined.
class AttentionFeed : public QObject {
    Q_OBJECT

public:
    /// With `minus`: the difference of the model's matrix and that one's.
    AttentionFeed(ScenarioModel& model, std::unique_ptr<AttentionEngine> engine,
                  const ScenarioModel* minus = nullptr, QObject* parent = nullptr);
    ~AttentionFeed() override;

    /// What is to be seen of a matrix of that size; the whole on as many pixels where the matrix
    /// turns out to have another.
    void setViewport(const Viewport& viewport, std::int64_t rows, std::int64_t keys);
    void cancel();
    /// Although nothing differs but what computes it.
    void computeAnew();
    bool isBusy() const;

Q_SIGNALS:
    void pictureReady(const attnscope::AttentionPicture& picture);
    void failed(const QString& sentence);
    void progressed(double part);
    void busyChanged(bool busy);

private:
    struct Worker;
    struct Request;

    /// What a picture depends on.
    struct Wanted {
        Scenario inputs;
        std::optional<Scenario> minus;
        std::vector<FileState> files;  ///< that either reads
        Viewport viewport;

        bool operator==(const Wanted&) const = default;
    };

    void update();
    void post(const Request& request);

    ScenarioModel& model_;
    const ScenarioModel* minus_;
    std::shared_ptr<Worker> worker_;  ///< used on the job's thread alone
    Viewport viewport_;
    std::int64_t rows_ = 0, keys_ = 0;
    std::optional<Wanted> wanted_;  ///< what was asked for last
    bool coarse_ = false;           ///< the picture shown wants refinement
    LatestJob job_;
};

/// The weights of one row, on an engine of its own so that it never waits for the matrix.
class RowFeed : public QObject {
    Q_OBJECT

public:
    RowFeed(std::unique_ptr<AttentionEngine> engine, QObject* parent = nullptr);

    void request(const AttentionPicture& picture, std::int64_t row, const Viewport& viewport);
    void cancel() { job_.cancel(); }
    bool isBusy() const { return job_.isBusy(); }

Q_SIGNALS:
    void rowReady(qint64 row, const attnscope::AttentionFrame& frame);
    void failed(const QString& sentence);

private:
    std::shared_ptr<AttentionEngine> engine_;
    LatestJob job_;
};

}  // namespace attnscope
