#include "ui/window/help_dialog.h"

#include <QDialogButtonBox>
#include <QTextBrowser>
#include <QVBoxLayout>

#include "core/version.h"
#include "ui/look/text.h"

namespace attnscope {
namespace {

const char* const help_text = R"(
<h3>The views</h3>
<p><b>Entropy vs length</b> and <b>Entropy vs scale</b>: the mean entropy of a row of attention over n random keys
under scale λ. The solid line is exact; the others are the approximations that people use. Where one has left its
range the plot shades it and says why.</p>
<p><b>Gradient vs scale</b>: λ(1 − Σp²), half the L1 norm of the Jacobian of softmax: its exact mean, the median and
the 10–90&nbsp;% band of single rows, and the annealed curve whose maximum is the famous “optimal” scale.</p>
<p><b>Angles</b>: the angle between random directions in d dimensions.</p>
<p><b>Attention matrix</b>: softmax(λ q·k) of queries (down) and keys (across). A pixel that covers several cells shows
their largest or their mean weight. Beside it stand the entropies of its rows, below it the weights of the selected
row. Hatched: masked.</p>
<p>The title of a view is a menu: it puts another view there, adds views beside or below, removes, exports. A double
click on it shows the view alone, Esc all again; dragged onto another view, the two change places.</p>
<h3>With the mouse</h3>
<p>Drag the marker of a plot to change n or λ. Wheel zooms at the cursor, drag pans, double click fits. Point at the
matrix to read a row, click to pin it, click again or Esc to let it go. Drop NPY files on the window to see your own
queries and keys.</p>
<h3>With the keyboard</h3>
<table cellpadding="3">
<tr><td><b>Alt+N, D, R, L</b></td><td>n, d, rule, λ</td></tr>
<tr><td><b>↑ ↓, Page ↑ ↓</b></td><td>in an entry: a small step, a factor of two; in the matrix: choose a row</td></tr>
<tr><td><b>Return, Esc</b></td><td>in the matrix: pin the row, let it go</td></tr>
<tr><td><b>+ − Home</b></td><td>in the matrix: zoom, show all</td></tr>
<tr><td><b>Ctrl+O, Ctrl+Shift+O</b></td><td>open queries, open keys</td></tr>
<tr><td><b>Ctrl+Shift+E, Ctrl+Shift+C</b></td><td>export the board, copy it</td></tr>
<tr><td><b>Space, ↓</b></td><td>on a title: choose what stands there</td></tr>
<tr><td><b>Ctrl+M, Esc</b></td><td>one view alone, all again</td></tr>
<tr><td><b>Ctrl+1 … 4</b></td><td>layouts of the board</td></tr>
<tr><td><b>Ctrl+B</b></td><td>show or hide the panel</td></tr>
<tr><td><b>Ctrl+R</b></td><td>reset the Scenario</td></tr>
<tr><td><b>Ctrl+.</b></td><td>cancel the running work</td></tr>
<tr><td><b>F1, F11, Ctrl+Q</b></td><td>help, full screen, quit</td></tr>
</table>
<h3>About</h3>
<p>Attnscope %1 shows what the scale factor does to attention. It is free software under the GNU General Public License,
version 3 or later, made with Qt, QCustomPlot, Boost and oneTBB.</p>
)";

}  // namespace

HelpDialog::HelpDialog(QWidget* parent) : QDialog(parent) {
    setWindowTitle(QStringLiteral("Attnscope help"));
    auto* text = new QTextBrowser(this);
    text->setHtml(QString::fromUtf8(help_text).arg(toQString(version())));
    text->setFrameShape(QFrame::NoFrame);
    text->document()->setDocumentMargin(16);
    text->setAccessibleName(QStringLiteral("Help"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->addWidget(text);
    layout->addWidget(buttons);
    resize(640, 640);
}

}  // namespace attnscope
