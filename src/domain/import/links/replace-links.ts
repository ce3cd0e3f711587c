import type { FileLink, MissingLink, NoteLink, TextPart } from '../draft/index.ts';
import { extensionOf, fileName, isMediaFile } from '../files/index.ts';
import { missingPart } from './missing-link.ts';
import { readLinks } from './read-links.ts';
import { partsOf, type Replacement } from './replacements.ts';
import type { LinkCandidate, WrittenLink } from './written-link.ts';

/** What a link refers to. */
export type LinkTarget = NoteTarget | FileTarget | MissingTarget;

export interface NoteTarget {
  readonly kind: 'note';
  readonly to: NoteLink['to'];
  /** The names under which the app displays the note anyway. */
  readonly names: readonly string[];
  /** Replaces the place that is written. */
  readonly place?: string;
  /** Replaces a text to display that is not written. */
  readonly shown?: string;
}

export interface FileTarget {
  readonly kind: 'file';
  /** The `sourceId` of its draft. */
  readonly to: string;
  readonly name: string;
}

/** A note that the source names and the export does not have. */
export interface MissingTarget {
  readonly kind: 'missing';
}

/** Finds the target of a link by one of its candidates; null if there is none. */
export type Resolve = (candidate: LinkCandidate, link: WrittenLink) => LinkTarget | null;

/** Returns the parts of a Markdown text, with its links to notes and files as parts of their own. */
export function linkedText(text: string, resolve: Resolve): readonly TextPart[] {
  if (!mayHaveLinks.test(text)) return partsOf(text, []);
  return partsOf(text, replacementsOf(readLinks(text).links, resolve));
}

const mayHaveLinks = /\[|<(?:img|audio|video)/i;

/**
 * Returns the parts for all links that have a target, or whose target is missing. A link that displays an image of the import stays as it is
 * written, and only its image is replaced, because no link can contain another.
 */
export function replacementsOf(links: readonly WrittenLink[], resolve: Resolve): readonly Replacement[] {
  const found = links.flatMap((link) => {
    const part = resolvedPart(link, resolve) ?? missingPart(link);
    return part === null ? [] : [{ from: link.from, to: link.to, part }];
  });
  return found.filter(({ to }, at) => {
    const next = found[at + 1];
    return next === undefined || next.from >= to || typeof next.part === 'string' || !isPicture(next.part);
  });
}

function isPicture(part: NoteLink | FileLink | MissingLink): boolean {
  return part.kind === 'file-link' && part.isImage;
}

function resolvedPart(link: WrittenLink, resolve: Resolve): NoteLink | FileLink | MissingLink | null {
  for (const candidate of link.candidates) {
    const target = resolve(candidate, link);
    if (target?.kind === 'missing') return missingNote(link);
    if (target !== null) return linkPart(link, candidate, target);
  }
  return null;
}

function missingNote({ shown, written }: WrittenLink): MissingLink {
  return { kind: 'missing-link', target: 'note', name: shown ?? '', written };
}

/** Returns the part for a link whose target is known. */
function linkPart(link: WrittenLink, candidate: LinkCandidate, target: NoteTarget | FileTarget): NoteLink | FileLink {
  return target.kind === 'note' ? noteLink(link, candidate, target) : fileLink(link, candidate, target);
}

function noteLink(link: WrittenLink, candidate: LinkCandidate, target: NoteTarget): NoteLink {
  const place = target.place ?? candidate.place;
  const shown = link.shown || target.shown || shownByName(link, candidate);
  const isName = shown === null || target.names.includes(shown);
  return {
    kind: 'note-link',
    to: target.to,
    ...(place === null ? {} : { place }),
    ...(isName ? {} : { shown }),
    isEmbed: link.isEmbed,
    ...(link.isInTableCell ? { isInTableCell: true } : {}),
    written: link.written,
  };
}

/** A wiki link without a text displays what is written, `squat` for the note `Squat`, which is part of a sentence. */
function shownByName({ syntax, isEmbed }: WrittenLink, { target, place }: LinkCandidate): string | null {
  return syntax === 'wiki' && !isEmbed && place === null ? fileName(target).replace(/\.md$/i, '') : null;
}

function fileLink(link: WrittenLink, { place }: LinkCandidate, { to, name }: FileTarget): FileLink {
  const isImage = link.isEmbed && (isImagePath(name) || isMediaFile(name));
  const { shown, widthPx, heightPx } = link.isEmbed
    ? withoutSize(link)
    : { shown: link.shown ?? '', widthPx: null, heightPx: null };
  // The page of a document has no other place.
  const text = shown || (place === null ? '' : `${name}#${place}`);
  return {
    kind: 'file-link',
    to,
    ...(text === '' || text === name ? {} : { shown: text }),
    isImage,
    ...(widthPx === null ? {} : { widthPx }),
    ...(heightPx === null ? {} : { heightPx }),
    ...(link.isInTableCell ? { isInTableCell: true } : {}),
    written: link.written,
  };
}

/** Splits `knee|640x480`, `knee|100` and, in a wiki link, `100`. */
function withoutSize({ shown, syntax, widthPx }: WrittenLink): {
  readonly shown: string;
  readonly widthPx: number | null;
  readonly heightPx: number | null;
} {
  const text = shown ?? '';
  const bar = text.lastIndexOf('|');
  const [, width, height] = /^\s*(\d{1,5})(?:x(\d{0,5}))?\s*$/.exec(text.slice(bar + 1)) ?? [];
  const isSize = width !== undefined && Number(width) > 0 && (bar >= 0 || syntax === 'wiki');
  if (!isSize) return { shown: text, widthPx, heightPx: null };
  const before = text.slice(0, Math.max(0, bar)).trim();
  // Left over from `\|` in a table.
  return {
    shown: before.replace(/\\$/, ''),
    widthPx: Number(width),
    heightPx: Number(height) > 0 ? Number(height) : null,
  };
}

function isImagePath(path: string): boolean {
  return imageExtensions.has(extensionOf(path));
}

const imageExtensions = new Set('apng avif bmp gif heic heif ico jfif jpe jpeg jpg png svg tif tiff webp'.split(' '));
