#include "core/models/published_configs.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "core/models/model_files.h"

namespace attnscope {

const std::vector<PublishedConfig>& published_configs() {
    static const std::vector<PublishedConfig> configs = [] {
        std::vector<PublishedConfig> all;
        for (const ModelFile& file : model_files())
            for (const nlohmann::json& each : nlohmann::json::parse(file.json))
                all.push_back({each.at("model"), each.at("sources"), each.at("config").dump()});
        return all;
    }();
    return configs;
}

const PublishedConfig& published_config(std::string_view model) {
    const auto found = std::ranges::find(published_configs(), model, &PublishedConfig::model);
    if (found == published_configs().end())
        throw std::out_of_range("no published configuration of " + std::string(model));
    return *found;
}

}  // namespace attnscope
