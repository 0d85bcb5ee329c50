#pragma once

#include <QObject>

namespace attnscope {

class Board;
class MessageBar;
class ScenarioModel;
class SessionKeeper;

/// Shows a board made for the user's own heads when files are opened in place of drawn vectors. A
/// board that somebody has arranged stays; a question then offers the other one.
class OwnHeadsBoard : public QObject {
    Q_OBJECT

public:
    OwnHeadsBoard(ScenarioModel& model, Board& board, SessionKeeper& sessions, MessageBar& messages,
                  QObject* parent);

    /// Shows the board for the files with which a window opens, unless its board is arranged.
    void begin();
    /// Shows the board for files that were just opened, or offers it; undone with their opening.
    void takeFiles();
    /// Shows the board for the present files.
    void show();

private:
    void follow();

    ScenarioModel& model_;
    Board& board_;
    SessionKeeper& sessions_;
    MessageBar& messages_;
    bool is_settled_ = false;  ///< whether the board was chosen for the present files
    bool has_tokens_ = false;
};

}  // namespace attnscope
