import { asShared, type BuiltInId, builtInProgrammes } from '#domain/exercise/built-in/index.ts';
import { TrainingHistory, workoutDone } from '#domain/exercise/history/index.ts';
import {
  type DeloadPeriod,
  deloadOn,
  deloadWeekFrom,
  knownExercises,
  type Programme,
  type SetTarget,
  type Workout,
  type WorkoutExercise,
  workout,
  workoutExercises,
} from '#domain/exercise/index.ts';
import {
  changeResult,
  completeSet,
  finishWorkout,
  plannedResult,
  startFromRoutine,
  startWorkout,
} from '#domain/exercise/logging/index.ts';
import { beginProgramme, isWorkingTarget, nextSession, takesLoad } from '#domain/exercise/programming/index.ts';
import {
  addDays,
  changedLeaves,
  idOf,
  type Leaves,
  type LocalDay,
  type RecordKey,
  readRecord,
} from '#domain/kernel/index.ts';
import { type Collection, recordTypeOf } from '#domain/user-document.ts';
import { SharedImport, type SharedImportParts } from '../../actions/shared-import.ts';
import { activeProgrammes, contextOf } from '../../plan/active-programmes.ts';
import { sessionQuestion } from '../../plan/session-question.ts';
import { sessionTargets } from '../../plan/session-targets.ts';

/** The days on which somebody trains, counted from Monday as 0. */
export type TrainingDays = readonly number[];

export interface Trainee {
  readonly on: TrainingDays;
  /** The loads that they enter in the first workout, in kilograms, by exercise. */
  readonly first?: Readonly<Record<string, number>>;
  /** The training maxes that they enter, in kilograms, by exercise. */
  readonly trainingMax?: Readonly<Record<string, number>>;
}

/** The text of what a session asked for, by exercise. */
type Asked = readonly (readonly [slug: string, asked: string])[];

const monday: LocalDay = '2026-06-01';
const catalogue = knownExercises([]);

/**
 * Follows a built-in programme for the weeks of a table with the functions that the app uses: it is copied and started;
 * each session is the one that is due, starts with the computed targets, and is logged and finished.
 *
 * The table has a line for each week. The first column tells how its sessions go, separated by commas; one alone goes
 * for all of them:
 *
 * - `done`: every set as asked
 * - `short bench-press`: its last set has two repetitions fewer than asked
 * - `left out bench-press`: its last set is not done
 * - `missed`: no training on that day
 * - `again 1`: the second routine instead of the one that is due
 * - `deload` before them: a deload week
 *
 * The other columns are exercises, with what their sessions ask for.
 *
 * @returns the table, with what was asked for
 */
export function train(id: BuiltInId, trainee: Trainee, table: string): readonly Readonly<Record<string, string>>[] {
  const person = copyOf(id, trainee);
  return readTable(table).map((row, at) => {
    const { week = '' } = row;
    const start = addDays(monday, at * 7);
    const deload = week.startsWith('deload') ? deloadWeekFrom(start) : undefined;
    const sessions = week.replace(/^deload, /, '').split(', ');
    const asked = trainee.on.flatMap((day, index) => {
      const how = sessions[index] ?? sessions[0] ?? 'done';
      return how === 'missed' ? [] : person.train(addDays(start, day), how, deload);
    });
    const askedOf = (slug: string) => asked.flatMap(([each, text]) => (each === slug ? text : []));
    return Object.fromEntries(
      Object.keys(row).map((column) => [column, column === 'week' ? week : askedOf(column).join(', ')]),
    );
  });
}

/** Reads a table with a line of names, a line for each week, and columns between bars. */
export function readTable(text: string): readonly Readonly<Record<string, string>>[] {
  const [names = [], ...rows] = text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  return rows.map((cells) => Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])));
}

function copyOf(id: BuiltInId, { first = {}, trainingMax = {} }: Trainee) {
  const builtIn = builtInProgrammes.find((each) => each.id === id);
  if (builtIn === undefined) throw new Error(`Expected the programme ${id}`);
  const plan = builtIn.plan('kg');
  const records = new Map<string, { value: unknown; leaves: Leaves }>();
  const newId = counter();
  const document = {
    newId,
    createRecord: (collection: Collection, edit: (draft: never) => void) => {
      const created = newId();
      records.set(created, written(recordTypeOf(collection), edit));
      return created;
    },
  } as SharedImportParts['document'];
  const shared = asShared(plan, { name: id, routines: plan.routines.map((_, at) => String(at)) });
  const importing = new SharedImport({ document, catalogue, order: 'a0' });
  const programmeId = importing.add(shared);
  const programme = records.get(programmeId)?.value as Programme;
  beginProgramme(programme, monday);
  for (const [slug, si] of Object.entries(trainingMax)) programme.trainingMax[slug] = { si };
  const routines = importing.created.filter((key) => key.startsWith('routines/')).map(idOf);
  return new Person({
    programme: { id: programmeId, value: programme, inTrash: false },
    routines: routines.map((routine) => ({
      id: routine,
      value: {},
      leaves: records.get(routine)?.leaves ?? new Map(),
    })),
    first: new Map(Object.entries(first)),
  });
}

