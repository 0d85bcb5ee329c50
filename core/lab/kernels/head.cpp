#include "core/lab/kernels/head.h"

#include <algorithm>
#include <cmath>

#include "core/lab/kernels/kernels.h"

namespace attnscope::lab {
namespace {

constexpr double least_square = 1e-12;

/// Turns the pairs of a vector by the angles of a place, or back.
template <typename Scalar>
void turn(const Plan<Scalar>& plan, std::int64_t place, bool back, Scalar* x) {
    const Scalar* const c = plan.cosines.data() + place * plan.pairs;
    const Scalar* const s = plan.sines.data() + place * plan.pairs;
    const std::int64_t step = plan.halves ? 1 : 2, gap = plan.halves ? plan.pairs : 1;
    for (std::int64_t m = 0; m < plan.pairs; ++m) {
        const Scalar a = x[m * step], b = x[m * step + gap], sine = back ? -s[m] : s[m];
        x[m * step] = a * c[m] - b * sine;
        x[m * step + gap] = a * sine + b * c[m];
    }
}

/// Some vectors of a head on their way into scores.
template <typename Scalar>
struct Entering {
    const Scalar* from;
    std::int64_t step, first_token, rows;
    bool is_unit;
};

template <typename Scalar>
bool enters_as_it_is(const Head<Scalar>& head, bool is_unit) {
    return head.size == padded(head.size) && !is_unit && head.plan.pairs == 0;
}

template <typename Scalar>
void enter(const Head<Scalar>& head, const Entering<Scalar>& given, PaddedRows<Scalar>& to,
           std::vector<Scalar>& inverse) {
    if (enters_as_it_is(head, given.is_unit)) {
        to.data = given.from;
        to.step = given.step;
        return;
    }
    const std::int64_t room = padded(head.size);
    to.own.resize(static_cast<std::size_t>(given.rows * room));
    to.data = to.own.data();
    to.step = room;
    if (given.is_unit)
        inverse.resize(static_cast<std::size_t>(given.rows));
    for (std::int64_t row = 0; row < given.rows; ++row) {
        const Scalar* const x = given.from + row * given.step;
        Scalar* const y = to.own.data() + row * room;
        Scalar factor = 1;
        if (given.is_unit) {
            const double square =
                product_sum<Scalar>(x, x, nullptr, head.size / lane_room * lane_room);
            Scalar rest = static_cast<Scalar>(square + least_square);
            for (std::int64_t i = head.size / lane_room * lane_room; i < head.size; ++i)
                rest += x[i] * x[i];
            inverse[static_cast<std::size_t>(row)] = factor = 1 / std::sqrt(rest);
        }
        for (std::int64_t i = 0; i < head.size; ++i)
            y[i] = x[i] * factor;
        std::fill(y + head.size, y + room, Scalar(0));
        if (head.plan.pairs > 0)
            turn(head.plan, head.plan.place(given.first_token + row), false, y);
    }
}

/// Makes derivatives by the given vectors of those by what entered scores.
template <typename Scalar>
void enter_back(const Head<Scalar>& head, const Entering<Scalar>& given, Scalar* derivatives,
                const std::vector<Scalar>& inverse, Scalar* to) {
    const std::int64_t room = padded(head.size);
    for (std::int64_t row = 0; row < given.rows; ++row) {
        Scalar* const dy = derivatives + row * room;
        const Scalar* const x = given.from + row * given.step;
        Scalar* const dx = to + row * given.step;
        if (head.plan.pairs > 0)
            turn(head.plan, head.plan.place(given.first_token + row), true, dy);
        const Scalar r = given.is_unit ? inverse[static_cast<std::size_t>(row)] : 1;
        Scalar along = 0;
        if (given.is_unit)
            for (std::int64_t i = 0; i < head.size; ++i)
                along += x[i] * dy[i];
        along *= r * r * r;
        for (std::int64_t i = 0; i < head.size; ++i)
            dx[i] = r * dy[i] - along * x[i];
    }
}

template <typename Scalar>
void set_padded(const Scalar* from, std::int64_t step, std::int64_t rows, std::int64_t size,
                PaddedRows<Scalar>& to) {
    const std::int64_t room = padded(size);
    to.data = from;
    to.step = step;
    if (size == room)
        return;
    to.own.assign(static_cast<std::size_t>(rows * room), 0);
    to.data = to.own.data();
    to.step = room;
    for (std::int64_t row = 0; row < rows; ++row)
        std::copy_n(from + row * step, size, to.own.data() + row * room);
}

/// Writes rows of `room` numbers as columns.
template <typename Scalar>
void turn_over(const Scalar* from, std::int64_t step, std::int64_t rows, std::int64_t size,
               std::vector<Scalar>& to) {
    const std::int64_t width = padded(rows);
    to.resize(static_cast<std::size_t>(size * width));
    for (std::int64_t i = 0; i < size; ++i)
        std::fill(to.begin() + i * width + rows, to.begin() + (i + 1) * width, Scalar(0));
    for (std::int64_t row = 0; row < rows; ++row)
        for (std::int64_t i = 0; i < size; ++i)
            to[static_cast<std::size_t>(i * width + row)] = from[row * step + i];
}

/// Writes the inner products of x with all rows, and 0 to the end of the lanes.
template <typename Scalar>
void products_of_row(const PaddedRows<Scalar>& rows, std::int64_t count, const Scalar* x,
                     std::int64_t room, std::vector<Scalar>& products) {
    inner_products<Scalar>(rows.data, rows.step, count, x, room, products.data());
    std::fill(products.begin() + count, products.end(), Scalar(0));
}

template <typename Scalar>
void hide_unseen(const VisibleKeys& seen, std::int64_t width, Scalar* logits) {
    const auto hide = [&](std::int64_t begin, std::int64_t end) {
        if (begin < end)
            std::fill(logits + begin, logits + end, static_cast<Scalar>(unseen));
    };
    std::int64_t end = 0;
    for (const KeyInterval& keys : {seen.first, seen.second})
        if (keys.size() > 0) {
            hide(end, keys.begin);
            end = keys.end;
        }
    hide(end, width);
}

template <typename Scalar>
void write_logits(const Head<Scalar>& head, std::int64_t row, double m, const Scalar* scores,
                  std::int64_t width, Scalar* logits) {
    const Plan<Scalar>& plan = head.plan;
    const std::int64_t place = plan.place_of_row(row);
    make_logits<Scalar>(logits, scores, m, plan.factor.empty() ? nullptr : plan.factor.row(place),
                        head.distance_bias ? head.distance_bias->row(place) : nullptr, width);
    if (head.bias != nullptr) {
        const std::int32_t* const ranges = plan.ranges.row(place);
        for (std::int64_t j = 0; j < std::min(width, plan.keys); ++j)
            logits[j] += head.bias[ranges[j]];
    }
    hide_unseen(plan.seen[static_cast<std::size_t>(row)], width, logits);
}

/// The factor on scores in a row. `logits` has room for the row.
template <typename Scalar>
double factor_of(const Head<Scalar>& head, std::int64_t row, const Scalar* scores,
                 std::int64_t width, Scalar* logits, HeadWork<Scalar>& work) {
    const double base = head.lambda[row] * head.temperature;
    if (head.temper == nullptr)
        return base;
    write_logits(head, row, base, scores, width, logits);
    const double temper = head.temper(softmax(logits, width).entropy);
    work.tempers[static_cast<std::size_t>(row)] = temper;
    return base * temper;
}

/// The derivative of the rule's factor by the entropy, by a central difference.
double slope_of(RowTemper temper, double entropy) {
    constexpr double step = 1e-4;
    return (temper(entropy + step) - temper(entropy - step)) / (2 * step);
}

/// Adds, to derivatives by scores that are in `dscores` already, what comes through the entropy of
/// a row at λ = base, given the derivative by the factor on it. Returns Σ_j s_j ∂L/∂x_j of this
/// part.
template <typename Scalar>
double temper_back(const Head<Scalar>& head, std::int64_t row, double by_temper,
                   const Scalar* scores, std::int64_t width, HeadWork<Scalar>& work,
                   Scalar* dscores) {
    const double base = head.lambda[row] * head.temperature;
    std::vector<Scalar>& logits = work.scratch;
    logits.resize(static_cast<std::size_t>(2 * width));
    Scalar* const weights = logits.data() + width;
    write_logits(head, row, base, scores, width, logits.data());
    std::copy_n(logits.data(), width, weights);
    const RowSums sums = softmax(weights, width);
    const double by_entropy = by_temper * slope_of(head.temper, sums.entropy);
    for (std::int64_t j = 0; j < width; ++j)  // ∂H/∂x = −p(log p + H)
        weights[j] = weights[j] > 0 ? static_cast<Scalar>(-by_entropy * weights[j] *
                                                          (logits[static_cast<std::size_t>(j)] -
                                                           sums.log_sum + sums.entropy))
                                    : 0;
    const Plan<Scalar>& plan = head.plan;
    const Scalar* const a = plan.factor.empty() ? nullptr : plan.factor.row(plan.place_of_row(row));
    const double by_factor = product_sum(weights, scores, a, width);
    for (std::int64_t j = 0; j < width; ++j)
        dscores[j] += static_cast<Scalar>(base) * weights[j] * (a != nullptr ? a[j] : 1);
    return by_factor;
}

template <typename Scalar>
void bias_back(const Head<Scalar>& head, std::int64_t row, const Scalar* dlogits, Scalar* dbias) {
    if (head.bias == nullptr)
        return;
    const std::int32_t* const ranges = head.plan.ranges.row(head.plan.place_of_row(row));
    for (std::int64_t j = 0; j < head.plan.keys; ++j)
        dbias[ranges[j]] += dlogits[j];
}

/// Rows that are computed together where none is kept.
constexpr std::int64_t rows_at_once = 48;

/// One past the last key that the rows from `first` to `last` see.
template <typename Scalar>
std::int64_t end_of_keys(const Plan<Scalar>& plan, std::int64_t first, std::int64_t last) {
    std::int64_t end = 1;
    for (std::int64_t row = first; row < last; ++row)
        for (const KeyInterval& keys : {plan.seen[static_cast<std::size_t>(row)].first,
                                        plan.seen[static_cast<std::size_t>(row)].second})
            end = std::max(end, keys.size() > 0 ? keys.end : 0);
    return end;
}

/// Replaces the derivatives by weights by those by scores in each row of `dscores`.
template <typename Scalar>
void rows_back(const Head<Scalar>& head, HeadWork<Scalar>& work,
               const HeadGradients<Scalar>& gradients, std::vector<Scalar>& dscores) {
    const Plan<Scalar>& plan = head.plan;
    const std::int64_t width = padded(plan.keys);
    for (std::int64_t row = 0; row < plan.rows; ++row) {
        Scalar* const dx = dscores.data() + row * width;
        const Scalar* const scores = work.scores.data() + row * width;
        const Scalar* const a =
            plan.factor.empty() ? nullptr : plan.factor.row(plan.place_of_row(row));
        softmax_back(work.weights.data() + row * width, dx, width);
        bias_back(head, row, dx, gradients.bias);
        const double base = head.lambda[row] * head.temperature;
        const double temper = head.temper ? work.tempers[static_cast<std::size_t>(row)] : 1;
        const double by_factor = product_sum(dx, scores, a, width);
        double by_base = temper * by_factor;
        scale_row(dx, base * temper, a, width);
        if (head.temper) {
            by_base += temper_back(head, row, base * by_factor, scores, width, work, dx);
            bias_back(head, row, work.scratch.data() + width, gradients.bias);
        }
        gradients.lambda[static_cast<std::size_t>(row)] += head.temperature * by_base;
        gradients.temperature += head.lambda[row] * by_base;
    }
}

}  // namespace

template <typename Scalar>
void attend(const Head<Scalar>& head, const HeadVectors<Scalar>& vectors, bool keep,
            HeadWork<Scalar>& work, Scalar* out, const SeeWeights<Scalar>& see) {
    const Plan<Scalar>& plan = head.plan;
    const std::int64_t room = padded(head.size), width = padded(plan.keys);
    enter(head, {vectors.queries, vectors.step, plan.first_row, plan.rows, head.unit_queries},
          work.queries, work.inverse_queries);
    enter(head, {vectors.keys, vectors.step, 0, plan.keys, head.unit_keys}, work.keys,
          work.inverse_keys);
    if (plan.rows > 1)
        turn_over(work.keys.data, work.keys.step, plan.keys, head.size, work.across);
    set_padded(vectors.values, vectors.step, plan.keys, head.size, work.values);
    const std::int64_t at_once = keep ? plan.rows : std::min(rows_at_once, plan.rows);
    work.scores.resize(static_cast<std::size_t>(at_once * width));
    work.weights.resize(static_cast<std::size_t>(at_once * width));
    work.out.resize(static_cast<std::size_t>(at_once * room));
    work.entropies.resize(static_cast<std::size_t>(plan.rows));
    work.tempers.resize(static_cast<std::size_t>(head.temper ? plan.rows : 0));
    for (std::int64_t first = 0; first < plan.rows; first += at_once) {
        const std::int64_t last = std::min(first + at_once, plan.rows);
        const std::int64_t end = keep ? plan.keys : end_of_keys(plan, first, last);
        const std::int64_t used = keep ? width : padded(end);
        if (plan.rows == 1)
            products_of_row(work.keys, plan.keys, work.queries.data, room, work.scores);
        else
            multiply<Scalar>(work.scores.data(), width,
                             {work.queries.data + first * work.queries.step, work.queries.step},
                             work.across.data(), width, last - first, head.size, used, false);
        for (std::int64_t row = first; row < last; ++row) {
            const Scalar* const scores = work.scores.data() + (row - first) * width;
            Scalar* const weights = work.weights.data() + (row - first) * width;
            const double factor = factor_of(head, row, scores, used, weights, work);
            write_logits(head, row, factor, scores, used, weights);
            work.entropies[static_cast<std::size_t>(row)] = softmax(weights, used).entropy;
            if (see)
                see(row, weights);
        }
        multiply<Scalar>(work.out.data(), room, {work.weights.data(), width}, work.values.data,
                         work.values.step, last - first, std::min(end, plan.keys), room, false);
        for (std::int64_t row = first; row < last; ++row)
            std::copy_n(work.out.data() + (row - first) * room, head.size,
                        out + row * vectors.step);
    }
}

template <typename Scalar>
void attend_back(const Head<Scalar>& head, const HeadVectors<Scalar>& vectors,
                 HeadWork<Scalar>& work, const Scalar* dout,
                 const HeadGradients<Scalar>& gradients) {
    const Plan<Scalar>& plan = head.plan;
    const std::int64_t room = padded(head.size), width = padded(plan.keys), step = vectors.step;
    PaddedRows<Scalar> derivatives;
    std::vector<Scalar>& dscores = work.dscores;
    set_padded(dout, step, plan.rows, head.size, derivatives);
    dscores.resize(static_cast<std::size_t>(plan.rows * width));
    if (plan.rows == 1) {
        products_of_row(work.values, plan.keys, derivatives.data, room, dscores);
    } else {
        turn_over(work.values.data, work.values.step, plan.keys, head.size, work.across);
        multiply<Scalar>(dscores.data(), width, {derivatives.data, derivatives.step},
                         work.across.data(), width, plan.rows, head.size, width, false);
    }
    const auto product = [&](const Left<Scalar>& left, const PaddedRows<Scalar>& right,
                             std::int64_t rows, std::int64_t inner, bool direct, Scalar* to) {
        if (direct) {
            multiply<Scalar>(to, step, left, right.data, right.step, rows, inner, room, false);
            return;
        }
        work.entering.resize(static_cast<std::size_t>(rows * room));
        multiply<Scalar>(work.entering.data(), room, left, right.data, right.step, rows, inner,
                         room, false);
    };
    product({work.weights.data(), 1, width}, derivatives, plan.keys, plan.rows, head.size == room,
            gradients.values);
    if (head.size != room)
        for (std::int64_t key = 0; key < plan.keys; ++key)
            std::copy_n(work.entering.data() + key * room, head.size,
                        gradients.values + key * step);
    rows_back(head, work, gradients, dscores);
    const bool keys_direct = enters_as_it_is(head, head.unit_keys),
               queries_direct = enters_as_it_is(head, head.unit_queries);
    product({dscores.data(), 1, width}, work.queries, plan.keys, plan.rows, keys_direct,
            gradients.keys);
    if (!keys_direct)
        enter_back(head, {vectors.keys, step, 0, plan.keys, head.unit_keys}, work.entering.data(),
                   work.inverse_keys, gradients.keys);
    product({dscores.data(), width}, work.keys, plan.rows, plan.keys, queries_direct,
            gradients.queries);
    if (!queries_direct)
        enter_back(head, {vectors.queries, step, plan.first_row, plan.rows, head.unit_queries},
                   work.entering.data(), work.inverse_queries, gradients.queries);
}

#define ATTNSCOPE_LAB_HEAD(Scalar)                                                                 \
    template void attend(const Head<Scalar>&, const HeadVectors<Scalar>&, bool, HeadWork<Scalar>&, \
                         Scalar*, const SeeWeights<Scalar>&);                                      \
    template void attend_back(const Head<Scalar>&, const HeadVectors<Scalar>&, HeadWork<Scalar>&,  \
                              const Scalar*, const HeadGradients<Scalar>&)

ATTNSCOPE_LAB_HEAD(float);
ATTNSCOPE_LAB_HEAD(double);

}  // namespace attnscope::lab
