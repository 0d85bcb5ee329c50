#pragma once

#include <string>
#include <vector>

namespace attnscope::attack {

/// Texts that no field and no input takes as a number.
inline const std::vector<std::string> bad_numbers = {"",
                                                     " ",
                                                     "nan",
                                                     "-nan",
                                                     "inf",
                                                     "-inf",
                                                     "1e999",
                                                     "-1e999",
                                                     "0x10",
                                                     "1_000",
                                                     "1,5",
                                                     "1.5e",
                                                     "--5",
                                                     "+-5",
                                                     "5 5",
                                                     "5;",
                                                     "1e",
                                                     "٣",
                                                     "１２",
                                                     "∞",
                                                     "½",
                                                     "1e-3x",
                                                     "5\n6",
                                                     "5\x7f",
                                                     "5\x1b[31m",
                                                     "NaN(0x1)",
                                                     "0b101",
                                                     "1'000",
                                                     "-1",
                                                     "-0.5",
                                                     "1e+999999",
                                                     "1.2.3",
                                                     "\xff\xfe",
                                                     "-",
                                                     "1e400000000000000000000",
                                                     "five",
                                                     "5\t\v6",
                                                     "\xe2\x80\xae",
                                                     "0X1P3",
                                                     "9999999999999999999999"};

/// Texts of which no number comes as a formula.
inline const std::vector<std::string> bad_formulas = {
    "1/0",
    "0/0",
    "sqrt(-1)",
    "log(0)",
    "9^9^9^9",
    "1e300*1e300",
    "d=5",
    "n=n+1",
    "n",
    "lambda",
    "foo(1)",
    "max()",
    "sqrt",
    "1,2",
    "1;2",
    "1?2:3",
    "2>1",
    "!1",
    "\"a\"",
    "4kk",
    "__import__",
    "$(reboot)",
    "`reboot`",
    "1\n2",
    "√",
    "\xe2\x88",
    "((1)",
    "1))",
    std::string(100, '('),
    std::string(100, '(') + "1",
    std::string(99, '-') + "1" + std::string(99, '^'),
    std::string(201, '1'),
    std::string(100'000, '('),
    std::string(100'000, '9'),
};

/// Words that a message must not repeat as they are.
inline const std::vector<std::string> hostile_words = {
    std::string(100'000, 'A'),
    std::string(600, '\n') + "x",
    "\x1b[31mred\x1b[0m",
    "\x1b]0;owned\x07",
    "a\r\nb\tc",
    "\xff\xfe\x80not UTF-8",
    "\xc2\x9b"
    "31m",
    "\x7f\x08\x08\x08",
};

}  // namespace attnscope::attack
