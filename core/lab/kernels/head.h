#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "core/lab/plan.h"

namespace attnscope::lab {

/// One head of one layer: what all sequences of a length have in common.
template <typename Scalar>
struct Head {
    const Plan<Scalar>& plan;
    std::int64_t size;  ///< components of a query
    bool unit_queries, unit_keys;
    const double* lambda;                               ///< of each row
    double temperature = 1;                             ///< by which λ is multiplied
    RowTemper temper = nullptr;                         ///< of the rule
    const ByDistance<Scalar>* distance_bias = nullptr;  ///< that is not learned; may be null
    const Scalar* bias = nullptr;  ///< the learned biases by range; null if there are none
};

/// The vectors of one head in one sequence: that of token t begins at data + t·step.
template <typename Scalar>
struct HeadVectors {
    const Scalar *queries, *keys, *values;  ///< queries of the plan's rows alone
    std::int64_t step;
};

/// Rows of numbers, with `step` numbers from one to the next; padded to whole lanes.
template <typename Scalar>
struct PaddedRows {
    const Scalar* data = nullptr;
    std::int64_t step = 0;
    std::vector<Scalar> own = {};  ///< the numbers, unless they are those of a caller
};

/// What the forward pass keeps of a head and a sequence for the backward pass. The vectors that it
/// was given have to stay where they are.
template <typename Scalar>
struct HeadWork {
    PaddedRows<Scalar> queries, keys, values;           ///< as they enter scores and sums
    std::vector<Scalar> inverse_queries, inverse_keys;  ///< 1/‖q‖ and 1/‖k‖, where divided by
    std::vector<Scalar> across;                         ///< keys as columns
    std::vector<Scalar> scores, weights;                ///< rows × padded(keys)
    std::vector<double> entropies;                      ///< of each row, nats
    std::vector<double> tempers;                        ///< of each row, where λ is adapted
    std::vector<Scalar> out, scratch, dscores, entering;
};

/// Asked for the weights of some rows as they pass: called with the index of a row in the plan and
/// its weights.
template <typename Scalar>
using SeeWeights = std::function<void(std::int64_t row, const Scalar* weights)>;

/// Writes Σ_j p_ij v_j of each row to `out`, in which rows are `vectors.step` apart. Without
/// `keep`, rows go through a few at a time, and nothing is left for attend_back(). `see` may be
/// empty.
template <typename Scalar>
void attend(const Head<Scalar>& head, const HeadVectors<Scalar>& vectors, bool keep,
            HeadWork<Scalar>& work, Scalar* out, const SeeWeights<Scalar>& see);

/// Derivatives of the loss, with rows `step` apart as in HeadVectors.
template <typename Scalar>
struct HeadGradients {
    Scalar *queries, *keys, *values;  ///< written
    std::vector<double>& lambda;      ///< of each row, by λ before it is adapted; added to
    double& temperature;              ///< added to
    Scalar* bias;                     ///< added to
};

/// The backward pass, given the derivatives by `out` of attend() with `keep`. Where λ follows from
/// the entropy of the row, the derivative goes through the entropy, too.
template <typename Scalar>
void attend_back(const Head<Scalar>& head, const HeadVectors<Scalar>& vectors,
                 HeadWork<Scalar>& work, const Scalar* dout,
                 const HeadGradients<Scalar>& gradients);

}  // namespace attnscope::lab
