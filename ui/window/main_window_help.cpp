#include <QMenuBar>

#include "core/text/errors.h"
#include "ui/explain/explainer.h"
#include "ui/look/translated.h"
#include "ui/panel/panel_dock.h"
#include "ui/panel/panel_strip.h"
#include "ui/panel/quick_bar.h"
#include "ui/panel/scenario_panel.h"
#include "ui/reference/demonstration.h"
#include "ui/session/session_keeper.h"
#include "ui/status/message_bar.h"
#include "ui/status/status_line.h"
#include "ui/window/main_window.h"
#include "ui/window/shown_entry.h"

// How the window explains itself.

namespace attnscope {

void MainWindow::buildHelpMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Help"));
    QAction* start = menu->addAction(tr("&Start here"), explainer_, [this] {
        explainer_->openReference(QStringLiteral("start"));
    });
    start->setToolTip(tr("What Attnscope shows, and how to read it"));
    strip_->addButton(u'?', start);
    menu->addAction(tr("&Reference"), QKeySequence(Qt::Key_F1), explainer_,
                    [this] { explainer_->openReference(); });
    menu->addAction(tr("&Explain what has the focus"), QKeySequence(Qt::SHIFT | Qt::Key_F1),
                    explainer_, &Explainer::explainFocus);
    menu->addAction(tr("&Glossary"), explainer_,
                    [this] { explainer_->openReference(QStringLiteral("words")); });
    menu->addAction(tr("&Mouse and keys"), explainer_,
                    [this] { explainer_->openReference(QStringLiteral("shortcuts")); });
    menu->addSeparator();
    menu->addAction(tr("&About Attnscope"), explainer_,
                    [this] { explainer_->openReference(QStringLiteral("about")); });
    connect(explainer_, &Explainer::demonstrationWanted, this, &MainWindow::demonstrate);
}

/// Shows what an entry of the reference speaks of, as one change that can be undone.
void MainWindow::demonstrate(const ReferenceEntry& entry) {
    const Session before = sessions_->session();
    try {
        sessions_->show(demonstrating(entry.show, before));
    } catch (const Error& error) {
        messages_->say(translated(error.message()));
        return;
    }
    explainer_->uncover(*board_);
    focusField(entry.show.field);
    shown_entry_->show(entry, before);
    const bool was_shown = sessions_->session() == before;
    status_->tell((was_shown ? tr("Shown: “%1”.") : tr("Shown: “%1”. Ctrl+Z takes it back."))
                      .arg(translated(entry.title)));
}

/// Gives the focus to the control of a field, if there is one.
void MainWindow::focusField(std::string_view key) {
    FieldControl* control = quick_bar_->control(key);
    if (!control && (control = panel_->control(key)) != nullptr)
        dock_->reveal(key);
    if (control && control->editor())
        control->editor()->setFocus(Qt::OtherFocusReason);
}

}  // namespace attnscope
