import type { Span } from '../../notes/markdown/index.ts';
import { plainAddress } from './link-node.ts';

/** A link, an embed or an image, as it is written in a Markdown text. */
export interface WrittenLink extends Span {
  readonly syntax: 'wiki' | 'markdown' | 'html';
  readonly written: string;
  /** What the link can refer to, likeliest first: a `#` can start a place or belong to a name, as in `C# basics`. */
  readonly candidates: readonly LinkCandidate[];
  /** The text to display, without markup; null if none is written. Can end with the size of an image: `knee|100`. */
  readonly shown: string | null;
  /** Of an HTML image. */
  readonly widthPx: number | null;
  /** Whether the target itself is displayed: an image, or the text of a note. */
  readonly isEmbed: boolean;
  readonly isInTableCell: boolean;
}

export interface LinkCandidate {
  /** A path, a name or an address, decoded. */
  readonly target: string;
  /** The heading or block after `#`; null without one. */
  readonly place: string | null;
}

export interface TextReading {
  /** In text order. A link can contain an image. */
  readonly links: readonly WrittenLink[];
  /** Code and HTML comments, in which nothing is converted. In text order. */
  readonly literal: readonly Span[];
  readonly tables: readonly Span[];
  /** Hashtags as the app reads them, outside front matter. In text order. */
  readonly hashtags: readonly Span[];
}

/** Returns the candidates of a wiki link. */
export function wikiCandidates(name: string): readonly LinkCandidate[] {
  const whole = name.trim();
  const hash = whole.indexOf('#');
  if (hash < 0) return [{ target: whole, place: null }];
  const split = { target: whole.slice(0, hash).trim(), place: whole.slice(hash + 1).trim() || null };
  // A link to a place of its own note.
  if (split.target === '') return [];
  return [{ target: whole, place: null }, split];
}

/** Returns the candidates of the address of a Markdown link. A path can be encoded, or contain `%` and `#` itself. */
export function addressCandidates(written: string): readonly LinkCandidate[] {
  const address = plainAddress(written).replaceAll('&amp;', '&');
  if (/^(?:https?|mailto|tel|data):/i.test(address)) return [];
  const hash = address.indexOf('#');
  const path = hash < 0 ? address : address.slice(0, hash);
  if (path === '') return [];
  const place = hash < 0 ? null : percentDecoded(address.slice(hash + 1)) || null;
  const candidates = new Map<string, LinkCandidate>();
  const add = (target: string, at: string | null) => {
    for (const spelled of [target, target.replaceAll('\\', '/')]) {
      if (!candidates.has(spelled)) candidates.set(spelled, { target: spelled, place: at });
    }
  };
  add(percentDecoded(path), place);
  add(path, place);
  if (hash >= 0) {
    add(percentDecoded(address), null);
    add(address, null);
  }
  return [...candidates.values()];
}

/** Decodes `%20`; returns the text as it is if it is not valid. */
function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
