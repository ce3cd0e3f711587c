import { useMemo, useState } from 'react';
import { runningWorkouts, type WorkoutExercise, workoutExercises } from '#domain/exercise/index.ts';
import type { WorkoutOfLine } from '#domain/exercise/logged-lines/index.ts';
import type { Leaves, LocalDay, RecordKey } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { type RecordEntry, useOpenRecords, useRecords } from '../../replica/index.ts';
import { exerciseMessages } from '../messages/index.ts';
import { dayIn, noteIn } from './leaves-of-workout.ts';
import type { LoadedWorkout } from './note-lines.ts';

const noWorkouts: readonly WorkoutOfLine[] = [];

const exercisesByLeaves = new WeakMap<Leaves, readonly WorkoutExercise[]>();

/**
 * Returns the workouts of the note's day, the running ones, and those in which its lines are logged, with their sets.
 *
 * @param found where lines were found that do not belong to the day
 */
export function useWorkoutsOfNote(
  note: RecordKey,
  day: LocalDay,
  found: readonly WorkoutOfLine[] = noWorkouts,
): { readonly workouts: readonly LoadedWorkout[]; readonly areLoaded: boolean } {
  const { workout } = useMessages(exerciseMessages);
  const all = useRecords('workouts');
  const ofNote = useMemo(() => {
    const running = new Set(runningWorkouts(all));
    const ofLines = new Set(found.flatMap((each) => (each.note === note ? [each.workout] : [])));
    return all.filter(
      (each) =>
        !each.inTrash &&
        (dayIn(each.leaves) === day || noteIn(each.leaves) === note || running.has(each) || ofLines.has(each.id)),
    );
  }, [all, day, note, found]);
  const areLoaded = useOpenRecords(
    'workouts',
    ofNote.map(({ id }) => id),
  );
  const [kept] = useState<{ of: readonly RecordEntry<'workouts'>[]; loaded: readonly LoadedWorkout[] }>(() => ({
    of: [],
    loaded: [],
  }));
  const workouts = useMemo(() => {
    const isSame = ofNote.length === kept.of.length && ofNote.every((entry, at) => entry === kept.of[at]);
    if (!isSame) {
      kept.of = ofNote;
      kept.loaded = ofNote.map(({ id, value, leaves }) => ({
        id,
        title: value.title?.trim() || workout,
        exercises: exercisesOf(leaves),
        fromNote: value.fromNote,
      }));
    }
    return kept.loaded;
  }, [ofNote, kept, workout]);
  return { workouts, areLoaded };
}

function exercisesOf(leaves: Leaves): readonly WorkoutExercise[] {
  const known = exercisesByLeaves.get(leaves) ?? workoutExercises(leaves).exercises;
  exercisesByLeaves.set(leaves, known);
  return known;
}
