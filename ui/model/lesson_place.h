#pragma once

#include <QObject>
#include <memory>
#include <optional>
#include <string>

namespace attnscope {

struct Session;

/// Which step of a lesson a window shows.
struct LessonPlace {
    std::string lesson;  ///< name of one of the program's own lessons, or path of a file
    int step = 0;        ///< from 0
    std::shared_ptr<const Session> before;  ///< what the window showed before the lesson

    bool operator==(const LessonPlace& other) const;
};

/// Whether the lesson is in a file of a person's own.
bool isInFile(const LessonPlace& place);

/// The place in a lesson at which a window is; none while no lesson is open.
class OpenLesson : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    const std::optional<LessonPlace>& place() const { return place_; }
    void set(const std::optional<LessonPlace>& place);

Q_SIGNALS:
    void changed();

private:
    std::optional<LessonPlace> place_;
};

}  // namespace attnscope
