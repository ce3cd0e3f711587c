import { type ReactNode, type Ref, useEffect, useId, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { type WorkoutExercise, workoutExercises } from '#domain/exercise/index.ts';
import { logLines } from '#domain/exercise/logged-lines/index.ts';
import { completionTime, isDone } from '#domain/exercise/logging/index.ts';
import { type BlockLine, type LineReading, type NotationContext, readBlock } from '#domain/exercise/notation/index.ts';
import { NameFinder, type RecordKey } from '#domain/kernel/index.ts';
import { useLocalPreference, usePersonsNames } from '../../local-preferences/index.ts';
import { useDocument } from '../../replica/index.ts';
import { Button } from '../../ui/button.tsx';
import { isComposing } from '../../ui/composition.ts';
import { PlainList, Row } from '../../ui/layout.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useIsTouch } from '../../ui/use-is-touch.ts';
import { offerUndo } from '../../undo/index.ts';
import { useCatalogue } from '../catalogue/index.ts';
import { useTraining } from '../training-data/index.ts';
import { cueChange } from './note-actions.ts';
import { changeWorkout, together } from './outside-changes.ts';
import { ReadingLine } from './reading-line.tsx';
import type { ChipFormat } from './reading-words.ts';
import { ChipButton, SetsChip } from './sets-chip.tsx';
import styles from './typed-sets.module.css';
import { typedExample, type UnreadLine, unreadLine } from './unread-line.ts';
import { type LineContextParts, useLineContext } from './use-line-context.ts';

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
  const { context, format, names, misspelt, swap, needs } = useLineContext(exercises);
  const { words } = format;
  const [text, setText] = useDraft(workoutId);
  const [unread, setUnread] = useState<UnreadLine | null>(null);
  const namesLike = useNamesLike({ names, misspelt }, exercises);
  const log = useLogTyped(workoutId, onLogged);
  const hint = useId();
  const [timesLogged, setTimesLogged] = useState(0);
  const box = useKeptInView(timesLogged);
  const isTouch = useIsTouch();
  const current = context.exerciseOf(exerciseAtHand(exercises));
  const isLifting = current === null || current.tracking === 'loadReps'; // as in the example
  const lines = readBlock(text, context, current, context.reading);
  const readings = lines.flatMap(({ reading }) => reading ?? []);
  const needed = readings.map(({ exercise }) => exercise).join(' ');
  useEffect(() => needs(needed.split(' ').filter((key) => key !== '') as RecordKey[]), [needs, needed]);
  const open = lines.flatMap(({ text: line, reading, isHeading }, at) => {
    const isOpen = readings.length > 0 && reading === null && !isHeading;
    const why = !isOpen ? null : unreadLine(line, { context, current: null, namesLike });
    return why?.kind === 'name' ? [{ at, why }] : [];
  });
  const count = readings.reduce((sum, { sets }) => sum + sets.length, 0);
  const accept = () => {
    const rest = restOf(lines);
    if (rest !== '') setUnread(unreadLine(rest, { context, current, namesLike }));
    if (readings.length === 0) return;
    log(readings, words.setsLogged({ count }));
    setText(rest);
    setTimesLogged(timesLogged + 1);
  };
  const type = (typed: string) => {
    setText(typed);
    setUnread(null);
  };
  useImperativeHandle<UnloggedText | null, UnloggedText | null>(ref, () =>
    text.trim() === '' ? null : { text: text.trim(), sets: count, log: accept },
  );
  return (
    <div ref={box} className={styles.quick}>
      <TextArea
        label={words.quickField}
        {...(isLifting && { placeholder: words.quickPlaceholder })}
        description={unread === null ? (isTouch ? words.quickTextOnPhone : words.quickText) : undefined}
        error={unread === null ? undefined : reasonInWords(unread, context, format)}
        value={text}
        autoComplete="off"
        {...(readings.length > 0 && { 'aria-describedby': hint })}
        onChange={type}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
          event.preventDefault();
          accept();
        }}
      />
      {unread?.kind === 'name' && open.length === 0 && (
        <NameChoice unread={unread} onChoose={(name) => type(text.replace(unread.typed, () => name))} />
      )}
      {readings.length > 0 && (
        <div id={hint}>
          <Preview readings={readings} format={format} onSwap={swap} onLog={accept}>
            {open.map(({ at, why }) => (
              <li key={at}>
                <NameChoice
                  unread={why}
                  text={words.quickWhich({ typed: why.typed })}
                  onChoose={(name) => type(withName(lines, at, { typed: why.typed, name }))}
                />
              </li>
            ))}
          </Preview>
        </div>
      )}
    </div>
  );
}

interface NameChoiceProps {
  readonly unread: UnreadLine & { readonly kind: 'name' };
  readonly text?: string;
  readonly onChoose: (name: string) => void;
}

