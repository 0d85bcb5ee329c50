#pragma once

#include <string>
#include <utility>
#include <vector>

namespace attnscope::attack {

/// A text given as a lesson that no one may trust, and what it tries.
struct HostileLesson {
    std::string name, text;
};

inline std::string repeated(const std::string& text, int times) {
    std::string all;
    for (int i = 0; i < times; ++i)
        all += text;
    return all;
}

/// Returns a lesson of one step, which has these lines.
inline std::string step_of(const std::string& lines) {
    return "# Title\n\n## Step\n\n" + lines + "\n";
}

inline std::string block_of(const std::string& kind, const std::string& lines) {
    return step_of("```" + kind + "\n" + lines + "\n```");
}

/// Broken blocks, lines out of place, words that mean nothing.
inline std::vector<HostileLesson> broken_lessons() {
    std::vector<HostileLesson> all = {
        {"empty", ""},
        {"spaces", repeated(" \n", 1000)},
        {"no title", "text alone\n"},
        {"two titles", "# a\n# b\n## c\n"},
        {"open block", step_of("```attnscope\nboard angles")},
        {"block in block", step_of("```attnscope\n```question\n```\n```")},
        {"early block", "# a\n```claims\n1 < 2\n```\n## b\n"},
        {"unknown block", block_of("shell", "rm -rf /")},
        {"two right choices", block_of("question", "Q?\n* a\n* b\nanswer c")},
        {"no right choice", block_of("question", "Q?\n- a\n- b\nanswer c")},
        {"task without end", block_of("task", "Do it.")},
        {"task solved by itself", block_of("task", "Do it.\nuntil 1 < 2\nsolve --set n=3")},
        {"task unsolved", block_of("task", "Do it.\nuntil here(n) > 600\nsolve --set n=3")},
        {"untrue", block_of("claims", "1 > 2")},
        {"null byte", std::string("# a\n## b\n\0x\n", 12)},
        {"bytes that are no UTF-8", "# a\n## b\n\xff\xfe\xc0\x80\n"},
        {"escape sequences", step_of("\x1b]0;owned\x07\x1b[2J")},
        {"marks of direction", step_of("\xe2\x80\xae"
                                       "drawkcab")},
        {"carriage returns", "# a\r## b\rtext\r"},
        {"private area", step_of("\xee\x80\x80")},
    };
    for (const char* line : {"board nothing",
                             "board",
                             "board angles angles",
                             "hide angles nothing",
                             "hide",
                             "zoom angles 1",
                             "zoom angles nan:inf",
                             "zoom angles 1e999:2",
                             "zoom nothing 0:1",
                             "point curve angles nothing here",
                             "point control nothing here",
                             "point cell -1 5 here",
                             "point cell 99999999999999999999 0 here",
                             "point marker nothing here",
                             "point",
                             "play",
                             "play n",
                             "play n 5:5",
                             "play n 1:1e400",
                             "play nothing 1:2",
                             "play n nan:2",
                             "--set",
                             "--set n",
                             "--set n=",
                             "--set =5",
                             "--set n=-1",
                             "--set n=1e400",
                             "--set nothing=1",
                             "--set rule=nothing",
                             "--set d=0",
                             "attnscope plot angles -o a.png",
                             "$(touch owned)",
                             "`touch owned`",
                             "; touch owned"})
        all.push_back({line, block_of("attnscope", line)});
    return all;
}

/// Lessons that name files, to read or to write.
inline std::vector<HostileLesson> lessons_with_paths() {
    std::vector<HostileLesson> all;
    for (const char* field :
         {"query_file", "key_file", "weights_file", "token_file", "model_config"})
        for (const char* path : {"/etc/passwd", "Q.npy", "../../Q.npy", "/dev/zero"})
            all.push_back({std::string(field) + " " + path,
                           block_of("attnscope", std::string("--set ") + field + "=" + path)});
    for (const char* prose :
         {"![](file:///etc/passwd)", "![](Q.npy)", "<img src=\"file:///etc/passwd\">",
          "<script>alert(1)</script>", "[x](file:///etc/passwd)", "[x](javascript:alert(1))",
          "[x](data:text/html,x)", "[x](attnscope:entry/words/sink)", "[x](//host/share)",
          "[x]: file:///etc/passwd\n\n[x]", "<file:///etc/passwd>", "$\\input{/etc/passwd}$",
          "$\\includegraphics{Q.npy}$", "$\\write18{touch owned}$", "{@/etc/passwd}",
          "{eval attention --matrix owned.npy}", "{entropy(query_file=Q.npy)}",
          "{here(query_file)}"})
        all.push_back({prose, step_of(prose)});
    all.push_back({"a task that names a file",
                   block_of("task", "Do.\nuntil here(n) > 5\nsolve --set query_file=/etc/passwd")});
    return all;
}

/// Lessons that are too large or too deep, and numbers that never end or have no value.
inline std::vector<HostileLesson> endless_lessons() {
    const auto deep = [](const std::string& open, const std::string& middle,
                         const std::string& close) {
        return step_of("$" + repeated(open, 10'000) + middle + repeated(close, 10'000) + "$");
    };
    std::vector<HostileLesson> all = {
        {"megabytes", step_of(repeated("word ", 400'000))},
        {"one long line", step_of(repeated("w", 90'000))},
        {"steps", "# a\n" + repeated("## b\n", 20'000)},
        {"settings", block_of("attnscope", repeated("--set n=512\n", 7'000))},
        {"callouts", block_of("attnscope", repeated("point control d here\n", 4'000))},
        {"choices", block_of("question", "Q?\n" + repeated("- a\n", 20'000) + "* b\nanswer c")},
        {"claims", block_of("claims", repeated("1 < 2\n", 15'000))},
        {"title", "# " + repeated("t", 90'000) + "\n## b\n"},
        {"lists in lists", step_of(repeated("- ", 40'000) + "a")},
        {"quotations in quotations", step_of(repeated("> ", 40'000) + "a")},
        {"stars", step_of(repeated("*", 90'000))},
        {"brackets", step_of(repeated("[", 90'000))},
        {"links that open", step_of(repeated("[a](", 20'000))},
        {"backticks", step_of(repeated("`", 90'000) + "a")},
        {"entities", step_of(repeated("&amp;", 15'000))},
        {"a formula of 10,000 groups", deep("{", "", "}")},
        {"a formula of 10,000 roots", deep("\\sqrt{", "x", "}")},
        {"a formula of 10,000 exponents", deep("x^{", "x", "}")},
        {"a formula that is not closed", step_of("$" + repeated("\\frac{", 10'000) + "$")},
        {"many formulas", step_of(repeated("$x$ ", 20'000))},
        {"unknown commands", step_of("$" + repeated("\\nothing", 10'000) + "$")},
        {"10,000 parentheses",
         step_of("{" + repeated("(", 10'000) + "1" + repeated(")", 10'000) + "}")},
        {"10,000 functions",
         step_of("{" + repeated("exp(", 10'000) + "1" + repeated(")", 10'000) + "}")},
        {"10,000 signs", step_of("{" + repeated("-", 10'000) + "1}")},
        {"a number of 10,000 digits", step_of("{" + repeated("9", 10'000) + "}")},
        {"numbers", step_of(repeated("{1/3} ", 12'000))},
    };
    for (const char* number : {"1/0",
                               "0/0",
                               "log(-1)",
                               "exp(exp(exp(exp(9))))",
                               "1e999",
                               "sqrt(-1)",
                               "nothing(1)",
                               "nothing",
                               "",
                               "1 +",
                               "1 2",
                               "()",
                               "entropy()",
                               "entropy(n=0 d=64)",
                               "entropy(n=1e300 d=1e300)",
                               "entropy(n=nan d=64)",
                               "entropy(n=512 d=64 method=nothing)",
                               "entropy(n=1e9 d=1e6 method=monte-carlo samples=1e18)",
                               "here(nothing)",
                               "here(here(entropy))",
                               "1:99",
                               "1:-3",
                               "entropy(n={1} d=64)"})
        all.push_back({"{" + std::string(number) + "}", step_of("{" + std::string(number) + "}")});
    return all;
}

inline std::vector<HostileLesson> hostile_lessons() {
    std::vector<HostileLesson> all = broken_lessons();
    for (std::vector<HostileLesson> more : {lessons_with_paths(), endless_lessons()})
        for (HostileLesson& each : more)
            all.push_back(std::move(each));
    return all;
}

}  // namespace attnscope::attack
