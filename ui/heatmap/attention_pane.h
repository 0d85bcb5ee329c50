#pragma once

#include <QElapsedTimer>
#include <QTimer>
#include <memory>
#include <optional>

#include "core/engines/engines.h"
#include "core/reference/reference.h"
#include "core/softmax/entropy_unit.h"
#include "ui/jobs/attention_feed.h"
#include "ui/look/fitted_label.h"
#include "ui/model/row_choice.h"
#include "ui/model/row_mark.h"
#include "ui/model/scenario_model.h"
#include "ui/views/view_pane.h"

class QMenu;
class QToolButton;

namespace attnscope {

class CellReadOut;
class HeadChooser;
class HeatmapView;
enum class Fog;

/// The attention matrix with the read-outs of a row and a cell below it. Its controls are placed
/// elsewhere (controls()). Computes only while it is shown.
class AttentionPane : public ViewPane {
    Q_OBJECT

public:
    /// The picture, the selected row and exports are computed by an engine each. With `minus`, the
    /// pane shows the matrix of `model` minus that of `minus`.
    AttentionPane(ScenarioModel& model, EngineMaker make_engine, RowChoice& choice, QWidget* parent,
                  const ScenarioModel* minus = nullptr);

    /// The controls of pooling and colours.
    QWidget* controls() const override { return controls_; }
    void setControlsVisible(bool visible) override;
    /// Sets whether the read-outs say that they wait for a row and a cell.
    void setAsking(bool asks);
    HeadChooser* chooser() const { return chooser_; }
    /// The button that offers to open files, while no vectors come from files.
    QToolButton* opener() const { return opener_; }
    void setTheme(const Theme& theme) override;
    void setMagnification(double magnification) override;
    void setPlaces(const PlaceNames& places) override;
    bool hasHeadline() const override { return true; }
    bool isBusy() const override { return feed_.isBusy(); }
    bool isSettled() const override;
    void cancel() override { feed_.cancel(); }
    void computeAnew() override { feed_.computeAnew(); }

    const PlaceNames& places() const { return places_; }
    /// "head 3 of 12"; empty if nothing is chosen among heads.
    QString headName() const;
    /// The name of the layer in its model, if the file states it and no list above shows it.
    QString layerName() const;
    /// Says that the model had a mask that is not shown and that nobody has chosen another one;
    /// empty otherwise.
    QString maskNote() const;
    /// "tokens for 50 of 64 positions"; empty if every position has one, or none has.
    QString labelsFault() const;
    /// "50 more queries than keys"; empty if there are not more.
    QString lengthsNote() const;
    /// Says what the position scheme leaves unchanged, such as the last component if d is odd;
    /// usually empty.
    QString note() const;
    HeatmapView* view() const { return view_; }
    AttentionFeed& feed() { return feed_; }

    /// The picture that is shown; null before the first frame.
    const AttentionPicture* picture() const { return picture_ ? &*picture_ : nullptr; }
    /// Computes these cells of a picture's matrix; shows a dialog if that takes long. Throws
    /// Cancelled.
    AttentionFrame computed(const AttentionPicture& of, const Viewport& cells);

    /// Marks what an explanation speaks of: in the matrix that is shown, and in each one after it.
    void setMark(MatrixMark mark);

    /// Fills the menu of a right click on the position that is pointed at.
    void fillMenu(QMenu& menu);

    QString readOut() const { return read_out_->text(); }
    /// The sentence on the selected row, or on its change in a difference; empty if there is none.
    const QString& headline() const { return said_; }
    /// The read-out of what the pointer is on.
    QString cellReadOut() const;
    QString meanText() const { return mean_->text(); }

Q_SIGNALS:
    void rowMarked(const std::optional<attnscope::RowMark>& mark);
    void pictureShown(const attnscope::AttentionPicture& picture);
    /// Emitted when the picture that is shown becomes out of date, and when it is up to date again.
    void outdatedChanged(bool outdated);
    /// Emitted when a person asks for the view of all heads.
    void allHeadsRequested();
    /// Emitted when a person wants to open files of queries and keys.
    void openingRequested();

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeControls();
    QToolButton* makeOpener();
    void offerOpening();
    void watch();
    void tellNames();
    void requestViewport();
    void show(const AttentionPicture& picture);
    QString whatToDo() const;
    void readRow();
    void readCell();
    void openMenu(QPoint at);
    void copyRow(qint64 row);
    void askColourRange();
    void awaitPicture();
    void awaitRow();
    int delay() const;
    void clearFog(const AttentionFrame& come);
    void clearInDrag(bool wanted);
    void settleFog();
    void setFog(Fog fog);
    void setRowOutdated(bool outdated);
    void showMean();
    void placeMean();
    bool hasRoomForMean() const;
    void placeMark(qint64 row, const RowStatistics& statistics);
    void sayOfRow(const QString& sentence);
    void showRow(qint64 row, const AttentionFrame& frame, const RowScales& scales);

    ScenarioModel& model_;
    EngineMaker make_engine_;
    RowChoice& choice_;
    HeadChooser* chooser_;
    HeatmapView* view_;
    QLabel* read_out_;
    CellReadOut* cell_;
    QToolButton* opener_;
    FittedLabel* mean_;
    bool has_mean_room_ = true;  ///< whether it found room with each read-out at this width and
                                 ///< number of rows
    qint64 rows_at_room_ = 0;    ///< the matrix's rows when has_mean_room_ was last reset
    QString said_;               ///< the sentence on the row
    MatrixMark mark_ = MatrixMark::none;
    QWidget* controls_;
    std::optional<AttentionPicture> picture_;
    PlaceNames places_;
    QTimer busy_, row_busy_;
    bool offers_opening_ = true;
    QElapsedTimer since_late_;  ///< since a picture came late in a drag
    AttentionFeed feed_;
    RowFeed rows_;
};

}  // namespace attnscope
