#include "core/rows/mean_of_rows.h"

#include <algorithm>
#include <boost/math/quadrature/gauss_kronrod.hpp>
#include <cmath>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "core/attention/alignment.h"
#include "core/rows/seen_row.h"
#include "core/text/errors.h"
#include "core/theory/exact_means.h"

namespace attnscope {
namespace {

/// Rows by their positions, first and last included.
struct Rows {
    std::int64_t first, last;

    double count() const { return static_cast<double>(last - first + 1); }
};

struct Sum {
    double entropies, rows;
};

class SumOverRows {
public:
    SumOverRows(const Scenario& scenario, const std::stop_token& stop)
        : scenario_(scenario), seen_(scenario), model_(score_law(scenario.model).id), stop_(stop) {}

    /// Returns the sum of the rows' entropies, and the number of rows that see a key.
    Sum of(const Rows& rows) const {
        if (seen_.mask().has_steps)
            return one_by_one(rows);
        Sum sum{0, 0};
        for (std::int64_t first = rows.first; first <= rows.last;) {
            const std::int64_t last = std::min(rows.last, seen_.last_alike(first));
            const Sum of_piece = of_few_pieces({first, last});
            sum = {sum.entropies + of_piece.entropies, sum.rows + of_piece.rows};
            first = last + 1;
        }
        return sum;
    }

private:
    Sum of_few_pieces(const Rows& rows) const {
        if (is_linear(rows))
            return {of_piece(rows), seeing(rows)};
        const std::int64_t middle = rows.first + (rows.last - rows.first) / 2;
        const Sum before = of_few_pieces({rows.first, middle});
        const Sum after = of_few_pieces({middle + 1, rows.last});
        return {before.entropies + after.entropies, before.rows + after.rows};
    }

    /// Returns the keys that a row sees, interpolated between whole rows.
    SeenRow seen(double row) const {
        const auto before = static_cast<std::int64_t>(std::floor(row));
        const double part = row - std::floor(row);
        const SeenRow one = seen_.at(before);
        if (part == 0)
            return one;
        const SeenRow next = seen_.at(before + 1);
        return {std::lerp(one.keys, next.keys, part), std::lerp(one.last, next.last, part)};
    }

    double entropy(double row) const { return entropy(seen(row)); }
    double entropy(std::int64_t row) const { return entropy(seen_.at(row)); }
    double entropy(const SeenRow& at) const {
        if (stop_.stop_requested())
            throw Cancelled();
        if (at.keys <= 1)
            return 0;
        return exact_means(model_, at.keys, static_cast<double>(scenario_.d),
                           seen_scale(scenario_, at))
            .entropy;
    }

    /// Sums over all rows; neighbours that see as many keys at one λ are alike.
    Sum one_by_one(const Rows& rows) const {
        Sum sum{0, 0};
        std::pair<double, double> before{0, 0};  // keys and λ
        double entropy_before = 0;
        for (std::int64_t row = rows.first; row <= rows.last; ++row) {
            if (stop_.stop_requested())
                throw Cancelled();
            const SeenRow at = seen_.at(row);
            const std::pair now{at.keys, seen_scale(scenario_, at)};
            if (at.keys > 0 && now != before)
                entropy_before = entropy(at);
            before = now;
            sum = {sum.entropies + (at.keys > 0 ? entropy_before : 0),
                   sum.rows + (at.keys > 0 ? 1 : 0)};
        }
        return sum;
    }

    /// Whether the number of keys that a row sees and the position of the last of them are linear
    /// in the row's position. It suffices to look at the ends, because masks have few pieces.
    bool is_linear(const Rows& rows) const {
        if (rows.last - rows.first < 2)
            return true;
        const auto [first, second] = pair_at(rows.first);
        const auto [last_but_one, last] = pair_at(rows.last - 1);
        const auto goes_on = [&](double SeenRow::*of) {
            const double slope = second.*of - first.*of;
            return last.*of - last_but_one.*of == slope &&
                   last.*of - first.*of == slope * (rows.count() - 1);
        };
        return goes_on(&SeenRow::keys) && goes_on(&SeenRow::last);
    }

    std::pair<SeenRow, SeenRow> pair_at(std::int64_t row) const {
        return {seen_.at(row), seen_.at(row + 1)};
    }

