import { type DayValue, isKnownMeasure, knownMeasures } from '../../exercise/body/index.ts';
import type { KnownExercises } from '../../exercise/index.ts';
import { toSi } from '../../kernel/index.ts';
import { devicesByUse, onePerDay } from '../body/index.ts';
import { type MeasurementDraft, type NoteTime, timeInOrder } from '../draft/index.ts';
import { loadsWithoutUnit, type UnitEvidence, unitEvidence } from '../lifting/index.ts';
import { undecidedDate } from './date-order.ts';
import { type ChosenExercises, isWithBodyWeight } from './exercise-choices.ts';
import { type BodyWeightSpan, isBodyWeight, unknownBodyWeights } from './given-body-weights.ts';
import type { ImportDrafts } from './import-drafts.ts';
import { measuredHeight } from './profile-height.ts';
import { type ShortRemark, shortRemarksIn } from './short-remarks.ts';

/** A question about all items of an import. Each has a suggested answer. */
export type ImportQuestion =
  /** In which zone the wall-clock times were. */
  | { readonly code: 'import/zone'; readonly example: string }
  /** How day and month are ordered in dates such as the example. */
  | { readonly code: 'import/date-order'; readonly example: string }
  | { readonly code: 'import/load-unit'; readonly evidence: UnitEvidence; readonly examples: readonly number[] }
  | { readonly code: 'import/distance-unit'; readonly examples: readonly number[] }
  | { readonly code: 'import/body-weight-unit'; readonly examples: readonly number[] }
  | { readonly code: 'import/girth-unit'; readonly examples: readonly number[] }
  /** Whether loads contain the body weight. */
  | { readonly code: 'import/body-weight-in-loads'; readonly examples: readonly BodyWeightLoad[] }
  /** What the user weighed, for figures of exercises that move the body. */
  | {
      readonly code: 'import/body-weights';
      readonly spans: readonly BodyWeightSpan[];
      /** Whether the files or the document have a body weight of another time. */
      readonly hasOther: boolean;
    }
  /** Which remarks that say nothing are imported all the same. */
  | { readonly code: 'import/short-remarks'; readonly remarks: readonly ShortRemark[] }
  /** Which notebook receives the notes. */
  | { readonly code: 'import/notebook' }
  /** Whether a measured height is written into the profile, which has none. */
  | { readonly code: 'import/height'; readonly metres: number }
  /** Which device counts if several measured on a day. */
  | { readonly code: 'import/devices'; readonly devices: readonly string[] };

export interface BodyWeightLoad {
  /** The exercise's name in the import. */
  readonly name: string;
  readonly kilograms: number;
}

/** Lists what has to be asked about an import, once for all items. */
export function questionsIn(
  drafts: ImportDrafts,
  context: {
    readonly loadUnit: 'kg' | 'lb';
    readonly chosen: ChosenExercises;
    readonly exercises: KnownExercises;
    readonly zone: string;
    readonly hasHeight: boolean;
    /** Body weights in the document by day. */
    readonly bodyWeights: readonly DayValue[];
  },
): readonly ImportQuestion[] {
  const wall = wallTimeIn(drafts);
  const unclear = undecidedDate(drafts.notes);
  const loads = loadsWithoutUnit(drafts.workouts);
  const weights = withoutUnit(drafts.measurements, 'mass');
  const girths = withoutUnit(drafts.measurements, 'length');
  const distances = distancesWithoutUnit(drafts);
  const bodies = bodyWeightLoads(drafts, context);
  const spans = unknownBodyWeights(drafts, context);
  const hasOther = context.bodyWeights.length > 0 || drafts.measurements.some(isBodyWeight);
  const remarks = shortRemarksIn(drafts.workouts);
  const height = context.hasHeight ? null : measuredHeight(drafts.measurements, context.zone);
  const devices = onePerDay(drafts.measurements, [], 'UTC').others.length > 0 ? devicesByUse(drafts.measurements) : [];
  return [
    ...(drafts.notes.length > 0 ? [{ code: 'import/notebook' } as const] : []),
    ...(wall === null ? [] : [{ code: 'import/zone', example: wall } as const]),
    ...(unclear === null ? [] : [{ code: 'import/date-order', example: unclear } as const]),
    ...(loads.some((load) => load > 0)
      ? [{ code: 'import/load-unit', evidence: unitEvidence(loads), examples: examplesOf(loads) } as const]
      : []),
    ...(bodies.length === 0 ? [] : [{ code: 'import/body-weight-in-loads', examples: mostTelling(bodies) } as const]),
    ...(spans.length === 0 ? [] : [{ code: 'import/body-weights', spans, hasOther } as const]),
    ...(distances.length === 0 ? [] : [{ code: 'import/distance-unit', examples: examplesOf(distances) } as const]),
    ...(weights.length === 0 ? [] : [{ code: 'import/body-weight-unit', examples: examplesOf(weights) } as const]),
    ...(girths.length === 0 ? [] : [{ code: 'import/girth-unit', examples: examplesOf(girths) } as const]),
    ...(remarks.length === 0 ? [] : [{ code: 'import/short-remarks', remarks } as const]),
    ...(height === null ? [] : [{ code: 'import/height', metres: height } as const]),
    ...(devices.length > 1 ? [{ code: 'import/devices', devices } as const] : []),
  ];
}

