import { workoutExercises } from '#domain/exercise/index.ts';
import { draftEdit, inTrash, type Leaves, type LocalDay, type RecordKey, readRecord } from '#domain/kernel/index.ts';
import { type Collection, type RecordIn, recordTypeOf } from '#domain/user-document.ts';
import type { RecordEntry } from '../../../replica/index.ts';
import type { LoggingDocument } from '../outside-changes.ts';

/** A device with a document of its own, which can be merged with that of another device. */
export class Device implements LoggingDocument {
  readonly #records = new Map<RecordKey, Leaves>();
  readonly #name: string;
  readonly #day: LocalDay;
  #ms: number;

  /**
   * @param name sorts stamps of the same millisecond
   * @param at the time by its clock
   */
  constructor(name: string, day: LocalDay, at: number) {
    this.#name = name;
    this.#day = day;
    this.#ms = at;
  }

  readonly records = <C extends Collection>(collection: C): readonly RecordEntry<C>[] =>
    [...this.#records].flatMap(([key, leaves]) => {
      if (!key.startsWith(`${collection}/`)) return [];
      const value = readRecord(recordTypeOf(collection), leaves).value as RecordIn<C>;
      const id = key.slice(collection.length + 1);
      return [{ id, key, value, leaves: leaves as RecordEntry<C>['leaves'], inTrash: inTrash(leaves) }];
    });

  readonly deletedIds = (): readonly string[] => [];

  readonly changeRecord: LoggingDocument['changeRecord'] = (collection, id, edit) => {
    const key: RecordKey = `${collection}/${id}`;
    const leaves = this.#records.get(key) ?? new Map();
    const type = recordTypeOf(collection);
    const changes = draftEdit(type, { id, leaves, isNew: leaves.size === 0, now: this.now() }, edit as never);
    if (!changes.ok) throw new Error(`${changes.error.code} ${changes.error.path}`);
    this.#write(key, changes.value);
    return { ok: true, value: undefined };
  };

  readonly createRecord: LoggingDocument['createRecord'] = (collection, edit, { id = this.newId() } = {}) => {
    this.changeRecord(collection, id, edit);
    return id;
  };

  readonly trash = (keys: readonly RecordKey[]): void => {
    for (const key of keys) this.#write(key, [{ path: 'trashedAt', value: this.now() }]);
  };

  readonly restore = (keys: readonly RecordKey[]): void => {
    for (const key of keys) this.#write(key, [{ path: 'trashedAt', value: null }]);
  };

  readonly now = (): number => this.#ms;
  readonly today = (): LocalDay => this.#day;
  readonly newId = (): string => crypto.randomUUID();

  /** Lets time pass. */
  wait(ms: number): void {
    this.#ms += ms;
  }

  /** Returns the sets of each workout that is not in the trash, in short. */
  get shown(): readonly string[] {
    return this.records('workouts')
      .filter((each) => !each.inTrash)
      .map(({ leaves }) => {
        const sets = workoutExercises(leaves).exercises.flatMap((exercise) => exercise.sets);
        return sets.map(({ set }) => `${set.result?.load?.si}x${set.result?.reps}`).join(' ');
      });
  }

  /** Merges the documents of two devices: of each leaf, both have the later value. */
  syncWith(other: Device): void {
    for (const key of new Set([...this.#records.keys(), ...other.#records.keys()])) {
      const merged = new Map(this.#records.get(key));
      for (const [path, leaf] of other.#records.get(key) ?? [])
        if ((merged.get(path)?.stamp ?? '') < leaf.stamp) merged.set(path, leaf);
      this.#records.set(key, merged);
      other.#records.set(key, merged);
    }
  }

  #write(key: RecordKey, changes: readonly { readonly path: string; readonly value: unknown }[]): void {
    this.#ms += 1;
    const stamp = `${String(this.#ms).padStart(16, '0')} ${this.#name}`;
    const written = changes.map(({ path, value }) => [path, { value, stamp }] as const);
    this.#records.set(key, new Map([...(this.#records.get(key) ?? []), ...written]));
  }
}
