#include "ui/export/marks_tab.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <array>

#include "core/text/errors.h"
#include "core/text/numbers.h"
#include "ui/figure/edited_figure.h"
#include "ui/figure/label_text.h"
#include "ui/look/text.h"
#include "ui/look/typed_number.h"
#include "ui/model/edit_fields.h"

namespace attnscope {
namespace {

struct PlaceOf {
    DataPoint Annotation::*point;
    double DataPoint::*axis;
};

constexpr std::array annotationPlaces{
    PlaceOf{&Annotation::from, &DataPoint::x}, PlaceOf{&Annotation::from, &DataPoint::y},
    PlaceOf{&Annotation::to, &DataPoint::x}, PlaceOf{&Annotation::to, &DataPoint::y}};

/// Returns the place in the plot at these fractions of its width and height.
DataPoint placeIn(const Figure& figure, double across, double up) {
    const auto at = [](const Axis& axis, double part) {
        return to_digits(AxisMap{{axis.min, axis.max}, axis.logarithmic}.at(part), 3);
    };
    return {at(figure.x, across), at(figure.y, up)};
}

}  // namespace

MarksTab::MarksTab(const FigureEditor& editor, QWidget* parent)
    : EditTab(editor, tr("Marks"), parent) {
    addButtons();
    addFields();
    form()->addRow(fault());
}

void MarksTab::addButtons() {
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    for (const auto& [kind, label, name] :
         {std::tuple(AnnotationKind::text, tr("+ Text"), tr("Add a text")),
          std::tuple(AnnotationKind::arrow, tr("+ Arrow"), tr("Add an arrow")),
          std::tuple(AnnotationKind::line, tr("+ Line"), tr("Add a line"))}) {
        auto* button = new QPushButton(label, this);
        button->setAccessibleName(name);
        button->setToolTip(tr("%1; a click or a drag in the preview gives it its place").arg(name));
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, [this, kind = kind] { add(kind); });
        buttons->addWidget(button);
    }
    list_ = new QListWidget(this);
    list_->setAccessibleName(tr("Marks"));
    list_->setMinimumHeight(96);
    connect(list_, &QListWidget::currentRowChanged, this, [this] {
        endTyping();
        showFields();
        Q_EMIT refusalChanged();
    });
    remove_ = new QPushButton(tr("Remove"), this);
    remove_->setAutoDefault(false);
    connect(remove_, &QPushButton::clicked, this, &MarksTab::remove);
    auto* below = new QHBoxLayout;
    below->addWidget(remove_);
    below->addStretch();
    form()->addRow(buttons);
    form()->addRow(list_);
    form()->addRow(below);
}

void MarksTab::addFields() {
    text_ = addEntry(tr("Text"), [this](FigureEdits& now, const std::string& text) {
        setAnnotationText(now, static_cast<std::size_t>(chosen()), text);
    });
    const std::array names{tr("x"), tr("y"), tr("x of the end"), tr("y of the end")};
    for (std::size_t i = 0; i < annotationPlaces.size(); ++i)
        places_.push_back(addPlace(names[i], annotationPlaces[i].axis, annotationPlaces[i].point));
    const auto addPair = [this](const QString& label, QLineEdit* x, QLineEdit* y) {
        auto* pair = new QWidget(this);
        auto* row = new QHBoxLayout(pair);
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(8);
        row->addWidget(x);
        row->addWidget(y);
        form()->addRow(label, pair);
        return pair;
    };
    form()->addRow(tr("Text"), text_);
    from_ = addPair(tr("x, y"), places_[0], places_[1]);
    to_ = addPair(tr("to x, y"), places_[2], places_[3]);
}

QLineEdit* MarksTab::addPlace(const QString& name, double DataPoint::*axis,
                              DataPoint Annotation::*point) {
    return addEntry(name, [this, axis, point](FigureEdits& now, const std::string& text) {
        Annotation& annotation = now.plot.annotations.at(static_cast<std::size_t>(chosen()));
        (annotation.*point).*axis = typedNumber(text);
        if (drawn())
            check(drawn()->figure, now.plot);
    });
}

int MarksTab::chosen() const {
    return list_->currentRow();
}

void MarksTab::showEdits() {
    {
        const QSignalBlocker blocked(list_);
        const int before = list_->currentRow();
        list_->clear();
        for (const Annotation& each : edits().plot.annotations) {
            const QString kind = each.kind == AnnotationKind::text    ? tr("Text")
                                 : each.kind == AnnotationKind::arrow ? tr("Arrow")
                                                                      : tr("Line");
            const QString text = plainText(toQString(typedText(each.text)));
            list_->addItem(text.isEmpty() ? kind : tr("%1: %2").arg(kind, text));
        }
        list_->setCurrentRow(std::min(std::max(before, 0), list_->count() - 1));
    }
    showFields();
}

void MarksTab::showFields() {
    const bool any = chosen() >= 0;
    remove_->setEnabled(any);
    for (QWidget* each : {static_cast<QWidget*>(text_), from_, to_})
        each->setEnabled(any);
    if (!any)
        return;
    const Annotation& annotation = edits().plot.annotations[static_cast<std::size_t>(chosen())];
    text_->setEnabled(annotation.kind != AnnotationKind::line);
    to_->setEnabled(annotation.kind != AnnotationKind::text);
    showIn(text_, toQString(annotation.text));
    for (std::size_t i = 0; i < annotationPlaces.size(); ++i) {
        const double place = annotation.*annotationPlaces[i].point.*annotationPlaces[i].axis;
        showIn(places_[i], asTyped(toQString(to_text(place))));
    }
}

/// Adds an annotation in the middle of the plot, ready to be written and moved.
void MarksTab::add(AnnotationKind kind) {
    if (!drawn())
        return;
    const Figure& figure = drawn()->figure;
    Annotation annotation{kind, placeIn(figure, 0.5, 0.5), {}, {}};
    if (kind != AnnotationKind::text)
        annotation.to = placeIn(figure, 0.65, 0.65);
    if (kind == AnnotationKind::text)
        annotation.text = tr("Text").toStdString();
    FigureEdits now = edits();
    now.plot.annotations.push_back(annotation);
    change(now, {});
    list_->setCurrentRow(list_->count() - 1);
    if (kind != AnnotationKind::line) {
        text_->setFocus();
        text_->selectAll();
    }
    Q_EMIT placing();
}

void MarksTab::remove() {
    endTyping();
    FigureEdits now = edits();
    now.plot.annotations.erase(now.plot.annotations.begin() + chosen());
    change(now, {});
}

void MarksTab::focusOn(const FigurePart& part) {
    list_->setCurrentRow(static_cast<int>(part.index));
    QLineEdit* entry = text_->isEnabled() ? text_ : places_.front();
    entry->setFocus();
    entry->selectAll();
}

}  // namespace attnscope
