import type { SyntaxNode } from '@lezer/common';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../testing/runs.ts';
import { noteMarkdownParser, plainTextOf, styledElementAt, styledElements } from '../markdown/index.ts';
import { isTicked } from '../task-marker.ts';
import { type HtmlNode, noteTree, printHtml } from './index.ts';

describe('the page renders the same marks as the editor', () => {
  test.each([
    ...['#tag', '(#a/b)', '#2026', 'a#b', '_#tag_', '#a-b_c! #üben', `#${'a'.repeat(100)}`, `#${'a'.repeat(101)}`],
    ...['# #tag', '> #tag', '- #tag', '| #tag |\n| - |', '[#tag](https://a.example)', '\\#tag', '`#tag`', '**#tag**'],
    ...['[[A]]', '![[A]]', '[[A|b]]', '[[ A | b ]]', '[[A|]]', '[[|b]]', '[[]]', '[[ ]]', '[[a\nb]]', '[[a [[b]]'],
    ...['[[Notes [2024] x]]', '[[a [b] [c]]]', '[[a] b]]', '[[a [b]]', '[[a]]]', '| [[A\\|b]] |\n| - |', '[[a|b|c]]'],
    ...['> [[A]]', '[x [[A]] y](https://a.example)', '**[[A]]**', '==[[A]]==', '\\[[A]]', '`[[A]]`', '[[a*b]]*'],
    ...['==a==', '== a ==', '==a', '===a===', '====a====', '==a===', '==`a == b`==', '==a== b ==c==', '1==2==3'],
    ...['==a\nb==', '==*a* b==', '*==a== b*', '==*a== b*', '*a ==b* c==', '==[a==](https://a.example)', '==a~~b==~~'],
    ...['a==💪==b', '**legs 💪**b', '_a💪_', '==a.==b', '==a.== b', '> ==a==', '- ==a==\n- b==', '\\==a==', '==a\\=='],
    ...['~a~', '~~a~~', 'b ~~~a~~~', 'b ~~a~~~', 'b ~~~~a~~~~', '~~*a*~~~', '~~a *b~~ c*', '**~~a~~**', '~~a\nb~~'],
    ...['a[^1]\n\n[^1]: b', 'a[^1](https://a.example)\n\n[^1]: b', 'a[^1 2]', '- a[^1]\n- b', '> a[^1]\n\n[^1]: b'],
    ...['2^[3]', '2^[3](https://a.example)', '[^1]: a', '> [^1]: a', '[[^1]]\n\n[^1]: a'],
    ...['[^]', 'a![^1]', '![^1](https://a.example)', '\\[^1]', '`[^1]`'],
    ...['- [ ] a', '- [x] a', '- [X] a', '- [xx] a', '- [ ]', '- [x]', '- [ ]a', '- [  ] a', '1. [ ] a', '2) [x] a'],
    ...['- [ ] a\n  - [x] b', '- a\n  [ ] b', '- a\n\n  [ ] b', '-\n  [ ] a'],
    ...['- # [ ] a', '- > [ ] a', '[ ] a', '> - [ ] a'],
    ...['- [x] a\n\n[x]: https://a.example', '- [ ] ==a==', '- [ ]\n  a', '- [x](https://a.example)', '- - [ ] a'],
    ...['> [!note]', '> [!note] A\n> b', '> [!note]- A', '> [!note]+\n> b'],
    ...['> [!note]A', '> a\n> [!note] b', '>\n> [!note]'],
    ...['> > [!a] b\n> c', '> [!a] b\n> > [!c] d\n> > e', '- > [!a] b'],
    ...['> - [!a] b', '> [!a]\n\n[!a]: https://a.example'],
    ...['> [!a] b  \n> c', '> [!a] b\\\n> c', '> # [!a]', '[!a] b', '> [!ab c] d', '> [!übung] a'],
    ...['*a*', '***a** b*', '_a_b', 'a_b_c', 'a*b*c', '**a'],
    ...['`a', '``a ` b``', '<b>*a*</b>'],
    ...[
      '<div>\n*a* #b [[c]]\n- [ ] d\n</div>\n\n*e*',
      'a\n<div>\n*b*',
      '> <div>\n> *a*\n\n*b*',
      '- <div>\n  *a*\n- *b*',
    ],
    ...['<!-- a\n\n- [x] *b*\n-->\n*c*', '<details>\n\n- [x] *a*\n\n</details>', '<b>\n*a*', '<!-- *a*'],
    ...['- [ ] <div>\n  *a*', '> [!note]\n> <div>\n> *a*', '<b c="d"> *e*'],
    ...['&#35;a', '<u>a</u>', '<u>*a</u>*', '*<u>a*</u>', '<b><i>a</b></i>', '<u>a <u>b</u></u>', '<u>a</u></u>'],
    ...[
      '<u></u>',
      '<kbd><kbd>a</kbd></kbd>',
      '<U>a</u>',
      '<u>a\n*b*</u>',
      '<u>a\n\n*b*</u>',
      '<u/>a</u>',
      '<u >a</u >',
    ],
    ...['<u onclick="x>y">a</u>', '<sub>a</sub><sub>b</sub>', '<code>*a* `</code>`', '[<u>a](https://a.example)</u>'],
    ...['<u>\n*a*\n</u>', '<u>\n===', '# <kbd>a</kbd>', '- <s>a</s>', '| <u>a</u><br>b |\n| - |', '==<mark>a==</mark>'],
    ...['<details>\n<summary>*a*</summary>\n*b*\n</details>\n*c*', '<details><summary>*a*</summary>*b*</details>'],
    ...[
      'a\n<details>\n*b*',
      '> <details>\n> *a*\n> </details>',
      '- <details>\n  *a*\n\n  </details>',
      '</details> *a*',
    ],
    ...['<summary>*a*</summary>', '<summary>\n*a*', '</details>*a*', '<details> *a*'],
    ...['%%a%%', 'a %%*b*%% *c*', '*a %%b* c%%', '50%% *a* 60%%', '%% *a*', '%%a\nb%% *c*', '`%%a%%` %%`b`%%'],
    ...['%%\n*a*\n\n*b*\n%%\n\n*c*', '> %%\n> *a*\n\n*b*\n%%', '- %%\n  *a*\n\n  *b* %%\n- *c*', '*a*\n%% *b*\n\n*c*'],
    ...['%% a\n\n%%b%% *c*\n\nd %%', '1. a\n   %%\n\n   *b*\n\n   %%\n   *c*'],
    ...['[@Bench *x*](mensana:exercises/bench-press)', '*a&*b'],
  ])('%j', (text) => {
    expect(markedOnPage(text)).toEqual(markedInEditor(text));
  });

  // Brackets that reference no definition are excluded: the editor's parser makes them a link that is displayed as
  // brackets.
  test('for any line', () => {
    const piece = fc.constantFrom(
      ...'a b 💪 . # #c [[d]] [[d|e]] [[f[g]]] [i](k) `l` == ~~ * ** _ [^1] = ~ ! |'.split(' '),
      ' ',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = `z ${pieces.join('')}`;
        expect(markedOnPage(text)).toEqual(markedInEditor(text));
      }),
      { numRuns: runs(500) },
    );
  });
});

