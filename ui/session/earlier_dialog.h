#pragma once

#include <QDialog>
#include <QLabel>
#include <QTreeWidget>
#include <vector>

#include "ui/session/earlier_sessions.h"

class QPushButton;

namespace attnscope {

/// Lists the sessions that were set aside or lost with their windows. A person can open or delete
/// them.
class EarlierDialog : public QDialog {
    Q_OBJECT

public:
    EarlierDialog(const QString& folder, QWidget* parent);

    QTreeWidget* list() const { return list_; }
    QPushButton* opener() const { return opener_; }
    QPushButton* forgetter() const { return forgetter_; }
    /// The text above the list: how many sessions there are, and in which folder.
    QString heading() const { return heading_->text(); }
    QString fault() const { return fault_->text(); }

    /// Lists what the folder holds now.
    void refill();

Q_SIGNALS:
    void openRequested(const QString& path);

private:
    void buildList();
    void fitToContents();
    void follow();
    QStringList chosen() const;
    void openChosen();
    void forgetChosen();

    QString folder_;
    QLabel *heading_, *fault_;
    QTreeWidget* list_;
    QPushButton *opener_, *forgetter_;
};

}  // namespace attnscope
