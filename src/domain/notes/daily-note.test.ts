import { expect, it } from 'vitest';
import { dailyNoteIdFor } from './daily-note.ts';

it('SY27f a day has one id, the same on every device', () => {
  expect(dailyNoteIdFor('2026-11-21', new Set())).toBe('day-2026-11-21');
  expect(dailyNoteIdFor('2026-11-21', new Set(['day-2026-11-20']))).toBe('day-2026-11-21');
});

it('SY27g a day whose id was deleted permanently uses the first id that was not', () => {
  expect(dailyNoteIdFor('2026-11-21', new Set(['day-2026-11-21']))).toBe('day-2026-11-21.2');
  const two = new Set(['day-2026-11-21', 'day-2026-11-21.2', 'day-2026-11-21.4']);
  expect(dailyNoteIdFor('2026-11-21', two)).toBe('day-2026-11-21.3');
});
