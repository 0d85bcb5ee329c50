#pragma once

#include <QComboBox>
#include <QWidget>

#include "ui/jobs/vector_loader.h"

namespace attnscope {

/// Lists of a file's tensors, in a line: which has the queries, which the keys. If the names of two
/// go together, choosing one of them chooses the other.
class TensorChooser : public QWidget {
    Q_OBJECT

public:
    TensorChooser(const TensorQuestion& question, QWidget* parent);

    /// Returns the files with the tensors that are chosen; a side that is not in the file has no
    /// file.
    VectorFiles answer() const;

    /// The list of the queries or of the keys; null if that side is not asked for.
    QComboBox* list(bool keys) const { return keys ? keys_ : queries_; }

private:
    QComboBox* addList(const QString& name, const std::vector<TensorOffer>& offers);
    void follow(const QComboBox* chosen);

    TensorQuestion question_;
    QComboBox* queries_ = nullptr;
    QComboBox* keys_ = nullptr;
};

}  // namespace attnscope
