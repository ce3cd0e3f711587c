import { sidesOf } from '../../notes/markdown/index.ts';
import type { TextPart } from '../draft/index.ts';
import { type Inline, type Line, type Link, marks } from './block.ts';

/** A part of a line to print. Links contain their own line. */
export type LineItem = { readonly marks: number } & (
  | { readonly kind: 'text' | 'code'; readonly text: string }
  | { readonly kind: 'object'; readonly part: TextPart }
  | { readonly kind: 'link'; readonly link: Link; readonly line: Line }
);

/** Of marks around the same text, the first is the outermost. */
export const allMarks = [marks.em, marks.strong, marks.del, marks.mark];

/** Prepares a line for printing: groups links, merges equal neighbours, and moves marks to where delimiters are valid. */
export function itemsOf(line: Line): readonly LineItem[] {
  const items = withMarkedSpaces(mergedItems(withoutMarkedEdges(groupedLinks(line))));
  return mergedItems(allMarks.reduce(withSignsOutside, items));
}

function groupedLinks(line: Line): readonly LineItem[] {
  const items: LineItem[] = [];
  for (let at = 0; at < line.length; ) {
    const inline = line[at] as Inline;
    if (!('link' in inline) || inline.link === null) {
      items.push(plainItem(inline));
      at += 1;
      continue;
    }
    let end = at + 1;
    for (let next = line[end]; next !== undefined && 'link' in next && next.link === inline.link; next = line[end])
      end += 1;
    items.push(...linkItems(inline.link, line.slice(at, end)));
    at = end;
  }
  return items;
}

function plainItem(inline: Inline): LineItem {
  if (inline.kind === 'checkbox') return { kind: 'text', text: inline.isTicked ? '☑ ' : '☐ ', marks: 0 };
  if (inline.kind === 'break') return { kind: 'text', text: ' ', marks: 0 };
  return inline.kind === 'object'
    ? { kind: 'object', part: inline.part, marks: inline.marks }
    : { kind: inline.kind, text: inline.text, marks: inline.marks };
}

/** Marks around the whole link are printed around it, and so are the spaces at its ends. */
function linkItems(link: Link, inlines: Line): readonly LineItem[] {
  const written = inlines.filter((inline) => inline.kind !== 'text' || inline.text.trim() !== '');
  if (written.length === 0) return inlines.map(plainItem);
  const common = written.reduce((all, inline) => all & ('marks' in inline ? inline.marks : 0), ~0);
  const line = inlines.map((inline) =>
    'marks' in inline ? { ...inline, marks: inline.marks & ~common, link: null } : inline,
  );
  const isSpaced = (inline: Inline | undefined, at: number) => inline?.kind === 'text' && inline.text.at(at) === ' ';
  const outer: LineItem = { kind: 'text', text: ' ', marks: common };
  return [
    ...(isSpaced(inlines[0], 0) ? [outer] : []),
    { kind: 'link', link, line, marks: common },
    ...(isSpaced(inlines.at(-1), -1) ? [outer] : []),
  ];
}

function mergedItems(items: readonly LineItem[]): readonly LineItem[] {
  const merged: LineItem[] = [];
  let pieces: string[] = [];
  const endText = () => {
    const last = merged.at(-1);
    if (pieces.length > 1 && last !== undefined && 'text' in last)
      merged[merged.length - 1] = { ...last, text: pieces.join('') };
    pieces = [];
  };
  for (const item of items) {
    const last = merged.at(-1);
    const isText = item.kind === 'text' || item.kind === 'code';
    if (isText && item.text === '') continue;
    if (isText && last?.kind === item.kind && last.marks === item.marks) pieces.push(item.text);
    else {
      endText();
      merged.push(item);
      if (isText) pieces = [item.text];
    }
  }
  endText();
  return merged;
}

/** Splits the spaces at the ends of each text from its words. */
function withoutMarkedEdges(items: readonly LineItem[]): readonly LineItem[] {
  return items.flatMap((item): readonly LineItem[] => {
    if (item.kind !== 'text') return [item];
    const start = item.text.length - item.text.trimStart().length;
    const end = Math.max(start, item.text.trimEnd().length);
    if (start === 0 && end === item.text.length) return [item];
    return [
      { ...item, text: item.text.slice(0, start), marks: spaceMarks },
      { ...item, text: item.text.slice(start, end) },
      { ...item, text: item.text.slice(end), marks: spaceMarks },
    ];
  });
}

/** Stands for the marks of a space until both of its neighbours are known. */
const spaceMarks = -1;

/** Gives spaces the marks that the words on both sides have. */
function withMarkedSpaces(items: readonly LineItem[]): readonly LineItem[] {
  return items.map((item, at) => {
    if (item.marks !== spaceMarks || item.kind !== 'text') return item;
    return { ...item, marks: (items[at - 1]?.marks ?? 0) & (items[at + 1]?.marks ?? 0) };
  });
}

/**
 * Takes a mark from punctuation at its ends where it makes the delimiters invalid: they cannot stand between a letter and
 * punctuation, as in `say**"hi"**`.
 */
function withSignsOutside(items: readonly LineItem[], mark: number): readonly LineItem[] {
  return items.flatMap((item, at) => {
    if (item.kind !== 'text' || (item.marks & mark) === 0) return [item];
    const before = items[at - 1];
    const after = items[at + 1];
    let start = 0;
    let end = item.text.length;
    if (before !== undefined && (before.marks & mark) === 0) {
      const around = outerText(before).slice(-2) + item.text;
      const from = outerText(before).slice(-2).length;
      if (!sidesOf(around, from, from).opens) start = /^[\p{P}\p{S}]{1,20}/u.exec(item.text)?.[0].length ?? 0;
    }
    if (after !== undefined && (after.marks & mark) === 0) {
      const around = item.text + outerText(after).slice(0, 2);
      if (!sidesOf(around, end, end).closes) end -= /[\p{P}\p{S}]{1,20}$/u.exec(item.text.slice(-20))?.[0].length ?? 0;
    }
    if (start >= end) return [{ ...item, marks: item.marks & ~mark }];
    return [
      { ...item, text: item.text.slice(0, start), marks: item.marks & ~mark },
      { ...item, text: item.text.slice(start, end) },
      { ...item, text: item.text.slice(end), marks: item.marks & ~mark },
    ].filter(({ text }) => text !== '');
  });
}

/** Returns what a delimiter beside the item would stand next to. */
function outerText(item: LineItem): string {
  if (item.kind === 'text') return item.text;
  return item.kind === 'code' ? '``' : '[)';
}
