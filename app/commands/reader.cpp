#include "app/commands/reader.h"

#include <cerrno>

#include "app/commands/command.h"

namespace attnscope {

void print_to_reader(std::ostream& out, const std::function<void(std::ostream&)>& print) {
    errno = 0;
    print(out);
    if (!out.flush() && errno == EPIPE)
        throw ReaderEnded();
}

}  // namespace attnscope
