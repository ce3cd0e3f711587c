import type { Span } from '../../notes/markdown/index.ts';
import type { TextPart } from '../draft/index.ts';

/** A range of a text and what takes its place. */
export interface Replacement extends Span {
  readonly part: TextPart;
}

/** Joins a text with what replaces parts of it. Of two that overlap, the one that starts first is taken. */
export function partsOf(text: string, replacements: readonly Replacement[]): readonly TextPart[] {
  const parts: TextPart[] = [];
  let read = 0;
  const add = (part: TextPart) => {
    const last = parts.at(-1);
    if (part === '') return;
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
    else parts.push(part);
  };
  for (const { from, to, part } of [...replacements].sort((a, b) => a.from - b.from)) {
    if (from < read) continue;
    add(text.slice(read, from));
    add(part);
    read = to;
  }
  add(text.slice(read));
  return parts;
}
