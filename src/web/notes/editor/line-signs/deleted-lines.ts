import type { Text, Transaction } from '@codemirror/state';

/** Returns the lines whose ids were deleted, and are nowhere else in the text. */
export function deletedLines(
  before: Text,
  after: Text,
  transactions: readonly Transaction[],
  suffixAt: (line: string) => number | null,
): readonly string[] {
  const deleted: string[] = [];
  for (const { changes, startState } of transactions) {
    const { doc } = startState;
    changes.iterChangedRanges((fromA, toA) => {
      for (let at = fromA; at <= toA && toA > fromA; ) {
        const line = doc.lineAt(at);
        const start = suffixAt(line.text);
        if (start !== null && line.from + start < toA && line.to > fromA) deleted.push(line.text);
        at = line.to + 1;
      }
    });
  }
  if (deleted.length === 0 || after === before) return [];
  const text = after.toString();
  return deleted.filter((line) => !text.includes(line.slice(suffixAt(line) ?? line.length).trimEnd()));
}
