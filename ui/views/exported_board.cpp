#include <algorithm>
#include <map>

#include "core/text/errors.h"
#include "ui/look/font_family.h"
#include "ui/look/message_area.h"
#include "ui/look/text.h"
#include "ui/look/translated.h"
#include "ui/views/board_plan.h"
#include "ui/views/common_curves.h"
#include "ui/views/exported_view.h"
#include "ui/views/views.h"

namespace attnscope {
namespace {

constexpr std::string_view present = "attention", frozen = "frozen-attention";

/// Takes the place of a view that cannot be computed, and shows why, as on the screen.
class Refused : public ExportedView {
public:
    explicit Refused(QString sentence) : sentence_(std::move(sentence)) {}

    Paint picture(const ExportRequest& request, const Canvas&, const std::optional<QSizeF>&,
                  const Work&) override {
        return
            [theme = themeOf(request.look), sentence = sentence_](QPainter& painter, QSizeF size) {
                constexpr double border = 12;
                paintMessage(painter,
                             QRectF(QPointF(0, 0), size).adjusted(border, border, -border, -border),
                             theme, sentence, {});
            };
    }

private:
    QString sentence_;
};

std::unique_ptr<ExportedView> viewOf(const ExportRequest& request, const EngineMaker& make_engine,
                                     const Work& work) {
    try {
        return exportedView(request, make_engine, work);
    } catch (const Cancelled&) {
        throw;
    } catch (const Error& error) {
        return std::make_unique<Refused>(translated(error.message()));
    }
}

/// Returns the request of one of the board's views. On a board, only matrices have a read-out.
ExportRequest partOf(const ExportRequest& board, const std::string& view) {
    ExportRequest part = board;
    const BoardLayout& layout = board.shown.board;
    part.view = view;
    part.shares_scale = isOn(layout, present) && isOn(layout, frozen);
    part.look.readout = board.look.readout && view.find(present) != std::string::npos;
    return part;
}

/// The views of a board, below one line with n, d and λ.
class ExportedBoard : public ExportedView {
public:
    ExportedBoard(const ExportRequest& request, const EngineMaker& make_engine, const Work& work) {
        for (const std::string& view : viewsOf(request.shown.board))
            views_.emplace(view, viewOf(partOf(request, view), make_engine, work));
    }

    QString part(const ExportRequest& request) const override {
        QStringList parts;
        for (const std::string& view : viewsOf(request.shown.board))
            if (const QString part = views_.at(view)->part(partOf(request, view)); !part.isEmpty())
                parts.append(attnscope::titleOf(view) + QStringLiteral(": ") + part);
        return parts.join(QStringLiteral("; "));
    }

    std::vector<std::string> curvesOf(const std::string& view) const override {
        const auto found = views_.find(view);
        return found == views_.end() ? std::vector<std::string>() : found->second->curvesOf(view);
    }

    std::string curveMeant(const std::string& view, const std::string& word) const override {
        const auto found = views_.find(view);
        return found == views_.end() ? std::string() : found->second->curveMeant(view, word);
    }

    /// Paints the board on a larger area and scales it down if a legend would be cut otherwise. A
    /// board with aligned axes is not scaled: its text has exactly the size that the look asks for.
    Paint picture(const ExportRequest& asked, const Canvas& canvas, const std::optional<QSizeF>&,
                  const Work& work) override {
        const ExportRequest request = withCommonCurves(asked);
        const FontFamily family(toQString(request.look.font));
        const double smaller = reductionOf(request, canvas.area);
        const QSizeF area = canvas.area * smaller;
        const Paint paint = pictureOn({area, canvas.ratio / smaller}, request, work);
        return [=](QPainter& painter, QSizeF) {
            painter.save();
            painter.scale(1 / smaller, 1 / smaller);
            paint(painter, area);
            painter.restore();
        };
    }

