import { expect, test } from 'vitest';
import { knownExercises } from '#domain/exercise/index.ts';
import { ExerciseNames, readLine } from '#domain/exercise/notation/index.ts';
import type { RecordKey } from '#domain/kernel/index.ts';
import type { LineAction } from '../../line-signs/index.ts';
import { lineContext } from './line-context.ts';
import { elsewhereMarker, type LineMarker, type LineSurroundings, markerId, markerOf } from './line-markers.ts';
import { messages as words } from './messages/en.ts';
import type { NoteLineOf } from './note-lines.ts';
import { Device } from './testing/device.ts';

const note: RecordKey = 'notes/day-2026-11-25';
const catalogue = knownExercises([]);
const context = lineContext({
  catalogue,
  names: new ExerciseNames(catalogue, new Set()),
  unitOf: () => 'kg',
  lastLoads: new Map(),
  orders: new Map(),
  decimalMark: '.',
});
const parts = {
  canLog: true,
  format: {
    words,
    nameOf: (key: RecordKey) => catalogue.get(key)?.name ?? '',
    formatOf: () => ({ tracking: 'loadReps', unit: 'kg' as const, number: String, words }),
  },
  hrefOf: ({ to }: { readonly to: string }) => to,
  actions: {
    document: new Device('a', '2026-11-25', 0),
    place: { note, day: '2026-11-25' as const, zone: 'UTC' },
    context,
    catalogue,
    takenBlocks: () => new Set<string>(),
    tellKept: () => {},
  },
};
const alone: LineSurroundings = { isInRun: false, run: null, hasAgreed: false };

function readingOf(text: string) {
  const reading = readLine(text, context);
  if (reading === null) throw new Error(`${text} states no sets`);
  return reading;
}

function offered(text: string, { number = 1, isCurrent = false, isAgain = false } = {}): NoteLineOf<'offered'> {
  return { kind: 'offered', line: { number, text, isCurrent }, reading: readingOf(text), isAgain };
}

function logged(text: string) {
  const own = 'bench 80x5 ^1a2b3c4d';
  const workout = { id: 'w', title: 'Push day', exercises: [] };
  const line = { number: 1, text, isCurrent: false };
  return { line, own, block: '1a2b3c4d', note, workout, sets: [], elsewhere: [] };
}

function differing(text: string, changes: Partial<NoteLineOf<'differs'>> = {}): NoteLineOf<'differs'> {
  return {
    kind: 'differs',
    ...logged(text),
    reading: readingOf('bench 80x5'),
    state: { kind: 'differs', changes: [], remark: 'slow', isOnlyNumbers: true },
    isLineChanged: true,
    isOtherExercise: false,
    ...changes,
  };
}

/** The chips of a marker in short: what each is about, and its buttons, the main one with a star. */
function shown(marker: LineMarker | null) {
  return marker?.chips.map(({ about, tone, text, buttons }) => [
    about,
    tone,
    text,
    ...buttons.map(({ label, isMain }) => (isMain ? `${label}*` : label)),
  ]);
}

const log: LineAction = { lines: [], run: () => ({ texts: [], changeOutside: null }) };

test('a line that states sets is offered to be logged, and by keys where the cursor is', () => {
  const marker = markerOf(offered('bench 80x5'), alone, parts);
  expect(shown(marker)).toEqual([['reading', 'plain', '', 'Log*']]);
  expect(marker?.chips[0]).toMatchObject({ isLive: false, offered: [{ number: 1, reading: { remark: '' } }] });
  expect(marker?.chips[0]?.buttons[0]?.keys).toBeUndefined();
  const current = markerOf(offered('bench 80x5', { isCurrent: true }), alone, parts);
  expect(current?.chips[0]).toMatchObject({ isLive: true, buttons: [{ keys: 'Control+Enter' }] });
  expect(current?.accept?.lines).toEqual([{ number: 1, text: 'bench 80x5', isCurrent: true }]);
});

test('a line of a run is shown with the others at the end of the run, and alone where the cursor is', () => {
  const lines = [offered('bench 80x5'), offered('bench 80x4', { number: 2 })];
  const [first, last] = lines as [NoteLineOf<'offered'>, NoteLineOf<'offered'>];
  const inRun = { ...alone, isInRun: true };
  expect(shown(markerOf(first, inRun, parts))).toEqual([]);
  expect(shown(markerOf(offered('bench 80x5', { isCurrent: true }), inRun, parts))).toHaveLength(1);
  const atEnd = markerOf(last, { ...inRun, run: { lines, isWhole: true, log } }, parts);
  expect(shown(atEnd)).toEqual([['run', 'plain', '', 'Log all 2 lines*']]);
  expect(atEnd?.chips[0]?.offered.map(({ number }) => number)).toEqual([1, 2]);
  const goesOn = markerOf(last, { ...inRun, run: { lines, isWhole: false, log } }, parts);
  expect(shown(goesOn)).toEqual([['run', 'plain', '', 'Log all lines*']]);
});

