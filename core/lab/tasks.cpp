#include "core/lab/tasks.h"

#include "core/parameters/record.h"
#include "core/parameters/table.h"

namespace attnscope::lab {

ATTNSCOPE_TABLE(Task, all_tasks,    // each in a file of core/lab/tasks
                largest_task,       // the class of the item with the largest priority
                recall_task,        // the value of the key that the query is a noisy copy of
                first_symbol_task,  // the first symbol
                repeats_task        // the next symbol of a text whose segments come again
);

std::span<const Task* const> tasks() {
    return all_tasks;
}

const Task& task(std::string_view key) {
    return record_of(tasks(), "task", key);
}

}  // namespace attnscope::lab
