#include "ui/panel/section.h"

#include "ui/look/text_scale.h"
#include "ui/look/theme.h"

namespace attnscope {

Section::Section(const QString& title, QWidget* parent)
    : QWidget(parent),
      heading_(new QToolButton(this)),
      body_(new QWidget(this)),
      rows_(new QVBoxLayout(body_)) {
    heading_->setText(title);
    heading_->setAccessibleName(tr("%1, group").arg(title));
    heading_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    heading_->setAutoRaise(true);
    heading_->setCheckable(true);
    heading_->setChecked(true);
    heading_->setArrowType(Qt::DownArrow);
    heading_->setFocusPolicy(Qt::StrongFocus);
    heading_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    heading_->setProperty("heading", true);
    heading_->setToolTip(tr("Show or hide this group"));
    setTextSize(*heading_, textsize::body, QFont::DemiBold);

    rows_->setContentsMargins(16, 4, 12, 12);
    rows_->setSpacing(8);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(heading_);
    layout->addWidget(body_);
    connect(heading_, &QToolButton::toggled, this, [this](bool open) {
        body_->setVisible(open);
        heading_->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
    });
}

void Section::setBare(bool bare) {
    heading_->setVisible(!bare);
    body_->setVisible(bare || isOpen());
}

}  // namespace attnscope
