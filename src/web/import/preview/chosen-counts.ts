import type { RecordDraft } from '#domain/import/plan/index.ts';
import type { ImportMessages } from '../messages/index.ts';
import type { PreviewState } from '../session/import-state.ts';
import type { ImportFormat } from '../words/use-import-format.ts';

type Kind = RecordDraft['kind'];

/** Returns how many items of each kind will be imported, by the choices of verdicts and of single items. */
export function chosenCounts({ plan, verdicts, exceptions }: PreviewState): ReadonlyMap<Kind, number> {
  const counts = new Map<Kind, number>();
  const add = (kind: Kind, count: number) => counts.set(kind, (counts.get(kind) ?? 0) + count);
  for (const { kind, verdict, count } of plan.counts) if (verdicts.includes(verdict)) add(kind, count);
  for (const { kind, verdict } of exceptions.values()) add(kind, verdicts.includes(verdict) ? -1 : 1);
  return counts;
}

/** Returns how many items there are of each kind. */
export function countsByKind(counts: PreviewState['plan']['counts']): ReadonlyMap<Kind, number> {
  const byKind = Map.groupBy(counts, ({ kind }) => kind);
  return new Map(Array.from(byKind, ([kind, each]) => [kind, each.reduce((sum, { count }) => sum + count, 0)]));
}

/** Those that have a name come first. */
const order: readonly Kind[] = ['note', 'workout', 'activity', 'measurement', 'record'];

/** Writes counts in words: `2,993 notes, 41 workouts and 3 other items`. Empty if all are 0. */
export function countsInWords(
  counts: ReadonlyMap<Kind, number>,
  m: ImportMessages,
  { listed }: Pick<ImportFormat, 'listed'>,
): string {
  return listed(
    order.flatMap((kind) => {
      const count = counts.get(kind) ?? 0;
      return count > 0 ? [m.counts[kind]({ count })] : [];
    }),
  );
}
