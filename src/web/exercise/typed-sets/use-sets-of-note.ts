import { workoutExercises } from '#domain/exercise/index.ts';
import { type LocalDay, type RecordKey, recordKey } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { useDocument } from '../../replica/index.ts';
import { showToast } from '../../ui/toast.tsx';
import { offerUndo } from '../../undo/index.ts';
import { typedSetsMessages } from './messages/index.ts';
import { removeLoggedSets, type SetsInWorkout } from './remove-sets.ts';

/**
 * Returns a function for a note that was moved to the trash: it says that the sets logged in the note stay in their
 * workouts, and offers to remove them, too.
 */
export function useSetsOfDeletedNote(): (note: RecordKey, day: LocalDay | null) => Promise<void> {
  const words = useMessages(typedSetsMessages);
  const document = useDocument();
  return async (note, day) => {
    const workouts = () =>
      document
        .records('workouts')
        .filter(({ value, inTrash }) => !inTrash && (value.day === day || value.fromNote === note));
    await Promise.all(workouts().map(({ id }) => document.openRecord(recordKey('workouts', id))));
    const logged = workouts().map(({ id, leaves }): SetsInWorkout => {
      const sets = workoutExercises(leaves).exercises.flatMap((exercise) => exercise.sets);
      return { workout: id, sets: sets.flatMap(({ id: set, set: { line } }) => (line?.note === note ? [set] : [])) };
    });
    const count = logged.reduce((sum, { sets }) => sum + sets.length, 0);
    if (count === 0) return;
    const remove = () => {
      const { undo } = removeLoggedSets(document, logged);
      offerUndo({ message: words.setsRemoved, label: words.undo, undo });
    };
    showToast({ message: words.noteDeleted({ count }), action: { label: words.removeSets, onPress: remove } });
  };
}
