import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { knownExercises, workoutExercises } from '#domain/exercise/index.ts';
import { ExerciseNames } from '#domain/exercise/notation/index.ts';
import { type LocalDay, NameFinder, type RecordKey } from '#domain/kernel/index.ts';
import type { LineAction, LineSign } from '../../line-signs/index.ts';
import type { LineChipsProps } from './line-chips.tsx';
import { lineContext } from './line-context.ts';
import { messages as words } from './messages/en.ts';
import { NoteReader, type NoteReaderParts } from './note-reader.tsx';
import { Device } from './testing/device.ts';

const day: LocalDay = '2026-11-25';
const note: RecordKey = `notes/day-${day}`;
const catalogue = knownExercises([]);

/** A note that is open in an editor with a reader. */
function openNote(first: string, changes: Partial<NoteReaderParts> = {}) {
  const device = new Device('a', day, Date.parse('2026-11-25T16:00:00Z'));
  const asked: string[] = [];
  let text = first;
  let current = 1;
  const parts = (): NoteReaderParts => ({
    note,
    deletedNotes: new Set(),
    catalogue,
    document: device,
    place: { note, day, zone: 'UTC' },
    context: lineContext({
      catalogue,
      names: new ExerciseNames(catalogue, new Set()),
      unitOf: () => 'kg',
      lastLoads: new Map(),
      orders: new Map(),
      decimalMark: '.',
    }),
    workouts: device
      .records('workouts')
      .filter(({ inTrash }) => !inTrash)
      .map(({ id, leaves }) => ({ id, title: 'Push day', exercises: workoutExercises(leaves).exercises })),
    format: {
      words,
      nameOf: (key) => catalogue.get(key)?.name ?? '',
      formatOf: () => ({ tracking: 'loadReps', unit: 'kg', number: String, words }),
    },
    names: new NameFinder([
      { id: 'Bench press', names: ['Bench press'] },
      { id: 'Bench dip', names: ['Bench dip'] },
    ]),
    canLog: true,
    hrefOf: ({ to, params, search }) =>
      to.replace('$id', params && 'id' in params ? String(params.id) : '') +
      (typeof search === 'object' && 'set' in search ? `?set=${search.set}` : ''),
    swap: () => {},
    needs: () => {},
    loggedElsewhere: () => null,
    needsWorkouts: () => {},
    tellKept: () => {},
    askAboutSets: (logged) => asked.push(...logged.flatMap(({ sets }) => sets.map(({ id }) => id))),
    ...changes,
  });
  const reader = new NoteReader(parts());
  const allLines = () =>
    text.split('\n').map((each, at) => ({ number: at + 1, text: each, isCurrent: at + 1 === current }));
  const signs = () => reader.read(allLines(), text.split('\n').length);
  return {
    device,
    asked,
    reader,
    signs,
    allLines,
    get text() {
      return text;
    },
    type: (typed: string, at = current) => {
      text = typed;
      current = at;
      return signs();
    },
    act: (action: LineAction | null | undefined) => {
      const { texts, changeOutside } = action?.run() ?? { texts: [], changeOutside: null };
      const all = text.split('\n');
      for (const [index, { number }] of (action?.lines ?? []).entries()) all[number - 1] = texts[index] ?? '';
      text = all.join('\n');
      changeOutside?.();
      reader.update(parts());
      return signs();
    },
    refresh: () => reader.update(parts()),
  };
}

function shown(sign: LineSign | null | undefined): string {
  return renderToStaticMarkup(sign?.below?.(() => {}))
    .replaceAll(/<[^>]+>/g, '|')
    .replaceAll(/\|+/g, '|');
}

test('a line that states sets shows its reading, and other lines show nothing', () => {
  const { signs } = openNote('bench 80x5,5,4 @8 left shoulder pinch\nSlept well, 8 hours');
  expect(shown(signs()[0])).toBe('|Bench press| · |80 kg × 5, 5, 4| · RPE 8 · |left shoulder pinch|Log|');
  expect(signs()[1]).toBeNull();
});

