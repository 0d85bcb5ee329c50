#include "ui/board/view_menu.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QMenu>

#include "ui/board/board.h"
#include "ui/look/explained.h"
#include "ui/views/view_card.h"
#include "ui/views/view_pane.h"
#include "ui/views/view_title.h"
#include "ui/views/views.h"

namespace attnscope {
namespace {

/// Fills the menu of a card's title. A view that is on the board already is offered with what
/// choosing it does: "swap" or "move".
class ViewMenu {
    Q_DECLARE_TR_FUNCTIONS(attnscope::ViewMenu)

public:
    ViewMenu(QMenu& menu, Board& board, const ViewCard& card)
        : menu_(menu),
          board_(board),
          card_(card),
          layout_(board.boardLayout()),
          here_(card.view()) {}

    void fill() {
        empty();
        if (ViewPane* const pane = board_.pane(here_))
            pane->fillTitleMenu(menu_);
        addViews();
        menu_.addSeparator();
        addPlaces(tr("Add view &beside"), Placing::beside);
        addPlaces(tr("Add view b&elow"), Placing::below);
        menu_.addSeparator();
        addMaximise();
        QAction* remove = addAction(tr("&Remove"), removed(layout_, here_));
        remove->setEnabled(viewsOf(layout_).size() > 1);
        menu_.addSeparator();
        menu_.addMenu(card_.exports());
    }

private:
    /// Empties the menu and deletes its submenus and action groups, which QMenu::clear() leaves.
    void empty() {
        menu_.clear();
        qDeleteAll(menu_.findChildren<QMenu*>(QString(), Qt::FindDirectChildrenOnly));
        qDeleteAll(menu_.findChildren<QActionGroup*>(QString(), Qt::FindDirectChildrenOnly));
    }

    QAction* addAction(const QString& text, const BoardLayout& wanted, QMenu* menu = nullptr) {
        return (menu ? menu : &menu_)->addAction(text, &board_, [board = &board_, wanted] {
            board->setBoardLayout(wanted);
        });
    }

    QString named(std::string_view view, const QString& where) const {
        return isOn(layout_, view) ? titleOf(view) + u'\t' + where : titleOf(view);
    }

    void addViews() {
        auto* exclusive = new QActionGroup(&menu_);
        for (const ViewGroup& group : viewGroups()) {
            QMenu* menu = menu_.addMenu(group.title);
            for (const std::string_view view : group.views) {
                const bool is_here = view == here_;
                QAction* action = addAction(is_here ? titleOf(view) : named(view, tr("swap")),
                                            exchanged(layout_, here_, view), menu);
                action->setCheckable(true);
                action->setChecked(is_here);
                setExplanation(*action, explanationOfView(view));
                exclusive->addAction(action);
            }
        }
    }

    void addPlaces(const QString& text, Placing placing) {
        QMenu* place = menu_.addMenu(text);
        for (const ViewGroup& group : viewGroups()) {
            QMenu* menu = place->addMenu(group.title);
            for (const std::string_view view : group.views)
                if (view != here_)
                    addAction(named(view, tr("move")), added(layout_, here_, view, placing), menu);
        }
    }

    void addMaximise() {
        const bool alone = !layout_.maximised.empty();
        QAction* action = addAction(alone ? tr("&Show all views") : tr("&Maximise"),
                                    toggledMaximised(layout_, here_));
        action->setText(action->text() + u'\t' + (alone ? tr("Esc") : tr("Ctrl+M")));
    }

    QMenu& menu_;
    Board& board_;
    const ViewCard& card_;
    const BoardLayout layout_;
    const std::string here_;
};

}  // namespace

void connectViewMenu(Board& board, ViewCard& card) {
    QMenu* menu = card.title()->menu();
    QObject::connect(menu, &QMenu::aboutToShow, &card,
                     [&board, &card, menu] { ViewMenu(*menu, board, card).fill(); });
}

}  // namespace attnscope
