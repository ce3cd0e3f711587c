/** A sample of what another program puts on the clipboard, and the equivalent Markdown. */
export interface Copied {
  /** The program and what was copied from it. */
  readonly of: string;
  readonly html: string;
  readonly markdown: string;
}

const regular = 'font-size:11pt;font-weight:400;font-style:normal';

export const copied: readonly Copied[] = [
  {
    of: 'Google Docs: styles instead of elements, lists in lists, all within a bold that is none',
    html: `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1">
      <h1 dir="ltr"><span style="font-size:20pt;font-weight:400;">My plan</span></h1>
      <p><span style="${regular}">Some </span><span style="font-weight:700">bold</span><span style="${regular}"> and </span>
      <span style="font-weight:700;font-style:italic">both</span><span>, </span><span style="text-decoration:line-through">gone</span>,
      <span style="background-color:#ffff00">lit</span></p><br>
      <ul><li><p><span>one</span></p></li><ul><li><p>under one</p></li><ul><li><p>deep</p></li></ul></ul><li><p>two</p></li></ul>
      <ol><li><p>first</p></li><ol><li><p>sub</p></li></ol><li><p>second</p></li></ol><br>
      <p>end <a href="https://example.org/x"><span style="text-decoration:underline">a link</span></a></p></b>`,
    markdown: `# My plan

Some **bold** and ***both***, ~~gone~~, ==lit==

- one
  - under one
    - deep
- two

1. first
   1. sub
2. second

end [a link](https://example.org/x)`,
  },
  {
    of: 'Google Docs: a checklist',
    html: `<b style="font-weight:normal" id="docs-internal-guid-1"><ul>
      <li role="checkbox" aria-checked="false"><img src="data:image/png;base64,AA==" alt="unchecked"><p><span>buy milk</span></p></li>
      <li role="checkbox" aria-checked="true"><img src="data:image/png;base64,AA==" alt="checked"><p>done</p></li></ul></b>`,
    markdown: '- [ ] buy milk\n- [x] done',
  },
  {
    of: 'Google Docs: a table',
    html: `<b style="font-weight:normal" id="docs-internal-guid-1"><div><table><colgroup><col></colgroup><tbody>
      <tr><td><p><span style="font-weight:700">Set</span></p></td><td><p>Load</p></td></tr>
      <tr><td><p>1 | 2</p></td><td><p>80</p><p>kg</p></td></tr></tbody></table></div></b>`,
    markdown: '| Set    | Load     |\n| ------ | -------- |\n| 1 \\| 2 | 80<br>kg |',
  },
  {
    of: 'Word: lists as paragraphs',
    html: `<html xmlns:w="urn:schemas-microsoft-com:office:word"><head><style><!-- p {margin:0} --></style></head><body><!--StartFragment-->
      <h1>Title<o:p></o:p></h1><p class=MsoNormal>Plain <b>bold</b> <span style='mso-highlight:yellow'>lit</span><o:p></o:p></p>
      <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Bullet</p>
      <p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp; </span></span><![endif]>Nested</p>
      <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Bullet two</p>
      <p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>3.<span>&nbsp; </span></span><![endif]>Third</p>
      <p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>4.<span>&nbsp; </span></span><![endif]>Fourth</p>
      <p class=MsoNormal><o:p>&nbsp;</o:p></p><p>End</p><!--EndFragment--></body></html>`,
    markdown: '# Title\n\nPlain **bold** ==lit==\n\n- Bullet\n  - Nested\n- Bullet two\n\n3. Third\n4. Fourth\n\nEnd',
  },
  {
    of: 'a mail: a line is a line',
    html: '<div dir="ltr">Hi there,<div><br></div><div>first line</div><div>second <b>line</b></div><div><br></div><div>bye</div></div>',
    markdown: 'Hi there,\n\nfirst line\nsecond **line**\n\nbye',
  },
  {
    of: 'line breaks',
    html: '<p>one<br>two<br><br>three <b>x</b><br></p><h2>a<br>heading</h2>',
    markdown: 'one\ntwo\n\nthree **x**\n\n## a heading',
  },
  {
    of: 'GitHub: tasks, and code in colours',
    html: `<div class="highlight highlight-source-shell"><pre>npm <span class="pl-s">install</span>\n  npm test</pre></div>
      <ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" disabled> one</li>
      <li class="task-list-item"><input type="checkbox" checked disabled> two</li></ul><blockquote><p>quoted</p><p>more</p></blockquote>`,
    markdown: '```shell\nnpm install\n  npm test\n```\n\n- [ ] one\n- [x] two\n\n> quoted\n>\n> more',
  },
  {
    of: 'a chat: code that keeps its lines by a style',
    html: `<p>See:</p><div class="box"><div><code class="whitespace-pre! language-python"><span>print(</span>1)\nx = 2\n</code></div></div>
      <p>and <code>a\nb</code></p>`,
    markdown: 'See:\n\n```python\nprint(1)\nx = 2\n```\n\nand `a b`',
  },
  {
    of: 'an editor: lines as elements',
    html: '<pre style="font-family:monospace"><div>if (a) {</div><div>  b();<br>}</div></pre>',
    markdown: '```\nif (a) {\n  b();\n}\n```',
  },
  {
    of: 'a list whose items hold more than words',
    html: '<ol start="4"><li>a<pre><code>x\n\n- y</code></pre></li><li><p>b</p><p>c</p></li><li><p>d</p><ul><li>e</li></ul></li></ol>',
    markdown: '4. a\n\n   ```\n   x\n\n   - y\n   ```\n5. b\n\n   c\n6. d\n   - e',
  },
  {
    of: 'a spreadsheet',
    html: `<style><!--td {border: 1px}--></style><table data-sheets-root="1"><colgroup><col></colgroup><tbody>
      <tr><td>Day</td><td style="text-align:right">kg</td></tr><tr><td>Mon</td><td>82,5</td></tr><tr><td></td><td>80</td></tr></tbody></table>`,
    markdown: '| Day |   kg |\n| --- | ---: |\n| Mon | 82,5 |\n|     |   80 |',
  },
  { of: 'one cell of a spreadsheet', html: '<table><tr><td><b>5</b></td></tr></table>', markdown: '**5**' },
  {
    of: 'cells over several columns and rows, and with lists in them',
    html: `<table><tr><th colspan="2">A</th><th>B</th></tr><tr><td rowspan="2">1</td><td>2</td><td><ul><li>x</li><li>y</li></ul></td></tr>
      <tr><td>3</td><td>&lt;br&gt;</td></tr></table>`,
    markdown: '| A   |     | B      |\n| --- | --- | ------ |\n| 1   | 2   | x<br>y |\n|     | 3   | \\<br>  |',
  },
  {
    of: 'a table that only places things',
    html: '<table role="presentation"><tr><td><h2>Left</h2></td><td><p>Right <b>side</b></p></td></tr></table>',
    markdown: '## Left\n\nRight **side**',
  },
  {
    of: 'emphasis beside words, signs and other emphasis',
    html: '<p>a<b> b </b>c <b>one</b><b>two</b> <i></i>say<b>"hi"</b>there and <b>x:</b>y, <b>so <b>so</b></b></p><h3><b>bold</b> head</h3>',
    markdown: 'a **b** c **onetwo** say"**hi**"there and **x**:y, **so so**\n\n### bold head',
  },
  {
    of: 'text that would mean something in Markdown',
    html: '<p>1. no list <b>x</b></p><p># no heading</p><p>- no item</p><p>my_var 5 * 3 *x* [y] [z](w) &lt;z&gt; ~~s~~ ==q== a\\b \\* &amp;amp;</p>',
    markdown:
      '1\\. no list **x**\n\n\\# no heading\n\n\\- no item\n\nmy_var 5 * 3 \\*x\\* [y] \\[z](w) \\<z> \\~~s\\~~ \\==q\\== a\\b \\\\\\* \\&amp;',
  },
  {
    of: 'links: an address by itself, around blocks, around a heading, with brackets, and one that is no address',
    html: `<p><a href="https://example.org/a">https://example.org/a</a> <a href="tel:+123">call</a> <a href="/wiki/Foo">foo</a>
      <a href="https://example.org/b_(c)">d</a> <a href="https://example.org/a b">sp</a></p>
      <a href="https://example.org/e"><div>Head</div><div>sub</div></a><a href="https://example.org/f"><h2>News</h2></a>`,
    markdown:
      'https://example.org/a [call](tel:+123) foo [d](https://example.org/b_(c)) [sp](https://example.org/a%20b)\n\n[Head sub](https://example.org/e)\n\n## [News](https://example.org/f)',
  },
  {
    of: 'figures above and below the line, spaces that do not break, and what is not seen',
    html: '<p>H<sub>2</sub>O, m<sup>2</sup>, the 1<sup>st</sup>, 10&nbsp;kg<span style="display:none">no</span> <b>x</b><sup><a href="#n">[1]</a></sup> and</p>',
    markdown: 'H₂O, m², the 1st, 10 kg **x**[1] and',
  },
  {
    of: 'a page: icons as links and as items, buttons, where a quotation is from, and a card that is a link',
    html: `<h2>Plan <a href="https://example.org/a#plan"><svg viewBox="0 0 16 16"><title>Link</title></svg></a></h2><button>Copy</button>
      <ul><li><a href="https://example.org/x"><i class="icon"></i></a></li><li>one</li></ul><blockquote cite="https://example.org/q">Well.</blockquote>
      <form action="https://example.org/search"><input name="q"></form><a href="https://example.org/c"><h3>Card</h3><p>more</p></a>`,
    markdown: '## Plan\n\n- one\n\n> Well.\n\n### [Card](https://example.org/c)\n\n[more](https://example.org/c)',
  },
  {
    of: 'a picture that is shown smaller than it is',
    html: '<p>So <img src="https://example.org/a.png" alt="knee" width="120"> far</p>',
    markdown: 'So ![knee|120](https://example.org/a.png) far',
  },
  {
    of: 'formulas: their source, not what is drawn from it',
    html: `<p>So <span class="katex"><span class="katex-mathml"><math><mi>c</mi><annotation encoding="application/x-tex">c^2</annotation></math></span><span
      class="katex-html" aria-hidden="true">c2</span></span> and <mjx-container><mjx-assistive-mml><math><mi>d</mi></math></mjx-assistive-mml></mjx-container></p>`,
    markdown: 'So $c^2$ and d',
  },
  {
    of: 'terms, lists as items, and text that looks like a task or a callout',
    html: '<dl><dt>RPE</dt><dd>effort</dd></dl><ul><li>a</li><li><ul><li>b</li></ul></li><li>[ ] c</li></ul><blockquote>[!note] d</blockquote>',
    markdown: '**RPE**\n\neffort\n\n- a\n  - b\n- \\[ ] c\n\n> \\[!note] d',
  },
];
