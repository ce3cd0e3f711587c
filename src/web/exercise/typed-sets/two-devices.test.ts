import { expect, test } from 'vitest';
import { knownExercises } from '#domain/exercise/index.ts';
import { completeSet, startWorkout } from '#domain/exercise/logging/index.ts';
import { memoryAtBar } from '#domain/exercise/memory/index.ts';
import { pastState, readHistory } from '#sync/hub/record-history.ts';
import { person } from '#sync/testing/scenario.ts';
import { writeTraining } from '../../notes/export/write-training.ts';
import { noteDay, offlineWithNote, setsShown } from '../../testing/note-on-device.ts';
import type { SyncedDevice, SyncedDevices } from '../../testing/synced-devices.ts';
import { cuesReplaced } from '../library/cues-replaced.ts';
import {
  keepCopyAction,
  keepOnceAction,
  removeCopyAction,
  separateAction,
  updateLineAction,
  updateWorkoutAction,
} from './note-actions.ts';
import { changeCue } from './outside-changes.ts';

test('the same line logged on both devices is one workout with one set, and the line agrees with it', async () => {
  const { devices, phone, laptop } = await offlineWithNote('bench 80x5');
  phone.log();
  laptop.log();
  await devices.sync();
  for (const note of [phone, laptop]) {
    expect(note.text).toMatch(/^bench 80x5( \^[0-9a-f]{8}){2}$/);
    expect([setsShown(note.device), note.kinds]).toEqual([['bench-press 80x5'], ['same']]);
  }
});

test('the same line written and logged on both devices is one set, and the second line is a copy', async () => {
  const { devices, phone, laptop } = await offlineWithNote('Slept well');
  for (const note of [phone, laptop]) {
    note.type('bench 80x5');
    note.log();
  }
  await devices.sync();
  for (const note of [phone, laptop]) {
    expect([setsShown(note.device), note.kinds]).toEqual([['bench-press 80x5'], ['other', 'same', 'copy']]);
  }
  phone.act(removeCopyAction(phone.stateOf('copy')));
  expect(phone.text).toMatch(/^Slept well\nbench 80x5 \^[0-9a-f]{8}$/);
  laptop.act(keepCopyAction(laptop.stateOf('copy')));
  expect(laptop.kinds).toEqual(['other', 'same', 'offered']);
  for (const note of [phone, laptop]) expect(setsShown(note.device)).toEqual(['bench-press 80x5']);
});

test('a line logged on both devices, of which one knew a running workout, says so until it is kept once', async () => {
  const { devices, phone, laptop } = await offlineWithNote('bench 80x5');
  begin(laptop.device, 'running');
  phone.log();
  laptop.log();
  await devices.sync();
  for (const note of [phone, laptop]) {
    expect([setsShown(note.device), note.kinds]).toEqual([['bench-press 80x5', 'bench-press 80x5'], ['twice']]);
    expect(note.stateOf('twice').workout.id).toBe('running');
  }
  const kept = phone.act(keepOnceAction(phone.stateOf('twice'), phone.actionParts));
  expect([setsShown(phone.device), phone.kinds]).toEqual([['bench-press 80x5'], ['same']]);
  kept?.undo();
  expect(phone.kinds).toEqual(['twice']);
  kept?.redo();
  laptop.act(keepOnceAction(laptop.stateOf('twice'), laptop.actionParts));
  await devices.sync();
  for (const note of [phone, laptop])
    expect([setsShown(note.device), note.kinds]).toEqual([['bench-press 80x5'], ['same']]);
});

test('a line edited on one device and its set on the other are both kept, and the difference is shown on both', async () => {
  const { devices, phone, laptop } = await offlineWithNote('bench 80x5', { isLogged: true });
  phone.replace('80x5', '80x6');
  laptop.changeSets((set) => ({ ...set.result, reps: 7 }));
  await devices.sync();
  for (const note of [phone, laptop]) {
    expect([note.text, setsShown(note.device)]).toEqual([
      expect.stringMatching(/^bench 80x6 \^/),
      ['bench-press 80x7'],
    ]);
    expect(note.stateOf('differs').state.changes).toMatchObject([{ logged: { reps: 7 }, stated: { reps: 6 } }]);
  }
});

