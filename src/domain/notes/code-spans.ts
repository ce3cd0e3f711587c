/** A part of a text between backticks. */
interface CodeSpan {
  readonly from: number;
  readonly to: number;
}

/**
 * Returns the parts of one line of Markdown that are code, with their backticks, in order. Code ends at the next
 * backticks of the same number; without such, and after a backslash, backticks are text.
 */
export function codeSpansIn(line: string): readonly CodeSpan[] {
  const runs = Array.from(line.matchAll(/`+/g), ({ 0: { length }, index }) => ({ index, length }));
  const ends = nextOfSameLength(runs);
  const spans: CodeSpan[] = [];
  let read = 0;
  for (const [at, { index }] of runs.entries()) {
    const end = ends[at];
    if (index < read || end === undefined || isEscaped(line, index, read)) continue;
    read = end.index + end.length;
    spans.push({ from: index, to: read });
  }
  return spans;
}

interface Run {
  readonly index: number;
  readonly length: number;
}

/** Returns for each run the next one of the same length. */
function nextOfSameLength(runs: readonly Run[]): readonly (Run | undefined)[] {
  const nextByLength = new Map<number, Run>();
  return runs
    .toReversed()
    .map((run) => {
      const next = nextByLength.get(run.length);
      nextByLength.set(run.length, run);
      return next;
    })
    .reverse();
}

/** Returns whether an odd number of backslashes precedes a place. */
function isEscaped(line: string, at: number, from: number): boolean {
  let start = at;
  while (start > from && line[start - 1] === '\\') start -= 1;
  return (at - start) % 2 === 1;
}
