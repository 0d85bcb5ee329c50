#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace attnscope {

/// What a published config.json says of its model's attention: facts, with the files in which they
/// were read.
struct PublishedConfig {
    std::string model;
    std::vector<std::string> sources;
    std::string config;  ///< as read_model_config() takes it
};

/// Returns the configurations of resources/models, in the order of the file.
const std::vector<PublishedConfig>& published_configs();

/// Throws std::out_of_range if there is no such model.
const PublishedConfig& published_config(std::string_view model);

}  // namespace attnscope
