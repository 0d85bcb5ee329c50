#pragma once

#include <QComboBox>
#include <QDialog>
#include <QLineEdit>
#include <QListWidget>

#include "core/fields/comparison.h"

class QFormLayout;
class QLabel;

namespace attnscope {

class ScenarioModel;

/// Asks for a field and for values of it: numbers are typed, choices are checked. Figures draw a
/// curve for each value.
class FamilyDialog : public QDialog {
    Q_OBJECT

public:
    /// Begins with the field `key` and its present or usual values.
    FamilyDialog(const ScenarioModel& model, std::string_view key, QWidget* parent);

    const Family& family() const { return family_; }

    QComboBox* field() const { return field_; }
    QLineEdit* numbers() const { return numbers_; }
    QListWidget* choices() const { return choices_; }

    void accept() override;

private:
    void fillFields(std::string_view key);
    void showField();
    std::string key() const;
    std::string values() const;

    const ScenarioModel& model_;
    QFormLayout* form_;
    QComboBox* field_;
    QLineEdit* numbers_;
    QListWidget* choices_;
    QLabel* fault_;
    Family family_;
};

}  // namespace attnscope
