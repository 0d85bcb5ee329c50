#include "core/reference/links.h"

#include <regex>

namespace attnscope {
namespace {

/// Web addresses, with or without https, arXiv numbers and DOIs.
const std::regex& addresses() {
    static const std::regex pattern(
        R"((https?://[^\s;,()]+))"
        R"(|((?:kexue\.fm|github\.com|transformer-circuits\.pub)/[^\s;,:()]+))"
        R"(|(arXiv (\d{4}\.\d{4,5})))"
        R"(|(doi (10\.[^\s;,:()]+)))");
    return pattern;
}

std::string address_of(const std::smatch& found) {
    if (found[1].matched)
        return found[1];
    if (found[2].matched)
        return "https://" + found[2].str();
    if (found[3].matched)
        return "https://arxiv.org/abs/" + found[4].str();
    return "https://doi.org/" + found[6].str();
}

}  // namespace

std::vector<SourcePart> source_parts(std::string_view source) {
    std::vector<SourcePart> parts;
    std::string rest(source);
    for (std::smatch found; std::regex_search(rest, found, addresses());) {
        if (found.position() > 0)
            parts.push_back({found.prefix(), {}});
        parts.push_back({found.str(), address_of(found)});
        rest = found.suffix().str();
    }
    if (!rest.empty())
        parts.push_back({rest, {}});
    return parts;
}

}  // namespace attnscope
