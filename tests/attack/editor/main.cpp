#include <QAbstractButton>
#include <QApplication>
#include <QFileInfo>
#include <QPushButton>
#include <QTimer>
#include <chrono>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <string>

#include "tests/attack/editor/diary.h"
#include "tests/ui/random_edits.h"
#include "ui/session/session_files.h"
#include "ui/session/session_json.h"
#include "ui/session/session_keeper.h"
#include "ui/status/message_bar.h"
#include "ui/window/running_window.h"

// attnscope_editor SEED FILE: a window as the program opens it, in which somebody takes what it
// offers and then edits and saves to FILE without a pause, in drags that last longer than a session
// may stay unkept, too. Tells standard output what the window shows, and when (diary.h).

namespace {

using namespace attnscope;
using namespace std::chrono_literals;

void write(const char* what, const QByteArray& text) {
    std::cout << attack::entry(what, text.toStdString()) << std::flush;
}

/// Somebody who edits.
class Editor {
public:
    Editor(RunningWindow& running, unsigned seed, QString file)
        : window_(running.window()), random_(seed), file_(std::move(file)) {
        QObject::connect(&window_.sessions(), &SessionKeeper::touched, &window_,
                         [this] { tell(); });
        QObject::connect(&hand_, &QTimer::timeout, &window_, [this] { act(); });
        QObject::connect(&pulse_, &QTimer::timeout, &window_, [] { write("alive", {}); });
        hand_.start(17ms);
        pulse_.start(50ms);
    }

    void takeOffer() {
        const auto answers = window_.messages()->answers();
        if (answers.empty() || window_.messages()->isHidden())
            return write("nothing", shown());
        answers.front()->click();
        write("offered", shown());
    }

private:
    QByteArray shown() const { return toJson(window_.sessions().session()); }

    void tell() {
        if (const QByteArray now = shown(); now != told_)
            write("shown", told_ = now);
    }

    void act() {
        ScenarioModel& model = window_.model();
        if (--steps_ < 0) {  // every so often a drag begins or ends
            steps_ = static_cast<int>(random_() % 200);
            model.setDragging(!model.isDragging());
        }
        if (model.isDragging())
            drag(model);
        else if (random_() % 16 == 0)
            save();
        else if (random_() % 8 == 0)
            testing::zoomAnything(window_, random_);
        else
            testing::editAnything(window_, random_);
        tell();
    }

    void drag(ScenarioModel& model) {
        try {
            model.setField("n", std::to_string(2 + random_() % 500));
        } catch (const Error&) {
            // it stays as it is
        }
    }

    void save() {
        write("saving", toJson(window_.sessions().session(), QFileInfo(file_).absolutePath()));
        window_.sessionFiles().saveTo(file_);
        write("saved", {});
    }

    MainWindow& window_;
    std::mt19937 random_;
    QString file_;
    QByteArray told_;
    int steps_ = 60;
    QTimer hand_, pulse_;
};

}  // namespace

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    if (argc != 3)
        return 2;
    prepareApplication(application);
    RunningWindow running({}, stateFolder());
    Editor editor(running, static_cast<unsigned>(std::atoi(argv[1])),
                  QString::fromLocal8Bit(argv[2]));
    editor.takeOffer();
    return QApplication::exec();
}