test('where nothing can be logged, only the links to workouts are left', () => {
  const readOnly = { ...parts, canLog: false };
  expect(markerOf(offered('bench 80x5'), alone, readOnly)).toBeNull();
  expect(markerOf({ kind: 'copy', ...logged('bench 80x5 ^1a2b3c4d') }, alone, readOnly)).toBeNull();
  const marker = markerOf(differing('bench 80x5 ^1a2b3c4d'), alone, readOnly);
  expect(marker).toMatchObject({ link: { label: 'Logged in Push day' }, chips: [], accept: null, leave: null });
});

test('of a line and its sets that differ, the older one is updated first', () => {
  const set = { id: 's', set: { order: 'a', result: { kind: 'working', reps: 5 } } };
  const text = 'bench 80x5 ^1a2b3c4d';
  const of = (changes: Partial<NoteLineOf<'differs'>>) => shown(markerOf(differing(text, changes), alone, parts));
  const difference = words.differs({ difference: words.remarkChanged({ remark: 'slow' }) });
  expect(of({ sets: [set] })).toEqual([['differs', 'warn', difference, 'Update workout*', 'Update line']]);
  expect(of({ sets: [set], isLineChanged: false })).toEqual([
    ['differs', 'warn', difference, 'Update line*', 'Update workout'],
  ]);
  // a line without sets to write into it
  expect(of({ isLineChanged: false })).toEqual([['differs', 'warn', difference, 'Update workout*']]);
});

test('only numbers that agreed before are applied on leaving the line', () => {
  const text = 'bench 80x5 ^1a2b3c4d';
  const leave = (changes: Partial<NoteLineOf<'differs'>>, hasAgreed = true) =>
    markerOf(differing(text, changes), { ...alone, hasAgreed }, parts)?.leave;
  expect(leave({})).not.toBeNull();
  expect(leave({}, false)).toBeNull();
  expect(leave({ isLineChanged: false })).toBeNull();
  expect(leave({ isOtherExercise: true })).toBeNull();
  expect(leave({ state: { kind: 'differs', changes: [], remark: 'slow', isOnlyNumbers: false } })).toBeNull();
});

test('a text that was merged into a line is shown first, and nothing is applied on leaving the line', () => {
  const marker = markerOf(differing('bench 80x5 ^1a2b3c4d Knee'), { ...alone, hasAgreed: true }, parts);
  expect(marker?.chips.map(({ about }) => about)).toEqual(['merged', 'differs']);
  expect(marker?.leave).toBeNull();
  const copy = markerOf({ kind: 'twice', ...logged('bench 80x5 ^1a2b3c4d bench 80x5 ^1a2b3c4d') }, alone, parts);
  expect(copy?.chips[0]?.buttons[0]?.label).toBe('Remove copy');
});

test.each([
  ['copy', 'Remove copy*', 'Keep as new line'],
  ['twice', 'Keep one*'],
  ['unread', 'Keep sets*', 'Remove sets'],
] as const)('a line that is %s has buttons for it', (kind, ...buttons) => {
  const [[about, tone, , ...own] = []] = shown(markerOf({ kind, ...logged('bench ^1a2b3c4d') }, alone, parts)) ?? [];
  expect([about, tone, ...own]).toEqual([kind, 'warn', ...buttons]);
});

test('a line that is logged in another workout says so', () => {
  const marker = elsewhereMarker({ id: 'w', title: 'Push day', day: 'Monday' }, parts);
  expect(marker.link?.label).toBe('Logged in Push day, Monday');
  expect(shown(marker)).toEqual([['elsewhere', 'plain', 'Logged in Push day, Monday']]);
});

test('the id changes with what is shown, with the place of the line and with what the actions know', () => {
  const idOf = (state: Parameters<typeof markerOf>[0], version = 1) => {
    const marker = markerOf(state, alone, parts);
    return marker && markerId(marker, version);
  };
  expect(idOf(offered('bench 80x5'))).toBe(idOf(offered('bench 80x5')));
  const others = [
    idOf(offered('bench 80x6')),
    idOf(offered('bench 80x5', { number: 2 })),
    idOf(offered('bench 80x5', { isAgain: true })),
    idOf(offered('bench 80x5'), 2),
  ];
  expect(others).not.toContain(idOf(offered('bench 80x5')));
  const same = { kind: 'same' as const, ...logged('bench 80x5 ^1a2b3c4d'), reading: readingOf('bench 80x5') };
  expect(idOf(same, 2)).toBe(idOf(same));
});
