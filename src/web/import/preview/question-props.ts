import type { ImportQuestion } from '#domain/import/plan/index.ts';

export type Asked<C extends ImportQuestion['code']> = Extract<ImportQuestion, { readonly code: C }>;

/** A question about all items of the import, and its answer so far. */
export interface QuestionProps<C extends ImportQuestion['code'], Answer> {
  readonly question: Asked<C>;
  readonly answer: Answer;
  readonly onAnswer: (answer: Answer) => void;
}
