#include "core/engines/engines.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "core/parameters/table.h"
#include "core/text/errors.h"
#include "core/text/printable.h"

namespace attnscope {

ATTNSCOPE_TABLE(EngineKind, all_engines,  // each in a folder of core/engines
                cpu_engine,               // cpu/
                gpu_engine                // gpu/
);

namespace {

/// Returns the first device that is not a software renderer, or else the first.
std::optional<std::size_t> usual_device(const std::vector<EngineDevice>& devices) {
    if (devices.empty())
        return std::nullopt;
    const auto found = std::ranges::find_if(
        devices, [](const EngineDevice& device) { return device.kind != DeviceKind::software; });
    return found == devices.end() ? 0 : static_cast<std::size_t>(found - devices.begin());
}

/// Returns the device with this number or with this part of its name.
std::optional<std::size_t> device_called(const std::vector<EngineDevice>& devices,
                                         std::string_view asked) {
    std::size_t number = 0;
    const char* const end = asked.data() + asked.size();
    const auto [at, fault] = std::from_chars(asked.data(), end, number);
    if (fault == std::errc() && at == end)
        return number < devices.size() ? std::optional(number) : std::nullopt;
    const auto found = std::ranges::find_if(devices, [&](const EngineDevice& device) {
        return !asked.empty() && device.name.find(asked) != std::string::npos;
    });
    if (found == devices.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - devices.begin());
}

/// Returns the kinds that a key may mean, in order. "auto" means every kind; but if no device is
/// given and there is a GPU, only the kind of the GPU.
std::vector<const EngineKind*> kinds_of(std::string_view key, bool by_device) {
    std::vector<const EngineKind*> kinds;
    for (const EngineKind* const kind : engines()) {
        if (key == "auto" && !by_device && kind->is_hardware_here())
            return {kind};
        if (kind->key == key || key == "auto")
            kinds.push_back(kind);
    }
    return kinds;
}

}  // namespace

std::string_view name_of(DeviceKind kind) {
    constexpr std::array<std::string_view, 3> names = {"processor", "GPU", "software renderer"};
    return names[static_cast<std::size_t>(kind)];
}

std::span<const EngineKind* const> engines() {
    return all_engines;
}

EngineMaker engine_maker(std::string_view key, std::optional<std::string_view> device) {
    bool finds_devices = false;
    for (const EngineKind* const kind : kinds_of(key, device.has_value())) {
        const std::vector<EngineDevice> devices = kind->devices();
        const auto number = device ? device_called(devices, *device) : usual_device(devices);
        if (number)
            return [kind, number] { return kind->make(*number); };
        finds_devices = finds_devices || !devices.empty();
    }
    if (device && finds_devices)
        throw InvalidRequest(Message(
            "engine.no-device",
            "engine %1 has no device %2 here; \"attnscope devices\" lists the available ones",
            {in_quotes(key), in_quotes(*device)}));
    throw InvalidRequest(Message(
        "engine.none", "there is no engine %1 here; \"attnscope devices\" lists the available ones",
        {in_quotes(key)}));
}

}  // namespace attnscope
