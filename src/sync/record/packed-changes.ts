import { err, ok, type Result } from '#domain/kernel/index.ts';
import { decodeValue, encodeValue } from './bytes.ts';
import { type ChangesError, changesFromWire, changesToWire, ShapeError } from './change-bytes.ts';
import type { Change } from './record.ts';
import { parseStamp, type ReplicaId, type Stamp, stampOfParts } from './stamp.ts';

/**
 * Changes for a device that takes many at once, to be compressed: their fields' stamps stand apart, each by what it is
 * later than the one before, because stamps differ in a few digits each and compress badly among other things.
 *
 *     packed   = [replicas, steps, counters, writers, changes]
 *     replicas = [replica id, …]
 *     steps    = [milliseconds after the stamp before, …]     the first after 0
 *     writers  = [index in replicas, …]
 *     changes  = as in `encodeChanges`, with [[path, value, …], …] for groups
 */
export function packChanges(changes: readonly Change[]): Uint8Array {
  const columns = new StampColumns();
  const plain = changesToWire(changes).map(([key, groups, ...more]) => [
    key,
    groups.map(([stamp, leaves]) => {
      columns.put(stamp);
      return leaves;
    }),
    ...more,
  ]);
  return encodeValue([columns.replicas, columns.steps, columns.counters, columns.writers, plain]);
}

/** Reads packed changes from outside: all of them, or an error. Checksums are not checked here. */
export function unpackChanges(bytes: Uint8Array): Result<readonly Change[], ChangesError> {
  try {
    const [replicas, steps, counters, writers, plain, ...more] = listOf(decodeValue(bytes));
    if (more.length > 0) throw new ShapeError('packed');
    const stamps = stampsOf(listOf(replicas), listOf(steps), listOf(counters), listOf(writers));
    const changes = changesFromWire(listOf(plain).map((change) => withStamps(listOf(change), stamps)));
    if (stamps.next().done !== true) throw new ShapeError('stamps');
    return ok(changes);
  } catch (error) {
    if (error instanceof ShapeError) return err(error.toValue());
    return err({ code: 'sync/shape', what: 'not CBOR' });
  }
}

class StampColumns {
  readonly replicas: ReplicaId[] = [];
  readonly steps: number[] = [];
  readonly counters: number[] = [];
  readonly writers: number[] = [];
  #ms = 0;

  put(stamp: Stamp): void {
    const { ms, counter, replica } = parseStamp(stamp);
    const known = this.replicas.lastIndexOf(replica);
    this.steps.push(ms - this.#ms);
    this.counters.push(counter);
    this.writers.push(known === -1 ? this.replicas.push(replica) - 1 : known);
    this.#ms = ms;
  }
}

type Column = readonly unknown[];

function* stampsOf(replicas: Column, steps: Column, counters: Column, writers: Column): Generator<Stamp> {
  if (steps.length !== counters.length || steps.length !== writers.length) throw new ShapeError('stamps');
  let ms = 0;
  for (const [at, counter] of counters.entries()) {
    ms += Number(steps[at]);
    const stamp = stampOfParts({ ms, counter, replica: replicas[Number(writers[at])] });
    if (stamp === null) throw new ShapeError('stamp');
    yield stamp;
  }
}

function withStamps([key, groups, ...more]: Column, stamps: Iterator<Stamp>): Column {
  const stamped = listOf(groups).map((leaves) => {
    const { value, done } = stamps.next();
    if (done) throw new ShapeError('stamps');
    return [value, leaves];
  });
  return [key, stamped, ...more];
}

function listOf(value: unknown): Column {
  if (!Array.isArray(value)) throw new ShapeError('packed');
  return value;
}
