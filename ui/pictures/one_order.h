#pragma once

#include <QHash>

namespace attnscope {

/// While it exists, new hash tables have the same order in every run: Qt writes the fonts of a PDF
/// in that order.
struct OneOrder {
    OneOrder() { QHashSeed::setDeterministicGlobalSeed(); }
    ~OneOrder() { QHashSeed::resetRandomGlobalSeed(); }
    OneOrder(const OneOrder&) = delete;
    OneOrder& operator=(const OneOrder&) = delete;
};

}  // namespace attnscope
