#include "ui/panel/panel_strip.h"

#include <QAction>
#include <QEvent>
#include <QStyleOptionToolButton>
#include <QStylePainter>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <iterator>
#include <string_view>

#include "ui/look/text_scale.h"
#include "ui/look/theme.h"
#include "ui/panel/scenario_panel.h"

namespace attnscope {
namespace {

constexpr int strip_width = 62;
constexpr int button_height = 54, least_height = 38;
constexpr int sign_size = 19;

/// A sign with a name below it.
class SignButton : public QToolButton {
public:
    SignButton(const QString& sign, const QString& name, QWidget* parent)
        : QToolButton(parent), sign_(sign) {
        setText(name);
        setTextSize(*this, textsize::small);
        setAutoRaise(true);
        setForegroundRole(QPalette::PlaceholderText);
        setFocusPolicy(Qt::StrongFocus);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    }

    QSize sizeHint() const override {
        const int name = fontMetrics().horizontalAdvance(text()) + 6;
        return {std::max(scaled(strip_width), name), scaled(button_height)};
    }
    QSize minimumSizeHint() const override { return {sizeHint().width(), scaled(least_height)}; }

protected:
    void paintEvent(QPaintEvent*) override {
        QStylePainter painter(this);
        QStyleOptionToolButton option;
        initStyleOption(&option);
        option.text.clear();
        painter.drawComplexControl(QStyle::CC_ToolButton, option);
        const bool marked = isChecked() || underMouse();
        painter.setPen(palette().color(marked ? QPalette::Text : foregroundRole()));
        QFont large = uiFont(scaled(sign_size));
        large.setItalic(true);
        const int border = height() * 11 / 20;
        painter.setFont(large);
        painter.drawText(QRect(0, 0, width(), border), Qt::AlignHCenter | Qt::AlignBottom, sign_);
        painter.setFont(font());
        painter.drawText(QRect(0, border, width(), height() - border),
                         Qt::AlignHCenter | Qt::AlignTop, text());
    }

private:
    QString sign_;
};

struct GroupSign {
    std::string_view group;  ///< key
    QChar sign;
};

constexpr GroupSign group_signs[] = {{"Scale", u'λ'},    {"Scores", u's'},  {"Attention", u'A'},
                                     {"Sampling", u'∿'}, {"Display", u'◐'}, {"Laboratory", u'∂'}};

/// Returns a group's sign: its first letter if the table has none.
QString signOf(const PanelGroup& group) {
    const auto* found = std::ranges::find(group_signs, group.key, &GroupSign::group);
    return found == std::end(group_signs) ? group.title.left(1) : QString(found->sign);
}

}  // namespace

PanelStrip::PanelStrip(const std::vector<PanelGroup>& groups, QWidget* parent)
    : QScrollArea(parent) {
    setAccessibleName(tr("Groups of the Scenario"));
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);  // a cut sign says that there is more
    setWidgetResizable(true);
    auto* content = new QWidget(this);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 4, 0);
    column->setSpacing(4);
    for (const PanelGroup& group : groups) {
        buttons_.append(makeButton(group));
        column->addWidget(buttons_.back());
    }
    column->addStretch(1);
    setWidget(content);
    viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
}

QSize PanelStrip::sizeHint() const {
    return widget()->sizeHint();
}

QSize PanelStrip::minimumSizeHint() const {
    return {widget()->minimumSizeHint().width(), 0};
}

/// Takes the width of the buttons when their texts change.
bool PanelStrip::eventFilter(QObject* watched, QEvent* event) {
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return QScrollArea::eventFilter(watched, event);
}

QToolButton* PanelStrip::makeButton(const PanelGroup& group) {
    auto* button = new SignButton(signOf(group), group.title, this);
    button->setAccessibleName(tr("%1, group").arg(group.title));
    constexpr qsizetype most = 6;
    const bool has_more = group.fields.size() > most;
    button->setToolTip(
        tr("%1: %2\nCtrl+B pins the panel")
            .arg(group.title,
                 group.fields.first(has_more ? most : group.fields.size()).join(tr(", ")) +
                     (has_more ? tr(", …") : QString())));
    button->setCheckable(true);
    connect(button, &QToolButton::clicked, this,
            [this, title = group.title] { Q_EMIT chosen(title); });
    return button;
}

void PanelStrip::addButton(QChar sign, QAction* action) {
    auto* button = new SignButton(sign, action->iconText(), this);
    button->setToolTip(action->toolTip());
    button->setForegroundRole(QPalette::Link);  // what a newcomer looks for
    connect(button, &QToolButton::clicked, action, &QAction::trigger);
    widget()->layout()->addWidget(button);
}

QToolButton* PanelStrip::button(const QString& group) const {
    const auto found = std::ranges::find_if(
        buttons_, [&](const QToolButton* each) { return each->text() == group; });
    return found == buttons_.end() ? nullptr : *found;
}

void PanelStrip::setOpen(const QString& group) {
    for (QToolButton* each : buttons_)
        each->setChecked(each->text() == group);
}

}  // namespace attnscope
