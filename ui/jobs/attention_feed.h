#pragma once

#include <QObject>
#include <memory>
#include <optional>
#include <string>

#include "core/figures/row_point.h"
#include "ui/jobs/attention_picture.h"
#include "ui/jobs/attention_worker.h"
#include "ui/jobs/latest_job.h"
#include "ui/model/scenario_model.h"

namespace attnscope {

/// Computes the attention matrix in the background as the Scenario or the viewport changes:
/// coarsely first if the whole takes long, then ever finer; then the statistics of the rows that
/// are not in view.
class AttentionFeed : public QObject {
    Q_OBJECT

public:
    /// If `minus` is not null, computes the matrix of `model` minus that of `minus`.
    AttentionFeed(ScenarioModel& model, std::unique_ptr<AttentionEngine> engine,
                  const ScenarioModel* minus = nullptr, QObject* parent = nullptr);
    ~AttentionFeed() override;

    /// Sets the part to show, which was chosen on a matrix of `rows` × `keys` cells. If the matrix
    /// turns out to have another size, the whole of it is shown on as many pixels.
    void setViewport(const Viewport& viewport, std::int64_t rows, std::int64_t keys);
    void cancel();
    /// Computes everything again from the same inputs, because the engine computes differently now.
    void computeAnew();
    /// Whether a picture is being computed.
    bool isBusy() const { return busy_; }
    /// Whether nothing is being computed: neither a picture nor the rows outside it.
    bool isSettled() const { return !job_.isBusy(); }
    /// Whether the picture shown last is the wanted one, if only coarsely; otherwise it is an
    /// earlier one.
    bool showsWanted() const { return shown_; }

Q_SIGNALS:
    /// Emitted when the computation of a picture begins or waits to begin: the picture that is
    /// shown is then an earlier one, or coarse.
    void begun();
    void pictureReady(const attnscope::AttentionPicture& picture);
    /// Emitted with the statistics of all rows of the picture shown last.
    void rowsReady(const attnscope::AttentionFrame& rows);
    /// Emitted with the part, from 0 to 1, of the rows outside the picture whose statistics are
    /// known; with 1 whenever no such rows are being computed.
    void rowsProgressed(double part);
    void failed(const QString& sentence);
    void progressed(double part);
    void busyChanged(bool busy);

private:
    /// What a picture depends on.
    struct Wanted {
        AttentionInputs of;
        Viewport viewport;

        bool operator==(const Wanted&) const = default;
    };

    AttentionInputs inputs() const;
    void update();
    void post(const AttentionOrder& order, bool dragging);
    void show(const AttentionPicture& picture, bool refine_later, int order);
    void setBusy(bool busy);

    ScenarioModel& model_;
    const ScenarioModel* minus_;
    std::shared_ptr<AttentionWorker> worker_;  ///< used on the job's thread alone
    Viewport viewport_;
    std::int64_t rows_ = 0, keys_ = 0;
    std::optional<Wanted> wanted_;  ///< what was asked for last
    bool coarse_ = false;           ///< whether the picture shown is still to be refined
    bool shown_ = false, busy_ = false;
    int engine_ = 0;
    int order_ = 0;  ///< number of the last order
    LatestJob job_;
};

/// Computes the weights of one row, on an engine of its own so that it never waits for the matrix.
class RowFeed : public QObject {
    Q_OBJECT

public:
    RowFeed(std::unique_ptr<AttentionEngine> engine, QObject* parent = nullptr);

    void request(const AttentionPicture& picture, std::int64_t row, const Viewport& viewport);
    void cancel() { job_.cancel(); }
    bool isBusy() const { return job_.isBusy(); }

Q_SIGNALS:
    void rowReady(qint64 row, const attnscope::AttentionFrame& frame,
                  const attnscope::RowScales& scales);
    void failed(const QString& sentence);

private:
    std::shared_ptr<AttentionEngine> engine_;
    LatestJob job_;
};

}  // namespace attnscope
