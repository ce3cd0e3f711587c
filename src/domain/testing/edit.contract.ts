import { describe, expect, it } from 'vitest';
import { type Instant, inTrash, type LeafChange, type Leaves, type RecordType } from '../kernel/index.ts';
import { recordTypes } from '../user-document.ts';

/** One way to edit a record, such as a screen or the document API. */
export interface EditedRecord {
  readonly type: RecordType;
  readonly id: string;
  readonly leaves: Leaves;
  readonly now: Instant;
  /** A JSON merge patch (RFC 7396) of the record, without its body. */
  readonly patch: object;
  /** The new body. */
  readonly body?: string;
}

/** Returns the leaves that the edit writes; null if the type refuses one. */
export type EditRecord = (edit: EditedRecord) => Promise<readonly LeafChange[] | null>;

const before = 1_000;
const now = 2_000;

/** Describes what an edit means, however it was made. */
export function describeEdits(name: string, edit: EditRecord): void {
  describe(`an edit by ${name}`, () => {
    const [note, workout, routine] = ['notes', 'workouts', 'routines'].map(typeOf) as [
      RecordType,
      RecordType,
      RecordType,
    ];
    const written = async (type: RecordType, leaves: Leaves, patch: object, rest: Partial<EditedRecord> = {}) =>
      await edit({ type, id: 'id', leaves, now, patch, ...rest });

    it.each(recordTypes.filter(({ shape }) => 'name' in shape || 'title' in shape))(
      'SY25a, SY25b of the name in $collection writes editedAt and restores the record from the trash',
      async (type) => {
        const path = 'title' in type.shape ? 'title' : 'name';
        const leaves = stored({ [path]: 'Old', trashedAt: before });
        const leavesWritten = await written(type, leaves, { [path]: 'New' });
        expect(valuesOf(leavesWritten)).toEqual({ [path]: 'New', editedAt: now });
        expect(inTrash(leaves)).toBe(true);
        expect(inTrash(withChanges(leaves, leavesWritten))).toBe(false);
      },
    );

    it('SY25a, SY25b of a set or an exercise writes editedAt', async () => {
      const noted = await written(routine, stored({ 'exercises/e/order': 'a0' }), {
        exercises: { e: { order: 'a1' } },
      });
      expect(valuesOf(noted)).toEqual({ 'exercises/e/order': 'a1', editedAt: now });
      const done = stored({ 'sets/s/result': { kind: 'working', reps: 5 } });
      const cleared = await written(workout, done, { sets: { s: { result: null } } });
      expect(valuesOf(cleared)).toEqual({ 'sets/s/result': null, editedAt: now });
    });

    it('SY25b of the body writes editedAt', async () => {
      expect(valuesOf(await written(note, stored({ title: 'A' }), {}, { body: 'Text' }))).toEqual({ editedAt: now });
    });

    it('SY25a of any other leaf does not write editedAt', async () => {
      const leaves = stored({ title: 'A', trashedAt: before });
      expect(valuesOf(await written(note, leaves, { pinnedAt: now }))).toEqual({ pinnedAt: now });
      expect(valuesOf(await written(note, leaves, { tags: { knee: 'Knee' } }))).toEqual({ 'tags/knee': 'Knee' });
    });

    it('without a difference writes nothing', async () => {
      expect(await written(note, stored({ title: 'A' }), { title: 'A' })).toEqual([]);
    });

    it('that includes editedAt and a title writes the time of the edit', async () => {
      const leaves = await written(note, stored({ title: 'A', editedAt: 1 }), { title: 'B', editedAt: 7 });
      expect(valuesOf(leaves)).toEqual({ title: 'B', editedAt: now });
    });

    it('creates a record with the current time, unless it includes another', async () => {
      expect(valuesOf(await written(note, new Map(), { pinnedAt: now }))).toEqual({ pinnedAt: now, createdAt: now });
      const imported = await written(note, new Map(), { pinnedAt: now, createdAt: before });
      expect(valuesOf(imported)).toEqual({ pinnedAt: now, createdAt: before });
    });

    it('SY27h creates a daily note with its day', async () => {
      const leaves = await written(note, new Map(), { title: 'A' }, { id: 'day-2026-11-21' });
      expect(valuesOf(leaves)).toEqual({ title: 'A', day: '2026-11-21', createdAt: now, editedAt: now });
      const other = await written(note, new Map(), { title: 'A', day: '2026-11-22' }, { id: 'day-2026-11-21' });
      expect(valuesOf(other)).toMatchObject({ day: '2026-11-22' });
    });

    it('with an invalid value writes nothing at all', async () => {
      expect(await written(note, stored({ title: 'A' }), { title: 'B', pinnedAt: 'soon' })).toBeNull();
      expect(await written(note, stored({ title: 'A' }), { noSuchLeaf: 1 })).toBeNull();
    });
  });
}

function typeOf(collection: string): RecordType {
  const type = recordTypes.find((each) => each.collection === collection);
  if (type === undefined) throw new Error(`Unknown collection: ${collection}`);
  return type;
}

function stored(values: Readonly<Record<string, unknown>>): Leaves {
  return new Map(Object.entries(values).map(([path, value]) => [path, { value, stamp: stampAt(1) }]));
}

function withChanges(leaves: Leaves, changes: readonly LeafChange[] | null): Leaves {
  return new Map([
    ...leaves,
    ...(changes ?? []).map(({ path, value }) => [path, { value, stamp: stampAt(2) }] as const),
  ]);
}

/** Creates a stamp of one device in stored form. */
function stampAt(counter: number): string {
  return `-------0--${counter}TESTING-`;
}

function valuesOf(changes: readonly LeafChange[] | null): Readonly<Record<string, unknown>> {
  return Object.fromEntries((changes ?? []).map(({ path, value }) => [path, value]));
}
