#pragma once

#include <string_view>

// Names in the metadata of a safetensors file whose queries and keys were captured from calls of
// attention. The texts are JSON, but for the number of the format.

namespace attnscope::captured {

inline constexpr std::string_view format = "attnscope.format";  ///< the number of the form, 1
inline constexpr std::string_view calls = "attnscope.calls";    ///< array of objects, one a call
inline constexpr std::string_view tokens = "attnscope.tokens";  ///< array of strings
/// Array of strings, the tokens of the queries where these are others.
inline constexpr std::string_view query_tokens = "attnscope.query_tokens";
/// Array of texts, each an array of strings, where calls belong to several: in place of the tokens.
inline constexpr std::string_view texts = "attnscope.texts";

}  // namespace attnscope::captured
