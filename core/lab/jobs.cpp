#include "core/lab/jobs.h"

#include <algorithm>
#include <filesystem>

#include "core/io/atomic_file.h"
#include "core/io/csv.h"
#include "core/lab/run_file.h"
#include "core/lab/unfinished_table.h"
#include "core/scaling/rules.h"
#include "core/text/errors.h"
#include "core/text/numbers.h"
#include "core/text/printable.h"

namespace attnscope::lab {
namespace {

constexpr std::int64_t longest_n = 65536;
constexpr std::string_view columns =
    "task,attention,position,rule,seed,n,accuracy,loss,entropy,target_weight\n";

std::int64_t length_from(const std::string& text, std::string_view part) {
    const auto n = parse_integer(part);
    if (!n || *n < 1 || *n > longest_n)
        throw InvalidRequest(
            Message("lab.length",
                    "--lengths %1 is not possible: it takes A:B with whole numbers from 1 to %2",
                    {in_quotes(text), longest_n}));
    return *n;
}

std::string rows_of(const Settings& settings, const std::vector<Measured>& measured) {
    std::string rows;
    for (const Measured& each : measured)
        rows += csv_line({settings.task, settings.attention, settings.position, settings.rule,
                          std::to_string(settings.seed), std::to_string(each.n),
                          csv_number(each.accuracy), csv_number(each.loss),
                          csv_number(each.entropy), csv_number(each.target_weight)}) +
                '\n';
    return rows;
}

std::string listed(const std::vector<std::string>& words) {
    std::string list;
    for (const std::string& word : words)
        list += (list.empty() ? "" : ",") + word;
    return list;
}

/// Everything on which rows depend, as one line.
std::string description_of(const Comparison& comparison) {
    std::string lengths;
    for (const std::int64_t n : comparison.lengths)
        lengths += (lengths.empty() ? "" : ",") + std::to_string(n);
    return "attnscope lab " + comparison.base.task + " --rules " + listed(comparison.rules) +
           " --attention " + listed(comparison.attentions) + " --positions " +
           listed(comparison.positions) + " --seeds " + std::to_string(comparison.seeds) +
           " --steps " + std::to_string(comparison.steps) + " --part " +
           std::to_string(comparison.part) + '/' + std::to_string(comparison.parts) + " lengths " +
           lengths + comparison.settings_text;
}

std::vector<Settings> all_jobs(const Comparison& comparison) {
    std::vector<Settings> jobs;
    for (const std::string& rule : comparison.rules)
        for (const std::string& attention : comparison.attentions)
            for (const std::string& position : comparison.positions)
                for (std::int64_t seed = 1; seed <= comparison.seeds; ++seed) {
                    Settings job = comparison.base;
                    job.rule = rule;
                    job.attention = attention;
                    job.position = position;
                    job.seed = static_cast<std::uint64_t>(seed);
                    if (seed == 1)
                        chosen(job);
                    jobs.push_back(std::move(job));
                }
    return jobs;
}

/// Throws InvalidRequest if variants that are compared would be the same models.
void check_variants_differ(const Comparison& comparison) {
    if (comparison.attentions.size() < 2)
        return;
    for (const std::string& key : comparison.rules)
        if (rule(key).multiplies == Multiplies::cosine)
            throw InvalidRequest(Message("lab.same-models",
                                         "rule = %1 multiplies cosines, under which all of "
                                         "--attention are the same model: name one of them",
                                         {key}));
}

std::string model_path(const Comparison& comparison, const Settings& job) {
    return comparison.folder + '/' + name_of(job) + ".npz";
}

std::string do_job(const Settings& settings, const Comparison& comparison,
                   const std::stop_token& stop) {
    Run run = new_run(settings);
    train(run, comparison.steps, {}, stop);
    if (!comparison.folder.empty())
        save_run(model_path(comparison, settings), run);
    std::vector<Measured> measured;
    for (const std::int64_t n : comparison.lengths)
        measured.push_back(evaluate(run, n, stop));
    return rows_of(settings, measured);
}

}  // namespace

std::vector<std::int64_t> lengths_from(const std::string& text) {
    const std::string_view all = text;
    const auto colon = all.find(':');
    const std::int64_t first = length_from(text, all.substr(0, colon));
    const std::int64_t last =
        colon == std::string_view::npos ? first : length_from(text, all.substr(colon + 1));
    if (last < first)
        throw InvalidRequest(Message("lab.lengths-reversed",
                                     "--lengths %1 is not possible: the second number is below the "
                                     "first",
                                     {in_quotes(text)}));
    std::vector<std::int64_t> lengths;
    for (std::int64_t n = first; n < last; n *= 2)
        lengths.push_back(n);
    lengths.push_back(last);
    return lengths;
}

std::vector<Settings> jobs_of(const Comparison& comparison) {
    check_variants_differ(comparison);
    const std::vector<Settings> all = all_jobs(comparison);
    const std::int64_t count = std::ssize(all);
    return {all.begin() + count * (comparison.part - 1) / comparison.parts,
            all.begin() + count * comparison.part / comparison.parts};
}

void run_jobs(const Comparison& comparison, const std::string& path, const std::stop_token& stop,
              const JobProgress& progress) {
    const std::vector<Settings> jobs = jobs_of(comparison);
    require_writable(path);
    if (!comparison.folder.empty() && !jobs.empty()) {
        std::error_code ignored;  // a folder that cannot be made cannot be written to
        std::filesystem::create_directories(comparison.folder, ignored);
        require_writable(model_path(comparison, jobs.front()));
    }
    UnfinishedTable table(path + ".unfinished", description_of(comparison),
                          comparison.lengths.size());
    for (std::size_t i = table.blocks(); i < jobs.size(); ++i) {
        table.append(do_job(jobs[i], comparison, stop));
        if (progress)
            progress(jobs[i], static_cast<std::int64_t>(i) + 1, std::ssize(jobs));
    }
    write_atomically(path, std::string(columns) + table.rows());
    table.remove();
}

}  // namespace attnscope::lab
