#pragma once

namespace attnscope {

/// Where a caller has closed standard input, output or error, no file opened later takes that
/// number, so that nothing printed goes into it; reading and writing there still fails. Call it
/// first.
void keep_closed_streams_closed();

}  // namespace attnscope
