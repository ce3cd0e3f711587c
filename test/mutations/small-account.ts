import { exercise, knownExercises } from '#domain/exercise/index.ts';
import { type ImportDrafts, type KnownDocument, type ReadRecord, sourceOf } from '#domain/import/plan/index.ts';
import { type RecordKey, readRecord } from '#domain/kernel/index.ts';

const now = Date.parse('2026-11-26T12:00:00Z');

const { value: ownSquat } = readRecord(exercise, new Map([['name', { value: 'Squat (Barbell)', stamp: '' }]]));
const ownExercises = [{ id: 'mine', value: ownSquat, inTrash: false, isErased: false }];

/** The exercises of every small account and of the library, shared because reading their names takes time. */
export const exercisesOfAccount = knownExercises(ownExercises);

/** An account that has something in common with an import. */
export class SmallAccount {
  readonly known: KnownDocument;
  readonly #records = new Map<RecordKey, ReadRecord>();

  constructor({ notes, workouts }: ImportDrafts, app: string) {
    const titles = notes.slice(0, 3).map(({ title }) => title.trim());
    this.known = {
      now,
      zone: 'Europe/Berlin',
      dayStartsAt: 240,
      hasHeight: false,
      units: { load: 'kg', distance: 'km', bodyWeight: 'kg', length: 'cm' },
      notebooks: new Map([['mine', new Map([['name', { value: 'Work', stamp: '' }]])]]),
      deletedNotebooks: ['gone'],
      exercises: ownExercises,
      gear: [{ id: 'mine', name: 'Old bike' }],
      measures: [{ id: 'mine', name: 'Neck', dimension: 'length' }],
      bodyWeights: [{ day: '2024-01-01', value: 80 }],
      notes: titles.map((title, at) => ({ key: `notes/mine-${at}`, title })),
      activities: [],
      workouts: workouts.slice(0, 2).flatMap(({ startedAt }, at) => {
        return typeof startedAt === 'number' ? [{ key: `workouts/mine-${at}` as const, startedAt }] : [];
      }),
      lostAttachments: new Set(),
      batches: [{ id: 'before', app, undoneAt: null, exercises: [], answers: { zone: 'Mars/Olympus', units: 'none' } }],
    };
    for (const [at, { text }] of notes.slice(0, 3).entries()) {
      const written = text.filter((part) => typeof part === 'string').join('');
      this.#put(`notes/mine-${at}`, new Map(), written);
    }
  }

  /** Returns a record as the account has it. Of the keys of an import, every eighth is of a permanently deleted record. */
  readonly read = async (keys: readonly RecordKey[]): Promise<readonly ReadRecord[]> =>
    keys.flatMap((key) => {
      const record = this.#records.get(key);
      if (record !== undefined) return [record];
      return /[07]$/.test(key) ? [{ key, leaves: new Map(), text: null, isTombstoned: true }] : [];
    });

  /** Writes what an import would write. */
  write(key: RecordKey, leaves: readonly { readonly path: string; readonly value: unknown }[], text: string | null) {
    const before = this.#records.get(key);
    const all = new Map(before?.leaves);
    for (const { path, value } of leaves) {
      if (value === null) all.delete(path);
      else all.set(path, value);
    }
    this.#put(key, all, text);
  }

  /** Returns whether a record came from this batch. */
  isOf(batch: string, key: RecordKey): boolean {
    const record = this.#records.get(key);
    return record !== undefined && sourceOf(record).batch === batch;
  }

  #put(key: RecordKey, leaves: ReadonlyMap<string, unknown>, text: string | null): void {
    this.#records.set(key, { key, leaves, text, isTombstoned: false });
  }
}
