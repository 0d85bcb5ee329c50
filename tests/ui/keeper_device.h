#pragma once

#include <QPaintDevice>

namespace attnscope::testing {

/// A device whose paint engine keeps what a test asks for.
template <typename Keeper>
class KeeperDevice : public QPaintDevice {
public:
    const Keeper& keeper() const { return keeper_; }
    QPaintEngine* paintEngine() const override { return &keeper_; }

protected:
    /// 96 dots an inch, larger than any window.
    int metric(PaintDeviceMetric metric) const override {
        switch (metric) {
            case PdmWidth:
            case PdmHeight:
                return 8192;
            case PdmWidthMM:
            case PdmHeightMM:
                return 2167;
            case PdmNumColors:
                return 1 << 24;
            case PdmDepth:
                return 32;
            case PdmDevicePixelRatio:
                return 1;
            case PdmDevicePixelRatioScaled:
                return static_cast<int>(devicePixelRatioFScale());
            default:
                return 96;
        }
    }

private:
    mutable Keeper keeper_;
};

}  // namespace attnscope::testing