interface Copy {
  readonly programme: { readonly id: string; readonly value: Programme; readonly inTrash: boolean };
  readonly routines: readonly { readonly id: string; readonly value: object; readonly leaves: Leaves }[];
  readonly first: ReadonlyMap<string, number>;
}

class Person {
  readonly #copy: Copy;
  readonly #workouts: { id: string; value: Workout; inTrash: boolean }[] = [];
  readonly #history = new TrainingHistory();
  readonly #newId = counter();

  constructor(copy: Copy) {
    this.#copy = copy;
  }

  train(day: LocalDay, how: string, deload: DeloadPeriod | undefined): Asked {
    const { programme, routines } = this.#copy;
    const active = activeProgrammes({
      programmes: [programme],
      workouts: this.#workouts,
      daysNotDone: new Set(),
      today: day,
      weekStart: 1,
    });
    const next = active[0]?.next;
    const again = /^again (\d+)$/.exec(how)?.[1];
    const due = next?.code === 'due' ? routines.find(({ id }) => id === next.day.routine) : undefined;
    const routine = again === undefined ? due : routines[Number(again)];
    if (routine === undefined) throw new Error(`Expected a session on ${day}`);
    const context = contextOf(active, routine.id, 1);
    const loading = { catalogue, bars: [], plates: [], method: 'epley' as const, unitOf: () => 'kg' as const };
    const question = sessionQuestion(routine, context, { ...loading, deload: deloadOn(deload, day) });
    const targets = sessionTargets({ exercises: nextSession(this.#history, question), isWhole: true });
    const at = Date.parse(`${day}T18:00:00Z`);
    const begun = written(workout, (draft: Workout) => {
      startWorkout(draft, { at, zone: 'UTC', deload });
      startFromRoutine(draft, routine, targets, this.#newId);
      if (context !== null) draft.programme = { id: programme.id, day: context.day, week: context.week };
    });
    const { exercises } = workoutExercises(begun.leaves);
    const done = written(workout, (draft: Workout) => {
      Object.assign(draft, structuredClone(begun.value));
      for (const each of exercises) this.#log(draft, each, how, at);
      finishWorkout(draft, at + 3_600_000);
    });
    const key = `w${this.#workouts.length}`;
    this.#workouts.push({ id: key, value: done.value as Workout, inTrash: false });
    const history = workoutDone(key, done.leaves);
    if (history !== null) this.#history.put(history);
    return exercises.map((each) => [slugOf(each), askedOf(each)]);
  }

  #log(draft: Workout, exercise: WorkoutExercise, how: string, at: number): void {
    const slug = slugOf(exercise);
    const last = exercise.sets.findLast(({ set }) => isWorkingTarget(set.target ?? {}));
    for (const [index, each] of exercise.sets.entries()) {
      if (each === last && how === `left out ${slug}`) continue;
      const planned = plannedResult(each, { last: null, above: null });
      const first = this.#copy.first.get(slug);
      const isTyped = planned.load === undefined && first !== undefined && takesLoad(trackingOf(slug));
      if (isTyped) changeResult(draft, each.id, { load: { si: first } });
      if (each === last && how === `short ${slug}`) changeResult(draft, each.id, { reps: (planned.reps ?? 0) - 2 });
      completeSet(draft, each.id, at + (index + 1) * 60_000, planned);
    }
  }
}

function askedOf({ sets }: WorkoutExercise): string {
  const working = sets.flatMap(({ set: { target = {} } }) => (isWorkingTarget(target) ? target : []));
  const warmUps = sets.flatMap(({ set: { target = {} } }) => (isWorkingTarget(target) ? [] : target));
  return textOf(working.length > 0 ? working : warmUps);
}

/** Writes sets in kilograms and repetitions, equal ones in a row once: `65×5 75×5 85×5+`. */
function textOf(targets: readonly SetTarget[]): string {
  const texts = targets.map(({ load, reps, seconds, kind }) => {
    const count = seconds ?? `${reps?.min ?? reps?.max}${kind === 'amrap' ? '+' : ''}`;
    return load === undefined ? `${count}` : `${load.si}×${count}`;
  });
  return texts.filter((text, at) => text !== texts[at - 1]).join(' ');
}

function slugOf({ exercise }: WorkoutExercise): string {
  return (exercise.exercise ?? '').replace('exercises/', '');
}

function trackingOf(slug: string): string {
  return catalogue.get(`exercises/${slug}` as RecordKey)?.tracking ?? '';
}

function written(type: unknown, edit: (draft: never) => void): { value: unknown; leaves: Leaves } {
  const record = type as typeof workout;
  const empty = readRecord(record, new Map()).value;
  const draft = readRecord(record, new Map()).value;
  edit(draft as never);
  const changes = changedLeaves(record, empty, draft, new Map());
  if (!changes.ok) throw new Error(changes.error.path);
  const leaves: Leaves = new Map(changes.value.map(({ path, value }) => [path, { value, stamp: '1' }] as const));
  return { value: readRecord(record, leaves).value, leaves };
}

function counter(): () => string {
  let made = 0;
  return () => `n${++made}`;
}
