#pragma once

namespace attnscope {

/// A row of n keys at scale λ.
struct RowAt {
    double n, lambda;
};

}  // namespace attnscope
