import { expect, test } from 'vitest';
import { type AnswerRow, parseAnswerLine } from '#domain/search/answer-language/index.ts';
import { shownRows } from './shown-rows.ts';

const row: AnswerRow = {
  ...{ kind: 'set', key: 'workouts/w', set: 's', day: '2026-11-20', at: 0, title: '', exercise: 'Squat' },
  figures: {},
};

test.each([
  ['squat', 212, 212, 200, 12],
  ['squat', 5000, 1000, 200, 4800],
  ['squat', 12, 12, 12, 0],
  ['squat last 5', 40, 5, 5, 0],
  ['squat last 300', 5000, 300, 200, 100],
])('%s with %i results, of which %i are known, shows %i and %i more', (line, total, known, shown, more) => {
  const { plan } = parseAnswerLine(line, { today: '2026-11-21', weekStart: 1 });
  if (plan === null) throw new Error('the line is blank');
  const rows = Array.from({ length: known }, () => row);
  expect(shownRows({ kind: 'list', total, rows }, plan)).toMatchObject({ rows: { length: shown }, more });
});
