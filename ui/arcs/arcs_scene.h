#pragma once

#include <QPainter>
#include <cstdint>
#include <vector>

#include "core/scenario/scenario.h"
#include "core/text/message.h"
#include "ui/look/theme.h"
#include "ui/model/place_names.h"

namespace attnscope {

/// One row of an attention matrix: the weights that a query gives to the keys.
struct ArcsScene {
    Scenario scenario;  ///< with the vectors' n and d
    std::int64_t rows = 0, keys = 0;
    std::int64_t row = 0;
    std::int64_t first_place = 0;  ///< position of row 0 among the keys
    std::vector<float> weights;    ///< of all keys, NaN for masked keys; empty if unknown
    PlaceNames places;             ///< of the keys
    QString head;                  ///< which head the matrix is of; may be empty
    std::vector<Message> notes;    ///< on positions (core/engines/notes.h)
    bool outdated = false;         ///< whether another row or matrix is wanted

    bool isEmpty() const { return weights.empty(); }
    double weight(std::int64_t key) const;  ///< 0 if it is masked
    double largestWeight() const;           ///< in size
    bool isMasked(std::int64_t key) const;
    std::int64_t seenKeys() const;  ///< how many keys the row sees
    PlaceNames rowNames() const { return places.ofRows(first_place); }
};

/// The part of the row's largest weight below which a key gets no line.
inline constexpr double least_line = 0.004;

/// The queries and keys that are shown, each in a column with one line per position.
struct ShownTokens {
    std::vector<std::int64_t> queries, keys;  ///< ascending
    bool are_aligned = false;  ///< all positions are shown, and each has a line of its own
    double share = 0;          ///< part of the row's weight that the shown keys have

    std::int64_t seenKeys(const ArcsScene& scene) const;  ///< how many of `keys` the row sees
};

/// Returns all positions, if there are at most `lines`. Else returns `lines` queries from
/// `first_query` on, and the keys with the largest weights (of keys with equal weights, those
/// nearest to the row): at most `lines`, and none that gets no line unless no key gets one.
ShownTokens shownTokens(const ArcsScene& scene, int lines, std::int64_t first_query);

/// Returns the first of `lines` queries with the row in their middle.
std::int64_t firstAround(const ArcsScene& scene, int lines);

/// Returns the first of `lines` queries, `first_query` moved as little as shows the row.
std::int64_t firstWithRow(const ArcsScene& scene, int lines, std::int64_t first_query);

/// "Row 7 'sat': 24 of 512 keys, 93 % of the weight", or the largest weight if all keys that the
/// row sees are shown; from the longest to the shortest.
QStringList arcsCaptions(const ArcsScene& scene, const ShownTokens& shown);

/// "Token arcs   n = 64, d = 32, λ = 0.177, head 3": titles above an exported picture, in order of
/// preference.
QStringList arcsTitles(const ArcsScene& scene);

/// The row and the keys with the largest weights, in a sentence.
QString arcsText(const ArcsScene& scene);

}  // namespace attnscope
