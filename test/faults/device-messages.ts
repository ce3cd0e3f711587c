import type { Person } from '../../src/server/live/testing.ts';
import type { DeviceReport, Position } from './load-device.ts';

/** A device to open. */
export interface DeviceOrder {
  readonly name: string;
  readonly person: Person;
}

/** What a process with devices is told to do. */
export type Task =
  | { readonly do: 'open'; readonly devices: readonly DeviceOrder[]; readonly seed: number }
  /** Each device makes a change about every `everyMs` milliseconds, until it rests. */
  | { readonly do: 'write'; readonly everyMs: number }
  | { readonly do: 'rest' }
  | { readonly do: 'positions' }
  | { readonly do: 'reports' }
  | { readonly do: 'close' };

export type TaskAnswer<T extends Task['do']> = T extends 'positions'
  ? readonly Position[]
  : T extends 'reports'
    ? readonly DeviceReport[]
    : null;

export interface TaskMessage {
  readonly id: number;
  readonly task: Task;
}

export interface AnswerMessage {
  readonly id: number;
  readonly answer: unknown;
}
