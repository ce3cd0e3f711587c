import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/runs.ts';
import { timeInOrder } from '../draft/index.ts';
import { noteTimeIn, readFrontMatter, timeIn } from './index.ts';

const nothing = {
  title: null,
  tags: [],
  aliases: [],
  createdAt: null,
  editedAt: null,
  isPinned: false,
  isArchived: false,
};

describe('front matter', () => {
  it('gives title, tags, aliases, times and marks', () => {
    const text =
      '---\ntitle: "A: b"\ntags: [Knee, "#left/side", knee]\naliases:\n  - One\n  - 007\ncreated: 2026-01-02T03:04:05\nupdated: 2026-01-02T03:04:05+02:00\npinned: true\narchived: yes\nnested:\n  title: no\n---\ntext';
    expect(readFrontMatter(text)).toEqual({
      title: 'A: b',
      tags: ['Knee', 'left/side'],
      aliases: ['One', '007'],
      createdAt: { wall: '2026-01-02T03:04:05' },
      editedAt: Date.parse('2026-01-02T01:04:05Z'),
      isPinned: true,
      isArchived: true,
    });
  });

  it('reads a JSON block, and names in any case', () => {
    expect(readFrontMatter('---\n{"Title": "A", "TAGS": ["b c"], "__proto__": {"x": 1}}\n---\n')).toEqual({
      ...nothing,
      title: 'A',
      tags: ['b c'],
    });
  });

  it('reads the singular names with one text, a comma list or a list', () => {
    expect(readFrontMatter('---\ntag: a\nalias: x, y z\n---\n')).toMatchObject({ tags: ['a'], aliases: ['x', 'y z'] });
    expect(readFrontMatter('---\ntag: a, b\n---\n').tags).toEqual(['a', 'b']);
    expect(readFrontMatter('---\ntag:\n- a\n- b c\n---\n').tags).toEqual(['a', 'b c']);
    expect(readFrontMatter('---\ntags: a b\n---\n').tags).toEqual(['a b']);
    expect(readFrontMatter('---\ntags: a #b\n---\n', 'comma or space').tags).toEqual(['a']);
    expect(readFrontMatter('---\ntags: "#a #b, c"\n---\n', 'comma or space').tags).toEqual(['a', 'b', 'c']);
  });

  it('reads lists that are indented by tabs', () => {
    expect(readFrontMatter('---\ntitle: A\ntags:\n\t- a\n\t- b c\n---\n')).toMatchObject({
      title: 'A',
      tags: ['a', 'b c'],
    });
    expect(readFrontMatter('---\ntags:\n\t- a\nbad: [\n---\n').tags).toEqual(['a']);
    expect(readFrontMatter('---\ntitle: "a\tb"\n---\n').title).toBe('a\tb');
  });

  it('keeps names that look like other types as written', () => {
    expect(readFrontMatter('---\ntitle: 1.0\ntags: [0x10, 2026-01-02, true]\naliases: [~]\n---\n')).toMatchObject({
      title: '1.0',
      tags: ['0x10', '2026-01-02', 'true'],
      aliases: [],
    });
  });

  it('takes the last of two properties with the same name, and follows aliases of YAML', () => {
    expect(readFrontMatter('---\ntitle: a\ntitle: b\nx: &x c\ntags: [*x]\n---\n')).toMatchObject({
      title: 'b',
      tags: ['c'],
    });
  });

  it('reads the other properties if one is broken', () => {
    const text = '---\ntitle: A: b\ntags:\n  - x\ncreated: 2026-01-02\nupdated: [\n---\n';
    expect(readFrontMatter(text)).toEqual({
      ...nothing,
      title: 'A: b',
      tags: ['x'],
      createdAt: { wall: '2026-01-02T00:00:00' },
    });
  });

  it('is nothing without front matter, or if its values are nested', () => {
    expect(readFrontMatter('text\n---\ntitle: a\n---')).toEqual(nothing);
    expect(readFrontMatter('---\ntitle: [a]\ntags: {a: b}\ncreated: [[2026-01-02]]\n---')).toEqual(nothing);
    expect(readFrontMatter('---\n---\n')).toEqual(nothing);
  });

  it.each([
    ['nested brackets', `a: ${'['.repeat(16_000)}`],
    ['nested lists', `a: ${'- '.repeat(8000)}`],
    ['many aliases', `a: &x [1]\ntags: [${'*x,'.repeat(5000)}]`],
  ])('is read in spite of %s', { timeout: 120_000 }, (_, block) => {
    expect(readFrontMatter(`---\n${block}\ntitle: b\n---\n`)).toEqual({ ...nothing, title: 'b' });
  });

  it('never throws', () => {
    const piece = fc.constantFrom(
      'a',
      'title',
      ':',
      ' ',
      '\n',
      '- ',
      '[',
      ']',
      '{',
      '}',
      '"',
      "'",
      '&a',
      '*a',
      '|',
      '>',
      '#',
      '!',
      '\t',
      '\0',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        expect(Array.isArray(readFrontMatter(`---\ntags: ${pieces.join('')}\n---\n`).tags)).toBe(true);
      }),
      { numRuns: runs(200) },
    );
  });
});

