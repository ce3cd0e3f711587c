import { Play, Plus } from 'lucide-react';
import { memo, useCallback, useMemo, useRef, useState } from 'react';
import type { Routine } from '#domain/exercise/index.ts';
import { addExercise } from '#domain/exercise/logging/index.ts';
import { changeTarget, routineExercises } from '#domain/exercise/programming/index.ts';
import { useMessages } from '../../../language/index.ts';
import { programmeLink } from '../../../links/exercise.ts';
import { usePageTitle } from '../../../page/index.ts';
import { TitleField, TrashNotice } from '../../../records/index.ts';
import { assign, type RecordEntry, useDocument } from '../../../replica/index.ts';
import { Button } from '../../../ui/button.tsx';
import { PageBody, Row, Stack } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { EmptyState } from '../../../ui/state-view.tsx';
import { SecondaryText } from '../../../ui/text.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { Change } from '../../editing/index.ts';
import { ExercisePicker } from '../../library/index.ts';
import { RoutineMenu } from '../actions/routine-menu.tsx';
import { useRoutineActions } from '../actions/use-routine-actions.ts';
import { routinesMessages } from '../messages/index.ts';
import { useProgrammeContext } from '../plan/use-active-programmes.ts';
import { useLengthLabel } from '../plan/use-length-labels.ts';
import { useNextSession } from '../plan/use-next-session.ts';
import { useStartRoutine } from '../plan/use-start-routine.ts';
import { type RoutineExerciseProps, RoutineExerciseSection } from './routine-exercise.tsx';

/** A routine: its plan, its next session, and a button to start it. */
export function RoutineView({ routine }: { readonly routine: RecordEntry<'routines'> }) {
  const m = useMessages(routinesMessages);
  const document = useDocument();
  const actions = useRoutineActions();
  const context = useProgrammeContext(routine.id);
  const next = useNextSession(routine, context);
  const { isStarting, start } = useStartRoutine({ routine, next, context });
  const length = useLengthLabel(routine);
  const startButton = useRef<HTMLDivElement>(null);
  const { exercises } = useMemo(() => routineExercises(routine.leaves), [routine.leaves]);
  const { id } = routine;
  const change = useCallback<Change<Routine>>((edit) => document.changeRecord('routines', id, edit), [document, id]);
  const name = routine.value.name?.trim() || m.routine;
  usePageTitle(name);
  return (
    <PageBody as="article" gap={6} paddingTop={3}>
      <VisuallyHidden>
        <h1 dir="auto">{name}</h1>
      </VisuallyHidden>
      {routine.inTrash && (
        <TrashNotice
          labels={{ ...m, deleteTitle: m.deleteTitle({ title: name }) }}
          onRestore={() => actions.restore(routine)}
          onDeleteForEver={() => actions.deleteForEver(routine)}
        />
      )}
      <Stack as="header" gap={1}>
        <Row gap={2} align="start" bleedEnd={3}>
          <TitleField
            label={m.name}
            value={routine.value.name ?? ''}
            placeholder={m.routine}
            isReadOnly={routine.inTrash}
            onChange={(typed) => change(assign({ name: typed === '' ? undefined : typed }))}
            onEnter={() => startButton.current?.querySelector('button')?.focus()}
          />
          {!routine.inTrash && <RoutineMenu routine={routine} siblings={[]} />}
        </Row>
        {length !== '' && <SecondaryText numeric>{length}</SecondaryText>}
        {context !== null && !routine.inTrash && (
          <Link variant="quiet" touch {...programmeLink(context.programme.id)}>
            <SecondaryText as="span" lines={1} personal>
              {m.inProgramme({ name: context.programme.value.name?.trim() || m.programme })}
            </SecondaryText>
          </Link>
        )}
      </Stack>
      {!routine.inTrash && exercises.length > 0 && (
        <div ref={startButton}>
          <Button variant="primary" isWide icon={<Play />} isPending={isStarting} onPress={start}>
            {m.start}
          </Button>
        </div>
      )}
      <Plan exercises={exercises} next={next} context={context} isReadOnly={routine.inTrash} change={change} />
      {!(routine.inTrash && routine.value.remark === undefined) && (
        <TextArea
          label={m.routineNote}
          isReadOnly={routine.inTrash}
          value={routine.value.remark ?? ''}
          onChange={(typed) => change(assign({ remark: typed === '' ? undefined : typed }))}
        />
      )}
    </PageBody>
  );
}

/** The exercises of a routine, which may be none, and a button to add one. */
const Plan = memo(function Plan(props: Omit<RoutineExerciseProps, 'each'>) {
  const { exercises, isReadOnly, change } = props;
  const m = useMessages(routinesMessages);
  return (
    <>
      {exercises.length === 0 && <EmptyState title={m.noExercises}>{m.noExercisesText}</EmptyState>}
      {exercises.map((each) => (
        <RoutineExerciseSection key={each.id} each={each} {...props} />
      ))}
      {!isReadOnly && <AddExercise change={change} />}
    </>
  );
});

/** Adds an exercise at the end of a routine, with one working set. */
function AddExercise({ change }: { readonly change: Change<Routine> }) {
  const m = useMessages(routinesMessages);
  const document = useDocument();
  const [isOpen, setOpen] = useState(false);
  const add = (key: string) =>
    change((draft) => {
      const ids = { exercise: document.newId(), set: document.newId() };
      addExercise(draft, ids, key);
      changeTarget(draft, ids.set, { kind: 'working' });
    });
  return (
    <>
      <Button isWide icon={<Plus />} onPress={() => setOpen(true)}>
        {m.addExercise}
      </Button>
      <ExercisePicker isOpen={isOpen} onOpenChange={setOpen} onPick={add} />
    </>
  );
}
