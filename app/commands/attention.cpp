#include <CLI/CLI.hpp>
#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <string>

#include "app/commands/arguments.h"
#include "app/commands/attention_json.h"
#include "app/commands/attention_output.h"
#include "app/commands/command.h"
#include "app/commands/json.h"
#include "app/commands/offscreen.h"
#include "app/commands/options.h"
#include "app/commands/stated.h"
#include "core/engines/attention_csv.h"
#include "core/engines/engines.h"
#include "core/fields/fields.h"
#include "core/heads/heads.h"
#include "core/io/atomic_file.h"
#include "core/io/distinct_files.h"
#include "core/io/npy.h"
#include "core/io/tensor_file.h"
#include "core/text/errors.h"
#include "core/vectors/layers.h"
#include "ui/look/translated.h"
#include "ui/pictures/look.h"
#include "ui/views/command_words.h"

namespace attnscope {
namespace {

struct AttentionOptions {
    std::vector<std::string> settings;
    std::string queries, keys, tensors, query_name, key_name, backend = "auto";
    std::optional<std::string> device;
    // Leaves just room beside a square matrix of this height for entropies and the colour bar.
    std::string image, size = "1170x1000", matrix, rows, heads;
    bool timing = false, sized = false, list = false;
};

/// Returns the settings for which the options that name files are short.
std::vector<std::string> file_settings(const AttentionOptions& options) {
    std::vector<std::string> settings;
    const auto add = [&](const char* key, const std::string& value) {
        if (!value.empty())
            settings.push_back(key + ('=' + value));
    };
    for (const std::string& path : {options.tensors, options.queries})
        add("query_file", path);
    for (const std::string& path : {options.tensors, options.keys})
        add("key_file", path);
    add("query_tensor", options.query_name);
    add("key_tensor", options.key_name);
    return settings;
}

/// Returns all settings: those given as such, and those that options stand for.
std::vector<std::string> settings_of_options(const AttentionOptions& options) {
    std::vector<std::string> settings = options.settings;
    std::ranges::copy(file_settings(options), std::back_inserter(settings));
    return settings;
}

bool is_set(const AttentionOptions& options, std::string_view key) {
    return std::ranges::any_of(options.settings, [&](const std::string& setting) {
        return split_assignment(setting).first == key;
    });
}

/// Throws InvalidRequest if n or d is set to another value than the files have.
void check_shape(const AttentionOptions& options, const Scenario& asked,
                 const QueriesAndKeys& input) {
    const auto check = [&](const char* key, std::int64_t given, const std::string& file,
                           std::int64_t held, const Message& what) {
        if (is_set(options, key) && given != held)
            throw InvalidRequest(
                Message("attention.shape",
                        "%1 = %2 is not possible: %3 has %4 %5, and a file decides its shape",
                        {key, given, file, held, what}));
    };
    const std::string& file = is_file(asked.keys)      ? asked.key_file
                              : is_file(asked.queries) ? asked.query_file
                                                       : asked.trained_file;
    if (is_given_by_files(asked, "n"))
        check("n", asked.n, file, input.keys->rows, Message("attention.rows", "rows"));
    if (is_given_by_files(asked, "d"))
        check("d", asked.d, file, input.keys->dim, Message("attention.columns", "columns"));
}

void check_outputs(const AttentionOptions& options, const Scenario& asked) {
    if (options.sized && options.image.empty())
        throw InvalidRequest(Message(
            "attention.size", "--size sets the size of the picture, but there is no --image"));
    if (!options.heads.empty())
        count_heads(asked);
    if (!options.image.empty())
        require_ending(options.image, {"png", "svg", "pdf"});
    const std::vector<std::string> outputs = {options.image, options.rows, options.matrix,
                                              options.heads};
    require_distinct(files_of(asked), outputs);
    for (const std::string& path : outputs) {
        refuse_dash(path);
        if (!path.empty())
            require_writable(path);
    }
}

/// Returns the time of the best of several runs, each on a fresh engine so that nothing is reused.
/// There are at least three runs, unless fewer already take ten seconds together; further runs
/// follow while all have taken less than two seconds.
Timing time_engine(const EngineMaker& make_engine, const AttentionRequest& request,
                   const CommandContext& context) {
    constexpr std::int64_t fewest = 3, most = 1000;
    constexpr double longest = 10, usual = 2;
    Timing timing{0, 0};
    double spent = 0;
    while (timing.runs < fewest ? spent < longest : spent < usual && timing.runs < most) {
        const double seconds = make_engine()->compute(request, context.stop, {}).seconds;
        timing.best = timing.runs == 0 ? seconds : std::min(timing.best, seconds);
        spent += seconds;
        ++timing.runs;
    }
    return timing;
}

std::string shape_json(const Tensor& tensor) {
    std::vector<std::string> lengths;
    for (const std::int64_t length : tensor.shape)
        lengths.push_back(std::to_string(length));
    return json_list(lengths);
}

/// Lists what the file holds, as JSON.
void list_tensors(const std::string& path, std::ostream& out) {
    const TensorFile file(path);
    JsonArray array;
    for (const Tensor& tensor : file.tensors())
        array.add_raw(JsonObject()
                          .add("name", std::string_view(tensor.name))
                          .add("type", std::string_view(tensor.type))
                          .add_raw("shape", shape_json(tensor))
                          .text());
    out << array.text() << '\n';
}

/// Says why heads have no numbers, a line for each reason.
void tell_faults(const std::vector<HeadSummary>& heads, std::ostream& err) {
    std::map<std::string, int> faulty;
    for (const HeadSummary& head : heads)
        if (!head.fault.empty())
            ++faulty[spokenText(head.fault)];
    for (const auto& [fault, count] : faulty)
        err << "attnscope: " << fault
            << (count > 1 ? " (" + std::to_string(count) + " heads)" : std::string()) << '\n';
}

/// Returns the table of all heads. Says why heads have no numbers, and that there are other
/// batches.
std::string heads_table(const Scenario& scenario, AttentionEngine& engine,
                        const CommandContext& context) {
    std::vector<HeadSummary> heads;
    compute_heads(
        scenario, engine, 1, context.stop, [](double) {},
        [&](HeadSummary&& head) {
            if (!head.awaits_exact)
                heads.push_back(std::move(head));
        });
    tell_faults(heads, context.err);
    tell_of_other_batches(scenario, context.err);
    const HeadOrder order = head_order(scenario.head_order).id;
    std::ranges::sort(heads, [&](const HeadSummary& one, const HeadSummary& other) {
        return comes_before(one, other, order);
    });
    return heads_csv(heads);
}

/// Returns the line that makes the picture again.
std::string image_line(const AttentionOptions& options, const Scenario& scenario) {
    CommandWords words = {"attention"};
    addScenario(words, scenario);
    if (options.backend != AttentionOptions().backend)
        add(words, "--backend", options.backend);
    if (options.device)
        add(words, "--device", *options.device);
    if (options.size != AttentionOptions().size)
        add(words, "--size", options.size);
    add(words, "--image", fileName(options.image));
    addLanguage(words);
    return commandLine(std::move(words));
}

int run(const AttentionOptions& options, const CommandContext& context) {
    if (options.list) {
        list_tensors(options.tensors, context.out);
        return 0;
    }
    const EngineMaker make_engine = engine_maker(options.backend, options.device);
    const QSize size = sizeFromText(options.size);
    Scenario asked = scenario_as_stated(settings_of_options(options));
    if (!options.heads.empty())
        asked = with_first_layer(asked);
    check_outputs(options, asked);
    std::optional<OffscreenApplication> painting;  // what a picture lacks is known before the work
    if (!options.image.empty())
        painting.emplace();
    const QueriesAndKeys input = load_named_head(asked, context.stop);
    const PlaceNames places = placeNamesOf(asked);
    check_shape(options, asked, input);
    if (!options.matrix.empty())
        require_room(options.matrix, npy_size(input.queries->rows, input.keys->rows));
    const Scenario scenario = fitted_to(asked, input);
    const auto engine = make_engine();
    AttentionRequest request = attention_request(scenario, input);
    request.all_rows = true;

    std::optional<Timing> timing;
    if (options.timing)
        timing = time_engine(make_engine, request, context);
    if (!options.image.empty())
        request.viewport = viewport_of_picture(input, size);
    const AttentionFrame frame = engine->compute(request, context.stop, {});
    if (!options.image.empty())
        write_image(options.image, size, frame, scenario,
                    {translated(head_name(scenario, input.axes)), places},
                    image_line(options, scenario));
    const PlaceNames row_names = places.ofRows(request.first_place);
    if (!options.rows.empty())
        write_atomically(options.rows, rows_csv(frame, *request.normalizer, row_names.labels(),
                                                row_names.first()));
    if (!options.heads.empty())
        write_atomically(options.heads, heads_table(asked, *engine, context));
    if (!options.matrix.empty())
        write_matrix(options.matrix, *engine, request, context.stop);
    tell_what_files_state(asked, settings_of_options(options), context.err);
    context.out << attention_json(*engine, request, frame, timing, places.labels()) << '\n';
    return 0;
}

constexpr auto attention_examples = R"(Examples:
  attnscope attention --set n=4096 --set d=64 --timing
  attnscope attention --q Q.npy --k K.npy --set mask=causal --rows rows.csv
  attnscope attention --q Q.npy --k K.npy --set head=3 --image head3.png --matrix weights.npy
  attnscope attention --q Q.npy --k K.npy --set attention=additive --set weights_file=W.npz
  attnscope attention --tensors heads.safetensors --list
  attnscope attention --tensors heads.safetensors --q-name layer5.q --k-name layer5.k --set head=3

Without files, queries and keys are drawn as the Scenario says. An NPY, NPZ or safetensors file
holds floats of 16 (also bfloat16), 32 or 64 bits, integers or booleans: rows x dimension, heads x
rows x dimension or batches x heads x rows x dimension. --set batch=... and --set head=... choose
among these. If the keys have fewer heads, each serves equally many heads of the queries in turn
(grouped queries). --q-name and --k-name choose among several tensors; they can be left out if the
names of only one pair differ in q and k alone, and one of them is enough to tell its pair from
others.

If there are fewer queries than keys, --set alignment=bottom-right sets the last query beside the
last key, as when a cache is continued; otherwise the first query stands beside the first key, and a
note in the JSON says so. If there are more queries than keys, bottom-right again sets the last
query beside the last key, and the first queries stand before all keys. The file of the keys decides
n and either file decides d; --set with another value is refused. lambda follows --set rule=... or
--set lambda=... There is no mask unless the files state one or --set mask=... chooses one;
the window sets a causal mask for new files, unless there are more queries than keys. The option
--q Q.npy is short for --set query_file=Q.npy, and --q-name A for --set query_tensor=A.

The metadata of a safetensors file can state how its model computed attention from each pair of
tensors (README, "Files that state how they were computed"). These fields are the defaults of the
run, --set wins, and a line on standard error says which fields are by the file. If the file says
that a mask cannot be shown, --set mask=... has to choose one. With --heads, each layer has the
fields that are stated of it, unless they are set to other values.

Entropies are in nats. --rows writes row,log_sum_exp,entropy,collision,gradient,max_weight,argmax
without comments; only the JSON says what the rows belong to (attention, position, mask, lambda). If
the weights of a row have another sum than 1, entropy and collision are those of the weights over
their sum. With attention=gau-relu2, log_sum_exp is the logarithm of the sum, and there is no
gradient. With --set normalizer=... other than softmax, mass,support follow argmax: the sum of the
row's weights and how many keys have one above 0. log_sum_exp then has the sink in it and is empty
for normalisers that have no denominator, and gradient is lambda times the sum of dp_j/dx_j.
With attention=differential, a row is the difference w of the softmaxes p of two halves, and entropy
and collision are those of |w| over its sum. max_weight is the w of largest size with its sign,
log_sum_exp is empty, and gradient is lambda times (1 - sum p1^2 + |differential_lambda| (1 - sum
p2^2)). mass,support,l1,negative_mass,entropy_1,entropy_2 follow argmax: the sum of w, how many are
not 0, the sum of |w|, how much of it is below 0, and the entropies of both halves.
--set sink_file=... reads the logit of the sink of each head.
--set position_file=... reads the numbers that the formula of a position scheme names, such as b of
t5-bias: from an NPZ or safetensors file, from an NPY file if they are one matrix, or from a JSON
file. rope-longrope also finds its lists of factors in a model's config.json.
--set mask=documents --set document_lengths=700,324 is causal within each of several packed texts;
the last one goes on to the end.
--set tokens_file=... reads a label for each position, one per line or as a JSON array of strings;
--rows then has a column token (empty for positions without a label), and the JSON gives the number of
labels. --matrix writes all weights as float32, 4 bytes for each pair of a query and a key, which
are 64 MiB for n = 4096 and 64 GiB for n = 131072.

--heads writes head,mean_entropy,exact_entropy,distance,lambda,n,mean_key_share,previous,first,
induction,diagonal,norm for every head, and layer if the files hold several: tensors whose names
differ in one number, such as layers.0.q and layers.1.q, or tensors of four axes of which the first
counts layers (--set first_axis=layer). --set head_layers=chosen keeps to the chosen layer. If no
tensor is named, the JSON is on the first of the layers that the names tell.
mean_entropy is the mean over its rows, exact_entropy is the exact mean of the same rows for random
directions of queries and keys and the norms that they have, and distance is the difference.
exact_entropy and distance are empty if the scores have another law than q·k, divided by norms or
not (attention=additive, softcap, position=alibi, ...), if λ follows from the row's entropy or,
below d = 8, if λ‖q‖‖k‖ of a row and a key is above 128; the file of 'plot heads -o heads.csv' has a
comment that says which. mean_key_share is the squared norm of the mean key over the mean squared
norm of the keys, about 1/n for random directions. previous, first and diagonal are the mean weights
of the key before the query's position, of the first key and of the query's own; previous and first
leave out the query at the first position. induction is the mean weight of the keys after earlier
occurrences of the query's token, over the rows whose token occurred before, if
--set tokens_file=... names tokens. norm is the mean over the rows of the norm of the keys by their
weights, divided by the mean norm of the keys that the row sees. --set head_order=... sorts the
heads.

--backend gpu computes on a GPU with OpenGL, and --device chooses one of several. The processor does
what the GPU cannot do or fails at, and the JSON says so and why. auto takes a GPU unless it is a
software renderer, and otherwise the processor. compute_seconds is the engine's own time for all row
statistics, the best of the runs made.

A file is written whole or not at all. If it cannot be replaced, because it has further hard links
or its folder takes no new file, its contents are overwritten at the end. An output that is also an
input or another output is refused. /dev/stdout and similar files are written to directly.)";

}  // namespace

