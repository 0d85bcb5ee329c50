#include "ui/look/font_family.h"

#include <utility>

#include "ui/look/language.h"

namespace attnscope {
namespace {

thread_local const FontFamily* current = nullptr;

}  // namespace

FontFamily::FontFamily(const QString& family)
    : before_(std::exchange(current, this)), family_(family) {}

FontFamily::~FontFamily() {
    current = before_;
}

QFont FontFamily::onPage(QFont font) {
    if (!current)
        return font;
    if (!current->family_.isEmpty())
        font.setFamilies(withLetters(current->family_));
    font.setStyleStrategy(QFont::PreferQuality);
    return font;
}

}  // namespace attnscope
