#pragma once

#include <QDialog>

namespace attnscope {

/// What each view shows, the shortcuts, and about the program.
class HelpDialog : public QDialog {
    Q_OBJECT

public:
    explicit HelpDialog(QWidget* parent);
};

}  // namespace attnscope
