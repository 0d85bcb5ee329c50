#pragma once

#include <cstddef>
#include <string_view>

#include "core/latex/formula.h"
#include "core/text/errors.h"

namespace attnscope {

/// Thrown for a formula that cannot be read. position() is the byte of the source at which reading
/// failed.
class FormulaFault : public InvalidRequest {
public:
    FormulaFault(Message message, std::size_t position)
        : InvalidRequest(std::move(message)), position_(position) {}

    std::size_t position() const { return position_; }

private:
    std::size_t position_;
};

/// Reads the part of LaTeX's mathematics that the tables need:
///
///   - letters, numbers, Greek letters, operators, relations and brackets
///   (core/latex/symbols.h);
///   - `x_i^2`, `x'`, `{…}`, `\frac{a}{b}`, `\sqrt[k]{x}`, `\left( … \right)`;
///   - `\sum`, `\prod`, `\int`, functions such as `\log`, `\operatorname{name}` and, with limits,
///     `\operatorname*{name}`;
///   - `\text{words}`, `\mathrm`, `\mathbf`, `\mathbb`, `\mathcal`, marks such as `\hat`, spaces.
///
/// Words may contain every letter; `#`, `%`, `&`, `_`, `{` and `}` are written in them with a
/// backslash. Throws FormulaFault if the source breaks these rules or is nested more than 50 deep.
Formula parse_formula(std::string_view latex);

}  // namespace attnscope
