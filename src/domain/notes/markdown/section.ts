import type { InlineContext } from '@lezer/markdown';

/** The state shared by the parsers of one paragraph, heading or cell, so that none scans twice. */
export interface Section {
  /** Whether the section contains an `@`, without which it has no email address. */
  readonly holdsAt: boolean;
  /** The number of unclosed `[` and `![`. */
  openBrackets: number;
  /** The total number of `[` and `![`. */
  brackets: number;
  /** The number of `](` without a valid destination. */
  vainDestinations: number;
  /** The number of runs of `*`, `_`, `~~` and `==`, and of HTML tags. */
  delimiters: number;
  /** Maps each length to the start of the last run of that many backticks. */
  lastTicks: ReadonlyMap<number, number> | null;
  /** Maps each requested HTML end to its last position. */
  readonly lastEnds: Map<string, number>;
}

const sections = new WeakMap<InlineContext, Section>();

export function sectionOf(cx: InlineContext): Section {
  const known = sections.get(cx);
  if (known !== undefined) return known;
  const section: Section = {
    holdsAt: cx.text.includes('@'),
    openBrackets: 0,
    brackets: 0,
    vainDestinations: 0,
    delimiters: 0,
    lastTicks: null,
    lastEnds: new Map(),
  };
  sections.set(cx, section);
  return section;
}
