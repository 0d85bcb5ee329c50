#include "app/beside.h"

#include <cstdlib>
#include <filesystem>
#include <system_error>

namespace attnscope {

void use_what_lies_beside() {
    namespace fs = std::filesystem;
    std::error_code unknown;
    const fs::path program = fs::read_symlink("/proc/self/exe", unknown);
    const fs::path share = program.parent_path().parent_path() / "share";
    const fs::path fonts = share / "attnscope/fonts.conf";
    if (unknown || !fs::exists(fonts, unknown))
        return;
    constexpr int keep = 0, replace = 1;
    setenv("FONTCONFIG_PATH", fonts.parent_path().c_str(), keep);
    if (!fs::exists("/usr/share/X11/xkb", unknown))
        setenv("XKB_CONFIG_ROOT", (share / "X11/xkb").c_str(), keep);
    setenv("QT_PLUGIN_PATH", "", replace);
}

}  // namespace attnscope