    /// Returns the number of rows that see a key, for rows whose number of keys is linear in the
    /// position. It can then be 0 only at an end or everywhere.
    double seeing(const Rows& rows) const {
        const double first = seen_.at(rows.first).keys;
        const double last = seen_.at(rows.last).keys;
        if (first == 0 && last == 0)
            return 0;
        return rows.count() - (first == 0 ? 1 : 0) - (last == 0 ? 1 : 0);
    }

    double of_piece(const Rows& rows) const {
        constexpr std::int64_t apart = 32;  ///< rows at positions below this are summed one by one,
                                            ///< and so are a shorter piece and as many rows at
                                            ///< its beginning if they see as few keys
        if (are_alike(rows))
            return rows.count() * entropy(rows.first);
        double sum = 0;
        std::int64_t row = rows.first;
        const auto is_early = [&](std::int64_t at) {
            return at - rows.first < apart && seen_.at(at).keys <= static_cast<double>(apart);
        };
        for (; row <= rows.last && (row < apart || rows.last - row < apart || is_early(row)); ++row)
            sum += entropy(row);
        return row > rows.last ? sum : sum + of_long_piece({row, rows.last});
    }

    bool are_alike(const Rows& rows) const {
        const SeenRow first = seen_.at(rows.first);
        const std::int64_t middle = rows.first + (rows.last - rows.first) / 2;
        const auto is_alike = [&](std::int64_t row) {
            const SeenRow other = seen_.at(row);
            return other.keys == first.keys &&
                   seen_scale(scenario_, other) == seen_scale(scenario_, first);
        };
        return is_alike(middle) && is_alike(rows.last);
    }

    /// Returns the row after which λ steps by more than a hundredth, if there is one.
    std::optional<std::int64_t> step_in(const Rows& rows) const {
        const double first = seen_scale(scenario_, seen_.at(rows.first));
        const double last = seen_scale(scenario_, seen_.at(rows.last));
        if (rows.first == rows.last || std::abs(last - first) <= 0.01 * std::max(first, last))
            return {};
        if (rows.last - rows.first == 1)
            return rows.first;
        const std::int64_t middle = rows.first + (rows.last - rows.first) / 2;
        const auto before = step_in({rows.first, middle});
        return before ? before : step_in({middle, rows.last});
    }

    double of_long_piece(const Rows& rows) const {
        if (const auto step = step_in(rows))
            return of_long_piece({rows.first, *step}) + of_long_piece({*step + 1, rows.last});
        if (rows.last - rows.first < 4) {
            double sum = 0;
            for (std::int64_t row = rows.first; row <= rows.last; ++row)
                sum += entropy(row);
            return sum;
        }
        const double ends = (entropy(rows.first) + entropy(rows.last)) / 2;
        return integral(rows) + ends + (slope(rows.last, -1) - slope(rows.first, 1)) / 12;
    }

    /// Returns f′ at the row of the parabola through it and the two rows after it, or before it if
    /// `step` is −1.
    double slope(std::int64_t row, std::int64_t step) const {
        return static_cast<double>(step) *
               (-3 * entropy(row) + 4 * entropy(row + step) - entropy(row + 2 * step)) / 2;
    }

    double integral(const Rows& rows) const {
        constexpr unsigned deepest = 8;
        constexpr double tolerance = 1e-8;
        const auto of_logarithm = [&](double place) {
            const double number = std::exp(place);
            const double row = std::clamp(number - 1, static_cast<double>(rows.first),
                                          static_cast<double>(rows.last));
            return entropy(row) * number;
        };
        return boost::math::quadrature::gauss_kronrod<double, 15>::integrate(
            of_logarithm, std::log1p(static_cast<double>(rows.first)),
            std::log1p(static_cast<double>(rows.last)), deepest, tolerance);
    }

    const Scenario& scenario_;
    SeenRows seen_;
    ScoreModel model_;
    const std::stop_token& stop_;
};

}  // namespace

double exact_mean_of_rows(const Scenario& scenario, std::int64_t rows,
                          const std::stop_token& stop) {
    const std::int64_t first = first_place(scenario.alignment, rows, scenario.n);
    const Sum sum = SumOverRows(scenario, stop).of({first, first + rows - 1});
    return sum.entropies / sum.rows;
}

}  // namespace attnscope
