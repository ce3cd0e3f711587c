import type { InlineContext } from '@lezer/markdown';

/** What the readers of one paragraph, heading or cell remember, so that none looks twice. */
export interface Section {
  /** Whether there is an `@`, without which there is no mail address. */
  readonly holdsAt: boolean;
}

const sections = new WeakMap<InlineContext, Section>();

export function sectionOf(cx: InlineContext): Section {
  const known = sections.get(cx);
  if (known !== undefined) return known;
  const section: Section = { holdsAt: cx.text.includes('@') };
  sections.set(cx, section);
  return section;
}
