#pragma once

#include <QString>

// Private to the session's text: the names in it.

namespace attnscope::session_keys {

inline constexpr int version_number = 1;  ///< version of the text's form
inline const QString version_key = QStringLiteral("attnscope-session");
inline const QString scenario_key = QStringLiteral("scenario");
inline const QString frozen_key = QStringLiteral("frozen");
inline const QString name_key = QStringLiteral("name");
inline const QString chosen_key = QStringLiteral("frozen-shown");
inline const QString over_key = QStringLiteral("over");
inline const QString field_key = QStringLiteral("field");
inline const QString values_key = QStringLiteral("values");
inline const QString board_key = QStringLiteral("board");
inline const QString zooms_key = QStringLiteral("zooms");
inline const QString pinned_key = QStringLiteral("row-pinned");
inline const QString steps_key = QStringLiteral("steps");
inline const QString title_key = QStringLiteral("title");
inline const QString views_key = QStringLiteral("views");
inline const QString x_key = QStringLiteral("x");
inline const QString y_key = QStringLiteral("y");
inline const QString matrix_key = QStringLiteral("matrix-zoom");
inline const QString rows_key = QStringLiteral("rows");
inline const QString keys_key = QStringLiteral("keys");
inline const QString cells_key = QStringLiteral("cells");
inline const QString formulas_key = QStringLiteral("formulas");
inline const QString files_key = QStringLiteral("files");
inline const QString saved_key = QStringLiteral("saved-as");
inline const QString hidden_key = QStringLiteral("hidden");
inline const QString lesson_key = QStringLiteral("lesson");
inline const QString step_key = QStringLiteral("step");
inline const QString before_key = QStringLiteral("before");
inline const QString edits_key = QStringLiteral("edits");

}  // namespace attnscope::session_keys
