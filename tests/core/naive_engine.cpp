#include "core/engines/parts/plan.h"
#include "core/text/errors.h"
#include "tests/core/engines_under_test.h"
#include "tests/core/naive_attention.h"

namespace attnscope::testing {
namespace {

/// Every score by itself, in double precision.
class NaiveEngine : public AttentionEngine {
public:
    std::string backend() const override { return "naive"; }
    std::string device() const override { return "one thread"; }

    AttentionFrame compute(const AttentionRequest& request, const std::stop_token& stop,
                           const Progress& progress) override {
        Plan plan = make_plan(request);
        const NaiveAttention attention(request, stop);
        AttentionFrame frame;
        for (const std::int64_t row : plan.rows) {
            frame.statistics.push_back(attention.statistics_of(row, stop));
            frame.lambdas.push_back(attention.lambda(row));
            frame.scores += frame.statistics.back().count;
            if (progress)
                progress(static_cast<double>(frame.statistics.size()) /
                         static_cast<double>(plan.rows.size()));
        }
        frame.rows = std::move(plan.rows);
        frame.coarse = plan.coarse;
        frame.is_signed = is_signed(request);
        frame.rows_axis = plan.rows_axis;
        frame.keys_axis = plan.keys_axis;
        for (const double weight : naive_picture(request, frame))
            frame.weights.push_back(static_cast<float>(weight));
        return frame;
    }

    void stream_rows(const AttentionRequest& request, std::int64_t row_begin, std::int64_t row_end,
                     const std::stop_token& stop, const RowSink& sink) override {
        if (row_begin < 0 || row_begin > row_end || row_end > request.input.queries->rows)
            throw InvalidRequest("the rows lie outside the matrix");
        AttentionRequest rows_only = request;
        rows_only.viewport.reset();
        make_plan(rows_only);
        const NaiveAttention attention(request, stop);
        for (std::int64_t row = row_begin; row < row_end; ++row) {
            if (stop.stop_requested())
                throw Cancelled();
            const std::vector<double> weights = attention.row(row).weights;
            sink(row, std::vector<float>(weights.begin(), weights.end()));
        }
    }
};

}  // namespace

extern const EngineKind naive_engine = {
    .key = "naive",
    .label = "the definition",
    .meaning = "",
    .formula = "",
    .source = "",
    .devices = [] { return std::vector<EngineDevice>{{"one thread"}}; },
    .is_hardware_here = [] { return false; },
    .make = [](std::size_t) -> std::unique_ptr<AttentionEngine> {
        return std::make_unique<NaiveEngine>();
    },
};

}  // namespace attnscope::testing
