#include "ui/panel/panel_strip.h"

#include <QStyleOptionToolButton>
#include <QStylePainter>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <array>

#include "ui/look/text_scale.h"
#include "ui/look/theme.h"

namespace attnscope {
namespace {

constexpr int strip_width = 62;
constexpr int button_height = 54;
constexpr int sign_size = 19;

/// A sign with a name below it.
class SignButton : public QToolButton {
public:
    SignButton(const QString& sign, const QString& name, QWidget* parent)
        : QToolButton(parent), sign_(sign) {
        setText(name);
        setTextSize(*this, textsize::small);
    }

    QSize sizeHint() const override {
        const int name = fontMetrics().horizontalAdvance(text()) + 6;
        return {std::max(scaled(strip_width), name), scaled(button_height)};
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QStylePainter painter(this);
        QStyleOptionToolButton option;
        initStyleOption(&option);
        option.text.clear();
        painter.drawComplexControl(QStyle::CC_ToolButton, option);
        const bool marked = isChecked() || underMouse();
        painter.setPen(palette().color(marked ? QPalette::Text : QPalette::PlaceholderText));
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

/// Returns the sign of the group at index `at`; beyond the signs listed here, its first letter.
QString signOf(const QString& group, qsizetype at) {
    constexpr std::array<QChar, 5> signs = {u'λ', u's', u'A', u'∿', u'◐'};
    const auto index = static_cast<std::size_t>(at);
    return index < signs.size() ? QString(signs.at(index)) : group.left(1);
}

}  // namespace

PanelStrip::PanelStrip(const QStringList& groups, QWidget* parent) : QWidget(parent) {
    setAccessibleName(tr("Groups of the Scenario"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 4, 0);
    column->setSpacing(4);
    for (const QString& group : groups) {
        buttons_.append(makeButton(group));
        column->addWidget(buttons_.back());
    }
    column->addStretch(1);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
}

QToolButton* PanelStrip::makeButton(const QString& group) {
    auto* button = new SignButton(signOf(group, buttons_.size()), group, this);
    button->setAccessibleName(tr("%1, group").arg(group));
    button->setToolTip(tr("Show the fields of this group; Ctrl+B pins the panel"));
    button->setAutoRaise(true);
    button->setCheckable(true);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(button, &QToolButton::clicked, this, [this, group] { Q_EMIT chosen(group); });
    return button;
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
