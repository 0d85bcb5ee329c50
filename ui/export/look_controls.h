#pragma once

#include <QObject>
#include <functional>
#include <vector>

#include "ui/pictures/look.h"

class QComboBox;
class QFormLayout;
class QWidget;

namespace attnscope {

/// A control for each record of lookFields(), and the presets: rows of a form.
class LookControls : public QObject {
    Q_OBJECT

public:
    LookControls(const Look& look, QFormLayout* form, QWidget* parent);

    const Look& look() const { return look_; }
    void setLook(const Look& look);
    /// Hides what a file for this use does not need.
    void setUse(LookUse use);
    /// Why the look that is entered is not possible; empty if it is.
    const QString& refusal() const { return refusal_; }

Q_SIGNALS:
    void changed();

private:
    struct Control {
        const LookField* field;
        QWidget* widget;
        std::function<void(const QString&)> show;
    };

    void addPresets();
    void addControl(const LookField& field);
    Control made(const LookField& field);
    void take(const LookField& field, const QString& text);
    void follow();

    Look look_;
    QString refusal_;
    QComboBox* presets_;
    QWidget* parent_;
    QWidget* flags_;
    std::vector<Control> controls_;
    QFormLayout* form_;
};

}  // namespace attnscope
