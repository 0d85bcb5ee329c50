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

/// Rows whose scores are in memory together, as indices of the rows given to take_rows().
struct Slab {
    std::int64_t first, count;
};

/// The rows of a slab that one row of pixels pools, counted from the first row of the slab
/// (pixel_rows.comp).
struct Band {
    std::int32_t begin, end;
};

/// The work of the shaders, slab by slab, and their memory. The steps for a slab are called in the
/// order of their declarations; all throw GpuFailure.
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

    /// Sets the rows whose slabs are computed from now on, and the number of keys.
    void take_rows(std::span<const GpuRow> rows, std::int64_t keys);
    /// Returns the slabs in which `rows` rows are computed. Throws NotForGpu if the scores of one
    /// row have no room in a block.
    std::vector<Slab> slabs(std::int64_t rows, std::int64_t keys) const;

    void make_scores(const Slab& slab, const GpuPrepared& prepared);
    void make_logits(const Slab& slab, const GpuPrepared& prepared,
                     const AttentionRequest& request);
    void sum_rows(const Slab& slab);
    /// Computes the largest score and the largest weight of each row, which pool() and
    /// make_weights() need.
    void scale_rows(const Slab& slab, const RowLogits& logits);
    /// Replaces the scores or logits of a slab by weights.
    void make_weights(const Slab& slab);
    /// Pools the weights of a slab into its rows of pixels. `bands` are its bands, as indices of
    /// those given to take_bands().
    void pool(const Slab& slab, const PixelAxis& keys, Pooling pooling, const Slab& bands);
    /// Sets the bands of all slabs, and the width of the picture; called before the first pool().
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
    std::int64_t together_ = 0;  ///< number of rows of the largest slab
};

}  // namespace attnscope
