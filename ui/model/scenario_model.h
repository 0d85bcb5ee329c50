#pragma once

#include <QObject>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/fields/formulas.h"
#include "core/scenario/scenario.h"
#include "core/sweep/play.h"
#include "core/vectors/tensor_offers.h"
#include "ui/model/file_versions.h"

namespace attnscope {

/// Holds the window's one Scenario. Widgets write it here and read it back on `changed`. However
/// files came to be named in it, their paths are absolute here, and n and d are those of the files
/// where these can be read.
class ScenarioModel : public QObject {
    Q_OBJECT

public:
    explicit ScenarioModel(const Scenario& scenario = {}, QObject* parent = nullptr);
    /// Of a window that has another model, whose files it shares.
    explicit ScenarioModel(std::shared_ptr<FileVersions> files);

    const Scenario& scenario() const { return scenario_; }

    /// What was typed for numbers of the Scenario, as long as it gives them.
    const Formulas& formulas() const { return formulas_; }

    /// Takes another Scenario. Throws InvalidRequest, the Scenario unchanged, where that one is not
    /// valid.
    void replace(const Scenario& scenario);

    /// Takes what was made from the present Scenario within the ranges of its fields. Members may
    /// contradict one another: a source that was chosen first still waits for its file.
    void adopt(const Scenario& scenario);

    /// The same with what was typed for its numbers; what does not give them is left out.
    void adopt(const Scenario& scenario, const Formulas& formulas);

    /// The same where files that it names were chosen just now. Tells of a change even where it is
    /// the Scenario as it was: they may hold something else.
    void adoptFiles(const Scenario& scenario);

    /// What of a Scenario something depends on, with the versions of the files that it names.
    struct Inputs {
        Scenario scenario;
        std::vector<int> versions;

        bool operator==(const Inputs&) const = default;
    };
    Inputs withVersions(const Scenario& inputs) const;

    /// Looks, on another thread, whether the files that the Scenario and the reference name were
    /// rewritten; this is a change.
    void lookAtFiles();
    const std::shared_ptr<FileVersions>& files() const { return files_; }

    /// Sets one field from text, which may be a formula, and what follows from it
    /// (core/fields/follow.h). Throws InvalidRequest, the Scenario unchanged; so too for what
    /// files decide, and as open_heads() does for a head that they do not hold.
    void setField(std::string_view key, std::string_view text);

    /// setField() of a number's field.
    void setNumber(std::string_view key, double value);

    /// A Scenario kept aside, which the views show in grey beside the present one.
    void setReference(const std::optional<Scenario>& reference);
    const std::optional<Scenario>& reference() const { return reference_; }

    /// While a slider or a marker is held down: views keep their axes, refinement waits.
    void setDragging(bool dragging);
    bool isDragging() const { return dragging_; }

    /// The field whose value goes up and down by itself (ui/play/player.h); empty where none does.
    void setPlaying(std::string_view key);
    const std::string& playing() const { return playing_; }

    /// How a number's field plays: over its slider until something else is chosen.
    void setPlay(const Play& play);
    Play play(std::string_view key) const;

Q_SIGNALS:
    void changed();
    void referenceChanged();
    void draggingChanged(bool dragging);
    void playingChanged();
    void playChosen();

    /// Someone named a file for the field `key`; whoever reads files checks it before it is set.
    void fileRequested(const QString& key, const QString& path);
    /// The same of tensors of the files that are chosen.
    void tensorsRequested(const attnscope::TensorPair& tensors);

private:
    void followFiles();
    void take(const Field& changed, const Scenario& now, const std::string& formula);

    std::shared_ptr<FileVersions> files_;
    Scenario scenario_;
    Formulas formulas_;
    std::optional<Scenario> reference_;
    bool dragging_ = false;
    std::string playing_;
    std::map<std::string, Play, std::less<>> plays_;
};

}  // namespace attnscope
