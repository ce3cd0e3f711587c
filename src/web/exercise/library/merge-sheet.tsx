import { useMemo, useRef, useState } from 'react';
import { type KnownExercise, mergeTargets, searchExercises } from '#domain/exercise/index.ts';
import { useMessages } from '../../language/index.ts';
import { Sheet } from '../../ui/dialog.tsx';
import { Column, Stack } from '../../ui/layout.tsx';
import { EmptyState } from '../../ui/state-view.tsx';
import { SecondaryText } from '../../ui/text.tsx';
import { VirtualList } from '../../ui/virtual-list.tsx';
import { useCatalogue } from '../catalogue/index.ts';
import { ExerciseSearch } from './exercise-filters.tsx';
import { ExerciseRow } from './exercise-row.tsx';
import styles from './library.module.css';
import { libraryMessages } from './messages/index.ts';
import { useExerciseActions } from './use-exercise-actions.ts';

export interface MergeSheetProps {
  readonly exercise: KnownExercise;
  readonly onClose: () => void;
}

/** Merges an exercise into another one, for which its sets then count. */
export function MergeSheet({ exercise, onClose }: MergeSheetProps) {
  const m = useMessages(libraryMessages);
  const known = useCatalogue();
  const actions = useExerciseActions(exercise);
  const results = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const targets = useMemo(() => mergeTargets(known, exercise.key), [known, exercise.key]);
  const found = useMemo(() => searchExercises(targets, query), [targets, query]);
  return (
    <Sheet title={m.mergeTitle({ name: exercise.name })} closeLabel={m.close} isOpen onOpenChange={onClose}>
      <Stack gap={3}>
        <SecondaryText>{m.mergeText}</SecondaryText>
        <ExerciseSearch
          autoFocus
          value={query}
          onChange={setQuery}
          onLeaveDown={() => results.current?.querySelector<HTMLElement>('[role="row"]')?.focus()}
        />
        <Column ref={results} bleedX={4} className={styles.targets}>
          <VirtualList
            label={m.mergeInto}
            items={found}
            textOf={({ name }) => name}
            onAction={(id) => {
              const target = found.find((each) => each.id === id);
              if (target === undefined) return;
              onClose();
              actions.mergeInto(target);
            }}
            empty={<EmptyState title={m.noneToMerge} />}
          >
            {(target: KnownExercise) => <ExerciseRow exercise={target} />}
          </VirtualList>
        </Column>
      </Stack>
    </Sheet>
  );
}
