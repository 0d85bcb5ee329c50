#include "app/commands/arguments.h"

#include <algorithm>

#include "core/io/path_ending.h"
#include "core/scenario/paths.h"
#include "core/text/errors.h"
#include "core/text/printable.h"

namespace attnscope {

std::vector<std::string> files_of(const Scenario& scenario) {
    std::vector<std::string> files;
    for (const auto member : path_members)
        files.push_back(scenario.*member);
    return files;
}

void refuse_dash(std::string_view path) {
    if (path == "-")
        throw InvalidRequest(Message("output.dash",
                                     "'-' does not name an output: write /dev/stdout for standard "
                                     "output, or ./- for that name"));
}

void require_ending(std::string_view path, const std::vector<std::string>& endings) {
    if (std::ranges::find(endings, ending_of(path)) != endings.end())
        return;
    std::string listed;
    for (const std::string& ending : endings)
        listed += (listed.empty() ? "." : ", .") + ending;
    throw InvalidRequest(Message("output.ending", "%1 cannot be written: its name has to end in %2",
                                 {in_quotes(path), listed}));
}

}  // namespace attnscope
