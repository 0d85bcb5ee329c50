#pragma once

#include <QLineEdit>
#include <QSlider>

#include "ui/controls/field_control.h"
#include "ui/controls/log_scale.h"

namespace attnscope {

/// Where a control is placed, which decides its layout: in the single line of the bar on top, or in
/// the panel's columns.
enum class Placement { bar, panel };

class PlayButton;

/// A number with a logarithmic slider, an entry and a button that plays it. If the field is a whole
/// number, the slider snaps to powers of two. Any value can be typed, also as a formula. The entry
/// shows the formula as long as it gives the field's value.
class NumberControl : public FieldControl {
    Q_OBJECT

public:
    NumberControl(const Field& field, ScenarioModel& model, Placement placement, QWidget* parent);

    QSlider* slider() const { return slider_; }
    QLineEdit* entry() const { return entry_; }
    PlayButton* player() const { return player_; }

    /// The field's value, within the slider's ends. spoken() is what screen readers say of it.
    double value() const;
    const LogScale& scale() const { return scale_; }
    QString spoken() const;
    void setValue(double value) { commitNumber(value); }

    /// In the bar, those of a control with all its parts, whatever is shown now.
    QSize sizeHint() const override;
    /// In the bar, that of the entry alone.
    QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;
    void refresh() override;
    bool isBeingTyped() const override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void buildSlider();
    void arrange(Placement placement);
    void showWhatFits();
    QString shown(double value) const;
    void write(double now);
    double stepped(double from, double factor) const;
    double snapped(double value) const;
    void slide(int action);
    void commitNumber(double value);
    void finishEditing();
    bool keyInEntry(int key);
    void openEntryMenu(QPoint at);
    void fitEntry();

    const Placement placement_;
    bool whole_ = false;
    double min_ = 0, max_ = 0;
    LogScale scale_;
    std::optional<double> spoken_;  ///< the value last told to screen readers
    QSlider* slider_;
    QLineEdit* entry_;
    PlayButton* player_;
};

}  // namespace attnscope