describe('a line of a note is a line of its page', () => {
  test.each([
    ['Milk\nEggs\nBread', '<p dir="auto">Milk<br>Eggs<br>Bread</p>'],
    ['Milk  \nEggs\\\nBread', '<p dir="auto">Milk<br>Eggs<br>Bread</p>'],
    ['> a\n> *b\n> c*', '<blockquote><p dir="auto">a<br><em>b<br>c</em></p>\n</blockquote>'],
    ['- a\n  b', '<ul dir="auto"><li>a<br>b</li>\n</ul>'],
    ['a\nb\n===', '<h1 dir="auto">a<br>b</h1>'],
    ['> [!tip]\n> a\n> b', `${callout('tip')}<p dir="auto">a<br>b</p>\n</blockquote>`],
    ['> [!tip] T\n> a\n> b', `${callout('T')}<p dir="auto">a<br>b</p>\n</blockquote>`],
    ['> [!tip] T  \n> a\n> b', `${callout('T')}<p dir="auto">a<br>b</p>\n</blockquote>`],
    ['> [!tip] T\\\n> a\n> b', `${callout('T')}<p dir="auto">a<br>b</p>\n</blockquote>`],
    ['> [!tip] **T\n> a** b', `${callout('<strong>T</strong>')}<p dir="auto"><strong>a</strong> b</p>\n</blockquote>`],
  ])('%j', (text, page) => {
    expect(html(text)).toBe(page);
  });

  test('`<br>` breaks a line, in a cell and elsewhere', () => {
    expect(html('| a<br>**b<br>c** |\n| - |')).toContain('a<br><strong>b<br>c</strong>');
    expect(html('a<br>b<BR />c<br class="x">d')).toBe('<p dir="auto">a<br>b<br>c<br>d</p>');
    expect(html('a\n\n<br>\n\nb')).toBe('<p dir="auto">a</p>\n<p dir="auto"><br></p>\n<p dir="auto">b</p>');
    expect(html('a</br>b \\<br> `<br>` <brx>')).toBe(
      '<p dir="auto">a&#60;/br&#62;b &#60;br&#62; <code>&#60;br&#62;</code> &#60;brx&#62;</p>',
    );
  });

  function callout(title: string): string {
    return `<blockquote class="callout"><p class="title" dir="auto">${title}</p>\n`;
  }
});

