/** A part of a text between backticks. */
interface CodeSpan {
  readonly from: number;
  readonly to: number;
}

/** Returns the parts of one line that are code, with their backticks. */
export function codeSpansIn(line: string): readonly CodeSpan[] {
  const spans: CodeSpan[] = [];
  let open: RegExpExecArray | null = null;
  for (const run of line.matchAll(/`+/g)) {
    if (open === null) open = run;
    else if (open[0].length === run[0].length) {
      spans.push({ from: open.index, to: run.index + run[0].length });
      open = null;
    }
  }
  return spans;
}
