#pragma once

namespace attnscope {

/// Returns the float32 operations a second of fused multiply-adds in this processor's widest
/// registers, on all cores: the best of about a second.
double peak_flops();

/// Returns the bytes a second that all cores read from memory: the best of several passes over 512
/// MB.
double memory_bandwidth();

}  // namespace attnscope
