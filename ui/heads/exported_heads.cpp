#include "ui/heads/exported_heads.h"

#include <algorithm>

#include "core/fields/csv_comments.h"
#include "ui/heads/heads_feed.h"
#include "ui/heads/heads_scene.h"

namespace attnscope {
namespace {

class ExportedHeads : public ExportedView {
public:
    ExportedHeads(const ExportRequest& request, const EngineMaker& make_engine, const Work& work) {
        const Scenario& scenario = request.shown.scenario;
        const std::vector<HeadsOfLayer> layers = list_heads(scenario);
        scene_.begin(scenario, layers);
        compute_heads(scenario, *make_engine(), HeadsFeed::pixelsFor(layers), work.stop,
                      work.progress, [&](HeadSummary&& head) {
                          scene_.add(std::make_shared<const HeadSummary>(std::move(head)));
                      });
        scene_.finish();
    }

    Paint picture(const ExportRequest& request, const Canvas&, const std::optional<QSizeF>&,
                  const Work&) override {
        return [scene = scene_, look = request.look](QPainter& painter, QSizeF size) {
            paintExportedHeads(painter, size, scene, themeOf(look), look.title, look.marker);
        };
    }

    std::string csv(const ExportRequest& request, const Work& work) override {
        if (request.look.table == "rows")
            return ExportedView::csv(request, work);
        return with_notes(heads_csv(scene_.summaries(), scene_.scenario), notes());
    }

    /// The notes on all heads, each once.
    std::vector<Message> notes() const override {
        std::vector<Message> notes;
        for (const auto& head : scene_.summaries())
            for (const Message& note : head->notes)
                if (std::ranges::find(notes, note) == notes.end())
                    notes.push_back(note);
        return notes;
    }

private:
    HeadsScene scene_;
};

}  // namespace

std::unique_ptr<ExportedView> exportedHeads(const ExportRequest& request,
                                            const EngineMaker& make_engine, const Work& work) {
    return std::make_unique<ExportedHeads>(request, make_engine, work);
}

}  // namespace attnscope
