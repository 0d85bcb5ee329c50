#include "core/fields/fields.h"
#include "core/fields/follow.h"
#include "core/figures/figures.h"
#include "core/text/numbers.h"

namespace attnscope {
namespace {

/// Returns a value of a field other than `now`, or `now` if the field has no other.
struct OtherValue {
    const std::string now;

    std::string operator()(const IntegerField& kind) const {
        const std::string least = std::to_string(kind.min);
        return least == now ? std::to_string(kind.max) : least;
    }
    std::string operator()(const ParameterField& kind) const {
        const std::string least = to_text(kind.parameter->min);
        return least == now ? to_text(kind.parameter->max) : least;
    }
    std::string operator()(const ChoiceField& kind) const {
        return std::string(kind.choices.back().key == now ? kind.choices.front().key
                                                          : kind.choices.back().key);
    }
    std::string operator()(const ChoicesField& kind) const {
        return std::string(kind.choices.back().key);
    }
    std::string operator()(const TextField&) const { return "3"; }
};

}  // namespace

std::vector<std::string_view> fields_read(const FigureEntry& entry) {
    std::vector<std::string_view> keys;
    const Scenario defaults;
    for (const Field& each : fields()) {
        const std::string standard = get(defaults, each);
        const Scenario changed =
            with_field(defaults, each.key, std::visit(OtherValue{standard}, each.kind));
        if (get(entry.inputs(changed), each) != standard)
            keys.push_back(each.key);
    }
    return keys;
}

}  // namespace attnscope
