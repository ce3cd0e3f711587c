import { noteMarkdownParser } from '../../notes/markdown/index.ts';
import type { TextPart } from '../draft/index.ts';
import { marks } from './block.ts';

/** Items `from` to `to`, exclusive, with a mark in common. */
export interface MarkedSpan {
  readonly from: number;
  readonly to: number;
  readonly mark: number;
}

/** A printed part of a line. */
export interface Token {
  readonly parts: readonly TextPart[];
  /** What the token looks like to the parser. */
  readonly look: string;
  /** The marks that apply to it; 0 for a delimiter. */
  readonly marks: number;
  readonly delimiter: { readonly span: MarkedSpan; readonly opens: boolean } | null;
}

/**
 * Returns the spans that the parser of notes would not read as such. Delimiters beside each other and inside words have
 * rules that depend on everything before them, so the parser itself is asked.
 */
export function misreadSpans(tokens: readonly Token[]): readonly MarkedSpan[] {
  const written = tokens.flatMap(({ delimiter }) => (delimiter?.opens === true ? [delimiter.span] : []));
  if (written.length === 0) return [];
  const { masks, count } = marksRead(tokens);
  const misread = new Set<MarkedSpan>();
  const open: MarkedSpan[] = [];
  let hasExtraMark = count !== written.length;
  for (const [at, { delimiter, marks: expected }] of tokens.entries()) {
    if (delimiter !== null) {
      if (delimiter.opens) open.push(delimiter.span);
      else open.pop();
      continue;
    }
    const read = masks[at] ?? 0;
    hasExtraMark ||= (read & ~expected) !== 0;
    for (const span of open) if ((read & span.mark) === 0) misread.add(span);
  }
  return misread.size === 0 && hasExtraMark ? written : [...misread];
}

/** Parses a line, and returns the marks of each token and the number of marked texts. */
function marksRead(tokens: readonly Token[]): { readonly masks: readonly number[]; readonly count: number } {
  const starts: number[] = [];
  // a word before the line prevents it from starting a block
  let line = 'a ';
  for (const { look } of tokens) {
    starts.push(line.length);
    line += look;
  }
  const edges: { readonly at: number; readonly change: number; readonly mark: number }[] = [];
  noteMarkdownParser.parse(line).iterate({
    enter: ({ name, from, to }) => {
      const mark = marksByNode.get(name);
      if (mark !== undefined) edges.push({ at: from, change: 1, mark }, { at: to, change: -1, mark });
    },
  });
  edges.sort((a, b) => a.at - b.at);
  return { masks: masksAt(starts, edges), count: edges.length / 2 };
}

const marksByNode = new Map<string, number>([
  ['Emphasis', marks.em],
  ['StrongEmphasis', marks.strong],
  ['Strikethrough', marks.del],
  ['Highlight', marks.mark],
]);

function masksAt(
  starts: readonly number[],
  edges: readonly { readonly at: number; readonly change: number; readonly mark: number }[],
): readonly number[] {
  const depths = new Map<number, number>();
  let next = 0;
  return starts.map((start) => {
    for (let edge = edges[next]; edge !== undefined && edge.at <= start; edge = edges[next]) {
      depths.set(edge.mark, (depths.get(edge.mark) ?? 0) + edge.change);
      next += 1;
    }
    let mask = 0;
    for (const [mark, depth] of depths) if (depth > 0) mask |= mark;
    return mask;
  });
}
