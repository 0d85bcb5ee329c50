#pragma once

#include <charconv>
#include <cmath>
#include <cstddef>
#include <fstream>
#include <limits>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tests/locations.h"

namespace attnscope::testing {

/// A table under tests/reference, as text cells by column name.
class ReferenceTable {
public:
    /// Reads tests/reference/`file`; throws std::runtime_error if it cannot be used.
    explicit ReferenceTable(const std::string& file) : name_(file) {
        std::ifstream in(std::string(reference_folder()) + "/" + file);
        if (!in) {
            throw std::runtime_error("no reference table " + file);
        }
        for (std::string line; std::getline(in, line);) {
            if (line.empty() || line.front() == '#') {
                continue;
            }
            std::vector<std::string> cells = split(line);
            if (header_.empty()) {
                header_ = std::move(cells);
            } else if (cells.size() == header_.size()) {
                rows_.push_back(std::move(cells));
            } else {
                throw std::runtime_error(file + ": a row of another length: " + line);
            }
        }
        if (rows_.empty()) {
            throw std::runtime_error(file + " holds no rows");
        }
    }

    std::size_t size() const { return rows_.size(); }

    /// The cell of `row` in the column called `column`.
    const std::string& text(std::size_t row, std::string_view column) const {
        return rows_.at(row).at(index(column));
    }

    /// The cell of `row` in the column called `column` as a number, correctly rounded from however
    /// many digits the table holds.
    double number(std::size_t row, std::string_view column) const {
        const std::string& cell = text(row, column);
        double value = 0.0;
        const auto [end, error] = std::from_chars(cell.data(), cell.data() + cell.size(), value);
        if (error != std::errc{} || end != cell.data() + cell.size()) {
            throw std::runtime_error(name_ + ": not a number: " + cell);
        }
        return value;
    }

    std::vector<double> column(std::string_view column) const {
        std::vector<double> values;
        for (std::size_t row = 0; row < size(); ++row) {
            values.push_back(number(row, column));
        }
        return values;
    }

private:
    /// One line's cells; quotes may hold commas, and "" within them stands for one quote.
    static std::vector<std::string> split(const std::string& line) {
        std::vector<std::string> cells(1);
        bool quoted = false;
        for (std::size_t i = 0; i < line.size(); ++i) {
            if (line[i] == '"') {
                const bool doubled = quoted && i + 1 < line.size() && line[i + 1] == '"';
                if (doubled) {
                    cells.back() += line[i++];
                } else {
                    quoted = !quoted;
                }
            } else if (line[i] == ',' && !quoted) {
                cells.emplace_back();
            } else if (line[i] != '\r') {
                cells.back() += line[i];
            }
        }
        return cells;
    }

    std::size_t index(std::string_view column) const {
        for (std::size_t i = 0; i < header_.size(); ++i) {
            if (header_[i] == column) {
                return i;
            }
        }
        throw std::runtime_error(name_ + " has no column " + std::string(column));
    }

    std::string name_;
    std::vector<std::string> header_;
    std::vector<std::vector<std::string>> rows_;
};

/// Returns |got − wanted| / |wanted|; if wanted is 0, 0 or infinity; infinity for NaN.
inline double relative_error(double got, double wanted) {
    if (got == wanted) {
        return 0.0;
    }
    const double error = std::abs(got - wanted) / std::abs(wanted);
    return std::isnan(error) ? std::numeric_limits<double>::infinity() : error;
}

}  // namespace attnscope::testing
