import { expect, test } from 'vitest';
import { knownExercises, workoutExercises } from '#domain/exercise/index.ts';
import { ExerciseNames } from '#domain/exercise/notation/index.ts';
import { addDays, type LocalDay, type RecordKey } from '#domain/kernel/index.ts';
import { lineContext } from './line-context.ts';
import {
  logAction,
  type NoteActionParts,
  removeSetsAction,
  updateLineAction,
  updateWorkoutAction,
} from './note-actions.ts';
import { type NoteLineState, offeredRuns, readNoteLines, setsByBlock } from './note-lines.ts';
import { Device } from './testing/device.ts';

const day: LocalDay = '2026-11-25';
const at = Date.parse('2026-11-25T16:00:00Z');
const note: RecordKey = `notes/day-${day}`;
const catalogue = knownExercises([]);
const context = lineContext({
  catalogue,
  names: new ExerciseNames(catalogue, new Set()),
  unitOf: () => 'kg',
  lastLoads: new Map(),
  orders: new Map(),
  decimalMark: '.',
});

/** A note that is open on a device, with its text. */
class OpenNote {
  readonly device: Device;
  text: string;

  constructor(device: Device, text: string) {
    this.device = device;
    this.text = text;
  }

  get states(): readonly NoteLineState[] {
    const lines = this.text.split('\n').map((text, index) => ({ number: index + 1, text, isCurrent: false }));
    const workouts = this.device
      .records('workouts')
      .filter(({ inTrash }) => !inTrash)
      .map(({ id, leaves }) => ({ id, title: '', exercises: workoutExercises(leaves).exercises }));
    return readNoteLines(lines, { context, catalogue }, setsByBlock({ note, deletedNotes: new Set(), workouts }));
  }

  get kinds(): readonly string[] {
    return this.states.map(({ kind }) => kind);
  }

  get actionParts(): NoteActionParts {
    return {
      document: this.device,
      place: { note, day, zone: 'UTC' },
      context,
      catalogue,
      takenBlocks: () => new Set(),
      tellKept: () => {},
    };
  }

  /** Logs all lines that can be logged, and returns the change to undo. */
  log() {
    const offered = this.states.filter((state) => state.kind === 'offered');
    return this.act(logAction(offered, this.actionParts));
  }

  differing() {
    const found = this.states.find((state) => state.kind === 'differs');
    if (found === undefined) throw new Error('No line differs');
    return found;
  }

  act({ lines, run }: ReturnType<typeof logAction>) {
    const { texts, changeOutside } = run();
    const all = this.text.split('\n');
    for (const [index, { number }] of lines.entries()) all[number - 1] = texts[index] ?? '';
    this.text = all.join('\n');
    return changeOutside?.() ?? null;
  }
}

function twoDevices(text: string) {
  return {
    phone: new OpenNote(new Device('a', day, at), text),
    laptop: new OpenNote(new Device('b', day, at + 500), text),
  };
}

test('the same line logged on two devices is one workout with one set', () => {
  const { phone, laptop } = twoDevices('bench 80x5');
  phone.log();
  laptop.log();
  expect(laptop.text).toBe(phone.text);
  phone.device.syncWith(laptop.device);
  expect(phone.device.shown).toEqual(['80x5']);
  expect([phone.kinds, laptop.kinds]).toEqual([['same'], ['same']]);
});

test('different lines logged on two devices are in one workout', () => {
  const { phone, laptop } = twoDevices('');
  phone.text = 'bench 80x5';
  laptop.text = 'squat 100x3';
  phone.log();
  laptop.log();
  phone.device.syncWith(laptop.device);
  expect(phone.device.shown).toEqual([expect.stringMatching(/^(80x5 100x3|100x3 80x5)$/)]);
});

test('a line edited on one device and its set on the other are both kept, and the difference can be settled either way', () => {
  const { phone, laptop } = twoDevices('bench 80x5');
  phone.log();
  laptop.text = phone.text;
  phone.device.syncWith(laptop.device);
  phone.text = phone.text.replace('80x5', '80x6');
  const [workout] = laptop.device.records('workouts');
  laptop.device.changeRecord('workouts', workout?.id ?? '', (draft) => {
    for (const set of Object.values(draft.sets)) if (set.result !== undefined) set.result = { ...set.result, reps: 7 };
  });
  phone.device.syncWith(laptop.device);
  expect(phone.differing()).toMatchObject({
    isLineChanged: true,
    state: { changes: [{ logged: { reps: 7 }, stated: { reps: 6 } }] },
  });
  const updateLine = updateLineAction(phone.differing(), phone.actionParts);
  const before = phone.text;
  const undone = updateLine && phone.act(updateLine);
  expect(phone.text).toMatch(/^bench 80 kg x 7 \^/);
  expect(phone.kinds).toEqual(['same']);
  undone?.undo();
  phone.text = before;
  phone.act(updateWorkoutAction(phone.differing(), phone.actionParts));
  expect([phone.device.shown, phone.kinds]).toEqual([['80x6'], ['same']]);
});

