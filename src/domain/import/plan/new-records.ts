import type { MeasureDimension } from '../../exercise/body/index.ts';
import { exercise, measure } from '../../exercise/index.ts';
import {
  changedLeaves,
  foldCase,
  foldForSearch,
  type Instant,
  type LeafChange,
  type RecordKey,
  type RecordType,
  readRecord,
  units,
} from '../../kernel/index.ts';
import { notebook } from '../../notes/index.ts';
import type { MeasurementDraft } from '../draft/index.ts';
import type { NewExercise } from '../matching/index.ts';
import { contentHash } from './content-hash.ts';
import { importedId } from './imported-id.ts';
import type { KnownDocument } from './known-document.ts';
import type { NewNotebook } from './notebook-paths.ts';

/** A record that an import creates or changes: the leaves to write, and the text of its body if it has one. */
export interface PlannedEdit {
  readonly key: RecordKey;
  readonly leaves: readonly LeafChange[];
  /** Null for a record type without a body. */
  readonly text: string | null;
  /**
   * The hash of the content that the record had when it was planned; null if there was none. Absent for what other records
   * need, which is written whatever is there.
   */
  readonly before?: string | null;
}

export interface BatchOrigin {
  readonly app: string;
  /** The id of the batch. */
  readonly batch: string;
  readonly now: Instant;
}

/** The exercises that an import creates, each once, as workouts need them. */
export class NewExercises {
  readonly #origin: BatchOrigin;
  readonly #known: KnownDocument['exercises'];
  readonly #asNew: ReadonlyMap<string, NewExercise>;
  readonly #keys = new Map<string, RecordKey>();
  readonly #created = new Map<RecordKey, NewExercise>();

  /** @param asNew what to create, by the name in the import */
  constructor(origin: BatchOrigin, known: KnownDocument['exercises'], asNew: ReadonlyMap<string, NewExercise>) {
    this.#origin = origin;
    this.#known = known;
    this.#asNew = asNew;
  }

  /** Returns the key of the exercise that a name becomes. */
  keyOf(name: string): RecordKey {
    const known = this.#keys.get(name);
    if (known !== undefined) return known;
    const key = this.#create(name);
    this.#keys.set(name, key);
    return key;
  }

  *edits(): Generator<PlannedEdit> {
    for (const [key, made] of this.#created) {
      const value = readRecord(exercise, new Map()).value;
      value.name = made.name;
      value.tracking = made.tracking;
      if (made.equipment !== null) value.equipment = made.equipment;
      if (made.isUnilateral) value.unilateral = true;
      for (const [muscle, weight] of Object.entries(made.muscles)) value.muscles[muscle] = weight;
      yield createdRecord(exercise, key, value, this.#origin);
    }
  }

  /** An exercise of an earlier import is used again. If the user deleted it since, it is restored. */
  #create(name: string): RecordKey {
    const id = importedId(this.#origin.app, `exercise ${foldCase(name)}`, 0);
    const record = this.#known.find((each) => each.id === id);
    const made = this.#asNew.get(name);
    const isHere = record !== undefined && !record.inTrash && record.isErased !== true;
    if (!isHere && made !== undefined) this.#created.set(`exercises/${id}`, made);
    return `exercises/${id}`;
  }
}

export interface MeasureOfImport {
  readonly id: string;
  readonly dimension: MeasureDimension;
}

/** The measures of an import that the app does not have, found among the user's own by name, or created. */
export class NewMeasures {
  readonly #origin: BatchOrigin;
  readonly #known = new Map<string, MeasureOfImport>();
  readonly #new = new Map<string, MeasureOfImport & { readonly name: string }>();
  readonly #used = new Set<string>();

  constructor(origin: BatchOrigin, known: KnownDocument['measures'], drafts: Iterable<MeasurementDraft>) {
    this.#origin = origin;
    for (const { id, name, dimension } of known) this.#known.set(foldForSearch(name), { id, dimension });
    for (const { measure: named, value } of drafts) {
      if (!('name' in named)) continue;
      const folded = foldForSearch(named.name);
      if (this.#known.has(folded) || this.#new.has(folded)) continue;
      const id = importedId(origin.app, `measure ${folded}`, 0);
      const renamed = known.find((each) => each.id === id);
      if (renamed !== undefined) {
        this.#known.set(folded, renamed);
        continue;
      }
      this.#new.set(folded, { id, name: named.name.trim(), dimension: dimensionOfUnit(value.unit) });
    }
  }

  /** Returns the measure with a name, which is created if it does not exist. */
  of(name: string): MeasureOfImport | null {
    const folded = foldForSearch(name);
    if (this.#new.has(folded)) this.#used.add(folded);
    return this.#known.get(folded) ?? this.#new.get(folded) ?? null;
  }

  *edits(): Generator<PlannedEdit> {
    for (const [folded, { id, name, dimension }] of this.#new) {
      if (!this.#used.has(folded)) continue;
      const value = readRecord(measure, new Map()).value;
      value.name = name;
      value.dimension = dimension;
      yield createdRecord(measure, `measures/${id}`, value, this.#origin);
    }
  }
}

function dimensionOfUnit(unit: MeasurementDraft['value']['unit']): MeasureDimension {
  if (unit === '%') return 'share';
  const dimension = unit === null ? undefined : units[unit].dimension;
  return dimension === 'mass' || dimension === 'length' || dimension === 'duration' ? dimension : 'count';
}

/** Returns the edit that creates a notebook. */
export function createdNotebook({ id, name, parent }: NewNotebook, origin: BatchOrigin): PlannedEdit {
  const value = readRecord(notebook, new Map()).value;
  value.name = name;
  if (parent !== null) value.parent = parent;
  return createdRecord(notebook, `notebooks/${id}`, value, origin);
}

/** Returns the edit that creates a record, or restores it if the user deleted it since an earlier import. */
export function createdRecord<T extends RecordType>(
  type: T,
  key: RecordKey,
  value: Parameters<typeof changedLeaves<T>>[2],
  { app, batch, now }: BatchOrigin,
): PlannedEdit {
  const before = readRecord(type, new Map()).value;
  const changes = changedLeaves(type, before, value, new Map());
  if (!changes.ok) throw new Error(`${key} cannot be created: ${changes.error.code}`);
  const hash = contentHash({ leaves: new Map(changes.value.map((leaf) => [leaf.path, leaf.value])), text: null });
  const common = [
    { path: 'createdAt', value: now },
    { path: 'trashedAt', value: null },
    { path: 'erasedAt', value: null },
    { path: 'source', value: { app, id: key, batch, hash } },
  ];
  return { key, leaves: [...changes.value, ...common], text: null };
}
