import type { Answer, AnswerPlan, AnswerRow } from '#domain/search/answer-language/index.ts';

/** The most rows that an answer shows in a note. The rest is one press away, in the search. */
export const maxShown = 200;

/** The rows that an answer shows at first: as many as people usually ask for. */
export const shownAtFirst = 30;

export interface ShownRows {
  readonly rows: readonly AnswerRow[];
  /** How many more there are of those that were asked for. */
  readonly more: number;
}

/** Returns the rows of a list or table to show. */
export function shownRows(
  { rows, total }: Extract<Answer, { readonly kind: 'list' | 'table' }>,
  { last }: AnswerPlan,
): ShownRows {
  const shown = rows.slice(0, maxShown);
  return { rows: shown, more: Math.min(total, last ?? total) - shown.length };
}
