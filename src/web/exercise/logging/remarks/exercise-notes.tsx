import { useState } from 'react';
import { type KnownExercise, keysMergedWith, type WorkoutExercise } from '#domain/exercise/index.ts';
import type { CurrentWorkout, MemoryAtBar } from '#domain/exercise/memory/index.ts';
import { useMessages } from '../../../language/index.ts';
import { useCatalogue } from '../../catalogue/index.ts';
import { useTraining } from '../../training-data/index.ts';
import { useLog } from '../log/log-context.ts';
import { useWriteCue } from '../log/use-cue.ts';
import { loggingMessages } from '../messages/index.ts';
import { CueLine, EarlierNotes } from './exercise-memory.tsx';
import { RemarkField } from './remark-field.tsx';
import { useRemarkUses } from './use-remark-uses.ts';

/** The text of an exercise that the user wants to write. */
export type NoteOfExercise = 'cue' | 'remark' | 'nextTime';

export interface ExerciseNotesProps {
  readonly exercise: WorkoutExercise;
  readonly name: string;
  readonly known: KnownExercise | undefined;
  readonly workout: CurrentWorkout;
  /** Whether the workout shows the exercise further up too, so that its cue and earlier notes are shown there. */
  readonly isRepeated: boolean;
  readonly isRunning: boolean;
  readonly isReadOnly: boolean;
  /** The field that the user has just opened; null if they opened none. */
  readonly asked: NoteOfExercise | null;
  readonly onAsk: (asked: NoteOfExercise | null) => void;
  readonly onAnswered: () => void;
}

/** What is noted for an exercise: its cue, what earlier workouts noted, and the remarks of this one. */
export function ExerciseNotes(props: ExerciseNotesProps) {
  const { exercise, name, known, isRepeated, isReadOnly, asked, onAsk } = props;
  const log = useLog();
  const l = useMessages(loggingMessages);
  const { id } = exercise;
  const { remark = '', nextTime = '' } = exercise.exercise;
  const uses = useRemarkUses(known, { exercise: id, set: null }, log);
  const cue = known?.cue?.trim() ?? '';
  const close = () => onAsk(null);
  const write = (leaf: 'remark' | 'nextTime') => (written: string | undefined) =>
    log.change((draft) => {
      const changed = draft.exercises[id];
      if (changed !== undefined) changed[leaf] = written;
    });
  return (
    <>
      {known !== undefined && asked === 'cue' && <CueField exercise={known} name={name} onLeave={close} />}
      {cue !== '' && asked !== 'cue' && !isRepeated && (
        <CueLine cue={cue} onEdit={isReadOnly ? null : () => onAsk('cue')} />
      )}
      {known !== undefined && !isRepeated && props.isRunning && !isReadOnly && (
        <Memory key={known.key} {...props} known={known} />
      )}
      {(remark !== '' || asked === 'remark') && (
        <RemarkField
          label={l.noteOfExercise({ name })}
          value={remark}
          placeholder={l.notePlaceholder}
          isReadOnly={isReadOnly}
          isFresh={asked === 'remark'}
          uses={uses}
          onChange={write('remark')}
          onLeave={close}
        />
      )}
      {(nextTime !== '' || asked === 'nextTime') && (
        <RemarkField
          label={l.nextTimeOf({ name })}
          caption={l.forNextTime}
          value={nextTime}
          placeholder={l.nextTimePlaceholder}
          isReadOnly={isReadOnly}
          isFresh={asked === 'nextTime'}
          onChange={write('nextTime')}
          onLeave={close}
        />
      )}
    </>
  );
}

function Memory(props: ExerciseNotesProps & { readonly known: KnownExercise }) {
  const { exercise, known, workout, onAnswered } = props;
  const memory = useMemoryAtBar(known, workout);
  if (memory === null) return null;
  // the answer of this workout counts at once, before the worker has read it
  const isAnswered = exercise.exercise.nextTimeAnswer !== undefined;
  return (
    <EarlierNotes
      nextTime={isAnswered ? [] : memory.nextTime}
      lastRemark={memory.lastRemark}
      exercise={exercise.id}
      onAnswered={onAnswered}
    />
  );
}

interface CueFieldProps {
  readonly exercise: KnownExercise;
  readonly name: string;
  readonly onLeave: () => void;
}

function CueField({ exercise, name, onLeave }: CueFieldProps) {
  const l = useMessages(loggingMessages);
  const writeCue = useWriteCue();
  return (
    <RemarkField
      label={l.cueOf({ name })}
      caption={l.cue}
      value={exercise.cue ?? ''}
      placeholder={l.cuePlaceholder}
      isReadOnly={false}
      isFresh
      onChange={(cue) => writeCue(exercise.key, cue ?? '')}
      onLeave={onLeave}
    />
  );
}

/**
 * Returns what earlier workouts tell the logging screen of an exercise; null while it is loading, and without an
 * exercise. It keeps the last answer while the cue is edited, which is part of the query.
 */
function useMemoryAtBar(
  exercise: Pick<KnownExercise, 'key' | 'cue'> | null,
  current: CurrentWorkout,
): MemoryAtBar | null {
  const catalogue = useCatalogue();
  const known = useTraining(
    exercise && {
      about: 'memory',
      exercise: { keys: keysMergedWith(catalogue, exercise.key), cue: exercise.cue },
      current,
    },
  );
  const [kept, setKept] = useState(known);
  if (known !== null && known !== kept) setKept(known);
  return (known ?? kept)?.value ?? null;
}
