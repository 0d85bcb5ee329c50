#include "ui/session/session_words.h"

#include <QCoreApplication>

#include "ui/session/session_keys.h"

namespace attnscope {
namespace {

using namespace session_keys;

struct Part {
    const QString& key;
    const char* unreadable;
};

const Part parts[] = {
    {scenario_key, QT_TRANSLATE_NOOP("attnscope::Session", "The Scenario cannot be read.")},
    {frozen_key, QT_TRANSLATE_NOOP("attnscope::Session", "The frozen Scenario cannot be read.")},
    {chosen_key, QT_TRANSLATE_NOOP("attnscope::Session",
                                   "Which frozen Scenario the matrices show cannot be read.")},
    {over_key, QT_TRANSLATE_NOOP("attnscope::Session",
                                 "The values that figures are compared over cannot be read.")},
    {board_key, QT_TRANSLATE_NOOP("attnscope::Session", "The layout of the views cannot be read.")},
    {zooms_key, QT_TRANSLATE_NOOP("attnscope::Session", "A figure's zoom cannot be read.")},
    {pinned_key,
     QT_TRANSLATE_NOOP("attnscope::Session", "Whether a row is pinned cannot be read.")},
    {matrix_key, QT_TRANSLATE_NOOP("attnscope::Session", "The matrix's zoom cannot be read.")},
    {steps_key,
     QT_TRANSLATE_NOOP("attnscope::Session", "The steps of the presentation cannot be read.")},
    {views_key, QT_TRANSLATE_NOOP("attnscope::Session",
                                  "The presentation asks for views that cannot be shown.")},
    {title_key, QT_TRANSLATE_NOOP("attnscope::Session", "The title of a step cannot be read.")},
    {formulas_key, QT_TRANSLATE_NOOP("attnscope::Session", "The typed formulas cannot be read.")},
    {hidden_key, QT_TRANSLATE_NOOP("attnscope::Session", "The hidden curves cannot be read.")},
    {edits_key, QT_TRANSLATE_NOOP("attnscope::Session", "The edits of a figure cannot be read.")},
    {lesson_key, QT_TRANSLATE_NOOP("attnscope::Session",
                                   "The place in the lesson that was open cannot be read.")},
    {saved_key,
     QT_TRANSLATE_NOOP("attnscope::Session", "The path of the session's own file cannot be read.")},
    {files_key, QT_TRANSLATE_NOOP("attnscope::Session", "The paths of the files cannot be read.")},
};

}  // namespace

QString unreadablePart(const QString& key) {
    for (const Part& part : parts)
        if (part.key == key)
            return QCoreApplication::translate("attnscope::Session", part.unreadable);
    return {};
}

}  // namespace attnscope
