import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarFeed, type DueEntry, dueEntries, earliestEntries, englishTimeWords, feedEntries } from './index.ts';

const generatedAt = Date.parse('2026-11-27T09:30:20.500Z');
const options = { name: 'Mensana', untitled: 'Untitled', zone: 'Europe/Berlin', generatedAt, maxEvents: 1_000 };

function reminder(other: Partial<DueEntry> = {}): DueEntry {
  return {
    noteId: 'n1',
    source: { kind: 'reminder', reminderId: 'r1' },
    title: 'Call physio',
    at: Date.parse('2026-12-01T08:00:00Z'),
    zone: 'Europe/Berlin',
    repeat: null,
    ...other,
  };
}

function task(title: string, nth: number, at = generatedAt): DueEntry {
  return reminder({
    source: { kind: 'task', task: { text: title, code: [], done: false, from: 2, line: 1 }, nth },
    title,
    at,
  });
}

function printed(entries: readonly DueEntry[], other: Partial<typeof options> = {}): string {
  const all = { ...options, ...other };
  return calendarFeed(feedEntries(entries, all.maxEvents), all);
}

/** The lines after unfolding. */
function linesOf(entries: readonly DueEntry[], other: Partial<typeof options> = {}): readonly string[] {
  return printed(entries, other).replaceAll('\r\n ', '').split('\r\n');
}

const valuesOf = (name: string, entries: readonly DueEntry[]) =>
  linesOf(entries).flatMap((line) => (line.startsWith(`${name}:`) ? [line.slice(name.length + 1)] : []));

