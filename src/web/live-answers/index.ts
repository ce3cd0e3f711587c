import { lazy } from 'react';

export type { AnswerQuery, SentAnswer } from './answer-query.ts';
export type { AnswerPlace, FoundNotes } from './live-answers.tsx';

/** Asks for answers outside of a screen. Loads on demand. */
export const loadAsking = () => import('./ask-answers.ts');

/** Loads on demand, so that notes open without the code of training. */
export const LiveAnswers = lazy(async () => {
  const messages = import('./load-messages.ts');
  const { LiveAnswers: component } = await import('./live-answers.tsx');
  await (await messages).loadLiveAnswerMessages();
  return { default: component };
});
