#include "ui/model/board_json.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>

#include "ui/look/text.h"

namespace attnscope {
namespace {

constexpr int layoutVersion = 1;
const QString version_key = QStringLiteral("version"), columns_key = QStringLiteral("columns"),
              rows_key = QStringLiteral("rows"), views_key = QStringLiteral("views"),
              view_key = QStringLiteral("view"), share_key = QStringLiteral("share"),
              maximised_key = QStringLiteral("maximised");

double withinLimits(double share) {
    constexpr double least = 1e-3, most = 1e6;
    return std::clamp(share, least, most);
}

template <typename Elements, typename Write>
QJsonArray arrayOf(const Elements& elements, const Write& write) {
    QJsonArray array;
    for (const auto& element : elements) {
        QJsonObject object = write(element);
        object[share_key] = withinLimits(element.share);
        array.append(object);
    }
    return array;
}

QJsonObject writeCell(const BoardCell& cell) {
    return {{view_key, toQString(cell.view)}};
}

QJsonObject writeRow(const BoardRow& row) {
    return {{views_key, arrayOf(row.cells, writeCell)}};
}

QJsonObject writeColumn(const BoardColumn& column) {
    return {{rows_key, arrayOf(column.rows, writeRow)}};
}

double shareOf(const QJsonObject& object) {
    return withinLimits(object[share_key].toDouble(1));
}

/// Reads a layout, each view once.
class Reader {
public:
    explicit Reader(std::span<const std::string_view> known) : left_(known.begin(), known.end()) {}

    std::vector<BoardColumn> columns(const QJsonValue& array) {
        return elements<BoardColumn>(array, [this](const QJsonObject& object) {
            return BoardColumn{rows(object[rows_key]), shareOf(object)};
        });
    }

private:
    /// Reads the elements of an array, without those that are empty.
    template <typename Element, typename Read>
    std::vector<Element> elements(const QJsonValue& array, const Read& read) {
        std::vector<Element> made;
        for (const QJsonValue& value : array.toArray())
            if (Element element = read(value.toObject()); !isEmpty(element))
                made.push_back(std::move(element));
        return made;
    }

    std::vector<BoardRow> rows(const QJsonValue& array) {
        return elements<BoardRow>(array, [this](const QJsonObject& object) {
            return BoardRow{cells(object[views_key]), shareOf(object)};
        });
    }

    std::vector<BoardCell> cells(const QJsonValue& array) {
        return elements<BoardCell>(array, [this](const QJsonObject& object) {
            const std::string view = object[view_key].toString().toStdString();
            const bool is_new = std::erase(left_, view) > 0;
            return BoardCell{is_new ? view : std::string(), shareOf(object)};
        });
    }

    static bool isEmpty(const BoardColumn& column) { return column.rows.empty(); }
    static bool isEmpty(const BoardRow& row) { return row.cells.empty(); }
    static bool isEmpty(const BoardCell& cell) { return cell.view.empty(); }

    std::vector<std::string_view> left_;  ///< known views that have not been read yet
};

}  // namespace

QByteArray toJson(const BoardLayout& layout) {
    return QJsonDocument(QJsonObject{{version_key, layoutVersion},
                                     {columns_key, arrayOf(layout.columns, writeColumn)},
                                     {maximised_key, toQString(layout.maximised)}})
        .toJson(QJsonDocument::Compact);
}

std::optional<BoardLayout> layoutFromJson(const QByteArray& text,
                                          std::span<const std::string_view> known) {
    const QJsonObject object = QJsonDocument::fromJson(text).object();
    if (object[version_key].toInt() != layoutVersion)
        return {};
    BoardLayout layout{Reader(known).columns(object[columns_key]), {}};
    if (layout.columns.empty())
        return {};
    return toggledMaximised(layout, object[maximised_key].toString().toStdString());
}

QStringList viewsNamed(const QByteArray& text) {
    QStringList views;
    for (const QJsonValue column : QJsonDocument::fromJson(text).object()[columns_key].toArray())
        for (const QJsonValue row : column[rows_key].toArray())
            for (const QJsonValue cell : row[views_key].toArray())
                views.append(cell[view_key].toString());
    return views;
}

}  // namespace attnscope
