import { describe, expect, it } from 'vitest';
import { noFields } from '../record/index.ts';
import { withDailyNoteDefaults } from './daily-note-defaults.ts';

const stamp = { ms: 1, counter: 0, replica: 'a' } as never;
const tagged = { path: 'tags/knee', value: 'Knee' };
const day = { path: 'day', value: '2026-11-21' };

describe('the first edit of a record', () => {
  it('is of that day, and made now, where it is the note of a day', () => {
    const key = 'notes/day-2026-11-21';
    const edit = { key, leaves: [tagged] } as const;
    expect(withDailyNoteDefaults(edit, noFields, 7)).toEqual({
      key,
      leaves: [tagged, day, { path: 'createdAt', value: 7 }],
    });
    expect(withDailyNoteDefaults({ key, leaves: [day] }, noFields, null)).toEqual({ key, leaves: [day] });
  });

  it('keeps the body that comes with it', () => {
    const body = Uint8Array.of(1);
    const edit = { key: 'notes/day-2026-11-21.2', leaves: [], body } as const;
    expect(withDailyNoteDefaults(edit, noFields, null)).toEqual({ ...edit, leaves: [day] });
  });

  it('says nothing of when it was made where something of it is there', () => {
    const edit = { key: 'notes/day-2026-11-21', leaves: [tagged] } as const;
    const fields = new Map([['editedAt', { value: 1, stamp }]]);
    expect(withDailyNoteDefaults(edit, fields, 7).leaves).toEqual([tagged, day]);
    fields.set('day', { value: 1, stamp });
    expect(withDailyNoteDefaults(edit, fields, 7)).toBe(edit);
  });

  it.each(['notes/5d0c', 'notes/day-2026-02-30', 'workouts/day-2026-11-21'] as const)('of %s is as it is', (key) => {
    const edit = { key, leaves: [tagged] };
    expect(withDailyNoteDefaults(edit, noFields, 7)).toBe(edit);
  });
});
