#include "core/version.h"

namespace attnscope {

std::string_view version() {
    return ATTNSCOPE_VERSION;
}

std::string_view citation() {
    return R"(@misc{attnscope,
  author = {{The Attnscope developers}},
  title  = {Attnscope: what the scale factor does to attention},
  year   = {)" ATTNSCOPE_YEAR R"(},
  note   = {Computer program, version )" ATTNSCOPE_VERSION R"(}
})";
}

}  // namespace attnscope
