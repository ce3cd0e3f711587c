import type { PartialParse, SyntaxNode, SyntaxNodeRef, Tree, TreeCursor } from '@lezer/common';
import { normaliseTag } from '../../kernel/index.ts';
import { isTicked } from '../task-marker.ts';
import { frontMatterEnd } from './front-matter.ts';
import { LinkReader } from './link-reader.ts';
import { noteMarkdownParser } from './note-markdown.ts';
import type { Footnote, NoteHeading, NoteOutline, NoteTask, OutgoingLink, TextTag } from './note-outline.ts';
import { plainTextOf } from './plain-text.ts';
import { taskTextOf } from './task-text.ts';

/**
 * Reads the outline of a note: headings, links, tags, tasks, files.
 *
 * @param tree the tree that {@link noteMarkdownParser} parsed from this text, if available
 */
export function readNote(text: string, tree: Tree = noteMarkdownParser.parse(text)): NoteOutline {
  const reading = new Reading(text);
  tree.iterate({ enter: (node) => reading.enter(node) });
  return reading.outline();
}

/** The number of nodes visited in one step. */
const nodesAStep = 200;

/** Does the same as {@link readNote} in steps, because a note of one megabyte takes a quarter of a second. */
export class NoteReading {
  readonly text: string;
  readonly #reading: Reading;
  readonly #parse: PartialParse;
  #cursor: TreeCursor | null = null;

  constructor(text: string) {
    this.text = text;
    this.#reading = new Reading(text);
    this.#parse = noteMarkdownParser.startParse(text);
  }

  /**
   * Parses a block, or visits some of the parsed nodes.
   *
   * @returns null until the end is reached
   */
  readOn(): NoteOutline | null {
    if (this.#cursor !== null) return this.#walkOn(this.#cursor);
    this.#cursor = this.#parse.advance()?.cursor() ?? null;
    return null;
  }

  #walkOn(cursor: TreeCursor): NoteOutline | null {
    for (let nodes = 0; nodes < nodesAStep; nodes += 1) {
      const goesIn = this.#reading.enter(cursor);
      if (!cursor.next(goesIn)) return this.#reading.outline();
    }
    return null;
  }
}

class Reading {
  readonly #text: string;
  readonly #links: LinkReader;
  /** The end of the front matter. Neither its dashes nor its comments are headings. */
  readonly #textFrom: number;
  readonly #headings: NoteHeading[] = [];
  readonly #wikiLinks: OutgoingLink[] = [];
  readonly #tags: TextTag[] = [];
  readonly #tasks: NoteTask[] = [];
  readonly #footnotes: Footnote[] = [];
  #hasCode = false;
  #line = 1;
  #lineKnownAt = 0;

  constructor(text: string) {
    this.#text = text;
    this.#textFrom = frontMatterEnd(text);
    this.#links = new LinkReader(text);
  }

  outline(): NoteOutline {
    const found = this.#links.result();
    return {
      headings: this.#headings,
      links: this.#wikiLinks,
      ...found,
      hasLink: found.hasLink || this.#wikiLinks.some(({ embed }) => !embed),
      tags: this.#tags,
      tasks: this.#tasks,
      footnotes: this.#footnotes,
      hasCode: this.#hasCode,
    };
  }

  /** Returns whether to visit the children of the node. */
  enter(ref: SyntaxNodeRef): boolean {
    const { name } = ref;
    if (ref.from < this.#textFrom && onlyInText.has(name)) return !withoutInside.has(name);
    const level = headingLevels.get(name);
    if (level !== undefined) this.#heading(level, ref.node);
    else if (name === 'Task') this.#task(ref.node);
    else if (name === 'Hashtag') this.#tag(ref);
    else if (name === 'WikiLink' || name === 'WikiEmbed') this.#wikiLink(ref.node);
    else if (name === 'FootnoteDefinition') this.#footnote(ref.node);
    else if (name === 'FencedCode' || name === 'CodeBlock' || name === 'InlineCode') this.#hasCode = true;
    else this.#links.enter(ref);
    return !withoutInside.has(name);
  }

  #heading(level: number, node: SyntaxNode): void {
    this.#headings.push({ level, text: plainTextOf(this.#text, node), from: node.from });
  }

  #task(node: SyntaxNode): void {
    const marker = node.getChild('TaskMarker');
    if (marker === null) return;
    const readable = taskTextOf(this.#text, node);
    if (readable === null) return;
    const { text, code } = readable;
    const { from, to } = marker;
    this.#tasks.push({ text, code, done: isTicked(this.#text.slice(from, to)), from, line: this.#lineAt(from) });
  }

  #tag({ from, to }: SyntaxNodeRef): void {
    const name = this.#text.slice(from + 1, to);
    const tag = normaliseTag(name);
    if (tag.ok) this.#tags.push({ name, tag: tag.value, from, to });
  }

  #wikiLink(node: SyntaxNode): void {
    const part = (name: string): string | null => {
      const child = node.getChild(name);
      return child === null ? null : this.#text.slice(child.from, child.to).trim();
    };
    this.#wikiLinks.push({
      name: this.#text
        .slice(node.from, node.to)
        .replace(/^!?\[\[|\]\]$/g, '')
        .replace(/\\?\|.*$/s, '')
        .trim(),
      target: part('WikiLinkTarget') ?? '',
      heading: part('WikiLinkHeading'),
      alias: part('WikiLinkAlias'),
      embed: node.name === 'WikiEmbed',
      from: node.from,
      to: node.to,
    });
  }

  #footnote(node: SyntaxNode): void {
    const label = node.getChild('FootnoteLabel');
    if (label !== null) this.#footnotes.push({ label: this.#text.slice(label.from, label.to), from: node.from });
  }

  /** The tree is visited in text order, so each line end is counted only once. */
  #lineAt(position: number): number {
    let next = this.#text.indexOf('\n', this.#lineKnownAt);
    while (next >= 0 && next < position) {
      this.#line += 1;
      this.#lineKnownAt = next + 1;
      next = this.#text.indexOf('\n', this.#lineKnownAt);
    }
    return this.#line;
  }
}

const headingLevels: ReadonlyMap<string, number> = new Map([
  ['ATXHeading1', 1],
  ['ATXHeading2', 2],
  ['ATXHeading3', 3],
  ['ATXHeading4', 4],
  ['ATXHeading5', 5],
  ['ATXHeading6', 6],
  ['SetextHeading1', 1],
  ['SetextHeading2', 2],
]);
const onlyInText = new Set([...headingLevels.keys(), 'Task', 'FootnoteDefinition', 'FencedCode', 'CodeBlock']);
const withoutInside = new Set([
  'WikiLink',
  'WikiEmbed',
  'FencedCode',
  'CodeBlock',
  'InlineCode',
  'HTMLBlock',
  'Autolink',
]);
