import { expect, test } from 'vitest';
import { knownExercises } from '#domain/exercise/index.ts';
import type { SharedProgramme, SharedRoutine } from '#domain/exercise/sharing/index.ts';
import { type RecordKey, readRecord } from '#domain/kernel/index.ts';
import { type Collection, recordTypeOf } from '#domain/user-document.ts';
import { SharedImport, type SharedImportParts } from './shared-import.ts';

const squat = { name: 'Back squat', slug: 'back-squat', sets: [] };
const sled = { name: 'Sled drag', tracking: 'loadReps', muscles: { quads: 1 }, sets: [{ target: { rir: 0 } }] };
const routine: SharedRoutine = { kind: 'mensana-routine', version: 1, name: 'Sled day', exercises: [squat, sled] };
const programme: SharedProgramme = {
  kind: 'mensana-programme',
  version: 1,
  name: 'Winter',
  form: 'rotation',
  routines: [
    { name: 'Sled day', exercises: [sled, squat] },
    { name: 'Other sled day', exercises: [sled] },
  ],
  days: [{ routine: 1 }, {}, { routine: 0 }],
  progressions: [
    { exercise: { name: 'Sled drag' }, progression: { rule: 'linear' } },
    { exercise: { name: 'Car push uphill' }, progression: { rule: 'double' } },
  ],
};

/** A document that only remembers what is created in it. */
function fakeDocument() {
  const records = new Map<RecordKey, unknown>();
  let made = 0;
  const newId = () => `n${++made}`;
  const createRecord = (collection: Collection, edit: (draft: never) => void) => {
    const draft = readRecord(recordTypeOf(collection), new Map()).value;
    edit(draft as never);
    const id = `${collection}-${records.size}`;
    records.set(`${collection}/${id}` as RecordKey, JSON.parse(JSON.stringify(draft)));
    return id;
  };
  return { records, document: { createRecord, newId } as SharedImportParts['document'] };
}

test('a routine is created with the custom exercises that are missing here', () => {
  const { records, document } = fakeDocument();
  const importing = new SharedImport({ document, catalogue: knownExercises([]), order: 'a5' });
  const id = importing.add(routine);
  expect([...records.keys()]).toEqual(['exercises/exercises-0', `routines/${id}`]);
  expect(importing.created).toEqual([...records.keys()]);
  expect(records.get('exercises/exercises-0')).toMatchObject({ name: 'Sled drag', muscles: { quads: 1 } });
  const created = records.get(`routines/${id}`) as { readonly exercises: object };
  expect(created).toMatchObject({ name: 'Sled day', order: 'a5' });
  expect(Object.values(created.exercises).map(({ exercise }) => exercise)).toEqual([
    'exercises/back-squat',
    'exercises/exercises-0',
  ]);
});

test('routines are created in a folder', () => {
  const { records, document } = fakeDocument();
  const id = new SharedImport({ document, catalogue: knownExercises([]), order: 'a5', folder: 'f' }).add(routine);
  expect(records.get(`routines/${id}`)).toMatchObject({ folder: 'f' });
});

test('a programme is created with its routines in order, and each missing exercise once', () => {
  const { records, document } = fakeDocument();
  const importing = new SharedImport({ document, catalogue: knownExercises([]), order: 'a5' });
  const id = importing.add(programme);
  expect(importing.created).toEqual([...records.keys()]);
  expect([...records].map(([key, value]) => [key, (value as { readonly name: string }).name])).toEqual([
    ['exercises/exercises-0', 'Sled drag'],
    ['routines/routines-1', 'Sled day'],
    ['routines/routines-2', 'Other sled day'],
    ['exercises/exercises-3', 'Car push uphill'],
    [`programmes/${id}`, 'Winter'],
  ]);
  expect(records.get('routines/routines-1')).toMatchObject({ order: 'a5' });
  expect(records.get('routines/routines-2')).toMatchObject({ order: 'a6' });
  const created = records.get(`programmes/${id}`) as { readonly days: object };
  expect(created).toMatchObject({
    form: 'rotation',
    progression: { 'exercises-0': { rule: 'linear' }, 'exercises-3': { rule: 'double' } },
  });
  expect(created).not.toHaveProperty('startedOn');
  const days = Object.values(created.days) as readonly { readonly order: string; readonly routine?: string }[];
  expect(days.toSorted((a, b) => (a.order < b.order ? -1 : 1)).map((day) => day.routine)).toEqual([
    'routines-2',
    undefined,
    'routines-1',
  ]);
});
