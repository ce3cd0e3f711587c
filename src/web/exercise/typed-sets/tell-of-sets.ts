import { workoutExercises } from '#domain/exercise/index.ts';
import { type LocalDay, type RecordKey, recordKey } from '#domain/kernel/index.ts';
import { currentLanguage } from '../../language/index.ts';
import type { DocumentActions } from '../../replica/index.ts';
import { showToast } from '../../ui/toast.tsx';
import { offerUndo } from '../../undo/index.ts';
import { typedSetsMessages } from './messages/index.ts';
import { removeLoggedSets, type SetsInWorkout } from './remove-sets.ts';

/**
 * Says after a note was moved to the trash that the sets logged in it stay in their workouts, and offers to remove them,
 * too. Says nothing if there are none.
 */
export async function tellOfLoggedSets(
  document: DocumentActions,
  note: RecordKey,
  day: LocalDay | null,
): Promise<void> {
  const words = await typedSetsMessages.load(currentLanguage());
  const workouts = () =>
    document
      .records('workouts')
      .filter(({ value, inTrash }) => !inTrash && (value.day === day || value.fromNote === note));
  await Promise.all(workouts().map(({ id }) => document.openRecord(recordKey('workouts', id))));
  const logged = workouts().map(({ id, leaves }): SetsInWorkout => {
    const { exercises } = workoutExercises(leaves);
    const sets = exercises.flatMap((exercise) => exercise.sets);
    const ids = sets.flatMap(({ id: set, set: { line } }) => (line?.note === note ? [set] : []));
    return { workout: { id, exercises }, ids };
  });
  const count = logged.reduce((sum, { ids }) => sum + ids.length, 0);
  if (count === 0) return;
  const remove = () => {
    const { undo } = removeLoggedSets(document, logged);
    offerUndo({ message: words.setsRemoved, label: words.undo, undo });
  };
  showToast({ message: words.noteDeleted({ count }), action: { label: words.removeSets, onPress: remove } });
}
