#pragma once

#include <QObject>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/fields/comparison.h"
#include "core/fields/typed_numbers.h"
#include "core/scenario/scenario.h"
#include "core/sweep/play.h"
#include "core/vectors/statement.h"
#include "core/vectors/tensor_offers.h"

namespace attnscope {

struct Field;
class FileVersions;

/// Holds the window's one Scenario. Widgets write it here and read it back on `changed`. The paths
/// of its files are absolute here, and n and d are those of the files if the files can be read.
class ScenarioModel : public QObject {
    Q_OBJECT

public:
    explicit ScenarioModel(const Scenario& scenario = {}, QObject* parent = nullptr);
    /// Makes a further model for a window, which shares `files` with the window's first model.
    explicit ScenarioModel(std::shared_ptr<FileVersions> files);

    const Scenario& scenario() const { return scenario_; }

    /// What the Scenario's file states of the call of attention that its heads were captured from.
    const Statement& stated() const { return stated_; }
    /// Whether the field has the value that the file states (is_by_file()).
    bool isByFile(std::string_view key) const { return is_by_file(scenario_, stated_, key); }

    /// The formulas that were typed for numbers of the Scenario and that still give these numbers.
    const Formulas& formulas() const { return formulas_; }

    /// Replaces the Scenario. Throws InvalidRequest if the new one is not valid; the Scenario then
    /// stays as it is.
    void replace(const Scenario& scenario);

    /// Sets a Scenario that was made from the present one by setting fields. Unlike replace() it
    /// allows fields that contradict one another, because a user who chooses a file as source has
    /// yet to name the file.
    void adopt(const Scenario& scenario);

    /// Sets a Scenario and the formulas that were typed for its numbers; formulas that do not give
    /// these numbers are left out.
    void adopt(const Scenario& scenario, const Formulas& formulas);

    /// Sets a Scenario whose files were chosen just now. Emits changed() even if it is the present
    /// Scenario, because the files may hold something else.
    void adoptFiles(const Scenario& scenario);

    /// The part of a Scenario that a result depends on, with the versions of the files that it
    /// names.
    struct Inputs {
        Scenario scenario;
        std::vector<int> versions;

        bool operator==(const Inputs&) const = default;
    };
    Inputs withVersions(const Scenario& inputs) const;

    /// Checks on another thread whether the files of the Scenario and of what is frozen were
    /// rewritten. If they were, sets the fields that follow the file (following()) to what it
    /// states now, and emits changed() and rewritten().
    void lookAtFiles();
    const std::shared_ptr<FileVersions>& files() const { return files_; }

    /// Sets one field from a text, which may be a formula, and the fields that follow from it
    /// (core/fields/follow.h). Throws InvalidRequest if the text is refused or the files decide the
    /// field, and what open_heads() throws if the files do not hold the head; the Scenario then
    /// stays as it is.
    void setField(std::string_view key, std::string_view text);

    /// Sets a number's field, as setField() does.
    void setNumber(std::string_view key, double value);

    /// Sets what the views compare the present Scenario with.
    void setComparison(const Comparison& comparison);
    const Comparison& comparison() const { return comparison_; }

    /// Sets whether a slider or a marker is held down: views then keep their axes, and refinement
    /// waits.
    void setDragging(bool dragging);
    bool isDragging() const { return dragging_; }

    /// Sets the field whose value goes up and down by itself (ui/play/player.h); empty if none
    /// does.
    void setPlaying(std::string_view key);
    const std::string& playing() const { return playing_; }

    /// Sets how a number's field plays. Until this is set, it plays over the range of its slider.
    void setPlay(const Play& play);
    Play play(std::string_view key) const;

Q_SIGNALS:
    void changed();
    void comparisonChanged();
    void draggingChanged(bool dragging);
    void playingChanged();
    void playChosen();
    /// Emitted after changed() if files of the Scenario were found to be rewritten.
    void rewritten();
    /// Emitted after changed() if λ was set by itself and has so replaced another rule.
    void ruleReplaced();

    /// Emitted when the user names a file for the field `key`. The receiver, which reads files,
    /// checks this one before it sets the field.
    void fileRequested(const QString& key, const QString& path);
    /// Emitted when the user wants to choose a file of tokens. The receiver asks which.
    void tokensRequested();
    /// Emitted when the user chooses tensors of the files. The receiver, which reads files, checks
    /// the tensors before it sets them.
    void tensorsRequested(const attnscope::TensorPair& tensors);

private:
    void followFiles();
    void takeRewritten();
    void take(const Field& changed, const Scenario& now, const std::string& formula);

    std::shared_ptr<FileVersions> files_;
    Scenario scenario_;
    Statement stated_;
    Formulas formulas_;
    Comparison comparison_;
    bool dragging_ = false;
    std::string playing_;
    std::map<std::string, Play, std::less<>> plays_;
};

}  // namespace attnscope
