#include "ui/handout/handout_content.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <map>
#include <set>

#include "core/fields/fields.h"
#include "core/fields/value_text.h"
#include "ui/lessons/stage_session.h"
#include "ui/look/text.h"
#include "ui/look/translated.h"
#include "ui/views/command_words.h"
#include "ui/views/views.h"

namespace attnscope {
namespace {

constexpr std::size_t most_figures_of_a_step = 3;

QString inHandout(const char* text) {
    return QCoreApplication::translate("Handout", text);
}

ProseSpan wordsOf(const QString& text, bool is_bold = false) {
    ProseSpan span;
    span.text = text.toStdString();
    span.is_bold = is_bold;
    return span;
}

std::vector<ProseBlock> paragraph(const QString& text) {
    return {{"", 0, {wordsOf(text)}}};
}

/// Returns the text with words before its first ones.
std::vector<ProseBlock> after(const QString& words, std::vector<ProseBlock> text,
                              bool is_bold = true) {
    if (text.empty() || !text.front().mark.empty())
        text.insert(text.begin(), ProseBlock());
    auto& spans = text.front().spans;
    spans.insert(spans.begin(), wordsOf(words + u' ', is_bold));
    return text;
}

/// Returns the text as an item with a mark.
std::vector<ProseBlock> marked(const std::string& mark, std::vector<ProseBlock> text) {
    for (ProseBlock& block : text)
        ++block.depth;
    if (!text.empty())
        text.front().mark = mark;
    return text;
}

bool hasLink(const ProseBlock& block) {
    return std::ranges::any_of(block.spans,
                               [](const ProseSpan& each) { return !each.link.empty(); });
}

/// Returns a title, which may have formulas, as a text.
std::vector<ProseBlock> titleText(const QString& before, const std::string& title) {
    std::vector<LessonFault> faults;
    std::vector<ProseBlock> text = read_prose(title, 0, faults);
    const bool is_plain = faults.empty() && text.size() == 1 && text.front().mark.empty();
    if (!is_plain || std::ranges::any_of(text.front().spans, [](const ProseSpan& span) {
            return span.kind == ProseSpan::Kind::number || span.kind == ProseSpan::Kind::display;
        }))
        text = paragraph(toQString(title));
    return before.isEmpty() ? text : after(before, text, false);
}

/// Returns the figure of a view as a step shows it once the questions at the places `answered`
/// among its parts are answered.
HandoutFigure figureOf(const LessonStep& step, const std::string& view,
                       const std::set<std::size_t>& answered = {}) {
    HandoutFigure figure;
    Session session = sessionOf(step, answered, {});
    session.lesson.reset();
    session.is_row_pinned = showsCells(view);
    figure.request = reduced({.view = view, .shown = session});
    for (const LessonCallout& callout : step.stage.callouts)
        if (const auto* curve = std::get_if<LessonCallout::Curve>(&callout.target);
            curve && curve->view == view)
            figure.callouts.push_back(callout);
    return figure;
}

class Writer {
public:
    explicit Writer(const HandoutParts& parts) : parts_(parts) {}

    Handout take() && { return std::move(handout_); }

    void write(const Lesson& lesson) {
        handout_.title = toQString(lesson.title);
        add(HandoutRole::title, titleText({}, lesson.title));
        add(HandoutRole::introduction, lesson.introduction);
        for (std::size_t i = 0; i < lesson.steps.size(); ++i)
            write(lesson.steps[i], i + 1, i + 1 == lesson.steps.size());
        if (!hints_.empty())
            add(HandoutRole::heading, paragraph(inHandout(QT_TRANSLATE_NOOP("Handout", "Hints"))));
        for (HandoutBlock& hint : hints_)
            handout_.blocks.push_back(std::move(hint));
        if (!parts_.answers)
            answers_.clear();
        else
            addRevealed();
        writeEnd(inHandout(QT_TRANSLATE_NOOP("Handout", "Answers")), answers_);
        for (const ProseBlock& link : links_)
            if (!standsInSources(link))
                sources_.push_back({HandoutRole::source, {link}});
        writeEnd(inHandout(QT_TRANSLATE_NOOP("Handout", "Sources")), sources_);
    }

private:
    void add(HandoutRole role, std::vector<ProseBlock> text) {
        if (text.empty())
            return;
        note(text);
        handout_.blocks.push_back({role, std::move(text)});
    }