test('it is known whether the line or the sets were changed', () => {
  const { phone } = twoDevices('bench 80x5');
  phone.log();
  const [workout] = phone.device.records('workouts');
  phone.device.changeRecord('workouts', workout?.id ?? '', (draft) => {
    for (const set of Object.values(draft.sets)) set.remark = 'slow';
  });
  expect(phone.differing()).toMatchObject({ isLineChanged: false });
  phone.text = phone.text.replace('80x5', '85x5');
  expect(phone.differing()).toMatchObject({ isLineChanged: true });
});

test('undo takes the sets back and moves the workout that was created for them to the trash, and redo brings both', () => {
  const { phone } = twoDevices('bench 80x5\nsquat 100x3');
  const logged = phone.log();
  expect(phone.device.shown).toEqual(['80x5 100x3']);
  logged?.undo();
  expect(phone.device.shown).toEqual([]);
  logged?.redo();
  expect(phone.device.shown).toEqual(['80x5 100x3']);
  expect(phone.kinds).toEqual(['same', 'same']);
});

test('undo leaves a workout in which something else was logged since', () => {
  const { phone } = twoDevices('bench 80x5');
  const logged = phone.log();
  phone.text += '\nsquat 100x3';
  phone.log();
  logged?.undo();
  expect(phone.device.shown).toEqual(['100x3']);
});

test('logging cannot be undone after one of its sets was changed, until the change is taken back', () => {
  const { phone } = twoDevices('bench 80x5,5');
  const logged = phone.log();
  const changeReps = (before: number, reps: number) => {
    const [workout] = phone.device.records('workouts');
    phone.device.changeRecord('workouts', workout?.id ?? '', (draft) => {
      const set = Object.values(draft.sets).find(({ result }) => result?.reps === before);
      if (set?.result !== undefined) set.result = { ...set.result, reps };
    });
  };
  expect(logged?.canUndo?.()).toBe(true);
  changeReps(5, 6);
  expect(logged?.canUndo?.()).toBe(false);
  changeReps(6, 5);
  expect(logged?.canUndo?.()).toBe(true);
});

test('logging can be undone after all of its sets were removed', () => {
  const { phone } = twoDevices('bench 80x5,5');
  const logged = phone.log();
  const [workout] = phone.device.records('workouts');
  phone.device.changeRecord('workouts', workout?.id ?? '', (draft) => {
    draft.sets = {};
  });
  expect(logged?.canUndo?.()).toBe(true);
});

test('redo keeps what another device wrote into a set in the meantime, and the set is whole again', () => {
  const { phone, laptop } = twoDevices('bench 80x5');
  const logged = phone.log();
  phone.device.syncWith(laptop.device);
  logged?.undo();
  laptop.device.wait(60_000);
  const [workout] = laptop.device.records('workouts');
  laptop.device.changeRecord('workouts', workout?.id ?? '', (draft) => {
    for (const set of Object.values(draft.sets)) if (set.result !== undefined) set.result = { ...set.result, reps: 7 };
  });
  phone.device.syncWith(laptop.device);
  phone.device.wait(120_000);
  logged?.redo();
  expect([phone.device.shown, phone.differing().isLineChanged]).toEqual([['80x7'], false]);
});

test('redo of an update keeps what was changed in the meantime', () => {
  const { phone } = twoDevices('bench 80x5');
  phone.log();
  phone.text = phone.text.replace('80x5', '80x6');
  const updated = phone.act(updateWorkoutAction(phone.differing(), phone.actionParts));
  updated?.undo();
  expect(phone.device.shown).toEqual(['80x5']);
  updated?.redo();
  expect(phone.device.shown).toEqual(['80x6']);
  updated?.undo();
  const [workout] = phone.device.records('workouts');
  phone.device.changeRecord('workouts', workout?.id ?? '', (draft) => {
    for (const set of Object.values(draft.sets)) if (set.result !== undefined) set.result = { ...set.result, reps: 9 };
  });
  updated?.redo();
  expect(phone.device.shown).toEqual(['80x9']);
});

