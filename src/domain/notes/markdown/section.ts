import type { InlineContext } from '@lezer/markdown';

/** What the readers of one paragraph, heading or cell remember, so that none looks twice. */
export interface Section {
  /** Whether there is an `@`, without which there is no mail address. */
  readonly holdsAt: boolean;
  /** How many `[` and `![` wait for their `]`. */
  openBrackets: number;
  /** How many `[` and `![` there were. */
  brackets: number;
  /** How many `](` led to no address. */
  vainDestinations: number;
  /** How many runs of `*`, `_`, `~~` and `==` there were. */
  delimiters: number;
  /** Where the last run of so many backticks begins. */
  lastTicks: ReadonlyMap<number, number> | null;
  /** Where each of the ends of HTML that were asked for stands last. */
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
