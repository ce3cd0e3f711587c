import { describe, expect, it } from 'vitest';
import type { LocalDay, Weekday } from '#domain/kernel/index.ts';
import { readNote } from '#domain/notes/markdown/index.ts';
import { englishTimeWords, type NoteRecordOfReminders } from '#domain/reminders/index.ts';
import { remindersOf } from './due-items.ts';

const context = { zone: 'Europe/Berlin', weekStart: 1 as Weekday, defaultMinutes: 540, words: englishTimeWords };
const editedAt = Date.parse('2026-11-27T09:30:00Z');

function reminders(...notes: readonly (NoteRecordOfReminders & { readonly body?: string })[]) {
  const byId = new Map(notes.map((note) => [note.id, note]));
  const tasks = notes.flatMap(({ id, body = '' }) => {
    const outline = readNote(body);
    return outline.tasks.length === 0
      ? []
      : [{ id, tasks: outline.tasks, mentions: outline.mentions.map(({ label }) => label) }];
  });
  return remindersOf(byId, tasks, context);
}

function note(id: string, other: Partial<NoteRecordOfReminders['value']> = {}, body = '') {
  return { id, value: { title: 'Knee', reminders: {}, editedAt, ...other }, inTrash: false, body };
}

describe('what is due', () => {
  it('are reminders and tasks with a time, earliest first', () => {
    const at = Date.parse('2026-11-28T07:00:00Z');
    const { due } = reminders(
      note('a', { reminders: { r: { at, zone: context.zone, repeat: null } } }),
      note('b', {}, '- [ ] call @tomorrow 7:00\n- [x] rest @tomorrow 6:00'),
    );
    expect(due.map(({ title, at: time }) => [title, new Date(time).toISOString()])).toEqual([
      ['call', '2026-11-28T06:00:00.000Z'],
      ['Knee', '2026-11-28T07:00:00.000Z'],
    ]);
  });

  it('refers to the day of a daily note, whenever it was edited', () => {
    const { due } = reminders(note('n', { day: '2026-11-02' as LocalDay }, '- [ ] call @tomorrow 7:00'));
    expect(due.map(({ at }) => new Date(at).toISOString())).toEqual(['2026-11-03T06:00:00.000Z']);
  });

  it('is found again in its note: the right one of two tasks', () => {
    const { due } = reminders(note('n', {}, '- [ ] call @tomorrow\n- [ ] call @tomorrow'));
    expect(due.map(({ seen }) => seen)).toEqual([
      { text: 'call @tomorrow', nth: 0, of: 2 },
      { text: 'call @tomorrow', nth: 1, of: 2 },
    ]);
    expect(new Set(due.map(({ key }) => key)).size).toBe(2);
  });

  it('is nothing in templates and in the trash', () => {
    const one = { r: { at: editedAt, zone: 'UTC', repeat: null } };
    const { due } = reminders(note('a', { kind: 'template', reminders: one }), {
      ...note('b', { reminders: one }),
      inTrash: true,
    });
    expect(due).toEqual([]);
  });
});

describe('open tasks', () => {
  it('are those that are not done and have no time', () => {
    const { open } = reminders(note('n', {}, '- [ ] call @tomorrow\n- [x] rest\n- [ ] stretch\n- [ ] stretch'));
    expect(open.map(({ title, seen }) => [title, seen.nth])).toEqual([
      ['stretch', 0],
      ['stretch', 1],
    ]);
    expect(new Set(open.map(({ key }) => key)).size).toBe(2);
  });
});
