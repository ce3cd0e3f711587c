import { describe, expect, test } from 'vitest';
import { knownExercises, workoutExercises } from '#domain/exercise/index.ts';
import { removeExercise } from '#domain/exercise/logging/index.ts';
import { recordKey } from '#domain/kernel/index.ts';
import { NoteOnDevice, noteDay, offlineWithNote, setsShown } from '../../testing/note-on-device.ts';
import type { SyncedDevice, SyncedDevices } from '../../testing/synced-devices.ts';
import { removeSetsAction, updateWorkoutAction } from './note-actions.ts';

const line = 'bench 80x5';

/** Whether the deletion is the earlier or the later change of the two. */
const orders = ['before', 'after'] as const;

async function inOrder(devices: SyncedDevices, order: (typeof orders)[number], remove: () => void, other: () => void) {
  const [first, second] = order === 'before' ? [remove, other] : [other, remove];
  first();
  await devices.scenario.pass(1_000);
  second();
  await devices.sync();
}

describe.each(orders)('a line deleted on one device, %s', (order) => {
  test('its set is changed on the other, leaves the set with its change', async () => {
    const { devices, phone, laptop } = await offlineWithNote(line, { isLogged: true });
    phone.type('Slept well');
    const deleted = `${phone.text.split('\n')[0]}\n`;
    await inOrder(
      devices,
      order,
      () => phone.replace(deleted, ''),
      () => laptop.changeSets((set) => ({ ...set.result, reps: 7 })),
    );
    for (const note of [phone, laptop])
      expect([note.text, setsShown(note.device)]).toEqual(['Slept well', ['bench-press 80x7']]);
  });

  test('the line is changed on the other, leaves the set, and what was typed', async () => {
    const { devices, phone, laptop } = await offlineWithNote(line, { isLogged: true });
    const deleted = phone.text;
    await inOrder(
      devices,
      order,
      () => phone.replace(deleted, ''),
      () => laptop.replace('80x5', '80x5 left knee'),
    );
    for (const note of [phone, laptop])
      expect([note.text, setsShown(note.device)]).toEqual([' left knee', ['bench-press 80x5']]);
  });
});

test('the sets of a line removed on one device, before one of them is changed on the other, leave the changed one', async () => {
  const { devices, phone, laptop } = await offlineWithNote('bench 80x5,5', { isLogged: true });
  laptop.type('bench 60x8');
  laptop.log();
  const [changed = ''] = Object.keys(laptop.device.document.records('workouts')[0]?.value.sets ?? {});
  phone.act(removeSetsAction(phone.stateOf('same'), phone.actionParts));
  await devices.scenario.pass(1_000);
  laptop.changeSets((set, id) => (id === changed ? { ...set.result, reps: 7 } : {}));
  await devices.sync();
  for (const { device } of [phone, laptop]) {
    expect(setsShown(device)).toEqual(['bench-press 60x8']);
    expect(unplacedSets(device)).toEqual([7]);
  }
  // the line lost its id on the phone, and can be logged again
  expect(phone.kinds).toEqual(['offered', 'same']);
});

describe.each(orders)('a note moved to the trash on one device, %s a line is logged in it on the other', (order) => {
  test('stays with its text, and so do the sets', async () => {
    const { devices, phone, laptop } = await offlineWithNote(line, { isLogged: true });
    await inOrder(
      devices,
      order,
      () => phone.device.document.trash([phone.key]),
      () => {
        laptop.type('squat 100x3');
        laptop.log();
      },
    );
    for (const note of [phone, laptop]) {
      const found = note.device.document.records('notes').find(({ key }) => key === note.key);
      expect(found?.inTrash).toBe(order === 'after');
      expect(note.kinds).toEqual(['same', 'same']);
      expect(setsShown(note.device)).toEqual(['bench-press 80x5, back-squat 100x3']);
    }
  });
});

test('a note deleted permanently on one device, while a line is logged in it on the other, is saved as another note whose lines are logged', async () => {
  const { devices, phone, laptop } = await offlineWithNote(line, { isLogged: true });
  phone.device.document.trash([phone.key]);
  phone.device.document.deleteForEver([phone.key]);
  laptop.type('squat 100x3');
  laptop.log();
  await devices.sync();
  const saved: NoteOnDevice[] = [];
  for (const { device } of [phone, laptop]) {
    const notes = device.document.records('notes');
    expect(notes.map(({ key }) => key)).toEqual([expect.not.stringContaining(phone.key)]);
    const key = recordKey('notes', notes[0]?.id ?? '');
    const { text } = await devices.scenario.during(device.store.replica.document.bodies.open(key));
    saved.push(new NoteOnDevice(device, key, { day: noteDay, body: text }));
  }
  for (const note of saved)
    expect([note.kinds, setsShown(note.device)]).toEqual([['same', 'same'], ['bench-press 80x5, back-squat 100x3']]);
  saved[0]?.replace('80x5', '80x5,4');
  saved[0]?.act(updateWorkoutAction(saved[0].stateOf('differs'), saved[0].actionParts));
  await devices.sync();
  for (const note of saved)
    expect([note.kinds, setsShown(note.device)]).toEqual([
      ['same', 'same'],
      ['bench-press 80x5 80x4, back-squat 100x3'],
    ]);
});