    std::vector<DrawnPanel> drawnPanels(const ExportRequest& asked, QSizeF area) const override {
        const ExportRequest request = withCommonCurves(asked);
        const FontFamily family(toQString(request.look.font));
        const double smaller = reductionOf(request, area);
        std::vector<DrawnPanel> panels;
        for (const PlacedPanel& each : planOf(request, area * smaller).panels) {
            const ExportedView& view = *views_.at(each.view);
            const QRectF place(each.place.topLeft() / smaller, each.place.size() / smaller);
            if (const auto figure =
                    view.drawn(partOf(request, each.view), each.place.size(), each.panel))
                panels.push_back({each.view, place, figure, view.entries()});
        }
        return panels;
    }

private:
    /// Returns how much smaller a board is painted so that no legend is cut.
    double reductionOf(const ExportRequest& request, QSizeF area) const {
        constexpr double step = 1.15, most = 6;
        double smaller = 1;
        while (!request.look.aligned && smaller < most && !allFit(request, area * smaller))
            smaller *= step;
        return smaller;
    }

    static QString titleOf(const ExportRequest& request) {
        return request.look.title ? boardTitle(request.shown.scenario) : QString();
    }

    /// Returns the request with one name and one colour for each curve, in whatever views it is.
    ExportRequest withCommonCurves(ExportRequest request) const {
        PanelEntries panels;
        for (const std::string& view : viewsOf(request.shown.board))
            if (const auto entries = views_.at(view)->coloredEntries(partOf(request, view));
                !entries.empty())
                panels.emplace_back(view, entries);
        request.shown.edits = attnscope::withCommonCurves(std::move(request.shown.edits), panels);
        return request;
    }

    BoardPlan planOf(const ExportRequest& request, QSizeF area) const {
        return boardPlan(request.shown.board, area, titleOf(request), request.look,
                         [&](const std::string& view, QSizeF room, const Panel& panel) {
                             return views_.at(view)->panelLayout(partOf(request, view), room,
                                                                 panel);
                         });
    }

    bool allFit(const ExportRequest& request, QSizeF area) const {
        return std::ranges::all_of(planOf(request, area).panels, [&](const PlacedPanel& each) {
            return views_.at(each.view)->fits(partOf(request, each.view), each.place.size());
        });
    }

    Paint pictureOn(const Canvas& canvas, const ExportRequest& request, const Work& work) {
        const Theme theme = themeOf(request.look);
        const BoardPlan plan = planOf(request, canvas.area);
        std::map<std::string, QSizeF> rooms;
        for (const PlacedPanel& each : plan.panels)
            rooms.emplace(each.view, each.place.size());
        const auto partnerOf = [&](const std::string& view) -> std::optional<QSizeF> {
            const auto partner = rooms.find(std::string(view == present ? frozen : present));
            return partner == rooms.end() ? std::nullopt : std::optional(partner->second);
        };
        std::vector<std::pair<QRectF, Paint>> pictures;
        for (const PlacedPanel& each : plan.panels)
            if (each.place.width() >= 1 && each.place.height() >= 1)  // a smaller one has no room
                pictures.emplace_back(each.place, views_.at(each.view)->picture(
                                                      partOf(request, each.view),
                                                      {each.place.size(), canvas.ratio, each.panel},
                                                      partnerOf(each.view), work));
        return [board = placedPictures(theme, titleOf(request), pictures), plan, theme](
                   QPainter& painter, QSizeF size) {
            board(painter, size);
            paintAround(painter, plan, theme);
        };
    }

    /// Paints what is outside the panels: letters and the common legend.
    static void paintAround(QPainter& painter, const BoardPlan& plan, const Theme& theme) {
        for (const PlacedPanel& each : plan.panels)
            if (!each.letterPlace.isEmpty())
                paintLetter(painter, each.panel.letter, each.panel.isBold, each.letterPlace,
                            theme.ink);
        if (plan.legend.height == 0)
            return;
        painter.save();
        painter.translate(0, plan.legendTop);
        paintLegend(painter, plan.legend, theme);
        painter.restore();
    }

    std::map<std::string, std::unique_ptr<ExportedView>> views_;
};

}  // namespace

std::unique_ptr<ExportedView> exportedBoard(const ExportRequest& request,
                                            const EngineMaker& make_engine, const Work& work) {
    return std::make_unique<ExportedBoard>(request, make_engine, work);
}

}  // namespace attnscope
