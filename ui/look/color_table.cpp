#include "ui/look/color_table.h"

#include <cmath>
#include <cstddef>
#include <map>
#include <span>

namespace attnscope {
namespace {

using Anchor = std::uint32_t;

int channel(Anchor from, Anchor to, double part, unsigned shift) {
    const double a = (from >> shift) & 0xFFU, b = (to >> shift) & 0xFFU;
    return static_cast<int>(std::lround(a + (b - a) * part));
}

std::array<QRgb, 256> interpolated(std::span<const Anchor> anchors) {
    std::array<QRgb, 256> table{};
    for (std::size_t i = 0; i < table.size(); ++i) {
        const double place = static_cast<double>(i) / 255 * static_cast<double>(anchors.size() - 1);
        const auto below = std::min(static_cast<std::size_t>(place), anchors.size() - 2);
        const double part = place - static_cast<double>(below);
        const Anchor from = anchors[below], to = anchors[below + 1];
        table[i] = qRgb(channel(from, to, part, 16), channel(from, to, part, 8),
                        channel(from, to, part, 0));
    }
    return table;
}

}  // namespace

const std::array<QRgb, 256>& colorTable(const ColorMap& map) {
    static const std::map<std::string_view, std::array<QRgb, 256>> tables = [] {
        std::map<std::string_view, std::array<QRgb, 256>> made;
        for (const ColorMap& each : color_maps())
            made.emplace(each.key, interpolated(each.anchors));
        return made;
    }();
    return tables.at(map.key);
}

}  // namespace attnscope
