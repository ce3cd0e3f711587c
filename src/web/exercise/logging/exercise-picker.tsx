import { Plus } from 'lucide-react';
import { Suspense, useMemo, useRef, useState } from 'react';
import { type ExerciseFilter, findExercises, type KnownExercise } from '#domain/exercise/index.ts';
import { foldForSearch, type LocalDay, type RecordKey } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { useDocument } from '../../replica/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { Button } from '../../ui/button.tsx';
import { isComposing } from '../../ui/composition.ts';
import { Sheet } from '../../ui/dialog.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { VirtualList } from '../../ui/virtual-list.tsx';
import { ExerciseRow, MuscleAndEquipment } from '../library/index.ts';
import { exerciseMessages } from '../messages/index.ts';
import { useTraining } from '../training-data/index.ts';
import { useCatalogue } from '../use-catalogue.ts';
import styles from './workout.module.css';

export interface ExercisePickerProps {
  /** The name of the action; by default, adding an exercise. */
  readonly title?: string | undefined;
  readonly exercises: readonly KnownExercise[];
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onPick: (exercise: KnownExercise) => void;
  /** Called to create a custom exercise. */
  readonly onMake: (name: string) => void;
}

/** Picks an exercise by name, from the library or the user's own. */
export function ExercisePicker({ title, exercises, isOpen, onOpenChange, onPick, onMake }: ExercisePickerProps) {
  const m = useMessages(exerciseMessages);
  return (
    <Sheet title={title ?? m.addExercise} closeLabel={m.close} isOpen={isOpen} onOpenChange={onOpenChange}>
      <Picker
        exercises={exercises}
        onPick={(exercise) => {
          onOpenChange(false);
          onPick(exercise);
        }}
        onMake={(name) => {
          onOpenChange(false);
          onMake(name);
        }}
      />
    </Sheet>
  );
}

const noFilter = { muscle: null, equipment: null };

/**
 * Returns how often and when each exercise was done, with merged exercises under their target's key; empty until all
 * workouts have been read.
 */
function useExerciseUse() {
  const { today } = useDocument();
  const catalogue = useCatalogue();
  const known = useTraining({ about: 'exerciseUse', today: today() });
  const uses = known?.isWhole === true ? known.value : null;
  return useMemo(() => {
    const weights = new Map<RecordKey, number>();
    const lastDays = new Map<RecordKey, LocalDay>();
    for (const { exercise, weight, lastDay } of uses ?? []) {
      const key = catalogue.get(exercise)?.merged?.into ?? exercise;
      weights.set(key, (weights.get(key) ?? 0) + weight);
      const before = lastDays.get(key);
      lastDays.set(key, before === undefined || lastDay > before ? lastDay : before);
    }
    return { weights, lastDays };
  }, [uses, catalogue]);
}

function Picker({ exercises, onPick, onMake }: Pick<ExercisePickerProps, 'exercises' | 'onPick' | 'onMake'>) {
  const m = useMessages(exerciseMessages);
  const [query, setQuery] = useState('');
  const results = useRef<HTMLDivElement>(null);
  const [filter, setFilter] = useState<Pick<ExerciseFilter, 'muscle' | 'equipment'>>(noFilter);
  const { lastDays, weights } = useExerciseUse();
  const found = useMemo(
    () => findExercises(exercises, { query, ...filter }, weights),
    [exercises, query, filter, weights],
  );
  const { today } = useDocument();
  const { day } = useTimeFormat();
  const noteOf = ({ key }: KnownExercise) => {
    const last = lastDays.get(key);
    return last === undefined ? '' : m.lastDone({ day: day(last, today()) });
  };
  const isFiltered = filter.muscle !== null || filter.equipment !== null;
  const name = query.trim();
  const isNew = name !== '' && !found.some((each) => foldForSearch(each.name) === foldForSearch(name));
  const [first] = found;
  return (
    <div className={styles.picker}>
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
      <div className={styles.pickerFilters}>
        {/* loads separately, like the rows below, so that the field accepts input in the meantime */}
        <Suspense fallback={null}>
          <MuscleAndEquipment filter={filter} onChange={(next) => setFilter({ ...filter, ...next })} />
        </Suspense>
      </div>
      <div ref={results} className={styles.results}>
        {/* the rows load their own messages, and the field stays usable in the meantime */}
        <Suspense fallback={<StateView kind="loading" title={m.loading} />}>
          <VirtualList
            label={m.matching}
            items={found}
            textOf={(each) => each.name}
            onAction={(id) => {
              const picked = found.find((each) => each.id === id);
              if (picked) onPick(picked);
            }}
            empty={
              <StateView
                kind="empty"
                title={m.noMatch}
                {...(isFiltered && { action: <Button onPress={() => setFilter(noFilter)}>{m.clearFilters}</Button> })}
              />
            }
          >
            {(each: KnownExercise) => <ExerciseRow exercise={each} note={noteOf(each)} />}
          </VirtualList>
        </Suspense>
      </div>
      {isNew && (
        <Button isWide icon={<Plus />} onPress={() => onMake(name)}>
          {m.addOwn({ name })}
        </Button>
      )}
    </div>
  );
}
