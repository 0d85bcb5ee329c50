// Sizes of the formulas of all records as MathJax lays them out in TeX Gyre Termes Math, in em:
//
//     npm install @mathjax/src@4.1.3 @mathjax/mathjax-termes-font@4.1.2
//     attnscope list --json | node make_formulas.mjs > formulas.tsv

import {readFileSync} from 'fs';
import {mathjax} from '@mathjax/src/js/mathjax.js';
import {TeX} from '@mathjax/src/js/input/tex.js';
import {SVG} from '@mathjax/src/js/output/svg.js';
import {liteAdaptor} from '@mathjax/src/js/adaptors/liteAdaptor.js';
import {RegisterHTMLHandler} from '@mathjax/src/js/handlers/html.js';
import '@mathjax/src/js/util/asyncLoad/esm.js';
import '@mathjax/src/js/input/tex/base/BaseConfiguration.js';
import '@mathjax/src/js/input/tex/ams/AmsConfiguration.js';
import '@mathjax/src/js/input/tex/textmacros/TextMacrosConfiguration.js';
import {MathJaxTermesFont} from '@mathjax/mathjax-termes-font/mjs/svg.js';

const adaptor = liteAdaptor();
RegisterHTMLHandler(adaptor);
const page = mathjax.document('', {
    InputJax: new TeX({packages: ['base', 'ams', 'textmacros']}),
    OutputJax: new SVG({fontData: MathJaxTermesFont, mtextInheritFont: false, displayOverflow: 'overflow'}),
});

const records = Object.values(JSON.parse(readFileSync(0))).flat();
const formulas = [...new Set(records.map(record => record.latex).filter(Boolean))].sort();
console.log('latex\twidth\tascent\tdescent');
for (const latex of formulas) {
    const node = await page.convertPromise(latex, {display: true, em: 16, ex: 8, containerWidth: 1e5});
    const box = adaptor.getAttribute(adaptor.tags(node, 'svg')[0], 'viewBox').split(' ').map(Number);
    const [, top, width, height] = box.map(units => units / 1000);
    console.log([latex, width, -top, height + top].map((x, i) => i ? (x + 0).toFixed(4) : x).join('\t'));
}
