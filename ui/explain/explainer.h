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

/// Explains what stands in a window: under a pointer that rests, in a bubble (in place of the
/// tooltip); under the keys with Shift+F1 in the bubble, with F1 in the reference. The items of an
/// opened list are explained as the keys go through them.
class Explainer : public QObject {
    Q_OBJECT

public:
    explicit Explainer(QWidget* window);
    ~Explainer() override;

    /// Opens the reference at what has the focus, or at the entry with this id.
    void openReference();
    void openReference(const QString& entry);
    /// Shows the bubble beside what has the focus.
    void explainFocus();
    void hide();
    /// Closes the reference where it covers a part of the window.
    void uncover(const QWidget& part);

    const Reference& reference();
    ReferenceWindow* referenceWindow() const;
    ExplanationBubble* bubble() const { return bubble_; }
    /// The entry that the bubble shows; empty while it is hidden.
    const QString& shown() const { return shown_; }

Q_SIGNALS:
    /// Emitted when somebody wants to see in the window what an entry speaks of.
    void demonstrationWanted(const attnscope::ReferenceEntry& entry);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool isOfWindow(const QWidget& widget) const;
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
    bool hovers_ = false;  ///< whether the bubble belongs to the pointer
    QTimer leaving_;       ///< runs while the pointer is on its way into the bubble, or away
};

}  // namespace attnscope
