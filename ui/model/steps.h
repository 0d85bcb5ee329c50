#pragma once

#include <QObject>
#include <vector>

#include "ui/model/step.h"

namespace attnscope {

inline constexpr std::size_t most_steps = 1000;  ///< of a presentation

/// The steps of a presentation, set beforehand.
class Steps : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    const std::vector<Step>& all() const { return steps_; }
    bool isFull() const { return steps_.size() >= most_steps; }
    void set(std::vector<Step> steps) {
        if (steps == steps_)
            return;
        steps_ = std::move(steps);
        Q_EMIT changed();
    }

Q_SIGNALS:
    void changed();

private:
    std::vector<Step> steps_;
};

}  // namespace attnscope
