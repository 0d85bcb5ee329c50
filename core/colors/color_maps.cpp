#include "core/colors/color_maps.h"

#include <algorithm>
#include <array>

#include "core/parameters/record.h"

namespace attnscope {
namespace {

using Anchor = std::uint32_t;

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

constexpr auto all_maps = std::to_array<ColorMap>({
    {"viridis", "viridis",
     "Colours run from dark violet over green to yellow. Their lightness rises evenly with the "
     "weight, so the order of weights survives grey print and the common kinds of colour "
     "blindness.",
     R"(\text{\#440154 to \#FDE725})", "S. van der Walt, N. Smith 2015", viridis},
    {"cividis", "cividis",
     "Colours run from dark blue over grey to yellow. Lightness rises evenly with the weight, and "
     "eyes that confuse red with green see nearly the same picture.",
     R"(\text{\#00204D to \#FFEA46})",
     "Nuñez, Anderton, Renslow 2018, doi 10.1371/journal.pone.0199239", cividis},
    {"magma", "magma",
     "Colours run from black over violet and orange to a pale yellow. Small weights are almost "
     "black, so that a few large weights stand out from a dark picture.",
     R"(\text{\#000004 to \#FCFDBF})", "S. van der Walt, N. Smith 2015", magma},
    {"grey", "grey",
     "Colours are greys from nearly black for the lowest weight to nearly white for the highest. "
     "The map needs no colour, so it suits print in black and white.",
     R"(\text{\#101010 to \#F6F6F6, even in sRGB})", "Attnscope", grey},
    {"diverging", "diverging",
     "Colours run from blue over white to red, and white stands for an even share, the weight 1/n. "
     "Blue cells get less than that share and red cells more; in a picture of differences white "
     "stands for no change.",
     R"(\text{\#053061 to \#67001F})", "ColorBrewer's RdBu (C. Brewer), blue at the low end",
     diverging, true},
});

}  // namespace

std::span<const ColorMap> color_maps() {
    return all_maps;
}

const ColorMap& diverging_map() {
    return *std::ranges::find(all_maps, true, &ColorMap::diverging);
}

const ColorMap& color_map(std::string_view key) {
    return record_of(color_maps(), "colour map", key);
}

}  // namespace attnscope
