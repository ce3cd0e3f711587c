import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readNote } from '../notes/markdown/index.ts';
import {
  type DueEntry,
  dueEntries,
  duePartsAt,
  englishTimeWords,
  type NoteWithReminders,
  nextTimeWhenDone,
} from './index.ts';

/** Friday, half past ten in Berlin. */
const now = Date.parse('2026-11-27T09:30:00Z');
const zone = 'Europe/Berlin';
const context = { zone, weekStart: 1, defaultMinutes: 9 * 60, words: englishTimeWords } as const;

function note(id: string, text: string, other: Partial<NoteWithReminders> = {}): NoteWithReminders {
  const { tasks, mentions } = readNote(text);
  return {
    id,
    title: `Note ${id}`,
    isTrashed: false,
    isTemplate: false,
    writtenAt: now,
    reminders: {},
    tasks,
    mentions: mentions.map(({ label }) => label),
    ...other,
  };
}

const shown = (entries: readonly DueEntry[]) =>
  entries.map(({ noteId, title, at }) => `${noteId}: ${title}, ${new Date(at).toISOString().slice(0, 16)}`);

describe('what is due', () => {
  it('is nothing without notes, or in notes without times', () => {
    expect(dueEntries([], context)).toEqual([]);
    expect(dueEntries([note('a', '- [ ] call physio\n- [ ] @Anna\n\n@tomorrow')], context)).toEqual([]);
  });

  it('is in reminders and tasks, the earliest first', () => {
    const a = note('a', '- [ ] call *physio* @2026-12-01 9:00\n- [ ] stretch @today 18:00');
    const reminders = { r: { at: Date.parse('2026-11-28T06:00:00Z'), zone } };
    expect(shown(dueEntries([a, note('b', '', { reminders })], context))).toEqual([
      'a: stretch, 2026-11-27T17:00',
      'b: Note b, 2026-11-28T06:00',
      'a: call physio, 2026-12-01T08:00',
    ]);
  });

  it('is the same in any order of notes', () => {
    const notes = ['c', 'a', 'b'].map((id) => note(id, '- [ ] z @mon 9:00\n- [ ] y @mon 9:00'));
    const expected = ['a: y', 'a: z', 'b: y', 'b: z', 'c: y', 'c: z'].map((each) => `${each}, 2026-11-30T08:00`);
    expect(shown(dueEntries(notes, context))).toEqual(expected);
    expect(shown(dueEntries(notes.toReversed(), context))).toEqual(expected);
  });

  it('is not in completed tasks, in the trash or in templates', () => {
    const reminders = { r: { at: now, zone } };
    const text = '- [x] done @tomorrow\n- [ ] open @tomorrow';
    expect(shown(dueEntries([note('a', text)], context))).toEqual(['a: open, 2026-11-28T08:00']);
    expect(dueEntries([note('a', text, { isTrashed: true, reminders })], context)).toEqual([]);
    expect(dueEntries([note('a', text, { isTemplate: true, reminders })], context)).toEqual([]);
  });

  it('is not in code, but between backticks that are no code', () => {
    const code = '- [ ] fix `at @tomorrow 9:00`\n- [ ] fix **`at @2026-11-28`**\n';
    expect(dueEntries([note('a', code)], context)).toEqual([]);
    const text =
      '- [ ] a \\` call @2026-11-28 \\`\n- [ ] ``a`b`` call @2026-11-28 ``c`d``\n- [ ] &#96; @2026-11-28 &#96;';
    expect(dueEntries([note('a', `${code}${text}`)], context).map(({ title }) => title)).toEqual([
      ...['` `', 'a ` call `', 'a`b call c`d'],
    ]);
  });

  it('on some day without a date counts from when the note was written', () => {
    const writtenAt = Date.parse('2026-11-24T12:00:00Z');
    const written = note('a', '- [ ] call @tomorrow 9:00', { writtenAt });
    expect(shown(dueEntries([written], context))).toEqual(['a: call, 2026-11-25T08:00']);
  });

  it.each([8.64e15, -8.64e15])('has dates also if the note was written at the impossible time %d', (writtenAt) => {
    const written = note('a', '- [ ] run @2026-12-01 9:00\n- [ ] walk @in 999 years\n- [ ] rest @yearly', {
      writtenAt,
    });
    const entries = dueEntries([written], context);
    expect(entries.map(({ title }) => title).toSorted()).toEqual(['rest', 'run', 'walk']);
    expect(shown(entries)).toContain('a: run, 2026-12-01T08:00');
  });

  it('is not in the mention of an exercise that is called like a day', () => {
    expect(dueEntries([note('a', '- [ ] [@Sun salutation](mensana:exercises/x)')], context)).toEqual([]);
  });

  it('has the title of the note if a task is only a time', () => {
    expect(dueEntries([note('a', '- [ ] @tomorrow')], context)[0]?.title).toBe('Note a');
  });

  it('tells tasks with the same title apart, whether or not one is completed', () => {
    const text = (mark: string) => `- [${mark}] run @mon\n- [ ] run @tue`;
    const nths = (mark: string) =>
      dueEntries([note('a', text(mark))], context).map(({ source }) => source.kind === 'task' && source.nth);
    expect(nths(' ')).toEqual([0, 1]);
    expect(nths('x')).toEqual([1]);
  });

  it('is at the same time by the wall clock wherever the person is, as a task and as a reminder', () => {
    const at = Date.parse('2026-11-30T17:00:00Z'); // 18:00 in Berlin
    const repeat = 'FREQ=WEEKLY;BYDAY=MO;BYHOUR=18;BYMINUTE=0';
    const written = note('a', '- [ ] call @2026-11-30 18:00', { reminders: { r: { at, zone, repeat } } });
    const timesIn = (here: string) => {
      const entries = dueEntries([written], { ...context, zone: here });
      const next = entries.flatMap((entry) => nextTimeWhenDone(entry, now)?.at ?? []);
      return [...entries.map((entry) => entry.at), ...next].map((each) => new Date(each).toISOString().slice(0, 16));
    };
    expect(timesIn(zone)).toEqual(['2026-11-30T17:00', '2026-11-30T17:00', '2026-12-07T17:00']);
    expect(timesIn('America/New_York')).toEqual(['2026-11-30T23:00', '2026-11-30T23:00', '2026-12-07T23:00']);
  });

  it('keeps which of two equal times a reminder is at when clocks are set back', () => {
    const at = Date.parse('2026-10-25T01:30:00Z'); // the second 2:30 of that night
    expect(dueEntries([note('a', '', { reminders: { r: { at, zone } } })], context)[0]?.at).toBe(at);
  });

  it('keeps a reminder whose zone or recurrence is unknown here', () => {
    const reminders = { r: { at: now, zone: 'Mars/Olympus_Mons', repeat: 'sometimes' }, s: { at: 8.64e15, zone } };
    const entries = dueEntries([note('a', '', { reminders })], context);
    expect(entries.map((entry) => [entry.at, entry.zone, entry.repeat])).toEqual([
      [now, zone, 'sometimes'],
      [8.64e15, zone, null],
    ]);
    expect(entries.map((entry) => nextTimeWhenDone(entry, now))).toEqual([null, null]);
  });
});

