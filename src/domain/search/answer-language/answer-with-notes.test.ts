import { describe, expect, it } from 'vitest';
import type { LocalDay } from '../../kernel/index.ts';
import { type Answer, type AnswerRow, answerWithNotes, asksForNotes, boundedAnswer, parseAnswerLine } from './index.ts';

const context = { today: '2026-11-21', weekStart: 1 } as const;
const formula = { measure: null, isLowerBetter: false };

describe('the notes that a search found', () => {
  it('are listed among the training by day', () => {
    const answer: Answer = {
      kind: 'list',
      total: 5,
      rows: [rowOf('workouts/b', '2026-11-20'), rowOf('workouts/a', '2026-11-01')],
    };
    const notes = [rowOf('notes/y', '2026-11-10'), rowOf('notes/z', '2026-11-21')];
    const merged = answerWithNotes(answer, notes, planOf('knee'));
    expect(merged).toMatchObject({
      total: 7,
      rows: [{ key: 'notes/z' }, { key: 'workouts/b' }, { key: 'notes/y' }, { key: 'workouts/a' }],
    });
    expect(answerWithNotes(answer, notes, planOf('knee last 1'))).toMatchObject({
      total: 7,
      rows: [{ key: 'notes/z' }],
    });
  });

  it('are counted with the training, or the newest of both', () => {
    const answer: Answer = {
      ...{ kind: 'number', value: 1, unit: 'results', formula },
      inputs: [{ value: 1, day: '2026-11-20', keys: ['workouts/b'] }],
    };
    const notes = [rowOf('notes/y', '2026-11-10'), rowOf('notes/z', null)];
    expect(answerWithNotes(answer, notes, planOf('knee as number'))).toMatchObject({
      value: 3,
      inputs: [{ keys: ['notes/y'] }, { keys: ['workouts/b'] }],
    });
    expect(answerWithNotes(answer, notes, planOf('knee as number last 1'))).toMatchObject({
      value: 1,
      inputs: [{ keys: ['workouts/b'] }],
    });
  });

  it.each([
    ['knee', true],
    ['type:note as table', true],
    ['best squat', false],
    ['squat by week', false],
    ['as table', false],
    ['squat load>100', false],
    ['squat type:set', false],
    ['knee OR load>100', true],
    ['knee -type:set', true],
  ])('are asked for by %j: %s', (line, isAsked) => {
    expect(asksForNotes(planOf(line))).toBe(isAsked);
  });
});

describe('an answer with many results', () => {
  it('is bounded to the newest, and keeps its total', () => {
    const rows = [rowOf('workouts/b', '2026-11-20'), rowOf('workouts/a', '2026-11-01')];
    expect(boundedAnswer({ kind: 'list', total: 2, rows }, 1)).toEqual({
      kind: 'list',
      total: 2,
      rows: rows.slice(0, 1),
    });
    const inputs = rows.map(({ day, key }) => ({ value: 1, day: day as LocalDay, keys: [key] })).reverse();
    const answer: Answer = { kind: 'number', value: 2, unit: 'results', formula, inputs };
    expect(boundedAnswer(answer, 1)).toMatchObject({ value: 2, inputs: [{ keys: ['workouts/b'] }] });
  });

  it('keeps the newest inputs of each group', () => {
    const inputs = Array.from({ length: 30 }, (_, at) => ({
      value: at,
      day: '2026-11-20' as const,
      keys: [`workouts/w${at}` as const],
    }));
    const group = { group: '2026-11-16', value: 435, keys: inputs.flatMap(({ keys }) => keys), inputs };
    const answer: Answer = { kind: 'groups', form: 'table', by: 'week', unit: 'reps', formula, groups: [group] };
    expect(boundedAnswer(answer, 1000)).toMatchObject({
      groups: [{ value: 435, inputs: { length: 20, 19: { value: 29 } } }],
    });
  });
});

function planOf(line: string) {
  const { plan } = parseAnswerLine(line, context);
  if (plan === null) throw new Error('the line is blank');
  return plan;
}

function rowOf(key: AnswerRow['key'], day: LocalDay | null): AnswerRow {
  return {
    kind: key.startsWith('notes/') ? 'note' : 'workout',
    key,
    set: null,
    day,
    at: 0,
    title: '',
    exercise: null,
    figures: {},
  };
}
