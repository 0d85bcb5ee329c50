#include "core/figures/entries.h"

#include <algorithm>

#include "core/text/numbers.h"

namespace attnscope {
namespace {

/// Returns the key of the first entry, in the order of the legend, for which `means` is true.
template <typename Means>
std::string first_meant(const Figure& figure, const Means& means) {
    std::string found;
    const auto seek = [&](const auto& parts) {
        for (const auto& part : parts)
            if (found.empty() && means(part))
                found = key_of(part);
    };
    seek(figure.curves);
    seek(figure.bands);
    seek(figure.points);
    return found;
}

/// Returns the name that an entry had in earlier versions: they marked the curve of the chosen rule
/// as chosen.
std::string former_name(const auto& part) {
    const bool was_chosen = is_main(part.kind);
    return text_of(name_of(part)) + (was_chosen ? ", chosen" : "");
}

std::string key_at(std::string_view kind, std::size_t place) {
    return std::string(kind) + (place == 0 ? "" : '-' + std::to_string(place + 1));
}

/// Returns the key of an entry in earlier versions, which numbered what a person can name.
std::string former_key(const Curve& curve) {
    if (curve.kind == CurveKind::own)
        return key_at(CurveKind::own.name, static_cast<std::size_t>(curve.series));
    if (curve.kind == CurveKind::reference)
        return key_at("frozen", static_cast<std::size_t>(curve.series / 2));
    if (curve.kind == CurveKind::mean_row)
        return std::string(CurveKind::exact.name);
    return key_of(curve);
}

std::string former_key(const auto& part) {
    return key_of(part);
}

}  // namespace

/// A number as name would be the key of a place.
std::string key_of(std::string_view kind, std::string_view name, std::size_t place) {
    const bool is_named = !name.empty() && !parse_integer(name);
    return is_named ? std::string(kind) + '-' + std::string(name) : key_at(kind, place);
}

std::string key_of(const Curve& curve) {
    return curve.key.empty() ? std::string(curve.kind.name) : curve.key;
}

std::string key_of(const Band& band) {
    return band.key.empty() ? std::string(band.kind.name) : band.key;
}

std::string key_of(const Point& point) {
    return point.key;
}

const Message& name_of(const Curve& curve) {
    return curve.legend.empty() ? curve.label : curve.legend;
}

const Message& name_of(const Band& band) {
    return band.label;
}

const Message& name_of(const Point& point) {
    return point.label;
}

/// Keys are tried first because the name of one entry may be the key of another.
Message name_of(const Table::Column& column) {
    if (column.group.empty())
        return column.label;
    return {"column.of-group", "%1 %2", {column.group, column.label}};
}

std::string entry_meant(const Figure& figure, std::string_view word) {
    if (word.empty())
        return {};
    std::string key = first_meant(figure, [&](const auto& part) { return key_of(part) == word; });
    if (key.empty())
        key = first_meant(figure, [&](const auto& part) { return text_of(name_of(part)) == word; });
    if (key.empty())
        key = first_meant(figure, [&](const auto& part) {
            return former_name(part) == word || former_key(part) == word;
        });
    return key;
}

}  // namespace attnscope
