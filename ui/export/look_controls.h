#pragma once

#include <QObject>
#include <functional>
#include <vector>

#include "ui/pictures/look.h"

class QBoxLayout;
class QFormLayout;
class QWidget;

namespace attnscope {

class Settings;
class StyleChooser;

/// The rows of a form that edit a Look: the styles, and a control for each record of lookFields().
class LookControls : public QObject {
    Q_OBJECT

public:
    LookControls(const Look& look, Settings& settings, QFormLayout* form, QWidget* parent);

    const Look& look() const { return look_; }
    void setLook(const Look& look);
    /// Shows only the controls that a file for this use needs. A board needs those of pictures,
    /// too.
    void setUse(LookUse use);
    StyleChooser* styles() const { return styles_; }
    /// Why the look that is entered is not possible; empty if it is.
    const QString& refusal() const { return refusal_; }

Q_SIGNALS:
    void changed();

private:
    struct Control {
        const LookField* field;
        QWidget* widget;
        std::function<void(const QString&)> show;
        QWidget* row = nullptr;  ///< row of the form
    };

    void addStyles(Settings& settings);
    void addRow(Control& control);
    void addFlag(const Control& control);
    Control made(const LookField& field);
    std::string plain(const LookField& field, QString text) const;
    void take(const LookField& field, const QString& text);
    QString refusalOfSize(const Look& look) const;
    void follow();

    Look look_;
    QString refusal_;
    StyleChooser* styles_ = nullptr;
    QWidget* parent_;
    QWidget* flags_;
    std::vector<Control> controls_;
    QFormLayout* form_;
    QBoxLayout* pair_ = nullptr;  ///< the last row, which a second field may join
};

}  // namespace attnscope
