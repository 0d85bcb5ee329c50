#pragma once

#include <QPointer>
#include <deque>
#include <map>
#include <optional>
#include <set>

#include "tests/attack/walker/hand.h"
#include "tests/attack/walker/openings.h"
#include "tests/attack/walker/state.h"

namespace attnscope::walker {

/// Does all that can be done in a window, each thing from where the state begins, and tells
/// standard output of it. What there is to do is found in the window, its menus and its dialogs.
class Walker : public QObject {
    Q_OBJECT

public:
    Walker(MainWindow& window, const QString& state);

    void begin();

private:
    void look();
    void add(const QString& name, const std::vector<Step>& before, const Step& step);
    void next();
    void takeStep();
    void finishStep();
    void lookAround();
    void addMenuBar(const std::vector<Step>& before);
    void takeTurns(std::vector<QStringList>& paths);
    void addActions(QMenu& menu, const std::vector<Step>& before, const Opening& opening);
    void lookAtMenu(QMenu& menu);
    void lookAtDialog(QDialog& dialog);
    void checkNames(QWidget& window);
    std::vector<Step> before() const;
    void fault(const QString& sentence);
    void finish();

    QPointer<MainWindow> window_;
    State state_;
    Hand hand_;
    std::deque<Deed> deeds_;
    std::optional<Deed> last_;  ///< chooses another language
    std::set<QString> known_;
    std::map<QString, std::map<QString, std::size_t>> turns_;  ///< of views in each thing done
    Deed deed_;                                                ///< the one that is being done
    std::size_t step_ = 0;                                     ///< of the deed
    int done_ = 0, names_ = 0;
};

}  // namespace attnscope::walker