test('nothing is logged before the text has its ids', () => {
  const { phone } = twoDevices('bench 80x5');
  const { texts, changeOutside } = logAction(
    phone.states.filter((state) => state.kind === 'offered'),
    phone.actionParts,
  ).run();
  expect([phone.device.shown, texts]).toEqual([[], [expect.stringMatching(/^bench 80x5 \^[0-9a-f]{8}$/)]]);
  changeOutside?.();
  expect(phone.device.shown).toEqual(['80x5']);
});

test('a second line with the same words has sets of its own, and one with the same id is a copy of the first', () => {
  const { phone } = twoDevices('bench 80x5');
  phone.log();
  phone.text += '\nbench 80x5';
  const taken = new Set([phone.text.slice(-'\nbench 80x5'.length - 8, -'\nbench 80x5'.length)]);
  const offered = phone.states.filter((state) => state.kind === 'offered');
  phone.act(logAction(offered, { ...phone.actionParts, takenBlocks: () => taken }));
  expect(phone.device.shown).toEqual(['80x5 80x5']);
  const [first] = phone.text.split('\n');
  phone.text = `${first}\n${first}`;
  expect(phone.kinds).toEqual(['same', 'copy']);
  phone.text = `${first} ^ffffffff\nbench 80x6 ^ffffffff${first?.slice('bench 80x5'.length)}`;
  expect(phone.kinds).toEqual(['same', 'copy']);
});

test('a line whose exercise was changed moves its sets', () => {
  const { phone } = twoDevices('bench 80x5');
  phone.log();
  phone.text = phone.text.replace('bench', 'squat');
  expect(phone.differing()).toMatchObject({ isOtherExercise: true });
  const moved = phone.act(updateWorkoutAction(phone.differing(), phone.actionParts));
  const names = () =>
    phone.device
      .records('workouts')
      .flatMap(({ leaves }) => workoutExercises(leaves).exercises)
      .flatMap(({ exercise, sets }) => (sets.length === 0 ? [] : [exercise.exercise]));
  expect([names(), phone.kinds]).toEqual([['exercises/back-squat'], ['same']]);
  moved?.undo();
  expect(names()).toEqual(['exercises/bench-press']);
});

test('a line that states no sets anymore can have them removed', () => {
  const { phone } = twoDevices('bench 80x5');
  phone.log();
  phone.text = phone.text.replace('80x5', 'was hard');
  const [state] = phone.states;
  if (state?.kind !== 'unread') throw new Error('The line is still read');
  phone.act(removeSetsAction(state, phone.actionParts));
  expect([phone.device.shown, phone.text]).toEqual([[''], 'bench was hard']);
});

test('a cue is written to its exercise, and undone', () => {
  const { phone } = twoDevices('bench 80x5 !elbows in');
  const logged = phone.log();
  const cue = () => phone.device.records('exercises').find(({ id }) => id === 'bench-press')?.value.cue;
  expect(cue()).toBe('elbows in');
  logged?.undo();
  expect(cue()).toBeUndefined();
});

test('lines of an earlier day begin a workout of that day', () => {
  const { phone } = twoDevices('bench 80x5');
  const yesterday = addDays(day, -1);
  const offered = phone.states.filter((state) => state.kind === 'offered');
  phone.act(logAction(offered, { ...phone.actionParts, place: { note, day: yesterday, zone: 'UTC' } }));
  expect(phone.device.records('workouts')[0]?.value).toMatchObject({ day: yesterday, fromNote: note });
});

test('lines typed after midnight are logged in the workout that is still running', () => {
  const { phone } = twoDevices('bench 80x5');
  phone.device.createRecord(
    'workouts',
    (draft) => Object.assign(draft, { startedAt: at - 3_600_000, day: addDays(day, -1), zone: 'UTC' }),
    { id: 'running' },
  );
  phone.log();
  expect(phone.device.records('workouts').map(({ id }) => id)).toEqual(['running']);
  expect([phone.device.shown, phone.kinds]).toEqual([['80x5'], ['same']]);
});

test('only headings and empty lines stand within a run of offered lines', () => {
  const { phone } = twoDevices('## Squat\n100x5\n\nBench press\n80x5\nIt rained.\nsquat 60x5');
  const runs = [...offeredRuns(phone.states)];
  expect(runs.map(([last, run]) => [last.line.number, run.length])).toEqual([[5, 2]]);
});
