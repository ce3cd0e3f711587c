import { compareText, type LocalDay, localDayAt } from '../../kernel/index.ts';
import type { MeasurementDraft } from '../draft/index.ts';

export interface SourceChoice {
  /** The measurements to import. */
  readonly chosen: readonly MeasurementDraft[];
  /** Those of other devices on the same days, and repeated ones. */
  readonly others: readonly MeasurementDraft[];
}

/**
 * Chooses one device a day for each measure, since several devices and apps report the same measurement, and some copy
 * it from each other. All measurements of the chosen device stay, except for exact repetitions.
 *
 * @param rank devices, the preferred one first; those that are not in it come last, in the order of {@link devicesByUse}
 * @param zone the IANA zone that decides on which day an instant is
 */
export function onePerDay(
  measurements: readonly MeasurementDraft[],
  rank: readonly string[],
  zone: string,
): SourceChoice {
  const ranks = new Map([...new Set([...rank, ...devicesByUse(measurements)])].map((device, at) => [device, at]));
  const rankOf = ({ device }: MeasurementDraft) => ranks.get(device) ?? ranks.size;
  const bestByDay = new Map<string, number>();
  const days = measurements.map((each) => `${measureName(each)}\n${dayOf(each, zone)}`);
  for (const [at, each] of measurements.entries()) {
    const day = days[at] as string;
    bestByDay.set(day, Math.min(bestByDay.get(day) ?? Number.POSITIVE_INFINITY, rankOf(each)));
  }
  const chosen: MeasurementDraft[] = [];
  const others: MeasurementDraft[] = [];
  const seen = new Set<string>();
  for (const [at, each] of measurements.entries()) {
    const repetition = JSON.stringify([measureName(each), each.device, each.at, each.value, each.remark]);
    const isChosen = rankOf(each) === bestByDay.get(days[at] as string) && !seen.has(repetition);
    seen.add(repetition);
    (isChosen ? chosen : others).push(each);
  }
  return { chosen, others };
}

/** Returns the devices, the one with the most measurements first: the order from which the user starts. */
export function devicesByUse(measurements: readonly MeasurementDraft[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { device } of measurements) counts.set(device, (counts.get(device) ?? 0) + 1);
  return [...counts].sort(([a, first], [b, second]) => second - first || compareText(a, b)).map(([device]) => device);
}

function measureName({ measure }: MeasurementDraft): string {
  return 'id' in measure ? `id ${measure.id}` : `name ${measure.name}`;
}

function dayOf({ at }: MeasurementDraft, zone: string): LocalDay {
  return typeof at === 'number' ? localDayAt(at, zone) : (at.wall.slice(0, 10) as LocalDay);
}
