#pragma once

#include <QObject>
#include <QPointer>
#include <QTimer>
#include <memory>

#include "core/reference/reference.h"
#include "ui/explain/explanations.h"

class QKeyEvent;

namespace attnscope {

class ExplanationBubble;
class ReferenceWindow;

/// Explains the parts of a window. When the pointer rests on a part, a bubble explains it in place
/// of the tooltip. Shift+F1 explains what has the focus in the bubble; F1 opens the reference at
/// it. While the keys go through the items of an opened list, the bubble explains each item.
class Explainer : public QObject {
    Q_OBJECT

public:
    explicit Explainer(QWidget* window);
    ~Explainer() override;

    /// Opens the reference at what the mouse was moved over after the last key, else at what has
    /// the focus.
    void openReference();
    /// Opens the reference at the entry with this id.
    void openReference(const QString& entry);
    /// Shows the bubble beside what has the focus.
    void explainFocus();
    void hide();
    /// Closes the reference if it covers this part of the window.
    void uncover(const QWidget& part);

    const Reference& reference();
    ReferenceWindow* referenceWindow() const;
    ExplanationBubble* bubble() const { return bubble_; }
    /// The entry that the bubble shows; empty while it is hidden.
    const QString& shown() const { return shown_; }

Q_SIGNALS:
    /// Emitted when a person wants to see in the window what an entry speaks of.
    void demonstrationWanted(const attnscope::ReferenceEntry& entry);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool isOfWindow(const QWidget& widget) const;
    QString entryUnderPointer() const;
    void notePointer(const QObject& watched, const QEvent& event);
    bool takeHover(QWidget& widget, QPoint at);
    bool takeKey(const QKeyEvent& key);
    void takeRelease(QWidget& widget, const QKeyEvent& key);
    void takePointer();
    void show(const Explanation& explanation);
    void activate(const QString& address);

    QWidget* window_;
    std::unique_ptr<Reference> reference_;        ///< made when it is first needed
    QPointer<ReferenceWindow> reference_window_;  ///< a dialog takes its own away with it
    ExplanationBubble* bubble_ = nullptr;
    QString shown_;
    bool hovers_ = false;    ///< the bubble explains what is under the pointer
    QPoint pointer_at_key_;  ///< where the mouse was when a key or a menu was used last
    QTimer leaving_;         ///< hides the bubble unless the pointer goes into it in time
};

}  // namespace attnscope
