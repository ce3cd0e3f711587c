import { useState } from 'react';
import type { KnownExercise } from '#domain/exercise/index.ts';
import { useMessages } from '../../language/index.ts';
import { Notice } from '../../page/index.ts';
import { TrashNotice } from '../../records/index.ts';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/layout.tsx';
import { MergeSheet } from './merge-sheet.tsx';
import { libraryMessages } from './messages/index.ts';
import { NewExercise } from './new-exercise.tsx';
import { useExerciseActions } from './use-exercise-actions.ts';

/** Explains why an exercise cannot be chosen, and offers to undo that. Shown above the exercise. */
export function ExerciseNotices({ exercise }: { readonly exercise: KnownExercise }) {
  const m = useMessages(libraryMessages);
  const actions = useExerciseActions(exercise);
  const { name, merged, isHidden, isInTrash, deletion } = exercise;
  if (isInTrash) {
    return (
      <TrashNotice
        labels={{ ...m, deleteTitle: m.deleteTitle({ title: merged?.name ?? name }) }}
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
  if (deletion === 'nameless') return <NamelessNotice exercise={exercise} />;
  if (deletion === 'name-kept') {
    return (
      <Notice tone="plain" action={<Button onPress={actions.restore}>{m.restore}</Button>}>
        {m.nameKept}
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

/**
 * Shown for an exercise whose name was deleted. Offers to enter a new name or to count its sets for another exercise.
 */
function NamelessNotice({ exercise }: { readonly exercise: KnownExercise }) {
  const m = useMessages(libraryMessages);
  const [opened, setOpened] = useState<'name' | 'merge' | null>(null);
  const close = () => setOpened(null);
  return (
    <Notice
      tone="plain"
      action={
        <Row gap={1} wrap>
          <Button onPress={() => setOpened('name')}>{m.giveName}</Button>
          <Button variant="quiet" onPress={() => setOpened('merge')}>
            {m.merge}
          </Button>
        </Row>
      }
    >
      {m.nameless}
      {opened === 'name' && <NewExercise name="" title={m.giveNameTitle} replaces={exercise.id} onClose={close} />}
      {opened === 'merge' && <MergeSheet exercise={exercise} onClose={close} />}
    </Notice>
  );
}
