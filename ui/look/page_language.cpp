#include "ui/look/page_language.h"

#include <algorithm>

#include "ui/look/language.h"
#include "ui/look/translated.h"

namespace attnscope {

PageLanguage spokenPageLanguage() {
    const Language& language = spokenLanguage();
    std::string tag(language.key);
    std::ranges::replace(tag, '_', '-');
    return {tag, translatedForm, language.fonts};
}

}  // namespace attnscope
