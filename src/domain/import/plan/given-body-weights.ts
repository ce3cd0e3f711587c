import { type DayValue, isKnownMeasure } from '../../exercise/body/index.ts';
import type { KnownExercises } from '../../exercise/index.ts';
import { movesBody } from '../../exercise/records/index.ts';
import { addDays, compareText, type LocalDay, localDayAt } from '../../kernel/index.ts';
import { instantOf, type MeasurementDraft } from '../draft/index.ts';
import { noonOf } from '../times/index.ts';
import type { ChosenExercises } from './exercise-choices.ts';
import type { ImportDrafts } from './import-drafts.ts';

/**
 * A body weight that the user stated for a span of the history, because neither the files nor the document have one.
 */
export interface GivenBodyWeight {
  /** The first day of the span, on which it is stored. */
  readonly day: LocalDay;
  readonly value: number;
  readonly unit: 'kg' | 'lb';
}

/** Days from the first to the last training of a span with exercises that move the body. */
export interface BodyWeightSpan {
  readonly from: LocalDay;
  readonly to: LocalDay;
}

/** A body weight that is older serves no longer, in days. */
const maxSpanDays = 366;

/**
 * Returns the spans of an import in which figures need a body weight that is unknown: the whole history if it is not
 * much longer than a year, or else each year. A span is known if it has a body weight, or one from the year before it.
 */
export function unknownBodyWeights(
  { workouts, measurements }: Pick<ImportDrafts, 'workouts' | 'measurements'>,
  context: {
    readonly chosen: ChosenExercises;
    readonly exercises: KnownExercises;
    readonly zone: string;
    readonly bodyWeights: readonly DayValue[];
  },
): readonly BodyWeightSpan[] {
  const { chosen, exercises, zone, bodyWeights } = context;
  const days: LocalDay[] = [];
  const weighed: LocalDay[] = [...bodyWeights.map(({ day }) => day), ...weighedDays(measurements, zone)];
  for (const workout of workouts) {
    const day = dayOf(workout.startedAt, zone);
    if (day === null) continue;
    if (workout.bodyWeight !== null) weighed.push(day);
    if (workout.exercises.some(({ name }) => needsBodyWeight(chosen.get(name), exercises))) days.push(day);
  }
  return spansOf(days.toSorted(compareText)).filter(
    ({ from, to }) => !weighed.some((day) => day >= addDays(from, -maxSpanDays) && day <= to),
  );
}

/** Returns the measurements that the user's answers become. */
export function givenMeasurements(given: readonly GivenBodyWeight[]): readonly MeasurementDraft[] {
  return given.flatMap(({ day, value, unit }) => {
    const at = noonOf(day);
    if (at === null) return [];
    return [
      {
        kind: 'measurement',
        sourceId: `given body weight ${day}`,
        origin: day,
        measure: { id: 'body-weight' },
        value: { value, unit },
        at,
        device: '',
        remark: '',
      },
    ];
  });
}

/** Returns whether a measurement is of the body weight. */
export function isBodyWeight({ measure }: MeasurementDraft): boolean {
  return 'id' in measure && isKnownMeasure(measure.id) && measure.id === 'body-weight';
}

function needsBodyWeight(exercise: string | undefined, exercises: KnownExercises): boolean {
  const known = exercise === undefined || exercise === 'new' ? undefined : exercises.get(exercise as never);
  return known !== undefined && movesBody(known) && known.bodyWeightShare > 0;
}

function spansOf(days: readonly LocalDay[]): readonly BodyWeightSpan[] {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  if (last <= addDays(first, maxSpanDays)) return [{ from: first, to: last }];
  const years = [...Map.groupBy(days, (day) => day.slice(0, 4)).values()];
  return years.map((ofYear) => ({ from: ofYear[0] ?? first, to: ofYear.at(-1) ?? last }));
}

function weighedDays(measurements: readonly MeasurementDraft[], zone: string): readonly LocalDay[] {
  return measurements.filter(isBodyWeight).flatMap(({ at }) => dayOf(at, zone) ?? []);
}

function dayOf(time: MeasurementDraft['at'], zone: string): LocalDay | null {
  const at = instantOf(time, zone);
  return at === null ? null : localDayAt(at, zone);
}
