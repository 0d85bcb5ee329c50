#include "core/attention/vector_source.h"

namespace attnscope {

extern const VectorSource file_source = {
    .key = "file",
    .label = "file",
    .formula = R"(x_i\text{: row }i\text{ of the tensor})",
    .help = "Read from a file.",
    .meaning =
        "Queries or keys are read from a file of yours, such as those of a trained model; the "
        "file decides d, and a file of keys also decides n. Figures of entropy show its measured "
        "rows beside the means of random ones.",
    .source = "Attnscope",
};

}  // namespace attnscope
