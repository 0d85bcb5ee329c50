#pragma once

namespace attnscope {

/// Sets the environment of a program that was unpacked with all that it needs, as from an archive,
/// which has share/attnscope/fonts.conf beside the program's folder. Fontconfig then reads this
/// file unless FONTCONFIG_PATH names another folder, xkbcommon finds keyboards on a system without
/// any, and Qt looks for no plugins elsewhere, which would be of another Qt. Does nothing if that
/// file is missing. Call it before any thread is started.
void use_what_lies_beside();

}  // namespace attnscope
