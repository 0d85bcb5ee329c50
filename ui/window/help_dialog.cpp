#include "ui/window/help_dialog.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QTextBrowser>
#include <QVBoxLayout>

#include "core/version.h"
#include "ui/look/text.h"

namespace attnscope {
namespace {

QString heading(const QString& text) {
    return QStringLiteral("<h3>%1</h3>").arg(text);
}

QString paragraph(const QString& text) {
    return QStringLiteral("<p>%1</p>").arg(text);
}

/// Returns a row of a table that says what keys do.
QString row(const QString& keys, const QString& effect) {
    return QStringLiteral("<tr><td><b>%1</b></td><td>%2</td></tr>").arg(keys, effect);
}

/// Gives the dialog's texts in its language.
class HelpText {
    Q_DECLARE_TR_FUNCTIONS(attnscope::HelpDialog)

public:
    static QString all() { return views() + mouse() + keyboard() + about(); }

private:
    static QString views() {
        return heading(tr("The views")) +
               paragraph(tr("<b>Entropy vs length</b> and <b>Entropy vs scale</b>: the mean "
                            "entropy of a row of attention over n random keys under scale λ. The "
                            "solid line is exact; the others are common approximations. An "
                            "approximation fades where it has left its range; the plot is shaded "
                            "where none holds.")) +
               paragraph(tr("<b>Collision vs length</b>: Σp², the chance that two draws from a row "
                            "are the same key, over the number of keys.")) +
               paragraph(
                   tr("<b>Gradient vs scale</b>: λ(1 − Σp²), half the L1 norm of the Jacobian "
                      "of softmax: its exact mean, the median and the 10–90&nbsp;% band of "
                      "single rows, and the annealed curve, whose maximum is the well-known "
                      "“optimal” scale.")) +
               paragraph(
                   tr("<b>Angle of random directions</b>: its distribution in d dimensions.")) +
               paragraph(tr("<b>Attention matrix</b>: softmax(λ q·k) of queries (down) and keys "
                            "(across). A pixel that covers several cells shows their largest or "
                            "their mean weight. The entropies of the rows are shown beside the "
                            "matrix, the weights of the selected row below it. Masked cells are "
                            "hatched.")) +
               paragraph(
                   tr("<b>Frozen matrix</b> and <b>Present minus frozen</b>: the matrix that was "
                      "frozen (Ctrl+D) and the change since then. Both follow the zoom and the row "
                      "of the present matrix. The plots show what was frozen in grey.")) +
               paragraph(tr("<b>Compare with</b> in the panel draws further rules beside the "
                            "chosen one; <b>Rules at this length</b> is the table of their "
                            "values. Click an entry of a legend to hide its curve.")) +
               paragraph(
                   tr("<b>Heads</b>: all heads of a file. Each head has its matrix and two "
                      "numbers: its mean entropy H, and ±, by how much H differs from the exact "
                      "mean of random directions with the same norms. If the keys of a head share "
                      "a direction, a note says so: their mean adds the same to all logits of a "
                      "row, which does not change the weights (unless positions turn it), but it "
                      "counts in the norms. Heads can be sorted by either number; click a head to "
                      "see it in the matrix.")) +
               paragraph(tr("The title of a view is a menu: choose another view, add views beside "
                            "or below it, remove it or export it. Double-click the title to show "
                            "this view alone, press Esc to show all again. Drag it onto another "
                            "view to swap the two."));
    }

    static QString mouse() {
        return heading(tr("With the mouse")) +
               paragraph(tr("Drag the marker of a plot to change n or λ. Turn the wheel to zoom at "
                            "the cursor, drag to pan, double-click to fit. Point at the matrix to "
                            "read a row, click to pin it, click again or press Esc to release it. "
                            "Drop NPY, NPZ or safetensors files on the window to see your own "
                            "queries and keys; a text or JSON file names their positions."));
    }

