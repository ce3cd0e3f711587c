import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import type { WorkoutOfLine } from '#domain/exercise/logged-lines/index.ts';
import { type LocalDay, type RecordKey, recordKey } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import type { LineReader } from '../../line-signs/index.ts';
import { deviceZone, useDeletedIds, useDocument, useDocumentRead } from '../../replica/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { showToast } from '../../ui/toast.tsx';
import { useHref } from '../../ui/use-href.ts';
import { useCatalogue } from '../catalogue/index.ts';
import { exerciseMessages } from '../messages/index.ts';
import { useTraining } from '../training-data/index.ts';
import { typedSetsMessages } from './messages/index.ts';
import type { LoggedSets } from './note-lines.ts';
import { NoteReader, type NoteReaderParts } from './note-reader.tsx';
import { removeLoggedSets, type SetsInWorkout } from './remove-sets.ts';
import { useLineContext } from './use-line-context.ts';
import { useWorkoutsOfNote } from './use-workouts-of-note.ts';

export interface TypedSetsProps {
  readonly note: RecordKey;
  readonly day: LocalDay;
  readonly isReadOnly: boolean;
}

/** Returns what reads the sets in the lines of a note with a day. It stays the same object while the editor is shown. */
export function useTypedSets({ note, day, isReadOnly }: TypedSetsProps): LineReader {
  const document = useDocument();
  const catalogue = useCatalogue();
  const ofLines = useWorkoutsOfLines();
  const { workouts, areLoaded } = useWorkoutsOfNote(note, day, ofLines.found);
  const exercises = useMemo(() => workouts.flatMap((workout) => workout.exercises), [workouts]);
  const deleted = useDeletedIds('notes');
  const deletedNotes = useMemo(() => new Set(deleted.map((id) => recordKey('notes', id))), [deleted]);
  const lineContext = useLineContext(exercises);
  const askAboutSets = useAskAboutSets();
  const hrefOf = useHref();
  const { setsKept } = useMessages(typedSetsMessages);
  const tellKept = useCallback(() => void showToast({ message: setsKept }), [setsKept]);
  const isRead = useDocumentRead();
  // a workout whose sets are not loaded cannot be changed, and its lines would look as if they were not logged; one that
  // is not read yet may have the id that a new one would get
  const canLog = isRead && areLoaded && !isReadOnly && day <= document.today();
  const parts = useMemo<NoteReaderParts>(
    () => ({
      ...ofLines,
      ...lineContext,
      note,
      deletedNotes,
      document,
      catalogue,
      workouts,
      canLog,
      hrefOf,
      askAboutSets,
      tellKept,
      place: { note, day, zone: deviceZone() },
    }),
    [
      ofLines,
      lineContext,
      note,
      day,
      deletedNotes,
      document,
      catalogue,
      workouts,
      canLog,
      hrefOf,
      askAboutSets,
      tellKept,
    ],
  );
  const [reader] = useState(() => new NoteReader(parts));
  useLayoutEffect(() => reader.update(parts), [reader, parts]);
  return reader;
}

const noWorkouts: readonly WorkoutOfLine[] = [];

/** Finds lines in workouts that do not belong to the note or its day: the lines or their workouts may have been moved. */
function useWorkoutsOfLines() {
  const { workout: untitled } = useMessages(exerciseMessages);
  const { day: dayWords } = useTimeFormat();
  const document = useDocument();
  const [blocks, setBlocks] = useState<readonly string[]>([]);
  const known = useTraining(blocks.length === 0 ? null : { about: 'workoutsOfLines', blocks });
  const needsWorkouts = useCallback((needed: readonly string[]) => {
    setBlocks((before) => {
      const missing = needed.filter((block) => !before.includes(block));
      return missing.length === 0 ? before : [...before, ...missing];
    });
  }, []);
  return useMemo(() => {
    const found = known?.value ?? noWorkouts;
    return {
      found,
      needsWorkouts,
      loggedElsewhere: (block: string) => {
        const workout = found.find((each) => each.block === block);
        if (workout === undefined) return known?.isWhole && blocks.includes(block) ? null : undefined;
        const { workout: id, title, day } = workout;
        return { id, title: title?.trim() || untitled, day: dayWords(day, document.today()) };
      },
    };
  }, [known, blocks, needsWorkouts, untitled, dayWords, document]);
}

/** Returns a function that says that sets stay when their line was deleted, and offers to remove them, too. */
function useAskAboutSets(): NoteReaderParts['askAboutSets'] {
  const words = useMessages(typedSetsMessages);
  const document = useDocument();
  return useMemo(
    () => (logged, attach) =>
      showToast({
        message: words.lineDeleted({ count: countOf(logged) }),
        action: { label: words.removeSets, onPress: () => attach(removeLoggedSets(document, logged.map(idsOf))) },
      }),
    [words, document],
  );
}

function countOf(logged: readonly LoggedSets[]): number {
  return logged.reduce((count, { sets }) => count + sets.length, 0);
}

function idsOf({ workout, sets }: LoggedSets): SetsInWorkout {
  return { workout, ids: sets.map(({ id }) => id) };
}