    /// Keeps the addresses of links, each once.
    void note(const std::vector<ProseBlock>& text) {
        for (const ProseBlock& block : text)
            for (const ProseSpan& span : block.spans)
                if (!span.link.empty() && addresses_.insert(span.link).second) {
                    ProseSpan address = wordsOf(toQString(span.link));
                    address.link = span.link;
                    links_.push_back({"•", 1, {wordsOf(toQString(span.text) + u' '), address}});
                }
    }

    void write(const LessonStep& step, std::size_t number, bool is_last) {
        add(HandoutRole::heading, titleText(QString::number(number) + u' ', step.title));
        bool has_figures = false;
        const auto show = [&] {
            if (!std::exchange(has_figures, true))
                writeStage(step);
        };
        for (std::size_t i = 0; i < step.parts.size(); ++i) {
            if (const auto* text = std::get_if<std::vector<ProseBlock>>(&step.parts[i])) {
                writeText(*text, is_last);
                continue;
            }
            show();
            if (const auto* question = std::get_if<LessonQuestion>(&step.parts[i]))
                write(*question, step, i);
            else
                write(std::get<LessonTask>(step.parts[i]));
        }
        show();
        if (!parts_.notes || step.notes.empty())
            return;
        add(HandoutRole::label,
            paragraph(step.planned_seconds == 0
                          ? inHandout(QT_TRANSLATE_NOOP("Handout", "For the lecturer"))
                          : inHandout(QT_TRANSLATE_NOOP("Handout", "For the lecturer: %1 s"))
                                .arg(step.planned_seconds)));
        add(HandoutRole::notes, step.notes);
    }

    /// Writes a text without the paragraphs at the end of the last step that name sources.
    void writeText(std::vector<ProseBlock> text, bool is_last) {
        std::size_t end = text.size();
        while (is_last && end > 0 && hasLink(text[end - 1]))
            --end;
        std::vector<ProseBlock> sources(text.begin() + static_cast<std::ptrdiff_t>(end),
                                        text.end());
        text.resize(end);
        add(HandoutRole::text, std::move(text));
        if (sources.empty())
            return;
        for (const ProseBlock& block : sources)
            for (const ProseSpan& span : block.spans)
                addresses_.insert(span.link);  // they stand here
        withoutHeading(sources.front());
        sources_.push_back({HandoutRole::source, sources});
    }

    /// Whether the sources name the address of a link already.
    bool standsInSources(const ProseBlock& link) const {
        return std::ranges::any_of(sources_, [&](const HandoutBlock& each) {
            return std::ranges::any_of(each.text, [&](const ProseBlock& block) {
                return std::ranges::count(block.spans, link.spans.back().link, &ProseSpan::link) >
                       0;
            });
        });
    }

    /// Takes a short word and a colon off the beginning: "Sources: …".
    static void withoutHeading(ProseBlock& block) {
        constexpr qsizetype longest = 12;
        ProseSpan& first = block.spans.front();
        const QString words = toQString(first.text);
        const auto end = [&](QChar colon) { return words.indexOf(colon); };
        const qsizetype at = std::max(end(u':'), end(u'：'));
        if (first.kind != ProseSpan::Kind::words || at < 1 || at > longest ||
            words.left(at).contains(u' '))
            return;
        qsizetype begin = at + 1;
        while (begin < words.size() && words[begin].isSpace())
            ++begin;
        const QString rest = words.sliced(begin);
        first.text = (rest.left(1).toUpper() + rest.mid(1)).toStdString();
        if (rest.isEmpty())
            block.spans.erase(block.spans.begin());
    }