/** Returns the loads above 0 of exercises that move the body, in kilograms. */
export function bodyWeightLoads(
  { workouts }: ImportDrafts,
  {
    loadUnit,
    chosen,
    exercises,
  }: { readonly loadUnit: 'kg' | 'lb'; readonly chosen: ChosenExercises; readonly exercises: KnownExercises },
): readonly BodyWeightLoad[] {
  return workouts.flatMap((workout) =>
    workout.exercises.flatMap(({ name, sets }) =>
      isWithBodyWeight(chosen.get(name), exercises)
        ? sets.flatMap(({ load }) => {
            const kilograms = load === null || load.unit === '%' ? 0 : toSi(load.value, load.unit ?? loadUnit);
            return kilograms > 0 ? [{ name, kilograms }] : [];
          })
        : [],
    ),
  );
}

const maxExamples = 5;

function examplesOf(values: readonly number[]): readonly number[] {
  return [...new Set(values.filter((value) => value > 0))].slice(0, maxExamples);
}

/** Returns one load of each exercise. */
function mostTelling(loads: readonly BodyWeightLoad[]): readonly BodyWeightLoad[] {
  return [...new Map(loads.map((load) => [load.name, load])).values()].slice(0, maxExamples);
}

function distancesWithoutUnit({ workouts, activities }: ImportDrafts): readonly number[] {
  const ofSets = workouts.flatMap(({ exercises }) => exercises.flatMap(({ sets }) => sets.map((set) => set.distance)));
  return [...ofSets, ...activities.map(({ distance }) => distance)].flatMap((distance) =>
    distance?.unit === null && distance.value > 0 ? [distance.value] : [],
  );
}

function withoutUnit(measurements: readonly MeasurementDraft[], dimension: 'mass' | 'length'): readonly number[] {
  return measurements.flatMap(({ measure, value }) =>
    'id' in measure && isKnownMeasure(measure.id) && knownMeasures[measure.id] === dimension && value.unit === null
      ? [value.value]
      : [],
  );
}

/** Returns a time without a zone; null if all have one. */
function wallTimeIn({ notes, workouts, activities, measurements }: ImportDrafts): string | null {
  for (const { createdAt, editedAt } of notes) {
    const wall = wallOf(createdAt) ?? wallOf(editedAt);
    if (wall !== null) return wall;
  }
  for (const { startedAt } of [...workouts, ...activities]) {
    const wall = wallOf(startedAt);
    if (wall !== null) return wall;
  }
  for (const { at } of measurements) {
    const wall = wallOf(at);
    if (wall !== null) return wall;
  }
  return null;
}

function wallOf(written: NoteTime | null): string | null {
  const time = timeInOrder(written, 'day-first');
  return time === null || typeof time === 'number' ? null : time.wall;
}
