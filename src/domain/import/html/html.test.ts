import { expect, it } from 'vitest';
import type { TextPart } from '../draft/index.ts';
import { ImportError } from '../files/index.ts';
import { base64Of } from '../testing/base64.ts';
import { type HtmlContext, markdownOfHtml, parseHtml, storedBy } from './index.ts';

function markdown(html: string, context: HtmlContext = {}): string {
  return partsOf(html, context)
    .map((part) => (typeof part === 'string' ? part : `{${part.kind}}`))
    .join('');
}

function partsOf(html: string, context: HtmlContext = {}): readonly TextPart[] {
  return markdownOfHtml(parseHtml(html), context).text;
}

function leftOut(html: string): Record<string, number> {
  return Object.fromEntries(markdownOfHtml(parseHtml(html)).leftOut);
}

it.each([
  ['<h1>A <b>b</b></h1><h6>C<br>d</h6><h2> </h2>', '# A b\n\n###### C d'],
  ['<h2>C #</h2><h3>#</h3><h3>C#</h3>', '## C \\#\n\n### \\#\n\n### C\\#'],
  ['<p>a</p><p>b<br>c<br><br>d<br></p>', 'a\n\nb\nc\n\nd'],
  ['<div>a</div><div>b</div><div><br></div><div>c</div>', 'a\nb\n\nc'],
  ['<div>a<div>b</div>c</div>', 'a\nb\nc'],
  ['<p>a</p>---<p>b: c</p>', 'a\n\n\\---\n\nb: c'],
  ['<hr>a: b<hr>', '***\n\na: b\n\n---'],
  ['<dl><dt>T<dd>D</dl><details><summary>S</summary>x</details>', '**T**\n\nD\n\n**S**\n\nx'],
  ['<blockquote><p>a</p><blockquote>b</blockquote></blockquote>c', '> a\n>\n> > b\n\nc'],
  ['<blockquote>[!note] a</blockquote>', '> \\[!note] a'],
])('writes the blocks of %s', (html, expected) => {
  expect(markdown(html)).toBe(expected);
});

it.each([
  ['<b>a</b> <i>b</i> <s>c</s> <del>d</del> <mark>e</mark>', '**a** *b* ~~c d~~ ==e=='],
  ['<b>a </b>b<b> c</b>', '**a** b **c**'],
  ['<b>a</b> <b>b</b>', '**a b**'],
  ['a<b>b</b><i>c</i>d', 'a**b***c*d'],
  ['<b><i>a</i></b> <b>b <i>c</i></b>', '***a** **b *c***'.replace('***a** **', '***a* ')],
  ['say<b>"hi"</b>you', 'say"**hi**"you'],
  ['<b>(a)</b>b', '(**a**)b'.replace('(**a**)b', '**(a**)b')],
  ['<b>漢字「あ」</b>い', '**漢字「あ」**い'],
  ['<b><div>a</div></b>', 'a'],
  ['<b style="font-weight:normal">a <span style="font-weight:700;font-style:italic">b</span></b>', 'a ***b***'],
  ['<span style="text-decoration: line-through">a</span>', '~~a~~'],
  ['<u>a</u> 10<sup>2</sup> H<sub>2</sub>O x<sup>n</sup>', 'a 10² H₂O xn'],
  ['<b>a<br>b</b>', '**a**\n**b**'],
  ['<mark>=a</mark> b=<mark>c</mark>', '==\\=a== b\\===c=='],
])('writes the emphasis of %s', (html, expected) => {
  expect(markdown(html)).toBe(expected);
});

it.each([
  ['<code>a</code> <code>b`c</code> <code>`</code> <code> d </code>', '`a` ``b`c`` `` ` `` `d`'],
  ['<code>a</code><code>b</code>', '`ab`'],
  ['<p>x<pre><code class="language-JS">a\n  b\n\n</code></pre>', 'x\n\n```js\na\n  b\n```'],
  ['<pre>````\n~~~</pre>', '`````\n````\n~~~\n`````'],
  ['<pre>\na<br>b<div>c</div><div></div>d</pre>', '```\na\nb\nc\n\nd\n```'],
  ['<pre>a&nbsp;b\r\nc</pre>', '```\na b\nc\n```'],
  ['<code class="language-x">a\nb</code>', '```x\na\nb\n```'],
])('writes the code of %s', (html, expected) => {
  expect(markdown(html)).toBe(expected);
});

