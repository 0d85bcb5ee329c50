#pragma once

#include <QComboBox>
#include <QStringList>

namespace attnscope {

/// A drop-down list whose entries can be checked. While closed, it shows the names of the checked
/// entries. A click on an entry, or Space, toggles the entry and leaves the list open. Entries
/// without a key are headings.
class CheckList : public QComboBox {
    Q_OBJECT

public:
    explicit CheckList(QWidget* parent);

    /// Adds an entry with its name and the key that it stands for.
    void add(const QString& name, const QString& key);

    QStringList checked() const;  ///< keys of the checked entries, in the list's order
    void setTicked(const QStringList& keys);

    /// The names of the checked entries; "none" if there are none.
    QString summary() const { return summary_; }

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

    QString summary_ = tr("none");
    qsizetype count_checked_ = 0;
};

}  // namespace attnscope
