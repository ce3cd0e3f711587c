import { expect, test } from 'vitest';
import { englishTimeWords } from '#domain/reminders/index.ts';
import { typedTaskTime } from './typed-task-time.ts';

const context = {
  now: Date.parse('2026-11-27T09:30:00Z'),
  zone: 'UTC',
  weekStart: 1,
  defaultMinutes: 9 * 60,
  words: englishTimeWords,
} as const;

const kindOf = (typed: string, declined: string | null = null) => typedTaskTime(typed, declined, context)?.kind ?? null;

test('a clear time is taken, a doubtful one is offered', () => {
  expect(kindOf('call physio @tomorrow')).toBe('stated');
  expect(kindOf('call physio tomorrow')).toBe('taken');
  expect(kindOf('plank 3:00')).toBe('offered');
  expect(kindOf('call physio today 8:00')).toBe('passed');
  expect(kindOf('call physio')).toBeNull();
});

test('a declined time is only offered, also when its words are continued', () => {
  expect(kindOf('call physio tomorrow', 'tomorrow')).toBe('offered');
  expect(kindOf('call physio tomorrow 18:00', 'tomorrow')).toBe('offered');
  expect(kindOf('call physio friday', 'tomorrow')).toBe('taken');
});
