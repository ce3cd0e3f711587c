import { expect, test } from 'vitest';
import type { Answer, AnswerRow } from '#domain/search/answer-language/index.ts';
import { isEmptyAnswer } from './is-empty-answer.ts';

const formula = { measure: { aggregate: 'sum', quantity: 'volume' }, isLowerBetter: false } as const;
const input = { value: 5, day: '2026-11-20', keys: ['workouts/w'] } as const;
const row: AnswerRow = {
  ...{ kind: 'workout', key: 'workouts/w', set: null, day: '2026-11-20', at: 0, title: '', exercise: null },
  figures: {},
};

test.each<[Answer, boolean]>([
  [{ kind: 'number', value: 0, unit: 'kg×reps', formula, inputs: [] }, true],
  [{ kind: 'number', value: 5, unit: 'kg×reps', formula, inputs: [input] }, false],
  [{ kind: 'list', total: 0, rows: [] }, true],
  [{ kind: 'table', total: 1, columns: [], rows: [row] }, false],
  [{ kind: 'groups', form: 'chart', by: 'week', unit: 'kg×reps', formula, groups: [] }, true],
])('%j is empty: %s', (answer, isEmpty) => {
  expect(isEmptyAnswer(answer)).toBe(isEmpty);
});