    static QString keyboard() {
        return heading(tr("With the keyboard")) + QStringLiteral("<table cellpadding=\"3\">") +
               row(tr("Alt+N, D, R, L"), tr("go to n, d, rule, λ")) +
               row(tr("↑ ↓, Page ↑ ↓"), tr("in a number: a small step, a factor of two; "
                                           "in the matrix: pin another row")) +
               row(tr("Space"), tr("on ▶: play the number, or stop it")) +
               row(tr("Alt+↓"), tr("on ▶: choose the values and the speed of playing")) +
               row(tr("Esc"), tr("while a number plays: stop and restore the previous value")) +
               row(tr("Return"), tr("in the matrix: pin the row; Esc releases it")) +
               row(tr("Tab"), tr("go to the next control")) +
               row(tr("F6"), tr("go to the next part: the bar, the views, the panel, the status "
                                "line")) +
               row(tr("← →"), tr("in a plot: move the marker; with Shift in larger steps")) +
               row(tr("+ − Home, Ctrl+← → ↑ ↓"),
                   tr("in a plot and in the matrix: zoom, show all, pan")) +
               row(tr("Ctrl+O"),
                   tr("open one or two files of queries and keys, and their labels")) +
               row(tr("Ctrl+E"), tr("export a view or all, with a preview")) +
               row(tr("Ctrl+Shift+E, Ctrl+Shift+C"), tr("export the board, copy it")) +
               row(tr("Ctrl+Shift+A"), tr("export an animation")) +
               row(tr("Space, ↓"), tr("on a title: choose what is shown there")) +
               row(tr("Ctrl+N"), tr("open a second window that shows the same")) +
               row(tr("Ctrl+S, Ctrl+Shift+S"), tr("save the session, save it in another file")) +
               row(tr("Ctrl+Z, Ctrl+Shift+Z"),
                   tr("undo a change of the Scenario, the board, an axis "
                      "or what is frozen or pinned; redo it")) +
               row(tr("Ctrl+M, Esc"), tr("show one view alone, show all again")) +
               row(tr("Ctrl+1 … 7"), tr("layouts of the board")) +
               row(tr("Ctrl+Shift+← → ↑ ↓"), tr("move the border of the view or the panel")) +
               row(tr("Ctrl+D"), tr("freeze what is shown as a reference, release it")) +
               row(tr("Ctrl+B"), tr("show or hide the panel")) +
               row(tr("Ctrl+R"), tr("reset the Scenario, or some fields of it")) +
               row(tr("Ctrl+Alt+C, Ctrl+Alt+V"),
                   tr("copy the Scenario as a command line, paste one")) +
               row(tr("1/sqrt(64), 2^12, 4k, log(n)/d"),
                   tr("formulas that the field of a number takes")) +
               row(tr("Ctrl+."), tr("cancel the running work")) +
               row(tr("Ctrl+Plus, Ctrl+Minus, Ctrl+0"),
                   tr("larger text, smaller text, usual text")) +
               row(tr("F5, Ctrl+Shift+D"),
                   tr("start the presentation; add what is shown as a step")) +
               row(tr("F1, F11, Ctrl+Q"), tr("help, full screen, quit")) +
               QStringLiteral("</table>");
    }

    static QString about() {
        return heading(tr("About")) +
               paragraph(tr("Attnscope %1 shows what the scale factor does to attention. It is "
                            "free software under the GNU General Public License, version 3 or "
                            "later, made with Qt, QCustomPlot, Eigen, Boost and oneTBB.")
                             .arg(toQString(version())));
    }
};

}  // namespace

HelpDialog::HelpDialog(QWidget* parent) : QDialog(parent) {
    setWindowTitle(tr("Attnscope help"));
    auto* text = new QTextBrowser(this);
    text->setHtml(HelpText::all());
    text->setFrameShape(QFrame::NoFrame);
    text->document()->setDocumentMargin(16);
    text->setAccessibleName(tr("Help"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->addWidget(text);
    layout->addWidget(buttons);
    resize(640, 640);
}

}  // namespace attnscope
