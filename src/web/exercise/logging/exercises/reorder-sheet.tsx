import { GripVertical } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import type { WorkoutExercise } from '#domain/exercise/index.ts';
import { moveExercise } from '#domain/exercise/logging/index.ts';
import { useMessages } from '../../../language/index.ts';
import { Sheet } from '../../../ui/dialog.tsx';
import { SecondaryText, Text } from '../../../ui/text.tsx';
import { useLog } from '../log/log-context.ts';
import { loggingMessages } from '../messages/index.ts';
import styles from './exercises.module.css';

export interface ReorderSheetProps {
  readonly exercises: readonly WorkoutExercise[];
  readonly nameOf: (exercise: WorkoutExercise) => string;
  readonly onClose: () => void;
}

/** Reorders the exercises of a workout by drag and drop, or by keyboard. */
export function ReorderSheet(props: ReorderSheetProps) {
  const m = useMessages(loggingMessages);
  return (
    <Sheet title={m.reorder} closeLabel={m.close} isOpen onOpenChange={props.onClose}>
      <SecondaryText>{m.reorderText}</SecondaryText>
      <Order {...props} />
    </Sheet>
  );
}

function Order({ exercises, nameOf }: ReorderSheetProps) {
  const log = useLog();
  const m = useMessages(loggingMessages);
  const rows = exercises.map((exercise) => ({ id: exercise.id, name: nameOf(exercise) }));
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((id) => ({ 'text/plain': rows.find((row) => row.id === id)?.name ?? '' })),
    onReorder: ({ keys, target }) => {
      const [moved] = Array.from(keys, String);
      if (moved === undefined) return;
      const others = rows.filter(({ id }) => id !== moved);
      const at = others.findIndex(({ id }) => id === target.key);
      log.change((draft) => moveExercise(draft, exercises, moved, target.dropPosition === 'before' ? at : at + 1));
    },
  });
  return (
    <GridList aria-label={m.reorder} className={styles.order ?? ''} items={rows} dragAndDropHooks={dragAndDropHooks}>
      {({ name }) => (
        <GridListItem textValue={name} className={styles.orderRow ?? ''}>
          <Button slot="drag" className={styles.handle ?? ''} aria-label={m.handleOf({ name })}>
            <GripVertical size="1.25rem" aria-hidden="true" />
          </Button>
          <Text personal lines={2}>
            {name}
          </Text>
        </GridListItem>
      )}
    </GridList>
  );
}
