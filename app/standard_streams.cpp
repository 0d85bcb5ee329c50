#include "app/standard_streams.h"

#include <fcntl.h>
#include <unistd.h>

#include <initializer_list>

namespace attnscope {

void keep_closed_streams_closed() {
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        if (fcntl(stream, F_GETFD) < 0)  // open() gives the lowest number that is free
            open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY);
}

}  // namespace attnscope
