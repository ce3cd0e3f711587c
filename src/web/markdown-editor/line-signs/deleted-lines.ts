import type { Text, Transaction } from '@codemirror/state';
import type { LineReader } from '../../line-signs/index.ts';
import { linesIn } from '../text/span.ts';

/** Returns the lines whose ids were deleted, and are nowhere else in the text. Of several ids, the first counts. */
export function deletedLines(
  before: Text,
  after: Text,
  transactions: readonly Transaction[],
  suffixAt: LineReader['suffixAt'],
): readonly string[] {
  const deleted: string[] = [];
  for (const { changes, startState } of transactions) {
    const { doc } = startState;
    changes.iterChangedRanges((fromA, toA) => {
      if (toA === fromA) return;
      for (const line of linesIn(doc, { from: fromA, to: toA })) {
        const start = suffixAt(line.text);
        if (start !== null && line.from + start < toA && line.to > fromA) deleted.push(line.text);
      }
    });
  }
  if (deleted.length === 0 || after === before) return [];
  const text = after.toString();
  return deleted.filter((line) => {
    const [id = ''] = /^\s*\S*/.exec(line.slice(suffixAt(line) ?? line.length)) ?? [];
    return !text.includes(id);
  });
}
