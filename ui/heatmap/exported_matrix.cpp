#include "ui/heatmap/exported_matrix.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "core/attention/head_axes.h"
#include "core/engines/attention_csv.h"
#include "core/engines/notes.h"
#include "core/fields/csv_comments.h"
#include "core/figures/frozen_curves.h"
#include "core/io/npy.h"
#include "core/text/errors.h"
#include "core/vectors/layers.h"
#include "core/vectors/vectors.h"
#include "ui/heatmap/heatmap_scene.h"
#include "ui/jobs/attention_picture.h"
#include "ui/look/translated.h"

namespace attnscope {
namespace {

Attention loaded(const Scenario& scenario, const Work& work) {
    QueriesAndKeys input = load_named_head(scenario, work.stop);
    return {fitted_to(scenario, input), std::move(input)};
}

AttentionPicture matrixOf(Attention attention) {
    AttentionPicture picture;
    static_cast<Attention&>(picture) = std::move(attention);
    picture.rows = picture.input.queries->rows;
    picture.keys = picture.input.keys->rows;
    return picture;
}

/// Returns the frozen Scenario in the present one's units and colours. Throws InvalidRequest.
Scenario frozenOf(const Session& session) {
    const Frozen* const chosen = shown_frozen(session.comparison);
    if (!chosen)
        throw InvalidRequest(
            Message("matrix.not-frozen", "there is no frozen matrix: --reference makes one"));
    return with_display_of(chosen->scenario, session.scenario);
}

AttentionPicture differenceOf(const Session& session, const Work& work) {
    AttentionPicture picture = matrixOf(loaded(session.scenario, work));
    subtract(picture, loaded(frozenOf(session), work));
    return picture;
}

/// The matrix of a request, with the cells of it that are in view.
class ExportedMatrix : public ExportedView {
public:
    ExportedMatrix(AttentionPicture matrix, const ExportRequest& request,
                   const EngineMaker& make_engine)
        : matrix_(std::move(matrix)),
          engine_(make_engine()),
          places_(placeNamesOf(request.shown.scenario)) {}

    /// Sets the matrix whose scale of colours this one shares.
    void setPartner(std::unique_ptr<ExportedMatrix> partner) { partner_ = std::move(partner); }

    QString part(const ExportRequest& request) const override {
        const MatrixWindow window = windowOf(request);
        if (window.isWhole())
            return {};
        const Viewport seen = window.viewport(1, 1);
        return QCoreApplication::translate("attnscope::AttentionPane",
                                           "rows %1 to %2 of %3, keys %4 to %5 of %6")
            .arg(seen.row_begin)
            .arg(seen.row_end - 1)
            .arg(matrix_.rows)
            .arg(seen.key_begin)
            .arg(seen.key_end - 1)
            .arg(matrix_.keys);
    }

    Paint picture(const ExportRequest& request, const Canvas& canvas,
                  const std::optional<QSizeF>& partner, const Work& work) override {
        HeatmapScene scene = sceneOn(request, canvas, work);
        if (partner_) {
            const Canvas other{partner.value_or(canvas.area), canvas.ratio};
            scene.common = partner_->sceneOn(request, other, work).own;
            scene.scaleTo(frame_);
        }
        scene.title = matrixTitleOf(matrix_);
        scene.places = places_;
        if (showsRow(request))
            addRow(request, scene, work);
        return [scene, look = request.look](QPainter& painter, QSizeF size) {
            paintScene(painter, layoutOf(size, look), scene, themeOf(look),
                       look.marker ? RowMarked::yes : RowMarked::no);
        };
    }

    std::vector<Message> notes() const override {
        std::vector<Message> notes =
            attention_notes(attention_request(matrix_.scenario, matrix_.input));
        if (matrix_.minus)
            for (const Message& note :
                 attention_notes(attention_request(matrix_.minus->scenario, matrix_.minus->input)))
                if (std::ranges::find(notes, note) == notes.end())
                    notes.push_back(note);
        return notes;
    }

    std::string csv(const ExportRequest& request, const Work& work) override {
        return with_notes(table(request, work), notes());
    }

    void writeNpy(const std::string& path, const ExportRequest& request,
                  const Work& work) override {
        const Viewport seen = windowOf(request).viewport(1, 1);
        const PictureRequest asked(matrix_);
        const std::int64_t rows = seen.row_end - seen.row_begin,
                           keys = seen.key_end - seen.key_begin;
        write_npy(path, rows, keys, [&](const auto& write) {
            for (std::int64_t from = seen.row_begin; from < seen.row_end; from += blockRows) {
                const std::int64_t to = std::min(from + blockRows, seen.row_end);
                std::vector<float> weights = rowsOf(asked.now, from, to, work);
                if (asked.minus)
                    std::ranges::transform(weights, rowsOf(*asked.minus, from, to, work),
                                           weights.begin(), std::minus<float>());
                for (std::int64_t row = 0; row < to - from; ++row)
                    write(std::span(weights).subspan(
                        static_cast<std::size_t>(row * matrix_.keys + seen.key_begin),
                        static_cast<std::size_t>(keys)));
                work.progress(static_cast<double>(to - seen.row_begin) / static_cast<double>(rows));
            }
        });
    }

private:
    static constexpr std::int64_t blockRows = 64;