describe('a list of what is due', () => {
  const entry = (at: number): DueEntry => ({
    noteId: 'a',
    source: { kind: 'reminder', reminderId: String(at) },
    title: '',
    at,
    zone,
    repeat: null,
  });
  const midnight = Date.parse('2026-11-27T23:00:00Z');
  const parts = (ats: readonly number[], most = 10) => duePartsAt(ats.map(entry), { now, zone, most });

  it('ends today at midnight by the wall clock', () => {
    const { overdue, today, later } = parts([now - 1, now, midnight - 1, midnight]);
    expect(overdue.entries.map(({ at }) => at)).toEqual([now - 1]);
    expect(today.entries.map(({ at }) => at)).toEqual([now, midnight - 1]);
    expect(later.entries.map(({ at }) => at)).toEqual([midnight]);
  });

  it('is empty without entries', () => {
    const nothing = { entries: [], total: 0 };
    expect(parts([])).toEqual({ overdue: nothing, today: nothing, later: nothing });
  });

  it('shows the earliest of thousands, and how many there are', () => {
    const ats = Array.from({ length: 5000 }, (_, minutes) => midnight + minutes * 60_000);
    const { later } = parts(ats, 3);
    expect(later.total).toBe(5000);
    expect(later.entries.map(({ at }) => at)).toEqual(ats.slice(0, 3));
  });

  it('has each entry in one part', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: now - 2e8, max: now + 2e8 })), (ats) => {
        const sorted = ats.toSorted((a, b) => a - b);
        const { overdue, today, later } = parts(sorted, ats.length);
        expect([overdue, today, later].flatMap(({ entries }) => entries.map(({ at }) => at))).toEqual(sorted);
      }),
    );
  });
});

describe('when an entry is done', () => {
  const daily = { at: Date.parse('2026-11-27T20:00:00Z'), zone, repeat: 'FREQ=DAILY' };

  it('its next time follows', () => {
    expect(nextTimeWhenDone(daily, daily.at + 1)?.day).toBe('2026-11-28');
  });

  it('early, its next time is not the one that is done', () => {
    expect(nextTimeWhenDone(daily, now)?.day).toBe('2026-11-28');
  });

  it('late, missed times are left out', () => {
    expect(nextTimeWhenDone(daily, Date.parse('2026-12-05T12:00:00Z'))?.day).toBe('2026-12-05');
  });

  it('it has no further time unless it recurs', () => {
    expect(nextTimeWhenDone({ ...daily, repeat: null }, now)).toBeNull();
  });

  it('on the 31st, it keeps its day of the month', () => {
    const monthly = { at: Date.parse('2026-02-28T08:00:00Z'), zone, repeat: 'FREQ=MONTHLY;BYMONTHDAY=31' };
    expect(nextTimeWhenDone(monthly, monthly.at)?.day).toBe('2026-03-31');
  });
});
