import { TrainingHistory, workoutDone } from '#domain/exercise/history/index.ts';
import { MemoryIndex } from '#domain/exercise/memory/index.ts';
import { decodeContent, type Fields, mergeRecords, plainChunk } from '#sync/record/index.ts';
import { gunzip } from '../../workers/index.ts';
import type { ChunkLocation, IdAndFields, MessageFromWorker, MessageToWorker } from './messages.ts';
import { answerOf, type TrainingQuery, versionOf } from './training-queries.ts';

export interface TrainingWorkerPorts {
  readonly post: (message: MessageFromWorker) => void;
  /** Yields, so that pending messages can be processed. */
  readonly pause: () => Promise<void>;
  /** Returns monotonic milliseconds. */
  readonly clock: () => number;
}

type PageMessage = Extract<MessageToWorker, { readonly kind: 'page' }>;

interface Watch {
  readonly subject: TrainingQuery;
  /** The version of the answer last sent; null before the first answer. */
  told: { readonly version: number; readonly isWhole: boolean } | null;
}

/** How long the worker reads before it checks for messages. */
const sliceMs = 8;
/** The minimum interval between notifications while many workouts are being read. */
const tellMs = 250;

/**
 * Reads workouts and answers queries about them. This is the worker's logic, independent of the worker scope. A workout
 * is read once both its record summary and its content have arrived, in either order.
 */
export class TrainingWorker {
  readonly #ports: TrainingWorkerPorts;
  readonly #history = new TrainingHistory();
  readonly #memory = new MemoryIndex();
  readonly #pages: PageMessage[] = [];
  /** The record summaries of workouts whose sets have not arrived in a chunk yet. */
  readonly #heads = new Map<string, Fields>();
  /** The sets from chunks whose record summary has not arrived yet. */
  readonly #details = new Map<string, Fields>();
  /** The ids of workouts that were sent whole and are newer than any chunk. */
  readonly #whole = new Set<string>();
  readonly #watches = new Map<number, Watch>();
  #isFed = false;
  #isWorking = false;
  #toldAt = Number.NEGATIVE_INFINITY;

  constructor(ports: TrainingWorkerPorts) {
    this.#ports = ports;
  }

  take(message: MessageToWorker): void {
    if (message.kind === 'watch') this.#watch(message.ask, message.subject);
    else if (message.kind === 'cancel') this.#watches.delete(message.ask);
    else if (message.kind === 'page') this.#pages.push(message);
    else if (message.kind === 'workouts') for (const each of message.workouts) this.#take(each);
    else if (message.kind === 'bodyWeights') this.#history.takeWeights(message.weights);
    else if (message.kind === 'remove') for (const id of message.ids) this.#remove(id);
    else this.#isFed = true;
    void this.#work();
  }

  #take({ id, fields, isWhole }: IdAndFields): void {
    if (isWhole) {
      this.#whole.add(id);
      this.#heads.delete(id);
      this.#details.delete(id);
      return this.#put(id, fields);
    }
    const details = this.#details.get(id);
    if (details === undefined) this.#heads.set(id, fields);
    else this.#join(id, fields, details);
  }

  #takeDetails(id: string, details: Fields): void {
    if (this.#whole.has(id)) return;
    const head = this.#heads.get(id);
    if (head === undefined) this.#details.set(id, details);
    else this.#join(id, head, details);
  }

  #join(id: string, head: Fields, details: Fields): void {
    this.#heads.delete(id);
    this.#details.delete(id);
    this.#put(id, mergeRecords({ fields: details }, { fields: head }).fields);
  }

  #put(id: string, fields: Fields): void {
    const done = workoutDone(id, fields);
    if (done === null) return this.#forget(id);
    this.#history.put(done);
    this.#memory.put({ id, leaves: fields });
  }

  #remove(id: string): void {
    for (const known of [this.#heads, this.#details, this.#whole]) known.delete(id);
    this.#forget(id);
  }

  #forget(id: string): void {
    this.#history.remove(id);
    this.#memory.remove(id);
  }

  #watch(ask: number, subject: TrainingQuery): void {
    const watch: Watch = { subject, told: null };
    this.#watches.set(ask, watch);
    this.#tell(ask, watch);
  }

  async #work(): Promise<void> {
    if (this.#isWorking) return;
    this.#isWorking = true;
    try {
      for (let page = this.#pages[0]; page !== undefined; page = this.#pages[0]) {
        await this.#read(page);
        this.#pages.shift();
        if (this.#ports.clock() - this.#toldAt >= tellMs) this.#tellAll();
      }
      // changes come in bursts, so the whole queue is processed before watchers are notified
      await this.#ports.pause();
    } finally {
      this.#isWorking = false;
    }
    if (this.#pages.length > 0) void this.#work();
    else this.#tellAll();
  }

  /** Reads a chunk. An unreadable one is ignored: the replica also reads it, and requests it from the hub again. */
  async #read({ chunk, places }: PageMessage): Promise<void> {
    const plain = await plainChunk(chunk, gunzip).catch(() => null);
    if (plain === null) return;
    let sliceStart = this.#ports.clock();
    for (const place of places) {
      if (this.#ports.clock() - sliceStart >= sliceMs) {
        await this.#ports.pause();
        sliceStart = this.#ports.clock();
      }
      this.#readPlace(plain, place);
    }
  }

  #readPlace(plain: Uint8Array, [id, offset, length]: ChunkLocation): void {
    try {
      this.#takeDetails(id, decodeContent(plain.subarray(offset, offset + length), `workouts/${id}`).fields);
    } catch {
      // an unreadable part is ignored, like an unreadable chunk
    }
  }

  #tellAll(): void {
    this.#toldAt = this.#ports.clock();
    for (const [ask, watch] of this.#watches) this.#tell(ask, watch);
  }

  #tell(ask: number, watch: Watch): void {
    const isWhole = this.#isFed && this.#pages.length === 0;
    const indexes = { history: this.#history, memory: this.#memory };
    const version = versionOf(indexes, watch.subject);
    if (watch.told?.version === version && watch.told.isWhole === isWhole) return;
    watch.told = { version, isWhole };
    this.#ports.post({ ask, known: { value: answerOf(indexes, watch.subject), isWhole } });
  }
}