test('of two cues written at once, both devices show the later one, and the other is offered until the cue is changed again', async () => {
  const { devices, phone, laptop } = await offlineWithNote('bench 80x5 !elbows in');
  phone.log();
  await devices.scenario.pass(1_000);
  changeCue(laptop.device.document, 'bench-press', 'Feet flat');
  await devices.sync();
  for (const { device } of [phone, laptop]) {
    expect(shownCue(device)).toBe('Feet flat');
    expect(await cuesReplacedOn(devices, device)).toEqual(['elbows in']);
  }
  changeCue(phone.device.document, 'bench-press', 'elbows in, feet flat');
  await devices.sync();
  for (const { device } of [phone, laptop]) {
    expect(shownCue(device)).toBe('elbows in, feet flat');
    expect(await cuesReplacedOn(devices, device)).toEqual([]);
  }
});

test('a day note written on both devices, and a workout logged from the note and at the bar, keep everything once', async () => {
  const { devices, phone, laptop } = await offlineWithNote('Slept well\n', {
    before: ({ document }) => {
      begin({ document }, 'w');
      document.changeRecord('workouts', 'w', (draft) => {
        draft.exercises.squats = { exercise: 'exercises/back-squat', order: 'a0' };
        for (const id of ['s1', 's2'])
          draft.sets[id] = { place: { exercise: 'squats', order: id }, target: { kind: 'working', load: { si: 100 } } };
      });
    },
  });
  phone.type('![[training]]');
  phone.type('bench 80x5 slow');
  phone.log();
  laptop.type('Knee is fine');
  for (const id of ['s1', 's2'])
    laptop.device.document.changeRecord('workouts', 'w', (draft) =>
      completeSet(draft, id, laptop.device.document.now(), { load: { si: 100 }, reps: 3 }),
    );
  await devices.sync();
  expect(laptop.text).toBe(phone.text);
  for (const note of [phone, laptop]) {
    for (const words of ['Slept well', '![[training]]', 'bench 80x5 slow', 'Knee is fine'])
      expect(note.text.split(words)).toHaveLength(2);
    expect(setsShown(note.device)).toEqual(['back-squat 100x3 100x3, bench-press 80x5']);
    expect(note.kinds.filter((kind) => kind !== 'other')).toEqual(['same']);
    expect(await trainingIn(devices, note.device, note.text)).toEqual([
      '  - Back squat: 100 kg x 3, 3',
      '  - Bench press: 80 kg x 5 (slow)',
    ]);
  }
});

test('a planned set noted in a line and completed at the bar is one set, and a difference is shown at the line', async () => {
  const { devices, phone, laptop } = await offlineWithNote('', {
    before: ({ document }) => {
      begin({ document }, 'w');
      document.changeRecord('workouts', 'w', (draft) => {
        draft.exercises.e = { exercise: 'exercises/bench-press', order: 'a0' };
        draft.sets.s = { place: { exercise: 'e', order: 'a0' }, target: { kind: 'working', load: { si: 80 } } };
      });
    },
  });
  phone.type('bench 80x5');
  phone.log();
  await devices.scenario.pass(1_000);
  const { document } = laptop.device;
  document.changeRecord('workouts', 'w', (draft) =>
    completeSet(draft, 's', document.now(), { load: { si: 82.5 }, reps: 4 }),
  );
  await devices.sync();
  for (const note of [phone, laptop]) {
    expect(setsShown(note.device)).toEqual(['bench-press 82.5x4']);
    expect(note.stateOf('differs')).toMatchObject({ isLineChanged: false, state: { changes: [{ kind: 'changed' }] } });
  }
  const updateLine = updateLineAction(phone.stateOf('differs'), phone.actionParts);
  if (updateLine !== null) phone.act(updateLine);
  expect([phone.kinds, phone.text]).toEqual([['same'], expect.stringMatching(/^bench 82\.5 kg x 4 \^[0-9a-f]{8}$/)]);
});