describe('a calendar feed', () => {
  it('computes no more events than it contains, however many times thousands of reminders have', () => {
    const entries = Array.from({ length: 6_000 }, (_, at) =>
      reminder({ noteId: `n${at}`, at: generatedAt + at * 1_000, repeat: 'FREQ=DAILY' }),
    );
    const starts = valuesOf('DTSTART', entries);
    expect(starts).toHaveLength(1_000);
    expect(starts).toEqual(starts.toSorted());
    expect(new Set(valuesOf('UID', entries)).size).toBe(1_000);
  });

  it('contains the earliest events of all notes, whichever way they are divided', () => {
    const entries = Array.from({ length: 40 }, (_, at) =>
      reminder({
        noteId: `n${at}`,
        at: generatedAt + ((at * 37) % 40) * 3_600_000,
        repeat: at % 2 ? 'FREQ=DAILY' : null,
      }),
    );
    const most = 15;
    const divided = [entries.slice(0, 10), entries.slice(10, 25), entries.slice(25)].reduce(
      (earlier, some) => earliestEntries(earlier, feedEntries(some, most), most),
      feedEntries([], most),
    );
    const feedOf = (some: Parameters<typeof calendarFeed>[0]) => calendarFeed(some, { ...options, maxEvents: most });
    expect(feedOf(divided)).toBe(feedOf(feedEntries(entries, most)));
    expect(feedOf(divided)).toBe(feedOf(feedEntries(entries, entries.length)));
  });

  it('shortens a title that is far too long, but not in the middle of a character', () => {
    const [summary] = valuesOf('SUMMARY', [reminder({ title: `${'x'.repeat(499)}😀${'y'.repeat(100_000)}` })]);
    expect(summary).toBe(`${'x'.repeat(499)}…`);
  });

  it('has an event with an alarm at its time', () => {
    const uid = valuesOf('UID', [reminder()])[0];
    expect(linesOf([reminder()])).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Mensana//Reminders//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'NAME:Mensana',
      'X-WR-CALNAME:Mensana',
      'X-WR-TIMEZONE:Europe/Berlin',
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'BEGIN:VEVENT',
      `UID:${uid}`,
      'DTSTAMP:20261127T093020Z',
      'DTSTART:20261201T090000',
      'SUMMARY:Call physio',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER:PT0S',
      'DESCRIPTION:Call physio',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('has the time of a reminder by the wall clock, in whichever zone it is read', () => {
    const reminders = { r: { at: Date.parse('2026-12-01T23:00:00Z'), zone: 'America/New_York' } }; // 18:00
    const note = {
      ...{ id: 'n1', title: 'Run', isTrashed: false, isTemplate: false, writtenAt: generatedAt },
      reminders,
    };
    const startIn = (zone: string) => {
      const context = { zone, weekStart: 1, defaultMinutes: 540, words: englishTimeWords } as const;
      const entries = dueEntries([{ ...note, tasks: [], mentions: [] }], context);
      return linesOf(entries, { zone }).find((line) => line.startsWith('DTSTART'));
    };
    for (const zone of ['America/New_York', 'Europe/Berlin']) expect(startIn(zone)).toBe('DTSTART:20261201T180000');
  });

  it('without entries is an empty calendar', () => {
    const lines = linesOf([]);
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
    expect(lines).not.toContain('BEGIN:VEVENT');
  });

  it('is in order of time, and keeps what is overdue', () => {
    const at = (iso: string) => reminder({ at: Date.parse(iso), noteId: iso });
    const starts = valuesOf('DTSTART', [at('2028-01-01T00:00:00Z'), at('2020-01-01T00:00:00Z')]);
    expect(starts).toEqual(['20200101T010000', '20280101T010000']);
  });

  it('names an entry without a title', () => {
    expect(valuesOf('SUMMARY', [reminder({ title: ' ' })])).toEqual(['Untitled']);
  });

  it('has no more events than it may have, and the earliest ones', () => {
    const entries = ['2026-12-03', '2026-12-01', '2026-12-02'].map((day) =>
      reminder({ at: Date.parse(`${day}T08:00:00Z`), noteId: day }),
    );
    const starts = linesOf(entries, { maxEvents: 2 }).filter((line) => line.startsWith('DTSTART'));
    expect(starts).toEqual(['DTSTART:20261201T090000', 'DTSTART:20261202T090000']);
  });

  it('leaves out a time that a calendar cannot have', () => {
    expect(valuesOf('UID', [reminder({ at: 8.64e15 }), reminder({ at: -8.64e15 })])).toEqual([]);
  });
});

describe('a reminder that recurs', () => {
  it('has an event for each time in the next 90 days', () => {
    const starts = valuesOf('DTSTART', [reminder({ repeat: 'FREQ=DAILY' })]);
    expect(starts[0]).toBe('20261201T090000');
    expect(starts.at(-1)).toBe('20270225T090000');
    expect(starts).toHaveLength(87);
  });

  it('keeps its time by the wall clock', () => {
    const spring = Date.parse('2026-03-27T12:00:00Z');
    const entry = reminder({ at: Date.parse('2026-03-28T08:00:00Z'), repeat: 'FREQ=DAILY' });
    const lines = linesOf([entry], { generatedAt: spring }).filter((line) => line.startsWith('DTSTART'));
    expect(lines.slice(0, 2)).toEqual(['DTSTART:20260328T090000', 'DTSTART:20260329T090000']);
  });

  it('is overdue once, however often it was missed', () => {
    const starts = valuesOf('DTSTART', [reminder({ at: Date.parse('2026-10-01T07:00:00Z'), repeat: 'FREQ=WEEKLY' })]);
    expect(starts.slice(0, 3)).toEqual(['20261001T090000', '20261203T090000', '20261210T090000']);
  });

  it('has one event if its first time is later, or if its recurrence is unknown', () => {
    const later = Date.parse('2027-06-01T08:00:00Z');
    expect(valuesOf('DTSTART', [reminder({ at: later, repeat: 'FREQ=DAILY' })])).toEqual(['20270601T100000']);
    expect(valuesOf('DTSTART', [reminder({ repeat: 'sometimes' })])).toEqual(['20261201T090000']);
  });

  it('keeps the id of each day when its time changes, and when an earlier one is done', () => {
    const uids = (at: string) => valuesOf('UID', [reminder({ at: Date.parse(at), repeat: 'FREQ=DAILY' })]);
    const first = uids('2026-12-01T08:00:00Z');
    expect(new Set(first).size).toBe(87);
    expect(uids('2026-12-01T06:00:00Z')).toEqual(first);
    expect(uids('2026-12-02T08:00:00Z')).toEqual(first.slice(1));
  });
});

describe('the id of an event', () => {
  const uid = (entry: DueEntry) => valuesOf('UID', [entry])[0];

  it('stays the same when the feed is generated later, or the entry gets another time', () => {
    const later = linesOf([reminder({ at: generatedAt })], { generatedAt: generatedAt + 1e9 });
    expect(later).toContain(`UID:${uid(reminder())}`);
    expect(uid(task('run', 0, generatedAt + 5))).toBe(uid(task('run', 0)));
  });

  it('differs between notes, reminders, and tasks with the same title', () => {
    const entries = [
      reminder(),
      reminder({ noteId: 'n2' }),
      reminder({ source: { kind: 'reminder', reminderId: 'r2' } }),
      task('run', 0),
      task('run', 1),
      task('run,0', 0),
    ];
    expect(new Set(entries.map(uid)).size).toBe(entries.length);
  });
});

describe('a title', () => {
  it.each([
    ['milk, eggs; bread', String.raw`milk\, eggs\; bread`],
    [String.raw`C:\notes\new`, String.raw`C:\\notes\\new`],
    ['one\ntwo\r\nthree\rfour', String.raw`one\ntwo\nthree\nfour`],
    ['bell\u0007 and tab\t', 'bell and tab\t'],
    ['half \ud800 a sign', 'half \ufffd a sign'],
    ['8:00 "quoted"', '8:00 "quoted"'],
  ])('%j is escaped', (title, expected) => {
    expect(valuesOf('SUMMARY', [reminder({ title })])).toEqual([expected]);
    expect(linesOf([], { name: title })).toContain(`NAME:${expected}`);
  });

  it('cannot add lines to the calendar', () => {
    const title = 'x\r\nEND:VEVENT\r\nATTACH:http://example.org';
    expect(linesOf([reminder({ title })])).toHaveLength(linesOf([reminder()]).length);
  });

  const octets = (text: string) => new TextEncoder().encode(text).length;

  it('that fits into 75 octets is on one line, and a longer one is folded', () => {
    const folded = (length: number) => printed([reminder({ title: 'x'.repeat(length) })]);
    expect(folded(67)).toContain(`SUMMARY:${'x'.repeat(67)}\r\n`);
    expect(folded(68)).toContain(`SUMMARY:${'x'.repeat(67)}\r\n x\r\n`);
  });

  it('is folded between characters of several octets', () => {
    const title = `${'x'.repeat(64)}🏋🏋`;
    expect(printed([reminder({ title })])).toContain(`SUMMARY:${'x'.repeat(64)}\r\n 🏋🏋\r\n`);
  });

  it('of any characters comes back from lines of at most 75 octets', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (title) => {
        const lines = printed([reminder({ title })]).split('\r\n');
        expect(lines.every((line) => octets(line) <= 75 && line.isWellFormed())).toBe(true);
        const [summary = ''] = valuesOf('SUMMARY', [reminder({ title })]);
        const read = summary.replaceAll(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));
        const plain = title.replaceAll(/\r\n|\r/g, '\n').replaceAll(/(?![\t\n])\p{Cc}/gu, '');
        expect(read).toBe(title.trim() === '' ? 'Untitled' : plain);
      }),
    );
  });
});
