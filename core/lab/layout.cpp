#include "core/lab/layout.h"

#include <cmath>

#include "core/lab/kernels/kernels.h"
#include "core/sampling/normals.h"

namespace attnscope::lab {
namespace {

class LayoutMaker {
public:
    LayoutMaker(const Settings& settings, const Chosen& records)
        : settings_(settings), records_(records) {}

    Layout make() {
        const Task& task = records_.task;
        const std::int64_t d = settings_.d;
        layout_.symbols = add("symbols", task.symbols, d, 1);
        layout_.features =
            add("features", task.features, d, task.features > 0 ? inverse_root(task.features) : 0);
        for (std::int64_t layer = 0; layer < settings_.layers; ++layer)
            add_layer(std::string("layer") + std::to_string(layer) + '.');
        layout_.norm = add("norm", 1, d, 0, 1);
        layout_.read_out = add("read_out", d, task.classes, inverse_root(d));
        layout_.read_out_bias = add("read_out_bias", 1, task.classes, 0);
        return std::move(layout_);
    }

private:
    static double inverse_root(std::int64_t n) { return 1 / std::sqrt(static_cast<double>(n)); }

    std::size_t add(const std::string& name, std::int64_t rows, std::int64_t columns, double spread,
                    double center = 0) {
        const std::int64_t room = padded(columns);
        layout_.blocks.push_back({name, rows, columns, layout_.size, room, spread, center});
        layout_.size += static_cast<std::size_t>(rows * room);
        return layout_.blocks.size() - 1;
    }

    void add_layer(const std::string& name) {
        const std::int64_t d = settings_.d, hidden = hidden_size(settings_);
        LayerBlocks layer{};
        layer.attention_norm = add(name + "attention_norm", 1, d, 0, 1);
        layer.query = add(name + "query", d, d, inverse_root(d));
        layer.key = add(name + "key", d, d, inverse_root(d));
        layer.value = add(name + "value", d, d, inverse_root(d));
        layer.output = add(name + "output", d, d, inverse_root(d));
        layer.mlp_norm = add(name + "mlp_norm", 1, d, 0, 1);
        layer.up = add(name + "up", d, hidden, inverse_root(d));
        layer.up_bias = add(name + "up_bias", 1, hidden, 0);
        layer.down = add(name + "down", hidden, d, inverse_root(hidden));
        layer.down_bias = add(name + "down_bias", 1, d, 0);
        layer.log_temperature = layer.table = LayerBlocks::none;
        add_learned_scales(name, layer);
        layout_.layers.push_back(layer);
    }

    void add_learned_scales(const std::string& name, LayerBlocks& layer) {
        const std::int64_t heads = settings_.heads;
        const bool is_of_dot = records_.rule.multiplies == Multiplies::dot;
        if (are_cosines(records_))
            layer.log_temperature =
                add(name + "log_temperature", 1, heads, 0,
                    is_of_dot ? std::log(static_cast<double>(settings_.d / heads)) : 0);
        for (const Parameter* const each : learned_parameters(records_.rule))
            layer.rule.push_back(
                add(name + std::string(each->key), 1, heads, 0, settings_.parameters[*each]));
        if (learns_table(records_.position))
            layer.table = add(name + "biases", heads, table_rows, 0.04);
    }

    const Settings& settings_;
    const Chosen& records_;
    Layout layout_{};
};

}  // namespace

bool are_cosines(const Chosen& records) {
    return (records.variant.divides_queries && records.variant.divides_keys) ||
           records.rule.multiplies == Multiplies::cosine;
}

bool learns_table(const PositionScheme& position) {
    return position.bias && position.numbers == PositionNumbers::drawn;
}

std::vector<const Parameter*> learned_parameters(const Rule& rule) {
    if (rule.key != "ssmax" && rule.key != "ssmax-b")
        return {};
    return {rule.parameters.begin(), rule.parameters.end()};
}

Layout layout_of(const Settings& settings) {
    const Chosen records = chosen(settings);
    return LayoutMaker(settings, records).make();
}

std::vector<float> first_weights(const Layout& layout, std::uint64_t seed) {
    constexpr std::uint64_t stream = std::uint64_t{'W'} << 56;
    std::vector<float> numbers(layout.size);
    for (std::size_t i = 0; i < layout.blocks.size(); ++i) {
        const Block& block = layout[i];
        std::vector<double> normals(static_cast<std::size_t>(block.rows * block.columns));
        draw_normals(seed, stream | i, normals);
        for (std::int64_t row = 0; row < block.rows; ++row)
            for (std::int64_t column = 0; column < block.columns; ++column)
                numbers[block.at + static_cast<std::size_t>(row * block.room + column)] =
                    static_cast<float>(
                        block.center +
                        block.spread *
                            normals[static_cast<std::size_t>(row * block.columns + column)]);
    }
    return numbers;
}

}  // namespace attnscope::lab
