#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/quantities/quantities.h"

namespace attnscope {

/// Reads the inputs of a quantity one by one and records each as used. The functions throw an
/// InvalidRequest that names the key, its value, and what is allowed. Empty text counts as absent.
class InputReader {
public:
    explicit InputReader(const Inputs& inputs) : inputs_(inputs) {}

    bool has(std::string_view key) const;

    /// Returns a number in [min, max]; `otherwise` if it is absent. Throws if it is absent and
    /// there is no `otherwise`, as whole() and choice() do.
    double real(std::string_view key, double min, double max,
                std::optional<double> otherwise = std::nullopt);

    /// Returns a whole number in [min, max]; `otherwise` if it is absent.
    std::int64_t whole(std::string_view key, std::int64_t min, std::int64_t max,
                       std::optional<std::int64_t> otherwise = std::nullopt);

    /// Returns the index in `names` of the key's text; of `otherwise` if it is absent.
    std::size_t choice(std::string_view key, std::span<const std::string_view> names,
                       std::optional<std::string_view> otherwise = std::nullopt);

    /// Returns the key's text as it is; `otherwise` if it is absent.
    std::string_view word(std::string_view key, std::string_view otherwise);

    /// Records a number that follows from other inputs as used.
    void record(std::string_view key, double value);

    Result result(double value, std::string_view unit) &&;

private:
    std::optional<std::string_view> text(std::string_view key) const;
    std::string_view required(std::string_view key) const;

    const Inputs& inputs_;
    std::vector<Result::Used> used_;
};

}  // namespace attnscope
