#include "tests/ui/kept_states.h"

#include <sys/stat.h>

#include <filesystem>

#include "tests/ui/sessions.h"
#include "ui/look/paths.h"

namespace attnscope::testing {
namespace {

using Make = std::function<void(const QString& path)>;

Make bytes(const QByteArray& text) {
    return [text](const QString& path) { writeBytes(path, text); };
}

Make linkTo(const char* target) {
    return
        [target](const QString& path) { std::filesystem::create_symlink(target, bytesOf(path)); };
}

void addDamaged(std::vector<State>& states) {
    const QByteArray whole = toJson(rich());
    for (const int part : {0, 1, 3, 5, 10, 12, 15, 19})
        states.push_back({"cut at " + QByteArray::number(part) + " of 20",
                          bytes(whole.left(whole.size() * part / 20)), false});
    for (const char* more : {"x", "}", "{}", "\xff", ",", "[]"})
        states.push_back({QByteArray("followed by ") + more, bytes(whole + more), false});
    states.push_back({"zeros at its end", bytes(whole + QByteArray(4096, '\0')), false});
    states.push_back({"nothing but zeros", bytes(QByteArray(4096, '\0')), false});
    states.push_back(
        {"a byte that is no UTF-8", bytes(QByteArray(whole).replace("λ", "\xce")), false});
    states.push_back(
        {"too large",
         [](const QString& path) { writeBytes(path, QByteArray(longestSession + 1, ' ')); },
         false});
}

void addForeign(std::vector<State>& states) {
    for (const char* text : {"{", "[]", "null", "7", "{}", "\x89PNG\r\n", "<?xml?>",
                             "Dear diary,\n", "{\"attnscope-session\": \"1\"}", "{\"version\": 1}"})
        states.push_back(
            {QByteArray("foreign ") + QByteArray(text).toPercentEncoding(), bytes(text), false});
    states.push_back({"a folder",
                      [](const QString& path) { QDir().mkpath(path + QStringLiteral("/within")); },
                      false});
    states.push_back(
        {"a pipe", [](const QString& path) { mkfifo(bytesOf(path).c_str(), 0600); }, false});
    states.push_back({"a link to nothing", linkTo("/nowhere/at/all"), false});
    states.push_back({"a link to a folder", linkTo("/tmp"), false});
    states.push_back({"a link to a device", linkTo("/dev/zero"), false});
    states.push_back({"a link in a circle", linkTo("last.attnscope"), false});
    states.push_back({"a disk with a fault", linkTo("/proc/self/mem"), false});
}

void addPartlyUnderstood(std::vector<State>& states) {
    const auto with = [&](const char* name, const char* key, const QJsonValue& value) {
        states.push_back(
            {name, bytes(changed([&](QJsonObject& object) { object[QLatin1String(key)] = value; })),
             true});
    };
    for (const double version : {2.0, 2.5, 1e10, 0.0})
        with(("version " + QByteArray::number(version)).constData(), "attnscope-session", version);
    with("an unknown key", "hologram", true);
    with("pinned by a word", "row-pinned", QStringLiteral("yes"));
    with("steps by a number", "steps", 7);
    with("no board", "board", 7);
    with("a file of nobody's", "files", QJsonObject{{QStringLiteral("/a"), QStringLiteral("a")}});
    for (const auto& [old, text] : {std::pair{"\"version\": 1", "\"version\": 1, \"depth\": 3"},
                                    {"\"view\": \"angles\"", "\"view\": \"holograms\""},
                                    {"\"title\": \"\"", "\"title\": 7"},
                                    {"\"n\": \"96\"", "\"n\": \"96\", \"n\": \"97\""},
                                    {"\"x\": [", "\"z\": 1, \"x\": ["},
                                    {"\"pooling\": \"max\"", "\"pooling\": \"deep\""},
                                    {"\"d = 16\"", "16"}})
        states.push_back({QByteArray(text).simplified(), bytes(replaced(old, text)), true});
}

}  // namespace

const std::vector<State>& states() {
    static const auto all = [] {
        std::vector<State> states;
        addDamaged(states);
        addForeign(states);
        addPartlyUnderstood(states);
        return states;
    }();
    return all;
}

}  // namespace attnscope::testing
