#pragma once

#include <QComboBox>
#include <QWidget>

#include "ui/jobs/vector_loader.h"

namespace attnscope {

/// Two lists of a file's tensors, side by side: one chooses the queries, the other the keys. If a
/// tensor has a partner by its name, choosing the tensor also chooses the partner in the other
/// list.
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
    QAbstractItemModel* itemsOf(const std::vector<TensorOffer>& offers);
    QComboBox* addList(const QString& name, QAbstractItemModel* items);
    void follow(const QComboBox* chosen);

    VectorFiles files_;
    std::vector<TensorPair> pairs_;
    bool is_role_open_;
    QComboBox* queries_ = nullptr;
    QComboBox* keys_ = nullptr;
};

}  // namespace attnscope
