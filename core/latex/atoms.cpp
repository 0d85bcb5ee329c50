#include "core/latex/atoms.h"

namespace attnscope {
namespace {

using enum AtomClass;

struct ClassOfNode {
    AtomClass operator()(const FormulaSymbol& symbol) const { return symbol.atom; }
    AtomClass operator()(const FormulaFunction&) const { return operation; }
    AtomClass operator()(const FormulaBigOperator&) const { return operation; }
    AtomClass operator()(const FormulaFence&) const { return inner; }
    AtomClass operator()(const FormulaScripts& scripts) const {
        return std::visit(*this, scripts.base.front().of);
    }
    AtomClass operator()(const auto&) const { return ordinary; }
};

bool cannot_be_joined_to(AtomClass before) {
    return before == binary || before == operation || before == relation || before == opening ||
           before == punctuation;
}

bool cannot_be_joined_from(AtomClass after) {
    return after == relation || after == closing || after == punctuation;
}

}  // namespace

bool is_space(const FormulaNode& node) {
    return std::holds_alternative<FormulaSpace>(node.of);
}

std::vector<AtomClass> atom_classes(const FormulaRow& row) {
    std::vector<AtomClass> classes(row.size(), opening);
    AtomClass* before = nullptr;
    for (std::size_t i = 0; i < row.size(); ++i) {
        if (is_space(row[i])) {
            classes[i] = before ? *before : opening;
            continue;
        }
        AtomClass& here = classes[i];
        here = std::visit(ClassOfNode{}, row[i].of);
        if (here == binary && (!before || cannot_be_joined_to(*before)))
            here = ordinary;
        if (before && *before == binary && cannot_be_joined_from(here))
            *before = ordinary;
        before = &here;
    }
    if (before && *before == binary)
        *before = ordinary;
    return classes;
}

}  // namespace attnscope
