#include "core/text/keyed.h"

#include <algorithm>
#include <string>

namespace attnscope {

Message keyed(std::initializer_list<std::string_view> names, std::string_view english) {
    if (english.empty())
        return {};
    std::string key;
    for (const std::string_view name : names) {
        if (!key.empty())
            key += '.';
        key += name;
    }
    std::ranges::replace(key, ' ', '-');
    return {key, english};
}

}  // namespace attnscope
