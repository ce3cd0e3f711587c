import { type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { type WorkoutExercise, workoutExercises } from '#domain/exercise/index.ts';
import { logLines } from '#domain/exercise/logged-lines/index.ts';
import { completionTime, isDone } from '#domain/exercise/logging/index.ts';
import { type LineReading, readBlock } from '#domain/exercise/notation/index.ts';
import type { RecordKey } from '#domain/kernel/index.ts';
import { useLocalPreference, usePersonsNames } from '../../local-preferences/index.ts';
import { useDocument } from '../../replica/index.ts';
import { isComposing } from '../../ui/composition.ts';
import { TextArea } from '../../ui/text-area.tsx';
import { offerUndo } from '../../undo/index.ts';
import { useCatalogue } from '../catalogue/index.ts';
import { cueChange } from './note-actions.ts';
import { changeWorkout, together } from './outside-changes.ts';
import { ReadingLine } from './reading-line.tsx';
import { ChipButton, SetsChip } from './sets-chip.tsx';
import styles from './typed-sets.module.css';
import { useLineContext } from './use-line-context.ts';

/** What is typed in the field but not logged. */
export interface UnloggedText {
  /** Without spaces around it; never empty. */
  readonly text: string;
  /** The number of sets that it states; 0 if it is not understood. */
  readonly sets: number;
  readonly log: () => void;
}

export interface QuickFieldProps {
  /** Receives what is typed but not logged, and null if there is nothing. */
  readonly ref: Ref<UnloggedText>;
  readonly workoutId: string;
  readonly exercises: readonly WorkoutExercise[];
  /** Called with the last set that was logged, and with the exercises of the workout then. */
  readonly onLogged: (setId: string, exercises: readonly WorkoutExercise[]) => void;
}

/**
 * A field in which sets of the workout are typed, such as `bench 80x5,5,4 @8`. A line without a name belongs to the
 * exercise that was done last.
 */
export default function QuickField({ ref, workoutId, exercises, onLogged }: QuickFieldProps) {
  const { context, format, swap, needs } = useLineContext(exercises);
  const { words } = format;
  const [text, setText] = useDraft(workoutId);
  const [isRefused, setRefused] = useState(false);
  const log = useLogTyped(workoutId, onLogged);
  const hint = useId();
  const [timesLogged, setTimesLogged] = useState(0);
  const box = useKeptInView(timesLogged);
  const current = context.exerciseOf(exerciseAtHand(exercises));
  const readings = readBlock(text, context, current, context.reading).flatMap(({ reading }) => reading ?? []);
  const needed = readings.map(({ exercise }) => exercise).join(' ');
  useEffect(() => needs(needed.split(' ').filter((key) => key !== '') as RecordKey[]), [needs, needed]);
  const count = readings.reduce((sum, { sets }) => sum + sets.length, 0);
  const accept = () => {
    setRefused(readings.length === 0 && text.trim() !== '');
    if (readings.length === 0) return;
    log(readings, words.setsLogged({ count }));
    setText('');
    setTimesLogged(timesLogged + 1);
  };
  useImperativeHandle<UnloggedText | null, UnloggedText | null>(ref, () =>
    text.trim() === '' ? null : { text: text.trim(), sets: count, log: accept },
  );
  return (
    <div ref={box} className={styles.quick}>
      <TextArea
        label={words.quickField}
        placeholder={words.quickPlaceholder}
        description={isRefused ? undefined : words.quickText}
        error={isRefused ? words.quickUnread : undefined}
        value={text}
        autoComplete="off"
        {...(readings.length > 0 && { 'aria-describedby': hint })}
        onChange={(typed) => {
          setText(typed);
          setRefused(false);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
          event.preventDefault();
          accept();
        }}
      />
      {readings.length > 0 && (
        <div id={hint}>
          <SetsChip
            label={words.reading}
            isLive
            actions={
              <ChipButton isMain onPress={accept}>
                {readings.length === 1 ? words.log : words.logAll({ count: readings.length })}
              </ChipButton>
            }
          >
            <ul className={styles.preview}>
              {readings.map((reading, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other identity
                <li key={at}>
                  <ReadingLine {...format} reading={reading} onSwap={() => swap(reading)} />
                </li>
              ))}
            </ul>
          </SetsChip>
        </div>
      )}
    </div>
  );
}

/**
 * Keeps the focused field in view after sets were logged: they are shown above it and move it, as do the records that
 * are found a moment later.
 */
function useKeptInView(timesLogged: number) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = box;
    const page = current?.closest('article');
    if (timesLogged === 0 || !page) return;
    const observer = new ResizeObserver(() => {
      if (current?.contains(document.activeElement)) current.scrollIntoView({ block: 'nearest' });
    });
    observer.observe(page);
    return () => observer.disconnect();
  }, [timesLogged]);
  return box;
}

/** Returns what was typed but not logged yet. It is stored on this device, so that nothing typed is lost. */
function useDraft(workoutId: string): readonly [text: string, set: (text: string) => void] {
  const preference = usePersonsNames('quick-field');
  const [[ofWorkout, typed]] = useLocalPreference(preference);
  const text = ofWorkout === workoutId ? (typed ?? '') : '';
  return [text, (next) => preference.set(next === '' ? [] : [workoutId, next])];
}

function useLogTyped(workoutId: string, onLogged: QuickFieldProps['onLogged']) {
  const document = useDocument();
  const catalogue = useCatalogue();
  const entry = () => document.records('workouts').find(({ id }) => id === workoutId);
  return (readings: readonly LineReading[], message: string) => {
    const lines = readings.map((reading) => ({ line: null, reading }));
    const at = completionTime({ endedAt: entry()?.value.endedAt }, document.now());
    const logged = changeWorkout(document, workoutId, (draft) =>
      logLines(draft, entry()?.leaves ?? new Map(), { lines, at, newId: document.newId }),
    );
    const cues = readings.flatMap((reading) => cueChange(reading, { document, catalogue }));
    offerUndo(message, together([logged, ...cues]).undo, 'quick-field');
    const { exercises } = workoutExercises(entry()?.leaves ?? new Map());
    const last = exercises.findLast(({ exercise }) => exercise.exercise === readings.at(-1)?.exercise);
    const set = last?.sets.findLast(isDone);
    if (set !== undefined) onLogged(set.id, exercises);
  };
}

/** Returns the exercise that was done last, else the first one. */
function exerciseAtHand(exercises: readonly WorkoutExercise[]): RecordKey {
  const times = exercises.map(({ sets }) => Math.max(0, ...sets.map(({ set }) => set.result?.completedAt ?? 0)));
  const latest = Math.max(0, ...times);
  return (exercises[Math.max(0, times.indexOf(latest))]?.exercise.exercise ?? '') as RecordKey;
}
