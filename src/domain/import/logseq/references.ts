import type { LocalDay } from '../../kernel/index.ts';
import type { Span } from '../../notes/markdown/index.ts';
import type { NoteLink, TextPart } from '../draft/index.ts';
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

function* blockReferences(
  text: string,
  { literal, tables }: TextReading,
  { blockAt, pageAt }: References,
): Generator<Replacement> {
  const isLiteral = isWithin(literal);
  const isInTable = isWithin(tables);
  for (const { 0: written, 1: embeddedId, 2: page = '', 3: id = embeddedId, index: from } of text.matchAll(reference)) {
    const target = id === undefined ? pageAt(page.trim()) : blockAt(id.toLowerCase());
    if (target === null || isLiteral(from)) continue;
    yield { from, to: from + written.length, part: referencePart(target, written, isInTable(from)) };
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
const reference = new RegExp(
  String.raw`\{\{embed {1,9}\(\((${uuid})\)\) {0,9}\}\}|\{\{embed {1,9}\[\[([^\[\]\n]{1,500})\]\] {0,9}\}\}|\(\((${uuid})\)\)`,
  'g',
);
