import { commentBlocksIn } from './comment-block.ts';
import { lineIdsIn } from './line-ids.ts';
import { noteMarkdownParser } from './note-markdown.ts';
import { type ReplacedPart, replacedParts } from './plain-text.ts';

/** How far around a part of a note its Markdown is read, in UTF-16 code units. */
const reach = 2000;

/** Most excerpts of prose have none of these, and need no parser. */
const mayHoldMarks = /[\\`*_~=[\]<>&|^#]|--|%%|(?:^|\n)[ \t]*(?:[-+]|\d{1,9}[.)])[ \t]/;

/**
 * Returns the marks in a part of a note: what a preview leaves out, or shows differently. Only the paragraphs around the
 * part are read, not the whole note. Of a paragraph that begins too far before the part, no mark is known.
 */
export function marksIn(
  text: string,
  { from, to }: { readonly from: number; readonly to: number },
): readonly ReplacedPart[] {
  const comments = commentBlocksIn(text, { from, to });
  if (comments.length === 0 && !mayHoldMarks.test(text.slice(from, to))) return [];
  const start = Math.min(startOfContext(text, from), comments[0]?.from ?? from);
  if (from - start > reach) return [];
  const context = text.slice(start, Math.max(endOfContext(text, to), comments.at(-1)?.to ?? to));
  const tree = noteMarkdownParser.parse(context);
  const parts = replacedParts(context, tree.topNode, { from: from - start, to: to - start }).flatMap((part) =>
    exceptShown(part, context),
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
function exceptShown(part: ReplacedPart, text: string): readonly ReplacedPart[] {
  const at = part.shown === '' ? -1 : text.slice(part.from, part.to).lastIndexOf(part.shown);
  if (at < 0) return [part];
  const from = part.from + at;
  return [
    { ...part, to: from, shown: '' },
    { ...part, from: from + part.shown.length, shown: '' },
  ];
}

/** Returns where the paragraph or the code block begins that is at a position. */
function startOfContext(text: string, at: number): number {
  const paragraph = at === 0 ? -1 : text.lastIndexOf('\n\n', at - 1);
  const start = paragraph < 0 ? 0 : paragraph + 2;
  const code = lastCodeBefore(text, at);
  if (code === null) return start;
  return code.to === null ? code.from : Math.max(start, code.to);
}

function endOfContext(text: string, to: number): number {
  const paragraph = text.slice(to, to + reach).indexOf('\n\n');
  return to + (paragraph < 0 ? reach : paragraph);
}

interface FencedCode {
  readonly from: number;
  /** Where the line of the closing fence ends; null if it is not closed. */
  readonly to: number | null;
}

const fence = /^[ \t>]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+)?(`{3,}|~{3,})([^\n]*)(?:\n|$)/gm;

/** Returns the last fenced code that begins before a position. It can contain blank lines. */
function lastCodeBefore(text: string, at: number): FencedCode | null {
  if (text.lastIndexOf('```', at) < 0 && text.lastIndexOf('~~~', at) < 0) return null;
  let from = -1;
  let to: number | null = 0;
  let opening = '';
  for (const { 0: line, 1: signs = '', 2: rest = '', index } of text.slice(0, at).matchAll(fence)) {
    if (to === null) {
      if (signs.startsWith(opening) && rest.trim() === '') to = index + line.length;
    } else if (signs.startsWith('~') || !rest.includes('`')) {
      from = index;
      to = null;
      opening = signs;
    }
  }
  return from < 0 ? null : { from, to };
}