    /// Writes the views of a step and the line that makes its settings.
    void writeStage(const LessonStep& step) {
        HandoutBlock shown{HandoutRole::figures};
        std::set<std::size_t> again;
        std::vector<std::string> views = step.stage.views;
        views.resize(std::min(views.size(), most_figures_of_a_step));
        for (const std::string& view : views) {
            HandoutFigure figure = figureOf(step, view);
            const auto known = std::ranges::find_if(
                handout_.figures, [&](const auto& each) { return each.request == figure.request; });
            if (known == handout_.figures.end()) {
                figure.caption = captionOf(step, figure.request);
                shown.figures.push_back(handout_.figures.size());
                handout_.figures.push_back(std::move(figure));
            } else {
                again.insert(static_cast<std::size_t>(known - handout_.figures.begin()));
            }
        }
        for (const std::size_t each : shown.figures)
            handout_.figures[each].is_alone = shown.figures.size() == 1;
        if (!shown.figures.empty())
            handout_.blocks.push_back(std::move(shown));
        writeAgain(again);
        if (const Scenario& scenario = step.stage.scenario;
            scenario != Scenario() && (!views.empty() || !step.stage.settings.empty()))
            add(HandoutRole::command, paragraph(commandOf(scenario)));
    }

    void writeAgain(const std::set<std::size_t>& figures) {
        QStringList names;
        for (const std::size_t each : figures)
            names.append(nameOf(each));
        if (!names.isEmpty())
            add(HandoutRole::again,
                paragraph(
                    inHandout(QT_TRANSLATE_NOOP("Handout", "As before: %1")).arg(listed(names))));
    }

    static QString nameOf(std::size_t figure) {
        return inHandout(QT_TRANSLATE_NOOP("Handout", "Figure %1")).arg(figure + 1);
    }

    static QString captionOf(std::size_t figure, const std::string& view) {
        return inHandout(QT_TRANSLATE_NOOP("Handout", "%1: %2")).arg(nameOf(figure), titleOf(view));
    }

    /// Returns number and title, what is set otherwise than where the view was shown last, and what
    /// the step says of cells of a matrix.
    QString captionOf(const LessonStep& step, const ExportRequest& shown) {
        const std::string& view = shown.view;
        const Scenario& now = shown.shown.scenario;  // of what the view reads
        QString caption = captionOf(handout_.figures.size(), view);
        const auto [last, is_first] = shown_.try_emplace(view, now);
        if (const QStringList changes = changesOf(last->second, now); !changes.isEmpty())
            caption =
                inHandout(QT_TRANSLATE_NOOP("Handout", "%1; now %2")).arg(caption, listed(changes));
        last->second = now;
        for (const LessonCallout& callout : step.stage.callouts)
            if (const auto* cell = std::get_if<LessonCallout::Cell>(&callout.target);
                cell && view == "attention")
                caption += inHandout(QT_TRANSLATE_NOOP("Handout", "; row %1, key %2: %3"))
                               .arg(cell->row)
                               .arg(cell->key)
                               .arg(toQString(callout.text));
        return caption;
    }

    /// Returns what is set in another way than before, but for the rules that are compared, which a
    /// legend names.
    static QStringList changesOf(const Scenario& before, const Scenario& now) {
        QStringList changes;
        for (const Field& each : fields())
            if (each.applies(now) && !std::holds_alternative<ChoicesField>(each.kind) &&
                get(before, each) != get(now, each))
                changes.append(translated(value_text(now, each)));
        return changes;
    }

    static QString commandOf(const Scenario& scenario) {
        CommandWords words;
        addScenario(words, scenario);
        return QString::fromStdString(commandLine(std::move(words)));
    }

    /// Keeps the hint of a question or a task for the end.
    void keepHint(const QString& name, const std::vector<ProseBlock>& hint) {
        if (hint.empty())
            return;
        note(hint);
        hints_.push_back({HandoutRole::hint,
                          after(inHandout(QT_TRANSLATE_NOOP("Handout", "%1:")).arg(name), hint)});
    }