it.each([
  ['<ul><li>a<li>b<ol start=3><li>c<li>d</ol></ul>', '- a\n- b\n\n  3. c\n  4. d'],
  ['<ol><li>a<ul><li>b</ul><li>c</ol>', '1. a\n   - b\n2. c'],
  ['<ul><li><p>a</p><p>b</p></li><li><p>c</p></li></ul>', '- a\n\n  b\n- c'],
  ['<ul><li>a</li><ul><li>b</li></ul></ul>', '- a\n  - b'],
  ['<ul><ul><li>a</li></ul></ul>', '- - a'],
  ['<ul><li><div>One</div></li><li><ul><li>Two</li></ul></li></ul>', '- One\n  - Two'],
  ['<ol><li>One<li><ol><li>Two</ol><li>Three</ol>', '1. One\n   1. Two\n2. Three'],
  ['<ul><li>a<li><ul><li>b<li><ul><li>c</ul></ul><li>d</ul>', '- a\n  - b\n    - c\n- d'],
  ['<ul><li></li><li>a</li></ul>', '-\n- a'],
  ['<ul><li>a<ul><li></li></ul></li></ul>', '- a\n\n  -'],
  ['<ul><li>a</ul><ul><li>b</ul>', '- a\n- b'],
  ['<ol><li>a</ol><ol><li>b</ol>', '1. a\n\n1) b'],
  ['<ul><li><pre>a\n\nb</pre></li></ul>', '- ```\n  a\n\n  b\n  ```'],
  ['<ul><li><hr></li></ul>', '- ***'],
  ['<ul>a<li>b</ul>', '- a\n- b'],
  ['<li>a</li><li>b</li>', '- a\n- b'],
  ['<ul><li><input type=checkbox checked> a<li><input type=checkbox>b<li>[ ] c</ul>', '- [x] a\n- [ ] b\n- \\[ ] c'],
  ['<ul><li role=checkbox aria-checked=true>a</ul>', '- [x] a'],
  ['<ul><li><input type=checkbox><pre>a</pre></ul>', '- [ ]\n\n  ```\n  a\n  ```'],
  ['<input type=checkbox> a<br><input type=checkbox checked>b <input type=checkbox>c', '- [ ] a\n- [x] b ☐ c'],
])('writes the lists of %s', (html, expected) => {
  expect(markdown(html)).toBe(expected);
});

it('writes tables with alignment, spans, line breaks and pipes', () => {
  const html =
    '<table><caption>Cap</caption><thead><tr><th>A<th align=right><b>B</b><th style="text-align:center">C</thead><tr><td>a|b<td><p>x</p><ul><li>y<li>z</ul><td><code>p|q</code><tr><td colspan=2>w<td><a href="https://a.example/x|y">l</a></table>';
  expect(markdown(html)).toBe(
    [
      'Cap',
      '',
      '| A    |           B |              C              |',
      '| ---- | ----------: | :-------------------------: |',
      '| a\\|b | x<br>y<br>z |           `p\\|q`            |',
      '| w    |             | [l](https://a.example/x\\|y) |',
    ].join('\n'),
  );
});

it('unwraps tables that lay out a page, or hold what no cell can', () => {
  expect(markdown('<table><tr><td>a</table>')).toBe('a');
  expect(markdown('<table><tr><td>a<td><pre>b</pre></table>')).toBe('a\n\n```\nb\n```');
  expect(markdown('<table><tr><td>a<td><table><tr><td>b<td>c</table></table>')).toBe(
    'a\n\n| b   | c   |\n| --- | --- |',
  );
  expect(markdown('<table>stray<tr><td>a<td>b</table>')).toBe('stray\n\na\n\nb');
});

