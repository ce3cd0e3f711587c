import type { KnownExercise } from '#domain/exercise/index.ts';
import { useMessages } from '../../language/index.ts';
import { Notice } from '../../page/index.ts';
import { TrashNotice } from '../../records/index.ts';
import { Button } from '../../ui/button.tsx';
import { libraryMessages } from './messages/index.ts';
import { useExerciseActions } from './use-exercise-actions.ts';

/** Why an exercise is not offered, above what is said of it, and the way back. */
export function ExerciseNotices({ exercise }: { readonly exercise: KnownExercise }) {
  const m = useMessages(libraryMessages);
  const actions = useExerciseActions(exercise);
  const { name, merged, isHidden, isInTrash } = exercise;
  if (isInTrash) {
    return (
      <TrashNotice
        words={{ ...m, deleteTitle: m.deleteTitle({ name: merged?.name ?? name }) }}
        onRestore={actions.restore}
        onDeleteForEver={actions.deleteForEver}
      />
    );
  }
  if (merged !== null) {
    return (
      <Notice tone="plain" action={<Button onPress={actions.separate}>{m.separate}</Button>}>
        {m.isMerged({ name: merged.name, into: name })}
      </Notice>
    );
  }
  if (!isHidden) return null;
  return (
    <Notice tone="plain" action={<Button onPress={actions.toggleHidden}>{m.show}</Button>}>
      {m.isHidden}
    </Notice>
  );
}
