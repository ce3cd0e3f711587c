import { pushIdIn, type RefusalCode } from '../protocol/index.ts';
import type { ConnectionHub } from './connection-ports.ts';
import { TaskEnded } from './hub-tasks.ts';
import type { PushRateLimit } from './push-rate-limit.ts';
import { type ReadFrame, type ReadPush, readFrame } from './read-frame.ts';

type PushFrame = Extract<ReadFrame, { kind: 'push' }>;
export type OtherFrame = Exclude<ReadFrame, { kind: 'push' }>;

/**
 * The limits for decoding a frame on the main thread. Larger frames, or frames with more values, go to a worker thread.
 */
const atOnceBytes = 16 * 1024;
const valuesAtOnce = 4_000;

interface Sender {
  readonly uid: string;
  readonly isClosed: boolean;
  refuse(id: Uint8Array | null, code: RefusalCode, key: string | null, wait: number | null): void;
}

/** Decodes the frames of one device, and appends its pushes in order of arrival. */
export class FrameReceiver<C extends Sender> {
  readonly #hub: ConnectionHub<C>;
  readonly #connection: C;
  readonly #allowance: PushRateLimit;
  readonly #handle: (read: OtherFrame) => void;
  /** Keeps pushes in order of arrival, even if one of them takes long to validate. */
  #admitting: Promise<void> | null = null;

  /** @param handle handles frames that are not pushes */
  constructor(hub: ConnectionHub<C>, connection: C, allowance: PushRateLimit, handle: (read: OtherFrame) => void) {
    this.#hub = hub;
    this.#connection = connection;
    this.#allowance = allowance;
    this.#handle = handle;
  }

  receive(frame: Uint8Array): void {
    const isSmall = frame.length <= atOnceBytes;
    const read = isSmall ? readFrame(frame, this.#hub.limits, valuesAtOnce) : null;
    if (read === null) return this.#readOffThread(new Uint8Array(frame));
    if (read.kind === 'push') return this.#take(read, this.#hub.now());
    this.#handle(read);
  }

  /** Appends a push that was decoded on the main thread. */
  #take(read: PushFrame, receivedAt: number): void {
    const { push } = read;
    if (this.#isOverRate(push, receivedAt)) return;
    if (this.#admitting === null) return void this.#append(read, receivedAt);
    const release = this.#allowance.hold(push.changes.length);
    if (typeof release === 'number') return this.#connection.refuse(push.id, 'rate', null, release);
    this.#inOrder(release, () => this.#append(read, receivedAt));
  }

  /** Decodes a large frame in a worker task, so that it does not block other users. */
  #readOffThread(frame: Uint8Array): void {
    const connection = this.#connection;
    const receivedAt = this.#hub.now();
    const release = this.#allowance.hold(frame.length);
    if (typeof release === 'number') return connection.refuse(pushIdIn(frame), 'rate', null, release);
    this.#inOrder(release, async () => {
      const { limits, tasks } = this.#hub;
      const read = await tasks.run(connection.uid, 'readFrame', { frame, limits }).catch((error: unknown) => {
        this.#hub.report('sync/admission-failed', error);
        if (error instanceof TaskEnded) connection.refuse(pushIdIn(frame), 'too-large', null, null);
        else connection.refuse(pushIdIn(frame), 'busy', null, 5);
        return null;
      });
      if (connection.isClosed || read === null) return;
      if (read.kind !== 'push') this.#handle(read);
      else if (!this.#isOverRate(read.push, receivedAt)) await this.#append(read, receivedAt);
    });
  }

  #isOverRate({ id, changes, offer }: ReadPush, receivedAt: number): boolean {
    const wait = offer ? null : this.#allowance.take(receivedAt, changes.length);
    if (wait !== null) this.#connection.refuse(id, 'rate', null, wait);
    return wait !== null;
  }

  #inOrder(release: () => void, work: () => Promise<void>): void {
    const before = this.#admitting ?? Promise.resolve();
    const own = before
      .then(() => (this.#connection.isClosed ? undefined : work()))
      .catch((error: unknown) => this.#hub.report('sync/admission-failed', error))
      .finally(release);
    this.#admitting = own;
    void own.then(() => {
      if (this.#admitting === own) this.#admitting = null;
    });
  }

  async #append({ push, admitted }: PushFrame, receivedAt: number): Promise<void> {
    if (!admitted.ok) return this.#connection.refuse(push.id, admitted.error.code, admitted.error.key, null);
    const { limits } = this.#hub;
    const { highest, removals } = admitted.value;
    await this.#hub.append(
      {
        uid: this.#connection.uid,
        id: push.id,
        payload: push.changes,
        replaced: push.replaced,
        highest,
        bound: push.offer ? null : { nowMs: receivedAt, aheadMs: limits.aheadMs },
        quota: limits.documentBytes,
        receivedAt,
      },
      this.#connection,
      removals,
    );
  }
}
