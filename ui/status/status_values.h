#pragma once

#include <QCoreApplication>
#include <QStringList>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/figures/figures.h"
#include "ui/look/fitted_label.h"

class QHBoxLayout;

namespace attnscope {

/// The values at the Scenario's own n and λ, each with its caption, at the beginning of a line.
class StatusValues {
    Q_DECLARE_TR_FUNCTIONS(attnscope::StatusValues)

public:
    StatusValues(QWidget& line, QHBoxLayout& layout);

    void setReadout(const Readout& readout);
    /// Hides all entropies while a question is open whose answer they may be.
    void setEntropyShown(bool shown);
    /// Sets the mean entropy in nats of the rows of the matrix of a Scenario. The caption says
    /// whether its head is made up. clearMeasured() says that there is no matrix.
    void setMeasured(double entropy, const Scenario& of);
    void clearMeasured() { entropy_.reset(); }
    /// Makes the measured entropy paler while another matrix is being computed.
    void setMeasuredOutdated(bool outdated);
    /// Hides the values that have no room in `room` pixels: first the maximum, then the
    /// approximations from the last one on, then the measured entropy, then the mean of the rows.
    /// Approximations are shown only where figures draw all of them; elsewhere the tooltip of the
    /// exact entropy has them.
    void fitInto(int room);
    QString text() const;

private:
    /// A value with its caption, which are shown and hidden together.
    struct Value {
        QLabel* caption = nullptr;
        FittedLabel* value = nullptr;

        void setVisible(bool visible) const;
        bool isShown() const { return !value->isHidden(); }
    };

    Value add(const QString& name, const QStringList& widest, const std::string& explanation);
    int widthOf(const QLabel& label) const;
    void showExact(const QString& entropy, const QString& widest, const Readout& readout);
    void showRows(const Readout& readout);
    QStringList showApproximations(const Readout& readout);
    void showMeasured();

    /// Returns an exact value with its unit and what it is the value of: "5.752 nat (exact)".
    static QString exactText(const QString& value, std::string_view unit, const Readout& readout);

    QWidget& line_;
    QHBoxLayout& layout_;
    Value scale_, exact_, rows_, measured_, maximum_;
    std::vector<Value> approximations_;
    std::optional<double> entropy_;  ///< measured
    std::optional<Readout> readout_;
    bool has_entropy_ = true;
    bool rows_known_ = false;  ///< whether the mean of the rows differs from the row of n
    bool approximations_wanted_ = true;
    std::string unit_ = "nat";
};

}  // namespace attnscope
