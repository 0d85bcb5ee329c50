#pragma once

#include <string>
#include <vector>

namespace attnscope::testing {

/// Texts that are no formula of n and d, in a rule or in a curve.
inline std::vector<std::string> hostile_formulas() {
    const auto many = [](const std::string& text, int times) {
        std::string repeated;
        for (int i = 0; i < times; ++i)
            repeated += text;
        return repeated;
    };
    return {
        // length and depth
        std::string(300, '1'),
        std::string(100'000, '('),
        std::string(200, '('),
        many("√", 70),
        std::string(199, '-') + "x",
        many("log(", 49),
        many("1;", 1000),
        many("n;", 8) + "n",
        many(" ", 5000) + "n",
        many("n^", 99),
        many("min(n,", 33),
        many("(", 100) + many(")", 99),
        // control characters and bytes that are no text
        "n\x01",
        std::string("1\0", 2),
        "n\r\nd",
        "\x1b[31mn",
        "\x7f",
        "\xff",
        "n\xc3",
        "n\t;\v",
        "\u202en",
        "\u2028",
        "\u200bn",
        // markup and what other programs read
        "<b>n</b>",
        "$n$",
        "&amp;",
        "%1",
        "%s%n",
        "`id`",
        "$(id)",
        "\\frac{1}{n}",
        "\"n\"",
        "'n'",
        "n # d",
        "n // d",
        "{n}",
        "[n]",
        "@n",
        "n@d",
        "../n",
        "n|d",
        "n && d",
        "n ? 1 : 2",
        "!n",
        "n <= d",
        "n == d",
        "n := d",
        // names of nothing
        "m",
        "N",
        "sin(n)",
        "log",
        "nd",
        "n2",
        "e1x",
        "inf",
        "nan",
        "NaN(n)",
        "_",
        "n_",
        "set_scale",
        "ｎ",
        "n（d）",
        "；",
        // what does not end or begin
        "log(",
        "log()",
        "log(n",
        "n)",
        "()",
        "min()",
        "log(n,d)",
        "1 2",
        "n d",
        "1,2",
        "n,",
        "*n",
        "n--",
        "n**d",
        "..",
        "1e",
        "1.2.3",
        "0x1F",
        "1k k2",
        "~n",
        "n;;d",
        ";",
        "n;",
    };
}

/// Texts that are no curves of one's own.
inline std::vector<std::string> hostile_curves() {
    std::vector<std::string> texts = hostile_formulas();
    for (const char* text : {"n <= d", "n == d", "n := d"})  // a curve of the name "n <"
        std::erase(texts, text);
    for (const char* text :
         {"a =", "=", "= =", "a = n; a = d", "n; n", "a\nb = n", "\x1b]0;title\x07 = n", "\xff = n",
          "\u202ea = n", "a = n; = ", "i", "x = i", "x = s"})
        texts.emplace_back(text);
    texts.push_back(std::string(61, 'a') + " = n");
    texts.push_back(std::string(1'000'000, 'a') + " = n");
    texts.push_back(std::string("a\0b = n", 7));
    return texts;
}

/// Names of curves that are refused nowhere and mean nothing but themselves.
inline std::vector<std::string> odd_names() {
    return {"<b>law</b>",  "<img src=x>", "$\\lambda$",
            "%1 %2",       "&File",       "a,b",
            "\"a\"",       "exact mean",  "own",
            "@SUM(1)",     "-1",          "../../etc",
            "`id` $(id)",  "#",           "a\\nb",
            "我的定律",    "قانون",       "e\u0301\u0301",
            "👩‍🔬", "' -- x",      std::string(60, 'W')};
}

}  // namespace attnscope::testing
