#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/engines/gpu/gpu_prepared.h"
#include "core/engines/gpu/limits.h"
#include "core/engines/gpu/programs.h"
#include "core/engines/gpu/row_logits.h"

namespace attnscope {

// Private to the GPU engine.

/// Rows whose scores are in memory together, counted among those given to take_rows().
struct Slab {
    std::int64_t first, count;
};

/// Rows of a slab that a row of pixels pools, counted from its first (pixel_rows.comp).
struct Band {
    std::int32_t begin, end;
};

/// The work of the shaders, slab by slab, and their memory. The steps for a slab follow each other
/// in the order of their declarations; all throw GpuFailure.
class SlabWork {
public:
    SlabWork(const GlContext& context, const GpuLimits& limits)
        : limits_(limits),
          programs_(context),
          rows_(context),
          scores_(context),
          parts_(context),
          scales_(context),
          pooled_(context),
          bands_(context),
          picture_(context) {}

    /// Sets the rows of which slabs are computed from now on.
    void take_rows(std::span<const GpuRow> rows, std::int64_t keys);
    /// Returns the slabs in which `rows` rows are computed.
    std::vector<Slab> slabs(std::int64_t rows, std::int64_t keys) const;

    void make_scores(const Slab& slab, const GpuPrepared& prepared);
    void make_logits(const Slab& slab, const GpuPrepared& prepared,
                     const AttentionRequest& request);
    void sum_rows(const Slab& slab);
    /// Prepares a slab for pixels or weights.
    void scale_rows(const Slab& slab, bool squares);
    /// Turns scores into weights.
    void make_weights(const Slab& slab);
    /// Pools into `bands`, counted among those given to take_bands().
    void pool(const Slab& slab, const PixelAxis& keys, Pooling pooling, const Slab& bands);
    void take_bands(std::span<const Band> bands, std::int64_t width);

    /// Returns the results of the rows given to take_rows(), once they are computed.
    std::vector<RowPart> parts(std::int64_t rows) const;
    std::vector<float> picture(std::size_t pixels) const { return picture_.read<float>(pixels); }
    std::vector<float> scores(const Slab& slab) const;

private:
    const Program& use(const Slab& slab, std::string_view shader,
                       std::initializer_list<ShaderConstant> constants = {});
    void multiply(const Slab& slab, const ResidentProducts& products,
                  const ResidentVectors::Block& queries, const ResidentVectors::Block& keys);

    GpuLimits limits_;
    Programs programs_;
    Storage rows_, scores_, parts_, scales_, pooled_, bands_, picture_;
    std::int64_t keys_ = 0;
    std::int64_t together_ = 0;  ///< rows of the largest slab
};

}  // namespace attnscope