it.each([
  ['<a href="https://a.example/b">text</a>', '[text](https://a.example/b)'],
  ['<a href=" https://a.example/b c(d ">[t]</a>', '[\\[t\\]](https://a.example/b%20c%28d)'],
  ['<a href="https://a.example/(b)">t</a>', '[t](https://a.example/(b))'],
  ['<a href="https://a.example/b">https://a.example/b</a>', 'https://a.example/b'],
  ['x<a href="https://a.example/b">https://a.example/b</a>', 'x<https://a.example/b>'],
  ['<b><a href="https://a.example/">t</a></b>', '**[t](https://a.example/)**'],
  ['<a href="https://a.example/">a <b>b</b></a>', '[a **b**](https://a.example/)'],
  ['<a href="https://a.example/"><h2>a</h2><p>b</p></a>', '## [a](https://a.example/)\n\n[b](https://a.example/)'],
  [
    '<a href="https://a.example/"><img src="https://a.example/i.png"></a>',
    '[![](https://a.example/i.png)](https://a.example/)',
  ],
  [
    '<a href="mailto:a@b.example">mail</a> <a href="#x">jump</a> <a name="x">here</a> <a href="c/d.html">page</a>',
    '[mail](mailto:a@b.example) jump here [page](c/d.html)',
  ],
  [
    '<a href="javascript:alert(1)">a</a> <a href="JaVa&#10;script:x">b</a> <a href="vbscript:x">c</a> <a href="data:text/html,x">d</a> <a href="file:///x">e</a>',
    'a b c d e (file:///x)',
  ],
  ['Wow!<a href="https://a.example/">t</a>', 'Wow\\![t](https://a.example/)'],
  [
    '<iframe src="https://a.example/v" title="Video"></iframe> <video><source src="https://a.example/w"></video>',
    '[Video](https://a.example/v) https://a.example/w',
  ],
])('writes the links of %s', (html, expected) => {
  expect(markdown(html)).toBe(expected);
});

it.each([
  ['<a href="https://a.example/x"></a>', 'https://a.example/x'],
  ['a<a href="https://a.example/x"> </a>b', 'a https://a.example/x b'],
  ['<a href="https://a.example/x"><i class="icon"></i></a>', 'https://a.example/x'],
  ['<a href="https://a.example/x"><svg><path/></svg></a>', 'https://a.example/x'],
  ['<a href="https://a.example/x"><img></a>', 'https://a.example/x'],
  ['<a href="https://a.example/x"><pre>code</pre></a>', '```\ncode\n```\n\nhttps://a.example/x'],
  ['<h2><a href="https://a.example/x"></a></h2>', '## https://a.example/x'],
  [
    '<table><tr><td>a<td><a href="https://a.example/x"></a></table>',
    '| a   | https://a.example/x |\n| --- | ------------------- |',
  ],
  ['<a href="things:///show?id=1">Task</a>', 'Task (things:///show?id=1)'],
  ['<a href="things:///show?id=1"></a>', 'things:///show?id=1'],
  [
    '<map><area href="https://a.example/x" alt="Map"><area href="https://a.example/y"></map>',
    '[Map](https://a.example/x) https://a.example/y',
  ],
  ['<iframe src="//a.example/v"></iframe>', 'https://a.example/v'],
  ['<embed src="https://a.example/v.swf">', 'https://a.example/v.swf'],
  ['<object data="https://a.example/d.pdf"></object>', 'https://a.example/d.pdf'],
  [
    '<object><param name="movie" value="https://a.example/m"><embed src="https://a.example/n"></object>',
    'https://a.example/n',
  ],
  ['<frameset><frame src="https://a.example/f"></frameset>', ''],
  ['<video src="clip.mp4" title="Clip"></video>', '[Clip](clip.mp4)'],
  ['<form action="https://a.example/s"><input type=hidden value=x></form>', 'https://a.example/s'],
  ['<form action="https://a.example/s">Search</form>', 'Search'],
  ['<button formaction="https://a.example/s"></button>', 'https://a.example/s'],
  ['<blockquote cite="https://a.example/q">Words</blockquote>', '> Words\n\nhttps://a.example/q'],
  ['<svg><a xlink:href="https://a.example/s"><text>Part</text></a></svg>', '[Part](https://a.example/s)'],
  ['<img data-src="https://a.example/i.png" alt="I">', '![I](https://a.example/i.png)'],
  ['<img srcset="https://a.example/1.png 1x, https://a.example/2.png 2x">', '![](https://a.example/1.png)'],
  ['<img src="file:///C:/i.png" alt="I">', 'I (file:///C:/i.png)'],
  ['<a href="#x"></a><a href="javascript:x"></a>a', 'a'],
])('keeps the address of %s', (html, expected) => {
  expect(markdown(html)).toBe(expected);
});

