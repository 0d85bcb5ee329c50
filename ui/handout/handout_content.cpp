#include "ui/handout/handout_content.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <set>

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
    explicit Writer(bool with_notes) : with_notes_(with_notes) {}

    Handout take() && { return std::move(handout_); }

    void write(const Lesson& lesson) {
        handout_.title = toQString(lesson.title);
        add(HandoutRole::title, titleText({}, lesson.title));
        add(HandoutRole::introduction, lesson.introduction);
        for (std::size_t i = 0; i < lesson.steps.size(); ++i)
            write(lesson.steps[i], i + 1, i + 1 == lesson.steps.size());
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
        if (!with_notes_ || step.notes.empty())
            return;
        add(HandoutRole::label,
            paragraph(inHandout(QT_TRANSLATE_NOOP("Handout", "For the lecturer"))));
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
                figure.caption = captionOf(step, view);
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

    /// Returns number and title, and what the step says of cells of a matrix.
    QString captionOf(const LessonStep& step, const std::string& view) const {
        QString caption = inHandout(QT_TRANSLATE_NOOP("Handout", "%1: %2"))
                              .arg(nameOf(handout_.figures.size()), titleOf(view));
        for (const LessonCallout& callout : step.stage.callouts)
            if (const auto* cell = std::get_if<LessonCallout::Cell>(&callout.target);
                cell && view == "attention")
                caption += inHandout(QT_TRANSLATE_NOOP("Handout", "; row %1, key %2: %3"))
                               .arg(cell->row)
                               .arg(cell->key)
                               .arg(toQString(callout.text));
        return caption;
    }

    static QString commandOf(const Scenario& scenario) {
        CommandWords words;
        addScenario(words, scenario);
        return QString::fromStdString(commandLine(std::move(words)));
    }

    void writeHint(const std::vector<ProseBlock>& hint) {
        if (!hint.empty())
            add(HandoutRole::hint, after(inHandout(QT_TRANSLATE_NOOP("Handout", "Hint:")), hint));
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
        writeHint(question.hint);
        note(answer);
        answers_.push_back({HandoutRole::answer, answer});
        if (!question.revealed)
            return;
        revealed_.push_back({answers_.size(), &step, question.revealed->view, part});
    }

    /// Adds the views with what answers reveal, below their answers. They are numbered after those
    /// of the steps.
    void addRevealed() {
        std::size_t added = 0;
        for (const Revealed& each : revealed_) {
            HandoutFigure figure = figureOf(*each.step, each.view, {each.part});
            figure.caption = captionOf(*each.step, each.view);
            answers_.insert(answers_.begin() + static_cast<std::ptrdiff_t>(each.place + added++),
                            {HandoutRole::figures, {}, {handout_.figures.size()}});
            handout_.figures.push_back(std::move(figure));
        }
    }

    void write(const LessonTask& task) {
        const QString name = inHandout(QT_TRANSLATE_NOOP("Handout", "Task %1")).arg(++tasks_);
        add(HandoutRole::label, paragraph(name));
        add(HandoutRole::task, marked(std::string(emptyBox), task.text));
        writeHint(task.hint);
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
    };

    bool with_notes_;
    Handout handout_;
    std::vector<Revealed> revealed_;
    int questions_ = 0, tasks_ = 0;
    std::vector<HandoutBlock> answers_, sources_;
    std::vector<ProseBlock> links_;
    std::set<std::string> addresses_;
};

}  // namespace

Handout handoutOf(const Lesson& lesson, bool with_notes) {
    Writer writer(with_notes);
    writer.write(lesson);
    return std::move(writer).take();
}

}  // namespace attnscope