    /// Writes a question; its answer, and the view with the curve that it reveals, stand at the
    /// end.
    void write(const LessonQuestion& question, const LessonStep& step, std::size_t part) {
        const QString name =
            inHandout(QT_TRANSLATE_NOOP("Handout", "Question %1")).arg(++questions_);
        add(HandoutRole::label, paragraph(name));
        add(HandoutRole::question, question.text);
        std::vector<ProseBlock> answer = question.answer;
        for (std::size_t i = 0; i < question.choices.size(); ++i) {
            const std::string letter(1, static_cast<char>('A' + i % 26));
            add(HandoutRole::choice, marked(letter + '.', question.choices[i].text));
            if (question.choices[i].is_right)
                answer = after(
                    inHandout(QT_TRANSLATE_NOOP("Handout", "%1: %2.")).arg(name, toQString(letter)),
                    answer);
        }
        keepHint(name, question.hint);
        if (parts_.answers)
            note(answer);
        answers_.push_back({HandoutRole::answer, answer});
        if (!question.revealed)
            return;
        revealed_.push_back({answers_.size(), &step, question.revealed->view, part, name});
    }

    /// Adds the views with what answers reveal, below their answers. They are numbered after those
    /// of the steps.
    void addRevealed() {
        std::size_t added = 0;
        for (const Revealed& each : revealed_) {
            HandoutFigure figure = figureOf(*each.step, each.view, {each.part});
            figure.caption = inHandout(QT_TRANSLATE_NOOP("Handout", "%1, with the answer: %2"))
                                 .arg(captionOf(handout_.figures.size(), each.view), each.question);
            answers_.insert(answers_.begin() + static_cast<std::ptrdiff_t>(each.place + added++),
                            {HandoutRole::figures, {}, {handout_.figures.size()}});
            handout_.figures.push_back(std::move(figure));
        }
    }

    void write(const LessonTask& task) {
        const QString name = inHandout(QT_TRANSLATE_NOOP("Handout", "Task %1")).arg(++tasks_);
        add(HandoutRole::label,
            paragraph(inHandout(QT_TRANSLATE_NOOP("Handout", "%1, in the program")).arg(name)));
        add(HandoutRole::task, marked(std::string(emptyBox), task.text));
        keepHint(name, task.hint);
        QStringList settings;
        for (const std::string& setting : task.solution)
            settings.append(QString::fromStdString(setting));
        answers_.push_back(
            {HandoutRole::answer,
             after(inHandout(QT_TRANSLATE_NOOP("Handout", "%1:")).arg(name),
                   paragraph(inHandout(QT_TRANSLATE_NOOP("Handout", "for example %1"))
                                 .arg(listed(settings))))});
    }

    void writeEnd(const QString& title, const std::vector<HandoutBlock>& blocks) {
        if (blocks.empty())
            return;
        handout_.blocks.push_back({HandoutRole::section, paragraph(title)});
        handout_.blocks.insert(handout_.blocks.end(), blocks.begin(), blocks.end());
    }

    /// What an answer reveals.
    struct Revealed {
        std::size_t place;  ///< among the answers, below which it stands
        const LessonStep* step;
        std::string view;
        std::size_t part;  ///< place of the question among the step's parts
        QString question;
    };

    HandoutParts parts_;
    Handout handout_;
    std::vector<Revealed> revealed_;
    int questions_ = 0, tasks_ = 0;
    std::vector<HandoutBlock> hints_, answers_, sources_;
    std::map<std::string, Scenario> shown_;  ///< of each view, in the step that showed it last
    std::vector<ProseBlock> links_;
    std::set<std::string> addresses_;
};

}  // namespace

Handout handoutOf(const Lesson& lesson, const HandoutParts& parts) {
    Writer writer(parts);
    writer.write(lesson);
    return std::move(writer).take();
}

}  // namespace attnscope
