#pragma once

#include <QObject>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/fields/comparison.h"
#include "core/fields/formulas.h"
#include "core/scenario/scenario.h"
#include "core/sweep/play.h"
#include "core/vectors/tensor_offers.h"

namespace attnscope {

struct Field;
class FileVersions;

/// Holds the window's one Scenario. Widgets write it here and read it back on `changed`. However
/// files came to be named in it, their paths are absolute here, and n and d are those of the files
/// if these can be read.
class ScenarioModel : public QObject {
    Q_OBJECT

public:
    explicit ScenarioModel(const Scenario& scenario = {}, QObject* parent = nullptr);
    /// Makes a further model for a window, which shares `files` with the window's first model.
    explicit ScenarioModel(std::shared_ptr<FileVersions> files);

    const Scenario& scenario() const { return scenario_; }

    /// The formulas that were typed for numbers of the Scenario, and that still give these numbers.
    const Formulas& formulas() const { return formulas_; }

    /// Replaces the Scenario. Throws InvalidRequest if the new one is not valid; the Scenario then
    /// stays as it is.
    void replace(const Scenario& scenario);

    /// Takes a Scenario that was made from the present one by setting fields. Unlike replace() it
    /// allows members that contradict one another, since a person who chooses a file as source has
    /// yet to name the file.
    void adopt(const Scenario& scenario);

    /// Takes a Scenario with what was typed for its numbers; what does not give these numbers is
    /// left out.
    void adopt(const Scenario& scenario, const Formulas& formulas);

    /// Takes a Scenario whose files were chosen just now. Emits changed() even if it is the
    /// Scenario as it was, since the files may hold something else.
    void adoptFiles(const Scenario& scenario);

    /// The part of a Scenario that something depends on, with the versions of the files that it
    /// names.
    struct Inputs {
        Scenario scenario;
        std::vector<int> versions;

        bool operator==(const Inputs&) const = default;
    };
    Inputs withVersions(const Scenario& inputs) const;

    /// Looks, on another thread, whether the files that the Scenario and what is frozen name
    /// were rewritten; emits changed() if they were.
    void lookAtFiles();
    const std::shared_ptr<FileVersions>& files() const { return files_; }

    /// Sets one field from text, which may be a formula, and what follows from it
    /// (core/fields/follow.h). Throws InvalidRequest if the text is refused or files decide the
    /// field, and as open_heads() does for a head that the files do not hold; the Scenario then
    /// stays as it is.
    void setField(std::string_view key, std::string_view text);

    /// Sets a number's field, as setField() does.
    void setNumber(std::string_view key, double value);

    /// What the views compare the present Scenario with.
    void setComparison(const Comparison& comparison);
    const Comparison& comparison() const { return comparison_; }

    /// Set while a slider or a marker is held down: views then keep their axes, and refinement
    /// waits.
    void setDragging(bool dragging);
    bool isDragging() const { return dragging_; }

    /// The field whose value goes up and down by itself (ui/play/player.h); empty if none does.
    void setPlaying(std::string_view key);
    const std::string& playing() const { return playing_; }

    /// How a number's field plays: over the range of its slider until something else is chosen.
    void setPlay(const Play& play);
    Play play(std::string_view key) const;

Q_SIGNALS:
    void changed();
    void comparisonChanged();
    void draggingChanged(bool dragging);
    void playingChanged();
    void playChosen();

    /// Emitted when someone names a file for the field `key`; whoever reads files checks it before
    /// it is set.
    void fileRequested(const QString& key, const QString& path);
    /// Emitted when someone chooses tensors of the files; whoever reads files checks them before
    /// they are set.
    void tensorsRequested(const attnscope::TensorPair& tensors);

private:
    void followFiles();
    void take(const Field& changed, const Scenario& now, const std::string& formula);

    std::shared_ptr<FileVersions> files_;
    Scenario scenario_;
    Formulas formulas_;
    Comparison comparison_;
    bool dragging_ = false;
    std::string playing_;
    std::map<std::string, Play, std::less<>> plays_;
};

}  // namespace attnscope
