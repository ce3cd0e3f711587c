import type { RecordKey } from '#domain/kernel/index.ts';

interface Written {
  readonly key: RecordKey;
  readonly path: string;
  readonly value: string;
  /** The value that its writer saw and replaced. */
  readonly over: string | null;
  readonly stored: () => boolean;
}

interface Typed {
  readonly key: RecordKey;
  readonly word: string;
  readonly stored: () => boolean;
}

/** What the persons in a seeded world did, kept beside the product to hold it against. */
export class Ledger {
  readonly written: Written[] = [];
  readonly typed: Typed[] = [];
  readonly trashed = new Set<RecordKey>();
  readonly deleted = new Set<RecordKey>();
  #words = 0;

  /** A value or word that nobody wrote before. */
  fresh(kind: string): string {
    return `${kind}${(this.#words++).toString(36)}.`;
  }
}
