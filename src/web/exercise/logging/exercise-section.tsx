import { Ellipsis, Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import type { Workout, WorkoutSet } from '#domain/exercise/index.ts';
import { addSet, changeResult, completeSet, removeSets, reopenSet } from '#domain/exercise/logging/index.ts';
import { useMessages } from '../../language/index.ts';
import { useDocument } from '../../replica/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { Heading } from '../../ui/text.tsx';
import { offerUndo } from '../../undo/index.ts';
import { exerciseMessages } from '../messages/index.ts';
import type { PickableExercise } from '../pickable-exercises.ts';
import { useLoadUnit } from '../use-load-unit.ts';
import { setFieldsOf } from './set-fields.ts';
import { SetRow } from './set-row.tsx';
import { SetsTable } from './sets-table.tsx';
import styles from './workout.module.css';

export interface ExerciseSectionProps {
  /** Its id in the workout; null for sets that belong to no exercise of it. */
  readonly id: string | null;
  readonly name: string;
  readonly exercise: PickableExercise | undefined;
  readonly sets: readonly WorkoutSet[];
  readonly isReadOnly: boolean;
  readonly change: (edit: (draft: Workout) => void) => void;
}

/** An exercise of a workout with its sets. */
export function ExerciseSection({ id, name, exercise, sets, isReadOnly, change }: ExerciseSectionProps) {
  const m = useMessages(exerciseMessages);
  const document = useDocument();
  const { count } = useTimeFormat();
  const unit = useLoadUnit(exercise);
  const foot = useRef<HTMLDivElement>(null);
  const focusFoot = () => foot.current?.querySelector('button')?.focus();
  const remove = (setId: string) => {
    change((draft) => {
      const putBack = removeSets(draft, [setId]);
      offerUndo({ message: m.setRemoved, label: m.undo, undo: () => change(putBack) });
    });
    focusFoot();
  };
  return (
    <section className={styles.exercise} aria-label={name}>
      <div className={styles.exerciseHead}>
        <Heading level={2} size={4} lines={2} personal>
          {name}
        </Heading>
        {id !== null && !isReadOnly && <ExerciseMenu id={id} name={name} change={change} />}
      </div>
      {sets.length > 0 && (
        <SetsTable label={name} fields={setFieldsOf(exercise?.tracking)} unit={unit} onLeave={focusFoot}>
          {sets.map((set, index) => (
            <SetRow
              key={set.id}
              set={set}
              number={count(index + 1)}
              fields={setFieldsOf(exercise?.tracking)}
              unit={unit}
              isReadOnly={isReadOnly}
              onChange={(result) => change((draft) => changeResult(draft, set.id, result))}
              onDone={(isDone) =>
                change((draft) => (isDone ? completeSet(draft, set.id, document.now()) : reopenSet(draft, set.id)))
              }
              onRemove={() => remove(set.id)}
            />
          ))}
        </SetsTable>
      )}
      {id !== null && !isReadOnly && (
        <div ref={foot}>
          <Button
            variant="quiet"
            isWide
            icon={<Plus />}
            onPress={() => change((draft) => addSet(draft, { id, sets }, document.newId()))}
          >
            {m.addSet}
          </Button>
        </div>
      )}
    </section>
  );
}

function ExerciseMenu({ id, name, change }: Pick<ExerciseSectionProps, 'name' | 'change'> & { readonly id: string }) {
  const m = useMessages(exerciseMessages);
  const document = useDocument();
  const setRemoved = (removedAt: number | undefined) =>
    change((draft) => {
      const exercise = draft.exercises[id];
      if (exercise !== undefined) exercise.removedAt = removedAt;
    });
  return (
    <Menu
      label={m.exerciseMenu({ name })}
      trigger={<IconButton icon={<Ellipsis />} label={m.exerciseMenu({ name })} />}
    >
      <MenuItem
        icon={<Trash2 />}
        tone="danger"
        onAction={() => {
          setRemoved(document.now());
          offerUndo({ message: m.exerciseRemoved({ name }), label: m.undo, undo: () => setRemoved(undefined) });
        }}
      >
        {m.removeExercise({ name })}
      </MenuItem>
    </Menu>
  );
}
