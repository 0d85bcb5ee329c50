#pragma once

#include <algorithm>
#include <cmath>
#include <cstring>
#include <string>
#include <vector>

#include "core/text/numbers.h"
#include "tests/app/attention_files.h"
#include "tests/app/program.h"
#include "tests/core/csv_table.h"

// The values of reference/variants.py, which computes them in NumPy: Q[i,c] = sin(0.9i + 1.7c +
// 0.3), K[j,c] = cos(1.1j − 0.6c + 0.5), n = 6, d = 4, λ = 1/2, causal.

namespace attnscope::testing {

inline constexpr int toy_n = 6, toy_d = 4;
/// How far the numbers of float32 may be off those of reference/variants.py.
inline constexpr double tolerance = 1e-6;

inline std::vector<float> toy(double (*entry)(int, int)) {
    std::vector<float> values;
    for (int i = 0; i < toy_n; ++i)
        for (int c = 0; c < toy_d; ++c)
            values.push_back(static_cast<float>(entry(i, c)));
    return values;
}

/// A run of the program on the toy, at this λ.
class Toy {
public:
    explicit Toy(const std::vector<std::string>& settings, const std::string& lambda = "0.5") {
        const std::string table = folder_ / "rows.csv";
        std::vector<std::string> words = {"attention",
                                          "--backend",
                                          "cpu",
                                          "--q",
                                          folder_.write("q.npy", npy({toy_n, toy_d}, toy(query))),
                                          "--k",
                                          folder_.write("k.npy", npy({toy_n, toy_d}, toy(key))),
                                          "--rows",
                                          table,
                                          "--matrix",
                                          folder_ / "all.npy",
                                          "--set",
                                          "lambda=" + lambda,
                                          "--set",
                                          "mask=causal"};
        for (const std::string& setting : settings)
            words.insert(words.end(), {"--set", setting});
        run_ = run_here(words);
        if (run_.status != 0)
            return;
        const std::string text = read_text(table);
        header_ = text.substr(0, text.find('\n'));
        rows_ = parse_csv(text, "rows");
        const std::string bytes = read_text(folder_ / "all.npy");
        weights_.resize(toy_n * toy_n);
        std::memcpy(weights_.data(), bytes.data() + bytes.size() - weights_.size() * sizeof(float),
                    weights_.size() * sizeof(float));
    }

    const ProgramRun& run() const { return run_; }
    const std::string& header() const { return header_; }
    /// The first weight of a row.
    double first(int row) const {
        return static_cast<double>(weights_[static_cast<std::size_t>(row * toy_n)]);
    }
    /// A number of a row; NaN if the cell is empty.
    double at(int row, const std::string& column) const {
        const auto place = std::ranges::find(rows_.header, column) - rows_.header.begin();
        const std::string& cell =
            rows_.rows.at(static_cast<std::size_t>(row)).at(static_cast<std::size_t>(place));
        return cell.empty() ? std::nan("") : parse_real(cell).value();
    }
    /// The entropy with the remainder as one more weight.
    double whole_entropy(int row) const {
        const double s = at(row, "mass"), r = 1 - s;
        return -r * std::log(r) - s * std::log(s) + s * at(row, "entropy");
    }

private:
    TemporaryFolder folder_;
    ProgramRun run_;
    std::string header_;
    CsvTable rows_;
    std::vector<float> weights_;
};

}  // namespace attnscope::testing
