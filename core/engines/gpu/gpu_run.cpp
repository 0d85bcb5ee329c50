#include "core/engines/gpu/gpu_run.h"

#include <algorithm>

#include "core/parallel/parallel_for.h"

namespace attnscope {

GpuRun::GpuRun(const GlContext& context, const GpuLimits& limits, SlabWork& work,
               const GpuPrepared& prepared, const AttentionRequest& request, const Plan& plan,
               const std::stop_token& stop, const Progress& progress)
    : limits_(limits),
      work_(work),
      prepared_(prepared),
      request_(request),
      plan_(plan),
      logits_(request, plan, prepared.bias.has_value()),
      stop_(stop),
      queue_(context, stop),
      ticker_(progress, slab_count()) {}

/// Returns the number of rows in a batch: as many as have no more than batch_bytes of results for
/// the processor, but at least one.
std::int64_t GpuRun::batch_rows() const {
    const auto bytes = static_cast<std::size_t>(chunks_of(plan_.key_count)) * sizeof(RowPart) +
                       static_cast<std::size_t>(plan_.keys_axis.count) * sizeof(float);
    return std::max<std::int64_t>(static_cast<std::int64_t>(limits_.batch_bytes / bytes), 1);
}

std::size_t GpuRun::slab_count() const {
    std::size_t count = 0;
    for_each_batch(
        [&](Rows rows) { count += work_.slabs(std::ssize(rows), plan_.key_count).size(); });
    return count;
}

template <typename Body>
void GpuRun::for_each_batch(const Body& body) const {
    const auto most = static_cast<std::size_t>(batch_rows());
    for (std::size_t first = 0; first < plan_.rows.size(); first += most)
        body(Rows(plan_.rows).subspan(first, std::min(most, plan_.rows.size() - first)));
}

void GpuRun::take(Rows rows, std::span<const double> lambdas) {
    std::vector<GpuRow> taken;
    taken.reserve(rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i)
        taken.push_back(logits_.row(rows[i], lambdas[i]));
    work_.take_rows(taken, plan_.key_count);
}

void GpuRun::make_logits(const Slab& slab) {
    work_.make_scores(slab, prepared_);
    if (!logits_.are_products())
        work_.make_logits(slab, prepared_, request_);
}

void GpuRun::sum(const Slab& slab) {
    make_logits(slab);
    work_.sum_rows(slab);
}

std::vector<RowStatistics> GpuRun::statistics(Rows rows, std::span<const double> lambdas) const {
    const std::vector<RowPart> parts = work_.parts(std::ssize(rows));
    const std::size_t each = parts.size() / rows.size();
    std::vector<RowStatistics> statistics(rows.size());
    parallel_for(rows.size(), 1024, stop_, [&](std::size_t i) {
        statistics[i] =
            logits_.statistics(rows[i], lambdas[i], std::span(parts).subspan(i * each, each));
    });
    return statistics;
}

/// Returns λ of rows. If it depends on their entropy, the rows are first summed without this.
std::vector<double> GpuRun::lambdas(Rows rows) {
    std::vector<double> lambdas;
    for (const std::int64_t row : rows)
        lambdas.push_back(lambda_of(request_, row));
    if (!request_.temper)
        return lambdas;
    take(rows, lambdas);
    for (const Slab& slab : work_.slabs(std::ssize(rows), plan_.key_count)) {
        sum(slab);
        queue_.push();
    }
    const std::vector<RowStatistics> tempered = statistics(rows, lambdas);
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (tempered[i].count > 0)
            lambdas[i] *= request_.temper(tempered[i].entropy);
    return lambdas;
}

void GpuRun::add_strips(const SlabBands& bands, std::vector<PixelStrip>& strips) const {
    const auto width = static_cast<std::size_t>(plan_.keys_axis.count);
    const std::vector<float> picture = work_.picture(bands.bands.size() * width);
    for (const auto& [of, first_pixel_row] : bands.slabs) {
        if (of.count == 0)
            continue;
        const auto begin = picture.begin() + of.first * static_cast<std::ptrdiff_t>(width);
        strips.push_back({first_pixel_row,
                          width,
                          {begin, begin + of.count * static_cast<std::ptrdiff_t>(width)}});
    }
}

void GpuRun::compute_batch(Rows rows, AttentionFrame& frame, std::vector<PixelStrip>& strips) {
    const std::vector<double> lambdas = this->lambdas(rows);
    take(rows, lambdas);
    const std::vector<Slab> slabs = work_.slabs(std::ssize(rows), plan_.key_count);
    const SlabBands bands = bands_of(rows, slabs, plan_.rows_axis);
    if (!bands.bands.empty())
        work_.take_bands(bands.bands, plan_.keys_axis.count);
    for (std::size_t i = 0; i < slabs.size(); ++i) {
        sum(slabs[i]);
        if (bands.slabs[i].bands.count > 0) {
            work_.scale_rows(slabs[i], logits_);
            work_.pool(slabs[i], plan_.keys_axis, request_.pooling, bands.slabs[i].bands);
        }
        ticker_.tick();
        queue_.push();
    }
    std::ranges::copy(statistics(rows, lambdas), std::back_inserter(frame.statistics));
    std::ranges::copy(lambdas, std::back_inserter(frame.lambdas));
    if (!bands.bands.empty())
        add_strips(bands, strips);
}

std::vector<PixelStrip> GpuRun::compute(AttentionFrame& frame) {
    std::vector<PixelStrip> strips;
    for_each_batch([&](Rows rows) { compute_batch(rows, frame, strips); });
    return strips;
}

void GpuRun::stream(const RowSink& sink) {
    for_each_batch([&](Rows rows) {
        take(rows, lambdas(rows));
        for (const Slab& slab : work_.slabs(std::ssize(rows), plan_.key_count)) {
            sum(slab);
            work_.scale_rows(slab, logits_);
            work_.make_weights(slab);
            queue_.push();
            sink(rows[static_cast<std::size_t>(slab.first)], work_.scores(slab));
        }
    });
}

}  // namespace attnscope
