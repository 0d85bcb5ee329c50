#pragma once

#include <QString>
#include <cstdint>
#include <optional>

#include "core/softmax/entropy_unit.h"
#include "core/softmax/row_statistics.h"
#include "ui/look/elided_label.h"
#include "ui/look/explained.h"
#include "ui/model/place_names.h"

namespace attnscope {

/// "Row 137:  H 5.712 nat  ·  e^H 302.5  ·  max 0.013 @ 88", with the names of the positions:
/// what matters least stands last, where a narrow line is cut. `lambda` is the row's own, if rows
/// differ.
QString rowReadOut(std::int64_t row, const RowStatistics& statistics, const EntropyUnit& unit,
                   const PlaceNames& rows = {}, const PlaceNames& keys = {},
                   std::optional<double> lambda = {});

/// "Row 137:  H 5.712 nat, was 5.203: +0.509".
QString rowChange(std::int64_t row, const RowStatistics& now, const RowStatistics& before,
                  const EntropyUnit& unit, const PlaceNames& rows = {});

/// The line that shows the text of rowReadOut() or rowChange(). Each part of it has an explanation.
class RowReadOut : public ElidedLabel, public ExplainedByPlace {
    Q_OBJECT

public:
    explicit RowReadOut(QWidget* parent);

    QString explanationAt(QPoint at) const override;
    QString detailAt(QPoint) const override { return hoverText(); }
};

}  // namespace attnscope
