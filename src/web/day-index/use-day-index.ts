import { useEffect, useState } from 'react';
import type { DayIndex } from '#domain/journal/index.ts';
import { recordKey } from '#domain/kernel/index.ts';
import { useFinishedEmpty } from '../exercise/index.ts';
import {
  type DocumentActions,
  deviceZone,
  useDocument,
  useDocumentRead,
  useProfileData,
  useRecords,
  useThrottledRecords,
} from '../replica/index.ts';
import { runInSteps } from '../ui/run-in-steps.ts';
import { LiveDayIndex } from './live-day-index.ts';

/** A new object after each change of the index. */
export interface DaysKnown {
  readonly index: DayIndex;
  /** Whether it covers every record stored on this device, so that a day without entries has none. */
  readonly isWhole: boolean;
}

/** The minimum time between two updates from notes, whose records change with every keystroke. */
const notesPauseMs = 1000;

/** Returns what there is on each day; null until the first records have been read. */
export function useDayIndex(): DaysKnown | null {
  const kept = useKeptIndex();
  const [known, setKnown] = useState(() => ({ of: kept, days: kept.days }));
  const finishedEmpty = useFinishedEmpty();
  const notes = useThrottledRecords('notes', notesPauseMs);
  const workouts = useRecords('workouts');
  const activities = useRecords('activities');
  const measurements = useRecords('measurements');
  const allNotes = useDocument().records('notes').length;
  const isWhole = useDocumentRead() && notes.length >= allNotes;
  useEffect(() => {
    const steps = function* (): Generator<void, void> {
      kept.live.takeFinishedEmpty(new Set(finishedEmpty.map((id) => recordKey('workouts', id))));
      const lists = Object.entries({ workouts, activities, measurements, notes });
      for (const [list, records] of lists) yield* kept.live.take(list, records);
    };
    return runInSteps(steps(), () => {
      kept.days = { index: kept.live.index, isWhole };
      setKnown({ of: kept, days: kept.days });
    });
  }, [kept, isWhole, finishedEmpty, notes, workouts, activities, measurements]);
  return known.of === kept ? known.days : kept.days;
}

interface KeptIndex {
  /** The zone and the start of the day by which the days of notes were computed. */
  readonly daysBy: string;
  readonly live: LiveDayIndex;
  days: DaysKnown | null;
}

const keptByDocument = new WeakMap<DocumentActions, KeptIndex>();

/** Returns the index of the document. It outlives the screens, so that the next one does not read all notes again. */
function useKeptIndex(): KeptIndex {
  const document = useDocument();
  const { dayStartsAt = 0 } = useProfileData().preferences;
  const daysBy = `${deviceZone()} ${dayStartsAt}`;
  const before = keptByDocument.get(document);
  if (before?.daysBy === daysBy) return before;
  const kept: KeptIndex = { daysBy, live: new LiveDayIndex(document.dayOf), days: null };
  keptByDocument.set(document, kept);
  return kept;
}
