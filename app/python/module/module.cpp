#include "app/python/module/bindings.h"
#include "core/version.h"

PYBIND11_MODULE(_numbers, module) {
    module.doc() = "Attnscope's numbers, as the functions of the package attnscope call them.";
    module.attr("version") = attnscope::version();
    attnscope::add_errors(module);
    attnscope::add_evaluate(module);
    attnscope::add_attention(module);
    attnscope::add_figure(module);
    attnscope::add_tables(module);
}
