#include "core/attention/vector_source.h"

namespace attnscope {

extern const VectorSource file_source = {
    .key = "file",
    .label = "file",
    .formula = R"(x_i\text{: row }i\text{ of the tensor})",
    .help = "Read from a file.",
    .meaning =
        "Queries or keys are read from a file of yours, such as those of a trained model. The file "
        "decides d, a file of keys n as well, and figures of entropy show its measured rows beside "
        "the means of random ones.",
    .source = "Attnscope",
};

}  // namespace attnscope
