#pragma once

#include <QDialog>
#include <QStringList>
#include <functional>

#include "core/reference/reference.h"

class QLabel;
class QLineEdit;
class QPushButton;
class QTextBrowser;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;
class QUrl;

namespace attnscope {

/// The window of the reference: on the left the list of all entries or of those found, on the right
/// an entry.
class ReferenceWindow : public QDialog {
    Q_OBJECT

public:
    ReferenceWindow(const Reference& reference, QWidget* parent);

    /// Shows an entry or a section by its id, or "about"; the first section if there is no such id.
    void showEntry(const QString& id);
    /// The id of what is shown; empty where a search has found nothing.
    const QString& shown() const { return shown_; }

    QLineEdit* search() const { return search_; }
    QTreeWidget* list() const { return list_; }
    QTextBrowser* text() const { return text_; }
    QPushButton* demonstrator() const { return demonstrate_; }
    /// The question whether another query was meant; hidden where there is none.
    QLabel* suggestion() const { return meant_; }

Q_SIGNALS:
    /// Emitted when a person wants to see in the main window what the entry speaks of.
    void demonstrationWanted(const QString& id);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void buildList();
    void buildText();
    void arrange();
    void listAll();
    void listFound(const QString& query);
    void find();
    void showHit(const QString& id);
    void suggest(const QString& query);
    void follow(const QUrl& address);
    void go(const QString& id);
    void goBack();
    void select(const QString& id);
    void render();
    QString html() const;

    const Reference& reference_;
    QLineEdit* search_;
    QLabel* meant_;
    QToolButton* back_;
    QTreeWidget* list_;
    QTextBrowser* text_;
    QPushButton* demonstrate_;
    QString shown_;
    bool is_hit_ = false;  ///< whether the page shown is the hit of a search that goes on
    QStringList earlier_;  ///< ids of the pages shown before, the latest one last
};

}  // namespace attnscope
