#include "core/attention/vector_source.h"

#include "core/parameters/record.h"
#include "core/parameters/table.h"

namespace attnscope {

ATTNSCOPE_TABLE(VectorSource, all_sources,  // each in a file of core/attention/sources
                sphere_source,              // uniform, |x| = √d
                gaussian_source,            // N(0, I)
                planted_source,             // cos(q, k*) = c
                planted_gap_source,         // q·k* = Δ
                clusters_source,            // mean cosine w within a topic
                correlated_source,          // mean cosine ρ
                made_up_source,             // a sink, near keys, repeated tokens
                trained_source,             // of a model of the laboratory
                file_source                 // NPY, NPZ or safetensors
);

std::span<const VectorSource* const> vector_sources() {
    return all_sources;
}

std::vector<const VectorSource*> query_sources() {
    std::vector<const VectorSource*> sources;
    for (const VectorSource* source : all_sources)
        if (!source->plant)
            sources.push_back(source);
    return sources;
}

const VectorSource& vector_source(std::string_view key) {
    return record_of(all_sources, "source of vectors", key);
}

bool is_file(std::string_view source) {
    return !is_drawn(source) && !is_trained(source);
}

bool is_trained(std::string_view source) {
    return vector_source(source).is_trained;
}

bool is_drawn(std::string_view source) {
    return vector_source(source).draw_row != nullptr;
}

}  // namespace attnscope
