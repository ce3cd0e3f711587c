import { type Answer, answerWithNotes, asksForNotes, parseAnswerLine } from '#domain/search/answer-language/index.ts';
import { bodyMessages, enduranceMessages, loadTranslatedNames } from '../exercise/index.ts';
import { currentLanguage } from '../language/index.ts';
import type { LiveQueryClient } from '../live-query/index.ts';
import { type AnswerFormat, type AnswerLanguage, answerFormat } from './answer-format.ts';
import type { AnswerQuery, AnswerQueryContext, SentAnswer } from './answer-query.ts';
import type { FoundNotes } from './live-answers.tsx';
import { liveAnswerMessages } from './messages/index.ts';

export interface AskedWith {
  readonly client: LiveQueryClient;
  readonly context: Omit<AnswerQueryContext, 'names'>;
  /** Finds the notes that match a search. */
  readonly findNotes: (search: string) => Promise<FoundNotes | null>;
}

/**
 * Asks for the answer to a line once, and waits until everything has been read. Null for a blank line, and if the worker
 * is no longer available.
 */
export async function askAnswer(line: string, { client, context, findNotes }: AskedWith): Promise<Answer | null> {
  const { plan } = parseAnswerLine(line, { ...context.place, weekStart: context.weekStart });
  if (plan === null) return null;
  const { sports } = await enduranceMessages.load(currentLanguage());
  const { known: measures } = await bodyMessages.load(currentLanguage());
  const { areShown: areExercisesTranslated } = await loadTranslatedNames();
  const names = { sports, measures, areExercisesTranslated };
  const query: AnswerQuery = { about: 'answer', line, context: { ...context, names } };
  const answer = await new Promise<Answer | null>((resolve) => {
    const stop = client.watch<SentAnswer>(
      'search',
      query,
      (sent) => {
        if (!sent.isRead) return;
        stop();
        resolve(sent.answer);
      },
      () => resolve(null),
    );
  });
  if (answer === null || !asksForNotes(plan)) return answer;
  const notes = await findNotes(plan.query.text);
  return notes === null ? null : answerWithNotes(answer, notes.rows, plan);
}

/** Returns the words for printed answers in the current language. */
export async function loadAnswerFormat(language: Omit<AnswerLanguage, 'm'>): Promise<AnswerFormat> {
  return answerFormat({ ...language, m: await liveAnswerMessages.load(currentLanguage()) });
}