describe('footnotes', () => {
  test('a footnote without a reference comes after the others', () => {
    const page = html('A fact[^1].\n\n[^2]: kept for later\n\n[^1]: used');
    expect(page).toContain('<li id="fn1"><p dir="auto">used <a href="#fnref1">↩︎</a></p>');
    expect(page).toContain('<li id="fn2"><p dir="auto">kept for later</p>');
    expect(html('- a\n\n  [^1]: in a list\n\n> [^2]: in a quote')).toMatch(/in a list.*in a quote/s);
  });

  test('each back link leads to its own reference', () => {
    const page = html('a[^1] b[^1]\n\n[^1]: c');
    expect(page).toMatch(/id="fnref1".* b.*id="fnref1-1"/);
    expect(page).toContain('c <a href="#fnref1">↩︎</a> <a href="#fnref1-1">↩︎</a>');
  });

  test('of two footnotes with one label, both are shown and the first is referenced', () => {
    const page = html('a[^N]\n\n[^n]: one\n[^n]: two');
    expect(page).toMatch(/<li id="fn1">.*one <a href="#fnref1">.*<li id="fn2">.*two<\/p>/s);
  });

  test('a label can have many words, and a footnote several paragraphs', () => {
    const page = html(
      'a[^a very long label, of words] b\n\n[^a very long label, of words]: one\n\n    two\n\n    - three\n\nc',
    );
    expect(page).toContain('a<sup><a href="#fn1" id="fnref1">1</a></sup> b');
    expect(page).toMatch(/<li id="fn1"><p dir="auto">one<\/p>\n<p dir="auto">two<\/p>\n<ul dir="auto"><li>three<\/li>/);
    expect(page).toContain('<a href="#fnref1">↩︎</a>');
    expect(page.indexOf('>c</p>')).toBeLessThan(page.indexOf('id="fn1"'));
    expect(html('a [^b c] d')).toBe('<p dir="auto">a <span>[^b c]</span> d</p>');
  });

  test('a reference without a footnote shows its label, and brackets after `^` stay brackets', () => {
    expect(html('a[^b] 2^[3]')).toBe('<p dir="auto">a<sup>b</sup> 2^[3]</p>');
  });
});

test('front matter at the top is shown as properties', () => {
  expect(html('---\ntags: [a, b]\nstatus: <i>\n---\nMilk')).toBe(
    '<pre class="properties">tags: [a, b]\nstatus: &#60;i&#62;</pre>\n<p dir="auto">Milk</p>',
  );
  expect(html('---\n---\nMilk')).toBe('<p dir="auto">Milk</p>');
  expect(html('Milk\n\n---\na: b\n---')).toContain('<hr>');
});

test.each([
  ['hello@mail+xyz.example isn’t valid, hello+xyz@mail.example is', ['hello+xyz@mail.example']],
  ['http://🍄.ga/ https://x🍄.ga/a', ['http://🍄.ga/', 'https://x🍄.ga/a']],
  ['https://münchen.example/ü www.пример.example', ['https://münchen.example/ü', 'www.пример.example']],
  ['https://a.example这里 https://a.exampleだ', ['https://a.example', 'https://a.example']],
  ['http://a$b.example', []],
])('bare addresses are links as in GFM, except before scripts without spaces: %s', (text, addresses) => {
  const found = [...html(text).matchAll(/<a [^>]*>([^<]*)<\/a>/g)].map(([, address]) => address);
  expect(found).toEqual(addresses);
});

test('a note of two lines alone shows them', () => {
  expect(html('---\n---')).toBe('<hr>\n<hr>');
  expect(html('---\n---\ntext')).toBe('<p dir="auto">text</p>');
});

