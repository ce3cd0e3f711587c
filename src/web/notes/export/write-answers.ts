import type { OneRepMaxMethod } from '#domain/exercise/strength/index.ts';
import { answerLinesIn, withWrittenAnswers } from '#domain/journal/as-text/index.ts';
import type { RecordKey, Weekday } from '#domain/kernel/index.ts';
import type { Answer } from '#domain/search/answer-language/index.ts';
import type { QueryContext } from '#domain/search/index.ts';
import { bodyWeightUnit } from '../../exercise/index.ts';
import { type FoundNotes, loadAsking } from '../../live-answers/index.ts';
import type { LiveQueryClient } from '../../live-query/index.ts';
import type { DocumentActions } from '../../replica/index.ts';
import type { TimeFormat } from '../../time/index.ts';
import { type Matching, type NotesQuery, type RequestedQuery, rowsOfNotes } from '../search/index.ts';

export interface AnswerWriting {
  /** The note that has the text. */
  readonly noteKey: RecordKey;
  /** Whether each line is kept in a comment beside its answer. */
  readonly keepsLine: boolean;
  readonly document: Pick<DocumentActions, 'records' | 'dayOf'>;
  readonly liveQueries: () => LiveQueryClient | null;
  readonly context: {
    readonly place: Required<QueryContext>;
    readonly weekStart: Weekday;
    readonly method: OneRepMaxMethod;
  };
  /** Adds to a search what else its result depends on. */
  readonly requested: (search: string) => RequestedQuery;
  /** A BCP 47 language tag. */
  readonly locale: string;
  readonly units: Parameters<typeof bodyWeightUnit>[0];
  readonly time: Pick<TimeFormat, 'day' | 'wholeDay'>;
}

/**
 * Replaces each live answer in a text by the answer as plain Markdown. It waits until everything has been read, so that
 * the answers are whole; without the worker that answers, the text stays as it is.
 */
export async function writeAnswers(text: string, writing: AnswerWriting): Promise<string> {
  const lines = answerLinesIn(text);
  const client = lines.length === 0 ? null : writing.liveQueries();
  if (client === null) return text;
  const { context, locale, units, time, keepsLine } = writing;
  const { place } = context;
  const { askAnswer, loadAnswerFormat } = await loadAsking();
  const findNotes = (search: string) => foundNotes(client, search, writing);
  const answers = new Map<string, Answer | null>();
  for (const line of lines) answers.set(line, await askAnswer(line, { client, context, findNotes }));
  const words = await loadAnswerFormat({
    locale,
    units: { ...place, bodyWeight: bodyWeightUnit(units, locale) },
    today: place.today,
    time: { day: time.wholeDay }, // `today` means another day to those who read it later
  });
  return withWrittenAnswers(text, { answerTo: (line) => answers.get(line) ?? null, words, keepsLine });
}

/** Waits until all notes have been read. Null if the worker is no longer available. */
async function foundNotes(
  client: LiveQueryClient,
  search: string,
  { noteKey, document, requested, time }: AnswerWriting,
): Promise<FoundNotes | null> {
  const query: NotesQuery = { about: 'matching', ...requested(search) };
  const matching = await new Promise<Matching | null>((resolve) => {
    const stop = client.watch<Matching>(
      'notes',
      query,
      (answer) => {
        if (!answer.isWhole) return;
        stop();
        resolve(answer);
      },
      () => resolve(null),
    );
  });
  if (matching === null) return null;
  const naming = { dayOf: document.dayOf, dayName: time.wholeDay, except: noteKey };
  return { rows: rowsOfNotes(document.records('notes'), new Set(matching.ids), naming), isRead: true };
}