void add_attention(CLI::App& program, Action& chosen) {
    const auto options = std::make_shared<AttentionOptions>();
    CLI::App* command = program.add_subcommand(
        "attention", "Row statistics, picture or matrix of attention weights");
    command->footer(attention_examples);
    add_settings(*command, options->settings);
    command->add_option("--q", options->queries, "NPY, NPZ or safetensors file of the queries");
    command->add_option("--k", options->keys, "NPY, NPZ or safetensors file of the keys");
    CLI::Option* tensors =
        command->add_option("--tensors", options->tensors, "File of both queries and keys");
    command->add_option("--q-name", options->query_name, "Tensor that holds the queries");
    command->add_option("--k-name", options->key_name, "Tensor that holds the keys");
    command->add_flag("--list", options->list, "Print only the tensors that the file holds")
        ->needs(tensors);
    add_engine(*command, options->backend, options->device);
    command->add_option("--image", options->image, "Picture to write: .png, .svg or .pdf");
    command->add_option("--size", options->size, "Width and height of the picture in pixels")
        ->capture_default_str();
    command->add_option("--matrix", options->matrix, "NPY file to write all weights to");
    command->add_option("--rows", options->rows, "CSV file to write the row statistics to");
    command->add_option("--heads", options->heads,
                        "CSV file to write one line per head to, for all heads of the files");
    command->add_flag("--timing", options->timing, "Time the engine");
    command->callback([options, command, &chosen] {
        options->sized = command->count("--size") > 0;
        chosen = [options](const CommandContext& context) { return run(*options, context); };
    });
}

}  // namespace attnscope