describe.each(orders)('a workout moved to the trash on one device, %s its line is changed on the other', (order) => {
  test('leaves the text, which says that it is not logged anymore unless the workout is back', async () => {
    const { devices, phone, laptop } = await offlineWithNote(line, { isLogged: true });
    await inOrder(
      devices,
      order,
      () => trashWorkout(phone.device),
      () => {
        laptop.replace('80x5', '80x6');
        laptop.act(updateWorkoutAction(laptop.stateOf('differs'), laptop.actionParts));
      },
    );
    for (const note of [phone, laptop]) {
      expect(note.text).toMatch(/^bench 80x6 \^[0-9a-f]{8}$/);
      if (order === 'before') expect([note.kinds, setsShown(note.device)]).toEqual([['same'], ['bench-press 80x6']]);
      else expect([note.stateOf('offered').isAgain, setsShown(note.device)]).toEqual([true, []]);
    }
  });
});

test('a workout that is restored after its line was logged again in another one says that it is there twice', async () => {
  const { devices, phone, laptop } = await offlineWithNote(line, { isLogged: true });
  trashWorkout(phone.device);
  phone.log();
  await devices.scenario.pass(1_000);
  laptop.changeSets((set) => ({ ...set.result, reps: 7 }));
  await devices.sync();
  for (const note of [phone, laptop]) {
    expect(setsShown(note.device).toSorted()).toEqual(['bench-press 80x5', 'bench-press 80x7']);
    expect(note.kinds).toEqual(['twice']);
  }
});

test('a workout deleted permanently on one device, while a line is logged in it on the other, is saved as another one', async () => {
  const { devices, phone, laptop } = await offlineWithNote(line, { isLogged: true });
  const [workout] = phone.device.document.records('workouts');
  trashWorkout(phone.device);
  phone.device.document.deleteForEver([recordKey('workouts', workout?.id ?? '')]);
  laptop.type('squat 100x3');
  laptop.log();
  await devices.sync();
  for (const note of [phone, laptop]) {
    expect(note.kinds).toEqual(['same', 'same']);
    expect(setsShown(note.device)).toEqual(['bench-press 80x5, back-squat 100x3']);
  }
});

describe.each(orders)(
  'an exercise removed from a workout on one device, %s a line of it is logged on the other',
  (order) => {
    test('leaves the text, which says that it is not logged anymore unless the exercise is back', async () => {
      const { devices, phone, laptop } = await offlineWithNote(line, { isLogged: true });
      await inOrder(
        devices,
        order,
        () => removeFirstExercise(phone.device),
        () => {
          laptop.type('bench 60x8');
          laptop.log();
        },
      );
      for (const note of [phone, laptop]) {
        expect(note.text).toMatch(/^bench 80x5 \^[0-9a-f]{8}\nbench 60x8 \^[0-9a-f]{8}$/);
        if (order === 'before')
          expect([note.kinds, setsShown(note.device)]).toEqual([['same', 'same'], ['bench-press 80x5 60x8']]);
        else expect([note.kinds, setsShown(note.device)]).toEqual([['offered', 'offered'], ['']]);
      }
    });
  },
);

describe.each([
  ['moved to the trash', false],
  ['deleted permanently', true],
])('an exercise %s on one device, while a line of it is logged on the other,', (_, isForEver) => {
  test('keeps its sets and its name, and its lines stay logged', async () => {
    let id = '';
    const { devices, phone, laptop } = await offlineWithNote('garage press 80x5', {
      before: ({ document }) => {
        id = document.createRecord('exercises', (draft) => {
          draft.name = 'Garage press';
        });
      },
      isLogged: true,
    });
    phone.device.document.trash([recordKey('exercises', id)]);
    if (isForEver) phone.device.document.deleteForEver([recordKey('exercises', id)]);
    laptop.type('garage press 60x8');
    laptop.log();
    await devices.sync();
    for (const note of [phone, laptop]) {
      expect([note.kinds, setsShown(note.device)]).toEqual([['same', 'same'], [`${id} 80x5 60x8`]]);
      const known = knownExercises(note.device.document.records('exercises')).get(recordKey('exercises', id));
      expect(known).toMatchObject({ name: 'Garage press', isOffered: false });
    }
  });
});

function trashWorkout({ document }: SyncedDevice): void {
  document.trash(document.records('workouts').map(({ key }) => key));
}

function removeFirstExercise({ document }: SyncedDevice): void {
  const [workout] = document.records('workouts');
  const [exercise] = workoutExercises(workout?.leaves ?? new Map()).exercises;
  document.changeRecord('workouts', workout?.id ?? '', (draft) => {
    removeExercise(draft, exercise?.id ?? '', document.now());
  });
}

/** Returns the repetitions of sets that no exercise of the workout contains, which its page lists, too. */
function unplacedSets({ document }: SyncedDevice): readonly (number | undefined)[] {
  return document
    .records('workouts')
    .flatMap(({ leaves }) => workoutExercises(leaves).unplacedSets.map(({ set }) => set.result?.reps));
}
