import { workoutExercises } from '#domain/exercise/index.ts';
import { type LocalDay, type RecordKey, recordKey } from '#domain/kernel/index.ts';
import { currentLanguage } from '../../language/index.ts';
import type { DocumentActions } from '../../replica/index.ts';
import { showToast } from '../../ui/toast.tsx';
import { offerUndo } from '../../undo/index.ts';
import { dayIn, noteIn } from './leaves-of-workout.ts';
import { typedSetsMessages } from './messages/index.ts';
import { removeLoggedSets, type SetsInWorkout } from './remove-sets.ts';

/** A note that was moved to the trash; the day is null if it has none. */
export interface DeletedNote {
  readonly key: RecordKey;
  readonly day: LocalDay | null;
}

/**
 * Says after notes were moved to the trash that the sets logged in them stay in their workouts, and offers to remove
 * them, too. Says nothing if there are none.
 */
export async function notifyLoggedSets(document: DocumentActions, notes: readonly DeletedNote[]): Promise<void> {
  const words = await typedSetsMessages.load(currentLanguage());
  const keys = new Set<unknown>(notes.map(({ key }) => key));
  const days = new Set<unknown>(notes.flatMap(({ day }) => day ?? []));
  const workouts = () =>
    document
      .records('workouts')
      .filter(({ leaves, inTrash }) => !inTrash && (days.has(dayIn(leaves)) || keys.has(noteIn(leaves))));
  await Promise.all(workouts().map(({ id }) => document.openRecord(recordKey('workouts', id))));
  const logged = workouts().map(({ id, leaves }): SetsInWorkout => {
    const { exercises } = workoutExercises(leaves);
    const sets = exercises.flatMap((exercise) => exercise.sets);
    return { workout: { id, exercises }, ids: sets.flatMap((set) => (keys.has(set.set.line?.note) ? [set.id] : [])) };
  });
  const count = logged.reduce((sum, { ids }) => sum + ids.length, 0);
  if (count === 0) return;
  const remove = () => {
    const { undo } = removeLoggedSets(document, logged);
    offerUndo(words.setsRemoved, undo);
  };
  showToast({ message: words.noteDeleted({ count }), action: { label: words.removeSets, onPress: remove } });
}
