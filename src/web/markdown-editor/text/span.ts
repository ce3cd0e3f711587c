import type { Line, Text } from '@codemirror/state';

/** A range of the text. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Returns the lines that a range touches. */
export function linesIn(doc: Text, { from, to }: Span): readonly Line[] {
  const lines: Line[] = [];
  for (let at = from; at <= to; ) {
    const line = doc.lineAt(at);
    lines.push(line);
    at = line.to + 1;
  }
  return lines;
}