describe('a written time', () => {
  it.each([
    ['2026-01-02', { wall: '2026-01-02T00:00:00' }],
    ['2026-01-02T03:04', { wall: '2026-01-02T03:04:00' }],
    ['2026-01-02 03:04:05', { wall: '2026-01-02T03:04:05' }],
    ['2026/1/2, 3:04', { wall: '2026-01-02T03:04:00' }],
    ['20260102', { wall: '2026-01-02T00:00:00' }],
    ['202601020304', { wall: '2026-01-02T03:04:00' }],
    ['20260102030405', { wall: '2026-01-02T03:04:05' }],
    ['20260102T0304', { wall: '2026-01-02T03:04:00' }],
    ['20260102T030405', { wall: '2026-01-02T03:04:05' }],
    ['20260102T030405Z', Date.UTC(2026, 0, 2, 3, 4, 5)],
    ['20260102T030405+0100', Date.UTC(2026, 0, 2, 2, 4, 5)],
    ['2026-01-02 03:04:05Z', Date.UTC(2026, 0, 2, 3, 4, 5)],
    ['2026-01-02T03:04:05.678Z', Date.UTC(2026, 0, 2, 3, 4, 5, 678)],
    ['2026-01-02T03:04:05.6-0330', Date.UTC(2026, 0, 2, 6, 34, 5, 600)],
    ['2026-01-02 03:04:05 +01', Date.UTC(2026, 0, 2, 2, 4, 5)],
    ['1767323045', 1_767_323_045_000],
    ['1767323045678', 1_767_323_045_678],
  ])('is read from %j', (written, time) => {
    expect(timeIn(written)).toEqual(time);
  });

  it.each([
    ['28/09/2021 20:57', { wall: '2021-09-28T20:57:00' }, 'day-first'],
    ['09/28/2021', { wall: '2021-09-28T00:00:00' }, 'month-first'],
    ['01-01-2024 01:23 AM', { wall: '2024-01-01T01:23:00' }, null],
    ['28.09.2021', { wall: '2021-09-28T00:00:00' }, null],
    ['5. 6. 2021, 7:08', { wall: '2021-06-05T07:08:00' }, null],
    ['28.9.21 20:57 Uhr', { wall: '2021-09-28T20:57:00' }, null],
    ['2021.09.28', { wall: '2021-09-28T00:00:00' }, null],
    ['2021-09-28 8:57 PM', { wall: '2021-09-28T20:57:00' }, null],
    ['2021-09-28T20:57:30.123+0200', Date.UTC(2021, 8, 28, 18, 57, 30, 123), null],
    ['September 28, 2021', { wall: '2021-09-28T00:00:00' }, null],
    ['Sep 28th 2021 8 PM', { wall: '2021-09-28T20:00:00' }, null],
    ['September 28, 2021 at 8:57 PM', { wall: '2021-09-28T20:57:00' }, null],
    ['28 September 2021', { wall: '2021-09-28T00:00:00' }, null],
    ['28-Sep-2021 20:57', { wall: '2021-09-28T20:57:00' }, null],
    ['Dienstag, 28. September 2021 um 20:57 Uhr', { wall: '2021-09-28T20:57:00' }, null],
    ['3. März 2021', { wall: '2021-03-03T00:00:00' }, null],
    ['31 mars 2021 à 10:30', { wall: '2021-03-31T10:30:00' }, null],
    ['Tue, 28 Sep 2021 20:57:00 +0200', Date.UTC(2021, 8, 28, 18, 57), null],
    ['Tue Sep 28 2021 20:57:00 GMT+0200 (CEST)', Date.UTC(2021, 8, 28, 18, 57), null],
    ['28/09/2021 20:57 CEST', Date.UTC(2021, 8, 28, 18, 57), 'day-first'],
    ['[[2021-09-28]]', { wall: '2021-09-28T00:00:00' }, null],
    ['2021-09-28 20:57 UTC', Date.UTC(2021, 8, 28, 20, 57), null],
    ['1632855420.5', 1_632_855_420_000, null],
    [
      '05/06/2021 1:02 PM',
      {
        dayFirst: { wall: '2021-06-05T13:02:00' },
        monthFirst: { wall: '2021-05-06T13:02:00' },
        written: '05/06/2021 1:02 PM',
      },
      null,
    ],
    ['05/05/21', { wall: '2021-05-05T00:00:00' }, null],
  ])('of front matter is read from %j', (written, time, order) => {
    expect(noteTimeIn(written)).toEqual({ time, order });
  });

  it.each([
    'tomorrow',
    '31/02/2021',
    'May 2021',
    '12',
    'Chapter 3, 2021',
    '28/09/2021 25:00',
    'a 1 b 2 c 2021',
    '99/99/2021',
  ])('of front matter is not read from %j', (written) => {
    expect(noteTimeIn(written)).toBeNull();
  });

  it('of front matter never takes long, and is one that a note can have', () => {
    const piece = fc.constantFrom(
      '1',
      '28',
      '2021',
      '/',
      '-',
      '.',
      ' ',
      ':',
      'Sep',
      'PM',
      '+02',
      'Z',
      'T',
      ',',
      '(',
      ')',
      'of',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const read = noteTimeIn(pieces.join(''));
        const times =
          read === null ? [] : (['day-first', 'month-first'] as const).map((order) => timeInOrder(read.time, order));
        for (const time of times) {
          expect(typeof time === 'number' || /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(time?.wall ?? '')).toBe(true);
        }
      }),
    );
  });

  it('is found under the usual names, in English and German, whatever separates their words', () => {
    const created = { createdAt: { wall: '2021-09-28T00:00:00' } };
    for (const name of ['created', 'Created', 'created_at', 'creation date', 'Date Created', 'erstellt am', 'date'])
      expect(readFrontMatter(`---\n${name}: 28.09.2021\n---\n`)).toMatchObject(created);
    for (const name of ['updated', 'last modified', 'modification-date', 'geändert am', 'Last edited time'])
      expect(readFrontMatter(`---\n${name}: 28.09.2021\n---\n`)).toMatchObject({ editedAt: created.createdAt });
  });

  it.each(['', 'yesterday', '2026-02-30', '2026-01-02T25:00', '2026-01-02T03:04:05+99', '12', '-1767323045'])(
    'is not read from %j',
    (written) => {
      expect(timeIn(written)).toBeNull();
    },
  );
});
