import { Plus } from 'lucide-react';
import { Suspense, useMemo, useRef, useState } from 'react';
import { type ExerciseFilter, findExercises, type KnownExercise } from '#domain/exercise/index.ts';
import { foldForSearch, type RecordKey, recordKey } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { assign, useDocument } from '../../replica/index.ts';
import { useDayLabel } from '../../time/index.ts';
import { Button } from '../../ui/button.tsx';
import { isComposing } from '../../ui/composition.ts';
import { Sheet } from '../../ui/dialog.tsx';
import { Column, Grid } from '../../ui/layout.tsx';
import { EmptyState, StateView } from '../../ui/state-view.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { VirtualList } from '../../ui/virtual-list.tsx';
import { useCatalogue } from '../catalogue/index.ts';
import { exerciseMessages } from '../messages/index.ts';
import { MuscleAndEquipment } from './exercise-filters.tsx';
import { ExerciseRow } from './exercise-row.tsx';
import styles from './library.module.css';
import { useExerciseUse } from './use-exercise-use.ts';

export interface ExercisePickerProps {
  /** The name of the action; by default, adding an exercise. */
  readonly title?: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onPick: (key: RecordKey) => void;
  /** Called for a name that no exercise has; by default, it is created as a custom exercise and picked. */
  readonly onMake?: (name: string) => void;
}

/** Picks an exercise by name, from the library or the user's own. */
export function ExercisePicker({ title, isOpen, onOpenChange, onPick, onMake }: ExercisePickerProps) {
  const m = useMessages(exerciseMessages);
  const document = useDocument();
  const create = (name: string) => {
    const id = document.createRecord('exercises', assign({ name, tracking: 'loadReps' }));
    onPick(recordKey('exercises', id));
  };
  return (
    <Sheet title={title ?? m.addExercise} closeLabel={m.close} isOpen={isOpen} onOpenChange={onOpenChange}>
      <Picker
        onPick={(exercise) => {
          onOpenChange(false);
          onPick(exercise.key);
        }}
        onMake={(name) => {
          onOpenChange(false);
          (onMake ?? create)(name);
        }}
      />
    </Sheet>
  );
}

const noFilter = { muscle: null, equipment: null };

interface PickerProps {
  readonly onPick: (exercise: KnownExercise) => void;
  readonly onMake: (name: string) => void;
}

function Picker({ onPick, onMake }: PickerProps) {
  const m = useMessages(exerciseMessages);
  const [query, setQuery] = useState('');
  const results = useRef<HTMLDivElement>(null);
  const [filter, setFilter] = useState<Pick<ExerciseFilter, 'muscle' | 'equipment'>>(noFilter);
  const catalogue = useCatalogue();
  const offered = useMemo(() => [...catalogue.values()].filter(({ isOffered }) => isOffered), [catalogue]);
  const { lastDays, weights } = useExerciseUse();
  const found = useMemo(() => findExercises(offered, { query, ...filter }, weights), [offered, query, filter, weights]);
  const dayLabel = useDayLabel();
  const noteOf = ({ key }: KnownExercise) => {
    const last = lastDays.get(key);
    return last === undefined ? '' : m.lastDone({ day: dayLabel(last) });
  };
  const isFiltered = filter.muscle !== null || filter.equipment !== null;
  const name = query.trim();
  const isNew = name !== '' && !found.some((each) => foldForSearch(each.name) === foldForSearch(name));
  const [first] = found;
  return (
    <Column gap={3} className={styles.picker}>
      <TextField
        label={m.search}
        type="search"
        autoFocus
        autoComplete="off"
        enterKeyHint="done"
        value={query}
        onChange={setQuery}
        onKeyDown={(event) => {
          if (isComposing(event.nativeEvent)) return;
          if (event.key === 'Enter' && first !== undefined) onPick(first);
          if (event.key === 'ArrowDown') results.current?.querySelector<HTMLElement>('[role="row"]')?.focus();
        }}
      />
      <Grid touch columns={2} gap={2}>
        {/* loads separately, like the rows below, so that the field accepts input in the meantime */}
        <Suspense fallback={null}>
          <MuscleAndEquipment filter={filter} onChange={(next) => setFilter({ ...filter, ...next })} />
        </Suspense>
      </Grid>
      <Column ref={results} bleedX={4}>
        {/* the rows load their own messages, and the field stays usable in the meantime */}
        <Suspense fallback={<StateView kind="loading" title={m.loading} />}>
          <VirtualList
            label={m.exercises}
            items={found}
            textOf={(each) => each.name}
            onAction={(id) => {
              const picked = found.find((each) => each.id === id);
              if (picked) onPick(picked);
            }}
            empty={
              <EmptyState
                title={m.noMatch}
                {...(isFiltered && { action: <Button onPress={() => setFilter(noFilter)}>{m.clearFilters}</Button> })}
              />
            }
          >
            {(each: KnownExercise) => <ExerciseRow exercise={each} note={noteOf(each)} />}
          </VirtualList>
        </Suspense>
      </Column>
      {isNew && (
        <Button isWide icon={<Plus />} onPress={() => onMake(name)}>
          {m.addOwn({ name })}
        </Button>
      )}
    </Column>
  );
}