/** Asks which exercise a line means; the likeliest first. */
function NameChoice({ unread, text, onChoose }: NameChoiceProps) {
  return (
    <Row gap={1} wrap>
      {text !== undefined && <span>{text}</span>}
      {unread.names.map((name) => (
        <Button key={name} preventFocusOnPress onPress={() => onChoose(name)}>
          {name}
        </Button>
      ))}
    </Row>
  );
}

/** Returns the lines with the whole name of an exercise in one of them. */
function withName(
  lines: readonly BlockLine[],
  at: number,
  { typed, name }: { readonly typed: string; readonly name: string },
): string {
  return lines.map(({ text }, index) => (index === at ? text.replace(typed, () => name) : text)).join('\n');
}

interface PreviewProps {
  readonly readings: readonly LineReading[];
  readonly format: ChipFormat;
  readonly onSwap: (reading: LineReading) => void;
  readonly onLog: () => void;
  /** The lines that are still open. */
  readonly children: ReactNode;
}

/** What the typed lines mean, with a button that logs them. */
function Preview({ readings, format, onSwap, onLog, children }: PreviewProps) {
  const { words } = format;
  return (
    <SetsChip
      label={words.reading}
      isLive
      actions={
        <ChipButton isMain onPress={onLog}>
          {readings.length === 1 ? words.log : words.logAll({ count: readings.length })}
        </ChipButton>
      }
    >
      <PlainList gap={1} paddingY={2}>
        {readings.map((reading, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other identity
          <li key={at}>
            <ReadingLine {...format} reading={reading} onSwap={() => onSwap(reading)} />
          </li>
        ))}
        {children}
      </PlainList>
    </SetsChip>
  );
}

/** Returns the lines that state no sets, apart from names of exercises, which belong to the lines below them. */
function restOf(lines: readonly BlockLine[]): string {
  const rest = lines.filter(({ reading, isHeading }) => reading === null && !isHeading);
  return rest
    .map(({ text }) => text)
    .join('\n')
    .trim();
}

function reasonInWords(unread: UnreadLine, { decimalMark }: NotationContext, { words, nameOf }: ChipFormat): string {
  switch (unread.kind) {
    case 'name':
      return words.quickWhich({ typed: unread.typed });
    case 'numbers': {
      const { key, tracking } = unread.exercise;
      return words.quickNumbers({ exercise: nameOf(key), example: typedExample(tracking, decimalMark) });
    }
    case 'words':
      return words.quickUnread;
  }
}

const maxNames = 3;

/**
 * Returns a function that finds the names of exercises by a part of them: first those of the person, then the short ones
 * with many aliases, which are the most common. Those of today's workout come first, then those done often.
 *
 * @param names finds the names of the person's exercises
 * @param misspelt finds the names that words misspell, if they are a part of none
 */
function useNamesLike(
  { names: ofPerson, misspelt }: Pick<LineContextParts, 'names' | 'misspelt'>,
  today: readonly WorkoutExercise[],
): (words: string) => readonly string[] {
  const catalogue = useCatalogue();
  const { today: todayIs } = useDocument();
  const uses = useTraining({ about: 'exerciseUse', today: todayIs() })?.value ?? [];
  const finders = useMemo(() => {
    const offered = [...catalogue.values()]
      .filter(({ isOffered }) => isOffered)
      .toSorted((a, b) => wordsIn(a.name) - wordsIn(b.name) || b.aliases.length - a.aliases.length);
    const byName = new NameFinder(offered.map(({ name }) => ({ id: name, names: [name] })));
    const byAlias = new NameFinder(offered.map(({ name, aliases }) => ({ id: name, names: aliases })));
    return [byName, byAlias];
  }, [catalogue]);
  return (words) => {
    const forms = [words, words.replace(/s$/iu, '')];
    const hits = [ofPerson, ...finders].flatMap((names) => forms.flatMap((form) => names.find(form, maxNames)));
    const names = hits.length === 0 ? misspelt(words) : [...new Set(hits.map(({ id }) => id))];
    const ranked = [...today.map(({ exercise }) => exercise.exercise), ...uses.map(({ exercise }) => exercise)];
    const rankByName = new Map(
      ranked.toReversed().map((key, at) => [catalogue.get(key as RecordKey)?.name, ranked.length - at]),
    );
    const rankOf = (name: string) => rankByName.get(name) ?? ranked.length + 1;
    return names.toSorted((a, b) => rankOf(a) - rankOf(b)).slice(0, maxNames);
  };
}

function wordsIn(name: string): number {
  return name.split(' ').length;
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
    offerUndo(message, together([logged, ...cues]).undo);
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
  return (exercises[latest === 0 ? 0 : times.lastIndexOf(latest)]?.exercise.exercise ?? '') as RecordKey;
}
