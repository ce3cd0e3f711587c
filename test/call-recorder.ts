import { AsyncLocalStorage } from 'node:async_hooks';

/** A call that brought control into a file from another one. */
export interface Entry {
  readonly file: string;
  readonly name: string;
}

export type Entries = Entry[];

/** The entries so far, in order. */
export const entries: Entries = [];

const current = new AsyncLocalStorage<string>();

/** Runs the body of a function of a file, and records an entry if another file called it. */
export function within<T>(file: string, name: string, body: () => T): T {
  record(file, name);
  return current.run(file, body);
}

/** Runs the body of a read of a file, which is not recorded. What it calls in other files is. */
export function reading<T>(file: string, body: () => T): T {
  return current.run(file, body);
}

/** Runs a generator of a file, and records an entry if another file called it. */
export function* stepping<T, R>(file: string, name: string, body: Generator<T, R>): Generator<T, R> {
  record(file, name);
  for (;;) {
    const { done, value } = current.run(file, () => body.next());
    if (done) return value;
    yield value;
  }
}

function record(file: string, name: string): void {
  if (current.getStore() !== file) entries.push({ file, name });
}