test('a run of lines has one sign at its end, and the current line its own', () => {
  const { signs } = openNote('bench 80x5\nbench 80x4\nbench 80x3');
  expect(signs().map((sign) => shown(sign).match(/Log[^|]*/g))).toEqual([['Log'], null, ['Log all 3 lines']]);
});

test('a run that goes on beyond the lines read is logged as a whole', () => {
  const text = Array.from({ length: 9 }, (_, at) => `bench 80x${at + 1}`).join('\n');
  const opened = openNote(`${text}\nIt rained.\nbench 60x5`);
  const all = opened.allLines();
  const [, , , , last] = opened.reader.read(all.slice(2, 7), all.length);
  expect(shown(last)).toContain('Log all lines');
  const below = last?.below?.(() => {}) as ReactElement<LineChipsProps> | undefined;
  const [logAll] = below?.props.chips.find(({ about }) => about === 'run')?.buttons ?? [];
  opened.act(logAll?.action.inWhole?.(all));
  expect(opened.device.shown.map((sets) => sets.split(' ').length)).toEqual([9]);
  expect(opened.text.split('\n').filter((line) => line.includes('^'))).toHaveLength(9);
  const whole = openNote('bench 80x5\nbench 80x4\nIt rained.');
  const [, end] = whole.reader.read(whole.allLines(), 3);
  expect(shown(end)).toContain('Log all 2 lines');
});

test('a logged line links to the first of its sets, and agrees until one of them changes', () => {
  const opened = openNote('bench 80x5');
  const [sign] = opened.act(opened.signs()[0]?.accept);
  expect(sign).toMatchObject({ below: null, leave: null, mark: { label: 'Logged in Push day' } });
  expect(sign?.mark?.href).toMatch(/\/workouts\/[^?]+\?set=./);
  expect(opened.device.shown).toEqual(['80x5']);
});

test('changed numbers are applied on leaving the line, if it agreed while the note was open', () => {
  const opened = openNote('bench 80x5');
  opened.act(opened.signs()[0]?.accept);
  const [changed] = opened.type(opened.text.replace('80x5', '80x6'));
  expect(shown(changed)).toContain('Differs from the workout: 5 → 6 reps');
  opened.act(changed?.leave);
  expect(opened.device.shown).toEqual(['80x6']);
});

test('other changes, and changes on both sides, are not applied on leaving the line', () => {
  const opened = openNote('bench 80x5');
  opened.act(opened.signs()[0]?.accept);
  const logged = opened.text;
  expect(opened.type(logged.replace('80x5', '80x5,5'))[0]?.leave).toBeNull();
  opened.type(logged);
  const [workout] = opened.device.records('workouts');
  opened.device.changeRecord('workouts', workout?.id ?? '', (draft) => {
    for (const set of Object.values(draft.sets)) if (set.result !== undefined) set.result = { ...set.result, reps: 9 };
  });
  opened.refresh();
  const [sign] = opened.type(logged.replace('80x5', '80x6'));
  expect(shown(sign)).toContain('9 → 6 reps');
  expect(sign?.leave).toBeNull();
});

test('a line whose sets are gone says so and can be logged again', () => {
  const opened = openNote('bench 80x5');
  opened.act(opened.signs()[0]?.accept);
  opened.device.trash(opened.device.records('workouts').map(({ key }) => key));
  opened.refresh();
  expect(shown(opened.signs()[0])).toContain('Not logged anymore: |Bench press');
  const before = opened.text;
  opened.act(opened.signs()[0]?.accept);
  expect([opened.text, opened.device.shown]).toEqual([before, ['80x5']]);
});

test('a line that is logged in the workout of another day says so, and is not offered to be logged again', () => {
  const asked: string[] = [];
  const text = 'bench 80x5 ^1a2b3c4d\nbench 80x4\nbench 80x3';
  const parts = (known: object | null | undefined) =>
    openNote(text, {
      loggedElsewhere: () => known as ReturnType<NoteReaderParts['loggedElsewhere']>,
      needsWorkouts: (blocks) => asked.push(...blocks),
    });
  expect(parts(undefined).signs()[0]).toBeNull();
  expect(asked).toEqual(['1a2b3c4d']);
  const [sign, , last] = parts({ id: 'w', title: 'Push day', day: 'Monday' }).signs();
  expect(sign).toMatchObject({ mark: { label: 'Logged in Push day, Monday' }, accept: null });
  expect(sign?.mark?.href).toMatch(/\/w$/);
  expect(shown(sign)).toBe('|Logged in Push day, Monday|');
  expect(shown(last)).toContain('Log all 2 lines');
  expect(shown(parts(null).signs()[0])).toContain('Not logged anymore');
});

