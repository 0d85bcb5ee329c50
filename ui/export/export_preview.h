#pragma once

#include <QImage>
#include <QWidget>
#include <memory>
#include <optional>

#include "ui/export/exported_view.h"
#include "ui/jobs/latest_job.h"

namespace attnscope {

/// Shows the file that a request would make: its picture, or the beginning of its table. Computes
/// in the background, and of what a view shows only what differs.
class ExportPreview : public QWidget {
    Q_OBJECT

public:
    ExportPreview(EngineMaker make_engine, QWidget* parent);

    /// As a file of that ending.
    void show(const ExportRequest& request, const std::string& ending);
    bool isBusy() const { return job_.isBusy(); }
    const QImage& picture() const { return picture_; }
    const QString& text() const { return text_; }

    QSize sizeHint() const override;

Q_SIGNALS:
    /// The curves that can be hidden are these.
    void entriesKnown(const std::vector<std::pair<std::string, QString>>& entries);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// What was computed last, on the job's thread alone.
    struct Computed {
        std::optional<ExportRequest> of;
        std::shared_ptr<ExportedView> view;
    };

    void post();
    QRectF page() const;
    void paintPicture(const Look& look, const Paint& paint);

    EngineMaker make_engine_;
    ExportRequest request_;
    std::string ending_ = "png";
    std::shared_ptr<Computed> computed_ = std::make_shared<Computed>();
    QImage picture_;
    QString text_;
    LatestJob job_;
};

}  // namespace attnscope
