#include "core/fields/field_table.h"
#include "core/lab/measures.h"
#include "core/lab/tasks.h"

namespace attnscope {
namespace {

constexpr std::string_view lab_group = "Laboratory", lab_itself = "Attnscope";

Field lab_choice(Field field, std::string Scenario::*member, std::string_view table,
                 std::vector<Choice> choices) {
    field.group = lab_group;
    field.is_new = true;
    field.kind = ChoiceField{member, table, std::move(choices)};
    return field;
}

}  // namespace

std::vector<Field> lab_fields() {
    return {
        lab_choice({.key = "lab_task",
                    .label = "Task",
                    .group = {},
                    .unit = "",
                    .help = "What the small attention models of the laboratory are trained on.",
                    .meaning = "The laboratory trains small attention models on this task, under "
                               "the chosen rule and those compared with it. Each task asks a row "
                               "to look at known keys, so that it can be seen whether attention "
                               "finds them at lengths beyond those trained at.",
                    .formula = R"(y = f(x_1, \ldots, x_n))",
                    .source = "Veličković et al. 2024, arXiv 2410.01104",
                    .kind = ChoiceField{}},
                   &Scenario::lab_task, "tasks", choices_of(lab::tasks())),
        {.key = "lab_steps",
         .label = "Steps",
         .group = lab_group,
         .unit = "",
         .help = "Number of steps of training in the laboratory.",
         .meaning =
             "Each step draws new examples, finds how the loss depends on all weights, and moves "
             "these a little. A curve of the loss that is level has had steps enough; one that "
             "still falls may yet end below another, so take more steps before you compare.",
         .formula = R"(w_{t+1} = w_t - \eta\,\hat{m}_t/(\sqrt{\hat{v}_t} + \varepsilon))",
         .source = "Kingma and Ba 2014, arXiv 1412.6980",
         .kind = IntegerField{&Scenario::lab_steps, 1, 99'999, 100, 10'000},
         .is_new = true},
        {.key = "lab_seeds",
         .label = "Seeds",
         .group = lab_group,
         .unit = "",
         .help = "How many models are trained for each rule, each from a seed of its own.",
         .meaning = "The seed decides the weights at the start and the examples, and one model can "
                    "be lucky. With several, curves are means over models, with 95 % intervals; "
                    "differences smaller than these may be chance.",
         .formula = R"(\bar{x} \pm t_{0.975}\, s/\sqrt{m})",
         .source = "Student 1908, doi 10.1093/biomet/6.1.1",
         .kind = IntegerField{&Scenario::lab_seeds, 1, 100, 1, 16},
         .is_new = true},
        lab_choice({.key = "lab_curve",
                    .label = "Over steps",
                    .group = {},
                    .unit = "",
                    .help = "What the view of the training shows over steps.",
                    .meaning = "While models train, either the part of right answers or the loss "
                               "is drawn over the steps. The loss is what training makes smaller, "
                               "and accuracy is what one wants of it.",
                    .formula = R"(t \mapsto \text{accuracy},\text{ or loss})",
                    .source = lab_itself,
                    .kind = ChoiceField{}},
                   &Scenario::lab_curve, "learning-curves", choices_of(lab::learning_curves)),
        lab_choice({.key = "lab_measure",
                    .label = "Over lengths",
                    .group = {},
                    .unit = "",
                    .help = "What the view of lengths beyond those trained at shows.",
                    .meaning = "Trained models are measured at lengths far beyond those that they "
                               "were trained at, and this choice says what is drawn. Accuracy "
                               "says whether they still answer rightly, and the entropy and the "
                               "weight on the target why they do or do not.",
                    .formula = R"(n \mapsto \text{accuracy, loss, }H)",
                    .source = lab_itself,
                    .kind = ChoiceField{}},
                   &Scenario::lab_measure, "measures", choices_of(lab::measures)),
    };
}

}  // namespace attnscope
