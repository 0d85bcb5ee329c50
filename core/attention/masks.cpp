#include "core/attention/masks.h"

#include "core/parameters/table.h"

namespace attnscope {

ATTNSCOPE_TABLE(AttentionMask, all_masks,  // each in a file of core/attention/masks
                no_mask,                   // every j
                causal_mask,               // j ≤ i
                window_mask,               // |i − j| < w
                causal_window_mask,        // 0 ≤ i − j < w
                chunk_mask,                // j ≤ i in the chunk of i
                documents_mask,            // j ≤ i in the document of i
                dilated_mask,              // |i − j| ≤ rδ, δ | i − j
                causal_dilated_mask,       // 0 ≤ i − j ≤ rδ, δ | i − j
                strided_mask,              // 0 ≤ i − j < w, or j ≤ i and s | i − j
                top_k_mask                 // the k largest logits of j ≤ i
);

std::span<const AttentionMask* const> masks() {
    return all_masks;
}

}  // namespace attnscope
