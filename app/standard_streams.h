#pragma once

namespace attnscope {

/// If a caller has closed standard input, output or error, keeps its number from being given to a
/// file opened later, so that nothing printed goes into that file; reading and writing there still
/// fails. Call this first.
void keep_closed_streams_closed();

}  // namespace attnscope
