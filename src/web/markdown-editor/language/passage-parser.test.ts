import { NodeProp, type PartialParse, Tree, TreeFragment } from '@lezer/common';
import { type MarkdownExtension, parseCode, parser } from '@lezer/markdown';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noteMarkdownExtensions } from '#domain/notes/markdown/index.ts';
import { runs } from '#domain/testing/runs.ts';
import { PassageParser, passageName } from './passage-parser.ts';

const blocks = parser.configure(noteMarkdownExtensions as MarkdownExtension);
const code = parseCode({ codeParser: (info) => (info === 'md' ? parser : null) });
const passages = new PassageParser(blocks, code);
/** Parses a whole note at once, without passages. */
const inOnePiece = blocks.configure(code);

describe('a text parsed in passages', () => {
  it('has the same nodes as one parsed at once', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(nodesOf(passages.parse(text))).toBe(nodesOf(inOnePiece.parse(text)));
      }),
      { numRuns: runs(200) },
    );
  });

  it('has the same nodes after each change, wherever parsing was interrupted', { timeout: 240_000 }, () => {
    fc.assert(
      fc.property(texts, fc.array(changes, { minLength: 1, maxLength: 8 }), (text, edits) => {
        let read = new Text(text);
        for (const { stops, ...change } of edits) {
          read = read.changed(change);
          for (const stop of stops) read.readOn(stop);
          read.readOn(null);
          expect(nodesOf(read.tree)).toBe(nodesOf(inOnePiece.parse(read.text)));
        }
      }),
      { numRuns: runs(400) },
    );
  });

  it('is only parsed again around a change, at any position', () => {
    const paragraphs = 'Words that are *said*, and a list of them.\n\n- one\n- another\n\n'.repeat(2_000);
    const before = new Text(paragraphs);
    before.readOn(null);
    for (const at of [3, paragraphs.length >> 1, paragraphs.length]) {
      const after = before.changed({ at, deleted: 0, inserted: 'x' });
      after.readOn(null);
      const known = new Set(before.tree.children);
      const anew = after.tree.children.filter((passage) => !known.has(passage));
      expect(before.tree.children.length).toBeGreaterThan(80);
      expect(anew.length).toBeLessThanOrEqual(2);
    }
  });

  it('reuses the unchanged blocks of a long passage', () => {
    const list = '- *said*\n\n  and more\n\n'.repeat(4_000);
    const before = new Text(list);
    before.readOn(null);
    const after = before.changed({ at: list.length >> 1, deleted: 0, inserted: 'x' });
    after.readOn(null);
    expect(before.tree.children).toHaveLength(1);
    expect(nodesOf(after.tree)).toBe(nodesOf(inOnePiece.parse(after.text)));
    const known = treesIn(before.tree);
    const anew = [...treesIn(after.tree)].filter((tree) => !known.has(tree));
    expect(anew.length).toBeLessThan(known.size / 4);
  });

  it('has the comment that is ended far behind its start', () => {
    const far = `before\n\n%%\nhidden\n\n${'- *said*\n\n  and more\n\n'.repeat(4_000)}Words.\n\n${'Words.\n\n'.repeat(4_000)}`;
    let read = new Text(far);
    read.readOn(null);
    expect(nodesOf(read.tree)).not.toContain('NoteCommentBlock');
    for (const inserted of ['%', '%', '\n', 'x']) {
      read = read.changed({ at: read.text.length, deleted: 0, inserted });
      read.readOn(null);
      expect(nodesOf(read.tree)).toBe(nodesOf(inOnePiece.parse(read.text)));
    }
    expect(nodesOf(read.tree)).toContain('NoteCommentBlock');
    const opened = read.changed({ at: far.indexOf('%%'), deleted: 1, inserted: '' });
    opened.readOn(null);
    expect(nodesOf(opened.tree)).toBe(nodesOf(inOnePiece.parse(opened.text)));
  });

  it('is parsed completely after parsing was interrupted within code', () => {
    const fenced = `before\n\n\`\`\`md\n${'- *said*\n'.repeat(4_000)}\`\`\`\n- one\n- two\n- three\n\nbehind`;
    for (let steps = 1; steps < 12; steps += 1) {
      const read = new Text(fenced);
      const parse = passages.startParse(fenced, []);
      for (let step = 0; step < steps; step += 1) parse.advance();
      parse.stopAt(parse.parsedPos);
      read.take(parse, true);
      read.readOn(null);
      expect(nodesOf(read.tree)).toBe(nodesOf(inOnePiece.parse(fenced)));
    }
  });
});

interface Change {
  readonly at: number;
  readonly deleted: number;
  readonly inserted: string;
}

