#include "ui/window/starting_layouts.h"

#include <QCoreApplication>

#include "ui/window/views.h"

namespace attnscope {
namespace {

const std::string length = "entropy-vs-length", scale = "entropy-vs-scale",
                  gradient = "gradient-vs-scale", angle = "angles",
                  matrix = std::string(matrixView);

/// A column that the matrix has to itself.
BoardColumn matrixColumn(double share) {
    return {{{{{matrix}}}}, share};
}

QString translated(const char* name) {
    return QCoreApplication::translate("attnscope::Board", name);
}

}  // namespace

std::vector<StartingLayout> startingLayouts() {
    constexpr double tall = 1.25;  // these are narrow and have their legends below
    const BoardColumn figures = {{{{{length}}}, {{{scale}}}, {{{gradient}, {angle}}, tall}}};
    const BoardColumn entropies = {{{{{length}}}, {{{scale}}}}};
    const BoardColumn square = {{{{{length}, {scale}}}, {{{gradient}, {angle}}}}};
    const BoardColumn one = {{{{{scale}}}}};
    return {{translated("&Figures and matrix"), {{figures, matrixColumn(1)}, {}}},
            {translated("Matrix &large"), {{entropies, matrixColumn(1.8)}, {}}},
            {translated("Figures &only"), {{square}, {}}},
            {translated("&One figure and matrix"), {{one, matrixColumn(1)}, {}}}};
}

}  // namespace attnscope
