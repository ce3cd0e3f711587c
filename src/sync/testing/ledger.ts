import type { RecordKey } from '#domain/kernel/index.ts';

interface Written {
  readonly key: RecordKey;
  readonly path: string;
  readonly value: string;
  /** The value that the writer saw and replaced. */
  readonly over: string | null;
  readonly stored: () => boolean;
}

interface Typed {
  readonly key: RecordKey;
  readonly word: string;
  readonly stored: () => boolean;
}

/** Records what the users in a simulation did, to compare it with the product's state. */
export class Ledger {
  readonly written: Written[] = [];
  readonly typed: Typed[] = [];
  readonly trashed = new Set<RecordKey>();
  readonly deleted = new Set<RecordKey>();
  #words = 0;

  /** Returns a value or word that was never written before. */
  fresh(kind: string): string {
    return `${kind}${(this.#words++).toString(36)}.`;
  }
}
