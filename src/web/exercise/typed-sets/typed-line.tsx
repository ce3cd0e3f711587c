import { type Ref, useEffect, useImperativeHandle, useMemo } from 'react';
import { blockFor, blockOf, withBlock, wordsDigest } from '#domain/exercise/logged-lines/index.ts';
import { readLine } from '#domain/exercise/notation/index.ts';
import type { LocalDay, RecordKey } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import type { OutsideChange } from '../../line-signs/index.ts';
import { deviceZone, useDocument, useDocumentRead } from '../../replica/index.ts';
import { showToast } from '../../ui/toast.tsx';
import { useCatalogue } from '../catalogue/index.ts';
import { logNoteLines } from './log-note-lines.ts';
import { typedSetsMessages } from './messages/index.ts';
import { cueChange } from './note-actions.ts';
import { together } from './outside-changes.ts';
import { ReadingLine } from './reading-line.tsx';
import { ChipButton, SetsChip } from './sets-chip.tsx';
import { useLineContext } from './use-line-context.ts';
import { useWorkoutsOfNote } from './use-workouts-of-note.ts';

/** The sets that are stated by a line which is not in its note yet. */
export interface SetsOfLine {
  /** Returns the line with its id, for the note whose text is given. */
  readonly lineIn: (text: string) => string;
  /** Logs the sets of the line, which is in the note now. */
  readonly log: (line: string) => OutsideChange;
  readonly count: number;
}

export interface TypedLineProps {
  /** Receives the sets that the line states; null if it states none. */
  readonly ref: Ref<SetsOfLine>;
  /** The daily note to which the line is added. */
  readonly note: RecordKey;
  readonly day: LocalDay;
  readonly text: string;
  /** Called to add the line without logging it. */
  readonly onAddOnly: () => void;
}

/** Shows which sets a line states before it is added to a daily note. Renders nothing if it states none. */
export default function TypedLine({ ref, note, day, text, onAddOnly }: TypedLineProps) {
  const words = useMessages(typedSetsMessages);
  const document = useDocument();
  const catalogue = useCatalogue();
  const { workouts, areLoaded } = useWorkoutsOfNote(note, day);
  const exercises = useMemo(() => workouts.flatMap((workout) => workout.exercises), [workouts]);
  const { context, format, swap, needs } = useLineContext(exercises);
  const canLog = useDocumentRead() && areLoaded;
  const reading = canLog ? readLine(text, context) : null;
  const exercise = reading?.exercise;
  useEffect(() => {
    if (exercise !== undefined) needs([exercise]);
  }, [needs, exercise]);
  useImperativeHandle<SetsOfLine | null, SetsOfLine | null>(ref, () => {
    if (reading === null) return null;
    return {
      count: reading.sets.length,
      lineIn: (whole) => {
        const taken = new Set(whole.split('\n').flatMap((line) => blockOf(line) ?? []));
        return withBlock(text.trim(), blockFor(text, note, taken));
      },
      log: (line) => {
        const noteLine = { note, block: blockOf(line) ?? '', words: wordsDigest(line) };
        const tellKept = () => void showToast({ message: words.setsKept });
        const place = { note, day, zone: deviceZone() };
        return together([
          logNoteLines(document, place, { lines: [{ line: noteLine, reading }], tellKept }),
          ...cueChange(reading, { document, catalogue }),
        ]);
      },
    };
  });
  if (reading === null) return null;
  return (
    <SetsChip label={words.reading} isLive actions={<ChipButton onPress={onAddOnly}>{words.addOnly}</ChipButton>}>
      <ReadingLine {...format} reading={reading} onSwap={() => swap(reading)} />
    </SetsChip>
  );
}
