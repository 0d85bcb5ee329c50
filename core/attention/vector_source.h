#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "core/attention/queries_and_keys.h"
#include "core/parameters/parameter.h"

namespace attnscope {

/// The upper halves of the random streams of queries and of keys, below 2³².
inline constexpr std::uint64_t query_side = 'Q', key_side = 'K';

/// A row of queries or of keys that is to be drawn.
struct RowRequest {
    std::uint64_t seed;
    std::uint64_t side;  ///< query_side or key_side
    std::uint64_t row;
    const ParameterValues& parameters;

    bool is_key() const { return side == key_side; }

    /// The random stream of this row alone.
    std::uint64_t stream() const { return side << 32 | row; }
};

/// A request for keys that match queries.
struct PlantRequest {
    std::uint64_t seed;
    const ParameterValues& parameters;
    const Vectors& queries;
};

/// A source of the rows of Q or K. Each source has a file in core/attention/sources.
struct VectorSource {
    std::string_view key;           ///< name on the command line, in files and in exports
    std::string_view label;         ///< what a person reads
    std::string_view formula = {};  ///< of a row
    std::string_view help;          ///< one sentence
    std::string_view meaning;       ///< two sentences for everybody: what it is, and when it holds
    std::string_view source = {};   ///< empty if there is none
    std::span<const Parameter* const> parameters = {};
    std::int64_t least_dimension = 1;  ///< the least d that rows can be drawn for

    /// Whether a head of the laboratory makes all rows together (core/lab/trained_vectors.h).
    bool is_trained = false;

    /// Draws a row, which depends on the request alone; null if rows are read from a file or made
    /// by a trained head.
    void (*draw_row)(const RowRequest& request, std::span<double> row) = nullptr;
    /// Changes drawn keys so that they match the given queries; null for most sources. A source
    /// that plants is one of keys alone, so queries do not come from it. Throws InvalidRequest if
    /// the keys cannot match.
    void (*plant)(const PlantRequest& request, Vectors& keys) = nullptr;
};

extern const VectorSource trained_source;

/// All sources of keys, the standard one first.
std::span<const VectorSource* const> vector_sources();

/// All sources of queries: those of keys that do not plant.
std::vector<const VectorSource*> query_sources();

/// Returns the source with this key. Throws InvalidRequest if there is none.
const VectorSource& vector_source(std::string_view key);

/// Whether the source with this key is a file of vectors.
bool is_file(std::string_view source);

/// Whether the source with this key is a trained head.
bool is_trained(std::string_view source);

/// Whether rows of the source with this key are drawn, each by itself.
bool is_drawn(std::string_view source);

}  // namespace attnscope
