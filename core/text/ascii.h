#pragma once

namespace attnscope {

// Classes of ASCII characters, the same in every locale.

constexpr bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

constexpr bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

}  // namespace attnscope
