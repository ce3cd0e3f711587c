import { expect, test } from 'vitest';
import { expectAccessible, openApp } from '../testing/index.ts';
import { chooseFiles, zipOf } from './testing/files.ts';

const sled = '00000000-0000-7000-8000-000000000001';
const upper = '00000000-0000-7000-8000-000000000002';
const winter = '00000000-0000-7000-8000-000000000003';
const wrist = '00000000-0000-7000-8000-000000000004';

const records = [
  {
    key: `exercises/${sled}`,
    leaves: { name: 'Sled drag', tracking: 'loadDistance', equipment: 'other', 'muscles/quads': 1 },
  },
  {
    key: `routines/${upper}`,
    leaves: {
      name: 'Upper body',
      'exercises/x/exercise': `exercises/${sled}`,
      'exercises/x/order': 'a0',
      'exercises/y/exercise': 'exercises/bench-press',
      'exercises/y/order': 'a1',
      'sets/a/place': { exercise: 'y', order: 'a0' },
      'sets/a/target': { kind: 'working', reps: { min: 5, max: 5 }, load: { si: 80 } },
      'sets/b/place': { exercise: 'y', order: 'a1' },
      'sets/b/target': { kind: 'working', reps: { min: 5, max: 5 }, load: { si: 80 } },
    },
  },
  {
    key: `programmes/${winter}`,
    leaves: {
      name: 'Winter',
      form: 'rotation',
      'days/a': { order: 'a0', routine: upper },
      'days/b': { order: 'a1' },
    },
  },
  { key: `measures/${wrist}`, leaves: { name: 'Wrist', dimension: 'length' } },
];

test('what an export of this app contains besides notes and workouts can be read before it is imported', async () => {
  const { screen } = await openApp('/dashboard/profile/import');
  const lines = [{ format: 'mensana-export', version: 1 }, ...records].map((line) => JSON.stringify(line));
  await chooseFiles(zipOf('mensana.zip', { 'data.jsonl': lines.join('\n') }));
  const list = screen.getByRole('grid', { name: 'New' });
  const dialog = screen.getByRole('dialog');
  const open = async (name: string) => list.getByRole('row', { name, exact: false }).click();
  const close = async () => screen.getByRole('button', { name: 'Close' }).click();

  await expect.element(list.getByRole('row', { name: 'Upper body' })).toMatchTextContent('Routine');
  await open('Upper body');
  await expect.element(dialog).toMatchTextContent('Sled drag');
  await expect.element(dialog).toMatchTextContent('2 sets: 80 kg × 5');
  await expectAccessible('[role=dialog]');
  await close();

  await open('Winter');
  await expect.element(dialog).toMatchTextContent('Rotation');
  await expect.element(dialog).toMatchTextContent('Not started');
  await expect.element(dialog).toMatchTextContent('Day 1Upper body');
  await expect.element(dialog).toMatchTextContent('Rest day');
  await close();

  await open('Sled drag');
  await expect.element(dialog).toMatchTextContent('Weight and distance');
  await expect.element(dialog).toMatchTextContent('Primary muscles');
  await close();

  await open('Wrist');
  await expect.element(dialog).toMatchTextContent('Custom measurement');
  await expect.element(dialog).toMatchTextContent('Length');
});
