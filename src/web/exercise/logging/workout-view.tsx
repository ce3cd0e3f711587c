import { Ellipsis, Flag, Play, Plus, Trash2 } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { type Workout, workoutExercises } from '#domain/exercise/index.ts';
import { addExercise } from '#domain/exercise/logging/index.ts';
import type { RecordKey } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { usePageTitle } from '../../page/index.ts';
import { TitleField, TrashNotice } from '../../records/index.ts';
import { type RecordEntry, useDocument } from '../../replica/index.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { Text } from '../../ui/text.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Mentions } from '../mentions.tsx';
import { exerciseMessages } from '../messages/index.ts';
import type { PickableExercise } from '../pickable-exercises.ts';
import { useCatalogue } from '../use-catalogue.ts';
import type { WorkoutsList } from '../use-exercise-place.ts';
import { ExercisePicker } from './exercise-picker.tsx';
import { ExerciseSection } from './exercise-section.tsx';
import { RunningTime } from './running-time.tsx';
import { useWorkoutActions } from './use-workout-actions.ts';
import { useWorkoutWords } from './use-workout-words.ts';
import styles from './workout.module.css';
import { isRunning } from './workouts-in-list.ts';

export interface WorkoutViewProps {
  readonly workout: RecordEntry<'workouts'>;
  readonly list: WorkoutsList;
}

/** One workout: logged while it runs, and still to be corrected when it has ended. */
export function WorkoutView({ workout, list }: WorkoutViewProps) {
  const m = useMessages(exerciseMessages);
  const document = useDocument();
  const words = useWorkoutWords(workout);
  const actions = useWorkoutActions(workout.id, words.title, list);
  const foot = useRef<HTMLDivElement>(null);
  const change = (edit: (draft: Workout) => void) => document.changeRecord('workouts', workout.id, edit);
  usePageTitle(words.title);
  return (
    <article className={styles.workout}>
      <VisuallyHidden>
        <h1 dir="auto">{words.title}</h1>
      </VisuallyHidden>
      {workout.inTrash && (
        <TrashNotice
          words={{ ...m, deleteTitle: m.deleteTitle({ title: words.title }) }}
          onRestore={actions.restore}
          onDeleteForEver={actions.deleteForEver}
        />
      )}
      <header className={styles.head}>
        <div className={styles.titleRow}>
          <TitleField
            label={m.title}
            value={workout.value.title ?? ''}
            placeholder={m.titlePlaceholder}
            isReadOnly={workout.inTrash}
            onChange={(typed) =>
              change((draft) => {
                draft.title = typed === '' ? undefined : typed;
              })
            }
            onEnter={() => foot.current?.querySelector('button')?.focus()}
          />
          {!workout.inTrash && (
            <Menu label={m.more} trigger={<IconButton icon={<Ellipsis />} label={m.more} />}>
              <MenuItem icon={<Trash2 />} tone="danger" onAction={actions.moveToTrash}>
                {m.moveToTrash}
              </MenuItem>
            </Menu>
          )}
        </div>
        <Text size={2} tone="muted" numeric>
          {words.when}
          {isRunning(workout.value) && (
            <>
              {' · '}
              <RunningTime workout={workout.value} />
            </>
          )}
        </Text>
      </header>
      <Exercises workout={workout} change={change} />
      {!workout.inTrash && (
        <div ref={foot} className={styles.foot}>
          <AddExercise change={change} />
          {isRunning(workout.value) ? (
            <Button variant="primary" isWide icon={<Flag />} onPress={actions.finish}>
              {m.finish}
            </Button>
          ) : (
            <Button variant="quiet" isWide icon={<Play />} onPress={actions.goOn}>
              {m.goOn}
            </Button>
          )}
        </div>
      )}
      <Mentions recordKey={workout.key} day={workout.value.day} />
    </article>
  );
}

type Change = (edit: (draft: Workout) => void) => void;

function Exercises({ workout, change }: { readonly workout: RecordEntry<'workouts'>; readonly change: Change }) {
  const m = useMessages(exerciseMessages);
  const catalogue = useCatalogue();
  const { exercises, unplacedSets } = useMemo(() => workoutExercises(workout.leaves), [workout.leaves]);
  if (exercises.length === 0 && unplacedSets.length === 0) {
    return (
      <StateView kind="empty" title={m.noExercises}>
        {m.noExercisesText}
      </StateView>
    );
  }
  return (
    <>
      {exercises.map((each) => (
        <ExerciseSection
          key={each.id}
          id={each.id}
          name={catalogue.get(each.exercise.exercise as RecordKey)?.name ?? m.unknownExercise}
          exercise={catalogue.get(each.exercise.exercise as RecordKey)}
          sets={each.sets}
          isReadOnly={workout.inTrash}
          change={change}
        />
      ))}
      {unplacedSets.length > 0 && (
        <ExerciseSection
          id={null}
          name={m.unplaced}
          exercise={undefined}
          sets={unplacedSets}
          isReadOnly={workout.inTrash}
          change={change}
        />
      )}
    </>
  );
}

function AddExercise({ change }: { readonly change: Change }) {
  const m = useMessages(exerciseMessages);
  const document = useDocument();
  const catalogue = useCatalogue();
  const offered = useMemo(() => [...catalogue.values()].filter(({ isOffered }) => isOffered), [catalogue]);
  const [isOpen, setOpen] = useState(false);
  const add = (key: string) =>
    change((draft) => addExercise(draft, { exercise: document.newId(), set: document.newId() }, key));
  return (
    <>
      <Button isWide icon={<Plus />} onPress={() => setOpen(true)}>
        {m.addExercise}
      </Button>
      <ExercisePicker
        exercises={offered}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onPick={(exercise: PickableExercise) => add(exercise.key)}
        onMake={(name) => {
          const id = document.createRecord('exercises', (draft) => {
            draft.name = name;
            draft.tracking = 'loadReps';
          });
          add(`exercises/${id}`);
        }}
      />
    </>
  );
}
