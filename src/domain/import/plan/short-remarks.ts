import type { SkippedItem, WorkoutDraft } from '../draft/index.ts';

/** A remark of one or two letters that many sets or exercises of an import have. */
export interface ShortRemark {
  readonly text: string;
  readonly count: number;
}

/** How often a short remark occurs until it is taken for a trace of the other app and not for words of the user. */
const minCount = 10;

/** Sides, records, units and other abbreviations that people write beside their sets. */
const meaningful: ReadonlySet<string> = new Set(
  'bb bw bx db ez f kb kg l lb lh li lr ok pb pr r re rh rl rp to ue wu x'.split(' '),
);

/** Returns the remarks of an import that say nothing, the most frequent first. */
export function shortRemarksIn(workouts: Iterable<WorkoutDraft>): readonly ShortRemark[] {
  const counts = new Map<string, number>();
  for (const { exercises } of workouts) {
    for (const remark of exercises.flatMap((each) => [each.remark, ...each.sets.map((set) => set.remark)])) {
      for (const line of remark.split('\n')) if (isShort(line)) counts.set(line, (counts.get(line) ?? 0) + 1);
    }
  }
  return Array.from(counts, ([text, count]) => ({ text, count }))
    .filter(({ count }) => count >= minCount)
    .toSorted((a, b) => b.count - a.count);
}

/** Returns a remark without the lines that say nothing. */
export function withoutLines(remark: string, leftOut: ReadonlySet<string>): string {
  if (leftOut.size === 0 || remark === '') return remark;
  return remark
    .split('\n')
    .filter((line) => !leftOut.has(line))
    .join('\n');
}

/** Names a remark that is left out, with the number of times. */
export function ofRemark({ text, count }: ShortRemark): SkippedItem {
  return { kind: 'skipped', origin: `“${text}”`, code: 'import/short-remark', detail: `× ${count}` };
}

function isShort(line: string): boolean {
  return /^[a-zäöüß]{1,2}$/i.test(line) && !meaningful.has(line.toLowerCase());
}
