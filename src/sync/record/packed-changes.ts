import type { Result } from '#domain/kernel/index.ts';
import { ByteColumn, ColumnReader } from './byte-column.ts';
import { decodeValue, encodeValue } from './bytes.ts';
import {
  type ChangesError,
  changesFromWire,
  changesToWire,
  fieldsToWire,
  putLeaves,
  readChanges,
  ShapeError,
} from './change-bytes.ts';
import type { Change, Field, Fields } from './record.ts';
import { isReplicaId, maxCounter, maxMs, parseStamp, printStamp, type ReplicaId, type Stamp } from './stamp.ts';

/**
 * Packs many changes for a device, to be compressed. The stamps of fields are stored separately, each as its difference
 * from the previous one. Stamps differ in a few digits each, and compress badly among other data.
 *
 *     packed   = [replicas, steps, counters, writers, changes]
 *     replicas = [replica id, …]
 *     steps    = milliseconds after the previous stamp, the first after 0
 *     writers  = indexes in replicas
 *     changes  = as in `encodeChanges`, with [[path, value, …], …] for groups
 *
 * Steps, counters and writers are bytes as a `ByteColumn` writes numbers, because there are hundreds of them.
 */
export function packChanges(changes: readonly Change[]): Uint8Array {
  const columns = new StampColumns();
  const plain = changesToWire(changes, (fields) =>
    fieldsToWire(fields).map(([stamp, leaves]) => {
      columns.put(stamp);
      return leaves;
    }),
  );
  const { replicas, steps, counters, writers } = columns;
  return encodeValue([replicas, steps.bytes, counters.bytes, writers.bytes, plain]);
}

/** Unpacks changes from an untrusted source. Returns all of them, or an error. Does not verify checksums. */
export function unpackChanges(bytes: Uint8Array): Result<readonly Change[], ChangesError> {
  return readChanges(() => {
    const [replicas, steps, counters, writers, plain, ...more] = listOf(decodeValue(bytes));
    if (more.length > 0) throw new ShapeError('packed');
    const stamps = new StampReader(listOf(replicas), bytesOf(steps), bytesOf(counters), bytesOf(writers));
    const changes = changesFromWire(plain, (groups, key) => fieldsWithStamps(groups, key, stamps));
    if (!stamps.isAtEnd) throw new ShapeError('stamps');
    return changes;
  });
}

class StampColumns {
  readonly replicas: ReplicaId[] = [];
  readonly steps = new ByteColumn();
  readonly counters = new ByteColumn();
  readonly writers = new ByteColumn();
  #ms = 0;

  put(stamp: Stamp): void {
    const { ms, counter, replica } = parseStamp(stamp);
    const known = this.replicas.lastIndexOf(replica);
    this.steps.putStep(ms - this.#ms);
    this.counters.putCount(counter);
    this.writers.putCount(known === -1 ? this.replicas.push(replica) - 1 : known);
    this.#ms = ms;
  }
}

type List = readonly unknown[];

class StampReader {
  readonly #replicas: readonly ReplicaId[];
  readonly #steps: ColumnReader;
  readonly #counters: ColumnReader;
  readonly #writers: ColumnReader;
  #ms = 0;

  constructor(replicas: List, steps: Uint8Array, counters: Uint8Array, writers: Uint8Array) {
    if (!replicas.every(isReplicaId)) throw new ShapeError('replicas');
    this.#replicas = replicas;
    this.#steps = new ColumnReader('steps', steps);
    this.#counters = new ColumnReader('counters', counters);
    this.#writers = new ColumnReader('writers', writers);
  }

  get isAtEnd(): boolean {
    return this.#steps.isAtEnd && this.#counters.isAtEnd && this.#writers.isAtEnd;
  }

  next(): Stamp {
    this.#ms += this.#steps.takeStep();
    const ms = this.#ms;
    const counter = this.#counters.takeCount();
    const replica = this.#replicas[this.#writers.takeCount()];
    const isStamp = ms >= 0 && ms <= maxMs && counter <= maxCounter && replica !== undefined;
    if (!isStamp) throw new ShapeError('stamp');
    return printStamp({ ms, counter, replica });
  }
}

function fieldsWithStamps(groups: unknown, key: string, stamps: StampReader): Fields {
  const fields = new Map<string, Field>();
  for (const leaves of listOf(groups)) putLeaves(fields, stamps.next(), leaves, key);
  return fields;
}

function bytesOf(value: unknown): Uint8Array {
  if (!(value instanceof Uint8Array)) throw new ShapeError('packed');
  return value;
}

function listOf(value: unknown): List {
  if (!Array.isArray(value)) throw new ShapeError('packed');
  return value;
}