test('lines that two devices write into an empty note are merged into one, stay logged, and can be separated', async () => {
  const { devices, phone, laptop } = await offlineWithNote('');
  phone.type('bench 80x5');
  phone.log();
  laptop.type('squat 100x3');
  laptop.log();
  await devices.sync();
  expect(phone.text).toMatch(/^\w+ \d+x\d \^[0-9a-f]{8}\w+ \d+x\d \^[0-9a-f]{8}$/);
  for (const note of [phone, laptop]) {
    expect(setsShown(note.device)).toEqual([
      expect.stringMatching(/^(bench.* 80x5, .*100x3|back-squat 100x3, .*80x5)$/),
    ]);
    expect(note.kinds).toEqual(['same']);
  }
  phone.act(separateAction(phone.stateOf('same')));
  await devices.sync();
  for (const note of [phone, laptop]) {
    expect(note.text.split('\n').toSorted()).toEqual([
      expect.stringMatching(/^bench 80x5 \^[0-9a-f]{8}$/),
      expect.stringMatching(/^squat 100x3 \^[0-9a-f]{8}$/),
    ]);
    expect(note.kinds).toEqual(['same', 'same']);
  }
});

test('words of another device behind a logged line are not its remark, and stay when the line or its sets change', async () => {
  const { devices, phone, laptop } = await offlineWithNote('');
  phone.type('bench 80x5');
  phone.log();
  laptop.type('Knee is fine');
  await devices.sync();
  // which text comes first depends on the devices
  if (phone.text.startsWith('Knee')) phone.replace('Knee is finebench', 'bench');
  else phone.replace('Knee is fine', '');
  phone.type('');
  phone.replace('\n', 'Knee is fine');
  expect([phone.text, phone.kinds]).toEqual([
    expect.stringMatching(/^bench 80x5 \^[0-9a-f]{8}Knee is fine$/),
    ['same'],
  ]);
  phone.replace('80x5', '80x6');
  phone.act(updateWorkoutAction(phone.stateOf('differs'), phone.actionParts));
  expect(setsShown(phone.device)).toEqual(['bench-press 80x6']);
  expect([phone.text.split('\n').at(-1), phone.kinds]).toEqual(['Knee is fine', ['same', 'other']]);
});

function begin({ document }: Pick<SyncedDevice, 'document'>, id: string): void {
  document.createRecord('workouts', (draft) => startWorkout(draft, { at: document.now(), zone: 'UTC' }), { id });
}

/** Returns the cue of the bench press, as the logging screen shows it. */
function shownCue({ document }: SyncedDevice): string | null {
  const { cue = null } = knownExercises(document.records('exercises')).get('exercises/bench-press') ?? {};
  const [current] = document.records('workouts');
  if (current === undefined) throw new Error('There is no workout');
  return memoryAtBar({ keys: ['exercises/bench-press'], cue }, current, []).cue;
}

async function cuesReplacedOn({ scenario }: SyncedDevices, { document }: SyncedDevice): Promise<readonly string[]> {
  const page = { before: null, limit: 50 };
  const history = await scenario.during(readHistory(scenario.hub, person, 'exercises/bench-press', page));
  const leaf = document
    .records('exercises')
    .find(({ id }) => id === 'bench-press')
    ?.leaves.get('cue');
  return cuesReplaced((history?.states ?? []).map(pastState), leaf).map(({ cue }) => cue);
}

/** Returns the sets of the day's training, as a note that shows it prints them. */
async function trainingIn({ scenario }: SyncedDevices, { document }: SyncedDevice, text: string) {
  const written = await scenario.during(writeTraining(document, text, { noteDay, keepsEmbed: false }));
  return written.split('\n').filter((line) => line.startsWith('  - '));
}
