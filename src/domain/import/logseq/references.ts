import type { LocalDay } from '../../kernel/index.ts';
import type { Span } from '../../notes/markdown/index.ts';
import type { MissingLink, NoteLink, TextPart } from '../draft/index.ts';
import {
  type NoteTarget,
  partsOf,
  type Replacement,
  type Resolve,
  readLinks,
  replacementsOf,
  type TextReading,
  type WrittenLink,
} from '../links/index.ts';
import { escapeMarkdown } from '../text/index.ts';

/** What the references of a graph can refer to. */
export interface References {
  readonly resolve: Resolve;
  readonly blockAt: (id: string) => NoteTarget | null;
  readonly pageAt: (name: string) => NoteTarget | null;
  readonly dayOfTitle: (title: string) => LocalDay | null;
}

/** Returns the text of a page with its links, references to blocks, embeds and images as parts. */
export function referencesInText(text: string, references: References): readonly TextPart[] {
  const reading = readLinks(text);
  const links = replacementsOf(reading.links, references.resolve).map((each) => withImageSize(text, each));
  const resolved = new Set(links.map(({ from }) => from));
  const unresolved = reading.links.filter(({ from }) => !resolved.has(from));
  return partsOf(text, [
    ...blockReferences(text, reading, references),
    ...links,
    ...daysWithoutJournal(unresolved, references),
    ...linksToMissingBlocks(unresolved),
  ]);
}

/** A day without a journal is no page yet. In the app, its name is the day. */
function daysWithoutJournal(links: readonly WrittenLink[], { dayOfTitle }: References): readonly Replacement[] {
  return links.flatMap(({ syntax, from, to, written }) => {
    const title = written.slice(2, -2);
    const day = syntax === 'wiki' ? dayOfTitle(title) : null;
    return day === null ? [] : [{ from, to, part: `[[${day}|${title}]]` }];
  });
}

/** Leaves the words of `[words](((id)))`. */
function linksToMissingBlocks(links: readonly WrittenLink[]): readonly Replacement[] {
  return links.flatMap(({ from, to, shown, candidates }) => {
    if (!candidates.some(({ target }) => onlyReference.test(target))) return [];
    return [{ from, to, part: missingBlock(shown ?? '') }];
  });
}

/** A block that no page has can be named by nothing but the words of a link to it, since its id leads nowhere. */
function missingBlock(words: string): MissingLink {
  return { kind: 'missing-link', target: 'note', name: words, written: escapeMarkdown(words) || '((…))' };
}

function* blockReferences(
  text: string,
  { literal, tables }: TextReading,
  { blockAt, pageAt }: References,
): Generator<Replacement> {
  const isLiteral = isWithin(literal);
  const isInTable = isWithin(tables);
  for (const { 0: written, 1: embeddedId, 2: page = '', 3: id = embeddedId, index: from } of text.matchAll(reference)) {
    const target = id === undefined ? pageAt(page.trim()) : blockAt(id.toLowerCase());
    if (isLiteral(from)) continue;
    const to = from + written.length;
    if (target !== null) yield { from, to, part: referencePart(target, written, isInTable(from)) };
    // in `[words](((id)))`, the whole link is replaced
    else if (id !== undefined && !text.startsWith('](', from - 2)) yield { from, to, part: missingBlock('') };
  }
}

function referencePart({ to, place, shown }: NoteTarget, written: string, isInTableCell: boolean): NoteLink {
  const isEmbed = written.startsWith('{');
  return {
    kind: 'note-link',
    to,
    ...(place === undefined ? {} : { place }),
    ...(isEmbed || shown === undefined ? {} : { shown }),
    isEmbed,
    ...(isInTableCell ? { isInTableCell } : {}),
    written,
  };
}

/** Reads `{:height 291, :width 536}` after an image. */
function withImageSize(text: string, replacement: Replacement): Replacement {
  const { part, to } = replacement;
  if (typeof part === 'string' || part.kind !== 'file-link') return replacement;
  const size = /^\{(?=:)[^{}\n]{0,100}\}/.exec(text.slice(to, to + 110))?.[0];
  if (size === undefined) return replacement;
  const width = /:width (\d{1,5})\b/.exec(size)?.[1];
  const sized = { ...part, written: part.written + size, ...(width === undefined ? {} : { widthPx: Number(width) }) };
  return { ...replacement, to: to + size.length, part: sized };
}

/** Returns whether a position is in one of the ranges, which do not overlap. */
function isWithin(ranges: readonly Span[]): (position: number) => boolean {
  let next = 0;
  return (position) => {
    while ((ranges[next]?.to ?? Number.POSITIVE_INFINITY) <= position) next += 1;
    return (ranges[next]?.from ?? Number.POSITIVE_INFINITY) <= position;
  };
}

const uuid = '[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}';
const onlyReference = new RegExp(String.raw`^\(\(${uuid}\)\)$`);
const reference = new RegExp(
  String.raw`\{\{embed {1,9}\(\((${uuid})\)\) {0,9}\}\}|\{\{embed {1,9}\[\[([^\[\]\n]{1,500})\]\] {0,9}\}\}|\(\((${uuid})\)\)`,
  'g',
);