it('keeps what a link contains beside a link to a file', () => {
  const file = (isImage: boolean): HtmlContext => ({
    imagePart: ({ address }) => ({ kind: 'file-link', to: address, isImage, written: address }),
    linkPart: ({ address }) =>
      address.startsWith('https:') ? null : { kind: 'file-link', to: address, isImage: false, written: address },
  });
  const web = '<a href="https://a.example/"><img src="i.svg"></a>';
  expect(markdown(web, file(true))).toBe('[{file-link}](https://a.example/)');
  expect(markdown(web, file(false))).toBe('{file-link} <https://a.example/>');
  expect(partsOf('<a href="big.jpg"><img src="small.jpg"></a>', file(true))).toMatchObject([
    { to: 'small.jpg' },
    ' ',
    { to: 'big.jpg' },
  ]);
  expect(partsOf('<a href="i.jpg"><img src="i.jpg"></a>', file(true))).toMatchObject([{ to: 'i.jpg', isImage: true }]);
});

it('reads a tag that another one follows without an end', () => {
  expect(markdown('<table><tbody><tr<td>a</td><td>b</td></tr></tbody></table>')).toBe('| a   | b   |\n| --- | --- |');
  expect(leftOut('<table>stray<tr><td>a<td>b</table>')).toEqual({ table: 1 });
});

it('writes images of the web, and gives embedded ones to the source', () => {
  expect(markdown('<img src="https://a.example/b c.png" alt="A [b]\n c">')).toBe(
    '![A \\[b\\] c](https://a.example/b%20c.png)',
  );
  const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 7]);
  const taken: unknown[] = [];
  const html = ['image/gif', 'image/png;x=y', '']
    .map((type) => `<img width=20 alt="a/b.PNG" src="data:${type};base64,${base64Of(png)}">`)
    .join('');
  markdown(`${html}<img src="data:image/svg+xml,%3Csvg/%3E">`, {
    embeddedPart: storedBy(({ bytes, name, mime, widthPx }) => {
      taken.push([[...bytes.subarray(0, 2)], name, mime, widthPx]);
      return 'x';
    }),
  });
  const expected = [[0x89, 0x50], 'a b.PNG', 'image/png', 20];
  expect(taken).toEqual([expected, expected, expected, [[60, 115], 'image.svg', 'image/svg+xml', null]]);
});

it('counts what a note cannot hold, and keeps the text of forms', () => {
  expect(
    leftOut('<svg><text>a</text></svg><iframe></iframe><iframe src="about:blank"></iframe><object>b</object>'),
  ).toEqual({ svg: 1, iframe: 2, object: 1 });
  expect(leftOut('<script>a</script><style>b</style><template>c</template><!-- d --><p hidden></p>')).toEqual({});
  expect(
    leftOut(
      '<a href="data:x">a</a><a href="javascript:x">a</a><img src="cid:x" alt="y"><p hidden>z</p><p style="display: none">z</p>',
    ),
  ).toEqual({ link: 1, image: 1, hidden: 2 });
  expect(markdown('<form>kept <button>no</button><textarea>no</textarea></form>')).toBe('kept');
  expect(markdown('<img src="cid:x" alt="y"> <math alttext="x^2"><mi>x</mi></math>')).toBe('y x^2');
});

