import type { Person } from '../../src/server/live/testing.ts';
import type { DeviceReport, Position } from './load-device.ts';

/** A device to open. */
export interface DeviceOrder {
  readonly name: string;
  readonly person: Person;
}

/** What devices write until they rest. */
export interface Writing {
  /** About how often each device makes a change. */
  readonly everyMs: number;
  /** Whether they add files, too. */
  readonly withFiles: boolean;
}

/** What a process with devices is told to do. */
export type Task =
  | { readonly do: 'open'; readonly devices: readonly DeviceOrder[]; readonly seed: number }
  | ({ readonly do: 'write' } & Writing)
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
