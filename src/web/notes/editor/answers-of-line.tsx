import { useMemo } from 'react';
import type { RecordKey } from '#domain/kernel/index.ts';
import { asksForNotes, parseAnswerLine } from '#domain/search/answer-language/index.ts';
import { type AnswerPlace, type FoundNotes, LiveAnswers } from '../../live-answers/index.ts';
import { useDocument, useThrottledRecords } from '../../replica/index.ts';
import { useTimeFormat, useWeekStart } from '../../time/index.ts';
import { NotesIndexProvider, rowsOfNotes, useMatching, useQueryContext, useQueryWords } from '../search/index.ts';

export interface AnswersOfLineProps {
  readonly line: string;
  readonly places: readonly AnswerPlace[];
  /** The note in which the answers are; null for another text. */
  readonly noteKey: RecordKey | null;
}

/** Shows the answer to one line in all places that ask for it. The notes that belong to it are found here. */
export function AnswersOfLine({ line, places, noteKey }: AnswersOfLineProps) {
  const queryContext = useQueryContext();
  const weekStart = useWeekStart();
  const queryWords = useQueryWords();
  const { plan } = useMemo(
    () => parseAnswerLine(line, { ...queryContext, weekStart }),
    [line, queryContext, weekStart],
  );
  const shared = { line, places, queryContext, queryWords };
  if (plan === null || !asksForNotes(plan)) return <LiveAnswers {...shared} notes={null} />;
  return (
    // also for texts that are shown outside of notes
    <NotesIndexProvider>
      <WithNotes {...shared} search={plan.query.text} except={noteKey} />
    </NotesIndexProvider>
  );
}

type WithNotesProps = Omit<Parameters<typeof LiveAnswers>[0], 'notes'> & {
  readonly search: string;
  readonly except: RecordKey | null;
};

function WithNotes({ search, except, ...shared }: WithNotesProps) {
  return <LiveAnswers {...shared} notes={useFoundNotes(search, except)} />;
}

/** Notes change with each key in one of them, and an answer need not follow as fast. */
const notesPauseMs = 2000;

function useFoundNotes(search: string, except: RecordKey | null): FoundNotes | null {
  const matching = useMatching(search, true);
  const notes = useThrottledRecords('notes', notesPauseMs);
  const { dayOf } = useDocument();
  const { wholeDay } = useTimeFormat();
  return useMemo(() => {
    if (matching === null) return null;
    return { rows: rowsOfNotes(notes, matching.ids, { dayOf, dayName: wholeDay, except }), isRead: matching.isWhole };
  }, [matching, notes, dayOf, wholeDay, except]);
}