test('other states of tasks have their signs', () => {
  const states = html('- [?] a\n- [/] b\n- [x] c\n- [z] d');
  expect(states).toContain('<li class="task"><span class="state">❓</span> a</li>');
  expect(states).toContain('<li class="task"><span class="state">◐</span> b</li>');
  expect(states).toContain('<li class="task"><input type="checkbox" disabled="" checked=""> c</li>');
  expect(states).toContain('<li>[z] d</li>');
});

test.each([
  ['a %%hidden%% b', 'a b'],
  ['a %%hidden\nstill%% b', 'a b'],
  ['a\n\n%%\nhidden\n\n- hidden\n%%\n\nb', 'a b'],
  ['50%% of 100%%', '50%% of 100%%'],
  ['%% section without an end', '%% section without an end'],
  ['%%\nwithout an end', '%% without an end'],
  ['`%%code%%`', '%%code%%'],
])('comments are not shown: %j', (text, shown) => {
  const words = [...printHtml(noteTree(text))]
    .join(' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  expect(words).toBe(shown);
});

test('a task without text is a checkbox', () => {
  expect(html('- [ ]\n- [x]')).toContain(
    '<li class="task"><input type="checkbox" disabled=""> </li>\n<li class="task"><input type="checkbox" disabled="" checked="">',
  );
});

test('a wiki link without an alias shows its target', () => {
  expect(html('[[Knees#Rehab]] [[#Rehab]] [[Knees#]] [[Knees| ]]')).toBe(
    `<p dir="auto">${['Knees#Rehab', 'Rehab', 'Knees', 'Knees'].map((name) => `<span class="wiki">${name}</span>`).join(' ')}</p>`,
  );
});

test('the size behind an embed is not its text', () => {
  expect(html('![[a.png|300]] ![[a.png|300x200]] ![[a.png|the 300]] [[2024|24]]')).toBe(
    `<p dir="auto">${['a.png', 'a.png', 'the 300', '24'].map((name) => `<span class="wiki">${name}</span>`).join(' ')}</p>`,
  );
});

test('a link or an image without text shows its address', () => {
  expect(html('[](https://a.example)')).toContain('>https://a.example</a>');
  expect(html('[](mensana:notes/a) ![](plan.png)')).toBe(
    '<p dir="auto"><span>mensana:notes/a</span> <span>plan.png</span></p>',
  );
});

test('elements within a line are rendered without their attributes, and all other tags are text', () => {
  expect(html('<u onclick="alert(1)" style="color:red" class="x">a **b**</u>')).toBe(
    '<p dir="auto"><u>a <strong>b</strong></u></p>',
  );
  for (const tag of styledElements) {
    expect(html(`a <${tag.toUpperCase()}>b</${tag}> c`)).toBe(`<p dir="auto">a <${tag}>b</${tag}> c</p>`);
    expect(html(`a <${tag}>b`)).toBe(`<p dir="auto">a &#60;${tag}&#62;b</p>`);
    expect(html(`a </${tag}>b`)).toBe(`<p dir="auto">a &#60;/${tag}&#62;b</p>`);
  }
  expect(html('<a href="x">b</a> <img src="x"> <font>c</font>')).not.toMatch(/<(?:a|img|font)/);
  expect(html('<b><i>a</b></i>')).toBe('<p dir="auto"><b>&#60;i&#62;a</b>&#60;/i&#62;</p>');
  expect(html('H<sub>2</sub>O x<sup>2</sup>')).toBe('<p dir="auto">H<sub>2</sub>O x<sup>2</sup></p>');
  expect(html('<u>\n**a**\n</u>')).toBe('<p dir="auto"><u><br><strong>a</strong><br></u></p>');
});

test.each([
  [
    '<details>\n<summary>More *about* it</summary>\n\nHidden\n\n- list\n\n</details>\n\nafter',
    '<details><summary dir="auto">More <em>about</em> it</summary>\n<p dir="auto">Hidden</p>\n<ul dir="auto"><li>list</li>\n</ul>\n</details>\n<p dir="auto">after</p>',
  ],
  ['<details open>\na\n</details>', '<details open=""><p dir="auto">a</p>\n</details>'],
  [
    '<DETAILS onclick="alert(1)" open><summary class="x">a</summary>b</DETAILS>',
    '<details open=""><summary dir="auto">a</summary>\n<p dir="auto">b</p>\n</details>',
  ],
  [
    '<details>\n<summary>a</summary>\n<details>\n<summary>b</summary>\nc\n</details>\n</details>',
    '<details><summary dir="auto">a</summary>\n<details><summary dir="auto">b</summary>\n<p dir="auto">c</p>\n</details>\n</details>',
  ],
  ['<details>\na', '<p dir="auto">&#60;details&#62;</p>\n<p dir="auto">a</p>'],
  ['a\n</details>', '<p dir="auto">a</p>\n<p dir="auto">&#60;/details&#62;</p>'],
  [
    '> <details>\n\n</details>',
    '<blockquote><p dir="auto">&#60;details&#62;</p>\n</blockquote>\n<p dir="auto">&#60;/details&#62;</p>',
  ],
  ['<summary>a</summary>', '<p dir="auto">&#60;summary&#62;a&#60;/summary&#62;</p>'],
  ['`<details>`', '<p dir="auto"><code>&#60;details&#62;</code></p>'],
  ['```\n<details>\n```', '<pre><code>&#60;details&#62;\n</code></pre>'],
])('details become an element if they are closed in the same block: %j', (text, page) => {
  expect(html(text)).toBe(page);
});

test('an HTML block is shown as its lines, without Markdown in it', () => {
  expect(html('<div>\n- [ ] *a* &amp; www.a.example\n</div>\n\nb')).toBe(
    '<p dir="auto">&#60;div&#62;<br>- [ ] *a* &#38;amp; www.a.example<br>&#60;/div&#62;</p>\n<p dir="auto">b</p>',
  );
  expect(html('<!-- a\n\n# b\n-->')).toBe('<p dir="auto">&#60;!-- a<br><br># b<br>--&#62;</p>');
});

test('an address without a scheme has the same destination as in the editor', () => {
  const to = (href: string, words: string) => `<a href="${href}" rel="noopener noreferrer">${words}</a>`;
  expect(html('See www.a.example/b_c_d?e=(f). WWW.a.example, www.a, xwww.a.example, example.org')).toBe(
    `<p dir="auto">See ${to('https://www.a.example/b_c_d?e=(f)', 'www.a.example/b_c_d?e=(f)')}. WWW.a.example, www.a, xwww.a.example, example.org</p>`,
  );
  expect(html('[a](www.a.example) [b](b@a.example) b@a.example')).toBe(
    `<p dir="auto">${to('https://www.a.example', 'a')} ${to('mailto:b@a.example', 'b')} ${to('mailto:b@a.example', 'b@a.example')}</p>`,
  );
  expect(html('`www.a.example` [www.a.example](https://b.example)')).toBe(
    `<p dir="auto"><code>www.a.example</code> ${to('https://b.example', 'www.a.example')}</p>`,
  );
});

// A parser that takes quadratic time would need minutes for this.
test.each([
  ...['==a ', '~~a ', '=', '~', '[[a [b ', '[[a[b] ', '#a_', '[^a', '> [!a] *b\n> ', '> [!a] *b\n> c\n\n', '- [ ] a\n'],
  ...[
    '[^a]: b\n',
    '[^a] ',
    '[^a]: ',
    'a\n',
    '<div>\n',
    '<b c="',
    '<!--',
    '<br>',
    '<u>',
    '</u>',
    '<u>a</u>',
    '<u></s>',
    '<u b="',
    '<details>',
    '<details>\n',
    '</details>\n',
    '<details>\n</details>\n',
    '<summary>',
    '| <br> |\n| - |\n',
    'www.a.',
    'www.a.b ',
  ],
])('200 kB of %j are rendered', { timeout: 60_000 }, (piece) => {
  expect(printHtml(noteTree(piece.repeat(200_000 / piece.length))).join('').length).toBeGreaterThan(0);
});

test('bare addresses are links as in the editor, whatever characters are next to them', () => {
  const address = fc.constantFrom(
    'https://a.example/b',
    'http://a.example',
    'https://a.example/日本語',
    'https://a.example/L’é',
    'https://a.example/_b_/*c*',
    'https://a.example?b==c==',
    'www.a.example/_b_/c*d*e',
    'www.a.example#`b`',
    'www.a.example/b[^1]',
  );
  const sign = fc.constantFrom('。', '，', '（', '）', '”', '“', '’', '»', '见', ' ', '.', ',', '?', '…', '、b', '');
  fc.assert(
    fc.property(fc.array(fc.tuple(sign, address, sign), { maxLength: 3 }), (parts) => {
      const text = `x ${parts.map((part) => part.join('')).join(' ')}`;
      const addresses: string[] = [];
      noteMarkdownParser.parse(text).iterate({
        enter: ({ name, from, to }) => void (name === 'URL' && addresses.push(text.slice(from, to))),
      });
      const links = [...html(text).matchAll(/<a [^>]*>([^<]*)<\/a>/g)].map(([, words]) => words);
      expect(links).toEqual(addresses);
    }),
  );
});

test('an address in the text of a link contains no marks', () => {
  expect(html('[https://a.example/*b*](https://c.example)')).toContain('>https://a.example/*b*</a>');
  expect(html('[www.a.example/_b_ *c*](https://c.example)')).toContain('>www.a.example/_b_ <em>c</em></a>');
});

function html(text: string): string {
  return printHtml(noteTree(text)).join('').trim();
}

/** Lists the text of each marked-up part with its kind of markup, outermost first. */
function markedInEditor(text: string): readonly string[] {
  const marked: string[] = [];
  noteMarkdownParser.parse(text).iterate({
    enter({ name, node, from, to }) {
      if (name === 'NoteComment' || name === 'NoteCommentBlock') return false;
      // these texts define no footnotes, without which brackets around several words are text
      if (name === 'FootnoteReference' && /\s/.test(text.slice(from, to))) return false;
      const kind = name === 'HTMLElement' ? kindOfElement(text, from) : kindOfNode[name];
      if (kind !== undefined) marked.push(`${kind}: ${comparable(plainTextOf(text, node))}`);
      if (name === 'WikiLink' || name === 'WikiEmbed') marked.push(`wiki: ${comparable(wikiText(text, node))}`);
      if (name === 'CalloutType') marked.push('callout');
      if (name === 'TaskMarker' && isBox(text, node)) marked.push(`task: ${isTicked(text.slice(from, to))}`);
      return true;
    },
  });
  return marked;
}

const kindOfNode: Readonly<Record<string, string>> = {
  Hashtag: 'tag',
  Highlight: 'mark',
  Strikethrough: 's',
  Emphasis: 'em',
  StrongEmphasis: 'strong',
  InlineCode: 'code',
  FootnoteReference: 'sup',
};

/** The page uses `sup` for footnotes, too, whose text is not compared. */
function kindOfElement(text: string, at: number): string | undefined {
  const element = styledElementAt(text, at) ?? undefined;
  return element === 'sup' ? undefined : element;
}

function wikiText(text: string, node: SyntaxNode): string {
  const target = node.getChild('WikiLinkTarget');
  const first = node.getChild('WikiLinkAlias') ?? target ?? node.getChild('WikiLinkHeading') ?? node;
  const last = first === target ? (node.getChild('WikiLinkHeading') ?? first) : first;
  return text.slice(first.from, last.to);
}

/** The editor shows a checkbox if the text of the item is next to its marker. */
function isBox(text: string, marker: SyntaxNode): boolean {
  const item = marker.parent?.parent;
  return item != null && !text.slice(item.from, marker.from).includes('\n');
}

function markedOnPage(text: string): readonly string[] {
  return noteTree(text).flatMap(markedIn);
}

function markedIn(node: HtmlNode): readonly string[] {
  if (typeof node === 'string' || 'image' in node) return [];
  const { tag, attributes, children } = node;
  const inside = children.flatMap(markedIn);
  if (tag === 'input') return [`task: ${attributes.checked !== undefined}`];
  if (attributes.class === 'callout') return ['callout', ...inside];
  if (attributes.class === 'wiki' || attributes.class === 'tag')
    return [`${attributes.class}: ${comparable(wordsIn(node))}`];
  if (tag === 'sup') return ['sup: '];
  const kinds: readonly string[] = [...Object.values(kindOfNode), ...styledElements];
  return kinds.includes(tag) ? [`${tag}: ${comparable(wordsIn(node))}`, ...inside] : inside;
}

function wordsIn(node: HtmlNode): string {
  if (typeof node === 'string') return node;
  if ('image' in node) return node.words;
  if (node.tag === 'br') return ' ';
  return node.tag === 'sup' ? '' : node.children.map(wordsIn).join('');
}

function comparable(words: string): string {
  return words.replaceAll(/\s+/g, ' ').trim();
}

test.each([
  ['| תרגיל | x |\n| --- | --- |', '<table dir="rtl">'],
  ['| # | عربي |\n| - | - |', '<table dir="rtl">'],
  ['| Lift | תרגיל |\n| --- | --- |', '<table>'],
  ['| 1 |\n| - |', '<table>'],
])('a table has the direction of its text: %j', (text, start) => {
  expect(printHtml(noteTree(text)).join('')).toContain(start);
});
