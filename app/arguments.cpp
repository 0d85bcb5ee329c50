#include "app/arguments.h"

#include <algorithm>

#include "core/attention/vector_files.h"
#include "core/errors.h"
#include "core/io/path_ending.h"
#include "core/text/numbers.h"
#include "core/text/printable.h"

namespace attnscope {
namespace {

constexpr int smallest_side = 16, largest_side = 16384;

bool is_side(std::optional<std::int64_t> pixels) {
    return pixels && *pixels >= smallest_side && *pixels <= largest_side;
}

}  // namespace

std::vector<std::string> files_of(const Scenario& scenario) {
    return {scenario.query_file, scenario.key_file, scenario.weights_file, scenario.tokens_file};
}

Scenario with_shape_of_files(const Scenario& scenario) {
    try {
        return fitted_to_files(scenario);
    } catch (const Error&) {
        return scenario;
    }
}

PictureSize parse_size(std::string_view text) {
    const auto cross = text.find('x');
    const auto width = parse_integer(text.substr(0, cross));
    const auto height =
        cross == std::string_view::npos ? std::nullopt : parse_integer(text.substr(cross + 1));
    if (!is_side(width) || !is_side(height))
        throw InvalidRequest("--size " + in_quotes(text) +
                             " is not possible: it takes WIDTHxHEIGHT in pixels, each from 16 to "
                             "16384, such as 1200x800");
    return {static_cast<int>(*width), static_cast<int>(*height)};
}

double parse_dpi(std::string_view text) {
    const auto dpi = parse_real(text);
    if (!dpi || !(*dpi >= 24 && *dpi <= 2400))
        throw InvalidRequest("--dpi " + in_quotes(text) +
                             " is not possible: it takes a number from 24 to 2400");
    return *dpi;
}

void require_ending(std::string_view path, const std::vector<std::string>& endings) {
    if (std::ranges::find(endings, ending_of(path)) != endings.end())
        return;
    std::string listed;
    for (const std::string& ending : endings)
        listed += (listed.empty() ? "." : ", .") + ending;
    throw InvalidRequest(in_quotes(path) + " cannot be written: its name has to end in " + listed);
}

}  // namespace attnscope
