import type { Change } from '../record/index.ts';
import type { AppendRequest, HubStorage } from './hub-storage.ts';
import type { TaskRunner } from './hub-tasks.ts';
import type { LogCompactor } from './log-compactor.ts';
import type { HubLimits } from './push-validation.ts';

/** The socket of a device, reduced to what the hub needs. */
export interface HubSocket {
  send(frame: Uint8Array): void;
  /** Returns the bytes passed to `send` that the network has not accepted yet. */
  buffered(): number;
  close(): void;
}

/** The user and session of a connection. */
export interface ConnectionOwner {
  readonly uid: string;
  readonly sessionId: string;
}

/** The hub, reduced to what a connection needs. */
export interface ConnectionHub<Connection> {
  readonly limits: HubLimits;
  readonly storage: HubStorage;
  readonly tasks: TaskRunner;
  readonly compactor: Pick<LogCompactor, 'compact' | 'snapshotOf'>;
  now(): number;
  report(event: string, error: unknown): void;
  epoch(): Promise<string>;
  /** Yields to other work in the event loop. */
  yieldToOthers(): Promise<void>;
  /** Appends a push and answers its connection. `removals` are the changes, if all of them are removals. */
  append(request: AppendRequest, origin: Connection, removals: readonly Change[] | null): Promise<unknown>;
  /** Runs a catch-up: one at a time per user, and a limited number overall. */
  catchUp<Value>(uid: string, work: () => Promise<Value>): Promise<Value>;
  disconnected(connection: Connection): void;
}
