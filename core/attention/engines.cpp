#include "core/attention/engines.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

#include "core/errors.h"
#include "core/parameters/table.h"
#include "core/text/printable.h"

namespace attnscope {

ATTNSCOPE_TABLE(EngineKind, all_engines,  // each in a folder of core/attention
                cpu_engine,               // cpu/
                gpu_engine                // gpu/
);

namespace {

/// The number of a device that is asked for by its number or part of its name; of no name, the
/// first that is no software renderer, or else the first.
std::optional<std::size_t> device_number(const std::vector<EngineDevice>& devices,
                                         std::string_view asked) {
    std::size_t number = 0;
    const auto [end, fault] = std::from_chars(asked.data(), asked.data() + asked.size(), number);
    if (fault == std::errc() && end == asked.data() + asked.size())
        return number < devices.size() ? std::optional(number) : std::nullopt;
    auto found = std::ranges::find_if(devices, [&](const EngineDevice& device) {
        return asked.empty() ? device.kind != DeviceKind::software
                             : device.name.find(asked) != std::string::npos;
    });
    if (found == devices.end() && asked.empty())
        found = devices.begin();
    if (found == devices.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - devices.begin());
}

[[noreturn]] void refuse_device(std::string_view device) {
    throw InvalidRequest(Message(
        "engine.no-device",
        "there is no device %1 for this engine here; \"attnscope devices\" lists those that there "
        "are",
        {in_quotes(device)}));
}

/// Of the first of these kinds that has such a device.
EngineMaker maker_on(std::span<const EngineKind* const> kinds, std::string_view device) {
    for (const EngineKind* const kind : kinds)
        if (const auto number = device_number(kind->devices(), device))
            return [kind, number] { return kind->make(*number); };
    refuse_device(device);
}

}  // namespace

std::string_view name_of(DeviceKind kind) {
    constexpr std::array<std::string_view, 3> names = {"processor", "GPU", "software renderer"};
    return names[static_cast<std::size_t>(kind)];
}

std::span<const EngineKind* const> engines() {
    return all_engines;
}

EngineMaker engine_maker(std::string_view key, std::string_view device) {
    if (key == "auto" && !device.empty())
        return maker_on(engines(), device);
    for (const EngineKind* const kind : engines())
        if (key == "auto" && kind->is_hardware_here())
            return maker_on({&kind, 1}, device);
    for (const EngineKind* const kind : engines())
        if ((kind->key == key || key == "auto") && !kind->devices().empty())
            return maker_on({&kind, 1}, device);
    throw InvalidRequest(
        Message("engine.none",
                "there is no engine %1 here; \"attnscope devices\" lists those that there are",
                {in_quotes(key)}));
}

}  // namespace attnscope
