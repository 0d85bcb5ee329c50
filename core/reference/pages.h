#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/reference/reference.h"

namespace attnscope {

/// The generator that each page names, by which the program recognises pages that it wrote.
inline constexpr auto pages_generator = "attnscope help --html";

/// The language that pages are in.
struct PageLanguage {
    std::string tag = "en";  ///< as HTML's lang attribute has it
    Translate translate = {};
    std::vector<std::string_view> fonts = {};  ///< families with letters that usual fonts lack
};

/// A page in the style of the reference: what stands between <body> and the footer, and the rules
/// of style that it needs beside those of the reference.
struct HtmlPage {
    std::string title, body;
    std::string generator = pages_generator;
    PageLanguage language = {};
    std::string style = {};
};

/// Returns the page as HTML that is also XML.
std::string html_of(const HtmlPage& page);

/// Returns the reference as pages, by their file names such as "index.html" and "rules.html". They
/// are HTML that is also XML, need no network and no script, and can be read on a phone.
std::map<std::string, std::string> reference_pages(const Reference& reference,
                                                   const PageLanguage& language = {});

}  // namespace attnscope
