import { lineIdsIn } from './line-ids.ts';
import { noteMarkdownParser } from './note-markdown.ts';
import { type ReplacedPart, replacedParts } from './plain-text.ts';

/** How far around a part of a note its Markdown is read, in UTF-16 code units. */
const reach = 200;

/** Most excerpts of prose have none of these, and need no parser. */
const mayHoldMarks = /[\\`*_~=[\]<>&|^#]|--|(?:^|\n)[ \t]*(?:[-+]|\d{1,9}[.)])[ \t]/;

/**
 * Returns the marks in a part of a note: what a preview leaves out, or shows differently. Only the paragraphs around the
 * part are read, not the whole note.
 */
export function marksIn(
  text: string,
  { from, to }: { readonly from: number; readonly to: number },
): readonly ReplacedPart[] {
  if (!mayHoldMarks.test(text.slice(from, to))) return [];
  const start = startOfContext(text, from);
  const context = text.slice(start, endOfContext(text, to));
  const tree = noteMarkdownParser.parse(context);
  const parts = replacedParts(context, tree.topNode, { from: from - start, to: to - start }).flatMap((part) =>
    apartFromShown(part, context),
  );
  const ids = lineIdsIn(context).map((id) => ({ ...id, shown: '', owner: `id ${id.from}` }));
  let read = from;
  return [...parts, ...ids]
    .toSorted((a, b) => a.from - b.from)
    .flatMap((part) => {
      const mark = { ...part, from: Math.max(part.from + start, read), to: Math.min(part.to + start, to) };
      if (mark.from >= mark.to) return [];
      read = mark.to;
      return [mark];
    });
}

/** In `[[Knee|the knee]]`, the marks are what is around the shown words. */
function apartFromShown(part: ReplacedPart, text: string): readonly ReplacedPart[] {
  const at = part.shown === '' ? -1 : text.slice(part.from, part.to).lastIndexOf(part.shown);
  if (at < 0) return [part];
  const from = part.from + at;
  return [
    { ...part, to: from, shown: '' },
    { ...part, from: from + part.shown.length, shown: '' },
  ];
}

function startOfContext(text: string, from: number): number {
  const start = Math.max(0, from - reach);
  const before = text.slice(start, from);
  const paragraph = before.lastIndexOf('\n\n');
  if (paragraph >= 0) return start + paragraph + 2;
  return start === 0 ? 0 : start + before.indexOf('\n') + 1;
}

function endOfContext(text: string, to: number): number {
  const paragraph = text.slice(to, to + reach).indexOf('\n\n');
  return to + (paragraph < 0 ? reach : paragraph);
}