it.each([
  ['1. a', '1\\. a'],
  ['- a', '\\- a'],
  ['# a', '\\# a'],
  ['my_var and _x_', 'my_var and \\_x\\_'],
  ['5 * 3 *x*', '5 * 3 \\*x\\*'],
  ['[x](y) [[z]] [1] so', '\\[x](y) \\[[z]] [1] so'],
  ['&lt;b> &amp;lt; a &lt; b', '\\<b> \\&lt; a < b'],
  ['a ~~b~~ ==c== `d` C:\\dir\\', 'a \\~~b\\~~ \\==c\\== \\`d\\` C:\\dir\\\\'],
  [
    'https://a.example/_x_*y*, see',
    'https://a.example/_x_*y*, see'.replace('https:', 'https\\:').replace('_x_*y*', '\\_x\\_\\*y\\*'),
  ],
  ['a | b<br>--- | ---', 'a | b\n\\--- | ---'],
  ['a<br>===', 'a\n\\=\\=='],
])('escapes %s', (html, expected) => {
  expect(markdown(html)).toBe(expected);
});

it('gives parts of the source their place in the text', () => {
  const parts = partsOf('<p>a <b><a href="x">b</a></b></p><ul><li><img src="y"></li></ul>', {
    linkPart: ({ shown }) => ({ kind: 'note-link', to: { title: shown }, isEmbed: false, written: shown }),
    imagePart: () => ({ kind: 'file-link', to: 'f', isImage: true, written: '' }),
  });
  expect(parts).toMatchObject(['a **', { kind: 'note-link', to: { title: 'b' } }, '**\n\n- ', { kind: 'file-link' }]);
});

it('reads no attribute from the prototype of objects', () => {
  expect(markdown('<a __proto__="x" constructor="y" href="https://a.example/">a</a><toString>b</toString>')).toBe(
    '[a](https://a.example/)b',
  );
});

it.each([
  ['deep elements', '<div>'.repeat(40_000)],
  ['deep emphasis', '<b><i>'.repeat(20_000)],
  ['deep lists', '<ul><li>a'.repeat(10_000)],
  ['deep quotes', '<blockquote>a'.repeat(10_000)],
  ['deep tables', '<table><tr><td>a<td>b'.repeat(4_000)],
  ['unclosed links', '<a href="https://a.example/x(">a'.repeat(10_000)],
  ['one long line', `${'<b>a</b><i>b</i>'.repeat(5_000)}`],
  ['many delimiters', '*_`[](!<&=~'.repeat(20_000)],
  ['many addresses', 'http://a.example/x_'.repeat(10_000)],
  ['long alternative texts', `<img alt="${'['.repeat(200_000)}" src="https://a.example/">`],
  ['long styles', `<p style="${'a:b;'.repeat(4000)}">x`.repeat(50)],
  ['wide spans', `<table>${'<tr><td rowspan=65535 colspan=1000>a<td>b'.repeat(2000)}</table>`],
  ['a ragged table', `<table><tr>${'<td>a'.repeat(3000)}${'<tr><td>b'.repeat(3000)}</table>`],
  ['long code', `<pre>${'<div>a</div>'.repeat(50_000)}</pre>`],
  ['end tags alone', '</p></b></div>'.repeat(50_000)],
])(
  'converts %s in linear time',
  (_, html) => {
    const text = markdown(html);
    expect(text.length).toBeLessThan(html.length * 20 + 1000);
  },
  10_000,
);

it('refuses texts that together are longer than any note, and not long attributes', () => {
  const text = 'a '.repeat(2_500_000);
  expect(() => parseHtml(`<p>${text}</p><p>${text}</p>`)).toThrow(new ImportError('import/too-large'));
  expect(parseHtml(`<p title="${text}${text}">a</p>`).children).toHaveLength(1);
});
