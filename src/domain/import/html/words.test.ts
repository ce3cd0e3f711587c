import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type HtmlNode, noteTree } from '../../notes/html/index.ts';
import { runs } from '../../testing/runs.ts';
import { markdownOfHtml, parseHtml } from './index.ts';

/** Pieces of text with every character that means something in Markdown. */
const text = fc.oneof(
  fc.constantFrom(
    'word',
    'two words',
    ' space before',
    'space behind ',
    ' ',
    'Ünïcödé',
    '日本語',
    '🏋️',
    '"quoted"',
    'a,',
  ),
  fc.constantFrom(
    '*',
    '**',
    '_',
    '__x__',
    'my_var',
    '5 * 3',
    '*a*',
    '~~',
    '~',
    '==',
    '=',
    '===',
    '==a==',
    '`',
    '``',
    '`a`',
  ),
  fc.constantFrom(
    '[',
    ']',
    '[x]',
    '[ ]',
    '[x](y)',
    '![a](b)',
    '[[note]]',
    '[^1]',
    '[^1]: y',
    '[a]: b',
    '!',
    '(',
    ')',
    '[!note]',
  ),
  fc.constantFrom(
    '#',
    '# a',
    '#tag',
    '## a ##',
    '>',
    '> a',
    '-',
    '- a',
    '+ a',
    '1.',
    '1. a',
    '2) b',
    '---',
    '***',
    '|',
    '| a | b |',
  ),
  fc.constantFrom(
    '--- | ---',
    '|---|---|',
    '<',
    '<b>',
    '</b>',
    '<!-- a -->',
    '&',
    '&amp;',
    '&#65;',
    '\\',
    '\\*',
    'a\\',
    ':',
    '~~~',
    '```',
  ),
  fc.constantFrom(
    'http://a.example/x_y',
    'www.example.org',
    'https://a.example/b*c',
    'a@b.example',
    '    four',
    '<br>',
    'k: v',
    '^',
    '\t',
  ),
);

interface Tree {
  readonly html: string;
  /** The text as a browser shows it, with a space between blocks. */
  readonly shown: string;
}

const leaf = text.map((words): Tree => ({ html: escaped(words), shown: words }));

function within(name: string, attributes: string, isBlock: boolean) {
  return ({ html, shown }: Tree): Tree => ({
    html: `<${name}${attributes}>${html}</${name}>`,
    shown: isBlock ? ` ${shown} ` : shown,
  });
}

function joined(trees: readonly Tree[]): Tree {
  return { html: trees.map(({ html }) => html).join(''), shown: trees.map(({ shown }) => shown).join('') };
}

/** A link without words shows its address. */
function linked(inner: Tree): Tree {
  const link = within('a', ' href="https://b.example/(q"', false)(inner);
  return link.shown.trim() === '' ? { ...link, shown: ' https://b.example/(q ' } : link;
}

const lineBreak: Tree = { html: '<br>', shown: ' ' };
const inlineNames = ['b', 'strong', 'i', 'em', 's', 'mark', 'u', 'span', 'small', 'code'];

const { block } = fc.letrec<{ inline: Tree; block: Tree }>((tie) => ({
  inline: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    leaf,
    fc.constant(lineBreak),
    fc
      .tuple(fc.constantFrom(...inlineNames), fc.array(tie('inline'), { minLength: 1, maxLength: 3 }))
      .map(([name, inner]) => within(name, '', false)(joined(inner))),
    fc.array(leaf, { minLength: 1, maxLength: 2 }).map((inner) => linked(joined(inner))),
  ),
  block: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.array(tie('inline'), { minLength: 1, maxLength: 4 }).map(joined),
    fc
      .tuple(fc.constantFrom('p', 'div', 'h2', 'section', 'dl'), fc.array(tie('inline'), { maxLength: 4 }))
      .map(([name, inner]) => within(name, '', true)(joined(inner))),
    fc
      .tuple(fc.constantFrom('div', 'blockquote', 'article'), fc.array(tie('block'), { maxLength: 3 }))
      .map(([name, inner]) => within(name, '', true)(joined(inner))),
    fc
      .tuple(
        fc.constantFrom('<ul>', '<ol>', '<ol start="7">'),
        fc.array(fc.array(tie('block'), { maxLength: 3 }), { maxLength: 3 }),
      )
      .map(([open, items]): Tree => {
        const inner = joined(items.map((item) => within('li', '', true)(joined(item))));
        return { html: `${open}${inner.html}</${open.slice(1, 3)}>`, shown: ` ${inner.shown} ` };
      }),
    fc
      .array(fc.array(fc.array(tie('inline'), { maxLength: 2 }), { minLength: 1, maxLength: 3 }), {
        minLength: 1,
        maxLength: 3,
      })
      .map(
        (rows): Tree =>
          within(
            'table',
            '',
            true,
          )(
            joined(
              rows.map((row) =>
                within('tr', '', true)(joined(row.map((cell) => within('td', '', true)(joined(cell))))),
              ),
            ),
          ),
      ),
    fc.constant<Tree>({ html: '<hr>', shown: ' ' }),
    leaf.map(within('pre', '', true)),
  ),
}));

/** Code that would end the label of a reference, in the link that starts the line. */
const codeInLink: Tree = { html: '<p><code><a href="https://b.example/q">]:</a></code></p>', shown: ' ]: ' };

/** A tag that takes the start of an address, so that a footnote follows. */
const addressInTag: Tree = {
  html: '<div><ul><li><b><b>#http://a.example/x_y[^1]: y</b></b></li></ul></div>',
  shown: ' #http://a.example/x_y[^1]: y ',
};

it('the words of any HTML are the words of the rendered note, in the same order', () => {
  const page = fc.array(block, { maxLength: 5 }).map(joined);
  fc.assert(
    fc.property(page, ({ html, shown }) => {
      const { text: parts } = markdownOfHtml(parseHtml(html));
      expect(parts.every((part) => typeof part === 'string')).toBe(true);
      const markdown = parts.join('');
      expect({ markdown, words: wordsOf(shownIn(noteTree(markdown))) }).toEqual({ markdown, words: wordsOf(shown) });
    }),
    { numRuns: runs(500), examples: [[codeInLink], [addressInTag]] },
  );
});

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function wordsOf(shown: string): readonly string[] {
  return shown.split(/\s+/).filter((word) => word !== '');
}

const inlineTags = new Set(['strong', 'em', 's', 'mark', 'code', 'a', 'span', 'sup']);

function shownIn(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      if ('image' in node) return node.words;
      const inner = shownIn(node.children);
      return inlineTags.has(node.tag) ? inner : ` ${inner} `;
    })
    .join('');
}
