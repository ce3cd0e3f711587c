import type { ReactNode } from 'react';
import { notedSet } from '#domain/exercise/logged-lines/index.ts';
import type { RecordKey } from '#domain/kernel/index.ts';
import type { LineAction } from '../../line-signs/index.ts';
import { PlainList } from '../../ui/layout.tsx';
import { differenceInWords } from './difference-words.ts';
import type { NoteLineState } from './note-lines.ts';
import { ReadingLine } from './reading-line.tsx';
import { type ChipFormat, setsInWords } from './reading-words.ts';
import { ChipButton, SetsChip } from './sets-chip.tsx';

export type State<K extends NoteLineState['kind']> = NoteLineState & { readonly kind: K };

export interface OfferChipProps extends ChipFormat {
  readonly offered: State<'offered'>;
  readonly onLog: () => void;
  readonly onSwap: () => void;
}

/** What one line states, to be logged. */
export function OfferChip({ offered, onLog, onSwap, ...format }: OfferChipProps) {
  const { words } = format;
  const { reading, isAgain, line } = offered;
  return (
    <SetsChip
      label={words.reading}
      isLive={line.isCurrent}
      actions={
        <ChipButton isMain keys={line.isCurrent ? 'Control+Enter' : undefined} onPress={onLog}>
          {isAgain ? words.logAgain : words.log}
        </ChipButton>
      }
    >
      {isAgain && `${words.notLogged}: `}
      <ReadingLine {...format} reading={reading} onSwap={onSwap} />
    </SetsChip>
  );
}

export interface RunChipProps extends ChipFormat {
  readonly lines: readonly State<'offered'>[];
  /** Whether these are all of them; else the others are too far from the view, and not read yet. */
  readonly isWhole: boolean;
  readonly onLog: () => void;
  readonly onSwap: (offered: State<'offered'>) => void;
}

/** What several lines state, to be logged together. */
export function RunChip({ lines, isWhole, onLog, onSwap, ...format }: RunChipProps) {
  const { words } = format;
  const log = isWhole ? words.logAll({ count: lines.length }) : words.logAllLines;
  return (
    <SetsChip
      label={log}
      actions={
        <ChipButton isMain onPress={onLog}>
          {log}
        </ChipButton>
      }
    >
      <PlainList gap={1} paddingY={2}>
        {lines.map((offered) => (
          <li key={offered.line.number}>
            <ReadingLine {...format} reading={offered.reading} onSwap={() => onSwap(offered)} />
          </li>
        ))}
      </PlainList>
    </SetsChip>
  );
}

export interface DifferenceChipProps extends ChipFormat {
  readonly differing: State<'differs'>;
  readonly updateWorkout: LineAction;
  /** Null if the line cannot be rewritten. */
  readonly updateLine: LineAction | null;
  readonly act: (action: LineAction) => void;
}

/** How a line and the sets that it logged differ. Either side can be updated; the one that is older comes first. */
export function DifferenceChip(props: DifferenceChipProps) {
  const { differing, words, nameOf, formatOf, updateWorkout, updateLine, act } = props;
  const { reading, state, line, isLineChanged, isOtherExercise, sets, workout } = differing;
  const place = sets[0]?.set.place?.exercise;
  const logged = workout.exercises.find(({ id }) => id === place)?.exercise.exercise as RecordKey | undefined;
  const difference =
    isOtherExercise && logged !== undefined
      ? words.fromTo({ from: nameOf(logged), to: nameOf(reading.exercise) })
      : differenceInWords(state, formatOf(reading.exercise));
  const workoutButton = (
    <ChipButton key="workout" isMain={isLineChanged || updateLine === null} onPress={() => act(updateWorkout)}>
      {words.updateWorkout}
    </ChipButton>
  );
  const lineButton: ReactNode = updateLine !== null && (
    <ChipButton key="line" isMain={!isLineChanged} onPress={() => act(updateLine)}>
      {words.updateLine}
    </ChipButton>
  );
  return (
    <SetsChip
      label={words.reading}
      isLive={line.isCurrent}
      tone="warn"
      actions={isLineChanged ? [workoutButton, lineButton] : [lineButton, workoutButton]}
    >
      {words.differs({ difference })}
    </SetsChip>
  );
}

export interface UnreadChipProps extends ChipFormat {
  readonly unread: State<'unread'>;
  readonly keepSets: LineAction;
  readonly removeSets: LineAction;
  readonly act: (action: LineAction) => void;
}

/** A line that logged sets but states none anymore. */
export function UnreadChip({ unread, words, formatOf, keepSets, removeSets, act }: UnreadChipProps) {
  const { workout, sets } = unread;
  const place = sets[0]?.set.place?.exercise;
  const exercise = workout.exercises.find(({ id }) => id === place)?.exercise.exercise as RecordKey | undefined;
  const logged = exercise === undefined ? '' : setsInWords(sets.map(notedSet), formatOf(exercise));
  return (
    <SetsChip
      label={words.reading}
      tone="warn"
      actions={
        <>
          <ChipButton isMain onPress={() => act(keepSets)}>
            {words.keepSets}
          </ChipButton>
          <ChipButton onPress={() => act(removeSets)}>{words.removeSets}</ChipButton>
        </>
      }
    >
      {words.noSets({ sets: logged })}
    </SetsChip>
  );
}

export interface CopyChipProps extends Pick<ChipFormat, 'words'> {
  readonly onRemove: () => void;
  readonly onKeep: () => void;
}

/** A line that is there twice, because two devices logged it. */
export function CopyChip({ words, onRemove, onKeep }: CopyChipProps) {
  return (
    <SetsChip
      label={words.reading}
      tone="warn"
      actions={
        <>
          <ChipButton isMain onPress={onRemove}>
            {words.removeCopy}
          </ChipButton>
          <ChipButton onPress={onKeep}>{words.keepCopy}</ChipButton>
        </>
      }
    >
      {words.copyOfLogged}
    </SetsChip>
  );
}

export interface WarnChipProps extends Pick<ChipFormat, 'words'> {
  /** What is wrong with the line. */
  readonly text: string;
  readonly action: string;
  readonly onAct: () => void;
}

/** A line with something wrong that one action puts right. */
export function WarnChip({ words, text, action, onAct }: WarnChipProps) {
  return (
    <SetsChip
      label={words.reading}
      tone="warn"
      actions={
        <ChipButton isMain onPress={onAct}>
          {action}
        </ChipButton>
      }
    >
      {text}
    </SetsChip>
  );
}
