#include "ui/heatmap/color_table.h"

#include <cmath>
#include <cstddef>
#include <span>

namespace attnscope {
namespace {

using Anchor = unsigned;  // 0xRRGGBB

constexpr std::array<Anchor, 10> viridis = {0x440154, 0x482878, 0x3E4A89, 0x31688E, 0x26828E,
                                            0x1F9E89, 0x35B779, 0x6DCD59, 0xB4DE2C, 0xFDE725};
constexpr std::array<Anchor, 10> cividis = {0x00204D, 0x00336F, 0x39486B, 0x575C6D, 0x707173,
                                            0x8A8779, 0xA69D75, 0xC4B56C, 0xE4CF5B, 0xFFEA46};
constexpr std::array<Anchor, 10> magma = {0x000004, 0x180F3E, 0x451077, 0x721F81, 0x9F2F7F,
                                          0xCD4071, 0xF1605D, 0xFD9567, 0xFEC98D, 0xFCFDBF};
constexpr std::array<Anchor, 2> grey = {0x101010, 0xF6F6F6};
constexpr std::array<Anchor, 11> diverging = {0x053061, 0x2166AC, 0x4393C3, 0x92C5DE,
                                              0xD1E5F0, 0xF7F7F7, 0xFDDBC7, 0xF4A582,
                                              0xD6604D, 0xB2182B, 0x67001F};

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

const std::array<QRgb, 256>& colorTable(ColorMap map) {
    static const std::array<std::array<QRgb, 256>, 5> tables = {
        interpolated(viridis), interpolated(cividis), interpolated(magma), interpolated(grey),
        interpolated(diverging)};
    return tables[static_cast<std::size_t>(map)];
}

}  // namespace attnscope
