#pragma once

namespace attnscope {

/// If the caller has closed standard input, output or error, keeps the descriptor from being given
/// to a file that is opened later, so that nothing printed goes into that file. Reading from and
/// writing to the stream still fail. Call this first.
void keep_closed_streams_closed();

}  // namespace attnscope
