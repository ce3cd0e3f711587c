import type { LocalDay } from '../../kernel/index.ts';
import { isInRange } from '../parse-amount.ts';
import type { Days, ResultKind } from '../query.ts';
import type { ExerciseFinder } from './exercise-finder.ts';
import type { ExerciseToFind, IndexedRecord } from './indexed-records.ts';
import type { IndexedExercise, IndexedWorkout } from './indexed-workout.ts';
import { holds, isTagged } from './search-text.ts';
import type { Judge, SimpleCondition } from './settle.ts';

/** What a search needs to know beyond the record that it reads. */
export interface SearchScope {
  readonly exercises: ExerciseFinder;
  /**
   * Whether a word that names an exercise must be in the name of the exercise of a set or in a remark on it, and not
   * only in the title of its workout. The best squat of a “Squat day” is thus not a bench press.
   */
  readonly isStrict: boolean;
  /** The folded current name of a tag, by its normalised name. */
  readonly tagNow: (tag: string) => string;
  /** The name of a sport, or of what was measured. */
  readonly subjectName: (record: IndexedRecord) => string;
  /** The folded names of a sport, or of what was measured. */
  readonly subjectWords: (record: IndexedRecord) => string;
}

/** Judges a workout as a result of its own. */
export function workoutJudge(workout: IndexedWorkout, scope: SearchScope): Judge {
  return (condition) => {
    switch (condition.kind) {
      case 'contains':
        return (
          holds(workout.words, condition.needle) ||
          hasExercise(workout, scope.exercises.named(condition.text, condition.needle))
        );
      case 'exercise':
        return hasExercise(workout, scope.exercises.named(condition.text, condition.needle));
      case 'muscle':
        return workout.placed.some(({ exercise }) => scope.exercises.works(exercise, condition.muscles));
      default:
        return ofRecord(condition, 'workout', workout, scope);
    }
  };
}

/** Judges all sets of a workout at once; null for what differs between them. */
export function allSetsJudge(workout: IndexedWorkout, scope: SearchScope): Judge {
  return (condition) => {
    switch (condition.kind) {
      case 'contains': {
        const named = scope.exercises.named(condition.text, condition.needle);
        const isOfWorkout = !scope.isStrict || condition.isPhrase || named.size === 0;
        if (isOfWorkout && holds(workout.ownWords, condition.needle)) return true;
        const mayDiffer =
          holds(workout.words, condition.needle) ||
          holds(workout.setWords, condition.needle) ||
          hasExercise(workout, named);
        return mayDiffer ? null : false;
      }
      case 'exercise':
        return hasExercise(workout, scope.exercises.named(condition.text, condition.needle)) ? null : false;
      case 'muscle':
        return null;
      case 'amount':
        return condition.field === 'hr' ? false : null;
      default:
        return ofRecord(condition, 'set', workout, scope);
    }
  };
}

/** Judges the sets of one exercise of a workout; null for what differs between them. */
export function exerciseSetsJudge(workout: IndexedWorkout, placed: IndexedExercise, scope: SearchScope): Judge {
  const isNamed = (condition: { readonly text: string; readonly needle: string }) =>
    placed.exercise !== null && scope.exercises.named(condition.text, condition.needle).has(placed.exercise);
  return (condition) => {
    switch (condition.kind) {
      case 'contains':
        if (isNamed(condition) || holds(placed.words, condition.needle)) return true;
        return workout.sets.remarks === null ? false : null;
      case 'exercise':
        return isNamed(condition);
      case 'muscle':
        return scope.exercises.works(placed.exercise, condition.muscles);
      default:
        return null;
    }
  };
}

/** Judges what is still open for one set. */
export function setJudge({ sets }: IndexedWorkout, row: number): Judge {
  return (condition) => {
    if (condition.kind === 'amount') return isInRange(sets.amount(row, condition.field), condition.range);
    if (condition.kind !== 'contains') return false;
    const remark = sets.remarks?.[row] ?? null;
    return remark !== null && holds(remark.folded.text, condition.needle);
  };
}

/** Judges an activity or a measurement. */
export function recordJudge(record: IndexedRecord, scope: SearchScope): Judge {
  return (condition) => {
    switch (condition.kind) {
      case 'contains':
        return holds(record.words, condition.needle) || holds(scope.subjectWords(record), condition.needle);
      case 'sport':
        return record.kind === 'activity' && record.subject === condition.sport;
      case 'amount':
        return isInRange(record.amounts[condition.field] ?? Number.NaN, condition.range);
      default:
        return ofRecord(condition, record.kind, record, scope);
    }
  };
}

/** Judges an exercise of the library or of the user. */
export function exerciseJudge({ key, words }: ExerciseToFind, { exercises }: SearchScope): Judge {
  return (condition) => {
    switch (condition.kind) {
      case 'contains':
        return holds(words, condition.needle) || exercises.named(condition.text, condition.needle).has(key);
      case 'title':
      case 'exercise':
        return exercises.named(condition.text, condition.needle).has(key);
      case 'muscle':
        return exercises.works(key, condition.muscles);
      case 'type':
        return condition.type === 'exercise';
      default:
        return false;
    }
  };
}

function hasExercise({ placed }: IndexedWorkout, keys: ReadonlySet<string>): boolean {
  return placed.some(({ exercise }) => exercise !== null && keys.has(exercise));
}

/** Judges what depends only on the type, the day, the title and the tags. */
function ofRecord(
  condition: SimpleCondition,
  type: ResultKind,
  { day, title, tags }: Pick<IndexedWorkout, 'day' | 'title' | 'tags'>,
  { tagNow }: SearchScope,
): boolean {
  switch (condition.kind) {
    case 'type':
      return condition.type === type;
    case 'day':
      return isWithin(day, condition);
    case 'title':
      return title !== null && holds(title.folded.text, condition.needle);
    case 'tag':
      return tags.length > 0 && isTagged(tags.map(tagNow), condition.needle);
    default:
      return false; // states, notebooks, contents and times of editing belong to notes
  }
}

function isWithin(day: LocalDay, { first, last }: Days): boolean {
  return (first === null || day >= first) && (last === null || day <= last);
}