test('a line that was logged in two workouts says so, and deleting it asks about the sets of both', () => {
  const opened = openNote('bench 80x5');
  opened.act(opened.signs()[0]?.accept);
  const [first] = opened.device.records('workouts');
  opened.device.createRecord('workouts', (draft) => {
    const { sets, exercises } = first?.value ?? draft;
    Object.assign(draft, { startedAt: 1, day, sets: structuredClone(sets), exercises: structuredClone(exercises) });
  });
  opened.refresh();
  const [sign] = opened.signs();
  expect(shown(sign)).toContain('Logged in 2 workouts');
  expect(shown(sign)).toContain('Keep one');
  opened.reader.deleted([opened.text], () => {});
  expect(opened.asked).toHaveLength(2);
});

test('text of another device behind the id of a line is shown, with what else there is to say about the line', () => {
  const opened = openNote('bench 80x5');
  opened.act(opened.signs()[0]?.accept);
  opened.type(`${opened.text}Knee is fine`);
  expect(shown(opened.signs()[0])).toContain('merged into this line: “Knee is fine”');
  opened.type(opened.text.replace('80x5', '80x6'));
  expect(shown(opened.signs()[0])).toMatch(/“Knee is fine”.*Move to new line.*5 → 6 reps/);
});

test('a copy of a logged line is not offered to be logged', () => {
  const opened = openNote('bench 80x5');
  opened.act(opened.signs()[0]?.accept);
  const [, copy] = opened.type(`${opened.text}\n${opened.text}`);
  expect(shown(copy)).toBe('|Copy of a line that is logged|Remove copy|Keep as new line|');
  expect([copy?.accept, copy?.mark]).toEqual([null, null]);
});

test('deleting a logged line asks about its sets, and another line does not', () => {
  const opened = openNote('bench 80x5');
  opened.act(opened.signs()[0]?.accept);
  opened.reader.deleted(['squat 100x5 ^ffffffff'], () => {});
  expect(opened.asked).toEqual([]);
  opened.reader.deleted([opened.text], () => {});
  expect(opened.asked).toHaveLength(1);
});

test('in a note that cannot be edited, nothing is offered', () => {
  const opened = openNote('bench 80x5', { canLog: false });
  expect(opened.signs()).toEqual([null]);
});

test('first words are completed to the names of exercises unless they name one already', () => {
  const { reader } = openNote('');
  expect(reader.completions('ben')).toEqual(['Bench press', 'Bench dip']);
  expect(reader.completions('be')).toEqual([]);
  expect(reader.completions('Bench press')).toEqual([]);
});

test('only ids that logging wrote are hidden', () => {
  const { reader } = openNote('');
  expect(reader.suffixAt('bench 80x5 ^1a2b3c4d')).toBe('bench 80x5'.length);
  expect(reader.suffixAt('bench 80x5  ^1a2b3c4d')).toBe('bench 80x5 '.length);
  expect(reader.suffixAt('bench 80x5 ^quote-of-the-day')).toBeNull();
});

test('the id of a sign stays the same until something of it changes or its line moves', () => {
  const opened = openNote('bench 80x5');
  const [logged] = opened.act(opened.signs()[0]?.accept);
  opened.refresh();
  expect(opened.signs()[0]?.id).toBe(logged?.id);
  const [differing] = opened.type(opened.text.replace('80x5', '80x6'));
  expect(opened.signs()[0]?.id).toBe(differing?.id);
  const [, moved] = opened.type(`Slept well.\n${opened.text}`, 2);
  expect(moved?.id).not.toBe(differing?.id);
  opened.act(moved?.accept);
  expect(opened.device.shown).toEqual(['80x6']);
});