    std::string table(const ExportRequest& request, const Work& work) {
        const std::string& form = request.look.table;
        sceneOn(request, canvasOf("csv", request.look), work);
        if (form == "rows" && !matrix_.minus) {
            const PlaceNames rows = places_.ofRows(matrix_.firstPlace());
            return rows_csv(frame_, matrix_.scenario, rows.labels(), rows.first());
        }
        if (form == "rows")
            return ExportedView::csv(request, work);
        const Scenario* minus = matrix_.minus ? &matrix_.minus->scenario : nullptr;
        return form == "wide" ? wide_pixels_csv(frame_, matrix_.scenario, minus)
                              : pixels_csv(frame_, matrix_.scenario, minus);
    }

    static HeatmapLayout layoutOf(QSizeF size, const Look& look) {
        return {size, look.title, look.readout};
    }

    static bool showsRow(const ExportRequest& request) {
        return request.look.readout || (request.shown.is_row_pinned && request.look.marker);
    }

    MatrixWindow windowOf(const ExportRequest& request) const {
        MatrixWindow window;
        window.setMatrix(matrix_.rows, matrix_.keys);
        if (request.shown.matrix_zoom)
            window.show(request.shown.matrix_zoom->cells);
        return window;
    }

    /// Computes the frame that a canvas shows.
    HeatmapScene sceneOn(const ExportRequest& request, const Canvas& canvas, const Work& work) {
        const MatrixWindow window = windowOf(request);
        const QSizeF area = layoutOf(canvas.area, request.look).matrix.size() * canvas.ratio;
        const Viewport seen = window.viewport(static_cast<int>(std::lround(area.width())),
                                              static_cast<int>(std::lround(area.height())));
        frame_ = computeFrame(*engine_, matrix_, seen, work.stop, work.progress);
        HeatmapScene scene;
        scene.window = window;
        scene.take(frame_, matrix_.scenario);
        return scene;
    }

    void addRow(const ExportRequest& request, HeatmapScene& scene, const Work& work) {
        const std::int64_t row = std::min(request.shown.scenario.row, matrix_.rows - 1);
        const PixelAxis& keys = frame_.keys_axis;
        const Viewport cells{row, row + 1, keys.begin(), keys.end(), static_cast<int>(keys.count),
                             1};
        scene.row = row;
        scene.pinned = request.shown.is_row_pinned;
        scene.takeRow(computeFrame(*engine_, matrix_, cells, work.stop, work.progress));
    }

    std::vector<float> rowsOf(const AttentionRequest& request, std::int64_t from, std::int64_t to,
                              const Work& work) {
        std::vector<float> rows;
        rows.reserve(static_cast<std::size_t>((to - from) * matrix_.keys));
        engine_->stream_rows(request, from, to, work.stop,
                             [&](std::int64_t, std::span<const float> weights) {
                                 rows.insert(rows.end(), weights.begin(), weights.end());
                             });
        return rows;
    }

    AttentionPicture matrix_;
    std::unique_ptr<AttentionEngine> engine_;
    PlaceNames places_;
    AttentionFrame frame_;  ///< of the last canvas
    std::unique_ptr<ExportedMatrix> partner_;
};

AttentionPicture matrixOf(const Session& session, MatrixKind kind, const Work& work) {
    if (kind == MatrixKind::difference)
        return differenceOf(session, work);
    return matrixOf(
        loaded(kind == MatrixKind::frozen ? frozenOf(session) : session.scenario, work));
}

}  // namespace

template <MatrixKind kind>
std::unique_ptr<ExportedView> exportedMatrix(const ExportRequest& request,
                                             const EngineMaker& make_engine, const Work& work) {
    const auto of = [&](MatrixKind which) {
        return std::make_unique<ExportedMatrix>(matrixOf(request.shown, which, work), request,
                                                make_engine);
    };
    auto matrix = of(kind);
    if (request.shares_scale && kind != MatrixKind::difference)
        matrix->setPartner(
            of(kind == MatrixKind::present ? MatrixKind::frozen : MatrixKind::present));
    return matrix;
}

template std::unique_ptr<ExportedView> exportedMatrix<MatrixKind::present>(const ExportRequest&,
                                                                           const EngineMaker&,
                                                                           const Work&);
template std::unique_ptr<ExportedView> exportedMatrix<MatrixKind::frozen>(const ExportRequest&,
                                                                          const EngineMaker&,
                                                                          const Work&);
template std::unique_ptr<ExportedView> exportedMatrix<MatrixKind::difference>(const ExportRequest&,
                                                                              const EngineMaker&,
                                                                              const Work&);

}  // namespace attnscope
