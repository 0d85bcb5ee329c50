#include "ui/arcs/exported_arcs.h"

#include "core/fields/csv_comments.h"
#include "core/io/csv.h"
#include "core/io/token_labels.h"
#include "ui/arcs/arcs_layout.h"
#include "ui/arcs/arcs_row.h"

namespace attnscope {
namespace {

/// The label of a position as its file has it; empty if it has none.
std::string labelIn(const TokenLabels& labels, std::int64_t place) {
    return place >= 0 && place < std::ssize(labels) ? labels[static_cast<std::size_t>(place)]
                                                    : std::string();
}

class ExportedArcs : public ExportedView {
public:
    ExportedArcs(const ExportRequest& request, const EngineMaker& make_engine, const Work& work)
        : scene_(ArcsRows(make_engine())
                     .row(request.shown.scenario, request.shown.scenario.row, work.stop)) {
        scene_.places = placeNamesOf(request.shown.scenario);
    }

    Paint picture(const ExportRequest& request, const Canvas&, const std::optional<QSizeF>&,
                  const Work&) override {
        return [scene = scene_, look = request.look](QPainter& painter, QSizeF size) {
            const Theme theme = themeOf(look);
            paintArcs(painter, ArcsLayout(size, scene, look.title), scene, theme);
        };
    }

    std::string csv(const ExportRequest& request, const Work& work) override {
        if (request.look.table == "rows")
            return ExportedView::csv(request, work);
        const TokenLabels& labels = scene_.places.labels();
        const PlaceNames rows = scene_.rowNames();
        const std::string query = labelIn(rows.labels(), scene_.row + rows.first());
        std::string text = version_comment() +
                           csv_comment("weights of row " + std::to_string(scene_.row) +
                                       "; empty where the mask hides the key") +
                           scenario_comments(scene_.scenario) +
                           "query,query_token,key,key_token,weight\n";
        for (std::int64_t key = 0; key < scene_.keys; ++key)
            text += csv_line({std::to_string(scene_.row), query, std::to_string(key),
                              labelIn(labels, key),
                              csv_number(static_cast<double>(
                                  scene_.weights[static_cast<std::size_t>(key)]))}) +
                    '\n';
        return with_notes(std::move(text), scene_.notes);
    }

    std::vector<Message> notes() const override { return scene_.notes; }

private:
    ArcsScene scene_;
};

}  // namespace

std::unique_ptr<ExportedView> exportedArcs(const ExportRequest& request,
                                           const EngineMaker& make_engine, const Work& work) {
    return std::make_unique<ExportedArcs>(request, make_engine, work);
}

}  // namespace attnscope
