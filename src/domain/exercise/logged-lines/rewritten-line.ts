import type { DecimalMark } from '../../kernel/index.ts';
import { type LineReading, type NotedExercise, type NotedSet, printSets } from '../notation/index.ts';

/**
 * Returns a line with other sets in it, because they were changed in the workout. Its name, its marks and its remark
 * stay as they are, unless the remark was changed too.
 *
 * @param reading of the line as it is
 * @param remark of the last set
 */
export function rewrittenLine(
  line: string,
  reading: LineReading,
  {
    sets,
    remark,
    exercise,
    decimalMark,
  }: {
    readonly sets: readonly NotedSet[];
    readonly remark: string;
    readonly exercise: NotedExercise;
    readonly decimalMark: DecimalMark;
  },
): string {
  const after = line.slice(reading.to);
  return line.slice(0, reading.from) + printSets(sets, { exercise, decimalMark }) + withRemark(after, reading, remark);
}

function withRemark(after: string, reading: LineReading, remark: string): string {
  if (reading.isCue || reading.remark === remark) return after;
  if (reading.remark !== '') return after.replace(reading.remark, () => remark).replace(/^\s+(?=\s)/, '');
  return ` ${remark}${after}`;
}
