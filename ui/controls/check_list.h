#pragma once

#include <QComboBox>
#include <QStringList>

namespace attnscope {

/// A drop-down list whose entries are checked; closed, it names those that are. Clicking an entry,
/// or Space on it, ticks it and leaves the list open.
class CheckList : public QComboBox {
    Q_OBJECT

public:
    explicit CheckList(QWidget* parent);

    /// Adds an entry, with what it is called and what it stands for.
    void add(const QString& name, const QString& key);

    QStringList checked() const;  ///< what the checked entries stand for, in their order
    void setTicked(const QStringList& keys);

    /// The names of the checked entries, or `none`.
    QString summary() const;

Q_SIGNALS:
    void checkedByHand();
    void checkedChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool isTicked(int row) const;
    void tick(int row, bool on);
    void showTicked();
    void toggle(const QModelIndex& entry);
};

}  // namespace attnscope
