#pragma once

#include "core/io/token_labels.h"

namespace attnscope {

/// Returns the labels as a person reads them. Labels to which none of the following applies stay as
/// they are:
/// - ▁ (U+2581), with which SentencePiece marks a space, becomes a space.
/// - If any label holds Ġ or Ċ, all are taken for tokens of byte-level BPE (GPT-2), where each
///   character stands for a byte. A label whose bytes are UTF-8 becomes that text ("Ã©" is é; Ċ is
///   a line feed, shown as ↵). In any other label Ġ becomes a space and Ċ becomes ↵.
/// - A label of spaces alone becomes as many ␣.
/// Sources: Radford et al. 2019, github.com/openai/gpt-2, encoder.py, bytes_to_unicode(); Kudo and
/// Richardson 2018, arXiv 1808.06226.
TokenLabels shown_labels(const TokenLabels& labels);

}  // namespace attnscope
