#include "ui/export/figure_editor.h"

#include <QTabWidget>
#include <algorithm>

#include "core/figures/entries.h"
#include "core/text/errors.h"
#include "ui/export/axes_tab.h"
#include "ui/export/curves_tab.h"
#include "ui/export/marks_tab.h"
#include "ui/export/texts_tab.h"
#include "ui/figure/format.h"
#include "ui/figure/hidden_entries.h"
#include "ui/figure/label_text.h"
#include "ui/look/text.h"
#include "ui/look/translated.h"
#include "ui/model/edit_fields.h"

namespace attnscope {
namespace {

/// Returns the name that the figure itself gives a curve.
QString ownName(const Figure& figure, const std::string& key) {
    for (const PlacedLabel& label : labelsOf(figure))
        if (entryKey(figure, label) == key)
            return label.text;
    return {};
}

}  // namespace

FigureEditor::FigureEditor(QTabWidget* tabs, QWidget* parent)
    : QObject(parent),
      steps_(1),
      tabs_(tabs),
      texts_(new TextsTab(*this, parent)),
      curves_(new CurvesTab(*this, parent)) {
    auto* marks = new MarksTab(*this, parent);
    marks_ = marks;
    all_ = {texts_, curves_, new AxesTab(*this, parent), marks_};
    for (EditTab* tab : all_) {
        tabs->addTab(tab, tab->accessibleName());
        connect(tab, &EditTab::edited, this, &FigureEditor::take);
        connect(tab, &EditTab::refusalChanged, this, &FigureEditor::refusalChanged);
    }
    connect(marks, &MarksTab::placing, this, &FigureEditor::placing);
}

void FigureEditor::begin(const FigureEdits& edits) {
    steps_ = {{edits, {}}};
    now_ = 0;
    drawn_.reset();
    for (EditTab* tab : all_)
        tab->endTyping();
    showAll();
    Q_EMIT begun();
}

void FigureEditor::setDrawn(const std::shared_ptr<const DrawnFigure>& drawn) {
    drawn_ = drawn;
    showAll();
}

void FigureEditor::setUse(bool isFigure, bool isTable) {
    for (EditTab* tab : all_)
        tabs_->setTabVisible(tabs_->indexOf(tab), isFigure && (!isTable || tab == curves_));
    curves_->setListAlone(isTable);
}

bool FigureEditor::isRefused(const EditTab* tab) const {
    return tabs_->isTabVisible(tabs_->indexOf(tab)) && !tab->refusal().isEmpty();
}

bool FigureEditor::hasRefusal() const {
    return std::ranges::any_of(all_, [this](const EditTab* tab) { return isRefused(tab); });
}

QString FigureEditor::refusalElsewhere() const {
    QStringList sentences;
    for (const EditTab* tab : all_)
        if (tab != tabs_->currentWidget() && isRefused(tab))
            sentences.append(tr("%1: %2").arg(tab->accessibleName(), tab->refusal()));
    return sentences.join(u'\n');
}

void FigureEditor::showAll() {
    for (EditTab* tab : all_)
        tab->showEdits();
}

/// Adds a change as a step, or to the step before if both have the same name.
void FigureEditor::take(const FigureEdits& edits, const QString& name) {
    if (edits == this->edits())
        return;
    steps_.resize(now_ + 1);
    if (now_ > 0 && !name.isEmpty() && steps_[now_].name == name)
        steps_[now_].edits = edits;
    else
        steps_.push_back({edits, name});
    now_ = steps_.size() - 1;
    showAll();
    Q_EMIT changed();
}

void FigureEditor::undo() {
    if (hasRefusal())
        goTo(now_);  // drops the text that is refused
    else if (now_ > 0)
        goTo(now_ - 1);
}

void FigureEditor::redo() {
    if (now_ + 1 < steps_.size())
        goTo(now_ + 1);
}

void FigureEditor::goTo(std::size_t step) {
    now_ = step;
    for (EditTab* tab : all_)
        tab->endTyping();
    showAll();
    Q_EMIT changed();
}

QString FigureEditor::textOf(const FigurePart& part) const {
    const FigureEdits& now = edits();
    const auto typedOr = [](const std::optional<std::string>& typed, const QString& own) {
        return typed ? toQString(*typed) : own;
    };
    if (!drawn_)
        return {};
    const Figure& own = drawn_->own;
    switch (part.kind) {
        case PartKind::title:
            return typedOr(now.title, translated(own.title));
        case PartKind::x_label:
            return typedOr(now.x_label, axisCaption(own.x));
        case PartKind::y_label:
            return typedOr(now.y_label, plainText(drawn_->layout.caption.text));
        case PartKind::name: {
            const auto name = now.names.find(part.key);
            return name == now.names.end() ? ownName(own, part.key) : toQString(name->second);
        }
        case PartKind::annotation:
            return part.index < now.plot.annotations.size()
                       ? toQString(now.plot.annotations[part.index].text)
                       : QString();
        default:
            return {};
    }
}

void FigureEditor::setText(const FigurePart& part, const QString& text) {
    if (text == textOf(part))
        return;
    FigureEdits now = edits();
    const std::string typed = text.trimmed().toStdString();
    const auto setOwn = [&](const char* key, std::optional<std::string> FigureEdits::*member) {
        set(now, editField(key), typed);
        if (typed.empty())
            (now.*member).reset();
    };
    if (part.kind == PartKind::title)
        setOwn("set-title", &FigureEdits::title);
    else if (part.kind == PartKind::x_label)
        setOwn("x-label", &FigureEdits::x_label);
    else if (part.kind == PartKind::y_label)
        setOwn("y-label", &FigureEdits::y_label);
    else if (part.kind == PartKind::name)
        setName(now, part.key, typed);
    else if (part.kind == PartKind::annotation && part.index < now.plot.annotations.size())
        setAnnotationText(now, part.index, typed);
    take(now, {});
}

void FigureEditor::place(std::size_t annotation, const DataPoint& from, const DataPoint& to,
                         const QString& step) {
    if (annotation >= edits().plot.annotations.size())
        return;
    FigureEdits now = edits();
    now.plot.annotations[annotation].from = from;
    if (now.plot.annotations[annotation].kind != AnnotationKind::text)
        now.plot.annotations[annotation].to = to;
    take(now, step);
}

EditTab* FigureEditor::tabOf(const FigurePart& part) const {
    switch (part.kind) {
        case PartKind::title:
        case PartKind::x_label:
        case PartKind::y_label:
            return texts_;
        case PartKind::name:
        case PartKind::line:
            return curves_;
        case PartKind::annotation:
            return marks_;
        case PartKind::nothing:
        case PartKind::plot:
            break;
    }
    return nullptr;
}

void FigureEditor::focusOn(const FigurePart& part) {
    EditTab* tab = tabOf(part);
    if (!tab || !tabs_->isTabVisible(tabs_->indexOf(tab)))
        return;
    tabs_->setCurrentWidget(tab);
    tab->focusOn(part);
}

}  // namespace attnscope
