import { figuresToConfirm, type Workout, workout } from '../../exercise/index.ts';
import {
  type Instant,
  localDayAt,
  type Order,
  orderBetween,
  type RecordKey,
  readRecord,
  type Unit,
} from '../../kernel/index.ts';
import type { AttachmentHash } from '../../notes/index.ts';
import { instantOf, type SetDraft, type WorkoutDraft, type WorkoutExerciseDraft } from '../draft/index.ts';
import type { ImportFile } from '../files/index.ts';
import { snapped } from '../lifting/index.ts';
import { quantityOf } from './draft-quantity.ts';
import { withoutLines } from './short-remarks.ts';

/** What the user answered about an import of training. */
export interface TrainingContext {
  /** The IANA zone of wall-clock times, and of workouts without one. */
  readonly zone: string;
  /** Minutes after midnight at which a new day starts. */
  readonly dayStartsAt: number;
  /** The units of amounts whose unit the file does not state. */
  readonly units: { readonly load: Unit; readonly distance: Unit };
  /** The exercise that a name in the file was matched with. */
  readonly exerciseOf: (name: string) => RecordKey;
  /**
   * The body weight that is contained in the loads of an exercise, as some apps export it, in kilograms. Null if the loads
   * are what was added.
   */
  readonly bodyWeightIn: (name: string, at: Instant) => number | null;
  /** The lines of remarks that say nothing. */
  readonly leftOutRemarks: ReadonlySet<string>;
  /**
   * Whether something is probably wrong and not confirmed: a set, by the positions of its exercise and of itself, or the
   * length of the workout. Such a set keeps its values but does not count as completed.
   */
  readonly isDoubtful: (draft: WorkoutDraft, set: SetOfDraft | null) => boolean;
  /** The attachment that the recording of an activity becomes; null if it cannot be read. */
  readonly trackOf: (file: ImportFile) => AttachmentHash | null;
  /** Whether a set was doubtful and the user confirmed it, so that it is not asked about again. */
  readonly isConfirmed: (draft: WorkoutDraft, set: SetOfDraft) => boolean;
}

/** A set of a workout, by the positions of its exercise and of itself. */
export interface SetOfDraft {
  readonly exercise: number;
  readonly set: number;
}

/** Returns the workout that a draft becomes; null if its start is no time. */
export function workoutOfDraft(draft: WorkoutDraft, context: TrainingContext): Workout | null {
  const { zone, dayStartsAt } = context;
  const startedAt = instantOf(draft.startedAt, zone);
  if (startedAt === null) return null;
  const value = readRecord(workout, new Map()).value;
  value.title = draft.title.trim();
  value.startedAt = startedAt;
  // a workout without an end would count as running
  value.endedAt = startedAt + (context.isDoubtful(draft, null) ? 0 : (draft.seconds ?? 0)) * 1000;
  value.createdAt = startedAt;
  value.zone = zone;
  value.day = localDayAt(startedAt, zone, dayStartsAt);
  if (draft.remark !== '') value.remark = draft.remark;
  if (draft.effort !== null) value.effort = draft.effort;
  const bodyWeight = quantityOf(draft.bodyWeight, context.units.load);
  if (bodyWeight !== null) value.bodyWeight = bodyWeight;
  let order: Order | null = null;
  for (const [at, exercise] of draft.exercises.entries()) {
    order = orderBetween(order, null);
    const isDoubtful = (set: number) => context.isDoubtful(draft, { exercise: at, set });
    const isConfirmed = (set: number) => context.isConfirmed(draft, { exercise: at, set });
    putExercise(value, { id: `e${at + 1}`, order, startedAt, isDoubtful, isConfirmed }, exercise, context);
  }
  return value;
}

interface Position {
  readonly id: string;
  readonly order: Order;
  readonly startedAt: Instant;
  readonly isDoubtful: (set: number) => boolean;
  readonly isConfirmed: (set: number) => boolean;
}

function putExercise(
  value: Workout,
  { id, order, startedAt, isDoubtful, isConfirmed }: Position,
  draft: WorkoutExerciseDraft,
  context: TrainingContext,
): void {
  const remark = withoutLines(draft.remark, context.leftOutRemarks);
  value.exercises[id] = {
    exercise: context.exerciseOf(draft.name),
    order,
    ...(draft.superset !== null && { superset: `superset-${draft.superset}` }),
    ...(draft.restSeconds !== null && { restSeconds: draft.restSeconds }),
    ...(remark !== '' && { remark }),
  };
  const bodyWeight = context.bodyWeightIn(draft.name, startedAt);
  let setOrder: Order | null = null;
  let lastFull: string | null = null;
  for (const [at, set] of draft.sets.entries()) {
    const setId = `${id}s${at + 1}`;
    setOrder = orderBetween(setOrder, null);
    const dropOf = set.kind === 'drop' ? lastFull : null;
    if (dropOf === null) lastFull = setId;
    const result = resultOf(set, { startedAt, bodyWeight, isDoubtful: isDoubtful(at) }, context);
    const setRemark = withoutLines(set.remark, context.leftOutRemarks);
    value.sets[setId] = {
      place: { exercise: id, order: setOrder, ...(dropOf !== null && { dropOf }) },
      result,
      ...(isConfirmed(at) && { confirmed: figuresToConfirm(result) }),
      ...(setRemark !== '' && { remark: setRemark }),
    };
  }
}

interface SetContext {
  readonly startedAt: Instant;
  readonly bodyWeight: number | null;
  readonly isDoubtful: boolean;
}

function resultOf(
  set: SetDraft,
  { startedAt, bodyWeight, isDoubtful }: SetContext,
  { zone, units }: TrainingContext,
): NonNullable<Workout['sets'][string]['result']> {
  const load = quantityOf(set.load?.unit === null ? snapped({ ...set.load, unit: units.load }) : set.load, units.load);
  const added =
    load === null || bodyWeight === null || load.si <= 0 ? load : { si: roundedToGrams(load.si - bodyWeight) };
  const distance = quantityOf(set.distance, units.distance);
  return {
    kind: set.kind,
    ...(added !== null && { load: added }),
    ...(set.reps !== null && { reps: set.reps }),
    ...(set.seconds !== null && { seconds: set.seconds }),
    ...(distance !== null && distance.si > 0 && { distance }),
    ...(set.rpe !== null && { rpe: set.rpe }),
    ...(set.side !== null && { side: set.side }),
    ...(!isDoubtful && { completedAt: instantOf(set.completedAt, zone) ?? startedAt }),
  };
}

function roundedToGrams(kilograms: number): number {
  return Math.round(kilograms * 1000) / 1000;
}