/** A string and its syntax tree, updated incrementally as in an editor. */
class Text {
  tree: Tree = passages.parse('');

  readonly text: string;
  #fragments: readonly TreeFragment[];

  constructor(text: string, fragments: readonly TreeFragment[] = []) {
    this.text = text;
    this.#fragments = fragments;
  }

  changed({ at, deleted, inserted }: Change): Text {
    const from = Math.min(at, this.text.length);
    const to = Math.min(from + deleted, this.text.length);
    const text = this.text.slice(0, from) + inserted + this.text.slice(to);
    const range = { fromA: from, toA: to, fromB: from, toB: from + inserted.length };
    return new Text(text, TreeFragment.applyChanges(this.#fragments, [range], 2));
  }

  /**
   * Continues parsing.
   *
   * @param stop where parsing stops; null for the end
   */
  readOn(stop: number | null): void {
    const parse = passages.startParse(this.text, this.#fragments);
    if (stop !== null && stop < this.text.length) parse.stopAt(stop);
    this.take(parse, stop !== null);
  }

  take(parse: PartialParse, isPartial: boolean): void {
    let tree: Tree | null = null;
    while (tree === null) tree = parse.advance();
    this.tree = tree;
    this.#fragments = TreeFragment.addTree(tree, this.#fragments, isPartial);
  }
}

function treesIn(tree: Tree, found = new Set<Tree>()): Set<Tree> {
  found.add(tree);
  for (const child of tree.children) if (child instanceof Tree) treesIn(child, found);
  return found;
}

/** Lists all nodes except passages with their nesting, position and nested code trees. */
function nodesOf(tree: Tree): string {
  const nodes: string[] = [];
  let depth = 0;
  tree.iterate({
    enter: ({ name, from, to, tree: own }) => {
      if (name === passageName) return;
      const code = own?.prop(NodeProp.mounted);
      const nested = code === undefined ? '' : ` ${JSON.stringify(code.overlay)} ${code.tree}`;
      nodes.push(`${depth} ${name} ${from} ${to}${nested}`);
      depth += 1;
    },
    leave: ({ name }) => {
      if (name !== passageName) depth -= 1;
    },
  });
  return nodes.join('\n');
}

const prose = fc.integer({ min: 1, max: 120 }).map((words) => 'said *it* [[so]] '.repeat(words).trim());

const pieces = fc.oneof(
  { weight: 4, arbitrary: prose },
  prose.map((text) => `- ${text}\n- [ ] ${text.slice(0, 40)}\n\n  inside\n`),
  prose.map((text) => `1. one\n\n   ${text}`),
  prose.map((text) => `> ${text}\n> > further`),
  prose.map((text) => `> [!note] ${text.slice(0, 30)}\n> ${text}`),
  prose.map((text) => `\`\`\`md\n${text}\n\n- in code\n\`\`\``),
  prose.map((text) => `~~~\n${text}\n\nnot closed`),
  prose.map((text) => `    indented\n\n    ${text}`),
  prose.map((text) => `<!-- ${text}\n\nmore -->`),
  prose.map((text) => `%%\n${text}\n\n- in a comment\n%%`),
  prose.map((text) => `> %% ${text}\n>\n> more`),
  prose.map((text) => `%% ${text}\n\nnot closed`),
  prose.map((text) => `<div>\n${text}\n</div>`),
  prose.map((text) => `| a | b |\n| - | - |\n| ${text} | c |`),
  prose.map((text) => `[^note]: ${text}\n\n    goes on`),
  fc.constantFrom('# Heading', 'Heading\n===', '---', '[label]: address "title"', '---\nproperty: 1\n---'),
);

const gaps = fc.constantFrom('\n', '\n\n', '\n\n', '\n \n', '\n\n\n\n', '\n\n  ', '\n\n    ', '');

const texts = fc
  .array(fc.tuple(pieces, gaps), { maxLength: 24 })
  .map((parts) => parts.map(([piece, gap]) => piece + gap).join(''));

const changes = fc.record({
  at: fc.nat(9_000),
  deleted: fc.oneof(fc.constantFrom(0, 0, 1, 2), fc.nat(1_500)),
  inserted: fc.constantFrom(
    '',
    'x',
    ' ',
    '\n',
    '\n\n',
    '\n\nx\n\n',
    '    ',
    '- ',
    '> ',
    '```\n',
    '<!--',
    '-->',
    '\n%%\n',
    '%%',
    '\n===\n',
  ),
  stops: fc.array(fc.nat(9_000), { maxLength: 2 }).map((stops) => stops.toSorted((a, b) => a - b)),
});
